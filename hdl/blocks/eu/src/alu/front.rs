//! `AluFront`: what fetch keeps of an instruction, from its word.
//!
//! ```text
//!  lo, hi 64, slot ->+--------+-> lanes, plan, pace
//!                    | decode |-> regions  --> strides[4] --> laid
//!                    +--------+-> sizes    --> indirection --> pointer
//! ```
//!
//! Combinational: between the issue port and the registers of fetch. Of a scalar instruction port 2 asks for
//! src0 in place of port 0 (rule 46 of `tessera_ports::alu`); what is the same for all lanes is kept from
//! pass to pass (rule 12). Stalls, deadlock: none, no state.

use super::decode::AluDecode;
use super::indirect::AluIndirection;
use super::lay::AluStrides;
use super::pace::AluPace;
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
    /// What its opcode and its types say.
    pub traits: Traits<In>,
    pub lanes: LaneControl<Out>,
    pub plan: Plan<Out>,
    pub laid: Laid<Out>,
    pub pace: Pace<Out>,
    pub pointer: Indirection<Out>,
    decode: AluDecode,
    strides: [AluStrides; 4],
    indirection: AluIndirection,
    count: AluPace,
    /// Nothing comes back into a collector between two of its rounds.
    one_round: Signal<Local, Bit>,
    keeps: [Signal<Local, Bit>; 3],
    scalar: Signal<Local, Bit>,
}

impl Logic for AluFront {
    #[hdl]
    fn update(&mut self) {
        connect!(self.lo => self.decode.lo, self.hi => self.decode.hi, self.slot => self.decode.slot);
        connect!(self.floats_long => self.decode.floats_long, self.traits => self.decode.traits);
        for i in 0..4 {
            connect!(
                self.decode.region[i].vstride => self.strides[i].vstride,
                self.decode.region[i].width => self.strides[i].width,
                self.decode.region[i].hstride => self.strides[i].hstride,
                self.decode.region[i].size => self.strides[i].size,
                self.decode.lanes.wide => self.strides[i].wide,
                self.decode.plan.lanes => self.strides[i].lanes,
                self.decode.region[i].sub => self.laid.sub[i],
                self.decode.region[i].size => self.laid.size[i],
                self.strides[i].skip => self.laid.skip[i],
                self.strides[i].leap => self.laid.leap[i]
            );
            for j in 0..3 {
                connect!(self.strides[i].near[j] => self.laid.near[3 * i + j]);
            }
            for j in 0..2 {
                connect!(self.strides[i].reach[j] => self.laid.reach[2 * i + j]);
            }
        }
        self.laid.shift.next = bit_cast::<3, 2>(self.decode.region[DST].size.val()) + self.decode.region[DST].vstride.val() - 1;
        connect!(
            self.lo => self.indirection.lo,
            self.hi => self.indirection.hi,
            self.traits.ternary => self.indirection.ternary,
            self.decode.region[0].size => self.indirection.size[0],
            self.decode.region[DST].size => self.indirection.size[1]
        );
        connect!(
            self.decode.lanes => self.lanes,
            self.decode.plan => self.plan,
            self.indirection.found => self.pointer
        );

        comment!("beats");
        connect!(
            self.decode.plan.lanes => self.count.lanes,
            self.decode.lanes.quad => self.count.quad,
            self.decode.lanes.wide => self.count.wide,
            self.decode.lanes.math => self.count.math,
            self.count.beats => self.pace.beats
        );

        comment!("what is kept");
        self.one_round.next = !self.decode.plan.last_round.val().any();
        for s in 0..3 {
            self.keeps[s].next =
                self.one_round.val() & !self.decode.region[s].vstride.val().any() & !self.decode.region[s].hstride.val().any();
        }
        if self.indirection.found.source.val() {
            self.keeps[0].next = false;
        }
        connect!(self.keeps => self.laid.keeps);

        comment!("scalar: if port 2 has nothing to do");
        self.scalar.next = !self.decode.plan.lanes.val().get_bit(1)
            & self.one_round.val()
            & !self.decode.lanes.ieee.val()
            & !self.indirection.found.source.val()
            & !self.indirection.found.dst.val()
            & self.decode.plan.uses_row[0].val()
            & !self.decode.plan.uses_row[2].val();
        connect!(self.scalar => self.pace.swapped);
        if self.scalar.val() {
            self.plan.uses_row[0].next = false;
            self.plan.uses_row[2].next = true;
            self.plan.row[2].next = self.decode.plan.row[0].val();
            self.laid.sub[2].next = self.decode.region[0].sub.val();
            self.laid.size[2].next = self.decode.region[0].size.val();
            self.laid.keeps[2].next = self.keeps[0].val();
            connect!(self.strides[0].skip => self.laid.skip[2], self.strides[0].leap => self.laid.leap[2]);
            for j in 0..3 {
                connect!(self.strides[0].near[j] => self.laid.near[6 + j]);
            }
            for j in 0..2 {
                connect!(self.strides[0].reach[j] => self.laid.reach[4 + j]);
            }
        }
    }
}
