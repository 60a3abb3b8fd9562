//! `Pin`: data port of a register, `d` or `q`.
//!
//! A signal that keeps no record of whether it moved: the register itself compares when the clock edge comes
//! ([`Step::tick`](crate::step::Step::tick)). That makes a register of a word 35 bytes instead of 52, and
//! registers are most of what an execution unit touches in a cycle.
//!
//! Contract: as [`Signal`](crate::signal::Signal); `val` is `next`.

use crate::step::{Facing, Step};
use rust_hdl_core::ast::VerilogLiteral;
use rust_hdl_core::prelude::{Atom, AtomKind, Block, Direction, Logic, PinConstraint, Probe, Synth, TypeDescriptor, VCDValue};
use std::marker::PhantomData;

/// A port of a register that carries `T`; `D` is `In` or `Out`.
#[derive(Clone, Debug)]
pub struct Pin<D: Direction, T: Synth> {
    /// What is driven now.
    pub next: T,
    driven: bool,
    direction: PhantomData<D>,
}

impl<D: Direction, T: Synth> Pin<D, T> {
    /// A port that carries `value` before anything drives it.
    pub fn new(value: T) -> Self {
        Pin { next: value, driven: false, direction: PhantomData }
    }

    /// What is driven.
    #[inline(always)]
    pub fn val(&self) -> T {
        self.next
    }

    /// Drives it; true if that is something else than before.
    #[inline(always)]
    pub fn write(&mut self, value: T) -> bool {
        let moved = self.next != value;
        self.next = value;
        moved
    }

    /// Marks it as driven.
    pub fn connect(&mut self) {
        self.driven = true;
    }
}

impl<D: Direction, T: Synth> Step for Pin<D, T> {}

impl<D: Direction, T: Synth> Logic for Pin<D, T> {
    fn update(&mut self) {}
    fn connect(&mut self) {
        self.driven = true;
    }
}

impl<D: Facing, T: Synth> Atom for Pin<D, T> {
    fn bits(&self) -> usize {
        T::BITS
    }
    fn connected(&self) -> bool {
        self.driven
    }
    fn changed(&self) -> bool {
        false
    }
    fn kind(&self) -> AtomKind {
        D::KIND
    }
    fn descriptor(&self) -> TypeDescriptor {
        T::descriptor()
    }
    fn vcd(&self) -> VCDValue {
        self.next.vcd()
    }
    fn id(&self) -> usize {
        std::ptr::from_ref(self) as usize
    }
    fn verilog(&self) -> VerilogLiteral {
        self.next.verilog()
    }
    fn constraints(&self) -> Vec<PinConstraint> {
        Vec::new()
    }
}

impl<D: Facing, T: Synth> Block for Pin<D, T> {
    fn connect_all(&mut self) {}
    fn update_all(&mut self) {}
    fn has_changed(&self) -> bool {
        false
    }
    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        probe.visit_atom(name, self);
    }
}
