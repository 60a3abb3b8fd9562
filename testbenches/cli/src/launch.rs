//! What `run` and `lockstep` share: loading a launch and settling the surroundings.

use tessera_interp::Code;
use tessera_launch::Launch;
use tessera_lockstep::bench::{Bench, Watch};
use tessera_lockstep::compare::Lockstep;
use tessera_lockstep::kernel::{self, KernelRun};
use tessera_lockstep::place::EUS;
use tessera_lockstep::stats::Stats;

use crate::args::{BenchArgs, Engine, Shape};
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
        .map_err(|e| CliError::run(launch.file(), e, |ip| text(launch, ip)))?;
    launch.verdict(&launch.check(host.memory()))?;
    Ok(stats)
}

/// Text of the instruction at an address of the launch's kernel.
pub fn text(launch: &Launch, ip: u32) -> String {
    Code::new(&launch.kernel().isa).text(ip).unwrap_or_else(|| "no instruction".into())
}
