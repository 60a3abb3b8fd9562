//! Random sequences of statements over locals, with their sequential meaning.
//!
//! Every local gets a default first, so that programs are legal; after that
//! anything goes: overwritten defaults, nested conditions, reads of values that
//! change again later. That is what the exporter splits into processes.

use rust_hdl_core::ast::{VerilogBlockOrConditional, VerilogConditional, VerilogStatement};

use super::term::{Generator, Term, Variable};
use crate::raw::assign;

enum Statement {
    /// Index of the variable that is assigned.
    Assign(usize, Term),
    If(Term, Vec<Statement>, Vec<Statement>),
}

/// Statements over inputs (the first variables) and locals (the others).
pub struct Program(Vec<Statement>);

impl Program {
    /// A program of `length` statements after the defaults. Variables from
    /// `locals` on are assigned, all others are inputs.
    pub fn random(generator: &mut Generator, locals: std::ops::Range<usize>, length: usize) -> Self {
        let all = generator.variables;
        let mut statements = Vec::new();
        for local in locals.clone() {
            // A default may only read what already has one.
            let mut early = Generator { random: generator.random, variables: &all[..local] };
            statements.push(Statement::Assign(local, early.term(all[local].width, 1)));
        }
        statements.extend((0..length).map(|_| statement(generator, &locals, 2)));
        Program(statements)
    }

    /// The body as `#[hdl]` would write it.
    pub fn tree(&self, variables: &[Variable]) -> Vec<VerilogStatement> {
        tree(&self.0, variables)
    }

    /// Runs the statements in order on the values of all variables.
    pub fn run(&self, values: &mut [u64]) {
        run(&self.0, values);
    }
}

fn statement(generator: &mut Generator, locals: &std::ops::Range<usize>, depth: usize) -> Statement {
    if depth == 0 || generator.random.index(3) == 0 {
        let target = locals.start + generator.random.index(locals.len());
        let width = generator.variables[target].width;
        return Statement::Assign(target, generator.term(width, 2));
    }
    let test = generator.term(1, 2);
    let mut branch = |most: usize| {
        let length = generator.random.index(most + 1);
        (0..length).map(|_| statement(generator, locals, depth - 1)).collect()
    };
    Statement::If(test, branch(3), branch(2))
}

fn tree(statements: &[Statement], variables: &[Variable]) -> Vec<VerilogStatement> {
    let one = |statement: &Statement| match statement {
        Statement::Assign(target, value) => assign(&variables[*target].name, value.tree(variables)),
        Statement::If(test, then, otherwise) => VerilogStatement::If(VerilogConditional {
            test: test.tree(variables),
            then: tree(then, variables),
            otherwise: match otherwise.is_empty() {
                true => VerilogBlockOrConditional::None,
                false => VerilogBlockOrConditional::Block(tree(otherwise, variables)),
            },
        }),
    };
    statements.iter().map(one).collect()
}

fn run(statements: &[Statement], values: &mut [u64]) {
    for statement in statements {
        match statement {
            Statement::Assign(target, value) => values[*target] = value.value(values),
            Statement::If(test, then, otherwise) => match test.value(values) {
                0 => run(otherwise, values),
                _ => run(then, values),
            },
        }
    }
}
