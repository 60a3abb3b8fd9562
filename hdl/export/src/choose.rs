//! Short processes as one assignment: a default and an `if` or two around the same signal are a choice,
//! `assign x = enable ? value : 0;`.
//!
//! Only where the text is short and no branch stands in it twice; what is longer reads better as a process.

use crate::dataflow::Group;
use crate::ir::{Action, Expr, Node, Statement};
use crate::scope::SignalId;

/// Choices in one assignment.
const MOST: usize = 3;

/// The value of the one signal that the group assigns, with the comments before it.
pub fn value(group: &Group) -> Option<(SignalId, Vec<String>, Expr)> {
    let mut target = None;
    let mut single = true;
    let mut comments = Vec::new();
    for statement in group {
        statement.for_each_write(&mut |id, _| single &= *target.get_or_insert(id) == id);
        comments.extend(statement.comments.clone());
    }
    let target = target.filter(|_| single)?;
    let mut reads_itself = false;
    group.iter().for_each(|statement| statement.for_each_read(&mut |id, _| reads_itself |= id == target));
    let value = run(group, None, true).filter(|_| !reads_itself)?;
    (choices(&value) <= MOST).then_some((target, comments, value))
}

/// What the signal is behind the statements when it was `before`.
fn run(statements: &[Statement], before: Option<Expr>, outermost: bool) -> Option<Expr> {
    let mut value = before;
    for statement in statements {
        if !outermost && !statement.comments.is_empty() {
            return None;
        }
        value = match &statement.action {
            Action::Assign { offset: 0, value: assigned, .. } => {
                let whole = value.as_ref().is_none_or(|value| value.width == assigned.width);
                Some(assigned.clone()).filter(|_| whole)
            }
            Action::If { test, then, otherwise } => {
                let (taken, not) = (run(then, value.clone(), false)?, run(otherwise, value.clone(), false)?);
                if taken.width != not.width {
                    return None;
                }
                Some(Expr::new(taken.width, Node::Choose(Box::new(test.clone()), Box::new(taken), Box::new(not))))
            }
            Action::Assign { .. } | Action::Case { .. } => None,
        };
        value.as_ref()?;
    }
    value
}

/// How many choices there are, or too many where something that is more than a name stands twice.
fn choices(value: &Expr) -> usize {
    match &value.node {
        Node::Choose(_, taken, not) => {
            let twice = last(taken) == last(not) && !matches!(last(not).node, Node::Signal(_) | Node::Literal(_));
            1 + choices(taken) + choices(not) + if twice { MOST } else { 0 }
        }
        _ => 0,
    }
}

/// What is chosen when no test holds.
fn last(value: &Expr) -> &Expr {
    match &value.node {
        Node::Choose(_, _, not) => last(not),
        _ => value,
    }
}
