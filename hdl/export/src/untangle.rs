//! Takes processes apart that wait for each other.
//!
//! Statements share a process when they assign a common signal, so a process may assign several. Then one process
//! may read what another one makes of its signals although no signal depends on itself. Tools see no loop there,
//! but a simulator that runs a process for every event of a signal (Icarus, and all that follow the standard) may
//! run the two forever: each assigns a default first, which is an event for the other. So such a process becomes
//! several, of which none waits for itself: a signal leaves the others when it reads them only when they are final.
//! The circle may go through an instance, too, between pins that answer each other at once.

use std::collections::{BTreeMap, BTreeSet};

use crate::dataflow::Group;
use crate::feed_through::FeedThrough;
use crate::ir::{Action, Arm, Expr, Statement, UnaryOp};
use crate::scope::SignalId;

/// The same groups, in which no process reads in a circle what it could do without.
pub fn untangle(groups: Vec<Group>, instances: &FeedThrough<SignalId>) -> Vec<Group> {
    let sources = sources(&groups, instances);
    let tangled: Vec<bool> = (0..groups.len()).map(|at| depends_on_itself(at, &sources)).collect();
    let classes = |at: usize| if tangled[at] { classes(&groups[at]) } else { vec![targets(&groups[at])] };
    let pieces: Vec<(usize, BTreeSet<SignalId>)> =
        (0..groups.len()).flat_map(|at| classes(at).into_iter().map(move |class| (at, class))).collect();
    let sliced: Vec<Group> = pieces.iter().map(|(at, class)| slice(&groups[*at], class, &mut BTreeSet::new())).collect();
    let ranks = ranks(&sliced, instances, &pieces.iter().map(|(at, _)| tangled[*at]).collect::<Vec<bool>>());
    // Those of one rank do not wait for each other.
    let mut together: BTreeMap<(usize, usize), BTreeSet<SignalId>> = BTreeMap::new();
    for ((at, class), rank) in pieces.into_iter().zip(ranks) {
        together.entry((at, rank)).or_default().extend(class);
    }
    let mut commented = BTreeSet::new();
    let piece = |((at, _), class): ((usize, usize), BTreeSet<SignalId>)| {
        if tangled[at] {
            slice(&groups[at], &class, &mut commented)
        } else {
            groups[at].clone()
        }
    };
    together.into_iter().map(piece).collect()
}

pub fn targets(group: &Group) -> BTreeSet<SignalId> {
    let mut targets = BTreeSet::new();
    group.iter().for_each(|s| s.for_each_write(&mut |id, _| _ = targets.insert(id)));
    targets
}

/// For each group those that it waits for.
fn sources(groups: &[Group], instances: &FeedThrough<SignalId>) -> Vec<BTreeSet<usize>> {
    let writer: BTreeMap<SignalId, usize> =
        groups.iter().enumerate().flat_map(|(at, group)| targets(group).into_iter().map(move |id| (id, at))).collect();
    let sources = |(at, group): (usize, &Group)| {
        let mut from = BTreeSet::new();
        let mut read = |id| {
            from.extend(writer.get(&id).filter(|&&other| other != at));
            from.extend(instances.get(&id).into_iter().flatten().filter_map(|input| writer.get(input)));
        };
        group.iter().for_each(|s| s.for_each_read(&mut |id, _| read(id)));
        from
    };
    groups.iter().enumerate().map(sources).collect()
}

fn depends_on_itself(at: usize, sources: &[BTreeSet<usize>]) -> bool {
    let (mut seen, mut open) = (BTreeSet::new(), vec![at]);
    while let Some(next) = open.pop() {
        open.extend(sources[next].iter().filter(|&&source| seen.insert(source)));
    }
    seen.contains(&at)
}

/// For each group how many of the `counted` ones stand before it, one behind the other; for those that wait for each
/// other whatever is done, some number.
fn ranks(groups: &[Group], instances: &FeedThrough<SignalId>, counted: &[bool]) -> Vec<usize> {
    let sources = sources(groups, instances);
    let mut ranks = vec![0; groups.len()];
    for _ in 0..groups.len() {
        let behind = |from: &BTreeSet<usize>| from.iter().map(|&s| ranks[s] + usize::from(counted[s])).max().unwrap_or(0);
        let next: Vec<usize> = sources.iter().map(behind).collect();
        if next == ranks {
            break;
        }
        ranks = next;
    }
    ranks
}

/// The signals of a group, those together that have to stay together, in the order of their first assignments.
pub fn classes(group: &Group) -> Vec<BTreeSet<SignalId>> {
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
    classes
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
pub fn slice(statements: &[Statement], targets: &BTreeSet<SignalId>, commented: &mut BTreeSet<usize>) -> Vec<Statement> {
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
        Action::If { test, then, otherwise } => match (inner(then), inner(otherwise)) {
            (then, otherwise) if then.is_empty() => {
                Action::If { test: Expr::unary(UnaryOp::Not, test.clone()), then: otherwise, otherwise: Vec::new() }
            }
            (then, otherwise) => Action::If { test: test.clone(), then, otherwise },
        },
        Action::Case { subject, arms } => {
            let sliced = |arm: &Arm| Arm { labels: arm.labels.clone(), body: inner(&arm.body) };
            let mut arms: Vec<Arm> = arms.iter().map(sliced).collect();
            // Where the default does nothing, it stands for all that do nothing.
            if arms.iter().any(|arm| arm.labels.is_empty() && arm.body.is_empty()) {
                arms.retain(|arm| arm.labels.is_empty() || !arm.body.is_empty());
            }
            Action::Case { subject: subject.clone(), arms }
        }
    };
    Some(Statement { site: statement.site.clone(), comments, action })
}
