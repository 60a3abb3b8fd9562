//! The math unit (rules 37 to 40 of the ALU page): beats wait for EM or INTDIV, whose models tell when they
//! are done. What a pass returns is known as its operands land and travels along with its last beat.

use std::collections::VecDeque;

use tessera_ports::config::Divide;

use super::queue::Entry;
use crate::em::Em;
use crate::intdiv::Intdiv;
use crate::intdiv_pipe::IntdivPipe;
use crate::math::{Function, Task};

/// Beats of a pass.
const BEATS: u64 = 4;

/// Two lanes of a pass.
#[derive(Debug, Clone)]
struct Beat {
    /// First cycle in which it can be offered.
    from: u64,
    function: Function,
    /// What the pass returns, with the last beat.
    entry: Option<Entry>,
}

#[derive(Debug, Clone)]
enum Divider {
    Pipelined(IntdivPipe),
    Stepped(Intdiv),
    Absent,
}

impl Divider {
    fn new(divide: Divide) -> Divider {
        match divide {
            Divide::Pipelined => Divider::Pipelined(IntdivPipe::default()),
            Divide::Stepped => Divider::Stepped(Intdiv::default()),
            Divide::Absent => Divider::Absent,
        }
    }

    fn ready(&self) -> bool {
        match self {
            Divider::Pipelined(_) => true,
            Divider::Stepped(divider) => divider.ready(),
            Divider::Absent => false,
        }
    }

    fn is_done(&self) -> bool {
        match self {
            Divider::Pipelined(divider) => divider.done().is_some(),
            Divider::Stepped(divider) => divider.done().is_some(),
            Divider::Absent => false,
        }
    }

    fn clock(&mut self, taken: bool) {
        let issue = taken.then(Default::default);
        match self {
            Divider::Pipelined(divider) => divider.clock(issue),
            Divider::Stepped(divider) => divider.clock(issue),
            Divider::Absent => {}
        }
    }
}

/// EM, INTDIV and the beats before and in them.
#[derive(Debug, Clone)]
pub(super) struct MathUnit {
    divide: Divide,
    buffer: VecDeque<Beat>,
    /// The beats that are in `em` or `divider`, by what they bring.
    flying: VecDeque<Option<Entry>>,
    work: Task,
    em: Em,
    divider: Divider,
}

impl MathUnit {
    pub fn new(divide: Divide) -> MathUnit {
        MathUnit {
            divide,
            buffer: VecDeque::new(),
            flying: VecDeque::new(),
            work: Task::Extended,
            em: Em::default(),
            divider: Divider::new(divide),
        }
    }

    /// The same after a reset.
    pub fn reset(&self) -> MathUnit {
        MathUnit::new(self.divide)
    }

    /// A pass leaves `op`, beat by beat from `cycle` on.
    pub fn push(&mut self, cycle: u64, function: Function, entry: Entry) {
        let beat = |k| Beat { from: cycle + k + 1, function, entry: (k + 1 == BEATS).then_some(entry) };
        self.buffer.extend((0..BEATS).map(beat));
    }

    /// No beat is before the units or in them.
    pub fn is_idle(&self) -> bool {
        self.buffer.is_empty() && self.flying.is_empty()
    }

    /// The oldest beat is taken in this cycle.
    fn takes(&self, now: u64) -> bool {
        self.buffer.front().is_some_and(|beat| {
            let Function { code, task, .. } = beat.function;
            let ready = if task == Task::Extended { self.em.ready(code) } else { self.divider.ready() };
            beat.from <= now && ready && (self.flying.is_empty() || self.work == task)
        })
    }

    /// Clock edge; the pass whose last beat is done in this cycle.
    pub fn clock(&mut self, now: u64) -> Option<Entry> {
        if self.is_idle() {
            return None;
        }
        let taken = if self.takes(now) { self.buffer.pop_front() } else { None };
        let done = self.em.done().is_some() || self.divider.is_done();
        let entry = if done { self.flying.pop_front().flatten() } else { None };
        let function = taken.as_ref().map(|beat| beat.function);
        let extended = function.filter(|function| function.task == Task::Extended);
        self.em.clock(extended.map(|function| (function.code, Default::default())));
        self.divider.clock(function.is_some() && extended.is_none());
        if let Some(beat) = taken {
            self.work = beat.function.task;
            self.flying.push_back(beat.entry);
        }
        entry
    }
}
