//! `tessera profile` and `tessera report`: a run on one engine, and what it says about its instructions.

use tessera_launch::Launch;
use tessera_lockstep::stats::Stats;
use tessera_ports::config::Alus;
use tessera_views::curves::Curves;
use tessera_views::event::Sink;
use tessera_views::listing::Listing;
use tessera_views::pipeline::Pipeline;
use tessera_views::profile::Profile;
use tessera_views::report::{self, Subject};

use crate::args::{value_name, Engine, HowArgs, LookArgs, ReportArgs};
use crate::config::Config;
use crate::error::CliError;
use crate::launch::{config, simulate, Steps};
use crate::progress::Progress;
use crate::trace;
use crate::views::unwritable;

pub fn profile(args: &LookArgs) -> Result<(), CliError> {
    let launch = Steps::load(&args.launch, &args.how.step)?.only("profile")?;
    let listing = Listing::new(&launch.kernel().isa);
    let config = config(&args.how.bench)?;
    let (profile, stats) = watch(&args.how, &config, &launch, &listing, Profile::new(&listing))?;
    let (kernel, simd) = (&launch.kernel().name, launch.kernel().simd);
    let (instructions, cycles) = (stats.instructions(), stats.cycles);
    outln!("// {kernel} (SIMD{simd}): {instructions} instructions in {cycles} cycles, IPC {:.3}", stats.ipc());
    out!("{profile}");
    Ok(())
}

pub fn report(args: &ReportArgs) -> Result<(), CliError> {
    if trace::is_trace(&args.file) {
        return trace::report(args);
    }
    let how = &args.how;
    let launch = Steps::load(&args.file, &how.step)?.only("report")?;
    let listing = Listing::new(&launch.kernel().isa);
    let config = config(&how.bench)?;
    let sinks = (Profile::new(&listing), Curves::new(&listing));
    let ((profile, curves), stats) = watch(how, &config, &launch, &listing, sinks)?;
    // Of an ALU, four multiply-adds a cycle.
    let peak = match config.shape.alus {
        Alus::Two => 16,
        Alus::One => 8,
    };
    let subject = Subject {
        kernel: launch.kernel().name.clone(),
        launch: launch.file().to_string(),
        engine: value_name(&how.engine),
        shape: config.shape_name().unwrap_or("a shape of its own").to_string(),
        seed: config.eu.seed,
        peak,
    };
    let page = report::page(&subject, &listing, &stats, &profile, &curves);
    let page = page.map_err(|reason| CliError::File { path: args.out.clone(), reason })?;
    std::fs::write(&args.out, &page).map_err(|e| unwritable(&args.out, &e))?;
    outln!("{} bytes in {}", page.len(), args.out.display());
    Ok(())
}

/// Runs the launch; a result other than expected is an error here as well.
fn watch<S: Sink>(args: &HowArgs, config: &Config, launch: &Launch, listing: &Listing, sink: S) -> Result<(S, Stats), CliError> {
    if args.engine == Engine::Interp {
        let reason = "the interpreter has no cycles, expected golden, rtl or verilator".into();
        return Err(CliError::Option { option: "--engine", reason });
    }
    let mut views = Pipeline::new(listing, sink);
    let mut progress = Progress::new();
    let eus = args.bench.eus;
    let stats = simulate(args.engine, config, eus, launch, &mut [&mut views], &mut |cycle| progress.at(cycle, "cycles"))?;
    drop(progress);
    Ok((views.finish(), stats))
}
