//! What travels beside the lanes: the context of a pass, two words in a memory
//! between operate and assemble; the first 30 bits of `detail` stay with the
//! queue entry until write-back.
//!
//! | word | bits | field |
//! |---|---|---|
//! | origin | 31:0 | ip |
//! | origin | 63:32 | write-enabled lanes of the instruction |
//! | detail | 2:0 | thread slot |
//! | detail | 4:3 | scoreboard entry |
//! | detail | 11:5 | opcode |
//! | detail | 21:12 | first dst row of the pass |
//! | detail | 22 | `two`: the pass touches two dst rows |
//! | detail | 23 | `norow`: dst null, f0, f1 or cr0 |
//! | detail | 24 | `last` pass of the instruction |
//! | detail | 25 | writes flags |
//! | detail | 26 | flag register |
//! | detail | 27 | writes an ARF |
//! | detail | 29:28 | which: 0 cr0, 1 f0, 2 f1 |
//! | detail | 35:30 | flag bit of lane 0 |
//! | detail | 38:36 | condition modifier |
//! | detail | 41:39 | kind of dst |
//! | detail | 43:42 | dst stride code |
//! | detail | 48:44 | byte of the pass's first dst element in its row |
//! | detail | 56:49 | enabled lanes of the pass |
//! | detail | 58:57 | pass |
//! | detail | 59 | `quad`: two lanes a beat, four beats |
//!
//! The blocks slice by literals of this table: a constant cannot be both the
//! offset of a slice and the distance of a shift.
//! [`AluContext`] builds the words: combinational, no stalls, no state.
//! Invariant: `random_instructions_match_the_model`.

use super::region::AluRegion;
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
    pub origin: Signal<Out, U<64>>,
    pub detail: Signal<Out, U<60>>,
    first: AluRegion,
    last: AluRegion,
    wide: Signal<Local, Bit>,
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
            | (bit_cast::<5, 1>(self.lanes.val().get_bits::<1>(7)) << 2)
            | (bit_cast::<5, 1>(self.lanes.val().get_bits::<1>(3)) << 1)
            | bit_cast::<5, 1>(self.lanes.val().get_bits::<1>(1));
        self.wide.next = self.dst_kind.val().get_bits::<2>(1) != 1;
        self.first.lane.next = self.first_lane.val();
        self.last.lane.next = self.last_lane.val();
        self.first.vstride.next = bit_cast::<3, 2>(self.dst_stride.val());
        self.last.vstride.next = bit_cast::<3, 2>(self.dst_stride.val());
        self.first.width.next = 0.into();
        self.last.width.next = 0.into();
        self.first.hstride.next = 0.into();
        self.last.hstride.next = 0.into();
        self.first.wide.next = self.wide.val();
        self.last.wide.next = self.wide.val();
        self.first.sub.next = self.dst_sub.val();
        self.last.sub.next = self.dst_sub.val();

        self.row.next = self.dst_row.val() + bit_cast::<10, 1>(self.first.address.val().get_bits::<1>(5));
        self.two.next = self.first.address.val().get_bit(5) ^ self.last.address.val().get_bit(5);
        self.enabled.next = bit_cast::<8, 32>(self.emask.val() >> self.first_lane.val()) & self.lanes.val();

        self.origin.next = bit_cast::<64, 32>(self.ip.val()) | (bit_cast::<64, 32>(self.emask.val()) << 32);
        self.detail.next = bit_cast::<60, 3>(self.slot.val())
            | (bit_cast::<60, 2>(self.sb.val()) << 3)
            | (bit_cast::<60, 7>(self.opcode.val()) << 5)
            | (bit_cast::<60, 10>(self.row.val()) << 12)
            | (bit_cast::<60, 1>(self.two.val().into()) << 22)
            | (bit_cast::<60, 1>(self.dst_norow.val().into()) << 23)
            | (bit_cast::<60, 1>((self.pass.val() == self.last_pass.val()).into()) << 24)
            | (bit_cast::<60, 1>(self.flag_write.val().into()) << 25)
            | (bit_cast::<60, 1>(self.flag_register.val().into()) << 26)
            | (bit_cast::<60, 1>(self.arf_write.val().into()) << 27)
            | (bit_cast::<60, 2>(self.arf_select.val()) << 28)
            | (bit_cast::<60, 6>(self.flag_shift.val()) << 30)
            | (bit_cast::<60, 3>(self.condition.val()) << 36)
            | (bit_cast::<60, 3>(self.dst_kind.val()) << 39)
            | (bit_cast::<60, 2>(self.dst_stride.val()) << 42)
            | (bit_cast::<60, 5>(self.first.address.val().get_bits::<5>(0)) << 44)
            | (bit_cast::<60, 8>(self.enabled.val()) << 49)
            | (bit_cast::<60, 2>(self.pass.val()) << 57)
            | (bit_cast::<60, 1>(self.quad.val().into()) << 59);
    }
}
