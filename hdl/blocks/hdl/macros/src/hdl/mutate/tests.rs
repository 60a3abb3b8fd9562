use super::Mutator;
use crate::hdl::parse;
use syn::ItemFn;

/// The operator, what is written and what a slip makes of it, in the order of the table.
fn slips(body: &str) -> Vec<[String; 3]> {
    let text = format!("fn update(&mut self) {{ {body} }}");
    let function: ItemFn = syn::parse_str(&text).expect("test function must be Rust");
    let mut mutator = Mutator::default();
    mutator.all(&parse(&function).expect("accepted"));
    mutator.sites.into_iter().map(|s| [s.kind, s.original, s.mutated]).collect()
}

fn table(expected: &[[&str; 3]]) -> Vec<[String; 3]> {
    expected.iter().map(|row| row.map(str::to_string)).collect()
}

#[test]
fn operators_bits_and_assignments_go_wrong() {
    assert_eq!(
        slips("self.y.next = !self.a.val() & (self.b.val() + 1 < self.c.val());"),
        table(&[
            ["assignment", "self.y.next = !self.a.val() & (self.b.val() + 1 < self.c.val())", "left out"],
            ["&", "!self.a.val() & (self.b.val() + 1 < self.c.val())", "!self.a.val() | (self.b.val() + 1 < self.c.val())"],
            ["!", "!self.a.val()", "self.a.val()"],
            ["<", "self.b.val() + 1 < self.c.val()", "self.b.val() + 1 <= self.c.val()"],
            ["+", "self.b.val() + 1", "self.b.val() - 1"],
        ])
    );
    assert_eq!(
        slips("self.y.next = self.a.val().get_bits::<N>(2 * i).any();")[1],
        ["any", "self.a.val().get_bits::<N>(2 * i).any()", "self.a.val().get_bits::<N>(2 * i).all()"]
    );
}

#[test]
fn conditions_arms_and_connections_go_wrong() {
    let kinds = |body| slips(body).into_iter().map(|[kind, ..]| kind).collect::<Vec<_>>();
    assert_eq!(kinds("if self.a.val() { connect!(self.b => self.c); }"), ["if", "connection"]);
    assert_eq!(kinds("match self.s.q.val() { S::A => { self.y.next = true; } _ => {} }"), ["arm", "assignment", "bool"]);
}

#[test]
fn wiring_and_indices_stay() {
    assert_eq!(slips("registers!(self, a, b[4]); subblocks!(self, c); stages!(self, d);"), table(&[]));
    assert_eq!(slips("for i in 0..(N - 1) { self.y[i + 1].next = self.x[i - 1].val(); }").len(), 1);
}
