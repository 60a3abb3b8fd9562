//! Single-thread stepping: settle combinational logic, then take one clock edge.
//!
//! rust-hdl's own loop re-runs every block on every pass; here each block keeps
//! two dirty flags ([`Dirty`]) and is skipped while nothing it depends on moved.
//! It does not look at its inputs for that: who drives one compares and marks
//! the block ([`Step::mark`]), so that one that stands still costs two bytes.
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
    /// Of a block: whether an input of it moved.
    #[inline(always)]
    fn mark(&mut self, _moved: bool) {}
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

/// The dirty flags that `#[block]` adds to every composite block.
#[derive(Clone, Copy, Debug)]
pub struct Dirty {
    own: bool,
    inside: bool,
    /// `eval` has worked since the last edge.
    anew: bool,
    /// This engine runs `update`, not rust-hdl's loop.
    steps: bool,
    /// The last `update` has settled the sub-blocks.
    settled: bool,
    /// It has read something that moved afterwards.
    again: bool,
    /// What the resets inside are driven with, once they are.
    reset: Option<bool>,
}

impl Default for Dirty {
    fn default() -> Self {
        Dirty { own: true, inside: true, anew: true, steps: false, settled: false, again: false, reset: None }
    }
}

impl Dirty {
    /// True when the block's own `update` must run even with unchanged inputs.
    #[inline(always)]
    pub fn own(&self) -> bool {
        self.own
    }
    /// Everything is settled, by work done just now.
    #[inline(always)]
    pub fn clear(&mut self) {
        self.own = false;
        self.inside = false;
        self.anew = true;
    }
    /// Before the first `update` of an `eval`: true when a sub-block must be settled even with unchanged
    /// inputs.
    #[inline(always)]
    pub fn begin(&mut self) -> bool {
        self.steps = true;
        self.inside
    }
    /// True in the first `update` after an edge that moved something inside sub-blocks.
    #[inline(always)]
    pub fn takes_inside(&mut self) -> bool {
        self.steps & std::mem::take(&mut self.inside)
    }
    /// True when `update` shall settle sub-blocks: in rust-hdl's own loop it must not.
    #[inline(always)]
    pub fn steps(&self) -> bool {
        self.steps
    }
    /// An input moved, or not.
    #[inline(always)]
    pub fn mark(&mut self, moved: bool) {
        self.own |= moved;
    }
    /// True when `update` has to drive the resets inside: they have another value, or rust-hdl's loop is at
    /// work. (The clock it drives in that loop alone: here it never moves.)
    #[inline(always)]
    pub fn resets(&mut self, reset: bool) -> bool {
        let moved = self.reset != Some(reset);
        self.reset = Some(reset);
        moved | !self.steps
    }
    /// An output that `update` has read already moved, or not.
    #[inline(always)]
    pub fn moves(&mut self, moved: bool) {
        self.again |= moved;
    }
    /// The last statement of an `update` that settles the sub-blocks itself.
    #[inline(always)]
    pub fn has_settled(&mut self) {
        self.settled = true;
    }
    /// Of an `update` just run: whether it must run again; nothing when sub-blocks are not settled yet.
    #[inline(always)]
    pub fn outcome(&mut self) -> Option<bool> {
        let again = std::mem::take(&mut self.again);
        std::mem::take(&mut self.settled).then_some(again)
    }
    /// False when `eval` has had nothing to do since the last edge: then that edge changed nothing inside and
    /// no input has moved since, so every register already holds its `d` and the coming edge can be skipped.
    /// A memory keeps this true by reporting every write as a move inside. The answer is taken once per edge.
    #[inline(always)]
    pub fn settled_anew(&mut self) -> bool {
        std::mem::take(&mut self.anew)
    }
    /// Records a clock edge and tells the owner what it means one level up.
    #[inline(always)]
    pub fn edge(&mut self, moved: Moved) -> Moved {
        self.own |= moved.outputs;
        self.inside |= moved.inside;
        Moved { outputs: false, inside: moved.inside }
    }
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
