//! The testbench that an export brings along.

use std::fs;
use std::process::Command;

use crate::files::crossing;
use crate::tools::{run, written};

/// Random inputs behind a reset pass; without the reset the testbench sees what is not known.
#[test]
fn unknown_bits_end_it() {
    let design = crossing();
    let dir = written(&design, "testbench");
    let text = &design.companions()["tessera_crossing_tb.v"];
    let unset = text.replace("reset = tb_cycle < 2;", "reset = 1'b0;");
    assert_ne!(*text, unset, "it resets the block");
    fs::write(dir.join("unset_tb.v"), unset).expect("writable");
    let compile = ["-g2005", "-Wall", "-c", "tessera_crossing.f", "-s", "tessera_crossing_tb", "-o", "tb.vvp"];
    run(&dir, "iverilog", &[&compile[..], &["tessera_crossing_tb.v"]].concat());
    let said = run(&dir, "vvp", &["-n", "tb.vvp", "+cycles=50", "+seed=7"]);
    assert_eq!(said.trim(), "tessera_crossing: 50 cycles, every output known");
    run(&dir, "iverilog", &[&compile[..], &["unset_tb.v"]].concat());
    let output = Command::new("vvp").current_dir(&dir).args(["-n", "tb.vvp"]).output().expect("vvp runs");
    assert!(!output.status.success(), "{output:?}");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.starts_with("cycle 2: port `") && said.contains("expected known bits"), "{said}");
}
