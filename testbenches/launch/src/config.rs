//! `launch.toml`: the file format and nothing else.
//!
//! ```toml
//! binary = "kernel.bin"          # beside this file, like every path in it
//! kernel = "saxpy"
//! global = [1024, 1, 1]          # one to three dimensions
//! local  = [64, 1, 1]            # optional: what the kernel requires, or at most 256 that divide global
//! offset = [0, 0, 0]             # optional
//!
//! [[arg]]                        # one per kernel argument, in order
//! buffer = "x.bin"               # bytes, or an array of NumPy (.npy); or one of:
//! # zeros = 4096                 # bytes of zero
//! # undefined = 4096             # bytes nobody has initialised: zero in a run, and --check knows
//! # fill = { type = "f32", count = 1024, value = 1.5 }
//! # range = { type = "i32", count = 1024, start = 0, step = 1 }
//! # random = { type = "f32", count = 1024, seed = 7, min = -1.0, max = 1.0 }
//! # same = 0                     # the buffer of that argument, which comes before
//! # null = true                  # no buffer: a null pointer
//! expect = "x.expect.bin"        # optional: contents after the launch, bytes or .npy
//! compare = { kind = "exact" }   # or kind = "ulp" | "abs" | "rel", type, max
//!
//! [[arg]]
//! scalar = { f32 = 2.5 }         # or a list: { i32 = [1, 2] }
//!
//! [[arg]]                        # a struct by value: bytes between its fields are zero
//! struct = [{ name = "bias", type = "i32", offset = 4, value = -3 }]
//!
//! [[arg]]
//! local = 1024                   # bytes behind a `local` pointer
//!
//! [[arg]]
//! image = { file = "im.bin", width = 32, height = 16, format = "rgba8unorm" }   # or depth, layers
//!
//! [[arg]]
//! sampler = { filter = "nearest", address = "clamp_to_edge", normalized = true }
//! ```
//!
//! A file with several launches ([`crate::sequence`]) has a `[[step]]` for each, with the keys of a launch and its
//! arguments as `[[step.arg]]`, and a `[[buffer]]` for each buffer that steps share:
//!
//! ```toml
//! binary = "kernel.bin"          # of the steps that name none
//!
//! [[buffer]]
//! name = "cells"                 # and the keys of an argument that is a buffer
//! zeros = 4096
//!
//! [[step]]
//! kernel = "live"
//! global = [64]
//!
//! [[step.arg]]
//! shared = "cells"
//! ```
//!
//! Unknown keys are errors. Whether the arguments suit the kernel is decided in
//! [`crate::bind`].

use std::path::PathBuf;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use toml::Spanned;

use crate::element::Element;
use crate::error::{printable, LaunchError};
use crate::image::{ImageFormat, Sampler};
use crate::scalar::ScalarValue;
use crate::source::{Fill, RandomNumbers, Range};
use crate::structure::Field;

/// The file as written, or a `[[step]]` of one with several.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LaunchFile {
    /// Program, beside the launch file; a step has that of the file if it names none.
    pub binary: Option<Spanned<PathBuf>>,
    /// Which kernel of the program.
    pub kernel: Spanned<String>,
    /// Work-items on each axis.
    pub global: Spanned<Vec<u32>>,
    /// Work-items of a group on each axis.
    pub local: Option<Spanned<Vec<u32>>>,
    /// First work-item on each axis.
    pub offset: Option<Spanned<Vec<u32>>>,
    /// One table per argument, in order.
    #[serde(default, rename = "arg")]
    pub arguments: Vec<Spanned<ArgumentTable>>,
}

/// A file with several launches, one after the other.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SequenceFile {
    /// Program of the steps that name none.
    pub binary: Option<Spanned<PathBuf>>,
    /// Buffers that steps share, each with a name.
    #[serde(default, rename = "buffer")]
    pub buffers: Vec<Spanned<ArgumentTable>>,
    /// The launches.
    #[serde(rename = "step")]
    pub steps: Vec<Spanned<LaunchFile>>,
}

/// One `[[arg]]` table, or a `[[buffer]]` that steps share.
#[derive(Debug, Clone, PartialEq, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArgumentTable {
    /// Of a shared buffer.
    pub name: Option<String>,
    /// The shared buffer of that name.
    pub shared: Option<String>,
    /// File with the initial contents of a buffer.
    pub buffer: Option<PathBuf>,
    /// Size of a buffer that starts as zeros.
    pub zeros: Option<u64>,
    /// Size of a buffer that nobody has initialised.
    pub undefined: Option<u64>,
    /// Buffer of one value.
    pub fill: Option<Fill>,
    /// Buffer of values at equal distances.
    pub range: Option<Range>,
    /// Buffer of random values.
    pub random: Option<RandomNumbers>,
    /// The buffer of an earlier argument.
    pub same: Option<usize>,
    /// `true`: a null pointer.
    pub null: Option<bool>,
    /// Value.
    pub scalar: Option<ScalarValue>,
    /// Value of a struct.
    #[serde(rename = "struct")]
    pub structure: Option<Vec<Field>>,
    /// Bytes of local memory.
    pub local: Option<u32>,
    /// Image.
    #[serde(alias = "image2d")]
    pub image: Option<ImageTable>,
    /// Sampler.
    pub sampler: Option<Sampler>,
    /// File with the contents after the launch.
    pub expect: Option<PathBuf>,
    /// How these are compared.
    pub compare: Option<Compare>,
}

/// `image = { .. }`, or by its older name `image2d`
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ImageTable {
    /// File with the texels, rows from the top, slices and layers from the first.
    pub file: PathBuf,
    /// In texels.
    pub width: u32,
    /// In texels, of an image that has rows.
    pub height: Option<u32>,
    /// Slices, of an image with three dimensions.
    pub depth: Option<u32>,
    /// Of an array.
    pub layers: Option<u32>,
    /// Format of a texel.
    pub format: ImageFormat,
}

/// How close a result has to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CompareKind {
    /// All bytes equal.
    Exact,
    /// At most `max` units in the last place apart.
    Ulp,
    /// At most `max` apart.
    Abs,
    /// Apart at most `max` times the expected value.
    Rel,
}

/// `compare = { .. }`
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Compare {
    /// How elements are compared.
    pub kind: CompareKind,
    /// Type of an element.
    #[serde(rename = "type")]
    pub element: Option<Element>,
    /// Largest distance allowed.
    pub max: Option<f64>,
}

/// Turns byte positions of the file into errors with line numbers.
#[derive(Debug, Clone)]
pub struct Locator {
    file: String,
    /// Byte offset of each line's start.
    lines: Vec<usize>,
}

impl Locator {
    /// Finds places in the text of a file.
    pub fn new(file: &str, text: &str) -> Self {
        let breaks = text.match_indices('\n').map(|(at, _)| at + 1);
        Locator { file: file.to_string(), lines: std::iter::once(0).chain(breaks).collect() }
    }

    /// Name of the file.
    pub fn file(&self) -> &str {
        &self.file
    }

    /// One-based line of a byte position.
    pub fn line(&self, position: usize) -> usize {
        self.lines.partition_point(|&start| start <= position)
    }

    /// What is wrong with a key, and where it stands.
    pub fn error(&self, position: usize, key: &str, problem: String) -> LaunchError {
        LaunchError::LaunchFile {
            file: self.file.clone(),
            line: self.line(position),
            key: key.to_string(),
            problem: printable(&problem),
        }
    }
}

fn parse<T: DeserializeOwned>(file: &str, text: &str) -> Result<(T, Locator), LaunchError> {
    let locator = Locator::new(file, text);
    let parsed = toml::from_str(text).map_err(|error| {
        let span = error.span().unwrap_or(0..0);
        let key = key_at(text, span.start);
        let message = error.message().replace('\n', "; ");
        locator.error(span.start, &key, message)
    })?;
    Ok((parsed, locator))
}

impl LaunchFile {
    /// Parses the text of `file`.
    pub fn parse(file: &str, text: &str) -> Result<(LaunchFile, Locator), LaunchError> {
        parse(file, text)
    }
}

impl SequenceFile {
    /// Whether a text is one with steps.
    pub fn is(text: &str) -> bool {
        toml::from_str::<toml::Table>(text).is_ok_and(|table| table.contains_key("step"))
    }

    /// Parses the text of `file`.
    pub fn parse(file: &str, text: &str) -> Result<(SequenceFile, Locator), LaunchError> {
        parse(file, text)
    }
}

/// The key whose line holds `position`, for errors of the TOML reader itself.
fn key_at(text: &str, position: usize) -> String {
    let start = text.get(..position).and_then(|before| before.rfind('\n')).map_or(0, |at| at + 1);
    let line = text.get(start..).unwrap_or("").lines().next().unwrap_or("");
    let key = line.split('=').next().unwrap_or("").trim();
    match key {
        "" => "file".to_string(),
        key => printable(key),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> String {
        LaunchFile::parse("launch.toml", text).map(drop).unwrap_err().to_string()
    }

    const HEAD: &str = "binary = \"k\"\nkernel = \"k\"\nglobal = [1]\nlocal = [1]\n";

    #[test]
    fn unknown_and_missing_keys_are_named_with_their_line() {
        let text = format!("{HEAD}[[arg]]\nbufer = \"x\"\n");
        assert!(error(&text).starts_with("launch.toml:6: bufer: unknown field `bufer`"));
        let missing = error("binary = \"k\"\n");
        assert!(missing.contains("missing field `kernel`"), "{missing}");
        assert!(!missing.contains('\n'));
    }

    #[test]
    fn syntax_and_type_errors_are_one_line() {
        for text in [
            "binary = ",
            "binary = 1",
            "global = \"a\"",
            "=",
            "[[arg]\n",
            "global = [-1]",
            "[[arg]]\nscalar = { f32 = 1.0, i32 = 2 }",
            "[[arg]]\nimage2d = { file = \"a\", width = 1, height = 1, format = \"rgb\" }",
        ] {
            let text = format!("{HEAD}{text}");
            let message = error(&text);
            assert_eq!(message.lines().count(), 1, "{message}");
            assert!(message.starts_with("launch.toml:"), "{message}");
        }
    }
}
