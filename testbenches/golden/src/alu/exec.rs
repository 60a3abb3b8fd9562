//! One pass: gather, execute, assemble.

use super::queue::Entry;
use super::{ArfWrite, Done, FlagWrite, Issue};
use crate::bits::low_mask;
use crate::lane;
use crate::operand::{Place, Source, Span};
use crate::Row;

/// Two rows as one window of 64 bytes.
type Window = [u64; 8];

/// Bytes of a register.
const ROW_BYTES: u32 = 32;

/// Operand windows of the pass in work.
#[derive(Debug, Clone, Default)]
pub(super) struct Collector {
    windows: [Window; 3],
    /// The half that the row on `rd_data[s]` belongs to, if one was granted in the previous cycle.
    arriving: [Option<u8>; 3],
}

impl Collector {
    pub fn expect(&mut self, halves: [Option<u8>; 3]) {
        self.arriving = halves;
    }

    pub fn capture(&mut self, data: &[Row; 3]) {
        for ((window, arriving), row) in self.windows.iter_mut().zip(&mut self.arriving).zip(data) {
            if let Some(half) = arriving.take() {
                let at = 4 * usize::from(half);
                window[at..at + 4].copy_from_slice(row);
            }
        }
    }
}

/// Flag bits gathered over the passes of an instruction, by lane.
#[derive(Debug, Clone, Default)]
pub(super) struct Flags(u32);

/// First byte of the register in which element `lane` lies.
fn base(span: &Span, lane: u32) -> u32 {
    span.byte(lane) / ROW_BYTES * ROW_BYTES
}

/// Element `lane` of a source whose window begins at byte `base`.
fn element(source: &Source, window: &Window, base: u32, lane: u32, scalar: u32) -> u32 {
    let bits = match source.place {
        Place::Grf(_) | Place::Acc(_) => {
            let byte = source.span.byte(lane) - base;
            (window[(byte / 8) as usize] >> (8 * (byte % 8))) as u32
        }
        Place::Flag(_) | Place::Cr0 | Place::N0 | Place::Tm0 => scalar >> (8 * source.span.sub),
        Place::Immediate(value) => value,
        Place::Null => 0,
    };
    bits & low_mask(8 * source.ty.size()) as u32
}

/// Executes lanes of `pass` and assembles the queue entry.
pub(super) fn pass(issue: &Issue, pass: u32, collector: &Collector, flags: &mut Flags) -> Entry {
    let plan = &issue.plan;
    let (from, to) = plan.pass_lanes(pass);
    let dst = &plan.dst;
    let (first, last) = dst.span.registers(from, to);
    let source_base = plan.src.map(|source| base(&source.span, from));
    let dst_base = base(&dst.span, from);
    let mut entry = Entry {
        row: dst.place.row(issue.slot).map(|row| row + first as u16),
        two: last > first,
        tag: (issue.slot, issue.scoreboard),
        ip: issue.ip,
        ..Entry::default()
    };
    if pass == 0 {
        flags.0 = 0;
    }
    for lane in (from..to).filter(|lane| issue.lanes >> lane & 1 == 1) {
        let mut src = [0; 3];
        for (s, source) in plan.sources().iter().enumerate() {
            src[s] = element(source, &collector.windows[s], source_base[s], lane, issue.scalar);
        }
        let result = lane::execute(plan, src, issue.predicate >> lane & 1 == 1, issue.mode);
        entry.put(dst.span.byte(lane) - dst_base, dst.span.size, result.bits);
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
    Done {
        slot: issue.slot,
        scoreboard: issue.scoreboard,
        ip: issue.ip,
        op: plan.code,
        mask: issue.lanes,
        flag: plan.writes_flag().then(|| FlagWrite { register: plan.flag, mask: place(lanes), value: place(flags) }),
        arf: arf.map(|select| ArfWrite { select, enables: entry.enables as u8 & 0xF, value: entry.window[0] as u32 }),
    }
}
