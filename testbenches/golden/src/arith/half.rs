//! f16 elements as f32 patterns.

use super::round::HALF;
use super::{Mode, NAN};

/// Distance of the exponents' bias.
const BIAS: u32 = 127 - 15;
/// Bits of the fraction that f32 has and f16 has not.
const BELOW: u32 = 23 - 10;

/// The f32 of the same value; every NaN becomes [`NAN`]. Of what the mode flushes only the sign is left.
pub fn widen(half: u32, mode: Mode) -> u32 {
    let half = HALF.flush(half, mode);
    let sign = (half & HALF.sign) << 16;
    let magnitude = half & !HALF.sign;
    if magnitude > HALF.infinity {
        return NAN;
    }
    sign | if magnitude == HALF.infinity {
        super::INFINITY
    } else if magnitude > 0x3FF {
        (magnitude << BELOW) + (BIAS << 23)
    } else if magnitude > 0 {
        // The leading one, bit `top`, has weight 2^(top - 24).
        let top = magnitude.ilog2();
        ((top + 127 - 24) << 23) | (magnitude << (23 - top) & 0x7F_FFFF)
    } else {
        0
    }
}
