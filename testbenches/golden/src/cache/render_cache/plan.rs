//! Everything that happens in one cycle of a pipeline, decided from state and inputs.

use super::walker::Surroundings;
use super::RenderCache;
use crate::cache::miss_queue::{Chain, Push, PushKind, Serve};
use tessera_ports::cache::render_cache::{set_index, RenderCacheIn};
use tessera_ports::cache::WAYS;

/// What the request in L does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lookup {
    /// There is none.
    Empty,
    /// It joins the chain of its block.
    Link,
    /// Its block is in the cache and free: it is served at once.
    Launch {
        /// Way that holds the block.
        way: u8,
    },
    /// It opens a chain, and its block is fetched.
    Miss,
    /// Stays; the reason is a stall code.
    Stall(u8),
}

impl Lookup {
    /// The request leaves L.
    pub fn goes(&self) -> bool {
        matches!(self, Lookup::Link | Lookup::Launch { .. } | Lookup::Miss)
    }
}

/// One cycle.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// The request in R moves to L.
    pub r_goes: bool,
    /// What the request in L does.
    pub lookup: Lookup,
    /// The node it takes.
    pub push: Option<Push>,
    /// The pipeline takes a request.
    pub req_ready: bool,
    /// It takes one in this cycle.
    pub accepts: bool,
    /// Block address of the request at the port.
    pub request_block: u32,
    /// Its set.
    pub request_set: u8,
    /// Set read out of the tag RAM.
    pub tag_read: Option<u8>,
    /// The set read is that of the request in R next.
    pub tag_read_for_r: bool,
    /// The head that is launched.
    pub served: Option<Serve>,
    /// The chain that starts its write back.
    pub w0: Option<Chain>,
    /// The way chosen for the chain in W1.
    pub w1: Option<u8>,
    /// Ways that chains of its set use, or of the set of the chain that comes to W1.
    pub pins: u8,
    /// The block in W2 is read.
    pub w2_goes: bool,
    /// Row of the slot in W2, read then.
    w2_slot: u8,
    /// Row read because of the data RAM's reader of this cycle.
    read: Option<DataRead>,
    /// The client's result is taken.
    pub result_ready: bool,
    /// A result goes to this row of the data RAM.
    pub result_row: Option<u8>,
    /// A result is offered to the store-fill buffer.
    pub result_to_buffer: bool,
    /// Memory's data is taken.
    pub md_ready: bool,
    /// The read offered to memory.
    pub fetch: Option<Chain>,
    /// The read waits for a write of the same block.
    pub fetch_held: bool,
    /// The write-out has a slot for one more chain than have been picked, and for one picked now.
    pub room: bool,
    /// What the walker sees.
    pub surroundings: Surroundings,
}

/// A read of the data RAM.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DataRead {
    /// For a response.
    Response(u8),
    /// For the write-out.
    Victim(u8),
}

impl Plan {
    /// Row read from the data RAM.
    pub fn data_read(&self) -> Option<u8> {
        self.read.map(|(DataRead::Response(row) | DataRead::Victim(row))| row)
    }

    /// Who reads the data RAM.
    pub fn reader(&self) -> Option<DataRead> {
        self.read
    }

    /// Row read from the store-fill buffer.
    pub fn buffer_read(&self) -> Option<u8> {
        if self.w2_goes {
            return Some(self.w2_slot);
        }
        self.served.filter(|s| !s.present && s.request.reads()).map(|s| s.slot)
    }
}

impl RenderCache {
    /// Decides a cycle.
    pub fn plan(&self, i: &RenderCacheIn) -> Plan {
        let x_free = self.x.is_none() || i.resp.ready != 0;
        let w2_goes = self.w2.is_some() && x_free;
        let w1 = self.choose_way(i).filter(|_| self.w2.is_none() || w2_goes).filter(|_| !self.follows_its_set());
        let w1_waits = self.w1.is_some() && w1.is_none();
        let candidate = self.queue.serve();
        let served = candidate.filter(|_| x_free && self.w2.is_none());
        let w0 = self.queue.write_back().filter(|_| self.w1.is_none());
        let (lookup, push) = self.look_up(i, x_free && self.w2.is_none() && candidate.is_none());
        let r_goes = self.r.is_some_and(|r| {
            let written = self.w3.is_some_and(|w| w.chain.set == r.set);
            self.r_ok && !written && (self.l.is_none() || lookup.goes())
        });

        let running = self.walker.is_running();
        let req_ready = running && w0.is_none() && !w1_waits && (self.r.is_none() || r_goes);
        let accepts = req_ready && i.req.valid != 0;
        let request_set = self.set(i);
        let mut plan = Plan {
            r_goes,
            lookup,
            push,
            req_ready,
            accepts,
            request_block: (i.req.surface << 24 | i.req.y << 12 | i.req.x) as u32,
            request_set,
            tag_read: None,
            tag_read_for_r: false,
            served,
            w0,
            w1,
            pins: self.pinned(push.as_ref()),
            w2_goes,
            w2_slot: self.w2.map_or(0, |w| w.chain.slot),
            read: None,
            result_ready: false,
            result_row: None,
            result_to_buffer: false,
            md_ready: false,
            fetch: None,
            fetch_held: false,
            room: self.room(),
            surroundings: self.surroundings(),
        };
        self.read_tags(&mut plan, w1_waits);
        plan.read = self.read_data(&plan);
        self.take_results_and_fills(i, &mut plan);
        if let Some(fetch) = self.queue.fetch() {
            plan.fetch_held = self.out.holds(fetch.block);
            plan.fetch = (!plan.fetch_held).then_some(fetch);
        }
        plan
    }

    fn set(&self, i: &RenderCacheIn) -> u8 {
        (set_index(i.cfg.part, i.cfg.hash != 0, i.req.surface, i.req.x, i.req.y) & i.cfg.set_mask) as u8
    }

    fn surroundings(&self) -> Surroundings {
        Surroundings {
            quiet: self.is_quiet(),
            valid: self.tags.row().valid,
            out_free: self.out.free() > 0,
            out_empty: self.out.is_empty(),
        }
    }

    fn room(&self) -> bool {
        let picked = self.queue.write_back_picked();
        let reserved = [picked, self.w1.is_some(), self.w2.is_some(), self.w3.is_some()].map(u8::from).iter().sum::<u8>();
        self.out.free() > reserved + 1
    }

    /// Ways that the next choice of W1 must leave alone.
    fn pinned(&self, push: Option<&Push>) -> u8 {
        let offered = || self.queue.write_back().map_or(0, |chain| chain.set);
        self.queue.pinned(self.w1.map_or_else(offered, |chain| chain.set), push)
    }

    /// A block before the one in W1 is on its way into the same set: the tags do not show it yet.
    pub(super) fn follows_its_set(&self) -> bool {
        let mut before = [self.w2, self.w3].into_iter().flatten().map(|w| w.chain.set);
        self.w1.is_some_and(|chain| before.any(|set| set == chain.set))
    }

    /// W1: the way for the chain there.
    fn choose_way(&self, i: &RenderCacheIn) -> Option<u8> {
        self.w1?;
        let usable = i.cfg.ways as u8 & !self.pins;
        let row = self.tags.row();
        let empty = usable & !row.valid;
        if empty != 0 {
            return Some(empty.trailing_zeros() as u8);
        }
        (0..WAYS as u8).map(|k| (row.ptr + k) & 3).find(|way| usable >> way & 1 == 1)
    }

    /// L. `may_launch`: X is free and nobody with a higher priority uses it.
    fn look_up(&self, i: &RenderCacheIn, may_launch: bool) -> (Lookup, Option<Push>) {
        let Some(l) = &self.l else { return (Lookup::Empty, None) };
        let found = self.queue.found();
        let sets = [self.w1.map(|w| w.set), self.w2.map(|w| w.chain.set), self.w3.map(|w| w.chain.set)];
        if found.is_some_and(|m| m.leaving) || sets.contains(&Some(l.set)) {
            return (Lookup::Stall(2), None);
        }
        let node = self.queue.free_node(i.cfg.nodes as u16);
        let push = |kind, way| node.map(|node| Push { node, request: l.request, block: l.block, set: l.set, way, kind });
        if let Some(found) = found {
            let push = push(PushKind::Link(found.slot), 0);
            return (if push.is_some() { Lookup::Link } else { Lookup::Stall(3) }, push);
        }
        match l.way {
            None => {
                let push = push(PushKind::Absent, 0);
                (if push.is_some() { Lookup::Miss } else { Lookup::Stall(3) }, push)
            }
            Some(_) if l.request.writes() && node.is_none() => (Lookup::Stall(3), None),
            Some(_) if !may_launch => (Lookup::Stall(4), None),
            Some(way) => (Lookup::Launch { way }, push(PushKind::Present, way).filter(|_| l.request.writes())),
        }
    }

    fn read_tags(&self, plan: &mut Plan, w1_waits: bool) {
        let staying = self.r.filter(|_| !plan.r_goes);
        (plan.tag_read, plan.tag_read_for_r) = match (self.walker.reads_tags(), plan.w0, staying) {
            (Some(set), _, _) => (Some(set), false),
            (_, Some(chain), _) => (Some(chain.set), false),
            _ if w1_waits => (None, false),
            (_, _, Some(r)) => (Some(r.set), true),
            _ if plan.accepts => (Some(plan.request_set), true),
            _ => (None, false),
        };
    }

    fn read_data(&self, plan: &Plan) -> Option<DataRead> {
        if let Some(way) = self.walker.reads_data(&plan.surroundings) {
            return Some(DataRead::Victim(way));
        }
        if let Some(w2) = self.w2.filter(|_| plan.w2_goes) {
            return w2.victim.map(|_| DataRead::Victim(w2.chain.set << 2 | w2.way));
        }
        if let Some(serve) = plan.served {
            return (serve.present && serve.request.reads()).then_some(DataRead::Response(serve.row));
        }
        match (plan.lookup, &self.l) {
            (Lookup::Launch { way }, Some(l)) if l.request.reads() => Some(DataRead::Response(l.set << 2 | way)),
            _ => None,
        }
    }

    fn take_results_and_fills(&self, i: &RenderCacheIn, plan: &mut Plan) {
        let present = self.queue.present_row(i.result.slot as u8);
        plan.result_to_buffer = i.result.valid != 0 && present.is_none();
        let fill = i.md.valid != 0;
        let ready = self.buffer.ready(fill, plan.result_to_buffer);
        plan.md_ready = fill && ready.fill;
        if i.result.valid != 0 {
            plan.result_row = present.filter(|_| self.w3.is_none());
            plan.result_ready = if present.is_some() { self.w3.is_none() } else { ready.result };
        }
    }
}
