//! What can go wrong, one variant per cause; each displays as a single line.
//!
//! Errors about a block's source carry a [`Site`]: the instance path, the
//! statement's position in `update` and its text, because the tree that
//! rust-hdl hands over has no spans of its own.

use std::fmt;
use std::ops::Deref;
use std::path::PathBuf;
use std::sync::Arc;

use thiserror::Error;

/// Where in the design a source error is; cheap to clone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site(Arc<Position>);

/// The parts of a [`Site`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Position {
    /// Instance path from the top block, e.g. `top.alu[0].round`.
    pub block: String,
    /// Position in `update`: `4.then.2` is the second statement of the taken
    /// branch of the fourth one. Empty when the whole block is meant.
    pub statement: String,
    /// The statement, rendered much as it was written.
    pub text: String,
    /// Source file and line, when the block macro recorded them.
    pub source: Option<String>,
}

impl Site {
    pub(crate) fn new(position: Position) -> Self {
        Site(Arc::new(position))
    }

    /// The block as a whole.
    pub(crate) fn block(path: &str) -> Self {
        Site::new(Position { block: path.to_string(), ..Position::default() })
    }
}

impl Deref for Site {
    type Target = Position;
    fn deref(&self) -> &Position {
        &self.0
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(source) = &self.source {
            write!(f, "{source}: ")?;
        }
        write!(f, "block `{}`", self.block)?;
        if !self.statement.is_empty() {
            write!(f, ", statement {} `{}`", self.statement, self.text)?;
        }
        Ok(())
    }
}

/// Everything the exporter, its file writer and the co-simulation builder report.
#[derive(Debug, Error)]
#[allow(missing_docs)] // the messages say what each field is
pub enum ExportError {
    #[error("{site}: latch: `{signal}` is not assigned on every path; expected a default assignment before the first condition")]
    Latch { site: Site, signal: String },
    #[error("{site}: `{signal}` is read before it is assigned; expected the assignment first (Rust would see the previous cycle's value)")]
    ReadBeforeWrite { site: Site, signal: String },
    #[error("{site}: reads `{signal}`, an input of a sub-block; expected the signal that drives it (Rust sees the stale value, Verilog the new one)")]
    ChildInputRead { site: Site, signal: String },
    #[error("{site}: `{signal}` is never driven; expected an assignment in `update`")]
    Undriven { site: Site, signal: String },
    #[error("{site}: assigns `{signal}`, which is {what}; expected an output, a local signal or the input of a sub-block")]
    NotAssignable { site: Site, signal: String, what: &'static str },
    #[error("{site}: literal {value:#x} does not fit {width} bits")]
    LiteralTooWide { site: Site, value: i128, width: usize },
    #[error("{site}: the label `{label}` repeats a value; expected every value once")]
    RepeatedLabel { site: Site, label: String },
    #[error("{site}: bit {index} of a {width}-bit value does not exist")]
    IndexOutOfRange { site: Site, index: i128, width: usize },
    #[error("{site}: `{first}` and `{second}` both become the Verilog name `{name}`; rename one field")]
    NameClash { site: Site, first: String, second: String, name: String },
    #[error("{site}: `{name}` is a reserved word of Verilog, SystemVerilog or C++; rename the field")]
    ReservedName { site: Site, name: String },
    #[error("{site}: unknown identifier `{name}`; expected a signal, loop variable or enum variant")]
    UnknownIdentifier { site: Site, name: String },
    #[error("{site}: the width of `{text}` cannot be decided; expected a value of known width (copy it to a local signal, or name the width with bit_cast)")]
    UndecidableWidth { site: Site, text: String },
    #[error("{site}: `{text}` is {found} bits wide; expected {expected}")]
    WidthMismatch { site: Site, text: String, found: usize, expected: usize },
    #[error(
        "{site}: assigns a slice at a variable offset; expected a constant offset (use replace_bit or a loop over the positions)"
    )]
    VariableSlice { site: Site },
    #[error("{site}: {what} is not supported; expected {expected}")]
    Unsupported { site: Site, what: String, expected: &'static str },
    #[error("{site}: `{signal}` is {width} bits wide; expected 1 to {limit} (wider data is an array)")]
    WidthOutOfRange { site: Site, signal: String, width: usize, limit: usize },
    #[error("module `{name}` differs between two designs of one folder; expected designs of one Exporter")]
    ModuleClash { name: String },
    #[error("prefix `{prefix}`, expected a Verilog identifier of letters, digits and `_`, for example `acme`")]
    Prefix { prefix: String },
    #[error("modules called `{first}_..` and `{second}_..` in one folder; expected designs of one Exporter")]
    PrefixClash { first: String, second: String },
    #[error("template `{name}`: {message}")]
    Template { name: String, message: String },
    #[error("{}: {source}", path.display())]
    Io { path: PathBuf, source: std::io::Error },
    #[error("`{command}` could not be started: {source}; expected it on PATH (scripts/ installs the tools)")]
    ToolMissing { command: String, source: std::io::Error },
    #[error("`{command}` failed in {}: {message}", directory.display())]
    ToolFailed { command: String, directory: PathBuf, message: String },
    #[error("{}: cannot load the Verilated model: {message}", path.display())]
    Load { path: PathBuf, message: String },
}

impl ExportError {
    /// Wraps an I/O error with the path it happened on.
    pub(crate) fn io(path: impl Into<PathBuf>) -> impl FnOnce(std::io::Error) -> Self {
        let path = path.into();
        move |source| ExportError::Io { path, source }
    }
}

/// Result of every fallible function of this crate.
pub type Result<T> = std::result::Result<T, ExportError>;
