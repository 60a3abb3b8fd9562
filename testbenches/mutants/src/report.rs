//! Bugs, what became of them, and the table.

use std::fmt::Write;

use crate::survivors::{Survivor, Verdict, SURVIVORS};

/// Which text is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The rust-hdl source.
    Rtl,
    /// The exported Verilog.
    Verilog,
}

/// One bug.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bug {
    /// The block whose test must notice.
    pub block: &'static str,
    /// Which text.
    pub side: Side,
    /// The operator or the kind of statement.
    pub kind: String,
    /// Source file or Verilog module.
    pub place: String,
    /// Line in it.
    pub line: u32,
    /// The statement, or what it is subject to.
    pub within: String,
    /// What is written there.
    pub original: String,
    /// What stands in its place.
    pub mutated: String,
}

impl Bug {
    /// Its entry among the survivors that are accounted for.
    pub fn known(&self) -> Option<&'static Survivor> {
        let same = |s: &Survivor| s.is(&self.within, &self.original, &self.mutated);
        SURVIVORS.iter().find(|s| (s.block, s.side) == (self.block, self.side) && self.place.ends_with(s.place) && same(s))
    }

    /// What tells it from the others of its block, wherever it stands in the file.
    pub fn name(&self) -> String {
        [&self.place, &self.within, &self.original, &self.mutated].map(String::as_str).join("\n")
    }

    fn describe(&self) -> String {
        let Bug { block, side, place, line, within, original, mutated, .. } = self;
        let within = if within.is_empty() || within == original { String::new() } else { format!("`{within}`: ") };
        format!("{block}, {side:?}: {place}:{line}: {within}`{original}` -> `{mutated}`")
    }
}

/// A bug and what the test noticed of it.
#[derive(Debug)]
pub struct Outcome {
    /// The bug.
    pub bug: Bug,
    /// Nothing if it survived.
    pub noticed: Option<String>,
}

impl Outcome {
    fn verdict(&self) -> Option<Verdict> {
        self.bug.known().map(|known| known.verdict)
    }

    /// What is wrong with the suite, if anything.
    fn complaint(&self) -> Option<String> {
        let bug = self.bug.describe();
        match (&self.noticed, self.bug.known()) {
            (None, None) => Some(format!("{bug}: survived, expected the test to notice it (or an entry in survivors.rs)")),
            (Some(what), Some(_)) => Some(format!("{bug}: stands in survivors.rs, but was noticed: {what}")),
            _ => None,
        }
    }
}

/// Mutants, killed, equivalent, open.
fn counts(of: &[&Outcome]) -> [usize; 4] {
    let count = |wanted: fn(&Outcome) -> bool| of.iter().filter(|o| wanted(o)).count();
    let killed = count(|o| o.noticed.is_some());
    let equivalent = count(|o| o.noticed.is_none() && o.verdict() == Some(Verdict::Equivalent));
    [of.len(), killed, equivalent, of.len() - killed - equivalent]
}

/// The counts of all in one line.
pub fn summary(outcomes: &[Outcome]) -> String {
    let [total, killed, equivalent, open] = counts(&outcomes.iter().collect::<Vec<_>>());
    format!("{total} bugs inside the blocks: {killed} noticed, {equivalent} change nothing, {open} open")
}

/// All outcomes as a table, the survivors below it.
pub fn table(outcomes: &[Outcome]) -> String {
    let mut text = format!("{:<18} {:<8} {:>7} {:>7} {:>10} {:>5}\n", "block", "text", "mutants", "killed", "equivalent", "open");
    let mut row = |name: &str, side: &str, of: &[&Outcome]| {
        let [total, killed, equivalent, open] = counts(of);
        let _ = writeln!(text, "{name:<18} {side:<8} {total:>7} {killed:>7} {equivalent:>10} {open:>5}");
    };
    for side in [Side::Rtl, Side::Verilog] {
        let label = if side == Side::Rtl { "rust-hdl" } else { "Verilog" };
        let of_side: Vec<&Outcome> = outcomes.iter().filter(|o| o.bug.side == side).collect();
        let mut names: Vec<&str> = of_side.iter().map(|o| o.bug.block).collect();
        names.dedup();
        for name in names {
            let of: Vec<&Outcome> = of_side.iter().copied().filter(|o| o.bug.block == name).collect();
            row(name, label, &of);
        }
        row("all", label, &of_side);
    }
    for outcome in outcomes.iter().filter(|o| o.noticed.is_none()) {
        let known = outcome.bug.known();
        let why = known.map_or("not accounted for".to_string(), |s| format!("{:?}: {}", s.verdict, s.reason));
        let _ = writeln!(text, "\n{}\n    {why}", outcome.bug.describe());
    }
    text
}

/// What the suite has to be changed for.
pub fn complaints(outcomes: &[Outcome]) -> Vec<String> {
    outcomes.iter().filter_map(Outcome::complaint).collect()
}
