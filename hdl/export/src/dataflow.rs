//! What the order of statements means: which of them belong together, and
//! whether every value is assigned before it is used and on every path.
//!
//! `update` is one sequence in Rust. In Verilog each group of statements that
//! shares a target becomes its own process, because one big process would hide
//! from the tools that its parts are independent (Verilator then reports
//! combinational loops that are none, and runs slower).

use std::collections::{BTreeMap, BTreeSet};

use crate::error::{ExportError, Result, Site};
use crate::ir::{mask, Action, Statement};
use crate::scope::{Scope, SignalId, SignalKind};

/// Statements that must stay in one process, in source order.
pub type Group = Vec<Statement>;

/// Rejects reads that Rust and Verilog would answer differently.
pub fn check_reads(scope: &Scope, body: &[Statement]) -> Result<()> {
    let mut wrong = None;
    for statement in body {
        statement.for_each_read(&mut |id, site| {
            if wrong.is_none() && scope.signal(id).kind == SignalKind::ChildInput {
                wrong = Some((id, site.clone()));
            }
        });
    }
    match wrong {
        Some((id, site)) => Err(ExportError::ChildInputRead { site, signal: scope.signal(id).rust_path() }),
        None => Ok(()),
    }
}

/// Rejects signals that nothing drives although something needs them.
pub fn check_driven(scope: &Scope, body: &[Statement]) -> Result<()> {
    let mut written = BTreeSet::new();
    let mut read: BTreeMap<SignalId, Site> = BTreeMap::new();
    for statement in body {
        statement.for_each_write(&mut |id, _| {
            written.insert(id);
        });
        statement.for_each_read(&mut |id, site| {
            read.entry(id).or_insert_with(|| site.clone());
        });
    }
    for (id, signal) in scope.signals() {
        let site = match signal.kind {
            SignalKind::Output | SignalKind::ChildInput => Some(Site::block(&scope.block)),
            SignalKind::Local => read.get(&id).cloned(),
            _ => None,
        };
        if let (Some(site), false) = (site, written.contains(&id)) {
            return Err(ExportError::Undriven { site, signal: signal.rust_path() });
        }
    }
    Ok(())
}

/// Splits a body into groups that do not depend on each other's order.
///
/// Two statements share a group when they assign a common signal, or when one
/// reads a signal before another one (later in the sequence) assigns it last.
pub fn split(body: Vec<Statement>) -> Vec<Group> {
    let mut last_write: BTreeMap<SignalId, usize> = BTreeMap::new();
    let mut groups = Groups::new(body.len());
    for (i, statement) in body.iter().enumerate() {
        statement.for_each_write(&mut |id, _| {
            if let Some(earlier) = last_write.insert(id, i) {
                groups.join(earlier, i);
            }
        });
    }
    for (i, statement) in body.iter().enumerate() {
        statement.for_each_read(&mut |id, _| match last_write.get(&id) {
            Some(&writer) if writer > i => groups.join(writer, i),
            _ => {}
        });
    }
    let mut out: BTreeMap<usize, Group> = BTreeMap::new();
    for (i, statement) in body.into_iter().enumerate() {
        out.entry(groups.leader(i)).or_default().push(statement);
    }
    out.into_values().map(drop_dead_stores).collect()
}

/// Whether a group is nothing but assignments of separate bits, which need no process.
pub fn is_continuous(group: &Group) -> bool {
    let mut assigned: BTreeMap<SignalId, u128> = BTreeMap::new();
    let mut separate = true;
    for statement in group {
        let Action::Assign { target, offset, value } = &statement.action else {
            return false;
        };
        let bits = mask(value.width) << offset;
        let earlier = assigned.entry(*target).or_default();
        separate &= *earlier & bits == 0;
        *earlier |= bits;
    }
    group.iter().for_each(|statement| statement.for_each_read(&mut |id, _| separate &= !assigned.contains_key(&id)));
    separate
}

/// Disjoint sets of statement numbers, each led by its smallest member.
struct Groups(Vec<usize>);

impl Groups {
    fn new(n: usize) -> Self {
        Groups((0..n).collect())
    }

    fn leader(&mut self, mut i: usize) -> usize {
        while self.0[i] != i {
            self.0[i] = self.0[self.0[i]];
            i = self.0[i];
        }
        i
    }

    fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.leader(a), self.leader(b));
        self.0[a.max(b)] = a.min(b);
    }
}

/// Removes whole assignments that a later one at the same level replaces
/// before anything reads them: the defaults that turned out unnecessary.
fn drop_dead_stores(mut group: Group) -> Group {
    let mut i = 0;
    while i < group.len() {
        if is_dead(&group, i) {
            let dead = group.remove(i);
            // What is assigned later is at least at the same place.
            group[i].comments.splice(0..0, dead.comments);
        } else {
            i += 1;
        }
    }
    group
}

fn is_dead(group: &Group, i: usize) -> bool {
    let Action::Assign { target, .. } = &group[i].action else {
        return false;
    };
    for later in &group[i + 1..] {
        let mut read = false;
        later.for_each_read(&mut |id, _| read |= id == *target);
        if read {
            return false;
        }
        match &later.action {
            Action::Assign { target: same, offset: 0, value } if same == target && covers(value.width, &group[i]) => return true,
            _ => {}
        }
    }
    false
}

/// Whether an assignment of the low `width` bits replaces all that `earlier` assigned.
fn covers(width: usize, earlier: &Statement) -> bool {
    matches!(&earlier.action, Action::Assign { offset, value, .. } if offset + value.width <= width)
}

/// Bits assigned so far, per signal.
type Assigned = BTreeMap<SignalId, u128>;

/// Rejects latches and reads before the first assignment within one group.
pub fn check_assigned(scope: &Scope, group: &Group) -> Result<()> {
    let mut targets = BTreeMap::new();
    for statement in group {
        statement.for_each_write(&mut |id, site| {
            targets.entry(id).or_insert_with(|| site.clone());
        });
    }
    let flow = Flow { scope, targets: &targets };
    let assigned = flow.sequence(group, Assigned::new())?;
    for (id, site) in &targets {
        let signal = scope.signal(*id);
        if assigned.get(id).copied().unwrap_or(0) != mask(signal.width) {
            return Err(ExportError::Latch { site: site.clone(), signal: signal.rust_path() });
        }
    }
    Ok(())
}

struct Flow<'a> {
    scope: &'a Scope,
    targets: &'a BTreeMap<SignalId, Site>,
}

impl Flow<'_> {
    fn sequence(&self, statements: &[Statement], mut assigned: Assigned) -> Result<Assigned> {
        for statement in statements {
            assigned = self.statement(statement, assigned)?;
        }
        Ok(assigned)
    }

    fn statement(&self, statement: &Statement, mut assigned: Assigned) -> Result<Assigned> {
        match &statement.action {
            Action::Assign { target, offset, value } => {
                self.reads(value, statement, &assigned)?;
                *assigned.entry(*target).or_default() |= mask(value.width) << offset;
                Ok(assigned)
            }
            Action::If { test, then, otherwise } => {
                self.reads(test, statement, &assigned)?;
                let taken = self.sequence(then, assigned.clone())?;
                let not_taken = self.sequence(otherwise, assigned)?;
                Ok(common(taken, &not_taken))
            }
            Action::Case { subject, arms } => {
                self.reads(subject, statement, &assigned)?;
                let closed = arms.iter().any(|arm| arm.labels.is_empty());
                let mut result = if closed { None } else { Some(assigned.clone()) };
                for arm in arms {
                    let end = self.sequence(&arm.body, assigned.clone())?;
                    result = Some(match result {
                        Some(others) => common(others, &end),
                        None => end,
                    });
                }
                Ok(result.unwrap_or(assigned))
            }
        }
    }

    fn reads(&self, value: &crate::ir::Expr, at: &Statement, assigned: &Assigned) -> Result<()> {
        let mut early = None;
        value.for_each_read(&mut |id| {
            let ready = assigned.get(&id).copied().unwrap_or(0) == mask(self.scope.signal(id).width);
            if self.targets.contains_key(&id) && !ready {
                early.get_or_insert(id);
            }
        });
        match early {
            Some(id) => Err(ExportError::ReadBeforeWrite { site: at.site.clone(), signal: self.scope.signal(id).rust_path() }),
            None => Ok(()),
        }
    }
}

/// Bits that both paths assigned.
fn common(mut a: Assigned, b: &Assigned) -> Assigned {
    a.retain(|id, bits| {
        *bits &= b.get(id).copied().unwrap_or(0);
        *bits != 0
    });
    a
}
