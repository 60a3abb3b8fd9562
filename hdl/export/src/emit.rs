//! The exact-width tree as Verilog-2001 text. Parentheses are left out where the order is plain without them:
//! around a chain of one operator, a `~`, a whole right side.
//!
//! Verilog can slice names only, so a slice of anything else goes through a
//! temporary: a wire where the value depends on nothing that the current
//! process assigns, else a variable of that process (with a default at its
//! head, or it would be a latch). Every bit that the text reads is recorded;
//! what remains unread ends in the module's `unused_ok` wire.

use std::collections::{BTreeMap, BTreeSet};

use crate::ir::{mask, Action, BinaryOp, Expr, Node, ShiftOp, Statement, UnaryOp};
use crate::scope::{Scope, SignalId};
use crate::text::{self, bare, literal, select, unread};

/// A slice base that had to become a name.
#[derive(Clone, Debug)]
pub struct Temporary {
    pub name: String,
    pub width: usize,
    /// The driver of a wire; `None` for a variable of a process.
    pub driver: Option<String>,
    used: u128,
}

/// What one module's text uses, collected while it is printed.
#[derive(Debug)]
pub struct Emitter<'a> {
    scope: &'a Scope,
    temporaries: Vec<Temporary>,
    wires: BTreeMap<String, usize>,
    used: BTreeMap<SignalId, u128>,
    variants: BTreeSet<String>,
    /// Targets of the process being printed.
    own: BTreeSet<SignalId>,
    /// Assignments to temporaries that precede the statement being printed.
    pending: Vec<String>,
    /// First temporary of the process being printed.
    first: usize,
    /// Behind a clock edge: the registers by their inputs, which stand for them there.
    registers: BTreeMap<SignalId, SignalId>,
}

impl<'a> Emitter<'a> {
    pub fn new(scope: &'a Scope) -> Self {
        Emitter {
            scope,
            temporaries: Vec::new(),
            wires: BTreeMap::new(),
            used: BTreeMap::new(),
            variants: BTreeSet::new(),
            own: BTreeSet::new(),
            pending: Vec::new(),
            first: 0,
            registers: BTreeMap::new(),
        }
    }

    /// Text of an expression outside any process.
    pub fn expression(&mut self, e: &Expr) -> String {
        self.own.clear();
        self.whole(e)
    }

    /// How long the text of an expression is, without using anything of it.
    pub fn length(&self, e: &Expr) -> usize {
        Emitter::new(self.scope).expression(e).len()
    }

    /// Text of a combinational process over one group of statements.
    pub fn process(&mut self, group: &[Statement]) -> String {
        self.own.clear();
        for statement in group {
            statement.for_each_write(&mut |id, _| {
                self.own.insert(id);
            });
        }
        self.first = self.temporaries.len();
        let mut body = String::new();
        self.statements(group, 2, &mut body);
        let defaults: String = self.temporaries[self.first..]
            .iter()
            .filter(|t| t.driver.is_none())
            .map(|t| format!("    {} = {};\n", t.name, literal(t.width, 0)))
            .collect();
        defaults + &body
    }

    /// Text of what happens at a clock edge: without a reset `body`, else `reset` or `body`. What is assigned is
    /// the inputs of `registers`.
    pub fn clocked(
        &mut self,
        reset: Option<&str>,
        resets: &[Statement],
        body: &[Statement],
        registers: &BTreeMap<SignalId, SignalId>,
    ) -> String {
        self.own.clear();
        self.registers = registers.clone();
        let mut text = String::new();
        match reset {
            Some(reset) => text.push_str(&self.branches(reset, resets, body, 2)),
            None => self.statements(body, 2, &mut text),
        }
        self.registers.clear();
        text
    }

    /// Temporaries in the order of their names.
    pub fn temporaries(&self) -> &[Temporary] {
        &self.temporaries
    }

    /// Names of the enum variants that the text mentions.
    pub fn variants(&self) -> &BTreeSet<String> {
        &self.variants
    }

    /// Bits of a signal that the text reads.
    pub fn used(&self, id: SignalId) -> u128 {
        self.used.get(&id).copied().unwrap_or(0)
    }

    fn statements(&mut self, statements: &[Statement], indent: usize, out: &mut String) {
        let pad = "  ".repeat(indent);
        for statement in statements {
            for comment in &statement.comments {
                out.push_str(&format!("{pad}// {comment}\n"));
            }
            let outer = std::mem::take(&mut self.pending);
            let text = self.statement(statement, indent);
            for line in std::mem::replace(&mut self.pending, outer) {
                out.push_str(&format!("{pad}{line}\n"));
            }
            out.push_str(&text);
        }
    }

    fn statement(&mut self, statement: &Statement, indent: usize) -> String {
        let pad = "  ".repeat(indent);
        match &statement.action {
            Action::Assign { target, offset, value } => {
                let value_text = self.whole(value);
                let (target, sign) = match self.registers.get(target) {
                    Some(register) => (*register, "<="),
                    None => (*target, "="),
                };
                let target = self.target(target, *offset, value.width);
                format!("{pad}{target} {sign} {value_text};\n")
            }
            Action::If { test, then, otherwise } => {
                let test = self.whole(test);
                self.branches(&test, then, otherwise, indent)
            }
            Action::Case { subject, arms } => {
                let mut out = format!("{pad}case ({})\n", self.whole(subject));
                for arm in arms {
                    let labels: Vec<String> = arm.labels.iter().map(|label| self.print(label)).collect();
                    let label = if labels.is_empty() { "default".into() } else { labels.join(", ") };
                    out.push_str(&format!("{pad}  {label}: begin\n"));
                    self.statements(&arm.body, indent + 2, &mut out);
                    out.push_str(&format!("{pad}  end\n"));
                }
                out.push_str(&format!("{pad}endcase\n"));
                out
            }
        }
    }

    /// An `if` whose test is printed; what follows its `else` is chained when it is one more `if`.
    fn branches(&mut self, test: &str, then: &[Statement], otherwise: &[Statement], indent: usize) -> String {
        let pad = "  ".repeat(indent);
        let mut out = format!("{pad}if ({test}) begin\n");
        self.statements(then, indent + 1, &mut out);
        out.push_str(&format!("{pad}end\n"));
        if let [Statement { action: Action::If { test, then, otherwise }, comments, .. }] = otherwise {
            let outer = std::mem::take(&mut self.pending);
            let test = self.whole(test);
            let before = std::mem::replace(&mut self.pending, outer);
            let comments = comments.iter().map(|comment| format!("// {comment}"));
            if before.is_empty() {
                comments.for_each(|line| out.push_str(&format!("{pad}{line}\n")));
                let chained = self.branches(&test, then, otherwise, indent);
                out.push_str(&format!("{pad}else {}", chained.trim_start()));
            } else {
                out.push_str(&format!("{pad}else begin\n"));
                comments.chain(before).for_each(|line| out.push_str(&format!("{pad}  {line}\n")));
                out.push_str(&self.branches(&test, then, otherwise, indent + 1));
                out.push_str(&format!("{pad}end\n"));
            }
            return out;
        }
        if !otherwise.is_empty() {
            out.push_str(&format!("{pad}else begin\n"));
            self.statements(otherwise, indent + 1, &mut out);
            out.push_str(&format!("{pad}end\n"));
        }
        out
    }

    /// The left side of an assignment to `width` bits of a signal.
    pub fn target(&self, id: SignalId, offset: usize, width: usize) -> String {
        let signal = self.scope.signal(id);
        select(&signal.name, signal.width, offset, width)
    }

    /// An expression that fills its place: the outermost parentheses say nothing.
    fn whole(&mut self, e: &Expr) -> String {
        let text = self.print(e);
        match e.node {
            Node::Binary(..) | Node::Compare { .. } | Node::Reduce(..) | Node::Choose(..) => bare(&text),
            Node::Unary(UnaryOp::Negate, _) => bare(&text),
            Node::Shift(ShiftOp::Left | ShiftOp::Right, ..) => bare(&text),
            _ => text,
        }
    }

    fn print(&mut self, e: &Expr) -> String {
        match &e.node {
            Node::Signal(id) => {
                self.mark(*id, mask(e.width));
                self.scope.signal(*id).name.clone()
            }
            Node::Literal(value) => literal(e.width, *value),
            Node::Variant { name, .. } => {
                self.variants.insert(name.clone());
                name.clone()
            }
            Node::ZeroExtend(inner) => {
                let zeros = literal(e.width - inner.width, 0);
                format!("{{{zeros}, {}}}", self.whole(inner))
            }
            Node::Concat(parts) => {
                let parts: Vec<String> = parts.iter().map(|part| self.whole(part)).collect();
                format!("{{{}}}", parts.join(", "))
            }
            Node::SignExtend(inner) if inner.width == 1 => {
                format!("{{{}{{{}}}}}", e.width, self.whole(inner))
            }
            Node::SignExtend(inner) => {
                let (base, offset) = match &inner.node {
                    Node::Part { base, offset } => (base, *offset),
                    _ => (inner, 0),
                };
                let name = self.name(base, mask(inner.width) << offset);
                let sign = select(&name, base.width, offset + inner.width - 1, 1);
                let value = select(&name, base.width, offset, inner.width);
                format!("{{{{{}{{{sign}}}}}, {value}}}", e.width - inner.width)
            }
            Node::Part { base, offset } => {
                let name = self.name(base, mask(e.width) << offset);
                select(&name, base.width, *offset, e.width)
            }
            Node::Binary(op, left, right) => {
                let chained = matches!(left.node, Node::Binary(inner, ..) if inner == *op && op.chains());
                let left = if chained { self.whole(left) } else { self.print(left) };
                format!("({left} {} {})", text::binary(*op), self.print(right))
            }
            Node::Shift(op, value, distance) => {
                let text = self.print(value);
                let distance = match distance.as_literal() {
                    Some(by) => by.min(value.width as u128).to_string(),
                    None => self.print(distance),
                };
                let sign = text::shift(*op);
                match op {
                    ShiftOp::Left | ShiftOp::Right => format!("({text} {sign} {distance})"),
                    // Inside $unsigned the operands around it cannot make the
                    // shift unsigned.
                    ShiftOp::RightSigned => format!("$unsigned($signed({text}) {sign} {distance})"),
                }
            }
            Node::Compare { op, signed, left, right } => {
                let (left, right) = (self.print(left), self.print(right));
                let op = text::compare(*op);
                if *signed {
                    format!("($signed({left}) {op} $signed({right}))")
                } else {
                    format!("({left} {op} {right})")
                }
            }
            Node::Choose(test, taken, not) => {
                let test = self.print(test);
                let taken = self.print(taken);
                let chained = matches!(not.node, Node::Choose(..));
                let not = if chained { self.whole(not) } else { self.print(not) };
                format!("({test} ? {taken} : {not})")
            }
            Node::Unary(UnaryOp::Not, inner) => format!("{}{}", text::unary(UnaryOp::Not), self.print(inner)),
            Node::Unary(op, inner) => format!("({}{})", text::unary(*op), self.print(inner)),
            // `^~` would be one operator.
            Node::Reduce(op, inner) if matches!(inner.node, Node::Unary(..)) => {
                format!("({}({}))", text::reduce(*op), self.whole(inner))
            }
            Node::Reduce(op, inner) => format!("({}{})", text::reduce(*op), self.print(inner)),
            Node::BitAt(id, index) => {
                let index = self.whole(index);
                self.mark(*id, u128::MAX);
                format!("{}[{index}]", self.scope.signal(*id).name)
            }
            Node::PartAt(id, offset) => {
                let offset = self.whole(offset);
                self.mark(*id, u128::MAX);
                format!("{}[{offset} +: {}]", self.scope.signal(*id).name, e.width)
            }
        }
    }

    /// A name that holds `e` and of which the bits `used` are read.
    fn name(&mut self, e: &Expr, used: u128) -> String {
        if let Node::Signal(id) = e.node {
            self.mark(id, used);
            return self.scope.signal(id).name.clone();
        }
        let mut local = false;
        e.for_each_read(&mut |id| local |= self.own.contains(&id));
        let text = self.whole(e);
        if !local {
            if let Some(&known) = self.wires.get(&text) {
                self.temporaries[known].used |= used;
                return self.temporaries[known].name.clone();
            }
            self.wires.insert(text.clone(), self.temporaries.len());
        }
        let name = format!("{TEMPORARY}{}", self.temporaries.len());
        if local {
            self.pending.push(format!("{name} = {text};"));
        }
        self.temporaries.push(Temporary { name: name.clone(), width: e.width, driver: (!local).then_some(text), used });
        name
    }

    fn mark(&mut self, id: SignalId, bits: u128) {
        *self.used.entry(id).or_default() |= bits;
    }
}

impl Temporary {
    /// Selections of the bits that nothing reads.
    pub fn unused(&self) -> Vec<String> {
        unread(&self.name, self.width, self.used)
    }
}

impl BinaryOp {
    /// Whether `a op b op c` needs no parentheses to be read.
    fn chains(self) -> bool {
        !matches!(self, BinaryOp::Sub | BinaryOp::Mul)
    }
}

/// Prefix of the names of temporaries.
pub const TEMPORARY: &str = "tmp_";
