//! Register with synchronous, active-high reset.
//!
//! ```text
//!            +-------+
//!     d  --->|       |---> q
//! clock  --->|>      |
//! reset  --->|  RV   |
//!            +-------+
//! ```
//!
//! Timing: `q` takes the value of `d` at the rising edge, or the reset value
//! `RV` when `reset` is high at that edge.
//!
//! ```text
//! cycle   0    1    2    3
//! reset   1    0    0    0
//! d       a    b    c    d
//! q       ?    RV   b    c
//! ```
//!
//! Invariants: reset wins over `d`
//! (`reset_wins_and_restores_reset_values_everywhere`); `q` moves only at an edge
//! (`registers_move_at_the_edge_only`); stock rust-hdl agrees
//! (`agrees_with_the_stock_update_loop`). Before the first edge Rust holds the reset value.
//! Wired by `data!` or `carry_data!`, `reset` is low for good, and in Verilog there is none.
//! Stalls: none. Deadlock: none, no handshake. Limits: one clock, no enable
//! port (leave `d` at its default from `registers!` to hold).

use crate::init::{Init, InitWith};
use crate::meta::{self, Module, Role};
use crate::signal::{Pin, Signal};
use crate::step::{Moved, Step};
use rust_hdl_core::ast::Verilog;
use rust_hdl_core::prelude::{Atom, Bit, Block, Clock, Constant, In, Logic, Out, Probe, Synth, TimingInfo};

/// A register of type `T`; its reset value is `T::default()` unless the field
/// says `#[reset_value(..)]`.
pub struct Reg<T: Synth> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub reset: Signal<In, Bit>,
    /// Next value.
    pub d: Pin<In, T>,
    /// Current value.
    pub q: Pin<Out, T>,
    reset_value: T,
    /// In rust-hdl's own loop: the last `update_all` moved `q`.
    moved: bool,
}

/// The stages that a value travels with its instruction: stage 0 takes the value that `carry!` names, every
/// other one that of the stage before it.
pub type Carry<T, const N: usize> = [Reg<T>; N];

impl<T: Synth> Reg<T> {
    /// A register that holds `reset_value` at power-up and after reset.
    pub fn new(reset_value: T) -> Self {
        Reg {
            clock: Signal::default(),
            reset: Signal::default(),
            d: Pin::default(),
            q: Pin::new_with_default(reset_value),
            reset_value,
            moved: false,
        }
    }

    /// The reset value as a probe wants it.
    pub(crate) fn constant(&self) -> Constant<T> {
        Constant::new(self.reset_value)
    }
}

impl<T: Synth> Init for Reg<T> {
    fn init() -> Self {
        Self::new(T::default())
    }
}

impl<T: Synth> InitWith<T> for Reg<T> {
    fn init_with(value: T) -> Self {
        Self::new(value)
    }
}

impl<T: Synth> Module for Reg<T> {
    fn module_name() -> String {
        format!("tessera_reg_w{}", T::BITS)
    }
    const SUMMARY: &'static str = "Register with synchronous reset.";
    const FILE: &'static str = file!();
}

impl<T: Synth> Logic for Reg<T> {
    fn update(&mut self) {
        self.moved = self.clock.pos_edge() && self.tick().outputs;
    }
    fn connect(&mut self) {
        self.q.connect();
    }
    fn hdl(&self) -> Verilog {
        Verilog::Custom("always @(posedge clock) begin\n  if (reset) q <= reset_value;\n  else q <= d;\nend\n".into())
    }
    fn timing(&self) -> Vec<TimingInfo> {
        meta::record::<Self>(Role::Register)
    }
}

impl<T: Synth> Block for Reg<T> {
    fn connect_all(&mut self) {
        self.connect();
    }
    fn update_all(&mut self) {
        self.clock.update_all();
        self.reset.update_all();
        self.update();
    }
    fn has_changed(&self) -> bool {
        self.clock.changed() | self.reset.changed() | self.moved
    }
    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        probe.visit_start_scope(name, self);
        self.clock.accept("clock", probe);
        self.reset.accept("reset", probe);
        self.d.accept("d", probe);
        self.q.accept("q", probe);
        self.constant().accept("reset_value", probe);
        probe.visit_end_scope(name, self);
    }
}

impl<T: Synth> Step for Reg<T> {
    #[inline(always)]
    fn tick(&mut self) -> Moved {
        let next = if self.reset.next { self.reset_value } else { self.d.next };
        let moved = self.q.next != next;
        self.q.next = next;
        Moved { outputs: moved, inside: moved }
    }
}
