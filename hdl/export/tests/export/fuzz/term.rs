//! Random typed expressions with two readings: rust-hdl's tree, and a value.
//!
//! The value follows the rules of `U<N>` written out once more, from its
//! documentation and without its code.

use rust_hdl_core::ast::{VerilogExpression as V, VerilogOp, VerilogOpUnary};

use crate::raw::{literal, signal};
use tessera_testkit::Random;

/// Widths that expressions take: around every boundary of words and literals.
const WIDTHS: [usize; 16] = [1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 33, 48, 63, 64];

/// A signal that an expression may read.
#[derive(Clone)]
pub struct Variable {
    pub name: String,
    pub width: usize,
}

/// An expression of `width` bits.
pub struct Term {
    pub width: usize,
    kind: Kind,
}

enum Kind {
    /// Index into the variables.
    Read(usize),
    /// A constant that adopts the width of its neighbour.
    Bare(u64),
    /// A constant with a width of its own.
    Sized(u64),
    Binary(VerilogOp, Box<Term>, Box<Term>),
    Compare(VerilogOp, Box<Term>, Box<Term>),
    SignedLess(Box<Term>, Box<Term>),
    Shift(VerilogOp, Box<Term>, Box<Term>),
    SignedShift(Box<Term>, Box<Term>),
    Not(Box<Term>),
    Reduce(VerilogOpUnary, Box<Term>),
    Cast(Box<Term>),
    SignExtend(Box<Term>),
    /// One bit at a position.
    Bit(Box<Term>, Box<Term>),
    /// `width` bits from an offset.
    Slice(Box<Term>, Box<Term>),
    Replace(Box<Term>, Box<Term>, Box<Term>),
}

/// Makes expressions over a set of variables.
pub struct Generator<'a> {
    pub random: &'a mut Random,
    pub variables: &'a [Variable],
}

impl Generator<'_> {
    pub fn any_width(&mut self) -> usize {
        WIDTHS[self.random.index(WIDTHS.len())]
    }

    fn boxed(&mut self, width: usize, depth: usize) -> Box<Term> {
        Box::new(self.term(width, depth))
    }

    /// An expression of `width` bits, at most `depth` operators deep.
    pub fn term(&mut self, width: usize, depth: usize) -> Term {
        if depth == 0 {
            return self.leaf(width);
        }
        let d = depth - 1;
        let kind = match self.random.index(if width == 1 { 18 } else { 11 }) {
            0..=2 => {
                let op = match self.random.index(6) {
                    0 => VerilogOp::Add,
                    1 => VerilogOp::Sub,
                    2 => VerilogOp::Mul,
                    3 => VerilogOp::BitAnd,
                    4 => VerilogOp::BitOr,
                    _ => VerilogOp::BitXor,
                };
                Kind::Binary(op, self.boxed(width, d), self.operand(width, d))
            }
            3 => {
                let op = [VerilogOp::Shl, VerilogOp::Shr][self.random.index(2)].clone();
                Kind::Shift(op, self.boxed(width, d), self.distance(d))
            }
            4 => {
                let by = self.any_width();
                Kind::SignedShift(self.boxed(width, d), self.boxed(by, d.min(1)))
            }
            5 => Kind::Not(self.boxed(width, d)),
            6 => {
                let from = self.any_width();
                Kind::Cast(self.boxed(from, d))
            }
            7 => {
                let from = 1 + self.random.index(width);
                Kind::SignExtend(self.boxed(from, d))
            }
            8..=9 => {
                let from = self.any_width();
                Kind::Slice(self.boxed(from, d), self.distance(d))
            }
            10 => Kind::Replace(self.boxed(width, d), self.position(width, d), self.boxed(1, d)),
            11..=12 => {
                let of = self.any_width();
                let op = match self.random.index(6) {
                    0 => VerilogOp::Eq,
                    1 => VerilogOp::Ne,
                    2 => VerilogOp::Lt,
                    3 => VerilogOp::Le,
                    4 => VerilogOp::Gt,
                    _ => VerilogOp::Ge,
                };
                Kind::Compare(op, self.boxed(of, d), self.operand(of, d))
            }
            13 => {
                let of = self.any_width();
                Kind::SignedLess(self.boxed(of, d), self.boxed(of, d))
            }
            14..=15 => {
                let of = self.any_width();
                let op = match self.random.index(3) {
                    0 => VerilogOpUnary::All,
                    1 => VerilogOpUnary::Any,
                    _ => VerilogOpUnary::Xor,
                };
                Kind::Reduce(op, self.boxed(of, d))
            }
            16 => {
                let of = self.any_width();
                Kind::Bit(self.boxed(of, d), self.position(of, d))
            }
            _ => {
                let op = [VerilogOp::LogicalAnd, VerilogOp::LogicalOr][self.random.index(2)].clone();
                Kind::Binary(op, self.boxed(1, d), self.boxed(1, d))
            }
        };
        Term { width, kind }
    }

    /// A variable of exactly this width, or one cast to it, or a constant.
    fn leaf(&mut self, width: usize) -> Term {
        let kind = match self.random.index(5) {
            0 => Kind::Sized(self.random.value(width)),
            _ => {
                let pick = self.random.index(self.variables.len());
                let same = (0..self.variables.len())
                    .map(|i| (pick + i) % self.variables.len())
                    .find(|i| self.variables[*i].width == width);
                match same {
                    Some(i) => Kind::Read(i),
                    None => {
                        let from = self.variables[pick].width;
                        Kind::Cast(Box::new(Term { width: from, kind: Kind::Read(pick) }))
                    }
                }
            }
        };
        Term { width, kind }
    }

    /// A right operand: now and then a constant without a width.
    fn operand(&mut self, width: usize, depth: usize) -> Box<Term> {
        match self.random.index(4) {
            0 => Box::new(Term { width, kind: Kind::Bare(self.random.value(width)) }),
            _ => self.boxed(width, depth),
        }
    }

    /// A shift distance or slice offset, mostly of a useful size.
    fn distance(&mut self, depth: usize) -> Box<Term> {
        match self.random.index(3) {
            0 => {
                let value = self.random.index(66) as u64;
                Box::new(Term { width: 7, kind: Kind::Bare(value) })
            }
            1 => self.boxed(4, depth),
            _ => {
                let width = self.any_width();
                self.boxed(width, depth)
            }
        }
    }

    /// A position: a constant must be inside, a value need not be.
    fn position(&mut self, width: usize, depth: usize) -> Box<Term> {
        match self.random.index(2) {
            0 => Box::new(Term { width: 7, kind: Kind::Bare(self.random.index(width) as u64) }),
            _ => {
                let of = 1 + self.random.index(7);
                self.boxed(of, depth)
            }
        }
    }
}

impl Term {
    /// The tree as `#[hdl]` would write it.
    pub fn tree(&self, variables: &[Variable]) -> V {
        let tree = |term: &Term| Box::new(term.tree(variables));
        let signed = |term: &Term| Box::new(V::Signed(tree(term)));
        match &self.kind {
            Kind::Read(i) => signal(&variables[*i].name),
            Kind::Bare(value) => literal(*value),
            Kind::Sized(value) => V::Cast(Box::new(literal(*value)), self.width),
            Kind::Binary(op, a, b) | Kind::Compare(op, a, b) | Kind::Shift(op, a, b) => V::Binary(tree(a), op.clone(), tree(b)),
            Kind::SignedLess(a, b) => V::Binary(signed(a), VerilogOp::Lt, signed(b)),
            Kind::SignedShift(a, b) => V::Binary(signed(a), VerilogOp::Shr, tree(b)),
            Kind::Not(a) => V::Unary(VerilogOpUnary::Not, tree(a)),
            Kind::Reduce(op, a) => V::Unary(op.clone(), tree(a)),
            Kind::Cast(a) => V::Cast(tree(a), self.width),
            Kind::SignExtend(a) => V::Cast(signed(a), self.width),
            Kind::Bit(a, i) => V::Index(tree(a), tree(i)),
            Kind::Slice(a, i) => V::Slice(tree(a), self.width, tree(i)),
            Kind::Replace(a, i, bit) => V::IndexReplace(tree(a), tree(i), tree(bit)),
        }
    }

    /// The value for these values of the variables.
    pub fn value(&self, values: &[u64]) -> u64 {
        let of = |term: &Term| term.value(values);
        let full = match &self.kind {
            Kind::Read(i) => values[*i],
            Kind::Bare(value) | Kind::Sized(value) => *value,
            Kind::Binary(op, a, b) => {
                let (a, b) = (of(a), of(b));
                match op {
                    VerilogOp::Add => a.wrapping_add(b),
                    VerilogOp::Sub => a.wrapping_sub(b),
                    VerilogOp::Mul => a.wrapping_mul(b),
                    VerilogOp::BitAnd | VerilogOp::LogicalAnd => a & b,
                    VerilogOp::BitOr | VerilogOp::LogicalOr => a | b,
                    VerilogOp::BitXor => a ^ b,
                    _ => unreachable!("not made by the generator"),
                }
            }
            Kind::Compare(op, a, b) => {
                let (a, b) = (of(a), of(b));
                u64::from(match op {
                    VerilogOp::Eq => a == b,
                    VerilogOp::Ne => a != b,
                    VerilogOp::Lt => a < b,
                    VerilogOp::Le => a <= b,
                    VerilogOp::Gt => a > b,
                    VerilogOp::Ge => a >= b,
                    _ => unreachable!("not made by the generator"),
                })
            }
            Kind::SignedLess(a, b) => u64::from(as_signed(of(a), a.width) < as_signed(of(b), b.width)),
            Kind::Shift(op, a, by) => {
                let (a, by) = (of(a), of(by));
                match (op, by) {
                    (_, 64..) => 0,
                    (VerilogOp::Shl, _) => a << by,
                    _ => a >> by,
                }
            }
            Kind::SignedShift(a, by) => (as_signed(of(a), a.width) >> of(by).min(127)) as u64,
            Kind::Not(a) => !of(a),
            Kind::Reduce(op, a) => {
                let (value, ones) = (of(a), top(a.width));
                u64::from(match op {
                    VerilogOpUnary::All => value == ones,
                    VerilogOpUnary::Any => value != 0,
                    _ => value.count_ones() % 2 == 1,
                })
            }
            Kind::Cast(a) => of(a),
            Kind::SignExtend(a) => as_signed(of(a), a.width) as u64,
            Kind::Bit(a, i) | Kind::Slice(a, i) => match of(i) {
                64.. => 0,
                i => of(a) >> i,
            },
            Kind::Replace(a, i, bit) => match of(i) {
                i if i >= self.width as u64 => of(a),
                i => of(a) & !(1 << i) | of(bit) << i,
            },
        };
        full & top(self.width)
    }
}

fn top(width: usize) -> u64 {
    u64::MAX >> (64 - width)
}

fn as_signed(value: u64, width: usize) -> i128 {
    let value = i128::from(value);
    if value >> (width - 1) & 1 == 1 {
        value - (1 << width)
    } else {
        value
    }
}
