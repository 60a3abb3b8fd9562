//! Source-alpha blend of two pixels of 8-bit channels, in two halves with a register between them.
//!
//! ```text
//!  source, old [2 x 32] --> t = s * a + d * (255 - a) + 128 --> | --> (t + (t >> 8)) >> 8 --> blended
//! ```
//!
//! Combinational both; the alpha is byte 3 of the source. The second half is the exact
//! rounded division by 255 for every `t` that can occur
//! (test `blend_is_the_rounded_quotient`). No handshake, so no stalls.

use tessera_hdl::prelude::*;

/// Bits of a pixel.
const PIXEL: usize = 32;
/// Bits of a channel.
const CHANNEL: usize = 8;
/// Bits of a sum.
const SUM: usize = 16;
/// Position of the alpha within its pixel.
const ALPHA: usize = 24;

/// Weighs one word of two pixels with another: a sum for each channel, those of a pixel in a word.
#[block]
pub struct OutputMergeWeigh {
    pub source: Signal<In, U<64>>,
    pub old: Signal<In, U<64>>,
    pub sums: [Signal<Out, U<64>>; 2],
    sum: [Signal<Local, U<16>>; 8],
    word: [Signal<Local, U<64>>; 2],
}

impl Logic for OutputMergeWeigh {
    #[hdl]
    fn update(&mut self) {
        for k in 0..8 {
            self.sum[k].next = bit_cast::<16, 8>(self.source.val().get_bits::<8>(CHANNEL * k))
                * bit_cast::<16, 8>(self.source.val().get_bits::<8>(PIXEL * (k / 4) + ALPHA))
                + bit_cast::<16, 8>(self.old.val().get_bits::<8>(CHANNEL * k))
                    * bit_cast::<16, 8>(!self.source.val().get_bits::<8>(PIXEL * (k / 4) + ALPHA))
                + 128;
        }
        for p in 0..2 {
            self.word[p].next = 0.into();
            for k in 0..4 {
                self.word[p].next =
                    self.word[p].val() | (bit_cast::<64, 16>(self.sum[4 * p + k].val()) << (k.to_bits::<6>() << 4));
            }
        }
        connect!(self.word => self.sums);
    }
}

/// The sums of one word of two pixels as channels.
#[block]
pub struct OutputMergeRound {
    pub sums: [Signal<In, U<64>>; 2],
    pub blended: Signal<Out, U<64>>,
    sum: [Signal<Local, U<16>>; 8],
    rounded: [Signal<Local, U<16>>; 8],
    word: Signal<Local, U<64>>,
}

impl Logic for OutputMergeRound {
    #[hdl]
    fn update(&mut self) {
        self.word.next = 0.into();
        for k in 0..8 {
            self.sum[k].next = self.sums[k / 4].val().get_bits::<16>(SUM * (k % 4));
            self.rounded[k].next = (self.sum[k].val() + (self.sum[k].val() >> 8)) >> 8;
            self.word.next = self.word.val() | (bit_cast::<64, 16>(self.rounded[k].val()) << (k.to_bits::<6>() << 3));
        }
        connect!(self.word => self.blended);
    }
}

#[cfg(test)]
mod tests {
    use super::{OutputMergeRound, OutputMergeWeigh};
    use tessera_hdl::prelude::*;

    /// Every source and destination channel against every alpha would be 16 million; these meet all rounding
    /// cases.
    #[test]
    fn blend_is_the_rounded_quotient() {
        let (mut weigh, mut round) = (Sim::<OutputMergeWeigh>::new(), Sim::<OutputMergeRound>::new());
        for alpha in 0..256 {
            for s in (0..256).step_by(15).chain([1, 127, 128, 254]) {
                for d in (0..256).step_by(17).chain([1, 127, 128, 254]) {
                    let source = alpha << 24 | s << 8;
                    weigh.source.next = (source | source << 32).into();
                    weigh.old.next = (d << 8 | d << 40).into();
                    weigh.eval();
                    for p in 0..2 {
                        round.sums[p].next = weigh.sums[p].val();
                    }
                    round.eval();
                    let want = (2 * (s * alpha + d * (255 - alpha)) + 255) / 510;
                    let got = round.blended.val().raw();
                    assert_eq!((got >> 8 & 255, got >> 40 & 255), (want, want), "alpha {alpha}, {s} over {d}");
                }
            }
        }
    }
}
