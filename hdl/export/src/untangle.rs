//! Takes processes apart that wait for each other.
//!
//! Statements share a process when they assign a common signal, so a process may assign several. Then one process
//! may read what another one makes of its signals although no signal depends on itself. Tools see no loop there,
//! but a simulator that runs a process for every event of a signal (Icarus, and all that follow the standard) may
//! run the two forever: each assigns a default first, which is an event for the other. So each signal of such a
//! process gets a process of its own, as far as it reads the others only when they are final. The circle may go
//! through an instance, too, if that has no registers.

use std::collections::{BTreeMap, BTreeSet};

use crate::dataflow::Group;
use crate::ir::{Action, Arm, Statement};
use crate::scope::SignalId;

/// An instance without registers: any of its outputs may answer any of its inputs at once.
#[derive(Default)]
pub struct Answers {
    pub inputs: BTreeSet<SignalId>,
    pub outputs: BTreeSet<SignalId>,
}

/// The same groups, in which no process reads in a circle what it could do without.
pub fn untangle(groups: Vec<Group>, instances: &[Answers]) -> Vec<Group> {
    let tangled = tangled(&groups, instances);
    let parts = |(group, tangled): (Group, bool)| if tangled { apart(&group) } else { vec![group] };
    groups.into_iter().zip(tangled).flat_map(parts).collect()
}

/// For each group whether it depends on itself by way of others.
fn tangled(groups: &[Group], instances: &[Answers]) -> Vec<bool> {
    let mut writer: BTreeMap<SignalId, usize> = BTreeMap::new();
    for (at, group) in groups.iter().enumerate() {
        group.iter().for_each(|s| s.for_each_write(&mut |id, _| _ = writer.insert(id, at)));
    }
    let sources = |(at, group): (usize, &Group)| {
        let mut from = BTreeSet::new();
        let mut read = |id| {
            from.extend(writer.get(&id).filter(|&&other| other != at));
            let asked = instances.iter().filter(|instance| instance.outputs.contains(&id));
            from.extend(asked.flat_map(|instance| &instance.inputs).filter_map(|input| writer.get(input)));
        };
        group.iter().for_each(|s| s.for_each_read(&mut |id, _| read(id)));
        from
    };
    let sources: Vec<BTreeSet<usize>> = groups.iter().enumerate().map(sources).collect();
    let depends_on_itself = |at: usize| {
        let (mut seen, mut open) = (BTreeSet::new(), vec![at]);
        while let Some(next) = open.pop() {
            open.extend(sources[next].iter().filter(|&&source| seen.insert(source)));
        }
        seen.contains(&at)
    };
    (0..groups.len()).map(depends_on_itself).collect()
}

/// One group for each class of signals that have to stay together, in the order of their first assignments.
fn apart(group: &Group) -> Vec<Group> {
    let mut order = Order::default();
    order.number(group);
    order.bind(group);
    let mut classes: Vec<BTreeSet<SignalId>> = Vec::new();
    for id in &order.targets {
        match classes.iter_mut().find(|class| class.iter().any(|other| order.class(*other) == order.class(*id))) {
            Some(class) => _ = class.insert(*id),
            None => classes.push(BTreeSet::from([*id])),
        }
    }
    let mut commented = BTreeSet::new();
    classes.iter().map(|class| slice(group, class, &mut commented)).collect()
}

/// Assignments of a group in source order, and which of its signals belong together.
#[derive(Default)]
struct Order {
    /// Assignments that have been passed.
    passed: usize,
    last_write: BTreeMap<SignalId, usize>,
    /// In the order of their first assignments.
    targets: Vec<SignalId>,
    /// Leads to the class of a signal.
    joined: BTreeMap<SignalId, SignalId>,
}

impl Order {
    fn number(&mut self, statements: &[Statement]) {
        for statement in statements {
            statement.for_each_write(&mut |id, _| {
                if self.last_write.insert(id, self.passed).is_none() {
                    self.targets.push(id);
                }
                self.passed += 1;
            });
        }
        self.passed = 0;
    }

    fn class(&self, mut id: SignalId) -> SignalId {
        while let Some(&next) = self.joined.get(&id) {
            id = next;
        }
        id
    }

    /// What is read here for `targets` must be final, or belongs to them.
    fn read(&mut self, id: SignalId, targets: &BTreeSet<SignalId>) {
        if self.last_write.get(&id).is_some_and(|&last| last >= self.passed) {
            for &target in targets {
                let (a, b) = (self.class(id), self.class(target));
                if a != b {
                    self.joined.insert(a, b);
                }
            }
        }
    }

    fn bind(&mut self, statements: &[Statement]) {
        for statement in statements {
            let mut targets = BTreeSet::new();
            statement.for_each_write(&mut |id, _| _ = targets.insert(id));
            let mut reads = Vec::new();
            let (value, inner): (_, Vec<&[Statement]>) = match &statement.action {
                Action::Assign { value, .. } => (value, Vec::new()),
                Action::If { test, then, otherwise } => (test, vec![then, otherwise]),
                Action::Case { subject, arms } => (subject, arms.iter().map(|arm| &arm.body[..]).collect()),
            };
            value.for_each_read(&mut |id| reads.push(id));
            reads.into_iter().for_each(|id| self.read(id, &targets));
            if inner.is_empty() {
                self.passed += 1;
            }
            inner.into_iter().for_each(|body| self.bind(body));
        }
    }
}

/// The statements that assign one of `targets`, with the tests around them. A comment stays with the first slice that
/// has its statement.
fn slice(statements: &[Statement], targets: &BTreeSet<SignalId>, commented: &mut BTreeSet<usize>) -> Vec<Statement> {
    statements.iter().filter_map(|statement| slice_one(statement, targets, commented)).collect()
}

fn slice_one(statement: &Statement, targets: &BTreeSet<SignalId>, commented: &mut BTreeSet<usize>) -> Option<Statement> {
    let mut assigns = false;
    statement.for_each_write(&mut |id, _| assigns |= targets.contains(&id));
    if !assigns {
        return None;
    }
    let first = commented.insert(std::ptr::from_ref(statement) as usize);
    let comments = if first { statement.comments.clone() } else { Vec::new() };
    let mut inner = |body: &[Statement]| slice(body, targets, commented);
    let action = match &statement.action {
        Action::Assign { .. } => statement.action.clone(),
        Action::If { test, then, otherwise } => Action::If { test: test.clone(), then: inner(then), otherwise: inner(otherwise) },
        Action::Case { subject, arms } => {
            let arm = |arm: &Arm| Arm { labels: arm.labels.clone(), body: inner(&arm.body) };
            Action::Case { subject: subject.clone(), arms: arms.iter().map(arm).collect() }
        }
    };
    Some(Statement { site: statement.site.clone(), comments, action })
}
