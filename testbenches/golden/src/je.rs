//! Golden model of JE, the branch unit (`tessera_ports::je`).

use crate::bits::{bit, field, low_mask};
use crate::opcodes::{self, Flow};
use crate::{retire, Golden};
use tessera_ports::bundle::eu as port;
use tessera_ports::je::{JeIn, JeOut};

const CHANNELS: usize = 32;
/// Thread slots, rounded up so that every 3-bit slot number indexes.
const SLOTS: usize = 8;
/// Stage in which the result is on the ports.
const RESULT: u8 = 4;

/// What TC has read out of the instruction.
#[derive(Debug, Clone, Copy, Default)]
pub struct Code {
    /// Opcode; 0 with `sync`.
    pub op: u8,
    /// BranchCtrl.
    pub branch: bool,
    /// First channel divided by 4.
    pub group: u8,
    /// Execution size, as a power of 2.
    pub size: u8,
    /// Distance to the end of the structure, bytes.
    pub uip: u32,
    /// Distance to the next join, bytes; of jmpi its immediate.
    pub jip: u32,
}

impl Code {
    /// Fields of a native word (rule 40 of TC).
    pub fn decode(word: u128, sync: bool) -> Code {
        Code {
            op: if sync { 0 } else { opcodes::code(word) },
            branch: bit(word, 28),
            group: field(word, 13, 11) as u8,
            size: field(word, 23, 21) as u8,
            uip: field(word, 95, 64),
            jip: field(word, 127, 96),
        }
    }
}

/// What TC hands over.
#[derive(Debug, Clone, Copy, Default)]
pub struct Issue {
    /// Thread slot.
    pub slot: u8,
    /// Address of the instruction.
    pub ip: u32,
    /// The instruction is 8 bytes long.
    pub short: bool,
    /// Its fields.
    pub code: Code,
    /// Only joins the channels that wait at this address.
    pub sync: bool,
    /// Active channels.
    pub active: u32,
    /// Predicate by channel.
    pub predicate: u32,
}

/// What goes back to TC and out of the retire port.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Resolved {
    /// Thread slot.
    pub slot: u8,
    /// The operation was a sync.
    pub sync: bool,
    /// Where the thread goes on.
    pub next: u32,
    /// Channels active there.
    pub active: u32,
    /// Smallest address ahead at which channels wait.
    pub wake: Option<u32>,
    /// Address of the instruction.
    pub ip: u32,
    /// Its opcode; 0 for a sync.
    pub op: u8,
    /// Active channels after the join.
    pub mask: u32,
}

impl Resolved {
    pub(crate) fn retired(&self) -> port::Retire {
        retire(self.slot, self.ip, self.op, self.mask)
    }
}

/// Branch unit.
#[derive(Debug, Clone, Default)]
pub struct Je {
    dispatched: [u32; SLOTS],
    parked: [[u32; CHANNELS]; SLOTS],
    /// 0: no operation in work; 1..=4: the stage of the trace.
    stage: u8,
    operation: Issue,
    resolved: Resolved,
}

/// Channels of `mask` in ascending order.
fn channels(mask: u32) -> impl Iterator<Item = usize> {
    (0..CHANNELS).filter(move |&c| mask >> c & 1 == 1)
}

/// Where the channels of an instruction go.
struct Outcome {
    /// Channels with a target of their own, and it.
    first: (u32, u32),
    second: (u32, u32),
    next: u32,
}

impl Je {
    /// An operation is taken in this cycle.
    pub fn ready(&self) -> bool {
        self.stage == 0 || self.stage == RESULT
    }

    /// The result of this cycle.
    pub fn resolved(&self) -> Option<&Resolved> {
        (self.stage == RESULT).then_some(&self.resolved)
    }

    /// Clock edge. `start`: slot and dispatch mask of a thread that starts.
    pub fn clock(&mut self, start: Option<(u8, u32)>, issue: Option<&Issue>) {
        if self.stage == 1 {
            self.resolve();
        }
        if let Some((slot, mask)) = start {
            self.dispatched[usize::from(slot)] = mask;
        }
        if let Some(issue) = issue.filter(|_| self.ready()) {
            self.operation = *issue;
            self.stage = 1;
        } else {
            self.stage = if self.ready() { 0 } else { self.stage + 1 };
        }
    }

    /// The whole operation at once: its intermediate stages are not visible.
    fn resolve(&mut self) {
        let Issue { slot, ip, code, sync, active, .. } = self.operation;
        let dispatched = self.dispatched[usize::from(slot)];
        let parked = &mut self.parked[usize::from(slot)];
        let at = |p: &[u32; CHANNELS], mask: u32, ip: u32| channels(mask).filter(|&c| p[c] == ip).fold(0, |m, c| m | 1 << c);

        let joined = active | at(parked, dispatched & !active, ip);
        let waiting = dispatched & !joined;
        let outcome = outcome(&self.operation, joined, |address| at(parked, waiting, address));
        let next = outcome.next;
        let mut running = at(parked, waiting, next);
        for c in channels(joined) {
            let own = [outcome.first, outcome.second].into_iter().find(|(mask, _)| mask >> c & 1 == 1);
            let target = own.map_or(next, |(_, target)| target);
            if target == next {
                running |= 1 << c;
            } else {
                parked[c] = target;
            }
        }
        let wake = channels(dispatched & !running).map(|c| parked[c]).filter(|&address| address > next).min();
        self.resolved = Resolved { slot, sync, next, active: running, wake, ip, op: code.op, mask: joined };
    }
}

/// Targets and next address; `parked_at` gives the channels that wait (and did not join) at an address.
fn outcome(operation: &Issue, joined: u32, parked_at: impl Fn(u32) -> u32) -> Outcome {
    let Issue { ip, code, short, sync, predicate, .. } = *operation;
    let fall = ip.wrapping_add(if short { 8 } else { 16 });
    let jump = ip.wrapping_add(code.jip);
    let update = ip.wrapping_add(code.uip);
    let offset = 4 * u32::from(code.group);
    let range = (low_mask(1 << code.size.min(5)) << offset) as u32;
    let enabled = joined & range;
    let (taken, not_taken) = (enabled & predicate, enabled & !predicate);

    let straight = |next| Outcome { first: (0, 0), second: (0, 0), next };
    let split = |t, f, next| Outcome { first: (taken, t), second: (not_taken, f), next };
    if sync {
        return straight(ip);
    }
    let any = |set: u32, yes: u32, no: u32| if set != 0 { yes } else { no };
    let Some(flow) = opcodes::find(code.op).and_then(|row| row.flow()) else { return straight(fall) };
    match flow {
        Flow::If => split(fall, jump, any(taken, fall, jump)),
        Flow::Else => {
            let next = any(range & parked_at(fall), fall, jump);
            Outcome { first: (enabled, update), second: (0, 0), next }
        }
        Flow::Endif | Flow::Join => Outcome { first: (enabled, fall), second: (0, 0), next: any(enabled, fall, jump) },
        Flow::While => split(jump, fall, any(taken, jump, fall)),
        Flow::Break => split(update.wrapping_add(16), fall, any(not_taken, fall, jump)),
        // goto.b
        Flow::Goto if code.branch => split(update, fall, any(taken, update, jump)),
        Flow::Goto => split(fall, update, any(taken, fall, jump)),
        Flow::Jmpi if predicate >> offset & 1 == 1 => straight(fall.wrapping_add(code.jip)),
        Flow::Jmpi | Flow::Nop => straight(fall),
    }
}

impl Golden for Je {
    type In = JeIn;
    type Out = JeOut;

    fn eval(&self, _: &JeIn) -> JeOut {
        let idle = JeOut { issue: self.ready().into(), ..JeOut::default() };
        let Some(r) = self.resolved() else { return idle };
        let branch = port::Branch {
            valid: 1,
            slot: r.slot.into(),
            sync: r.sync.into(),
            target: r.next.into(),
            act: r.active.into(),
            wake_valid: r.wake.is_some().into(),
            wake: r.wake.unwrap_or(0).into(),
        };
        JeOut { branch, ret: r.retired(), ..idle }
    }

    fn tick(&mut self, i: &JeIn) {
        if i.reset == 1 {
            *self = Je::default();
            return;
        }
        let issue = Issue {
            slot: i.issue.slot as u8,
            ip: i.issue.ip as u32,
            short: i.issue.len8 == 1,
            code: Code {
                op: i.issue.op as u8,
                branch: i.issue.branch == 1,
                group: i.issue.group as u8,
                size: i.issue.size as u8,
                uip: i.issue.uip as u32,
                jip: i.issue.jip as u32,
            },
            sync: i.issue.sync == 1,
            active: i.issue.act as u32,
            predicate: i.issue.pred as u32,
        };
        let start = (i.start.valid == 1).then_some((i.start.slot as u8, i.start.mask as u32));
        self.clock(start, (i.issue.valid == 1).then_some(&issue));
    }
}
