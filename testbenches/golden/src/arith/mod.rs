//! Exact arithmetic of the subset: f64, f32 and f16 in all four rounding modes with optional denormal flush,
//! and integers.
//!
//! Every operation works on bit patterns and on integers; host floating point is not used, so the result
//! cannot depend on the machine. Results follow the contract page: one rounding, every NaN result is [`NAN`],
//! underflow is delivered as a denormal or, with `ftz`, as a signed zero.

pub mod double;
pub mod extended;
pub mod float;
pub mod half;
pub mod int;
pub mod round;

/// The NaN every arithmetic operation delivers.
pub const NAN: u32 = 0x7FC0_0000;
/// Positive infinity.
pub const INFINITY: u32 = 0x7F80_0000;
/// The sign bit.
pub const SIGN: u32 = 1 << 31;

/// Direction of rounding (cr0.0 bits 5:4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Round {
    /// To the nearest; of two, to the even one.
    NearestEven,
    /// Toward plus infinity.
    Up,
    /// Toward minus infinity.
    Down,
    /// Toward zero.
    Zero,
}

/// The `mode` bits that travel with an instruction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mode {
    /// Direction of rounding.
    pub round: Round,
    /// Denormal f32 inputs and results become signed zero.
    pub ftz: bool,
    /// The same of f16.
    pub ftz_half: bool,
    /// The same of f64.
    pub ftz_double: bool,
}

impl Mode {
    /// From the five bits of the issue bundle.
    pub fn from_bits(bits: u8) -> Mode {
        let round = match bits & 3 {
            0 => Round::NearestEven,
            1 => Round::Up,
            2 => Round::Down,
            _ => Round::Zero,
        };
        Mode { round, ftz: bits & 4 != 0, ftz_half: bits & 8 != 0, ftz_double: bits & 16 != 0 }
    }

    /// Back to the five bits of the issue bundle.
    pub fn bits(self) -> u8 {
        self.round as u8 | u8::from(self.ftz) << 2 | u8::from(self.ftz_half) << 3 | u8::from(self.ftz_double) << 4
    }
}
