//! The port face of a conventional cache.

use super::miss::State;
use super::plan::{Lookup, Plan};
use super::{Baseline, Policy};
use crate::Golden;
use tessera_ports::bundle::cache::{BlockRead, CacheEvents, Response};
use tessera_ports::cache::render_cache::{RenderCacheIn, RenderCacheOut};

impl<P: Policy> Baseline<P> {
    fn show(&self, i: &RenderCacheIn, plan: &Plan) -> RenderCacheOut {
        let s = &plan.surroundings;
        let response = |x: &super::Response| Response {
            valid: 1,
            tag: x.tag.into(),
            slot: x.slot.unwrap_or(0).into(),
            write: x.slot.is_some().into(),
            error: x.error.into(),
            data: x.data,
        };
        let read = |(id, block): (u8, u32)| BlockRead { valid: 1, id: id.into(), block: block.into() };
        RenderCacheOut {
            req: plan.req_ready.into(),
            resp: self.x.as_ref().map(response).unwrap_or_default(),
            result: plan.result_ready.into(),
            mr: plan.fetch.map(read).unwrap_or_default(),
            md: plan.md_ready.into(),
            mw: self.out.port(),
            flush: (self.walker.is_running() && i.reset == 0).into(),
            flush_done: self.walker.finishes(s).into(),
            idle: (self.walker.is_running() && s.quiet && s.out_empty).into(),
            stall: match plan.lookup {
                Lookup::Empty if i.req.valid != 0 && !plan.req_ready => 6 + u64::from(!self.walker.is_running()),
                Lookup::Empty => 0,
                Lookup::Stall(code) => code.into(),
                _ => 1,
            },
            ev: CacheEvents {
                present: matches!(plan.lookup, Lookup::Hit { .. }).into(),
                link: matches!(plan.lookup, Lookup::Join { .. }).into(),
                miss: matches!(plan.lookup, Lookup::Miss { .. }).into(),
                read: self.reads(plan).into(),
                victim: (plan.evicts || self.walker.reads_data(s).is_some()).into(),
                result: (plan.result_ready && self.owed[i.result.slot as usize].flatten().is_some()).into(),
                alloc: self.filling.as_ref().is_some_and(|f| f.moves()).into(),
                fill_error: (plan.md_ready && i.md.error != 0).into(),
            },
        }
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
