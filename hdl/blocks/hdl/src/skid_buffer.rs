//! Skid buffer: cuts the combinational path of `ready`, adds no latency.
//!
//! ```text
//!              +----------+
//!  in_valid -->|          |--> out_valid
//!  in_data  -->|  1 spare |--> out_data
//!  in_ready <--|  entry   |<-- out_ready
//! clock,reset->|>         |
//!              +----------+
//! ```
//!
//! Timing: an offered word passes through in the same cycle; when the output
//! does not take it, it is kept and `in_ready` falls from the next cycle on.
//!
//! ```text
//! cycle      0   1   2   3
//! in_valid   1   1   1   1
//! in_data    a   b   c   c
//! in_ready   1   1   0   1
//! out_valid  1   1   1   1
//! out_data   a   b   b   c
//! out_ready  1   0   1   1
//! ```
//!
//! Invariants: order is kept, nothing lost or duplicated, `out_data` stable
//! while waiting (test `skid_buffer_follows_the_model`).
//!
//! | # | condition | who waits |
//! |---|---|---|
//! | 1 | the spare entry is in use | the input: `in_ready` low |
//! | 2 | no word offered and the spare entry empty | the output: `out_valid` low |
//!
//! Deadlock: none; `in_ready` is a register, `out_valid` does not depend on
//! `out_ready`. Limits: `in_valid` -> `out_valid` stays combinational; for the other
//! cut see [`PipelineRegister`](crate::PipelineRegister).

use crate::prelude::*;

/// Cuts the `ready` path of a valid/ready stream.
#[block]
pub struct SkidBuffer<const W: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: empties the spare entry.
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
    spare_valid: Reg<Bit>,
    spare_data: Reg<U<W>>,
}

impl<const W: usize> Logic for SkidBuffer<W> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, spare_valid, spare_data);
        self.in_ready.next = !self.spare_valid.q.val();
        self.out_valid.next = self.spare_valid.q.val() | self.in_valid.val();
        self.out_data.next = self.in_data.val();
        if self.spare_valid.q.val() {
            self.out_data.next = self.spare_data.q.val();
            self.spare_valid.d.next = !self.out_ready.val();
        } else if self.in_valid.val() & !self.out_ready.val() {
            self.spare_valid.d.next = true;
            self.spare_data.d.next = self.in_data.val();
        }
    }
}
