//! Random bodies: their Verilog must compute what Rust's rules say.
//!
//! No fresh seed: Verilator 5.006 refuses some legal texts (it folds `1 << ((a & ~(1 << a)) | (1 << a))` into
//! a shift "by over 32 bits"). `TESSERA_FUZZ_EXPRESSIONS` overrides the number of expressions for longer
//! hunts.

mod program;
mod term;

use rust_hdl_core::prelude::AtomKind;
use tessera_export::cosim::{Model, Options};
use tessera_export::{export, Design};

use crate::icarus;
use crate::raw::{assign, input, output, signal, RawAtom, RawBlock};
use crate::tools::accepted_by_all_tools;
use program::Program;
use term::{Generator, Term, Variable};
use tessera_testkit::{here, setting, Random};

const SEED: u64 = 0x5eed_0000_0000_0003;
const EXPRESSIONS: u64 = 500;
const PROGRAMS: usize = 40;
const LOCALS: usize = 5;
const VECTORS: usize = 500;
/// Icarus interprets: fewer will do there.
const ICARUS_VECTORS: usize = 60;
const INPUT_WIDTHS: [usize; 12] = [1, 1, 2, 4, 5, 8, 8, 16, 17, 33, 48, 64];

fn inputs() -> Vec<Variable> {
    let variable = |(i, width): (usize, &usize)| Variable { name: format!("in_{i}"), width: *width };
    INPUT_WIDTHS.iter().enumerate().map(variable).collect()
}

fn block(module: &str, inputs: &[Variable]) -> RawBlock {
    RawBlock {
        module: module.into(),
        atoms: inputs.iter().map(|v| input(&v.name, v.width)).collect(),
        children: Vec::new(),
        body: Vec::new(),
    }
}

/// Compares Verilator and Icarus with `expected` over random vectors; the
/// outputs are in the order in which `expected` gives them.
fn compare(design: &Design, random: &mut Random, expected: impl Fn(&[u64]) -> Vec<u64>) {
    let options = Options { optimize: false, ..Options::default() };
    let mut model = Model::build(design, &options).expect("Verilator builds the model");
    let mut found = vec![0; model.outputs().len()];
    let vector = |_| INPUT_WIDTHS.iter().map(|width| random.value(*width)).collect();
    let vectors: Vec<Vec<u64>> = (0..VECTORS).map(vector).collect();
    let expected: Vec<Vec<u64>> = vectors.iter().map(|vector| expected(vector)).collect();
    for (vector, expected) in vectors.iter().zip(&expected) {
        model.eval(vector, &mut found);
        if let Some(i) = (0..found.len()).find(|i| found[*i] != expected[*i]) {
            let name = &model.outputs()[i].name;
            let text = design.verilog();
            let line = text.lines().find(|line| line.contains(&format!("assign {name} "))).unwrap_or("");
            panic!("{name}: Rust {:#x}, Verilog {:#x}, inputs {vector:x?}:\n{line}", expected[i], found[i]);
        }
    }
    let few = ..ICARUS_VECTORS;
    icarus::agrees(design, &format!("{}_icarus", design.name), &vectors[few], &expected[few]);
}

fn expressions(seed: u64) -> (Vec<Term>, Design, Random) {
    let count = setting("TESSERA_FUZZ_EXPRESSIONS", EXPRESSIONS);
    println!("seed {seed}, {count} expressions, {VECTORS} vectors");
    let mut random = Random::new(seed);
    let inputs = inputs();
    let mut block = block("tessera_fuzz_expressions", &inputs);
    let mut terms = Vec::new();
    for i in 0..count {
        let mut generator = Generator { random: &mut random, variables: &inputs };
        let width = generator.any_width();
        let depth = 1 + generator.random.index(4);
        let term = generator.term(width, depth);
        block.atoms.push(output(&format!("y_{i}"), width));
        block.body.push(assign(&format!("y_{i}"), term.tree(&inputs)));
        terms.push(term);
    }
    let design = export(&block).expect("typed expressions export");
    (terms, design, random)
}

#[test]
fn expressions_agree() {
    let (terms, design, mut random) = expressions(here!().fixed_seed(SEED));
    compare(&design, &mut random, |vector| terms.iter().map(|term| term.value(vector)).collect());
}

// The lint tests keep to one seed: random text can hold a comparison that only
// the tool's own constant folding sees through, which is then worth a warning.

#[test]
fn expressions_lint() {
    accepted_by_all_tools(&expressions(SEED).1, "fuzz_expressions");
}

fn programs(seed: u64) -> (Vec<(Program, usize)>, Design, Random) {
    println!("seed {seed}, {PROGRAMS} programs, {VECTORS} vectors");
    let mut random = Random::new(seed);
    let mut top = block("tessera_fuzz_programs", &inputs());
    let mut programs = Vec::new();
    for n in 0..PROGRAMS {
        let mut variables = inputs();
        let first = variables.len();
        for i in 0..LOCALS {
            let width = INPUT_WIDTHS[random.index(INPUT_WIDTHS.len())];
            variables.push(Variable { name: format!("p{n}_{i}"), width });
        }
        let length = 2 + random.index(6);
        let mut generator = Generator { random: &mut random, variables: &variables };
        let program = Program::random(&mut generator, first..variables.len(), length);
        top.body.extend(program.tree(&variables));
        for local in &variables[first..] {
            top.atoms.push(RawAtom { name: local.name.clone(), kind: AtomKind::LocalSignal, width: local.width });
            let result = format!("y_{}", local.name);
            top.body.push(assign(&result, signal(&local.name)));
            top.atoms.push(output(&result, local.width));
        }
        programs.push((program, variables.len()));
    }
    let design = export(&top).expect("legal programs export");
    (programs, design, random)
}

#[test]
fn programs_agree() {
    let (programs, design, mut random) = programs(here!().fixed_seed(SEED));
    compare(&design, &mut random, |vector| {
        let results = programs.iter().flat_map(|(program, variables)| {
            let mut values = vector.to_vec();
            values.resize(*variables, 0);
            program.run(&mut values);
            values.split_off(vector.len())
        });
        results.collect()
    });
}

#[test]
fn programs_lint() {
    accepted_by_all_tools(&programs(SEED).1, "fuzz_programs");
}
