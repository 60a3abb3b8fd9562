//! Arithmetic against vectors of an independent soft float, in the form of Berkeley TestFloat and through the
//! code of `tessera fpu`, on all engines.

mod reference;

use std::fmt::Debug;

use reference::Reference;
use rustc_apfloat::ieee::{Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert};
use tessera_eu::eu::Eu;
use tessera_fpu::{Batch, Function, Rounding, Vector};
use tessera_interp::RunOptions;
use tessera_launch::Memory;
use tessera_lockstep::bench::Bench;
use tessera_lockstep::compare::Lockstep;
use tessera_lockstep::kernel::KernelRun;
use tessera_lockstep::model::{GoldenModel, Model};
use tessera_ports::config::EuConfig;
use tessera_ports::eu::{EuIn, EuOut};
use tessera_testbenches::block_test::eu_models;
use tessera_testkit::{grouped, here, Random, Test};

/// What TestFloat's first level has of two operands, rounded up.
const TWO_OPERANDS: usize = 47_000;
/// Vectors of one launch.
const BATCH: usize = 1 << 14;

type Engine = fn(&Batch) -> Memory;

fn interp(batch: &Batch) -> Memory {
    let mut memory = batch.launch().memory();
    tessera_interp::run(batch.launch(), &mut memory, &RunOptions::default()).unwrap_or_else(|e| panic!("{e}"));
    memory
}

fn cycle_exact(batch: &Batch, engines: Vec<Box<dyn Model<EuIn, EuOut>>>) -> Memory {
    let mut host = KernelRun::new(batch.launch());
    Bench::new(&EuConfig::default(), &batch.launch().kernel().isa)
        .run(&mut [Lockstep::new(engines)], &mut host, &mut [], &mut |_| ())
        .unwrap_or_else(|e| panic!("{e}"));
    host.memory().clone()
}

fn golden(batch: &Batch) -> Memory {
    cycle_exact(batch, vec![Box::new(GoldenModel(tessera_golden::eu::Eu::default()))])
}

/// Golden, rust-hdl and Verilog, compared on every port every cycle as well.
fn lockstep(batch: &Batch) -> Memory {
    cycle_exact(batch, eu_models::<tessera_golden::eu::Eu, Eu>(1))
}

/// `count` lines through the reader, the launch and the comparison of `tessera fpu`.
fn check(name: &str, rounding: Rounding, count: usize, engine: Engine, mut line: impl FnMut() -> String) {
    let function = Function::new(name, rounding).unwrap_or_else(|e| panic!("{e}"));
    let mut left = count;
    while left > 0 {
        let some = left.min(BATCH);
        let lines = (0..some).map(|_| line());
        let vectors: Vec<Vector> =
            lines.map(|text| Vector::parse(&function, 1, &text).unwrap_or_else(|e| panic!("{e}"))).collect();
        let batch = function.batch(&vectors).unwrap_or_else(|e| panic!("{e}"));
        let wrong = batch.mismatches(&engine(&batch));
        let shown: Vec<String> = wrong.iter().take(5).map(|m| m.show(&function)).collect();
        assert!(wrong.is_empty(), "{name} {rounding:?}: {} of {some} wrong: {}", wrong.len(), shown.join("; "));
        left -= some;
    }
}

/// Operations of one format in all four modes.
fn operations<F>(test: &Test, reference: &Reference<F>, operations: &[&str], count: usize, engine: Engine) -> usize
where
    F: Float + Debug + FloatConvert<Half> + FloatConvert<Single> + FloatConvert<Double>,
{
    let mut random = Random::new(test.seed(1));
    for operation in operations {
        for rounding in Rounding::ALL {
            let line = || reference.line(operation, rounding, &mut random);
            check(&reference.name(operation), rounding, count, engine, line);
        }
    }
    4 * operations.len() * count
}

/// An engine, and how many vectors of an operation of two or three operands, of one operand, and of an integer it
/// gets in each of the four modes.
struct Plan {
    name: &'static str,
    engine: Engine,
    two: usize,
    one: usize,
    integers: usize,
    /// Of remainders, which are long programs.
    rem: usize,
}

/// All functions of a format; `others` are its conversions to other formats.
fn all<F>(test: Test, reference: Reference<F>, others: &[&str], plan: Plan)
where
    F: Float + Debug + FloatConvert<Half> + FloatConvert<Single> + FloatConvert<Double>,
{
    let Plan { name: on, engine, two, one, integers, rem } = plan;
    let mut vectors = operations(&test, &reference, &["add", "sub", "mul", "div", "sqrt", "eq", "le", "lt"], two, engine);
    vectors += operations(&test, &reference, &["rem"], rem, engine);
    vectors += operations(&test, &reference, &["mulAdd"], two, engine);
    vectors += operations(&test, &reference, &["roundToInt", "to_i32", "to_ui32", "to_i64", "to_ui64"], one, engine);
    vectors += operations(&test, &reference, others, one, engine);
    let mut random = Random::new(test.seed(2));
    for (from, width, signed) in [("i32", 32, true), ("ui32", 32, false), ("i64", 64, true), ("ui64", 64, false)] {
        for rounding in Rounding::ALL {
            let name = format!("{from}_to_{}", reference.name("").trim_end_matches('_'));
            check(&name, rounding, integers, engine, || reference.integer_line(width, signed, rounding, &mut random));
            vectors += integers;
        }
    }
    test.evidence(&format!("{} vectors on {on}, no mismatch", grouped(vectors as u64)));
}

fn on_interp() -> Plan {
    Plan { name: "the interpreter", engine: interp, two: TWO_OPERANDS, one: 8_000, integers: 4_000, rem: 2_000 }
}

fn on_golden() -> Plan {
    Plan { name: "golden", engine: golden, two: TWO_OPERANDS, one: 2_000, integers: 1_000, rem: 100 }
}

fn on_all_models() -> Plan {
    let name = "golden, rust-hdl and Verilog in lockstep";
    Plan { name, engine: lockstep, two: 100, one: 60, integers: 40, rem: 5 }
}

#[test]
fn halves_on_the_interpreter() {
    all(here!(), reference::f16(), &["to_f32", "to_f64"], on_interp());
}

#[test]
fn singles_on_the_interpreter() {
    all(here!(), reference::f32(), &["to_f16", "to_f64"], on_interp());
}

#[test]
fn doubles_on_the_interpreter() {
    all(here!(), reference::f64(), &["to_f16", "to_f32"], on_interp());
}

#[test]
fn halves_on_golden() {
    all(here!(), reference::f16(), &["to_f32", "to_f64"], on_golden());
}

#[test]
fn singles_on_golden() {
    all(here!(), reference::f32(), &["to_f16", "to_f64"], on_golden());
}

#[test]
fn doubles_on_golden() {
    all(here!(), reference::f64(), &["to_f16", "to_f32"], on_golden());
}

#[test]
fn products_and_sums_on_golden() {
    let test = here!();
    let vectors = operations(&test, &reference::f32(), &["mulAdd"], 250_000, golden);
    test.evidence(&format!("{} vectors of mulAdd on golden, no mismatch", grouped(vectors as u64)));
}

#[test]
fn halves_on_rtl_and_verilog() {
    all(here!(), reference::f16(), &["to_f32", "to_f64"], on_all_models());
}

#[test]
fn singles_on_rtl_and_verilog() {
    all(here!(), reference::f32(), &["to_f16", "to_f64"], on_all_models());
}

#[test]
fn doubles_on_rtl_and_verilog() {
    all(here!(), reference::f64(), &["to_f16", "to_f32"], on_all_models());
}

#[test]
fn products_and_sums_on_rtl_and_verilog() {
    let test = here!();
    let vectors = operations(&test, &reference::f32(), &["mulAdd"], 5_000, lockstep);
    test.evidence(&format!("{} vectors of mulAdd on golden, rust-hdl and Verilog, no mismatch", grouped(vectors as u64)));
}

/// A wrong result is seen: one bit of one expected result turned.
#[test]
#[should_panic(expected = "f32_add NearEven: 1 of 100 wrong")]
fn a_wrong_result_is_a_mismatch() {
    let (reference, mut random, mut n) = (reference::f32(), Random::new(1), 0);
    check("f32_add", Rounding::NearEven, 100, interp, || {
        n += 1;
        match n {
            100 => "3F800000 3F800000 40000001 00".into(),
            _ => reference.line("add", Rounding::NearEven, &mut random),
        }
    });
}

/// Every function with a kernel is one that a test above runs.
#[test]
fn all_functions_are_known_here() {
    let mut names = Function::names().unwrap_or_else(|e| panic!("{e}"));
    names.sort();
    let operations = ["add", "sub", "mul", "div", "rem", "mulAdd", "sqrt", "roundToInt", "eq", "le", "lt"];
    let integers = ["i32", "ui32", "i64", "ui64"];
    let mut expected = Vec::new();
    for float in ["f16", "f32", "f64"] {
        expected.extend(operations.map(|o| format!("{float}_{o}")));
        expected.extend(integers.map(|i| format!("{float}_to_{i}")));
        expected.extend(integers.map(|i| format!("{i}_to_{float}")));
        expected.extend(["f16", "f32", "f64"].iter().filter(|f| **f != float).map(|to| format!("{float}_to_{to}")));
    }
    expected.sort();
    assert_eq!(names, expected);
}
