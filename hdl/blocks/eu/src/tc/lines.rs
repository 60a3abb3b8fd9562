//! Line store: two 64-byte lines per thread, and the two words at an address.
//!
//! ```text
//!  data (4 of 8 words a beat) --> bank 0 \
//!                                 bank 1  --> the word at the address, the next one --> lo, hi
//!                                 bank 2
//!                                 bank 3 /
//! ```
//!
//! Word `w` of a thread's 16 (two lines) lies in bank `w % 4`, so a beat writes all banks and an instruction
//! reads two of them. `slot` and `word` (address bits 6:3) are read at the edge, `lo` and `hi` show in the
//! next cycle. An instruction that begins in the last word of a line ends in the first word of the other one,
//! whatever the order, so `hi` is always the next of 16 words, cyclic.
//!
//! Invariant: only lines that are held are read, only lines that are not are written (`TcPlaces`), so no row
//! is read at the edge of its write. No stalls.

use tessera_hdl::prelude::*;

tessera_hdl::words! {
    /// One of the 16 words of a thread's two lines.
    line_word: 3..0 {
        /// Bank.
        BANK: 1..0,
        /// Row of the thread: place and half.
        ROW: 3..2,
    }
    /// A row of a bank.
    bank_row: 4..0 {
        /// First or second half of the line.
        HALF: 0,
        /// Place of the line.
        PLACE: 1,
        /// Both.
        IN_THREAD: 1..0,
        /// Thread.
        SLOT: 4..2,
    }
}

/// Instruction lines of seven threads.
#[block]
pub struct TcLines {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// Writes a half of a line.
    pub write: Signal<In, Bit>,
    pub write_slot: Signal<In, U<3>>,
    pub write_place: Signal<In, Bit>,
    pub write_half: Signal<In, Bit>,
    pub data: [Signal<In, U<64>>; 8],
    pub read: Signal<In, Bit>,
    pub slot: Signal<In, U<3>>,
    pub word: Signal<In, U<4>>,
    pub lo: Signal<Out, U<64>>,
    pub hi: Signal<Out, U<64>>,
    bank: [Ram1r1w<5, 1, 64, 1, 0>; 4],
    /// Bank of the first word.
    at: Reg<U<2>>,
    row: Signal<Local, U<5>>,
    row_after: Signal<Local, U<5>>,
    write_row: Signal<Local, U<5>>,
}

impl Logic for TcLines {
    #[hdl]
    fn update(&mut self) {
        registers!(self, at);
        memories!(self, bank[4]);

        comment!("read: bank 0 has the next word behind bank 3");
        self.at.d.next = self.word.val().field(line_word::BANK);
        self.row.next = pack!(5; bank_row::SLOT = self.slot.val(), bank_row::IN_THREAD = self.word.val().field(line_word::ROW));
        self.row_after.next = self.row.val();
        if self.word.val().field(line_word::BANK).all() {
            self.row_after.next =
                pack!(5; bank_row::SLOT = self.slot.val(), bank_row::IN_THREAD = self.word.val().field(line_word::ROW) + 1);
        }
        self.write_row.next = pack!(5;
            bank_row::SLOT = self.write_slot.val(),
            bank_row::PLACE = self.write_place.val(),
            bank_row::HALF = self.write_half.val());
        for b in 0..4 {
            self.bank[b].read_enable.next = self.read.val();
            self.bank[b].read_address.next = self.row.val();
            self.bank[b].write_address.next = self.write_row.val();
            self.bank[b].write_enable[0].next = bit_cast::<1, 1>(self.write.val().into());
            self.bank[b].write_data[0].next = self.data[b].val();
            if self.write_half.val() {
                self.bank[b].write_data[0].next = self.data[b + 4].val();
            }
        }
        self.bank[0].read_address.next = self.row_after.val();

        self.lo.next = 0.into();
        self.hi.next = 0.into();
        for b in 0..4 {
            if self.at.q.val() == b.to_bits::<2>() {
                self.lo.next = self.bank[b].read_data[0].val();
                self.hi.next = self.bank[(b + 1) % 4].read_data[0].val();
            }
        }
    }
}
