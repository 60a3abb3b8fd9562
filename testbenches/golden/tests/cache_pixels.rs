//! Four output merge units on the memory subsystem draw the picture that a plain painter draws.

use std::collections::{BTreeMap, VecDeque};

use tessera_golden::cache::memory_subsystem::MemorySubsystem;
use tessera_golden::cache::output_merge::OutputMerge;
use tessera_golden::cache::{from_pixels, pixel, Block};
use tessera_golden::Golden;
use tessera_pipeline::Random;
use tessera_ports::bundle::cache::{BlockData, BlockRead, BlockWrite, Flush, Fragment, MergeConfig, Request, WriteAck};
use tessera_ports::cache::config::{MemoryConfig, NAMES};
use tessera_ports::cache::memory_subsystem::{MemorySubsystemIn, MemorySubsystemOut};
use tessera_ports::cache::output_merge::{OutputMergeIn, OutputMergeOut, COLOUR_SURFACE, DEPTH_SURFACE};
use tessera_ports::cache::screen_partition::pipeline;
use tessera_ports::cache::{block, PIPELINES};

const FAR: u32 = 0xFF_FFFF;
const BACKGROUND: u32 = 0x1020_3040;

/// What memory holds before the first fragment.
fn cleared(block: u64) -> Block {
    from_pixels(|_| if block >> 24 == DEPTH_SURFACE { FAR } else { BACKGROUND })
}

/// The picture by definition: one fragment after the other, one pixel after the other.
fn paint(fragments: &[Fragment], mode: MergeConfig) -> BTreeMap<u64, Block> {
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
        if mode.func != 0 && mode.zwrite != 0 {
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
    reads: [VecDeque<(u64, BlockData)>; PIPELINES],
    writes: [VecDeque<(u64, WriteAck)>; PIPELINES],
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

    fn step(&mut self, mode: MergeConfig, tied: &MemorySubsystemIn) -> MemorySubsystemOut {
        let mut i = *tied;
        let mut units: [OutputMergeIn; PIPELINES] = std::array::from_fn(|p| self.fragment(p, mode));
        let offers: [OutputMergeOut; PIPELINES] = std::array::from_fn(|p| self.merge[p].eval(&units[p]));
        for (p, o) in offers.iter().enumerate() {
            (i.req[p], i.result[p]) = (o.req, o.result);
            self.memory_in(p, &mut i);
        }
        // The cache takes results without looking at `resp.ready`, which the unit derives from that.
        let taken = self.caches.eval(&i);
        for (p, unit) in units.iter_mut().enumerate() {
            unit.result = taken.result[p];
            i.resp[p] = self.merge[p].eval(unit).resp;
        }
        let o = self.caches.step(&i);
        for (p, unit) in units.iter_mut().enumerate() {
            assert_eq!((o.result[p], o.misrouted[p]), (unit.result, 0));
            (unit.req, unit.resp) = (o.req[p], o.resp[p]);
            if self.merge[p].step(unit).frag.ready & unit.frag.valid == 1 {
                self.fragments[p].pop_front();
            }
            self.memory_out(p, &i, &o);
        }
        self.cycle += 1;
        o
    }

    fn fragment(&self, p: usize, cfg: MergeConfig) -> OutputMergeIn {
        OutputMergeIn { cfg, frag: self.fragments[p].front().copied().unwrap_or_default(), ..Default::default() }
    }

    fn memory_in(&mut self, p: usize, i: &mut MemorySubsystemIn) {
        (i.mr[p].ready, i.mw[p].ready) = (1, self.random.below(4).min(1));
        if let Some((_, data)) = self.reads[p].front().filter(|r| r.0 <= self.cycle) {
            i.md[p] = *data;
        }
        if let Some((_, ack)) = self.writes[p].pop_front_if(|w| w.0 <= self.cycle) {
            i.ack[p] = ack;
        }
    }

    fn memory_out(&mut self, p: usize, i: &MemorySubsystemIn, o: &MemorySubsystemOut) {
        if i.md[p].valid & o.md[p].ready == 1 {
            self.reads[p].pop_front();
        }
        if o.mr[p].valid & i.mr[p].ready == 1 {
            let BlockRead { id, block, .. } = o.mr[p];
            let data = self.memory.get(&block).copied().unwrap_or_else(|| cleared(block));
            self.reads[p].push_back((self.cycle + 30, BlockData { valid: 1, id, error: 0, data }));
        }
        if o.mw[p].valid & i.mw[p].ready == 1 {
            let BlockWrite { id, block, data, .. } = o.mw[p];
            self.memory.insert(block, data);
            self.writes[p].push_back((self.cycle + 20, WriteAck { valid: 1, id }));
        }
    }
}

fn draw(fragments: &[Fragment], mode: MergeConfig, config: &MemoryConfig) -> (BTreeMap<u64, Block>, MemorySubsystem) {
    let tied = config.cache.subsystem_inputs();
    let mut screen = Screen::new(fragments, tied.cfg.part);
    while screen.step(mode, &tied).flush.ready == 0 {}
    let busy =
        |s: &Screen| s.fragments.iter().any(|f| !f.is_empty()) || s.merge.iter().any(|m| m.eval(&Default::default()).idle == 0);
    while busy(&screen) {
        screen.step(mode, &tied);
        assert!(screen.cycle < 400_000, "nothing moves");
    }
    let flush = MemorySubsystemIn { flush: Flush { valid: 1, drop: 0 }, ..tied };
    assert_eq!(screen.step(mode, &flush).flush.ready, 1);
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
        Fragment { valid: 1, x, y, mask, z, c: from_pixels(|p| colour.rotate_left(p as u32)) }
    };
    (0..count).map(|_| one(random)).collect()
}

#[test]
fn pictures_match_a_plain_painter() {
    let modes = [(0, 0, 0), (0, 0, 1), (1, 1, 0), (2, 1, 1), (2, 0, 0), (3, 1, 0)];
    for name in NAMES {
        let config = MemoryConfig::named(name).expect("a listed name");
        for (func, zwrite, blend) in modes {
            let mode = MergeConfig { func, zwrite, blend };
            let drawn = fragments(&mut Random(func + 10 * blend), 300);
            let (memory, _) = draw(&drawn, mode, &config);
            for (block, data) in paint(&drawn, mode) {
                let held = memory.get(&block).copied().unwrap_or_else(|| cleared(block));
                assert_eq!(held, data, "{name}: block {block:x}, depth {func}/{zwrite}, blend {blend}");
            }
        }
    }
}

#[test]
fn counters_add_up() {
    let mode = MergeConfig { func: 2, zwrite: 1, blend: 1 };
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
    while caches.step(&tied).flush.ready == 0 {}
    let at = |valid, x| Request { valid, x, op: 1, mask: 1, ..Request::default() };
    let o = caches.step(&MemorySubsystemIn { req: [at(0, 0), at(1, 2), at(0, 2), at(0, 1)], ..tied });
    assert_eq!((o.misrouted, o.req.map(|req| req.ready)), ([0, 1, 0, 0], [1, 0, 1, 0]));
    assert_eq!(caches.step(&tied).idle, 1);
}
