//! `GaGather`: brings the row that a read port shows into lane form.
//!
//! ```text
//!  take, lay        ->+--------+-> lanes[4] 64 (two lanes each)
//!  row[4] (memory)  ->| gather |-> mask 8
//!                     +--------+
//! ```
//!
//! `lay` is taken in the cycle of a grant; from the next one on the memory shows the row, and every lane
//! picks its dword of it, and in that its byte. Between memory and lanes are three levels for the dword and
//! two for the byte.
//!
//! ```text
//! cycle   0     1
//! take    1
//! lay     l
//! row           r
//! lanes         of r, as l says
//! ```
//!
//! A dword is a choice of eight, which an ECP5 has in the slices (`scripts/place.py --mux8`).
//! Invariant: `follows_a_plain_memory` (test file `tests/ga.rs`). Stalls, deadlock: none.

use super::place::GaPlace;
use crate::bundle::*;
use crate::word::{bytes, dword, pair, place, qword};
use tessera_hdl::prelude::*;

/// Eight lanes out of a row.
#[block]
pub struct GaGather {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub take: Signal<In, Bit>,
    pub lay: Lay<In>,
    pub row: [Signal<In, U<64>>; 4],
    pub lanes: [Signal<Out, U<64>>; 4],
    pub mask: Signal<Out, U<8>>,
    from: LayReg,
    place: GaPlace,
    at: [Signal<Local, U<6>>; 8],
    /// Of the lower half of the row, of the upper one, of both.
    lower: [Signal<Local, U<64>>; 8],
    upper: [Signal<Local, U<64>>; 8],
    qword: [Signal<Local, U<64>>; 8],
    dword: [Signal<Local, U<32>>; 8],
    second_byte: [Signal<Local, U<8>>; 8],
    first_byte: [Signal<Local, U<8>>; 8],
    here: Signal<Local, U<8>>,
}

impl Logic for GaGather {
    #[hdl]
    fn update(&mut self) {
        stages!(self, from);
        if self.take.val() {
            forward!(self.lay => self.from);
        }
        forward!(self.from => self.place.lay);

        self.here.next = 0.into();
        for k in 0..8 {
            self.at[k].next = self.place.at[k].val();
            self.here.next = self.here.val().replace_bit(k, self.at[k].val().field(place::SECOND) == self.from.second.q.val());

            self.lower[k].next = self.row[0].val();
            self.upper[k].next = self.row[2].val();
            if self.at[k].val().field(place::ODD_QWORD) {
                self.lower[k].next = self.row[1].val();
                self.upper[k].next = self.row[3].val();
            }
            self.qword[k].next = self.lower[k].val();
            if self.at[k].val().field(place::ODD_PAIR) {
                self.qword[k].next = self.upper[k].val();
            }
            self.dword[k].next = self.qword[k].val().field(qword::LOW);
            if self.at[k].val().field(place::ODD_DWORD) {
                self.dword[k].next = self.qword[k].val().field(qword::HIGH);
            }

            self.first_byte[k].next = self.dword[k].val().field(bytes::FIRST);
            self.second_byte[k].next = self.dword[k].val().field(bytes::SECOND);
            if self.at[k].val().field(place::ODD_BYTE) {
                self.first_byte[k].next = self.dword[k].val().field(bytes::SECOND);
            }
            if self.at[k].val().field(place::ODD_WORD) {
                self.first_byte[k].next = self.dword[k].val().field(bytes::THIRD);
                self.second_byte[k].next = self.dword[k].val().field(bytes::FOURTH);
                if self.at[k].val().field(place::ODD_BYTE) {
                    self.first_byte[k].next = self.dword[k].val().field(bytes::FOURTH);
                }
            }
        }
        for w in 0..4 {
            self.lanes[w].next = pack!(64;
                pair::FIRST_BYTE = self.first_byte[2 * w].val(),
                pair::SECOND_BYTE = self.second_byte[2 * w].val(),
                pair::FIRST_HIGH = self.dword[2 * w].val().field(dword::HIGH),
                pair::THIRD_BYTE = self.first_byte[2 * w + 1].val(),
                pair::FOURTH_BYTE = self.second_byte[2 * w + 1].val(),
                pair::SECOND_HIGH = self.dword[2 * w + 1].val().field(dword::HIGH));
        }
        self.mask.next = self.here.val();
    }
}
