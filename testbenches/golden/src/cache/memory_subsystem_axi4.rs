//! Golden model of the memory subsystem on AXI4 (`tessera_ports::cache::memory_subsystem_axi4`).

use std::array;

use super::axi4_bridge::Axi4Bridge;
use super::memory_subsystem::MemorySubsystem;
use crate::Golden;
use tessera_ports::cache::axi4_bridge::{Axi4BridgeIn, Axi4BridgeOut};
use tessera_ports::cache::memory_subsystem::{MemorySubsystemIn, MemorySubsystemOut};
use tessera_ports::cache::memory_subsystem_axi4::{MemorySubsystemAxi4In, MemorySubsystemAxi4Out};
use tessera_ports::cache::PIPELINES;

/// Four pipelines and their bridges, for `K` words in a beat.
#[derive(Debug, Clone)]
pub struct MemorySubsystemAxi4<const K: usize = 8> {
    pipelines: MemorySubsystem,
    bridges: [Axi4Bridge<K>; PIPELINES],
}

/// The subsystem on buses of 128 bits.
pub type MemorySubsystemAxi4Bus128 = MemorySubsystemAxi4<2>;
/// The subsystem on buses of 64 bits.
pub type MemorySubsystemAxi4Bus64 = MemorySubsystemAxi4<1>;

impl<const K: usize> Default for MemorySubsystemAxi4<K> {
    fn default() -> Self {
        MemorySubsystemAxi4 { pipelines: MemorySubsystem::default(), bridges: array::from_fn(|_| Axi4Bridge::default()) }
    }
}

/// What the parts see in a cycle, and what the pipelines show.
struct Cycle<const K: usize> {
    pipelines: MemorySubsystemIn,
    shown: MemorySubsystemOut,
    bridges: [Axi4BridgeIn<K>; PIPELINES],
}

/// Bus `p` as its bridge sees it, the pipeline being silent.
fn bus<const K: usize>(i: &MemorySubsystemAxi4In<K>, p: usize) -> Axi4BridgeIn<K> {
    Axi4BridgeIn {
        reset: i.reset,
        cfg: i.axi,
        aw: i.aw[p],
        w: i.w[p],
        b: i.b[p],
        ar: i.ar[p],
        r: i.r[p],
        r_data: i.r_data[p],
        ..Axi4BridgeIn::default()
    }
}

impl<const K: usize> MemorySubsystemAxi4<K> {
    /// A bridge answers its pipeline out of the bus and its own state, never out of what the pipeline shows it
    /// in the same cycle: so it goes first.
    fn cycle(&self, i: &MemorySubsystemAxi4In<K>) -> Cycle<K> {
        let mut bridges: [_; PIPELINES] = array::from_fn(|p| bus(i, p));
        let MemorySubsystemAxi4In { reset, cfg, req, resp, result, flush, cnt_pipe, cnt_sel, .. } = *i;
        let mut pipelines =
            MemorySubsystemIn { reset, cfg, req, resp, result, flush, cnt_pipe, cnt_sel, ..MemorySubsystemIn::default() };
        for (p, bridge) in self.bridges.iter().enumerate() {
            let Axi4BridgeOut { mr, md, mw, ack, .. } = bridge.eval(&bridges[p]);
            (pipelines.mr[p], pipelines.md[p], pipelines.mw[p], pipelines.ack[p]) = (mr, md, mw, ack);
        }
        let shown = self.pipelines.eval(&pipelines);
        for (p, bridge) in bridges.iter_mut().enumerate() {
            (bridge.mr, bridge.md, bridge.mw) = (shown.mr[p], shown.md[p], shown.mw[p]);
        }
        Cycle { pipelines, shown, bridges }
    }
}

impl<const K: usize> Golden for MemorySubsystemAxi4<K> {
    type In = MemorySubsystemAxi4In<K>;
    type Out = MemorySubsystemAxi4Out<K>;

    fn eval(&self, i: &MemorySubsystemAxi4In<K>) -> MemorySubsystemAxi4Out<K> {
        let Cycle { shown, bridges, .. } = self.cycle(i);
        let MemorySubsystemOut { req, resp, result, misrouted, stall, flush, flush_done, idle, cnt_value, .. } = shown;
        let mut o = MemorySubsystemAxi4Out {
            req,
            resp,
            result,
            misrouted,
            stall,
            flush,
            flush_done,
            idle,
            cnt_value,
            ..MemorySubsystemAxi4Out::default()
        };
        for (p, bridge) in self.bridges.iter().enumerate() {
            let Axi4BridgeOut { aw, w, w_data, w_strb, b, ar, r, fault, .. } = bridge.eval(&bridges[p]);
            (o.aw[p], o.w[p], o.w_data[p], o.w_strb[p]) = (aw, w, w_data, w_strb);
            (o.b[p], o.ar[p], o.r[p], o.fault[p]) = (b, ar, r, fault);
        }
        o
    }

    fn tick(&mut self, i: &MemorySubsystemAxi4In<K>) {
        let Cycle { pipelines, bridges, .. } = self.cycle(i);
        self.pipelines.tick(&pipelines);
        self.bridges.iter_mut().zip(&bridges).for_each(|(bridge, input)| bridge.tick(input));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, VecDeque};

    use super::*;
    use tessera_ports::bundle::cache::{AxiPlace, AxiRead, AxiWritten, Flush, PixelResult, Request};
    use tessera_ports::cache::config::RenderCacheConfig;
    use tessera_ports::cache::screen_partition::pipeline;
    use tessera_ports::Ready;

    type In = MemorySubsystemAxi4In<2>;

    const READY: [Ready; PIPELINES] = [Ready { ready: 1 }; PIPELINES];

    /// Nothing under way, everybody ready; rows of 64 tiles.
    fn still(part: u64) -> In {
        let mut cfg = RenderCacheConfig::default().subsystem_inputs().cfg;
        cfg.part = part;
        let axi = AxiPlace { base: 1 << 20, pitch: 6 };
        In { cfg, axi, resp: READY, aw: READY, w: READY, ar: READY, ..In::default() }
    }

    /// Past the sweep.
    fn swept(part: u64) -> MemorySubsystemAxi4Bus128 {
        let mut subsystem = MemorySubsystemAxi4Bus128::default();
        (0..40).for_each(|_| subsystem.tick(&still(part)));
        subsystem
    }

    /// A row of tiles is written, each by its own pipeline, and flushed. By address: the bus, and the word of its
    /// tile as its burst has brought it, in every beat.
    fn picture(part: u64) -> BTreeMap<u64, (usize, u64)> {
        let mut subsystem = swept(part);
        let mut picture = BTreeMap::new();
        for x in 0..8 {
            let p = pipeline(part, x, 3) as usize;
            let mut ask = still(part);
            ask.req[p] = Request { valid: 1, x, y: 3, op: 2, mask: 0xFFFF, ..Request::default() };
            assert_eq!(subsystem.step(&ask).req[p].ready, 1);
            let answers = (0..20).map(|_| subsystem.step(&still(part)).resp[p]);
            let slot = answers.into_iter().find(|resp| resp.valid == 1).expect("a write is answered").slot;
            let mut give = still(part);
            give.result[p] = PixelResult { valid: 1, slot, mask: 0xFFFF, data: [100 + x; 8] };
            assert_eq!(subsystem.step(&give).result[p].ready, 1);
            (0..20).for_each(|_| subsystem.tick(&still(part)));
        }
        let mut open: [VecDeque<(u64, u64)>; PIPELINES] = Default::default();
        let mut ends: [Option<u64>; PIPELINES] = [None; PIPELINES];
        for cycle in 0..2_000 {
            let flush = Flush { valid: (cycle == 0).into(), drop: 0 };
            let b = ends.map(|id| id.map_or(AxiWritten::default(), |id| AxiWritten { valid: 1, id, resp: 0 }));
            let o = subsystem.step(&In { flush, b, ..still(part) });
            ends = [None; PIPELINES];
            for p in 0..PIPELINES {
                if o.aw[p].valid != 0 {
                    open[p].push_back((o.aw[p].addr, o.aw[p].id));
                }
                if o.w[p].valid != 0 {
                    let (at, id) = *open[p].front().expect("all are ready, so an address comes no later than its data");
                    assert_eq!(*picture.entry(at).or_insert((p, o.w_data[p][0])), (p, o.w_data[p][1]));
                    if o.w[p].last != 0 {
                        open[p].pop_front();
                        ends[p] = Some(id);
                    }
                }
            }
            if o.flush_done != 0 {
                return picture;
            }
        }
        panic!("a flush ends");
    }

    #[test]
    fn all_pipelines_fill_one_picture_whatever_the_partition() {
        for part in 0..3 {
            let place = |x: u64| ((1 << 20 | 3 << 6 | x) << 6, (pipeline(part, x, 3) as usize, 100 + x));
            assert_eq!(picture(part), (0..8).map(place).collect(), "partition {part}");
        }
    }

    /// The trace of the contract: two pipelines miss in one cycle, and one bus is slower.
    #[test]
    fn timing_of_two_misses() {
        let mut subsystem = swept(0);
        let mut reads = Vec::new();
        for cycle in 0..17 {
            let mut i = still(0);
            if cycle == 0 {
                for p in [0, 2] {
                    i.req[p] = Request { valid: 1, tag: p as u64, x: p as u64, op: 1, mask: 1, ..Request::default() };
                }
            }
            i.ar[0] = (cycle >= 6).into();
            // Beats 7 to 10: t is 10.
            if (7..11).contains(&cycle) {
                i.r[2] = AxiRead { valid: 1, id: 0, resp: 0, last: (cycle == 10).into() };
                i.r_data[2] = [7, 0];
            }
            let o = subsystem.step(&i);
            reads.push([o.ar[0].valid, o.ar[2].valid, o.resp[0].valid, o.resp[2].valid]);
            assert!(o.resp[2].valid == 0 || o.resp[2].data[0] == 7, "{:?}", o.resp[2]);
        }
        assert_eq!(reads[3..8], [[0, 0, 0, 0], [1, 1, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0], [0, 0, 0, 0]]);
        // The cache has the block at t + 2, and answers four cycles later.
        assert_eq!(reads[14..], [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 1]]);
    }
}
