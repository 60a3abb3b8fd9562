//! Golden model of the output merge client (`tessera_ports::cache::output_merge`).

use std::collections::VecDeque;

use super::{from_pixels, pixel, Block};
use crate::Golden;
use tessera_ports::bundle::cache::{self as port, PixelResult};
use tessera_ports::cache::output_merge::{OutputMergeIn, OutputMergeOut, COLOUR_SURFACE, DEPTH_SURFACE};
use tessera_ports::cache::{PIXELS, READ, WRITE};

/// Fragments under way.
pub const ENTRIES: usize = 32;

#[derive(Debug, Clone, Copy, Default)]
struct Entry {
    x: u16,
    y: u16,
    mask: u16,
    z: Block,
    c: Block,
}

/// A request on its way to the cache.
#[derive(Debug, Clone, Copy)]
struct Request {
    entry: u8,
    colour: bool,
}

/// A response being executed.
#[derive(Debug, Clone, Copy)]
struct Response {
    entry: u8,
    colour: bool,
    slot: u8,
    write: bool,
    error: bool,
    old: Block,
}

/// Depth test and blend for one pipeline.
#[derive(Debug, Clone, Default)]
pub struct OutputMerge {
    used: u32,
    entries: [Entry; ENTRIES],
    new: Option<u8>,
    /// Entries whose depth test passed, oldest first.
    passed: VecDeque<u8>,
    request: Option<Request>,
    /// E, M and R.
    stages: [Option<Response>; 3],
}

/// Pixels of `mask` whose new depth passes.
fn depth_test(func: u64, mask: u16, new: &Block, old: &Block) -> u16 {
    let passes = |p: usize| match func {
        1 => pixel(new, p) < pixel(old, p),
        2 => pixel(new, p) <= pixel(old, p),
        _ => true,
    };
    (0..PIXELS).filter(|&p| passes(p)).fold(0, |m, p| m | 1 << p) & mask
}

/// Source over destination, four 8-bit channels.
fn blend(source: u32, old: u32) -> u32 {
    let alpha = source >> 24;
    let channel = |shift: u32| {
        let (s, d) = (source >> shift & 0xFF, old >> shift & 0xFF);
        let t = s * alpha + d * (255 - alpha) + 128;
        (t + (t >> 8)) >> 8 << shift
    };
    channel(0) | channel(8) | channel(16) | channel(24)
}

impl OutputMerge {
    fn free_entry(&self) -> Option<u8> {
        (self.used != u32::MAX).then(|| self.used.trailing_ones() as u8)
    }

    fn frag_ready(&self) -> bool {
        self.new.is_none() && self.free_entry().is_some()
    }

    /// Mask and data of the result of a response.
    fn execute(&self, i: &OutputMergeIn, response: &Response) -> (u16, Block) {
        let entry = &self.entries[usize::from(response.entry)];
        let mask = if response.error { 0 } else { entry.mask };
        match response.colour {
            false => (depth_test(i.cfg.func, mask, &entry.z, &response.old), entry.z),
            true if i.cfg.blend == 0 => (mask, entry.c),
            true => (mask, from_pixels(|p| blend(pixel(&entry.c, p), pixel(&response.old, p)))),
        }
    }

    fn last_goes(&self, i: &OutputMergeIn) -> bool {
        self.stages[2].is_some_and(|r| !r.write || i.result.ready != 0)
    }

    /// Somewhere there is room, or the last one makes it.
    fn moves(&self, i: &OutputMergeIn) -> bool {
        self.stages.iter().any(Option::is_none) || self.last_goes(i)
    }

    /// The response in R leaves.
    fn finish(&mut self, i: &OutputMergeIn) {
        let Some(response) = self.stages[2].take() else { return };
        let (mask, _) = self.execute(i, &response);
        if response.colour || mask == 0 {
            self.used &= !(1 << response.entry);
        } else {
            self.entries[usize::from(response.entry)].mask = mask;
            self.passed.push_back(response.entry);
        }
    }

    /// The request register takes the next request.
    fn next_request(&mut self, i: &OutputMergeIn) {
        let colour = self.passed.pop_front().map(|entry| Request { entry, colour: true });
        let colour_only = i.cfg.func == 0;
        self.request = colour.or_else(|| self.new.take().map(|entry| Request { entry, colour: colour_only }));
    }
}

impl Golden for OutputMerge {
    type In = OutputMergeIn;
    type Out = OutputMergeOut;

    fn eval(&self, i: &OutputMergeIn) -> OutputMergeOut {
        let last = self.stages[2];
        let mut o = OutputMergeOut {
            frag: self.frag_ready().into(),
            resp: self.moves(i).into(),
            idle: (self.used == 0).into(),
            ev_error: (self.last_goes(i) && last.is_some_and(|r| r.error)).into(),
            ..OutputMergeOut::default()
        };
        if let Some(request) = self.request {
            let entry = &self.entries[usize::from(request.entry)];
            let (surface, reads, writes) = match request.colour {
                true => (COLOUR_SURFACE, i.cfg.blend != 0, true),
                false => (DEPTH_SURFACE, true, i.cfg.zwrite != 0),
            };
            o.req = port::Request {
                valid: 1,
                tag: u64::from(request.colour) << 5 | u64::from(request.entry),
                surface,
                x: entry.x.into(),
                y: entry.y.into(),
                op: (u64::from(reads) * READ) | (u64::from(writes) * WRITE),
                mask: entry.mask.into(),
            };
        }
        if let Some(response) = last.filter(|r| r.write) {
            let (mask, data) = self.execute(i, &response);
            o.result = PixelResult { valid: 1, slot: response.slot.into(), mask: mask.into(), data };
        }
        o
    }

    fn tick(&mut self, i: &OutputMergeIn) {
        if i.reset != 0 {
            *self = OutputMerge::default();
            return;
        }
        let accepted = self.free_entry().filter(|_| i.frag.valid != 0 && self.frag_ready());
        let takes = i.resp.valid != 0 && self.moves(i);
        // Before what joins the FIFO and `new` in this cycle.
        if self.request.is_none() || i.req.ready != 0 {
            self.next_request(i);
        }
        if self.last_goes(i) {
            self.finish(i);
        }
        // From behind, each into the room before it.
        for stage in [2, 1] {
            if self.stages[stage].is_none() {
                self.stages[stage] = self.stages[stage - 1].take();
            }
        }
        if takes {
            self.stages[0] = Some(Response {
                entry: (i.resp.tag & 31) as u8,
                colour: i.resp.tag >> 5 & 1 != 0,
                slot: i.resp.slot as u8,
                write: i.resp.write != 0,
                error: i.resp.error != 0,
                old: i.resp.data,
            });
        }
        if let Some(e) = accepted {
            let (x, y, mask) = (i.frag.x as u16, i.frag.y as u16, i.frag.mask as u16);
            self.entries[usize::from(e)] = Entry { x, y, mask, z: i.frag.z, c: i.frag.c };
            self.used |= 1 << e;
            self.new = Some(e);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{blend, depth_test, from_pixels, port, Block, Golden, OutputMerge, OutputMergeIn, PixelResult};
    use tessera_ports::bundle::cache::{Fragment, MergeConfig, Response};

    #[test]
    fn depth_functions_compare_unsigned() {
        let (new, old) = (from_pixels(|p| p as u32), from_pixels(|p| if p == 0 { u32::MAX } else { 7 }));
        assert_eq!(depth_test(1, 0xFFFF, &new, &old), 0x007F);
        assert_eq!(depth_test(2, 0xFFFF, &new, &old), 0x00FF);
        assert_eq!(depth_test(3, 0x0F0F, &new, &old), 0x0F0F);
    }

    #[test]
    fn blending_at_the_ends_and_in_the_middle() {
        assert_eq!(blend(0xFF12_3456, 0x89AB_CDEF), 0xFF12_3456);
        assert_eq!(blend(0x0012_3456, 0x89AB_CDEF), 0x89AB_CDEF);
        assert_eq!(blend(0x80FF_0000, 0x0000_FF00), 0x4080_7F00);
    }

    /// Inputs with everything ready.
    fn base(func: u64) -> OutputMergeIn {
        let cfg = MergeConfig { func, zwrite: 1, blend: 0 };
        OutputMergeIn { cfg, req: true.into(), result: true.into(), ..Default::default() }
    }

    fn response(slot: u64, data: Block) -> Response {
        Response { valid: 1, slot, write: 1, data, ..Default::default() }
    }

    /// Depth request in cycle 2, its result in 6, the colour request in 8.
    #[test]
    fn a_fragment_tests_depth_and_then_writes_colour() {
        let mut merge = OutputMerge::default();
        let base = base(1);
        let (z, c) = (from_pixels(|p| p as u32), [5; 8]);
        let fragment = OutputMergeIn { frag: Fragment { valid: 1, x: 9, y: 4, mask: 0xFFFF, z, c }, ..base };
        assert_eq!(merge.step(&fragment).frag.ready, 1);
        assert_eq!(merge.step(&base).req.valid, 0);
        let depth = port::Request { valid: 1, tag: 0, surface: 1, x: 9, y: 4, op: 3, mask: 0xFFFF };
        assert_eq!(merge.step(&base).req, depth);
        merge.step(&OutputMergeIn { resp: response(6, from_pixels(|_| 4)), ..base });
        assert_eq!([merge.step(&base).result.valid, merge.step(&base).result.valid], [0, 0]);
        assert_eq!(merge.step(&base).result, PixelResult { valid: 1, slot: 6, mask: 0x000F, data: z });
        assert_eq!(merge.step(&base).req.valid, 0);
        let colour = port::Request { tag: 32, surface: 0, op: 2, mask: 0x000F, ..depth };
        assert_eq!(merge.step(&base).req, colour);
        merge.step(&OutputMergeIn { resp: Response { tag: 32, ..response(2, [0; 8]) }, ..base });
        assert_eq!([merge.step(&base).result.valid, merge.step(&base).result.valid], [0, 0]);
        let result = merge.step(&base).result;
        assert_eq!((result.mask, result.data), (0x000F, c));
        assert_eq!(merge.step(&base).idle, 1);
    }

    #[test]
    fn an_error_writes_nothing_and_ends_the_fragment() {
        let mut merge = OutputMerge::default();
        let base = base(3);
        merge.step(&OutputMergeIn { frag: Fragment { valid: 1, mask: 1, ..Default::default() }, ..base });
        merge.step(&base);
        merge.step(&base);
        merge.step(&OutputMergeIn { resp: Response { error: 1, ..response(0, [0; 8]) }, ..base });
        assert_eq!([merge.step(&base).result.valid, merge.step(&base).result.valid], [0, 0]);
        let output = merge.step(&base);
        assert_eq!((output.result.valid, output.result.mask, output.ev_error), (1, 0, 1));
        assert_eq!(merge.step(&base).idle, 1);
    }
}
