//! The small pieces of Verilog text: selections, literals, ranges, operators.

use crate::ir::{BinaryOp, CompareOp, ReduceOp, ShiftOp, UnaryOp};

/// Selections that cover the bits of `name` outside `used`.
pub fn unread(name: &str, width: usize, used: u128) -> Vec<String> {
    let mut out = Vec::new();
    let mut bit = 0;
    while bit < width {
        let run = (bit..width).take_while(|i| used >> i & 1 == 0).count();
        if run > 0 {
            out.push(select(name, width, bit, run));
        }
        bit += run.max(1);
    }
    out
}

/// The text inside one pair of parentheses.
pub fn bare(text: &str) -> String {
    let inner = text.strip_prefix('(').and_then(|t| t.strip_suffix(')'));
    inner.unwrap_or(text).to_string()
}

/// A constant selection out of a name.
pub fn select(name: &str, total: usize, offset: usize, width: usize) -> String {
    if width == total {
        name.to_string()
    } else if width == 1 {
        format!("{name}[{offset}]")
    } else {
        format!("{name}[{}:{offset}]", offset + width - 1)
    }
}

/// A sized literal: decimal while that is easy to read, else hexadecimal.
pub fn literal(width: usize, value: u128) -> String {
    if width <= 4 || value < 10 {
        format!("{width}'d{value}")
    } else {
        format!("{width}'h{value:x}")
    }
}

/// The range of a declaration, with the space after it.
pub fn range(width: usize) -> String {
    if width == 1 {
        String::new()
    } else {
        format!("[{}:0] ", width - 1)
    }
}

/// Verilog's spelling.
pub fn binary(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Add => "+",
        BinaryOp::Sub => "-",
        BinaryOp::Mul => "*",
        BinaryOp::And => "&",
        BinaryOp::Or => "|",
        BinaryOp::Xor => "^",
        BinaryOp::LogicalAnd => "&&",
        BinaryOp::LogicalOr => "||",
    }
}

/// Verilog's spelling.
pub fn shift(op: ShiftOp) -> &'static str {
    match op {
        ShiftOp::Left => "<<",
        ShiftOp::Right => ">>",
        ShiftOp::RightSigned => ">>>",
    }
}

/// Verilog's spelling.
pub fn unary(op: UnaryOp) -> &'static str {
    match op {
        UnaryOp::Not => "~",
        UnaryOp::Negate => "-",
    }
}

/// Verilog's spelling.
pub fn reduce(op: ReduceOp) -> &'static str {
    match op {
        ReduceOp::All => "&",
        ReduceOp::Any => "|",
        ReduceOp::Parity => "^",
    }
}

/// Verilog's spelling.
pub fn compare(op: CompareOp) -> &'static str {
    match op {
        CompareOp::Eq => "==",
        CompareOp::Ne => "!=",
        CompareOp::Lt => "<",
        CompareOp::Le => "<=",
        CompareOp::Gt => ">",
        CompareOp::Ge => ">=",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unread_bits_as_selections() {
        assert_eq!(unread("x", 8, 0b0001_1100), ["x[1:0]", "x[7:5]"]);
        assert_eq!(unread("x", 8, 0), ["x"]);
        assert_eq!(unread("x", 8, 0xff), Vec::<String>::new());
        assert_eq!(unread("x", 4, 0b0111), ["x[3]"]);
    }

    #[test]
    fn literals() {
        assert_eq!(literal(4, 9), "4'd9");
        assert_eq!(literal(8, 0x3c), "8'h3c");
        assert_eq!(literal(64, 0), "64'd0");
    }
}
