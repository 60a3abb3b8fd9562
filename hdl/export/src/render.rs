//! rust-hdl's tree back to text that reads like the Rust it came from.
//!
//! Used in error messages only: the tree has no spans, so the text of a
//! statement is how its author finds it.

use rust_hdl_core::ast::{VerilogExpression, VerilogLiteral, VerilogOpUnary, VerilogStatement};

use crate::width;

/// Longest text shown; a message stays one line.
const MAX_TEXT: usize = 96;

/// First line of a statement.
pub fn statement(statement: &VerilogStatement) -> String {
    let text = match statement {
        VerilogStatement::Assignment(target, value) => {
            format!("{} = {}", path(target), expression(value))
        }
        VerilogStatement::SliceAssignment { base, width, offset, replacement } => {
            format!("{} [{width} bits at {}] = {}", path(base), expression(offset), expression(replacement))
        }
        VerilogStatement::If(c) => format!("if {}", expression(&c.test)),
        VerilogStatement::Match(m) => format!("match {}", expression(&m.test)),
        VerilogStatement::Loop(l) => format!("for {} in ..", l.index),
        VerilogStatement::Comment(text) => format!("comment!({text:?})"),
        VerilogStatement::Link(_) => "link or join".into(),
        VerilogStatement::Macro(_) => "macro".into(),
    };
    shorten(text)
}

/// An expression, parenthesised from the tree.
pub fn expression(e: &VerilogExpression) -> String {
    shorten(full(e))
}

fn shorten(text: String) -> String {
    if text.chars().count() <= MAX_TEXT {
        return text;
    }
    let head: String = text.chars().take(MAX_TEXT).collect();
    format!("{head} ...")
}

fn path(e: &VerilogExpression) -> String {
    match e {
        VerilogExpression::Signal(name) => name.replace('$', "."),
        other => full(other),
    }
}

fn full(e: &VerilogExpression) -> String {
    use VerilogExpression as V;
    match e {
        V::Signal(_) => path(e),
        V::Literal(value) => literal(value),
        V::Cast(inner, width) => format!("cast::<{width}>({})", full(inner)),
        V::Signed(inner) => format!("signed({})", full(inner)),
        V::Unsigned(inner) | V::Paren(inner) => full(inner),
        V::Binary(left, op, right) => {
            format!("({} {} {})", full(left), width::operator(op).spelling(), full(right))
        }
        V::Unary(op, inner) => match op {
            VerilogOpUnary::Not => format!("!{}", full(inner)),
            VerilogOpUnary::Neg => format!("-{}", full(inner)),
            VerilogOpUnary::All => format!("{}.all()", full(inner)),
            VerilogOpUnary::Any => format!("{}.any()", full(inner)),
            VerilogOpUnary::Xor => format!("{}.xor()", full(inner)),
        },
        V::Index(base, index) => format!("{}.get_bit({})", full(base), full(index)),
        V::Slice(base, width, offset) => {
            format!("{}.get_bits::<{width}>({})", full(base), full(offset))
        }
        V::IndexReplace(base, index, bit) => {
            format!("{}.replace_bit({}, {})", full(base), full(index), full(bit))
        }
    }
}

/// The value without rust-hdl's nominal width, which means nothing.
fn literal(value: &VerilogLiteral) -> String {
    let text = format!("{value:x}");
    match text.split_once("'h") {
        Some((_, digits)) if digits.len() == 1 => digits.to_string(),
        Some((_, digits)) => format!("0x{digits}"),
        None => text,
    }
}
