//! Assignments of parts of a signal, which `#[hdl]` does not write but rust-hdl's tree allows.

use rust_hdl_core::ast::{VerilogExpression, VerilogStatement};
use tessera_export::export;

use crate::icarus;
use crate::raw::{literal, signal, RawBlock};
use crate::tools::accepted_by_all_tools;
use tessera_testkit::Random;

/// `y[offset + 3 .. offset] = source[from + 3 .. from]`
fn nibble(offset: u64, source: &str, from: u64) -> VerilogStatement {
    VerilogStatement::SliceAssignment {
        base: signal("y$next"),
        width: 4,
        offset: literal(offset),
        replacement: VerilogExpression::Slice(Box::new(signal(source)), 4, Box::new(literal(from))),
    }
}

/// Exports a body over `a`, `b`, `y` and compares it with `expected`.
fn agrees(test: &str, body: Vec<VerilogStatement>, expected: fn(u64, u64) -> u64) -> String {
    let mut block = RawBlock::assigning_y(signal("a"));
    block.body = body;
    let design = export(&block).expect("exports");
    accepted_by_all_tools(&design, test);
    let mut random = Random::new(0x51_1ce5);
    let vectors: Vec<Vec<u64>> = (0..200).map(|_| vec![random.value(8), random.value(8)]).collect();
    let results: Vec<Vec<u64>> = vectors.iter().map(|v| vec![expected(v[0], v[1])]).collect();
    icarus::agrees(&design, test, &vectors, &results);
    design.verilog()
}

#[test]
fn separate_slices_need_no_process() {
    let body = vec![nibble(0, "a", 4), nibble(4, "b", 2)];
    let text = agrees("slices_separate", body, |a, b| a >> 4 | (b >> 2 & 15) << 4);
    assert!(text.contains("assign y[3:0] = a[7:4];") && !text.contains("always"), "{text}");
}

#[test]
fn the_last_of_overlapping_slices_wins() {
    let body = vec![nibble(0, "a", 0), nibble(4, "b", 0), nibble(2, "a", 4)];
    let text = agrees("slices_overlapping", body, |a, b| {
        let below = (a & 15) | (b & 15) << 4;
        below & !(15 << 2) | (a >> 4) << 2
    });
    assert!(text.contains("always"), "order matters, so it takes a process: {text}");
}
