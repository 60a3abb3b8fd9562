//! Every kernel under `testbenches/kernels` computes what its launch file expects: what the shared set does not cover.

use std::path::{Path, PathBuf};

use tessera_interp::{run, RunOptions};
use tessera_launch::Launch;

/// Fewer folders than this mean that the set was not found.
const AT_LEAST: usize = 12;

/// Far above the largest of them.
const OPTIONS: RunOptions = RunOptions { step_limit: 5_000_000 };

fn launch_files() -> Vec<PathBuf> {
    let kernels = concat!(env!("CARGO_MANIFEST_DIR"), "/../kernels");
    let folders = std::fs::read_dir(kernels).expect("the project's kernels");
    let mut files: Vec<PathBuf> = folders
        .map(|folder| folder.expect("a readable folder").path().join("launch.toml"))
        .filter(|file| file.is_file())
        .collect();
    files.sort();
    files
}

/// Runs one launch; in words what is wrong with it.
fn check(file: &Path) -> Result<(), String> {
    let launch = Launch::load(file).map_err(|error| error.to_string())?;
    let mut memory = launch.memory();
    run(&launch, &mut memory, &OPTIONS).map_err(|error| error.to_string())?;
    let comparison = launch.check(&memory);
    launch.verdict(&comparison).map_err(|error| format!("{error}\n{comparison:#?}"))
}

#[test]
fn every_kernel_computes_what_it_should() {
    let files = launch_files();
    assert!(files.len() >= AT_LEAST, "{} kernels, expected at least {AT_LEAST}", files.len());
    let failures: Vec<String> =
        files.iter().filter_map(|file| check(file).err().map(|error| format!("{}: {error}", file.display()))).collect();
    assert!(failures.is_empty(), "{} of {} fail\n{}", failures.len(), files.len(), failures.join("\n"));
}

#[test]
fn accesses_outside_surfaces_are_counted() {
    let file = launch_files().into_iter().find(|file| file.ends_with("surface_bounds/launch.toml"));
    let launch = Launch::load(file.expect("the kernel about bounds")).expect("loads");
    let mut memory = launch.memory();
    run(&launch, &mut memory, &OPTIONS).expect("runs");
    // 64 work-items: half of `in[2 i]` and of `in[i + 32]`, all of `bytes[i + 64]`; half of `out[i]` and of `bytes[2 i]`.
    assert_eq!(memory.counters.reads_out_of_bounds, 32 + 32 + 64);
    assert_eq!(memory.counters.writes_out_of_bounds, 32 + 32);
}
