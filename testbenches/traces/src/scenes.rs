//! The traces of this repository, `testbenches/traces/scenes`, as tests and benchmarks find them.
//!
//! What each holds and where it comes from: the `README.md` beside them.

use std::path::PathBuf;

use crate::Trace;

/// Names of the traces: rendered scenes first, then adversarial streams.
pub const NAMES: [&str; 10] = [
    "effect2d_800x600",
    "shadow_800x600",
    "refract_800x600",
    "jellyfish_800x600",
    "jellyfish_800x600_msaa4",
    "shadow_800x600_msaa4",
    "adv_uniform",
    "adv_sameset",
    "adv_hammer",
    "adv_stripblit",
];

/// The folder that holds them.
pub fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/scenes"))
}

/// File of a trace.
pub fn file(name: &str) -> PathBuf {
    folder().join(format!("{name}.rtrc.gz"))
}

/// Loads a trace.
///
/// # Panics
/// When it is not there or malformed.
pub fn load(name: &str) -> Trace {
    Trace::load(&file(name)).unwrap_or_else(|e| panic!("{e}"))
}
