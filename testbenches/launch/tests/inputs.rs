//! Buffers that a launch file describes: values, ranges, random numbers, arrays of NumPy, null pointers, one
//! buffer behind two arguments; a group size nobody chose; errors that name file, line, key and what is wrong.

mod common;

use common::Case;
use tessera_launch::element::Element;
use tessera_launch::npy::{self, Array};
use tessera_launch::Launch;

/// saxpy with other sources of x and y, without an expectation.
fn saxpy(x: &str, y: &str) -> Case {
    let mut case = Case::read("saxpy");
    case.replace("buffer = \"x.bin\"", x);
    case.replace("buffer = \"y.bin\"\nexpect = \"y.expect.bin\"\ncompare = { kind = \"exact\" }", y);
    case
}

fn load(x: &str, y: &str) -> Launch {
    saxpy(x, y).load().unwrap_or_else(|e| panic!("{x}, {y}: {e}"))
}

fn error(x: &str) -> String {
    let text = saxpy(x, "zeros = 4096").load().expect_err(x).to_string();
    assert!(text.starts_with("launch.toml:") && !text.contains('\n'), "{text}");
    text
}

fn floats(launch: &Launch, argument: usize) -> Vec<f32> {
    let memory = launch.memory();
    let bytes = launch.argument_contents(&memory, argument).expect("a buffer");
    bytes.chunks_exact(4).map(|b| Element::F32.float(b) as f32).collect()
}

#[test]
fn values_and_ranges_are_what_they_say() {
    let launch = load(
        "fill = { type = \"f32\", count = 1024, value = 1.5 }",
        "range = { type = \"f32\", count = 1024, start = -1, step = 0.25 }",
    );
    assert_eq!(floats(&launch, 0), [1.5; 1024]);
    let expected: Vec<f32> = (0..1024).map(|i| -1.0 + 0.25 * i as f32).collect();
    assert_eq!(floats(&launch, 1), expected);
    let counted = load("range = { type = \"f32\", count = 4 }", "zeros = 16");
    assert_eq!(floats(&counted, 0), [0.0, 1.0, 2.0, 3.0]);
}

#[test]
fn random_numbers_keep_to_their_limits_and_their_seed() {
    let random = |seed: u64, limits: &str| {
        let source = format!("random = {{ type = \"f32\", count = 4096, seed = {seed}, {limits} }}");
        floats(&load(&source, "zeros = 16384"), 0)
    };
    let some = random(7, "min = -2, max = 3.5");
    assert!(some.iter().all(|x| (-2.0..=3.5).contains(x)));
    let mean = some.iter().sum::<f32>() / 4096.0;
    assert!((mean - 0.75).abs() < 0.1 && some.iter().any(|x| *x < -1.9) && some.iter().any(|x| *x > 3.4), "{mean}");
    assert_eq!(some, random(7, "min = -2, max = 3.5"), "the same seed, the same numbers");
    assert_ne!(some, random(8, "min = -2, max = 3.5"));
    assert!(random(1, "min = 2, max = 2").iter().all(|x| *x == 2.0));
    // The stream is part of the format: SplitMix64 of seed 7, its upper 53 bits, computed apart (in Python).
    assert_eq!(random(7, "min = 0, max = 1")[..3], [0.38982975, 0.016788295, 0.9007607]);
}

#[test]
fn arrays_of_numpy_are_read() {
    let values: Vec<u8> = (0..1024u32).flat_map(|i| (i as f32).to_le_bytes()).collect();
    let file = |element: Element, bytes: &[u8], shape: &[u64]| {
        let mut file = Vec::new();
        npy::write(&mut file, &Array { element, shape: shape.to_vec(), bytes }).expect("a vector takes all");
        file
    };
    let mut case = saxpy("buffer = \"x.npy\"", "buffer = \"x.npy\"\nexpect = \"x.npy\"");
    case.set("x.npy", file(Element::F32, &values, &[32, 32]));
    let launch = case.load().expect("an array");
    assert_eq!(floats(&launch, 0)[1023], 1023.0);
    assert!(launch.check(&launch.memory()).passed());

    case.set("x.npy", file(Element::F64, &values, &[512]));
    let text = case.load().expect_err("another type").to_string();
    assert_eq!(text, "launch.toml:7: arg[0].buffer: elements of type f64 for argument 0 (float* x), expected f32");
    case.set("x.npy", b"not an array".to_vec());
    let text = case.load().expect_err("no array").to_string();
    assert!(text.contains("arg[0].buffer: `x.npy`: ") && text.ends_with("expected an .npy file"), "{text}");
}

#[test]
fn null_is_no_address_and_a_shared_buffer_is_one() {
    let launch = load("zeros = 4096", "same = 0");
    let regions = launch.memory().regions().len();
    assert_eq!(regions, load("zeros = 4096", "zeros = 4096").memory().regions().len() - 1);
    assert_eq!(launch.form(1), launch.form(0));
    let payload = |launch: &Launch| {
        let thread = launch.groups().next().expect("a group").threads[0].clone();
        thread.payload(0)[launch.kernel().cross_thread_register() as usize..].to_vec()
    };
    let null = load("null = true", "zeros = 4096");
    assert_eq!(null.form(0), None);
    assert_ne!(payload(&null), payload(&launch));
    assert!(error("same = 1").contains("arg[0].same: argument 1 is no buffer before this one"));
    assert!(error("null = false").contains("arg[0].null: false, expected true"));
    assert!(error("null = true\nexpect = \"y.expect.bin\"").contains("arg[0].expect: null has no contents to check"));
}

#[test]
fn what_is_wrong_with_a_description_is_named() {
    let cases = [
        ("fill = { type = \"i32\", count = 4, value = 1 }", "arg[0].fill: elements of type i32"),
        ("fill = { type = \"f32\", count = 4 }", "missing field `value`"),
        ("fill = { type = \"f32\", count = 4, value = [1, 2] }", "invalid length 2, expected one number"),
        ("fill = { type = \"f32\", number = 4, value = 1 }", "unknown field `number`"),
        ("fill = { type = \"f32\", count = 4000000000, value = 1 }", "count = 4000000000, expected 1 to"),
        ("random = { type = \"f32\", count = 4, min = 0, max = 1 }", "missing field `seed`"),
        ("random = { type = \"f32\", count = 4, seed = 1, min = 1, max = 0 }", "expected finite limits, the smaller first"),
        ("random = { type = \"f32\", count = 4, seed = 1, min = nan, max = 0 }", "expected finite limits"),
        ("fill = { type = \"f32\", count = 4, value = 1 }\nzeros = 16", "has both zeros and fill"),
    ];
    let over = error("range = { type = \"f32\", count = 0 }");
    assert!(over.contains("arg[0].range: count = 0, expected 1 to 268435456"), "{over}");
    for (source, part) in cases {
        let text = error(source);
        assert!(text.contains(part), "{source}: {text}");
    }
}

#[test]
fn a_group_size_may_be_left_out() {
    let mut case = Case::read("saxpy");
    case.replace("local  = [64, 1, 1]\n", "");
    assert_eq!(case.load().expect("no group size").range().local, [256, 1, 1]);
    let mut tiled = Case::read("sgemm_tiled");
    let line = tiled.text.lines().find(|line| line.starts_with("local")).expect("a group size").to_string();
    tiled.replace(&format!("{line}\n"), "");
    assert_eq!(tiled.load().expect("the required one").range().local, [16, 16, 1]);
}
