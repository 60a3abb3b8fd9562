//! The crate's error.

use thiserror::Error;

/// Why bytes are not an instruction, or why a program cannot be assembled.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
#[allow(missing_docs)] // the messages say what each field is
pub enum IsaError {
    #[error("instruction needs {needed} bytes, only {available} are left")]
    Truncated { needed: usize, available: usize },

    #[error("opcode 0x{code:02x} is not assigned")]
    UnknownOpcode { code: u8 },

    #[error("{mnemonic}: field {field} (bits {hi}:{lo}) is {value}, expected {expected}")]
    Field { mnemonic: &'static str, field: &'static str, hi: usize, lo: usize, value: u64, expected: &'static str },

    #[error("{mnemonic}: cannot be compacted, but bit 29 (CmptCtrl) is set")]
    NotCompactable { mnemonic: &'static str },

    #[error("bit 29 (CmptCtrl) is {found}, expected {expected}")]
    Form { found: u8, expected: u8 },

    #[error("instruction {index}: {what}")]
    Assembly { index: usize, what: &'static str },

    #[error("instruction {index}: {source}")]
    NotEncodable {
        index: usize,
        #[source]
        source: Box<IsaError>,
    },
}
