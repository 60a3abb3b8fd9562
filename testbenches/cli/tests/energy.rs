//! The estimate of energy: counts of a launch by hand, tables of one's own, wrong ones.

mod common;

use common::{refused, scratch, stdout, tessera, SAXPY};
use serde_json::Value;

fn json(arguments: &[&str]) -> Value {
    let output = tessera(&[arguments, &["--json"]].concat());
    serde_json::from_slice(&output.stdout).unwrap_or_else(|e| panic!("{arguments:?}: {e}"))
}

/// A thread of saxpy, by its listing (`tessera disasm`): lanes and rows of each instruction.
#[test]
fn an_execution_unit_is_counted_as_by_hand() {
    let threads = 32;
    let by_hand = [
        ("alu0_products+alu1_products", 1 + 2 * 16),
        ("alu0_others+alu1_others", 8 + 1 + 8 + 4 * 16 + 2 * 16),
        // mov, mul, mov, four add, two shl, two mad; or has neither a register nor a row
        ("operand_lanes", 8 + 2 + 8 + 4 * 2 * 16 + 2 * 16 + 2 * 3 * 16),
        ("alu_rows_written", 1 + 1 + 1 + 4 * 2 + 2 * 2 + 2 * 2),
        ("response_rows_written", 4 * 2),
        ("call_rows_written", 0),
        // four loads, two stores of two payloads; the end of the thread is none
        ("messages", 4 + 2),
        ("message_rows_read", 4 * 2 + 2 * (2 + 2)),
        ("branches", 0),
        ("em_lanes+intdiv_lanes", 0),
    ];
    let golden = json(&["run", SAXPY]);
    let count = |key: &str| golden["accesses"][0][key].as_u64().unwrap_or_else(|| panic!("no {key}"));
    for (keys, expected) in by_hand {
        assert_eq!(keys.split('+').map(count).sum::<u64>(), threads * expected, "{keys}");
    }
    let rows = ["alu_rows_written", "call_rows_written", "response_rows_written"].map(count).iter().sum::<u64>();
    assert_eq!((golden["rows_written"].as_u64(), golden["line_requests"].as_u64()), (Some(rows), Some(count("lines_fetched"))));
}

#[test]
fn engines_count_the_same_in_execution_units_and_the_interpreter_nothing() {
    let (golden, rtl) = (json(&["run", SAXPY]), json(&["run", SAXPY, "--engine", "rtl"]));
    assert_eq!((&golden["accesses"], &golden["energy"]), (&rtl["accesses"], &rtl["energy"]));
    let interp = json(&["run", SAXPY, "--engine", "interp"]);
    assert!(interp["accesses"].is_null() && interp["energy"].is_null());
    let lanes = golden["accesses"][0]["operand_lanes"].as_f64().expect("a number");
    let nj = golden["energy"]["accesses_nj"]["operand_lanes"].as_f64().expect("a number");
    assert!((nj - lanes * 32.0 * 0.11 / 1e3).abs() < 1e-5, "{nj} nJ for {lanes} lanes");
    let text = stdout(&tessera(&["run", SAXPY, "--stats"]));
    assert!(text.contains("GA, operand lanes gathered") && text.contains("energy, estimated"), "{text}");
}

/// Two units that share the groups do together what one does alone.
#[test]
fn units_add_up() {
    let (one, two) = (json(&["run", SAXPY]), json(&["run", SAXPY, "--eus", "2"]));
    let sum = |value: &Value, key: &str| {
        let units = value["accesses"].as_array().expect("units").iter();
        units.map(|unit| unit[key].as_u64().expect("a number")).sum::<u64>()
    };
    assert_eq!((one["accesses"].as_array().map(Vec::len), two["accesses"].as_array().map(Vec::len)), (Some(1), Some(2)));
    for key in ["operand_lanes", "alu_rows_written", "messages", "dispatch_rows_written"] {
        assert_eq!(sum(&one, key), sum(&two, key), "{key}");
    }
}

#[test]
fn the_table_of_energies_can_be_another() {
    let trace = ["trace", "testbenches/traces/scenes/shadow_800x600.rtrc.gz", "--requests", "3000"];
    let energy = |more: &[&str]| json(&[&trace[..], more].concat())["energy"].clone();
    let file = |name: &str, text: &str| {
        let path = scratch(name).join("energy.toml");
        std::fs::write(&path, text).expect("a writable folder");
        path.display().to_string()
    };
    // What is printed is what is built in.
    let printed = file("energy_printed", &stdout(&tessera(&["config", "energy"])));
    let built_in = energy(&[]);
    assert_eq!(energy(&["--energy", &printed])["accesses_nj"], built_in["accesses_nj"]);
    let doubled = file("energy_doubled", "[render_cache.data_reads]\nbits = 1024\n");
    let other = energy(&["--energy", &doubled]);
    let nj = |energy: &Value, key: &str| energy["accesses_nj"][key].as_f64().expect("a number");
    assert!((nj(&other, "data_reads") - 2.0 * nj(&built_in, "data_reads")).abs() < 1e-6 && nj(&built_in, "data_reads") > 0.0);
    let added = nj(&other, "data_reads") - nj(&built_in, "data_reads");
    let own = |energy: &Value| energy["own_nj"].as_f64().expect("a number");
    assert!((own(&other) - own(&built_in) - added).abs() < 1e-5);
    // A conventional cache has a register for its buffer.
    let merge = energy(&["--model", "merge"]);
    assert!(nj(&merge, "buffer_writes") < 0.2 * nj(&built_in, "buffer_writes"), "{merge}");
    let text = stdout(&tessera(&[&trace[..], &["--stats"]].concat()));
    for words in ["data RAM, rows read", "energy, estimated", "of memory", "a request, estimated"] {
        assert!(text.contains(words), "{words} is missing in:\n{text}");
    }
}

#[test]
fn a_wrong_table_of_energies_is_one_line_and_status_two() {
    let trace = ["trace", "testbenches/traces/scenes/shadow_800x600.rtrc.gz", "--requests", "10", "--energy"];
    let with = |path: &str, parts: &[&str]| {
        refused(&[&trace[..], &[path]].concat(), parts);
        refused(&["run", SAXPY, "--energy", path], parts);
    };
    with("no/such/energy.toml", &["no/such/energy.toml", "tessera config energy"]);
    with("README.md", &["README.md", "line 3"]);
    let path = scratch("energy_wrong").join("energy.toml");
    let name = path.display().to_string();
    for (text, parts) in [
        ("[render_cache.data_reads]\nbits = -4\n", ["`render_cache.data_reads.bits`", "-4"]),
        ("[render_cache.data_reads]\npj = 4\n", ["unknown field `pj`", "pj_per_bit"]),
        ("[render_cache.reads]\nbits = 4\n", ["unknown field `reads`", "data_reads"]),
        ("[eu.messages]\npj_per_bit = -1\n", ["`eu.messages.pj_per_bit` is -1", "from 0 up"]),
    ] {
        std::fs::write(&path, text).expect("a writable folder");
        with(&name, &[&[name.as_str()][..], &parts].concat());
    }
    refused(&["run", SAXPY, "--engine", "interp", "--energy", &name], &["--energy", "golden, rtl or verilator"]);
}
