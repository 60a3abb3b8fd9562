//! Every kernel of `testbenches/kernels` compiled with `-cl-opt-disable` (`scripts/opt_disable.py`) computes
//! what its launch file expects: stack calls, private memory behind 64-bit addresses, nothing folded away.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use tessera_interp::{run, RunOptions};
use tessera_launch::{corpus, Launch};

/// Above the largest of them.
const OPTIONS: RunOptions = RunOptions { step_limit: 20_000_000 };

/// Not so without optimisation: this compiler then negates only the first component of a `half4`, and
/// surfaces do not bound the 64-bit addresses it uses.
const LEFT_OUT: [&str; 2] = ["half_math", "surface_bounds"];

fn names() -> Vec<String> {
    let mut names = corpus::names();
    names.retain(|name| !LEFT_OUT.contains(&name.as_str()));
    names
}

fn binary(name: &str) -> PathBuf {
    corpus::folder("opt_disable").join(name).with_extension("bin")
}

/// The launch of a kernel with the other program.
fn launch(name: &str) -> Result<Launch, String> {
    let file = corpus::launch_file(name);
    let text = std::fs::read_to_string(&file).map_err(|error| error.to_string())?;
    let files = |path: &Path| {
        let program = path == Path::new("kernel.bin");
        let path = if program { binary(name) } else { corpus::folder(name).join(path) };
        std::fs::read(&path).map(Arc::from).map_err(|error| format!("{}: {error}", path.display()))
    };
    Launch::load_with(&file.display().to_string(), &text, &files).map_err(|error| error.to_string())
}

/// Runs one launch; in words what is wrong with it.
fn check(name: &str) -> Result<(), String> {
    let launch = launch(name)?;
    let mut memory = launch.memory();
    run(&launch, &mut memory, &OPTIONS).map_err(|error| error.to_string())?;
    let comparison = launch.check(&memory);
    launch.verdict(&comparison).map_err(|error| format!("{error}\n{comparison:#?}"))
}

#[test]
fn every_kernel_computes_the_same_without_optimisation() {
    let names = names();
    let failures: Vec<String> =
        names.iter().filter_map(|name| check(name).err().map(|error| format!("{name}: {error}"))).collect();
    assert!(failures.is_empty(), "{} of {} fail\n{}", failures.len(), names.len(), failures.join("\n"));
}

#[test]
fn no_program_is_left_over() {
    let entries = std::fs::read_dir(corpus::folder("opt_disable")).expect("the programs");
    let mut programs: Vec<PathBuf> = entries.map(|entry| entry.expect("a readable folder").path()).collect();
    programs.sort();
    assert_eq!(programs, names().iter().map(|name| binary(name)).collect::<Vec<_>>());
}
