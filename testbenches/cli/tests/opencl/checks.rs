//! Launches that are checked, and that are compared with those of a second engine.

use crate::common::{self, run, scratch, tessera};
use crate::{script, PYTHON};

/// A kernel whose neighbours race, and one that reads what nobody has written; then neither; and one that writes behind
/// the end of its buffer.
const WRONG: &str = r#"
import numpy
import pyopencl as cl

context = cl.create_some_context(interactive=False)
queue = cl.CommandQueue(context)
program = cl.Program(context, """
kernel void racing(global int *y) { y[get_global_id(0) / 2] = get_global_id(0); }
kernel void copying(global int *y, global const int *x) { y[get_global_id(0)] = x[get_global_id(0)] > 3 ? 1 : 0; }
kernel void beyond(global int *y) { y[get_global_id(0) + 1] = 1; }
""").build()
x, y = (cl.Buffer(context, cl.mem_flags.READ_WRITE, 4 * 64) for _ in range(2))
program.racing(queue, (64,), None, y)
program.copying(queue, (64,), None, y, x)
cl.enqueue_copy(queue, x, numpy.arange(64, dtype=numpy.int32))
program.copying(queue, (64,), None, y, x)
program.beyond(queue, (64,), None, y).wait()
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
    assert!(found("launch 4, kernel `beyond`: bounds", "arg[0] y, byte 0x100 of 0x100"), "{error}");
    let table = std::fs::read_to_string(out.join("launches.csv")).expect("a table");
    let verdicts: Vec<_> = table.lines().skip(1).filter_map(|line| line.rsplit(',').next()).collect();
    assert!(
        verdicts[0].contains("finding") && verdicts[1].contains("finding") && verdicts[2] == "ok" && verdicts[3] == "1 finding",
        "{table}"
    );
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
