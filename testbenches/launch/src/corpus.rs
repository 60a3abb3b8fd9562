//! The kernels of this repository, `testbenches/kernels`, as tests and benchmarks find them.
//!
//! What every kernel covers and where it comes from: `testbenches/kernels/README.md`.

use std::path::PathBuf;

use crate::Launch;

/// The folder with one folder per kernel.
const KERNELS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../kernels");

/// Folder of a kernel.
pub fn folder(name: &str) -> PathBuf {
    PathBuf::from(KERNELS).join(name)
}

/// Launch file of a kernel.
pub fn launch_file(name: &str) -> PathBuf {
    folder(name).join("launch.toml")
}

/// All kernels, sorted.
///
/// # Panics
/// When the folder cannot be read.
pub fn names() -> Vec<String> {
    let entries = std::fs::read_dir(KERNELS).unwrap_or_else(|e| panic!("{KERNELS}: {e}, expected the kernels"));
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("a readable folder").file_name().to_string_lossy().into_owned())
        .filter(|name| launch_file(name).is_file())
        .collect();
    names.sort();
    names
}

/// The launch of a kernel.
///
/// # Panics
/// When it does not load.
pub fn launch(name: &str) -> Launch {
    Launch::load(launch_file(name)).unwrap_or_else(|e| panic!("{e}"))
}
