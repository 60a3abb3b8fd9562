//! Decode front: chooses a thread, reads its instruction, finds its length.
//!
//! ```text
//!  decodable, present, queued --> round robin --> D1 --> line store --> D2: length, branch? --> D3, D4
//! ```
//!
//! ```text
//! cycle     0      1      2      3      4      5
//! pick      t0     t1     t2     t0     t1     t2
//! D1               t0     t1     t2     t0     t1     line store reads
//! D2                      t0     t1     t2     t0     words are there: fetch address moves on
//! D3                             t0     t1     t2     predecode
//! D4                                    t0     t1     push
//! ```
//!
//! Invariants: a thread is in D1 or D2 once at most, and picked only when its queue has room for what is in
//! D3 and D4 too; nothing is picked behind a branch; `advance` names the thread whose instruction leaves D2
//! (test `decodes_mixed_lengths_in_order`).
//!
//! | # | stall | who waits, until |
//! |---|---|---|
//! | 1 | line not present, queue full, or stopped | the thread, until `pick` finds it ready |
//! | 2 | another thread comes first | the thread, at most 6 picks |
//!
//! Deadlock: nothing in here holds; an instruction that cannot leave D2 is dropped. Limits: one instruction a
//! cycle over all threads.

use super::payload::TcNumber;
use super::predecode::TcOpcode;
use crate::word::{address, line, lo};
use tessera_hdl::prelude::*;

/// Pick, D1 and D2 of the decode pipeline, and who is in D3 and D4.
#[block]
pub struct TcDecode {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// Threads that run, are not stopped and have no fault.
    pub decodable: Signal<In, U<7>>,
    pub present: Signal<In, U<7>>,
    pub queued: [Signal<In, U<2>>; 7],
    /// Fetch address of the thread in D1.
    pub fip: Signal<In, U<32>>,
    /// The first word of the instruction in D2.
    pub line_lo: Signal<In, U<64>>,
    /// A thread is in D1.
    pub d1_valid: Signal<Out, Bit>,
    pub d1_slot: Signal<Out, U<3>>,
    /// It, one-hot; 0: none.
    pub d1: Signal<Out, U<7>>,
    /// Bits 6:3 of its fetch address.
    pub d1_word: Signal<Out, U<4>>,
    /// Thread whose fetch address moves on to `next_ip`; there is one.
    pub advance_slot: Signal<Out, U<3>>,
    pub advance: Signal<Out, Bit>,
    pub next_ip: Signal<Out, U<32>>,
    /// It lies in the next line.
    pub crosses: Signal<Out, U<7>>,
    /// If so, and its instruction goes to JE: the thread, one-hot.
    pub branches: Signal<Out, U<7>>,
    pub d2_ip: Signal<Out, U<32>>,
    pub d2_len8: Signal<Out, Bit>,
    pub d3_slot: Signal<Out, U<3>>,
    /// Thread in D4, one-hot; 0: none.
    pub push: Signal<Out, U<7>>,
    pub d4_slot: Signal<Out, U<3>>,
    order: RoundRobin<7>,
    opcode: TcOpcode,
    /// Thread in D1, one-hot; 0: none.
    d1_pick: Reg<U<7>>,
    d2_pick: Reg<U<7>>,
    d2_address: Reg<U<32>>,
    d3_pick: Reg<U<7>>,
    d3_number: Reg<U<3>>,
    d4_pick: Reg<U<7>>,
    d4_number: Reg<U<3>>,
    room: Signal<Local, U<7>>,
    d2_number: TcNumber,
    d1_number: TcNumber,
    d2_go: Signal<Local, U<7>>,
}

impl Logic for TcDecode {
    #[hdl]
    fn update(&mut self) {
        registers!(self, d1_pick, d2_pick, d2_address, d3_pick, d3_number, d4_pick, d4_number);
        subblocks!(self, order);

        comment!("pick: a queue of two has room beside what is in D3 or D4");
        self.room.next = 0.into();
        for t in 0..7 {
            self.room.next = self.room.val().replace_bit(
                t,
                (self.queued[t].val() == 0)
                    | ((self.queued[t].val() == 1) & !self.d3_pick.q.val().get_bit(t) & !self.d4_pick.q.val().get_bit(t)),
            );
        }
        self.order.request.next =
            self.decodable.val() & self.present.val() & self.room.val() & !self.d1_pick.q.val() & !self.d2_pick.q.val();
        self.order.advance.next = true;
        self.d1_pick.d.next = self.order.grant.val();

        comment!("D1");
        connect!(self.d1_pick => self.d1_number.one, self.d1_number.number => self.d1_slot);
        connect!(self.d1_pick => self.d1);
        self.d1_valid.next = self.d1_pick.q.val().any();
        self.d1_word.next = self.fip.val().field(address::IN_PAIR);
        self.d2_pick.d.next = self.d1_pick.q.val();
        self.d2_address.d.next = self.fip.val();

        comment!("D2");
        self.d2_go.next = self.d2_pick.q.val() & self.decodable.val();
        self.opcode.op.next = self.line_lo.val().field(lo::OPCODE);
        self.advance.next = self.d2_go.val().any();
        connect!(self.d2_pick => self.d2_number.one, self.d2_number.number => self.advance_slot);
        self.branches.next = 0.into();
        if self.opcode.je.val() {
            self.branches.next = self.d2_go.val();
        }
        self.next_ip.next = self.d2_address.q.val() + 16;
        if self.line_lo.val().field(lo::COMPACTED) {
            self.next_ip.next = self.d2_address.q.val() + 8;
        }
        self.crosses.next = 0.into();
        if self.next_ip.val().field(address::LINE).field(line::ODD)
            ^ self.d2_address.q.val().field(address::LINE).field(line::ODD)
        {
            self.crosses.next = self.d2_go.val();
        }
        self.d2_ip.next = self.d2_address.q.val();
        self.d2_len8.next = self.line_lo.val().field(lo::COMPACTED);
        self.d3_pick.d.next = self.d2_go.val();
        connect!(self.d2_number.number => self.d3_number);

        comment!("D3, D4");
        self.d4_pick.d.next = self.d3_pick.q.val();
        self.d4_number.d.next = self.d3_number.q.val();
        outputs!(self, d3_slot = d3_number, push = d4_pick, d4_slot = d4_number);
    }
}
