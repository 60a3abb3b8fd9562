//! `AluDecode`: the fields of a native instruction, as the ALU uses them.
//!
//! ```text
//!  lo, hi 64 ->+--------+-> lanes, plan
//!  slot      ->| decode |-> region of each source, of dst
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

use super::immediate::ImmediateSpread;
use crate::bundle::*;
use crate::opcode;
use crate::word::{
    accumulator_index, accumulator_row, arf, arf_kind, element, element_bits, element_class, element_size, exec_size, file, grf,
    hi, lane_size, lo, operand, packed, row, source_type, ACCUMULATORS, BY_ROW,
};
use crate::word::{
    no_selector, opcode_bits, opcode_pair, seed_lo, ternary_hi, ternary_lo, ternary_operand, types, IDENTITY_SWIZZLE,
    SECOND_SWIZZLE,
};
use tessera_hdl::prelude::*;

/// Bytes of an element of a register, from its type code.
#[block]
pub struct ElementSize {
    pub code: Signal<In, U<4>>,
    pub size: Signal<Out, U<2>>,
}

impl Logic for ElementSize {
    #[hdl]
    fn update(&mut self) {
        self.size.next = lane_size::DWORD;
        if self.code.val().field(source_type::EIGHT) | (self.code.val() == types::DF) {
            self.size.next = lane_size::QWORD;
            if self.code.val().field(source_type::HALF) & (self.code.val() != types::DF) {
                self.size.next = lane_size::WORD;
            }
        } else if bit_cast::<3, 4>(self.code.val()).field(element_bits::SIZE) == element_size::WORD {
            self.size.next = lane_size::WORD;
        } else if bit_cast::<3, 4>(self.code.val()).field(element_bits::SIZE) == element_size::BYTE {
            self.size.next = lane_size::BYTE;
        }
    }
}

/// Decodes a native ALU instruction.
#[block]
pub struct AluDecode {
    pub lo: Signal<In, U<64>>,
    pub hi: Signal<In, U<64>>,
    pub slot: Signal<In, U<3>>,
    /// Float add and conversions take the long pipe, too.
    pub floats_long: Signal<In, Bit>,
    /// What its opcode and its types say.
    pub traits: Traits<In>,
    /// What the lanes do.
    pub lanes: LaneControl<Out>,
    /// What fetch does beside.
    pub plan: Plan<Out>,
    /// That of the destination is `<stride;1,0>`.
    pub region: [Region<Out>; 4],
    /// The row of a0.
    address_row: Signal<Local, U<10>>,
    /// Of `lanes` and `plan`, what is used here, too.
    abs: Signal<Local, U<3>>,
    adds_product: Signal<Local, Bit>,
    code_in_word: Signal<Local, U<7>>,
    doubled: Signal<Local, Bit>,
    in_lanes: Signal<Local, U<2>>,
    math_code: Signal<Local, U<4>>,
    multiplies: Signal<Local, Bit>,
    negate: Signal<Local, U<3>>,
    packed_floats: Signal<Local, Bit>,
    from_float: Signal<Local, Bit>,
    into_float: Signal<Local, Bit>,
    /// mov between float and integer.
    converts: Signal<Local, Bit>,
    size: Signal<Local, U<3>>,
    /// Register number of dst and of the sources; file: 0 ARF, 1 GRF, 3 immediate.
    dst_number: Signal<Local, U<8>>,
    dst_file: Signal<Local, U<2>>,
    dst_type: Signal<Local, U<3>>,
    result_size: Signal<Local, U<2>>,
    number: [Signal<Local, U<8>>; 3],
    file: [Signal<Local, U<2>>; 3],
    element_kind: [Signal<Local, U<3>>; 3],
    three_type: Signal<Local, U<3>>,
    uses_immediate: [Signal<Local, Bit>; 2],
    csel: Signal<Local, Bit>,
    both_half: Signal<Local, Bit>,
    some_half: Signal<Local, Bit>,
    /// f16 that stay as they are.
    copies: Signal<Local, Bit>,
    /// Type codes and the rest of the first two sources; all of three.
    code: [Signal<Local, U<4>>; 2],
    operand: [Signal<Local, U<25>>; 2],
    of_three: [Signal<Local, U<21>>; 3],
    spread: ImmediateSpread,
    /// Of two sources and of dst.
    width: [ElementSize; 3],
}

impl Logic for AluDecode {
    #[hdl]
    fn update(&mut self) {
        comment!("control");
        self.code_in_word.next = self.lo.val().field(lo::OPCODE);
        comment!("rounds");
        connect!(
            self.traits.first => self.lanes.opcode,
            self.traits.fraction => self.lanes.fraction,
            self.traits.between => self.lanes.between,
            self.traits.homogeneous => self.lanes.homogeneous,
            self.traits.last_round => self.plan.last_round,
            self.traits.by_register => self.plan.by_register
        );
        self.plan.refetches.next = self.traits.by_register.val() | self.traits.dot.val();
        self.csel.next = self.traits.operation.val() == opcode::CSEL;
        self.adds_product.next = self.traits.operation.val() == opcode::MACH;
        self.math_code.next = self.lo.val().field(lo::CONDITION);
        self.code[0].next = self.lo.val().field(lo::SRC0_TYPE);
        self.code[1].next = self.hi.val().field(hi::SRC1_TYPE);
        self.operand[0].next = self.hi.val().field(hi::SRC0);
        self.operand[1].next = self.hi.val().field(hi::SRC1);
        self.of_three[0].next = self.hi.val().field(ternary_hi::SRC0);
        self.of_three[1].next = self.hi.val().field(ternary_hi::SRC1);
        self.of_three[2].next = self.hi.val().field(ternary_hi::SRC2);
        for s in 0..2 {
            connect!(self.code[s] => self.width[s].code);
        }

        comment!("f16 among themselves");
        self.both_half.next = self.traits.half[0].val() & (self.traits.half[1].val() | !self.traits.two_sources.val());
        self.copies.next = ((self.traits.operation.val().field(opcode_bits::PAIR) == opcode_pair::COMPARES)
            & self.both_half.val())
            | (((self.traits.operation.val() == opcode::SEL)
                | ((self.traits.operation.val() == opcode::MOV) & !self.lo.val().field(lo::SATURATE)))
                & self.both_half.val()
                & self.traits.dst_half.val());

        self.size.next = self.lo.val().field(lo::EXEC_SIZE);
        self.plan.last_pass.next = 0.into();
        self.plan.lanes.next = 0xff.into();
        if self.size.val() == exec_size::THIRTY_TWO {
            self.plan.last_pass.next = 3.into();
        } else if self.size.val() == exec_size::SIXTEEN {
            self.plan.last_pass.next = 1.into();
        } else if self.traits.wide.val() & (self.size.val() == exec_size::EIGHT) {
            self.plan.last_pass.next = 1.into();
            self.plan.lanes.next = 0x0f.into();
        } else if self.size.val() == exec_size::FOUR {
            self.plan.lanes.next = 0x0f.into();
        } else if self.size.val() == exec_size::TWO {
            self.plan.lanes.next = 0x03.into();
        } else if self.size.val() == exec_size::ONE {
            self.plan.lanes.next = 0x01.into();
        }
        self.plan.flag_shift.next = bit_cast::<4, 3>(self.lo.val().field(lo::CHANNEL_GROUP))
            + (bit_cast::<4, 1>(self.lo.val().field(lo::FLAG_HALF).into()) << 2);
        self.plan.flag_register.next = self.lo.val().field(lo::FLAG_REGISTER);
        self.lanes.condition.next = self.lo.val().field(lo::CONDITION_LOW);
        self.plan.flag_write.next = self.math_code.val().any()
            & (self.traits.operation.val() != opcode::SEL)
            & !self.csel.val()
            & !self.traits.takes_math.val();
        self.lanes.saturate.next = self.lo.val().field(lo::SATURATE);
        self.plan.immediate_low.next = self.hi.val().field(hi::IMMEDIATE_LOW);

        comment!("of three sources all operands are floats, or dwords of one type");
        self.three_type.next = element::F;
        if self.traits.fields.val() {
            self.three_type.next = element::UD;
            if self.lo.val().field(ternary_lo::SIGNED) {
                self.three_type.next = element::D;
            }
        }

        comment!("destination");
        self.dst_file.next = self.lo.val().field(lo::DST_FILE);
        self.dst_number.next = self.lo.val().field(lo::DST_REG);
        self.region[DST].sub.next = self.lo.val().field(lo::DST_SUB);
        self.region[DST].vstride.next = bit_cast::<3, 2>(self.lo.val().field(lo::DST_STRIDE));
        self.region[DST].width.next = 0.into();
        self.region[DST].hstride.next = 0.into();
        self.dst_type.next = self.lo.val().field(lo::DST_KIND);
        if self.traits.ternary.val() {
            self.dst_file.next = file::GRF;
            self.dst_number.next = self.lo.val().field(ternary_lo::DST_REG);
            self.region[DST].sub.next = bit_cast::<5, 3>(self.lo.val().field(ternary_lo::DST_SUB)) << 2;
            self.region[DST].vstride.next = 1.into();
            self.dst_type.next = self.three_type.val();
        }
        if self.traits.dst_half.val() {
            self.dst_type.next = element::HF;
        } else if self.traits.dst_double.val() {
            self.dst_type.next = element::F;
        }
        self.lanes.dst_kind.next = self.dst_type.val();
        self.width[2].code.next = self.lo.val().field(lo::DST_TYPE);
        self.result_size.next = self.width[2].size.val();
        if self.traits.ternary.val() {
            self.result_size.next = lane_size::DWORD;
            if self.traits.dst_half.val() {
                self.result_size.next = lane_size::WORD;
            } else if self.traits.three_doubles.val() {
                self.result_size.next = lane_size::QWORD;
            }
        }
        connect!(self.result_size => self.region[DST].size, self.result_size => self.spread.size);
        self.address_row.next = pack!(10;
            accumulator_row::SPACE = ACCUMULATORS,
            accumulator_row::SLOT = self.slot.val(),
            accumulator_row::INDEX = accumulator_index::ADDRESS);
        self.plan.dst_norow.next = false;
        self.plan.arf_write.next = false;
        self.plan.arf_select.next = 0.into();
        self.plan.dst_row.next = pack!(10; row::SLOT = self.slot.val(), row::REGISTER = self.dst_number.val().field(grf::INDEX));
        if !self.dst_file.val().any() {
            comment!("null, a0, acc, f, cr0, n0");
            self.plan.dst_row.next = pack!(10;
                    accumulator_row::SPACE = ACCUMULATORS,
                    accumulator_row::SLOT = self.slot.val(),
                    accumulator_row::INDEX = self.dst_number.val().field(arf::INDEX));
            self.plan.dst_norow.next = self.dst_number.val().field(arf::KIND) != arf_kind::ACCUMULATOR;
            if self.dst_number.val().field(arf::KIND) == arf_kind::ADDRESS {
                self.plan.dst_row.next = self.address_row.val();
                self.plan.dst_norow.next = false;
            }
            if self.dst_number.val().field(arf::KIND) == arf_kind::FLAG {
                self.plan.arf_write.next = true;
                self.plan.arf_select.next = bit_cast::<2, 1>(self.dst_number.val().field(arf::ODD).into()) + 1;
            }
            if self.dst_number.val().field(arf::KIND) == arf_kind::CONTROL {
                self.plan.arf_write.next = true;
            }
            if self.dst_number.val().field(arf::KIND) == arf_kind::NOTIFICATION {
                self.plan.arf_write.next = true;
                self.plan.arf_select.next = 3.into();
            }
        }

        comment!("sources");
        self.abs.next = 0.into();
        self.negate.next = 0.into();
        for s in 0..3 {
            self.file[s].next = file::GRF;
            self.element_kind[s].next = self.three_type.val();
            self.number[s].next = self.of_three[s].val().field(ternary_operand::REG);
            self.region[s].sub.next = (bit_cast::<5, 3>(self.of_three[s].val().field(ternary_operand::SUB)) << 2)
                | (bit_cast::<5, 1>(self.of_three[s].val().field(ternary_operand::HALF).into()) << 1);
            self.region[s].vstride.next = 4.into();
            self.region[s].width.next = 3.into();
            self.region[s].hstride.next = 1.into();
            if self.traits.ternary.val() {
                if self.traits.swizzles.val()
                    & !self.of_three[s].val().field(ternary_operand::REPLICATE)
                    & (self.of_three[s].val().field(ternary_operand::SWIZZLE) == SECOND_SWIZZLE)
                {
                    self.region[s].sub.next = (bit_cast::<5, 3>(self.of_three[s].val().field(ternary_operand::SUB)) << 2) | 8;
                }
                if self.of_three[s].val().field(ternary_operand::REPLICATE)
                    | (self.traits.swizzles.val() & (self.of_three[s].val().field(ternary_operand::SWIZZLE) != IDENTITY_SWIZZLE))
                {
                    self.region[s].vstride.next = 0.into();
                    self.region[s].width.next = 0.into();
                    self.region[s].hstride.next = 0.into();
                }
                self.abs.next = self.abs.val().replace_bit(s, self.lo.val().field(ternary_lo::MODIFIERS).get_bit(2 * s));
                self.negate.next =
                    self.negate.val().replace_bit(s, self.lo.val().field(ternary_lo::MODIFIERS).get_bit(2 * s + 1));
            }
        }
        if !self.traits.ternary.val() {
            self.file[0].next = self.lo.val().field(lo::SRC0_FILE);
            self.file[1].next = self.hi.val().field(hi::SRC1_FILE);
            for s in 0..2 {
                self.element_kind[s].next = bit_cast::<3, 4>(self.code[s].val());
                if self.file[s].val() == file::IMMEDIATE {
                    if self.code[s].val() == packed::UV {
                        self.element_kind[s].next = element::UW;
                    } else if self.code[s].val() == packed::V {
                        self.element_kind[s].next = element::W;
                    } else if self.code[s].val() == packed::VF {
                        self.element_kind[s].next = element::F;
                    }
                }
                if self.traits.source_double[s].val() {
                    self.element_kind[s].next = element::F;
                }
                self.number[s].next = self.operand[s].val().field(operand::REG);
                self.region[s].sub.next = self.operand[s].val().field(operand::SUB);
                self.region[s].hstride.next = self.operand[s].val().field(operand::HSTRIDE);
                self.region[s].width.next = self.operand[s].val().field(operand::WIDTH);
                self.region[s].vstride.next = self.operand[s].val().field(operand::VSTRIDE_LOW);
                if self.operand[s].val().field(operand::VSTRIDE) == BY_ROW {
                    self.region[s].vstride.next = 0.into();
                }
            }
            if self.file[0].val() != file::IMMEDIATE {
                self.abs.next = self.abs.val().replace_bit(0, self.operand[0].val().field(operand::ABS));
                self.negate.next = self.negate.val().replace_bit(0, self.operand[0].val().field(operand::NEGATE));
            }
            if (self.file[1].val() != file::IMMEDIATE) & self.traits.two_sources.val() {
                self.abs.next = self.abs.val().replace_bit(1, self.operand[1].val().field(operand::ABS));
                self.negate.next = self.negate.val().replace_bit(1, self.operand[1].val().field(operand::NEGATE));
            }
        }
        comment!("the operands of seeds are packed; selectors");
        if self.traits.seeds.val() {
            self.region[DST].sub.next = 0.into();
            self.region[DST].vstride.next = 1.into();
            for s in 0..2 {
                self.region[s].sub.next = 0.into();
                self.region[s].vstride.next = 4.into();
                self.region[s].width.next = 3.into();
                self.region[s].hstride.next = 1.into();
            }
        }
        self.lanes.selector[0].next = self.lo.val().field(seed_lo::DST_SELECTOR);
        for s in 0..3 {
            self.lanes.selector[s + 1].next = no_selector::NONE;
        }
        if self.traits.madm.val() {
            self.lanes.selector[0].next = self.lo.val().field(ternary_lo::CHANNELS);
            for s in 0..3 {
                self.lanes.selector[s + 1].next = self.of_three[s].val().field(ternary_operand::SELECTOR);
            }
        }
        for s in 0..3 {
            if self.traits.half[s].val() {
                self.element_kind[s].next = element::HF;
            }
            self.region[s].size.next = lane_size::DWORD;
            if self.traits.three_doubles.val() {
                self.region[s].size.next = lane_size::QWORD;
            } else if self.traits.half[s].val() {
                self.region[s].size.next = lane_size::WORD;
            }
            self.plan.uses_row[s].next = (self.file[s].val() == file::GRF)
                | (!self.file[s].val().any() & (self.number[s].val().field(arf::KIND) == arf_kind::ACCUMULATOR));
            self.plan.row[s].next =
                pack!(10; row::SLOT = self.slot.val(), row::REGISTER = self.number[s].val().field(grf::INDEX));
            if !self.file[s].val().any() {
                self.plan.row[s].next = pack!(10;
                    accumulator_row::SPACE = ACCUMULATORS,
                    accumulator_row::SLOT = self.slot.val(),
                    accumulator_row::INDEX = self.number[s].val().field(arf::INDEX));
                if self.number[s].val().field(arf::KIND) == arf_kind::ADDRESS {
                    self.plan.row[s].next = self.address_row.val();
                    self.plan.uses_row[s].next = true;
                }
            }
        }
        for s in 0..2 {
            self.lanes.kind[s].next = self.element_kind[s].val();
            if self.traits.half[s].val() & !self.copies.val() {
                self.lanes.kind[s].next = element::F;
            }
        }
        if !self.traits.ternary.val() {
            comment!("by the code alone: that is short, and the strides wait for it");
            for s in 0..2 {
                connect!(self.width[s].size => self.region[s].size);
            }
        }
        for s in 0..2 {
            self.uses_immediate[s].next = self.file[s].val() == file::IMMEDIATE;
        }
        if !(self.traits.two_sources.val() | self.traits.ternary.val()) {
            self.plan.uses_row[1].next = false;
            self.uses_immediate[1].next = false;
        }
        connect!(self.uses_immediate[0] => self.plan.immediate_first);
        if !self.traits.ternary.val() {
            comment!("of mach the products");
            self.plan.uses_row[2].next = self.adds_product.val();
            self.plan.row[2].next = pack!(10;
                accumulator_row::SPACE = ACCUMULATORS,
                accumulator_row::SLOT = self.slot.val(),
                accumulator_row::INDEX = accumulator_index::PRODUCTS);
            self.region[2].sub.next = 0.into();
        }
        if self.traits.plane.val() | self.traits.mac.val() | self.traits.dot.val() {
            comment!("src0 is a factor: it takes the third port");
            self.plan.uses_row[2].next = true;
            self.plan.row[2].next = pack!(10;
                row::SLOT = self.slot.val(),
                row::REGISTER = self.operand[0].val().field(operand::REG).field(grf::INDEX));
            self.region[2].sub.next = self.operand[0].val().field(operand::SUB);
            self.region[2].hstride.next = self.operand[0].val().field(operand::HSTRIDE);
            self.region[2].width.next = self.operand[0].val().field(operand::WIDTH);
            self.region[2].vstride.next = self.operand[0].val().field(operand::VSTRIDE_LOW);
            self.abs.next = self.abs.val().replace_bit(2, self.abs.val().get_bit(0));
            self.negate.next = self.negate.val().replace_bit(2, self.negate.val().get_bit(0));
        }
        if self.traits.plane.val() {
            comment!("of the four coefficients in 16 bytes the last is the addend");
            self.region[0].sub.next = self.operand[0].val().field(operand::SUB) | bits::<5>(12);
        }
        if self.traits.mac.val() {
            comment!("the accumulator is the addend");
            self.plan.row[0].next = pack!(10;
                accumulator_row::SPACE = ACCUMULATORS,
                accumulator_row::SLOT = self.slot.val(),
                accumulator_row::INDEX = accumulator_index::ACC0);
            self.region[0].sub.next = 0.into();
            self.region[0].vstride.next = 4.into();
            self.region[0].width.next = 3.into();
            self.region[0].hstride.next = 1.into();
            self.abs.next = self.abs.val().replace_bit(0, false);
            self.negate.next = self.negate.val().replace_bit(0, false);
        }
        if self.traits.dot.val() {
            comment!("all of a group see one element of it, that of the round; packed groups are rows of four");
            for s in 0..3 {
                self.region[s].width.next = 2.into();
                self.region[s].hstride.next = 0.into();
            }
            if self.operand[0].val().field(operand::WIDTH) != 2 {
                self.region[0].vstride.next = 3.into();
                self.region[2].vstride.next = 3.into();
            }
            if self.operand[1].val().field(operand::WIDTH) != 2 {
                self.region[1].vstride.next = 3.into();
            }
        }
        comment!("f16 alone");
        self.lanes.once.next = (self.dst_type.val() != element::F)
            & (self.element_kind[0].val() != element::F)
            & ((self.element_kind[1].val() != element::F) | !(self.traits.two_sources.val() | self.traits.ternary.val()))
            & ((self.element_kind[2].val() != element::F) | !self.traits.ternary.val());

        comment!("immediate");
        self.in_lanes.next = 0.into();
        self.packed_floats.next = false;
        self.lanes.packed_signs.next = false;
        for s in 0..2 {
            if self.uses_immediate[s].val()
                & ((self.code[s].val() == packed::UV) | (self.code[s].val() == packed::V) | (self.code[s].val() == packed::VF))
            {
                self.in_lanes.next = self.in_lanes.val().replace_bit(s, true);
                self.packed_floats.next = self.code[s].val() == packed::VF;
                self.lanes.packed_signs.next = self.code[s].val() == packed::V;
            }
        }
        self.spread.immediate.next = self.hi.val().field(hi::IMMEDIATE);
        self.spread.nibbles.next = self.in_lanes.val().any() & !self.packed_floats.val();
        self.spread.hstride.next = self.lo.val().field(lo::DST_STRIDE);
        connect!(self.spread.value => self.lanes.immediate);

        comment!("pipe");
        self.from_float.next = self.element_kind[0].val().field(element_bits::CLASS) == element_class::FLOAT;
        self.into_float.next = self.dst_type.val().field(element_bits::CLASS) == element_class::FLOAT;
        self.converts.next = (self.traits.operation.val() == opcode::MOV) & (self.from_float.val() ^ self.into_float.val());
        self.some_half.next = self.traits.half[0].val() | self.traits.half[1].val() | self.traits.dst_half.val();
        self.lanes.long.next = self.traits.long.val()
            | self.traits.wide.val()
            | (self.some_half.val()
                & ((self.traits.operation.val() == opcode::ADD)
                    | ((self.traits.operation.val() == opcode::MOV) & !self.copies.val())))
            | (self.floats_long.val()
                & (((self.traits.operation.val() == opcode::ADD) & self.from_float.val()) | self.converts.val()));

        comment!("second results");
        self.multiplies.next = (self.traits.operation.val() == opcode::MUL) & !self.from_float.val();
        self.doubled.next = self.traits.accumulates.val()
            | (self.multiplies.val()
                & !self.traits.wide.val()
                & !self.lo.val().field(lo::DST_FILE).any()
                & (self.lo.val().field(lo::DST_REG).field(arf::KIND) == arf_kind::ACCUMULATOR));
        if self.doubled.val() {
            self.plan.last_pass.next = 1.into();
        }

        comment!("two lanes a beat, or one; where floats are long, two convert");
        self.lanes.quad.next = self.traits.wide.val()
            | self.traits.takes_math.val()
            | self.multiplies.val()
            | self.adds_product.val()
            | (self.floats_long.val() & self.converts.val());

        comment!("what is used above, too");
        connect!(
            self.abs => self.lanes.abs,
            self.adds_product => self.plan.adds_product,
            self.code_in_word => self.plan.code_in_word,
            self.doubled => self.plan.doubled,
            self.traits.eight => self.lanes.eight,
            self.traits.half => self.lanes.half,
            self.traits.ieee => self.lanes.ieee,
            self.in_lanes => self.lanes.in_lanes,
            self.math_code => self.lanes.math_code,
            self.multiplies => self.plan.multiplies,
            self.negate => self.lanes.negate,
            self.packed_floats => self.lanes.packed_floats,
            self.traits.root => self.lanes.root,
            self.traits.takes_math => self.lanes.math,
            self.traits.is_double => self.lanes.is_double,
            self.traits.wide => self.lanes.wide
        );
    }
}
