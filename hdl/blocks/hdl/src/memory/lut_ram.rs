//! Memory with one asynchronous read port and one synchronous write port.
//!
//! ```text
//!                    +-----------------+
//!  read_address  --->|                 |---> read_data[WORDS]
//!  write_address --->|  2^A rows of    |
//!  write_data[]  --->|  WORDS x W bits |
//!  write_enable  --->|                 |
//!  clock         --->|>                |
//!                    +-----------------+
//! ```
//!
//! Timing: read data follows the address in the same cycle; a write is visible
//! from the cycle after its edge.
//!
//! ```text
//! cycle          0     1     2
//! read_address   5     5     7
//! write (row 5)  new   -     -
//! read_data      old   new   row 7
//! ```
//!
//! Invariants: no write shows before its edge, and it shows right after it even
//! when the address does not move (test `asynchronous_memories_follow_the_model`).
//! Stalls: none. Deadlock: none, no handshake; the only combinational path is
//! `read_address` -> `read_data`.
//!
//! Limits: no reset; contents are zero at power-up; whole rows are written.
//! Meant for up to 64 rows: A = 4, WORDS = 1, W = 64 maps to 16 TRELLIS_DPR16X4
//! on ECP5 (Yosys 0.23) and nothing else.

use super::rows::{asynchronous, Rows};
use crate::prelude::*;

/// Asynchronous-read memory, one read and one write port.
#[block(leaf)]
pub struct LutRam<const A: usize, const WORDS: usize, const W: usize> {
    /// Clock of the write port.
    pub clock: Signal<In, Clock>,
    /// Row to read now.
    pub read_address: Signal<In, U<A>>,
    /// The row.
    pub read_data: [Signal<Out, U<W>>; WORDS],
    /// Row to write at the next edge.
    pub write_address: Signal<In, U<A>>,
    /// Data to write.
    pub write_data: [Signal<In, U<W>>; WORDS],
    /// Writes the row at the next edge.
    pub write_enable: Signal<In, Bit>,
    _rows: Rows<A, WORDS>,
}

impl<const A: usize, const WORDS: usize, const W: usize> LutRam<A, WORDS, W> {
    #[inline(always)]
    fn read(&mut self) -> bool {
        let mut moved = false;
        let row = self._rows.row(self.read_address.next.index());
        for (data, word) in self.read_data.iter_mut().zip(row) {
            let word = U::new(*word);
            moved |= data.show(word);
        }
        moved
    }

    #[inline(always)]
    fn write(&mut self) -> bool {
        let enable = self.write_enable.next;
        if enable {
            let row = self._rows.row_mut(self.write_address.next.index());
            for (word, data) in row.iter_mut().zip(&self.write_data) {
                *word = data.next.raw();
            }
        }
        enable
    }
}

asynchronous!(LutRam<A, WORDS, W>);
