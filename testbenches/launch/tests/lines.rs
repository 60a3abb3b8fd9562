//! Line tables of a program compiled with `-g`, whole and damaged.

use tessera_launch::program::Program;

/// A program with line tables, beside its source.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../interp/tests/checks/");

fn binary() -> Vec<u8> {
    std::fs::read(format!("{FOLDER}kernels.bin")).expect("the program")
}

fn parse(bytes: &[u8]) -> Program {
    Program::parse("kernels.bin", bytes).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn every_kernel_has_lines_of_its_own() {
    let source = std::fs::read_to_string(format!("{FOLDER}kernels.cl")).expect("the source");
    let program = parse(&binary());
    for kernel in &program.kernels {
        let head = source.lines().position(|line| line.starts_with(&format!("kernel void {}(", kernel.name)));
        let first = head.expect("its first line") + 1;
        let length = source.lines().skip(first).position(|line| line == "}").expect("its end") + 1;
        assert!(kernel.lines.len() > 3, "{}", kernel.name);
        for line in kernel.lines.iter().filter(|line| line.line != 0) {
            let inside = (first..=first + length).contains(&(line.line as usize));
            assert!(inside && &*line.file == "kernels.cl", "{}: {line:?}, not {first} + {length}", kernel.name);
            assert!((line.address as usize) <= kernel.isa_bytes, "{}: {line:?}", kernel.name);
        }
    }
    let race = program.kernel("shift_race").expect("a kernel");
    let last = race.lines.iter().rev().find(|line| line.line != 0).expect("a line").address;
    assert!(race.source_line(last).is_some_and(|line| line.starts_with("kernels.cl:")));
}

#[test]
fn damaged_tables_cost_nothing_but_lines() {
    let whole = binary();
    let expected = parse(&whole);
    let magic = b"CTNI".as_slice();
    let start = whole.windows(4).position(|window| window == magic).expect("the debug section");
    let end = start + 4 + whole[start + 4..].windows(4).position(|window| window == magic).expect("the program");
    let mut fewer = 0;
    for (i, at) in (start..end).step_by(37).enumerate() {
        let mut bytes = whole.clone();
        bytes[at] = if i % 2 == 0 { 0xFF } else { !bytes[at] };
        let mut program = parse(&bytes);
        for (kernel, expected) in program.kernels.iter_mut().zip(&expected.kernels) {
            fewer += usize::from(kernel.lines != expected.lines);
            kernel.lines = expected.lines.clone();
        }
        assert_eq!(program, expected, "byte {at:#x}");
    }
    assert!(fewer > 0, "no damage had an effect");
}
