//! Which fields a statement follows, and the test that skips it while none of them has moved.
//!
//! What a statement drives is a function of what it reads. It reads fields of the block, and locals and
//! outputs that earlier statements drive, and so follows what those follow. Each field has a bit
//! (`tessera_hdl::step::bits`), in two words: `__now` says what has moved since the last run, for statements
//! behind the call that settles a sub-block; one before it has the word `__before`, where the bit is set in
//! the run after. So a word says the same to all statements of a run that follow one another, and a local
//! never moves without those that read it.

use super::access::{Accesses, Path};
use super::registers::Registers;
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::{BTreeMap, BTreeSet};

/// What a unit of statements follows.
#[derive(Clone, Default, PartialEq)]
pub struct Gate {
    /// Fields that it reads before they are settled.
    early: BTreeSet<String>,
    /// The others.
    late: BTreeSet<String>,
    /// It runs every time.
    always: bool,
}

/// Before which units a field is settled: the types choose one. Fields without fields inside have nothing to
/// settle.
pub type Places = BTreeMap<String, Vec<usize>>;

impl Gate {
    /// Those of units, each one statement or more with what it uses, in the order in which they run.
    pub fn all(units: &[Vec<Accesses>], places: &Places, registers: &Registers) -> Vec<Gate> {
        // Locals, and outputs: of themselves they never move.
        let made = |path: &Path| {
            let kept = places.contains_key(path.root()) || registers.contain(path.root());
            let mut writes = units.iter().flatten().flat_map(|accesses| &accesses.writes);
            !kept && writes.any(|write| write.makes(path))
        };
        let mut gates: Vec<Gate> = Vec::new();
        for (index, unit) in units.iter().enumerate() {
            let back = |path: &Path| unit.iter().flat_map(|a| &a.writes).any(|other| other.overlaps(path));
            let others = units.iter().enumerate().filter(|(other, _)| *other != index).flat_map(|(_, unit)| unit);
            let mut gate = Gate { always: others.flat_map(|a| &a.writes).any(back), ..Gate::default() };
            for path in unit.iter().flat_map(|accesses| accesses.reads.iter().chain(&accesses.holds)) {
                let drives = |unit: &Vec<Accesses>| unit.iter().flat_map(|a| &a.writes).any(|other| other.overlaps(path));
                for (_, earlier) in units.iter().zip(&gates).filter(|(unit, _)| drives(unit)) {
                    gate.early.extend(earlier.early.iter().cloned());
                    gate.late.extend(earlier.late.iter().cloned());
                }
                let settled = places.get(path.root()).map_or(&[][..], Vec::as_slice);
                if settled.iter().any(|place| *place > index) {
                    gate.early.insert(path.root().to_string());
                }
                if !made(path) && (settled.is_empty() || settled.iter().any(|place| *place <= index)) {
                    gate.late.insert(path.root().to_string());
                }
            }
            gates.push(gate);
        }
        gates.into_iter().map(|gate| gate.in_few_words(places)).collect()
    }

    /// What moves only between runs is in both words: one test instead of two.
    fn in_few_words(mut self, places: &Places) -> Gate {
        if !self.early.is_empty() {
            let (settled, others): (BTreeSet<_>, BTreeSet<_>) = self.late.into_iter().partition(|root| places.contains_key(root));
            self.late = settled;
            self.early.extend(others);
        }
        self
    }

    /// What either follows.
    pub fn or(&self, other: &Gate) -> Gate {
        Gate { early: &self.early | &other.early, late: &self.late | &other.late, always: self.always | other.always }
    }

    /// Whether the statements have run since the last time that outputs were shown.
    pub fn has_run(&self) -> TokenStream {
        match bits(self.early.union(&self.late)) {
            _ if self.always => quote!(true),
            _ if *self == Gate::default() => quote!(__ran & ::tessera_hdl::step::ONCE != 0),
            bits => quote!(__ran & #bits != 0),
        }
    }

    /// The statements, subject to the test.
    pub fn around(&self, statements: &TokenStream) -> TokenStream {
        if statements.is_empty() || self.always {
            return statements.clone();
        }
        let (early, late) = (bits(&self.early), bits(&self.late));
        let moved = match (self.early.is_empty(), self.late.is_empty()) {
            (true, true) => quote!(__now & ::tessera_hdl::step::ONCE),
            (true, false) => quote!(__now & #late),
            (false, true) => quote!(__before & #early),
            (false, false) => quote!((__before & #early) | (__now & #late)),
        };
        quote!(if #moved != 0 { #statements })
    }
}

/// The bits of fields, as a constant.
pub fn bits<'a>(fields: impl IntoIterator<Item = &'a String>) -> TokenStream {
    let numbers = fields.into_iter().map(|field| quote!(::tessera_hdl::step::number(#field)));
    quote!(const { ::tessera_hdl::step::bits::<Self>(&[#(#numbers),*]) })
}

#[cfg(test)]
mod tests {
    use super::super::{parse, settle};

    /// What this statement follows in the body as it is run: `before: .. now: ..`, `once`, or `always`.
    fn follows(body: &str, statement: &str) -> String {
        let function = syn::parse_str(&format!("fn update(&mut self) {{ {body} }}")).expect("test body must be Rust");
        let run = settle::update(&parse(&function).expect("test body is accepted")).to_string().replace(' ', "");
        let (before, _) = run.split_once(statement).unwrap_or_else(|| panic!("no `{statement}` in `{run}`"));
        let deeper = |depth: i32, letter| depth + i32::from(letter == '{') - i32::from(letter == '}');
        let is_open = |inside: &str| {
            let depths = inside.chars().scan(1, |depth, letter| {
                *depth = deeper(*depth, letter);
                Some(*depth)
            });
            depths.min().is_none_or(|depth| depth > 0)
        };
        let Some((before, _)) = before.rsplit_once("!=0{").filter(|(_, inside)| is_open(inside)) else {
            return "always".to_string();
        };
        let (_, test) = before.rsplit_once("if").expect("a test");
        let word = |name: &str| {
            let names = test.split_once(&format!("{name}&"))?.1.split_once('}')?.0;
            let names: Vec<&str> = names.split('"').skip(1).step_by(2).collect();
            Some(format!("{}: {}", name.trim_matches('_'), names.join(" ")))
        };
        let words: Vec<String> = ["__before", "__now"].into_iter().filter_map(word).collect();
        if test.contains("ONCE") {
            "once".to_string()
        } else {
            words.join(" ")
        }
    }

    #[test]
    fn inputs_registers_and_what_is_settled_behind_its_inputs() {
        assert_eq!(follows("self.y.next = self.a.val() + self.b.val();", "self.y"), "now: a b");
        assert_eq!(follows("self.y.next = 5.into();", "self.y"), "once");
        let through = "connect!(self.a => self.child.a); connect!(self.child.b => self.b);";
        assert_eq!(follows(through, "set_forward(&mutself.child.a"), "now: a");
        assert_eq!(follows(through, "set_backward(&mutself.child.b"), "now: b");
        assert_eq!(follows("registers!(self, r); self.y.next = self.r.q.val();", "self.y"), "now: r");
        let hold = "registers!(self, r); if self.a.val() { self.r.d.next = self.b.val(); }";
        assert_eq!(follows(hold, "self.r.d.next=self.r.q"), "now: a b r");
        assert_eq!(follows("stages!(self, fe); forward!(self.a => self.fe);", "hold"), "now: a fe");
        let child = "self.y.next = self.child.y.val(); self.child.x.next = self.a.val();";
        assert_eq!(follows(child, "self.y"), "now: child");
    }

    #[test]
    fn what_is_read_before_its_inputs_is_followed_in_the_next_run() {
        let ring = "self.child.x.next = self.child.y.val() + self.a.val();";
        assert_eq!(follows(ring, "let__value=self.child.y"), "before: a child");
        let both = "self.ring.x.next = self.ring.y.val(); self.child.x.next = self.a.val();
            self.y.next = self.w.val() + self.child.y.val(); self.z.next = self.ring.y.val();";
        assert_eq!(follows(both, "self.z"), "now: ring");
        let local =
            "self.w.next = self.ring.y.val(); self.ring.x.next = self.w.val(); self.y.next = self.w.val() + self.ring.z.val();";
        assert_eq!(follows(local, "self.y"), "before: ring now: ring");
    }

    #[test]
    fn locals_stand_for_what_they_follow() {
        let chain = "self.v.next = self.a.val(); self.w.next = self.v.val(); self.y.next = self.w.val() + self.b.val();";
        assert_eq!(follows(chain, "self.y"), "now: a b");
        let default = "self.w.next = 0.into(); if self.a.val() { self.w.next = self.b.val(); } self.y.next = self.w.val();";
        assert_eq!(follows(default, "self.w.next=0"), "now: a b");
        assert_eq!(follows(default, "self.y"), "now: a b");
        let between = "self.w.next = self.a.val(); self.y.next = self.w.val(); self.w.next = self.b.val();";
        assert_eq!(follows(between, "self.y"), "now: a b");
    }

    #[test]
    fn branches_and_loops_are_followed_apart() {
        let branches = "if self.a.val() { self.y.next = self.b.val(); self.z.next = self.c.val(); }";
        assert_eq!(follows(branches, "self.z"), "now: a c");
        let turns = "for i in 0..2 { self.y[i].next = self.b.val(); self.z[i].next = self.c.val(); }";
        assert_eq!(follows(turns, "self.z"), "now: c");
    }

    #[test]
    fn what_two_connections_bring_back_always_runs() {
        let both = "connect!(self.a => self.one.a); connect!(self.a => self.two.a);";
        assert_eq!(follows(both, "set_backward"), "always");
        assert_eq!(follows("connect!(self.a => self.one.a);", "set_backward"), "now: one");
    }
}
