//! What block a chain is for, and where in the cache that block lives.
//!
//! ```text
//!  r_block ------> N x = ----> matched[N]
//!  s_chain ------> LUT RAM --> s_row
//!  f_chain ------> LUT RAM --> f_block
//!  w_chain ------> LUT RAM --> w_block, w_set
//!  result_slot --> LUT RAM --> result_row
//!  pin_set ------> N x = ----> pinned[4]
//! ```
//!
//! Written once, when a chain begins (`start`, at `start_slot`). What all chains
//! are compared with sits in registers; every read port has its own LUT RAM copy, a
//! fraction of an N-way multiplexer. No handshake, so no stalls.

use crate::word::row;
use tessera_hdl::prelude::*;

/// Block address, set and way of every chain.
#[block(require(N == 1 << A))]
pub struct MissQueueDirectory<const N: usize, const A: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub live: Signal<In, U<N>>,
    pub present: Signal<In, U<N>>,
    pub r_block: Signal<In, U<27>>,
    pub l_block: Signal<In, U<27>>,
    pub start: Signal<In, Bit>,
    pub start_slot: Signal<In, U<A>>,
    pub start_set: Signal<In, U<5>>,
    pub start_way: Signal<In, U<2>>,
    pub s_chain: Signal<In, U<A>>,
    pub f_chain: Signal<In, U<A>>,
    pub w_chain: Signal<In, U<A>>,
    pub result_slot: Signal<In, U<A>>,
    pub pin_set: Signal<In, U<5>>,
    pub start_present: Signal<In, Bit>,
    /// Live chains for `r_block`: one bit or none.
    pub matched: Signal<Out, U<N>>,
    pub s_row: Signal<Out, U<7>>,
    pub f_block: Signal<Out, U<27>>,
    pub w_block: Signal<Out, U<27>>,
    pub w_set: Signal<Out, U<5>>,
    pub result_row: Signal<Out, U<7>>,
    /// Ways of `pin_set` that a present chain uses, also one that begins.
    pub pinned: Signal<Out, U<4>>,
    block: [Reg<U<27>>; N],
    row: [Reg<U<7>>; N],
    s_rows: LutRam<A, 1, 7>,
    res_rows: LutRam<A, 1, 7>,
    f_blocks: LutRam<A, 1, 27>,
    w_blocks: LutRam<A, 1, 27>,
    w_sets: LutRam<A, 1, 5>,
    start_row: Signal<Local, U<7>>,
    match_bits: Signal<Local, U<N>>,
    pin_bits: Signal<Local, U<4>>,
}

impl<const N: usize, const A: usize> Logic for MissQueueDirectory<N, A> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, block[N], row[N]);
        memories!(self, s_rows, res_rows, f_blocks, w_blocks, w_sets);

        self.start_row.next = pack!(7; row::SET = self.start_set.val(), row::WAY = self.start_way.val());
        self.match_bits.next = 0.into();
        self.pin_bits.next = 0.into();
        for i in 0..N {
            if self.start.val() & (self.start_slot.val() == i.to_bits::<A>()) {
                connect!(self.l_block => self.block[i], self.start_row => self.row[i]);
            }
            self.match_bits.next =
                self.match_bits.val().replace_bit(i, self.live.val().get_bit(i) & (self.block[i].q.val() == self.r_block.val()));
            if self.live.val().get_bit(i)
                & self.present.val().get_bit(i)
                & (self.row[i].q.val().field(row::SET) == self.pin_set.val())
            {
                self.pin_bits.next = self.pin_bits.val() | (bits::<4>(1) << self.row[i].q.val().field(row::WAY));
            }
        }
        if self.start.val() & self.start_present.val() & (self.start_set.val() == self.pin_set.val()) {
            self.pin_bits.next = self.pin_bits.val() | (bits::<4>(1) << self.start_way.val());
        }
        connect!(self.match_bits => self.matched, self.pin_bits => self.pinned);

        comment!("what the copies take when a chain begins, and who reads them");
        connect!(
            self.start => self.s_rows.write_enable,
            self.start_slot => self.s_rows.write_address,
            self.start_row => self.s_rows.write_data[0],
            self.s_chain => self.s_rows.read_address,
            self.s_rows.read_data[0] => self.s_row
        );
        connect!(
            self.start => self.res_rows.write_enable,
            self.start_slot => self.res_rows.write_address,
            self.start_row => self.res_rows.write_data[0],
            self.result_slot => self.res_rows.read_address,
            self.res_rows.read_data[0] => self.result_row
        );
        connect!(
            self.start => self.f_blocks.write_enable,
            self.start_slot => self.f_blocks.write_address,
            self.l_block => self.f_blocks.write_data[0],
            self.f_chain => self.f_blocks.read_address,
            self.f_blocks.read_data[0] => self.f_block
        );
        connect!(
            self.start => self.w_blocks.write_enable,
            self.start_slot => self.w_blocks.write_address,
            self.l_block => self.w_blocks.write_data[0],
            self.w_chain => self.w_blocks.read_address,
            self.w_blocks.read_data[0] => self.w_block
        );
        connect!(
            self.start => self.w_sets.write_enable,
            self.start_slot => self.w_sets.write_address,
            self.start_set => self.w_sets.write_data[0],
            self.w_chain => self.w_sets.read_address,
            self.w_sets.read_data[0] => self.w_set
        );
    }
}
