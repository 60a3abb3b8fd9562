//! Named fields of packed words: one declaration instead of bit positions.
//!
//! ```
//! use tessera_hdl::prelude::*;
//! use tessera_hdl::words;
//!
//! words! {
//!     /// What a queue entry says about its instruction.
//!     kind: 12 {
//!         /// It goes to the branch unit.
//!         BRANCH: 1,
//!         /// Flag registers it reads.
//!         READS: 9..8,
//!     }
//!     /// The upper half of a 128-bit instruction: positions are those of the whole.
//!     hi: 127..64 {
//!         /// Register number of source 0.
//!         SRC0: 76..69,
//!     }
//! }
//!
//! let entry = U::<12>::new(0x202);
//! assert!(entry.field(kind::BRANCH));
//! assert_eq!(entry.field(kind::READS), 2);
//! assert_eq!(entry.with(kind::READS, U::new(1)), 0x102);
//! assert_eq!(U::<64>::new(7 << 5).field(hi::SRC0), 7);
//! ```
//!
//! In an `#[hdl]` body `field` is a bit or a slice; `with` replaces a flag.

use crate::value::U;
use rust_hdl_core::ast::{VerilogExpression, VerilogLiteral};

/// One bit of a word, at position `AT`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Flag<const AT: usize>;

/// `W` bits of a word, the lowest at position `AT`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Field<const AT: usize, const W: usize>;

/// A named part of a word.
pub trait Part {
    /// What it holds.
    type Value;
    /// Takes it out of a word.
    fn get(word: u64) -> Self::Value;
    /// The word with the part replaced.
    fn put(word: u64, value: Self::Value) -> u64;
    /// The selection in an AST.
    fn select(word: VerilogExpression) -> VerilogExpression;
    /// Position of the lowest bit.
    const AT: usize;
    /// Bits.
    const WIDTH: usize;
}

fn number(value: usize) -> Box<VerilogExpression> {
    Box::new(VerilogExpression::Literal(VerilogLiteral::from(value as u64)))
}

impl<const POSITION: usize> Part for Flag<POSITION> {
    type Value = bool;
    #[inline(always)]
    fn get(word: u64) -> bool {
        word >> POSITION & 1 != 0
    }
    #[inline(always)]
    fn put(word: u64, value: bool) -> u64 {
        word & !(1 << POSITION) | (value as u64) << POSITION
    }
    fn select(word: VerilogExpression) -> VerilogExpression {
        VerilogExpression::Index(Box::new(word), number(POSITION))
    }
    const AT: usize = POSITION;
    const WIDTH: usize = 1;
}

impl<const POSITION: usize, const W: usize> Part for Field<POSITION, W> {
    type Value = U<W>;
    #[inline(always)]
    fn get(word: u64) -> U<W> {
        U::new(word >> POSITION)
    }
    #[inline(always)]
    fn put(word: u64, value: U<W>) -> u64 {
        word & !(U::<W>::ONES.raw() << POSITION) | value.raw() << POSITION
    }
    fn select(word: VerilogExpression) -> VerilogExpression {
        VerilogExpression::Slice(Box::new(word), W, number(POSITION))
    }
    const AT: usize = POSITION;
    const WIDTH: usize = W;
}

impl<const N: usize> U<N> {
    /// A named part of the word.
    #[inline(always)]
    pub fn field<P: Part>(self, _: P) -> P::Value {
        const { assert!(P::AT + P::WIDTH <= N, "the field lies outside the word") };
        P::get(self.raw())
    }

    /// The word with a named part replaced.
    #[inline(always)]
    pub fn with<P: Part>(self, _: P, value: P::Value) -> Self {
        const { assert!(P::AT + P::WIDTH <= N, "the field lies outside the word") };
        U::new(P::put(self.raw(), value))
    }
}

/// The selection of a named part, for the exporter.
pub fn selection<P: Part>(_: P) -> fn(VerilogExpression) -> VerilogExpression {
    P::select
}

/// Position of a named part, for the exporter.
pub fn position<P: Part>(_: P) -> u64 {
    P::AT as u64
}

/// Declares packed words and their fields; see [`crate::word`].
#[macro_export]
macro_rules! words {
    ($($(#[$doc:meta])* $word:ident : $top:literal $(.. $low:literal)? { $($fields:tt)* })*) => {
        $($(#[$doc])* pub mod $word { $crate::word_fields! { [$($low)? ] $($fields)* } })*
    };
}

/// The fields of one word of [`words!`].
#[doc(hidden)]
#[macro_export]
macro_rules! word_fields {
    ([$($low:literal)?]) => {};
    ([$($low:literal)?] $(#[$doc:meta])* $name:ident : $high:literal .. $at:literal, $($rest:tt)*) => {
        $(#[$doc])*
        pub const $name: $crate::word::Field<{ $at $(- $low)? }, { $high - $at + 1 }> = $crate::word::Field;
        $crate::word_fields! { [$($low)?] $($rest)* }
    };
    ([$($low:literal)?] $(#[$doc:meta])* $name:ident : $at:literal, $($rest:tt)*) => {
        $(#[$doc])*
        pub const $name: $crate::word::Flag<{ $at $(- $low)? }> = $crate::word::Flag;
        $crate::word_fields! { [$($low)?] $($rest)* }
    };
}
