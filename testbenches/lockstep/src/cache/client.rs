//! The client of one pipeline: offers requests, takes responses, executes them and returns results.
//!
//! The execute stage stores what [`tessera_traces::block`] says for the record; the result of a response
//! appears `client_latency` cycles after it, later when the channel is held, in any order.

use std::collections::VecDeque;

use tessera_ports::bundle::cache as port;
use tessera_ports::cache::config::MemoryConfig;
use tessera_ports::cache::memory_subsystem::{MemorySubsystemIn, MemorySubsystemOut};
use tessera_traces::block::{from_pixels, modified, to_pixels, written, Block};
use tessera_traces::Op;

use super::error::Broken;
use super::front_end::Request;
use super::scoreboard::{Response, Scoreboard};
use tessera_testkit::Random;

/// Results the execute stage holds before it stops taking responses.
const RESULTS: usize = 32;

/// A result that is owed.
struct Owed {
    slot: u64,
    address: u32,
    mask: u16,
    data: Block,
    due: u64,
    error: bool,
}

/// The client of one pipeline.
pub struct Client {
    pipeline: usize,
    stall: u32,
    latency: u64,
    /// Some pixels of some results fail their test, as in a depth test.
    rejects: bool,
    /// A request stands on the port.
    offered: bool,
    next_tag: u64,
    owed: VecDeque<Owed>,
    /// The result on the port.
    returned: Option<usize>,
    /// Requests accepted so far.
    pub requests: u64,
}

impl Client {
    /// A client with nothing to do.
    pub fn new(config: &MemoryConfig, pipeline: usize) -> Self {
        Client {
            pipeline,
            stall: config.back_pressure,
            latency: config.client_latency.into(),
            rejects: false,
            offered: false,
            next_tag: 0,
            owed: VecDeque::with_capacity(RESULTS),
            returned: None,
            requests: 0,
        }
    }

    /// From now on some pixels of some results fail their test.
    pub fn reject(&mut self) {
        self.rejects = true;
    }

    /// Nothing waits for an answer or to be sent.
    pub fn quiet(&self) -> bool {
        self.owed.is_empty()
    }

    /// Drives the channels for this cycle.
    pub fn drive(
        &mut self,
        cycle: u64,
        random: &mut Random,
        queue: &VecDeque<Request>,
        board: &Scoreboard,
        input: &mut MemorySubsystemIn,
    ) {
        let p = self.pipeline;
        if !self.offered && !queue.is_empty() && board.is_free(p, self.next_tag) && !random.chance(self.stall) {
            self.offered = true;
            let record = &queue[0].record;
            input.req[p] = port::Request {
                valid: 1,
                tag: self.next_tag,
                surface: record.surface.into(),
                x: record.x.into(),
                y: record.y.into(),
                op: record.op.code().into(),
                mask: record.mask.into(),
            };
        }
        if self.returned.is_none() && !random.chance(self.stall) {
            self.returned = self.choose(cycle, random);
            if let Some(at) = self.returned {
                let owed = &self.owed[at];
                let (slot, mask, data) = (owed.slot, owed.mask.into(), to_pixels(&owed.data));
                input.result[p] = port::PixelResult { valid: 1, slot, mask, data };
            }
        }
        input.resp[p] = (self.owed.len() < RESULTS && !random.chance(self.stall)).into();
    }

    /// A result that is due: the oldest, or any when the run is a random one.
    fn choose(&self, cycle: u64, random: &mut Random) -> Option<usize> {
        let due = self.owed.iter().take_while(|o| o.due <= cycle).count() as u64;
        match (due, self.stall) {
            (0, _) => None,
            (_, 0) => Some(0),
            _ => Some(random.below(due) as usize),
        }
    }

    /// Takes note of what was handed over in this cycle; true when something was.
    pub fn edge(
        &mut self,
        cycle: u64,
        random: &mut Random,
        queue: &mut VecDeque<Request>,
        board: &mut Scoreboard,
        input: &mut MemorySubsystemIn,
        output: &MemorySubsystemOut,
    ) -> Result<bool, Broken> {
        let p = self.pipeline;
        let mut moved = false;
        if output.misrouted[p] != 0 {
            return Err("a request of this pipeline is refused as misrouted".into());
        }
        if input.result[p].valid & output.result[p].ready != 0 {
            moved = true;
            let owed = self.returned.take().and_then(|at| self.owed.remove(at)).ok_or("result taken that was not offered")?;
            if !owed.error {
                board.result(owed.address, owed.mask, &owed.data);
            }
            input.result[p].valid = 0;
        }
        if output.resp[p].valid & input.resp[p].ready != 0 {
            moved = true;
            self.response(cycle, random, board, &output.resp[p])?;
        }
        if input.req[p].valid & output.req[p].ready != 0 {
            moved = true;
            let request = queue.pop_front().ok_or("request taken that was not offered")?;
            board.request(p, cycle, self.next_tag, request);
            self.next_tag = (self.next_tag + 1) & 0xFF;
            self.requests += 1;
            self.offered = false;
            input.req[p].valid = 0;
        }
        Ok(moved)
    }

    fn response(
        &mut self,
        cycle: u64,
        random: &mut Random,
        board: &mut Scoreboard,
        output: &port::Response,
    ) -> Result<(), Broken> {
        let &port::Response { tag, slot, .. } = output;
        let (write, error, data) = (output.write != 0, output.error != 0, from_pixels(&output.data));
        let request = board.response(self.pipeline, cycle, &Response { tag, write, error, data })?;
        if !write {
            return Ok(());
        }
        if self.owed.iter().any(|o| o.slot == slot) {
            return Err(format!("response for slot {slot}, whose last result is still owed"));
        }
        let record = &request.record;
        let data = if record.op == Op::Write { written(request.index) } else { modified(&data, request.index) };
        let passed = if self.rejects && random.chance(30) { random.word() as u16 } else { u16::MAX };
        let (address, mask, due) = (request.address, record.mask & passed, cycle + self.latency);
        self.owed.push_back(Owed { slot, address, mask, data, due, error });
        Ok(())
    }
}
