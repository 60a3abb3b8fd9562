//! The one error type of the crate: one line that says which file, which record or offset, what was found and
//! what was expected.

/// What can be wrong with a trace file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say what each field is
pub enum TraceError {
    /// The file cannot be read, or its compression is damaged.
    #[error("{file}: {place} cannot be read: {reason}; expected an RTRC trace, plain or gzip")]
    Unreadable { file: String, place: String, reason: String },

    /// The file ends inside its header.
    #[error("{file}: header is truncated: {have} bytes, expected {need}")]
    ShortHeader { file: String, have: usize, need: usize },

    /// A header field holds something no trace may hold.
    #[error("{file}: header field `{field}` at offset {offset} is {found}, expected {expected}")]
    Header { file: String, field: &'static str, offset: usize, found: String, expected: String },

    /// The file ends before the last record the header promises.
    #[error("{file}: record {record} at offset {offset} is truncated: {have} bytes, expected {need} ({count} records)")]
    ShortRecord { file: String, record: u32, offset: u64, have: usize, need: usize, count: u32 },

    /// A record field holds something no request may hold.
    #[error("{file}: record {record} at offset {offset}: {field} is {found}, expected {expected}")]
    Record { file: String, record: u32, offset: u64, field: &'static str, found: String, expected: String },

    /// The file goes on after the last record the header promises.
    #[error("{file}: data after record {last} at offset {offset}, expected the end of the file ({count} records)")]
    Trailing { file: String, last: u32, offset: u64, count: u32 },
}
