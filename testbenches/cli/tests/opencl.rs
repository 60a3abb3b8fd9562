//! `tessera opencl`: a Python script that knows nothing of this project, through the distribution's loader.

mod common;

use common::{refused, run, scratch, tessera};

/// The Python of the distribution, which has `pyopencl`.
const PYTHON: &str = "/usr/bin/python3";

/// Adds a multiple of one array to another, prints from the kernel, and checks what comes back; then a kernel that
/// never ends.
const SCRIPT: &str = r#"
import sys
import numpy
import pyopencl as cl

context = cl.create_some_context(interactive=False)
queue = cl.CommandQueue(context, properties=cl.command_queue_properties.PROFILING_ENABLE)
x = numpy.arange(200, dtype=numpy.float32)
y = numpy.ones(200, dtype=numpy.float32)
flags = cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR
bx, by = (cl.Buffer(context, flags, hostbuf=host) for host in (x, y))
program = cl.Program(context, r"""
kernel void saxpy(global float *y, global const float *x, float a) {
    size_t i = get_global_id(0);
    y[i] = fma(a, x[i], y[i]);
    if (i == 199) printf("item %d: %g\n", (int)i, y[i]);
}
kernel void forever(global volatile float *y) { while (y[0] == 1.0f) y[1] += 1.0f; }
""").build()
event = program.saxpy(queue, x.shape, None, by, bx, numpy.float32(2.5))
event.wait()
out = numpy.empty_like(y)
cl.enqueue_copy(queue, out, by)
assert numpy.array_equal(out, numpy.float32(2.5) * x + 1), out
print(context.devices[0].name, len(context.devices), event.profile.end > event.profile.start)
if "forever" in sys.argv:
    try:
        program.forever(queue, (1,), None, by).wait()
    except cl.Error as error:
        print("the event ended with", error.code)
    cl.enqueue_copy(queue, out, by)
    assert out[0] == 1
"#;

fn script(name: &str) -> String {
    let file = scratch(name).join("script.py");
    std::fs::write(&file, SCRIPT).expect("a writable folder");
    file.display().to_string()
}

#[test]
fn a_python_script_runs_on_every_kind_of_engine() {
    let script = script("opencl_script");
    for engine in ["interp", "golden", "verilator"] {
        let text = run(&["opencl", "--engine", engine, "--", PYTHON, &script]);
        let expected = format!("item 199: 498.5\nTessera Gen9 execution unit ({engine}) 1 True\n");
        assert_eq!(text, expected);
    }
}

#[test]
fn a_kernel_that_never_ends_is_an_error_of_its_event() {
    let script = script("opencl_forever");
    let output = tessera(&["opencl", "--max-cycles", "100000", "--", PYTHON, &script, "forever"]);
    let (text, error) = (common::stdout(&output), common::stderr(&output));
    assert!(output.status.success() && text.ends_with("the event ended with -14\n"), "{text}{error}");
    let lines: Vec<_> = error.lines().filter(|line| line.starts_with("tessera-opencl:")).collect();
    assert_eq!(lines.len(), 1, "{error}");
    for part in ["kernel `forever`", "step limit of 100000", "instruction at 0x"] {
        assert!(lines[0].contains(part), "`{part}` is missing in: {}", lines[0]);
    }
}

#[test]
fn launches_that_are_kept_run_again() {
    let script = script("opencl_kept_script");
    let out = scratch("opencl_kept").join("launches");
    let folder = out.display().to_string();
    run(&["opencl", "--out", &folder, "--", PYTHON, &script]);
    run(&["opencl", "--engine", "golden", "--out", &folder, "--", PYTHON, &script]);
    tessera(&["opencl", "--out", &folder, "--max-cycles", "100000", "--", PYTHON, &script, "forever"]);
    let table = std::fs::read_to_string(out.join("launches.csv")).expect("a table");
    let lines: Vec<Vec<_>> = table.lines().map(|line| line.splitn(8, ',').collect()).collect();
    assert_eq!(lines[0], ["launch", "kernel", "global", "local", "engine", "instructions", "cycles", "verdict"]);
    assert_eq!(lines.len(), 5, "{table}");
    assert_eq!(lines[1][..5], ["0001-saxpy", "saxpy", "200", "200", "interp"]);
    assert_eq!((lines[2][0], lines[2][4], lines[2][7]), ("0002-saxpy", "golden", "ok"));
    assert!(lines[4][0] == "0004-forever" && lines[4][7].contains("step limit of 100000"), "{table}");
    let file = |name: &str| out.join(name).join("launch.toml").display().to_string();
    for engine in ["interp", "golden"] {
        let text = run(&["run", &file("0001-saxpy"), "--engine", engine, "--max-cycles", "100000", "--json"]);
        let value: serde_json::Value = serde_json::from_str(&text).expect("nothing but JSON");
        assert!(text.contains("y") && value["buffers"].as_array().is_some_and(|all| all.len() == 2), "{text}");
    }
    // The same launch takes the same cycles.
    let text = run(&["run", &file("0002-saxpy"), "--json"]);
    let value: serde_json::Value = serde_json::from_str(&text).expect("nothing but JSON");
    assert_eq!(value["cycles"].to_string(), lines[2][6]);
    // One that failed says nothing of what it should have left.
    let failed = std::fs::read_to_string(file("0004-forever")).expect("a launch file");
    assert!(!failed.contains("expect"), "{failed}");
}

/// A kernel whose neighbours race, and one that reads what nobody has written; then neither.
const WRONG: &str = r#"
import numpy
import pyopencl as cl

context = cl.create_some_context(interactive=False)
queue = cl.CommandQueue(context)
program = cl.Program(context, """
kernel void racing(global int *y) { y[get_global_id(0) / 2] = get_global_id(0); }
kernel void copying(global int *y, global const int *x) { y[get_global_id(0)] = x[get_global_id(0)] > 3 ? 1 : 0; }
""").build()
x, y = (cl.Buffer(context, cl.mem_flags.READ_WRITE, 4 * 64) for _ in range(2))
program.racing(queue, (64,), None, y)
program.copying(queue, (64,), None, y, x)
cl.enqueue_copy(queue, x, numpy.arange(64, dtype=numpy.int32))
program.copying(queue, (64,), None, y, x).wait()
print("went on")
"#;

#[test]
fn checks_name_the_launch_and_the_program_goes_on() {
    let folder = scratch("opencl_checks");
    let file = folder.join("script.py");
    std::fs::write(&file, WRONG).expect("a writable folder");
    let (file, out) = (file.display().to_string(), folder.join("launches"));
    let output = tessera(&["opencl", "--check", "--out", &out.display().to_string(), "--", PYTHON, &file]);
    let (text, error) = (common::stdout(&output), common::stderr(&output));
    assert_eq!((output.status.code(), text.as_str()), (Some(0), "went on\n"), "{error}");
    let lines: Vec<_> = error.lines().filter(|line| line.starts_with("tessera-opencl:")).collect();
    let found = |launch: &str, what: &str| lines.iter().any(|line| line.contains(launch) && line.contains(what));
    assert!(found("launch 1, kernel `racing`", "race"), "{error}");
    assert!(found("launch 2, kernel `copying`", "undefined"), "{error}");
    assert!(!error.contains("launch 3"), "{error}");
    let table = std::fs::read_to_string(out.join("launches.csv")).expect("a table");
    let verdicts: Vec<_> = table.lines().skip(1).filter_map(|line| line.rsplit(',').next()).collect();
    assert!(verdicts[0].contains("finding") && verdicts[1].contains("finding") && verdicts[2] == "ok", "{table}");
}

#[test]
fn launches_are_compared_with_those_of_a_second_engine() {
    let script = script("opencl_verify");
    let config = scratch("opencl_config").join("small.toml");
    std::fs::write(&config, "[shape]\nthreads = 2\nalus = \"one\"\n").expect("a writable folder");
    let config = config.display().to_string();
    for options in [vec![], vec!["--config", "compact"], vec!["--config", &config]] {
        let text = run(&[&["opencl", "--verify", "golden"], &options[..], &["--", PYTHON, &script]].concat());
        assert!(text.starts_with("item 199: 498.5\n"), "{text}");
    }
    // The second engine does not know f64: the launch is not what it was on the first.
    let folder = scratch("opencl_differs");
    let file = folder.join("script.py");
    std::fs::write(&file, DOUBLES).expect("a writable folder");
    let without = folder.join("without.toml");
    std::fs::write(&without, "[shape]\ndoubles = \"absent\"\n").expect("a writable folder");
    let (file, without) = (file.display().to_string(), without.display().to_string());
    let output = tessera(&["opencl", "--verify", "golden", "--config", &without, "--", PYTHON, &file]);
    let (text, error) = (common::stdout(&output), common::stderr(&output));
    assert_eq!(text, "the event ended with -14\n", "{error}");
    assert!(error.contains("launch 1, kernel `halve`: golden does not end it: "), "{error}");
}

/// A launch with f64.
const DOUBLES: &str = r#"
import numpy
import pyopencl as cl

context = cl.create_some_context(interactive=False)
queue = cl.CommandQueue(context)
program = cl.Program(context, "kernel void halve(global double *y) { y[get_global_id(0)] *= 0.5; }").build()
y = cl.Buffer(context, cl.mem_flags.COPY_HOST_PTR, hostbuf=numpy.ones(8))
try:
    program.halve(queue, (8,), None, y).wait()
    print("no error")
except cl.Error as error:
    print("the event ended with", error.code)
"#;

#[test]
fn what_cannot_be_run_is_refused() {
    refused(&["opencl", "--check", "--engine", "golden", "--", "true"], &["--check", "interp"]);
    refused(&["opencl", "--config", "huge", "--", "true"], &["huge", "compact"]);
    let small = "testbenches/studies/small_eu.toml";
    refused(&["opencl", "--engine", "rtl", "--config", small, "--", "true"], &["--config", "compact"]);
    refused(&["opencl", "--", "no/such/program"], &["no/such/program", "expected a program to run"]);
    assert_eq!(tessera(&["opencl"]).status.code(), Some(2));
}
