//! The values of all signals inside a block, without their names: what a waveform reads every cycle.
//!
//! A probe visits every signal with its name, which costs far more than the cycle itself; it is asked once, for
//! what there is. From then on a signal is known by its place in that walk. Here the same walk is made again
//! with its places counted at compile time, so that whatever holds none of the wanted ones is passed by.

use crate::reg::Reg;
use crate::signal::{Signal, Watch};
use crate::wires::Wire;
use rust_hdl_core::prelude::{Constant, Direction, Synth};

/// Everything a block is made of. `#[block]` and bundles write it.
pub trait Values {
    /// Signals inside, as many as a probe visits.
    const COUNT: usize;
    /// Gives those that `reader` wants, in the order of a probe.
    fn read(&self, reader: &mut Reader);
}

/// A walk over the signals of a block.
pub struct Reader<'a> {
    /// Places still to be read, in rising order.
    wanted: &'a [usize],
    /// Signals passed so far.
    passed: usize,
    words: &'a mut Vec<u64>,
}

impl<'a> Reader<'a> {
    /// Appends the values of the signals at the places `wanted`, in rising order, to `words`.
    pub fn new(wanted: &'a [usize], words: &'a mut Vec<u64>) -> Self {
        debug_assert!(wanted.is_sorted(), "places in the order of the walk");
        Reader { wanted, passed: 0, words }
    }

    /// True when none of the next `count` signals is wanted; they are passed then.
    #[inline(always)]
    pub fn passes(&mut self, count: usize) -> bool {
        let none = self.wanted.first().is_none_or(|place| *place >= self.passed + count);
        if none {
            self.passed += count;
        }
        none
    }

    /// The value of the next signal, which is wanted.
    #[inline(always)]
    fn take(&mut self, word: u64) {
        self.words.push(word);
        self.wanted = &self.wanted[1..];
        self.passed += 1;
    }
}

/// What is driven: after `eval` that is settled, whichever way the signal faces.
impl<D: Direction, T: Wire, W: Watch<T>> Values for Signal<D, T, W> {
    const COUNT: usize = 1;
    // A call for each kind of word: written out, a register alone took 500 bytes in every block that has one.
    #[inline(never)]
    fn read(&self, reader: &mut Reader) {
        if !reader.passes(1) {
            reader.take(self.next.to_word());
        }
    }
}

impl<T: Wire> Values for Reg<T> {
    /// `clock`, `reset`, `d`, `q` and the reset value.
    const COUNT: usize = 5;
    #[inline(never)]
    fn read(&self, reader: &mut Reader) {
        if !reader.passes(Self::COUNT) {
            self.clock.read(reader);
            self.reset.read(reader);
            self.d.read(reader);
            self.q.read(reader);
            self.constant().read(reader);
        }
    }
}

impl<T: Synth> Values for Constant<T> {
    const COUNT: usize = 1;
    #[inline(always)]
    fn read(&self, reader: &mut Reader) {
        assert!(reader.passes(1), "a constant has no value in a waveform");
    }
}

impl<V: Values, const N: usize> Values for [V; N] {
    const COUNT: usize = N * V::COUNT;
    fn read(&self, reader: &mut Reader) {
        if !reader.passes(Self::COUNT) {
            self.iter().for_each(|value| value.read(reader));
        }
    }
}
