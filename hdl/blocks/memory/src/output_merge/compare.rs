//! E: what a response and the rows of its fragment have to do with each other.
//!
//! ```text
//!  old[8], z[8] ----> compare ---> less, equal
//!  z[8], c[8] ------> choose ----> source[8]
//!  old[8], c[8] ----> subtract --> more[64]
//! ```
//!
//! Combinational. What passes is decided a stage later: block RAM and a comparison of
//! 32 bits take a cycle. No handshake, so no stalls.

use super::blend::OutputMergeDifference;
use tessera_hdl::prelude::*;

/// Depth compare and first part of the blend of 16 pixels.
#[block]
pub struct OutputMergeCompare {
    pub colour: Signal<In, Bit>,
    pub old: [Signal<In, U<64>>; 8],
    pub z: [Signal<In, U<64>>; 8],
    pub c: [Signal<In, U<64>>; 8],
    /// Pixels that are nearer, and pixels as near as what was there.
    pub less: Signal<Out, U<16>>,
    pub equal: Signal<Out, U<16>>,
    pub source: [Signal<Out, U<64>>; 8],
    pub more: [Signal<Out, U<9>>; 64],
    difference: [OutputMergeDifference; 8],
    nearer: Signal<Local, U<16>>,
    same: Signal<Local, U<16>>,
}

impl Logic for OutputMergeCompare {
    #[hdl]
    fn update(&mut self) {
        self.nearer.next = 0.into();
        self.same.next = 0.into();
        for p in 0..16 {
            self.nearer.next = self.nearer.val().replace_bit(
                p,
                self.z[p / 2].val().get_bits::<32>(32 * (p % 2)) < self.old[p / 2].val().get_bits::<32>(32 * (p % 2)),
            );
            self.same.next = self.same.val().replace_bit(
                p,
                self.z[p / 2].val().get_bits::<32>(32 * (p % 2)) == self.old[p / 2].val().get_bits::<32>(32 * (p % 2)),
            );
        }
        connect!(self.nearer => self.less, self.same => self.equal, self.z => self.source);
        if self.colour.val() {
            connect!(self.c => self.source);
        }
        for w in 0..8 {
            connect!(self.c[w] => self.difference[w].source, self.old[w] => self.difference[w].old);
            for k in 0..8 {
                connect!(self.difference[w].more[k] => self.more[8 * w + k]);
            }
        }
    }
}
