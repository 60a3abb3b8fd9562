//! Everything that happens in one cycle of a conventional cache.

use super::{Baseline, Policy};
use crate::cache::render_cache::walker::Surroundings;
use tessera_ports::cache::render_cache::{set_index, RenderCacheIn};

/// What the request in the lookup does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lookup {
    Empty,
    Hit { row: u8 },
    Join { miss: u8 },
    Miss { miss: u8 },
    Stall(u8),
}

impl Lookup {
    pub fn goes(&self) -> bool {
        !matches!(self, Lookup::Empty | Lookup::Stall(_))
    }
}

/// One cycle.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// The request behind the lookup moves there.
    pub r_goes: bool,
    pub lookup: Lookup,
    pub req_ready: bool,
    pub request_block: u32,
    pub request_set: u8,
    /// The miss whose oldest request is launched.
    pub served: Option<u8>,
    /// The row chosen for a fill, and whether its block has to be written out.
    pub line: Option<u8>,
    pub evicts: bool,
    pub result_ready: bool,
    pub md_ready: bool,
    pub covered: Option<u8>,
    /// The read offered to memory: id and block.
    pub fetch: Option<(u8, u32)>,
    pub fetch_held: bool,
    pub surroundings: Surroundings,
}

impl Plan {
    pub fn fetch_taken(&self, i: &RenderCacheIn) -> bool {
        self.fetch.is_some() && i.mr.ready != 0
    }
}

impl<P: Policy> Baseline<P> {
    /// What happens in the cycle that sees `i`.
    pub fn plan(&self, i: &RenderCacheIn) -> Plan {
        let line = self.choose_line(i);
        let evicts = line.is_some_and(|row| self.lines.dirty(row));
        let x_free = (self.x.is_none() || i.resp.ready != 0) && !evicts;
        let slot_free = self.free_slot().is_some();
        let served = self.misses.ready(|row| !self.owes(row)).filter(|_| x_free && slot_free);
        // A fill that chooses a line has the tags: no hit may begin on that line now.
        let lookup = self.decide(i, x_free && served.is_none() && line.is_none());
        let running = self.walker.is_running();
        let idle_fill = self.filling.is_none();
        let md_ready = i.md.valid != 0 && (idle_fill || i.md.error != 0);
        let fetch = self.misses.fetch();
        let fetch_held = fetch.is_some_and(|f| self.out.holds(f.1));
        let writes = self.filling.as_ref().is_some_and(|f| f.moves());
        let set = set_index(i.cfg.part, i.cfg.hash != 0, i.req.surface, i.req.x, i.req.y) & i.cfg.set_mask;
        let r_goes = self.r.is_some() && (self.l.is_none() || lookup.goes());
        Plan {
            r_goes,
            lookup,
            req_ready: running && line.is_none() && (self.r.is_none() || r_goes),
            request_block: (i.req.surface << 24 | i.req.y << 12 | i.req.x) as u32,
            request_set: set as u8,
            served,
            line,
            evicts,
            result_ready: i.result.valid != 0 && !writes,
            md_ready,
            covered: self.misses.covered().filter(|_| idle_fill && !md_ready),
            fetch: fetch.filter(|_| !fetch_held),
            fetch_held,
            surroundings: Surroundings {
                quiet: self.r.is_none()
                    && self.l.is_none()
                    && self.x.is_none()
                    && self.misses.is_empty()
                    && self.owed.iter().all(Option::is_none),
                valid: self.lines.dirty_ways(self.walker.set()),
                out_free: self.out.free() > 0,
                out_empty: self.out.is_empty(),
            },
        }
    }

    fn decide(&self, i: &RenderCacheIn, may_launch: bool) -> Lookup {
        let Some(l) = &self.l else { return Lookup::Empty };
        if P::STALLS_ALL && !self.misses.is_empty() {
            return Lookup::Stall(2);
        }
        let room = self.room(i);
        if let Some(miss) = self.misses.of(l.block) {
            return match P::MERGES {
                false => Lookup::Stall(2),
                true if room => Lookup::Join { miss },
                true => Lookup::Stall(3),
            };
        }
        match self.lines.find(l.set, l.block) {
            Some(row) if self.owes(row) => Lookup::Stall(2),
            Some(_) if l.request.writes() && !room => Lookup::Stall(3),
            Some(_) if !may_launch => Lookup::Stall(4),
            Some(row) => Lookup::Hit { row },
            None => self.misses.free(i.cfg.nodes as u16).filter(|_| room).map_or(Lookup::Stall(3), |miss| Lookup::Miss { miss }),
        }
    }
}
