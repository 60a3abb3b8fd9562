//! `tessera sweep` and `tessera compare`: what is run, what is left in the folder, what is refused.

mod common;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use common::{fails, refused, root, run, scratch, stdout, tessera};

const STUDY: &str = "testbenches/studies/queue_entries.toml";

/// A folder with a sweep over two caches, two numbers of entries and two latencies on a few requests, and
/// over a kernel.
fn small(name: &str) -> (String, PathBuf) {
    let folder = scratch(name);
    let root = root().canonicalize().expect("the repository");
    let text = format!(
        r#"
traces = ["{0}/testbenches/traces/scenes/adv_sameset.rtrc.gz"]
launches = ["{0}/testbenches/kernels/saxpy/launch.toml"]
requests = 500
config = "one-way"

[[axis]]
name = "model"
fields = ["model"]
values = ["linked-list", "merge"]

[[axis]]
name = "entries"
fields = ["memory.cache.queue_entries"]
values = [2, 16]

[[axis]]
name = "latency"
fields = ["memory.read_latency", "memory.write_latency", "eu.message_latency"]
values = [30, [60, 90]]

[plot]
x = "entries"
y = "cycles"
"#,
        root.display()
    );
    let file = folder.join("sweep.toml");
    std::fs::write(&file, text).expect("a writable folder");
    (file.display().to_string(), folder)
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Column `name` of the table.
fn column(table: &str, name: &str) -> Vec<String> {
    let mut reader = csv::Reader::from_reader(table.as_bytes());
    let index = reader.headers().expect("a header").iter().position(|n| n == name);
    let index = index.unwrap_or_else(|| panic!("no column {name} in: {table}"));
    reader.records().map(|line| line.expect("a line")[index].to_string()).collect()
}

fn points(out: &Path) -> BTreeSet<String> {
    let entries = std::fs::read_dir(out.join("points")).expect("points");
    entries.map(|entry| entry.expect("a point").file_name().to_string_lossy().into_owned()).collect()
}

#[test]
fn a_sweep_goes_on_where_it_stopped_and_shards_merge_to_the_same_bytes() {
    let (sweep, folder) = small("sweep_small");
    let (whole, parts) = (folder.join("whole"), folder.join("parts"));
    let out = |path: &Path| path.display().to_string();
    let printed = run(&["sweep", &sweep, "--out", &out(&whole)]);
    assert!(printed.starts_with("16 points run, 0 were there"), "{printed}");
    let table = text(&whole.join("results.csv"));
    assert_eq!(column(&table, "point").len(), 16);

    // As if it had been cut off: two points are not there, one is damaged.
    let names: Vec<String> = points(&whole).into_iter().collect();
    let first = text(&whole.join("points").join(&names[0]));
    std::fs::remove_file(whole.join("points").join(&names[0])).expect("removable");
    std::fs::remove_file(whole.join("points").join(&names[5])).expect("removable");
    std::fs::write(whole.join("points").join(&names[9]), "{\"point\": \"").expect("writable");
    let printed = run(&["sweep", &sweep, "--out", &out(&whole)]);
    assert!(printed.starts_with("3 points run, 13 were there"), "{printed}");
    assert_eq!(text(&whole.join("points").join(&names[0])), first);
    assert_eq!(text(&whole.join("results.csv")), table);

    // Shards of one folder; the last one finishes.
    for (shard, missing) in [("1/3", 10), ("2/3", 5)] {
        let printed = run(&["sweep", &sweep, "--out", &out(&parts), "--shard", shard]);
        assert!(printed.contains(&format!("{missing} of 16 points are other shards'")), "{printed}");
        assert!(!parts.join("results.csv").exists());
    }
    run(&["sweep", &sweep, "--out", &out(&parts), "--shard", "3/3", "--jobs", "1"]);
    for file in ["results.csv", "plot.svg"] {
        assert_eq!(text(&whole.join(file)), text(&parts.join(file)), "{file}");
    }
    assert_eq!(points(&whole), points(&parts));

    // Another input is another point.
    let longer = run(&["sweep", &sweep, "--out", &out(&whole), "--requests", "501"]);
    assert!(longer.starts_with("8 points run, 8 were there"), "{longer}");
}

#[test]
fn the_table_has_what_the_commands_print() {
    let (sweep, folder) = small("sweep_table");
    let out = folder.join("out");
    run(&["sweep", &sweep, "--out", &out.display().to_string()]);
    let table = text(&out.join("results.csv"));
    let [workloads, models, entries, latencies, cycles] =
        ["workload", "model", "entries", "latency", "cycles"].map(|name| column(&table, name));
    let row = |workload: &str, model: &str, entry: &str, latency: &str| {
        let is = |&i: &usize| [&workloads[i], &models[i], &entries[i], &latencies[i]] == [workload, model, entry, latency];
        let row = (0..cycles.len()).find(is).expect("a row");
        cycles[row].parse::<u64>().expect("a number")
    };
    let json = |arguments: &[&str]| -> serde_json::Value { serde_json::from_str(&run(arguments)).expect("JSON") };
    let trace = "testbenches/traces/scenes/adv_sameset.rtrc.gz";
    let options = ["--config", "one-way", "--requests", "500", "--json", "--model", "merge", "--queue-entries", "2"];
    let by_hand = json(&[&["trace", trace][..], &options, &["--memory-latency", "60..90"]].concat());
    assert_eq!(by_hand["cycles"], row("adv_sameset", "merge", "2", "[60,90]"));
    let by_hand = json(&["run", "testbenches/kernels/saxpy/launch.toml", "--message-latency", "30", "--json"]);
    assert_eq!(by_hand["cycles"], row("saxpy", "linked-list", "16", "30"));
    for (i, workload) in workloads.iter().enumerate() {
        let kernel = workload == "saxpy";
        for (name, kernels) in [("ipc", true), ("stall_dependency", true), ("hit_rate", false), ("stall_queue_full", false)] {
            assert_eq!(!column(&table, name)[i].is_empty(), kernel == kernels, "{workload}: {name}");
        }
    }
    assert!(column(&table, "configuration").iter().all(|name| name == "one-way"));
    assert!(column(&table, "seed").iter().all(|seed| seed == "1"));
    assert!(column(&table, "commit").iter().all(|commit| !commit.is_empty()));
    let picture = text(&out.join("plot.svg"));
    for word in ["<svg", "saxpy", "adv_sameset", "entries", "cycles", "model merge, latency 30"] {
        assert!(picture.contains(word), "{word} is missing in the picture");
    }
}

#[test]
fn a_sweep_can_be_left_to_snakemake() {
    let (sweep, folder) = small("sweep_snakemake");
    let out = folder.join("out");
    let out_text = out.display().to_string();
    run(&["sweep", &sweep, "--out", &out_text, "--emit", "snakemake"]);
    let rules = text(&out.join("Snakefile"));
    let listed = run(&["sweep", &sweep, "--out", &out_text, "--list"]);
    assert_eq!(listed.lines().filter(|line| line.contains("  to do  ")).count(), 16, "{listed}");
    for line in listed.lines() {
        let name = line.split_whitespace().next().expect("a name");
        assert!(rules.contains(&format!("    \"{name}\",")), "{name} is missing in:\n{rules}");
    }
    // What its rules call, once by hand.
    let name = listed.split_whitespace().next().expect("a name");
    run(&["sweep", &sweep, "--out", &out_text, "--point", name]);
    assert_eq!(points(&out).into_iter().collect::<Vec<_>>(), [format!("{name}.json")]);
    assert!(run(&["sweep", &sweep, "--out", &out_text, "--list"]).starts_with(&format!("{name}  there  ")));
}

#[test]
fn what_is_wrong_with_a_sweep_is_one_line() {
    let (sweep, folder) = small("sweep_wrong");
    let out = folder.join("out").display().to_string();
    let right = text(Path::new(&sweep));
    let changes: [(&str, &str, &[&str]); 10] = [
        ("values = [2, 16]", "values = [2, 17]", &["axis `entries`", "`memory.cache.queue_entries`", "17", "1 to 16"]),
        ("values = [2, 16]", "values = []", &["axis `entries`", "values"]),
        ("\"memory.cache.queue_entries\"", "\"memory.cache.entries\"", &["`memory.cache.entries`", "memory.cache.queue_entries"]),
        ("name = \"entries\"", "name = \"latency\"", &["axis `latency`", "there already"]),
        ("name = \"entries\"", "name = \"cycles\"", &["axis `cycles`", "there already"]),
        ("x = \"entries\"", "x = \"enties\"", &["plot", "`enties`", "entries"]),
        ("y = \"cycles\"", "y = \"cycle\"", &["plot", "`cycle`", "cycles"]),
        ("one-way", "no-way", &["no-way", "one-way"]),
        ("adv_sameset", "adv_other", &["adv_other"]),
        ("[[axis]]", "[[axes]]", &["line ", "axes"]),
    ];
    for (old, new, parts) in changes {
        assert!(right.contains(old), "{old}");
        std::fs::write(&sweep, right.replacen(old, new, 1)).expect("writable");
        refused(&["sweep", &sweep, "--out", &out], parts);
    }
    std::fs::write(&sweep, "requests = 3\n").expect("writable");
    refused(&["sweep", &sweep, "--out", &out], &["nothing to run"]);
    refused(&["sweep", "no/such.toml", "--out", &out], &["no/such.toml"]);
    std::fs::write(&sweep, &right).expect("writable");
    refused(&["sweep", &sweep, "--out", &out, "--point", "0123"], &["--point", "0123", "--list"]);
    refused(&["sweep", &sweep, "--out", "/proc/none"], &["/proc/none"]);
    assert!(!Path::new(&out).exists());
    // A point that cannot be run is named, the others are there.
    let rtl = right.replace("requests = 500", "requests = 50\nengines = [\"rtl\"]").replace("launches", "#");
    std::fs::write(&sweep, rtl).expect("writable");
    refused(&["sweep", &sweep, "--out", &out], &["4 of 8 points failed", "adv_sameset rtl model=merge", "--model"]);
    assert_eq!(points(Path::new(&out)).len(), 4);
}

/// Of the study in the book some points are run again: its numbers and its picture are those of the models.
#[test]
fn the_study_in_the_book_is_what_its_sweep_gives() {
    let committed = text(&root().join("hdl/docs/src/howto/queue_entries.csv"));
    let out = scratch("study");
    run(&["sweep", STUDY, "--out", &out.display().to_string(), "--shard", "5/15"]);
    let mut compared = 0;
    for file in points(&out) {
        let record: serde_json::Value = serde_json::from_str(&text(&out.join("points").join(file))).expect("JSON");
        let cell = |name: &str, i: usize| column(&committed, name)[i].clone();
        let is = |i: &usize| {
            let axes = ["queue_entries", "latency"]
                .map(|name| cell(name, *i).parse() == Ok(record["axes"][name].as_u64().expect("a number")));
            axes == [true; 2] && record["workload"] == cell("workload", *i)
        };
        let row = (0..45).find(is).expect("the point is in the book");
        for (name, value) in record["results"].as_object().expect("results") {
            assert_eq!(value.to_string(), cell(name, row), "{name} in row {row}");
            compared += 1;
        }
    }
    assert!(compared > 60, "{compared}");
}

#[test]
fn two_outputs_are_compared_by_name() {
    let folder = scratch("compare");
    let write = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).expect("a writable folder");
        path.display().to_string()
    };
    let a = write(
        "a.json",
        r#"{"engine": "golden", "cycles": 200, "stalls": {"queue full": 8, "none": 3}, "list": [1, 2], "gone": 1}"#,
    );
    let b = write("b.json", r#"{"engine": "rtl", "cycles": 250, "stalls": {"queue full": 4, "none": 3}, "list": [1, 5]}"#);
    let rows = |text: &str| -> Vec<Vec<String>> {
        text.lines()
            .map(|line| line.split("  ").map(str::trim).filter(|cell| !cell.is_empty()).map(String::from).collect())
            .collect()
    };
    let table = run(&["compare", &a, &b]);
    let expected: [&[&str]; 7] = [
        &["A", "B", "B - A", "of A"],
        &["cycles", "200", "250", "+50", "+25.00 %"],
        &["engine", "golden", "rtl"],
        &["gone", "1", "-"],
        &["list.1", "2", "5", "+3", "+150.00 %"],
        &["stalls.queue full", "8", "4", "-4", "-50.00 %"],
        &["5 of 7 values differ"],
    ];
    assert_eq!(rows(&table), expected, "{table}");
    assert!(run(&["compare", "--all", &a, &b]).contains("stalls.none"));
    assert_eq!(run(&["compare", &a, &a]), "0 of 7 values differ\n");
    fails(1, &["compare", &a, &b, "--within", "30"], &["4 values differ by more than 30 %", "engine"]);
    let near = write(
        "near.json",
        r#"{"engine": "golden", "cycles": 202, "stalls": {"queue full": 8, "none": 3}, "list": [1, 2], "gone": 1}"#,
    );
    run(&["compare", &a, &near, "--within", "1"]);
    fails(1, &["compare", &a, &near, "--within", "0.9"], &["1 values differ", "cycles"]);
    refused(&["compare", &a, "README.md"], &["README.md", "JSON"]);
    refused(&["compare", "no.json", &a], &["no.json"]);
    // What the command prints itself.
    let stats = |arguments: &[&str], name: &str| {
        write(name, &run(&[&["run", "testbenches/kernels/saxpy/launch.toml", "--json"], arguments].concat()))
    };
    let (gen9, lite) = (stats(&[], "gen9.json"), stats(&["--shape", "lite"], "lite.json"));
    assert!(run(&["compare", &gen9, &lite]).lines().any(|line| line.starts_with("cycles ")));
}

#[test]
fn help_names_the_options() {
    let help = stdout(&tessera(&["sweep", "--help"]));
    for word in [
        "--out",
        "--shard <I/N>",
        "--point",
        "--jobs",
        "--list",
        "--emit",
        "snakemake",
        "--requests",
        "hdl/docs/src/howto/study.md",
    ] {
        assert!(help.contains(word), "{word} is missing in:\n{help}");
    }
    assert!(root().join("hdl/docs/src/howto/study.md").exists());
}
