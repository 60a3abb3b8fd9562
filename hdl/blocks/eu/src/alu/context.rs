//! What travels beside the lanes: the context of a pass, two words in a memory
//! between operate and assemble; the first 30 bits of `detail` stay with the
//! queue entry until write-back.
//!
//! The words are [`origin`] and [`detail`], field by field. [`AluContext`] builds them: combinational, no
//! stalls, no state. Invariant: `random_instructions_match_the_model`.

use super::region::AluRegion;
use crate::bundle::*;
use crate::word::{detail, element_bits, element_size, lanes, origin, window};
use tessera_hdl::prelude::*;

/// Packs the context of a pass.
#[block]
pub struct AluContext {
    pub ip: Signal<In, U<32>>,
    pub emask: Signal<In, U<32>>,
    pub slot: Signal<In, U<3>>,
    pub sb: Signal<In, U<2>>,
    pub opcode: Signal<In, U<7>>,
    pub pass: Signal<In, U<2>>,
    pub last_pass: Signal<In, U<2>>,
    pub lanes: Signal<In, U<8>>,
    pub dst_row: Signal<In, U<10>>,
    pub dst_norow: Signal<In, Bit>,
    pub dst_sub: Signal<In, U<5>>,
    pub dst_stride: Signal<In, U<2>>,
    pub dst_kind: Signal<In, U<3>>,
    pub arf_write: Signal<In, Bit>,
    pub arf_select: Signal<In, U<2>>,
    pub flag_write: Signal<In, Bit>,
    pub flag_register: Signal<In, Bit>,
    pub flag_shift: Signal<In, U<6>>,
    pub condition: Signal<In, U<3>>,
    pub quad: Signal<In, Bit>,
    pub carried: PassContext<Out>,
    first: AluRegion,
    last: AluRegion,
    region: Region<Local>,
    first_lane: Signal<Local, U<5>>,
    last_lane: Signal<Local, U<5>>,
    row: Signal<Local, U<10>>,
    two: Signal<Local, Bit>,
    enabled: Signal<Local, U<8>>,
}

impl Logic for AluContext {
    #[hdl]
    fn update(&mut self) {
        self.first_lane.next = bit_cast::<5, 2>(self.pass.val()) << 3;
        self.last_lane.next = self.first_lane.val()
            | (bit_cast::<5, 1>(self.lanes.val().field(lanes::EIGHT).into()) << 2)
            | (bit_cast::<5, 1>(self.lanes.val().field(lanes::FOUR).into()) << 1)
            | bit_cast::<5, 1>(self.lanes.val().field(lanes::TWO).into());
        self.first.lane.next = self.first_lane.val();
        self.last.lane.next = self.last_lane.val();
        self.region.vstride.next = bit_cast::<3, 2>(self.dst_stride.val());
        self.region.width.next = 0.into();
        self.region.hstride.next = 0.into();
        self.region.wide.next = self.dst_kind.val().field(element_bits::SIZE) != element_size::WORD;
        self.region.sub.next = self.dst_sub.val();
        connect!(self.region => self.first.region, self.region => self.last.region);

        self.row.next = self.dst_row.val() + bit_cast::<10, 1>(self.first.address.val().field(window::SECOND).into());
        self.two.next = self.first.address.val().field(window::SECOND) ^ self.last.address.val().field(window::SECOND);
        self.enabled.next = bit_cast::<8, 32>(self.emask.val() >> self.first_lane.val()) & self.lanes.val();

        self.carried.origin.next = pack!(64; origin::IP = self.ip.val(), origin::LANES = self.emask.val());
        self.carried.detail.next = pack!(60;
            detail::SLOT = self.slot.val(),
            detail::SB = self.sb.val(),
            detail::OPCODE = self.opcode.val(),
            detail::ROW = self.row.val(),
            detail::TWO = self.two.val(),
            detail::NO_ROW = self.dst_norow.val(),
            detail::LAST = self.pass.val() == self.last_pass.val(),
            detail::FLAG_WRITE = self.flag_write.val(),
            detail::FLAG_REGISTER = self.flag_register.val(),
            detail::ARF_WRITE = self.arf_write.val(),
            detail::ARF_SELECT = self.arf_select.val(),
            detail::FLAG_SHIFT = self.flag_shift.val(),
            detail::CONDITION = self.condition.val(),
            detail::DST_KIND = self.dst_kind.val(),
            detail::DST_STRIDE = self.dst_stride.val(),
            detail::DST_SUB = self.first.address.val().field(window::IN_ROW),
            detail::ENABLED = self.enabled.val(),
            detail::PASS = self.pass.val(),
            detail::QUAD = self.quad.val());
    }
}
