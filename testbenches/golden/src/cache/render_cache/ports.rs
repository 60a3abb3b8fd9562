//! The port face of a pipeline.

use super::plan::{DataRead, Lookup, Plan};
use super::Pipeline;
use crate::Golden;
use tessera_ports::cache::render_cache::{RenderCacheIn, RenderCacheOut};

impl<const BUG: u8> Pipeline<BUG> {
    /// All outputs of the cycle that `plan` describes.
    pub fn show(&self, i: &RenderCacheIn, plan: &Plan) -> RenderCacheOut {
        let mut o = RenderCacheOut {
            req_ready: plan.req_ready.into(),
            res_ready: plan.res_ready.into(),
            md_ready: plan.md_ready.into(),
            flush_ready: (self.walker.is_running() && i.reset == 0).into(),
            flush_done: self.walker.finishes(&plan.surroundings).into(),
            idle: self.is_idle().into(),
            stall: self.stall(i, plan).into(),
            mw_data: *self.out.data(),
            ..RenderCacheOut::default()
        };
        if let Some(x) = &self.x {
            (o.resp_valid, o.resp_tag, o.resp_write, o.resp_error) = (1, x.tag.into(), x.write.into(), x.error.into());
            o.resp_slot = if x.write { x.slot.into() } else { 0 };
            o.resp_data = self.response_data();
        }
        if let Some(fetch) = plan.fetch {
            (o.mr_valid, o.mr_id, o.mr_block) = (1, fetch.slot.into(), fetch.block.into());
        }
        if let Some(offer) = self.out.offer() {
            (o.mw_valid, o.mw_id, o.mw_block) = (1, offer.id.into(), offer.block.into());
        }
        match plan.lookup {
            Lookup::Launch { .. } => o.ev_present = 1,
            Lookup::Link => o.ev_link = 1,
            Lookup::Miss => o.ev_miss = 1,
            Lookup::Empty | Lookup::Stall(_) => {}
        }
        match plan.reader() {
            Some(DataRead::Response(_)) => o.ev_read = 1,
            Some(DataRead::Victim(_)) => o.ev_victim = 1,
            None => {}
        }
        o.ev_result = plan.result_row.is_some().into();
        o.ev_alloc = self.w2.is_some().into();
        o.ev_fill_error = (plan.md_ready && i.md_error != 0).into();
        o
    }

    fn stall(&self, i: &RenderCacheIn, plan: &Plan) -> u8 {
        match plan.lookup {
            Lookup::Empty if i.req_valid != 0 && !plan.req_ready => 6 + u8::from(!self.walker.is_running()),
            Lookup::Empty => 0,
            Lookup::Stall(code) => code,
            Lookup::Link | Lookup::Launch { .. } | Lookup::Miss => 1,
        }
    }
}

impl<const BUG: u8> Golden for Pipeline<BUG> {
    type In = RenderCacheIn;
    type Out = RenderCacheOut;

    fn eval(&self, i: &RenderCacheIn) -> RenderCacheOut {
        self.show(i, &self.plan(i))
    }

    fn tick(&mut self, i: &RenderCacheIn) {
        self.run(i, |_, _| ());
    }

    fn step(&mut self, i: &RenderCacheIn) -> RenderCacheOut {
        self.run(i, |cache, plan| cache.show(i, plan))
    }
}
