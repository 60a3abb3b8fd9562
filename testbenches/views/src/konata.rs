//! A log of the pipeline in the format of the Konata viewer (`Kanata 0004`): one row per instruction, one
//! line per event.

use std::collections::BTreeMap;
use std::io::{self, Write};

use tessera_lockstep::stats::PIPES;

use crate::event::{Event, Sink, Stage, What};
use crate::listing::Listing;

/// The viewer's lane of ordinary stages.
const LANE: u32 = 0;

/// Name of a stage in the log. The viewer takes one with an X for execution; waits begin with a w.
pub fn name(stage: Stage) -> &'static str {
    match stage {
        Stage::Fetch => "F",
        Stage::Decode => "D",
        Stage::Operands => "wo",
        Stage::Drain => "wd",
        Stage::Dependency => "wr",
        Stage::Pipe => "wp",
        Stage::Barrier => "wb",
        Stage::Join => "J",
        Stage::Issue => "I",
        Stage::Read => "R",
        Stage::Execute => "X",
        Stage::Send => "S",
        Stage::Answer => "M",
        Stage::Write => "W",
    }
}

/// A row of the log that has not ended.
struct Open {
    id: u64,
    stage: Option<Stage>,
}

/// Writes the log as the run goes on.
pub struct Konata<'a, W> {
    listing: &'a Listing,
    out: W,
    error: io::Result<()>,
    /// By the number of the instruction's row.
    open: BTreeMap<u64, Open>,
    rows: u64,
    retired: u64,
    cycle: u64,
}

impl<'a, W: Write> Konata<'a, W> {
    /// A log of this code.
    pub fn new(listing: &'a Listing, out: W) -> Self {
        let mut log = Konata { listing, out, error: Ok(()), open: BTreeMap::new(), rows: 0, retired: 0, cycle: 0 };
        // The viewer counts from 0, whatever C= says.
        log.line(format_args!("Kanata\t0004\nC=\t0"));
        log
    }

    /// Whether all of it could be written.
    pub fn finish(mut self) -> io::Result<()> {
        self.error?;
        self.out.flush()
    }

    /// What cannot be written is given up; the run goes on.
    fn line(&mut self, line: std::fmt::Arguments) {
        if self.error.is_ok() {
            self.error = writeln!(self.out, "{line}");
        }
    }

    fn at(&mut self, cycle: u64) {
        let passed = cycle - std::mem::replace(&mut self.cycle, cycle);
        if passed > 0 {
            self.line(format_args!("C\t{passed}"));
        }
    }
}

impl<W: Write> Sink for Konata<'_, W> {
    fn event(&mut self, event: &Event) {
        self.at(event.cycle);
        let row = event.row;
        if event.what == What::Begin {
            let (id, thread) = (self.rows, row.place.number());
            self.rows += 1;
            self.open.insert(row.id, Open { id, stage: None });
            self.line(format_args!("I\t{id}\t{}\t{thread}", row.id));
            let text = self.listing.line(row.ip).text;
            return self.line(format_args!("L\t{id}\t0\tT{thread} {:#06x}: {text}", row.ip));
        }
        let Some(open) = self.open.get_mut(&row.id) else { return };
        let id = open.id;
        match event.what {
            What::Begin => {}
            What::Stage(stage) => {
                let before = open.stage.replace(stage);
                if let Some(before) = before {
                    self.line(format_args!("E\t{id}\t{LANE}\t{}", name(before)));
                }
                self.line(format_args!("S\t{id}\t{LANE}\t{}", name(stage)));
            }
            What::Retire { pipe, mask } => {
                let cycle = event.cycle;
                self.line(format_args!("L\t{id}\t1\tretired by {} in cycle {cycle}, lanes {mask:#010x}", PIPES[pipe]));
            }
            What::End { finished } => {
                let stage = open.stage;
                self.open.remove(&row.id);
                if let Some(stage) = stage {
                    self.line(format_args!("E\t{id}\t{LANE}\t{}", name(stage)));
                }
                let retired = self.retired;
                self.line(format_args!("R\t{id}\t{retired}\t{}", u8::from(!finished)));
                self.retired += u64::from(finished);
            }
        }
    }
}
