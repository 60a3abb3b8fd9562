//! Which outputs of a module answer which of its inputs in the same cycle.
//!
//! It follows processes, not signals: a process that assigns two signals may, for an event of what only one of them
//! reads, show a default of the other for a moment. So all that a process assigns answers all that it reads.

use std::collections::{BTreeMap, BTreeSet};

use crate::dataflow::{is_continuous, Group};
use crate::scope::{Scope, SignalId, SignalKind};

/// For each name the names that it answers at once.
pub type FeedThrough<T> = BTreeMap<T, BTreeSet<T>>;

/// The outputs and inputs of a module, by their paths; `instances` has the pins of what is inside.
pub fn of(scope: &Scope, groups: &[Group], instances: &FeedThrough<SignalId>) -> FeedThrough<String> {
    let mut sources = instances.clone();
    let mut note = |statements: &Group| {
        let (mut reads, mut writes) = (BTreeSet::new(), BTreeSet::new());
        for statement in statements {
            statement.for_each_read(&mut |id, _| _ = reads.insert(id));
            statement.for_each_write(&mut |id, _| _ = writes.insert(id));
        }
        writes.into_iter().for_each(|id| sources.entry(id).or_default().extend(&reads));
    };
    for group in groups {
        match is_continuous(group) {
            true => group.iter().for_each(|statement| note(&vec![statement.clone()])),
            false => note(group),
        }
    }
    let outputs = scope.signals().filter(|(_, signal)| signal.kind == SignalKind::Output);
    let path = |id: SignalId| scope.signal(id).path.clone();
    outputs.map(|(output, _)| (path(output), inputs_behind(output, scope, &sources).into_iter().map(path).collect())).collect()
}

fn inputs_behind(output: SignalId, scope: &Scope, sources: &FeedThrough<SignalId>) -> BTreeSet<SignalId> {
    let (mut seen, mut open) = (BTreeSet::new(), vec![output]);
    while let Some(next) = open.pop() {
        open.extend(sources.get(&next).into_iter().flatten().filter(|&&source| seen.insert(source)));
    }
    seen.retain(|&id| scope.signal(id).kind == SignalKind::Input);
    seen
}

/// The same of a memory, whose outputs are continuous assignments: what they name, of two arrays element by element.
pub fn of_memory(scope: &Scope, text: &str) -> FeedThrough<String> {
    let paths = |kind: SignalKind| scope.signals().map(|(_, signal)| signal).filter(move |s| s.kind == kind).map(|s| &*s.path);
    let words = |text: &str| -> BTreeSet<String> {
        text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').map(str::to_string).collect()
    };
    let assigned = |name: &str| {
        let values = text.lines().filter_map(|line| line.trim().strip_prefix("assign ")?.split_once(" = "));
        let of_name = values.filter(|(target, _)| target.split('[').next() == Some(name));
        of_name.flat_map(|(_, value)| words(value)).collect::<BTreeSet<_>>()
    };
    let answered = |output: &str| {
        let (name, place) = element(output);
        let named = assigned(name);
        let meets = |input: &&str| {
            let (name, other) = element(input);
            named.contains(name) && (place.is_empty() || other.is_empty() || place == other)
        };
        paths(SignalKind::Input).filter(meets).map(str::to_string).collect()
    };
    paths(SignalKind::Output).map(|output| (output.to_string(), answered(output))).collect()
}

/// The array that a port belongs to, and its place there; of no array the port.
fn element(path: &str) -> (&str, &str) {
    path.split_once('$').unwrap_or((path, ""))
}
