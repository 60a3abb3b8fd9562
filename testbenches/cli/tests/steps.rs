//! Launch files with several steps.

mod common;

use std::fs;

use common::{refused, root, run, scratch};
use serde_json::Value;

const LIFE: &str = "testbenches/kernels/life/steps.toml";

/// Lines that say of a buffer what was expected.
fn verdicts(text: &str) -> Vec<&str> {
    text.lines().filter(|line| line.starts_with("arg[")).collect()
}

const ALL: [&str; 3] = ["arg[0] from: 512 x u8", "arg[0] cells: 512 x u8", "arg[1] living: 1 x u32"];

#[test]
fn steps_follow_each_other_on_every_engine() {
    for engine in ["interp", "golden", "rtl"] {
        let text = run(&["run", LIFE, "--engine", engine]);
        assert!(text.starts_with("step 1 of 4: generation\n") && text.contains("step 4 of 4: census\n"), "{text}");
        let found = verdicts(&text);
        assert_eq!(found.len(), 3, "{text}");
        assert!(found.iter().zip(ALL).all(|(line, start)| line.starts_with(start) && line.ends_with("as expected")), "{text}");
    }
    let text = run(&["lockstep", LIFE]);
    assert_eq!(text.matches("3 engines agree on every port").count(), 4, "{text}");
    assert_eq!(verdicts(&text).len(), 3, "{text}");
}

#[test]
fn one_step_is_run_after_those_before_it() {
    let last = run(&["run", LIFE, "--step", "4", "--dump", "living=-"]);
    let whole = run(&["run", LIFE, "--dump", "living=-"]);
    assert!(whole.ends_with(last.trim_start()), "{last}{whole}");
    assert_eq!(verdicts(&run(&["run", LIFE, "--step", "2"])), Vec::<&str>::new());
    assert!(run(&["profile", LIFE, "--step", "4"]).starts_with("// census"));
    let waveform = scratch("steps").join("step.kanata");
    run(&["run", LIFE, "--step", "3", "--konata", &waveform.display().to_string()]);
    assert!(fs::read_to_string(waveform).expect("the log").starts_with("Kanata"));
    // A document a step.
    let text = run(&["run", LIFE, "--json"]);
    let steps: Vec<Value> = serde_json::Deserializer::from_str(&text).into_iter().map(|v| v.expect("JSON")).collect();
    let kernels: Vec<_> = steps.iter().map(|step| step["kernel"].as_str().expect("its name")).collect();
    assert_eq!(kernels, ["generation", "generation", "generation", "census"]);
}

#[test]
fn what_shows_one_run_wants_one_step() {
    refused(&["run", LIFE, "--konata", "none"], &["--konata", "4 steps", "--step"]);
    refused(&["lockstep", LIFE, "--vcd", "none"], &["--vcd", "4 steps", "--step"]);
    refused(&["profile", LIFE], &["profile", "4 steps", "--step"]);
    refused(&["run", LIFE, "--step", "5"], &["--step", "5", "1 to 4"]);
    refused(&["run", common::SAXPY, "--step", "2"], &["--step", "2", "1 to 1"]);
    let sweep = scratch("sweep_of_steps").join("sweep.toml");
    fs::write(&sweep, format!("launches = [\"{}\"]\n", root().join(LIFE).display())).expect("a writable folder");
    refused(&["sweep", &sweep.display().to_string(), "--out", "none"], &["steps.toml:", "[[step]]", "one launch"]);
}

#[test]
fn wrong_steps_are_one_line() {
    let original = fs::read_to_string(root().join(LIFE)).expect("the file");
    let folder = scratch("wrong_steps");
    for file in ["kernel.bin", "even.bin", "even.expect.bin", "odd.expect.bin", "living.expect.bin"] {
        fs::copy(root().join("testbenches/kernels/life").join(file), folder.join(file)).expect("the kernel's files");
    }
    let wrong = |from: &str, to: &str, parts: &[&str]| {
        assert!(original.contains(from), "{from}");
        let path = folder.join("steps.toml");
        fs::write(&path, original.replacen(from, to, 1)).expect("a writable folder");
        refused(&["run", &path.display().to_string()], parts);
    };
    wrong("shared = \"odd\"", "shared = \"old\"", &["steps.toml:", "step[0].arg[1].shared", "`old`", "even, odd, living"]);
    wrong("shared = \"odd\"", "shared = \"odd\"\nzeros = 4", &["step[0].arg[1].shared", "[[buffer]]"]);
    wrong("name = \"odd\"", "name = \"even\"", &["buffer.name", "`even` twice"]);
    wrong("name = \"odd\"\n", "", &["buffer.name", "missing"]);
    wrong("shared = \"living\"", "zeros = 4", &["buffer.name", "no step names `living`"]);
    wrong("shared = \"living\"", "name = \"x\"\nzeros = 4", &["no step names `living`"]);
    wrong("kernel = \"census\"", "kernel = \"sense\"", &["kernel.bin", "`sense`", "generation, census"]);
    wrong("zeros = 512", "zeros = 511", &["odd.expect.bin", "expected 511"]);
    wrong("binary = \"kernel.bin\"\n", "", &["binary", "missing"]);
}

#[test]
fn a_launch_of_its_own_shares_nothing() {
    let path = common::edited_launch("shares_nothing", |folder| {
        let file = folder.join("launch.toml");
        let text = fs::read_to_string(&file).expect("the file");
        fs::write(&file, text.replacen("buffer = \"x.bin\"", "shared = \"x\"", 1)).expect("a writable folder");
    });
    refused(&["run", &path.display().to_string()], &["shared", "`x`", "[[buffer]]"]);
}
