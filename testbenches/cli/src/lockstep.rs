//! `tessera lockstep`: several engines, compared every cycle, followed by the interpreter.

use tessera_launch::Launch;
use tessera_lockstep::bench::{Bench, RunError};
use tessera_lockstep::compare::Lockstep;
use tessera_lockstep::follow::Follower;
use tessera_lockstep::kernel::KernelRun;

use crate::args::{BenchArgs, Engine, LockstepArgs};
use crate::engine;
use crate::error::CliError;
use crate::launch::{check, config, text};
use crate::progress::Progress;

/// Cycles of waveform before a difference.
const REPLAY: u64 = 1000;

pub fn lockstep(args: &LockstepArgs) -> Result<(), CliError> {
    if args.engines.contains(&Engine::Interp) {
        let reason = "interp has no cycles and follows anyway, expected golden, rtl or verilator".into();
        return Err(CliError::Option { option: "--engines", reason });
    }
    let launch = Launch::load(&args.launch)?;
    let config = config(&args.bench)?;
    // The waveform shows the engine that has most to show.
    let shown = [Engine::Rtl, Engine::Verilator, Engine::Golden].into_iter().find(|e| args.engines.contains(e));
    let models = args.engines.iter().map(|&e| engine::eu(e, (shown == Some(e)).then_some(&args.wave)));
    let mut eu = Lockstep::new(models.collect::<Result<_, _>>()?);
    let mut host = KernelRun::new(&launch);
    let mut follower = Follower::new(&launch);
    let mut progress = Progress::new();
    let result = Bench::new(&config, &launch.kernel().isa)
        .run(&mut eu, &mut host, &mut [&mut follower], &mut |cycle| progress.at(cycle, "cycles"));
    drop(progress);
    let stats = result.map_err(|error| {
        let replay = replay(args, &error);
        match CliError::run(launch.file(), error, |ip| text(&launch, ip)) {
            CliError::Run { file, reason, failed: true } => {
                CliError::Run { file, reason: format!("{reason}; replay: {replay}"), failed: true }
            }
            other => other,
        }
    })?;
    if args.stats.json {
        outln!("{}", serde_json::to_string_pretty(&stats).expect("numbers and names always serialise"));
    } else {
        if args.stats.stats {
            outln!("{stats}");
        }
        outln!(
            "{} engines agree on every port in {} cycles; {} instructions as the interpreter has them",
            args.engines.len(),
            stats.cycles,
            follower.followed
        );
    }
    check(&launch, host.memory(), args.stats.json)
}

/// The command that shows the cycles before a difference.
fn replay(args: &LockstepArgs, error: &RunError) -> String {
    let cycle = match error {
        RunError::Mismatch { mismatch, .. } => mismatch.cycle,
        RunError::Follower { cycle, .. } => *cycle,
        _ => 0,
    };
    let name = |e: &Engine| clap::ValueEnum::to_possible_value(e).map(|v| v.get_name().to_string()).unwrap_or_default();
    let engines: Vec<String> = args.engines.iter().map(name).collect();
    format!(
        "tessera lockstep {} --engines {}{} --vcd waveforms/replay.vcd --vcd-from {} --vcd-cycles {}",
        args.launch.display(),
        engines.join(","),
        options(&args.bench),
        cycle.saturating_sub(REPLAY),
        REPLAY + 1
    )
}

/// The settings that were given, as options.
fn options(args: &BenchArgs) -> String {
    let range = |r: [u32; 2]| format!("{}..{}", r[0], r[1]);
    let given = [
        ("config", args.config.as_ref().map(|c| c.display().to_string())),
        ("threads", args.threads.map(|n| n.to_string())),
        ("line-latency", args.line_latency.map(range)),
        ("message-latency", args.message_latency.map(range)),
        ("back-pressure", args.weather.back_pressure.map(|n| n.to_string())),
        ("seed", args.weather.seed.map(|n| n.to_string())),
        ("max-cycles", args.weather.max_cycles.map(|n| n.to_string())),
    ];
    given.into_iter().filter_map(|(name, value)| Some(format!(" --{name} {}", value?))).collect()
}
