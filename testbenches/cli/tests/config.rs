//! `tessera config`, and what `--config` and the options beside it do to a run.

mod common;

use common::{refused, root, run, scratch, stdout, tessera};
use serde_json::Value;
use tessera_ports::cache::config::NAMES;
use tessera_ports::config::{Divide, Doubles, EuShape};

const SAXPY: &str = "testbenches/kernels/saxpy/launch.toml";
const TRACE: &str = "testbenches/traces/scenes/adv_sameset.rtrc.gz";

/// Statistics of the run.
fn stats(arguments: &[&str]) -> Value {
    serde_json::from_str(&run(&[arguments, &["--json"]].concat())).expect("JSON")
}

fn cycles(arguments: &[&str]) -> u64 {
    let stats = stats(arguments);
    let found = stats.pointer("/counts/cycles").or(stats.get("cycles"));
    found.and_then(Value::as_u64).unwrap_or_else(|| panic!("no cycles in {stats}"))
}

/// A file of this content in the tests' folder.
fn file(name: &str, text: &str) -> String {
    let path = scratch(name).join("config.toml");
    std::fs::write(&path, text).expect("a writable folder");
    path.display().to_string()
}

#[test]
fn what_is_shown_is_what_a_name_means() {
    for name in NAMES.into_iter().chain(EuShape::NAMED.map(|named| named.0)) {
        let shown = file(&format!("shown_{name}"), &run(&["config", "show", name]));
        assert!(run(&["config", "check", &shown]).contains("valid, "), "{name}");
        // A file that is complete is shown as it is.
        assert_eq!(run(&["config", "show", &shown]), run(&["config", "show", name]));
    }
    let few = ["trace", TRACE, "--requests", "2000", "--config"];
    let shown = file("one_entry", &run(&["config", "show", "one-entry"]));
    assert_eq!(cycles(&[&few[..], &[&shown]].concat()), cycles(&[&few[..], &["one-entry"]].concat()));
    assert!(cycles(&[&few[..], &["one-entry"]].concat()) > cycles(&[&few[..], &["default"]].concat()));
}

#[test]
fn a_file_sets_what_options_set_and_options_win() {
    let config = file("both", "[eu]\nthreads = 2\nmessage_latency = 90\n[shape]\nfloat_add = \"long\"\n[memory]\nread_latency = 30\nwrite_latency = 30\n[memory.cache]\nways = 1\nsets = 4\nqueue_entries = 3\n");
    let run = ["run", SAXPY];
    let same = ["--threads", "2", "--message-latency", "90"];
    let with = cycles(&[&run[..], &["--config", &config]].concat());
    assert_ne!(with, cycles(&run));
    assert_eq!(cycles(&[&run[..], &["--config", &config, "--shape", "gen9"]].concat()), cycles(&[&run[..], &same[..]].concat()));
    let trace = ["trace", "testbenches/traces/scenes/shadow_800x600.rtrc.gz", "--requests", "6000"];
    let same = ["--memory-latency", "30", "--ways", "1", "--sets", "4", "--queue-entries", "3"];
    let from_file = cycles(&[&trace[..], &["--config", &config]].concat());
    assert_eq!(from_file, cycles(&[&trace[..], &same[..]].concat()));
    assert!(from_file > cycles(&[&trace[..], &["--config", &config, "--ways", "4", "--sets", "32"]].concat()));
}

#[test]
fn free_sizes_of_the_cache_are_the_same_on_golden_and_rtl() {
    let config = "testbenches/studies/small_cache.toml";
    let counts = |engine: &str| {
        let mut counts = stats(&["trace", TRACE, "--requests", "400", "--config", config, "--engine", engine]);
        assert_eq!(counts["engine"].take(), engine);
        counts
    };
    assert_eq!(counts("golden"), counts("rtl"));
}

/// Structures of every kind run on golden; that the hardware of one without a name does what golden does is in
/// `shapes.rs`.
#[test]
fn shapes_of_every_kind_run_on_golden() {
    let mut slowest = 0;
    // All with seven threads and everything in them, a sample of the others.
    let (doubles, whole) = (Doubles::Alu1, EuShape::GEN9);
    let is_whole = |shape: &EuShape| {
        (shape.threads, shape.results, shape.doubles) == (whole.threads, whole.results, doubles) && shape.divide != Divide::Absent
    };
    let (all, others): (Vec<_>, Vec<_>) = EuShape::all().into_iter().partition(is_whole);
    assert_eq!(all.len(), 512);
    for (i, shape) in all.into_iter().chain(others.into_iter().step_by(37)).enumerate() {
        let shape_text = toml::to_string(&shape).expect("names");
        let config = file(&format!("shape_{i}"), &format!("[shape]\n{shape_text}"));
        slowest = slowest.max(cycles(&["run", SAXPY, "--config", &config]));
    }
    assert!(slowest > cycles(&["run", SAXPY]));
}

#[test]
fn a_conventional_cache_is_golden_alone() {
    let cycles = |options: &[&str]| cycles(&[&["trace", TRACE, "--requests", "8000"], options].concat());
    let merge = cycles(&["--model", "merge"]);
    assert_ne!(cycles(&[]), merge);
    assert_eq!(cycles(&[]), cycles(&["--model", "linked-list"]));
    let merging = file("merge", "model = \"merge\"\n");
    assert_eq!(cycles(&["--config", &merging]), merge);
    refused(&["trace", TRACE, "--model", "merge", "--engine", "rtl"], &["--model", "golden"]);
    let image = scratch("painted").join("image.png");
    let image = image.to_str().expect("a printable path");
    run(&["trace", "testbenches/traces/scenes/effect2d_800x600.rtrc.gz", "--model", "mshr", "--image", image]);
}

/// The table of the comparison has these numbers; here they come from the command.
#[test]
fn models_are_those_of_the_comparison() {
    let table = std::fs::read_to_string(root().join("testbenches/traces/README.md")).expect("the comparison");
    let row = table.lines().find(|line| line.starts_with("| adv_sameset | 50 |")).expect("its row");
    let numbers: Vec<u64> = row.split('|').filter_map(|cell| cell.split_whitespace().next()?.parse().ok()).collect();
    let models = ["linked-list", "blocking", "mshr", "merge"];
    assert_eq!(models.map(|model| cycles(&["trace", TRACE, "--memory-latency", "50", "--model", model])), numbers[1..5]);
}

#[test]
fn wrong_configurations_are_one_line_with_field_value_and_range() {
    let check = |name: &str, text: &str, parts: &[&str]| {
        let config = file(name, text);
        refused(&["config", "check", &config], parts);
        refused(&["run", SAXPY, "--config", &config], parts);
        refused(&["run", SAXPY, "--engine", "interp", "--config", &config], parts);
        refused(&["trace", TRACE, "--config", &config], parts);
    };
    check("ways", "[memory.cache]\nways = 5\n", &["config.toml", "`memory.cache.ways`", "5", "1 to 4"]);
    check("eus", "eus = 9\n", &["`eus`", "9", "0 to 8"]);
    check("results", "[shape]\nresults = 3\n", &["`shape.results`", "3", "4 to 16"]);
    check("threads", "[shape]\nthreads = 8\n", &["`shape.threads`", "8", "1 to 7"]);
    check("negative", "[eu]\nthreads = -1\n", &["line 2", "`eu.threads`", "-1", "1 to 7"]);
    check("no_section", "threads = 3\n", &["line 1", "`threads`", "`eu`"]);
    refused(&["trace", TRACE, "--queue-entries", "17"], &["`memory.cache.queue_entries`", "17", "1 to 16"]);
    refused(&["trace", TRACE, "--sets", "12"], &["`memory.cache.sets`", "12", "32"]);
    refused(&["run", SAXPY, "--config", "no-such-name"], &["no-such-name", "one-entry", "compact"]);
    refused(&["config", "show", "no-such-name"], &["no-such-name", "one-entry", "compact"]);
}

#[test]
fn a_check_says_what_is_changed_and_which_engines_take_it() {
    let text = run(&["config", "check", "testbenches/studies/small_cache.toml"]);
    assert!(text.contains("memory.cache.ways") && text.contains("2, default 4"), "{text}");
    assert!(text.contains("run golden, rtl, verilator; trace golden, rtl, verilator"), "{text}");
    let config = file("golden_alone", "model = \"mshr\"\n[shape]\nalus = \"one\"\n");
    assert!(
        run(&["config", "check", &config]).contains("run golden, rtl and verilator, which are built at first use; trace golden")
    );
}

#[test]
fn help_names_the_options() {
    let help = stdout(&tessera(&["trace", "--help"]));
    for word in ["--config <NAME|FILE>", "--model", "- merge:", "--queue-entries", "--ways", "--sets", "tessera config show"] {
        assert!(help.contains(word), "{word} is missing in:\n{help}");
    }
    let help = stdout(&tessera(&["config", "--help"]));
    assert!(help.contains("show") && help.contains("check"), "{help}");
}
