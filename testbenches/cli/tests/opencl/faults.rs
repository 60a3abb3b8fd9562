//! Kernels that do not end as they should: a line on stderr, an error of the event, and the program goes on.

use crate::common::{self, scratch, tessera};
use crate::{script, PYTHON};

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

/// A kernel that reads far outside of all memory.
const WILD: &str = r#"
import numpy
import pyopencl as cl

context = cl.create_some_context(interactive=False)
queue = cl.CommandQueue(context)
program = cl.Program(context, """
kernel void wild(global int *y, long far) { y[0] = ((global int *)((size_t)y + far))[0]; }
kernel void tame(global int *y) { y[0] = 7; }
""").build()
y = cl.Buffer(context, cl.mem_flags.READ_WRITE, 64)
try:
    program.wild(queue, (1,), None, y, numpy.int64(1 << 44)).wait()
except cl.Error as error:
    print("the event ended with", error.code)
out = numpy.zeros(1, numpy.int32)
program.tame(queue, (1,), None, y)
cl.enqueue_copy(queue, out, y)
print(out[0])
"#;

#[test]
fn a_kernel_that_faults_is_an_error_of_its_event() {
    let file = scratch("opencl_wild").join("script.py");
    std::fs::write(&file, WILD).expect("a writable folder");
    let file = file.display().to_string();
    for engine in ["interp", "golden"] {
        let output = tessera(&["opencl", "--engine", engine, "--", PYTHON, &file]);
        let (text, error) = (common::stdout(&output), common::stderr(&output));
        assert_eq!(text, "the event ended with -14\n7\n", "{engine}: {error}");
        let lines: Vec<_> = error.lines().filter(|line| line.starts_with("tessera-opencl:")).collect();
        assert_eq!(lines.len(), 1, "{engine}: {error}");
        for part in ["launch 1, kernel `wild`", "0x", "send"] {
            assert!(lines[0].contains(part), "{engine}: `{part}` is missing in: {}", lines[0]);
        }
    }
}
