//! Statements of rust-hdl's tree into the exporter's: names resolved, widths
//! exact, complete matches closed by a default, comments attached to the
//! statement they precede.

use rust_hdl_core::ast::{
    VerilogBlock, VerilogBlockOrConditional, VerilogCase, VerilogExpression, VerilogMatch, VerilogStatement,
};
use tessera_hdl::meta;

use crate::error::{ExportError, Position, Result, Site};
use crate::ir::{mask, Action, Arm, Expr, Node, Statement};
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
                    out.extend(simplified(Statement { site, comments, action }));
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
        let mut named: Vec<Expr> = Vec::new();
        let mut complete_at = u128::MAX;
        for case in &m.cases {
            let prefix = format!("{}.{}.", site.statement, case.condition.replace('$', "::"));
            let (labels, all) = self.labels(case, &subject, site)?;
            complete_at = complete_at.min(all);
            for label in &labels {
                if named.contains(label) {
                    return Err(ExportError::RepeatedLabel { site: site.clone(), label: case.condition.replace('$', "::") });
                }
                named.push(label.clone());
            }
            arms.push(Arm { labels, body: self.block(&case.block, &prefix)? });
        }
        if arms.iter().all(|arm| !arm.labels.is_empty()) {
            match arms.last_mut() {
                // With all values named the match is complete; a default keeps
                // synthesis from seeing a latch in the unused encodings.
                Some(last) if named.len() as u128 >= complete_at => last.labels.clear(),
                // What no arm names does nothing; that is meant.
                _ => arms.push(Arm { labels: Vec::new(), body: Vec::new() }),
            }
        }
        Ok(Action::Case { subject, arms })
    }

    /// The labels of an arm (none for the wildcard) and how many labels make
    /// a match of their kind complete.
    fn labels(&self, case: &VerilogCase, subject: &Expr, site: &Site) -> Result<(Vec<Expr>, u128)> {
        if case.condition.starts_with('#') {
            let constant = |text: &str| self.constant_label(text.trim(), subject.width, site);
            let labels = case.condition.split(',').map(constant).collect::<Result<_>>()?;
            return Ok((labels, 1u128.checked_shl(subject.width as u32).unwrap_or(u128::MAX)));
        }
        let path = canonical(&case.condition);
        let flag = |value| Ok((vec![Expr::literal(1, value)], 2));
        match path.as_str() {
            "default" | "_" => return Ok((Vec::new(), u128::MAX)),
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
        Ok((vec![Expr::new(variant.width, node)], variant.siblings as u128))
    }

    /// A label `#<decimal>`.
    fn constant_label(&self, text: &str, width: usize, site: &Site) -> Result<Expr> {
        let value = text.strip_prefix('#').and_then(|digits| digits.parse::<u64>().ok());
        let Some(value) = value else {
            return Err(ExportError::Unsupported {
                site: site.clone(),
                what: format!("the label `{text}`"),
                expected: "`#` and a decimal constant of at most 64 bits",
            });
        };
        let value = u128::from(value);
        if value > mask(width) {
            return Err(ExportError::LiteralTooWide { site: site.clone(), value: value as i128, width });
        }
        Ok(Expr::literal(width, value))
    }
}

/// A statement without what is decided already: of a condition that is a
/// constant (unrolled loops and const generics make such) remain the statements
/// of the branch it takes; a signal that keeps all its bits but some neighbours
/// (`replace_bit`) is assigned in those alone.
fn simplified(statement: Statement) -> Vec<Statement> {
    let Statement { site, comments, action } = statement;
    let branch = match action {
        Action::If { test, then, otherwise } => match test.as_literal() {
            None => return vec![Statement { site, comments, action: Action::If { test, then, otherwise } }],
            Some(0) => otherwise,
            Some(_) => then,
        },
        Action::Case { subject, mut arms } => {
            let takes = |arm: &Arm| arm.labels.is_empty() || arm.labels.contains(&subject);
            let constants = arms.iter().flat_map(|arm| &arm.labels).all(|label| label.as_literal().is_some());
            match arms.iter().position(takes) {
                Some(taken) if constants && subject.as_literal().is_some() => arms.swap_remove(taken).body,
                _ => return vec![Statement { site, comments, action: Action::Case { subject, arms } }],
            }
        }
        Action::Assign { target, offset: 0, value } => {
            let (offset, value) = changed_bits(target, &value).unwrap_or((0, value));
            return vec![Statement { site, comments, action: Action::Assign { target, offset, value } }];
        }
        action => return vec![Statement { site, comments, action }],
    };
    let mut branch = branch;
    if let Some(first) = branch.first_mut() {
        first.comments.splice(0..0, comments);
    }
    branch
}

/// Where `value` differs from `target`, when those are parts of a concatenation beside each other, and its
/// others the bits of `target` in their places.
fn changed_bits(target: SignalId, value: &Expr) -> Option<(usize, Expr)> {
    let Node::Concat(parts) = &value.node else {
        return None;
    };
    let mut changed: Vec<(usize, Expr)> = Vec::new();
    let mut top = value.width;
    for part in parts {
        top -= part.width;
        let kept = matches!(&part.node, Node::Part { base, offset } if *offset == top && base.node == Node::Signal(target));
        let apart = changed.last().is_some_and(|(above, _)| *above != top + part.width);
        match (kept, apart) {
            (true, _) => {}
            (false, true) => return None,
            (false, false) => changed.push((top, part.clone())),
        }
    }
    let lowest = changed.last()?.0;
    let part = Expr::concat(changed.into_iter().map(|(_, part)| part).collect());
    (part.width < value.width).then_some((lowest, part))
}
