//! A word of each thread that several may write: the youngest counts.
//!
//! ```text
//!  write[w]: slot, data --> memory w --------> rows[w][r], of slot[r]
//!                 \-------> who wrote last --> kept[w], by thread
//! ```
//!
//! Several threads may be written in one cycle, so each writer has a memory of its own. A thread stays in
//! `kept` of a writer until a higher writer writes it, at once if in the same cycle: of those that have it
//! the lowest has its youngest word. The highest is never asked: its word counts where no other does.
//! Readers choose among `rows` themselves: some know their thread before its number (`TcAmong`). Read in the
//! cycle, written at the edge; until a thread is written its words are anything. No stalls.

use tessera_hdl::prelude::*;

/// 32-bit words of seven threads, `WRITES` writers and `READS` readers.
#[block(require(WRITES >= 2))]
pub struct TcLatest<const WRITES: usize, const READS: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub write: [Signal<In, Bit>; WRITES],
    pub write_slot: [Signal<In, U<3>>; WRITES],
    pub write_data: [Signal<In, U<32>>; WRITES],
    pub slot: [Signal<In, U<3>>; READS],
    /// The word that each writer has left of the reader's thread.
    pub rows: [[Signal<Out, U<32>>; READS]; WRITES],
    /// Threads that each writer has written, and no higher one since.
    pub kept: [Signal<Out, U<8>>; WRITES],
    /// Threads written in this cycle, by writer.
    pub writes: [Signal<Out, U<8>>; WRITES],
    memory: [MultiReadRam<3, 32, READS>; WRITES],
    held: [Reg<U<8>>; WRITES],
    of: [Signal<Local, U<8>>; WRITES],
    /// Threads that a higher writer writes.
    above: Signal<Local, U<8>>,
}

impl<const WRITES: usize, const READS: usize> Logic for TcLatest<WRITES, READS> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, held[WRITES]);
        memories!(self, memory[WRITES]);

        for w in 0..WRITES {
            self.of[w].next = 0.into();
            if self.write[w].val() {
                self.of[w].next = bits::<8>(1) << self.write_slot[w].val();
            }
            connect!(
                self.of[w] => self.writes[w],
                self.write[w] => self.memory[w].write_enable,
                self.write_slot[w] => self.memory[w].write_address,
                self.write_data[w] => self.memory[w].write_data
            );
            for r in 0..READS {
                connect!(
                    self.slot[r] => self.memory[w].read_address[r],
                    self.memory[w].read_data[r] => self.rows[w][r]
                );
            }
        }
        self.above.next = 0.into();
        for i in 0..WRITES {
            self.held[WRITES - 1 - i].d.next =
                (self.held[WRITES - 1 - i].q.val() | self.of[WRITES - 1 - i].val()) & !self.above.val();
            self.above.next = self.above.val() | self.of[WRITES - 1 - i].val();
            connect!(self.held[WRITES - 1 - i] => self.kept[WRITES - 1 - i]);
        }
    }
}
