//! The RTRC format, version 1: a header of 32 bytes, then records of 8 bytes, little-endian.
//!
//! | header offset | type | field |
//! |--:|---|---|
//! | 0 | 4 bytes | magic `RTRC` |
//! | 4, 6 | u16, u16 | version 1; flags, bit 0 = MSAA quads |
//! | 8, 10 | u16, u16 | screen width, height in pixels |
//! | 12 | u32 | record count |
//! | 16 | 16 bytes | scene name, ASCII, zero-padded |
//!
//! | record offset | type | field |
//! |--:|---|---|
//! | 0, 2 | u16, u16 | tile x, tile y |
//! | 4 | u8 | surface |
//! | 5 | u8 | op: bit 0 read, bit 1 write |
//! | 6 | u16 | coverage mask |
//!
//! The functions here judge one header or record; where it stood in which file is the reader's to add.

use crate::surface;

/// Bytes of a header.
pub const HEADER_BYTES: usize = 32;
/// Bytes of a record.
pub const RECORD_BYTES: usize = 8;
/// Largest record count accepted, so that a damaged header cannot claim the machine's memory (128 MiB of
/// records).
pub const MAX_RECORDS: u32 = 1 << 24;
/// Largest screen edge: twice it (an extra target) still has tile coordinates of 12 bits.
pub const MAX_EDGE: u16 = 8192;

const MAGIC: [u8; 4] = *b"RTRC";
const VERSION: u16 = 1;
const FLAG_MSAA: u16 = 1;
const NAME_BYTES: usize = 16;

/// What a request does with its block.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Op {
    /// Needs old content.
    Read,
    /// Gives new content and needs no old one.
    Write,
    /// New content depends on old.
    ReadWrite,
}

impl Op {
    /// The file's code: bit 0 read, bit 1 write.
    pub fn code(self) -> u8 {
        match self {
            Op::Read => 1,
            Op::Write => 2,
            Op::ReadWrite => 3,
        }
    }

    /// The operation of a record's code.
    pub fn from_code(code: u8) -> Option<Op> {
        [Op::Read, Op::Write, Op::ReadWrite].into_iter().find(|op| op.code() == code)
    }

    /// Old contents are needed.
    pub fn reads(self) -> bool {
        self != Op::Write
    }

    /// Contents change.
    pub fn writes(self) -> bool {
        self != Op::Read
    }

    /// `R`, `W` or `RW`.
    pub fn name(self) -> &'static str {
        match self {
            Op::Read => "R",
            Op::Write => "W",
            Op::ReadWrite => "RW",
        }
    }
}

/// Facts about a whole trace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    /// A tile is a quad of 2x2 pixels with four samples (surfaces 0 and 1).
    pub msaa: bool,
    /// Screen size in pixels.
    pub width: u16,
    /// Screen height in pixels.
    pub height: u16,
    /// Number of records.
    pub count: u32,
    /// Name of the scene.
    pub scene: String,
}

/// One request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Record {
    /// Column of the tile.
    pub x: u16,
    /// Row of the tile, from the top.
    pub y: u16,
    /// Which surface; 0 is colour, 1 depth.
    pub surface: u8,
    /// What is done with the tile.
    pub op: Op,
    /// Covered pixels (or samples); never 0.
    pub mask: u16,
}

/// A field that holds what it must not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadField {
    /// Name of the field.
    pub field: &'static str,
    /// From the start of the header or record.
    pub offset: usize,
    /// What it holds.
    pub found: String,
    /// What it may hold.
    pub expected: String,
}

fn bad(field: &'static str, offset: usize, found: String, expected: impl Into<String>) -> BadField {
    BadField { field, offset, found, expected: expected.into() }
}

fn u16_at(bytes: &[u8], at: usize) -> u16 {
    u16::from_le_bytes([bytes[at], bytes[at + 1]])
}

impl Header {
    /// Reads a header and checks every field.
    pub fn decode(bytes: &[u8; HEADER_BYTES]) -> Result<Header, BadField> {
        if bytes[..4] != MAGIC {
            return Err(bad("magic", 0, format!("\"{}\"", bytes[..4].escape_ascii()), "\"RTRC\""));
        }
        let version = u16_at(bytes, 4);
        if version != VERSION {
            return Err(bad("version", 4, version.to_string(), VERSION.to_string()));
        }
        let flags = u16_at(bytes, 6);
        if flags & !FLAG_MSAA != 0 {
            return Err(bad("flags", 6, format!("{flags:#06x}"), "0 or 1 (MSAA quads)"));
        }
        let edge = |field, at| match u16_at(bytes, at) {
            n @ 1..=MAX_EDGE => Ok(n),
            n => Err(bad(field, at, n.to_string(), format!("1 to {MAX_EDGE} pixels"))),
        };
        let (width, height) = (edge("width", 8)?, edge("height", 10)?);
        let count = u32::from_le_bytes([bytes[12], bytes[13], bytes[14], bytes[15]]);
        if count > MAX_RECORDS {
            return Err(bad("record count", 12, count.to_string(), format!("at most {MAX_RECORDS}")));
        }
        let name = &bytes[16..];
        let end = name.iter().position(|&b| b == 0).unwrap_or(NAME_BYTES);
        let printable = name[..end].iter().all(|b| b.is_ascii_graphic() || *b == b' ');
        if !printable || name[end..].iter().any(|&b| b != 0) {
            return Err(bad("scene name", 16, format!("\"{}\"", name.escape_ascii()), "printable ASCII, zero-padded"));
        }
        let scene = String::from_utf8_lossy(&name[..end]).into_owned();
        Ok(Header { msaa: flags & FLAG_MSAA != 0, width, height, count, scene })
    }

    /// The header's bytes. A scene name longer than 16 bytes is cut.
    pub fn encode(&self) -> [u8; HEADER_BYTES] {
        let mut bytes = [0; HEADER_BYTES];
        bytes[..4].copy_from_slice(&MAGIC);
        bytes[4..6].copy_from_slice(&VERSION.to_le_bytes());
        bytes[6..8].copy_from_slice(&u16::from(self.msaa).to_le_bytes());
        bytes[8..10].copy_from_slice(&self.width.to_le_bytes());
        bytes[10..12].copy_from_slice(&self.height.to_le_bytes());
        bytes[12..16].copy_from_slice(&self.count.to_le_bytes());
        bytes[16..].iter_mut().zip(self.scene.bytes()).for_each(|(to, from)| *to = from);
        bytes
    }
}

impl Record {
    /// Judges a record of a trace with this header.
    pub fn decode(bytes: &[u8; RECORD_BYTES], header: &Header) -> Result<Record, BadField> {
        let surface = bytes[4];
        let Some((tiles_x, tiles_y)) = surface::tiles(header, surface) else {
            return Err(bad("surface", 4, surface.to_string(), format!("0 to {}", surface::SURFACES - 1)));
        };
        let tile = |field, at, tiles: u32| match u16_at(bytes, at) {
            n if u32::from(n) < tiles => Ok(n),
            n => {
                let expected = format!("0 to {} (surface {surface} is {tiles_x} x {tiles_y} tiles)", tiles - 1);
                Err(bad(field, at, n.to_string(), expected))
            }
        };
        let (x, y) = (tile("tile x", 0, tiles_x)?, tile("tile y", 2, tiles_y)?);
        let Some(op) = Op::from_code(bytes[5]) else {
            return Err(bad("op", 5, bytes[5].to_string(), "1 (read), 2 (write) or 3 (both)"));
        };
        let mask = u16_at(bytes, 6);
        if mask == 0 {
            return Err(bad("coverage mask", 6, "0".into(), "at least one covered pixel"));
        }
        Ok(Record { x, y, surface, op, mask })
    }

    /// The record as it lies in a file.
    pub fn encode(&self) -> [u8; RECORD_BYTES] {
        let [x0, x1] = self.x.to_le_bytes();
        let [y0, y1] = self.y.to_le_bytes();
        let [m0, m1] = self.mask.to_le_bytes();
        [x0, x1, y0, y1, self.surface, self.op.code(), m0, m1]
    }
}
