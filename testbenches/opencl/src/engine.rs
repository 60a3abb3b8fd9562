//! What runs a launch.

use tessera_export::cosim::Options;
use tessera_golden::Shaped;
use tessera_interp::{instruction_text, run_checked, Checker, InterpError, RunOptions, Unwatched};
use tessera_launch::{Launch, Memory};
use tessera_lockstep::bench::{Bench, RunError};
use tessera_lockstep::compare::Lockstep;
use tessera_lockstep::kernel::{self, KernelRun};
use tessera_lockstep::model::GoldenModel;
use tessera_lockstep::units::{Hardware, Unit};
use tessera_ports::config::{EuConfig, EuShape};

use crate::settings::Surroundings;

/// A way to execute a kernel, as `tessera run` names them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    /// One instruction at a time, without timing.
    Interp,
    /// The cycle-exact model.
    Golden,
    /// The rust-hdl blocks.
    Rtl,
    /// The exported Verilog.
    Verilator,
}

/// What running a launch gave.
pub struct Ran {
    /// Memory as the launch left it, if it began.
    pub memory: Option<Memory>,
    /// How it ended; if not as it should, in one line that names the instruction and its address, as far as there is
    /// one. What it wrote before is in the memory.
    pub ending: Result<Counts, String>,
    /// What is wrong with the kernel though it may run, where that was asked for: a line each.
    pub findings: Vec<String>,
}

/// How much a launch took.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counts {
    /// Instructions executed.
    pub instructions: u64,
    /// Cycles, on an engine that has some.
    pub cycles: Option<u64>,
}

/// How a launch is run.
pub struct How<'a> {
    /// Number of instructions or cycles after which it is given up.
    pub limit: Option<u64>,
    /// What engines with cycles are like.
    pub surroundings: &'a Surroundings,
    /// The interpreter looks for races, undefined values, missed barriers and accesses out of bounds.
    pub check: bool,
}

impl Engine {
    const ALL: [(Engine, &'static str); 4] =
        [(Engine::Interp, "interp"), (Engine::Golden, "golden"), (Engine::Rtl, "rtl"), (Engine::Verilator, "verilator")];

    /// The engine of a name.
    pub fn parse(name: &str) -> Option<Engine> {
        Engine::ALL.iter().find(|engine| engine.1 == name).map(|engine| engine.0)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        Engine::ALL.iter().find(|engine| engine.0 == self).map_or("", |engine| engine.1)
    }

    /// Runs a launch.
    pub fn run(self, launch: &Launch, how: &How) -> Ran {
        match self {
            Engine::Interp => interpret(launch, how),
            _ => self.simulate(launch, how),
        }
    }

    fn simulate(self, launch: &Launch, how: &How) -> Ran {
        let Surroundings { shape, eu } = how.surroundings;
        let config = EuConfig { max_cycles: how.limit.unwrap_or(eu.max_cycles), ..eu.around(shape) };
        let units = (0..kernel::eus(launch, &config)).map(|_| Ok(Lockstep::new(vec![self.unit(shape)?])));
        let mut eus = match units.collect::<Result<Vec<_>, String>>() {
            Ok(eus) => eus,
            Err(reason) => return Ran { memory: None, ending: Err(reason), findings: Vec::new() },
        };
        let mut host = KernelRun::new(launch);
        let mut bench = Bench::new(&config, &launch.kernel().isa);
        let result = bench.drive(&mut eus, &mut host, &mut [], &mut |_| {});
        let stats = bench.stats();
        let counts = Counts { instructions: stats.instructions(), cycles: Some(stats.cycles) };
        let ending = result.map(|()| counts).map_err(|error| described(launch, &error));
        Ran { memory: Some(host.memory().clone()), ending, findings: Vec::new() }
    }

    fn unit(self, shape: &EuShape) -> Result<Unit, String> {
        if self == Engine::Golden {
            return Ok(Box::new(GoldenModel(tessera_golden::eu::Eu::shaped(shape))));
        }
        let hardware = Hardware::of(shape).ok_or_else(|| {
            format!("{} has no hardware of a shape without a name, expected golden, or gen9, compact or lite", self.name())
        })?;
        if self == Engine::Rtl {
            return Ok((hardware.rtl)());
        }
        let options = Options { random_start: Some(1), ..Options::default() };
        (hardware.verilated)(&options).map_err(|error| error.to_string())
    }
}

fn interpret(launch: &Launch, how: &How) -> Ran {
    let mut memory = launch.memory();
    let options = RunOptions { step_limit: how.limit.unwrap_or(RunOptions::default().step_limit) };
    let mut checker = how.check.then(|| Checker::new(launch, &memory));
    let result = match &mut checker {
        Some(checker) => run_checked(launch, &mut memory, &options, &mut Unwatched, checker),
        None => tessera_interp::run(launch, &mut memory, &options),
    };
    let ending = result.map(|report| Counts { instructions: report.instructions, cycles: None }).map_err(|error| match &error {
        InterpError::StepLimit { ip, .. } => format!("{error}; instruction at {ip:#06x}: `{}`", instruction_text(launch, *ip)),
        _ => error.to_string(),
    });
    let findings = checker.iter().flat_map(|checker| checker.findings()).map(ToString::to_string).collect();
    Ran { memory: Some(memory), ending, findings }
}

fn described(launch: &Launch, error: &RunError) -> String {
    match error {
        RunError::Unsupported { ip, .. } | RunError::Message { ip, .. } => {
            format!("{error}; instruction at {ip:#06x}: `{}`", instruction_text(launch, *ip))
        }
        _ => error.to_string(),
    }
}
