//! Width inference: rust-hdl's expressions into the exact-width tree of [`ir`](crate::ir).
//!
//! rust-hdl's tree knows the widths of signals, casts and slices only. They go
//! up from there; where an operand has none (a literal), the width comes down
//! from the assignment's target or from the other operand, and the literal must
//! fit it. A value whose width neither way decides is an error, never a guess.

use rust_hdl_core::ast::{VerilogExpression as V, VerilogLiteral, VerilogOp, VerilogOpUnary};

use crate::error::{ExportError, Result, Site};
use crate::ir::{BinaryOp, CompareOp, Expr, Node, ReduceOp, ShiftOp, UnaryOp, MAX_WIDTH};
use crate::render;
use crate::scope::{bits_for, Scope, SignalKind};

/// Gives the expressions of one statement their widths.
pub struct Elaborator<'a> {
    scope: &'a Scope,
    site: &'a Site,
}

impl<'a> Elaborator<'a> {
    pub fn new(scope: &'a Scope, site: &'a Site) -> Self {
        Elaborator { scope, site }
    }

    /// `e` as an expression of exactly `width` bits.
    pub fn of_width(&self, e: &V, width: usize) -> Result<Expr> {
        match self.known_width(e) {
            Some(found) if found != width => {
                Err(ExportError::WidthMismatch { site: self.site.clone(), text: render::expression(e), found, expected: width })
            }
            _ => self.build(e, width),
        }
    }

    /// `e` at the width it has by itself.
    pub fn self_determined(&self, e: &V) -> Result<Expr> {
        let width = self.require_width(e)?;
        self.build(e, width)
    }

    /// `e` as a literal, when it is a constant.
    pub fn constant(&self, e: &V) -> Result<Option<i128>> {
        Ok(match e {
            V::Literal(value) => Some(self.literal_value(value)?),
            V::Paren(inner) | V::Unsigned(inner) => self.constant(inner)?,
            V::Binary(left, op, right) => match (self.constant(left)?, self.constant(right)?) {
                (Some(a), Some(b)) => match op {
                    VerilogOp::Add => a.checked_add(b),
                    VerilogOp::Sub => a.checked_sub(b),
                    VerilogOp::Mul => a.checked_mul(b),
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        })
    }

    fn literal_value(&self, value: &VerilogLiteral) -> Result<i128> {
        // rust-hdl keeps the value private; its formatting is the way to it.
        let text = format!("{value:x}");
        let parsed = text.split_once("'h").and_then(|(_, digits)| match digits.strip_prefix('-') {
            Some(digits) => i128::from_str_radix(digits, 16).ok().map(|v| -v),
            None => i128::from_str_radix(digits, 16).ok(),
        });
        parsed.ok_or_else(|| ExportError::Unsupported {
            site: self.site.clone(),
            what: format!("the literal {text}"),
            expected: "a constant of at most 127 bits",
        })
    }

    /// The width of `e` as far as `e` alone tells.
    fn known_width(&self, e: &V) -> Option<usize> {
        match e {
            V::Signal(name) => {
                let path = canonical(name);
                match self.scope.lookup(&path) {
                    Some(id) => Some(self.scope.signal(id).width),
                    None => self.scope.variant(&path).map(|v| v.width),
                }
            }
            V::Literal(_) | V::Signed(_) => None,
            V::Cast(_, width) | V::Slice(_, width, _) => Some(*width),
            V::Unsigned(inner) | V::Paren(inner) => self.known_width(inner),
            V::Index(..) => Some(1),
            V::IndexReplace(base, ..) => self.known_width(base),
            V::Unary(op, inner) => match op {
                VerilogOpUnary::Not | VerilogOpUnary::Neg => self.known_width(inner),
                VerilogOpUnary::All | VerilogOpUnary::Any | VerilogOpUnary::Xor => Some(1),
            },
            V::Binary(left, op, right) => match operator(op) {
                Operator::Compare(_) => Some(1),
                Operator::Shift(_) => self.known_width(without_sign(left).0),
                Operator::Binary(BinaryOp::LogicalAnd | BinaryOp::LogicalOr) => Some(1),
                Operator::Binary(_) => self.known_width(left).or_else(|| self.known_width(right)),
            },
        }
    }

    fn require_width(&self, e: &V) -> Result<usize> {
        self.check_names(e)?;
        self.known_width(e).ok_or_else(|| self.undecidable(e))
    }

    /// An unknown name has no width either, but deserves its own message.
    fn check_names(&self, e: &V) -> Result<()> {
        match e {
            V::Signal(name) => {
                let path = canonical(name);
                if self.scope.lookup(&path).is_none() && self.scope.variant(&path).is_none() {
                    return Err(self.unknown(name));
                }
                Ok(())
            }
            V::Literal(_) => Ok(()),
            V::Cast(a, _) | V::Signed(a) | V::Unsigned(a) | V::Paren(a) | V::Unary(_, a) => self.check_names(a),
            V::Binary(a, _, b) | V::Index(a, b) | V::Slice(a, _, b) => {
                self.check_names(a)?;
                self.check_names(b)
            }
            V::IndexReplace(a, b, c) => {
                self.check_names(a)?;
                self.check_names(b)?;
                self.check_names(c)
            }
        }
    }

    fn unknown(&self, name: &str) -> ExportError {
        ExportError::UnknownIdentifier { site: self.site.clone(), name: name.replace('$', ".") }
    }

    fn undecidable(&self, e: &V) -> ExportError {
        ExportError::UndecidableWidth { site: self.site.clone(), text: render::expression(e) }
    }

    fn literal(&self, value: i128, width: usize) -> Result<Expr> {
        let fits =
            if value < 0 { width < MAX_WIDTH && value >= -(1 << (width - 1)) } else { width >= MAX_WIDTH || value >> width == 0 };
        if !fits {
            return Err(ExportError::LiteralTooWide { site: self.site.clone(), value, width });
        }
        Ok(Expr::literal(width, value as u128))
    }

    fn build(&self, e: &V, width: usize) -> Result<Expr> {
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

/// Strips the marker of a signed operand.
fn without_sign(e: &V) -> (&V, bool) {
    match e {
        V::Signed(inner) => (inner, true),
        V::Paren(inner) => without_sign(inner),
        _ => (e, false),
    }
}

enum Operator {
    Binary(BinaryOp),
    Shift(ShiftOp),
    Compare(CompareOp),
}

fn operator(op: &VerilogOp) -> Operator {
    match op {
        VerilogOp::Add => Operator::Binary(BinaryOp::Add),
        VerilogOp::Sub => Operator::Binary(BinaryOp::Sub),
        VerilogOp::Mul => Operator::Binary(BinaryOp::Mul),
        VerilogOp::LogicalAnd => Operator::Binary(BinaryOp::LogicalAnd),
        VerilogOp::LogicalOr => Operator::Binary(BinaryOp::LogicalOr),
        VerilogOp::BitXor => Operator::Binary(BinaryOp::Xor),
        VerilogOp::BitAnd => Operator::Binary(BinaryOp::And),
        VerilogOp::BitOr => Operator::Binary(BinaryOp::Or),
        VerilogOp::Shl => Operator::Shift(ShiftOp::Left),
        VerilogOp::Shr => Operator::Shift(ShiftOp::Right),
        VerilogOp::Eq => Operator::Compare(CompareOp::Eq),
        VerilogOp::Ne => Operator::Compare(CompareOp::Ne),
        VerilogOp::Lt => Operator::Compare(CompareOp::Lt),
        VerilogOp::Le => Operator::Compare(CompareOp::Le),
        VerilogOp::Gt => Operator::Compare(CompareOp::Gt),
        VerilogOp::Ge => Operator::Compare(CompareOp::Ge),
    }
}

/// The scope's spelling of a name: `lanes[3].sum.next` and `lanes[3]$sum$next`
/// are both `lanes$3$sum`.
pub fn canonical(name: &str) -> String {
    let name = name.replace("::", "$").replace(['.', '['], "$").replace(']', "");
    let name = name.trim_start_matches('$');
    name.strip_suffix("$next").unwrap_or(name).to_string()
}

#[cfg(test)]
mod tests {
    use super::canonical;

    #[test]
    fn names_of_targets_and_reads_meet() {
        assert_eq!(canonical("lanes[3]$sum$next"), "lanes$3$sum");
        assert_eq!(canonical("lanes[3].sum"), "lanes$3$sum");
        assert_eq!(canonical("St::Idle"), "St$Idle");
    }
}
