//! Pipeline register with valid/ready: cuts the path of `valid` and data.
//!
//! ```text
//!              +----------+
//!  in_valid -->|          |--> out_valid
//!  in_data  -->|  1 word  |--> out_data
//!  in_ready <--|          |<-- out_ready
//! clock,reset->|>         |
//!              +----------+
//! ```
//!
//! Timing: a word taken in cycle t is on the output from cycle t + 1; one word
//! per cycle while the output takes them.
//!
//! ```text
//! cycle      0   1   2   3
//! in_valid   1   1   1   0
//! in_data    a   b   b   -
//! in_ready   1   0   1   1
//! out_valid  0   1   1   1
//! out_data   -   a   a   b
//! out_ready  1   0   1   1
//! ```
//!
//! Invariants: order is kept, nothing lost or duplicated, `out_data` stable
//! while waiting (test `pipeline_register_follows_the_model`).
//!
//! | # | condition | who waits |
//! |---|---|---|
//! | 1 | a word is held and `out_ready` is low | the input: `in_ready` low |
//! | 2 | no word held | the output: `out_valid` low |
//!
//! Deadlock: none; `out_valid` is a register. Limits: `out_ready` -> `in_ready` stays
//! combinational; for the other cut see [`SkidBuffer`](crate::SkidBuffer).

use crate::prelude::*;

/// One pipeline stage of a valid/ready stream.
#[block]
pub struct PipelineRegister<const W: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: empties the stage.
    pub reset: Signal<In, Bit>,
    /// A word is offered.
    pub in_valid: Signal<In, Bit>,
    /// The word offered.
    pub in_data: Signal<In, U<W>>,
    /// The word is taken at this edge.
    pub in_ready: Signal<Out, Bit>,
    /// A word is present.
    pub out_valid: Signal<Out, Bit>,
    /// The word.
    pub out_data: Signal<Out, U<W>>,
    /// The word is taken at this edge if present.
    pub out_ready: Signal<In, Bit>,
    valid: Reg<Bit>,
    data: Reg<U<W>>,
    free: Signal<Local, Bit>,
}

impl<const W: usize> Logic for PipelineRegister<W> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, valid, data);
        self.free.next = !self.valid.q.val() | self.out_ready.val();
        self.in_ready.next = self.free.val();
        self.out_valid.next = self.valid.q.val();
        self.out_data.next = self.data.q.val();
        if self.free.val() {
            self.valid.d.next = self.in_valid.val();
            if self.in_valid.val() {
                self.data.d.next = self.in_data.val();
            }
        }
    }
}
