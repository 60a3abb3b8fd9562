//! `AluFront`: what fetch keeps of an instruction, from its word.
//!
//! ```text
//!  lo, hi 64, slot ->+--------+-> lanes, plan
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
    pub has_rare: Signal<In, Bit>,
    pub has_rounds: Signal<In, Bit>,
    pub lanes: LaneControl<Out>,
    pub plan: Plan<Out>,
    pub laid: Laid<Out>,
    pub pointer: Indirection<Out>,
    decode: AluDecode,
    strides: [AluStrides; 4],
    indirection: AluIndirection,
}

impl Logic for AluFront {
    #[hdl]
    fn update(&mut self) {
        connect!(self.lo => self.decode.lo, self.hi => self.decode.hi, self.slot => self.decode.slot);
        connect!(
            self.floats_long => self.decode.floats_long,
            self.has_rare => self.decode.has_rare,
            self.has_rounds => self.decode.has_rounds
        );
        for i in 0..4 {
            connect!(
                self.decode.region[i].vstride => self.strides[i].vstride,
                self.decode.region[i].width => self.strides[i].width,
                self.decode.region[i].hstride => self.strides[i].hstride,
                self.decode.region[i].size => self.strides[i].size,
                self.decode.lanes.wide => self.strides[i].wide,
                self.decode.region[i].sub => self.laid.sub[i],
                self.decode.region[i].size => self.laid.size[i],
                self.strides[i].skip => self.laid.skip[i],
                self.strides[i].leap => self.laid.leap[i]
            );
            for j in 0..3 {
                connect!(self.strides[i].near[j] => self.laid.near[3 * i + j]);
            }
        }
        self.laid.shift.next = bit_cast::<3, 2>(self.decode.region[DST].size.val()) + self.decode.region[DST].vstride.val() - 1;
        connect!(
            self.lo => self.indirection.lo,
            self.hi => self.indirection.hi,
            self.decode.ternary => self.indirection.ternary,
            self.decode.region[0].size => self.indirection.size[0],
            self.decode.region[DST].size => self.indirection.size[1]
        );
        connect!(
            self.decode.lanes => self.lanes,
            self.decode.plan => self.plan,
            self.indirection.found => self.pointer
        );
    }
}
