//! Source-alpha blend of two pixels of 8-bit channels, in three parts with registers between them.
//!
//! ```text
//!  source, old --> s - d --> | --> a * (s - d) --> | --> t = product + 255 * d + 128 --> (t + (t >> 8)) >> 8
//! ```
//!
//! Combinational all; the alpha is byte 3 of the source. So a channel takes one multiplier, not the two of
//! `t = s * a + d * (255 - a) + 128`, which is the same: all is modulo 2^16, and `t` is less. The last part is
//! the exact rounded division by 255 for every `t` that can occur (test `blend_is_the_rounded_quotient`).
//! No handshake, so no stalls.

use tessera_hdl::prelude::*;

/// Bits of a pixel.
const PIXEL: usize = 32;
/// Bits of a channel.
const CHANNEL: usize = 8;
/// Bits of a product.
const PRODUCT: usize = 16;
/// Position of the alpha within its pixel.
const ALPHA: usize = 24;

/// What the source has more than the old pixels, channel by channel of one word; bit 8 is the sign.
#[block]
pub struct OutputMergeDifference {
    pub source: Signal<In, U<64>>,
    pub old: Signal<In, U<64>>,
    pub more: [Signal<Out, U<9>>; 8],
}

impl Logic for OutputMergeDifference {
    #[hdl]
    fn update(&mut self) {
        for k in 0..8 {
            self.more[k].next = bit_cast::<9, 8>(self.source.val().get_bits::<8>(CHANNEL * k))
                - bit_cast::<9, 8>(self.old.val().get_bits::<8>(CHANNEL * k));
        }
    }
}

/// The differences of one word times the alphas of the source: those of a pixel in a word.
#[block]
pub struct OutputMergeWeigh {
    pub source: Signal<In, U<64>>,
    pub more: [Signal<In, U<9>>; 8],
    pub products: [Signal<Out, U<64>>; 2],
    product: [Signal<Local, U<16>>; 8],
    word: [Signal<Local, U<64>>; 2],
}

impl Logic for OutputMergeWeigh {
    #[hdl]
    fn update(&mut self) {
        for k in 0..8 {
            self.product[k].next = sign_extend::<16, 9>(self.more[k].val())
                * bit_cast::<16, 8>(self.source.val().get_bits::<8>(PIXEL * (k / 4) + ALPHA));
        }
        for p in 0..2 {
            self.word[p].next = 0.into();
            for k in 0..4 {
                self.word[p].next =
                    self.word[p].val() | (bit_cast::<64, 16>(self.product[4 * p + k].val()) << (k.to_bits::<6>() << 4));
            }
        }
        connect!(self.word => self.products);
    }
}

/// The products of one word and its old pixels as channels.
#[block]
pub struct OutputMergeRound {
    pub products: [Signal<In, U<64>>; 2],
    pub old: Signal<In, U<64>>,
    pub blended: Signal<Out, U<64>>,
    channel: [Signal<Local, U<16>>; 8],
    sum: [Signal<Local, U<16>>; 8],
    rounded: [Signal<Local, U<16>>; 8],
    word: Signal<Local, U<64>>,
}

impl Logic for OutputMergeRound {
    #[hdl]
    fn update(&mut self) {
        self.word.next = 0.into();
        for k in 0..8 {
            self.channel[k].next = bit_cast::<16, 8>(self.old.val().get_bits::<8>(CHANNEL * k));
            self.sum[k].next = self.products[k / 4].val().get_bits::<16>(PRODUCT * (k % 4)) + (self.channel[k].val() << 8)
                - self.channel[k].val()
                + 128;
            self.rounded[k].next = (self.sum[k].val() + (self.sum[k].val() >> 8)) >> 8;
            self.word.next = self.word.val() | (bit_cast::<64, 16>(self.rounded[k].val()) << (k.to_bits::<6>() << 3));
        }
        connect!(self.word => self.blended);
    }
}

#[cfg(test)]
mod tests {
    use super::{OutputMergeDifference, OutputMergeRound, OutputMergeWeigh};
    use tessera_hdl::prelude::*;

    /// Every source and destination channel against every alpha would be 16 million; these meet all rounding
    /// cases.
    #[test]
    fn blend_is_the_rounded_quotient() {
        let (mut weigh, mut round) = (Sim::<OutputMergeWeigh>::new(), Sim::<OutputMergeRound>::new());
        let mut difference = Sim::<OutputMergeDifference>::new();
        for alpha in 0..256 {
            for s in (0..256).step_by(15).chain([1, 127, 128, 254]) {
                for d in (0..256).step_by(17).chain([1, 127, 128, 254]) {
                    let source = alpha << 24 | s << 8;
                    difference.source.next = (source | source << 32).into();
                    difference.old.next = (d << 8 | d << 40).into();
                    difference.eval();
                    weigh.source.next = difference.source.next;
                    for k in 0..8 {
                        weigh.more[k].next = difference.more[k].val();
                    }
                    weigh.eval();
                    round.old.next = difference.old.next;
                    for p in 0..2 {
                        round.products[p].next = weigh.products[p].val();
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
