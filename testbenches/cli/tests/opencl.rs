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

#[test]
fn what_cannot_be_run_is_refused() {
    refused(&["opencl", "--", "no/such/program"], &["no/such/program", "expected a program to run"]);
    assert_eq!(tessera(&["opencl"]).status.code(), Some(2));
}
