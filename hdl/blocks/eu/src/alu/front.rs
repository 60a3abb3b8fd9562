//! `AluFront`: what fetch keeps of an instruction, from its word.
//!
//! ```text
//!  lo, hi 64, slot ->+--------+-> plan          --> plan
//!                    | decode |-> regions  --> strides[4] --> laid
//!                    +--------+-> sizes    --> indirection --> pointer
//! ```
//!
//! Combinational: between the issue port and the registers of fetch. Stalls, deadlock: none, no state.

use super::decode::AluDecode;
use super::indirect::AluIndirection;
use super::lay::AluStrides;
use crate::bundle::*;
use tessera_hdl::prelude::*;

/// Decodes an instruction for fetch.
#[block]
pub struct AluFront {
    pub lo: Signal<In, U<64>>,
    pub hi: Signal<In, U<64>>,
    pub slot: Signal<In, U<3>>,
    /// As [`AluDecode`] has it.
    pub floats_long: Signal<In, Bit>,
    pub has_wide: Signal<In, Bit>,
    pub plan: Plan<Out>,
    pub laid: Laid<Out>,
    pub pointer: Indirection<Out>,
    decode: AluDecode,
    /// Of the sources, and of dst.
    strides: [AluStrides; 4],
    indirection: AluIndirection,
}

impl Logic for AluFront {
    #[hdl]
    fn update(&mut self) {
        connect!(self.lo => self.decode.lo, self.hi => self.decode.hi, self.slot => self.decode.slot);
        connect!(self.floats_long => self.decode.floats_long, self.has_wide => self.decode.has_wide);
        for s in 0..3 {
            connect!(
                self.decode.region[s].vstride => self.strides[s].vstride,
                self.decode.region[s].width => self.strides[s].width,
                self.decode.region[s].hstride => self.strides[s].hstride,
                self.decode.region[s].size => self.strides[s].size
            );
        }
        connect!(
            self.decode.dst.vstride => self.strides[3].vstride,
            self.decode.dst.width => self.strides[3].width,
            self.decode.dst.hstride => self.strides[3].hstride,
            self.decode.dst.size => self.strides[3].size
        );
        for i in 0..4 {
            connect!(self.decode.plan.wide => self.strides[i].wide);
        }
        connect!(
            self.lo => self.indirection.lo,
            self.hi => self.indirection.hi,
            self.decode.ternary => self.indirection.ternary,
            self.decode.region[0].size => self.indirection.size[0],
            self.decode.dst.size => self.indirection.size[1]
        );
        connect!(self.decode.plan => self.plan, self.indirection.found => self.pointer);
        for i in 0..4 {
            for j in 0..3 {
                self.laid.near[3 * i + j].next = self.strides[i].near[j].val();
            }
            self.laid.skip[i].next = self.strides[i].skip.val();
            self.laid.leap[i].next = self.strides[i].leap.val();
        }
        for s in 0..3 {
            self.laid.sub[s].next = self.decode.region[s].sub.val();
            self.laid.size[s].next = self.decode.region[s].size.val();
        }
        self.laid.sub[3].next = self.decode.dst.sub.val();
        self.laid.size[3].next = self.decode.dst.size.val();
        self.laid.shift.next = bit_cast::<3, 2>(self.decode.dst.size.val()) + self.decode.dst.vstride.val() - 1;
    }
}
