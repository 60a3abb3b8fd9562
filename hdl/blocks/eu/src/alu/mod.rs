//! ALU: operand fetch, four lanes, write-back (ALU0 and ALU1).
//!
//! ```text
//!               +-------------------------------------------------+
//!  issue      ->| fetch -> operate -> short[4] -----------> S \  |-> wb, writer (GA)
//!  rd_data    ->|   |         |   -> fma[4]   -----------> L wb |-> done, ret, fl, arf (TC)
//!               |   |         |   -> math     -----------> M /  |
//!               +---|---------|-----------------------------------+
//!          rd (GA) <+         +-> fetched (TC, from fetch)
//! ```
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/alu.md`. This module wires the stages:
//! [`handover`] (in `compact`), [`fetch`] (with [`indirect`]), [`operate`] (with [`collector`]), the lanes
//! ([`short`], [`fma`], [`wide`], [`double`]), [`late`], [`math`], [`queue`], [`writeback`].
//!
//! Invariants: latency 3 and 7 (`LATE`: 8) and one pass every two cycles (`latencies_follow_the_contract`,
//! `one_pass_every_two_cycles`); every lane of every pass is written once, rows, enables, flags and ARF
//! writes as the contract says; outputs of a valid that is low are 0 (both:
//! `random_instructions_match_the_model`).

mod add;
mod ahead;
mod collector;
mod condition;
mod course;
mod decide;
mod decode;
mod double;
mod fetch;
mod fields;
pub(crate) mod float;
mod fma;
mod front;
mod half;
mod handover;
mod held;
mod immediate;
mod indirect;
mod integer;
mod late;
mod lay;
mod magnitude;
mod math;
mod operate;
mod operation;
mod order;
mod pace;
mod queue;
mod rounds;
mod short;
mod source;
#[cfg(test)]
pub(crate) mod testing;
mod traits;
mod wide;
mod writeback;

use crate::bundle::*;
use crate::opcode;
use crate::word::{dword, element, integer_bits, math_control, math_delivery, mode, modifiers, qword};
use decide::AluDecide;
use double::DoubleLane;
use fetch::AluFetch;
use fields::AluFields;
use fma::FmaLane;
use half::{HalfBare, HalfWiden};
use handover::AluHandover;
use late::AluLate;
use math::MathUnit;
use operate::AluOperate;
use operation::AluOperation;
use queue::AluQueue;
use short::ShortLane;
use tessera_hdl::prelude::*;
use wide::WideLane;
use writeback::AluWriteback;

/// ALU0 of `EuShape::COMPACT`.
pub type AluCompact = Alu<0, 0, 0, 0, 0, 0, 0, 0, 16, 1>;

/// The ALU with a math unit.
pub type AluMath = Alu<1, 1, 1, 0, 1, 1, 1, 1>;

/// ALU1 of `EuShape::COMPACT`.
pub type AluMathCompact = Alu<0, 1, 0, 1, 1, 0, 0, 1, 16, 1>;

/// Ends the module's name by what the parameters of [`Alu`] mean.
fn shape([adders, units, piped, stepped]: [usize; 4], [rare, direct, ahead, doubles, results, late]: [usize; 6]) -> String {
    match [adders, units, piped, stepped, rare, direct, ahead, doubles, results, late] {
        [1, 0, 0, 0, 1, 1, 1, 0, 16, 0] => String::new(),
        [1, 1, 1, 0, 1, 1, 1, 1, 16, 0] => "_math".into(),
        [0, 0, 0, 0, 0, 0, 0, 0, 16, 1] => "_compact".into(),
        [0, 1, 0, 1, 1, 0, 0, 1, 16, 1] => "_math_compact".into(),
        _ => format!(
            "_adders{adders}_units{units}_piped{piped}_stepped{stepped}_rare{rare}_direct{direct}_ahead{ahead}_doubles{doubles}\
             _results{results}_late{late}"
        ),
    }
}

/// ALU: operand fetch, four lanes, write-back. `ADDERS`: float adders in each short lane, 1
/// (`FloatAdd::Short`) or 0 (`FloatAdd::Long`). `UNITS`: math units, 1 or 0; with one `PIPED` 1
/// (`Divide::Pipelined`), `STEPPED` 1 (`Divide::Stepped`) or neither (`Divide::Absent`). `RARE`: executes
/// what is rare (`Rare`), 1 or 0; with a math unit 1. `DIRECT`: an instruction may come without registers
/// between TC and this (`Handover::Direct`), 1 or 0. `AHEAD`: operands are collected ahead
/// (`Collect::Ahead`), 1 or 0. `DOUBLES`: has a lane for f64 (`Doubles`), 1 or 0; only where there is a
/// math unit. `RESULTS`: passes in each of the queues S and L, 4 to 16. `LATE`: the long pipe has a stage
/// more (`LongPipe::Eight`), 1 or 0.
#[block(
    ports = tessera_ports::alu,
    suffix(shape([ADDERS, UNITS, PIPED, STEPPED], [RARE, DIRECT, AHEAD, DOUBLES, RESULTS, LATE])),
    require(RARE >= UNITS && UNITS >= DOUBLES && RESULTS >= 4 && LATE <= 1)
)]
pub struct Alu<
    const ADDERS: usize = 1,
    const UNITS: usize = 0,
    const PIPED: usize = 0,
    const STEPPED: usize = 0,
    const RARE: usize = 1,
    const DIRECT: usize = 1,
    const AHEAD: usize = 1,
    const DOUBLES: usize = 0,
    const RESULTS: usize = 16,
    const LATE: usize = 0,
> {
    handover: AluHandover<DIRECT>,
    fetch: AluFetch,
    operate: AluOperate<AHEAD, LATE>,
    operation: AluOperation,
    /// As the elements of [`AluOperate`], of src0 and src1.
    widen: [HalfWiden; 8],
    /// Of src2.
    bare: [HalfBare; 4],
    decide: [AluDecide; 4],
    fields: [AluFields; RARE],
    short_lane: [ShortLane<ADDERS, RARE>; 4],
    fma_lane: [FmaLane; 4],
    wide_lane: [WideLane; RARE],
    double_lane: [DoubleLane<LATE>; DOUBLES],
    late: AluLate<LATE>,
    queue_short: AluQueue<4, RESULTS>,
    queue_long: AluQueue<8, RESULTS>,
    math: [MathUnit<PIPED, STEPPED>; UNITS],
    writeback: AluWriteback,
    /// What a beat of math takes along: `word::math_control`.
    math_control: Signal<Local, U<11>>,
    /// And `word::math_delivery`.
    math_delivery: Signal<Local, U<4>>,
    /// Each multiply-add lane converts between float and integer.
    all_convert: Signal<Local, Bit>,
    /// They round to integers.
    all_round: Signal<Local, Bit>,
    /// What the short lanes found in this beat beside their results.
    outcomes: Signal<Local, U<4>>,
}

impl<
        const ADDERS: usize,
        const UNITS: usize,
        const PIPED: usize,
        const STEPPED: usize,
        const RARE: usize,
        const DIRECT: usize,
        const AHEAD: usize,
        const DOUBLES: usize,
        const RESULTS: usize,
        const LATE: usize,
    > Logic for Alu<ADDERS, UNITS, PIPED, STEPPED, RARE, DIRECT, AHEAD, DOUBLES, RESULTS, LATE>
{
    #[hdl]
    fn update(&mut self) {
        subblocks!(
            self,
            handover,
            fetch,
            operate,
            short_lane[4],
            fma_lane[4],
            wide_lane[RARE],
            double_lane[DOUBLES],
            late,
            queue_short,
            queue_long,
            math[UNITS],
            writeback
        );

        comment!("fetch, operate");
        connect!(
            self.issue => self.handover.issue,
            self.handover.given => self.fetch.issue,
            self.handover.traits => self.fetch.traits,
            self.fetch.rd => self.rd,
            self.fetch.fetched => self.fetched,
            self.operate.ready => self.fetch.ready,
            self.fetch.take => self.operate.take,
            self.fetch.own => self.operate.own,
            self.fetch.land_valid => self.operate.land_valid,
            self.fetch.landed => self.operate.landed,
            self.fetch.landed_lanes => self.operate.landed_lanes,
            self.rd_data => self.operate.rd_data,
            self.rd_mask => self.operate.rd_mask
        );

        self.fetch.word.next = self.rd_data[0][0].val().get_bits::<12>(0);

        comment!("with registers before it fetch takes nothing in the cycle of a grant");
        self.fetch.at_once.next = DIRECT > 0;

        comment!("without short adders float add is long");
        self.fetch.floats_long.next = ADDERS == 0;

        comment!("who has nothing rare has nothing wide, and no bit fields of three sources");
        self.handover.has_rare.next = RARE > 0;

        comment!("rounds are for the one with a math unit");
        self.handover.has_rounds.next = UNITS > 0;

        comment!("lanes: each takes its operands when a beat is for it");
        connect!(
            self.operate.control.opcode => self.operation.opcode,
            self.operate.control.second => self.operation.second,
            self.operate.control.dst_kind => self.operation.dst_kind,
            self.operate.source_kind[0] => self.operation.source_kind
        );
        for s in 0..2 {
            for k in 0..4 {
                connect!(
                    self.operate.element[4 * s + k] => self.widen[4 * s + k].element,
                    self.operate.half[s] => self.widen[4 * s + k].half
                );
                self.widen[4 * s + k].pattern.next = self.operate.captured[4 * s + k].val().field(dword::LOW);
                self.widen[4 * s + k].flush.next = self.operate.control.mode.val().field(mode::FLUSH_HALF);
                self.widen[4 * s + k].raw.next = self.operate.source_kind[0].val() == element::HF;
            }
        }
        for k in 0..4 {
            connect!(
                self.operate.element[8 + k] => self.bare[k].element,
                self.operate.half[2] => self.bare[k].half,
                self.bare[k].value => self.fma_lane[k].sources.src[2],
                self.bare[k].bare => self.fma_lane[k].sources.bare
            );
            self.bare[k].flush.next = self.operate.control.mode.val().field(mode::FLUSH_HALF);
        }
        for k in 0..4 {
            connect!(
                self.operate.issue_short => self.short_lane[k].valid,
                self.operate.control => self.short_lane[k].control,
                self.operation.operation => self.short_lane[k].operation,
                self.operate.condition => self.short_lane[k].judgement.condition
            );
            self.short_lane[k].judgement.predicate.next = self.operate.predicate.val().get_bit(k);
            comment!("csel: src2 takes the place of the predicate");
            connect!(
                self.operate.captured[8 + k] => self.decide[k].element,
                self.operate.condition => self.decide[k].condition
            );
            self.decide[k].abs.next = self.operate.abs.val().get_bit(2);
            self.decide[k].negate.next = self.operate.negate.val().get_bit(2);
            self.decide[k].flush.next = self.operate.control.mode.val().field(mode::FLUSH);
            if self.operate.control.opcode.val() == opcode::CSEL {
                self.short_lane[k].control.opcode.next = opcode::SEL;
                self.short_lane[k].judgement.condition.next = 0.into();
                self.short_lane[k].judgement.predicate.next = self.decide[k].first.val();
            }
            for i in 0..RARE {
                comment!("bfe is an asr, bfi2 a sel, of the two sources that are made of three");
                if self.fields[i].extracts.val() {
                    self.short_lane[k].control.opcode.next = opcode::ASR;
                } else if self.fields[i].merges.val() {
                    self.short_lane[k].control.opcode.next = opcode::SEL;
                    self.short_lane[k].judgement.condition.next = 0.into();
                    self.short_lane[k].judgement.predicate.next = false;
                }
            }
            self.short_lane[k].sources.abs.next = self.operate.abs.val().field(modifiers::TWO_SOURCES);
            self.short_lane[k].sources.negate.next = self.operate.negate.val().field(modifiers::TWO_SOURCES);
            connect!(
                self.operate.issue_fma => self.fma_lane[k].valid,
                self.operation.operation => self.fma_lane[k].operation,
                self.operate.abs => self.fma_lane[k].sources.abs,
                self.operate.negate => self.fma_lane[k].sources.negate,
                self.operate.control.dst_kind => self.fma_lane[k].dst_kind,
                self.operate.control.saturate => self.fma_lane[k].saturate,
                self.operate.control.mode => self.fma_lane[k].mode,
                self.operate.once => self.fma_lane[k].once
            );
            for s in 0..2 {
                connect!(
                    self.operate.source_kind[s] => self.short_lane[k].sources.kind[s],
                    self.widen[4 * s + k].value => self.short_lane[k].sources.src[s],
                    self.operate.source_kind[s] => self.fma_lane[k].sources.kind[s]
                );
            }
            for s in 0..2 {
                connect!(self.widen[4 * s + k].value => self.fma_lane[k].sources.src[s]);
            }
            connect!(self.late.made.result[k] => self.operate.result[k]);
        }
        for i in 0..RARE {
            connect!(self.operate.control.opcode => self.fields[i].opcode);
            self.fields[i].is_signed.next = self.operate.source_kind[0].val().field(integer_bits::SIGNED);
            for j in 0..12 {
                connect!(self.operate.captured[j] => self.fields[i].element[j]);
            }
            for k in 0..4 {
                for s in 0..2 {
                    connect!(
                        self.widen[4 * s + k].value => self.fields[i].value[4 * s + k],
                        self.fields[i].src[4 * s + k] => self.short_lane[k].sources.src[s]
                    );
                }
            }
        }

        comment!("what has four beats takes the first two; what a lane is never given it does not keep");
        self.all_convert.next = ADDERS > 0;
        self.all_round.next = RARE > 0;
        self.fma_lane[1].valid.next = self.operate.issue_fma.val() | self.operate.issue_pair.val();
        for k in 0..4 {
            self.fma_lane[k].operation.integral.next = self.operation.operation.integral.val() & self.all_round.val();
        }
        for k in 2..4 {
            self.fma_lane[k].operation.integer.next = false;
            self.fma_lane[k].operation.accumulates.next = false;
            self.fma_lane[k].operation.upper.next = false;
            self.fma_lane[k].operation.from_integer.next = self.operation.operation.from_integer.val() & self.all_convert.val();
            self.fma_lane[k].operation.to_integer.next = self.operation.operation.to_integer.val() & self.all_convert.val();
        }

        comment!("wide: the first multiply-add lane makes products and rounds what becomes a float");
        for k in 0..4 {
            self.fma_lane[k].replacement.valid.next = false;
            self.fma_lane[k].replacement.sum.next = 0.into();
            self.fma_lane[k].replacement.exponent.next = 0.into();
            self.fma_lane[k].replacement.sign.next = false;
        }
        for w in 0..RARE {
            connect!(
                self.operate.issue_wide => self.wide_lane[w].valid,
                self.operate.control.opcode => self.wide_lane[w].control.opcode,
                self.operation.operation.from_integer => self.wide_lane[w].control.from_integer,
                self.operation.operation.to_integer => self.wide_lane[w].control.to_integer,
                self.operate.control.dst_kind => self.wide_lane[w].control.dst_kind,
                self.operate.eight[2] => self.wide_lane[w].control.dst_eight,
                self.operate.control.saturate => self.wide_lane[w].control.saturate,
                self.operate.condition => self.wide_lane[w].control.condition,
                self.operate.predicate_wide => self.wide_lane[w].control.predicate,
                self.fma_lane[0].product => self.wide_lane[w].product,
                self.wide_lane[w].replacement => self.fma_lane[0].replacement
            );
            self.wide_lane[w].control.is_double.next = false;
            self.wide_lane[w].sources.abs.next = self.operate.abs.val().field(modifiers::TWO_SOURCES);
            self.wide_lane[w].sources.negate.next = self.operate.negate.val().field(modifiers::TWO_SOURCES);
            for s in 0..2 {
                connect!(
                    self.operate.element[4 * s] => self.wide_lane[w].sources.low[s],
                    self.operate.element[4 * s + 1] => self.wide_lane[w].sources.high[s],
                    self.operate.source_kind[s] => self.wide_lane[w].sources.kind[s],
                    self.operate.eight[s] => self.wide_lane[w].sources.eight[s]
                );
            }
        }
        self.fma_lane[0].valid.next = self.operate.issue_fma.val()
            | self.operate.issue_pair.val()
            | (self.operate.issue_wide.val()
                & (self.operation.operation.from_integer.val() | self.operation.operation.integer.val()));

        comment!("double: what the wide lane does not");
        for i in 0..DOUBLES {
            connect!(
                self.operate.is_double => self.wide_lane[i].control.is_double,
                self.operate.control.opcode => self.double_lane[i].control.opcode,
                self.operation.operation.from_integer => self.double_lane[i].control.from_integer,
                self.operate.control.saturate => self.double_lane[i].control.saturate,
                self.operate.condition => self.double_lane[i].control.condition,
                self.operate.predicate_wide => self.double_lane[i].control.predicate,
                self.operate.mode => self.double_lane[i].control.mode,
                self.operate.abs => self.double_lane[i].sources.abs,
                self.operate.negate => self.double_lane[i].sources.negate,
                self.wide_lane[i].magnitude => self.double_lane[i].magnitude,
                self.wide_lane[i].replacement.sign => self.double_lane[i].negative
            );
            self.double_lane[i].valid.next =
                self.operate.issue_wide.val() & self.operate.is_double.val() & !self.operation.operation.to_integer.val();
            self.double_lane[i].control.single.next = bit_cast::<3, 1>((!self.operate.eight[0].val()).into());
            if self.operate.ieee.val() & !self.operate.eight[2].val() {
                self.double_lane[i].control.single.next = 7.into();
            }
            self.double_lane[i].control.extended.next = self.operate.extended.val().get_bits::<3>(1);
            self.double_lane[i].control.dst_extended.next = self.operate.extended.val().get_bit(0);
            connect!(
                self.operate.ieee => self.double_lane[i].control.ieee,
                self.operate.root => self.double_lane[i].control.root,
                self.operate.extension[0] => self.double_lane[i].writes_to,
                self.operate.enabled => self.double_lane[i].enabled
            );
            for s in 0..3 {
                connect!(self.operate.extension[s + 1] => self.double_lane[i].reads[s]);
            }
            self.double_lane[i].control.dst_single.next = !self.operate.eight[2].val();
            for s in 0..3 {
                connect!(
                    self.operate.element[4 * s] => self.double_lane[i].sources.low[s],
                    self.operate.element[4 * s + 1] => self.double_lane[i].sources.high[s]
                );
            }
        }

        comment!("what the long pipe made");
        self.late.beat_valid.next = (self.operate.issue_fma.val() & !self.operate.returns.val())
            | self.operate.issue_pair.val()
            | self.operate.issue_wide.val();
        self.late.quad.next = self.operate.issue_pair.val() | self.operate.issue_wide.val();
        connect!(self.operate.beat => self.late.beat);
        for k in 0..4 {
            connect!(self.fma_lane[k].result => self.late.given.result[k]);
        }
        self.late.given.replaces.next = false;
        self.late.given.holds.next = 0.into();
        for h in 0..2 {
            self.late.given.wide[h].next = 0.into();
        }
        for w in 0..RARE {
            connect!(
                self.wide_lane[w].holds => self.late.given.holds,
                self.wide_lane[w].delivers => self.late.given.replaces
            );
            self.late.given.wide[0].next = self.wide_lane[w].result.val().field(qword::LOW);
            self.late.given.wide[1].next = self.wide_lane[w].result.val().field(qword::HIGH);
        }

        comment!("queues");
        connect!(
            self.operate.issue_short => self.queue_short.beat_valid,
            self.late.now_valid => self.queue_long.beat_valid,
            self.operate.beat => self.queue_short.beat,
            self.late.now_beat => self.queue_long.beat,
            self.late.now_quad => self.queue_long.quad,
            self.fetch.leaves => self.queue_short.left,
            self.fetch.leaves => self.queue_long.left,
            self.fetch.allocate[0] => self.queue_short.allocate,
            self.fetch.allocate[1] => self.queue_long.allocate,
            self.queue_short.full => self.fetch.full[0],
            self.queue_long.full => self.fetch.full[1]
        );
        self.queue_short.quad.next = false;
        self.outcomes.next = 0.into();
        for k in 0..4 {
            connect!(
                self.short_lane[k].result => self.queue_short.result[k],
                self.late.made.result[k] => self.queue_long.result[k]
            );
            self.outcomes.next = self.outcomes.val().replace_bit(k, self.short_lane[k].holds.val());
        }
        connect!(
            self.outcomes => self.queue_short.holds_now,
            self.late.made.holds => self.queue_long.holds_now,
            self.late.made.replaces => self.queue_long.replaces
        );
        self.queue_short.replaces.next = false;
        for h in 0..2 {
            self.queue_short.other[h].next = 0.into();
            connect!(self.late.made.wide[h] => self.queue_long.other[h]);
        }
        for i in 0..DOUBLES {
            if self.double_lane[i].delivers.val() {
                self.queue_long.replaces.next = true;
                self.queue_long.other[0].next = self.double_lane[i].result.val().field(qword::LOW);
                self.queue_long.other[1].next = self.double_lane[i].result.val().field(qword::HIGH);
                connect!(self.double_lane[i].holds => self.queue_long.holds_now);
            }
        }

        comment!("math");
        self.math_control.next = pack!(11;
            math_control::FUNCTION = self.operate.math_code.val(),
            math_control::SIGN = self.operate.control.dst_kind.val() == element::D,
            math_control::SATURATE = self.operate.control.saturate.val(),
            math_control::FLUSH = self.operate.control.mode.val().field(mode::FLUSH),
            math_control::ABS = self.operate.abs.val().field(modifiers::TWO_SOURCES),
            math_control::NEGATE = self.operate.negate.val().field(modifiers::TWO_SOURCES));
        self.math_delivery.next = pack!(4;
            math_delivery::ROUNDING = self.operate.control.mode.val().field(mode::ROUNDING),
            math_delivery::FLUSH = self.operate.control.mode.val().field(mode::FLUSH_HALF),
            math_delivery::HALF = self.operate.control.dst_kind.val() == element::HF);
        self.fetch.full[2].next = false;
        self.writeback.head[2].next = false;
        self.writeback.oldest[2].next = 0.into();
        self.writeback.oldest_tag[2].next = 0.into();
        for w in 0..4 {
            self.writeback.lanes[2][w].next = 0.into();
        }
        for i in 0..UNITS {
            connect!(
                self.fetch.allocate[2] => self.math[i].allocate,
                self.fetch.leaves => self.math[i].left,
                self.math[i].full => self.fetch.full[2],
                self.operate.issue_math => self.math[i].beat_valid,
                self.math_control => self.math[i].control,
                self.math_delivery => self.math[i].delivery,
                self.math[i].head => self.writeback.head[2],
                self.math[i].lanes => self.writeback.lanes[2],
                self.math[i].oldest => self.writeback.oldest[2],
                self.math[i].oldest_tag => self.writeback.oldest_tag[2],
                self.writeback.pop[2] => self.math[i].pop
            );
            for s in 0..2 {
                for k in 0..2 {
                    connect!(self.widen[4 * s + k].value => self.math[i].src[2 * s + k]);
                }
            }
        }

        comment!("write-back: 0 short, 1 long, 2 math");
        self.writeback.at_once.next = DIRECT > 0;
        connect!(
            self.queue_short.head => self.writeback.head[0],
            self.queue_short.lanes => self.writeback.lanes[0],
            self.queue_short.holds => self.writeback.holds[0],
            self.queue_short.oldest => self.writeback.oldest[0],
            self.queue_short.oldest_tag => self.writeback.oldest_tag[0],
            self.writeback.pop[0] => self.queue_short.pop,
            self.queue_long.head => self.writeback.head[1],
            self.queue_long.lanes => self.writeback.lanes[1],
            self.queue_long.holds => self.writeback.holds[1],
            self.queue_long.oldest => self.writeback.oldest[1],
            self.queue_long.oldest_tag => self.writeback.oldest_tag[1],
            self.writeback.pop[1] => self.queue_long.pop,
            self.fetch.reads => self.writeback.reads,
            self.fetch.tag => self.writeback.reads_tag,
            self.fetch.notes => self.writeback.notes
        );
        connect!(
            self.writeback.wb => self.wb,
            self.writeback.writer => self.writer,
            self.writeback.done => self.done,
            self.writeback.ret => self.ret,
            self.writeback.fl => self.fl,
            self.writeback.arf => self.arf
        );
    }
}
