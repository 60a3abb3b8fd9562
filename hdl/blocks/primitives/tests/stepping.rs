//! Stepping, registers, arrays, states, constants and AST of small blocks.
use tessera_hdl::prelude::*;
use tessera_hdl::{meta, rust_hdl};

#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum Phase {
    Idle,
    Run,
    Done,
}

const STEP: u64 = 3;

/// Accumulates, with an array of registers and a state machine.
#[block]
pub struct Demo<const N: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub go: Signal<In, Bit>,
    pub select: Signal<In, U<2>>,
    pub sum: Signal<Out, U<8>>,
    pub done: Signal<Out, Bit>,
    phase: Reg<Phase>,
    #[reset_value(U::new(5))]
    lane: [Reg<U<8>>; N],
    child: Child,
}

/// Adds a constant.
#[block]
pub struct Child {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub x: Signal<In, U<8>>,
    pub y: Signal<Out, U<8>>,
    last: Reg<U<8>>,
    #[value(U::new(1))]
    one: Constant<U<8>>,
}
impl Logic for Child {
    #[hdl]
    fn update(&mut self) {
        registers!(self, last);
        self.last.d.next = self.x.val() + self.one.val();
        self.y.next = self.last.q.val();
    }
}

impl<const N: usize> Logic for Demo<N> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, phase, lane[N]);
        subblocks!(self, child);
        self.child.x.next = self.lane[N - 1].q.val();
        comment!("selected lane");
        self.sum.next = 0.into();
        for i in 0..N {
            if self.select.val() == i.to_bits::<2>() {
                self.sum.next = self.lane[i].q.val() + STEP + self.child.y.val();
                if self.go.val() {
                    self.lane[i].d.next = self.lane[i].q.val() + 1;
                }
            }
        }
        self.done.next = false;
        match self.phase.q.val() {
            Phase::Idle => {
                if self.go.val() {
                    self.phase.d.next = Phase::Run;
                }
            }
            Phase::Run => self.phase.d.next = Phase::Done,
            _ => {
                self.done.next = true;
            }
        }
    }
}

#[test]
fn steps() {
    let mut sim = Sim::<Demo<3>>::new();
    sim.reset.next = true;
    sim.tick();
    sim.reset.next = false;
    sim.go.next = true;
    sim.select.next = 2.into();
    sim.eval();
    assert_eq!(sim.sum.val(), 8);
    sim.tick();
    sim.eval();
    assert_eq!(sim.sum.val(), 6 + 3 + 6);
    sim.tick();
    sim.tick();
    sim.eval();
    assert!(sim.done.val());
    sim.reset.next = true;
    sim.tick();
    sim.eval();
    assert!(!sim.done.val());
    println!("{:#?}", meta::of(sim.block()));
    println!("{:#?}", sim.block().hdl());
    let _ = rust_hdl::prelude::check_all(sim.block()).map_err(|e| panic!("{e:?}"));
}
