//! Instructions of the IEEE macros: madm, and the functions invm and rsqtm of math (rule 56 of the
//! instruction page).

use crate::arith::extended::{Extended, EXTENDED_DOUBLE, EXTENDED_SINGLE};
use crate::arith::Mode;
use crate::bits::{bit, field};
use crate::codes::{file, types};
use crate::opcodes::{self, Op};
use crate::operand::{Destination, Place, Source, Span, Type};

/// What is computed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// `src1 * src2 + src0`
    MultiplyAdd,
    /// A seed of `src0 / src1`.
    Quotient,
    /// A seed of the root of src0.
    Root,
}

/// Such an instruction, beside its registers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ieee {
    /// What it computes.
    pub step: Step,
    /// Extension register of the destination.
    pub dst: Option<u8>,
    /// Those of the sources.
    pub src: [Option<u8>; 3],
    double: bool,
}

/// Selector of no extension.
const NONE: u32 = 8;

fn step(word: u128) -> Option<Step> {
    match (opcodes::of(word)?.lanes()?.op, field(word, 27, 24)) {
        (Op::Madm, _) => Some(Step::MultiplyAdd),
        (Op::Math, 14) => Some(Step::Quotient),
        (Op::Math, 15) => Some(Step::Root),
        _ => None,
    }
}

fn selector(code: u32) -> Option<u8> {
    (code < NONE).then_some(code as u8)
}

/// Places of register, selector and modifiers (abs, then negate) of the sources.
fn sources(step: Step) -> [(u32, u32, u32); 3] {
    match step {
        Step::MultiplyAdd => [(76, 65, 37), (97, 86, 39), (118, 107, 41)],
        _ => [(69, 64, 77), (101, 96, 109), (0, 0, 0)],
    }
}

impl Step {
    fn sources(self) -> usize {
        match self {
            Step::MultiplyAdd => 3,
            Step::Quotient => 2,
            Step::Root => 1,
        }
    }
}

/// The instruction with its operands and the number of its sources; `None` for all others.
pub fn decode(word: u128) -> Option<(Ieee, Destination, [Source; 3], usize)> {
    let step = step(word)?;
    let macro_form = step == Step::MultiplyAdd;
    let double = if macro_form { field(word, 48, 46) == types::TERNARY_DF } else { field(word, 40, 37) == types::DF };
    let ty = if double { Type::Double } else { Type::Float };
    let span = Span { sub: 0, size: ty.size(), vertical: 1, width_log: 0, horizontal: 0 };
    let mut src = [Source::UNUSED; 3];
    let mut selectors = [None; 3];
    for (s, (register, select, modifiers)) in sources(step).into_iter().enumerate().take(step.sources()) {
        let place = Place::Grf(field(word, register + 7, register) as u8);
        src[s] = Source { place, ty, span, abs: bit(word, modifiers), negate: bit(word, modifiers + 1) };
        selectors[s] = selector(field(word, select + 3, select));
    }
    let (register, select) = if macro_form { (56, 49) } else { (53, 48) };
    let dst = Destination { place: Place::Grf(field(word, register + 7, register) as u8), ty, span };
    let ieee = Ieee { step, dst: selector(field(word, select + 3, select)), src: selectors, double };
    Some((ieee, dst, src, step.sources()))
}

/// Whether TC stops at it; `None` for all other instructions.
pub fn unsupported(word: u128) -> Option<bool> {
    let step = step(word)?;
    let (ieee, dst, src, count) = decode(word)?;
    let beyond = |place| !matches!(place, Place::Grf(0..128));
    let selectors_beyond = sources(step).into_iter().take(count).any(|(_, at, _)| field(word, at + 3, at) > NONE);
    let common = !bit(word, 8)
        || bit(word, 28)
        || bit(word, 31)
        || !matches!(field(word, 19, 16), 0 | 1 | 6 | 7)
        || field(word, 23, 21) > if ieee.double { 2 } else { 3 }
        || beyond(dst.place)
        || src[..count].iter().any(|source| beyond(source.place))
        || selectors_beyond;
    let form = if step == Step::MultiplyAdd {
        let types = [field(word, 45, 43), field(word, 48, 46)];
        let offsets = [(55, 53), (75, 73), (96, 94), (117, 115), (84, 84), (105, 105), (126, 126)];
        (types != [types::TERNARY_F; 2] && types != [types::TERNARY_DF; 2])
            || field(word, 36, 35) != 0
            || field(word, 27, 24) != 0
            || offsets.iter().any(|&(hi, lo)| field(word, hi, lo) != 0)
            || [64, 85, 106].iter().any(|&at| bit(word, at))
            || field(word, 52, 49) > NONE
    } else {
        let ty = field(word, 40, 37);
        let second = step == Step::Quotient
            && (field(word, 90, 89) != file::GRF || field(word, 94, 91) != ty || bit(word, 111) || ieee.src[1].is_some());
        (ty != types::F && ty != types::DF)
            || field(word, 36, 35) != file::GRF
            || field(word, 42, 41) != file::GRF
            || field(word, 46, 43) != ty
            || bit(word, 63)
            || bit(word, 79)
            || ieee.dst.is_none()
            || field(word, 51, 48) > NONE
            || ieee.src[0].is_some()
            || second
    };
    Some(common || form)
}

impl Ieee {
    /// Its format.
    fn format(&self) -> Extended {
        if self.double {
            EXTENDED_DOUBLE
        } else {
            EXTENDED_SINGLE
        }
    }

    /// Where the extension of element `i` is among the eight of a register.
    pub fn word(&self, i: u32) -> usize {
        (i << u32::from(self.double)) as usize
    }

    /// One element: register pattern, extension and flag.
    pub fn execute(&self, sources: &[Source; 3], raw: [u64; 3], extensions: [u16; 3], mode: Mode) -> (u64, u16, bool) {
        let format = self.format();
        let sign = format.layout.sign();
        let bits: [u64; 3] = std::array::from_fn(|s| {
            let bits = if sources[s].abs { raw[s] & !sign } else { raw[s] };
            bits ^ if sources[s].negate { sign } else { 0 }
        });
        match self.step {
            Step::Quotient => {
                let ((low, extension), early) = format.quotient_seed(bits[0], bits[1], mode);
                (low, extension, early)
            }
            Step::Root => {
                let ((low, extension), early) = format.root_seed(bits[0], mode);
                (low, extension, early)
            }
            Step::MultiplyAdd => {
                let operands = [0, 1, 2].map(|s| (bits[s], self.src[s].map(|_| extensions[s])));
                let [c, a, b] = operands.map(|(low, extension)| format.value(low, extension, mode));
                match self.dst {
                    Some(_) => {
                        let sum = format.product([operands[1], operands[2]], mode).plus(&c, mode.round);
                        let (low, extension) = format.pair(&sum, mode.round);
                        (low, extension, false)
                    }
                    None => {
                        let sum = a.times(&b).plus(&c, mode.round);
                        (format.layout.flush(sum.pattern(format.layout, mode.round), mode), 0, false)
                    }
                }
            }
        }
    }
}
