//! What happens to an instruction on its way through the EU, and who wants to know.

use tessera_lockstep::bench::Cycle;
use tessera_lockstep::place::Place;

/// Where an instruction is. It waits until it is issued; what for is the stall code of its thread.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Its thread has no decoded instruction, and the line of this one has not come.
    Fetch,
    /// Its thread has no decoded instruction; the line is there.
    Decode,
    /// Operands of the instruction before it are still being read.
    Operands,
    /// All older instructions of the thread have to be done.
    Drain,
    /// It needs the result of an older one, or a free scoreboard entry.
    Dependency,
    /// Its pipe is busy, or takes the instruction of another thread.
    Pipe,
    /// A `wait` without a notification.
    Barrier,
    /// Channels that were parked at its address join.
    Join,
    /// It is issued.
    Issue,
    /// Its operands, or the payload of its message, are being read.
    Read,
    /// It is in the lanes or in the branch unit, or its result waits for the write port.
    Execute,
    /// Its message leaves.
    Send,
    /// Its message is out, the answer is not there.
    Answer,
    /// Its rows are being written, first to last.
    Write,
}

/// One execution of an instruction by a thread.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row {
    /// All different.
    pub id: u64,
    /// Its thread.
    pub place: Place,
    /// Its address.
    pub ip: u32,
}

/// What happens to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum What {
    /// Its thread turns to it.
    Begin,
    /// It enters this stage, and leaves the one before.
    Stage(Stage),
    /// It retires, at this pipe (0 ALU0, 1 ALU1, 2 JE, 3 ME) with these lanes or channels.
    Retire {
        /// The pipe.
        pipe: usize,
        /// Lanes that it writes; of JE, active channels.
        mask: u32,
    },
    /// The cycle before was its last; it is not finished if its thread has met a fault or the run has ended.
    End {
        /// It has done all it had to do.
        finished: bool,
    },
}

/// Something happens at the beginning of a cycle; retirement is in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Event {
    /// When.
    pub cycle: u64,
    /// To whom.
    pub row: Row,
    /// What.
    pub what: What,
}

/// A cycle of a thread that runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spent {
    /// When.
    pub cycle: u64,
    /// The thread.
    pub place: Place,
    /// The instruction that it spends the cycle on.
    pub ip: u32,
    /// Its stall code (see the contract page of TC).
    pub code: usize,
    /// It issues a join of parked channels, not the instruction itself.
    pub join: bool,
}

/// Wants to know.
pub trait Sink {
    /// An event; cycles never go back.
    fn event(&mut self, _event: &Event) {}
    /// A cycle of a thread; those of one thread come in order.
    fn spent(&mut self, _spent: &Spent) {}
    /// A cycle of an EU, as its ports show it.
    fn cycle(&mut self, _cycle: &Cycle) {}
    /// Nothing comes any more; this many cycles were run.
    fn end(&mut self, _cycles: u64) {}
}

impl<S: Sink> Sink for Option<S> {
    fn event(&mut self, event: &Event) {
        self.iter_mut().for_each(|sink| sink.event(event));
    }
    fn spent(&mut self, spent: &Spent) {
        self.iter_mut().for_each(|sink| sink.spent(spent));
    }
    fn cycle(&mut self, cycle: &Cycle) {
        self.iter_mut().for_each(|sink| sink.cycle(cycle));
    }
    fn end(&mut self, cycles: u64) {
        self.iter_mut().for_each(|sink| sink.end(cycles));
    }
}

impl<A: Sink, B: Sink> Sink for (A, B) {
    fn event(&mut self, event: &Event) {
        self.0.event(event);
        self.1.event(event);
    }
    fn spent(&mut self, spent: &Spent) {
        self.0.spent(spent);
        self.1.spent(spent);
    }
    fn cycle(&mut self, cycle: &Cycle) {
        self.0.cycle(cycle);
        self.1.cycle(cycle);
    }
    fn end(&mut self, cycles: u64) {
        self.0.end(cycles);
        self.1.end(cycles);
    }
}
