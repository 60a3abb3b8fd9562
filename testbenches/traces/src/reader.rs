//! Reads a trace, plain or gzip (told apart by its first two bytes, not by its name).
//!
//! Memory is bounded by the records that are really there and by [`MAX_RECORDS`](crate::format::MAX_RECORDS):
//! decompression stops at the first wrong record or at the end the header promises.

use std::collections::BTreeMap;
use std::fmt;
use std::fs::File;
use std::io::{BufReader, ErrorKind, Read};
use std::path::Path;

use flate2::read::GzDecoder;

use crate::error::TraceError;
use crate::format::{BadField, Header, Op, Record, HEADER_BYTES, RECORD_BYTES};
use crate::surface::Layout;

const GZIP_MAGIC: [u8; 2] = [0x1F, 0x8B];

/// A whole trace. Every record lies inside its surface, covers something and does something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trace {
    /// What is known of the whole.
    pub header: Header,
    /// The requests, in order.
    pub records: Vec<Record>,
}

/// Requests by surface and operation; prints as `s0:W=29700 s0:RW=600`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OpMix(pub BTreeMap<(u8, Op), u64>);

impl Trace {
    /// Reads a file.
    pub fn load(path: &Path) -> Result<Trace, TraceError> {
        let name = path.display().to_string();
        let unreadable =
            |e: std::io::Error| TraceError::Unreadable { file: name.clone(), place: place(0), reason: e.to_string() };
        let file = File::open(path).map_err(unreadable)?;
        Trace::read(&name, BufReader::new(file))
    }

    /// Reads what a file of this name holds.
    pub fn parse(name: &str, bytes: &[u8]) -> Result<Trace, TraceError> {
        Trace::read(name, bytes)
    }

    fn read(name: &str, mut source: impl Read) -> Result<Trace, TraceError> {
        let mut input = Input { file: name, offset: 0 };
        let mut magic = [0; 2];
        let have = input.fill(&mut source, &mut magic)?;
        input.offset = 0;
        let start = &magic[..have];
        match magic == GZIP_MAGIC {
            true => input.trace(BufReader::new(GzDecoder::new(start.chain(source)))),
            false => input.trace(start.chain(source)),
        }
    }

    /// The file's bytes, uncompressed.
    pub fn encode(&self) -> Vec<u8> {
        let mut bytes = self.header.encode().to_vec();
        self.records.iter().for_each(|r| bytes.extend(r.encode()));
        bytes
    }

    /// Where its surfaces lie.
    pub fn layout(&self) -> Layout {
        Layout::new(&self.header)
    }

    /// How many records of which operation go to which surface.
    pub fn mix(&self) -> OpMix {
        let mut mix = OpMix::default();
        self.records.iter().for_each(|r| *mix.0.entry((r.surface, r.op)).or_default() += 1);
        mix
    }
}

impl fmt::Display for OpMix {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let entry = |((surface, op), n): (&(u8, Op), &u64)| format!("s{surface}:{}={n}", op.name());
        f.write_str(&self.0.iter().map(entry).collect::<Vec<_>>().join(" "))
    }
}

/// What lies at an offset of the decompressed file.
fn place(offset: u64) -> String {
    match offset.checked_sub(HEADER_BYTES as u64) {
        None => "header".into(),
        Some(past) => format!("record {}", past / RECORD_BYTES as u64),
    }
}

/// Where the reader stands, for messages; offsets count decompressed bytes.
struct Input<'a> {
    file: &'a str,
    offset: u64,
}

impl Input<'_> {
    /// Fills `buffer` as far as there is data; how many bytes there were.
    fn fill(&mut self, source: &mut impl Read, buffer: &mut [u8]) -> Result<usize, TraceError> {
        let mut have = 0;
        while have < buffer.len() {
            match source.read(&mut buffer[have..]) {
                Ok(0) => break,
                Ok(n) => have += n,
                Err(e) if e.kind() == ErrorKind::Interrupted => {}
                // Compressed data that stops early: the header or record it stops in is reported, as for a
                // plain file.
                Err(e) if e.kind() == ErrorKind::UnexpectedEof => break,
                Err(e) => {
                    let place = place(self.offset + have as u64);
                    return Err(TraceError::Unreadable { file: self.file.into(), place, reason: e.to_string() });
                }
            }
        }
        self.offset += have as u64;
        Ok(have)
    }

    fn trace(&mut self, mut source: impl Read) -> Result<Trace, TraceError> {
        let header = self.header(&mut source)?;
        let mut records = Vec::new();
        for index in 0..header.count {
            records.push(self.record(&mut source, index, &header)?);
        }
        let end = self.offset;
        if self.fill(&mut source, &mut [0])? != 0 {
            let last = header.count.saturating_sub(1);
            return Err(TraceError::Trailing { file: self.file.into(), last, offset: end, count: header.count });
        }
        Ok(Trace { header, records })
    }

    fn header(&mut self, source: &mut impl Read) -> Result<Header, TraceError> {
        let mut bytes = [0; HEADER_BYTES];
        let have = self.fill(source, &mut bytes)?;
        let file = || self.file.to_string();
        // A file of another kind is named as such even when it is short.
        if have < HEADER_BYTES && bytes[..have.min(4)] == b"RTRC"[..have.min(4)] {
            return Err(TraceError::ShortHeader { file: file(), have, need: HEADER_BYTES });
        }
        let wrong =
            |BadField { field, offset, found, expected }| TraceError::Header { file: file(), field, offset, found, expected };
        Header::decode(&bytes).map_err(wrong)
    }

    fn record(&mut self, source: &mut impl Read, record: u32, header: &Header) -> Result<Record, TraceError> {
        let mut bytes = [0; RECORD_BYTES];
        let offset = self.offset;
        let have = self.fill(source, &mut bytes)?;
        let file = || self.file.to_string();
        if have < RECORD_BYTES {
            let (need, count) = (RECORD_BYTES, header.count);
            return Err(TraceError::ShortRecord { file: file(), record, offset, have, need, count });
        }
        Record::decode(&bytes, header).map_err(|BadField { field, offset: at, found, expected }| {
            let offset = offset + at as u64;
            TraceError::Record { file: file(), record, offset, field, found, expected }
        })
    }
}
