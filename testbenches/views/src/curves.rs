//! A run over time, in at most a few hundred steps however long it is, and its sums.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use tessera_lockstep::bench::Cycle;

use crate::event::{Event, Sink, Stage, What};
use crate::listing::Listing;
use crate::steps::Steps;

/// Bytes of a register.
const ROW: u64 = 32;

/// What happened in some cycles of one EU or several.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Step {
    /// Cycles of an EU.
    pub cycles: u64,
    /// Instructions that retired.
    pub retired: u64,
    /// Thread-cycles: sum of the threads that run.
    pub running: u64,
    /// Floating-point operations of active lanes.
    pub flops: u64,
    /// Bytes that the message ports moved: a register for each beat out, the enabled bytes of each row back.
    pub bytes: u64,
}

impl AddAssign for Step {
    fn add_assign(&mut self, other: Step) {
        self.cycles += other.cycles;
        self.retired += other.retired;
        self.running += other.running;
        self.flops += other.flops;
        self.bytes += other.bytes;
    }
}

/// Counts while a run goes on.
pub struct Curves<'a> {
    listing: &'a Listing,
    steps: Steps<Step>,
    /// First cycle of messages under way, and whether an answer is to come.
    sent: BTreeMap<u64, (u64, bool)>,
    latencies: BTreeMap<u64, u64>,
}

impl<'a> Curves<'a> {
    /// Nothing counted yet.
    pub fn new(listing: &'a Listing) -> Self {
        Curves { listing, steps: Steps::new(), sent: BTreeMap::new(), latencies: BTreeMap::new() }
    }

    /// The steps, from cycle 0 on.
    pub fn steps(&self) -> &Steps<Step> {
        &self.steps
    }

    /// All of it.
    pub fn total(&self) -> Step {
        self.steps.total()
    }

    /// Answered messages by the cycles from their first beat to the last row of the answer.
    pub fn latencies(&self) -> &BTreeMap<u64, u64> {
        &self.latencies
    }
}

impl Sink for Curves<'_> {
    fn event(&mut self, event: &Event) {
        let (cycle, id) = (event.cycle, event.row.id);
        match event.what {
            What::Stage(Stage::Send) => {
                self.sent.insert(id, (cycle, false));
            }
            What::Stage(Stage::Answer) => {
                self.sent.entry(id).and_modify(|sent| sent.1 = true);
            }
            What::End { finished } => {
                let Some((sent, _)) = self.sent.remove(&id).filter(|sent| finished && sent.1) else { return };
                *self.latencies.entry(cycle - sent).or_default() += 1;
            }
            What::Begin | What::Stage(_) => {}
            What::Retire { mask, .. } => {
                let flops = self.listing.line(event.row.ip).flops * u64::from(mask.count_ones());
                let step = self.steps.at(cycle);
                step.retired += 1;
                step.flops += flops;
            }
        }
    }

    fn cycle(&mut self, cycle: &Cycle) {
        let (input, output) = (cycle.input, cycle.output);
        let out = if output.mo.valid & input.mo.ready != 0 { ROW } else { 0 };
        let back = if input.resp.valid & output.resp.ready != 0 { u64::from(input.resp.be.count_ones()) } else { 0 };
        let step = self.steps.at(cycle.number);
        step.cycles += 1;
        step.running += u64::from(output.busy.count_ones());
        step.bytes += out + back;
    }
}
