//! Where a kernel's thread-cycles go, instruction by instruction.

use std::fmt::{self, Display};

use tessera_lockstep::stats::STALLS;

use crate::event::{Event, Sink, Spent, What};
use crate::listing::Listing;
use crate::thread::code;

/// Stall codes of cycles in which a thread does not issue, in the order of the columns.
pub const LOST: std::ops::Range<usize> = code::BRANCH..code::BARRIER + 1;

/// What became of one instruction, over all threads.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Count {
    /// Issues of the instruction itself.
    pub issues: u64,
    /// Issues of joins at its address.
    pub joins: u64,
    /// Thread-cycles that threads waited at it, by stall code; none under idle and issued.
    pub lost: [u64; STALLS.len()],
    /// Times it retired.
    pub retired: u64,
    /// Lanes (of a branch: channels) that were active then, in sum.
    pub lanes: u64,
}

impl Count {
    /// All thread-cycles spent on it.
    pub fn cycles(&self) -> u64 {
        self.issues + self.joins + self.waits()
    }

    /// Those without an issue.
    pub fn waits(&self) -> u64 {
        self.lost.iter().sum()
    }

    /// Lanes that were active when it retired, on average.
    pub fn mean_lanes(&self) -> f64 {
        self.lanes as f64 / self.retired.max(1) as f64
    }

    fn add(&mut self, other: &Count) {
        self.issues += other.issues;
        self.joins += other.joins;
        self.retired += other.retired;
        self.lanes += other.lanes;
        self.lost.iter_mut().zip(other.lost).for_each(|(sum, n)| *sum += n);
    }
}

/// Counts while a run goes on.
pub struct Profile<'a> {
    listing: &'a Listing,
    counts: Vec<Count>,
}

impl<'a> Profile<'a> {
    /// Nothing counted yet.
    pub fn new(listing: &'a Listing) -> Self {
        Profile { listing, counts: vec![Count::default(); listing.lines().len()] }
    }

    /// By instruction, in the order of the listing.
    pub fn counts(&self) -> &[Count] {
        &self.counts
    }

    /// All instructions together.
    pub fn total(&self) -> Count {
        let mut total = Count::default();
        self.counts.iter().for_each(|count| total.add(count));
        total
    }

    fn of(&mut self, ip: u32) -> Option<&mut Count> {
        self.listing.index(ip).map(|at| &mut self.counts[at])
    }
}

impl Sink for Profile<'_> {
    fn event(&mut self, event: &Event) {
        if let What::Retire { mask, .. } = event.what {
            if let Some(count) = self.of(event.row.ip) {
                count.retired += 1;
                count.lanes += u64::from(mask.count_ones());
            }
        }
    }

    fn spent(&mut self, spent: &Spent) {
        let Some(count) = self.of(spent.ip) else { return };
        match (spent.code, spent.join) {
            (code::ISSUED, false) => count.issues += 1,
            (code::ISSUED, true) => count.joins += 1,
            (code, _) => count.lost[code] += 1,
        }
    }
}

/// The listing with the counts beside it, and their sums below.
impl Display for Profile<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let total = self.total();
        write!(f, "{:>8} {:>9} {:>7} {:>6} {:>10} {:>6}", "ip", "issues", "joins", "lanes", "cycles", "%")?;
        LOST.clone().try_for_each(|code| write!(f, " {:>14}", STALLS[code]))?;
        writeln!(f, "  instruction")?;
        for (line, count) in self.listing.lines().iter().zip(&self.counts) {
            row(f, &format!("{:#06x}", line.ip), count, &total, &line.text)?;
        }
        row(f, "total", &total, &total, "")
    }
}

fn row(f: &mut fmt::Formatter, ip: &str, count: &Count, total: &Count, text: &str) -> fmt::Result {
    let share = 100.0 * count.cycles() as f64 / total.cycles().max(1) as f64;
    let (issues, joins, lanes, cycles) = (count.issues, count.joins, count.mean_lanes(), count.cycles());
    write!(f, "{ip:>8} {issues:>9} {joins:>7} {lanes:>6.1} {cycles:>10} {share:>6.1}")?;
    LOST.clone().try_for_each(|code| write!(f, " {:>14}", count.lost[code]))?;
    writeln!(f, "{}{text}", if text.is_empty() { "" } else { "  " })
}
