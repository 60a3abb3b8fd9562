//! Output merge against merging fragments one at a time.

use crate::common::Bench;
use proptest::prelude::*;
use std::collections::{BTreeMap, VecDeque};
use tessera_memory::output_merge::OutputMerge;
use tessera_ports::bundle::cache::MergeConfig;
use tessera_ports::cache::output_merge::{OutputMergeIn, OutputMergeOut};

type Tile = [u32; 16];

fn unpack(words: [u64; 8]) -> Tile {
    std::array::from_fn(|p| (words[p / 2] >> (32 * (p % 2))) as u32)
}

fn pack(tile: Tile) -> [u64; 8] {
    std::array::from_fn(|w| u64::from(tile[2 * w]) | u64::from(tile[2 * w + 1]) << 32)
}

/// Source over destination, each channel rounded to nearest.
fn over(s: u32, d: u32) -> u32 {
    let a = s >> 24;
    (0..4).fold(0, |pixel, k| {
        let (s, d) = (s >> (8 * k) & 255, d >> (8 * k) & 255);
        pixel | ((2 * (s * a + d * (255 - a)) + 255) / 510) << (8 * k)
    })
}

struct Fragment {
    x: u64,
    mask: u64,
    z: Tile,
    c: Tile,
}

/// Depth and colour of every tile, as one fragment after the other leaves them.
fn draw(i: &OutputMergeIn, fragments: &[Fragment]) -> BTreeMap<(u64, u64), Tile> {
    let mut surfaces = BTreeMap::new();
    for f in fragments {
        let depth: &mut Tile = surfaces.entry((1, f.x)).or_insert([1 << 31; 16]);
        let pass = |p: usize, old: u32| {
            f.mask >> p & 1 == 1
                && match i.cfg.func {
                    1 => f.z[p] < old,
                    2 => f.z[p] <= old,
                    _ => true,
                }
        };
        let passed: [bool; 16] = std::array::from_fn(|p| pass(p, depth[p]));
        if i.cfg.zwrite == 1 && i.cfg.func != 0 {
            (0..16).filter(|p| passed[*p]).for_each(|p| depth[p] = f.z[p]);
        }
        let colour: &mut Tile = surfaces.entry((0, f.x)).or_insert([1 << 31; 16]);
        for p in (0..16).filter(|p| passed[*p]) {
            colour[p] = if i.cfg.blend == 1 { over(f.c[p], colour[p]) } else { f.c[p] };
        }
    }
    surfaces
}

/// A cache that answers in order, one request of a block at a time.
#[derive(Default)]
struct Cache {
    surfaces: BTreeMap<(u64, u64), Tile>,
    waiting: VecDeque<(u64, u64, u64, u64)>,
    /// Slot -> block that waits for its result.
    owed: BTreeMap<u64, (u64, u64)>,
}

proptest! {
    #![proptest_config(tessera_testkit::cases!(24))]

    #[test]
    fn draws_like_the_model(
        mode in (0u64..4, 0u64..2, 0u64..2),
        picks in prop::collection::vec((0u64..4, 1u64..0x1_0000, any::<[u32; 4]>()), 60),
        noise in any::<u64>(),
    ) {
        let tied = OutputMergeIn { cfg: MergeConfig { func: mode.0, zwrite: mode.1, blend: mode.2 }, ..OutputMergeIn::default() };
        let fragment = |(x, mask, r): (u64, u64, [u32; 4])| Fragment {
            x, mask,
            // Half of the depths near the start value, so that equality occurs.
            z: std::array::from_fn(|p| if r[0] >> p & 1 == 1 { (1 << 31) - 1 + (r[1] >> p & 3) } else { r[1].rotate_left(p as u32) }),
            c: std::array::from_fn(|p| r[2].rotate_left(p as u32) ^ r[3]),
        };
        let fragments: Vec<Fragment> = picks.into_iter().map(fragment).collect();
        let mut merge = Bench::<OutputMerge, OutputMergeIn, OutputMergeOut>::new();
        let mut cache = Cache::default();
        let (mut next, mut slot, mut random) = (0, 0, noise | 1);
        for _ in 0..4000 {
            random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            let chance = |shift: u32| random >> shift & 3 != 0;
            let mut i = OutputMergeIn { req: chance(60).into(), result: chance(58).into(), ..tied };
            if let Some(f) = fragments.get(next).filter(|_| chance(56)) {
                (i.frag.valid, i.frag.x, i.frag.mask, i.frag.z, i.frag.c) = (1, f.x, f.mask, pack(f.z), pack(f.c));
            }
            let head = cache.waiting.front().copied().filter(|r| chance(54) && !cache.owed.values().any(|b| *b == (r.1, r.2)));
            if let Some((tag, surface, x, op)) = head {
                let tile = cache.surfaces.entry((surface, x)).or_insert([1 << 31; 16]);
                (i.resp.valid, i.resp.tag, i.resp.write) = (1, tag, op >> 1);
                i.resp.slot = if op & 2 == 2 { slot & 15 } else { 0 };
                i.resp.data = if op & 1 == 1 { pack(*tile) } else { [0; 8] };
            }
            let o = merge.cycle(&i);
            if o.result.valid & i.result.ready == 1 {
                let block = cache.owed.remove(&o.result.slot).expect("a result that is owed");
                let (tile, new) = (cache.surfaces.get_mut(&block).expect("it was read"), unpack(o.result.data));
                (0..16).filter(|p| o.result.mask >> p & 1 == 1).for_each(|p| tile[p] = new[p]);
            }
            if i.resp.valid & o.resp.ready == 1 {
                let (_, surface, x, op) = cache.waiting.pop_front().expect("it was offered");
                if op & 2 == 2 {
                    cache.owed.insert(slot & 15, (surface, x));
                    slot += 1;
                }
            }
            if o.req.valid & i.req.ready == 1 {
                prop_assert!(o.req.mask != 0 && o.req.op != 0);
                cache.waiting.push_back((o.req.tag, o.req.surface, o.req.x, o.req.op));
            }
            next += (i.frag.valid & o.frag.ready) as usize;
            if next == fragments.len() && o.idle == 1 && i.frag.valid == 0 {
                let got = &cache.surfaces;
                for (block, want) in draw(&tied, &fragments) {
                    prop_assert_eq!(got.get(&block).unwrap_or(&[1 << 31; 16]), &want, "surface and tile {:?}", block);
                }
                return Ok(());
            }
        }
        prop_assert!(false, "never idle, {} fragments taken", next);
    }
}
