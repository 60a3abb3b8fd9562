//! Memory with one synchronous read port and one write port with lane enables.
//!
//! ```text
//!                    +-----------------+
//!  read_enable   --->|                 |---> read_data[WORDS]
//!  read_address  --->|  2^A rows of    |
//!  write_address --->|                 |
//!  write_data[]  --->|  WORDS x W bits |
//!  write_enable[]--->|                 |
//!  clock         --->|>                |
//!                    +-----------------+
//! ```
//!
//! Bit `l` of `write_enable[w]` writes lane `l` (`W / LANES` bits) of word `w`.
//!
//! Timing: read data appears the cycle after its address and stays until the next
//! read. A row that is written in the cycle of its read is read with its OLD contents.
//!
//! ```text
//! cycle          0     1     2     3     4
//! read_enable    1     -     1     -     -
//! read_address   5     -     5     -     -
//! write (row 5)  new   -     -     new2  -
//! read_data      ?     old   old   new   new
//! ```
//!
//! That costs a comparator and multiplexers in families without an old-data mode. With CLASH = 0 the owner
//! promises not to look at what was read in the cycle of its write, with CLASH = 2 that this never happens;
//! then synthesis may do as it likes. Model and text still show the old contents, but with CLASH = 2 the
//! model holds the owner to it: it panics.
//!
//! Invariants: read data is the row as it was before the edge of its read, lanes that
//! are not enabled keep their contents (both: test `ram_follows_the_model`).
//! Stalls: none, one read and one write every cycle. Deadlock: none, no handshake.
//!
//! Limits: no reset, neither contents nor read data; contents are zero at
//! power-up. Read data is zero before the first read in simulation only: block RAM has no such value, and
//! synthesis would build registers and multiplexers around it. A = 7, WORDS = 1, W = 64, LANES = 2 maps to
//! 2 DP16KD on ECP5 (Yosys 0.23), with CLASH = 1 to 72 LUT4 and 139 FF besides.

use super::rows::Rows;
use crate::meta::{self, Role};
use crate::prelude::*;
use crate::step::Moved;
use rust_hdl_core::ast::Verilog;
use rust_hdl_core::prelude::TimingInfo;

/// Synchronous-read memory, one read and one write port, lane write enables.
#[block(leaf, require(LANES >= 1 && W.is_multiple_of(LANES) && CLASH <= 2))]
pub struct Ram1r1w<const A: usize, const WORDS: usize, const W: usize, const LANES: usize, const CLASH: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Reads a row at the next edge.
    pub read_enable: Signal<In, Bit>,
    /// The row to read.
    pub read_address: Signal<In, U<A>>,
    /// The row read last.
    pub read_data: [Signal<Out, U<W>>; WORDS],
    /// Row to write at the next edge.
    pub write_address: Signal<In, U<A>>,
    /// Data to write.
    pub write_data: [Signal<In, U<W>>; WORDS],
    /// Lanes to write, one bit each, per word.
    pub write_enable: [Signal<In, U<LANES>>; WORDS],
    _rows: Rows<A, WORDS>,
}

impl<const A: usize, const WORDS: usize, const W: usize, const LANES: usize, const CLASH: usize>
    Ram1r1w<A, WORDS, W, LANES, CLASH>
{
    fn edge(&mut self) -> Moved {
        let mut moved = Moved::default();
        if CLASH == 2 && self.read_enable.next && self.read_address.next == self.write_address.next {
            let written = self.write_enable.iter().any(|enable| enable.next.any());
            assert!(
                !written,
                "row {} is read in the cycle of its write, which its owner rules out",
                self.read_address.next.raw()
            );
        }
        if self.read_enable.next {
            let row = self._rows.row(self.read_address.next.index());
            for (data, word) in self.read_data.iter_mut().zip(row) {
                let word = U::new(*word);
                moved.outputs |= data.next != word;
                data.next = word;
            }
        }
        moved.inside = moved.outputs;
        for word in 0..WORDS {
            let enable = self.write_enable[word].next;
            if enable.any() {
                let mask = lane_mask(enable.raw(), W, LANES);
                let row = self._rows.row_mut(self.write_address.next.index());
                let new = (row[word] & !mask) | (self.write_data[word].next.raw() & mask);
                // The next edge may read what this one wrote, with inputs that stand still.
                moved.inside |= row[word] != new;
                row[word] = new;
            }
        }
        moved
    }
}

/// What the text has in another form where synthesis is not free to do as it likes with a row that is read while it
/// is written: the name, in the first line and in its own, and the attribute.
const OLD: [(&str, &str); 3] = [
    ("// tessera_ram1r1w\n", "// tessera_ram1r1w_old\n"),
    ("module tessera_ram1r1w ", "module tessera_ram1r1w_old "),
    ("      (* ram_style = \"block\", no_rw_check *)\n", ""),
];

/// One bit per written data bit.
#[inline(always)]
fn lane_mask(enable: u64, width: usize, lanes: usize) -> u64 {
    let lane_bits = width / lanes;
    let lane = u64::MAX >> (64 - lane_bits);
    (0..lanes).filter(|lane| enable >> lane & 1 != 0).fold(0, |mask, i| mask | lane << (i * lane_bits))
}

impl<const A: usize, const WORDS: usize, const W: usize, const LANES: usize, const CLASH: usize> Logic
    for Ram1r1w<A, WORDS, W, LANES, CLASH>
{
    fn update(&mut self) {
        if self.clock.pos_edge() {
            self.edge();
        }
    }

    fn connect(&mut self) {
        for data in &mut self.read_data {
            data.connect();
        }
    }

    fn hdl(&self) -> Verilog {
        let text = include_str!("ram1r1w.v");
        Verilog::Custom(match CLASH {
            1 => OLD.iter().fold(text.to_string(), |text, (free, old)| text.replacen(free, old, 1)),
            _ => text.into(),
        })
    }

    fn timing(&self) -> Vec<TimingInfo> {
        meta::record::<Self>(Role::Memory)
    }
}

impl<const A: usize, const WORDS: usize, const W: usize, const LANES: usize, const CLASH: usize> Step
    for Ram1r1w<A, WORDS, W, LANES, CLASH>
{
    #[inline]
    fn tick(&mut self) -> Moved {
        self.edge()
    }
}
