//! Golden model of EM, extended math (`tessera_ports::em`): [`function`] says what a lane returns, [`Em`]
//! when.

mod number;
mod turn;

use tessera_ports::bundle::eu::{MathIssue, MathResult};
use tessera_ports::em::{EmIn, EmOut};

use crate::Golden;
use number::{Class, Number};
use turn::{Step, Unrounded};

/// Function codes of the instruction.
pub mod code {
    /// Reciprocal.
    pub const INV: u8 = 0x1;
    /// Logarithm to base 2.
    pub const LOG: u8 = 0x2;
    /// Power of 2.
    pub const EXP: u8 = 0x3;
    /// Square root.
    pub const SQT: u8 = 0x4;
    /// Reciprocal square root.
    pub const RSQT: u8 = 0x5;
    /// Sine.
    pub const SIN: u8 = 0x6;
    /// Cosine.
    pub const COS: u8 = 0x7;
    /// Quotient.
    pub const FDIV: u8 = 0x9;
    /// Power of the magnitude of the first source.
    pub const POW: u8 = 0xA;
    /// Seed of a quotient.
    pub const INVM: u8 = 0xE;
    /// Seed of a root.
    pub const RSQTM: u8 = 0xF;
}

/// What the instruction says besides its function.
#[derive(Debug, Clone, Copy, Default)]
pub struct Control {
    /// Results are clamped to 0..1.
    pub saturate: bool,
    /// Denormals are zeros.
    pub flush: bool,
    /// Magnitude of a source.
    pub abs: [bool; 2],
    /// Negate a source.
    pub negate: [bool; 2],
}

/// Result of a lane.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Lane {
    /// Register pattern.
    pub result: u32,
    /// Extension pattern of a macro.
    pub extension: u16,
    /// The macro ends early.
    pub eo: bool,
}

/// Turns a function takes through the pipe.
pub fn turns(op: u8) -> u8 {
    match op {
        code::FDIV => 2,
        code::POW => 3,
        _ => 1,
    }
}

/// One lane of a function.
#[inline]
pub fn function(op: u8, sources: [u32; 2], control: &Control) -> Lane {
    let mut source = [0, 1].map(|i| {
        let bits = if control.abs[i] { sources[i] & !number::SIGN } else { sources[i] };
        if control.negate[i] {
            bits ^ number::SIGN
        } else {
            bits
        }
    });
    if op == code::POW {
        source[0] &= !number::SIGN;
    }
    let [a, b] = source.map(|bits| Number::unpack(bits, 0, control.flush));
    let last = |made: Unrounded| Lane { result: made.rounded(control.flush, control.saturate), ..Lane::default() };
    let simple = |step: Step| last(turn::step(step, &a));
    match op {
        code::INV => simple(Step::Inv),
        code::LOG => simple(Step::Log),
        code::EXP => simple(Step::Exp),
        code::SQT => simple(Step::Root),
        code::RSQT => simple(Step::InverseRoot),
        code::SIN => simple(Step::Sin),
        code::COS => simple(Step::Cos),
        code::FDIV => last(turn::multiply(&a, &turn::step(Step::Inv, &b).factor(), false)),
        code::POW => {
            let product = turn::multiply(&b, &turn::step(Step::Log, &a).factor(), true);
            let (pattern, further) = product.cut();
            last(turn::step(Step::Exp, &Number::unpack(pattern, further, false)))
        }
        code::INVM => match quotient(&a, &b) {
            Some(result) => Lane { result, extension: 0, eo: true },
            None => seed(&turn::step(Step::Inv, &b)),
        },
        code::RSQTM if a.class == Class::Nan || a.below_zero() => early(number::NAN),
        code::RSQTM if a.class != Class::Finite => early(a.special()),
        _ => seed(&turn::step(Step::InverseRoot, &a)),
    }
}

fn early(result: u32) -> Lane {
    Lane { result, extension: 0, eo: true }
}

fn seed(made: &Unrounded) -> Lane {
    let (result, extension) = made.extended();
    Lane { result, extension, eo: false }
}

/// A quotient that needs no digits.
fn quotient(a: &Number, b: &Number) -> Option<u32> {
    use Class::{Finite, Infinite, Nan, Zero};
    let sign = if a.negative != b.negative { number::SIGN } else { 0 };
    match (a.class, b.class) {
        (Finite, Finite) => None,
        (Nan, _) | (_, Nan) | (Infinite, Infinite) | (Zero, Zero) => Some(number::NAN),
        (Infinite, _) | (_, Zero) => Some(sign | number::INFINITY),
        (Zero, _) | (_, Infinite) => Some(sign),
    }
}

/// A beat in a stage.
#[derive(Debug, Clone, Copy, Default)]
struct Beat {
    left: u8,
    lanes: [Lane; 2],
}

/// Extended math, two lanes.
#[derive(Debug, Clone, Default)]
pub struct Em {
    /// X1 to X7.
    stages: [Option<Beat>; 7],
    done: Option<[Lane; 2]>,
}

impl Em {
    /// A beat of this function is taken in this cycle.
    pub fn ready(&self, op: u8) -> bool {
        let again = self.stages[6].is_some_and(|beat| beat.left != 0);
        !again && self.stages.iter().flatten().all(|beat| beat.left < turns(op))
    }

    /// The result of this cycle.
    pub fn done(&self) -> Option<&[Lane; 2]> {
        self.done.as_ref()
    }

    /// Clock edge; `issue`: function and results of a beat that is taken.
    pub fn clock(&mut self, issue: Option<(u8, [Lane; 2])>) {
        let out = self.stages[6];
        self.stages.rotate_right(1);
        self.stages[0] = issue.map(|(op, lanes)| Beat { left: turns(op) - 1, lanes });
        self.done = None;
        match out {
            Some(Beat { left: 0, lanes }) => self.done = Some(lanes),
            Some(Beat { left, lanes }) => self.stages[0] = Some(Beat { left: left - 1, lanes }),
            None => {}
        }
    }
}

fn lanes(issue: &MathIssue) -> [Lane; 2] {
    let bit = |word: u64, i: usize| word >> i & 1 == 1;
    let both = |word: u64| [0, 1].map(|i| bit(word, i));
    let control =
        Control { saturate: issue.saturate == 1, flush: issue.flush == 1, abs: both(issue.abs), negate: both(issue.negate) };
    [0, 1].map(|i| function(issue.op as u8, [issue.src0[i] as u32, issue.src1[i] as u32], &control))
}

impl Golden for Em {
    type In = EmIn;
    type Out = EmOut;

    fn eval(&self, inputs: &EmIn) -> EmOut {
        let done = self.done.map_or_else(MathResult::default, |lanes| MathResult {
            valid: 1,
            result: lanes.map(|lane| lane.result.into()),
            extension: lanes.map(|lane| lane.extension.into()),
            eo: u64::from(lanes[0].eo) | u64::from(lanes[1].eo) << 1,
        });
        EmOut { issue: self.ready(inputs.issue.op as u8).into(), done }
    }

    fn tick(&mut self, inputs: &EmIn) {
        let taken = inputs.issue.valid == 1 && self.ready(inputs.issue.op as u8);
        self.clock(taken.then(|| (inputs.issue.op as u8, lanes(&inputs.issue))));
        if inputs.reset == 1 {
            *self = Em::default();
        }
    }
}
