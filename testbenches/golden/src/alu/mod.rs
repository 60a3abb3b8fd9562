//! Golden model of ALU0 and ALU1 (`tessera_ports::alu`).
//!
//! Nothing stalls after the operands have landed, so the model executes a pass at the end of its `land` cycle
//! and puts the entry into its queue at once, stamped with the cycle from which on it can be the head.
//! `count` of the contract (entries from `pass_done` to pop) stays a number of its own. Only of math nobody
//! knows beforehand when it is done: its entry waits in the [`math::MathUnit`].

mod exec;
mod fetch;
mod math;
mod ports;
mod queue;

use crate::arith::Mode;
use crate::asks::further;
use crate::ga::{Gathered, LaneRead, LaneWrite, Ports};
use crate::opcodes::Pipe;
use crate::plan::Plan;
use exec::{Collector, Extensions, Flags};
use fetch::Fetch;
use math::MathUnit;
pub use ports::{AluCompact, AluMath, AluMathCompact, AluMathSmall, AluSmall};
use queue::{Entry, Queue};
use std::rc::Rc;
use tessera_ports::config::{Collect, EuShape, Handover, LongPipe, Rare};

/// Cycles between the last beat of a pass and the one in which its entry can be the head, beside those in the
/// pipe: into X1, assembly.
const AROUND: u32 = 2;
/// Cycles in the short pipe.
const SHORT: u32 = 3;
/// Beats of a round that another follows.
const BEATS: u32 = 2;

/// What TC hands over.
#[derive(Debug, Clone)]
pub struct Issue {
    /// Thread slot.
    pub slot: u8,
    /// Address of the instruction.
    pub ip: u32,
    /// What it does.
    pub plan: Rc<Plan>,
    /// Write-enabled lanes.
    pub lanes: u32,
    /// Predicate by lane.
    pub predicate: u32,
    /// Rounding and denormals.
    pub mode: Mode,
    /// Value of an ARF source.
    pub scalar: u32,
    /// Scoreboard entry it holds.
    pub scoreboard: u8,
}

/// The instruction that a row write belongs to.
#[derive(Debug, Clone, Copy)]
pub struct Writer {
    /// Its thread slot.
    pub slot: u8,
    /// Its address.
    pub ip: u32,
}

/// A flag write: bits of the 32-bit flag register.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct FlagWrite {
    /// f0 or f1.
    pub register: u8,
    /// Bits that are written.
    pub mask: u32,
    /// Their values; 0 outside the mask.
    pub value: u32,
}

/// A write to an ARF outside the rows: 0 cr0, 1 f0, 2 f1.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ArfWrite {
    /// Which register.
    pub select: u8,
    /// Bytes that are written.
    pub enables: u8,
    /// Their values.
    pub value: u32,
}

/// Completion of an instruction.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Done {
    /// Thread slot.
    pub slot: u8,
    /// Scoreboard entry that becomes free.
    pub scoreboard: u8,
    /// Address of the instruction.
    pub ip: u32,
    /// Its opcode.
    pub op: u8,
    /// Its write-enabled lanes.
    pub mask: u32,
    /// The flag it writes.
    pub flag: Option<FlagWrite>,
    /// The register outside the rows it writes.
    pub arf: Option<ArfWrite>,
}

impl Done {
    /// Nothing but rows is written, so that it may be known before.
    fn is_rows_only(&self) -> bool {
        self.flag.is_none() && self.arf.is_none()
    }
}

/// A pass whose operands arrive in this cycle.
#[derive(Debug, Clone)]
struct Land {
    issue: Issue,
    pipe: Pipe,
    pass: u32,
    round: u32,
    /// Of its indirect operand.
    address: u32,
    /// It is a round that another follows: its results come back into a collector.
    returns: bool,
    /// Cycles that it occupies `op`.
    stay: u32,
}

/// Entries of queue M.
const MATH_DEPTH: usize = 4;

/// Queues S, L and M.
#[derive(Debug, Clone)]
struct Queues([Queue; 3]);

impl Queues {
    fn new(shape: &EuShape) -> Queues {
        Queues([shape.results, shape.results, MATH_DEPTH].map(Queue::new))
    }
}

impl Default for Queues {
    fn default() -> Queues {
        Queues::new(&EuShape::default())
    }
}

/// One ALU.
#[derive(Debug, Clone, Default)]
pub struct Alu {
    /// Of the EU; ALU1 executes what is rare in every one.
    shape: EuShape,
    math: Option<MathUnit>,
    /// What waits for fetch.
    waiting: Option<Issue>,
    /// Cycles since reset.
    now: u64,
    fetch: Fetch,
    land: Option<Land>,
    /// A pass that has its operands, `collected`, and waits for `op`, of [`Collect::Ahead`].
    ahead: Option<Land>,
    collected: Collector,
    /// Beats that the pass in `op` still has to gather, this cycle's included; 0 = `op` empty.
    beats_left: u32,
    /// Of the pass in `op`: [`Land::returns`].
    returns: bool,
    /// It may fetch in this cycle, and the pipe whose head is the head: a function of the rest, found out once.
    fetches: bool,
    at_head: Option<Pipe>,
    collector: Collector,
    flags: Flags,
    extensions: Extensions,
    /// By pipe.
    queues: Queues,
    /// What was written, and what completed, in the cycle before.
    wrote: Option<Writer>,
    left: Option<Done>,
    /// `left` has yet to be reported as done.
    late: bool,
}

impl Alu {
    /// ALU0 of an EU of this shape, after reset.
    pub fn new(shape: &EuShape) -> Alu {
        Alu { shape: *shape, queues: Queues::new(shape), ..Alu::default() }
    }

    /// ALU1: with a math unit, and what is rare in every shape.
    pub fn with_math(shape: &EuShape) -> Alu {
        let math = Some(MathUnit::new(shape.divide));
        Alu { math, ..Alu::new(&EuShape { rare: Rare::Both, ..*shape }) }
    }

    /// A reset: memories keep what they have.
    pub fn restart(&mut self, fresh: Alu) {
        *self = Alu { extensions: self.extensions, ..fresh };
    }

    /// An instruction is taken in this cycle.
    pub fn ready(&self) -> bool {
        self.waiting.is_none()
    }

    /// Cycles in the long pipe.
    fn long(&self) -> u32 {
        match self.shape.long_pipe {
            LongPipe::Seven => 7,
            LongPipe::Eight => 8,
        }
    }

    /// The round that fetch has, as it lands.
    fn landing(&self, issue: Issue, pipe: Pipe, pass: u32, round: u32, address: u32) -> Land {
        let returns = round + 1 < issue.plan.rounds();
        let stay = if returns {
            // The next one is fetched when the last beat is back: it leaves op, goes through the pipe and is taken.
            BEATS + self.long() + 1
        } else {
            self.fetch.beats()
        };
        Land { issue, pipe, pass, round, address, returns, stay }
    }

    /// Cycles after this one until a pass fetched now finds the collectors to its disposal, but for the last.
    fn rest(&self) -> u32 {
        let here = self.beats_left.saturating_sub(1);
        let ahead = self.ahead.as_ref();
        let stay = |land: Option<&Land>| land.map_or(0, |land| land.stay);
        let all = here + stay(ahead) + stay(self.land.as_ref());
        let last = self.land.as_ref().or(ahead);
        match self.shape.collect {
            Collect::Ahead if !last.map_or(self.returns, |land| land.returns) => all - last.map_or(here, |land| land.stay),
            _ => all,
        }
    }

    fn may_fetch(&self) -> bool {
        let Some(pipe) = self.fetch.pipe() else { return false };
        self.queue(pipe).has_room() && self.rest() <= 1
    }

    fn queue(&self, pipe: Pipe) -> &Queue {
        &self.queues.0[pipe as usize]
    }

    fn queue_mut(&mut self, pipe: Pipe) -> &mut Queue {
        &mut self.queues.0[pipe as usize]
    }

    /// Lanes wanted in this cycle, by source.
    pub fn reads(&self) -> [Option<LaneRead>; 3] {
        if self.fetches {
            self.fetch.reads()
        } else {
            [None; 3]
        }
    }

    /// The slot whose operands are all read with the grants of this cycle.
    pub fn fetched(&self, granted: Ports) -> Option<u8> {
        let issue = self.fetch.issue().filter(|_| self.fetches)?;
        let last = self.fetch.pass() + 1 == issue.plan.passes();
        (last && self.fetch.is_last_round() && self.fetch.completes(granted)).then_some(issue.slot)
    }

    /// Head of the queue of math, else of the long one, else of the short one, and which. One whose
    /// instruction is still in fetch is held.
    fn head(&self) -> Option<(Pipe, &Entry)> {
        let pipe = self.at_head?;
        self.queue(pipe).first().map(|entry| (pipe, entry))
    }

    fn find_head(&self) -> Option<Pipe> {
        let fetching = self.fetch.issue().map(|issue| (issue.slot, issue.scoreboard));
        let free = |&pipe: &Pipe| self.queue(pipe).head(self.now).is_some_and(|entry| fetching != Some(entry.tag));
        [Pipe::Math, Pipe::Long, Pipe::Short].into_iter().find(free)
    }

    /// The row that the write port is wanted for in this cycle.
    pub fn write_row(&self) -> Option<u16> {
        let (pipe, entry) = self.head()?;
        entry.row.map(|row| further(row, self.queue(pipe).second_half().into()))
    }

    /// The row write of this cycle.
    pub fn write_back(&self) -> Option<LaneWrite> {
        let (pipe, entry) = self.head()?;
        entry.half(self.queue(pipe).second_half())
    }

    /// Mask and results of the head, also if it writes no row.
    pub fn results(&self) -> Option<(u8, &[u32; 8])> {
        self.head().map(|(_, entry)| (entry.mask, &entry.lanes))
    }

    /// The instruction whose row was granted in the cycle before.
    pub fn writer(&self) -> Option<&Writer> {
        self.wrote.as_ref()
    }

    /// The head leaves its queue in this cycle.
    fn pops(&self, &(pipe, entry): &(Pipe, &Entry), granted: bool) -> bool {
        entry.row.is_none() || granted && (!entry.two || self.queue(pipe).second_half())
    }

    /// It may be done in the cycle in which it leaves its queue.
    fn is_early(&self, done: &Done) -> bool {
        self.shape.handover == Handover::Direct && done.is_rows_only()
    }

    /// The instruction whose scoreboard entry becomes free in this cycle, with the flags and registers that
    /// it writes now.
    pub fn done(&self, granted: bool) -> Option<&Done> {
        if self.late {
            return self.left.as_ref();
        }
        let (pipe, entry) = self.head()?;
        entry.done.as_ref().filter(|done| self.is_early(done) && self.pops(&(pipe, entry), granted))
    }

    /// Slot and scoreboard entry that the port `done` names, whether or not something is done: of the instruction
    /// that is reported late, else of the head if its report need not be.
    pub fn named(&self) -> (u8, u8) {
        let late = self.left.filter(|_| self.late).map(|done| (done.slot, done.scoreboard));
        let head = || self.head().filter(|_| self.shape.handover == Handover::Direct).map(|(_, entry)| entry.tag);
        late.or_else(head).unwrap_or_default()
    }

    /// The instruction that retires in this cycle: its last row is being written.
    pub fn retired(&self) -> Option<&Done> {
        self.left.as_ref()
    }

    /// Clock edge: `granted` answers [`Alu::reads`], `data` holds the lanes granted in the cycle before,
    /// `written` answers [`Alu::write_row`].
    pub fn clock(&mut self, issue: Option<Issue>, granted: Ports, data: &[Gathered; 3], written: bool) {
        if issue.is_none() && self.is_idle() {
            self.now += 1;
            return;
        }
        // What the old state decides, before anything moves.
        let (ready, was_free) = (self.ready(), self.fetch.is_free());
        let fetching = self.fetches;
        self.write_edge(written);
        self.math_edge();
        self.collector.capture(data);
        self.beats_left = self.beats_left.saturating_sub(1);
        self.operate_edge();
        self.fetch_edge(fetching, granted, &data[0]);
        let next = match self.shape.handover {
            Handover::Direct => self.fetch.is_free(),
            Handover::Registered => was_free,
        };
        // Nothing is taken while one waits.
        if let Some(issue) = self.waiting.take_if(|_| next) {
            self.load(issue);
        } else if let Some(issue) = issue.filter(|_| ready) {
            if next && self.shape.handover == Handover::Direct {
                self.load(issue);
            } else {
                self.waiting = Some(issue);
            }
        }
        self.now += 1;
        (self.fetches, self.at_head) = (self.may_fetch(), self.find_head());
    }

    /// Fetch begins with an instruction.
    fn load(&mut self, issue: Issue) {
        let pipe = issue.plan.pipe(self.shape.float_add);
        let beats = issue.plan.beats(self.shape.float_add);
        self.fetch.load(issue, pipe, beats);
    }

    /// Without an issue nothing changes at the clock edge, except the number of the cycle.
    fn is_idle(&self) -> bool {
        let nothing_left = self.wrote.is_none() && self.left.is_none() && !self.late;
        let nothing_comes =
            self.waiting.is_none() && self.fetch.is_free() && self.land.is_none() && self.collector.expects_nothing();
        let nothing_computed = self.beats_left == 0 && self.ahead.is_none() && self.math.as_ref().is_none_or(MathUnit::is_idle);
        nothing_comes && nothing_computed && nothing_left && self.queues.0.iter().all(Queue::is_empty)
    }

    fn write_edge(&mut self, written: bool) {
        let Some((pipe, entry)) = self.head() else {
            (self.wrote, self.left, self.late) = (None, None, false);
            return;
        };
        let wrote = written.then_some(Writer { slot: entry.tag.0, ip: entry.ip });
        let pops = self.pops(&(pipe, entry), written);
        let left = entry.done.filter(|_| pops);
        self.late = left.is_some_and(|done| self.late || !self.is_early(&done));
        (self.wrote, self.left) = (wrote, left);
        if pops {
            self.queue_mut(pipe).pop();
        } else if written {
            self.queue_mut(pipe).set_second_half();
        }
    }

    /// A pass of math may be complete: its last beat is in A in the next cycle.
    fn math_edge(&mut self) {
        if let Some(entry) = self.math.as_mut().and_then(|math| math.clock(self.now)) {
            let visible = self.now + 2;
            self.queue_mut(Pipe::Math).push(visible, entry);
        }
    }

    fn fetch_edge(&mut self, fetching: bool, granted: Ports, first: &Gathered) {
        let Some(pipe) = self.fetch.pipe() else { return };
        if self.fetch.seeks() {
            return self.fetch.seek(fetching && granted.has(0), first.lanes[0]);
        }
        if !fetching {
            return;
        }
        let (pass, address) = (self.fetch.pass(), self.fetch.address());
        let (round, is_last) = (self.fetch.round(), self.fetch.is_last_round());
        self.collector.expect(self.fetch.taken(granted));
        if let Some(issue) = self.fetch.advance(granted) {
            if is_last {
                self.queue_mut(pipe).reserve();
            }
            self.land = Some(self.landing(issue, pipe, pass, round, address));
        }
    }

    /// `op` takes the pass that waits for it, or the one that lands; if it is in the middle of one, that waits.
    fn operate_edge(&mut self) {
        let busy = self.beats_left > 0;
        if let Some(land) = self.ahead.take_if(|_| !busy) {
            self.execute(&land, true);
            if let Some(land) = self.land.take() {
                self.wait_ahead(land);
            }
        } else if let Some(land) = self.land.take() {
            if busy {
                assert!(self.ahead.is_none() && self.shape.collect == Collect::Ahead, "fetched too early");
                self.wait_ahead(land);
            } else {
                self.execute(&land, false);
            }
        }
    }

    fn wait_ahead(&mut self, land: Land) {
        self.collected = self.collector.clone();
        self.ahead = Some(land);
    }

    /// The pass enters `op` at this edge: beats in the next cycles, then the pipe and assembly. `ahead`: it
    /// had to wait, and its operands are those in `collected`.
    fn execute(&mut self, land: &Land, ahead: bool) {
        let plan = &land.issue.plan;
        assert!(self.shape.rare == Rare::Both || !plan.is_rare(), "TC sends what is rare to ALU1");
        assert!(self.math.is_some() || plan.opcode.op.rounds().is_none(), "TC sends what goes by rounds to ALU1");
        (self.beats_left, self.returns) = (land.stay, land.returns);
        if land.returns {
            if ahead {
                // Nothing has been collected behind a round that returns.
                self.collector = self.collected.clone();
            }
            return exec::round(&land.issue, land.round, &mut self.collector);
        }
        let collector = if ahead { &self.collected } else { &self.collector };
        let entry = exec::pass(land, collector, &mut self.flags, &mut self.extensions);
        let pipe = land.pipe;
        let latency = match pipe {
            Pipe::Short => SHORT,
            Pipe::Long => self.long(),
            Pipe::Math => {
                let math = self.math.as_mut().expect("TC sends math to the ALU that has a math unit");
                // The first beat leaves in the next cycle.
                return math.push(self.now + 1, plan.function.expect("math has a function"), entry);
            }
        };
        let visible = self.now + u64::from(land.stay + latency + AROUND);
        self.queue_mut(pipe).push(visible, entry);
    }
}
