//! Four output merge units on the memory subsystem draw the picture that a plain painter draws.

#[path = "cache/random.rs"]
mod random;

use std::collections::{BTreeMap, VecDeque};

use random::Random;
use tessera_golden::cache::memory_subsystem::MemorySubsystem;
use tessera_golden::cache::output_merge::OutputMerge;
use tessera_golden::cache::{from_pixels, pixel, Block};
use tessera_golden::Golden;
use tessera_ports::cache::config::{MemoryConfig, NAMES};
use tessera_ports::cache::memory_subsystem::{MemorySubsystemIn, MemorySubsystemOut};
use tessera_ports::cache::output_merge::{OutputMergeIn, OutputMergeOut, COLOUR_SURFACE, DEPTH_SURFACE};
use tessera_ports::cache::screen_partition::pipeline;
use tessera_ports::cache::{block, PIPELINES};

const FAR: u32 = 0xFF_FFFF;
const BACKGROUND: u32 = 0x1020_3040;

#[derive(Clone, Copy)]
struct Fragment {
    x: u64,
    y: u64,
    mask: u64,
    z: Block,
    c: Block,
}

/// How the fragments are merged.
#[derive(Clone, Copy)]
struct Mode {
    func: u64,
    write: u64,
    blend: u64,
}

/// What memory holds before the first fragment.
fn cleared(block: u64) -> Block {
    from_pixels(|_| if block >> 24 == DEPTH_SURFACE { FAR } else { BACKGROUND })
}

/// The picture by definition: one fragment after the other, one pixel after the other.
fn paint(fragments: &[Fragment], mode: Mode) -> BTreeMap<u64, Block> {
    let mut image = BTreeMap::new();
    for f in fragments {
        let at = |surface| block(surface, f.x, f.y);
        let get = |image: &BTreeMap<u64, Block>, a| image.get(&a).copied().unwrap_or_else(|| cleared(a));
        let (depth, colour) = (get(&image, at(DEPTH_SURFACE)), get(&image, at(COLOUR_SURFACE)));
        let passes = |p: usize| {
            let (new, old) = (pixel(&f.z, p), pixel(&depth, p));
            let test = [true, new < old, new <= old, true][mode.func as usize];
            f.mask >> p & 1 == 1 && test
        };
        let mixed = |p: usize| match mode.blend {
            0 => pixel(&f.c, p),
            _ => over(pixel(&f.c, p), pixel(&colour, p)),
        };
        if mode.func != 0 && mode.write != 0 {
            image.insert(at(DEPTH_SURFACE), from_pixels(|p| pixel(if passes(p) { &f.z } else { &depth }, p)));
        }
        image.insert(at(COLOUR_SURFACE), from_pixels(|p| if passes(p) { mixed(p) } else { pixel(&colour, p) }));
    }
    image
}

/// Source over destination, rounded as the design says: (s a + d (255 - a)) / 255 to nearest.
fn over(s: u32, d: u32) -> u32 {
    let a = s >> 24;
    (0..4).fold(0, |out, k| {
        let (sc, dc) = (s >> (8 * k) & 255, d >> (8 * k) & 255);
        let exact = f64::from(sc * a + dc * (255 - a)) / 255.0;
        out | (exact.round() as u32) << (8 * k)
    })
}

struct Screen {
    memory: BTreeMap<u64, Block>,
    merge: [OutputMerge; PIPELINES],
    caches: MemorySubsystem,
    fragments: [VecDeque<Fragment>; PIPELINES],
    reads: [VecDeque<(u64, u64, Block)>; PIPELINES],
    writes: [VecDeque<(u64, u64)>; PIPELINES],
    cycle: u64,
    random: Random,
}

impl Screen {
    fn new(fragments: &[Fragment], part: u64) -> Self {
        let mut queues: [VecDeque<Fragment>; PIPELINES] = Default::default();
        for f in fragments {
            queues[pipeline(part, f.x, f.y) as usize].push_back(*f);
        }
        Screen {
            memory: BTreeMap::new(),
            merge: Default::default(),
            caches: MemorySubsystem::default(),
            fragments: queues,
            reads: Default::default(),
            writes: Default::default(),
            cycle: 0,
            random: Random(3),
        }
    }

    fn step(&mut self, mode: Mode, tied: &MemorySubsystemIn) -> MemorySubsystemOut {
        let mut i = *tied;
        let mut units: [OutputMergeIn; PIPELINES] = std::array::from_fn(|p| self.fragment(p, mode));
        let offers: [OutputMergeOut; PIPELINES] = std::array::from_fn(|p| self.merge[p].eval(&units[p]));
        for (p, o) in offers.iter().enumerate() {
            (i.req_valid[p], i.req_tag[p], i.req_surface[p]) = (o.req_valid, o.req_tag, o.req_surface);
            (i.req_x[p], i.req_y[p], i.req_op[p], i.req_mask[p]) = (o.req_x, o.req_y, o.req_op, o.req_mask);
            (i.res_valid[p], i.res_slot[p], i.res_mask[p]) = (o.res_valid, o.res_slot, o.res_mask);
            i.res_data[8 * p..8 * p + 8].copy_from_slice(&o.res_data);
            self.memory_in(p, &mut i);
        }
        // The cache takes results without looking at `resp_ready`, which the unit derives from that.
        let taken = self.caches.eval(&i);
        for (p, unit) in units.iter_mut().enumerate() {
            unit.res_ready = taken.res_ready[p];
            i.resp_ready[p] = self.merge[p].eval(unit).resp_ready;
        }
        let o = self.caches.step(&i);
        for (p, unit) in units.iter_mut().enumerate() {
            assert_eq!((o.res_ready[p], o.misrouted[p]), (unit.res_ready, 0));
            unit.req_ready = o.req_ready[p];
            (unit.resp_valid, unit.resp_tag, unit.resp_slot) = (o.resp_valid[p], o.resp_tag[p], o.resp_slot[p]);
            (unit.resp_write, unit.resp_error) = (o.resp_write[p], o.resp_error[p]);
            unit.resp_data.copy_from_slice(&o.resp_data[8 * p..8 * p + 8]);
            if self.merge[p].step(unit).frag_ready & unit.frag_valid == 1 {
                self.fragments[p].pop_front();
            }
            self.memory_out(p, &i, &o);
        }
        self.cycle += 1;
        o
    }

    fn fragment(&self, p: usize, mode: Mode) -> OutputMergeIn {
        let mut unit = OutputMergeIn { cfg_func: mode.func, cfg_zwrite: mode.write, cfg_blend: mode.blend, ..Default::default() };
        if let Some(f) = self.fragments[p].front() {
            (unit.frag_valid, unit.frag_x, unit.frag_y, unit.frag_mask) = (1, f.x, f.y, f.mask);
            (unit.frag_z, unit.frag_c) = (f.z, f.c);
        }
        unit
    }

    fn memory_in(&mut self, p: usize, i: &mut MemorySubsystemIn) {
        (i.mr_ready[p], i.mw_ready[p]) = (1, self.random.below(4).min(1));
        if let Some((_, id, data)) = self.reads[p].front().filter(|r| r.0 <= self.cycle) {
            (i.md_valid[p], i.md_id[p]) = (1, *id);
            i.md_data[8 * p..8 * p + 8].copy_from_slice(data);
        }
        if self.writes[p].front().is_some_and(|w| w.0 <= self.cycle) {
            i.ack_valid[p] = 1;
            i.ack_id[p] = self.writes[p].pop_front().map_or(0, |w| w.1);
        }
    }

    fn memory_out(&mut self, p: usize, i: &MemorySubsystemIn, o: &MemorySubsystemOut) {
        if i.md_valid[p] & o.md_ready[p] == 1 {
            self.reads[p].pop_front();
        }
        if o.mr_valid[p] & i.mr_ready[p] == 1 {
            let a = o.mr_block[p];
            let data = self.memory.get(&a).copied().unwrap_or_else(|| cleared(a));
            self.reads[p].push_back((self.cycle + 30, o.mr_id[p], data));
        }
        if o.mw_valid[p] & i.mw_ready[p] == 1 {
            self.memory.insert(o.mw_block[p], std::array::from_fn(|k| o.mw_data[8 * p + k]));
            self.writes[p].push_back((self.cycle + 20, o.mw_id[p]));
        }
    }
}

fn draw(fragments: &[Fragment], mode: Mode, config: &MemoryConfig) -> (BTreeMap<u64, Block>, MemorySubsystem) {
    let tied = config.cache.subsystem_inputs();
    let mut screen = Screen::new(fragments, tied.cfg_part);
    while screen.step(mode, &tied).flush_ready == 0 {}
    let busy =
        |s: &Screen| s.fragments.iter().any(|f| !f.is_empty()) || s.merge.iter().any(|m| m.eval(&Default::default()).idle == 0);
    while busy(&screen) {
        screen.step(mode, &tied);
        assert!(screen.cycle < 400_000, "nothing moves");
    }
    let flush = MemorySubsystemIn { flush_valid: 1, ..tied };
    assert_eq!(screen.step(mode, &flush).flush_ready, 1);
    while screen.step(mode, &tied).flush_done == 0 {
        assert!(screen.cycle < 400_000, "the flush does not end");
    }
    assert_eq!(screen.step(mode, &tied).idle, 1);
    (screen.memory, screen.caches)
}

fn fragments(random: &mut Random, count: usize) -> Vec<Fragment> {
    let one = |random: &mut Random| {
        let (x, y) = (random.below(10), random.below(6));
        let (depth, colour) = (random.below(1 << 24) as u32, random.below(1 << 32) as u32);
        let mask = if random.below(2) == 0 { 0xFFFF } else { 1 + random.below(0xFFFF) };
        let z = from_pixels(|p| depth.wrapping_add(p as u32 * 999) & FAR);
        Fragment { x, y, mask, z, c: from_pixels(|p| colour.rotate_left(p as u32)) }
    };
    (0..count).map(|_| one(random)).collect()
}

#[test]
fn pictures_match_a_plain_painter() {
    let modes = [(0, 0, 0), (0, 0, 1), (1, 1, 0), (2, 1, 1), (2, 0, 0), (3, 1, 0)];
    for name in NAMES {
        let config = MemoryConfig::named(name).expect("a listed name");
        for (func, write, blend) in modes {
            let mode = Mode { func, write, blend };
            let drawn = fragments(&mut Random(func + 10 * blend), 300);
            let (memory, _) = draw(&drawn, mode, &config);
            for (block, data) in paint(&drawn, mode) {
                let held = memory.get(&block).copied().unwrap_or_else(|| cleared(block));
                assert_eq!(held, data, "{name}: block {block:x}, depth {func}/{write}, blend {blend}");
            }
        }
    }
}

#[test]
fn counters_add_up() {
    let mode = Mode { func: 2, write: 1, blend: 1 };
    let drawn = fragments(&mut Random(1), 400);
    let (_, caches) = draw(&drawn, mode, &MemoryConfig::default());
    let count = |sel: u64| -> u64 {
        (0..4).map(|cnt_pipe| caches.eval(&MemorySubsystemIn { cnt_pipe, cnt_sel: sel, ..Default::default() }).cnt_value).sum()
    };
    let [requests, present, linked, missed, fetched, written] = [0, 1, 2, 3, 4, 5].map(count);
    assert!(requests > 400 && present > 0 && linked > 0 && missed > 0);
    assert_eq!(requests, present + linked + missed);
    assert!(fetched <= missed);
    // Every allocation leaves once: as a victim or by the flush.
    assert_eq!((count(9), count(7)), (written, written));
    assert_eq!((count(10), count(12)), (0, 0));
}

#[test]
fn a_request_at_the_wrong_port_is_refused() {
    let mut caches = MemorySubsystem::default();
    let tied = MemoryConfig::default().cache.subsystem_inputs();
    while caches.step(&tied).flush_ready == 0 {}
    let wrong = MemorySubsystemIn { req_valid: [0, 1, 0, 0], req_x: [0, 2, 2, 1], req_op: [1; 4], req_mask: [1; 4], ..tied };
    let o = caches.step(&wrong);
    assert_eq!((o.misrouted, o.req_ready), ([0, 1, 0, 0], [1, 0, 1, 0]));
    assert_eq!(caches.step(&tied).idle, 1);
}
