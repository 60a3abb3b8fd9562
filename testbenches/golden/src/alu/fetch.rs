//! Operand fetch: which rows the current pass still needs.

use super::Issue;
use crate::ga::{LaneRead, Lay};

/// The instruction in `fe`, and what is missing for its current pass.
#[derive(Debug, Clone)]
pub(super) struct Fetch {
    issue: Option<Issue>,
    pass: u32,
    /// The first row of each source, and how its lanes lie.
    first: [LaneRead; 3],
    /// Bit 0: the first row is still missing, bit 1: the second one.
    missing: [u8; 3],
}

impl Default for Fetch {
    fn default() -> Self {
        let nothing = LaneRead { row: 0, lay: Lay { second: false, base: 0, step: [0; 3] } };
        Fetch { issue: None, pass: 0, first: [nothing; 3], missing: [0; 3] }
    }
}

impl Fetch {
    pub fn is_free(&self) -> bool {
        self.issue.is_none()
    }

    pub fn issue(&self) -> Option<&Issue> {
        self.issue.as_ref()
    }

    pub fn pass(&self) -> u32 {
        self.pass
    }

    pub fn load(&mut self, issue: &Issue) {
        self.issue = Some(*issue);
        self.pass = 0;
        self.prepare(issue);
    }

    /// Rows of the current pass. All its lanes take part, whatever the masks say.
    fn prepare(&mut self, issue: &Issue) {
        let (from, to) = issue.plan.pass_lanes(self.pass);
        for (s, source) in issue.plan.src.iter().enumerate() {
            self.missing[s] = 0;
            if let Some(row) = source.place.row(issue.slot) {
                let (first, last) = source.span.registers(from, to);
                let (base, step) = issue.plan.source_lay(source, from);
                self.first[s] = LaneRead { row: row + first as u16, lay: Lay { second: false, base, step } };
                self.missing[s] = if last > first { 0b11 } else { 0b01 };
            }
        }
    }

    /// The next lanes of each source.
    pub fn reads(&self) -> [Option<LaneRead>; 3] {
        std::array::from_fn(|s| {
            let LaneRead { row, lay } = self.first[s];
            match self.missing[s] {
                0 => None,
                missing if missing & 1 == 1 => Some(self.first[s]),
                _ => Some(LaneRead { row: row + 1, lay: Lay { second: true, ..lay } }),
            }
        })
    }

    /// The sources that a grant brings lanes of.
    pub fn taken(&self, granted: &[bool; 3]) -> [bool; 3] {
        std::array::from_fn(|s| granted[s] && self.missing[s] != 0)
    }

    /// Nothing is missing once this cycle's grants are in.
    pub fn completes(&self, granted: &[bool; 3]) -> bool {
        (0..3).all(|s| without_next(self.missing[s], granted[s]) == 0)
    }

    /// Clock edge of a cycle that was allowed to fetch; true when the pass is done.
    pub fn advance(&mut self, granted: &[bool; 3]) -> bool {
        for (missing, &granted) in self.missing.iter_mut().zip(granted) {
            *missing = without_next(*missing, granted);
        }
        let done = self.missing == [0; 3];
        if let Some(issue) = self.issue.filter(|_| done) {
            self.pass += 1;
            if self.pass == issue.plan.passes() {
                self.issue = None;
            } else {
                self.prepare(&issue);
            }
        }
        done
    }
}

/// `missing` without its next row if that one is granted.
fn without_next(missing: u8, granted: bool) -> u8 {
    if granted {
        missing & missing.wrapping_sub(1)
    } else {
        missing
    }
}
