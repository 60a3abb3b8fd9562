//! Memory with several asynchronous read ports and one synchronous write port.
//!
//! ```text
//!                       +-----------------+
//!  read_address[i]  --->|  2^A rows of    |---> read_data[i]    for each i below READS
//!  write_address    --->|  W bits         |
//!  write_data       --->|                 |
//!  write_enable     --->|                 |
//!  clock            --->|>                |
//!                       +-----------------+
//! ```
//!
//! Timing, at every read port as of [`LutRam`]: the data follows the address in the same cycle, a write is
//! visible from the cycle after its edge (test `asynchronous_memories_follow_the_model`).
//!
//! Limits: those of [`LutRam`]; an FPGA tool makes a copy of the LUT RAM for each read port.

use super::rows::{asynchronous, Rows};
use crate::prelude::*;

/// Asynchronous-read memory, `READS` read ports and one write port.
#[block(leaf)]
pub struct MultiReadRam<const A: usize, const W: usize, const READS: usize> {
    /// Clock of the write port.
    pub clock: Signal<In, Clock>,
    /// Row that each port reads now.
    pub read_address: [Signal<In, U<A>>; READS],
    /// The rows.
    pub read_data: [Signal<Out, U<W>>; READS],
    /// Row to write at the next edge.
    pub write_address: Signal<In, U<A>>,
    /// Data to write.
    pub write_data: Signal<In, U<W>>,
    /// Writes the row at the next edge.
    pub write_enable: Signal<In, Bit>,
    _rows: Rows<A, 1>,
}

impl<const A: usize, const W: usize, const READS: usize> MultiReadRam<A, W, READS> {
    #[inline(always)]
    fn read(&mut self) -> bool {
        let mut moved = false;
        for (data, address) in self.read_data.iter_mut().zip(&self.read_address) {
            let [word] = *self._rows.row(address.next.index());
            let word = U::new(word);
            moved |= data.show(word);
        }
        moved
    }

    #[inline(always)]
    fn write(&mut self) -> bool {
        let enable = self.write_enable.next;
        if enable {
            *self._rows.row_mut(self.write_address.next.index()) = [self.write_data.next.raw()];
        }
        enable
    }
}

asynchronous!(MultiReadRam<A, W, READS>);
