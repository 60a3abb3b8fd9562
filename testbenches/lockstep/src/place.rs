//! Thread slots of several EUs, numbered in one row: those of EU 0, then those of EU 1, and so on.

use std::fmt;

use tessera_ports::uop::THREADS;

/// Most EUs of a run: those of a subslice.
pub const EUS: usize = 8;

/// A thread slot of one of the EUs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// Which EU.
    pub eu: usize,
    /// Which slot of it.
    pub slot: usize,
}

impl Place {
    /// Its number in the row.
    pub fn number(self) -> usize {
        self.eu * THREADS + self.slot
    }

    /// The slot with that number.
    pub fn of(number: usize) -> Self {
        Place { eu: number / THREADS, slot: number % THREADS }
    }
}

/// `slot 3`, `slot 3 of EU 1`: EU 0 is the one that most runs have.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.eu {
            0 => write!(f, "slot {}", self.slot),
            eu => write!(f, "slot {} of EU {eu}", self.slot),
        }
    }
}
