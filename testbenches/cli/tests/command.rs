//! The command as a user meets it: what it prints, its exit status, one line for every mistake.

mod common;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use common::{edited_launch, refused, root, stdout, tessera, SAXPY, TILED};
use tessera_isa::Opcode;
use tessera_launch::program::Program;

#[test]
fn saxpy_runs_on_every_engine_without_tools() {
    for engine in ["interp", "golden", "rtl"] {
        let output = tessera(&["run", SAXPY, "--engine", engine]);
        assert!(output.status.success(), "{engine}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(stdout(&output).contains("as expected"), "{engine}: {}", stdout(&output));
    }
}

#[test]
fn the_shapes_of_the_execution_unit_run_apart() {
    let cycles = |shape: &[&str]| {
        let output = tessera(&[&["run", SAXPY, "--engine", "golden", "--json"], shape].concat());
        assert!(output.status.success(), "{shape:?}: {}", String::from_utf8_lossy(&output.stderr));
        let stats: serde_json::Value = serde_json::from_str(&stdout(&output)).expect("JSON");
        stats["cycles"].as_u64().expect("a number")
    };
    assert_eq!(cycles(&[]), cycles(&["--shape", "gen9"]));
    assert!(cycles(&["--shape", "compact"]) > cycles(&[]));
}

/// A work-group of 16 threads, which meet at barriers, needs three units of seven.
#[test]
fn a_work_group_is_shared_by_execution_units() {
    let output = tessera(&["run", TILED, "--engine", "golden", "--stats"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let units = stdout(&output).lines().any(|line| line.split_whitespace().eq(["EUs", "3"]));
    assert!(units && stdout(&output).contains("as expected"), "{}", stdout(&output));
}

#[test]
fn a_wrong_result_is_status_one_with_the_first_differences() {
    let launch = edited_launch("wrong_result", |folder| {
        let path = folder.join("y.expect.bin");
        let mut bytes = std::fs::read(&path).expect("the expected buffer");
        bytes.iter_mut().step_by(4).for_each(|b| *b ^= 1);
        std::fs::write(&path, bytes).expect("a writable file");
    });
    let output = tessera(&["run", launch.to_str().expect("a printable path")]);
    assert_eq!(output.status.code(), Some(1));
    let differences = stdout(&output).lines().filter(|l| l.contains("expected")).count();
    assert!(stdout(&output).contains("1024 differ") && differences >= 5, "{}", stdout(&output));
}

#[test]
fn wrong_inputs_are_one_line_and_status_two() {
    refused(&["run", "no/such/launch.toml"], &["no/such/launch.toml"]);
    refused(&["disasm", "README.md"], &["README.md", "offset"]);
    refused(&["disasm", "testbenches/kernels/saxpy/kernel.bin", "--kernel", "daxpy"], &["daxpy", "saxpy"]);
    refused(&["run", SAXPY, "--threads", "9"], &["threads", "9", "1 to 7"]);
    refused(&["run", SAXPY, "--message-latency", "9..3"], &["message_latency"]);
    refused(&["run", SAXPY, "--engine", "golden", "--eus", "9"], &["--eus", "9", "1 to 8"]);
    refused(&["run", SAXPY, "--engine", "golden", "--eus", "0"], &["--eus", "0", "1 to 8"]);
    refused(&["run", TILED, "--engine", "golden", "--eus", "2"], &["--eus", "3 to 8", "16 threads"]);
    refused(&["run", TILED, "--engine", "golden", "--threads", "1"], &["--threads", "16 threads", "8 units"]);
    refused(&["run", SAXPY, "--config", "README.md"], &["README.md", "line"]);
    refused(&["run", SAXPY, "--engine", "interp", "--vcd", "x.vcd"], &["--vcd", "interpreter"]);
    refused(&["run", SAXPY, "--engine", "rtl", "--vcd", "/no/such/folder/x.vcd"], &["/no/such/folder/x.vcd"]);
    refused(&["export", "alu9"], &["alu9", "tessera_alu"]);
    let missing = edited_launch("missing_buffer", |folder| std::fs::remove_file(folder.join("x.bin")).expect("it was there"));
    refused(&["run", missing.to_str().expect("a printable path")], &["x.bin"]);
    let short = edited_launch("short_binary", |folder| {
        let bytes = std::fs::read(folder.join("kernel.bin")).expect("the binary");
        std::fs::write(folder.join("kernel.bin"), &bytes[..bytes.len() / 2]).expect("a writable file");
    });
    refused(&["run", short.to_str().expect("a printable path")], &["kernel.bin", "offset"]);
}

#[test]
fn an_instruction_outside_the_subset_is_named() {
    // The first mad becomes a csel, which is compacted like one and then has no condition.
    let launch = edited_launch("outside_the_subset", |folder| {
        let file = folder.join("kernel.bin");
        let mut bytes = std::fs::read(&file).expect("the binary");
        let program = Program::parse("kernel.bin", &bytes).expect("a program");
        let isa = &program.kernel("saxpy").expect("the kernel").isa;
        let mad = bytes.windows(isa.len()).position(|code| code == &isa[..]).expect("its code") + 0xd0;
        assert_eq!(bytes[mad] & 0x7f, Opcode::Mad.code());
        bytes[mad] ^= Opcode::Mad.code() ^ Opcode::Csel.code();
        std::fs::write(file, bytes).expect("a writable file");
    });
    refused(&["run", launch.to_str().expect("a printable path")], &["does not execute", "0x00d0", "`csel"]);
    let binary = launch.with_file_name("kernel.bin");
    let listing = tessera(&["disasm", "--refused", binary.to_str().expect("a printable path")]);
    assert_eq!(listing.status.code(), Some(1));
    let text = String::from_utf8_lossy(&listing.stdout);
    assert!(text.contains("0x00d0  csel") && text.ends_with("// not executed by the EU: 1\n"), "{text}");
}

#[test]
fn statistics_come_as_a_table_and_as_json() {
    let table = stdout(&tessera(&["run", SAXPY, "--stats"]));
    for word in ["cycles", "IPC", "ALU0", "JE", "dependency"] {
        assert!(table.contains(word), "{word} is missing in:\n{table}");
    }
    let json = stdout(&tessera(&["run", SAXPY, "--json"]));
    let value: serde_json::Value = serde_json::from_str(&json).expect("nothing but JSON");
    assert_eq!(value["threads"], 32);
}

#[test]
fn the_same_run_gives_the_same_bytes() {
    let run = || tessera(&["run", SAXPY, "--stats", "--back-pressure", "30", "--seed", "7"]).stdout;
    assert_eq!(run(), run());
}

#[test]
fn a_trace_under_back_pressure_leaves_the_memory_of_the_functional_model() {
    for seed in ["1", "2"] {
        let weather = ["--requests", "3000", "--back-pressure", "20", "--seed", seed];
        let text = stdout(&tessera(&[&["trace", "testbenches/traces/scenes/shadow_800x600.rtrc.gz"], &weather[..]].concat()));
        assert!(text.contains("memory as the functional model has it"), "{text}");
    }
}

#[test]
fn waveforms_hold_the_window_and_scope_asked_for() {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("scope.vcd");
    let path = file.to_str().expect("a printable path");
    let window = ["--vcd-from", "100", "--vcd-cycles", "20", "--vcd-scope", "je"];
    let arguments = [&["run", SAXPY, "--engine", "rtl", "--vcd", path], &window[..]].concat();
    assert!(tessera(&arguments).status.success());
    let text = std::fs::read_to_string(&file).expect("the waveform");
    assert!(text.contains("$scope module je $end") && !text.contains("$scope module tc $end"));
    let times: Vec<u64> = text.lines().filter_map(|l| l.strip_prefix('#')?.parse().ok()).collect();
    assert_eq!((times.first(), times.last()), (Some(&1000), Some(&1195)));
}

/// Path of a file in the tests' folder that is not there.
fn absent(name: &str) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&file);
    file
}

#[test]
fn a_scope_that_is_not_there_is_refused_with_those_that_are() {
    let file = absent("instances.vcd");
    let path = file.to_str().expect("a printable path");
    let scoped = |scope: &str| {
        let window = ["--vcd-cycles", "1", "--vcd-scope", scope];
        tessera(&[&["run", SAXPY, "--engine", "rtl", "--vcd", path], &window[..]].concat())
    };
    let refusal = String::from_utf8_lossy(&scoped("alu2").stderr).into_owned();
    let (_, known) = refusal.trim_end().split_once("one of: ").unwrap_or_else(|| panic!("no list in: {refusal}"));
    assert!(!file.exists(), "a refused run leaves a file");
    let known: Vec<&str> = known.split(", ").collect();
    for part in ["tc", "ga", "alu0_0", "alu1", "je", "me"] {
        assert!(known.contains(&part), "{part} is missing in {known:?}");
    }
    let help = stdout(&tessera(&["run", "--help"]));
    let examples: Vec<&str> = help.split_once("such as ").map(|(_, text)| text.split('`').collect()).unwrap_or_default();
    for scope in known.into_iter().chain([examples[1], examples[3]]) {
        let output = scoped(scope);
        assert!(output.status.success(), "{scope}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

#[test]
fn a_refused_run_leaves_no_waveform() {
    let file = absent("refused.vcd");
    let path = file.to_str().expect("a printable path");
    refused(&["run", SAXPY, "--engine", "rtl", "--vcd", path, "--vcd-scope", "nothing"], &["--vcd-scope", "nothing"]);
    refused(&["run", SAXPY, "--engine", "golden", "--vcd", path, "--vcd-scope", "tc"], &["--vcd-scope", "rtl"]);
    refused(&["run", SAXPY, "--engine", "golden", "--vcd", path, "--threads", "9"], &["threads"]);
    let lockstep = ["lockstep", SAXPY, "--engines", "golden,rtl,interp", "--vcd", path];
    refused(&lockstep, &["--engines", "interp"]);
    assert!(!file.exists());
}

#[test]
fn a_waveform_that_cannot_be_written_is_an_error() {
    for engine in ["golden", "rtl"] {
        refused(&["run", SAXPY, "--engine", engine, "--vcd", "/dev/full"], &["/dev/full", "writable"]);
        let short = ["--vcd", "/dev/full", "--vcd-cycles", "1", "--vcd-from", "999999999"];
        refused(&[&["run", SAXPY, "--engine", engine], &short[..]].concat(), &["/dev/full", "writable"]);
    }
    refused(&["lockstep", SAXPY, "--engines", "golden,rtl", "--vcd", "/dev/full"], &["/dev/full", "writable"]);
    let trace = "testbenches/traces/scenes/adv_sameset.rtrc.gz";
    refused(&["trace", trace, "--requests", "50", "--vcd", "/dev/full"], &["/dev/full", "writable"]);
    refused(&["trace", trace, "--image", "/dev/full"], &["/dev/full", "writable"]);
}

#[test]
fn disassembly_and_list_say_what_is_there() {
    let text = stdout(&tessera(&["disasm", "testbenches/kernels/saxpy/kernel.bin"]));
    assert!(text.contains("// saxpy (SIMD32)") && text.trim_end().ends_with("{EOT}"), "{text}");
    let text = stdout(&tessera(&["disasm", "--refused", "testbenches/kernels/saxpy/kernel.bin"]));
    assert_eq!(text, "// saxpy (SIMD32)\n// not executed by the EU: 0\n");
    assert!(stdout(&tessera(&["list"])).contains("tessera_eu"));
}

#[test]
fn traces_show_sources_and_results() {
    let text = stdout(&tessera(&["run", SAXPY, "--engine", "interp", "--trace"]));
    assert!(text.contains("mad (16|M0)") && text.contains("r121 =") && text.contains("r11  <-"), "{}", &text[..2000]);
}

#[test]
fn an_interrupted_build_leaves_nothing_behind() {
    ["INT", "TERM", "HUP"].into_iter().for_each(interrupted);
}

fn interrupted(signal: &str) {
    let cache = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("interrupted_{signal}"));
    let _ = std::fs::remove_dir_all(&cache);
    let mut command = Command::new(env!("CARGO_BIN_EXE_tessera"));
    command.args(["run", SAXPY, "--engine", "verilator"]).current_dir(root()).env("TESSERA_COSIM_DIR", &cache);
    let run = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("the command runs");
    let unfinished = || {
        let entries = std::fs::read_dir(&cache).into_iter().flatten().map(|entry| entry.expect("an entry").path());
        entries.filter(|path| path.extension().is_some_and(|e| e == "unfinished")).count()
    };
    let started = Instant::now();
    while unfinished() == 0 {
        assert!(started.elapsed() < Duration::from_secs(300), "no build begins");
        std::thread::sleep(Duration::from_millis(20));
    }
    let interrupt = Command::new("sh").args(["-c", &format!("kill -{signal} {}", run.id())]).status().expect("a shell");
    assert!(interrupt.success());
    let output = run.wait_with_output().expect("the command ends");
    let text = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), text.as_ref()), (Some(130), ""), "{signal}");
    assert_eq!(unfinished(), 0, "{signal}: a half-built model is left");
}

/// On standard output; `results` has it as a key of the JSON.
#[test]
fn what_a_kernel_prints_is_shown() {
    const PRINTED: &str = "testbenches/kernels/printed/launch.toml";
    let text = std::fs::read_to_string(root().join("testbenches/kernels/printed/printed.expect.txt")).expect("the text");
    let plain = tessera(&["run", PRINTED, "--engine", "interp"]);
    assert!(plain.status.success() && stdout(&plain).contains(&text), "{}", stdout(&plain));
}

/// `tessera fpu` with these lines on standard input.
fn fpu(arguments: &[&str], lines: &str) -> (Option<i32>, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tessera"))
        .arg("fpu")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command runs");
    // A refused function leaves the pipe unread.
    let _ = child.stdin.take().expect("a pipe").write_all(lines.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    (output.status.code(), stdout(&output), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn testfloat_vectors_are_counted() {
    // 1 + 1, 1 + 2^-24 (inexact), NaN for NaN.
    let lines = "3F800000 3F800000 40000000 00\n3F800000 33800000 3F800000 01\n7F800001 3F800000 FFC00000 10\n";
    for engine in ["interp", "golden", "rtl"] {
        let (status, out, err) = fpu(&["f32_add", "--engine", engine], lines);
        assert_eq!((status, out.as_str()), (Some(0), "3 vectors, 0 mismatches\n"), "{engine}: {err}");
    }
    let (status, out, err) = fpu(&["f32_add", "--rounding", "max"], lines);
    assert_eq!(out, "3F800000 33800000 => 3F800001, expected 3F800000\n3 vectors, 1 mismatches\n");
    assert_eq!((status, err.lines().count()), (Some(1), 1), "{err}");
    // Flags say that an integer does not exist; then any is right.
    let (status, out, _) = fpu(&["f32_to_i32_r_minMag"], "7F800000 12345678 10\nBFC00000 FFFFFFFF 01\n");
    assert_eq!((status, out.as_str()), (Some(0), "2 vectors, 0 mismatches\n"));
    assert_eq!(fpu(&["f64_lt"], "").1, "0 vectors, 0 mismatches\n");
}

#[test]
fn what_is_no_vector_is_one_line() {
    let long = format!("{}\n", "A".repeat(100_000));
    let cases: [(&[&str], &str, &[&str]); 6] = [
        (&["f32_ad"], "", &["unknown function `f32_ad`", "expected one of: f16_add"]),
        (&["extF80_add"], "", &["unknown function `extF80_add`"]),
        (&["f32_to_i32_r_minMag", "--rounding", "max"], "", &["rounds by minMag"]),
        (
            &["f32_add"],
            "3F800000 3F800000 40000000 00\n3F800000 40000000 00\n",
            &["line 2", "4 hexadecimal numbers of 8, 8, 8 and 2 digits"],
        ),
        (&["f64_sqrt"], "3FF000000000000G 3FF0000000000000 00", &["line 1", "3 hexadecimal numbers of 16, 16 and 2 digits"]),
        (&["f32_eq"], &long, &["line 1", "of 8, 8, 1 and 2 digits"]),
    ];
    for (arguments, lines, parts) in cases {
        let (status, _, err) = fpu(arguments, lines);
        assert_eq!((status, err.lines().count()), (Some(2), 1), "{arguments:?}: {err}");
        assert!(err.len() < 3000, "{arguments:?}: a line of {} bytes", err.len());
        parts.iter().for_each(|part| assert!(err.contains(part), "{arguments:?}: `{part}` is missing in: {err}"));
    }
}
