//! A property of one's own block: golden model and rust-hdl in lockstep under inputs that proptest chooses, and
//! shrinks to the shortest sequence that shows a difference.
//!
//! `cargo run --release -p tessera-testbenches --example own_lockstep`
//!
//! The block is that of the book's "Write a block": credits, taken and given back. `VerilogModel` of
//! `tessera-lockstep` adds the exported Verilog to such a comparison.

use proptest::prelude::*;
use proptest::test_runner::{TestError, TestRunner};
use tessera_hdl::prelude::*;
use tessera_hdl::{block, hdl};

/// Counts credits: taken by `take`, given back by `give`. `LEAK` loses one when both meet.
#[block]
pub struct Credits<const LEAK: usize> {
    /// The one clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub reset: Signal<In, Bit>,
    /// A credit is wanted.
    pub take: Signal<In, Bit>,
    /// A credit comes back.
    pub give: Signal<In, Bit>,
    /// There is one.
    pub ready: Signal<Out, Bit>,
    #[reset_value(U::new(8))]
    left: Reg<U<4>>,
    taken: Signal<Local, Bit>,
}

impl<const LEAK: usize> Logic for Credits<LEAK> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, left);
        self.ready.next = self.left.q.val() != 0;
        self.taken.next = self.take.val() & (self.left.q.val() != 0);
        if self.taken.val() & (!self.give.val() | (LEAK != 0)) {
            self.left.d.next = self.left.q.val() - 1;
        } else if self.give.val() & !self.taken.val() {
            self.left.d.next = self.left.q.val() + 1;
        }
    }
}

/// The same, from the same page, in plain Rust.
struct Golden {
    left: u8,
}

impl Golden {
    fn ready(&self) -> bool {
        self.left != 0
    }

    fn tick(&mut self, take: bool, give: bool) {
        let taken = take && self.ready();
        self.left = self.left - u8::from(taken) + u8::from(give);
    }
}

/// Both see the same cycles; the first in which `ready` differs.
fn lockstep<const LEAK: usize>(cycles: &[(bool, bool)]) -> Result<(), TestCaseError> {
    let mut sim = Sim::<Credits<LEAK>>::new();
    let mut golden = Golden { left: 8 };
    sim.reset.next = true;
    sim.tick();
    sim.reset.next = false;
    for (cycle, &(take, give)) in cycles.iter().enumerate() {
        // Only with a credit out may one come back.
        let give = give && golden.left < 8;
        sim.take.next = take;
        sim.give.next = give;
        sim.eval();
        prop_assert_eq!(sim.ready.val(), golden.ready(), "cycle {}, port `ready`", cycle);
        golden.tick(take, give);
        sim.tick();
    }
    Ok(())
}

fn check<const LEAK: usize>() -> Result<(), TestError<Vec<(bool, bool)>>> {
    let sequences = proptest::collection::vec((prop::bool::weighted(0.7), any::<bool>()), 0..200);
    TestRunner::deterministic().run(&sequences, |cycles| lockstep::<LEAK>(&cycles))
}

fn main() {
    check::<0>().expect("golden and rust-hdl agree");
    println!("golden and rust-hdl agree");
    // A comparison that has never failed is none.
    match check::<1>() {
        Err(TestError::Fail(reason, cycles)) => {
            println!("with a leak: {reason}, after {} cycles: {cycles:?}", cycles.len());
            assert!(cycles.len() <= 12, "shrunk to the shortest way to lose the last credit");
        }
        other => panic!("the leak must be found: {other:?}"),
    }
}

#[test]
fn it_runs() {
    main();
}
