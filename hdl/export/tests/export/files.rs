//! The folder a design is written to: its text, its companions, its check.

use std::fs;
use std::path::{Path, PathBuf};

use tessera_export::{export, Design, Difference, Direction};
use tessera_hdl::prelude::*;
use tessera_hdl::RoundRobin;

use crate::tools::{run, written};

/// What the light shows.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub enum Light {
    Red,
    Green,
    Amber,
}

/// Traffic light over two arbitrated requests.
#[block]
pub struct Crossing {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub request: Signal<In, U<4>>,
    pub granted: Signal<Out, U<2>>,
    pub ticks: Signal<Out, U<8>>,
    pub middle: Signal<Out, U<3>>,
    #[reset_value(Light::Amber)]
    light: Reg<Light>,
    #[reset_value(U::new(0x10))]
    timer: Reg<U<8>>,
    arbiter: RoundRobin<2>,
    other: RoundRobin<2>,
}
impl Logic for Crossing {
    #[hdl]
    fn update(&mut self) {
        registers!(self, light, timer);
        subblocks!(self, arbiter, other);
        self.arbiter.request.next = self.request.val().get_bits::<2>(0);
        self.arbiter.advance.next = self.light.q.val() == Light::Green;
        self.other.request.next = !self.request.val().get_bits::<2>(1);
        self.other.advance.next = true;
        self.granted.next = self.arbiter.grant.val();
        self.middle.next = (self.timer.q.val() + bit_cast::<8, 4>(self.request.val())).get_bits::<3>(2);
        comment!("Every colour lasts until the timer wraps.");
        match self.light.q.val() {
            Light::Red => {
                if self.request.val().any() {
                    self.light.d.next = Light::Green;
                }
            }
            Light::Green => {
                self.timer.d.next = self.timer.q.val() + 1;
                if self.timer.q.val().all() {
                    self.light.d.next = Light::Amber;
                }
            }
            Light::Amber => {
                self.light.d.next = Light::Red;
            }
        }
        self.ticks.next = self.timer.q.val();
    }
}

fn crossing() -> Design {
    export(&Crossing::default()).expect("exports")
}

/// `TESSERA_BLESS=1` accepts the present text.
#[test]
fn golden_text() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/export/golden/tessera_crossing.v");
    let design = crossing();
    let text = &design.modules.last().expect("has a top").text;
    if std::env::var_os("TESSERA_BLESS").is_some() {
        fs::write(&path, text).expect("the golden file can be written");
    }
    let golden = fs::read_to_string(&path).expect("the golden file is there");
    for (n, (found, expected)) in text.lines().zip(golden.lines()).enumerate() {
        assert_eq!(found, expected, "line {} of {}", n + 1, path.display());
    }
    assert_eq!(text, &golden);
}

#[test]
fn equal_bodies_are_one_module_and_bytes_repeat() {
    let design = crossing();
    let names: Vec<&str> = design.modules.iter().map(|m| m.name.as_str()).collect();
    assert_eq!(names, ["tessera_round_robin_n2", "tessera_crossing"]);
    assert_eq!(design.files(), crossing().files());
}

#[test]
fn ports_are_told() {
    let design = crossing();
    let ports: Vec<_> = design.ports.iter().map(|p| (p.name.as_str(), p.direction, p.width, p.clock)).collect();
    let (input, output) = (Direction::Input, Direction::Output);
    let expected = [
        ("clock", input, 1, true),
        ("reset", input, 1, false),
        ("request", input, 4, false),
        ("granted", output, 2, false),
        ("ticks", output, 8, false),
        ("middle", output, 3, false),
    ];
    assert_eq!(ports, expected);
}

#[test]
fn check_tells_every_difference() {
    let design = crossing();
    let dir = written(&design, "check");
    assert_eq!(design.check(&dir).expect("readable"), []);
    fs::write(dir.join("stray.txt"), "").expect("writable");
    fs::create_dir_all(dir.join("build")).expect("writable");
    fs::remove_file(dir.join("Bender.yml")).expect("was there");
    let top = dir.join("tessera_crossing.v");
    let changed = fs::read_to_string(&top).expect("was there").replacen("// Traffic", "// Tragic", 1);
    fs::write(&top, changed).expect("writable");
    let expected = [
        Difference::Missing("Bender.yml".into()),
        Difference::Changed { file: "tessera_crossing.v".into(), line: 2 },
        Difference::Extra("stray.txt".into()),
    ];
    assert_eq!(design.check(&dir).expect("readable"), expected);
    assert_eq!(expected[1].to_string(), "tessera_crossing.v:2: differs from the export");
    design.write_to(&dir).expect("writable");
    assert_eq!(design.check(&dir).expect("readable"), [], "writing repairs all of it");
    let nowhere = dir.join("nowhere");
    assert_eq!(design.check(&nowhere).expect("readable").len(), design.files().len());
}

#[test]
fn nothing_is_half_written() {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("half");
    // Left over from an earlier run, if anything.
    let _ = fs::remove_dir_all(&root);
    fs::create_dir_all(root.join("kept")).expect("writable");
    fs::write(root.join("kept/old.v"), "old").expect("writable");
    let mut design = crossing();
    // A name that no file system takes.
    design.modules[0].name = "a/b".into();
    let error = design.write_to(&root.join("kept")).expect_err("cannot be written").to_string();
    assert!(error.contains("a/b.v") && !error.contains('\n'), "{error}");
    let left: Vec<PathBuf> = fs::read_dir(&root).expect("readable").map(|entry| entry.expect("readable").path()).collect();
    assert_eq!(left, [root.join("kept")], "no temporary folder stays behind");
    assert_eq!(fs::read_to_string(root.join("kept/old.v")).expect("still there"), "old");
}

#[test]
fn companions() {
    let design = crossing();
    let dir = written(&design, "companions");
    let files = design.files();
    let names: Vec<&str> = files.keys().map(String::as_str).filter(|name| !name.ends_with(".v")).collect();
    let expected = [
        "Bender.yml",
        "tessera_crossing.core",
        "tessera_crossing.f",
        "tessera_crossing.gtkw",
        "tessera_crossing.vc",
        "tessera_crossing.ys",
        "tessera_crossing_nextpnr.sh",
    ];
    assert_eq!(names, expected);
    assert!(files["tessera_crossing.core"].starts_with("CAPI=2:\n"));
    assert!(files["tessera_crossing.gtkw"].contains("@22\nTOP.tessera_crossing.ticks[7:0]\n"));
    assert!(files["Bender.yml"].contains("      - tessera_round_robin_n2.v\n      - tessera_crossing.v\n"));
    run(&dir, "sh", &["-n", "tessera_crossing_nextpnr.sh"]);
    let said = run(&dir, "yosys", &["-s", "tessera_crossing.ys"]);
    assert!(said.contains("TRELLIS_FF"), "{said}");
    assert_eq!(design.check(&dir).expect("readable"), [], "synthesis leaves the folder as it was");
}
