//! The command as the tests call it.
#![allow(dead_code)] // each test binary uses its own part

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

pub const SAXPY: &str = "testbenches/kernels/saxpy/launch.toml";
pub const TILED: &str = "testbenches/kernels/sgemm_tiled/launch.toml";

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

pub fn tessera(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tessera")).args(arguments).current_dir(root()).output().expect("the command runs")
}

pub fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

pub fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Expects success; what it printed.
pub fn run(arguments: &[&str]) -> String {
    let output = tessera(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", stderr(&output));
    stdout(&output)
}

/// Expects this status and one line on stderr that holds all of `parts`.
pub fn fails(status: i32, arguments: &[&str], parts: &[&str]) {
    let output = tessera(arguments);
    let text = stderr(&output);
    assert_eq!(output.status.code(), Some(status), "{arguments:?}: {text}");
    assert_eq!(text.lines().count(), 1, "{arguments:?}: {text}");
    for part in parts {
        assert!(text.contains(part), "{arguments:?}: `{part}` is missing in: {text}");
    }
}

/// A copy of the saxpy launch in a folder of its own, changed by `edit`.
pub fn edited_launch(name: &str, edit: impl Fn(&Path)) -> PathBuf {
    let folder = scratch(name);
    let source = root().join("testbenches/kernels/saxpy");
    for file in ["launch.toml", "kernel.bin", "x.bin", "y.bin", "y.expect.bin"] {
        std::fs::copy(source.join(file), folder.join(file)).expect("the kernel's files");
    }
    edit(&folder);
    folder.join("launch.toml")
}

/// The same as [`fails`] with status 2.
pub fn refused(arguments: &[&str], parts: &[&str]) {
    fails(2, arguments, parts);
}

/// An empty folder of that name.
pub fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a writable folder");
    folder
}
