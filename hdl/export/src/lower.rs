//! Statements of rust-hdl's tree into the exporter's: names resolved, widths
//! exact, complete matches closed by a default, comments attached to the
//! statement they precede.

use rust_hdl_core::ast::{
    VerilogBlock, VerilogBlockOrConditional, VerilogCase, VerilogExpression, VerilogMatch, VerilogStatement,
};
use tessera_hdl::meta;

use crate::error::{ExportError, Position, Result, Site};
use crate::ir::{Action, Arm, Expr, Node, Statement};
use crate::render;
use crate::scope::{Scope, SignalId};
use crate::width::{canonical, Elaborator};

/// Lowers the body of one `update`.
pub fn body(scope: &Scope, block: &VerilogBlock) -> Result<Vec<Statement>> {
    let mut lowering = Lowering { scope, source: None };
    lowering.block(block, "")
}

struct Lowering<'a> {
    scope: &'a Scope,
    /// Position that the last `@src` comment gave.
    source: Option<String>,
}

impl Lowering<'_> {
    fn block(&mut self, block: &VerilogBlock, prefix: &str) -> Result<Vec<Statement>> {
        let mut statements = Vec::new();
        self.append(block, prefix, &mut 0, &mut statements)?;
        Ok(statements)
    }

    fn append(&mut self, block: &VerilogBlock, prefix: &str, ordinal: &mut usize, out: &mut Vec<Statement>) -> Result<()> {
        let mut comments = Vec::new();
        for statement in block {
            match statement {
                VerilogStatement::Comment(text) => match meta::source_position(text) {
                    Some((file, line)) => self.source = Some(format!("{file}:{line}")),
                    None => comments.push(text.clone()),
                },
                VerilogStatement::Macro(inner) => self.append(inner, prefix, ordinal, out)?,
                _ => {
                    *ordinal += 1;
                    let site = Site::new(Position {
                        block: self.scope.block.clone(),
                        statement: format!("{prefix}{ordinal}"),
                        text: render::statement(statement),
                        source: self.source.clone(),
                    });
                    let action = self.action(statement, &site)?;
                    let comments = std::mem::take(&mut comments);
                    out.extend(taken(Statement { site, comments, action }));
                }
            }
        }
        Ok(())
    }

    fn action(&mut self, statement: &VerilogStatement, site: &Site) -> Result<Action> {
        let elaborator = Elaborator::new(self.scope, site);
        match statement {
            VerilogStatement::Assignment(target, value) => {
                let target = self.target(target, site)?;
                let width = self.scope.signal(target).width;
                Ok(Action::Assign { target, offset: 0, value: elaborator.of_width(value, width)? })
            }
            VerilogStatement::SliceAssignment { base, width, offset, replacement } => {
                let target = self.target(base, site)?;
                let total = self.scope.signal(target).width;
                let offset = elaborator.constant(offset)?.ok_or_else(|| ExportError::VariableSlice { site: site.clone() })?;
                match usize::try_from(offset) {
                    Ok(offset) if offset + width <= total => {
                        Ok(Action::Assign { target, offset, value: elaborator.of_width(replacement, *width)? })
                    }
                    _ => {
                        Err(ExportError::IndexOutOfRange { site: site.clone(), index: offset + *width as i128 - 1, width: total })
                    }
                }
            }
            VerilogStatement::If(conditional) => {
                let test = elaborator.of_width(&conditional.test, 1)?;
                let at = &site.statement;
                let then = self.block(&conditional.then, &format!("{at}.then."))?;
                let prefix = format!("{at}.else.");
                let otherwise = match &conditional.otherwise {
                    VerilogBlockOrConditional::Block(block) => self.block(block, &prefix)?,
                    VerilogBlockOrConditional::Conditional(chained) => self.block(&vec![chained.as_ref().clone()], &prefix)?,
                    VerilogBlockOrConditional::None => Vec::new(),
                };
                Ok(Action::If { test, then, otherwise })
            }
            VerilogStatement::Match(m) => self.case(m, site),
            VerilogStatement::Loop(_) | VerilogStatement::Link(_) | VerilogStatement::Comment(_) | VerilogStatement::Macro(_) => {
                Err(ExportError::Unsupported {
                    site: site.clone(),
                    what: "a statement that stock #[hdl_gen] makes".into(),
                    expected: "a body under tessera_hdl's #[hdl]",
                })
            }
        }
    }

    fn target(&self, target: &VerilogExpression, site: &Site) -> Result<SignalId> {
        let VerilogExpression::Signal(name) = target else {
            return Err(ExportError::Unsupported {
                site: site.clone(),
                what: format!("the target {}", render::expression(target)),
                expected: "a signal",
            });
        };
        let Some(id) = self.scope.lookup(&canonical(name)) else {
            return Err(ExportError::UnknownIdentifier { site: site.clone(), name: name.replace('$', ".") });
        };
        let signal = self.scope.signal(id);
        match signal.kind.not_assignable() {
            Some(what) => Err(ExportError::NotAssignable { site: site.clone(), signal: signal.rust_path(), what }),
            None => Ok(id),
        }
    }

    fn case(&mut self, m: &VerilogMatch, site: &Site) -> Result<Action> {
        let subject = Elaborator::new(self.scope, site).self_determined(&m.test)?;
        let mut arms = Vec::new();
        let mut closed = false;
        let mut values = 0;
        let mut complete_at = usize::MAX;
        for case in &m.cases {
            let prefix = format!("{}.{}.", site.statement, case.condition.replace('$', "::"));
            let label = self.label(case, &subject, site)?;
            match &label {
                None => closed = true,
                Some((_, siblings)) => {
                    values += 1;
                    complete_at = *siblings;
                }
            }
            arms.push(Arm { label: label.map(|(label, _)| label), body: self.block(&case.block, &prefix)? });
        }
        // Rust accepted the match, so with all values named it is complete; a
        // default keeps synthesis from seeing a latch in the unused encodings.
        if !closed && values >= complete_at {
            if let Some(last) = arms.last_mut() {
                last.label = None;
            }
        }
        Ok(Action::Case { subject, arms })
    }

    /// The label of an arm and the number of labels that make a match complete;
    /// `None` for the wildcard.
    fn label(&self, case: &VerilogCase, subject: &Expr, site: &Site) -> Result<Option<(Expr, usize)>> {
        let path = canonical(&case.condition);
        let flag = |value| Ok(Some((Expr::literal(1, value), 2)));
        match path.as_str() {
            "default" | "_" => return Ok(None),
            "true" => return flag(1),
            "false" => return flag(0),
            _ => {}
        }
        let Some(variant) = self.scope.variant(&path) else {
            return Err(ExportError::UnknownIdentifier { site: site.clone(), name: case.condition.clone() });
        };
        if variant.width != subject.width {
            return Err(ExportError::WidthMismatch {
                site: site.clone(),
                text: case.condition.clone(),
                found: variant.width,
                expected: subject.width,
            });
        }
        let node = Node::Variant { name: variant.name.clone(), value: variant.value };
        Ok(Some((Expr::new(variant.width, node), variant.siblings)))
    }
}

/// What remains of a statement whose condition is a constant (unrolled loops
/// and const generics make such): the statements of the branch it takes.
fn taken(statement: Statement) -> Vec<Statement> {
    match statement.action {
        Action::If { ref test, .. } if test.as_literal().is_none() => vec![statement],
        Action::If { test, then, otherwise } => match test.as_literal() {
            Some(0) => otherwise,
            _ => then,
        },
        _ => vec![statement],
    }
}
