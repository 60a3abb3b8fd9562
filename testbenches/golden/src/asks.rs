//! Where the lanes of an operand are in a pass, and what that means for the register memory.

use crate::ga::{LaneRead, Lay};
use crate::operand::Place;

/// Where the lanes of an operand are in a pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Reach {
    /// First and last register, counted from the operand's first.
    pub first: u16,
    /// See `first`.
    pub last: u16,
    /// Byte of the first lane, and what each bit of a lane's number adds: [`crate::operand::Span::lay`].
    pub base: u8,
    /// See `base`.
    pub step: [u8; 3],
}

/// The row so many behind `row`; the last register of a thread is followed by its first.
pub fn further(row: u16, rows: u16) -> u16 {
    row & !127 | (row + rows) & 127
}

/// What a read port asks for in a pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ask {
    /// Bit 0: the first row that lanes lie in, bit 1: the next one as well.
    pub rows: u8,
    /// That first row, of slot 0.
    row: u16,
    /// From there to the same row of the next slot.
    apart: u16,
    lay: Lay,
}

impl Ask {
    /// No rows.
    pub const NOTHING: Ask = Ask { rows: 0, row: 0, apart: 0, lay: Lay { second: false, base: 0, step: [0; 3] } };

    /// For an operand there, of which these are the lanes.
    pub fn new(place: Place, reach: &Reach) -> Ask {
        let Reach { first, last, base, step } = *reach;
        let rows = if last > first { 0b11 } else { 0b01 };
        match (place.row(0), place.row(1)) {
            (Some(row), Some(next)) => {
                Ask { rows, row: further(row, first), apart: next - row, lay: Lay { second: false, base, step } }
            }
            _ => Ask::NOTHING,
        }
    }

    /// The first row, of the thread in `slot`.
    pub fn first(&self, slot: u8) -> LaneRead {
        LaneRead { row: self.row + self.apart * u16::from(slot), lay: self.lay }
    }
}
