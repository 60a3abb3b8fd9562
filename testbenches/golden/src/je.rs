//! Golden model of JE, the branch unit (`tessera_ports::je`).

use crate::bits::{bit, field, low_mask};
use crate::opcodes::{self, Flow};
use crate::{retire, Golden};
use tessera_ports::bundle::eu as port;
use tessera_ports::je::{JeIn, JeOut};

/// Thread slots, rounded up so that every 3-bit slot number indexes.
const SLOTS: usize = 8;
/// Cycles from the issue to the result of an operation whose thread has no groups (rule 16).
const LATENCY: u8 = 3;

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

/// The channels of a thread that wait.
#[derive(Debug, Clone, Default)]
struct Parked {
    /// Their groups, in no order: address and mask.
    groups: Vec<(u32, u32)>,
    /// The wake address in the last result.
    wake: Option<u32>,
}

impl Parked {
    /// The channels that wait at an address.
    fn at(&self, address: u32) -> u32 {
        self.groups.iter().find(|group| group.0 == address).map_or(0, |group| group.1)
    }

    /// The same; they wait no longer.
    fn dissolve(&mut self, address: u32) -> u32 {
        let mask = self.at(address);
        self.groups.retain(|group| group.0 != address);
        mask
    }

    /// More channels wait at an address.
    fn park(&mut self, mask: u32, address: u32) {
        match self.groups.iter_mut().find(|group| group.0 == address) {
            Some(group) => group.1 |= mask,
            None => self.groups.push((address, mask)),
        }
    }
}

/// Branch unit.
#[derive(Debug, Clone, Default)]
pub struct Je {
    threads: [Parked; SLOTS],
    /// Cycles until the result of the operation in work; 0: none is.
    left: u8,
    /// What it will be.
    pending: Resolved,
    /// The result on the ports.
    out: Option<Resolved>,
}

impl Je {
    /// An operation is taken in this cycle.
    pub fn ready(&self) -> bool {
        self.left == 0
    }

    /// The result of this cycle.
    pub fn resolved(&self) -> Option<&Resolved> {
        self.out.as_ref()
    }

    /// Clock edge. `start`: slot of a thread that starts.
    pub fn clock(&mut self, start: Option<u8>, issue: Option<&Issue>) {
        self.out = None;
        if self.left > 0 {
            self.left -= 1;
            self.out = (self.left == 0).then_some(self.pending);
        } else if let Some(issue) = issue {
            (self.pending, self.left) = self.threads[usize::from(issue.slot)].resolve(issue);
        }
        if let Some(slot) = start {
            self.threads[usize::from(slot)] = Parked::default();
        }
    }
}

impl Parked {
    /// The whole operation at once, as what it leaves behind is not visible before its result; and in how many
    /// cycles that comes, less one.
    fn resolve(&mut self, operation: &Issue) -> (Resolved, u8) {
        let Issue { slot, ip, code, sync, active, .. } = *operation;
        let groups = self.groups.len() as u8;
        let mut latency = LATENCY + groups;
        let mut joined = active;
        if self.wake == Some(ip) {
            joined |= self.dissolve(ip);
            if opcodes::find(code.op).and_then(|row| row.flow()) == Some(Flow::Else) {
                latency += 1 + groups;
            }
        }
        let outcome = outcome(operation, joined, |address| self.at(address));
        let next = outcome.next;
        let mut running = joined;
        for (mask, target) in [outcome.first, outcome.second] {
            if mask != 0 && target != next {
                running &= !mask;
                self.park(mask, target);
            }
        }
        running |= self.dissolve(next);
        self.wake = self.groups.iter().map(|group| group.0).filter(|&address| address > next).min();
        let wake = self.wake;
        (Resolved { slot, sync, next, active: running, wake, ip, op: code.op, mask: joined }, latency - 1)
    }
}

/// Where the channels of an instruction go.
struct Outcome {
    /// Channels with a target of their own, and it.
    first: (u32, u32),
    second: (u32, u32),
    next: u32,
}

/// Targets and next address; `parked_at` gives the channels that wait at an address.
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
        let start = (i.start.valid == 1).then_some(i.start.slot as u8);
        self.clock(start, (i.issue.valid == 1).then_some(&issue));
    }
}
