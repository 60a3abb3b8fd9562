//! The stages of a pipeline move on: R and L, X, W0 to W3, the walker.

use super::plan::{Lookup, Plan};
use super::{Looked, Move, Pending, RenderCache, Response};
use crate::cache::miss_queue::Request;
use tessera_ports::cache::render_cache::RenderCacheIn;

impl RenderCache {
    /// R, L, X, W1 to W3 and the walker.
    pub(super) fn advance(&mut self, i: &RenderCacheIn, plan: &Plan) {
        let launched = match plan.lookup {
            Lookup::Launch { .. } => self.l.map(|l| Response {
                tag: l.request.tag,
                slot: plan.push.map_or(0, |p| p.node),
                write: l.request.writes(),
                error: false,
                data: true,
                pixels: if l.request.reads() { 0xFFFF } else { 0 },
            }),
            _ => None,
        };
        let served = plan.served.map(|s| Response {
            tag: s.request.tag,
            slot: s.slot,
            write: s.request.writes(),
            error: s.error,
            data: s.present,
            pixels: s.pixels,
        });
        self.x = served.or(launched).or(self.x.filter(|_| i.resp.ready == 0));
        self.walker.clock(&plan.surroundings, i.flush.valid != 0, i.flush.drop != 0);
        self.advance_lookup(i, plan);
        self.advance_write_back(plan);
        self.room = plan.room;
    }

    /// R and L.
    fn advance_lookup(&mut self, i: &RenderCacheIn, plan: &Plan) {
        let looked = |r: Pending| Looked { request: r.request, block: r.block, set: r.set, way: self.tags.row().find(r.block) };
        self.l = match (plan.r_goes, plan.lookup.goes()) {
            (true, _) => self.r.map(looked),
            (false, true) => None,
            (false, false) => self.l.map(|l| self.follow(l)),
        };
        self.r_ok = plan.tag_read_for_r;
        if plan.accepts {
            self.r = Some(Pending {
                request: Request { tag: i.req.tag as u8, op: i.req.op as u8, mask: i.req.mask as u16 },
                block: plan.request_block,
                set: plan.request_set,
            });
        } else if plan.r_goes {
            self.r = None;
        }
    }

    /// The request in L after the block in W3 has come into its set.
    fn follow(&self, l: Looked) -> Looked {
        let Some(w3) = self.w3.filter(|w| w.chain.set == l.set) else { return l };
        let way = if self.queue.found().is_some_and(|found| found.slot == w3.chain.slot) {
            Some(w3.way)
        } else {
            l.way.filter(|&way| way != w3.way)
        };
        Looked { way, ..l }
    }

    /// W0 to W3.
    fn advance_write_back(&mut self, plan: &Plan) {
        self.pins = plan.pins;
        self.w3 = self.w2.filter(|_| plan.w2_goes);
        if let (Some(way), Some(chain)) = (plan.w1, self.w1) {
            let row = self.tags.row();
            let victim = (row.valid >> way & 1 == 1).then(|| row.block[usize::from(way)]);
            self.w2 = Some(Move { chain, way, victim });
        } else if plan.w2_goes {
            self.w2 = None;
        }
        if plan.w0.is_some() || plan.w1.is_some() {
            self.w1 = plan.w0;
        }
    }
}
