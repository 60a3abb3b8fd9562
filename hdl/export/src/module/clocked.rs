//! Registers whose next value is written where they are clocked.
//!
//! In Rust a register is `d` and `q`. In Verilog an engineer writes `if (enable) q <= value;`, and `d` has no
//! name. So the statements that assign nothing but `d`s go behind the clock edge: nothing can read a `d`
//! (`dataflow::check_reads`), so the last assignment counts there as here, and without one `q` stays, which makes
//! `d = q` at the beginning unnecessary.

use std::collections::{BTreeMap, BTreeSet};

use crate::dataflow::Group;
use crate::error::Site;
use crate::ir::{Action, Expr, Node, Statement};
use crate::scope::SignalId;
use crate::untangle::{classes, slice, targets};

/// The `q` of each `d`.
pub type Registers = BTreeMap<SignalId, SignalId>;

/// What remains of the groups, and the statements that move behind the edge.
pub fn take(groups: &[Group], registers: &Registers) -> (Vec<Group>, Vec<Group>) {
    let (mut others, mut clocked) = (Vec::new(), Vec::new());
    for group in groups {
        let all = targets(group);
        let inputs = |class: &BTreeSet<SignalId>| class.iter().all(|id| registers.contains_key(id));
        let moved: BTreeSet<SignalId> = classes(group).into_iter().filter(inputs).flatten().collect();
        let mut commented = BTreeSet::new();
        let mut part = |signals: &BTreeSet<SignalId>| slice(group, signals, &mut commented);
        let (behind, before) = (part(&moved), part(&all.difference(&moved).copied().collect()));
        clocked.extend(Some(behind).filter(|part| !part.is_empty()));
        others.extend(Some(before).filter(|part| !part.is_empty()));
    }
    (others, clocked)
}

/// The statements of a group for some of the registers, without those that let them stay.
pub fn of(group: &Group, inputs: &BTreeSet<SignalId>, registers: &Registers, commented: &mut BTreeSet<usize>) -> Group {
    let mut assigned = BTreeSet::new();
    let mut kept: Group = Vec::new();
    let mut comments = Vec::new();
    for mut statement in slice(group, inputs, commented) {
        let stays = matches!(&statement.action, Action::Assign { target, offset: 0, value }
            if !assigned.contains(target) && value.node == Node::Signal(registers[target]));
        statement.for_each_write(&mut |id, _| _ = assigned.insert(id));
        if stays {
            comments.append(&mut statement.comments);
        } else {
            statement.comments.splice(0..0, comments.drain(..));
            kept.push(statement);
        }
    }
    kept
}

/// The assignment of a value to a whole register, as a statement of its own.
pub fn assignment(target: SignalId, value: Expr) -> Statement {
    let site = Site::block("");
    Statement { site, comments: Vec::new(), action: Action::Assign { target, offset: 0, value } }
}
