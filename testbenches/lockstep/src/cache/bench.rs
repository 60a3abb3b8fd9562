//! The loop that runs a stream of records through one or more models of the memory subsystem.
//!
//! Phases: reset and sweep until idle; traffic until the last result is taken; idle; counters; a flush, so that memory holds
//! everything; counters again. Then memory is compared with the scoreboard's shadow.

use tessera_ports::cache::config::MemoryConfig;
use tessera_ports::cache::memory_subsystem::{MemorySubsystemIn, MemorySubsystemOut};
use tessera_ports::cache::PIPELINES;
use tessera_traces::{Layout, Memory, Record};

use super::client::Client;
use super::error::CacheError;
use super::front_end::FrontEnd;
use super::memory_port::MemoryPort;
use super::scoreboard::Scoreboard;
use super::stats::{CacheStats, Counters, COUNTERS};
use super::Subsystem;
use crate::random::Random;

const RESET_CYCLES: u64 = 2;

/// Cycles a flush may take over an empty cache, without any event on the ports.
const WALK_CYCLES: u64 = 1000;

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
    pub stats: CacheStats,
    /// Memory after the final flush.
    pub memory: Memory,
}

/// The environment of one run.
pub struct Bench {
    config: MemoryConfig,
    flushes: Flushes,
    layout: Layout,
    random: Random,
    memory: Memory,
    ports: [MemoryPort; PIPELINES],
    clients: [Client; PIPELINES],
    board: Scoreboard,
    input: MemorySubsystemIn,
    output: MemorySubsystemOut,
    stats: CacheStats,
    cycle: u64,
    /// Cycle of the last event; without a flush, none may be missing for as long as a request may wait.
    moved: u64,
    bound: u64,
    flush: Flush,
}

/// The flush on its way.
#[derive(Debug, Default)]
struct Flush {
    active: bool,
    done: bool,
    /// Flushes begun, those of them that drop blocks, and requests at which the next is due.
    begun: u64,
    dropped: u64,
    due: u64,
    /// Pipelines that drop their blocks before their next request.
    dropping: [bool; PIPELINES],
}

/// Cycles within which every accepted request is answered. A request may meet a full queue of chains that are served one after
/// the other, each after a victim's write, its fetch and a result; every handshake may be held.
fn age_bound(config: &MemoryConfig) -> u64 {
    let [read, write] = [config.read_latency[1], config.write_latency[1]].map(u64::from);
    let round = read + write + u64::from(config.client_latency) + 32;
    let held = 100 / u64::from(100 - config.back_pressure);
    4 * config.cache.queue_entries as u64 * round * held
}

impl Bench {
    /// `config` must be valid.
    pub fn new(config: &MemoryConfig, layout: Layout, flushes: Flushes) -> Self {
        let pins = config.cache.pins();
        let input = MemorySubsystemIn {
            cfg_nodes: pins.nodes,
            cfg_ways: pins.ways,
            cfg_set_mask: pins.set_mask,
            cfg_hash: pins.hash,
            cfg_part: pins.part,
            ..MemorySubsystemIn::default()
        };
        let bound = age_bound(config);
        let rejects = config.back_pressure > 0;
        Bench {
            flushes,
            random: Random::new(config.seed),
            memory: Memory::new(layout.blocks()),
            ports: std::array::from_fn(|p| MemoryPort::new(config, p)),
            clients: std::array::from_fn(|p| Client::new(config, p, rejects)),
            board: Scoreboard::new(layout.clone(), pins.part, bound),
            input,
            output: MemorySubsystemOut::default(),
            stats: CacheStats::default(),
            cycle: 0,
            moved: 0,
            bound,
            flush: Flush { due: flushes.every, ..Flush::default() },
            config: config.clone(),
            layout,
        }
    }

    /// Runs all records; `on_cycle` sees the number of each finished cycle (progress display).
    pub fn run(
        mut self,
        models: &mut Subsystem,
        records: &mut dyn Iterator<Item = Record>,
        on_cycle: &mut dyn FnMut(u64),
    ) -> Result<Outcome, CacheError> {
        let mut front = FrontEnd::new(records, self.layout.clone(), self.input.cfg_part);
        self.reset(models)?;
        let start = self.cycle;
        while !(front.exhausted() && self.drained()) {
            self.traffic(models, &mut front)?;
            on_cycle(self.cycle);
        }
        self.stats.cycles = self.cycle - start;
        self.settle(models)?;
        let before = self.counters(models)?;
        self.final_flush(models)?;
        let after = self.counters(models)?;
        self.judge_counters(&after)?;
        self.board.image(&self.memory)?;
        self.stats.count(&before);
        self.stats.flush_writes = (0..PIPELINES).map(|p| after[p][5] - before[p][5]).sum();
        self.stats.oldest = self.board.oldest;
        self.stats.invalidates = self.flush.dropped;
        // The last of them is the final one.
        self.stats.flushes = self.flush.begun - 1 - self.flush.dropped;
        Ok(Outcome { stats: self.stats, memory: self.memory })
    }

    /// No request, result or flush is under way.
    fn drained(&self) -> bool {
        self.board.waiting() == 0 && self.clients.iter().all(Client::quiet) && !self.flush.active && self.input.flush_valid == 0
    }

    fn reset(&mut self, models: &mut Subsystem) -> Result<(), CacheError> {
        self.input.reset = 1;
        for _ in 0..RESET_CYCLES {
            self.clock(models)?;
        }
        self.input.reset = 0;
        self.clock(models)?;
        self.settle(models)
    }

    /// Until everything is idle.
    fn settle(&mut self, models: &mut Subsystem) -> Result<(), CacheError> {
        loop {
            self.drive_memory();
            self.clock(models)?;
            let quiet = self.ports.iter().all(MemoryPort::quiet);
            self.edge_memory()?;
            if self.output.idle != 0 && quiet {
                return Ok(());
            }
            self.watch()?;
        }
    }

    fn traffic(&mut self, models: &mut Subsystem, front: &mut FrontEnd) -> Result<(), CacheError> {
        front.step();
        self.drive_memory();
        for (p, client) in self.clients.iter_mut().enumerate() {
            client.drive(self.cycle, &mut self.random, front.queue(p), &mut self.input);
        }
        self.drive_flush();
        self.clock(models)?;
        self.edge_memory()?;
        self.edge_clients(front)?;
        self.edge_flush();
        for (stalls, &code) in self.stats.stalls.iter_mut().zip(&self.output.stall) {
            stalls[code as usize] += 1;
        }
        self.watch()
    }

    /// Evaluates the cycle and its clock edge; outputs are those before the edge.
    fn clock(&mut self, models: &mut Subsystem) -> Result<(), CacheError> {
        self.output = models.step(&self.input)?;
        self.cycle += 1;
        Ok(())
    }

    fn drive_memory(&mut self) {
        for port in &mut self.ports {
            port.drive(self.cycle, &mut self.random, &self.memory, &mut self.input);
        }
    }

    fn edge_memory(&mut self) -> Result<(), CacheError> {
        // The clock has moved on; the edge belongs to the cycle before.
        let cycle = self.cycle - 1;
        for (pipeline, port) in self.ports.iter_mut().enumerate() {
            let failed = port
                .edge(cycle, &mut self.random, &self.layout, &mut self.memory, &self.input, &self.output)
                .map_err(|reason| CacheError::Violation { cycle, pipeline, reason })?;
            let answered = self.input.md_valid[pipeline] & self.output.md_ready[pipeline] | self.input.ack_valid[pipeline];
            self.moved = if answered != 0 { cycle } else { self.moved };
            if let Some(address) = failed {
                self.board.failed(address, &self.memory.get(address));
            }
        }
        Ok(())
    }

    fn edge_clients(&mut self, front: &mut FrontEnd) -> Result<(), CacheError> {
        let cycle = self.cycle - 1;
        for (pipeline, client) in self.clients.iter_mut().enumerate() {
            let accepted = self.input.req_valid[pipeline] & self.output.req_ready[pipeline] != 0;
            if accepted && self.flush.dropping[pipeline] {
                self.flush.dropping[pipeline] = false;
                self.board.invalidated(pipeline, &self.memory);
            }
            let moved = client
                .edge(cycle, &mut self.random, front.queue(pipeline), &mut self.board, &mut self.input, &self.output)
                .map_err(|reason| CacheError::Violation { cycle, pipeline, reason })?;
            if moved.request | moved.response | moved.result {
                self.moved = cycle;
            }
        }
        Ok(())
    }

    /// Offers a flush when one is due.
    fn drive_flush(&mut self) {
        let accepted: u64 = self.clients.iter().map(|c| c.requests).sum();
        if self.flushes.every == 0 || self.flush.active || self.input.flush_valid != 0 || accepted < self.flush.due {
            return;
        }
        self.flush.due = accepted + self.flushes.every;
        self.input.flush_valid = 1;
        self.input.flush_drop = (self.flushes.invalidate && self.flush.begun % 2 == 1) as u64;
    }

    fn edge_flush(&mut self) {
        if self.output.flush_done != 0 {
            self.flush.active = false;
            self.flush.done = true;
            self.moved = self.cycle;
            for pipeline in 0..PIPELINES {
                if std::mem::take(&mut self.flush.dropping[pipeline]) {
                    self.board.invalidated(pipeline, &self.memory);
                }
            }
        }
        if self.input.flush_valid & self.output.flush_ready != 0 {
            self.flush.active = true;
            self.flush.begun += 1;
            self.flush.dropped += self.input.flush_drop;
            // Requests accepted up to this very cycle come before the flush.
            self.flush.dropping = [self.input.flush_drop != 0; PIPELINES];
            self.input.flush_valid = 0;
        }
    }

    fn final_flush(&mut self, models: &mut Subsystem) -> Result<(), CacheError> {
        let start = self.cycle;
        self.input.flush_valid = 1;
        self.input.flush_drop = 0;
        self.flush.done = false;
        while !self.flush.done {
            self.drive_memory();
            self.clock(models)?;
            self.edge_memory()?;
            self.edge_flush();
            self.watch()?;
        }
        self.stats.flush_cycles = self.cycle - start;
        self.settle(models)
    }

    /// Reads all counters; the subsystem is idle.
    fn counters(&mut self, models: &mut Subsystem) -> Result<Counters, CacheError> {
        let mut counters = Counters::default();
        for (pipeline, values) in counters.iter_mut().enumerate() {
            for (counter, value) in values.iter_mut().enumerate() {
                self.input.cnt_pipe = pipeline as u64;
                self.input.cnt_sel = counter as u64;
                self.clock(models)?;
                *value = self.output.cnt_value;
            }
        }
        Ok(counters)
    }

    /// The counters against what went over the ports.
    fn judge_counters(&self, counters: &Counters) -> Result<(), CacheError> {
        for (pipeline, values) in counters.iter().enumerate() {
            let port = &self.ports[pipeline];
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

    fn watch(&self) -> Result<(), CacheError> {
        if self.cycle >= self.config.max_cycles {
            return Err(CacheError::TooLong(self.config.max_cycles));
        }
        if self.cycle > self.moved + self.bound + WALK_CYCLES {
            return Err(CacheError::Hang { since: self.moved, cycle: self.cycle, waiting: self.board.waiting() });
        }
        Ok(())
    }
}
