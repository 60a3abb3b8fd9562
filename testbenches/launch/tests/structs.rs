//! Structs by field: the bytes that the kernel reads, and what is wrong with fields that do not fit.

mod common;

use common::Case;
use tessera_launch::bind::BoundArgument;

/// `struct step` of the kernel `program_scope`, in bytes as its launch file has it.
const BYTES: &str = "scalar = { u8 = [7, 0, 191, 254, 64, 226, 1, 0, 240, 255, 255, 255, 255, 255, 255, 15] }";

const FIELDS: [&str; 4] = [
    "{ name = \"shift\", type = \"i8\", offset = 0, value = 7 }",
    "{ name = \"scale\", type = \"i16\", offset = 2, value = -321 }",
    "{ name = \"bias\", type = \"i32\", offset = 4, value = 123456 }",
    "{ name = \"mask\", type = \"i64\", offset = 8, value = 0x0FFF_FFFF_FFFF_FFF0 }",
];

fn with(fields: &[&str]) -> Case {
    let mut case = Case::read("program_scope");
    case.replace(BYTES, &format!("struct = [\n{}\n]", fields.join(",\n")));
    case
}

#[test]
fn fields_become_the_bytes_of_the_struct() {
    let bytes = Case::read("program_scope").load().expect("the kernel's own launch");
    let fields = with(&FIELDS).load().unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(fields.arguments(), bytes.arguments());
    // What is left out is zero.
    let some = with(&FIELDS[..2]).load().unwrap_or_else(|e| panic!("{e}"));
    let expected = [[7, 0, 191, 254].as_slice(), &[0; 12]].concat();
    assert_eq!(some.arguments()[2], BoundArgument::Scalar(expected));
    let list = "{ name = \"all\", type = \"u16\", offset = 0, value = [7, 65215, 57920, 1, 65520, 65535, 65535, 4095] }";
    assert_eq!(with(&[list]).load().unwrap_or_else(|e| panic!("{e}")).arguments(), bytes.arguments());
}

#[test]
fn a_field_that_does_not_fit_is_one_line() {
    let error = |field: &str| {
        let text = with(&[FIELDS[0], field]).load().expect_err(field).to_string();
        assert!(text.starts_with("launch.toml:") && !text.contains('\n'), "{text}");
        text
    };
    for (field, expected) in [
        (
            "{ name = \"m\", type = \"i64\", offset = 16, value = 1 }",
            "field `m`: bytes 16 to 23, expected them within the 16 bytes",
        ),
        ("{ name = \"m\", type = \"i32\", offset = 12, value = [1, 2] }", "bytes 12 to 19, expected"),
        ("{ name = \"m\", type = \"i32\", offset = 6, value = 1 }", "offset 6, expected a multiple of 4 for i32"),
        ("{ name = \"m\", type = \"u32\", offset = 0, value = 1 }", "it lies on field `shift`"),
        ("{ name = \"m\", type = \"u8\", offset = 4, value = 256 }", "field `m`: 256 does not fit u8"),
        ("{ name = \"m\", type = \"u9\", offset = 4, value = 1 }", "unknown variant `u9`"),
        ("{ name = \"m\", type = \"u8\", value = 1 }", "missing field `offset`"),
        ("{ name = \"m\", type = \"u8\", offset = 4294967295, value = 1 }", "expected them within the 16 bytes"),
    ] {
        assert!(error(field).contains(expected), "{field}: {}", error(field));
    }
    let mut scalar = Case::read("saxpy");
    scalar.replace("scalar = { f32 = -1.2345677614212036 }", &format!("struct = [{}]", FIELDS[0]));
    let text = scalar.load().expect_err("no struct").to_string();
    assert!(text.contains("arg[2].struct: argument 2 (float a) is no struct, expected scalar"), "{text}");
}
