//! What a block remembers of what moved, so that only what follows it runs.
//!
//! An `update` reads fields of its block: inputs, registers, memories, sub-blocks. Each field has a bit
//! ([`bits`]), and each statement a mask of those that its value follows. It is skipped while none of them has
//! moved. Fields share bits where there are more than 63, and then a statement runs more often than it must.

use crate::step::{Moved, Step};

/// The bit that is set only when everything runs: the mask of statements that read nothing.
pub const ONCE: u64 = 1 << 63;

/// A number for the name of a field: a name cannot be a parameter of a function. (FNV-1a.)
pub const fn number(name: &str) -> u64 {
    let (bytes, mut number, mut at) = (name.as_bytes(), 0xcbf2_9ce4_8422_2325_u64, 0);
    while at < bytes.len() {
        number = (number ^ bytes[at] as u64).wrapping_mul(0x100_0000_01b3);
        at += 1;
    }
    number
}

/// The bits of fields that a block has, by the [`number`]s of their names.
///
/// # Panics
/// When the block has no such field: a bug in the macros, which the compiler reports.
pub const fn bits<S: Step>(names: &[u64]) -> u64 {
    let (mut bits, mut name) = (0, 0);
    while name < names.len() {
        let mut field = 0;
        while S::FIELDS[field].0 != names[name] {
            field += 1;
            assert!(field < S::FIELDS.len(), "no field of this name");
        }
        bits |= S::FIELDS[field].1;
        name += 1;
    }
    bits
}

/// The dirty flags that `#[block]` adds to every composite block.
#[derive(Clone, Copy, Debug)]
pub struct Dirty {
    /// Inputs, registers and memories that have moved since the last `update`.
    own: u64,
    /// Sub-blocks that moved behind a statement of the last `update` that reads them.
    again: u64,
    inside: bool,
    /// `eval` has worked since the last edge.
    anew: bool,
    /// This engine runs `update`, not rust-hdl's loop.
    steps: bool,
    /// The last `update` has settled the sub-blocks.
    settled: bool,
    /// What has moved in the `update`s since outputs were shown.
    ran: u64,
    /// Whether outputs moved when they were shown, once they are.
    shown: Option<bool>,
    /// What the resets inside are driven with, once they are.
    reset: Option<bool>,
}

impl Default for Dirty {
    fn default() -> Self {
        Dirty {
            own: u64::MAX,
            again: 0,
            inside: true,
            anew: true,
            steps: false,
            settled: false,
            ran: 0,
            shown: None,
            reset: None,
        }
    }
}

impl Dirty {
    /// True when the block's own `update` must run even with unchanged sub-blocks.
    #[inline(always)]
    pub fn own(&self) -> bool {
        self.own != 0
    }
    /// Everything is settled, by work done just now: whether outputs moved, if `update` has shown them.
    #[inline(always)]
    pub fn clear(&mut self) -> Option<bool> {
        self.own = 0;
        self.inside = false;
        self.anew = true;
        std::mem::take(&mut self.shown)
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
    /// What moved before this `update`: for statements that read a sub-block before it is settled, and for
    /// those that read it behind that, which have seen what it showed in the `update` before. Everything in
    /// rust-hdl's loop, which says nothing of what moved, and when nothing has run yet.
    #[inline(always)]
    pub fn take(&mut self) -> (u64, u64) {
        if !self.steps {
            return (u64::MAX, u64::MAX);
        }
        let own = std::mem::take(&mut self.own);
        (own | std::mem::take(&mut self.again), own)
    }
    /// An input moved, or not.
    #[inline(always)]
    pub fn mark(&mut self, bits: u64, moved: bool) {
        self.own |= if moved { bits } else { 0 };
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
    pub fn moves(&mut self, bits: u64, moved: bool) {
        self.again |= if moved { bits } else { 0 };
    }
    /// The last statement of an `update` that settles the sub-blocks itself.
    #[inline(always)]
    pub fn has_settled(&mut self) {
        self.settled = true;
    }
    /// At the end of an `update` in which this has moved: all that has since outputs were shown, if it is time
    /// to show them.
    #[inline(always)]
    pub fn ends(&mut self, moved: u64) -> Option<u64> {
        self.ran |= moved;
        (self.steps && self.own | self.again == 0).then(|| std::mem::take(&mut self.ran))
    }
    /// Outputs are shown; one of them moved, or none.
    #[inline(always)]
    pub fn shows(&mut self, moved: bool) {
        self.shown = Some(moved);
    }
    /// Of an `update` just run: whether it must run again; nothing when sub-blocks are not settled yet.
    #[inline(always)]
    pub fn outcome(&mut self) -> Option<bool> {
        std::mem::take(&mut self.settled).then_some(self.own | self.again != 0)
    }
    /// False when `eval` has had nothing to do since the last edge: then that edge changed nothing inside and
    /// no input has moved since, so every register already holds its `d` and the coming edge can be skipped.
    /// A memory keeps this true by reporting every write as a move inside. The answer is taken once per edge.
    #[inline(always)]
    pub fn settled_anew(&mut self) -> bool {
        std::mem::take(&mut self.anew)
    }
    /// Records a clock edge that moved what these fields show, or something inside of one, and tells the owner
    /// what it means one level up.
    #[inline(always)]
    pub fn edge(&mut self, fields: u64, inside: bool) -> Moved {
        self.own |= fields;
        self.inside |= inside;
        Moved { outputs: false, inside }
    }
}
