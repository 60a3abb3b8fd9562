//! The constructors of [`Expr`]: they keep its contract and fold constants.
//!
//! Unrolled loops and const generics leave many constants behind. Folding them
//! here keeps them out of the text, where lint tools would point at every
//! comparison that can only go one way. Slices move inward wherever that is
//! exact, so that nothing is computed wider than it is used.

use crate::concat;
use crate::ir::{mask, BinaryOp, CompareOp, Expr, Node, ReduceOp, ShiftOp, UnaryOp};

impl Expr {
    /// An operation on two values of one width.
    pub fn binary(op: BinaryOp, left: Expr, right: Expr) -> Self {
        debug_assert_eq!(left.width, right.width);
        let width = left.width;
        let folded = match (left.as_literal(), right.as_literal()) {
            (Some(a), Some(b)) => Some(match op {
                BinaryOp::Add => a.wrapping_add(b),
                BinaryOp::Sub => a.wrapping_sub(b),
                BinaryOp::Mul => a.wrapping_mul(b),
                BinaryOp::And | BinaryOp::LogicalAnd => a & b,
                BinaryOp::Or | BinaryOp::LogicalOr => a | b,
                BinaryOp::Xor => a ^ b,
            }),
            (Some(x), None) | (None, Some(x)) => match op {
                BinaryOp::And | BinaryOp::LogicalAnd | BinaryOp::Mul if x == 0 => Some(0),
                BinaryOp::Or | BinaryOp::LogicalOr if x == mask(width) => Some(x),
                BinaryOp::And if x == mask(width) => return other(left, right),
                BinaryOp::Or | BinaryOp::Xor | BinaryOp::Add if x == 0 => return other(left, right),
                _ => None,
            },
            (None, None) if left == right => match op {
                BinaryOp::Sub | BinaryOp::Xor => Some(0),
                BinaryOp::And | BinaryOp::Or | BinaryOp::LogicalAnd | BinaryOp::LogicalOr => return left,
                BinaryOp::Add | BinaryOp::Mul => None,
            },
            (None, None) => None,
        };
        match folded {
            Some(value) => Expr::literal(width, value),
            None => {
                let joined = if op == BinaryOp::Or { concat::of_or(&left, &right) } else { None };
                joined.unwrap_or_else(|| Expr::new(width, Node::Binary(op, Box::new(left), Box::new(right))))
            }
        }
    }

    pub fn unary(op: UnaryOp, operand: Expr) -> Self {
        let width = operand.width;
        match (operand.as_literal(), op) {
            (Some(value), UnaryOp::Not) => Expr::literal(width, !value),
            (Some(value), UnaryOp::Negate) => Expr::literal(width, value.wrapping_neg()),
            (None, _) => match operand.node {
                Node::Unary(inner, value) if inner == op => *value,
                node => Expr::new(width, Node::Unary(op, Box::new(Expr::new(width, node)))),
            },
        }
    }

    /// A reduction to one bit.
    pub fn reduce(op: ReduceOp, operand: Expr) -> Self {
        let bit = operand.as_literal().map(|value| match op {
            ReduceOp::All => value == mask(operand.width),
            ReduceOp::Any => value != 0,
            ReduceOp::Parity => value.count_ones() % 2 == 1,
        });
        match bit {
            Some(bit) => Expr::literal(1, bit.into()),
            None => Expr::new(1, Node::Reduce(op, Box::new(operand))),
        }
    }

    /// A shift; a constant distance of the full width or more has a constant result.
    pub fn shift(op: ShiftOp, value: Expr, distance: Expr) -> Self {
        let width = value.width;
        let by = distance.as_literal();
        match (op, value.as_literal(), by) {
            (_, _, Some(0)) | (_, Some(0), _) => value,
            (ShiftOp::Left | ShiftOp::Right, _, Some(by)) if by >= width as u128 => Expr::literal(width, 0),
            (ShiftOp::Left, Some(x), Some(by)) => Expr::literal(width, x << by),
            (ShiftOp::Right, Some(x), Some(by)) => Expr::literal(width, x >> by),
            (ShiftOp::RightSigned, Some(x), _) if x == mask(width) => value,
            (ShiftOp::RightSigned, Some(x), Some(by)) => Expr::literal(width, (signed(x, width) >> by.min(127)) as u128),
            (ShiftOp::Left, _, Some(by)) => concat::of_shift(&value, by as usize)
                .unwrap_or_else(|| Expr::new(width, Node::Shift(op, Box::new(value), Box::new(distance)))),
            _ => Expr::new(width, Node::Shift(op, Box::new(value), Box::new(distance))),
        }
    }

    /// A comparison; one that the operands' ranges already decide becomes a literal.
    pub fn compare(op: CompareOp, signed: bool, left: Expr, right: Expr) -> Self {
        debug_assert_eq!(left.width, right.width);
        match decided(op, signed, &left, &right) {
            Some(holds) => Expr::literal(1, holds.into()),
            None => Expr::new(1, Node::Compare { op, signed, left: Box::new(left), right: Box::new(right) }),
        }
    }

    pub fn zero_extend(self, width: usize) -> Self {
        debug_assert!(width >= self.width);
        match self.node {
            _ if width == self.width => self,
            Node::Literal(value) => Expr::literal(width, value),
            Node::ZeroExtend(inner) => Expr::new(width, Node::ZeroExtend(inner)),
            Node::Concat(mut parts) => {
                parts.insert(0, Expr::literal(width - self.width, 0));
                Expr::concat(parts)
            }
            _ => Expr::new(width, Node::ZeroExtend(Box::new(self))),
        }
    }

    pub fn sign_extend(self, width: usize) -> Self {
        debug_assert!(width >= self.width);
        match self.as_literal() {
            _ if width == self.width => self,
            Some(value) => Expr::literal(width, signed(value, self.width) as u128),
            None => Expr::new(width, Node::SignExtend(Box::new(self))),
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
            Node::Concat(parts) => concat::slice(&parts, offset, width),
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
}

/// The operand that is no literal.
fn other(left: Expr, right: Expr) -> Expr {
    if left.as_literal().is_some() {
        right
    } else {
        left
    }
}

/// The outcome of a comparison that does not depend on any signal.
fn decided(op: CompareOp, as_signed: bool, left: &Expr, right: &Expr) -> Option<bool> {
    use CompareOp::{Eq, Ge, Gt, Le, Lt, Ne};
    let width = left.width;
    let (bottom, top) = if as_signed { (1 << (width - 1), mask(width - 1)) } else { (0, mask(width)) };
    match (op, left.as_literal(), right.as_literal()) {
        (Eq, Some(a), Some(b)) => Some(a == b),
        (Ne, Some(a), Some(b)) => Some(a != b),
        (_, Some(a), Some(b)) => {
            let (a, b) = if as_signed { (signed(a, width), signed(b, width)) } else { (a as i128, b as i128) };
            Some(match op {
                Lt => a < b,
                Le => a <= b,
                Gt => a > b,
                _ => a >= b,
            })
        }
        (Lt, _, Some(x)) | (Gt, Some(x), _) if x == bottom => Some(false),
        (Ge, _, Some(x)) | (Le, Some(x), _) if x == bottom => Some(true),
        (Gt, _, Some(x)) | (Lt, Some(x), _) if x == top => Some(false),
        (Le, _, Some(x)) | (Ge, Some(x), _) if x == top => Some(true),
        (Eq | Le | Ge, ..) if left == right => Some(true),
        (Ne | Lt | Gt, ..) if left == right => Some(false),
        _ => None,
    }
}

/// A value of `width` bits read as two's complement.
fn signed(value: u128, width: usize) -> i128 {
    let unused = 128 - width;
    ((value << unused) as i128) >> unused
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scope::SignalId;

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
