//! A bounds-checked little-endian cursor that knows which file it reads and at
//! which absolute offset, so that every failure can name both.

use crate::error::LaunchError;

/// A window of a file being parsed. Copies are cheap; reading advances.
#[derive(Debug, Clone, Copy)]
pub struct Reader<'a> {
    file: &'a str,
    bytes: &'a [u8],
    /// Offset of `bytes[0]` in the file on disk.
    base: u64,
    position: usize,
}

impl<'a> Reader<'a> {
    pub fn new(file: &'a str, bytes: &'a [u8]) -> Self {
        Reader { file, bytes, base: 0, position: 0 }
    }

    /// Offset of the next byte in the file on disk.
    pub fn offset(&self) -> u64 {
        self.base + self.position as u64
    }

    pub fn remaining(&self) -> usize {
        self.bytes.len() - self.position
    }

    pub fn file(&self) -> &'a str {
        self.file
    }

    /// All bytes of the window, read or not.
    pub fn window(&self) -> &'a [u8] {
        self.bytes
    }

    /// The next `count` bytes.
    pub fn take(&mut self, count: u64, field: &str) -> Result<&'a [u8], LaunchError> {
        if count > self.remaining() as u64 {
            return Err(self.truncated(count, field));
        }
        // The comparison above bounds `count` by a slice length.
        let start = self.position;
        self.position += count as usize;
        Ok(&self.bytes[start..self.position])
    }

    /// The next `count` bytes as a reader of their own.
    pub fn sub(&mut self, count: u64, field: &str) -> Result<Reader<'a>, LaunchError> {
        let base = self.offset();
        let bytes = self.take(count, field)?;
        Ok(Reader { file: self.file, bytes, base, position: 0 })
    }

    /// A reader over `[start, start + count)` of the whole window.
    pub fn at(&self, start: u64, count: u64, field: &str) -> Result<Reader<'a>, LaunchError> {
        let size = self.bytes.len() as u64;
        let end = start.checked_add(count).filter(|&end| end <= size);
        let Some(end) = end else {
            return Err(LaunchError::Truncated {
                file: self.file.to_string(),
                field: field.to_string(),
                offset: self.base.saturating_add(start),
                need: count,
                have: size.saturating_sub(start),
            });
        };
        Ok(Reader {
            file: self.file,
            // Both ends are at most a slice length.
            bytes: &self.bytes[start as usize..end as usize],
            base: self.base + start,
            position: 0,
        })
    }

    pub fn u16(&mut self, field: &str) -> Result<u16, LaunchError> {
        self.array(field).map(u16::from_le_bytes)
    }

    pub fn u32(&mut self, field: &str) -> Result<u32, LaunchError> {
        self.array(field).map(u32::from_le_bytes)
    }

    pub fn u64(&mut self, field: &str) -> Result<u64, LaunchError> {
        self.array(field).map(u64::from_le_bytes)
    }

    fn array<const N: usize>(&mut self, field: &str) -> Result<[u8; N], LaunchError> {
        let mut out = [0; N];
        out.copy_from_slice(self.take(N as u64, field)?);
        Ok(out)
    }

    /// NUL-terminated (or full-length) text of `count` bytes.
    pub fn text(&mut self, count: u64, field: &str) -> Result<String, LaunchError> {
        let bytes = self.take(count, field)?;
        let end = bytes.iter().position(|&b| b == 0).unwrap_or(bytes.len());
        Ok(String::from_utf8_lossy(&bytes[..end]).into_owned())
    }

    pub fn truncated(&self, need: u64, field: &str) -> LaunchError {
        LaunchError::Truncated {
            file: self.file.to_string(),
            field: field.to_string(),
            offset: self.offset(),
            need,
            have: self.remaining() as u64,
        }
    }

    /// An error about the field that starts `back` bytes before the cursor.
    pub fn bad(&self, back: u64, field: &str, found: String, expected: String) -> LaunchError {
        bad_field(self.file, self.offset() - back, field, found, expected)
    }
}

/// Shorthand for [`LaunchError::BadField`].
pub fn bad_field(file: &str, offset: u64, field: &str, found: String, expected: String) -> LaunchError {
    LaunchError::BadField { file: file.to_string(), field: field.to_string(), offset, found, expected }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offsets_are_those_of_the_file_even_in_nested_windows() {
        let bytes: Vec<u8> = (0..32).collect();
        let mut outer = Reader::new("f", &bytes);
        outer.take(4, "head").unwrap();
        let mut inner = outer.sub(8, "body").unwrap();
        assert_eq!(inner.u32("a").unwrap(), 0x0706_0504);
        let error = inner.u64("b").unwrap_err();
        assert_eq!(error.to_string(), "f: b at offset 0x8 is truncated: 8 bytes expected, 4 left");
    }

    #[test]
    fn huge_lengths_are_errors_not_overflows() {
        let reader = Reader::new("f", &[0; 8]);
        assert!(reader.at(u64::MAX, u64::MAX, "x").is_err());
        assert!(reader.at(4, u64::MAX, "x").is_err());
    }
}
