//! Wrong files give one line that names the place; arbitrary bytes never more than that.

use std::io::Write;

use flate2::write::GzEncoder;
use flate2::Compression;
use proptest::prelude::*;
use tessera_traces::{Header, Op, Record, Trace};

fn sample() -> Trace {
    let header = Header { msaa: false, width: 30, height: 20, count: 3, scene: "sample".into() };
    let record = |x, y, surface, op, mask| Record { x, y, surface, op, mask };
    let records =
        vec![record(0, 0, 0, Op::Write, 0xFFFF), record(7, 4, 1, Op::ReadWrite, 0x0001), record(14, 9, 2, Op::Read, 0x8000)];
    Trace { header, records }
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(bytes).expect("writes to memory");
    encoder.finish().expect("writes to memory")
}

/// The error of the sample with some bytes replaced.
fn error(at: usize, bytes: &[u8]) -> String {
    let mut file = sample().encode();
    file[at..at + bytes.len()].copy_from_slice(bytes);
    message(&file)
}

fn message(file: &[u8]) -> String {
    Trace::parse("t.rtrc", file).expect_err("a malformed trace").to_string()
}

#[test]
fn plain_and_compressed_files_are_the_same() {
    let plain = sample().encode();
    assert_eq!(Trace::parse("t", &plain), Ok(sample()));
    assert_eq!(Trace::parse("t", &gzip(&plain)), Ok(sample()));
}

#[test]
fn header_errors_name_the_field() {
    let cases: [(usize, &[u8], &str); 7] = [
        (0, b"PNG!", "t.rtrc: header field `magic` at offset 0 is \"PNG!\", expected \"RTRC\""),
        (4, &[2, 0], "t.rtrc: header field `version` at offset 4 is 2, expected 1"),
        (6, &[4, 0], "t.rtrc: header field `flags` at offset 6 is 0x0004, expected 0 or 1 (MSAA quads)"),
        (8, &[0, 0], "t.rtrc: header field `width` at offset 8 is 0, expected 1 to 8192 pixels"),
        (10, &[1, 0x20], "t.rtrc: header field `height` at offset 10 is 8193, expected 1 to 8192 pixels"),
        (12, &[0xFF; 4], "t.rtrc: header field `record count` at offset 12 is 4294967295, expected at most 16777216"),
        (17, &[0], "t.rtrc: header field `scene name` at offset 16 is \"s\\x00mple\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\", expected printable ASCII, zero-padded"),
    ];
    for (at, bytes, expected) in cases {
        assert_eq!(error(at, bytes), expected);
    }
}

#[test]
fn record_errors_name_the_record() {
    let cases: [(usize, &[u8], &str); 8] = [
        (40, &[8, 0], "t.rtrc: record 1 at offset 40: tile x is 8, expected 0 to 7 (surface 1 is 8 x 5 tiles)"),
        (42, &[5, 0], "t.rtrc: record 1 at offset 42: tile y is 5, expected 0 to 4 (surface 1 is 8 x 5 tiles)"),
        (48, &[15, 0], "t.rtrc: record 2 at offset 48: tile x is 15, expected 0 to 14 (surface 2 is 15 x 10 tiles)"),
        (36, &[8], "t.rtrc: record 0 at offset 36: surface is 8, expected 0 to 7"),
        (37, &[0], "t.rtrc: record 0 at offset 37: op is 0, expected 1 (read), 2 (write) or 3 (both)"),
        (45, &[7], "t.rtrc: record 1 at offset 45: op is 7, expected 1 (read), 2 (write) or 3 (both)"),
        (54, &[0, 0], "t.rtrc: record 2 at offset 54: coverage mask is 0, expected at least one covered pixel"),
        (12, &[2], "t.rtrc: data after record 1 at offset 48, expected the end of the file (2 records)"),
    ];
    for (at, bytes, expected) in cases {
        assert_eq!(error(at, bytes), expected);
    }
}

#[test]
fn truncated_files_name_where_they_end() {
    let file = sample().encode();
    assert_eq!(message(&file[..51]), "t.rtrc: record 2 at offset 48 is truncated: 3 bytes, expected 8 (3 records)");
    assert_eq!(message(&file[..48]), "t.rtrc: record 2 at offset 48 is truncated: 0 bytes, expected 8 (3 records)");
    assert_eq!(message(&file[..31]), "t.rtrc: header is truncated: 31 bytes, expected 32");
    assert_eq!(message(&[]), "t.rtrc: header is truncated: 0 bytes, expected 32");
    let packed = gzip(&file);
    assert!(message(&packed[..packed.len() / 2]).contains("truncated"));
    assert!(message(&packed[..2]).starts_with("t.rtrc: "));
}

#[test]
fn damaged_compression_names_the_record_it_hits() {
    let trace =
        Trace { header: Header { count: 4000, ..sample().header }, records: sample().records.repeat(1334)[..4000].to_vec() };
    let mut packed = gzip(&trace.encode());
    let check = packed.len() - 8;
    packed[check] ^= 0x55;
    let message = message(&packed);
    assert!(message.starts_with("t.rtrc: record "), "{message}");
    assert!(message.ends_with("expected an RTRC trace, plain or gzip"), "{message}");
}

#[test]
fn a_missing_file_is_named() {
    let error = Trace::load(std::path::Path::new("/no/such.rtrc.gz")).expect_err("no such file").to_string();
    assert!(error.starts_with("/no/such.rtrc.gz: header cannot be read: "), "{error}");
}

fn record(header: Header) -> impl Strategy<Value = Record> {
    (0u8..8).prop_flat_map(move |surface| {
        let (columns, rows) = tessera_traces::surface::tiles(&header, surface).expect("a surface");
        let op = prop::sample::select(vec![Op::Read, Op::Write, Op::ReadWrite]);
        (0..columns as u16, 0..rows as u16, op, 1u16..).prop_map(move |(x, y, op, mask)| Record { x, y, surface, op, mask })
    })
}

fn trace() -> impl Strategy<Value = Trace> {
    (any::<bool>(), 1u16..=8192, 1u16..=8192, "[a-z ]{0,16}").prop_flat_map(|(msaa, width, height, scene)| {
        let header = Header { msaa, width, height, count: 0, scene };
        prop::collection::vec(record(header.clone()), 0..40)
            .prop_map(move |records| Trace { header: Header { count: records.len() as u32, ..header.clone() }, records })
    })
}

proptest! {
    #![proptest_config(tessera_testkit::cases!(256))]

    #[test]
    fn what_is_written_is_read_again(trace in trace()) {
        prop_assert_eq!(Trace::parse("t", &gzip(&trace.encode())), Ok(trace));
    }

    #[test]
    fn a_changed_byte_gives_a_trace_or_one_line(trace in trace(), at in any::<prop::sample::Index>(), xor in 1u8.., packed in any::<bool>(), cut in 0usize..40) {
        let mut file = if packed { gzip(&trace.encode()) } else { trace.encode() };
        let at = at.index(file.len());
        file[at] ^= xor;
        file.truncate(file.len() - cut.min(file.len()) * (cut % 2));
        if let Err(error) = Trace::parse("t.rtrc", &file) {
            let line = error.to_string();
            prop_assert!(!line.contains('\n') && line.starts_with("t.rtrc: "), "{}", line);
        }
    }

    #[test]
    fn arbitrary_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = Trace::parse("t", &bytes);
        let _ = Trace::parse("t", &[b"RTRC\x01\0\0\0\x10\0\x10\0".as_slice(), &bytes].concat());
    }

    #[test]
    fn addresses_and_tiles_are_each_others_inverse(trace in trace()) {
        let layout = trace.layout();
        for record in &trace.records {
            let address = layout.of(record);
            prop_assert!(address < layout.blocks());
            prop_assert_eq!(layout.tile(address), (record.surface, record.x, record.y));
        }
    }
}
