//! `tessera lockstep`: several engines, compared every cycle, followed by the interpreter.

use tessera_launch::{Launch, Memory};
use tessera_lockstep::bench::Bench;
use tessera_lockstep::compare::Lockstep;
use tessera_lockstep::follow::Follower;
use tessera_lockstep::kernel::KernelRun;
use tessera_ports::config::EuShape;

use crate::args::{Engine, LockstepArgs};
use crate::energy::Prices;
use crate::engine::{self, EuModel};
use crate::error::CliError;
use crate::interrupt::Stoppable;
use crate::launch::{config, units, Steps};
use crate::progress::Progress;
use crate::replay;
use crate::report::{Counts, Outcome};
use crate::run::ended;
use crate::wave::Wave;

pub fn lockstep(args: &LockstepArgs) -> Result<(), CliError> {
    if args.engines.contains(&Engine::Interp) {
        let reason = "interp has no cycles and follows anyway, expected golden, rtl or verilator".into();
        return Err(CliError::Option { option: "--engines", reason });
    }
    let steps = Steps::load(&args.launch, &args.step)?;
    if args.wave.vcd.is_some() {
        steps.expect_one("--vcd")?;
    }
    let several = steps.sequence.steps() > 1;
    steps.each(args.stats.json, |step, launch| compare(args, several.then_some(step + 1), launch))
}

/// Gives the memory that the engines agree on.
fn compare(args: &LockstepArgs, step: Option<usize>, launch: &Launch) -> Result<Memory, CliError> {
    let config = config(&args.bench)?;
    let prices = Prices::chosen(&args.energy)?;
    let wave = Wave::asked(&args.wave);
    let unit = |n| Ok(Lockstep::new(models(&args.engines, &config.shape, wave.as_ref().filter(|_| n == 0))?));
    // The one with the waveform last: its file is to be created only once nothing else can refuse the run.
    let mut eus = (0..units(args.bench.eus, &config, launch)?).rev().map(unit).collect::<Result<Vec<_>, CliError>>()?;
    eus.reverse();
    let mut host = KernelRun::new(launch);
    let mut follower = Follower::new(launch);
    let (mut progress, mut stop, mut cycles) = (Progress::new(), Stoppable::begin(), 0);
    let mut bench = Bench::new(&config.surroundings(), &launch.kernel().isa);
    let result = bench.drive(&mut eus, &mut host, &mut [&mut follower, &mut stop], &mut |cycle| {
        cycles = cycle;
        progress.at(cycle, "cycles");
        wave.iter().for_each(|wave| wave.at(cycle));
    });
    drop((progress, eus));
    let (ended, reason) = ended(result).map_err(|error| {
        let replay = replay::command(args, step, &error);
        match CliError::run(launch, error) {
            CliError::Run { file, reason, failed: true } => {
                CliError::Run { file, reason: format!("{reason}; replay: {replay}"), failed: true }
            }
            other => other,
        }
    })?;
    wave.map_or(Ok(()), |wave| wave.verdict(cycles))?;
    let stats = bench.stats();
    let summary = format!(
        "{} engines agree on every port in {} cycles; {} instructions as the interpreter has them",
        args.engines.len(),
        stats.cycles,
        follower.followed
    );
    let counts = Counts::Cycles { stats: &stats, groups: host.groups(), config: &config, prices: &prices };
    let memory = host.memory();
    Outcome { launch, memory, engines: &args.engines, counts, findings: None, ended, reason }.tell(&args.stats, &summary)?;
    Ok(memory.clone())
}

/// The engines, in the order asked for; the one that has most to show writes the waveform, and is built last,
/// for its file is to be created only once nothing else can refuse the run.
fn models(engines: &[Engine], shape: &EuShape, wave: Option<&Wave>) -> Result<Vec<EuModel>, CliError> {
    let shown = [Engine::Rtl, Engine::Verilator, Engine::Golden].into_iter().find_map(|e| engines.iter().position(|x| *x == e));
    let mut order: Vec<usize> = (0..engines.len()).collect();
    order.sort_by_key(|&i| shown == Some(i));
    let build = |i: usize| Ok((i, engine::eu(engines[i], shape, wave.filter(|_| shown == Some(i)))?));
    let mut models = order.into_iter().map(build).collect::<Result<Vec<_>, CliError>>()?;
    models.sort_by_key(|(i, _)| *i);
    Ok(models.into_iter().map(|(_, model)| model).collect())
}
