//! Random inputs that obey each block's contract: payloads stay while they wait, grants answer requests.

pub mod alu;
pub mod board;
pub mod cache;
pub mod em;
pub mod ga;
pub mod instruction;
pub mod intdiv;
pub mod intdiv_pipe;
pub mod je;
pub mod me;
pub mod tc;

use tessera_testkit::Random;

use crate::coverage::Still;

/// Drives one block.
pub trait Stimulus {
    /// Inputs of the block.
    type In;
    /// Outputs of the block.
    type Out;
    /// Output bits that no stimulus can move.
    const STILL: &'static [Still] = &[];
    /// Cycles in which every other bit has moved.
    const LONG: u64 = 30_000;
    /// `stall`: percentage of cycles in which an offer or a ready is held back.
    fn new(random: Random, stall: u32) -> Self;
    /// Inputs of the cycle, as far as they do not answer outputs of the same cycle.
    fn drive(&mut self) -> Self::In;
    /// Inputs that answer outputs of the same cycle (grants); called once the outputs have settled for
    /// `input`.
    fn answer(&mut self, input: &mut Self::In, output: &Self::Out) {
        let _ = (input, output);
    }
    /// The cycle ends with these values.
    fn edge(&mut self, input: &Self::In, output: &Self::Out);
}

/// Offers one item on a valid/ready port and keeps it until it is taken.
#[derive(Debug, Clone)]
pub struct Offer<T>(Option<T>);

impl<T> Default for Offer<T> {
    fn default() -> Self {
        Offer(None)
    }
}

impl<T: Clone> Offer<T> {
    /// The item on offer; a new one is made in `percent` of the free cycles.
    pub fn get(&mut self, random: &mut Random, percent: u32, make: impl FnOnce(&mut Random) -> T) -> Option<T> {
        if self.0.is_none() && random.chance(percent) {
            self.0 = Some(make(random));
        }
        self.0.clone()
    }

    /// An item is on offer.
    pub fn waits(&self) -> bool {
        self.0.is_some()
    }

    /// Tells whether the item was taken in this cycle.
    pub fn settle(&mut self, taken: bool) {
        if taken {
            self.0 = None;
        }
    }
}
