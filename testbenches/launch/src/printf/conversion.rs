//! One conversion of a format string: `%-5.2f`, `%v4hlx`.
//!
//! Numbers are rounded as C rounds them, from the exact value; the formatting of the standard library does
//! that.

/// A value a kernel gave to a conversion.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Value {
    /// Zero-extended.
    Integer {
        pattern: u64,
        bits: u32,
    },
    Float(f64),
    Text(String),
}

/// A conversion without its percent sign; the number of elements is that of the value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Conversion {
    left: bool,
    plus: bool,
    space: bool,
    alternate: bool,
    zero: bool,
    width: usize,
    precision: Option<usize>,
    /// Bits that a length modifier cuts integers to.
    bits: u32,
    letter: char,
}

/// Wider fields than this are cut, so that no format string can ask for endless output.
const LIMIT: usize = 4096;

/// A decimal number, if any, and what follows it.
fn number(text: &str) -> (Option<usize>, &str) {
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let value = (digits > 0).then(|| text[..digits].parse().unwrap_or(LIMIT).min(LIMIT));
    (value, &text[digits..])
}

impl Conversion {
    /// Reads what follows a percent sign; gives the rest of the text as well.
    pub fn parse(text: &str) -> Option<(Conversion, &str)> {
        let rest = text.trim_start_matches(['-', '+', ' ', '#', '0']);
        let flags = &text[..text.len() - rest.len()];
        let (width, mut rest) = number(rest);
        let mut precision = None;
        if let Some(after) = rest.strip_prefix('.') {
            let (digits, after) = number(after);
            (precision, rest) = (Some(digits.unwrap_or(0)), after);
        }
        if let Some(after) = rest.strip_prefix('v') {
            rest = number(after).1;
        }
        let lengths = [("hh", 8), ("hl", 32), ("h", 16), ("ll", 64), ("l", 64)];
        let length = lengths.iter().find_map(|&(name, bits)| rest.strip_prefix(name).map(|after| (bits, after)));
        let (bits, rest) = length.unwrap_or((64, rest));
        let letter = rest.chars().next().filter(|c| "diouxXcsfFeEgGaAp".contains(*c))?;
        let has = |flag| flags.contains(flag);
        let conversion = Conversion {
            left: has('-'),
            plus: has('+'),
            space: has(' '),
            alternate: has('#'),
            zero: has('0'),
            width: width.unwrap_or(0),
            precision,
            bits,
            letter,
        };
        Some((conversion, &rest[1..]))
    }

    /// The text of one element; `None` for a value of another kind.
    pub fn print(&self, value: &Value) -> Option<String> {
        Some(match (value, self.letter) {
            (Value::Text(text), 's') => {
                let end = self.precision.unwrap_or(usize::MAX);
                self.pad("", &text.chars().take(end).collect::<String>(), false)
            }
            (&Value::Integer { pattern, bits }, 'c') if bits <= 32 => self.pad("", &char::from(pattern as u8).to_string(), false),
            (&Value::Integer { pattern, bits }, 'd' | 'i' | 'o' | 'u' | 'x' | 'X' | 'p') => {
                self.integer(pattern, bits.min(self.bits))
            }
            (&Value::Float(value), 'f' | 'F' | 'e' | 'E' | 'g' | 'G' | 'a' | 'A') => self.float(value),
            _ => return None,
        })
    }

    fn integer(&self, pattern: u64, bits: u32) -> String {
        let unused = 64 - bits;
        let (pattern, signed) = (pattern << unused >> unused, (pattern << unused) as i64 >> unused);
        let mut digits = match self.letter {
            'd' | 'i' => signed.unsigned_abs().to_string(),
            'o' => format!("{pattern:o}"),
            'x' | 'p' => format!("{pattern:x}"),
            'X' => format!("{pattern:X}"),
            _ => pattern.to_string(),
        };
        if self.precision == Some(0) && pattern == 0 {
            digits.clear();
        }
        let missing = self.precision.unwrap_or(1).saturating_sub(digits.len());
        digits.insert_str(0, &"0".repeat(missing));
        let prefix = match self.letter {
            'd' | 'i' => self.sign(signed < 0),
            'p' => "0x",
            'x' if self.alternate && pattern != 0 => "0x",
            'X' if self.alternate && pattern != 0 => "0X",
            'o' if self.alternate && !digits.starts_with('0') => "0",
            _ => "",
        };
        self.pad(prefix, &digits, self.precision.is_none())
    }

    fn sign(&self, negative: bool) -> &'static str {
        match (negative, self.plus, self.space) {
            (true, ..) => "-",
            (_, true, _) => "+",
            (.., true) => " ",
            _ => "",
        }
    }

    fn float(&self, value: f64) -> String {
        let upper = self.letter.is_ascii_uppercase();
        let sign = self.sign(value.is_sign_negative() && !value.is_nan());
        let magnitude = value.abs();
        let cased = |text: String| if upper { text.to_ascii_uppercase() } else { text };
        if !value.is_finite() {
            let name = if value.is_nan() { "nan" } else { "inf" };
            return self.pad(sign, &cased(name.into()), false);
        }
        let precision = self.precision.unwrap_or(6);
        let digits = match self.letter.to_ascii_lowercase() {
            'f' => self.point(format!("{magnitude:.precision$}")),
            'e' => self.scientific(magnitude, precision),
            'a' => self.hexadecimal(magnitude),
            _ => self.shorter(magnitude, precision.max(1)),
        };
        self.pad(sign, &cased(digits), true)
    }

    /// The alternate form always has a point.
    fn point(&self, digits: String) -> String {
        if self.alternate && !digits.contains('.') {
            digits + "."
        } else {
            digits
        }
    }

    /// C writes the exponent with its sign and at least two digits.
    fn scientific(&self, magnitude: f64, precision: usize) -> String {
        let text = format!("{magnitude:.precision$e}");
        let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
        let exponent: i32 = exponent.parse().unwrap_or(0);
        let sign = if exponent < 0 { '-' } else { '+' };
        format!("{}e{sign}{:02}", self.point(digits.into()), exponent.unsigned_abs())
    }

    /// `g`: as many significant digits as asked, trailing zeros dropped, in whichever form is shorter.
    fn shorter(&self, magnitude: f64, significant: usize) -> String {
        let rounded = format!("{magnitude:.*e}", significant - 1);
        let exponent: i32 = rounded.split_once('e').and_then(|(_, e)| e.parse().ok()).unwrap_or(0);
        let text = if exponent < -4 || exponent >= significant as i32 {
            self.scientific(magnitude, significant - 1)
        } else {
            let decimals = (significant as i32 - 1 - exponent) as usize;
            self.point(format!("{magnitude:.decimals$}"))
        };
        if self.alternate {
            return text;
        }
        let (digits, exponent) = match text.find('e') {
            Some(at) => text.split_at(at),
            None => (text.as_str(), ""),
        };
        let digits = if digits.contains('.') { digits.trim_end_matches('0').trim_end_matches('.') } else { digits };
        format!("{digits}{exponent}")
    }

    /// `a`: the significand's bits, all of them unless a precision says less (nearest, ties to even).
    fn hexadecimal(&self, magnitude: f64) -> String {
        const FRACTION_DIGITS: usize = 13;
        let (mut significand, biased) = (magnitude.to_bits() & (u64::MAX >> 12), (magnitude.to_bits() >> 52) as i32);
        let exponent = match (biased, significand) {
            (0, 0) => 0,
            (0, _) => -1022,
            _ => biased - 1023,
        };
        significand |= u64::from(biased != 0) << 52;
        let digits = self.precision.unwrap_or(FRACTION_DIGITS);
        let dropped = 4 * FRACTION_DIGITS.saturating_sub(digits);
        if dropped > 0 {
            let (kept, rest, half) = (significand >> dropped, significand & ((1 << dropped) - 1), 1 << (dropped - 1));
            let up = rest > half || rest == half && kept & 1 == 1;
            significand = (kept + u64::from(up)) << dropped;
        }
        let fraction = format!("{:013x}", significand & (u64::MAX >> 12));
        let fraction = match self.precision {
            None => fraction.trim_end_matches('0').to_string(),
            Some(digits) => format!("{fraction:0<digits$}")[..digits].to_string(),
        };
        let point = if fraction.is_empty() && !self.alternate { "" } else { "." };
        format!("0x{:x}{point}{fraction}p{exponent:+}", significand >> 52)
    }

    /// Fills up to the width; zeros go between the prefix (or `0x`) and the digits.
    fn pad(&self, prefix: &str, digits: &str, zeros: bool) -> String {
        let fill = self.width.saturating_sub(prefix.chars().count() + digits.chars().count());
        if self.left {
            format!("{prefix}{digits}{}", " ".repeat(fill))
        } else if self.zero && zeros {
            let (hex, digits) = match digits.get(..2) {
                Some(hex @ ("0x" | "0X")) => (hex, &digits[2..]),
                _ => ("", digits),
            };
            format!("{prefix}{hex}{}{digits}", "0".repeat(fill))
        } else {
            format!("{}{prefix}{digits}", " ".repeat(fill))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn print(format: &str, value: Value) -> String {
        let (conversion, rest) = Conversion::parse(&format[1..]).expect(format);
        assert_eq!(rest, "", "{format}");
        conversion.print(&value).expect(format)
    }

    fn integer(format: &str, value: i32) -> String {
        print(format, Value::Integer { pattern: u64::from(value as u32), bits: 32 })
    }

    fn float(format: &str, value: f64) -> String {
        print(format, Value::Float(value))
    }

    #[test]
    fn integers() {
        let cases = [
            ("%d", -42, "-42"),
            ("%5d", 42, "   42"),
            ("%-5i", 42, "42   "),
            ("%05d", -42, "-0042"),
            ("%+d", 42, "+42"),
            ("% d", 42, " 42"),
            ("%.4d", 42, "0042"),
            ("%08.4d", 42, "    0042"),
            ("%.0d", 0, ""),
            ("%u", -1, "4294967295"),
            ("%hhu", -1, "255"),
            ("%hhd", 200, "-56"),
            ("%hx", -1, "ffff"),
            ("%#X", 255, "0XFF"),
            ("%#010x", 255, "0x000000ff"),
            ("%#o", 8, "010"),
            ("%c", 97, "a"),
            ("%v4hld", -3, "-3"),
        ];
        for (format, value, expected) in cases {
            assert_eq!(integer(format, value), expected, "{format}");
        }
        assert_eq!(print("%llu", Value::Integer { pattern: u64::MAX, bits: 64 }), u64::MAX.to_string());
    }

    /// As the C library prints them.
    #[test]
    fn floats() {
        let cases = [
            ("%f", 1.5, "1.500000"),
            ("%.0f", 2.5, "2"),
            ("%#.0f", 2.5, "2."),
            ("%8.2f", -3.456, "   -3.46"),
            ("%08.2f", -3.456, "-0003.46"),
            ("%.1v4hlf", 0.25, "0.2"),
            ("%f", 1e22, "10000000000000000000000.000000"),
            ("%e", 0.0, "0.000000e+00"),
            ("%.3e", 12345.678, "1.235e+04"),
            ("%E", 1e-100, "1.000000E-100"),
            ("%g", 100000.0, "100000"),
            ("%g", 1e6, "1e+06"),
            ("%g", 0.0001, "0.0001"),
            ("%g", 0.00001, "1e-05"),
            ("%#g", 1.0, "1.00000"),
            ("%.3g", 999.9, "1e+03"),
            ("%g", 0.0, "0"),
            ("%a", 1.0, "0x1p+0"),
            ("%a", -0.1, "-0x1.999999999999ap-4"),
            ("%.2a", 1.9999, "0x2.00p+0"),
            ("%.1a", 1.03125, "0x1.0p+0"),
            ("%a", 5e-324, "0x0.0000000000001p-1022"),
            ("%12a", 0.5, "      0x1p-1"),
            ("%012a", 0.5, "0x0000001p-1"),
            ("%f", f64::NEG_INFINITY, "-inf"),
            ("%5G", f64::NAN, "  NAN"),
        ];
        for (format, value, expected) in cases {
            assert_eq!(float(format, value), expected, "{format}");
        }
    }

    #[test]
    fn strings_and_what_is_no_conversion() {
        assert_eq!(print("%-6.3s", Value::Text("abcdef".into())), "abc   ");
        assert_eq!(print("%999999999999999999999d", Value::Integer { pattern: 0, bits: 32 }), " ".repeat(LIMIT - 1) + "0");
        assert_eq!(Conversion::parse("5.2"), None);
        assert_eq!(Conversion::parse("é"), None);
        let (conversion, _) = Conversion::parse("d").expect("one");
        assert_eq!(conversion.print(&Value::Float(1.0)), None);
    }
}
