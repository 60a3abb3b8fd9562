//! `tessera opencl`: a Python script that knows nothing of this project, through the distribution's loader.

#[path = "../common/mod.rs"]
mod common;

mod checks;
mod faults;
mod kept;
mod offered;

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
fn what_cannot_be_run_is_refused() {
    refused(&["opencl", "--check", "--engine", "golden", "--", "true"], &["--check", "interp"]);
    refused(&["opencl", "--config", "huge", "--", "true"], &["huge", "compact"]);
    let small = "testbenches/studies/small_eu.toml";
    refused(&["opencl", "--engine", "rtl", "--config", small, "--", "true"], &["--config", "compact"]);
    refused(&["opencl", "--", "no/such/program"], &["no/such/program", "expected a program to run"]);
    assert_eq!(tessera(&["opencl"]).status.code(), Some(2));
}
