//! Width inference: rust-hdl's expressions into the exact-width tree of [`ir`](crate::ir).
//!
//! rust-hdl's tree knows the widths of signals, casts and slices only. They go
//! up from there; where an operand has none (a literal), the width comes down
//! from the assignment's target or from the other operand, and the literal must
//! fit it. A value whose width neither way decides is an error, never a guess.

mod build;

use rust_hdl_core::ast::{VerilogExpression as V, VerilogLiteral, VerilogOp, VerilogOpUnary};

use crate::error::{ExportError, Result, Site};
use crate::ir::{BinaryOp, CompareOp, Expr, ShiftOp, MAX_WIDTH};
use crate::render;
use crate::scope::Scope;
use crate::text;

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
}

/// Strips the marker of a signed operand.
fn without_sign(e: &V) -> (&V, bool) {
    match e {
        V::Signed(inner) => (inner, true),
        V::Paren(inner) => without_sign(inner),
        _ => (e, false),
    }
}

/// What one of rust-hdl's binary operators is to the exporter.
pub enum Operator {
    Binary(BinaryOp),
    Shift(ShiftOp),
    Compare(CompareOp),
}

impl Operator {
    /// The same in Rust and in Verilog.
    pub fn spelling(&self) -> &'static str {
        match self {
            Operator::Binary(op) => text::binary(*op),
            Operator::Shift(op) => text::shift(*op),
            Operator::Compare(op) => text::compare(*op),
        }
    }
}

pub fn operator(op: &VerilogOp) -> Operator {
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
