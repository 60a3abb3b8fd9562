//! The loop that runs a stream of records through one or more models of the memory subsystem.
//!
//! Phases: reset and sweep until idle; traffic until the last result is taken; idle; counters; a flush, so
//! that memory holds everything; counters again. Then memory is compared with the scoreboard's shadow.

use tessera_ports::bundle::cache as port;
use tessera_ports::cache::config::MemoryConfig;
use tessera_ports::cache::PIPELINES;
use tessera_traces::{Layout, Memory, Record};

use super::activity::Tally;
use super::client::Client;
use super::error::CacheError;
use super::front_end::{FrontEnd, Request};
use super::scoreboard::Scoreboard;
use super::stats::{CacheStats, Counters, COUNTERS};
use super::surroundings::{age_bound, Surroundings};
use super::Subsystem;

/// Flushes in the middle of the traffic.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Flushes {
    /// Requests from one flush to the next; 0 for none.
    pub every: u64,
    /// Every other one drops the blocks instead of writing them.
    pub invalidate: bool,
}

/// A finished run.
pub struct Outcome {
    /// What was counted.
    pub stats: CacheStats,
    /// Memory after the final flush.
    pub memory: Memory,
}

/// The environment of one run.
pub struct Bench {
    around: Surroundings,
    flushes: Flushes,
    clients: [Client; PIPELINES],
    board: Scoreboard,
    tally: Tally,
    stats: CacheStats,
    flush: Flush,
}

/// The flush on its way.
#[derive(Debug, Default)]
struct Flush {
    active: bool,
    /// Accepted requests at which the next is due.
    due: u64,
    /// Pipelines that drop their blocks before their next request.
    dropping: [bool; PIPELINES],
}

impl Bench {
    /// `config` must be valid. Clients write every pixel of a request, as the functional model does.
    pub fn new(config: &MemoryConfig, layout: Layout, flushes: Flushes) -> Self {
        Bench {
            flushes,
            clients: std::array::from_fn(|p| Client::new(config, p)),
            board: Scoreboard::new(layout.clone(), config.cache.partition as u64, age_bound(config)),
            tally: Tally::default(),
            stats: CacheStats::default(),
            flush: Flush { due: flushes.every, ..Flush::default() },
            around: Surroundings::new(config, layout.clone(), Memory::new(layout.blocks())),
        }
    }

    /// With clients that reject some pixels, as a depth test does. The scoreboard knows what is left; the
    /// functional model of a trace does not.
    pub fn rejecting(mut self) -> Self {
        self.clients.iter_mut().for_each(Client::reject);
        self
    }

    /// Runs all records; `on_cycle` sees the number of each finished cycle (progress display).
    pub fn run(
        mut self,
        models: &mut Subsystem,
        records: &mut dyn Iterator<Item = Record>,
        on_cycle: &mut dyn FnMut(u64),
    ) -> Result<Outcome, CacheError> {
        let layout = self.around.layout.clone();
        let request = |(record, index)| Request { index, address: layout.of(&record), record };
        let mut requests = records.zip(0u32..).map(request);
        let mut front = FrontEnd::new(&mut requests, self.around.input.cfg.part);
        self.around.reset(models)?;
        let start = self.around.cycle;
        while !(front.exhausted() && self.drained()) {
            self.traffic(models, &mut front)?;
            on_cycle(self.around.cycle);
        }
        self.stats.cycles = self.around.cycle - start;
        self.around.settle(models)?;
        let before = self.counters(models)?;
        self.stats.flush_cycles = self.around.flush(models)?;
        let after = self.counters(models)?;
        self.judge_counters(&after)?;
        self.board.image(&self.around.memory)?;
        self.stats.count(&before);
        for (p, (activity, counters)) in self.stats.activity.iter_mut().zip(&before).enumerate() {
            *activity = self.tally.accesses(p, counters, &self.stats.stalls[p])?;
        }
        self.stats.flush_writes = (0..PIPELINES).map(|p| after[p][5] - before[p][5]).sum();
        self.stats.oldest = self.board.oldest;
        Ok(Outcome { stats: self.stats, memory: self.around.memory })
    }

    /// No request, result or flush is under way.
    fn drained(&self) -> bool {
        let flushing = self.flush.active || self.around.input.flush.valid != 0;
        self.board.waiting() == 0 && self.clients.iter().all(Client::quiet) && !flushing
    }

    fn traffic(&mut self, models: &mut Subsystem, front: &mut FrontEnd<Request>) -> Result<(), CacheError> {
        front.step();
        let around = &mut self.around;
        around.drive_memory();
        for (p, client) in self.clients.iter_mut().enumerate() {
            client.drive(around.cycle, &mut around.random, front.queue(p), &self.board, &mut around.input);
        }
        self.drive_flush();
        self.around.clock(models)?;
        self.tally.cycle(&self.around.input, &self.around.output);
        self.around.edge_memory()?;
        for &address in &self.around.failed {
            self.board.failed(address, &self.around.memory.get(address));
        }
        self.edge_clients(front)?;
        self.edge_flush();
        for (stalls, &code) in self.stats.stalls.iter_mut().zip(&self.around.output.stall) {
            stalls[code as usize] += 1;
        }
        self.around.watch(self.board.waiting())
    }

    fn edge_clients(&mut self, front: &mut FrontEnd<Request>) -> Result<(), CacheError> {
        let around = &mut self.around;
        let cycle = around.last();
        for (pipeline, client) in self.clients.iter_mut().enumerate() {
            let accepted = around.input.req[pipeline].valid & around.output.req[pipeline].ready != 0;
            if accepted && std::mem::take(&mut self.flush.dropping[pipeline]) {
                self.board.invalidated(pipeline, &around.memory);
            }
            let moved = client
                .edge(cycle, &mut around.random, front.queue(pipeline), &mut self.board, &mut around.input, &around.output)
                .map_err(|reason| CacheError::Violation { cycle, pipeline, reason })?;
            if moved {
                around.moved = cycle;
            }
        }
        Ok(())
    }

    /// Offers a flush when one is due.
    fn drive_flush(&mut self) {
        let (flush, input) = (&mut self.flush, &mut self.around.input);
        let accepted: u64 = self.clients.iter().map(|c| c.requests).sum();
        if self.flushes.every == 0 || flush.active || input.flush.valid != 0 || accepted < flush.due {
            return;
        }
        flush.due = accepted + self.flushes.every;
        let drop = self.flushes.invalidate && self.stats.flushes > self.stats.invalidates;
        input.flush = port::Flush { valid: 1, drop: drop.into() };
    }

    fn edge_flush(&mut self) {
        let (flush, around) = (&mut self.flush, &mut self.around);
        if around.output.flush_done != 0 {
            flush.active = false;
            around.moved = around.cycle;
            for (pipeline, dropping) in flush.dropping.iter_mut().enumerate() {
                if std::mem::take(dropping) {
                    self.board.invalidated(pipeline, &around.memory);
                }
            }
        }
        if around.input.flush.valid & around.output.flush.ready != 0 {
            flush.active = true;
            // Requests accepted up to this very cycle come before the flush.
            let drops = around.input.flush.drop != 0;
            flush.dropping = [drops; PIPELINES];
            *(if drops { &mut self.stats.invalidates } else { &mut self.stats.flushes }) += 1;
            around.input.flush.valid = 0;
        }
    }

    /// Reads all counters; the subsystem is idle.
    fn counters(&mut self, models: &mut Subsystem) -> Result<Counters, CacheError> {
        let mut counters = Counters::default();
        for (pipeline, values) in counters.iter_mut().enumerate() {
            for (counter, value) in values.iter_mut().enumerate() {
                self.around.input.cnt_pipe = pipeline as u64;
                self.around.input.cnt_sel = counter as u64;
                self.around.clock(models)?;
                *value = self.around.output.cnt_value;
            }
        }
        // Reading took time in which nothing moved.
        self.around.moved = self.around.cycle;
        Ok(counters)
    }

    /// The counters against what went over the ports.
    fn judge_counters(&self, counters: &Counters) -> Result<(), CacheError> {
        for (pipeline, values) in counters.iter().enumerate() {
            let port = &self.around.ports[pipeline];
            let seen = [(0, self.clients[pipeline].requests), (4, port.reads_taken), (5, port.writes_taken)];
            for (counter, count) in seen {
                let (found, expected) = (values[counter], count & 0xFFFF_FFFF);
                if found != expected {
                    return Err(CacheError::Counter { pipeline, counter: COUNTERS[counter], found, expected });
                }
            }
        }
        Ok(())
    }
}
