//! What a message did to memory, element by element, for those who check a kernel.
//!
//! A family tells its [`super::Port`] on whose behalf it acts before each element; where nobody listens that
//! is one branch, and nothing is recorded.

use crate::memory::Fault;

/// Bytes of a payload or response: `count` runs of `each` bytes, `step` apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Bytes {
    /// The first byte, counted from the first register.
    pub first: usize,
    /// Bytes of a run.
    pub each: usize,
    /// Runs.
    pub count: usize,
    /// From one run to the next.
    pub step: usize,
}

impl Bytes {
    /// One run.
    pub fn run(first: usize, each: usize) -> Bytes {
        Bytes { first, each, count: 1, step: 0 }
    }

    /// `count` runs of `each` bytes.
    pub fn runs(first: usize, each: usize, count: usize, step: usize) -> Bytes {
        Bytes { first, each, count, step }
    }

    /// Every byte.
    pub fn positions(self) -> impl Iterator<Item = usize> {
        (0..self.count).flat_map(move |run| (0..self.each).map(move |byte| self.first + run * self.step + byte))
    }
}

/// What an access does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Does {
    /// Reads.
    #[default]
    Read,
    /// Writes.
    Write,
    /// Reads and writes at once.
    Atomic,
    /// As [`Does::Atomic`], and the new value does not depend on the old one.
    Exchange,
}

/// On whose behalf a family acts, and with which parts of its message.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Behalf {
    /// The lane of the message; `None` for a thread as a whole.
    pub lane: Option<usize>,
    /// What it does.
    pub does: Does,
    /// Payload bytes that the address is made of.
    pub address: Bytes,
    /// Payload bytes that go to memory, or decide what does.
    pub sent: Bytes,
    /// Response bytes that come from memory.
    pub returned: Bytes,
}

/// Where an element lies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// So many bytes into a region.
    Region(usize, u64),
    /// So many bytes into local memory.
    Slm(u64),
    /// Outside a surface or window.
    Outside {
        /// The region behind it, if there is one.
        region: Option<usize>,
        /// The byte that was asked for, where that is how it was asked.
        offset: Option<u64>,
        /// What was asked for, in words.
        at: String,
    },
}

/// One element read or written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Touch {
    /// By whom.
    pub by: Behalf,
    /// Where.
    pub place: Place,
    /// How many bytes.
    pub bytes: u64,
    /// It was written, and memory is as it was before.
    pub same: bool,
}

/// Touches of one message while it executes.
#[derive(Debug, Default)]
pub struct Log {
    pub(crate) behalf: Behalf,
    touches: Vec<Touch>,
}

impl Log {
    /// All so far, in order; forgets them.
    pub fn take(&mut self) -> Vec<Touch> {
        std::mem::take(&mut self.touches)
    }

    /// Notes an element that is read (or else written), unless that is only how its family does something else.
    pub(crate) fn note(&mut self, read: bool, bytes: usize, same: bool, place: Result<Place, Fault>) {
        let (by, Ok(place)) = (self.behalf, place) else { return };
        if read == (by.does == Does::Read) {
            self.touches.push(Touch { by, place, bytes: bytes as u64, same });
        }
    }
}
