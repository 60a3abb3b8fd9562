//! Fetch addresses of all threads.
//!
//! ```text
//!  start, jump, advance --> TcLatest -----> of the thread in D1; of one that lacks a line
//!             bits 6:3 ---> 7 registers --> in_pair, of all threads
//! ```
//!
//! Of one thread the start counts before the jump, and that before the advance. Only where in its pair of
//! lines a thread is must be known of all at once. Who wrote last is looked up with the thread, beside its
//! number. Read in the cycle, written at the edge. No stalls.

use super::latest::TcLatest;
use super::payload::TcNumber;
use crate::word::address;
use tessera_hdl::prelude::*;

/// Fetch addresses of seven threads.
#[block]
pub struct TcAddresses {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub start: Signal<In, Bit>,
    pub start_slot: Signal<In, U<3>>,
    pub start_ip: Signal<In, U<32>>,
    pub jump: Signal<In, Bit>,
    pub jump_slot: Signal<In, U<3>>,
    pub target: Signal<In, U<32>>,
    pub advance: Signal<In, Bit>,
    pub advance_slot: Signal<In, U<3>>,
    pub next_ip: Signal<In, U<32>>,
    /// A thread, one-hot.
    pub one: [Signal<In, U<7>>; 2],
    /// Its address.
    pub ip: [Signal<Out, U<32>>; 2],
    /// Bits 6:3 of all.
    pub in_pair: [Signal<Out, U<4>>; 7],
    words: TcLatest<3, 2>,
    numbers: [TcNumber; 2],
    low: [Reg<U<4>>; 7],
}

/// Writers of `words`: the higher counts.
mod writer {
    pub const ADVANCE: usize = 0;
    pub const JUMP: usize = 1;
    pub const START: usize = 2;
}

impl Logic for TcAddresses {
    #[hdl]
    fn update(&mut self) {
        data!(self, low[7]);
        subblocks!(self, words);

        comment!("who writes");
        connect!(
            self.advance => self.words.write[writer::ADVANCE],
            self.advance_slot => self.words.write_slot[writer::ADVANCE],
            self.next_ip => self.words.write_data[writer::ADVANCE],
            self.jump => self.words.write[writer::JUMP],
            self.jump_slot => self.words.write_slot[writer::JUMP],
            self.target => self.words.write_data[writer::JUMP],
            self.start => self.words.write[writer::START],
            self.start_slot => self.words.write_slot[writer::START],
            self.start_ip => self.words.write_data[writer::START]
        );
        for t in 0..7 {
            if self.words.writes[writer::ADVANCE].val().get_bit(t) {
                self.low[t].d.next = self.next_ip.val().field(address::IN_PAIR);
            }
            if self.words.writes[writer::JUMP].val().get_bit(t) {
                self.low[t].d.next = self.target.val().field(address::IN_PAIR);
            }
            if self.words.writes[writer::START].val().get_bit(t) {
                self.low[t].d.next = self.start_ip.val().field(address::IN_PAIR);
            }
            self.in_pair[t].next = self.low[t].q.val();
        }

        comment!("what is read");
        for r in 0..2 {
            connect!(self.one[r] => self.numbers[r].one, self.numbers[r].number => self.words.slot[r]);
            self.ip[r].next = self.words.rows[writer::START][r].val();
            if (self.words.kept[writer::JUMP].val().get_bits::<7>(0) & self.one[r].val()).any() {
                self.ip[r].next = self.words.rows[writer::JUMP][r].val();
            }
            if (self.words.kept[writer::ADVANCE].val().get_bits::<7>(0) & self.one[r].val()).any() {
                self.ip[r].next = self.words.rows[writer::ADVANCE][r].val();
            }
        }
    }
}
