//! Described buffers where kernels read and write them, on the interpreter and on the golden EU.

mod common;

use common::{edited_launch, stderr, stdout, tessera};

const Y: &str = "buffer = \"y.bin\"\nexpect = \"y.expect.bin\"\ncompare = { kind = \"exact\" }";

/// saxpy (`y = a * x + y`) with these sources of x and y and `a` = 0.5; what it leaves in the argument.
fn saxpy(name: &str, x: &str, y: &str, dump: &str) -> Vec<f32> {
    let launch = edited_launch(name, |folder| {
        let file = folder.join("launch.toml");
        let mut text = std::fs::read_to_string(&file).expect("the launch");
        for (from, to) in [("buffer = \"x.bin\"", x), (Y, y), ("-1.2345677614212036", "0.5"), ("local  = [64, 1, 1]\n", "")] {
            assert!(text.contains(from), "no `{from}` in the launch file");
            text = text.replace(from, to);
        }
        std::fs::write(file, text).expect("a writable file");
    });
    let run = |engine: &str| {
        let output = tessera(&["run", launch.to_str().expect("a path"), "--engine", engine, "--dump", &format!("{dump}=-")]);
        assert!(output.status.success(), "{engine}: {}", stderr(&output));
        let text = stdout(&output);
        let (_, values) = text.split_once("f32\n").expect("a heading");
        values.lines().map(|line| line.parse().expect("a number")).collect::<Vec<f32>>()
    };
    let values = run("interp");
    assert_eq!(values, run("golden"));
    values
}

#[test]
fn a_kernel_reads_what_is_described() {
    let range = "range = { type = \"f32\", count = 1024, start = 1 }";
    let values = saxpy("described", range, "fill = { type = \"f32\", count = 1024, value = 100 }", "y");
    assert_eq!(values, (0..1024).map(|i| 0.5 * (1 + i) as f32 + 100.0).collect::<Vec<_>>());
}

#[test]
fn two_arguments_share_a_buffer() {
    let fill = "fill = { type = \"f32\", count = 1024, value = 2 }";
    for dump in ["x", "y"] {
        assert_eq!(saxpy("shared", fill, "same = 0", dump), [3.0; 1024]);
    }
}

#[test]
fn a_null_buffer_reads_as_zero() {
    assert_eq!(saxpy("null", "null = true", "fill = { type = \"f32\", count = 1024, value = 7 }", "y"), [7.0; 1024]);
}

#[test]
fn the_expectation_may_be_relative() {
    let expect = "fill = { type = \"f32\", count = 1024, value = 1000 }\nexpect = \"y.expect.bin\"";
    let launch = |max: &str| {
        edited_launch("relative", |folder| {
            let file = folder.join("launch.toml");
            let text = std::fs::read_to_string(&file).expect("the launch");
            let compare = format!("{expect}\ncompare = {{ kind = \"rel\", type = \"f32\", max = {max} }}");
            let zeros = "zeros = 4096";
            std::fs::write(&file, text.replace(Y, &compare).replace("buffer = \"x.bin\"", zeros)).expect("a writable file");
            std::fs::write(folder.join("y.expect.bin"), 1001f32.to_le_bytes().repeat(1024)).expect("a writable file");
        })
    };
    for (max, status) in [("1e-3", 0), ("9e-4", 1)] {
        let output = tessera(&["run", launch(max).to_str().expect("a path")]);
        assert_eq!(output.status.code(), Some(status), "{max}: {}", stdout(&output));
    }
}
