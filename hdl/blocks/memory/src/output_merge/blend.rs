//! Source-alpha blend of two pixels of 8-bit channels.
//!
//! ```text
//!  source, old [2 x 32] --> t = s * a + d * (255 - a) + 128 --> (t + (t >> 8)) >> 8 --> blended
//! ```
//!
//! Combinational; the alpha is byte 3 of the source. The last step is the exact
//! rounded division by 255 for every `t` that can occur
//! (test `blend_is_the_rounded_quotient`). No handshake, so no stalls.

use tessera_hdl::prelude::*;

/// Bits of a pixel.
const PIXEL: usize = 32;
/// Bits of a channel.
const CHANNEL: usize = 8;
/// Position of the alpha within its pixel.
const ALPHA: usize = 24;

/// Blend of one word of two pixels.
#[block]
pub struct OutputMergeBlend {
    pub source: Signal<In, U<64>>,
    pub old: Signal<In, U<64>>,
    pub blended: Signal<Out, U<64>>,
    /// Per channel, 8 in a word.
    sum: [Signal<Local, U<16>>; 8],
    rounded: [Signal<Local, U<16>>; 8],
    word: Signal<Local, U<64>>,
}

impl Logic for OutputMergeBlend {
    #[hdl]
    fn update(&mut self) {
        self.word.next = 0.into();
        for k in 0..8 {
            self.sum[k].next = bit_cast::<16, 8>(self.source.val().get_bits::<8>(CHANNEL * k))
                * bit_cast::<16, 8>(self.source.val().get_bits::<8>(PIXEL * (k / 4) + ALPHA))
                + bit_cast::<16, 8>(self.old.val().get_bits::<8>(CHANNEL * k))
                    * bit_cast::<16, 8>(!self.source.val().get_bits::<8>(PIXEL * (k / 4) + ALPHA))
                + 128;
            self.rounded[k].next = (self.sum[k].val() + (self.sum[k].val() >> 8)) >> 8;
            self.word.next = self.word.val() | (bit_cast::<64, 16>(self.rounded[k].val()) << (k.to_bits::<6>() << 3));
        }
        connect!(self.word => self.blended);
    }
}

#[cfg(test)]
mod tests {
    use super::OutputMergeBlend;
    use tessera_hdl::prelude::*;

    /// Every source and destination channel against every alpha would be 16 million; these meet all rounding
    /// cases.
    #[test]
    fn blend_is_the_rounded_quotient() {
        let mut blend = Sim::<OutputMergeBlend>::new();
        for alpha in 0..256 {
            for s in (0..256).step_by(15).chain([1, 127, 128, 254]) {
                for d in (0..256).step_by(17).chain([1, 127, 128, 254]) {
                    let source = alpha << 24 | s << 8;
                    blend.source.next = (source | source << 32).into();
                    blend.old.next = (d << 8 | d << 40).into();
                    blend.eval();
                    let want = (2 * (s * alpha + d * (255 - alpha)) + 255) / 510;
                    let got = blend.blended.val().raw();
                    assert_eq!((got >> 8 & 255, got >> 40 & 255), (want, want), "alpha {alpha}, {s} over {d}");
                }
            }
        }
    }
}
