//! The C header of a block with registers: a compiler agrees with its numbers, and the folder is checked.

use std::fs;
use std::path::Path;

use tessera_export::header::{Field, Map, Register};
use tessera_export::{Difference, Exporter, Library};

use crate::files::Crossing;
use crate::tools::run;

fn map() -> Map {
    let field = |name: &str, bits| Field { name: name.into(), purpose: "Some bits.".into(), bits };
    let register = |name: &str, offset, fields, row: &[&str]| Register {
        name: name.into(),
        purpose: "A register.".into(),
        offset,
        access: "RW".into(),
        reset: 0x1234_5678,
        fields,
        row: row.iter().map(|name| name.to_string()).collect(),
    };
    Map {
        name: "lamp".into(),
        title: "Registers of a lamp".into(),
        legend: "RW is read and written.".into(),
        registers: vec![
            register("light", 4, vec![field("ON", [0, 0]), field("LEVEL", [31, 4])], &[]),
            register("count", 0x40, vec![], &["short, red", "long"]),
        ],
    }
}

fn library(prefix: &str) -> Library {
    let mut exporter = Exporter::with_prefix(prefix).expect("a prefix");
    let design = exporter.export_with_registers(&Crossing::default(), &map()).expect("exports");
    Library::new(vec![design]).expect("one design agrees with itself")
}

#[test]
fn a_compiler_agrees_with_the_numbers() {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("header");
    library("acme").write_to(&root).expect("writable");
    let program = r#"
#include "include/acme_lamp.h"
#include "include/acme_lamp.h"
_Static_assert(ACME_LAMP_LIGHT == 4 && ACME_LAMP_LIGHT_RESET == 0x12345678, "register");
_Static_assert(ACME_LAMP_LIGHT_ON_MASK == 1 && ACME_LAMP_LIGHT_ON_SHIFT == 0, "lowest bit");
_Static_assert(ACME_LAMP_LIGHT_LEVEL_MASK == 0xFFFFFFF0 && ACME_LAMP_LIGHT_LEVEL_SHIFT == 4, "up to the highest bit");
_Static_assert(ACME_LAMP_COUNT(1) == 0x44 && ACME_LAMP_COUNT_SHORT_RED == 0 && ACME_LAMP_COUNT_LONG == 1, "row");
"#;
    fs::write(root.join("program.c"), program).expect("writable");
    run(&root, "cc", &["-std=c11", "-Wall", "-Wextra", "-Werror", "-pedantic", "-fsyntax-only", "program.c"]);
}

#[test]
fn check_looks_at_the_header_too() {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("header_check");
    let library = library("tessera");
    library.write_to(&root).expect("writable");
    assert_eq!(library.check(&root).expect("readable"), []);
    let header = root.join("include/tessera_lamp.h");
    let changed = fs::read_to_string(&header).expect("was there").replacen("0x004u", "0x008u", 1);
    fs::write(&header, changed).expect("writable");
    fs::write(root.join("include/old.h"), "").expect("writable");
    let found = library.check(&root).expect("readable");
    let expected =
        [Difference::Changed { file: "include/tessera_lamp.h".into(), line: 11 }, Difference::Extra("include/old.h".into())];
    assert_eq!(found, expected);
}
