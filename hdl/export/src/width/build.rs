//! The nodes themselves, once their width is known.

use rust_hdl_core::ast::{VerilogExpression as V, VerilogOpUnary};

use super::{canonical, operator, without_sign, Elaborator, Operator};
use crate::error::{ExportError, Result};
use crate::ir::{BinaryOp, CompareOp, Expr, Node, ReduceOp, ShiftOp, UnaryOp, MAX_WIDTH};
use crate::scope::{bits_for, SignalKind};

impl Elaborator<'_> {
    pub(super) fn build(&self, e: &V, width: usize) -> Result<Expr> {
        if let Some(value) = self.constant(e)? {
            return self.literal(value, width);
        }
        match e {
            V::Signal(name) => self.name(name),
            V::Literal(_) => Err(self.undecidable(e)),
            V::Paren(inner) | V::Unsigned(inner) => self.of_width(inner, width),
            V::Signed(_) => Err(self.undecidable(e)),
            V::Cast(inner, _) => self.cast(inner, width),
            V::Unary(op, inner) => Ok(match op {
                VerilogOpUnary::Not => Expr::unary(UnaryOp::Not, self.of_width(inner, width)?),
                VerilogOpUnary::Neg => Expr::unary(UnaryOp::Negate, self.of_width(inner, width)?),
                VerilogOpUnary::All => Expr::reduce(ReduceOp::All, self.self_determined(inner)?),
                VerilogOpUnary::Any => Expr::reduce(ReduceOp::Any, self.self_determined(inner)?),
                VerilogOpUnary::Xor => Expr::reduce(ReduceOp::Parity, self.self_determined(inner)?),
            }),
            V::Binary(left, op, right) => match operator(op) {
                Operator::Binary(op) => Ok(Expr::binary(op, self.of_width(left, width)?, self.of_width(right, width)?)),
                Operator::Compare(op) => self.compare(op, left, right),
                Operator::Shift(op) => self.shift(op, left, right, width),
            },
            V::Index(base, index) => self.bit_at(base, index),
            V::Slice(base, _, offset) => self.slice(base, offset, width),
            V::IndexReplace(base, index, bit) => {
                let base = self.of_width(base, width)?;
                let index = self.position(index, width)?;
                Ok(base.replace_bit(index, self.of_width(bit, 1)?))
            }
        }
    }

    fn name(&self, name: &str) -> Result<Expr> {
        let path = canonical(name);
        if let Some(id) = self.scope.lookup(&path) {
            let signal = self.scope.signal(id);
            return Ok(match signal.kind {
                SignalKind::Constant(value) => Expr::literal(signal.width, value),
                _ => Expr::new(signal.width, Node::Signal(id)),
            });
        }
        match self.scope.variant(&path) {
            Some(variant) => Ok(Expr::new(variant.width, Node::Variant { name: variant.name.clone(), value: variant.value })),
            None => Err(self.unknown(name)),
        }
    }

    fn cast(&self, inner: &V, width: usize) -> Result<Expr> {
        if let Some(value) = self.constant(inner)? {
            return self.literal(value, width);
        }
        let (value, signed) = without_sign(inner);
        let value = self.self_determined(value)?;
        Ok(if signed && width > value.width { value.sign_extend(width) } else { value.resize(width) })
    }

    fn compare(&self, op: CompareOp, left: &V, right: &V) -> Result<Expr> {
        if let (Some(a), Some(b)) = (self.constant(left)?, self.constant(right)?) {
            let holds = match op {
                CompareOp::Eq => a == b,
                CompareOp::Ne => a != b,
                CompareOp::Lt => a < b,
                CompareOp::Le => a <= b,
                CompareOp::Gt => a > b,
                CompareOp::Ge => a >= b,
            };
            return Ok(Expr::literal(1, holds.into()));
        }
        let (left, left_signed) = without_sign(left);
        let (right, right_signed) = without_sign(right);
        let width = match self.known_width(left) {
            Some(width) => width,
            None if self.constant(left)?.is_some() => self.require_width(right)?,
            None => self.require_width(left)?,
        };
        Ok(Expr::compare(op, left_signed || right_signed, self.of_width(left, width)?, self.of_width(right, width)?))
    }

    fn shift(&self, op: ShiftOp, left: &V, right: &V, width: usize) -> Result<Expr> {
        let (value, signed) = without_sign(left);
        let value = self.of_width(value, width)?;
        let op = match op {
            ShiftOp::Right if signed => ShiftOp::RightSigned,
            op => op,
        };
        let distance = match self.constant(right)? {
            Some(by) => self.literal(by, MAX_WIDTH / 2)?,
            None => self.self_determined(right)?,
        };
        Ok(Expr::shift(op, value, distance))
    }

    /// A position inside `width` bits: a constant must be one of them.
    fn position(&self, index: &V, width: usize) -> Result<Expr> {
        match self.constant(index)? {
            Some(i) if i < 0 || i >= width as i128 => {
                Err(ExportError::IndexOutOfRange { site: self.site.clone(), index: i, width })
            }
            Some(i) => self.literal(i, MAX_WIDTH / 2),
            None => self.self_determined(index),
        }
    }

    fn bit_at(&self, base: &V, index: &V) -> Result<Expr> {
        let base = self.self_determined(base)?;
        let index = self.position(index, base.width)?;
        if let Some(i) = index.as_literal() {
            return Ok(base.part(i as usize, 1));
        }
        let selector = bits_for(base.width);
        match base.node {
            Node::Signal(id) if reaches(&index, 1) <= base.width as u128 => {
                Ok(Expr::new(1, Node::BitAt(id, Box::new(index.zero_extend(selector)))))
            }
            _ => {
                let one = Expr::literal(base.width, 1);
                let mask = Expr::shift(ShiftOp::Left, one, index);
                Ok(Expr::reduce(ReduceOp::Any, Expr::binary(BinaryOp::And, base, mask)))
            }
        }
    }

    fn slice(&self, base: &V, offset: &V, width: usize) -> Result<Expr> {
        let base = self.self_determined(base)?;
        if let Some(offset) = self.constant(offset)? {
            let offset = usize::try_from(offset).map_err(|_| ExportError::IndexOutOfRange {
                site: self.site.clone(),
                index: offset,
                width: base.width,
            })?;
            return Ok(base.part(offset, width));
        }
        let offset = self.self_determined(offset)?;
        let selector = bits_for(base.width);
        match base.node {
            Node::Signal(id) if reaches(&offset, width) <= base.width as u128 => {
                Ok(Expr::new(width, Node::PartAt(id, Box::new(offset.zero_extend(selector)))))
            }
            _ => Ok(Expr::shift(ShiftOp::Right, base, offset).resize(width)),
        }
    }
}

/// One past the highest bit that `count` bits at a variable position can touch.
fn reaches(position: &Expr, count: usize) -> u128 {
    (1u128 << position.width.min(64)) - 1 + count as u128
}
