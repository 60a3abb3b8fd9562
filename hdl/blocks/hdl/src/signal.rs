//! `Signal`: a wire or port as the stepping engine wants it.
//!
//! The same face as rust-hdl's own signal (`next`, `val`, `connect`; `Atom`, `Block` and `Logic` of
//! rust-hdl-core), so blocks, probes and the exporter see no difference. What is different is its size. An
//! execution unit has tens of thousands of signals and touches most of them every cycle; rust-hdl's holds
//! constraints for pins, an identity and three values, 40 to 64 bytes, and the unit then lives outside the
//! caches. This one holds two values and two flags: 18 bytes of a word, 4 of a bit. A [`Pin`], of which nobody
//! asks whether it moved, holds a value and a flag: with two of them a register of a word has 35 bytes.
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

/// What a signal keeps to tell whether it moved.
pub trait Watch<T: Synth> {
    /// Before anything is driven.
    fn new(value: T) -> Self;
    /// True if the value is another one than at the last look.
    fn look(&mut self, value: T) -> bool;
    /// Keeps what a look would say.
    fn note(&mut self, moved: bool);
    /// What the last look said.
    fn moved(&self) -> bool;
}

/// The value at the last look, and what that said.
#[derive(Clone, Debug)]
pub struct Watched<T: Synth> {
    seen: T,
    moved: bool,
}

impl<T: Synth> Watch<T> for Watched<T> {
    fn new(value: T) -> Self {
        Watched { seen: value, moved: false }
    }
    #[inline(always)]
    fn look(&mut self, value: T) -> bool {
        self.moved = self.seen != value;
        if self.moved {
            self.seen = value;
        }
        self.moved
    }
    #[inline(always)]
    fn note(&mut self, moved: bool) {
        self.moved = moved;
    }
    #[inline(always)]
    fn moved(&self) -> bool {
        self.moved
    }
}

/// Nothing: nobody asks.
#[derive(Clone, Debug)]
pub struct Unwatched;

impl<T: Synth> Watch<T> for Unwatched {
    fn new(_: T) -> Self {
        Unwatched
    }
    #[inline(always)]
    fn look(&mut self, _: T) -> bool {
        false
    }
    #[inline(always)]
    fn note(&mut self, _: bool) {}
    #[inline(always)]
    fn moved(&self) -> bool {
        false
    }
}

/// A port or a wire of type `T`; `D` is `In`, `Out` or `Local`.
#[derive(Clone, Debug)]
pub struct Signal<D: Direction, T: Synth, W = Watched<T>> {
    /// What is driven now.
    pub next: T,
    watch: W,
    driven: bool,
    direction: PhantomData<D>,
}

/// A data port of a register, `d` or `q`: the register itself compares when the clock edge comes.
pub type Pin<D, T> = Signal<D, T, Unwatched>;

impl<D: Direction, T: Synth, W: Watch<T>> Signal<D, T, W> {
    /// A signal that carries `value` before anything drives it.
    pub fn new_with_default(value: T) -> Self {
        Signal { next: value, watch: W::new(value), driven: false, direction: PhantomData }
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
        self.watch.look(self.next)
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
        let moved = self.write(value);
        self.watch.note(moved);
        moved
    }

    /// What `settle` would say of a signal that nobody has driven since.
    #[inline(always)]
    pub(crate) fn stay(&mut self) {
        self.watch.note(false);
    }

    /// What `settle` or `show` said last.
    #[inline(always)]
    pub(crate) fn has_moved(&self) -> bool {
        self.watch.moved()
    }
}

impl<D: Direction, T: Synth, W: Watch<T>> Default for Signal<D, T, W> {
    fn default() -> Self {
        Self::new_with_default(T::default())
    }
}

impl Signal<In, Clock> {
    /// The last `update_all`, in rust-hdl's own loop, saw it rise.
    #[inline(always)]
    pub fn pos_edge(&self) -> bool {
        self.has_moved() && self.next.clk
    }
}

impl<D: Direction, T: Synth, W: Watch<T>> Logic for Signal<D, T, W> {
    fn update(&mut self) {}
    fn connect(&mut self) {
        self.driven = true;
    }
}

impl<D: Facing, T: Synth, W: Watch<T>> Atom for Signal<D, T, W> {
    fn bits(&self) -> usize {
        T::BITS
    }
    fn connected(&self) -> bool {
        self.driven
    }
    fn changed(&self) -> bool {
        self.has_moved()
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

impl<D: Facing, T: Synth, W: Watch<T>> Block for Signal<D, T, W> {
    fn connect_all(&mut self) {}
    fn update_all(&mut self) {
        self.settle();
    }
    fn has_changed(&self) -> bool {
        self.has_moved()
    }
    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        probe.visit_atom(name, self);
    }
}
