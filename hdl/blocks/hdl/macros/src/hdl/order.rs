//! In which order the statements of an `update` are run.
//!
//! The order in which a body is written follows its pages, not the data: wires to a sub-block may stand below
//! those that come from it. Statements that read a sub-block are moved behind those that drive it, as far as
//! names allow: two statements keep their order when one drives what the other one reads or drives. Loops and
//! branches are taken apart, and `connect!` into what goes forward and what comes back. Those that drive the
//! same signal come together ([`units`]). The result is the same, after fewer runs; the Verilog has the order
//! as written.

use super::access::{Accesses, Path};
use super::model::{Copied, Expression, Statement, StatementKind};
use super::registers::Registers;
use super::units::{units, Units};
use std::collections::BTreeSet;
use syn::Expr;

/// The statements in the order in which they are run: units, each of which runs whole or not at all.
pub fn order(statements: &[Statement], registers: &Registers) -> Vec<Vec<Statement>> {
    let parts: Vec<Statement> = statements.iter().flat_map(|statement| split(statement, registers)).collect();
    let accesses: Vec<Accesses> = parts.iter().map(|part| registers.accesses(part)).collect();
    let Units { members, before } = units(&accesses, registers);
    let follows = follows(&members, &before, &accesses);
    let paths = |unit: &[usize], of: fn(&Accesses) -> &Vec<Path>| -> Vec<&str> {
        let inside = unit.iter().flat_map(|&part| of(&accesses[part])).filter(|path| path.is_inside());
        let mut roots: Vec<&str> = inside.map(Path::root).filter(|root| !registers.contain(root)).collect();
        roots.sort_unstable();
        roots.dedup();
        roots
    };
    let reads: Vec<Vec<&str>> = members.iter().map(|unit| paths(unit, |accesses| &accesses.reads)).collect();
    let sure = |unit: &[usize]| unit.iter().copied().filter(|&part| is_sure(&parts[part])).collect::<Vec<_>>();
    let writes: Vec<Vec<&str>> = members.iter().map(|unit| paths(&sure(unit), |accesses| &accesses.writes)).collect();
    let mut left: Vec<usize> = (0..members.len()).collect();
    let mut done = vec![false; members.len()];
    let mut stale: Vec<&str> = Vec::new();
    let mut order = Vec::new();
    while !left.is_empty() {
        // Sub-blocks that are read before all their inputs are there: as few as possible.
        let early = |&i: &usize| {
            let mut early = reads[i].clone();
            early.retain(|root| !stale.contains(root) && left.iter().any(|&j| j != i && writes[j].contains(root)));
            early
        };
        let ready = left.iter().enumerate().filter(|(_, i)| before[**i].iter().all(|&j| done[j]));
        let (position, roots) = ready
            .map(|(position, i)| (position, early(i)))
            .min_by_key(|(position, roots)| {
                let same = order.last().is_some_and(|&last: &usize| follows[last] == follows[left[*position]]);
                (roots.len(), !same, *position)
            })
            .expect("units have no circle");
        stale.extend(roots);
        let next = left.remove(position);
        done[next] = true;
        order.push(next);
    }
    order.into_iter().map(|unit| members[unit].iter().map(|&part| parts[part].clone()).collect()).collect()
}

/// Whether it drives something for sure: what comes back of a `connect!` may be nothing.
fn is_sure(statement: &Statement) -> bool {
    match &statement.kind {
        StatementKind::Connect { what, .. } => *what != Copied::Back,
        StatementKind::For { body, .. } => body.iter().any(is_sure),
        StatementKind::If { then, otherwise, .. } => then.iter().chain(otherwise).any(is_sure),
        _ => true,
    }
}

/// Parts that can be run one after the other instead of the statement.
fn split(statement: &Statement, registers: &Registers) -> Vec<Statement> {
    let part = |kind| Statement { span: statement.span, kind };
    match &statement.kind {
        StatementKind::Connect { source, sink, what: Copied::All } => {
            let connect = |what| StatementKind::Connect { source: source.clone(), sink: sink.clone(), what };
            vec![part(connect(Copied::Forward)), part(connect(Copied::Back))]
        }
        StatementKind::For { index, from, to, body } => {
            let of = |body| StatementKind::For { index: index.clone(), from: from.clone(), to: to.clone(), body };
            groups(&[body], registers).into_iter().map(|[body]| part(of(body))).collect()
        }
        StatementKind::If { test, then, otherwise } if is_signal(test) => {
            let mut tested = Accesses::default();
            tested.read(test);
            let groups = groups(&[then, otherwise], registers);
            let keeps = |statement: &Statement| !registers.accesses(statement).meet(&tested);
            if !then.iter().chain(otherwise).all(keeps) {
                return vec![statement.clone()];
            }
            let of = |[then, otherwise]: [Vec<Statement>; 2]| StatementKind::If { test: test.clone(), then, otherwise };
            groups.into_iter().map(|bodies| part(of(bodies))).collect()
        }
        _ => vec![statement.clone()],
    }
}

/// One signal, or the opposite of one: to read it again costs nothing.
fn is_signal(test: &Expression) -> bool {
    let is_read = |test: &Expr| matches!(test, Expr::MethodCall(call) if call.method == "val");
    match syn::parse2::<Expr>(test.rust.clone()) {
        Ok(Expr::Unary(not)) => is_read(&not.expr),
        Ok(test) => is_read(&test),
        Err(_) => false,
    }
}

/// Statements of a loop, or of both branches, those together that have to be run together.
fn groups<const N: usize>(bodies: &[&Vec<Statement>; N], registers: &Registers) -> Vec<[Vec<Statement>; N]> {
    let mut groups: Vec<([Vec<Statement>; N], Accesses)> = Vec::new();
    for (body, statements) in bodies.iter().enumerate() {
        for part in statements.iter().flat_map(|statement| split(statement, registers)) {
            let mut accesses = registers.accesses(&part);
            let mut joins: Vec<bool> = groups.iter().map(|(_, other)| other.meet(&accesses)).collect();
            // A group that joins a later one passes those between, and takes along what it meets.
            for (i, j) in (0..groups.len()).flat_map(|i| (i + 1..groups.len()).map(move |j| (i, j))) {
                joins[j] |= joins[i] && groups[i].1.meet(&groups[j].1);
            }
            let mut together = [const { Vec::new() }; N];
            let mut joins = joins.into_iter();
            for (statements, others) in groups.extract_if(.., |_| joins.next() == Some(true)) {
                together.iter_mut().zip(statements).for_each(|(all, some)| all.extend(some));
                accesses.reads.extend(others.reads);
                accesses.writes.extend(others.writes);
                accesses.holds.extend(others.holds);
            }
            together[body].push(part);
            groups.push((together, accesses));
        }
    }
    groups.into_iter().map(|(statements, _)| statements).collect()
}

/// Which fields of the block each unit reads, itself or through what others drive.
fn follows<'a>(members: &[Vec<usize>], before: &[Vec<usize>], parts: &'a [Accesses]) -> Vec<BTreeSet<&'a str>> {
    let mut follows: Vec<Option<BTreeSet<&str>>> = vec![None; members.len()];
    while let Some(unit) = (0..members.len()).find(|&i| follows[i].is_none() && before[i].iter().all(|&j| follows[j].is_some())) {
        let mut roots = BTreeSet::new();
        for path in members[unit].iter().flat_map(|&part| &parts[part].reads) {
            let drives =
                |unit: usize| members[unit].iter().flat_map(|&part| &parts[part].writes).any(|other| other.overlaps(path));
            let earlier: Vec<usize> = before[unit].iter().copied().filter(|&other| drives(other)).collect();
            if earlier.is_empty() {
                roots.insert(path.root());
            }
            roots.extend(earlier.into_iter().filter_map(|other| follows[other].as_ref()).flatten().copied());
        }
        follows[unit] = Some(roots);
    }
    follows.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::super::report::Drivers;
    use super::super::{emit, parse};
    use super::{order, Registers};

    /// The body as it is run, without spaces.
    fn run(body: &str) -> String {
        let function = syn::parse_str(&format!("fn update(&mut self) {{ {body} }}")).expect("test body must be Rust");
        let statements = parse(&function).expect("test body is accepted");
        let run: String = order(&statements, &Registers::of(&statements))
            .iter()
            .flatten()
            .map(|part| emit::update(part, &Drivers::default()).to_string())
            .collect();
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
        let register = "self.r.clock.next = self.clock.val(); self.y.next = self.r.q.val(); self.r.d.next = self.a.val();";
        before(register, "r.q.val", "r.d.next");
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
