//! The clock of client, pipeline and memory.

use tessera_ports::bundle::cache::Flush;
use tessera_ports::cache::render_cache::{RenderCacheIn, RenderCacheOut};
use tessera_ports::Interface;

use crate::client::Client;
use crate::failure::Failure;
use crate::memory::Memory;
use crate::request::Request;
use crate::setting::{Counts, Setting, Weather};
use crate::Pipeline;
use tessera_testkit::Random;

/// Cycles without progress after which nothing will move any more: far beyond every latency of the tests.
const STILL: u64 = 20_000;

/// Cycles in which a flush must end.
const FLUSH: u64 = 200_000;

/// A pipeline under test.
pub struct Bench<C> {
    /// The pipeline.
    pub cache: C,
    /// Since the end of the reset sweep.
    pub counts: Counts,
    weather: Weather,
    client: Client,
    memory: Memory,
    flush: Option<u64>,
    rules: <RenderCacheIn as Interface>::Rules,
}

impl<C: Pipeline> Bench<C> {
    /// Resets the pipeline and waits until it can be used.
    pub fn new(cache: C, setting: Setting) -> Result<Self, Failure> {
        let mut bench = Bench {
            cache,
            weather: Weather { random: Random(setting.seed), setting },
            counts: Counts::default(),
            client: Client::default(),
            memory: Memory::default(),
            flush: None,
            rules: Default::default(),
        };
        let reset = RenderCacheIn { reset: 1, ..bench.tied() };
        bench.cache.cycle(&reset);
        while bench.cache.show(&bench.tied()).flush.ready == 0 {
            bench.step()?;
            bench.moves(bench.counts.cycles)?;
        }
        bench.counts = Counts::default();
        Ok(bench)
    }

    fn tied(&self) -> RenderCacheIn {
        self.weather.setting.config.cache_inputs()
    }

    /// Requests to offer as soon as those before them are accepted.
    pub fn ask(&mut self, requests: impl IntoIterator<Item = Request>) {
        self.client.ask(requests);
    }

    /// One cycle; the cache's outputs in it.
    pub fn step(&mut self) -> Result<RenderCacheOut, Failure> {
        let cycle = self.counts.cycles;
        let mut i = self.tied();
        self.client.drive(&mut i, cycle, &mut self.weather)?;
        self.memory.drive(&mut i, cycle, &mut self.weather);
        i.flush = self.flush.map_or_else(Flush::default, |drop| Flush { valid: 1, drop });
        let o = self.cache.cycle(&i);
        i.check(&o, &mut self.rules).map_err(|broken| Failure::Stream { cycle, broken })?;
        self.client.took((&i, &o), &mut self.weather, &self.memory, &mut self.counts)?;
        self.memory.took((&i, &o), &mut self.weather, &mut self.counts)?;
        if i.flush.valid & o.flush.ready == 1 {
            self.flush = None;
        }
        let c = &mut self.counts;
        c.cycles += 1;
        c.present += o.ev.present;
        c.linked += o.ev.link;
        c.missed += o.ev.miss;
        c.data_reads += o.ev.read;
        c.victim_reads += o.ev.victim;
        c.result_writes += o.ev.result;
        c.allocations += o.ev.alloc;
        c.stalls[o.stall as usize] += 1;
        Ok(o)
    }

    /// Requests that wait, requests without a response, responses without a result, reads without data.
    fn under_way(&self) -> [usize; 4] {
        [self.client.waiting(), self.client.open(), self.client.owed(), self.memory.reads()]
    }

    /// An error once there has been no progress for too long.
    fn moves(&mut self, still: u64) -> Result<(), Failure> {
        if still < STILL {
            return Ok(());
        }
        let cycle = self.counts.cycles;
        let [waiting, open, owed, reads] = self.under_way();
        let at_rest = (waiting, owed, reads) == (0, 0, 0) && self.cache.show(&self.tied()).idle == 1;
        match at_rest {
            true if open > 0 => Err(Failure::Lost { cycle, open, block: self.client.oldest() }),
            _ => Err(Failure::Stuck { cycle, still, open, waiting }),
        }
    }

    /// Runs until every request has been answered and every result taken.
    pub fn finish(&mut self) -> Result<(), Failure> {
        let mut still = 0;
        while self.under_way() != [0; 4] {
            let before = self.under_way();
            self.step()?;
            still = if before == self.under_way() { still + 1 } else { 0 };
            self.moves(still)?;
        }
        Ok(())
    }

    /// Asks and waits for the end of everything.
    pub fn run(&mut self, requests: impl IntoIterator<Item = Request>) -> Result<(), Failure> {
        self.ask(requests);
        self.finish()
    }

    /// Lets `cycles` pass.
    pub fn wait(&mut self, cycles: usize) -> Result<(), Failure> {
        (0..cycles).try_for_each(|_| self.step().map(drop))
    }

    /// Flush (or invalidate) and wait for its end; the cycles it took.
    pub fn flush(&mut self, drop: bool) -> Result<u64, Failure> {
        self.flush = Some(drop.into());
        let start = self.counts.cycles;
        while self.step()?.flush_done == 0 {
            let still = self.counts.cycles - start;
            let [waiting, open, ..] = self.under_way();
            if still > FLUSH {
                return Err(Failure::Stuck { cycle: self.counts.cycles, still, open, waiting });
            }
        }
        let (open, reads, writes) = (self.client.open() + self.client.owed(), self.memory.reads(), self.memory.writes());
        if (open, reads, writes) != (0, 0, 0) {
            return Err(Failure::FlushEarly { cycle: self.counts.cycles, open, reads, writes });
        }
        Ok(self.counts.cycles - start)
    }

    /// Flushes and compares memory with what must be there; the number of blocks compared.
    pub fn check_memory(&mut self) -> Result<u64, Failure> {
        self.finish()?;
        self.flush(false)?;
        self.compare_memory()
    }

    /// Compares memory, right after a flush, with what must be there; the number of blocks compared.
    pub fn compare_memory(&self) -> Result<u64, Failure> {
        let mut compared = 0;
        for (block, data) in self.client.expected().filter(|(block, _)| !self.memory.is_poisoned(**block)) {
            self.memory.compare(*block, data)?;
            compared += 1;
        }
        Ok(compared)
    }
}
