//! Statements of an `#[hdl]` body.

use super::model::{Expression, Statement, StatementKind};
use proc_macro2::Span;
use quote::ToTokens;
use std::collections::BTreeSet;
use syn::spanned::Spanned;
use syn::{Block, Error, Expr, ExprForLoop, ExprMatch, Pat, RangeLimits, Stmt};

/// Parses a body and collects every complaint about it.
#[derive(Default)]
pub struct Parser {
    errors: Vec<Error>,
    /// Sub-block inputs that the body drives, as shapes.
    pub written: BTreeSet<String>,
    /// Sub-block ports that the body reads.
    pub reads: Vec<(String, Span)>,
}

impl Parser {
    /// Records a complaint; the caller skips the construct.
    pub fn refuse<T>(&mut self, place: impl ToTokens, message: &str) -> Option<T> {
        self.errors.push(Error::new_spanned(place, message));
        None
    }

    /// All complaints as one error, in source order.
    pub fn into_error(self) -> Option<Error> {
        self.errors.into_iter().reduce(|mut all, next| {
            all.combine(next);
            all
        })
    }

    /// Refuses `.val()` of a sub-block input: Rust returns the value of the
    /// previous pass, Verilog the one just written. An input that the body
    /// does not drive is an error of the exporter anyway.
    pub fn check_subblock_inputs(&mut self) {
        for (shape, span) in std::mem::take(&mut self.reads) {
            if self.written.contains(&shape) {
                self.errors.push(Error::new(
                    span,
                    format!("`{shape}` is an input of a sub-block: Rust would read a stale value; read what was written to it instead"),
                ));
            }
        }
    }

    /// Parses the statements of a block.
    pub fn block(&mut self, block: &Block) -> Vec<Statement> {
        let mut statements = Vec::new();
        for statement in &block.stmts {
            match statement {
                Stmt::Expr(expression, _) => self.statement(expression, &mut statements),
                Stmt::Macro(call) => self.statement_macro(&call.mac, &mut statements),
                Stmt::Local(local) => {
                    self.refuse::<()>(local, "`let` is not hardware; declare a `Signal<Local, ..>` field");
                }
                Stmt::Item(item) => {
                    self.refuse::<()>(item, "items do not belong into `update`; move them outside");
                }
            }
        }
        statements
    }

    fn statement(&mut self, expression: &Expr, out: &mut Vec<Statement>) {
        let span = expression.span();
        let kind = match expression {
            Expr::Assign(assign) => {
                let target = self.target(&assign.left);
                let value = self.expression(&assign.right);
                target.zip(value).map(|(target, value)| StatementKind::Assign { target, value })
            }
            Expr::If(_) => self.conditional(expression),
            Expr::Match(branch) => self.branch(branch),
            Expr::ForLoop(each) => self.each(each),
            Expr::Macro(call) => return self.statement_macro(&call.mac, out),
            Expr::Binary(binary) if is_compound(&binary.op) => {
                self.refuse(expression, "compound assignment is not supported; write `self.x.next = self.x.val() ..`")
            }
            Expr::Let(_) => self.refuse(expression, "`let` is not hardware"),
            Expr::While(_) | Expr::Loop(_) => self.refuse(expression, "only `for i in a..b` loops unroll into hardware"),
            Expr::Return(_) | Expr::Break(_) | Expr::Continue(_) => {
                self.refuse(expression, "hardware has no early exit; use `if`")
            }
            Expr::Call(_) => self.refuse(expression, "a function call is not a statement of hardware; connect ports one by one"),
            Expr::MethodCall(_) => self.refuse(expression, "a method call is not a statement of hardware; assign to `.next`"),
            Expr::Block(_) | Expr::Unsafe(_) => {
                self.refuse(expression, "a bare block has no meaning in hardware; remove the braces")
            }
            _ => self.refuse(expression, "not a hardware statement: expected an assignment, `if`, `match` or `for`"),
        };
        out.extend(kind.map(|kind| Statement { span, kind }));
    }

    fn conditional(&mut self, expression: &Expr) -> Option<StatementKind> {
        let Expr::If(branch) = expression else {
            return None;
        };
        let test = self.test(&branch.cond);
        let then = self.block(&branch.then_branch);
        let mut otherwise = Vec::new();
        if let Some((_, other)) = &branch.else_branch {
            match &**other {
                Expr::Block(block) => otherwise = self.block(&block.block),
                other => self.statement(other, &mut otherwise),
            }
        }
        Some(StatementKind::If { test: test?, then, otherwise })
    }

    fn test(&mut self, condition: &Expr) -> Option<Expression> {
        if let Expr::Let(_) = condition {
            return self.refuse(condition, "`if let` does not translate; use `match` or a compare");
        }
        self.expression(condition)
    }

    fn branch(&mut self, branch: &ExprMatch) -> Option<StatementKind> {
        let test = self.expression(&branch.expr);
        let mut arms = Vec::new();
        for arm in &branch.arms {
            if let Some((_, guard)) = &arm.guard {
                self.refuse::<()>(guard, "match guards do not translate; put an `if` inside the arm");
            }
            let pattern = match &arm.pat {
                Pat::Wild(_) => Vec::new(),
                Pat::Or(any) => any.cases.iter().filter_map(|one| self.named(one)).collect(),
                one => self.named(one).into_iter().collect(),
            };
            let mut body = Vec::new();
            match &*arm.body {
                Expr::Block(block) => body = self.block(&block.block),
                Expr::Tuple(tuple) if tuple.elems.is_empty() => {}
                other => self.statement(other, &mut body),
            }
            arms.push((pattern, body));
        }
        Some(StatementKind::Match { test: test?, arms })
    }

    /// The state or constant that a pattern names.
    fn named(&mut self, pattern: &Pat) -> Option<syn::Path> {
        match pattern {
            Pat::Path(path) if path.qself.is_none() && path.path.segments.len() > 1 => Some(path.path.clone()),
            Pat::Ident(_) => self.refuse(
                pattern,
                "a bare name in a pattern would match everything; write `State::Name`, `module::CONSTANT` or `_`",
            ),
            Pat::Lit(_) | Pat::Range(_) => {
                self.refuse(pattern, "only states and named constants can be matched; compare numbers with `if`")
            }
            _ => self.refuse(pattern, "a pattern must be `State::Name`, `module::CONSTANT` or `_`"),
        }
    }

    fn each(&mut self, each: &ExprForLoop) -> Option<StatementKind> {
        let Pat::Ident(index) = &*each.pat else {
            return self.refuse(&each.pat, "the loop variable must be a plain name");
        };
        let Expr::Range(range) = &*each.expr else {
            return self.refuse(&each.expr, "only `for i in a..b` unrolls into hardware (no `.rev()`, no iterators)");
        };
        if let RangeLimits::Closed(_) = range.limits {
            return self.refuse(range, "inclusive ranges are translated wrongly; write `a..(b + 1)`");
        }
        let (Some(from), Some(to)) = (&range.start, &range.end) else {
            return self.refuse(range, "a loop needs both ends: `a..b`");
        };
        for end in [from, to] {
            if !self.is_static(end) {
                return self.refuse(end, "the ends of a loop must be literals, constants or loop variables");
            }
        }
        Some(StatementKind::For { index: index.ident.clone(), from: from.clone(), to: to.clone(), body: self.block(&each.body) })
    }
}

fn is_compound(op: &syn::BinOp) -> bool {
    use syn::BinOp::*;
    matches!(
        op,
        AddAssign(_)
            | SubAssign(_)
            | MulAssign(_)
            | DivAssign(_)
            | RemAssign(_)
            | BitXorAssign(_)
            | BitAndAssign(_)
            | BitOrAssign(_)
            | ShlAssign(_)
            | ShrAssign(_)
    )
}
