//! How often the units of a pipeline were used, from its ports and its counters alone: the same on every engine,
//! and of conventional caches, too.
//!
//! The subsystem counts what its data RAM does. The rest follows from what goes in and out (contract page
//! `render_cache.md`; rule numbers below are of it):
//!
//! * A request is launched from the lookup (rule 22) or served from the miss queue (rule 25). A launch is told by
//!   its response: it is in X in the cycle after the lookup moved, where a request that was pushed cannot be yet.
//! * Responses that carry pixels come from the data RAM (counted) or else from the store-fill buffer (rule 27);
//!   results go to the data RAM (counted) or else there (rule 32), as does all that memory delivers (rule 33).
//!   Each allocation reads it once more (rule 43).
//! * Each request reads its set (rule 15), and so does each allocation (rule 38). A request that waits in R, which
//!   it does behind one that waits in L, has its set read again in every cycle, but for those in which W has the
//!   tag port.
//!
//! Sums, so they hold when nothing is under way. What a flush in the middle reads of the tags is not counted.

use std::collections::VecDeque;

use tessera_ports::cache::memory_subsystem::{MemorySubsystemIn, MemorySubsystemOut};
use tessera_ports::cache::PIPELINES;

use super::error::CacheError;
use super::stats::{COUNTERS, STALLS};
use crate::energy::CacheAccesses;

/// Stall codes: a request has left the lookup; a request waits there.
const MOVING: usize = 1;
const WAITING: std::ops::RangeInclusive<usize> = 2..=5;

/// `op` of a request that only reads.
const READ: u64 = 1;

/// A request in the lookup, which holds two: the second waits for the first.
#[derive(Debug, Clone, Copy)]
struct Looked {
    tag: u64,
    op: u64,
}

/// What was seen at the ports of a pipeline.
#[derive(Debug, Clone, Default)]
struct Lane {
    lookup: VecDeque<Looked>,
    /// It left the lookup in the last cycle.
    left: Option<Looked>,
    requests: u64,
    /// Requests that want pixels.
    readers: u64,
    launched: u64,
    /// Launched ones that only read: they take no node.
    launched_reads: u64,
    responses: u64,
    results: u64,
}

/// Counts while a run goes on.
#[derive(Debug, Clone, Default)]
pub struct Tally {
    lanes: [Lane; PIPELINES],
}

impl Tally {
    /// The ports in a cycle, settled.
    pub fn cycle(&mut self, input: &MemorySubsystemIn, output: &MemorySubsystemOut) {
        for (p, lane) in self.lanes.iter_mut().enumerate() {
            let (req, resp) = (&input.req[p], &output.resp[p]);
            if let Some(left) = lane.left.take().filter(|left| resp.valid != 0 && resp.tag == left.tag) {
                lane.launched += 1;
                lane.launched_reads += u64::from(left.op == READ);
            }
            if output.stall[p] == MOVING as u64 {
                lane.left = lane.lookup.pop_front();
            }
            if req.valid & output.req[p].ready != 0 {
                lane.requests += 1;
                lane.readers += req.op & READ;
                lane.lookup.push_back(Looked { tag: req.tag, op: req.op });
            }
            lane.responses += resp.valid & input.resp[p].ready;
            lane.results += input.result[p].valid & output.result[p].ready;
        }
    }

    /// The accesses of a pipeline in which nothing is under way; `counters` are those of the subsystem then,
    /// `stalls` the cycles by reason. Counters that contradict the ports are an error.
    pub fn accesses(
        &self,
        pipeline: usize,
        counters: &[u64; COUNTERS.len()],
        stalls: &[u64; STALLS.len()],
    ) -> Result<CacheAccesses<u64>, CacheError> {
        let lane = &self.lanes[pipeline];
        let &[_, present, link, miss, bus_reads, bus_writes, reads, victims, results, allocations, ..] = counters;
        let is = |counter: usize, expected: u64, right: bool| {
            let (found, counter) = (counters[counter], COUNTERS[counter]);
            right.then_some(()).ok_or(CacheError::Counter { pipeline, counter, found, expected })
        };
        is(1, lane.launched, present == lane.launched)?;
        let others = lane.requests - lane.launched;
        is(3, others.saturating_sub(link), link + miss == others)?;
        is(6, lane.readers, reads <= lane.readers)?;
        is(7, bus_writes, victims == bus_writes)?;
        is(8, lane.results, results <= lane.results)?;
        is(9, victims, victims <= allocations)?;
        Ok(CacheAccesses {
            tag_reads: lane.requests + allocations,
            tag_holds: stalls[WAITING].iter().sum(),
            tag_writes: allocations,
            data_reads: reads + victims,
            data_writes: results + allocations,
            buffer_reads: lane.readers - reads + allocations,
            buffer_writes: lane.results - results + bus_reads,
            queue_pushes: lane.requests - lane.launched_reads,
            queue_serves: lane.responses - lane.launched,
            queue_compares: stalls[MOVING] + stalls[WAITING].iter().sum::<u64>(),
            out_pushes: victims,
            out_sends: bus_writes,
            responses: lane.responses,
            results: lane.results,
            bus_reads,
            bus_writes,
        })
    }
}
