//! The client: requests, responses, results, and what every response must hold.

use std::collections::{BTreeMap, VecDeque};

use tessera_golden::cache::{self, from_pixels, pixel, Block};
use tessera_ports::bundle::cache::{self as port, PixelResult};
use tessera_ports::cache::render_cache::{RenderCacheIn, RenderCacheOut};
use tessera_ports::cache::{block, READ, WRITE};

use crate::failure::Failure;
use crate::memory::Memory;
use crate::request::Request;
use crate::setting::{Counts, Weather};

const TAGS: u64 = 256;

/// Accepted and not answered.
struct Open {
    request: Request,
    block: u64,
    index: u64,
    since: u64,
}

/// A result on its way through the execute stage.
struct Owed {
    due: u64,
    slot: u64,
    mask: u64,
    data: Block,
}

/// What a client's execute stage makes of pixel `p`: depends on the old value, so a lost or repeated update
/// shows.
fn executed(op: u64, old: u32, index: u64, p: usize) -> u32 {
    let new = (index as u32).wrapping_mul(0x0100_0193) ^ (p as u32) << 20;
    match op & READ {
        0 => new,
        _ => old.rotate_left(5).wrapping_add(new | 1),
    }
}

/// What memory holds before anything is drawn.
pub(crate) fn initial(block: u64) -> Block {
    from_pixels(|p| (block as u32).wrapping_mul(0x9E37_79B1) ^ p as u32)
}

/// Asks, executes and remembers.
#[derive(Default)]
pub(crate) struct Client {
    waiting: VecDeque<Request>,
    /// Tag of the request on offer: held until accepted, as the rules of streams demand.
    offered: Option<u64>,
    open: BTreeMap<u64, Open>,
    owed: Vec<Owed>,
    result: Option<usize>,
    next_index: u64,
    expected: BTreeMap<u64, Block>,
}

impl Client {
    pub fn ask(&mut self, requests: impl IntoIterator<Item = Request>) {
        self.waiting.extend(requests);
    }

    /// Requests that wait for acceptance.
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Requests without a response.
    pub fn open(&self) -> usize {
        self.open.len()
    }

    /// Responses without a result.
    pub fn owed(&self) -> usize {
        self.owed.len()
    }

    /// Block of the request that waits longest for its response.
    pub fn oldest(&self) -> u64 {
        self.open.values().min_by_key(|open| open.index).map_or(0, |open| open.block)
    }

    /// What every block that has been asked for must hold.
    pub fn expected(&self) -> impl Iterator<Item = (&u64, &Block)> {
        self.expected.iter()
    }

    /// The client's ports of this cycle.
    pub fn drive(&mut self, i: &mut RenderCacheIn, now: u64, weather: &mut Weather) -> Result<(), Failure> {
        if self.offered.is_none() && !self.waiting.is_empty() && weather.goes() == 1 {
            self.offered = Some(self.free_tag(now)?);
        }
        if let (Some(tag), Some(&Request { surface, x, y, op, mask })) = (self.offered, self.waiting.front()) {
            i.req = port::Request { valid: 1, tag, surface, x, y, op, mask };
        }
        i.resp.ready = weather.goes();
        if self.result.is_none() {
            self.result = weather.one_of((0..self.owed.len()).filter(|&k| self.owed[k].due <= now));
        }
        if let Some(owed) = self.result.map(|k| &self.owed[k]) {
            i.result = PixelResult { valid: 1, slot: owed.slot, mask: owed.mask, data: owed.data };
        }
        Ok(())
    }

    /// The next tag that no open request has: one used again late shows a response given twice. No cache
    /// holds 256 requests.
    fn free_tag(&self, cycle: u64) -> Result<u64, Failure> {
        let free = (0..TAGS).map(|k| (self.next_index + k) % TAGS).find(|tag| !self.open.contains_key(tag));
        free.ok_or_else(|| Failure::Lost { cycle, open: self.open(), block: self.oldest() })
    }

    /// What was taken in this cycle.
    pub fn took(
        &mut self,
        (i, o): (&RenderCacheIn, &RenderCacheOut),
        weather: &mut Weather,
        memory: &Memory,
        counts: &mut Counts,
    ) -> Result<(), Failure> {
        if i.result.valid & o.result.ready == 1 {
            self.result.take().map(|k| self.owed.remove(k));
        }
        if o.resp.valid & i.resp.ready == 1 {
            self.respond(&o.resp, weather, memory, counts)?;
        }
        if i.req.valid & o.req.ready == 1 {
            if let Some(request) = self.waiting.pop_front() {
                let block = block(request.surface, request.x, request.y);
                self.open.insert(i.req.tag, Open { request, block, index: self.next_index, since: counts.cycles });
                (self.next_index, self.offered) = (self.next_index + 1, None);
                counts.requests += 1;
            }
        }
        Ok(())
    }

    fn respond(
        &mut self,
        o: &port::Response,
        weather: &mut Weather,
        memory: &Memory,
        counts: &mut Counts,
    ) -> Result<(), Failure> {
        let cycle = counts.cycles;
        let open = self.open.remove(&o.tag).ok_or(Failure::Doubled { cycle, tag: o.tag })?;
        self.in_order(&open, cycle)?;
        let Open { request, block, index, since } = open;
        let (waited, bound) = (cycle - since, weather.setting.patience);
        counts.oldest = counts.oldest.max(waited);
        if waited > bound {
            return Err(Failure::Late { cycle, block, waited, bound });
        }
        let old = *self.expected.entry(block).or_insert_with(|| initial(block));
        counts.errors += o.error;
        let trusted = !memory.is_poisoned(block);
        check_answer(&request, block, o, trusted.then_some(&old), cycle)?;
        if request.op & WRITE != 0 {
            // One result in eight fails every pixel, as a depth test does; the mask of a write is fixed.
            let mask = if request.op & READ != 0 && index % 8 == 3 { 0 } else { request.mask };
            let data = from_pixels(|p| executed(request.op, pixel(&old, p), index, p));
            let mut new = old;
            cache::write(&mut new, mask as u16, &data);
            self.expected.insert(block, new);
            let due = cycle + weather.random.between(weather.setting.client_latency);
            self.owed.push(Owed { due, slot: o.slot, mask, data });
        }
        Ok(())
    }

    /// Nothing older of its block is still open.
    fn in_order(&self, open: &Open, cycle: u64) -> Result<(), Failure> {
        let Open { block, index, .. } = *open;
        match self.open.values().find(|other| other.block == block && other.index < index) {
            Some(older) => Err(Failure::OutOfOrder { cycle, block, request: index, older: older.index }),
            None => Ok(()),
        }
    }
}

/// Compares a response with its request and with the newest data; `None`: nobody knows what the block holds.
fn check_answer(request: &Request, block: u64, o: &port::Response, newest: Option<&Block>, cycle: u64) -> Result<(), Failure> {
    let may_fail = u64::from(newest.is_none());
    for (what, found, expected) in [("write", o.write, (request.op & WRITE) >> 1), ("error", o.error, o.error & may_fail)] {
        if found != expected {
            return Err(Failure::WrongAnswer { cycle, block, what, found, expected });
        }
    }
    let nothing = [0; 8];
    let (mask, data) = match (request.op & READ, newest) {
        _ if o.error == 1 => (0xFFFF, &nothing),
        (0, _) => (0xFFFF, &nothing),
        (_, Some(newest)) => (request.mask, newest),
        (_, None) => return Ok(()),
    };
    let differs = |&p: &usize| mask >> p & 1 == 1 && pixel(&o.data, p) != pixel(data, p);
    match (0..16).find(differs) {
        Some(p) => Err(Failure::WrongData { cycle, block, pixel: p, found: pixel(&o.data, p), expected: pixel(data, p) }),
        None => Ok(()),
    }
}
