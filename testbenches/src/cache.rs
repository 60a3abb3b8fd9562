//! Workloads of the memory subsystem: the repository's traces, and streams of random records that provoke
//! every hazard.

use tessera_export::cosim::Options;
use tessera_lockstep::cache::scoreboard::image;
use tessera_lockstep::cache::{Bench, CacheError, CacheStats, Flushes, Subsystem};
use tessera_lockstep::model::{GoldenModel, Model, RtlModel};
use tessera_lockstep::verilog::VerilogModel;
use tessera_memory::memory_subsystem::MemorySubsystem as Hardware;
use tessera_ports::cache::config::MemoryConfig;
use tessera_ports::cache::memory_subsystem::{MemorySubsystemIn, MemorySubsystemOut};
use tessera_testkit::Random;
use tessera_traces::{Functional, Header, Layout, Op, Record, Trace};

/// Some model of the memory subsystem.
pub type SubsystemModel = Box<dyn Model<MemorySubsystemIn, MemorySubsystemOut>>;

/// The golden memory subsystem.
pub fn golden() -> SubsystemModel {
    Box::new(GoldenModel(tessera_golden::cache::memory_subsystem::MemorySubsystem::default()))
}

/// The rust-hdl memory subsystem.
pub fn rtl() -> SubsystemModel {
    Box::new(RtlModel::<Hardware>::new::<MemorySubsystemIn, MemorySubsystemOut>())
}

/// The exported memory subsystem, with registers that start at random.
///
/// # Panics
/// When it cannot be built.
pub fn verilated() -> SubsystemModel {
    let model = VerilogModel::build::<Hardware, MemorySubsystemIn, MemorySubsystemOut>(&Options {
        random_start: Some(1),
        ..Options::default()
    });
    Box::new(model.unwrap_or_else(|e| panic!("the Verilog model cannot be built: {e}")))
}

/// Runs the first `count` records of a trace and compares the memory they leave with that of the functional
/// model.
pub fn run_trace(
    models: Vec<SubsystemModel>,
    config: &MemoryConfig,
    trace: &Trace,
    count: usize,
) -> Result<CacheStats, CacheError> {
    let bench = Bench::new(config, trace.layout(), Flushes::default());
    let records = &mut trace.records.iter().take(count).copied();
    let outcome = bench.run(&mut Subsystem::new(models), records, &mut |_| ())?;
    image(&trace.layout(), &outcome.memory, &Functional::run(trace, count))?;
    Ok(outcome.stats)
}

/// Runs `count` random records of one seed on surfaces of 128x128 pixels.
pub fn run_random(
    models: Vec<SubsystemModel>,
    config: &MemoryConfig,
    flushes: Flushes,
    count: usize,
) -> Result<CacheStats, CacheError> {
    let header = Header { msaa: config.msaa, width: 128, height: 128, count: 0, scene: String::new() };
    let mut records = RandomRecords::new(config.seed).take(count);
    let mut bench = Bench::new(config, Layout::new(&header), flushes);
    if config.back_pressure > 0 {
        bench = bench.rejecting();
    }
    Ok(bench.run(&mut Subsystem::new(models), &mut records, &mut |_| ())?.stats)
}

/// A trace of read-modify-writes that hit but for the first of each block: `each` per pipeline, on 16 blocks
/// of each.
pub fn hits(each: u32) -> Trace {
    let header = Header { msaa: false, width: 256, height: 16, count: 4 * each, scene: "hits".into() };
    let record = |n: u32| Record { x: (n % 64) as u16, y: 0, surface: 0, op: Op::ReadWrite, mask: u16::MAX };
    Trace { records: (0..header.count).map(record).collect(), header }
}

/// A named configuration in rough weather: short and long latencies in turn, answers in any order, failing
/// reads, and handshakes held in a share of the cycles that depends on the seed.
///
/// # Panics
/// When there is no configuration of that name.
pub fn rough(name: &str, seed: u64) -> MemoryConfig {
    let config = MemoryConfig::named(name).unwrap_or_else(|e| panic!("{e}"));
    let back_pressure = [0, 10, 40, 70][seed as usize % 4];
    let client_latency = 1 + seed as u32 % 5;
    MemoryConfig { read_latency: [1, 80], write_latency: [1, 60], back_pressure, errors: 10, client_latency, seed, ..config }
}

/// The flushes of a rough run.
pub const FLUSHES: Flushes = Flushes { every: 2_000, invalidate: true };

/// Tiles per row and column of the random streams.
const EDGE: u64 = 32;

/// An endless stream that changes its habit every few dozen records.
pub struct RandomRecords {
    random: Random,
    habit: Habit,
    left: u64,
}

/// Where the next records go.
#[derive(Debug, Clone, Copy)]
enum Habit {
    /// One block, again and again: long chains.
    Hammer(u16, u16),
    /// A few blocks of one pipeline and one plain set: evictions, pinned ways, fetches of victims.
    SameSet(u16, u16),
    /// Neighbours in row order, as a triangle covers them.
    Walk(u16, u16),
    /// Anywhere.
    Scatter,
}

impl RandomRecords {
    /// The records of a seed.
    pub fn new(seed: u64) -> Self {
        RandomRecords { random: Random::new(seed ^ 0x5EED_CAFE), habit: Habit::Scatter, left: 0 }
    }

    fn tile(&mut self) -> (u16, u16) {
        let random = &mut self.random;
        match &mut self.habit {
            Habit::Hammer(x, y) => (*x, *y),
            Habit::SameSet(x, y) => {
                // Plain sets repeat every 32 columns and 4 rows in the pattern `rows`; hashed ones do not
                // matter here.
                (*x, (*y + 4 * random.below(EDGE / 4) as u16) % EDGE as u16)
            }
            Habit::Walk(x, y) => {
                *x += 1;
                if u64::from(*x) == EDGE {
                    (*x, *y) = (0, (*y + 1) % EDGE as u16);
                }
                (*x, *y)
            }
            Habit::Scatter => (random.below(EDGE) as u16, random.below(EDGE) as u16),
        }
    }
}

impl Iterator for RandomRecords {
    type Item = Record;

    fn next(&mut self) -> Option<Record> {
        if self.left == 0 {
            let (x, y) = (self.random.below(EDGE) as u16, self.random.below(EDGE) as u16);
            self.habit = self.random.pick(&[Habit::Hammer(x, y), Habit::SameSet(x, y), Habit::Walk(x, y), Habit::Scatter]);
            self.left = 1 + self.random.below(60);
        }
        self.left -= 1;
        let (x, y) = self.tile();
        let random = &mut self.random;
        let mask = match random.below(4) {
            0 => u16::MAX,
            1 => 1 << random.below(16),
            _ => random.word() as u16 | 1 << random.below(16),
        };
        let op = random.pick(&[Op::Read, Op::Write, Op::ReadWrite, Op::ReadWrite]);
        let surface = if random.chance(90) { random.below(2) as u8 } else { 2 };
        Some(Record { x, y, surface, op, mask })
    }
}
