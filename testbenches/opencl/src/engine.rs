//! What runs a launch.

use tessera_eu::eu as rtl;
use tessera_export::cosim::Options;
use tessera_interp::{Code, InterpError, RunOptions};
use tessera_launch::{Launch, Memory};
use tessera_lockstep::bench::{Bench, RunError};
use tessera_lockstep::compare::Lockstep;
use tessera_lockstep::kernel::{self, KernelRun};
use tessera_lockstep::model::{GoldenModel, Model, RtlModel};
use tessera_lockstep::verilog::VerilogModel;
use tessera_ports::config::EuConfig;
use tessera_ports::eu::{EuIn, EuOut};

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

/// A launch that ended.
pub struct Ran {
    /// Memory as it left it.
    pub memory: Memory,
    /// Instructions executed.
    pub instructions: u64,
    /// Cycles, on an engine that has some.
    pub cycles: Option<u64>,
}

/// Why a launch did not end as it should: one line that names the instruction and its address, as far as there is
/// one. What it wrote before is there.
pub struct Failed {
    /// The line.
    pub reason: String,
    /// Memory as the launch left it.
    pub memory: Option<Memory>,
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

    /// Runs a launch; `limit` is the number of instructions or cycles after which it is given up.
    pub fn run(self, launch: &Launch, limit: Option<u64>) -> Result<Ran, Failed> {
        match self {
            Engine::Interp => interpret(launch, limit),
            _ => self.simulate(launch, limit),
        }
    }

    fn simulate(self, launch: &Launch, limit: Option<u64>) -> Result<Ran, Failed> {
        let mut config = EuConfig::default();
        config.max_cycles = limit.unwrap_or(config.max_cycles);
        let failed = |reason: String, memory| Failed { reason, memory };
        let mut eus = (0..kernel::eus(launch, &config))
            .map(|_| Ok(Lockstep::new(vec![self.unit()?])))
            .collect::<Result<Vec<_>, String>>()
            .map_err(|reason| failed(reason, None))?;
        let mut host = KernelRun::new(launch);
        let mut bench = Bench::new(&config, &launch.kernel().isa);
        let result = bench.drive(&mut eus, &mut host, &mut [], &mut |_| {});
        let memory = host.memory().clone();
        let stats = bench.stats();
        match result {
            Ok(()) => Ok(Ran { memory, instructions: stats.instructions(), cycles: Some(stats.cycles) }),
            Err(error) => Err(failed(described(launch, &error), Some(memory))),
        }
    }

    fn unit(self) -> Result<Box<dyn Model<EuIn, EuOut>>, String> {
        Ok(match self {
            Engine::Interp | Engine::Golden => Box::new(GoldenModel(tessera_golden::eu::Eu::default())),
            Engine::Rtl => Box::new(RtlModel::<rtl::Eu>::new::<EuIn, EuOut>()),
            Engine::Verilator => {
                let options = Options { random_start: Some(1), ..Options::default() };
                Box::new(VerilogModel::build::<rtl::Eu, EuIn, EuOut>(&options).map_err(|error| error.to_string())?)
            }
        })
    }
}

fn text(launch: &Launch, ip: u32) -> String {
    Code::new(&launch.kernel().isa).text(ip).unwrap_or_else(|| "no instruction".into())
}

fn interpret(launch: &Launch, limit: Option<u64>) -> Result<Ran, Failed> {
    let mut memory = launch.memory();
    let options = RunOptions { step_limit: limit.unwrap_or(RunOptions::default().step_limit) };
    match tessera_interp::run(launch, &mut memory, &options) {
        Ok(report) => Ok(Ran { memory, instructions: report.instructions, cycles: None }),
        Err(error) => {
            let at = match &error {
                InterpError::StepLimit { ip, .. } => format!("; instruction at {ip:#06x}: `{}`", text(launch, *ip)),
                _ => String::new(),
            };
            Err(Failed { reason: format!("{error}{at}"), memory: Some(memory) })
        }
    }
}

fn described(launch: &Launch, error: &RunError) -> String {
    match error {
        RunError::Unsupported { ip, .. } | RunError::Message { ip, .. } => {
            format!("{error}; instruction at {ip:#06x}: `{}`", text(launch, *ip))
        }
        _ => error.to_string(),
    }
}
