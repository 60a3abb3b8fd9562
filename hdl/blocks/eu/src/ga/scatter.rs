//! `GaScatter`: puts eight lanes at their bytes of a row.
//!
//! ```text
//!  lay, size 2, mask 8       ->+---------+-> row[4] 64
//!  lanes[4] 64 (two each)    ->| scatter |-> enables 32
//!                              +---------+
//! ```
//!
//! Combinational. A lane's value is repeated over the dword, cut to the bytes that it writes, and offered to
//! the dword it lies in, where all lanes are OR-ed: no two write the same byte, and bytes that no lane writes
//! are 0. Between lanes and row are two levels for the cut and three for the OR.
//! Invariant: `follows_a_plain_memory` (test file `tests/ga.rs`). Stalls, deadlock: none, no state.

use super::place::GaPlace;
use crate::bundle::*;
use crate::word::{lane_size, pattern, place, qword};
use tessera_hdl::prelude::*;

/// A row out of eight lanes.
#[block]
pub struct GaScatter {
    pub lay: Lay<In>,
    pub size: Signal<In, U<2>>,
    pub mask: Signal<In, U<8>>,
    pub lanes: [Signal<In, U<64>>; 4],
    pub row: [Signal<Out, U<64>>; 4],
    pub enables: Signal<Out, U<32>>,
    place: GaPlace,
    at: [Signal<Local, U<6>>; 8],
    lane: [Signal<Local, U<32>>; 8],
    here: [Signal<Local, Bit>; 8],
    /// Bytes of a dword that the lane writes.
    bytes: [Signal<Local, U<4>>; 8],
    cut: [Signal<Local, U<32>>; 8],
    dword: [Signal<Local, U<32>>; 8],
    dword_enables: [Signal<Local, U<4>>; 8],
    written: Signal<Local, U<32>>,
}

impl Logic for GaScatter {
    #[hdl]
    fn update(&mut self) {
        connect!(self.lay => self.place.lay);
        for w in 0..4 {
            self.lane[2 * w].next = self.lanes[w].val().field(qword::LOW);
            self.lane[2 * w + 1].next = self.lanes[w].val().field(qword::HIGH);
        }
        for d in 0..8 {
            self.dword[d].next = 0.into();
            self.dword_enables[d].next = 0.into();
        }
        for k in 0..8 {
            self.at[k].next = self.place.at[k].val();
            self.here[k].next = self.mask.val().get_bit(k) & (self.at[k].val().field(place::SECOND) == self.lay.second.val());

            comment!("the bytes it writes, and its value in each of them");
            self.bytes[k].next = 0xf.into();
            self.cut[k].next = self.lane[k].val();
            if self.size.val() == lane_size::WORD {
                self.bytes[k].next = 0x3.into();
                self.cut[k].next = self.lane[k].val() & pattern::LOW;
                if self.at[k].val().field(place::ODD_WORD) {
                    self.bytes[k].next = 0xc.into();
                    self.cut[k].next = self.lane[k].val() << 16;
                }
            } else if self.size.val() == lane_size::BYTE {
                self.bytes[k].next = bits::<4>(1) << self.at[k].val().field(place::IN_DWORD);
                self.cut[k].next =
                    (self.lane[k].val() & pattern::BYTE) << (bit_cast::<5, 2>(self.at[k].val().field(place::IN_DWORD)) << 3);
            }
            for d in 0..8 {
                if self.here[k].val() & (self.at[k].val().field(place::DWORD) == d.to_bits::<3>()) {
                    self.dword[d].next = self.dword[d].val() | self.cut[k].val();
                    self.dword_enables[d].next = self.dword_enables[d].val() | self.bytes[k].val();
                }
            }
        }
        self.written.next = 0.into();
        for w in 0..4 {
            self.row[w].next = pack!(64; qword::LOW = self.dword[2 * w].val(), qword::HIGH = self.dword[2 * w + 1].val());
        }
        for d in 0..8 {
            self.written.next = self.written.val()
                | (bit_cast::<32, 4>(self.dword_enables[d].val()) << (bit_cast::<5, 3>(d.to_bits::<3>()) << 2));
        }
        self.enables.next = self.written.val();
    }
}
