//! The folder a design is written to: its text, its companions, its check.

use std::fs;
use std::path::{Path, PathBuf};

use tessera_export::{export, Design, Difference, Direction, Exporter, Library, Port};
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
        comment!("The other turn always goes on.");
        self.other.advance.next = true;
        self.granted.next = self.arbiter.grant.val();
        self.middle.next = (self.timer.q.val() + bit_cast::<8, 4>(self.request.val())).get_bits::<3>(2);
        comment!("Every colour lasts until the timer wraps.");
        match self.light.q.val() {
            Light::Red => {
                if self.request.val().any() {
                    self.light.d.next = Light::Green;
                } else if self.timer.q.val().any() {
                    self.light.d.next = Light::Amber;
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

pub fn crossing() -> Design {
    export(&Crossing::default()).expect("exports")
}

fn library() -> Library {
    Library::new(vec![crossing()]).expect("one design agrees with itself")
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
    assert_eq!(library().files(), library().files());
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
    let library = library();
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("check");
    library.write_to(&root).expect("writable");
    assert_eq!(library.check(&root).expect("readable"), []);
    let dir = root.join("tessera_crossing");
    fs::write(root.join("modules/stray.txt"), "").expect("writable");
    fs::create_dir_all(dir.join("build")).expect("writable");
    fs::remove_file(dir.join("Bender.yml")).expect("was there");
    let top = root.join("modules/tessera_crossing.v");
    let changed = fs::read_to_string(&top).expect("was there").replacen("// Traffic", "// Tragic", 1);
    fs::write(&top, changed).expect("writable");
    let expected = [
        Difference::Changed { file: "modules/tessera_crossing.v".into(), line: 2 },
        Difference::Extra("modules/stray.txt".into()),
        Difference::Missing("tessera_crossing/Bender.yml".into()),
    ];
    assert_eq!(library.check(&root).expect("readable"), expected);
    assert_eq!(expected[0].to_string(), "modules/tessera_crossing.v:2: differs from the export");
    library.write_to(&root).expect("writable");
    assert_eq!(library.check(&root).expect("readable"), [], "writing repairs all of it");
    let nowhere = dir.join("nowhere");
    assert_eq!(library.check(&nowhere).expect("readable").len(), library.files().len());
}

#[test]
fn nothing_is_half_written() {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("half");
    // Left over from an earlier run, if anything.
    let _ = fs::remove_dir_all(&root);
    fs::create_dir_all(root.join("modules")).expect("writable");
    fs::write(root.join("modules/old.v"), "old").expect("writable");
    let mut design = crossing();
    // A folder that no file system takes, after one that can be written.
    design.name = "z/\0".into();
    let library = Library::new(vec![design]).expect("one design agrees with itself");
    let error = library.write_to(&root).expect_err("cannot be written").to_string();
    assert!(error.contains("z/") && !error.contains('\n'), "{error}");
    let left: Vec<PathBuf> = fs::read_dir(&root).expect("readable").map(|entry| entry.expect("readable").path()).collect();
    assert_eq!(left, [root.join("modules")], "no temporary folder stays behind");
    assert_eq!(fs::read_to_string(root.join("modules/old.v")).expect("still there"), "old");
}

#[test]
fn companions() {
    let design = crossing();
    let dir = written(&design, "companions");
    let files = design.companions();
    let names: Vec<&str> = files.keys().map(String::as_str).collect();
    let expected = [
        "Bender.yml",
        "tessera_crossing.core",
        "tessera_crossing.f",
        "tessera_crossing.gtkw",
        "tessera_crossing.vc",
        "tessera_crossing.ys",
        "tessera_crossing_nextpnr.sh",
        "tessera_crossing_tb.v",
    ];
    assert_eq!(names, expected);
    let core = &files["tessera_crossing.core"];
    assert!(core.starts_with("CAPI=2:\n"));
    // FuseSoC synthesizes as the Yosys script does.
    assert!(core.contains("yosys_synth_options: [-nowidelut]\n"), "{core}");
    assert!(files["tessera_crossing.ys"].contains("\nsynth_ecp5 -nowidelut -top "), "{}", files["tessera_crossing.ys"]);
    assert!(files["tessera_crossing.gtkw"].contains("@22\ntessera_crossing.ticks[7:0]\n"));
    let state = "-states\n^1 /tree/codes/light.txt\n@2022\ntessera_crossing.light[1:0]\n";
    assert!(files["tessera_crossing.gtkw"].contains(state));
    assert_eq!(library().files()["codes/light.txt"], "0 Red\n1 Green\n2 Amber\n");
    let listed = "      - tessera_crossing.v\n      - tessera_round_robin_n2.v\n";
    for list in ["modules/Bender.yml", "modules/tessera_modules.core"] {
        assert!(library().files()[list].contains(listed), "{list}");
    }
    run(&dir, "sh", &["-n", "tessera_crossing_nextpnr.sh"]);
    let said = run(&dir, "yosys", &["-s", "tessera_crossing.ys"]);
    assert!(said.contains("TRELLIS_FF"), "{said}");
    assert_eq!(
        library().check(dir.parent().expect("the library")).expect("readable"),
        [],
        "synthesis leaves the folder as it was"
    );
}

/// With a prefix of its own a design shares no name with the same one without.
#[test]
fn every_name_begins_with_the_prefix() {
    let export = |prefix: &str| Exporter::with_prefix(prefix).and_then(|mut exporter| exporter.export(&Crossing::default()));
    let design = export("acme").expect("exports");
    let names: Vec<&str> = design.modules.iter().map(|m| m.name.as_str()).collect();
    assert_eq!((names.as_slice(), design.name.as_str()), (["acme_round_robin_n2", "acme_crossing"].as_slice(), "acme_crossing"));
    let library = Library::new(vec![design]).expect("one design agrees with itself");
    assert!(library.files().contains_key("modules/acme_modules.core"));
    for (name, text) in library.files() {
        let code = text.lines().map(|line| line.split("//").next().unwrap_or_default());
        assert!(!name.contains("tessera") && code.clone().all(|line| !line.contains("tessera")), "{name}: {text}");
    }
    for wrong in ["", "9to5", "a-b", "a b"] {
        let error = export(wrong).expect_err("not an identifier").to_string();
        assert!(error.starts_with(&format!("prefix `{wrong}`, expected a Verilog identifier")), "{error}");
    }
    let error = Library::new(vec![crossing(), export("acme").expect("exports")]).expect_err("two prefixes").to_string();
    assert!(error.contains("`tessera_..` and `acme_..` in one folder"), "{error}");
}

/// Another user of the arbiter.
#[block]
pub struct Lights {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub request: Signal<In, U<2>>,
    pub granted: Signal<Out, U<2>>,
    arbiter: RoundRobin<2>,
}
impl Logic for Lights {
    #[hdl]
    fn update(&mut self) {
        subblocks!(self, arbiter);
        self.arbiter.request.next = self.request.val();
        self.arbiter.advance.next = true;
        self.granted.next = self.arbiter.grant.val();
    }
}

/// Both tops in one build: the arbiter they share is defined once, whichever way a tool finds it.
#[test]
fn two_tops_build_together() {
    let mut exporter = Exporter::new().expect("templates");
    let designs = [exporter.export(&Crossing::default()), exporter.export(&Lights::default())];
    let library = Library::new(designs.map(|design| design.expect("exports")).to_vec()).expect("one exporter made them");
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("two_tops");
    library.write_to(&root).expect("writable");
    let both = root.join("both");
    fs::create_dir_all(&both).expect("writable");
    let mut ports = Vec::new();
    let mut instances = String::new();
    for design in library.designs() {
        let outside = |port: &Port| format!("{}_{}", design.name, port.name);
        ports.extend(design.ports.iter().map(|port| {
            let direction = if port.direction == Direction::Input { "input" } else { "output" };
            format!("{direction} wire [{}:0] {}", port.width - 1, outside(port))
        }));
        let connections: Vec<String> = design.ports.iter().map(|port| format!(".{}({})", port.name, outside(port))).collect();
        instances += &format!("  {0} {0}_i ({1});\n", design.name, connections.join(", "));
    }
    fs::write(both.join("both.v"), format!("module both({});\n{instances}endmodule\n", ports.join(", "))).expect("writable");
    let lists: Vec<String> = library.designs().iter().map(|design| format!("../{0}/{0}.f", design.name)).collect();
    let said = run(&both, "iverilog", &["-g2005", "-Wall", "-tnull", "-s", "both", "-c", &lists[0], "-c", &lists[1], "both.v"]);
    assert!(said.trim().is_empty(), "{said}");
    let mut arguments = vec!["--lint-only", "-Wall", "--top-module", "both"];
    arguments.extend(["-F", &lists[0], "-F", &lists[1], "both.v"]);
    let said = run(&both, "verilator", &arguments);
    assert!(said.trim().is_empty(), "{said}");
    let script = "read_verilog both.v; read_verilog ../modules/*.v; hierarchy -check -top both; proc; check -assert";
    run(&both, "yosys", &["-q", "-p", script]);
}

/// Designs that do not come from one exporter may disagree.
#[test]
fn modules_that_differ_are_refused() {
    let mut other = crossing();
    other.modules[0].text.push('\n');
    let error = Library::new(vec![crossing(), other]).expect_err("two bodies of one name").to_string();
    assert!(error.contains("tessera_round_robin_n2"), "{error}");
}
