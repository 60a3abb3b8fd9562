//! Operand fetch: which rows the current pass still needs.

use super::Issue;
use crate::asks::{further, Ask};
use crate::ga::{LaneRead, Lay, Ports};
use crate::opcodes::Pipe;
use crate::operand::{at, Place};
use crate::plan::Plan;

/// What is known of the address of an indirect operand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Seek {
    /// Its word of a0 is asked for.
    Wanted,
    /// That comes.
    Comes,
    /// The offset is added.
    Formed,
    /// All; or there is no such operand.
    Known,
}

/// The instruction in `fe`, and what is missing for its current pass.
#[derive(Debug, Clone)]
pub(super) struct Fetch {
    issue: Option<Issue>,
    /// The pipe of that instruction, and the cycles that the last round of each pass occupies the lanes.
    pipe: Pipe,
    beats: u32,
    pass: u32,
    round: u32,
    seek: Seek,
    address: u32,
    /// First lane of the pass that the address holds for.
    lane: u32,
    /// The first row of each source, and how its lanes lie.
    first: [LaneRead; 3],
    /// Bit 0: the first row is still missing, bit 1: the second one.
    missing: [u8; 3],
}

impl Default for Fetch {
    fn default() -> Self {
        let nothing = LaneRead { row: 0, lay: Lay { second: false, base: 0, step: [0; 3] } };
        Fetch {
            issue: None,
            pipe: Pipe::Short,
            beats: 0,
            pass: 0,
            round: 0,
            seek: Seek::Known,
            address: 0,
            lane: 0,
            first: [nothing; 3],
            missing: [0; 3],
        }
    }
}

impl Fetch {
    pub fn is_free(&self) -> bool {
        self.issue.is_none()
    }

    pub fn issue(&self) -> Option<&Issue> {
        self.issue.as_ref()
    }

    /// The pipe of the instruction, if there is one.
    pub fn pipe(&self) -> Option<Pipe> {
        self.issue.is_some().then_some(self.pipe)
    }

    /// Cycles that the last round of each pass occupies the lanes.
    pub fn beats(&self) -> u32 {
        self.beats
    }

    pub fn pass(&self) -> u32 {
        self.pass
    }

    /// Of the pass.
    pub fn round(&self) -> u32 {
        self.round
    }

    /// The round at hand is the last one of its pass.
    pub fn is_last_round(&self) -> bool {
        self.issue.as_ref().is_none_or(|issue| self.round + 1 == issue.plan.rounds())
    }

    /// Of the indirect operand.
    pub fn address(&self) -> u32 {
        self.address
    }

    pub fn load(&mut self, issue: Issue, pipe: Pipe, beats: u32) {
        (self.pipe, self.beats) = (pipe, beats);
        self.pass = 0;
        self.round = 0;
        self.lane = 0;
        self.seek = if issue.plan.indirect().is_some() { Seek::Wanted } else { Seek::Known };
        for s in 0..3 {
            self.prepare(&issue, s);
        }
        self.issue = Some(issue);
    }

    /// Rows of a source in the current pass. All its lanes take part, whatever the masks say.
    fn prepare(&mut self, issue: &Issue, s: usize) {
        let plan = &issue.plan;
        let ask = if plan.stays() { plan.ask(s, self.pass) } else { &self.find(plan, s) };
        (self.missing[s], self.first[s]) = (ask.rows, ask.first(issue.slot));
    }

    /// What a port asks for if some operand of the instruction need not be in its place.
    fn find(&self, plan: &Plan, s: usize) -> Ask {
        let source = plan.asked(s);
        let (place, span) = match source.place {
            Place::Indirect(_) => at(self.address, source.span),
            place => plan.moved(s, self.pass, self.round).map_or((place, source.span), |moved| (moved.place, moved.span)),
        };
        plan.ask_at(s, place, &span, self.pass)
    }

    /// Lanes of a row of src0, if each row has its own address.
    fn row_lanes(&self) -> Option<u32> {
        let plan = &self.issue.as_ref()?.plan;
        let (indirect, _) = plan.indirect()?;
        indirect.by_row.then(|| 1 << plan.src[0].span.width_log)
    }

    /// The word of a0 that tells the address.
    fn word(&self) -> Option<LaneRead> {
        let issue = self.issue.as_ref()?;
        let (indirect, _) = issue.plan.indirect()?;
        let (first, _) = issue.plan.pass_lanes(self.pass);
        let row = self.row_lanes().map_or(0, |lanes| (first + self.lane) / lanes);
        let base = 2 * ((u32::from(indirect.word) + row) % 16) as u8;
        let lay = Lay { second: false, base, step: [0; 3] };
        Place::Address.row(issue.slot).map(|row| LaneRead { row, lay })
    }

    /// The next lanes of each source, or the word of a0.
    pub fn reads(&self) -> [Option<LaneRead>; 3] {
        match self.seek {
            Seek::Wanted => [self.word(), None, None],
            Seek::Comes | Seek::Formed => [None; 3],
            Seek::Known => std::array::from_fn(|s| {
                let LaneRead { row, lay } = self.first[s];
                match self.missing[s] {
                    0 => None,
                    missing if missing & 1 == 1 => Some(self.first[s]),
                    _ => Some(LaneRead { row: further(row, 1), lay: Lay { second: true, ..lay } }),
                }
            }),
        }
    }

    /// The address of an indirect operand is still to be found.
    pub fn seeks(&self) -> bool {
        self.seek != Seek::Known
    }

    /// Clock edge while it is being found. `granted` answers the request for the word, `word` comes in the
    /// cycle after.
    pub fn seek(&mut self, granted: bool, word: u32) {
        let Some(issue) = self.issue.clone() else { return };
        let Some((indirect, size)) = issue.plan.indirect() else { return };
        match self.seek {
            Seek::Wanted if granted => self.seek = Seek::Comes,
            Seek::Wanted => (),
            Seek::Comes => (self.address, self.seek) = (word & 0xFFF, Seek::Formed),
            Seek::Formed => {
                (self.address, self.seek) = (indirect.address(self.address, size), Seek::Known);
                for s in (0..3).filter(|&s| issue.plan.asks_indirectly(s)) {
                    self.prepare(&issue, s);
                }
            }
            Seek::Known => (),
        }
    }

    /// The lanes of each source that a grant may bring.
    pub fn taken(&self, granted: Ports) -> [u8; 3] {
        let own = self.row_lanes().map(|lanes| self.places(self.lane, lanes));
        let indirect = |s| self.issue.as_ref().is_some_and(|issue| issue.plan.asks_indirectly(s));
        let may_come = |s: usize| match own {
            _ if !granted.has(s) || self.missing[s] == 0 => 0,
            Some(own) if indirect(s) => own,
            _ => 0xFF,
        };
        [may_come(0), may_come(1), may_come(2)]
    }

    /// Places of lanes `from .. from + lanes` of the pass among the eight; elements of eight bytes take two.
    fn places(&self, from: u32, lanes: u32) -> u8 {
        let each = self.issue.as_ref().map_or(1, |issue| 8 / issue.plan.pass_size());
        (((1u32 << (each * lanes).min(8)) - 1) << (each * from)) as u8
    }

    /// First lane of the next row of src0 in this pass, if it has an address of its own.
    fn next_row(&self) -> Option<u32> {
        let lane = self.lane + self.row_lanes()?;
        let (from, to) = self.issue.as_ref()?.plan.pass_lanes(self.pass);
        (from + lane < to).then_some(lane)
    }

    /// Nothing is missing once this cycle's grants are in.
    pub fn completes(&self, granted: Ports) -> bool {
        let all = (0..3).all(|s| without_next(self.missing[s], granted.has(s)) == 0);
        all && self.seek == Seek::Known && self.next_row().is_none()
    }

    /// Clock edge of a cycle that was allowed to fetch, with the address known; the instruction when a
    /// round of its pass is done.
    pub fn advance(&mut self, granted: Ports) -> Option<Issue> {
        for (port, missing) in self.missing.iter_mut().enumerate() {
            *missing = without_next(*missing, granted.has(port));
        }
        if self.missing != [0; 3] {
            return None;
        }
        if let Some(lane) = self.next_row() {
            (self.lane, self.seek) = (lane, Seek::Wanted);
            return None;
        }
        if !self.is_last_round() {
            self.round += 1;
            let issue = self.issue.clone()?;
            if issue.plan.asks_anew() {
                (1..3).for_each(|s| self.prepare(&issue, s));
            }
            return Some(issue);
        }
        if self.row_lanes().is_some() {
            (self.lane, self.seek) = (0, Seek::Wanted);
        }
        (self.round, self.pass) = (0, self.pass + 1);
        let issue = self.issue.take()?;
        if self.pass < issue.plan.passes() {
            (0..3).for_each(|s| self.prepare(&issue, s));
            self.issue = Some(issue.clone());
        }
        Some(issue)
    }
}

/// `missing` without its next row if that one is granted.
fn without_next(missing: u8, granted: bool) -> u8 {
    missing & missing.wrapping_sub(granted.into())
}
