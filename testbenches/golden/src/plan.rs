//! An ALU instruction, sliced out of the native word once and then executed pass by pass.

use crate::asks::{Ask, Reach};
use crate::bits::{bit, field};
use crate::ieee::{self, Ieee, Step};
use crate::math::Function;
use crate::opcodes::{self, Conditional, Lanes, Op, Pipe};
use crate::operand::{Destination, Indirect, Place, Source, Span, Type, PRODUCTS};
use tessera_ports::config::FloatAdd;

/// Relation of a condition modifier.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Condition {
    /// Equal, `z`.
    Equal,
    /// Not equal, `nz`.
    NotEqual,
    /// Greater, `g`.
    Greater,
    /// Greater or equal, `ge`.
    GreaterEqual,
    /// Less, `l`.
    Less,
    /// Less or equal, `le`.
    LessEqual,
}

impl Condition {
    /// Code 0 (and what the subset does not have) is no condition.
    pub fn from_code(code: u32) -> Option<Condition> {
        Some(match code {
            1 => Condition::Equal,
            2 => Condition::NotEqual,
            3 => Condition::Greater,
            4 => Condition::GreaterEqual,
            5 => Condition::Less,
            6 => Condition::LessEqual,
            _ => return None,
        })
    }
}

/// Channel offset (lane 0's channel).
pub fn channel_offset(word: u128) -> u32 {
    8 * field(word, 13, 12) + 4 * field(word, 11, 11)
}

/// Lanes of the instruction; code 6 and 7 do not occur in the subset.
pub fn exec_size(word: u128) -> u32 {
    1 << field(word, 23, 21).min(5)
}

/// A decoded ALU instruction. Holds for supported instructions only; TC lets no other pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    /// Opcode.
    pub code: u8,
    /// What the table says about the opcode.
    pub opcode: &'static Lanes,
    /// Lanes.
    pub lanes: u32,
    /// Channel of lane 0.
    pub offset: u32,
    /// Condition modifier.
    pub condition: Option<Condition>,
    /// It is an IEEE macro.
    pub ieee: Option<Ieee>,
    /// What math computes.
    pub function: Option<Function>,
    /// The result is clamped.
    pub saturate: bool,
    /// It has a predicate.
    pub predicated: bool,
    /// Flag register, 0 or 1.
    pub flag: u8,
    /// First of its 16 bits.
    pub flag_bit: u32,
    /// Destination.
    pub dst: Destination,
    /// Sources; see [`Plan::sources`]. Of mach and mac the third is what it finds in the accumulator.
    pub src: [Source; 3],
    /// How many of `src` the opcode has.
    used: usize,
    facts: Facts,
}

/// What follows from the fields of a [`Plan`] and is asked for in every cycle or lane.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Facts {
    wide: bool,
    half: bool,
    copies_halves: bool,
    second: Option<Destination>,
    rounds: u32,
    passes: u32,
    indirect: Option<(Indirect, u32)>,
    moves: bool,
    asked: [usize; 3],
    brought_by: [usize; 3],
    /// By pass.
    passes_of: [Pass; MOST_PASSES],
}

/// What is known of the rows of a pass if every operand is in its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Pass {
    /// By read port.
    asks: [Ask; 3],
    dst: Reach,
}

impl Default for Pass {
    fn default() -> Pass {
        Pass { asks: [Ask::NOTHING; 3], dst: Reach::default() }
    }
}

/// 32 lanes, four in each.
const MOST_PASSES: usize = 8;

/// Which source each port asks for, of scalar instructions; the same tells which port brings a source.
const SCALAR_ORDER: [usize; 3] = [2, 1, 0];

impl Plan {
    /// `None` when the opcode, the function, a type or a register is outside the subset.
    pub fn decode(word: u128) -> Option<Plan> {
        let mut plan = Plan::fields(word)?;
        plan.facts = Facts {
            wide: plan.ieee.is_some() || plan.some_operand(Type::is_wide),
            half: !plan.some_operand(|ty| ty == Type::Float),
            copies_halves: plan.moves_halves(),
            second: plan.second_result(),
            rounds: plan.opcode.op.rounds().unwrap_or(1),
            indirect: plan.indirect_operand(),
            moves: matches!(plan.opcode.op, Op::Line | Op::Pln) || plan.opcode.op.is_dot(),
            ..Facts::default()
        };
        plan.facts.passes = match plan.second() {
            Some(_) => 2,
            None => (plan.lanes / plan.pass_size()).max(1),
        };
        (plan.facts.asked, plan.facts.brought_by) = plan.orders();
        for pass in 0..plan.passes() {
            let ask = |port: usize| plan.ask_at(port, plan.asked(port).place, &plan.asked(port).span, pass);
            let dst = plan.reach_of(&plan.pass_dst(pass).span, true, pass);
            plan.facts.passes_of[pass as usize] = Pass { asks: [ask(0), ask(1), ask(2)], dst };
        }
        Some(plan)
    }

    fn fields(word: u128) -> Option<Plan> {
        let row = opcodes::of(word)?;
        let opcode = row.lanes()?;
        let modifier = field(word, 27, 24);
        if let Some((ieee, dst, src, used)) = ieee::decode(word) {
            let header = |hi, lo| field(word, hi, lo);
            return Some(Plan {
                code: row.code,
                opcode,
                used,
                lanes: exec_size(word),
                offset: channel_offset(word),
                condition: None,
                ieee: Some(ieee),
                function: None,
                saturate: false,
                predicated: header(19, 16) != 0,
                flag: bit(word, 33).into(),
                flag_bit: 16 * header(32, 32),
                dst,
                src,
                facts: Facts::default(),
            });
        }
        let is_math = opcode.op == Op::Math;
        let function = if is_math { Some(Function::find(modifier as u8)?) } else { None };
        let used = function.map_or(row.values(), |function| function.sources);
        let mut src = [Source::UNUSED; 3];
        for (index, source) in (0..).zip(&mut src).take(used) {
            *source = if row.is_ternary() { Source::ternary(word, index) } else { Source::basic(word, index)? };
        }
        if opcode.op == Op::Mach {
            src[2] = Source::products(src[0].ty);
        } else if opcode.op == Op::Mac {
            src[2] = Source::accumulator();
        }
        let dst = if row.is_ternary() { Destination::ternary(word) } else { Destination::basic(word)? };
        Some(Plan {
            code: row.code,
            opcode,
            used,
            lanes: exec_size(word),
            offset: channel_offset(word),
            condition: Condition::from_code(modifier).filter(|_| !is_math),
            ieee: None,
            function,
            saturate: bit(word, 31),
            predicated: field(word, 19, 16) != 0,
            flag: bit(word, 33).into(),
            flag_bit: 16 * field(word, 32, 32),
            dst,
            src,
            facts: Facts::default(),
        })
    }

    /// The sources that the opcode has.
    pub fn sources(&self) -> &[Source] {
        &self.src[..self.used]
    }

    /// Rounds of a pass.
    pub fn rounds(&self) -> u32 {
        self.facts.rounds
    }

    /// In each round the second and the third port ask anew.
    pub fn asks_anew(&self) -> bool {
        self.opcode.op == Op::Pln || self.opcode.op.is_dot()
    }

    /// The source that each read port asks for (rule 46 of the ALU page): those of two rounds begin with what
    /// the first one takes, and frc wants its source in both.
    pub fn asked(&self, port: usize) -> &Source {
        &self.src[self.facts.asked[port]]
    }

    /// What a port asks for in a pass, of a source that is in its place.
    pub fn ask(&self, port: usize, pass: u32) -> &Ask {
        &self.facts.passes_of[pass as usize].asks[port]
    }

    /// The same of one that is elsewhere.
    pub fn ask_at(&self, port: usize, place: Place, span: &Span, pass: u32) -> Ask {
        let source = self.asked(port);
        if pass > 0 && self.keeps(source) {
            return Ask::NOTHING;
        }
        Ask::new(place, &self.reach_of(span, source.ty.is_wide(), pass))
    }

    /// Where its results go.
    pub fn dst_reach(&self, pass: u32) -> Reach {
        self.facts.passes_of[pass as usize].dst
    }

    /// The same of an operand that is elsewhere; `split`: of a wide instruction, elements take two lanes.
    pub fn reach_of(&self, span: &Span, split: bool, pass: u32) -> Reach {
        let (from, to) = self.pass_lanes(pass);
        let ((first, last), (base, step)) = (span.registers(from, to), self.lay(span, from, split));
        Reach { first: first as u16, last: last as u16, base, step }
    }

    /// Every source is in its place in every round.
    pub fn stays(&self) -> bool {
        !self.facts.moves && self.facts.indirect.is_none()
    }

    /// Where a port looks for it in a round of a pass, if that is not its place.
    pub fn moved(&self, port: usize, pass: u32, round: u32) -> Option<Source> {
        let source = self.asked(port);
        match (self.opcode.op, port) {
            (Op::Line | Op::Pln, 0) => Some(source.behind(3, 0)),
            (Op::Pln, 1) => Some(source.behind(0, pass + round)),
            (Op::Pln, 2) => Some(source.behind(round, 0)),
            (op, _) if op.is_dot() => Some(source.in_group(round)),
            _ => None,
        }
    }

    /// The ports that bring the three sources, of what has no rounds.
    pub fn brought_by(&self) -> [usize; 3] {
        self.facts.brought_by
    }

    /// The sources that the ports ask for, and the ports that bring the sources.
    fn orders(&self) -> ([usize; 3], [usize; 3]) {
        let straight = [0, 1, 2];
        match self.opcode.op {
            Op::Bfe => ([2, 0, 1], [1, 2, 0]),
            Op::Lrp => ([2, 0, 1], straight),
            // There is nothing for the third.
            Op::Frc => ([0, 0, 2], straight),
            Op::Line | Op::Pln => ([0, 1, 0], straight),
            Op::Mac => ([2, 1, 0], straight),
            op if op.is_dot() => ([0, 1, 0], straight),
            _ if self.is_scalar() => (SCALAR_ORDER, SCALAR_ORDER),
            _ => (straight, straight),
        }
    }

    /// One lane, and nothing that binds its operands to their ports (rule 46 of the ALU page).
    fn is_scalar(&self) -> bool {
        let direct = self.ieee.is_none() && self.indirect().is_none() && !matches!(self.opcode.op, Op::Mach | Op::Line | Op::Mac);
        self.lanes == 1 && self.used <= 2 && self.rounds() == 1 && direct
    }

    /// Of all passes the first one asks for it: its lanes are all one, and the collector keeps them.
    pub fn keeps(&self, source: &Source) -> bool {
        let Span { vertical, horizontal, .. } = source.span;
        self.rounds() == 1 && source.place.indirect().is_none() && (vertical, horizontal) == (0, 0)
    }

    /// That source has the address that a0 tells.
    pub fn asks_indirectly(&self, port: usize) -> bool {
        self.asked(port).place.indirect().is_some()
    }

    fn some_operand(&self, is: impl Fn(Type) -> bool) -> bool {
        is(self.dst.ty) || self.sources().iter().any(|source| is(source.ty))
    }

    /// Some operand has elements of eight bytes, or it is an IEEE macro.
    pub fn is_wide(&self) -> bool {
        self.facts.wide
    }

    /// It is wide, counts bits, rounds to an integer or takes bit fields of three sources: only ALU1 may have
    /// the hardware.
    pub fn is_rare(&self) -> bool {
        let rounds = matches!(self.opcode.op, Op::Rndu | Op::Rndd | Op::Rnde | Op::Rndz);
        self.is_wide() || rounds || matches!(self.opcode.op, Op::Lzd | Op::Fbh | Op::Fbl | Op::Cbit | Op::Bfe | Op::Bfi2)
    }

    /// Some operand is f64, or it is an IEEE macro: only ALU1 has a lane for it.
    pub fn is_double(&self) -> bool {
        self.ieee.is_some() || self.dst.ty == Type::Double || self.sources().iter().any(|source| source.ty == Type::Double)
    }

    /// Every operand is f16, or becomes it: rounded once.
    pub fn is_half(&self) -> bool {
        self.facts.half
    }

    /// A move or sel among f16 that copies bits.
    pub fn copies_halves(&self) -> bool {
        self.facts.copies_halves
    }

    fn moves_halves(&self) -> bool {
        let halves = self.dst.ty == Type::Half && self.sources().iter().all(|source| source.ty == Type::Half);
        halves && (self.opcode.op.is_move() || self.opcode.op == Op::Sel) && !self.saturate
    }

    /// Some operand is f16.
    pub fn has_half(&self) -> bool {
        self.dst.ty == Type::Half || self.sources().iter().any(|source| source.ty == Type::Half)
    }

    /// The operand that a0 tells the place of, and the size of its elements; there is one at most.
    pub fn indirect(&self) -> Option<(Indirect, u32)> {
        self.facts.indirect
    }

    fn indirect_operand(&self) -> Option<(Indirect, u32)> {
        let [dst, src] = [(self.dst.place, self.dst.span), (self.src[0].place, self.src[0].span)]
            .map(|(place, span)| place.indirect().map(|indirect| (indirect, span.size)));
        dst.or(src)
    }

    /// Lanes of a full pass.
    pub fn pass_size(&self) -> u32 {
        if self.is_wide() {
            4
        } else {
            8
        }
    }

    /// Where the second result goes, of instructions that have two (rule 48): their second pass has the same
    /// lanes as the first.
    pub fn second(&self) -> Option<&Destination> {
        self.facts.second.as_ref()
    }

    fn second_result(&self) -> Option<Destination> {
        let acc0 = Place::Acc(0);
        match self.opcode.op {
            Op::Addc | Op::Subb => Some(Destination::packed(acc0, Type::UD, 0, 1)),
            Op::Mach => Some(Destination::packed(acc0, Type::UW, 2, 2)),
            Op::Mul if self.multiplies_into_accumulator() => Some(Destination::packed(Place::Acc(PRODUCTS), Type::UD, 0, 1)),
            _ => None,
        }
    }

    /// An integer mul with an accumulator as dst.
    pub fn multiplies_into_accumulator(&self) -> bool {
        self.opcode.op == Op::Mul && !self.dst.ty.is_float() && matches!(self.dst.place, Place::Acc(_))
    }

    /// addc, subb, mach: the instructions with AccWrEn.
    pub fn writes_accumulator_too(&self) -> bool {
        matches!(self.opcode.op, Op::Addc | Op::Subb | Op::Mach)
    }

    /// Passes, of some lanes each or of two results.
    pub fn passes(&self) -> u32 {
        self.facts.passes
    }

    /// Lanes of pass `pass`: first and one past the last.
    pub fn pass_lanes(&self, pass: u32) -> (u32, u32) {
        let size = self.pass_size();
        match self.second() {
            Some(_) => (0, self.lanes),
            None => (size * pass, self.lanes.min(size * (pass + 1))),
        }
    }

    /// Where the results of pass `pass` go.
    pub fn pass_dst(&self, pass: u32) -> &Destination {
        self.second().filter(|_| pass == 1).unwrap_or(&self.dst)
    }

    /// How the lanes of an operand lie from lane `from` on: byte of the first in its register, and distances.
    /// `split`: of a wide instruction, elements take two lanes.
    fn lay(&self, span: &Span, from: u32, split: bool) -> (u8, [u8; 3]) {
        if self.is_wide() {
            span.wide_lay(from, split)
        } else {
            span.lay(from)
        }
    }

    /// The pipe it goes through, where floats are added as `float_add` says (rule 17 of the ALU page).
    pub fn pipe(&self, float_add: FloatAdd) -> Pipe {
        match (self.opcode.pipe, float_add) {
            _ if self.is_wide() => Pipe::Long,
            _ if self.has_half() && self.rounds_half() => Pipe::Long,
            (Pipe::Short, FloatAdd::Long) if self.adds_or_converts() => Pipe::Long,
            (pipe, _) => pipe,
        }
    }

    /// Float add, or a move between float and integer.
    fn adds_or_converts(&self) -> bool {
        self.opcode.op == Op::Add && self.src[0].ty.is_float() || self.converts()
    }

    /// A move between float and integer.
    fn converts(&self) -> bool {
        matches!(self.opcode.op, Op::Mov | Op::Smov) && self.src[0].ty.is_float() != self.dst.ty.is_float()
    }

    /// Add, or a move that is not a copy: what f16 goes through the long pipe for.
    fn rounds_half(&self) -> bool {
        match self.opcode.op {
            Op::Add => true,
            Op::Mov | Op::Smov => !self.copies_halves(),
            _ => false,
        }
    }

    /// Cycles that the last round of a pass occupies the lanes: beats with lanes that take part. Where floats are
    /// added by the long pipe, two of its lanes convert.
    pub fn beats(&self, float_add: FloatAdd) -> u32 {
        let multiplies = self.opcode.op == Op::Mach || self.opcode.op == Op::Mul && !self.dst.ty.is_float();
        let converts = float_add == FloatAdd::Long && self.converts();
        let lanes_each = match () {
            _ if self.opcode.op == Op::Math && !self.is_wide() => return 4,
            _ if self.is_wide() => 1,
            _ if multiplies || converts => 2,
            _ => 4,
        };
        let (from, to) = self.pass_lanes(0);
        (to - from).div_ceil(lanes_each)
    }

    /// cmp and everything with a condition modifier, except sel.
    pub fn writes_flag(&self) -> bool {
        let seeds = self.ieee.is_some_and(|ieee| ieee.step != Step::MultiplyAdd);
        seeds || self.condition.is_some() && !matches!(self.opcode.conditional, Conditional::Chooses | Conditional::Decides)
    }

    /// No row is written: null, or an ARF that TC holds.
    pub fn writes_no_row(&self) -> bool {
        self.dst.place.row(0).is_none() && self.dst.place.indirect().is_none()
    }
}
