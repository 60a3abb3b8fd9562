//! One pass: collect, execute, put the results into lanes.

use super::queue::Entry;
use super::{ArfWrite, Done, FlagWrite, Issue, Land};
use crate::asks::{further, Reach};
use crate::bits::low_mask;
use crate::ga::Gathered;
use crate::lane::{self, LaneResult};
use crate::lanes::Lanes;
use crate::operand::{at, Place, Source};
use crate::rounds;

/// Operands of the pass in work, by source and lane.
#[derive(Debug, Clone, Default)]
pub(super) struct Collector {
    lanes: [[u32; 8]; 3],
    /// Lanes of this source that may come, as they were granted in the previous cycle.
    arriving: [u8; 3],
}

impl Collector {
    pub fn expects_nothing(&self) -> bool {
        self.arriving == [0; 3]
    }

    pub fn expect(&mut self, lanes: [u8; 3]) {
        self.arriving = lanes;
    }

    pub fn capture(&mut self, data: &[Gathered; 3]) {
        if self.expects_nothing() {
            return;
        }
        for ((lanes, arriving), gathered) in self.lanes.iter_mut().zip(&mut self.arriving).zip(data) {
            let taken = gathered.mask & std::mem::take(arriving);
            match taken {
                0 => {}
                0xFF => *lanes = gathered.lanes,
                _ => {
                    for lane in (0..8).filter(|lane| taken >> lane & 1 == 1) {
                        lanes[lane] = gathered.lanes[lane];
                    }
                }
            }
        }
    }
}

/// Flag bits gathered over the passes of an instruction, by lane.
#[derive(Debug, Clone, Default)]
pub(super) struct Flags(u32);

/// The elements of a source, by lane modulo 8, or 4 if they are `wide`: of the lanes that were collected for
/// it, or of `scalar`, the value of an ARF.
fn elements(source: &Source, lanes: &[u32; 8], scalar: u32, wide: bool) -> [u64; 8] {
    match &source.place {
        Place::Null => [0; 8],
        Place::Immediate(values) if wide => std::array::from_fn(|lane| source.ty.pattern(values[2 * lane % 8])),
        Place::Immediate(values) => std::array::from_fn(|lane| source.ty.pattern(values[lane])),
        Place::Flag(_) | Place::Cr0 | Place::N0 | Place::Tm0 => {
            [source.ty.pattern(u64::from(scalar >> (8 * source.span.sub))); 8]
        }
        Place::Grf(_) | Place::Acc(_) | Place::Address | Place::Indirect(_) if wide => {
            let element = |lane: usize| u64::from(lanes[2 * lane % 8 + 1]) << 32 | u64::from(lanes[2 * lane % 8]);
            std::array::from_fn(|lane| source.ty.pattern(element(lane)))
        }
        Place::Grf(_) | Place::Acc(_) | Place::Address | Place::Indirect(_) => {
            let mask = source.ty.pattern(u64::MAX);
            std::array::from_fn(|lane| u64::from(lanes[lane]) & mask)
        }
    }
}

/// A round that is not the last: its results take the place of the first operand, in all lanes, enabled or not.
pub(super) fn round(issue: &Issue, number: u32, collector: &mut Collector) {
    let operand = |port: usize| elements(issue.plan.asked(port), &collector.lanes[port], issue.scalar, false);
    let operands = [operand(0), operand(1), operand(2)];
    let made = std::array::from_fn(|lane| {
        let mut held = [0, 1, 2].map(|s: usize| operands[s][lane] as u32);
        if number > 0 {
            held[0] = collector.lanes[0][lane];
        }
        rounds::round(&issue.plan, number, held, issue.mode)
    });
    collector.lanes[0] = made;
}

/// The extension registers: by slot and number, for each dword of a register.
pub(super) type Extensions = [[[u16; 8]; 8]; 7];

/// Executes lanes of a pass and makes the queue entry.
pub(super) fn pass(land: &Land, collector: &Collector, flags: &mut Flags, extensions: &mut Extensions) -> Entry {
    let Land { issue, pass, address, .. } = land;
    let (plan, pass) = (&issue.plan, *pass);
    let (from, to) = plan.pass_lanes(pass);
    let dst = plan.pass_dst(pass);
    let second = pass == 1 && plan.second().is_some();
    let (place, reach) = if dst.place.indirect().is_some() {
        let (place, span) = at(*address, dst.span);
        (place, plan.reach_of(&span, true, pass))
    } else {
        (dst.place, plan.dst_reach(pass))
    };
    let Reach { first, last, base, step } = reach;
    let mut entry = Entry {
        row: place.row(issue.slot).map(|row| further(row, first)),
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
    let wide = plan.is_wide();
    let by_source = plan.brought_by();
    let source = |s: usize| {
        let port = by_source[s];
        elements(plan.asked(port), &collector.lanes[port], issue.scalar, wide)
    };
    let lanes = Lanes {
        src: [source(0), source(1), source(2)],
        active: (issue.lanes >> from) as u8 & low_mask(to - from) as u8,
        select: (issue.predicate >> from) as u8,
    };
    let results = match plan.ieee {
        _ if second => lanes.each(|_, src| LaneResult { bits: lane::second(plan, src), flag: false }),
        Some(ieee) => lanes.each(|lane, src| {
            let held = &mut extensions[usize::from(issue.slot)];
            let word = ieee.word(from + lane as u32);
            let of = ieee.src.map(|register| register.map_or(0, |register| held[usize::from(register)][word]));
            let (bits, extension, flag) = ieee.execute(&plan.src, src, of, issue.mode);
            if let Some(register) = ieee.dst {
                held[usize::from(register)][word] = extension;
            }
            LaneResult { bits, flag }
        }),
        None if plan.opcode.op.rounds().is_some() => lanes.each(|lane, src| {
            let first = if plan.rounds() > 1 { collector.lanes[0][lane] } else { src[0] as u32 };
            rounds::last(plan, [first, src[1] as u32, src[2] as u32], issue.mode)
        }),
        None => lane::pass(plan, &lanes, issue.mode),
    };
    flags.0 |= u32::from(results.flags) << from;
    if wide {
        for element in (0..4).filter(|element| lanes.active >> element & 1 == 1) {
            // An element takes two places; one of four bytes is in the first of them.
            let (low, high) = (2 * element, 2 * element + 1);
            entry.mask |= 1 << low;
            entry.lanes[low] = results.bits[element] as u32;
            if dst.ty.is_wide() {
                entry.mask |= 1 << high;
                entry.lanes[high] = (results.bits[element] >> 32) as u32;
            }
        }
    } else {
        entry.mask = lanes.active;
        entry.lanes = std::array::from_fn(|lane| results.bits[lane] as u32);
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
