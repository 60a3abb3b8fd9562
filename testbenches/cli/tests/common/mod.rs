//! Runs the command as a user does.

#![allow(dead_code)] // no test uses all of it

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Runs the command in the repository.
pub fn tessera(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tessera")).args(arguments).current_dir(root()).output().expect("the command runs")
}

/// What it printed.
pub fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Expects success; what it printed.
pub fn run(arguments: &[&str]) -> String {
    let output = tessera(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    stdout(&output)
}

/// Expects this status and one line on stderr that holds all of `parts`.
pub fn fails(status: i32, arguments: &[&str], parts: &[&str]) {
    let output = tessera(arguments);
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(status), "{arguments:?}: {text}");
    assert_eq!(text.lines().count(), 1, "{arguments:?}: {text}");
    for part in parts {
        assert!(text.contains(part), "{arguments:?}: `{part}` is missing in: {text}");
    }
}

/// The same with status 2.
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
