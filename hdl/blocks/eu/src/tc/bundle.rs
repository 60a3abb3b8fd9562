//! Masks and modes of an instruction at issue.
//!
//! ```text
//!  lo, hi, and act, f0, f1, control of the thread --> predicate, enabled lanes, mode, scalar source
//! ```
//!
//! Lane masks have bit `i` for lane `i`; the predicate and `act` have one bit per
//! channel. Field positions: gen9-eu-isa.md sec. 2.1 and 2.2. Combinational; all
//! outputs are 0 without `valid`.

use super::predicate::TcPredicate;
use crate::bundle::*;
use crate::opcode::{self, TABLE};
use crate::word::{arf_number, cr0, file, hi, lo, mode, ternary_lo, ternary_types};
use tessera_hdl::prelude::*;

/// Execution masks of one issued instruction.
#[block]
pub struct TcBundle {
    pub valid: Signal<In, Bit>,
    pub lo: Signal<In, U<64>>,
    pub hi: Signal<In, U<64>>,
    /// What its predicate needs.
    pub needs: Signal<In, U<11>>,
    /// Of its thread: active channels, f0, f1, cr0.
    pub act: Signal<In, U<32>>,
    pub f0: Signal<In, U<32>>,
    pub f1: Signal<In, U<32>>,
    pub control: Signal<In, U<32>>,
    /// Channels.
    pub active: Signal<Out, U<32>>,
    pub predicate: Signal<Out, U<32>>,
    /// Lanes.
    pub masks: Masks<Out>,
    allowed_by: TcPredicate,
    /// The channel of the first lane.
    offset: Signal<Local, U<5>>,
    /// Lanes that have a channel.
    existing: Signal<Local, U<32>>,
    lanes: Signal<Local, U<32>>,
    /// What enables a lane that its predicate allows.
    gate: Signal<Local, U<32>>,
    /// What enables a lane if the predicate finds something for it, and if not.
    if_found: Signal<Local, U<32>>,
    otherwise: Signal<Local, U<32>>,
    /// The same of a lane's bit of the predicate.
    allowed_if_found: Signal<Local, U<32>>,
    allowed_otherwise: Signal<Local, U<32>>,
    /// The predicate does not mask.
    selects: Signal<Local, Bit>,
    /// Of three sources, but no macro.
    ternary: Signal<Local, Bit>,
    /// Three sources of f64.
    doubles: Signal<Local, Bit>,
}

impl Logic for TcBundle {
    #[hdl]
    fn update(&mut self) {
        comment!("predicate");
        connect!(
            self.needs => self.allowed_by.needs,
            self.f0 => self.allowed_by.f0,
            self.f1 => self.allowed_by.f1
        );
        self.allowed_by.group.next = self.lo.val().field(lo::CHANNEL_GROUP);

        comment!("lanes: exec size, channel offset, NoMask; sel is not masked by its predicate");
        self.offset.next = bit_cast::<5, 3>(self.lo.val().field(lo::CHANNEL_GROUP)) << 2;
        self.existing.next = bits::<32>(0xffff_ffff) >> self.offset.val();
        self.lanes.next = 0xffff_ffff_u64.into();
        for k in 0..5 {
            if self.lo.val().field(lo::EXEC_SIZE) == k.to_bits::<3>() {
                self.lanes.next = bits::<32>((1 << (1 << k)) - 1);
            }
        }
        self.doubles.next = self.lo.val().field(ternary_lo::SRC_TYPE) == ternary_types::DF;
        self.ternary.next = false;
        for i in 0..TABLE.len() {
            if self.lo.val().field(lo::OPCODE) == TABLE[i].opcode {
                self.ternary.next = TABLE[i].channels;
            }
        }
        if self.ternary.val() {
            comment!("channel enables: a bit for each lane of four");
            for k in 0..4 {
                if !self.lo.val().field(ternary_lo::CHANNELS).get_bit(k) & !self.doubles.val() {
                    self.lanes.next = self.lanes.val() & !bits::<32>(0x1111_1111 << k);
                }
            }
            comment!("of f64 x and z, for each lane of two");
            for k in 0..2 {
                if !self.lo.val().field(ternary_lo::CHANNELS).get_bit(2 * k) & self.doubles.val() {
                    self.lanes.next = self.lanes.val() & !bits::<32>(0x5555_5555 << k);
                }
            }
        }
        if self.lo.val().field(lo::OPCODE) == opcode::SMOV {
            self.lanes.next = self.lanes.val() & bit_cast::<32, 16>(self.hi.val().field(hi::LANE_MASK));
        }
        self.gate.next = self.act.val() >> self.offset.val();
        if self.lo.val().field(lo::NO_MASK) {
            connect!(self.existing => self.gate);
        }
        self.selects.next = self.lo.val().field(lo::OPCODE) == opcode::SEL;

        comment!("the flags come last: what each lane is with either is there before");
        self.if_found.next = 0.into();
        self.otherwise.next = 0.into();
        self.allowed_if_found.next = 0.into();
        self.allowed_otherwise.next = 0.into();
        if self.valid.val() {
            if !self.allowed_by.inverts.val() | self.selects.val() {
                self.if_found.next = self.gate.val() & self.lanes.val();
            }
            if self.allowed_by.inverts.val() | self.selects.val() {
                self.otherwise.next = self.gate.val() & self.lanes.val();
            }
            if self.allowed_by.inverts.val() {
                connect!(self.existing => self.allowed_otherwise);
            } else {
                connect!(self.existing => self.allowed_if_found);
            }
        }
        self.masks.emask.next =
            (self.if_found.val() & self.allowed_by.lanes.val()) | (self.otherwise.val() & !self.allowed_by.lanes.val());
        self.masks.pmask.next = (self.allowed_if_found.val() & self.allowed_by.lanes.val())
            | (self.allowed_otherwise.val() & !self.allowed_by.lanes.val());

        self.active.next = 0.into();
        self.predicate.next = 0.into();
        self.masks.mode.next = 0.into();
        self.masks.scalar.next = 0.into();
        if self.valid.val() {
            self.active.next = self.act.val();
            self.predicate.next = self.allowed_by.predicate.val();
            comment!("flush unless cr0 keeps denormals; rounding");
            self.masks.mode.next = pack!(5;
                mode::FLUSH_DOUBLE = !self.control.val().field(cr0::KEEP_F64_DENORMALS),
                mode::FLUSH_HALF = !self.control.val().field(cr0::KEEP_F16_DENORMALS),
                mode::FLUSH = !self.control.val().field(cr0::KEEP_DENORMALS),
                mode::ROUNDING = self.control.val().field(cr0::ROUNDING));
            comment!("src0 is f0, f1 or cr0; not of three sources");
            if (self.lo.val().field(lo::SRC0_FILE) == file::ARF)
                & !self.ternary.val()
                & (self.lo.val().field(lo::OPCODE) != opcode::MADM)
            {
                if self.hi.val().field(hi::SRC0_REG) == arf_number::F0 {
                    self.masks.scalar.next = self.f0.val();
                } else if self.hi.val().field(hi::SRC0_REG) == arf_number::F1 {
                    self.masks.scalar.next = self.f1.val();
                } else if self.hi.val().field(hi::SRC0_REG) == arf_number::CR0 {
                    self.masks.scalar.next = self.control.val();
                }
            }
        }
    }
}
