//! How `#[block]` builds the fields of a block.
//!
//! [`Init`] exists because `Default` stops at arrays of 32 elements;
//! [`InitWith`] gives a register its reset value or a constant its value.

use crate::signal::Signal;
use rust_hdl_core::prelude::{Constant, Direction, Synth};

/// A field built without further information.
pub trait Init {
    /// The field as it is before the first cycle.
    fn init() -> Self;
}

/// A field built from a value: `#[reset_value(..)]` or `#[value(..)]` on the field.
pub trait InitWith<T> {
    /// The field holding `value`.
    fn init_with(value: T) -> Self;
}

impl<D: Direction, T: Synth> Init for Signal<D, T> {
    fn init() -> Self {
        Self::default()
    }
}

impl<I: Init, const N: usize> Init for [I; N] {
    fn init() -> Self {
        std::array::from_fn(|_| I::init())
    }
}

impl<T: Synth> InitWith<T> for Constant<T> {
    fn init_with(value: T) -> Self {
        Constant::new(value)
    }
}

impl<T: Copy, I: InitWith<T>, const N: usize> InitWith<T> for [I; N] {
    fn init_with(value: T) -> Self {
        std::array::from_fn(|_| I::init_with(value))
    }
}
