//! Single-thread stepping: settle combinational logic, then take one clock edge.
//!
//! rust-hdl's own loop re-runs every block on every pass; here each block keeps
//! dirty flags ([`Dirty`]) and is skipped while nothing it depends on moved, and
//! so is each statement of an `update` that does run.
//! It does not look at its inputs for that: who drives one compares and marks
//! the block ([`Step::mark`]), so that one that stands still costs a word.
//! `#[block]` writes the [`Step`] implementation of every composite block;
//! only leaf primitives (register, memories) write it by hand. `#[hdl]` makes
//! `update` settle the sub-blocks itself, each once, between what drives it and
//! what reads it; `update` runs again only if something that it has read moved
//! afterwards. In rust-hdl's loop that part is silent ([`Dirty::steps`]).
//!
//! Contract of one cycle: inputs are written to `.next`, `eval` runs until
//! nothing changes, outputs are read, `tick` moves every register and memory
//! once. After `tick` outputs are stale until the next `eval`.
//!
//! Limits: one clock domain; the clock signal itself never toggles here.

pub use crate::dirty::{bits, number, Dirty, ONCE};
use crate::signal::{Signal, Watch};
use rust_hdl_core::prelude::{Constant, Direction, In, Local, Out, Synth};

/// A block whose outputs move this many times without settling has a
/// combinational loop: an internal bug of the design, never of its inputs.
const SETTLE_LIMIT: u32 = 64;

/// What a clock edge moved inside a field.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// A value that the owner reads directly changed.
    pub outputs: bool,
    /// Something inside changed, so the field must be evaluated again.
    pub inside: bool,
}

impl Moved {
    /// Combines what two fields report.
    #[inline(always)]
    pub fn or(self, other: Moved) -> Moved {
        Moved { outputs: self.outputs | other.outputs, inside: self.inside | other.inside }
    }
}

/// One field of a block, as the stepping engine sees it.
pub trait Step {
    /// It is settled only after somebody has marked it: a block with an `update`.
    const MARKED: bool = false;
    /// Of a block: the [`number`]s of its fields' names, and the bit of each.
    const FIELDS: &'static [(u64, u64)] = &[];
    /// Of a block: whether its input of this [`number`] moved.
    #[inline(always)]
    fn mark<const PORT: u64>(&mut self, _moved: bool) {}
    /// Of a block: compares all its inputs, which somebody has driven who does not mark it.
    #[inline(always)]
    fn receive(&mut self) {}
    /// Of an input: true when it differs from what it was at the last call.
    #[inline(always)]
    fn latch(&mut self) -> bool {
        false
    }
    /// Publishes an output; true when it differs from the old one.
    #[inline(always)]
    fn publish(&mut self) -> bool {
        false
    }
    /// Of an output that need not be published, as nothing has driven it: it does not differ.
    #[inline(always)]
    fn rest(&mut self) {}
    /// Of an output: the last time it was published, or an output in it, it differed. Asked only after an
    /// `eval` of its block that said so.
    #[inline(always)]
    fn moved(&self) -> bool {
        true
    }
    /// Settles a sub-block; true when one of its outputs changed.
    #[inline(always)]
    fn eval(&mut self) -> bool {
        false
    }
    /// Takes the clock edge.
    #[inline(always)]
    fn tick(&mut self) -> Moved {
        Moved::default()
    }
}

/// Whether a field is a block that is marked; only its type is looked at.
#[inline(always)]
pub fn is_marked<S: Step>(_: &S) -> bool {
    S::MARKED
}

/// Counts settling passes of one block and stops a combinational loop.
#[derive(Default)]
pub struct SettleGuard(u32);

impl SettleGuard {
    /// Counts one pass.
    ///
    /// # Panics
    /// When the block does not settle: a combinational loop through it.
    #[inline(always)]
    pub fn pass(&mut self, block: &'static str) {
        self.0 += 1;
        assert!(
            self.0 <= SETTLE_LIMIT,
            "block {block} does not settle after {SETTLE_LIMIT} passes: combinational loop through its sub-blocks"
        );
    }
}

/// Which way a port faces, known at compile time.
pub trait Facing: Direction {
    /// The value comes from outside.
    const INPUT: bool;
    /// The value is made here and read outside.
    const OUTPUT: bool;
    /// Which way the fields of a bundle face that go back.
    type Back: Facing;
}
macro_rules! facing {
    ($direction:ident, $back:ident, $input:literal, $output:literal) => {
        impl Facing for $direction {
            const INPUT: bool = $input;
            const OUTPUT: bool = $output;
            type Back = $back;
        }
    };
}
facing!(In, Out, true, false);
facing!(Out, In, false, true);
facing!(Local, Local, false, false);

impl<D: Facing, T: Synth, W: Watch<T>> Step for Signal<D, T, W> {
    #[inline(always)]
    fn latch(&mut self) -> bool {
        D::INPUT && self.settle()
    }
    #[inline(always)]
    fn publish(&mut self) -> bool {
        D::OUTPUT && self.settle()
    }
    #[inline(always)]
    fn rest(&mut self) {
        if D::OUTPUT {
            self.stay();
        }
    }
    #[inline(always)]
    fn moved(&self) -> bool {
        D::OUTPUT && self.has_moved()
    }
}

impl<T: Synth> Step for Constant<T> {}

impl<S: Step, const N: usize> Step for [S; N] {
    const MARKED: bool = S::MARKED;
    #[inline(always)]
    fn receive(&mut self) {
        self.iter_mut().for_each(Step::receive);
    }
    #[inline(always)]
    fn latch(&mut self) -> bool {
        self.iter_mut().fold(false, |moved, x| x.latch() | moved)
    }
    #[inline(always)]
    fn publish(&mut self) -> bool {
        self.iter_mut().fold(false, |moved, x| x.publish() | moved)
    }
    #[inline(always)]
    fn rest(&mut self) {
        self.iter_mut().for_each(Step::rest);
    }
    #[inline(always)]
    fn moved(&self) -> bool {
        self.iter().fold(false, |moved, x| x.moved() | moved)
    }
    #[inline(always)]
    fn eval(&mut self) -> bool {
        self.iter_mut().fold(false, |moved, x| x.eval() | moved)
    }
    #[inline(always)]
    fn tick(&mut self) -> Moved {
        self.iter_mut().fold(Moved::default(), |moved, x| moved.or(x.tick()))
    }
}
