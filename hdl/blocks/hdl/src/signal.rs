//! `Signal`: a wire or port as the stepping engine wants it.
//!
//! The same face as rust-hdl's own signal (`next`, `val`, `connect`; `Atom`, `Block` and `Logic` of
//! rust-hdl-core), so blocks, probes and the exporter see no difference. What is different is its size. An
//! execution unit has tens of thousands of signals and touches most of them every cycle; rust-hdl's holds
//! constraints for pins, an identity and three values, 40 to 64 bytes, and the unit then lives outside the
//! caches. This one holds two values and two flags: 18 bytes of a word, 4 of a bit. A [`Pin`] is the port of a
//! register, which nobody asks whether it moved: a value and a flag.
//!
//! Contract: `val` is what is driven, `next`. A signal's identity ([`Atom::id`]) is its address: it holds as
//! long as the block stays where it is, as every simulation does.
//!
//! Limits: no tristates, no pin constraints.

use crate::step::Facing;
use rust_hdl_core::ast::VerilogLiteral;
use rust_hdl_core::prelude::{
    Atom, AtomKind, Block, Clock, Direction, In, Logic, PinConstraint, Probe, Synth, TypeDescriptor, VCDValue,
};
use std::marker::PhantomData;

/// A port or a wire of type `T`; `D` is `In`, `Out` or `Local`.
#[derive(Clone, Debug)]
pub struct Signal<D: Direction, T: Synth> {
    /// What is driven now.
    pub next: T,
    /// What it was when somebody last asked whether it moved.
    seen: T,
    changed: bool,
    driven: bool,
    direction: PhantomData<D>,
}

impl<D: Direction, T: Synth> Signal<D, T> {
    /// A signal that carries `value` before anything drives it.
    pub fn new_with_default(value: T) -> Self {
        Signal { next: value, seen: value, changed: false, driven: false, direction: PhantomData }
    }

    /// What is driven.
    #[inline(always)]
    pub fn val(&self) -> T {
        self.next
    }

    /// Marks it as driven.
    pub fn connect(&mut self) {
        self.driven = true;
    }

    /// Takes over what is driven; true if that is something else than before.
    #[inline(always)]
    pub(crate) fn settle(&mut self) -> bool {
        self.changed = self.seen != self.next;
        if self.changed {
            self.seen = self.next;
        }
        self.changed
    }

    /// The same of an input, about which nobody asks again.
    #[inline(always)]
    pub(crate) fn take(&mut self) -> bool {
        let moved = self.seen != self.next;
        self.seen = self.next;
        moved
    }

    /// Drives it; true if that is something else than before. What an `#[hdl]` body does to an input of a
    /// sub-block.
    #[inline(always)]
    pub fn write(&mut self, value: T) -> bool {
        let moved = self.next != value;
        self.next = value;
        moved
    }

    /// Drives an output; true if that is something else than before.
    #[inline(always)]
    pub(crate) fn show(&mut self, value: T) -> bool {
        self.changed = self.next != value;
        self.next = value;
        self.changed
    }

    /// What `settle` or `show` said last.
    #[inline(always)]
    pub(crate) fn has_moved(&self) -> bool {
        self.changed
    }
}

impl<D: Direction, T: Synth> Default for Signal<D, T> {
    fn default() -> Self {
        Self::new_with_default(T::default())
    }
}

impl Signal<In, Clock> {
    /// The last `update_all`, in rust-hdl's own loop, saw it rise.
    #[inline(always)]
    pub fn pos_edge(&self) -> bool {
        self.changed && self.seen.clk
    }
}

impl<D: Direction, T: Synth> Logic for Signal<D, T> {
    fn update(&mut self) {}
    fn connect(&mut self) {
        self.driven = true;
    }
}

impl<D: Facing, T: Synth> Atom for Signal<D, T> {
    fn bits(&self) -> usize {
        T::BITS
    }
    fn connected(&self) -> bool {
        self.driven
    }
    fn changed(&self) -> bool {
        self.changed
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

impl<D: Facing, T: Synth> Block for Signal<D, T> {
    fn connect_all(&mut self) {}
    fn update_all(&mut self) {
        self.settle();
    }
    fn has_changed(&self) -> bool {
        self.changed
    }
    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        probe.visit_atom(name, self);
    }
}
