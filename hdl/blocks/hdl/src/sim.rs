//! Driver of one top-level block: write inputs, `eval`, read outputs, `tick`.
//!
//! ```
//! # use tessera_hdl::prelude::*;
//! # use tessera_hdl::{block, hdl};
//! /// Counts while `enable` is high.
//! #[block]
//! pub struct Counter {
//!     pub clock: Signal<In, Clock>,
//!     pub reset: Signal<In, Bit>,
//!     pub enable: Signal<In, Bit>,
//!     pub count: Signal<Out, U<8>>,
//!     value: Reg<U<8>>,
//! }
//! impl Logic for Counter {
//!     #[hdl]
//!     fn update(&mut self) {
//!         registers!(self, value);
//!         if self.enable.val() {
//!             self.value.d.next = self.value.q.val() + 1;
//!         }
//!         self.count.next = self.value.q.val();
//!     }
//! }
//! let mut sim = Sim::<Counter>::new();
//! sim.enable.next = true;
//! sim.tick();
//! sim.eval();
//! assert_eq!(sim.count.val(), 1);
//! ```

use crate::connected::undriven;
use crate::init::Init;
use crate::step::Step;
use crate::values::{Reader, Values};
use crate::wires::Pins;
use rust_hdl_core::prelude::Block;
use std::ops::{Deref, DerefMut};

/// Bytes of stack for building a block; only the pages used are ever touched.
const BUILD_STACK: usize = 256 << 20;

/// A connected block and its cycle counter. Ports are reached by dereference.
pub struct Sim<B> {
    block: Box<B>,
    cycle: u64,
}

impl<B: Block + Step + Init> Default for Sim<B> {
    fn default() -> Self {
        Self::new()
    }
}

impl<B: Block + Step + Init> Sim<B> {
    /// Builds the block in its power-up state and connects it.
    ///
    /// An execution unit is most of a megabyte, built by value and copied at every level in unoptimised code:
    /// more than a test thread's stack holds, so that happens on a stack of its own.
    pub fn new() -> Self {
        stacker::grow(BUILD_STACK, || Self::with(B::init()))
    }
}

impl<B: Block + Step> Sim<B> {
    /// Takes a block built by hand and connects it.
    ///
    /// # Panics
    /// When ports inside are driven by nobody: a mistake in the block, which
    /// the exporter would refuse too. The message names all of them.
    pub fn with(block: B) -> Self {
        let mut block = Box::new(block);
        block.connect_all();
        let ports = undriven(&*block);
        if !ports.is_empty() {
            let (ports, are) = (ports.join(", "), if ports.len() == 1 { "is" } else { "are" });
            panic!("{ports} {are} not driven: assign, or name the owner in registers!, subblocks! or memories!");
        }
        Sim { block, cycle: 0 }
    }

    /// Settles all combinational logic for the inputs written so far.
    #[inline(always)]
    pub fn eval(&mut self) {
        self.block.receive();
        self.block.eval();
    }

    /// Settles, then takes one rising clock edge. Outputs are stale until `eval`.
    #[inline(always)]
    pub fn tick(&mut self) {
        self.eval();
        self.block.tick();
        self.cycle += 1;
    }

    /// Number of clock edges taken.
    pub fn cycle(&self) -> u64 {
        self.cycle
    }

    /// The block as a probe wants it.
    pub fn block(&self) -> &B {
        &self.block
    }
}

impl<B> Deref for Sim<B> {
    type Target = B;
    #[inline(always)]
    fn deref(&self) -> &B {
        &self.block
    }
}

impl<B> DerefMut for Sim<B> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut B {
        &mut self.block
    }
}

/// All of a block that a simulation, a waveform or an export of it needs, in one function.
///
/// A crate that has this of its blocks in a `static` compiles their code; the development profile lets the crates above
/// take it from there, where otherwise every test program would compile an execution unit of its own. The static is
/// `cfg(not(test))`: the tests inside such a crate look at single blocks, and need no second copy of all others.
pub fn compiled<B: Block + Step + Init + Pins + Values>() {
    let mut sim = Sim::<B>::new();
    B::pins();
    sim.block.drive(&[]);
    sim.eval();
    sim.block.sample(&mut Vec::new());
    sim.block.read(&mut Reader::new(&[], &mut Vec::new()));
    sim.tick();
}
