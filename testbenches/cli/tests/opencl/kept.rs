//! Launches that are kept as folders.

use crate::common::{run, scratch, tessera};
use crate::{script, PYTHON};

#[test]
fn launches_that_are_kept_run_again() {
    let script = script("opencl_kept_script");
    let out = scratch("opencl_kept").join("launches");
    let folder = out.display().to_string();
    run(&["opencl", "--out", &folder, "--", PYTHON, &script]);
    run(&["opencl", "--engine", "golden", "--out", &folder, "--", PYTHON, &script]);
    tessera(&["opencl", "--out", &folder, "--max-cycles", "100000", "--", PYTHON, &script, "forever"]);
    let table = std::fs::read_to_string(out.join("launches.csv")).expect("a table");
    let lines: Vec<Vec<_>> = table.lines().map(|line| line.splitn(8, ',').collect()).collect();
    assert_eq!(lines[0], ["launch", "kernel", "global", "local", "engine", "instructions", "cycles", "verdict"]);
    assert_eq!(lines.len(), 5, "{table}");
    assert_eq!(lines[1][..5], ["0001-saxpy", "saxpy", "200", "200", "interp"]);
    assert_eq!((lines[2][0], lines[2][4], lines[2][7]), ("0002-saxpy", "golden", "ok"));
    assert!(lines[4][0] == "0004-forever" && lines[4][7].contains("step limit of 100000"), "{table}");
    let file = |name: &str| out.join(name).join("launch.toml").display().to_string();
    for engine in ["interp", "golden"] {
        let text = run(&["run", &file("0001-saxpy"), "--engine", engine, "--max-cycles", "100000", "--json"]);
        let value: serde_json::Value = serde_json::from_str(&text).expect("nothing but JSON");
        assert!(text.contains("y") && value["buffers"].as_array().is_some_and(|all| all.len() == 2), "{text}");
    }
    // The same launch takes the same cycles.
    let text = run(&["run", &file("0002-saxpy"), "--json"]);
    let value: serde_json::Value = serde_json::from_str(&text).expect("nothing but JSON");
    assert_eq!(value["cycles"].to_string(), lines[2][6]);
    // And every other command that takes a launch takes it.
    let saxpy = file("0001-saxpy");
    let text = run(&["lockstep", &saxpy, "--engines", "golden,rtl"]);
    assert!(text.contains("2 engines agree on every port"), "{text}");
    let text = run(&["profile", &saxpy]);
    assert!(text.contains("saxpy"), "{text}");
    let page = out.join("report.html").display().to_string();
    run(&["report", &saxpy, "--out", &page]);
    assert!(std::fs::read_to_string(page).is_ok_and(|page| page.contains("saxpy")));
    // One that failed says nothing of what it should have left.
    let failed = std::fs::read_to_string(file("0004-forever")).expect("a launch file");
    assert!(!failed.contains("expect"), "{failed}");
}
