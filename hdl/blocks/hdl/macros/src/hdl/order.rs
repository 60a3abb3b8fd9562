//! In which order the statements of an `update` are run.
//!
//! The order in which a body is written follows its pages, not the data: wires to a sub-block may stand below
//! those that come from it. Statements that read a sub-block are moved behind those that drive it, as far as
//! names allow: two statements keep their order when one drives what the other one reads or drives. Loops are
//! taken apart, and `connect!` into what goes forward and what comes back. The result is the same, after
//! fewer runs; the Verilog has the order as written.

use super::access::Accesses;
use super::model::{Copied, Statement, StatementKind};

/// The statements in the order in which they are run.
pub fn order(statements: &[Statement]) -> Vec<Statement> {
    let mut parts: Vec<(Statement, Accesses)> = Vec::new();
    for statement in statements {
        parts.extend(split(statement).into_iter().map(|part| {
            let accesses = Accesses::of(&part);
            (part, accesses)
        }));
    }
    let registers = registers(&parts);
    let before: Vec<Vec<usize>> = (0..parts.len()).map(|i| (0..i).filter(|&j| parts[j].1.meet(&parts[i].1)).collect()).collect();
    let is_register = |root: &str| registers.iter().any(|register| register == root);
    let reads = parts.iter().map(|(_, accesses)| {
        let inside = accesses.reads.iter().filter(|path| path.is_inside()).map(|path| path.root());
        let mut roots: Vec<&str> = inside.filter(|root| !is_register(root)).collect();
        roots.sort_unstable();
        roots.dedup();
        roots
    });
    let reads: Vec<Vec<&str>> = reads.collect();
    let mut left: Vec<usize> = (0..parts.len()).collect();
    let mut done = vec![false; parts.len()];
    let mut stale: Vec<&str> = Vec::new();
    let mut order = Vec::new();
    while !left.is_empty() {
        // Sub-blocks that are read before all their inputs are there: as few as possible.
        let early = |&i: &usize| {
            let mut early = reads[i].clone();
            early.retain(|root| {
                let drives = |j: usize| parts[j].1.writes.iter().any(|path| path.is_inside() && path.root() == *root);
                !stale.contains(root) && left.iter().any(|&j| j != i && is_sure(&parts[j].0) && drives(j))
            });
            early
        };
        let ready = left.iter().enumerate().filter(|(_, i)| before[**i].iter().all(|&j| done[j]));
        let (position, roots) = ready
            .map(|(position, i)| (position, early(i)))
            .min_by_key(|(position, roots)| (roots.len(), *position))
            .expect("statements before the first one left are done");
        stale.extend(roots);
        let next = left.remove(position);
        done[next] = true;
        order.push(next);
    }
    order.into_iter().map(|i| parts[i].0.clone()).collect()
}

/// Whether it drives something for sure: what comes back of a `connect!` may be nothing.
fn is_sure(statement: &Statement) -> bool {
    match &statement.kind {
        StatementKind::Connect { what, .. } => *what != Copied::Back,
        StatementKind::For { body, .. } => body.iter().any(is_sure),
        _ => true,
    }
}

/// Parts that can be run one after the other instead of the statement.
fn split(statement: &Statement) -> Vec<Statement> {
    match &statement.kind {
        StatementKind::Connect { source, sink, what: Copied::All } => {
            let part = |what| Statement {
                span: statement.span,
                kind: StatementKind::Connect { source: source.clone(), sink: sink.clone(), what },
            };
            vec![part(Copied::Forward), part(Copied::Back)]
        }
        StatementKind::For { index, from, to, body } => {
            let loops = groups(body).into_iter().map(|body| Statement {
                span: statement.span,
                kind: StatementKind::For { index: index.clone(), from: from.clone(), to: to.clone(), body },
            });
            loops.collect()
        }
        _ => vec![statement.clone()],
    }
}

/// Statements of a loop, those together that one turn has to run together.
fn groups(body: &[Statement]) -> Vec<Vec<Statement>> {
    let mut groups: Vec<(Vec<Statement>, Accesses)> = Vec::new();
    for part in body.iter().flat_map(split) {
        let mut accesses = Accesses::of(&part);
        let mut together = Vec::new();
        // From the first group on that it meets: those between keep their place in the turn.
        if let Some(first) = groups.iter().position(|(_, other)| other.meet(&accesses)) {
            for (statements, others) in groups.drain(first..) {
                together.extend(statements);
                accesses.reads.extend(others.reads);
                accesses.writes.extend(others.writes);
            }
        }
        together.push(part);
        groups.push((together, accesses));
    }
    groups.into_iter().map(|(statements, _)| statements).collect()
}

/// Fields of which only `q` is read and `d`, clock and reset are driven: what is read does not follow what is
/// driven.
fn registers(parts: &[(Statement, Accesses)]) -> Vec<String> {
    let mut found: Vec<(String, bool)> = Vec::new();
    let mut note = |root: &str, fits: bool| match found.iter_mut().find(|(known, _)| known == root) {
        Some((_, all)) => *all &= fits,
        None => found.push((root.to_string(), fits)),
    };
    for (statement, accesses) in parts {
        let is_stage = matches!(statement.kind, StatementKind::Stage { .. });
        for path in &accesses.reads {
            note(path.root(), !path.is_inside() || path.last() == "q");
        }
        for path in &accesses.writes {
            note(path.root(), is_stage || !path.is_inside() || ["d", "clock", "reset"].contains(&path.last()));
        }
    }
    found.into_iter().filter(|(_, all)| *all).map(|(root, _)| root).collect()
}

#[cfg(test)]
mod tests {
    use super::super::report::Drivers;
    use super::super::{emit, parse};
    use super::order;

    /// The body as it is run, without spaces.
    fn run(body: &str) -> String {
        let function = syn::parse_str(&format!("fn update(&mut self) {{ {body} }}")).expect("test body must be Rust");
        let statements = parse(&function).expect("test body is accepted");
        let run: String =
            order(&statements).iter().map(|statement| emit::update(statement, &Drivers::default()).to_string()).collect();
        run.replace(' ', "")
    }

    /// Both stand in the body as it is run, the first one before the other.
    fn before(body: &str, first: &str, second: &str) {
        let run = run(body);
        let place = |part: &str| run.find(part).unwrap_or_else(|| panic!("no `{part}` in `{run}`"));
        assert!(place(first) < place(second), "`{run}`");
    }

    #[test]
    fn what_drives_a_sub_block_comes_before_what_reads_it() {
        before("self.y.next = self.child.y.val(); self.child.x.next = self.a.val();", "child.x.next", "child.y.val");
    }

    #[test]
    fn registers_and_locals_keep_their_order() {
        before("self.y.next = self.r.q.val(); self.r.d.next = self.a.val();", "r.q.val", "r.d.next");
        before("self.w.next = self.a.val(); self.y.next = self.w.val(); self.w.next = self.b.val();", "y.next", "b.val");
    }

    #[test]
    fn a_connection_comes_back_behind_what_it_goes_to() {
        let body = "connect!(self.one.out => self.two.from); self.two.x.next = self.a.val();";
        before(body, "two.x.next", "set_backward");
        before(body, "set_forward", "two.x.next");
    }

    #[test]
    fn loops_are_taken_apart_where_turns_are_independent() {
        let apart = "for i in 0..2 { self.y[i].next = self.child[i].y.val(); self.child[i].x.next = self.a[i].val(); }";
        before(apart, "child[i].x.next", "child[i].y.val");
        let together = "for i in 0..2 { self.w.next = self.a[i].val(); self.y[i].next = self.w.val(); }";
        assert_eq!(run(together).matches("indices").count(), 1);
    }
}
