//! The exporter's own tree: every expression knows its exact width.
//!
//! Contract: all values are unsigned; both operands of a [`Node::Binary`] and
//! of a [`Node::Compare`] have one width; a literal fits its width; a
//! [`Node::BitAt`] or [`Node::PartAt`] can never reach outside its signal. The
//! constructors keep that and fold what a lint tool would call constant, so
//! that printing the tree needs no further thought.

use crate::error::Site;
use crate::scope::SignalId;

/// Widest value anywhere, a bound set by the literals' storage.
pub const MAX_WIDTH: usize = 128;

/// Operators whose operands and result share one width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    And,
    Or,
    Xor,
    LogicalAnd,
    LogicalOr,
}

/// Shifts; the distance has a width of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShiftOp {
    Left,
    Right,
    /// Arithmetic shift right.
    RightSigned,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CompareOp {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnaryOp {
    Not,
    Negate,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReduceOp {
    All,
    Any,
    Parity,
}

/// An expression of exactly `width` bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expr {
    pub width: usize,
    pub node: Node,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    Signal(SignalId),
    Literal(u128),
    /// An enum variant, by the name of its localparam.
    Variant {
        name: String,
        value: u128,
    },
    ZeroExtend(Box<Expr>),
    SignExtend(Box<Expr>),
    /// Bits `offset ..` of a wider expression.
    Part {
        base: Box<Expr>,
        offset: usize,
    },
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    Shift(ShiftOp, Box<Expr>, Box<Expr>),
    Compare {
        op: CompareOp,
        signed: bool,
        left: Box<Expr>,
        right: Box<Expr>,
    },
    Unary(UnaryOp, Box<Expr>),
    Reduce(ReduceOp, Box<Expr>),
    /// A bit of a signal at a variable position that is always inside it.
    BitAt(SignalId, Box<Expr>),
    /// A slice of a signal at a variable offset that is always inside it.
    PartAt(SignalId, Box<Expr>),
}

/// All ones in `width` bits.
pub fn mask(width: usize) -> u128 {
    if width >= MAX_WIDTH {
        u128::MAX
    } else {
        (1 << width) - 1
    }
}

impl Expr {
    pub fn new(width: usize, node: Node) -> Self {
        Expr { width, node }
    }

    pub fn literal(width: usize, value: u128) -> Self {
        Expr::new(width, Node::Literal(value & mask(width)))
    }

    pub fn binary(op: BinaryOp, left: Expr, right: Expr) -> Self {
        debug_assert_eq!(left.width, right.width);
        Expr::new(left.width, Node::Binary(op, Box::new(left), Box::new(right)))
    }

    pub fn unary(op: UnaryOp, operand: Expr) -> Self {
        Expr::new(operand.width, Node::Unary(op, Box::new(operand)))
    }

    pub fn reduce(op: ReduceOp, operand: Expr) -> Self {
        Expr::new(1, Node::Reduce(op, Box::new(operand)))
    }

    /// A shift; a constant distance of the full width or more has a constant result.
    pub fn shift(op: ShiftOp, value: Expr, distance: Expr) -> Self {
        let width = value.width;
        match distance.as_literal() {
            Some(0) => value,
            Some(by) if by >= width as u128 && op != ShiftOp::RightSigned => Expr::literal(width, 0),
            _ => Expr::new(width, Node::Shift(op, Box::new(value), Box::new(distance))),
        }
    }

    /// A comparison; one that the operand's range already decides becomes a literal.
    pub fn compare(op: CompareOp, signed: bool, left: Expr, right: Expr) -> Self {
        debug_assert_eq!(left.width, right.width);
        let top = mask(left.width);
        let decided = match (op, left.as_literal(), right.as_literal(), signed) {
            (CompareOp::Lt, _, Some(0), false) | (CompareOp::Gt, Some(0), _, false) => Some(0),
            (CompareOp::Ge, _, Some(0), false) | (CompareOp::Le, Some(0), _, false) => Some(1),
            (CompareOp::Gt, _, Some(x), false) | (CompareOp::Lt, Some(x), _, false) if x == top => Some(0),
            (CompareOp::Le, _, Some(x), false) | (CompareOp::Ge, Some(x), _, false) if x == top => Some(1),
            _ => None,
        };
        match decided {
            Some(value) => Expr::literal(1, value),
            None => Expr::new(1, Node::Compare { op, signed, left: Box::new(left), right: Box::new(right) }),
        }
    }

    pub fn zero_extend(self, width: usize) -> Self {
        debug_assert!(width >= self.width);
        match self.node {
            _ if width == self.width => self,
            Node::Literal(value) => Expr::literal(width, value),
            Node::ZeroExtend(inner) => Expr::new(width, Node::ZeroExtend(inner)),
            _ => Expr::new(width, Node::ZeroExtend(Box::new(self))),
        }
    }

    pub fn sign_extend(self, width: usize) -> Self {
        debug_assert!(width >= self.width);
        if width == self.width {
            self
        } else {
            Expr::new(width, Node::SignExtend(Box::new(self)))
        }
    }

    /// Zero-extends or truncates.
    pub fn resize(self, width: usize) -> Self {
        if width >= self.width {
            self.zero_extend(width)
        } else {
            self.part(0, width)
        }
    }

    /// Bits `offset .. offset + width`; what lies beyond the expression is zero.
    ///
    /// The slice moves inward wherever that is exact, so that the operands are
    /// computed no wider than needed and few temporaries remain.
    pub fn part(self, offset: usize, width: usize) -> Self {
        let available = self.width.saturating_sub(offset);
        if available == 0 {
            return Expr::literal(width, 0);
        }
        if available < width {
            return self.part(offset, available).zero_extend(width);
        }
        if width == self.width {
            return self;
        }
        let low = offset == 0;
        match self.node {
            Node::Literal(value) | Node::Variant { value, .. } => Expr::literal(width, value >> offset),
            Node::Part { base, offset: inner } => base.part(inner + offset, width),
            Node::ZeroExtend(inner) => inner.part(offset, width),
            Node::SignExtend(inner) if offset + width <= inner.width => inner.part(offset, width),
            Node::Binary(op @ (BinaryOp::And | BinaryOp::Or | BinaryOp::Xor), left, right) => {
                Expr::binary(op, left.part(offset, width), right.part(offset, width))
            }
            Node::Binary(op @ (BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul), left, right) if low => {
                Expr::binary(op, left.part(0, width), right.part(0, width))
            }
            Node::Unary(UnaryOp::Not, inner) => Expr::unary(UnaryOp::Not, inner.part(offset, width)),
            Node::Unary(UnaryOp::Negate, inner) if low => Expr::unary(UnaryOp::Negate, inner.part(0, width)),
            Node::Shift(ShiftOp::Left, value, distance) if low => Expr::shift(ShiftOp::Left, value.part(0, width), *distance),
            Node::Shift(ShiftOp::Right, value, distance) if distance.as_literal().is_some() => {
                let by = distance.as_literal().unwrap_or_default() as usize;
                value.part(offset + by, width)
            }
            node => {
                let base = Expr::new(self.width, node).without_bits_above(offset + width);
                Expr::new(width, Node::Part { base: Box::new(base), offset })
            }
        }
    }

    /// Drops the bits from `top` up where the bits below do not depend on them.
    fn without_bits_above(self, top: usize) -> Self {
        let narrows = matches!(
            self.node,
            Node::Binary(BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul, ..)
                | Node::Unary(UnaryOp::Negate, _)
                | Node::Shift(ShiftOp::Left, ..)
        );
        if narrows && top < self.width {
            self.part(0, top)
        } else {
            self
        }
    }

    /// `self` with bit `index` replaced; nothing changes when `index` is beyond it.
    pub fn replace_bit(self, index: Expr, bit: Expr) -> Self {
        let width = self.width;
        let at = |value: Expr| Expr::shift(ShiftOp::Left, value, index.clone());
        let hole = match index.as_literal() {
            Some(i) => Expr::literal(width, !(1 << i)),
            None => Expr::unary(UnaryOp::Not, at(Expr::literal(width, 1))),
        };
        let placed = at(bit.zero_extend(width));
        Expr::binary(BinaryOp::Or, Expr::binary(BinaryOp::And, self, hole), placed)
    }

    /// The value, when it is a plain literal.
    pub fn as_literal(&self) -> Option<u128> {
        match self.node {
            Node::Literal(value) => Some(value),
            _ => None,
        }
    }

    /// Calls `visit` for every signal the expression reads.
    pub fn for_each_read(&self, visit: &mut impl FnMut(SignalId)) {
        match &self.node {
            Node::Signal(id) => visit(*id),
            Node::Literal(_) | Node::Variant { .. } => {}
            Node::BitAt(id, index) | Node::PartAt(id, index) => {
                visit(*id);
                index.for_each_read(visit);
            }
            Node::ZeroExtend(a) | Node::SignExtend(a) | Node::Unary(_, a) | Node::Reduce(_, a) => a.for_each_read(visit),
            Node::Part { base, .. } => base.for_each_read(visit),
            Node::Binary(_, a, b) | Node::Shift(_, a, b) => {
                a.for_each_read(visit);
                b.for_each_read(visit);
            }
            Node::Compare { left, right, .. } => {
                left.for_each_read(visit);
                right.for_each_read(visit);
            }
        }
    }
}

/// One statement of `update`, with the comments that stood before it.
#[derive(Clone, Debug)]
pub struct Statement {
    pub site: Site,
    pub comments: Vec<String>,
    pub action: Action,
}

#[derive(Clone, Debug)]
pub enum Action {
    /// Assigns the bits `offset .. offset + value.width` of the target.
    Assign {
        target: SignalId,
        offset: usize,
        value: Expr,
    },
    If {
        test: Expr,
        then: Vec<Statement>,
        otherwise: Vec<Statement>,
    },
    /// Arms in order; a `None` label is the default, and then the last one.
    Case {
        subject: Expr,
        arms: Vec<Arm>,
    },
}

#[derive(Clone, Debug)]
pub struct Arm {
    pub label: Option<Expr>,
    pub body: Vec<Statement>,
}

impl Statement {
    /// Calls `visit` for every assignment inside, in order.
    pub fn for_each_write(&self, visit: &mut impl FnMut(SignalId, &Site)) {
        match &self.action {
            Action::Assign { target, .. } => visit(*target, &self.site),
            Action::If { then, otherwise, .. } => then.iter().chain(otherwise).for_each(|s| s.for_each_write(visit)),
            Action::Case { arms, .. } => arms.iter().flat_map(|arm| &arm.body).for_each(|s| s.for_each_write(visit)),
        }
    }

    /// Calls `visit` for every signal read inside, in order.
    pub fn for_each_read(&self, visit: &mut impl FnMut(SignalId, &Site)) {
        let mut here = |id| visit(id, &self.site);
        match &self.action {
            Action::Assign { value, .. } => value.for_each_read(&mut here),
            Action::If { test, then, otherwise } => {
                test.for_each_read(&mut here);
                then.iter().chain(otherwise).for_each(|s| s.for_each_read(visit));
            }
            Action::Case { subject, arms } => {
                subject.for_each_read(&mut here);
                arms.iter().flat_map(|arm| &arm.body).for_each(|s| s.for_each_read(visit));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn signal(width: usize) -> Expr {
        Expr::new(width, Node::Signal(SignalId(0)))
    }

    #[test]
    fn truncation_moves_into_a_sum() {
        let sum = Expr::binary(BinaryOp::Add, signal(16), Expr::literal(16, 0x1234));
        let Node::Binary(BinaryOp::Add, left, right) = sum.part(0, 8).node else { panic!("expected a sum") };
        assert_eq!((left.width, right.as_literal()), (8, Some(0x34)));
    }

    #[test]
    fn upper_slice_of_a_sum_keeps_the_carry_chain_below_it() {
        let sum = Expr::binary(BinaryOp::Add, signal(16), signal(16));
        let slice = sum.part(6, 4);
        let Node::Part { base, offset: 6 } = slice.node else { panic!("expected a slice") };
        assert_eq!(base.width, 10);
    }

    #[test]
    fn slices_beyond_the_value_read_zero() {
        assert_eq!(signal(8).part(8, 4).as_literal(), Some(0));
        let Node::ZeroExtend(inner) = signal(8).part(6, 4).node else { panic!("expected an extension") };
        assert_eq!(inner.width, 2);
    }

    #[test]
    fn comparisons_decided_by_range() {
        let compare = |op, value| Expr::compare(op, false, signal(4), Expr::literal(4, value));
        assert_eq!(compare(CompareOp::Lt, 0).as_literal(), Some(0));
        assert_eq!(compare(CompareOp::Ge, 0).as_literal(), Some(1));
        assert_eq!(compare(CompareOp::Gt, 15).as_literal(), Some(0));
        assert_eq!(compare(CompareOp::Le, 15).as_literal(), Some(1));
        assert_eq!(compare(CompareOp::Le, 14).as_literal(), None);
    }
}
