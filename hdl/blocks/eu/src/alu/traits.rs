//! `AluTraits`: what opcode and types of an instruction say.
//!
//! ```text
//!  lo, hi 64             ->+--------+-> traits
//!  has_rare, has_rounds  ->| traits |
//!                          +--------+
//! ```
//!
//! Combinational: its row of [`TABLE`], its rounds ([`AluCourse`]), and whether elements are f16, f64 or have
//! eight bytes. All else that decoding finds hangs on these, so the handover finds them before its registers
//! ([`super::handover`]). Invariant: `all_models_agree` of the ALU with a math unit. Stalls, deadlock: none,
//! no state.

use super::course::AluCourse;
use crate::bundle::*;
use crate::opcode::{self, TABLE};
use crate::word::{file, hi, lo, math_function, source_type, ternary_lo, ternary_types, types};
use tessera_hdl::prelude::*;

/// Finds the traits of an instruction.
#[block]
pub struct AluTraits {
    pub lo: Signal<In, U<64>>,
    pub hi: Signal<In, U<64>>,
    /// It executes what is rare: without that nothing is wide and nothing has bit fields of three sources.
    pub has_rare: Signal<In, Bit>,
    /// It executes what has rounds, and line; without that nothing does.
    pub has_rounds: Signal<In, Bit>,
    pub traits: Traits<Out>,
    code: Signal<Local, U<7>>,
    operation: Signal<Local, U<7>>,
    course: AluCourse,
    ternary: Signal<Local, Bit>,
    two_sources: Signal<Local, Bit>,
    /// Of math: the function asked for, and whether it is that of the math unit or of the IEEE macros.
    asked: Signal<Local, U<4>>,
    takes_math: Signal<Local, Bit>,
    seeds: Signal<Local, Bit>,
    madm: Signal<Local, Bit>,
    ieee: Signal<Local, Bit>,
    root: Signal<Local, Bit>,
    /// The second source has a type of its own.
    second: Signal<Local, Bit>,
    /// Type codes of the first two sources.
    source: [Signal<Local, U<4>>; 2],
    source_double: [Signal<Local, Bit>; 2],
    dst_double: Signal<Local, Bit>,
    three_doubles: Signal<Local, Bit>,
    half: [Signal<Local, Bit>; 3],
    dst_half: Signal<Local, Bit>,
    eight: [Signal<Local, Bit>; 3],
}

impl Logic for AluTraits {
    #[hdl]
    fn update(&mut self) {
        self.code.next = self.lo.val().field(lo::OPCODE);
        comment!("of smov TC has made a mov of fewer lanes");
        self.operation.next = self.code.val();
        if self.code.val() == opcode::SMOV {
            self.operation.next = opcode::MOV;
        }
        self.ternary.next = false;
        self.traits.long.next = false;
        self.two_sources.next = false;
        self.traits.accumulates.next = false;
        self.traits.fields.next = false;
        for i in 0..TABLE.len() {
            if self.code.val() == TABLE[i].opcode {
                self.traits.long.next = TABLE[i].long;
                self.ternary.next = TABLE[i].three_sources;
                self.two_sources.next = TABLE[i].two_sources;
                self.traits.accumulates.next = TABLE[i].accumulates;
                self.traits.fields.next = TABLE[i].fields & self.has_rare.val();
            }
        }
        if self.code.val() == opcode::SMOV {
            self.two_sources.next = false;
        }
        connect!(self.operation => self.course.operation, self.has_rounds => self.course.has_rounds);
        self.asked.next = self.lo.val().field(lo::CONDITION);
        self.seeds.next = (self.operation.val() == opcode::MATH) & self.asked.val().field(math_function::SEED).all();
        self.madm.next = self.operation.val() == opcode::MADM;
        self.ieee.next = self.has_rare.val() & (self.madm.val() | self.seeds.val());
        self.takes_math.next = (self.operation.val() == opcode::MATH) & !self.seeds.val();
        self.root.next = self.asked.val().field(math_function::REMAINDER);
        if (self.takes_math.val() & !self.asked.val().field(math_function::TWO_SOURCES)) | (self.seeds.val() & self.root.val()) {
            self.two_sources.next = false;
        }
        if self.course.fraction.val() {
            self.two_sources.next = true;
        }
        comment!("f64, f16, and eight bytes; frc repeats its only source, an f32");
        self.second.next = self.two_sources.val() & !self.course.fraction.val();
        self.source[0].next = self.lo.val().field(lo::SRC0_TYPE);
        self.source[1].next = self.hi.val().field(hi::SRC1_TYPE);
        self.source_double[0].next = (self.source[0].val() == types::DF) & !self.ternary.val();
        if self.lo.val().field(lo::SRC0_FILE) == file::IMMEDIATE {
            self.source_double[0].next = (self.source[0].val() == types::IMMEDIATE_DF) & !self.ternary.val();
        }
        self.source_double[1].next =
            (self.source[1].val() == types::DF) & (self.hi.val().field(hi::SRC1_FILE) != file::IMMEDIATE) & self.second.val();
        self.dst_double.next = (self.lo.val().field(lo::DST_TYPE) == types::DF) & !self.ternary.val();
        self.three_doubles.next = self.ternary.val() & (self.lo.val().field(ternary_lo::SRC_TYPE) == ternary_types::DF);
        self.traits.is_double.next = self.source_double[0].val()
            | self.source_double[1].val()
            | self.dst_double.val()
            | self.three_doubles.val()
            | self.ieee.val();
        if !self.has_rare.val() {
            self.traits.is_double.next = false;
        }
        self.half[0].next = self.source[0].val().field(source_type::EIGHT)
            & self.source[0].val().field(source_type::HALF)
            & !self.source_double[0].val();
        self.half[1].next =
            self.source[1].val().field(source_type::EIGHT) & self.source[1].val().field(source_type::HALF) & self.second.val();
        self.half[2].next = false;
        self.dst_half.next = self.lo.val().field(lo::DST_EIGHT) & self.lo.val().field(lo::DST_HALF);
        if self.ternary.val() {
            self.half[0].next = self.lo.val().field(ternary_lo::SRC0_HALF);
            self.half[1].next = self.lo.val().field(ternary_lo::SRC1_HALF);
            self.half[2].next = self.lo.val().field(ternary_lo::SRC2_HALF);
            self.dst_half.next = self.lo.val().field(ternary_lo::DST_HALF);
        }
        self.eight[0].next = (self.source[0].val().field(source_type::EIGHT) & !self.ternary.val() & !self.half[0].val())
            | self.source_double[0].val()
            | self.three_doubles.val();
        self.eight[1].next = (self.source[1].val().field(source_type::EIGHT) & self.second.val() & !self.half[1].val())
            | self.source_double[1].val()
            | self.three_doubles.val();
        self.eight[2].next = (self.lo.val().field(lo::DST_EIGHT) & !self.ternary.val() & !self.dst_half.val())
            | self.dst_double.val()
            | self.three_doubles.val();
        if !self.has_rare.val() {
            for i in 0..3 {
                self.eight[i].next = false;
            }
        }
        self.traits.wide.next = self.eight[0].val() | self.eight[1].val() | self.eight[2].val() | self.ieee.val();
        self.traits.swizzles.next = self.three_doubles.val() & !self.madm.val();
        self.traits.rotates.next = self.course.between.val() | (self.has_rare.val() & (self.operation.val() == opcode::BFE));
        connect!(
            self.operation => self.traits.operation,
            self.course.first => self.traits.first,
            self.course.last_round => self.traits.last_round,
            self.course.fraction => self.traits.fraction,
            self.course.between => self.traits.between,
            self.course.by_register => self.traits.by_register,
            self.course.plane => self.traits.plane,
            self.course.mac => self.traits.mac,
            self.course.dot => self.traits.dot,
            self.course.homogeneous => self.traits.homogeneous,
            self.ternary => self.traits.ternary,
            self.two_sources => self.traits.two_sources,
            self.takes_math => self.traits.takes_math,
            self.seeds => self.traits.seeds,
            self.madm => self.traits.madm,
            self.ieee => self.traits.ieee,
            self.root => self.traits.root,
            self.source_double => self.traits.source_double,
            self.dst_double => self.traits.dst_double,
            self.three_doubles => self.traits.three_doubles,
            self.half => self.traits.half,
            self.dst_half => self.traits.dst_half,
            self.eight => self.traits.eight
        );
    }
}
