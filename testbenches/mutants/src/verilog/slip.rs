//! The small ways in which a Verilog expression can be wrong.

/// One wrong text for an expression.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slip {
    /// The operator, or `constant`.
    pub kind: &'static str,
    /// The whole expression.
    pub text: String,
}

/// Operators between two values, longest first, and what a slip makes of them.
const BINARY: [(&str, &str); 16] = [
    (">>>", ">>"),
    ("<<", ">>"),
    (">>", "<<"),
    ("<=", "<"),
    (">=", ">"),
    ("==", "!="),
    ("!=", "=="),
    ("&&", "||"),
    ("||", "&&"),
    ("<", "<="),
    (">", ">="),
    ("+", "-"),
    ("-", "+"),
    ("&", "|"),
    ("|", "&"),
    ("^", "|"),
];

/// Operators before a value.
const UNARY: [(&str, &str, &str); 4] = [("|", "any", "&"), ("&", "all", "|"), ("^", "parity", "|"), ("~", "~", "")];

/// All slips of an expression, from left to right. Indices and the counts of replications stay.
pub fn slips(expression: &str, constants: bool) -> Vec<Slip> {
    let mut slips = Vec::new();
    let mut at = 0;
    let mut depth = 0;
    // Whether a value has just ended, so that an operator stands between two.
    let mut value = false;
    while let Some(next) = expression[at..].chars().next() {
        let rest = &expression[at..];
        let mut put = |kind, length: usize, text: &str| {
            slips.push(Slip { kind, text: format!("{}{text}{}", &expression[..at], &expression[at + length..]) });
        };
        let mut length = 1;
        match next {
            ' ' => {}
            '[' => depth += 1,
            ']' => (depth, value) = (depth - 1, true),
            ')' | '}' => value = true,
            _ if depth > 0 => {}
            _ if next.is_alphanumeric() || next == '_' || next == '$' => {
                length = rest.find(|c: char| !(c.is_alphanumeric() || "_$'".contains(c))).unwrap_or(rest.len());
                if let Some(flipped) = flipped(&rest[..length]).filter(|_| constants) {
                    put("constant", length, &flipped);
                }
                value = true;
            }
            _ => {
                let binary = BINARY.iter().find(|(operator, _)| value && rest.starts_with(operator));
                let unary = UNARY.iter().find(|(operator, ..)| !value && rest.starts_with(operator));
                if let Some((operator, wrong)) = binary {
                    length = operator.len();
                    put(operator, length, wrong);
                }
                if let Some((operator, kind, wrong)) = unary {
                    length = operator.len();
                    put(kind, length, wrong);
                }
                value = false;
            }
        }
        at += length;
    }
    slips
}

/// A constant of a known width with its lowest bit inverted.
fn flipped(token: &str) -> Option<String> {
    let (width, digits) = token.split_once('\'')?;
    let (base, digits) = digits.split_at_checked(1)?;
    match base {
        "d" => Some(format!("{width}'d{}", digits.parse::<u128>().ok()? ^ 1)),
        "h" => Some(format!("{width}'h{:x}", u128::from_str_radix(digits, 16).ok()? ^ 1)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::slips;

    #[test]
    fn operators_of_one_and_of_two_values_are_told_apart() {
        let texts = |e| slips(e, true).into_iter().map(|s| (s.kind, s.text)).collect::<Vec<_>>();
        let expected = |list: &[(&'static str, &str)]| list.iter().map(|(k, t)| (*k, t.to_string())).collect::<Vec<_>>();
        assert_eq!(texts("a & (|b)"), expected(&[("&", "a | (|b)"), ("any", "a & (&b)")]));
        assert_eq!(
            texts("~x[3:0] + 4'd6"),
            expected(&[("~", "x[3:0] + 4'd6"), ("+", "~x[3:0] - 4'd6"), ("constant", "~x[3:0] + 4'd7")])
        );
        assert_eq!(texts("{2{a}} <= 8'h1f"), expected(&[("<=", "{2{a}} < 8'h1f"), ("constant", "{2{a}} <= 8'h1e")]));
        assert_eq!(slips("4'd1", false), []);
    }
}
