//! What a kernel printed: the records of its printf buffer as text.
//!
//! ```text
//! buffer   dword 0: bytes written, itself included; then records, back to back
//! record   dword: index of the format string in the program, then one item per conversion of that string
//! item     dword: type code, then the value
//!
//! 3 int, 4 float, 5 string (index of a string)   one dword
//! 6 long, 7 pointer, 8 double                    two dwords, low one first
//! 9 to 14 vector of char, short, int, long,      dword: elements, then these, each as large as its type;
//!         float, double                          chars and shorts are followed by padding to a dword each
//! ```
//!
//! A kernel counts every record in dword 0, also one that does not fit; index 0xFFFFFFFF stands where the
//! first such record would be. Layout and codes were read off compiled kernels; scalars narrower than an int
//! do not occur, they are promoted.
//!
//! Contract: any bytes give text or one line of complaint.

mod conversion;

use std::collections::BTreeMap;

use conversion::{Conversion, Value};

use crate::error::printable;

/// Bytes of a printf buffer: the compiler writes this number into the code that looks for room.
pub const BUFFER_BYTES: u64 = 4 << 20;

/// Offset of the first record, and what dword 0 starts with.
pub const FIRST_RECORD: u32 = 4;

/// Index in place of a format string where there was no room for a record.
const NO_ROOM: u32 = u32::MAX;

/// Output of a launch.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Printed {
    /// What was printed.
    pub text: String,
    /// Bytes of records that did not fit.
    pub lost: u32,
}

/// Text of all records in `buffer`. `strings` are those of the program, [unescaped](unescape).
pub fn decode(buffer: &[u8], strings: &BTreeMap<u32, String>) -> Result<Printed, String> {
    let mut records = Records { bytes: buffer, at: 0, strings };
    let written = records.dword()?;
    records.bytes = &buffer[..buffer.len().min(written as usize)];
    let mut text = String::new();
    while records.at + 4 <= records.bytes.len() {
        let index = records.dword()?;
        if index == NO_ROOM {
            records.at -= 4;
            break;
        }
        let format = records.string(index)?;
        records.record(format, &mut text)?;
    }
    Ok(Printed { text, lost: written.saturating_sub(records.at as u32) })
}

/// A string as the program holds it, with its control characters back.
pub fn unescape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut characters = text.chars();
    while let Some(c) = characters.next() {
        let escaped = if c == '\\' { characters.next() } else { None };
        out.push(match escaped {
            None => c,
            Some('n') => '\n',
            Some('t') => '\t',
            Some('r') => '\r',
            Some('a') => '\x07',
            Some('b') => '\x08',
            Some('f') => '\x0C',
            Some('v') => '\x0B',
            Some(other) => other,
        });
    }
    out
}

struct Records<'a> {
    bytes: &'a [u8],
    at: usize,
    strings: &'a BTreeMap<u32, String>,
}

impl<'a> Records<'a> {
    fn number<const N: usize>(&mut self) -> Result<u64, String> {
        let Some(bytes) = self.bytes.get(self.at..self.at + N) else {
            return Err(format!("a record ends at offset {:#x}, expected {N} more bytes", self.at));
        };
        self.at += N;
        let mut wide = [0; 8];
        wide[..N].copy_from_slice(bytes);
        Ok(u64::from_le_bytes(wide))
    }

    fn dword(&mut self) -> Result<u32, String> {
        Ok(self.number::<4>()? as u32)
    }

    fn string(&self, index: u32) -> Result<&'a str, String> {
        let found = self.strings.get(&index).map(String::as_str);
        let at = self.at - 4;
        found.ok_or_else(|| format!("string {index} at offset {at:#x}, expected one of the program's {}", self.strings.len()))
    }

    /// Prints one record.
    fn record(&mut self, format: &str, out: &mut String) -> Result<(), String> {
        let mut rest = format;
        while let Some(percent) = rest.find('%') {
            out.push_str(&rest[..percent]);
            rest = &rest[percent + 1..];
            if let Some(after) = rest.strip_prefix('%') {
                out.push('%');
                rest = after;
                continue;
            }
            let not_one = || format!("`%{}` in a format string, expected a conversion", printable(rest));
            let (conversion, after) = Conversion::parse(rest).ok_or_else(not_one)?;
            let values = self.item()?;
            let parts: Option<Vec<String>> = values.iter().map(|value| conversion.print(value)).collect();
            let parts = parts.ok_or_else(|| format!("`%{}` for a value of another kind", printable(rest)))?;
            out.push_str(&parts.join(","));
            rest = after;
        }
        out.push_str(rest);
        Ok(())
    }

    /// The values of one conversion.
    fn item(&mut self) -> Result<Vec<Value>, String> {
        let at = self.at;
        let code = self.dword()?;
        let scalar = match code {
            3 => self.element(3)?,
            4 => self.element(5)?,
            5 => {
                let index = self.dword()?;
                Value::Text(self.string(index)?.to_string())
            }
            6 | 7 => self.element(4)?,
            8 => self.element(6)?,
            9..=14 => return self.vector(code - 8),
            other => return Err(format!("value of type {other} at offset {at:#x}, expected 3 to 14")),
        };
        Ok(vec![scalar])
    }

    fn vector(&mut self, kind: u32) -> Result<Vec<Value>, String> {
        let at = self.at;
        let count = self.dword()?;
        if !matches!(count, 2 | 3 | 4 | 8 | 16) {
            return Err(format!("vector of {count} elements at offset {at:#x}, expected 2, 3, 4, 8 or 16"));
        }
        let start = self.at;
        let values = (0..count).map(|_| self.element(kind)).collect::<Result<Vec<_>, _>>()?;
        self.at = self.at.max(start + 4 * count as usize);
        Ok(values)
    }

    /// 1 char, 2 short, 3 int, 4 long, 5 float, 6 double.
    fn element(&mut self, kind: u32) -> Result<Value, String> {
        Ok(match kind {
            1 => Value::Integer { pattern: self.number::<1>()?, bits: 8 },
            2 => Value::Integer { pattern: self.number::<2>()?, bits: 16 },
            3 => Value::Integer { pattern: self.number::<4>()?, bits: 32 },
            4 => Value::Integer { pattern: self.number::<8>()?, bits: 64 },
            5 => Value::Float(f64::from(f32::from_bits(self.dword()?))),
            _ => Value::Float(f64::from_bits(self.number::<8>()?)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strings() -> BTreeMap<u32, String> {
        let texts = ["plain\\n", "%d of %u: %5.2f %s %%|", "odd", "%v4hhd %v3hd %v2lx", "%ld %p %c"];
        texts.iter().enumerate().map(|(index, text)| (index as u32, unescape(text))).collect()
    }

    /// A buffer with these records, whose first dword counts `extra` bytes more.
    fn buffer(records: &[u32], extra: u32) -> Vec<u8> {
        let written = 4 + 4 * records.len() as u32 + extra;
        [written].iter().chain(records).flat_map(|dword| dword.to_le_bytes()).collect()
    }

    fn text(records: &[u32]) -> Result<String, String> {
        decode(&buffer(records, 0), &strings()).map(|printed| printed.text)
    }

    #[test]
    fn scalars_and_strings() {
        let pi = std::f64::consts::PI.to_bits();
        let record = [1, 3, -7i32 as u32, 3, u32::MAX, 8, pi as u32, (pi >> 32) as u32, 5, 2, 0];
        assert_eq!(text(&record), Ok("-7 of 4294967295:  3.14 odd %|plain\n".into()));
        assert_eq!(text(&[4, 6, 0, 1, 7, 0x1000, 2, 3, 97]), Ok("4294967296 0x200001000 a".into()));
        assert_eq!(text(&[]), Ok(String::new()));
    }

    #[test]
    fn vectors_of_small_elements_are_padded() {
        let bytes = [9, 4, 0x0403_02FF, 0, 0, 0];
        let shorts = [10, 3, 0xFFFE_0001, 3, 0];
        let longs = [12, 2, 16, 0, u32::MAX, u32::MAX];
        let record: Vec<u32> = [3].into_iter().chain(bytes).chain(shorts).chain(longs).chain([0]).collect();
        assert_eq!(text(&record), Ok("-1,2,3,4 1,-2,3 10,ffffffffffffffffplain\n".into()));
    }

    #[test]
    fn records_without_room_are_counted() {
        let printed = |records: &[u32], extra| decode(&buffer(records, extra), &strings()).expect("decodes");
        assert_eq!(printed(&[0, 0, NO_ROOM], 40), Printed { text: "plain\nplain\n".into(), lost: 44 });
        assert_eq!(printed(&[0], 12), Printed { text: "plain\n".into(), lost: 12 });
    }

    #[test]
    fn damaged_buffers_are_one_line() {
        let complaint = |records: &[u32]| text(records).expect_err("damaged");
        assert_eq!(complaint(&[9]), "string 9 at offset 0x4, expected one of the program's 5");
        assert_eq!(complaint(&[1, 3]), "a record ends at offset 0xc, expected 4 more bytes");
        assert_eq!(complaint(&[1, 99]), "value of type 99 at offset 0x8, expected 3 to 14");
        assert_eq!(complaint(&[3, 9, 5]), "vector of 5 elements at offset 0xc, expected 2, 3, 4, 8 or 16");
        assert_eq!(complaint(&[1, 5, 2]), "`%d of %u: %5.2f %s %%|` for a value of another kind");
        assert!(decode(&[], &strings()).is_err());
    }

    #[test]
    fn control_characters_come_back() {
        assert_eq!(unescape(r#"t\tq\"b\\a\a \\n end\r\n"#), "t\tq\"b\\a\x07 \\n end\r\n");
        assert_eq!(unescape("cut\\"), "cut\\");
    }
}
