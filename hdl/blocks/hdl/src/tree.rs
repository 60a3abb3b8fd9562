//! How the `hdl` of a block puts its body together: rust-hdl's AST, built on a stack.
//!
//! `#[hdl]` writes tables of steps, operands first, and a call for each step that is computed. Written as nested
//! constructors the same tree was three fifths of the object code of the execution unit: every box that is under
//! construction needs code that frees it, should the next one fail.

use std::fmt::Arguments;

use crate::literal::Literal;
use rust_hdl_core::ast::{
    Verilog, VerilogBlockOrConditional, VerilogCase, VerilogConditional, VerilogExpression, VerilogMatch, VerilogOp,
    VerilogOpUnary, VerilogStatement,
};

/// What an `if` does when its test fails.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Otherwise {
    /// Nothing.
    Nothing,
    /// The last body that was opened.
    Block,
    /// The `if` that is all of the last body that was opened.
    If,
}

/// A step about which all is known where the body is written; what is computed is a method of [`Tree`].
#[derive(Clone)]
pub enum Node {
    /// A signal as an operand.
    Signal(&'static str),
    /// A number as an operand.
    Number(u64),
    /// A truth value as an operand.
    Flag(bool),
    /// The operand in parentheses.
    Paren,
    /// The operand as a signed number.
    Signed,
    /// The operand at another width, in bits.
    Cast(usize),
    /// An operator of one operand.
    Unary(VerilogOpUnary),
    /// An operator of two operands.
    Binary(VerilogOp),
    /// One bit of the first operand, at the second.
    Bit,
    /// So many bits of the first operand, from the second one up.
    Slice(usize),
    /// The first operand with the bit at the second replaced by the third.
    ReplaceBit,
    /// A comment as the next statement.
    Comment(&'static str),
    /// The comment that leads a message of the exporter back to the source: file and line.
    Line(&'static str, u32),
    /// The operand goes to the signal of this name.
    Assign(&'static str),
    /// What follows belongs to a body of its own.
    Open,
    /// `if` with the operand as its test; the bodies opened last are its own.
    Branch(Otherwise),
    /// The body opened last is an arm; for all else, if `when` named nothing.
    Arm,
    /// `match` of the operand with so many arms.
    Choose(usize),
}

/// A tree under construction.
///
/// # Panics
/// Every method, where an operand or a body that it takes is not there: only what `#[hdl]` writes calls them.
pub struct Tree {
    /// Operands whose operator comes later.
    values: Vec<VerilogExpression>,
    /// Bodies around the statement that comes next, the innermost last.
    bodies: Vec<Vec<VerilogStatement>>,
    /// What the arm of a `match` that is closed next stands for.
    conditions: Vec<String>,
    /// Arms whose `match` comes later.
    cases: Vec<VerilogCase>,
}

impl Default for Tree {
    fn default() -> Self {
        Tree { values: Vec::new(), bodies: vec![Vec::new()], conditions: Vec::new(), cases: Vec::new() }
    }
}

impl Tree {
    /// The body of the block.
    pub fn finish(mut self) -> Verilog {
        debug_assert!(self.values.is_empty() && self.bodies.len() == 1 && self.cases.is_empty(), "a whole body");
        Verilog::Combinatorial(self.body())
    }

    /// Takes steps in their order.
    pub fn run(&mut self, nodes: &'static [Node]) {
        nodes.iter().cloned().for_each(|node| self.step(node));
    }

    fn step(&mut self, node: Node) {
        match node {
            Node::Signal(name) => self.signal(format_args!("{name}")),
            Node::Number(value) => self.constant(value.expression()),
            Node::Flag(value) => self.constant(value.expression()),
            Node::Paren => self.wrap(VerilogExpression::Paren),
            Node::Signed => self.wrap(VerilogExpression::Signed),
            Node::Cast(width) => self.wrap(|inner| VerilogExpression::Cast(inner, width)),
            Node::Unary(operator) => self.wrap(|inner| VerilogExpression::Unary(operator, inner)),
            Node::Binary(operator) => self.join(|left, right| VerilogExpression::Binary(left, operator, right)),
            Node::Bit => self.join(VerilogExpression::Index),
            Node::Slice(width) => self.join(|word, offset| VerilogExpression::Slice(word, width, offset)),
            Node::ReplaceBit => {
                let (index, bit) = self.operands();
                self.wrap(|word| VerilogExpression::IndexReplace(word, index, bit));
            }
            Node::Comment(text) => self.push(VerilogStatement::Comment(text.to_string())),
            Node::Line(file, line) => self.push(VerilogStatement::Comment(format!("@src {file}:{line}"))),
            Node::Assign(name) => self.assign(format_args!("{name}")),
            Node::Open => self.bodies.push(Vec::new()),
            Node::Branch(otherwise) => self.branch(otherwise),
            Node::Arm => self.arm(),
            Node::Choose(arms) => self.choose(arms),
        }
    }

    /// The signal of this name as an operand.
    pub fn signal(&mut self, name: Arguments) {
        self.values.push(VerilogExpression::Signal(name.to_string()));
    }

    /// A constant as an operand.
    pub fn constant(&mut self, value: VerilogExpression) {
        self.values.push(value);
    }

    /// A named part of the operand.
    pub fn part(&mut self, select: fn(VerilogExpression) -> VerilogExpression) {
        let word = self.operand();
        self.values.push(select(*word));
    }

    /// The operand goes to the signal of this name.
    pub fn assign(&mut self, name: Arguments) {
        let value = self.operand();
        self.push(VerilogStatement::Assignment(VerilogExpression::Signal(name.to_string()), *value));
    }

    /// Statements of a connection.
    pub(crate) fn extend(&mut self, statements: Vec<VerilogStatement>) {
        self.bodies.last_mut().expect("a body").extend(statements);
    }

    fn branch(&mut self, otherwise: Otherwise) {
        let otherwise = match otherwise {
            Otherwise::Nothing => VerilogBlockOrConditional::None,
            Otherwise::Block => VerilogBlockOrConditional::Block(self.body()),
            Otherwise::If => VerilogBlockOrConditional::Conditional(Box::new(self.body().remove(0))),
        };
        let then = self.body();
        let test = *self.operand();
        self.push(VerilogStatement::If(VerilogConditional { test, then, otherwise }));
    }

    /// What the next arm stands for; several times if for several.
    pub fn when(&mut self, condition: String) {
        self.conditions.push(condition);
    }

    fn arm(&mut self) {
        let condition = if self.conditions.is_empty() { "default".to_string() } else { self.conditions.join(",") };
        self.conditions.clear();
        let block = self.body();
        self.cases.push(VerilogCase { condition, block });
    }

    fn choose(&mut self, arms: usize) {
        let cases = self.cases.split_off(self.cases.len() - arms);
        let test = *self.operand();
        self.push(VerilogStatement::Match(VerilogMatch { test, cases }));
    }

    fn wrap(&mut self, make: impl FnOnce(Box<VerilogExpression>) -> VerilogExpression) {
        let inner = self.operand();
        self.values.push(make(inner));
    }

    fn join(&mut self, make: impl FnOnce(Box<VerilogExpression>, Box<VerilogExpression>) -> VerilogExpression) {
        let (left, right) = self.operands();
        self.values.push(make(left, right));
    }

    fn push(&mut self, statement: VerilogStatement) {
        self.bodies.last_mut().expect("a body").push(statement);
    }

    fn body(&mut self) -> Vec<VerilogStatement> {
        self.bodies.pop().expect("a body")
    }

    fn operand(&mut self) -> Box<VerilogExpression> {
        Box::new(self.values.pop().expect("an operand"))
    }

    fn operands(&mut self) -> (Box<VerilogExpression>, Box<VerilogExpression>) {
        let right = self.operand();
        (self.operand(), right)
    }
}
