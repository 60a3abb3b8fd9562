//! A native instruction outside the hardware.

use tessera_hdl::word::Part;

/// A native instruction of 16 bytes as tests and stimuli make it and look at it: fields of [`lo`](super::lo)
/// and the like are `low`, those of [`hi`](super::hi) and the like `high`, and `high_in` names a field of a
/// part, as [`operand::REG`](super::operand::REG) in [`hi::SRC1`](super::hi::SRC1).
///
/// ```
/// use tessera_eu::opcode;
/// use tessera_eu::word::{hi, lo, operand, Native};
///
/// let mut word = Native::default();
/// word.set_low(lo::OPCODE, opcode::ADD);
/// word.set_high_in(hi::SRC1, operand::REG, 7u64);
/// assert_eq!(word.0, 7 << 101 | 0x40);
/// assert_eq!(word.high(hi::SRC1_REG), 7);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Native(pub u128);

impl Native {
    /// A field of bits 63:0.
    pub fn low<P: Part>(self, _: P) -> u64 {
        self.get(P::AT, P::WIDTH)
    }

    /// A field of bits 127:64.
    pub fn high<P: Part>(self, _: P) -> u64 {
        self.get(64 + P::AT, P::WIDTH)
    }

    /// A field of an operand.
    pub fn high_in<P: Part, F: Part>(self, _: P, _: F) -> u64 {
        const { assert!(F::AT + F::WIDTH <= P::WIDTH, "the field lies outside the operand") };
        self.get(64 + P::AT + F::AT, F::WIDTH)
    }

    /// Writes a field of bits 63:0; bits of `value` above the field are dropped, here as below.
    pub fn set_low<P: Part>(&mut self, _: P, value: impl Into<u64>) {
        self.put(P::AT, P::WIDTH, value.into());
    }

    /// Writes a field of bits 127:64.
    pub fn set_high<P: Part>(&mut self, _: P, value: impl Into<u64>) {
        self.put(64 + P::AT, P::WIDTH, value.into());
    }

    /// Writes a field of an operand.
    pub fn set_high_in<P: Part, F: Part>(&mut self, _: P, _: F, value: impl Into<u64>) {
        const { assert!(F::AT + F::WIDTH <= P::WIDTH, "the field lies outside the operand") };
        self.put(64 + P::AT + F::AT, F::WIDTH, value.into());
    }

    /// Bits 63:0 and 127:64, as ports carry them.
    pub fn halves(self) -> (u64, u64) {
        (self.0 as u64, (self.0 >> 64) as u64)
    }

    fn get(self, at: usize, width: usize) -> u64 {
        (self.0 >> at) as u64 & (u64::MAX >> (64 - width))
    }

    fn put(&mut self, at: usize, width: usize, value: u64) {
        let ones = u128::from(u64::MAX >> (64 - width));
        self.0 = self.0 & !(ones << at) | (u128::from(value) & ones) << at;
    }
}
