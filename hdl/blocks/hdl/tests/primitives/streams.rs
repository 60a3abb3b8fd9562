//! FIFO, skid buffer and pipeline register against queue models under random back-pressure.

use crate::common::{explore, here, same};
use proptest::collection::vec;
use proptest::prelude::*;
use std::collections::VecDeque;
use tessera_hdl::prelude::*;

/// Inputs of one cycle.
#[derive(Clone, Copy, Debug)]
struct Cycle {
    reset: bool,
    valid: bool,
    data: u64,
    ready: bool,
}

/// Outputs of one cycle; the payload counts only while valid.
#[derive(Clone, Copy, Debug)]
struct Seen {
    in_ready: bool,
    out: Option<u64>,
}

/// What a stream block does, whatever its port names.
trait Stream {
    fn drive(&mut self, cycle: Cycle) -> Seen;
    fn tick(&mut self);
}

macro_rules! stream {
    ($block:ty, $valid:ident $data:ident $ready:ident -> $out_valid:ident $out_data:ident $out_ready:ident) => {
        impl Stream for Sim<$block> {
            fn drive(&mut self, cycle: Cycle) -> Seen {
                self.reset.next = cycle.reset;
                self.$valid.next = cycle.valid;
                self.$data.next = U::new(cycle.data);
                self.$out_ready.next = cycle.ready;
                self.eval();
                Seen { in_ready: self.$ready.val(), out: self.$out_valid.val().then(|| self.$out_data.val().raw()) }
            }
            fn tick(&mut self) {
                Sim::tick(self);
            }
        }
    };
}
stream!(Fifo<2, 4, 16>, push_valid push_data push_ready -> pop_valid pop_data pop_ready);
stream!(Fifo<1, 2, 64>, push_valid push_data push_ready -> pop_valid pop_data pop_ready);
stream!(SkidBuffer<16>, in_valid in_data in_ready -> out_valid out_data out_ready);
stream!(PipelineRegister<16>, in_valid in_data in_ready -> out_valid out_data out_ready);

/// The three blocks differ only in depth and in which handshake is combinational.
#[derive(Clone, Copy)]
enum Kind {
    Fifo { depth: usize },
    Skid,
    Pipeline,
}

/// A wrong model, to see that the comparison notices.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Bug {
    None,
    OneEntryLess,
    DropsOnFullPop,
    ResetKeepsContents,
    SwapsOrder,
}

struct Model {
    kind: Kind,
    bug: Bug,
    words: VecDeque<u64>,
}

impl Model {
    fn new(kind: Kind, bug: Bug) -> Self {
        Model { kind, bug, words: VecDeque::new() }
    }

    fn seen(&self, cycle: Cycle) -> Seen {
        let held = self.words.front().copied();
        let (in_ready, out) = match self.kind {
            Kind::Fifo { depth } => {
                let depth = depth - usize::from(self.bug == Bug::OneEntryLess);
                (self.words.len() < depth, held)
            }
            Kind::Skid => (held.is_none(), held.or_else(|| cycle.valid.then_some(cycle.data))),
            Kind::Pipeline => (held.is_none() || cycle.ready, held),
        };
        Seen { in_ready, out }
    }

    fn tick(&mut self, cycle: Cycle) {
        let seen = self.seen(cycle);
        if cycle.reset && self.bug != Bug::ResetKeepsContents {
            self.words.clear();
            return;
        }
        let full = !seen.in_ready;
        if cycle.valid && seen.in_ready {
            self.words.push_back(cycle.data);
        }
        if cycle.ready && seen.out.is_some() {
            self.words.pop_front();
            if full && self.bug == Bug::DropsOnFullPop {
                self.words.pop_front();
            }
        }
        if self.bug == Bug::SwapsOrder && self.words.len() > 1 {
            self.words.swap(0, 1);
        }
    }
}

fn stimuli(mask: u64) -> impl Strategy<Value = Vec<Cycle>> {
    // Each run has its own density, so that full and empty are both reached.
    (1u32..8, 1u32..8).prop_flat_map(move |(offer, take)| {
        let cycle = (
            prop::bool::weighted(0.02),
            prop::bool::weighted(f64::from(offer) / 8.0),
            any::<u64>(),
            prop::bool::weighted(f64::from(take) / 8.0),
        );
        vec(cycle.prop_map(move |(reset, valid, data, ready)| Cycle { reset, valid, data: data & mask, ready }), 1..300)
    })
}

fn lockstep(mut block: impl Stream, mut model: Model, cycles: &[Cycle]) -> Result<(), String> {
    for (i, &cycle) in cycles.iter().enumerate() {
        let (a, b) = (block.drive(cycle), model.seen(cycle));
        same(i, "in_ready", a.in_ready, b.in_ready)?;
        same(i, "out", a.out, b.out)?;
        block.tick();
        model.tick(cycle);
    }
    Ok(())
}

/// Explores the block against its model; true when they agree.
fn agrees<B>(kind: Kind, bug: Bug, mask: u64) -> bool
where
    B: Block + Step + Default,
    Sim<B>: Stream,
{
    let outcome = explore(here!(), stimuli(mask), |cycles| lockstep(Sim::with(B::default()), Model::new(kind, bug), &cycles));
    if let Err(failure) = &outcome {
        println!("{bug:?}: {failure}");
    }
    outcome.is_ok()
}

const FIFO4: Kind = Kind::Fifo { depth: 4 };
const FIFO2: Kind = Kind::Fifo { depth: 2 };

#[test]
fn fifo_follows_the_model() {
    assert!(agrees::<Fifo<2, 4, 16>>(FIFO4, Bug::None, 0xffff));
    assert!(agrees::<Fifo<1, 2, 64>>(FIFO2, Bug::None, u64::MAX));
}

#[test]
fn fifo_test_notices_a_wrong_model() {
    for bug in [Bug::OneEntryLess, Bug::DropsOnFullPop, Bug::ResetKeepsContents, Bug::SwapsOrder] {
        assert!(!agrees::<Fifo<2, 4, 16>>(FIFO4, bug, 0xffff), "{bug:?}");
    }
}

#[test]
fn skid_buffer_follows_the_model() {
    assert!(agrees::<SkidBuffer<16>>(Kind::Skid, Bug::None, 0xffff));
}

#[test]
fn skid_buffer_test_notices_a_wrong_model() {
    assert!(!agrees::<SkidBuffer<16>>(Kind::Pipeline, Bug::None, 0xffff));
    let bug = Bug::ResetKeepsContents;
    assert!(!agrees::<SkidBuffer<16>>(Kind::Skid, bug, 0xffff));
}

#[test]
fn pipeline_register_follows_the_model() {
    let kind = Kind::Pipeline;
    assert!(agrees::<PipelineRegister<16>>(kind, Bug::None, 0xffff));
}

#[test]
fn pipeline_register_test_notices_a_wrong_model() {
    let bug = Bug::ResetKeepsContents;
    assert!(!agrees::<PipelineRegister<16>>(Kind::Skid, Bug::None, 0xffff));
    assert!(!agrees::<PipelineRegister<16>>(Kind::Pipeline, bug, 0xffff));
}
