//! What a run leaves for a program: JSON as its page describes it, contents of buffers as files, partial results
//! of a run that did not end.

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use common::{edited_launch, refused, root, stderr, stdout, tessera, SAXPY, TILED};
use serde_json::Value;
use tessera_launch::element::Element;
use tessera_launch::npy;

const IMAGE: &str = "testbenches/kernels/image_write/launch.toml";
const PRINTED: &str = "testbenches/kernels/printed/launch.toml";
const PRICES: &str = "testbenches/traces/energy_registers.toml";
const SHADOW: &str = "testbenches/traces/scenes/shadow_800x600.rtrc.gz";

/// What is no JSON object is a failure.
fn json(arguments: &[&str]) -> Value {
    let output = tessera(arguments);
    serde_json::from_slice(&output.stdout).unwrap_or_else(|e| panic!("{arguments:?}: {e}: {}", stdout(&output)))
}

/// Notes the types that occur at every path below `value`.
fn note(value: &Value, path: &str, seen: &mut BTreeMap<String, BTreeSet<&'static str>>) {
    let below = |key: &str| if path.is_empty() { key.to_string() } else { format!("{path}.{key}") };
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(list) => {
            list.iter().for_each(|item| note(item, &format!("{path}[]"), seen));
            "list"
        }
        Value::Object(object) => {
            // Names that the launch chooses, not the schema.
            let open = matches!(path, "retired" | "issued_together");
            object.iter().for_each(|(key, item)| note(item, &below(if open { "*" } else { key }), seen));
            "object"
        }
    };
    if !path.is_empty() {
        seen.entry(path.to_string()).or_default().insert(kind);
    }
}

/// Types by path, as the page has them under a heading.
fn documented(heading: &str) -> BTreeMap<String, BTreeSet<String>> {
    let text = std::fs::read_to_string(root().join("hdl/docs/src/howto/results.md")).expect("its text");
    let (_, text) = text.split_once(&format!("\n## {heading}\n")).expect("the heading");
    let (_, table) = text.split_once("| key | type | meaning |").expect("the table of keys");
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    rows.map(|row| {
        let cells: Vec<_> = row.split('|').map(str::trim).collect();
        let types = cells[2].split(" or ").map(String::from).collect();
        (cells[1].trim_matches('`').to_string(), types)
    })
    .collect()
}

#[test]
fn the_page_describes_the_keys_of_every_engine() {
    let wrong = wrong_result("results_schema");
    let runs: [&[&str]; 12] = [
        &["run", SAXPY, "--json", "--engine", "interp"],
        &["run", SAXPY, "--json", "--engine", "golden"],
        &["run", SAXPY, "--json", "--engine", "rtl"],
        &["run", SAXPY, "--json", "--energy", PRICES],
        &["lockstep", SAXPY, "--json", "--engines", "golden,rtl"],
        &["run", PRINTED, "--json", "--engine", "interp"],
        &["run", SAXPY, "--json", "--max-cycles", "100"],
        &["run", wrong.to_str().expect("a printable path"), "--json"],
        &["run", "testbenches/interp/tests/checks/launch.toml", "--json", "--engine", "interp", "--check"],
        &["run", "testbenches/interp/tests/checks/barrier.toml", "--json", "--engine", "interp", "--check"],
        &["run", "testbenches/kernels/group_phases/launch.toml", "--json", "--engine", "interp", "--check"],
        &["run", IMAGE, "--json", "--engine", "interp", "--check"],
    ];
    hold(&runs, "JSON");
}

#[test]
fn the_page_describes_the_keys_of_a_trace() {
    let few: &[&str] = &["trace", SHADOW, "--requests", "500", "--json"];
    let runs: [&[&str]; 4] = [
        few,
        &[few, &["--engine", "rtl"]].concat(),
        &[few, &["--model", "merge", "--memory-latency", "20..40"]].concat(),
        &[few, &["--energy", PRICES]].concat(),
    ];
    hold(&runs, "JSON of a trace");
    let value = json(few);
    let sum = |value: &Value| value.as_object().expect("counts").values().map(|n| n.as_u64().expect("a number")).sum::<u64>();
    let pipelines = value["pipelines"].as_array().expect("pipelines");
    assert!(pipelines.iter().all(|pipeline| sum(&pipeline["stalls"]) == value["cycles"].as_u64().expect("a number")));
    let of = |key: &str| pipelines.iter().map(|pipeline| pipeline[key].as_u64().expect("a number")).sum::<u64>();
    assert_eq!((of("requests"), of("hits_present") + of("hits_pending") + of("misses")), (500, 500));
    assert_eq!((&value["scene"], &value["engine"], &value["ended"]), (&"shadow".into(), &"golden".into(), &"finished".into()));
}

/// Every run prints the same keys at the top, and all of them together what the page has under a heading.
fn hold(runs: &[&[&str]], heading: &str) {
    let mut all = BTreeMap::new();
    let mut keys = None;
    for arguments in runs {
        let value = json(arguments);
        let own: BTreeSet<String> = value.as_object().expect("an object").keys().cloned().collect();
        assert_eq!(keys.get_or_insert_with(|| own.clone()), &own, "{arguments:?}");
        note(&value, "", &mut all);
    }
    let seen: BTreeMap<String, BTreeSet<String>> =
        all.into_iter().map(|(path, kinds)| (path, kinds.into_iter().map(String::from).collect())).collect();
    let page = documented(heading);
    for (path, types) in &seen {
        assert_eq!(page.get(path), Some(types), "`{path}`: the page has the left, the output the right");
    }
    for path in page.keys() {
        assert!(seen.contains_key(path), "the page has `{path}`, no output does");
    }
}

/// A copy of saxpy whose expected contents are wrong.
fn wrong_result(name: &str) -> PathBuf {
    edited_launch(name, |folder| {
        let path = folder.join("y.expect.bin");
        let mut bytes = std::fs::read(&path).expect("the expected buffer");
        bytes[4] ^= 1;
        std::fs::write(&path, bytes).expect("a writable file");
    })
}

#[test]
fn json_says_what_the_run_was_and_what_it_counted() {
    let setting = ["--threads", "3", "--seed", "9", "--message-latency", "30..40", "--shape", "compact", "--eus", "2"];
    let value = json(&[&["run", SAXPY, "--json"], &setting[..]].concat());
    let configuration = &value["configuration"];
    assert_eq!((&value["kernel"], &value["engine"], &value["seed"]), (&"saxpy".into(), &"golden".into(), &9.into()));
    assert_eq!((&configuration["threads"], &configuration["shape"]), (&3.into(), &"compact".into()));
    assert_eq!((&configuration["message_latency"]["max"], &configuration["eus"]), (&40.into(), &2.into()));
    // The parts make the whole.
    let sum = |value: &Value| value.as_object().expect("counts").values().map(|n| n.as_u64().expect("a number")).sum::<u64>();
    assert_eq!(sum(&value["retired"]), value["instructions"].as_u64().expect("a number"));
    let stalls = value["stalls"].as_array().expect("every thread");
    assert_eq!(stalls.len(), 2 * 7);
    assert!(stalls.iter().all(|thread| sum(&thread["cycles"]) == value["cycles"].as_u64().expect("a number")));
    assert!(stalls.iter().filter(|thread| thread["thread"].as_u64() >= Some(3)).all(|t| t["cycles"]["idle"] == value["cycles"]));
    // The interpreter executes the same instructions.
    let interp = json(&["run", SAXPY, "--json", "--engine", "interp"]);
    assert_eq!(interp["retired"], value["retired"]);
    assert_eq!((&interp["groups"], &interp["threads"]), (&value["groups"], &value["threads"]));
    assert_eq!((&interp["verdict"], &value["verdict"]), (&"as_expected".into(), &"as_expected".into()));
}

#[test]
fn json_is_alone_also_when_the_comparison_failed_and_when_the_kernel_prints() {
    let launch = wrong_result("results_json");
    let output = tessera(&["run", launch.to_str().expect("a printable path"), "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let value: Value = serde_json::from_slice(&output.stdout).expect("nothing but JSON");
    assert_eq!((&value["verdict"], &value["ended"]), (&"differs".into(), &"finished".into()));
    let verdicts: Vec<_> = value["buffers"].as_array().expect("buffers").iter().map(|b| &b["verdict"]).collect();
    assert_eq!(verdicts, ["unchecked", "differs"]);
    let compare = &value["buffers"][1]["compare"];
    assert_eq!((&compare["differing"], &compare["first"][0]["index"]), (&1.into(), &1.into()));

    let text = std::fs::read_to_string(root().join("testbenches/kernels/printed/printed.expect.txt")).expect("the text");
    assert_eq!(json(&["run", PRINTED, "--engine", "interp", "--json"])["printed"], text.as_str());
}

fn fresh(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a writable folder");
    folder
}

fn files(folder: &Path) -> BTreeSet<String> {
    let entries = std::fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("an entry").file_name());
    entries.map(|name| name.to_string_lossy().into_owned()).collect()
}

#[test]
fn buffers_are_dumped_by_every_engine() {
    let expected = std::fs::read(root().join("testbenches/kernels/saxpy/y.expect.bin")).expect("the contents");
    for engine in ["interp", "golden", "rtl"] {
        let folder = fresh(&format!("dump_{engine}"));
        let to = |file: &str| format!("{}/{file}", folder.display());
        let (raw, array) = (to("y.bin"), to("y.npy"));
        let output = tessera(&["run", SAXPY, "--engine", engine, "--dump", &format!("y={raw}"), "--dump", &format!("1={array}")]);
        assert!(output.status.success(), "{}", stderr(&output));
        assert_eq!(std::fs::read(&raw).expect("the bytes"), expected);
        let file = std::fs::read(&array).expect("the array");
        let read = npy::read(&file).expect("an array");
        assert_eq!((read.element, read.shape.as_slice(), read.bytes), (Element::F32, &[1024][..], &expected[..]));
        assert_eq!(files(&folder), BTreeSet::from(["y.bin".into(), "y.npy".into()]), "nothing else is left");
    }
}

#[test]
fn a_dump_on_standard_output_reads_back() {
    let output = stdout(&tessera(&["run", SAXPY, "--dump", "y=-"]));
    let (_, lines) = output.split_once("# y: 1024 f32\n").expect("a heading");
    let values: Vec<u8> = lines.lines().flat_map(|line| line.parse::<f32>().expect("a number").to_le_bytes()).collect();
    assert_eq!(values, std::fs::read(root().join("testbenches/kernels/saxpy/y.expect.bin")).expect("the contents"));
}

#[test]
fn an_image_is_dumped_as_a_picture() {
    let folder = fresh("dump_image");
    let names: Vec<String> = json(&["run", IMAGE, "--json", "--engine", "interp"])["buffers"]
        .as_array()
        .expect("buffers")
        .iter()
        .filter(|buffer| buffer["shape"].as_array().is_some_and(|shape| shape.len() == 3) && buffer["type"] == "u8")
        .map(|buffer| buffer["argument"].to_string())
        .collect();
    assert!(!names.is_empty(), "an image of 8 bits");
    for name in names {
        let (picture, bytes) = (folder.join("i.png"), folder.join("i.bin"));
        let [to_picture, to_bytes] = [&picture, &bytes].map(|file| format!("{name}={}", file.display()));
        let output = tessera(&["run", IMAGE, "--engine", "interp", "--dump", &to_picture, "--dump", &to_bytes]);
        assert!(output.status.success(), "{}", stderr(&output));
        let decoder = png::Decoder::new(std::io::BufReader::new(std::fs::File::open(&picture).expect("the picture")));
        let mut reader = decoder.read_info().expect("a PNG file");
        let mut pixels = vec![0; reader.output_buffer_size().expect("its size")];
        reader.next_frame(&mut pixels).expect("the pixels");
        assert_eq!(pixels, std::fs::read(&bytes).expect("the texels"));
    }
}

#[test]
fn a_failed_comparison_dumps_and_a_refused_option_leaves_nothing() {
    let folder = fresh("dump_failed");
    let file = folder.join("y.bin");
    let dump = format!("y={}", file.display());
    let launch = wrong_result("results_dump");
    let output = tessera(&["run", launch.to_str().expect("a printable path"), "--dump", &dump]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(std::fs::read(&file).expect("the bytes").len(), 4096);

    std::fs::remove_file(&file).expect("it was there");
    refused(&["run", SAXPY, "--dump", &dump, "--dump", "z=z.bin"], &["--dump", "`z`", "0 (x), 1 (y)"]);
    refused(&["run", SAXPY, "--dump", &dump, "--dump", "a=a.bin"], &["--dump", "`a`", "no buffer or image"]);
    refused(&["run", SAXPY, "--dump", &dump, "--dump", "y=y.png"], &["--dump", "y=y.png", "expected an image"]);
    refused(&["run", SAXPY, "--dump", &dump, "--dump", "y=/no/such/y.bin"], &["/no/such/y.bin", "writable"]);
    refused(&["run", SAXPY, "--dump", &dump, "--dump", "y=-", "--json"], &["--dump", "--json"]);
    refused(&["run", SAXPY, "--dump", &dump, "--max-cycles", "100"], &["100 cycles"]);
    assert_eq!(files(&folder), BTreeSet::new(), "a refused run leaves files");
    let full = tessera(&["run", SAXPY, "--dump", "y=/dev/full"]);
    assert!(full.status.code() == Some(2) && stderr(&full).contains("/dev/full"), "{}", stderr(&full));
}

/// The largest index space there is, on every path that counts, in a small address space.
#[test]
fn the_limit_of_cycles_holds_for_the_largest_launch() {
    let huge = edited_launch("results_huge", |folder| {
        let file = folder.join("launch.toml");
        let text = std::fs::read_to_string(&file).expect("the launch");
        std::fs::write(file, text.replace("[1024, 1, 1]", "[4294967295, 1, 1]")).expect("a writable file");
    });
    let launch = huge.to_str().expect("a printable path");
    let cases: [&[&str]; 4] = [
        &["run", "--engine", "interp"],
        &["run", "--engine", "golden", "--eus", "8"],
        &["run", "--engine", "rtl"],
        &["lockstep", "--engines", "golden,rtl"],
    ];
    for case in cases {
        let arguments = [case, &["--max-cycles", "2000", "--json", launch]].concat();
        let mut limited = Command::new("sh");
        limited.args(["-c", "ulimit -v 1000000; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_tessera")]);
        let output = limited.args(&arguments).output().expect("a shell");
        let text = stderr(&output);
        assert!(output.status.code() == Some(2) && text.contains("2000") && text.lines().count() == 1, "{case:?}: {text}");
        let value: Value = serde_json::from_slice(&output.stdout).expect("partial results");
        assert_eq!((&value["ended"], &value["verdict"]), (&"max_cycles".into(), &"unchecked".into()));
        assert!(value["instructions"].as_u64() > Some(100), "{case:?}: {value}");
    }
}

#[test]
fn a_waveform_behind_the_end_says_so() {
    let file = fresh("late_waveform").join("late.vcd");
    let path = file.to_str().expect("a printable path");
    let run = |from: &str| tessera(&["run", SAXPY, "--vcd", path, "--vcd-from", from]);
    let late = run("999999999");
    let text = stderr(&late);
    assert!(late.status.success() && text.contains("--vcd-from is 999999999") && text.contains("cycles 0 to"), "{text}");
    let last = text.trim_end().rsplit(' ').next().expect("the last cycle").to_string();
    assert_eq!(stderr(&run(&last)), "");
    let held = std::fs::read_to_string(&file).expect("the waveform");
    assert!(held.contains(&format!("\n#{}\n", 10 * last.parse::<u64>().expect("a number"))), "the last cycle is in it");
    let behind = (last.parse::<u64>().expect("a number") + 1).to_string();
    assert!(stderr(&run(&behind)).contains("holds no cycle"));
}

/// Sends Ctrl-C to a long run as soon as `started` says so.
fn interrupted(arguments: &[&str], started: impl Fn() -> bool) -> (Option<i32>, String, Value) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tessera"));
    command.args(arguments).current_dir(root()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut run = command.spawn().expect("the command runs");
    let since = Instant::now();
    while !started() {
        assert!(since.elapsed() < Duration::from_secs(300), "the run does not start");
        assert!(run.try_wait().expect("a process").is_none(), "the run ended by itself");
        std::thread::sleep(Duration::from_millis(20));
    }
    let sent = Command::new("sh").args(["-c", &format!("kill -INT {}", run.id())]).status().expect("a shell");
    assert!(sent.success());
    let output = run.wait_with_output().expect("it ends");
    let value = serde_json::from_slice(&output.stdout).expect("partial results");
    (output.status.code(), stderr(&output), value)
}

#[test]
fn an_interrupted_run_closes_its_waveform_and_prints_what_it_has() {
    let huge = edited_launch("results_interrupted", |folder| {
        let file = folder.join("launch.toml");
        let text = std::fs::read_to_string(&file).expect("the launch");
        std::fs::write(file, text.replace("[1024, 1, 1]", "[4294967295, 1, 1]")).expect("a writable file");
    });
    let launch = huge.to_str().expect("a printable path");
    let file = huge.with_file_name("waves.vcd");
    let (waves, size) = (file.to_str().expect("a printable path"), || file.metadata().map_or(0, |m| m.len()));
    // Large enough that cycles are in it, not only the names of the signals.
    for (engine, enough) in [("golden", 100_000), ("rtl", 3_000_000)] {
        let _ = std::fs::remove_file(&file);
        let arguments = ["run", launch, "--engine", engine, "--vcd", waves, "--json"];
        let (status, text, value) = interrupted(&arguments, || size() > enough);
        // A slow look at the size lets the recording become a big one, which is announced.
        let lines = text.lines().filter(|line| !line.contains("in its first 1000 cycles")).count();
        assert_eq!((status, lines), (Some(130), 1), "{engine}: {text}");
        assert_eq!((&value["ended"], &value["verdict"]), (&"interrupted".into(), &"unchecked".into()));
        assert!(value["cycles"].as_u64() > Some(10), "{engine}: {value}");
        let held = std::fs::read_to_string(&file).expect("the waveform");
        assert!(held.ends_with("0!\n"), "{engine}: the clock falls last: {:?}", &held[held.len() - 40..]);
        let last = held.lines().filter_map(|line| line.strip_prefix('#')).next_back().expect("a time");
        let last: u64 = last.parse().expect("a number");
        assert!(last / 10 >= value["cycles"].as_u64().expect("a number"), "{engine}: {last} is not the end");
    }
    let begun = Instant::now();
    let arguments = ["run", launch, "--engine", "interp", "--json"];
    let (status, text, value) = interrupted(&arguments, || begun.elapsed() > Duration::from_secs(3));
    assert_eq!((status, text.contains("stopped after")), (Some(130), true), "{text}");
    assert_eq!(value["ended"], "interrupted");
    assert!(json(&["run", TILED, "--json"])["ended"] == "finished");
}
