//! One thread of the EU: which instruction it is at, and what that waits for, by its stall codes.

use tessera_lockstep::place::Place;

use crate::event::Stage;
use crate::lines::Lines;
use crate::listing::{Class, Line, Listing};
use crate::pipeline::Rows;

/// Stall codes of TC, as on its contract page.
pub mod code {
    pub const IDLE: usize = 0;
    pub const ISSUED: usize = 1;
    pub const BRANCH: usize = 2;
    pub const OPERANDS: usize = 3;
    pub const NO_INSTRUCTION: usize = 4;
    pub const DRAIN: usize = 5;
    pub const DEPENDENCY: usize = 6;
    pub const PIPE: usize = 7;
    pub const BARRIER: usize = 8;
}

/// A thread slot.
#[derive(Default)]
pub struct Thread {
    head: Option<Head>,
    /// Where it goes on once it shows a code for that instruction.
    next: Option<u32>,
    lines: Lines,
}

/// The instruction that the thread issues next.
struct Head {
    row: crate::event::Row,
    line: Line,
    stage: Option<Stage>,
    /// Without a decoded instruction since.
    blank: Option<u64>,
    /// Cycle in which its line came, while `blank`.
    came: Option<u64>,
    /// Something of it was issued in the cycle before: itself or a join.
    issued: bool,
}

/// An instruction that has left its thread for a pipe.
pub struct Issued {
    pub row: crate::event::Row,
    pub class: Class,
}

impl Thread {
    /// A thread starts here.
    pub fn start(&mut self, ip: u32) {
        *self = Thread { next: Some(ip), ..Thread::default() };
    }

    /// The result of its branch.
    pub fn branch(&mut self, target: u32) {
        self.next = Some(target);
    }

    /// Whether what it issued in the cycle before was a join, or the instruction itself, which is then
    /// returned: the code of the cycle after says which (rule 31 of TC).
    pub fn issued(&mut self, cycle: u64, now: usize, rows: &mut Rows) -> Option<(bool, Option<Issued>)> {
        let head = self.head.as_mut().filter(|head| head.issued)?;
        head.issued = false;
        if now == code::BRANCH && head.line.class != Class::Branch {
            head.show(Stage::Join, cycle - 1, rows);
            return Some((true, None));
        }
        head.show(Stage::Issue, cycle - 1, rows);
        let head = self.head.take()?;
        let Line { ip, size, class, .. } = head.line;
        self.next = matches!(class, Class::Alu | Class::Message).then_some(ip + size);
        let stage = if class == Class::Branch { Stage::Execute } else { Stage::Read };
        rows.stage(head.row, stage, cycle);
        Some((false, Some(Issued { row: head.row, class })))
    }

    /// The cycle's code, but for [`Thread::issued`].
    pub fn cycle(&mut self, cycle: u64, place: Place, now: usize, listing: &Listing, rows: &mut Rows) {
        if now == code::IDLE {
            // It has met a fault, or ended.
            self.abandon(cycle, rows);
            return;
        }
        if let Some(ip) = self.next.take_if(|_| self.head.is_none()) {
            self.lines.turn(ip);
            let line = listing.line(ip);
            let row = rows.begin(place, ip, cycle);
            self.head = Some(Head { row, line, stage: None, blank: None, came: None, issued: false });
        }
        let Some(head) = &mut self.head else { return };
        if now == code::NO_INSTRUCTION {
            head.blank.get_or_insert(cycle);
            return;
        }
        head.decoded(cycle, rows);
        let stage = match now {
            code::OPERANDS => Stage::Operands,
            code::DRAIN => Stage::Drain,
            code::DEPENDENCY => Stage::Dependency,
            code::PIPE => Stage::Pipe,
            code::BARRIER => Stage::Barrier,
            code::ISSUED => return head.issued = true,
            // Its join, or the branch before it, is in JE.
            _ => return,
        };
        head.show(stage, cycle, rows);
    }

    /// A line of instructions has come in this cycle.
    pub fn line(&mut self, cycle: u64, line: u32) {
        if let Some(head) = &mut self.head {
            if self.lines.came(line, &head.line) && head.blank.is_some() {
                head.came = Some(cycle);
            }
        }
    }

    /// The address of the instruction that it waits to issue.
    pub fn ip(&self) -> Option<u32> {
        self.head.as_ref().map(|head| head.row.ip)
    }

    /// The first cycle of which its instruction's stage is not known at the end of this one.
    pub fn open(&self, cycle: u64) -> u64 {
        let since = |head: &Head| head.blank.unwrap_or(if head.issued { cycle } else { cycle + 1 });
        self.head.as_ref().map_or(cycle + 1, since)
    }

    /// Nothing becomes of its instruction any more.
    pub fn abandon(&mut self, cycle: u64, rows: &mut Rows) {
        self.next = None;
        if let Some(mut head) = self.head.take() {
            head.decoded(cycle, rows);
            rows.end(head.row, cycle, false);
        }
        self.lines.clear();
    }
}

impl Head {
    fn show(&mut self, stage: Stage, cycle: u64, rows: &mut Rows) {
        if self.stage != Some(stage) {
            self.stage = Some(stage);
            rows.stage(self.row, stage, cycle);
        }
    }

    /// It is decoded, or given up: the cycles without it were of fetching until its line came, then of
    /// decoding.
    fn decoded(&mut self, cycle: u64, rows: &mut Rows) {
        let (Some(since), came) = (self.blank.take(), self.came.take()) else { return };
        if came.is_some() {
            self.show(Stage::Fetch, since, rows);
        }
        let from = came.map_or(since, |came| came + 1);
        if from < cycle {
            self.show(Stage::Decode, from, rows);
        }
    }
}
