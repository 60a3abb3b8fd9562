//! Pixels of a chain's block that its own writes have made newer than memory.
//!
//! ```text
//!  result, result_* --> LUT RAMs, one per read port --> full[N]
//!  s_chain --------------------> LUT RAM ------------------> s_cover
//!  fill_slot ------------------> LUT RAM ------------------> fill_cover
//!  dirty[N] ---- 0: the row is left from an earlier chain
//! ```
//!
//! A result adds its pixels to the row of its chain: read (from the copy `res_covers`), merged
//! and written in the same cycle. A row means something only while its chain is
//! `dirty`, which spares clearing it when a chain begins. `s_cover` needs no such care: a chain
//! that may still lack pixels began with a pure write, whose result has written its
//! row before the next head looks at it (proof: `scripts/formal.sh`, `inv_fresh`).
//! `full` is kept beside, because all chains need it at once.
//!
//! Invariant: bits are only added in a chain's life, so a fill that leaves out
//! covered pixels never hides a newer one (test `fills_leave_covered_pixels_alone`).
//! No handshake, so no stalls.

use tessera_hdl::prelude::*;

/// Coverage masks of all chains.
#[block(require(N == 1 << A))]
pub struct MissQueueCoverage<const N: usize, const A: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub begun: Signal<In, U<N>>,
    pub dirty: Signal<In, U<N>>,
    pub result: Signal<In, Bit>,
    pub result_slot: Signal<In, U<A>>,
    pub result_mask: Signal<In, U<16>>,
    pub answered: Signal<In, U<N>>,
    pub s_chain: Signal<In, U<A>>,
    pub fill_slot: Signal<In, U<A>>,
    pub s_cover: Signal<Out, U<16>>,
    pub fill_cover: Signal<Out, U<16>>,
    /// Chains that need nothing from memory.
    pub full: Signal<Out, U<N>>,
    res_covers: LutRam<A, 1, 16>,
    s_covers: LutRam<A, 1, 16>,
    fill_covers: LutRam<A, 1, 16>,
    r_full: Reg<U<N>>,
    merged: Signal<Local, U<16>>,
}

impl<const N: usize, const A: usize> Logic for MissQueueCoverage<N, A> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, r_full);
        memories!(self, res_covers, s_covers, fill_covers);

        comment!("a result");
        connect!(self.result_slot => self.res_covers.read_address, self.result_mask => self.merged);
        if self.dirty.val().get_bit(self.result_slot.val().index()) {
            self.merged.next = self.result_mask.val() | self.res_covers.read_data[0].val();
        }
        self.r_full.d.next = self.r_full.q.val() & !self.begun.val();
        if self.merged.val().all() {
            self.r_full.d.next = (self.r_full.q.val() & !self.begun.val()) | self.answered.val();
        }
        outputs!(self, full = r_full);
        connect!(
            self.result => self.res_covers.write_enable,
            self.result_slot => self.res_covers.write_address,
            self.merged => self.res_covers.write_data[0],
            self.result => self.s_covers.write_enable,
            self.result_slot => self.s_covers.write_address,
            self.merged => self.s_covers.write_data[0],
            self.result => self.fill_covers.write_enable,
            self.result_slot => self.fill_covers.write_address,
            self.merged => self.fill_covers.write_data[0]
        );

        comment!("readers");
        connect!(
            self.s_chain => self.s_covers.read_address,
            self.s_covers.read_data[0] => self.s_cover,
            self.fill_slot => self.fill_covers.read_address
        );
        self.fill_cover.next = 0.into();
        if self.dirty.val().get_bit(self.fill_slot.val().index()) {
            connect!(self.fill_covers.read_data[0] => self.fill_cover);
        }
    }
}
