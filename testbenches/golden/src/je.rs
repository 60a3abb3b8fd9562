//! Golden model of JE, the branch unit (`tessera_ports::je`).

use crate::bits::{bit, field, low_mask};
use crate::codes::file;
use crate::ga::Write;
use crate::opcodes::{self, Flow};
use crate::{retire, Golden, Row};
use tessera_ports::bundle::eu as port;
use tessera_ports::je::{JeIn, JeOut};
use tessera_ports::uop::grf_row;

/// Thread slots, rounded up so that every 3-bit slot number indexes.
const SLOTS: usize = 8;
/// Cycles from E to the result of an operation whose thread has no groups (rule 19).
const LATENCY: u8 = 2;

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
    /// Distance to the next join, bytes; of jmpi its immediate, of calla an address.
    pub jip: u32,
    /// The target is in a register.
    pub register: bool,
    /// Register and first dword that a call writes.
    pub dst: (u8, u8),
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
            register: !sync && target_register(word).is_some(),
            dst: (field(word, 59, 53) as u8, field(word, 52, 50) as u8),
        }
    }

    /// What JE does.
    fn flow(&self) -> Option<Flow> {
        opcodes::find(self.op).and_then(|row| row.flow())
    }

    fn calls(&self) -> bool {
        matches!(self.flow(), Some(Flow::Call | Flow::Calla))
    }

    fn reads_pair(&self) -> bool {
        self.flow() == Some(Flow::Brc)
    }

    /// Register and first dword of the target (rule 5).
    fn target(&self) -> (u32, usize) {
        let from = if matches!(self.flow(), Some(Flow::Brd | Flow::Brc | Flow::Ret)) { self.uip } else { self.jip };
        (from >> 5 & 0x7F, (from >> 2 & 7) as usize)
    }
}

/// The register that the target of a flow-control instruction is in: number and byte, as the word has them.
pub(crate) fn target_register(word: u128) -> Option<(u32, u32)> {
    let src0 = (field(word, 42, 41), field(word, 76, 69), field(word, 68, 64));
    let src1 = (field(word, 90, 89), field(word, 108, 101), field(word, 100, 96));
    let (from, register, byte) = match opcodes::of(word)?.flow()? {
        Flow::Jmpi | Flow::Call | Flow::Calla => src1,
        Flow::Brd | Flow::Brc => src0,
        Flow::Ret => (file::GRF, src0.1, src0.2),
        _ => return None,
    };
    (from != file::IMMEDIATE).then_some((register, byte))
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
    operation: Issue,
    step: Step,
    /// A row is on the way: for the first dword, or the second.
    arriving: Option<bool>,
    /// What the result will be.
    pending: Resolved,
    /// The row write of a call.
    state: [u32; 2],
    /// The row write was granted in the cycle before.
    wrote: bool,
    /// The result on the ports.
    out: Option<Resolved>,
}

/// What the operation in work waits for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Step {
    /// None is in work.
    #[default]
    Idle,
    /// A row is wanted, for the first dword or the second.
    Ask { second: bool },
    /// The row arrives.
    Arrive,
    /// E.
    Evaluate,
    /// The write port; then as many cycles as given.
    Write(u8),
    /// So many cycles.
    Left(u8),
}

impl Je {
    /// An operation is taken in this cycle.
    pub fn ready(&self) -> bool {
        self.step == Step::Idle
    }

    /// The row wanted in this cycle.
    pub fn read(&self) -> Option<u16> {
        let Step::Ask { .. } = self.step else { return None };
        let (register, _) = self.operation.code.target();
        Some(grf_row(self.operation.slot.into(), register.into()) as u16)
    }

    /// The row write of this cycle.
    pub fn write(&self) -> Option<Write> {
        let Step::Write(_) = self.step else { return None };
        let (register, dword) = self.operation.code.dst;
        let value = |at: usize| u64::from(self.state[usize::from(at % 2 != usize::from(dword % 2))]);
        let data = [value(1) << 32 | value(0); 4];
        let enables = (0xFF_u64 << (4 * dword)) as u32;
        Some(Write { row: grf_row(self.operation.slot.into(), register.into()) as u16, enables, data })
    }

    /// Slot and address of the call whose row write was granted in the cycle before.
    pub(crate) fn writer(&self) -> Option<(u8, u32)> {
        self.wrote.then_some((self.operation.slot, self.operation.ip))
    }

    /// The result of this cycle.
    pub fn resolved(&self) -> Option<&Resolved> {
        self.out.as_ref()
    }

    /// Clock edge. `start`: slot of a thread that starts; `granted`: whether the row wanted is read, and
    /// whether that on offer is written; `row`: what was read in the cycle before.
    pub fn clock(&mut self, start: Option<u8>, issue: Option<&Issue>, granted: [bool; 2], row: &Row) {
        (self.out, self.wrote) = (None, granted[1] && self.write().is_some());
        if self.step != Step::Idle || issue.is_some() {
            self.arrive(row);
            self.step = self.next(issue, granted);
        }
        if let Some(slot) = start {
            self.threads[usize::from(slot)] = Parked::default();
        }
    }

    /// What was asked for in the cycle before takes the place of a field.
    fn arrive(&mut self, row: &Row) {
        let Some(second) = self.arriving.take() else { return };
        let code = &mut self.operation.code;
        let (_, dword) = code.target();
        let value = |at: usize| (row[at / 2 % 4] >> (32 * (at % 2))) as u32;
        // The second read takes its place from `uip`, which the first leaves alone.
        if second {
            code.uip = value(dword + 1);
        } else {
            code.jip = value(dword);
        }
    }

    fn next(&mut self, issue: Option<&Issue>, granted: [bool; 2]) -> Step {
        let code = &self.operation.code;
        match self.step {
            Step::Idle => match issue {
                None => Step::Idle,
                Some(issue) => {
                    self.operation = *issue;
                    if issue.code.register {
                        Step::Ask { second: false }
                    } else {
                        Step::Evaluate
                    }
                }
            },
            Step::Ask { second } if granted[0] => {
                self.arriving = Some(second);
                if code.reads_pair() && !second {
                    Step::Ask { second: true }
                } else {
                    Step::Arrive
                }
            }
            Step::Write(left) if granted[1] => Step::Left(left),
            Step::Ask { .. } | Step::Write(_) => self.step,
            Step::Arrive => Step::Evaluate,
            Step::Evaluate => self.evaluate(),
            Step::Left(1) => {
                self.out = Some(self.pending);
                Step::Idle
            }
            Step::Left(left) => Step::Left(left - 1),
        }
    }

    fn evaluate(&mut self) -> Step {
        let (pending, left, state) = self.threads[usize::from(self.operation.slot)].resolve(&self.operation);
        (self.pending, self.state) = (pending, state);
        if self.operation.code.calls() {
            Step::Write(left)
        } else {
            Step::Left(left)
        }
    }
}

impl Parked {
    /// The whole operation at once, as what it leaves behind is not visible before its result; in how many
    /// cycles that comes, less one; and what a call writes.
    fn resolve(&mut self, operation: &Issue) -> (Resolved, u8, [u32; 2]) {
        let Issue { slot, ip, code, sync, active, .. } = *operation;
        let groups = self.groups.len() as u8;
        let mut latency = LATENCY + groups;
        let mut joined = active;
        if self.wake == Some(ip) {
            joined |= self.dissolve(ip);
        }
        // An else with groups is carried out as a sync that looks for one at the next instruction, then as
        // an else.
        if groups > 0 && code.flow() == Some(Flow::Else) && !sync {
            latency += 2 + self.groups.len() as u8;
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
        let resolved = Resolved { slot, sync, next, active: running, wake, ip, op: code.op, mask: joined };
        (resolved, latency - 1, [outcome.fall, outcome.first.0])
    }
}

/// Where the channels of an instruction go.
struct Outcome {
    /// Channels with a target of their own, and it.
    first: (u32, u32),
    second: (u32, u32),
    next: u32,
    /// The next instruction in memory.
    fall: u32,
}

/// Targets and next address; `parked_at` gives the channels that wait at an address.
fn outcome(operation: &Issue, joined: u32, parked_at: impl Fn(u32) -> u32) -> Outcome {
    let Issue { ip, code, short, sync, predicate, .. } = *operation;
    let fall = ip.wrapping_add(if short { 8 } else { 16 });
    let absolute = matches!(code.flow(), Some(Flow::Calla | Flow::Ret));
    let jump = if absolute { code.jip } else { ip.wrapping_add(code.jip) };
    let update = ip.wrapping_add(code.uip);
    let offset = 4 * u32::from(code.group);
    let range = (low_mask(1 << code.size.min(5)) << offset) as u32;
    let enabled = joined & range;
    let (taken, not_taken) = (enabled & predicate, enabled & !predicate);

    let straight = |next| Outcome { first: (0, 0), second: (0, 0), next, fall };
    let split = |t, f, next| Outcome { first: (taken, t), second: (not_taken, f), next, fall };
    if sync {
        return straight(ip);
    }
    let any = |set: u32, yes: u32, no: u32| if set != 0 { yes } else { no };
    let Some(flow) = code.flow() else { return straight(fall) };
    match flow {
        Flow::If => split(fall, jump, any(taken, fall, jump)),
        Flow::Else => {
            let next = any(range & parked_at(fall), fall, jump);
            Outcome { first: (enabled, update), second: (0, 0), next, fall }
        }
        Flow::Endif | Flow::Join => Outcome { first: (enabled, fall), ..straight(any(enabled, fall, jump)) },
        Flow::While => split(jump, fall, any(taken, jump, fall)),
        Flow::Break => split(update.wrapping_add(16), fall, any(not_taken, fall, jump)),
        Flow::Cont | Flow::Halt | Flow::Brc => split(update, fall, any(not_taken, fall, jump)),
        Flow::Brd | Flow::Ret => split(jump, fall, any(not_taken, fall, jump)),
        Flow::Call | Flow::Calla => split(jump, fall, any(taken, jump, fall)),
        // goto.b
        Flow::Goto if code.branch => split(update, fall, any(taken, update, jump)),
        Flow::Goto => split(fall, update, any(taken, fall, jump)),
        Flow::Jmpi if predicate >> offset & 1 == 1 => straight(fall.wrapping_add(code.jip)),
        Flow::Jmpi | Flow::Nop | Flow::Wait => straight(fall),
    }
}

impl Golden for Je {
    type In = JeIn;
    type Out = JeOut;

    fn eval(&self, _: &JeIn) -> JeOut {
        let rd = self.read().map_or_else(Default::default, |row| port::RowRead { valid: 1, row: row.into() });
        let write = |w: Write| port::RowWrite { valid: 1, row: w.row.into(), be: w.enables.into(), data: w.data };
        let writer = |(slot, ip): (u8, u32)| port::Writer { slot: slot.into(), ip: ip.into() };
        let writer = self.writer().map_or_else(Default::default, writer);
        let wb = self.write().map_or_else(Default::default, write);
        let idle = JeOut { issue: self.ready().into(), rd, wb, writer, ..JeOut::default() };
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
                register: i.issue.reg == 1,
                dst: (i.issue.dst as u8, i.issue.dst_sub as u8),
            },
            sync: i.issue.sync == 1,
            active: i.issue.act as u32,
            predicate: i.issue.pred as u32,
        };
        let start = (i.start.valid == 1).then_some(i.start.slot as u8);
        let granted = [i.rd.gnt == 1, i.wb.gnt == 1];
        self.clock(start, (i.issue.valid == 1).then_some(&issue), granted, &i.rd_data);
    }
}
