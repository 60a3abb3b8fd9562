//! `tessera run --check`: what its page shows is what it prints; statuses, JSON and options.

mod common;

use common::{fails, refused, root, run, stderr, stdout, tessera, SAXPY};
use serde_json::Value;

const RACE: &str = "testbenches/interp/tests/checks/launch.toml";

#[test]
fn the_page_shows_what_is_printed() {
    let page = std::fs::read_to_string(root().join("hdl/docs/src/howto/checks.md")).expect("the page");
    let (_, shown) = page.split_once("```text\n").expect("a block of output");
    let (shown, _) = shown.split_once("```").expect("its end");
    let output = tessera(&["run", RACE, "--engine", "interp", "--check"]);
    let shown = shown.replace("\n    ", " "); // lines that the page breaks
    assert_eq!(stdout(&output), shown);
    let findings = shown.lines().filter(|line| line.starts_with("race: ") || line.starts_with("undefined: ")).count();
    assert_eq!(shown.lines().last(), Some(format!("{findings} findings").as_str()));
}

#[test]
fn findings_are_status_one() {
    fails(1, &["run", RACE, "--engine", "interp", "--check"], &[RACE, "findings, expected none"]);
    let text = run(&["run", SAXPY, "--engine", "interp", "--check"]);
    assert_eq!(text.lines().last(), Some("0 findings"));
    assert!(!run(&["run", RACE, "--engine", "interp"]).contains("findings"));
}

#[test]
fn json_carries_the_findings() {
    let output = tessera(&["run", RACE, "--engine", "interp", "--check", "--json"]);
    assert_eq!((output.status.code(), stderr(&output).lines().count()), (Some(1), 1));
    let json: Value = serde_json::from_slice(&output.stdout).expect("an object");
    let findings = json["findings"].as_array().expect("a list");
    let race = findings.iter().find(|finding| finding["kind"] == "race").expect("a race");
    assert_eq!((race["memory"]["name"].as_str(), race["memory"]["bytes"].as_u64()), (Some("local memory"), Some(4)));
    assert!(race["what"].as_str().is_some_and(|what| what.contains("nothing orders the two")), "{race}");
    let unasked: Value = serde_json::from_str(&run(&["run", SAXPY, "--engine", "interp", "--json"])).expect("an object");
    assert_eq!(unasked["findings"], Value::Null);
}

#[test]
fn only_the_interpreter_checks() {
    refused(&["run", SAXPY, "--check"], &["option --check: only the interpreter checks", "--engine interp"]);
}
