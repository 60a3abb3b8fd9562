//! The port face of a conventional cache.

use super::miss::State;
use super::plan::{Lookup, Plan};
use super::{Baseline, Policy};
use crate::Golden;
use tessera_ports::cache::render_cache::{RenderCacheIn, RenderCacheOut};

impl<P: Policy> Baseline<P> {
    fn show(&self, i: &RenderCacheIn, plan: &Plan) -> RenderCacheOut {
        let s = &plan.surroundings;
        let mut o = RenderCacheOut {
            req_ready: plan.req_ready.into(),
            res_ready: plan.res_ready.into(),
            md_ready: plan.md_ready.into(),
            flush_ready: (self.walker.is_running() && i.reset == 0).into(),
            flush_done: self.walker.finishes(s).into(),
            idle: (self.walker.is_running() && s.quiet && s.out_empty).into(),
            stall: match plan.lookup {
                Lookup::Empty if i.req_valid != 0 && !plan.req_ready => 6 + u64::from(!self.walker.is_running()),
                Lookup::Empty => 0,
                Lookup::Stall(code) => code.into(),
                _ => 1,
            },
            ev_present: matches!(plan.lookup, Lookup::Hit { .. }).into(),
            ev_link: matches!(plan.lookup, Lookup::Join { .. }).into(),
            ev_miss: matches!(plan.lookup, Lookup::Miss { .. }).into(),
            ev_read: self.reads(plan).into(),
            ev_victim: (plan.evicts || self.walker.reads_data(s).is_some()).into(),
            ev_result: (plan.res_ready && self.owed[i.res_slot as usize].flatten().is_some()).into(),
            ev_alloc: self.filling.as_ref().is_some_and(|f| f.moves()).into(),
            ev_fill_error: (plan.md_ready && i.md_error != 0).into(),
            mw_data: *self.out.data(),
            ..RenderCacheOut::default()
        };
        if let Some(x) = &self.x {
            (o.resp_valid, o.resp_tag, o.resp_error, o.resp_data) = (1, x.tag.into(), x.error.into(), x.data);
            (o.resp_write, o.resp_slot) = (x.slot.is_some().into(), x.slot.unwrap_or(0).into());
        }
        if let Some((id, block)) = plan.fetch {
            (o.mr_valid, o.mr_id, o.mr_block) = (1, id.into(), block.into());
        }
        if let Some(offer) = self.out.offer() {
            (o.mw_valid, o.mw_id, o.mw_block) = (1, offer.id.into(), offer.block.into());
        }
        o
    }

    /// The data RAM is read for a response.
    fn reads(&self, plan: &Plan) -> bool {
        if let Some(miss) = plan.served {
            let filled = |s: &State| matches!(s, State::Filled(_));
            return self.misses.get(miss).is_some_and(|m| filled(&m.state) && m.next_reads());
        }
        matches!(plan.lookup, Lookup::Hit { .. }) && self.l.is_some_and(|l| l.request.reads())
    }
}

impl<P: Policy> Golden for Baseline<P> {
    type In = RenderCacheIn;
    type Out = RenderCacheOut;

    fn eval(&self, i: &RenderCacheIn) -> RenderCacheOut {
        self.show(i, &self.plan(i))
    }

    fn tick(&mut self, i: &RenderCacheIn) {
        self.clock(i, &self.plan(i));
    }

    fn step(&mut self, i: &RenderCacheIn) -> RenderCacheOut {
        let plan = self.plan(i);
        let shown = self.show(i, &plan);
        self.clock(i, &plan);
        shown
    }
}
