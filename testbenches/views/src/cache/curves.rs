//! The traffic of the memory subsystem over time, and how long requests take.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use tessera_ports::cache::PIPELINES;

use super::{Moves, Request, Sink, Way};
use crate::steps::Steps;

/// What happened in some cycles, in all pipelines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Step {
    /// Cycles.
    pub cycles: u64,
    /// What was moved; `waiting` is a sum over cycles.
    pub moves: Moves,
    /// Requests answered.
    pub answered: u64,
    /// Those of them that needed no fetch.
    pub hits: u64,
}

impl AddAssign for Step {
    fn add_assign(&mut self, other: Step) {
        self.cycles += other.cycles;
        self.moves.requests += other.moves.requests;
        self.moves.waiting += other.moves.waiting;
        self.moves.bus += other.moves.bus;
        self.moves.client += other.moves.client;
        self.answered += other.answered;
        self.hits += other.hits;
    }
}

/// Counts while a run goes on.
#[derive(Default)]
pub struct Curves {
    steps: Steps<Step>,
    latencies: BTreeMap<u64, u64>,
    ways: BTreeMap<Way, u64>,
}

impl Curves {
    /// Nothing counted yet.
    pub fn new() -> Self {
        Curves::default()
    }

    /// Over time.
    pub fn steps(&self) -> &Steps<Step> {
        &self.steps
    }

    /// Requests by the cycles from their acceptance to their response.
    pub fn latencies(&self) -> &BTreeMap<u64, u64> {
        &self.latencies
    }

    /// Requests that came to their block in this way.
    pub fn came(&self, way: Way) -> u64 {
        self.ways.get(&way).copied().unwrap_or(0)
    }
}

impl Sink for Curves {
    fn request(&mut self, request: &Request) {
        *self.latencies.entry(request.answered - request.accepted).or_default() += 1;
        *self.ways.entry(request.way).or_default() += 1;
        let step = self.steps.at(request.answered);
        step.answered += 1;
        step.hits += u64::from(request.way == Way::Hit);
    }

    fn cycle(&mut self, number: u64, moves: &[Moves; PIPELINES]) {
        for moves in moves {
            *self.steps.at(number) += Step { moves: *moves, ..Step::default() };
        }
        self.steps.at(number).cycles += 1;
    }
}
