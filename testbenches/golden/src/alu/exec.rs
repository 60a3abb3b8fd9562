//! One pass: collect, execute, put the results into lanes.

use super::queue::Entry;
use super::{ArfWrite, Done, FlagWrite, Issue};
use crate::bits::low_mask;
use crate::ga::Gathered;
use crate::lane;
use crate::operand::{Place, Source};
use crate::plan::Plan;

/// Operands of the pass in work, by source and lane.
#[derive(Debug, Clone, Default)]
pub(super) struct Collector {
    lanes: [[u32; 8]; 3],
    /// Lanes of this source were granted in the previous cycle.
    arriving: [bool; 3],
}

impl Collector {
    pub fn expect(&mut self, sources: [bool; 3]) {
        self.arriving = sources;
    }

    pub fn capture(&mut self, data: &[Gathered; 3]) {
        for ((lanes, arriving), gathered) in self.lanes.iter_mut().zip(&mut self.arriving).zip(data) {
            if std::mem::take(arriving) {
                for (lane, held) in lanes.iter_mut().enumerate() {
                    if gathered.mask >> lane & 1 == 1 {
                        *held = gathered.lanes[lane];
                    }
                }
            }
        }
    }
}

/// Flag bits gathered over the passes of an instruction, by lane.
#[derive(Debug, Clone, Default)]
pub(super) struct Flags(u32);

/// Places of an element of lane `lane` of the instruction among the lanes of a pass: all of it, or its low
/// dword, and its high dword.
fn places(plan: &Plan, lane: u32) -> [usize; 2] {
    if plan.is_wide() {
        let element = lane as usize % 4;
        [2 * element, 2 * element + 1]
    } else {
        [lane as usize % 8; 2]
    }
}

/// The element of a source in the lanes at `places`.
fn element(source: &Source, lanes: &[u32; 8], [low, high]: [usize; 2], scalar: u32) -> u64 {
    let bits = match source.place {
        Place::Grf(_) | Place::Acc(_) => u64::from(lanes[high]) << 32 | u64::from(lanes[low]),
        Place::Flag(_) | Place::Cr0 | Place::N0 | Place::Tm0 => u64::from(scalar >> (8 * source.span.sub)),
        Place::Immediate(values) => values[low],
        Place::Null => 0,
    };
    source.ty.pattern(bits)
}

/// Executes lanes of `pass` and makes the queue entry.
pub(super) fn pass(issue: &Issue, pass: u32, collector: &Collector, flags: &mut Flags) -> Entry {
    let plan = &issue.plan;
    let (from, to) = plan.pass_lanes(pass);
    let dst = &plan.dst;
    let (first, last) = dst.span.registers(from, to);
    let (base, step) = plan.dst_lay(from);
    let mut entry = Entry {
        row: dst.place.row(issue.slot).map(|row| row + first as u16),
        two: last > first,
        base,
        step,
        bytes: dst.span.size.min(4) as u8,
        mask: 0,
        lanes: [0; 8],
        tag: (issue.slot, issue.scoreboard),
        ip: issue.ip,
        done: None,
    };
    if pass == 0 {
        flags.0 = 0;
    }
    for lane in (from..to).filter(|lane| issue.lanes >> lane & 1 == 1) {
        let mut src = [0; 3];
        for (s, source) in plan.sources().iter().enumerate() {
            src[s] = element(source, &collector.lanes[s], places(plan, lane), issue.scalar);
        }
        let result = lane::execute(plan, src, issue.predicate >> lane & 1 == 1, issue.mode);
        let [low, high] = places(plan, lane);
        entry.mask |= 1 << low;
        entry.lanes[low] = result.bits as u32;
        if dst.ty.is_wide() {
            entry.mask |= 1 << high;
            entry.lanes[high] = (result.bits >> 32) as u32;
        }
        flags.0 |= u32::from(result.flag) << lane;
    }
    entry.done = (pass + 1 == plan.passes()).then(|| done(issue, &entry, flags.0));
    entry
}

fn done(issue: &Issue, entry: &Entry, flags: u32) -> Done {
    let plan = &issue.plan;
    // Bits beyond the 32-bit register vanish.
    let place = |lanes: u32| (u64::from(lanes) << (plan.offset + plan.flag_bit)) as u32;
    let lanes = issue.lanes & low_mask(plan.lanes) as u32;
    let arf = match plan.dst.place {
        Place::Cr0 => Some(0),
        Place::Flag(index) => Some(index + 1),
        Place::N0 => Some(3),
        _ => None,
    };
    // Such a register is written by one lane.
    let enables = if entry.mask & 1 == 1 { low_mask(plan.dst.span.size) << plan.dst.span.sub } else { 0 };
    Done {
        slot: issue.slot,
        scoreboard: issue.scoreboard,
        ip: issue.ip,
        op: plan.code,
        mask: issue.lanes,
        flag: plan.writes_flag().then(|| FlagWrite { register: plan.flag, mask: place(lanes), value: place(flags) }),
        arf: arf.map(|select| ArfWrite {
            select,
            enables: enables as u8 & 0xF,
            value: (u64::from(entry.lanes[0]) << (8 * plan.dst.span.sub)) as u32,
        }),
    }
}
