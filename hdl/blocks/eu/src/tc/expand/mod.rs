//! D2: 8-byte instructions become native 16-byte ones.
//!
//! ```text
//!  raw_lo, len8 --> six tables --> field placement --> lo, hi
//!  raw_hi       ------------------ 16-byte form -----^
//! ```
//!
//! Field positions are those of gen9-eu-isa.md sec. 3.1 and 3.2; the opcode says
//! which of the two layouts applies. Native bit 29 (the length bit) is 0.
//! Combinational, so no stalls. Invariant: equal to the reference expansion for
//! every compacted word (test `expands_like_the_reference`).

mod tables;

use crate::opcode::TABLE;
use crate::word::*;
use tables::{ControlTable, DatatypeTable, SourceTable, SubregTable, TernaryControlTable, TernarySourceTable, IMMEDIATES};
use tessera_hdl::prelude::*;

/// Expansion of compacted instructions.
#[block]
pub struct TcExpand {
    /// Bits 63:0 of what lies at the address.
    pub raw_lo: Signal<In, U<64>>,
    /// Bits 127:64 of it.
    pub raw_hi: Signal<In, U<64>>,
    /// The instruction is compacted.
    pub len8: Signal<In, Bit>,
    /// Native instruction, bits 63:0.
    pub lo: Signal<Out, U<64>>,
    /// Native instruction, bits 127:64.
    pub hi: Signal<Out, U<64>>,
    control: ControlTable,
    datatype: DatatypeTable,
    subreg: SubregTable,
    source: [SourceTable; 2],
    ternary_control: TernaryControlTable,
    ternary_source: TernarySourceTable,
    c: Signal<Local, U<19>>,
    d: Signal<Local, U<21>>,
    s: Signal<Local, U<15>>,
    tc: Signal<Local, U<26>>,
    ts: Signal<Local, U<49>>,
    ternary: Signal<Local, Bit>,
    has_immediate: Signal<Local, Bit>,
    immediate: Signal<Local, U<32>>,
    basic_lo: Signal<Local, U<64>>,
    basic_hi: Signal<Local, U<64>>,
    ternary_lo: Signal<Local, U<64>>,
    ternary_hi: Signal<Local, U<64>>,
}

impl Logic for TcExpand {
    #[hdl]
    fn update(&mut self) {
        self.control.index.next = self.raw_lo.val().field(compact::CONTROL);
        self.datatype.index.next = self.raw_lo.val().field(compact::DATATYPE);
        self.subreg.index.next = self.raw_lo.val().field(compact::SUBREG);
        self.source[0].index.next = self.raw_lo.val().field(compact::SRC0);
        self.source[1].index.next = self.raw_lo.val().field(compact::SRC1);
        self.ternary_control.index.next = self.raw_lo.val().field(compact_ternary::CONTROL);
        self.ternary_source.index.next = self.raw_lo.val().field(compact_ternary::SOURCE);
        self.c.next = self.control.value.val();
        self.d.next = self.datatype.value.val();
        self.s.next = self.subreg.value.val();
        self.tc.next = self.ternary_control.value.val();
        self.ts.next = self.ternary_source.value.val();

        comment!("one and two sources, bits 63:0");
        self.basic_lo.next = pack!(64;
            lo::OPCODE = self.raw_lo.val().field(compact::OPCODE),
            lo::ALIGN16 = self.c.val().field(control_row::ALIGN16),
            lo::DEPENDENCY = self.c.val().field(control_row::DEPENDENCY),
            lo::CHANNELS_TO_SIZE = self.c.val().field(control_row::CHANNELS_TO_SIZE),
            lo::CONDITION = self.raw_lo.val().field(compact::CONDITION),
            lo::BRANCH_CTRL = self.raw_lo.val().field(compact::ACC_WRITE),
            lo::DEBUG = self.raw_lo.val().field(compact::DEBUG),
            lo::SATURATE_FLAG = self.c.val().field(control_row::SATURATE_FLAG),
            lo::NO_MASK = self.c.val().field(control_row::NO_MASK),
            lo::DST_SRC0 = self.d.val().field(datatype_row::DST_SRC0),
            lo::DST_SUB = self.s.val().field(subreg_row::DST),
            lo::DST_REG = self.raw_lo.val().field(compact::DST_REG),
            lo::DST_STRIDE_MODE = self.d.val().field(datatype_row::DST_STRIDE));

        comment!("bits 127:64; an immediate takes the place of src1");
        self.immediate.next = sign_extend::<32, 13>(pack!(13;
            compact_immediate::HIGH = self.raw_lo.val().field(compact::SRC1),
            compact_immediate::LOW = self.raw_lo.val().field(compact::SRC1_REG)));
        self.basic_hi.next = pack!(64;
            hi::SRC0_SUB = self.s.val().field(subreg_row::SRC0),
            hi::SRC0_REG = self.raw_lo.val().field(compact::SRC0_REG),
            hi::SRC0_REGION = self.source[0].value.val(),
            hi::SRC1_FILE_TYPE = self.d.val().field(datatype_row::SRC1));
        self.has_immediate.next = false;
        for i in 0..32 {
            if self.raw_lo.val().field(compact::DATATYPE) == i.to_bits::<5>() {
                self.has_immediate.next = IMMEDIATES[i];
            }
        }
        if self.has_immediate.val() {
            self.basic_hi.next = self.basic_hi.val() | pack!(64; hi::IMMEDIATE = self.immediate.val());
        } else {
            self.basic_hi.next = self.basic_hi.val()
                | pack!(64;
                    hi::SRC1_SUB = self.s.val().field(subreg_row::SRC1),
                    hi::SRC1_REG = self.raw_lo.val().field(compact::SRC1_REG),
                    hi::SRC1_REGION = self.source[1].value.val());
        }

        comment!("three sources");
        self.ternary_lo.next = pack!(64;
            lo::OPCODE = self.raw_lo.val().field(compact_ternary::OPCODE),
            lo::ALIGN16_TO_BRANCH = self.tc.val().field(ternary_control_row::ALIGN16_TO_BRANCH),
            lo::DEBUG_SATURATE = self.raw_lo.val().field(compact_ternary::DEBUG_SATURATE),
            lo::FLAG_MASK = self.tc.val().field(ternary_control_row::FLAG_MASK),
            ternary_lo::HALVES = self.tc.val().field(ternary_control_row::HALVES),
            ternary_lo::MODIFIERS_TO_SUB = self.ts.val().field(ternary_source_row::MODIFIERS_TO_SUB),
            ternary_lo::DST_REG = bit_cast::<8, 7>(self.raw_lo.val().field(compact_ternary::DST_REG)));
        self.ternary_hi.next = pack!(64;
            ternary_hi::SRC0 = pack!(21;
                ternary_operand::REPLICATE = self.raw_lo.val().field(compact_ternary::SRC0_REPLICATE),
                ternary_operand::SWIZZLE = self.ts.val().field(ternary_source_row::SRC0_SWIZZLE),
                ternary_operand::SUB = self.raw_lo.val().field(compact_ternary::SRC0_SUB),
                ternary_operand::REG_LOW = self.raw_lo.val().field(compact_ternary::SRC0_REG),
                ternary_operand::TOP = self.ts.val().field(ternary_source_row::SRC0_TOP)),
            ternary_hi::SRC1 = pack!(21;
                ternary_operand::REPLICATE = self.raw_lo.val().field(compact_ternary::SRC1_REPLICATE),
                ternary_operand::SWIZZLE = self.ts.val().field(ternary_source_row::SRC1_SWIZZLE),
                ternary_operand::SUB = self.raw_lo.val().field(compact_ternary::SRC1_SUB),
                ternary_operand::REG_LOW = self.raw_lo.val().field(compact_ternary::SRC1_REG),
                ternary_operand::TOP = self.ts.val().field(ternary_source_row::SRC1_TOP)),
            ternary_hi::SRC2 = pack!(21;
                ternary_operand::REPLICATE = self.raw_lo.val().field(compact_ternary::SRC2_REPLICATE),
                ternary_operand::SWIZZLE = self.ts.val().field(ternary_source_row::SRC2_SWIZZLE),
                ternary_operand::SUB = self.raw_lo.val().field(compact_ternary::SRC2_SUB),
                ternary_operand::REG_LOW = self.raw_lo.val().field(compact_ternary::SRC2_REG),
                ternary_operand::TOP = self.ts.val().field(ternary_source_row::SRC2_TOP)));

        comment!("choice");
        self.ternary.next = false;
        for i in 0..TABLE.len() {
            if self.raw_lo.val().field(lo::OPCODE) == TABLE[i].opcode {
                self.ternary.next = TABLE[i].three_sources;
            }
        }
        self.lo.next = self.raw_lo.val();
        self.hi.next = self.raw_hi.val();
        if self.len8.val() {
            self.lo.next = self.basic_lo.val();
            self.hi.next = self.basic_hi.val();
            if self.ternary.val() {
                self.lo.next = self.ternary_lo.val();
                self.hi.next = self.ternary_hi.val();
            }
        }
    }
}
