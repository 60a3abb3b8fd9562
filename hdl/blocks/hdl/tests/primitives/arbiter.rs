//! Round-robin arbiter against a model that counts positions.

use crate::common::{explore, here, same};
use proptest::collection::vec;
use proptest::prelude::*;
use tessera_hdl::prelude::*;

/// A wrong model, to see that the comparison notices.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Bug {
    None,
    AlwaysAdvances,
    FixedPriority,
    PointerStaysOnGrant,
}

struct Model<const N: usize> {
    first: usize,
    bug: Bug,
}

impl<const N: usize> Model<N> {
    fn grant(&self, request: u64) -> Option<usize> {
        let first = if self.bug == Bug::FixedPriority { 0 } else { self.first };
        (0..N).map(|i| (first + i) % N).find(|&i| request >> i & 1 != 0)
    }

    fn tick(&mut self, reset: bool, request: u64, advance: bool) {
        if reset {
            self.first = 0;
        } else if let Some(granted) = self.grant(request) {
            if advance || self.bug == Bug::AlwaysAdvances {
                let behind = usize::from(self.bug != Bug::PointerStaysOnGrant);
                self.first = (granted + behind) % N;
            }
        }
    }
}

type Cycle = (bool, u64, bool);

fn lockstep<const N: usize>(cycles: &[Cycle], bug: Bug) -> Result<(), String> {
    let mut sim = Sim::<RoundRobin<N>>::new();
    let mut model = Model::<N> { first: 0, bug };
    for (i, &(reset, request, advance)) in cycles.iter().enumerate() {
        let request = U::<N>::new(request);
        sim.reset.next = reset;
        sim.request.next = request;
        sim.advance.next = advance;
        sim.eval();
        let grant = model.grant(request.raw()).map_or(0, |i| 1u64 << i);
        same(i, "grant", sim.grant.val().raw(), grant)?;
        sim.tick();
        model.tick(reset, request.raw(), advance);
    }
    Ok(())
}

fn stimuli() -> impl Strategy<Value = Vec<Cycle>> {
    let request = prop_oneof![any::<u64>(), Just(u64::MAX), Just(0)];
    vec((prop::bool::weighted(0.02), request, any::<bool>()), 1..200)
}

#[test]
fn arbiter_follows_the_model() {
    explore(here!(), stimuli(), |c| lockstep::<1>(&c, Bug::None)).unwrap();
    explore(here!(), stimuli(), |c| lockstep::<2>(&c, Bug::None)).unwrap();
    explore(here!(), stimuli(), |c| lockstep::<7>(&c, Bug::None)).unwrap();
    explore(here!(), stimuli(), |c| lockstep::<16>(&c, Bug::None)).unwrap();
}

#[test]
fn arbiter_test_notices_a_wrong_model() {
    for bug in [Bug::AlwaysAdvances, Bug::FixedPriority, Bug::PointerStaysOnGrant] {
        let outcome = explore(here!(), stimuli(), |c| lockstep::<7>(&c, bug));
        assert!(outcome.is_err(), "{bug:?}");
    }
}
