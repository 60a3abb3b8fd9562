//! Expansion and predecode: what TC has to know about an instruction, computed once per distinct word.

use super::subset::unsupported;
use crate::bits::{bit, field, low_mask};
use crate::je::target_register;
use crate::me::Message;
use crate::opcodes::{self, Conditional, Flow, Op, Unit};
use crate::operand::{Place, Span, Type};
use crate::plan::{channel_offset, exec_size, Plan};
use std::rc::Rc;
use tessera_ports::config::{Divide, Doubles, EuShape};
use tessera_ports::uop::UNIFIED_A0;

/// Places of the cache, one for each eight bytes: a loop of 8 KiB is held.
const PLACES: usize = 1 << 10;

/// Unified register number of acc0.
const ACC0: u8 = 128;

/// Unified register numbers `first..=last`; [`Range::NONE`] overlaps nothing.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Range {
    /// First register.
    pub first: u8,
    /// Last register.
    pub last: u8,
}

impl Range {
    /// No register.
    pub const NONE: Range = Range { first: u8::MAX, last: 0 };

    /// All that an indirect operand may be, and a0.
    const ANY: Range = Range { first: 0, last: UNIFIED_A0 as u8 };

    fn operand(place: Place, span: &Span, lanes: u32) -> Range {
        if place.indirect().is_some() {
            return Range::ANY;
        }
        place.unified().map_or(Range::NONE, |first| {
            let more = if place.is_scalar() { 0 } else { span.last_byte(lanes) / 32 };
            Range { first, last: first + more as u8 }
        })
    }

    fn registers((first, count): (u8, u8)) -> Range {
        match count {
            0 => Range::NONE,
            _ => Range { first, last: first + count - 1 },
        }
    }

    /// Some register is in both.
    pub fn overlaps(self, other: Range) -> bool {
        self.first <= other.last && self.last >= other.first
    }
}

/// What a predicate makes of the flag bits (rule 35).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PredicateControl {
    /// Each channel its own bit.
    Own,
    /// Each channel its own bits of both registers, one of them or both.
    Vertical {
        /// Both.
        all: bool,
    },
    /// The bits of a group of channels, one of them or all.
    Group {
        /// Channels of a group.
        size: u32,
        /// All.
        all: bool,
    },
}

impl PredicateControl {
    /// PredCtrl; `None` without predicate.
    fn decode(code: u32) -> Option<PredicateControl> {
        let all = code & 1 == 1;
        match code {
            0 => None,
            1 => Some(PredicateControl::Own),
            2 | 3 => Some(PredicateControl::Vertical { all }),
            _ => Some(PredicateControl::Group { size: 1 << (code / 2 - 1).min(5), all }),
        }
    }
}

/// A predicate.
#[derive(Debug, Clone, Copy)]
pub struct Predicate {
    /// How bits become a predicate.
    pub control: PredicateControl,
    /// Flag register.
    pub flag: u8,
    /// Bit of channel 0 in it.
    pub first: u32,
    /// The outcome is inverted.
    pub inverted: bool,
}

impl Predicate {
    /// By channel number.
    pub fn of(&self, flags: [u32; 2]) -> u32 {
        let own = flags[usize::from(self.flag)] >> self.first;
        let bits = match self.control {
            PredicateControl::Own => own,
            PredicateControl::Vertical { all: false } => (flags[0] | flags[1]) >> self.first,
            PredicateControl::Vertical { all: true } => (flags[0] & flags[1]) >> self.first,
            PredicateControl::Group { size, all } => (0..32).step_by(size as usize).fold(0, |bits, at| {
                let group = (low_mask(size) as u32) << at;
                let holds = if all { own & group == group } else { own & group != 0 };
                if holds {
                    bits | group
                } else {
                    bits
                }
            }),
        };
        if self.inverted {
            !bits
        } else {
            bits
        }
    }
}

/// An instruction as TC keeps it. Of an unsupported one only `word`, `unit`, `unsupported` and the raw fields
/// hold.
#[derive(Debug, Clone)]
pub struct Decoded {
    /// The native word.
    pub word: u128,
    /// Who executes it.
    pub unit: Unit,
    /// Nobody does: the thread stops here.
    pub unsupported: bool,
    /// A message that ends the thread.
    pub end_of_thread: bool,
    /// Needs a notification.
    pub waits: bool,
    /// ThreadCtrl is Switch.
    pub switch: bool,
    /// In every shape only ALU1 executes it: math, what goes by rounds, and what has an f64 operand.
    pub is_math: bool,
    /// Takes a scoreboard entry.
    pub allocates: bool,
    /// Flag registers read and written, by bit.
    pub flags_read: u8,
    /// See `flags_read`.
    pub flags_written: u8,
    /// Destination, then sources.
    pub ranges: [Range; 4],
    /// Lanes of the instruction.
    pub lanes: u32,
    /// Channel of lane 0.
    pub offset: u32,
    /// Lanes that its channel enables or its mask of lanes do not exclude.
    pub channel_enables: u32,
    /// Works for inactive channels as well.
    pub no_mask: bool,
    /// Its predicate chooses and does not mask.
    pub is_sel: bool,
    /// The predicate.
    pub predicate: Option<Predicate>,
    /// The ARF a source needs the value of.
    pub scalar: Option<Place>,
    /// What it does to the products in acc0; `None`: nothing.
    pub products: Option<Products>,
    /// What has to be there for it.
    pub needs: Products,
    /// For supported ALU instructions.
    pub plan: Option<Rc<Plan>>,
}

/// What acc0 has for mach (rule 50).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Products {
    /// Nothing that mach can take; nothing is needed.
    #[default]
    None,
    /// Products of numbers of type ud.
    Unsigned,
    /// Of type d.
    Signed,
}

impl Products {
    fn of(ty: Type) -> Products {
        match ty {
            Type::D => Products::Signed,
            _ => Products::Unsigned,
        }
    }
}

impl Decoded {
    /// From the native word.
    pub fn new(word: u128, compacted: bool) -> Decoded {
        let row = opcodes::of(word);
        let flag = field(word, 33, 33) as u8;
        let control = PredicateControl::decode(field(word, 19, 16));
        let mut decoded = Decoded {
            word,
            unit: row.map_or(Unit::Alu, |row| row.unit()),
            unsupported: unsupported(word, compacted),
            end_of_thread: false,
            waits: row.and_then(|row| row.flow()) == Some(Flow::Wait),
            switch: field(word, 15, 14) == 2,
            is_math: row.and_then(|row| row.lanes()).is_some_and(|lanes| lanes.op == Op::Math || lanes.op.rounds().is_some()),
            allocates: false,
            flags_read: match control {
                None => 0,
                Some(PredicateControl::Vertical { .. }) => 3,
                Some(_) => 1 << flag,
            },
            flags_written: 0,
            ranges: [Range::NONE; 4],
            lanes: exec_size(word),
            offset: channel_offset(word),
            channel_enables: u32::MAX,
            no_mask: bit(word, 34),
            is_sel: row.and_then(|row| row.lanes()).is_some_and(|lanes| lanes.conditional == Conditional::Chooses),
            predicate: control.map(|control| Predicate {
                control,
                flag,
                first: 16 * field(word, 32, 32),
                inverted: bit(word, 20),
            }),
            scalar: None,
            products: None,
            needs: Products::None,
            plan: None,
        };
        decoded.end_of_thread = decoded.unit == Unit::Me && bit(word, 127);
        match decoded.unit {
            _ if decoded.unsupported => {}
            Unit::Alu => decoded.alu(),
            Unit::Me if !decoded.end_of_thread => decoded.message(),
            Unit::Je => decoded.flow(),
            Unit::Me => {}
        }
        decoded
    }

    /// An EU of this shape has the unit that executes it.
    pub fn fits(&self, shape: &EuShape) -> bool {
        let Some(plan) = &self.plan else { return true };
        let divides = plan.function.is_some_and(|function| !function.is_float());
        let lacks = divides && shape.divide == Divide::Absent || plan.is_double() && shape.doubles == Doubles::Absent;
        !lacks
    }

    fn alu(&mut self) {
        let Some(plan) = Plan::decode(self.word) else { return };
        self.allocates = true;
        self.ranges[0] = Range::operand(plan.dst.place, &plan.dst.span, plan.lanes);
        for (range, source) in self.ranges[1..].iter_mut().zip(plan.sources()) {
            *range = Range::operand(source.place, &source.span, plan.lanes);
        }
        if plan.opcode.op == Op::Mac {
            self.ranges[3] = Range::operand(plan.src[2].place, &plan.src[2].span, plan.lanes);
        }
        if plan.opcode.op == Op::Pln {
            // Two registers for each pass.
            self.ranges[2].last = self.ranges[2].first + (2 * plan.passes() - 1) as u8;
        }
        if plan.writes_accumulator_too() {
            // Up to acc0, so that it counts as written, too.
            self.ranges[0].last = ACC0;
        }
        if plan.opcode.op == Op::Mach {
            self.ranges[3] = Range { first: ACC0, last: ACC0 };
            self.needs = Products::of(plan.src[0].ty);
        }
        if plan.multiplies_into_accumulator() {
            self.products = Some(Products::of(plan.dst.ty));
        } else if plan.writes_accumulator_too() || matches!(plan.dst.place, Place::Acc(_)) {
            self.products = Some(Products::None);
        }
        if let Place::Flag(index) = plan.src[0].place {
            self.flags_read |= 1 << index;
        }
        if let Place::Flag(index) = plan.dst.place {
            self.flags_written |= 1 << index;
        }
        if plan.writes_flag() {
            self.flags_written |= 1 << plan.flag;
        }
        if plan.ieee.is_none() && opcodes::of(self.word).is_some_and(|row| row.is_ternary()) {
            // A bit for each lane of four; of f64 two bits for each of two, the first of which counts.
            let enables = field(self.word, 52, 49);
            let pairs = (enables & 1 | enables >> 1 & 2) * 0b101;
            self.channel_enables = 0x1111_1111 * if plan.is_double() { pairs } else { enables };
        }
        if opcodes::of(self.word).is_some_and(|row| row.has_lane_mask()) {
            self.channel_enables = field(self.word, 111, 96);
        }
        self.is_math |= plan.is_double();
        // Extensions are no registers that the scoreboard knows.
        self.switch |= plan.ieee.is_some();
        self.scalar = Some(plan.src[0].place).filter(|place| place.is_scalar());
        self.plan = Some(Rc::new(plan));
    }

    fn flow(&mut self) {
        let one = |number: u32| Range::registers((number as u8, 1));
        if matches!(opcodes::of(self.word).and_then(|row| row.flow()), Some(Flow::Call | Flow::Calla)) {
            self.ranges[0] = one(field(self.word, 60, 53));
        }
        if let Some((number, _)) = target_register(self.word) {
            self.ranges[1] = one(number);
        }
    }

    fn message(&mut self) {
        let message = Message::decode(self.word);
        self.allocates = message.response.1 > 0;
        let extra = Range::registers(message.extra);
        self.ranges = if message.by_address {
            // Response and payload may end anywhere, also beyond the last register: no rule is about them.
            [if self.allocates { Range::ANY } else { Range::NONE }, Range::ANY, extra, Range::NONE]
        } else {
            [Range::registers(message.response), Range::registers(message.payload), extra, Range::NONE]
        };
    }

    /// Of the bytes at an instruction's address; of a compacted one the lower 8 count.
    pub fn of_raw(raw: u128, compacted: bool) -> Decoded {
        Decoded::new(if compacted { expand(raw as u64) } else { raw }, compacted)
    }
}

const OPCODE_MASK: u64 = 0x7F;

/// The native word of a compacted one. Every opcode expands; those that have no compacted form use the one-
/// and two-source layout.
pub fn expand(compact: u64) -> u128 {
    let opcode = compact & OPCODE_MASK;
    let ternary = opcodes::find(opcode as u8).is_some_and(|row| row.is_ternary());
    // The tables depend on the layout only, so a stand-in opcode (mov) serves for all of one layout.
    let stand_in = if ternary { compact } else { compact & !OPCODE_MASK | 1 };
    let native = tessera_isa::expand(stand_in).expect("a compacted mov or three-source word always expands");
    native & !u128::from(OPCODE_MASK) | u128::from(opcode)
}

/// [`Decoded`] of the words at the addresses seen last. A cache: it holds no state of the block.
#[derive(Debug, Clone)]
pub struct Decoder {
    known: Vec<Option<Known>>,
}

/// A raw word, whether it is compacted, and what it means.
type Known = (u128, bool, Rc<Decoded>);

impl Default for Decoder {
    fn default() -> Decoder {
        Decoder { known: vec![None; PLACES] }
    }
}

impl Decoder {
    /// `raw` are the 16 bytes at the instruction's address `ip`; of a compacted one the upper 8 belong to the
    /// next.
    pub fn decode(&mut self, ip: u32, raw: u128, compacted: bool) -> &Rc<Decoded> {
        let raw = if compacted { u128::from(raw as u64) } else { raw };
        let known = &mut self.known[(ip >> 3) as usize % PLACES];
        if known.as_ref().is_none_or(|known| (known.0, known.1) != (raw, compacted)) {
            *known = None;
        }
        let new = || (raw, compacted, Rc::new(Decoded::of_raw(raw, compacted)));
        &known.get_or_insert_with(new).2
    }
}
