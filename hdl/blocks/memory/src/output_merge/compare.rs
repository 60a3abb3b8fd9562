//! E: what a response and the rows of its fragment have to do with each other.
//!
//! ```text
//!  old[8], z[8], mask --> compare ---> pass
//!  z[8], c[8] ----------> choose ----> source[8]
//!  old[8], c[8] --------> subtract --> more[64]
//! ```
//!
//! Combinational. `pass` is the fragment's mask without the pixels that failed the
//! depth test: all of them after an error. No handshake, so no stalls.

use super::blend::OutputMergeDifference;
use super::depth;
use tessera_hdl::prelude::*;

/// Depth compare and first part of the blend of 16 pixels.
#[block]
pub struct OutputMergeCompare {
    pub cfg_func: Signal<In, U<2>>,
    pub colour: Signal<In, Bit>,
    pub error: Signal<In, Bit>,
    pub mask: Signal<In, U<16>>,
    pub old: [Signal<In, U<64>>; 8],
    pub z: [Signal<In, U<64>>; 8],
    pub c: [Signal<In, U<64>>; 8],
    pub pass: Signal<Out, U<16>>,
    pub source: [Signal<Out, U<64>>; 8],
    pub more: [Signal<Out, U<9>>; 64],
    difference: [OutputMergeDifference; 8],
    less: Signal<Local, U<16>>,
    equal: Signal<Local, U<16>>,
    keep: Signal<Local, U<16>>,
}

impl Logic for OutputMergeCompare {
    #[hdl]
    fn update(&mut self) {
        self.less.next = 0.into();
        self.equal.next = 0.into();
        for p in 0..16 {
            self.less.next = self.less.val().replace_bit(
                p,
                self.z[p / 2].val().get_bits::<32>(32 * (p % 2)) < self.old[p / 2].val().get_bits::<32>(32 * (p % 2)),
            );
            self.equal.next = self.equal.val().replace_bit(
                p,
                self.z[p / 2].val().get_bits::<32>(32 * (p % 2)) == self.old[p / 2].val().get_bits::<32>(32 * (p % 2)),
            );
        }
        connect!(self.mask => self.keep);
        if !self.colour.val() {
            if self.cfg_func.val() == depth::LESS {
                self.keep.next = self.mask.val() & self.less.val();
            }
            if self.cfg_func.val() == depth::LESS_OR_EQUAL {
                self.keep.next = self.mask.val() & (self.less.val() | self.equal.val());
            }
        }
        self.pass.next = 0.into();
        if !self.error.val() {
            connect!(self.keep => self.pass);
        }
        connect!(self.z => self.source);
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
