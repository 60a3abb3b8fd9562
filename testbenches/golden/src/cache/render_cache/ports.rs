//! The port face of a pipeline.

use super::plan::{DataRead, Lookup, Plan};
use super::RenderCache;
use crate::cache::keep;
use crate::cache::miss_queue::Chain;
use crate::Golden;
use tessera_ports::bundle::cache::{BlockRead, CacheEvents, Response};
use tessera_ports::cache::render_cache::{RenderCacheIn, RenderCacheOut};

fn read(fetch: &Chain) -> BlockRead {
    BlockRead { valid: 1, id: fetch.slot.into(), block: fetch.block.into() }
}

impl RenderCache {
    /// All outputs of the cycle that `plan` describes.
    pub fn show(&self, i: &RenderCacheIn, plan: &Plan) -> RenderCacheOut {
        RenderCacheOut {
            req: plan.req_ready.into(),
            resp: self.x.as_ref().map(|x| self.response(x)).unwrap_or_default(),
            result: plan.result_ready.into(),
            mr: plan.fetch.as_ref().map(read).unwrap_or_default(),
            md: plan.md_ready.into(),
            mw: self.out.port(),
            flush: (self.walker.is_running() && i.reset == 0).into(),
            flush_done: self.walker.finishes(&plan.surroundings).into(),
            idle: self.is_idle().into(),
            stall: self.stall(i, plan).into(),
            ev: CacheEvents {
                present: matches!(plan.lookup, Lookup::Launch { .. }).into(),
                link: (plan.lookup == Lookup::Link).into(),
                miss: (plan.lookup == Lookup::Miss).into(),
                read: matches!(plan.reader(), Some(DataRead::Response(_))).into(),
                victim: matches!(plan.reader(), Some(DataRead::Victim(_))).into(),
                result: plan.result_row.is_some().into(),
                alloc: self.w3.is_some().into(),
                fill_error: (plan.md_ready && i.md.error != 0).into(),
            },
        }
    }

    /// X on its port.
    fn response(&self, x: &super::Response) -> Response {
        Response {
            valid: 1,
            tag: x.tag.into(),
            slot: if x.write { x.slot.into() } else { 0 },
            write: x.write.into(),
            error: x.error.into(),
            data: keep(if x.data { self.data.q() } else { self.buffer.q() }, x.pixels),
        }
    }

    fn stall(&self, i: &RenderCacheIn, plan: &Plan) -> u8 {
        match plan.lookup {
            Lookup::Empty if self.r.is_some() => {
                if plan.r_goes {
                    0
                } else {
                    5
                }
            }
            Lookup::Empty if i.req.valid != 0 && !plan.req_ready => 6 + u8::from(!self.walker.is_running()),
            Lookup::Empty => 0,
            Lookup::Stall(code) => code,
            Lookup::Link | Lookup::Launch { .. } | Lookup::Miss => 1,
        }
    }
}

impl Golden for RenderCache {
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
