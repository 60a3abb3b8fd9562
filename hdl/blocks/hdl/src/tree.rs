//! How the `hdl` of a block puts its body together: rust-hdl's AST, built on a stack.
//!
//! `#[hdl]` writes one call for each node, operands first. Written as nested constructors the same tree was
//! three fifths of the object code of the execution unit: every box that is under construction needs code that
//! frees it, should the next one fail.

use std::fmt::Arguments;

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

/// A tree under construction.
///
/// # Panics
/// Every method, where an operand or a body that it takes is not there: only `#[hdl]` calls them.
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

    /// The signal of this name as an operand.
    pub fn signal(&mut self, name: Arguments) {
        self.values.push(VerilogExpression::Signal(name.to_string()));
    }

    /// A constant as an operand.
    pub fn constant(&mut self, value: VerilogExpression) {
        self.values.push(value);
    }

    /// The operand in parentheses.
    pub fn paren(&mut self) {
        let inner = self.operand();
        self.values.push(VerilogExpression::Paren(inner));
    }

    /// The operand as a signed number.
    pub fn signed(&mut self) {
        let inner = self.operand();
        self.values.push(VerilogExpression::Signed(inner));
    }

    /// The operand at another width.
    pub fn cast(&mut self, width: usize) {
        let inner = self.operand();
        self.values.push(VerilogExpression::Cast(inner, width));
    }

    /// An operator of one operand.
    pub fn unary(&mut self, operator: VerilogOpUnary) {
        let inner = self.operand();
        self.values.push(VerilogExpression::Unary(operator, inner));
    }

    /// An operator of two operands.
    pub fn binary(&mut self, operator: VerilogOp) {
        let (left, right) = self.operands();
        self.values.push(VerilogExpression::Binary(left, operator, right));
    }

    /// One bit of the first operand, at the second.
    pub fn bit(&mut self) {
        let (word, index) = self.operands();
        self.values.push(VerilogExpression::Index(word, index));
    }

    /// So many bits of the first operand, from the second one up.
    pub fn slice(&mut self, width: usize) {
        let (word, offset) = self.operands();
        self.values.push(VerilogExpression::Slice(word, width, offset));
    }

    /// The first operand with the bit at the second replaced by the third.
    pub fn replace_bit(&mut self) {
        let (index, bit) = self.operands();
        let word = self.operand();
        self.values.push(VerilogExpression::IndexReplace(word, index, bit));
    }

    /// A named part of the operand.
    pub fn part(&mut self, select: fn(VerilogExpression) -> VerilogExpression) {
        let word = self.operand();
        self.values.push(select(*word));
    }

    /// A comment as the next statement.
    pub fn comment(&mut self, text: &str) {
        self.push(VerilogStatement::Comment(text.to_string()));
    }

    /// The comment that leads a message of the exporter back to the source.
    pub fn line(&mut self, file: &str, line: u32) {
        self.push(VerilogStatement::Comment(format!("@src {file}:{line}")));
    }

    /// The operand goes to the signal of this name.
    pub fn assign(&mut self, name: Arguments) {
        let value = self.operand();
        self.push(VerilogStatement::Assignment(VerilogExpression::Signal(name.to_string()), *value));
    }

    /// Statements of a connection.
    pub fn extend(&mut self, statements: Vec<VerilogStatement>) {
        self.bodies.last_mut().expect("a body").extend(statements);
    }

    /// What follows belongs to a body of its own.
    pub fn open(&mut self) {
        self.bodies.push(Vec::new());
    }

    /// `if` with the operand as its test; the bodies opened last are its own.
    pub fn branch(&mut self, otherwise: Otherwise) {
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

    /// The body opened last is an arm; for all else, if `when` named nothing.
    pub fn arm(&mut self) {
        let condition = if self.conditions.is_empty() { "default".to_string() } else { self.conditions.join(",") };
        self.conditions.clear();
        let block = self.body();
        self.cases.push(VerilogCase { condition, block });
    }

    /// `match` of the operand with so many arms.
    pub fn choose(&mut self, arms: usize) {
        let cases = self.cases.split_off(self.cases.len() - arms);
        let test = *self.operand();
        self.push(VerilogStatement::Match(VerilogMatch { test, cases }));
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
