//! Float operations of a kernel on the EU, by phase: where the rate of the launch as a whole comes from.

use tessera_isa::{decode, DataType, Instruction, Opcode, Operands, TernaryType};
use tessera_launch::Launch;
use tessera_lockstep::bench::{Bench, Cycle, RunError, Watch};
use tessera_lockstep::compare::Lockstep;
use tessera_lockstep::kernel::{eus, KernelRun};
use tessera_lockstep::model::GoldenModel;
use tessera_lockstep::stats::Stats;
use tessera_ports::config::EuConfig;
use tessera_ports::uop::THREADS;

/// Some cycles of a run, and what happened in them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Phase {
    /// How many, of all EUs.
    pub cycles: u64,
    /// Enabled lanes of float add, mul (one each) and mad (two) that retired.
    pub flops: u64,
    /// Register rows written, by whomever.
    pub rows: u64,
}

impl Phase {
    fn add(&mut self, cycle: &Counted) {
        self.cycles += 1;
        self.flops += u64::from(cycle.flops);
        self.rows += u64::from(cycle.rows);
    }

    /// Float operations a cycle.
    pub fn rate(&self) -> f64 {
        self.flops as f64 / self.cycles.max(1) as f64
    }

    /// Rows written a cycle.
    pub fn rows_per_cycle(&self) -> f64 {
        self.rows as f64 / self.cycles.max(1) as f64
    }
}

/// One cycle of one EU.
#[derive(Debug, Clone, Copy)]
struct Counted {
    flops: u32,
    rows: u32,
    /// All slots have a thread that runs.
    full: bool,
}

/// The cycles of one EU.
#[derive(Debug, Default)]
struct Unit {
    cycles: Vec<Counted>,
    /// First and last multiply-add of the thread in each slot.
    open: [Option<(usize, usize)>; THREADS],
    /// The same of threads that have ended.
    closed: Vec<(usize, usize)>,
}

impl Unit {
    /// For each cycle how many threads have begun with their multiply-adds and not yet done the last.
    fn multiplying(&self) -> Vec<usize> {
        let mut change = vec![0isize; self.cycles.len() + 1];
        for &(first, last) in self.closed.iter().chain(self.open.iter().flatten()) {
            change[first] += 1;
            change[last + 1] -= 1;
        }
        let running = |now: &mut isize, &change: &isize| {
            *now += change;
            Some(now.unsigned_abs())
        };
        change.iter().scan(0, running).collect()
    }
}

/// Counts float operations as they retire.
pub struct Flops<'a> {
    code: &'a [u8],
    units: Vec<Unit>,
}

impl<'a> Flops<'a> {
    /// Of a run of this code.
    pub fn new(code: &'a [u8]) -> Self {
        Flops { code, units: Vec::new() }
    }

    fn of(&self, ip: u64) -> u32 {
        let inst = self.code.get(ip as usize..).and_then(|code| decode(code).ok());
        inst.map_or(0, |d| flops(&d.inst))
    }

    fn cycles(&self) -> impl Iterator<Item = (usize, &Counted)> {
        self.units.iter().flat_map(|unit| unit.multiplying().into_iter().zip(&unit.cycles))
    }

    fn phase<'s>(&self, cycles: impl Iterator<Item = &'s Counted>) -> Phase {
        cycles.fold(Phase::default(), |mut phase, cycle| {
            phase.add(cycle);
            phase
        })
    }

    /// The whole run.
    pub fn all(&self) -> Phase {
        self.phase(self.cycles().map(|(_, cycle)| cycle))
    }

    /// The cycles in which all threads of an EU run: without the launch's beginning and end.
    pub fn full(&self) -> Phase {
        self.phase(self.cycles().map(|(_, cycle)| cycle).filter(|cycle| cycle.full))
    }

    /// The main phase: all threads of an EU are between their first and their last multiply-add, so none is
    /// only being set up or storing its results.
    pub fn main(&self) -> Phase {
        self.phase(self.cycles().filter(|(multiplying, _)| *multiplying == THREADS).map(|(_, cycle)| cycle))
    }
}

impl Watch for Flops<'_> {
    fn cycle(&mut self, cycle: &Cycle) -> Result<(), RunError> {
        let retired = cycle.output.ret.map(|ret| match ret.valid {
            0 => (0, 0, 0),
            _ => (ret.slot as usize, self.of(ret.ip), ret.mask.count_ones()),
        });
        self.units.resize_with(self.units.len().max(cycle.eu + 1), Unit::default);
        let unit = &mut self.units[cycle.eu];
        if let Some((place, _)) = cycle.started {
            unit.closed.extend(unit.open[place.slot].take());
        }
        let now = unit.cycles.len();
        for (slot, each, _) in retired {
            if each == 2 {
                unit.open[slot] = Some((unit.open[slot].map_or(now, |(first, _)| first), now));
            }
        }
        unit.cycles.push(Counted {
            flops: retired.iter().map(|(_, each, lanes)| each * lanes).sum(),
            rows: cycle.output.wb.iter().map(|wb| wb.valid as u32).sum(),
            full: cycle.output.busy.count_ones() == THREADS as u32,
        });
        Ok(())
    }
}

/// Float operations of a lane.
fn flops(inst: &Instruction) -> u32 {
    let float = match inst.operands {
        Operands::Binary { dst, .. } => matches!(dst.ty, DataType::F | DataType::Hf | DataType::Df),
        Operands::Ternary { dst, .. } => matches!(dst.ty, TernaryType::F | TernaryType::Hf | TernaryType::Df),
        _ => false,
    };
    match inst.opcode {
        _ if !float => 0,
        Opcode::Add | Opcode::Mul => 1,
        Opcode::Mad | Opcode::Madm => 2,
        _ => 0,
    }
}

/// Runs a launch on the golden model with messages answered after 100 cycles; the buffers must be right.
pub fn run(launch: &Launch) -> Result<(Stats, Flops<'_>), RunError> {
    let config = EuConfig { message_latency: [100, 100], ..EuConfig::default() };
    let golden = || Lockstep::new(vec![Box::new(GoldenModel(tessera_golden::eu::Eu::default())) as _]);
    let mut eus: Vec<_> = (0..eus(launch, &config)).map(|_| golden()).collect();
    let mut host = KernelRun::new(launch);
    let mut flops = Flops::new(&launch.kernel().isa);
    let stats = Bench::new(&config, &launch.kernel().isa).run(&mut eus, &mut host, &mut [&mut flops], &mut |_| ())?;
    assert!(launch.check(host.memory()).passed(), "{}: the results are wrong", launch.file());
    Ok((stats, flops))
}
