//! A trace as fragments for an output merge, and what they must paint.
//!
//! A trace holds neither depths nor colours; both are chosen so that the picture shows what was drawn when.
//! Depth is drawing order: a pixel that passed in the trace is nearer than everything before it, one that
//! failed lies at infinity, so the depth test (less) repeats the trace's decisions. Colour runs once around
//! the colour wheel from the first record to the last.
//!
//! Only surfaces 0 and 1 are drawn. A depth record and the colour record of the same tile right behind it are
//! one fragment; a depth record alone fails (R) or passes (RW) in all its pixels, a colour record alone
//! passes.

use crate::block::{merge, Block, PIXELS};
use crate::format::{Op, Record};
use crate::memory::Memory;
use crate::reader::Trace;
use crate::surface::Layout;

/// Surfaces of an output merge.
const COLOUR: u8 = 0;
const DEPTH: u8 = 1;

/// Depth of a cleared surface.
pub const FAR: u32 = u32::MAX;
/// Colour of a cleared surface: dark grey.
pub const BACKGROUND: u32 = 0xFF20_2020;
/// Opacity of what a blended trace draws.
const ALPHA: u32 = 96;

/// Pixels of one tile on their way to the output merge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fragment {
    /// Column of the tile.
    pub x: u16,
    /// Row of the tile.
    pub y: u16,
    /// Pixels covered.
    pub mask: u16,
    /// Depth of each pixel.
    pub depth: Block,
    /// Bytes red, green, blue, alpha from the lowest.
    pub colour: Block,
}

/// What the output merge does with fragments.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Merge {
    /// Depth test (less) and depth write.
    pub depth: bool,
    /// Source alpha instead of opaque.
    pub blend: bool,
}

impl Merge {
    /// As the trace was made: with depth if it has depth records, blended if every colour record needs old
    /// content.
    pub fn of(trace: &Trace) -> Self {
        let colour = || trace.records.iter().filter(|r| r.surface == COLOUR);
        let depth = trace.records.iter().any(|r| r.surface == DEPTH);
        Merge { depth, blend: colour().next().is_some() && colour().all(|r| r.op == Op::ReadWrite) }
    }
}

/// Memory before the first fragment.
pub fn cleared(layout: &Layout) -> Memory {
    let mut values = [0; crate::surface::SURFACES as usize];
    (values[usize::from(COLOUR)], values[usize::from(DEPTH)]) = (BACKGROUND, FAR);
    Memory::cleared(layout, values)
}

/// The fragments of a trace, in order.
pub fn fragments(trace: &Trace) -> impl Iterator<Item = Fragment> + '_ {
    let alpha = if Merge::of(trace).blend { ALPHA } else { 255 };
    let count = trace.records.len() as u64;
    let mut drawn = trace.records.iter().zip(0u32..).filter(|(r, _)| r.surface <= DEPTH).peekable();
    std::iter::from_fn(move || {
        let (record, index) = drawn.next()?;
        let passed = match record.surface {
            DEPTH => drawn.next_if(|(next, _)| is_its_colour(record, next)).map_or(alone(record), |(colour, _)| colour.mask),
            _ => record.mask,
        };
        let near = FAR - 1 - index;
        Some(Fragment {
            x: record.x,
            y: record.y,
            mask: record.mask,
            depth: merge(&[FAR; PIXELS], &[near; PIXELS], passed),
            colour: [wheel(u64::from(index) * 6 * 256 / count.max(1)) | alpha << 24; PIXELS],
        })
    })
}

/// `next` holds the colours of the pixels that passed in `depth`.
fn is_its_colour(depth: &Record, next: &Record) -> bool {
    next.surface == COLOUR && (next.x, next.y) == (depth.x, depth.y) && next.mask & !depth.mask == 0
}

/// Pixels that pass in a depth record without a colour record.
fn alone(record: &Record) -> u16 {
    if record.op.writes() {
        record.mask
    } else {
        0
    }
}

/// The colour wheel in six sectors of 256 steps: red, yellow, green, cyan, blue, magenta.
fn wheel(step: u64) -> u32 {
    let up = (step % 256) as u32;
    let down = 255 - up;
    let [r, g, b] = match step / 256 % 6 {
        0 => [255, up, 0],
        1 => [down, 255, 0],
        2 => [0, 255, up],
        3 => [0, down, 255],
        4 => [up, 0, 255],
        _ => [255, 0, down],
    };
    r | g << 8 | b << 16
}

/// Executes one fragment without timing.
pub fn paint(memory: &mut Memory, layout: &Layout, how: Merge, fragment: &Fragment) {
    let mut mask = fragment.mask;
    if how.depth {
        let stored = memory.block(layout.address(DEPTH, fragment.x, fragment.y));
        let nearer = |p: usize| fragment.depth[p] < stored[p];
        mask &= (0..PIXELS).filter(|&p| nearer(p)).fold(0, |m, p| m | 1 << p);
        *stored = merge(stored, &fragment.depth, mask);
    }
    let stored = memory.block(layout.address(COLOUR, fragment.x, fragment.y));
    let colour = match how.blend {
        false => fragment.colour,
        true => std::array::from_fn(|p| blend(fragment.colour[p], stored[p])),
    };
    *stored = merge(stored, &colour, mask);
}

/// Source over destination by the source's alpha, byte by byte, rounded: (s a + d (255 - a)) / 255.
fn blend(source: u32, destination: u32) -> u32 {
    let alpha = source >> 24;
    let channel = |at: u32| {
        let (s, d) = (source >> at & 255, destination >> at & 255);
        let t = s * alpha + d * (255 - alpha) + 128;
        ((t + (t >> 8)) >> 8) << at
    };
    channel(0) | channel(8) | channel(16) | channel(24)
}

/// Memory after all fragments of a trace.
pub fn painted(trace: &Trace) -> Memory {
    let (layout, how) = (trace.layout(), Merge::of(trace));
    let mut memory = cleared(&layout);
    fragments(trace).for_each(|f| paint(&mut memory, &layout, how, &f));
    memory
}
