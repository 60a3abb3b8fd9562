//! One pass: collect, execute, put the results into lanes.

use super::queue::Entry;
use super::{further, ArfWrite, Done, FlagWrite, Issue, Land};
use crate::bits::low_mask;
use crate::ga::Gathered;
use crate::lane;
use crate::operand::{at, Place, Source};
use crate::plan::Reach;
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
        for ((lanes, arriving), gathered) in self.lanes.iter_mut().zip(&mut self.arriving).zip(data) {
            let taken = gathered.mask & std::mem::take(arriving);
            if taken == 0xFF {
                *lanes = gathered.lanes;
                continue;
            }
            for (lane, held) in lanes.iter_mut().enumerate() {
                if taken >> lane & 1 == 1 {
                    *held = gathered.lanes[lane];
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
fn places(wide: bool, lane: u32) -> [usize; 2] {
    if wide {
        let element = lane as usize % 4;
        [2 * element, 2 * element + 1]
    } else {
        [lane as usize % 8; 2]
    }
}

/// Where the elements of a source come from in a pass.
enum Operand<'a> {
    Lanes(&'a [u32; 8]),
    Values(&'a [u64; 8]),
    Scalar(u64),
}

impl Operand<'_> {
    fn new<'a>(source: &'a Source, lanes: &'a [u32; 8], scalar: u32) -> Operand<'a> {
        match &source.place {
            Place::Grf(_) | Place::Acc(_) | Place::Address | Place::Indirect(_) => Operand::Lanes(lanes),
            Place::Flag(_) | Place::Cr0 | Place::N0 | Place::Tm0 => Operand::Scalar(u64::from(scalar >> (8 * source.span.sub))),
            Place::Immediate(values) => Operand::Values(values),
            Place::Null => Operand::Scalar(0),
        }
    }

    /// The elements, by lane modulo 8, or 4 if they are `wide`; `mask`: the bits of one.
    fn elements(&self, wide: bool, mask: u64) -> [u64; 8] {
        let mut elements = [0; 8];
        for (lane, element) in elements.iter_mut().enumerate() {
            let low = if wide { 2 * lane % 8 } else { lane };
            *element = mask
                & match self {
                    Operand::Lanes(lanes) if wide => u64::from(lanes[low + 1]) << 32 | u64::from(lanes[low]),
                    Operand::Lanes(lanes) => lanes[low].into(),
                    Operand::Values(values) => values[low],
                    Operand::Scalar(value) => *value,
                };
        }
        elements
    }
}

/// What the collectors hold, or stands for them, of the sources that the ports ask for.
fn operands<'a>(issue: &'a Issue, collector: &'a Collector) -> [Operand<'a>; 3] {
    std::array::from_fn(|s| Operand::new(issue.plan.asked(s), &collector.lanes[s], issue.scalar))
}

/// A round that is not the last: its results take the place of the first operand, in all lanes, enabled or not.
pub(super) fn round(issue: &Issue, number: u32, collector: &mut Collector) {
    let operands = operands(issue, collector).map(|operand| operand.elements(false, u32::MAX.into()));
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
    let operands = operands(issue, collector);
    let [a, b, c] = plan.brought_by().map(|port| operands[port].elements(wide, plan.asked(port).ty.pattern(u64::MAX)));
    let has_rounds = plan.opcode.op.rounds().is_some();
    for lane in (from..to).filter(|lane| issue.lanes >> lane & 1 == 1) {
        let [low, high] = places(wide, lane);
        let element = if wide { low / 2 } else { low };
        let src = [a[element], b[element], c[element]];
        entry.mask |= 1 << low;
        if second {
            entry.lanes[low] = lane::second(plan, src) as u32;
            continue;
        }
        let result = match plan.ieee {
            Some(ieee) => {
                let held = &mut extensions[usize::from(issue.slot)];
                let word = ieee.word(lane);
                let of = ieee.src.map(|register| register.map_or(0, |register| held[usize::from(register)][word]));
                let (bits, extension, flag) = ieee.execute(&plan.src, src, of, issue.mode);
                if let Some(register) = ieee.dst {
                    held[usize::from(register)][word] = extension;
                }
                lane::LaneResult { bits, flag }
            }
            None if has_rounds => {
                let first = if plan.rounds() > 1 { collector.lanes[0][low] } else { src[0] as u32 };
                rounds::last(plan, [first, src[1] as u32, src[2] as u32], issue.mode)
            }
            None => lane::execute(plan, src, issue.predicate >> lane & 1 == 1, issue.mode),
        };
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
