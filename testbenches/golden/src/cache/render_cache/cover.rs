//! How often each hazard of the design page came up: a test that never meets its hazard proves nothing.

use super::plan::{Lookup, Plan};
use super::RenderCache;
use crate::cache::miss_queue::{Moment, PushKind};
use tessera_ports::cache::render_cache::RenderCacheIn;

/// The hazards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hazard {
    /// A request links to a chain whose last request is popped in the same cycle.
    TailLinkMeetsPop,
    /// ... to a chain whose data has come or whose request is with the client.
    JoinsInDrain,
    /// A lookup meets a chain on its way into the data RAM.
    MeetsWriteBack,
    /// A request links to a chain in the cycle that would free it.
    JoinsInFreeingCycle,
    /// The set of a request in R is written in the cycle that looks it up.
    TagsReadWhileWritten,
    /// A chain begins in the cycle that looks its block up for the next request.
    BeginsWhileLookedUp,
    /// The block of a request that waits comes into the data RAM.
    BlockComesIn,
    /// A way is pinned in the cycle that starts a write back into its set.
    PinnedAtTheStart,
    /// A block is to be fetched while its last version is on the way to memory.
    FetchMeetsWriteOut,
    /// Two chains of one set are written back one after the other.
    SameSetWriteBacks,
    /// No way of a set may be given up.
    AllWaysPinned,
    /// The line whose turn it is cannot leave.
    VictimIsPinned,
    /// A request hits the line that is being evicted.
    HitOnVictim,
    /// A request waits for a node.
    QueueFull,
    /// A finished chain waits for a place in the write-out.
    WriteOutReserved,
    /// Several chains want to be served.
    ChainsCompete,
    /// A slot is used again as bus id.
    IdReused,
    /// One chain grows while another is popped.
    PushMeetsPop,
    /// A head needs pixels that only memory has, others behind it.
    HeadRefused,
    /// A chain holds requests of different kinds.
    MixedChain,
    /// The data RAM is read and written in one cycle.
    ReadDuringWrite,
    /// A flush finds chains alive.
    FlushWaitsForChains,
    /// A flush finds victims on the way to memory.
    FlushWaitsForWriteOut,
    /// A request of a failed chain is answered.
    ErrorReleases,
    /// The tags are swept after a reset.
    Sweep,
    /// The client does not take a response.
    ResponseHeld,
    /// A fill meets a result at the store-fill buffer.
    FillMeetsResult,
}

const HAZARDS: usize = Hazard::FillMeetsResult as usize + 1;

/// Cycles in which each hazard came up.
#[derive(Debug, Clone, Default)]
pub struct Cover {
    counts: [u64; HAZARDS],
    /// Slots that have been a bus id.
    ids: u16,
    /// Cycles in which a memory row was read and written: must stay 0.
    pub row_conflicts: u64,
}

impl Cover {
    /// Cycles in which `hazard` came up.
    pub fn count(&self, hazard: Hazard) -> u64 {
        self.counts[hazard as usize]
    }

    /// One cycle of `cache`, before its edge.
    pub fn see(&mut self, cache: &RenderCache, i: &RenderCacheIn, plan: &Plan) {
        let events = cache.events(i, plan);
        let moment = cache.queue.moment(&events);
        for (hazard, now) in of_queue(&moment).into_iter().chain(of_pipeline(cache, i, plan)) {
            self.counts[hazard as usize] += u64::from(now);
        }
        self.row_conflicts += u64::from(row_conflict(cache, i, plan));
        if let Some(fetch) = plan.fetch.filter(|_| events.fetched) {
            self.counts[Hazard::IdReused as usize] += u64::from(self.ids >> fetch.slot & 1);
            self.ids |= 1 << fetch.slot;
        }
    }
}

fn row_conflict(cache: &RenderCache, i: &RenderCacheIn, plan: &Plan) -> bool {
    let row = plan.data_read();
    let written = cache.w3.map(|w| w.chain.set << 2 | w.way).or(plan.result_row);
    let slot = plan.buffer_read();
    let filled = plan.md_ready.then_some(i.md.id as u8);
    let result = (plan.result_to_buffer && plan.result_ready).then_some(i.result.slot as u8);
    row.is_some() && row == written || slot.is_some() && (slot == filled || slot == result)
}

fn of_queue(m: &Moment) -> [(Hazard, bool); 7] {
    [
        (Hazard::TailLinkMeetsPop, m.link_meets_last_pop),
        (Hazard::JoinsInDrain, m.link_in_drain),
        (Hazard::JoinsInFreeingCycle, m.link_in_freeing_cycle),
        (Hazard::ChainsCompete, m.compete),
        (Hazard::PushMeetsPop, m.push_meets_pop),
        (Hazard::HeadRefused, m.refused_with_followers),
        (Hazard::MixedChain, m.mixed_link),
    ]
}

fn of_pipeline(cache: &RenderCache, i: &RenderCacheIn, plan: &Plan) -> [(Hazard, bool); 19] {
    let stalled = matches!(plan.lookup, Lookup::Stall(2));
    let found = cache.l.and_then(|_| cache.queue.found());
    let victim = cache.w3.and_then(|w| w.victim);
    let moving = cache.w3.map(|w| w.chain.set);
    let pinned = cache.w1.map(|_| cache.pins);
    let usable = pinned.map(|p| i.cfg.ways as u8 & !p);
    let turn = cache.tags.row().ptr;
    let running = cache.walker.is_running();
    let begins = plan.push.filter(|p| !matches!(p.kind, PushKind::Link(_))).map(|p| p.block);
    let pins_now = plan.push.filter(|p| p.kind == PushKind::Present).map(|p| p.set);
    [
        (Hazard::MeetsWriteBack, found.is_some_and(|m| m.leaving)),
        (Hazard::TagsReadWhileWritten, cache.r_ok && cache.r.is_some_and(|r| moving == Some(r.set)) && cache.l.is_none()),
        (Hazard::BeginsWhileLookedUp, begins.is_some() && cache.r.filter(|_| plan.r_goes).map(|r| r.block) == begins),
        (Hazard::BlockComesIn, cache.w3.is_some_and(|w| found.is_some_and(|m| m.slot == w.chain.slot))),
        (Hazard::PinnedAtTheStart, plan.w0.is_some() && plan.w0.map(|c| c.set) == pins_now),
        (Hazard::FetchMeetsWriteOut, plan.fetch_held),
        (Hazard::SameSetWriteBacks, cache.follows_its_set()),
        (Hazard::AllWaysPinned, usable == Some(0)),
        (Hazard::VictimIsPinned, plan.w1.is_some() && pinned.is_some_and(|p| p >> turn & 1 == 1)),
        (Hazard::HitOnVictim, stalled && cache.l.is_some_and(|l| Some(l.block) == victim)),
        (Hazard::QueueFull, matches!(plan.lookup, Lookup::Stall(3))),
        (Hazard::WriteOutReserved, !plan.room && cache.queue.finished() != 0),
        (Hazard::ReadDuringWrite, plan.data_read().is_some() && (cache.w3.is_some() || plan.result_row.is_some())),
        (Hazard::FlushWaitsForChains, !running && !plan.surroundings.quiet && !cache.queue.is_idle()),
        (Hazard::FlushWaitsForWriteOut, cache.walker.drains() && !plan.surroundings.out_empty),
        (Hazard::ErrorReleases, plan.served.is_some_and(|s| s.error)),
        (Hazard::Sweep, cache.walker.sweeps().is_some()),
        (Hazard::ResponseHeld, cache.x.is_some() && i.resp.ready == 0),
        (Hazard::FillMeetsResult, i.md.valid != 0 && plan.result_to_buffer),
    ]
}

#[cfg(test)]
mod tests {
    use super::super::{Looked, Move};
    use super::*;
    use crate::cache::miss_queue::{Chain, Request};
    use crate::Golden;
    use tessera_ports::cache::READ;

    /// A hit reads way 0; the block in W3 is put into a way, which the pipeline itself would have made the
    /// hit wait for.
    #[test]
    fn a_row_read_and_written_in_one_cycle_is_a_conflict() {
        let i = RenderCacheIn::default();
        let mut cache = RenderCache::default();
        (0..tessera_ports::cache::SETS).for_each(|_| cache.tick(&i));
        cache.l = Some(Looked { request: Request { tag: 0, op: READ as u8, mask: 1 }, block: 0, set: 0, way: Some(0) });
        let plan = cache.plan(&i);
        assert_eq!((plan.lookup, plan.data_read()), (Lookup::Launch { way: 0 }, Some(0)));
        let mut conflict = |way| {
            cache.w3 = Some(Move { chain: Chain { slot: 1, block: 9, set: 0 }, way, victim: None });
            row_conflict(&cache, &i, &plan)
        };
        assert!(conflict(0) && !conflict(1));
    }
}
