//! What `run` and `lockstep` share: loading launches and settling the surroundings.

use std::path::Path;

use tessera_interp::RunOptions;
use tessera_launch::sequence::{Carried, Sequence};
use tessera_launch::{Launch, Memory};
use tessera_lockstep::bench::{Bench, Watch};
use tessera_lockstep::compare::Lockstep;
use tessera_lockstep::kernel::{self, KernelRun};
use tessera_lockstep::place::EUS;
use tessera_lockstep::stats::Stats;

use crate::args::{BenchArgs, Engine, Shape, StepArgs};
use crate::config::Config;
use crate::engine;
use crate::error::CliError;

/// The configuration chosen with the options of the command line over it.
pub fn config(args: &BenchArgs) -> Result<Config, CliError> {
    let mut config = Config::chosen(args.config.as_deref())?;
    config.shape = args.shape.map_or(config.shape, Shape::shape);
    let eu = &mut config.eu;
    let set = |field: &mut [u32; 2], option: Option<[u32; 2]>| *field = option.unwrap_or(*field);
    set(&mut eu.line_latency, args.line_latency);
    set(&mut eu.message_latency, args.message_latency);
    eu.threads = args.threads.unwrap_or(eu.threads);
    args.weather.apply(&mut eu.back_pressure, &mut eu.seed, &mut eu.max_cycles);
    config.validate()?;
    Ok(config)
}

/// Which steps of a file a command runs, and what those before have left.
pub struct Steps {
    pub sequence: Sequence,
    pub range: std::ops::Range<usize>,
    pub carried: Carried,
}

impl Steps {
    /// Those of `path`, or the one asked for, before which the interpreter runs the others.
    pub fn load(path: &Path, asked: &StepArgs) -> Result<Steps, CliError> {
        let sequence = Sequence::load(path)?;
        let count = sequence.steps();
        let range = match asked.step {
            None => 0..count,
            Some(step) if (1..=count).contains(&step) => step - 1..step,
            Some(step) => {
                let reason = format!("{step}, expected 1 to {count}, the steps of {}", path.display());
                return Err(CliError::Option { option: "--step", reason });
            }
        };
        let mut carried = sequence.begin();
        for step in 0..range.start {
            let launch = sequence.launch(step, &carried);
            let mut memory = launch.memory();
            let ran = tessera_interp::run(&launch, &mut memory, &RunOptions::default());
            ran.map_err(|source| CliError::Interp { file: launch.file().to_string(), source })?;
            sequence.end(step, &memory, &mut carried);
        }
        Ok(Steps { sequence, range, carried })
    }

    /// Refuses several steps for what shows one run; `option` is what asks for that.
    pub fn expect_one(&self, option: &'static str) -> Result<(), CliError> {
        match self.range.len() {
            1 => Ok(()),
            count => {
                let reason = format!("of {count} steps, expected one: --step 1 to {count}");
                Err(CliError::Option { option, reason })
            }
        }
    }

    /// The one there is; `option` is what asks for one.
    pub fn only(&self, option: &'static str) -> Result<Launch, CliError> {
        self.expect_one(option)?;
        Ok(self.sequence.launch(self.range.start, &self.carried))
    }

    /// Runs each, of several with a line in front unless `quiet`; `run` gives the memory that it leaves.
    pub fn each(mut self, quiet: bool, mut run: impl FnMut(usize, &Launch) -> Result<Memory, CliError>) -> Result<(), CliError> {
        let count = self.range.len();
        self.range.clone().try_for_each(|step| {
            let launch = self.sequence.launch(step, &self.carried);
            if count > 1 && !quiet {
                outln!("step {} of {count}: {}", step + 1, launch.kernel().name);
            }
            let memory = run(step, &launch)?;
            self.sequence.end(step, &memory, &mut self.carried);
            Ok(())
        })
    }
}

/// Execution units for the launch: those asked for, or as few as it needs.
pub fn units(asked: Option<usize>, config: &Config, launch: &Launch) -> Result<usize, CliError> {
    let (needed, threads) = (kernel::eus(launch, &config.surroundings()), launch.group_threads());
    let wrong = |option, reason| Err(CliError::Option { option, reason });
    if needed > EUS {
        let each = config.surroundings().threads;
        return wrong(
            "--threads",
            format!("{each}, expected more: a work-group of {threads} threads does not fit {EUS} units of {each}"),
        );
    }
    match asked.or(Some(config.eus).filter(|&eus| eus > 0)) {
        None => Ok(needed),
        Some(count) if (needed..=EUS).contains(&count) => Ok(count),
        Some(count) => wrong("--eus", format!("{count}, expected {needed} to {EUS}: a work-group has {threads} threads")),
    }
}

/// Runs the launch on one engine under the eyes of `watchers`, on as many units as asked for or needed; its
/// results are right, or this is an error.
pub fn simulate(
    engine: Engine,
    config: &Config,
    eus: Option<usize>,
    launch: &Launch,
    watchers: &mut [&mut dyn Watch],
    on_cycle: &mut dyn FnMut(u64),
) -> Result<Stats, CliError> {
    let unit = |_| Ok(Lockstep::new(vec![engine::eu(engine, &config.shape, None)?]));
    let mut eus = (0..units(eus, config, launch)?).map(unit).collect::<Result<Vec<_>, CliError>>()?;
    let mut host = KernelRun::new(launch);
    let stats = Bench::new(&config.surroundings(), &launch.kernel().isa)
        .run(&mut eus, &mut host, watchers, on_cycle)
        .map_err(|e| CliError::run(launch, e))?;
    launch.verdict(&launch.check(host.memory()))?;
    Ok(stats)
}
