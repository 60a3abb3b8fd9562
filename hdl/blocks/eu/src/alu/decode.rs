//! `AluDecode`: the fields of a native instruction, as the ALU uses them.
//!
//! ```text
//!  lo, hi 64 ->+--------+-> opcode, takes_long, quad, last_pass, lanes 8, channel
//!  slot      ->| decode |-> per source: uses_row, row, region, kind, immediate, scalar
//!              |        |-> dst: row, norow, region, kind, arf; flags, condition
//!              +--------+
//! ```
//!
//! Combinational; field positions are those of gen9-eu-isa.md sec. 2, rows and
//! the subset those of `tessera_ports::uop`. The three-source form becomes
//! ordinary regions: replicated is <0;1,0>, packed is <8;8,1>. Modifiers of an
//! immediate mean nothing and are dropped here.
//! `kind` is the low part of the type code ([`super::source`]).
//! Invariant: every field of every form reaches its user
//! (`random_instructions_match_the_model`). Stalls, deadlock: none, no state.
//! Limits: a field outside the subset is not recognised as such; TC stops
//! those instructions.

use tessera_hdl::prelude::*;

/// Decodes a native ALU instruction.
#[block]
pub struct AluDecode {
    pub lo: Signal<In, U<64>>,
    pub hi: Signal<In, U<64>>,
    pub slot: Signal<In, U<3>>,
    pub opcode: Signal<Out, U<7>>,
    /// Seven-stage pipe: mul and mad.
    pub takes_long: Signal<Out, Bit>,
    /// Integer multiply: two lanes a beat, four beats.
    pub quad: Signal<Out, Bit>,
    pub mad: Signal<Out, Bit>,
    pub last_pass: Signal<Out, U<2>>,
    /// Lanes of a pass that take part.
    pub lanes: Signal<Out, U<8>>,
    /// Position of lane 0 in the 32-bit flag register.
    pub flag_shift: Signal<Out, U<6>>,
    pub flag_register: Signal<Out, Bit>,
    pub flag_write: Signal<Out, Bit>,
    pub condition: Signal<Out, U<3>>,
    pub saturate: Signal<Out, Bit>,
    pub uses_row: [Signal<Out, Bit>; 3],
    pub uses_immediate: [Signal<Out, Bit>; 3],
    pub row: [Signal<Out, U<10>>; 3],
    pub sub: [Signal<Out, U<5>>; 3],
    pub vstride: [Signal<Out, U<3>>; 3],
    pub width: [Signal<Out, U<3>>; 3],
    pub hstride: [Signal<Out, U<2>>; 3],
    pub kind: [Signal<Out, U<3>>; 3],
    /// Elements of four bytes, else two.
    pub wide: [Signal<Out, Bit>; 3],
    pub abs: Signal<Out, U<3>>,
    pub negate: Signal<Out, U<3>>,
    pub immediate: Signal<Out, U<32>>,
    pub dst_row: Signal<Out, U<10>>,
    pub dst_norow: Signal<Out, Bit>,
    pub dst_sub: Signal<Out, U<5>>,
    pub dst_stride: Signal<Out, U<2>>,
    pub dst_kind: Signal<Out, U<3>>,
    pub arf_write: Signal<Out, Bit>,
    /// 0 cr0, 1 f0, 2 f1.
    pub arf_select: Signal<Out, U<2>>,
    operation: Signal<Local, U<7>>,
    ternary: Signal<Local, Bit>,
    two_sources: Signal<Local, Bit>,
    size: Signal<Local, U<3>>,
    modifier: Signal<Local, U<4>>,
    /// Register number of dst and of the sources; file: 0 ARF, 1 GRF, 3 immediate.
    dst_number: Signal<Local, U<8>>,
    dst_file: Signal<Local, U<2>>,
    number: [Signal<Local, U<8>>; 3],
    file: [Signal<Local, U<2>>; 3],
    replicated: [Signal<Local, Bit>; 3],
    element_kind: [Signal<Local, U<3>>; 3],
}

impl Logic for AluDecode {
    #[hdl]
    fn update(&mut self) {
        comment!("control");
        self.operation.next = self.lo.val().get_bits::<7>(0);
        self.opcode.next = self.operation.val();
        self.ternary.next = self.operation.val() == 0x5b;
        self.mad.next = self.ternary.val();
        self.takes_long.next = self.ternary.val() | (self.operation.val() == 0x41);
        self.two_sources.next = (self.operation.val() != 0x01) & (self.operation.val() != 0x04);
        self.size.next = self.lo.val().get_bits::<3>(21);
        self.last_pass.next = 0.into();
        self.lanes.next = 0xff.into();
        if self.size.val() == 5 {
            self.last_pass.next = 3.into();
        } else if self.size.val() == 4 {
            self.last_pass.next = 1.into();
        } else if self.size.val() == 2 {
            self.lanes.next = 0x0f.into();
        } else if self.size.val() == 1 {
            self.lanes.next = 0x03.into();
        } else if self.size.val() == 0 {
            self.lanes.next = 0x01.into();
        }
        self.flag_shift.next = (bit_cast::<6, 1>(self.lo.val().get_bits::<1>(11)) << 2)
            + (bit_cast::<6, 2>(self.lo.val().get_bits::<2>(12)) << 3)
            + (bit_cast::<6, 1>(self.lo.val().get_bits::<1>(32)) << 4);
        self.flag_register.next = self.lo.val().get_bit(33);
        self.modifier.next = self.lo.val().get_bits::<4>(24);
        self.condition.next = self.modifier.val().get_bits::<3>(0);
        self.flag_write.next = self.modifier.val().any() & (self.operation.val() != 0x02);
        self.saturate.next = self.lo.val().get_bit(31);
        self.immediate.next = self.hi.val().get_bits::<32>(32);

        comment!("destination");
        self.dst_file.next = self.lo.val().get_bits::<2>(35);
        self.dst_number.next = self.lo.val().get_bits::<8>(53);
        self.dst_sub.next = self.lo.val().get_bits::<5>(48);
        self.dst_stride.next = self.lo.val().get_bits::<2>(61);
        self.dst_kind.next = self.lo.val().get_bits::<3>(37);
        if self.ternary.val() {
            self.dst_file.next = 1.into();
            self.dst_number.next = self.lo.val().get_bits::<8>(56);
            self.dst_sub.next = bit_cast::<5, 3>(self.lo.val().get_bits::<3>(53)) << 2;
            self.dst_stride.next = 1.into();
            self.dst_kind.next = 7.into();
        }
        self.dst_norow.next = false;
        self.arf_write.next = false;
        self.arf_select.next = 0.into();
        self.dst_row.next = (bit_cast::<10, 3>(self.slot.val()) << 7) | bit_cast::<10, 7>(self.dst_number.val().get_bits::<7>(0));
        if !self.dst_file.val().any() {
            comment!("ARF: null 0x, acc 2x, f 3x, cr0 8x");
            self.dst_row.next =
                (bit_cast::<10, 3>(self.slot.val()) << 4) | bit_cast::<10, 4>(self.dst_number.val().get_bits::<4>(0)) | 896;
            self.dst_norow.next = self.dst_number.val().get_bits::<4>(4) != 2;
            if self.dst_number.val().get_bits::<4>(4) == 3 {
                self.arf_write.next = true;
                self.arf_select.next = bit_cast::<2, 1>(self.dst_number.val().get_bits::<1>(0)) + 1;
            }
            if self.dst_number.val().get_bits::<4>(4) == 8 {
                self.arf_write.next = true;
            }
        }

        comment!("sources");
        self.file[0].next = self.lo.val().get_bits::<2>(41);
        self.file[1].next = self.hi.val().get_bits::<2>(25);
        self.file[2].next = 1.into();
        self.element_kind[0].next = self.lo.val().get_bits::<3>(43);
        self.element_kind[1].next = self.hi.val().get_bits::<3>(27);
        self.element_kind[2].next = 7.into();
        self.number[0].next = self.hi.val().get_bits::<8>(5);
        self.number[1].next = self.hi.val().get_bits::<8>(37);
        self.number[2].next = self.hi.val().get_bits::<8>(54);
        self.sub[0].next = self.hi.val().get_bits::<5>(0);
        self.sub[1].next = self.hi.val().get_bits::<5>(32);
        self.sub[2].next = bit_cast::<5, 3>(self.hi.val().get_bits::<3>(51)) << 2;
        self.hstride[0].next = self.hi.val().get_bits::<2>(16);
        self.hstride[1].next = self.hi.val().get_bits::<2>(48);
        self.hstride[2].next = 1.into();
        self.width[0].next = self.hi.val().get_bits::<3>(18);
        self.width[1].next = self.hi.val().get_bits::<3>(50);
        self.width[2].next = 3.into();
        self.vstride[0].next = self.hi.val().get_bits::<3>(21);
        self.vstride[1].next = self.hi.val().get_bits::<3>(53);
        self.vstride[2].next = 4.into();
        self.replicated[0].next = self.hi.val().get_bit(0);
        self.replicated[1].next = self.hi.val().get_bit(21);
        self.replicated[2].next = self.hi.val().get_bit(42);
        self.abs.next = 0.into();
        self.negate.next = 0.into();
        if self.ternary.val() {
            self.file[0].next = 1.into();
            self.file[1].next = 1.into();
            self.number[0].next = self.hi.val().get_bits::<8>(12);
            self.number[1].next = self.hi.val().get_bits::<8>(33);
            self.sub[0].next = bit_cast::<5, 3>(self.hi.val().get_bits::<3>(9)) << 2;
            self.sub[1].next = bit_cast::<5, 3>(self.hi.val().get_bits::<3>(30)) << 2;
            for s in 0..3 {
                self.element_kind[s].next = 7.into();
                self.vstride[s].next = 4.into();
                self.width[s].next = 3.into();
                self.hstride[s].next = 1.into();
                if self.replicated[s].val() {
                    self.vstride[s].next = 0.into();
                    self.width[s].next = 0.into();
                    self.hstride[s].next = 0.into();
                }
                self.abs.next = self.abs.val().replace_bit(s, self.lo.val().get_bit(37 + 2 * s));
                self.negate.next = self.negate.val().replace_bit(s, self.lo.val().get_bit(38 + 2 * s));
            }
        } else {
            if self.file[0].val() != 3 {
                self.abs.next = self.abs.val().replace_bit(0, self.hi.val().get_bit(13));
                self.negate.next = self.negate.val().replace_bit(0, self.hi.val().get_bit(14));
            }
            if (self.file[1].val() != 3) & self.two_sources.val() {
                self.abs.next = self.abs.val().replace_bit(1, self.hi.val().get_bit(45));
                self.negate.next = self.negate.val().replace_bit(1, self.hi.val().get_bit(46));
            }
        }
        for s in 0..3 {
            self.wide[s].next = self.element_kind[s].val().get_bits::<2>(1) != 1;
            self.kind[s].next = self.element_kind[s].val();
            self.uses_immediate[s].next = self.file[s].val() == 3;
            self.uses_row[s].next =
                (self.file[s].val() == 1) | (!self.file[s].val().any() & (self.number[s].val().get_bits::<4>(4) == 2));
            self.row[s].next =
                (bit_cast::<10, 3>(self.slot.val()) << 7) | bit_cast::<10, 7>(self.number[s].val().get_bits::<7>(0));
            if !self.file[s].val().any() {
                self.row[s].next =
                    (bit_cast::<10, 3>(self.slot.val()) << 4) | bit_cast::<10, 4>(self.number[s].val().get_bits::<4>(0)) | 896;
            }
        }
        if !self.two_sources.val() {
            self.uses_row[1].next = false;
        }
        if !self.ternary.val() {
            self.uses_row[2].next = false;
        }
        self.quad.next = (self.operation.val() == 0x41) & !self.lo.val().get_bit(45);
    }
}
