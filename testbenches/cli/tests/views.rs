//! Files that show a run, as a user asks for them.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const SAXPY: &str = "testbenches/kernels/saxpy/launch.toml";
const SHADOW: &str = "testbenches/traces/scenes/shadow_800x600.rtrc.gz";

fn tessera(arguments: &[&str]) -> Output {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    Command::new(env!("CARGO_BIN_EXE_tessera")).args(arguments).current_dir(root).output().expect("the command runs")
}

/// What a run writes into the file of `option`.
fn written(option: &str, arguments: &[&str]) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("view{option}.{}", arguments.join("_")));
    let output = tessera(&[&["run", SAXPY, option, path.to_str().expect("a printable path")], arguments].concat());
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    std::fs::read_to_string(&path).expect("the file")
}

#[test]
fn every_engine_gives_the_same_bytes() {
    for (option, lines) in [("--konata", 1000), ("--perfetto", 1000)] {
        for arguments in [&["--seed", "3", "--back-pressure", "20"][..], &["--shape", "compact"]] {
            let view = |engine| written(option, &[&["--engine", engine], arguments].concat());
            let golden = view("golden");
            assert!(golden.lines().count() > lines && golden == view("rtl"), "{option} {arguments:?}");
        }
    }
}

#[test]
fn a_view_that_cannot_be_had_is_one_line_and_status_two() {
    for option in ["--konata", "--perfetto"] {
        for (arguments, expected) in [
            (&[option, "/no/such/folder/x"][..], "/no/such/folder/x"),
            (&[option, "/dev/full"], "/dev/full"),
            (&["--engine", "interp", option, "x"], option),
        ] {
            let output = tessera(&[&["run", SAXPY], arguments].concat());
            let text = String::from_utf8_lossy(&output.stderr);
            assert_eq!((output.status.code(), text.lines().count()), (Some(2), 1), "{arguments:?}: {text}");
            assert!(text.contains(expected), "{text}");
        }
    }
}

#[test]
fn a_profile_lists_every_instruction_and_their_sum() {
    let output = tessera(&["profile", SAXPY]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success() && text.starts_with("// saxpy (SIMD32): "), "{text}");
    let kernel = "testbenches/kernels/saxpy/kernel.bin";
    let listed = String::from_utf8_lossy(&tessera(&["disasm", kernel]).stdout).lines().count() - 1;
    assert_eq!(text.lines().count(), listed + 3, "{text}");
    assert!(text.lines().last().is_some_and(|line| line.trim_start().starts_with("total ")), "{text}");
}

#[test]
fn a_report_is_one_page_with_charts() {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("saxpy.html");
    let output = tessera(&["report", SAXPY, "-o", path.to_str().expect("a printable path")]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let page = std::fs::read_to_string(&path).expect("the page");
    assert!(page.starts_with("<!DOCTYPE html>") && page.matches("<svg").count() == 6 && page.contains("<h1>saxpy</h1>"));
    for (arguments, expected) in [
        (&["report", SAXPY, "-o", "/no/such/folder/x.html"][..], "/no/such/folder/x.html"),
        (&["report", SAXPY, "--engine", "interp", "-o", "x.html"], "--engine"),
        (&["profile", SAXPY, "--engine", "interp"], "--engine"),
    ] {
        let output = tessera(arguments);
        let text = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), text.lines().count()), (Some(2), 1), "{arguments:?}: {text}");
        assert!(text.contains(expected), "{text}");
    }
}

#[test]
fn every_engine_gives_the_same_view_of_a_trace() {
    let view = |engine: &str| {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("trace.{engine}.json"));
        let file = path.to_str().expect("a printable path");
        let output = tessera(&["trace", SHADOW, "--requests", "500", "--engine", engine, "--perfetto", file]);
        assert!(output.status.success(), "{engine}: {}", String::from_utf8_lossy(&output.stderr));
        std::fs::read_to_string(&path).expect("the file")
    };
    let golden = view("golden");
    assert!(golden.lines().count() > 1000 && golden == view("rtl"));
}

#[test]
fn a_trace_has_a_page_as_well() {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("trace.html");
    let file = path.to_str().expect("a printable path");
    let output = tessera(&["report", SHADOW, "--seed", "3", "-o", file]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let page = std::fs::read_to_string(&path).expect("the page");
    assert!(page.contains("<h1>shadow</h1>") && page.contains("engine golden, cache linked-list, seed 3"));
    for (arguments, expected) in [
        (&["report", SHADOW, "-o", file, "--threads", "3"][..], "--threads"),
        (&["report", SHADOW, "-o", file, "--step", "1"], "--step"),
        (&["report", SHADOW, "-o", file, "--engine", "interp"], "--engine"),
        (&["report", SHADOW, "-o", "/no/such/folder/x.html"], "/no/such/folder/x.html"),
        (&["report", "no/such.rtrc", "-o", file], "no/such.rtrc"),
        (&["trace", SHADOW, "--requests", "9", "--perfetto", "/dev/full"], "/dev/full"),
    ] {
        let output = tessera(arguments);
        let text = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), text.lines().count()), (Some(2), 1), "{arguments:?}: {text}");
        assert!(text.contains(expected), "{text}");
    }
}
