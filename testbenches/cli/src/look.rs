//! `tessera profile` and `tessera report`: a run on one engine, and what it says about its instructions.

use tessera_launch::Launch;
use tessera_lockstep::bench::Bench;
use tessera_lockstep::compare::Lockstep;
use tessera_lockstep::kernel::KernelRun;
use tessera_lockstep::stats::Stats;
use tessera_ports::config::EuConfig;
use tessera_views::curves::Curves;
use tessera_views::event::Sink;
use tessera_views::listing::Listing;
use tessera_views::pipeline::Pipeline;
use tessera_views::profile::Profile;
use tessera_views::report::{self, Subject};

use crate::args::{Engine, LookArgs, ReportArgs, Shape};
use crate::engine;
use crate::error::CliError;
use crate::launch::{check, config, text, units};
use crate::progress::Progress;
use crate::views::unwritable;

pub fn profile(args: &LookArgs) -> Result<(), CliError> {
    let launch = Launch::load(&args.launch)?;
    let listing = Listing::new(&launch.kernel().isa);
    let config = config(&args.bench)?;
    let (profile, stats) = watch(args, &config, &launch, &listing, Profile::new(&listing))?;
    let (kernel, simd) = (&launch.kernel().name, launch.kernel().simd);
    let (instructions, cycles) = (stats.instructions(), stats.cycles);
    outln!("// {kernel} (SIMD{simd}): {instructions} instructions in {cycles} cycles, IPC {:.3}", stats.ipc());
    out!("{profile}");
    Ok(())
}

pub fn report(args: &ReportArgs) -> Result<(), CliError> {
    let look = &args.look;
    let launch = Launch::load(&look.launch)?;
    let listing = Listing::new(&launch.kernel().isa);
    let config = config(&look.bench)?;
    let sinks = (Profile::new(&listing), Curves::new(&listing));
    let ((profile, curves), stats) = watch(look, &config, &launch, &listing, sinks)?;
    let (shape, peak) = match look.bench.shape.unwrap_or_default() {
        Shape::Gen9 => ("gen9", 16),
        Shape::Compact => ("compact", 16),
        Shape::Lite => ("lite", 8),
    };
    let subject = Subject {
        kernel: launch.kernel().name.clone(),
        launch: launch.file().to_string(),
        engine: engine_name(look.engine).to_string(),
        shape: shape.to_string(),
        seed: config.seed,
        peak,
    };
    let page = report::page(&subject, &listing, &stats, &profile, &curves);
    let page = page.map_err(|reason| CliError::File { path: args.out.clone(), reason })?;
    std::fs::write(&args.out, &page).map_err(|e| unwritable(&args.out, &e))?;
    outln!("{} bytes in {}", page.len(), args.out.display());
    Ok(())
}

fn engine_name(engine: Engine) -> &'static str {
    match engine {
        Engine::Interp => "interp",
        Engine::Golden => "golden",
        Engine::Rtl => "rtl",
        Engine::Verilator => "verilator",
    }
}

/// Runs the launch; a result other than expected is an error here as well.
fn watch<S: Sink>(
    args: &LookArgs,
    config: &EuConfig,
    launch: &Launch,
    listing: &Listing,
    sink: S,
) -> Result<(S, Stats), CliError> {
    if args.engine == Engine::Interp {
        let reason = "the interpreter has no cycles, expected golden, rtl or verilator".into();
        return Err(CliError::Option { option: "--engine", reason });
    }
    let unit = |_| Ok(Lockstep::new(vec![engine::eu(args.engine, args.bench.shape, None)?]));
    let mut eus = (0..units(&args.bench, config, launch)?).map(unit).collect::<Result<Vec<_>, CliError>>()?;
    let mut views = Pipeline::new(listing, sink);
    let mut host = KernelRun::new(launch);
    let mut progress = Progress::new();
    let stats = Bench::new(config, &launch.kernel().isa)
        .run(&mut eus, &mut host, &mut [&mut views], &mut |cycle| progress.at(cycle, "cycles"))
        .map_err(|e| CliError::run(launch.file(), e, |ip| text(launch, ip)))?;
    drop(progress);
    check(launch, host.memory(), true)?;
    Ok((views.finish(), stats))
}
