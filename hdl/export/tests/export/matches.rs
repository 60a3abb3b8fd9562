//! `match` over constants, in the form that `#[hdl]` writes: labels `#<decimal>`, several joined by `,`.

use rust_hdl_core::ast::{VerilogCase, VerilogMatch, VerilogStatement};
use tessera_export::export;

use crate::icarus;
use crate::raw::{assign, literal, signal, RawBlock};
use crate::tools::accepted_by_all_tools;
use tessera_testkit::Random;

/// `y = 1; match a { labels => y = value, .. }`, over 7 of the 8 bits of `a` unless `test` says otherwise.
fn block(default: bool, arms: &[(&str, u64)]) -> RawBlock {
    let mut block = RawBlock::assigning_y(literal(1));
    block.atoms[0].width = 7;
    if !default {
        block.body.clear();
    }
    let case = |(labels, value): &(&str, u64)| VerilogCase {
        condition: labels.to_string(),
        block: vec![assign("y", if *value == 0 { signal("b") } else { literal(*value) })],
    };
    let cases = arms.iter().map(case).collect();
    block.body.push(VerilogStatement::Match(VerilogMatch { test: signal("a"), cases }));
    block
}

/// Exports, lints and compares with `expected`; returns the text.
fn agrees(test: &str, block: &RawBlock, expected: fn(u64, u64) -> u64) -> String {
    let design = export(block).expect("exports");
    accepted_by_all_tools(&design, test);
    let mut random = Random::new(0xca5e);
    let vectors: Vec<Vec<u64>> = (0..256).map(|a| vec![a & 127, random.value(8)]).collect();
    let results: Vec<Vec<u64>> = vectors.iter().map(|v| vec![expected(v[0], v[1])]).collect();
    icarus::agrees(&design, test, &vectors, &results);
    design.verilog()
}

fn refusal(block: &RawBlock) -> String {
    export(block).expect_err("refused").to_string()
}

#[test]
fn several_constants_in_an_arm() {
    let block = block(false, &[("#16,#17", 0), ("#127", 9), ("_", 3)]);
    let text = agrees("match_constants", &block, |a, b| match a {
        16 | 17 => b,
        127 => 9,
        _ => 3,
    });
    for part in ["case (a)", "7'h10, 7'h11: begin", "7'h7f: begin", "default: begin"] {
        assert!(text.contains(part), "{part} is missing in {text}");
    }
}

#[test]
fn what_no_arm_names_keeps_the_default_assignment() {
    let block = block(true, &[("#0", 5), ("#1,#2,#3", 0)]);
    agrees("match_partial", &block, |a, b| match a {
        0 => 5,
        1..=3 => b,
        _ => 1,
    });
}

#[test]
fn without_a_default_it_is_a_latch() {
    let message = refusal(&block(false, &[("#0", 5), ("#1", 6)]));
    assert!(message.contains("latch: `y`") && !message.contains('\n'), "{message}");
}

#[test]
fn all_values_named_are_complete() {
    let low: Vec<String> = (0..64).map(|i| format!("#{i}")).collect();
    let high: Vec<String> = (64..128).map(|i| format!("#{i}")).collect();
    let block = block(false, &[(&low.join(","), 5), (&high.join(", "), 0)]);
    let text = agrees("match_complete", &block, |a, b| if a < 64 { 5 } else { b });
    assert!(text.contains("default: begin") && !text.contains("7'h40"), "{text}");
    assert!(text.lines().all(|line| line.len() <= 120), "{text}");
}

#[test]
fn labels_that_cannot_be() {
    for (labels, reason) in
        [("#128", "literal 0x80 does not fit 7 bits"), ("#4,#4", "repeats a value"), ("#x", "`#x`"), ("#1,2", "`2`")]
    {
        let message = refusal(&block(true, &[(labels, 5)]));
        assert!(message.contains(reason) && !message.contains('\n'), "{labels}: {message}");
    }
    assert!(refusal(&block(true, &[("#4", 5), ("#5,#4", 6)])).contains("label `#5,#4` repeats a value"));
}
