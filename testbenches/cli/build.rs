//! Tells the command which commit its models are of: the last that changed what it is built from.

use std::process::Command;

/// What a result depends on, as seen from the root of the repository.
const SOURCES: [&str; 11] = [
    "Cargo.lock",
    "hdl/blocks",
    "hdl/export",
    "hdl/isa",
    "hdl/ports",
    "testbenches/cli/src",
    "testbenches/golden/src",
    "testbenches/interp/src",
    "testbenches/launch/src",
    "testbenches/lockstep/src",
    "testbenches/traces/src",
];

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

fn main() {
    SOURCES.iter().for_each(|source| println!("cargo:rerun-if-changed={ROOT}/{source}"));
    for file in ["HEAD", "logs/HEAD"] {
        if let Some(path) = git(&["rev-parse", "--path-format=absolute", "--git-path", file]) {
            println!("cargo:rerun-if-changed={path}");
        }
    }
    println!("cargo:rustc-env=TESSERA_COMMIT={}", commit().unwrap_or_else(|| "unknown".into()));
}

/// `0123456789ab`, or `0123456789ab+89abcdef` with a hash of what is changed since.
fn commit() -> Option<String> {
    let of = |command: &[&str]| git(&[command, &["--"], &SOURCES].concat());
    let commit = of(&["log", "-1", "--format=%h", "--abbrev=12"]).filter(|commit| !commit.is_empty())?;
    let changes = of(&["diff", "HEAD"])?;
    if changes.is_empty() {
        return Some(commit);
    }
    // The same on every machine, as the hasher's keys are fixed.
    use std::hash::{DefaultHasher, Hasher};
    let mut hasher = DefaultHasher::new();
    hasher.write(changes.as_bytes());
    Some(format!("{commit}+{:08x}", hasher.finish() as u32))
}

/// What git prints, if there are git and a repository.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).current_dir(ROOT).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_string())
}
