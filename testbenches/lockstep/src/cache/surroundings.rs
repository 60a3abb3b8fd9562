//! What every run of the subsystem has around it, whatever its clients do: clock, memory behind four ports,
//! reset, the flush that ends a run, and the watch that finds it stuck.

use tessera_ports::bundle::cache::Flush;
use tessera_ports::cache::config::MemoryConfig;
use tessera_ports::cache::memory_subsystem::{MemorySubsystemIn, MemorySubsystemOut};
use tessera_ports::cache::PIPELINES;
use tessera_traces::{Layout, Memory};

use super::error::CacheError;
use super::memory_port::MemoryPort;
use super::Subsystem;
use tessera_testkit::Random;

const RESET_CYCLES: u64 = 2;

/// Cycles a flush may take over an empty cache, without any event on the ports.
const WALK_CYCLES: u64 = 1000;

/// Memory, inputs and outputs of the subsystem, as every run needs them.
pub struct Surroundings {
    /// Decides about latencies, order and back-pressure.
    pub random: Random,
    /// Where surfaces lie.
    pub layout: Layout,
    /// Contents.
    pub memory: Memory,
    /// The memory behind each pipeline.
    pub ports: [MemoryPort; PIPELINES],
    /// Inputs of the cycle.
    pub input: MemorySubsystemIn,
    /// Outputs of the cycle.
    pub output: MemorySubsystemOut,
    /// Clock edges so far.
    pub cycle: u64,
    /// Cycle of the last event on a port; none may be missing for as long as a request may wait.
    pub moved: u64,
    /// Blocks whose fetch failed in the last cycle.
    pub failed: Vec<u32>,
    bound: u64,
    max_cycles: u64,
}

/// Cycles within which every accepted request is answered. A request may meet a full queue of chains that are
/// served one after the other, each after a victim's write, its fetch and a result; every handshake may be
/// held.
pub fn age_bound(config: &MemoryConfig) -> u64 {
    let [read, write] = [config.read_latency[1], config.write_latency[1]].map(u64::from);
    let round = read + write + u64::from(config.client_latency) + 32;
    let held = 100 / u64::from(100 - config.back_pressure);
    4 * config.cache.queue_entries as u64 * round * held
}

impl Surroundings {
    /// Everything at rest.
    pub fn new(config: &MemoryConfig, layout: Layout, memory: Memory) -> Self {
        Surroundings {
            random: Random::new(config.seed),
            layout,
            memory,
            ports: std::array::from_fn(|p| MemoryPort::new(config, p)),
            input: config.cache.subsystem_inputs(),
            output: MemorySubsystemOut::default(),
            cycle: 0,
            moved: 0,
            failed: Vec::new(),
            bound: age_bound(config) + WALK_CYCLES,
            max_cycles: config.max_cycles,
        }
    }

    /// Evaluates the cycle and its clock edge; outputs are those before the edge.
    pub fn clock(&mut self, models: &mut Subsystem) -> Result<(), CacheError> {
        self.output = models.step(&self.input)?;
        self.cycle += 1;
        Ok(())
    }

    /// Number of the cycle whose edge was the last.
    pub fn last(&self) -> u64 {
        self.cycle - 1
    }

    /// Drives the inputs that memory answers with.
    pub fn drive_memory(&mut self) {
        for port in &mut self.ports {
            port.drive(self.cycle, &mut self.random, &self.memory, &mut self.input);
        }
    }

    /// Ends the cycle for memory.
    pub fn edge_memory(&mut self) -> Result<(), CacheError> {
        let cycle = self.last();
        self.failed.clear();
        for (pipeline, port) in self.ports.iter_mut().enumerate() {
            let failed = port
                .edge(cycle, &mut self.random, &self.layout, &mut self.memory, &self.input, &self.output)
                .map_err(|reason| CacheError::Violation { cycle, pipeline, reason })?;
            self.failed.extend(failed);
            if self.input.md[pipeline].valid & self.output.md[pipeline].ready | self.input.ack[pipeline].valid != 0 {
                self.moved = cycle;
            }
        }
        Ok(())
    }

    /// Reset, and the sweep behind it.
    pub fn reset(&mut self, models: &mut Subsystem) -> Result<(), CacheError> {
        self.input.reset = 1;
        for _ in 0..RESET_CYCLES {
            self.clock(models)?;
        }
        self.input.reset = 0;
        self.clock(models)?;
        self.settle(models)
    }

    /// Until everything is idle. The clients are.
    pub fn settle(&mut self, models: &mut Subsystem) -> Result<(), CacheError> {
        loop {
            self.drive_memory();
            self.clock(models)?;
            let quiet = self.ports.iter().all(MemoryPort::quiet);
            self.edge_memory()?;
            if self.output.idle != 0 && quiet {
                return Ok(());
            }
            self.watch(0)?;
        }
    }

    /// Writes every block out; memory holds everything then. Returns the cycles it took.
    pub fn flush(&mut self, models: &mut Subsystem) -> Result<u64, CacheError> {
        let start = self.cycle;
        self.input.flush = Flush { valid: 1, drop: 0 };
        loop {
            self.drive_memory();
            self.clock(models)?;
            self.edge_memory()?;
            if self.output.flush_done != 0 {
                break;
            }
            if self.output.flush.ready != 0 {
                self.input.flush.valid = 0;
            }
            self.watch(0)?;
        }
        let cycles = self.cycle - start;
        self.settle(models)?;
        Ok(cycles)
    }

    /// Finds a run that is stuck with `waiting` requests, or too long.
    pub fn watch(&self, waiting: usize) -> Result<(), CacheError> {
        if self.cycle >= self.max_cycles {
            return Err(CacheError::TooLong(self.max_cycles));
        }
        if self.cycle > self.moved + self.bound {
            return Err(CacheError::Hang { since: self.moved, cycle: self.cycle, waiting });
        }
        Ok(())
    }
}
