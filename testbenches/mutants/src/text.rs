//! Files that a test leaves for the tools it runs.

use std::path::Path;

/// Writes a file.
///
/// # Panics
/// When that is not possible.
pub fn write(file: &Path, text: &str) {
    std::fs::write(file, text).unwrap_or_else(|e| panic!("{}: {e}, expected a writable file", file.display()));
}

/// Makes a folder, if it is not there.
///
/// # Panics
/// When that is not possible.
pub fn create(folder: &Path) {
    std::fs::create_dir_all(folder).unwrap_or_else(|e| panic!("{}: {e}, expected a writable folder", folder.display()));
}
