//! Hardware of an execution unit whose shape has no name: it is built when a command asks for it.

mod common;

use std::fs;

use common::{fails, refused, root, run, scratch, SAXPY};
use tessera_ports::config::EuShape;

const SMALL: &str = "testbenches/studies/small_eu.toml";

/// Nearest named shape, and what differs.
const NAME: &str = "tessera_eu_compact_stepped0_threads3_doubles0_results4";

const DIVIDES: &str = "testbenches/kernels/int_division/launch.toml";
const DOUBLES: &str = "testbenches/kernels/fp64_half/launch.toml";

/// It multiplies by way of the accumulators, whose rows are those behind the threads' own.
const PRODUCTS: &str = "testbenches/kernels/atomics_64/launch.toml";

/// A file that lets a sweep of a launch on rtl choose `field`.
fn sweep(name: &str, launch: &str, field: &str, values: &str) -> String {
    let path = scratch(name).join("sweep.toml");
    let text = format!(
        "launches = [\"{launch}\"]\nengines = [\"rtl\"]\n[[axis]]\nname = \"axis\"\nfields = [\"{field}\"]\nvalues = {values}\n"
    );
    fs::write(&path, text.replace("testbenches", &root().join("testbenches").display().to_string())).expect("a folder");
    path.display().to_string()
}

#[test]
fn the_file_is_the_shape_that_blocks_are_tested_in() {
    let text = fs::read_to_string(root().join(SMALL)).expect("the file");
    let shape: EuShape = toml::from_str::<toml::Table>(&text).expect("TOML")["shape"].clone().try_into().expect("a shape");
    assert_eq!(shape, EuShape::SMALL);
}

#[test]
fn all_models_of_a_shape_without_a_name_agree() {
    let agreed = run(&["lockstep", SAXPY, "--config", SMALL]);
    assert!(agreed.contains("3 engines agree on every port"), "{agreed}");
}

#[test]
fn what_a_shape_lacks_stops_the_run_in_all_models() {
    for engine in ["golden", "rtl", "verilator"] {
        fails(2, &["run", DIVIDES, "--config", SMALL, "--engine", engine], &["math"]);
        fails(2, &["run", DOUBLES, "--config", SMALL, "--engine", engine], &["df"]);
    }
}

#[test]
fn its_verilog_is_exported() {
    let out = scratch("small");
    let out = out.to_str().expect("a printable path");
    let export = ["export", "tessera_eu", "--config", SMALL, "--out", out];
    assert!(run(&export).starts_with(NAME));
    run(&[&export[..], &["--check"]].concat());
    assert!(fs::read_to_string(format!("{out}/modules/{NAME}.v")).expect("the top").contains(&format!("module {NAME} (")));
    // A named one is the block of that name.
    let named = scratch("lite");
    let named = named.to_str().expect("a printable path");
    run(&["export", "tessera_eu", "--config", "lite", "--out", named]);
    let [exported, kept] = [named.into(), root().join("generated")]
        .map(|folder: std::path::PathBuf| fs::read_to_string(folder.join("modules/tessera_eu_lite.v")).expect("the top"));
    assert_eq!(exported, kept);
}

#[test]
fn only_the_execution_unit_has_a_shape() {
    refused(&["export", "tessera_tc", "--config", SMALL, "--out", "none"], &["--config", "tessera_tc", "tessera_eu"]);
    refused(&["export", "--config", SMALL, "--out", "none"], &["--config", "tessera_eu"]);
    refused(&["export", "tessera_eu", "--config", "huge", "--out", "none"], &["huge", "compact"]);
}

#[test]
fn a_sweep_goes_over_shapes_without_names_in_hardware() {
    let out = scratch("shapes");
    let out = out.to_str().expect("a printable path");
    let shapes = sweep("some_shapes", SAXPY, "shape.threads", "[7, 3]");
    assert!(run(&["sweep", &shapes, "--out", out]).starts_with("2 points run, 0 were there"));
    let table = fs::read_to_string(format!("{out}/results.csv")).expect("the table");
    let cycles = |row: &str| -> u64 {
        let column = table.lines().next().expect("a head").split(',').position(|name| name == "cycles").expect("cycles");
        row.split(',').nth(column).expect("a cell").parse().expect("a number")
    };
    let rows: Vec<u64> = table.lines().skip(1).map(cycles).collect();
    assert!(rows.len() == 2 && rows[0] < rows[1], "{table}");
    let few = sweep("few_threads", PRODUCTS, "shape.threads", "[4, 1]");
    let out = scratch("few");
    let few = run(&["sweep", &few, "--out", out.to_str().expect("a printable path")]);
    assert!(few.starts_with("2 points run, 0 were there"), "{few}");
    let broken = sweep("broken_shapes", DIVIDES, "shape.divide", "[\"absent\"]");
    let out = scratch("broken");
    fails(2, &["sweep", &broken, "--out", out.to_str().expect("a printable path")], &["1 of 1 points failed", "math"]);
}
