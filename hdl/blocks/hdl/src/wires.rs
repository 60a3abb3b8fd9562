//! The ports of a block as a flat list of words, for drivers that treat all blocks alike.
//!
//! Order: declaration order of the block's `Signal<In, _>` and `Signal<Out, _>` fields, array elements from
//! index 0, the clock left out. This is the order in which the lockstep binds a block to its port structs.

use rust_hdl_core::prelude::{Clock, Synth};

use crate::signal::Signal;
use crate::step::Facing;
use crate::value::U;

/// A value that a port carries: at most 64 bits, low bits first.
pub trait Wire: Synth {
    /// Bits on the port; 0 for the clock, which a driver never sees.
    const WIDTH: u32;
    /// The value as a driver sees it.
    fn to_word(self) -> u64;
    /// The value of a word; it must fit.
    fn from_word(word: u64) -> Self;
}

impl<const N: usize> Wire for U<N> {
    const WIDTH: u32 = N as u32;
    #[inline(always)]
    fn to_word(self) -> u64 {
        self.into()
    }
    #[inline(always)]
    fn from_word(word: u64) -> Self {
        word.into()
    }
}

impl Wire for bool {
    const WIDTH: u32 = 1;
    #[inline(always)]
    fn to_word(self) -> u64 {
        self as u64
    }
    #[inline(always)]
    fn from_word(word: u64) -> Self {
        word != 0
    }
}

impl Wire for Clock {
    const WIDTH: u32 = 0;
    fn to_word(self) -> u64 {
        0
    }
    fn from_word(_: u64) -> Self {
        Clock::default()
    }
}

/// A port or an array of ports.
pub trait Wires {
    /// Writes inputs from `words`, as many as there are.
    fn drive(&mut self, words: &mut std::slice::Iter<'_, u64>);
    /// Appends outputs to `words`.
    fn sample(&self, words: &mut Vec<u64>);
    /// Appends `(name, width, is input)` of every port.
    fn list(name: &str, ports: &mut Vec<(String, u32, bool)>);
}

impl<D: Facing, T: Wire> Wires for Signal<D, T> {
    #[inline(always)]
    fn drive(&mut self, words: &mut std::slice::Iter<'_, u64>) {
        if D::INPUT && T::WIDTH != 0 {
            self.next = T::from_word(*words.next().expect("as many words as input ports"));
        }
    }
    #[inline(always)]
    fn sample(&self, words: &mut Vec<u64>) {
        if D::OUTPUT {
            // After `eval` the published value equals `next`; `val` exists per direction only.
            words.push(self.next.to_word());
        }
    }
    fn list(name: &str, ports: &mut Vec<(String, u32, bool)>) {
        if T::WIDTH != 0 {
            ports.push((name.to_string(), T::WIDTH, D::INPUT));
        }
    }
}

impl<W: Wires, const N: usize> Wires for [W; N] {
    #[inline(always)]
    fn drive(&mut self, words: &mut std::slice::Iter<'_, u64>) {
        self.iter_mut().for_each(|w| w.drive(words));
    }
    #[inline(always)]
    fn sample(&self, words: &mut Vec<u64>) {
        self.iter().for_each(|w| w.sample(words));
    }
    fn list(name: &str, ports: &mut Vec<(String, u32, bool)>) {
        (0..N).for_each(|i| W::list(&format!("{name}_{i}"), ports));
    }
}

/// A block whose ports are all [`Wires`]; `#[block]` implements it.
pub trait Pins {
    /// Writes all inputs; `words` holds one word for each.
    fn drive(&mut self, words: &[u64]);
    /// Appends all outputs to `words`; call after `eval`.
    fn sample(&self, words: &mut Vec<u64>);
    /// `(name, width, is input)` of every port.
    fn pins() -> Vec<(String, u32, bool)>;
}
