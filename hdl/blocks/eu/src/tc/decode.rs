//! Decode front: chooses a thread, reads its instruction, finds its length.
//!
//! ```text
//!  decodable, present, queued --> round robin --> D1 register --> line read --> D2 register
//! ```
//!
//! ```text
//! cycle     0      1      2      3
//! pick      t0     t1     t0     t1
//! D1               t0     t1     t0
//! D2                      t0     t1
//! ```
//!
//! Invariants: a thread is in D1 at most every other cycle, and picked only when
//! its queue has room for what is in D2 too; `advance` names the thread whose
//! instruction leaves D1 (test `decodes_mixed_lengths_in_order`).
//!
//! | # | stall | who waits, until |
//! |---|---|---|
//! | 1 | line not present, queue full, or stopped | the thread, until `pick` finds it ready |
//! | 2 | another thread comes first | the thread, at most 6 picks |
//!
//! Deadlock: nothing in here holds; an instruction that cannot leave D1 is dropped
//! and picked again. Limits: one instruction a cycle over all threads.

use crate::word::{address, lo};
use tessera_hdl::prelude::*;

/// Pick and D1 of the decode pipeline, with the D2 register.
#[block]
pub struct TcDecode {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// Threads that run, are not stopped and have no fault.
    pub decodable: Signal<In, U<7>>,
    pub present: Signal<In, U<7>>,
    pub queued: [Signal<In, U<2>>; 7],
    pub fip: [Signal<In, U<32>>; 7],
    pub wake_valid: Signal<In, U<7>>,
    pub wake: [Signal<In, U<32>>; 7],
    /// The two words at the fetch address of `d1_slot`.
    pub line_lo: Signal<In, U<64>>,
    pub line_hi: Signal<In, U<64>>,
    pub d1_slot: Signal<Out, U<3>>,
    /// Bits 6:3 of that address.
    pub d1_word: Signal<Out, U<4>>,
    /// Thread whose fetch address moves on, by 8 or 16.
    pub advance: Signal<Out, U<7>>,
    pub advance_len8: Signal<Out, Bit>,
    pub d2_thread: Signal<Out, U<7>>,
    pub d2_slot: Signal<Out, U<3>>,
    pub d2_ip: Signal<Out, U<32>>,
    pub d2_lo: Signal<Out, U<64>>,
    pub d2_hi: Signal<Out, U<64>>,
    pub d2_len8: Signal<Out, Bit>,
    /// Channels wait at this address.
    pub d2_wakes: Signal<Out, Bit>,
    order: RoundRobin<7>,
    /// Thread in D1, one-hot; 0: none.
    d1_pick: Reg<U<7>>,
    d2_pick: Reg<U<7>>,
    d2_address: Reg<U<32>>,
    d2_raw_lo: Reg<U<64>>,
    d2_raw_hi: Reg<U<64>>,
    d2_short: Reg<Bit>,
    room: Signal<Local, U<7>>,
    d1_address: Signal<Local, U<32>>,
    d1_go: Signal<Local, U<7>>,
}

impl Logic for TcDecode {
    #[hdl]
    fn update(&mut self) {
        registers!(self, d1_pick, d2_pick, d2_address, d2_raw_lo, d2_raw_hi, d2_short);
        subblocks!(self, order);

        comment!("pick: a queue of two has room beside what D2 will push");
        self.room.next = 0.into();
        for t in 0..7 {
            self.room.next = self
                .room
                .val()
                .replace_bit(t, (self.queued[t].val() == 0) | ((self.queued[t].val() == 1) & !self.d2_pick.q.val().get_bit(t)));
        }
        self.order.request.next = self.decodable.val() & self.present.val() & self.room.val() & !self.d1_pick.q.val();
        self.order.advance.next = true;
        self.d1_pick.d.next = self.order.grant.val();

        comment!("D1");
        self.d1_slot.next = 0.into();
        self.d1_address.next = 0.into();
        for t in 0..7 {
            if self.d1_pick.q.val().get_bit(t) {
                self.d1_slot.next = t.to_bits::<3>();
                self.d1_address.next = self.fip[t].val();
            }
        }
        self.d1_word.next = self.d1_address.val().field(address::IN_PAIR);
        self.d1_go.next = self.d1_pick.q.val() & self.decodable.val() & self.present.val();
        self.advance.next = self.d1_go.val();
        self.advance_len8.next = self.line_lo.val().field(lo::COMPACTED);
        self.d2_pick.d.next = self.d1_go.val();
        if self.d1_go.val().any() {
            self.d2_address.d.next = self.d1_address.val();
            self.d2_raw_lo.d.next = self.line_lo.val();
            self.d2_raw_hi.d.next = self.line_hi.val();
            self.d2_short.d.next = self.line_lo.val().field(lo::COMPACTED);
        }

        comment!("D2");
        self.d2_slot.next = 0.into();
        self.d2_wakes.next = false;
        for t in 0..7 {
            if self.d2_pick.q.val().get_bit(t) {
                self.d2_slot.next = t.to_bits::<3>();
                self.d2_wakes.next = self.wake_valid.val().get_bit(t) & (self.wake[t].val() == self.d2_address.q.val());
            }
        }
        self.d2_thread.next = self.d2_pick.q.val();
        self.d2_ip.next = self.d2_address.q.val();
        self.d2_lo.next = self.d2_raw_lo.q.val();
        self.d2_hi.next = self.d2_raw_hi.q.val();
        self.d2_len8.next = self.d2_short.q.val();
    }
}
