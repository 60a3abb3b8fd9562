//! `tessera trace`: a stream of render-cache requests on one engine, then the comparison of memory with the
//! functional model.

mod look;
mod schema;

use std::path::Path;

use tessera_lockstep::cache::painter::Painter;
use tessera_lockstep::cache::scoreboard::image;
use tessera_lockstep::cache::{Bench, CacheError, CacheStats, Flushes, Subsystem};
use tessera_ports::cache::config::MemoryConfig;
use tessera_traces::fragment::{self, cleared, fragments};
use tessera_traces::picture::Picture;
use tessera_traces::{Functional, Merge, Trace};

use crate::args::{value_name, Engine, TraceArgs};
use crate::config::Config;
use crate::energy::Prices;
use crate::engine::{self, MemoryModel};
use crate::error::CliError;
use crate::interrupt::Stoppable;
use crate::picture;
use crate::progress::Progress;
use crate::report::Ended;
use crate::views::{out, unwritable};
use crate::wave::Wave;
use look::Watched;
use tessera_views::cache::perfetto::Perfetto;

pub use look::{is_trace, report};

pub fn trace(args: &TraceArgs) -> Result<(), CliError> {
    if args.engine == Engine::Interp {
        let reason = "interp executes kernels, not traces, expected golden, rtl or verilator".into();
        return Err(CliError::Option { option: "--engine", reason });
    }
    let config = config(args)?;
    let prices = Prices::chosen(&args.energy)?;
    let trace = Trace::load(&args.trace)?;
    if let Some(path) = &args.image {
        return draw(args, &config, &trace, path);
    }
    let count = args.requests.unwrap_or(usize::MAX).min(trace.records.len());
    let failed = |source: CacheError| CliError::Cache { file: args.trace.display().to_string(), source };
    let wave = Wave::asked(&args.wave);
    let mut model = engine::memory(args.engine, config.model, wave.as_ref())?;
    let view = args.perfetto.as_deref().map(|path| Ok::<_, CliError>(Watched::new(Perfetto::new(out(path)?)))).transpose()?;
    if let Some(view) = &view {
        model = view.model(model);
    }
    let (mut progress, stop, mut cycles) = (Progress::new(), Stoppable::begin(), 0);
    let result = simulate(model, &config.memory, &trace, count, &|| !stop.asked(), &mut |cycle| {
        cycles = cycle;
        progress.at(cycle, "cycles");
        wave.iter().for_each(|wave| wave.at(cycle));
    });
    drop(progress);
    if let (Some(path), Some(view)) = (&args.perfetto, view.and_then(Watched::finish)) {
        view.finish().map_err(|e| unwritable(path, &e))?;
    }
    let (stats, taken) = result.map_err(failed)?;
    wave.map_or(Ok(()), |wave| wave.verdict(cycles))?;
    let ended = if taken < count { Ended::Interrupted } else { Ended::Finished };
    print(args, &config, &prices, &trace, &stats, ended);
    if taken < count && stop.asked() {
        let reason = format!("stopped after {taken} of {count} requests");
        return Err(CliError::Interrupted { file: args.trace.display().to_string(), reason });
    }
    Ok(())
}

/// Runs the first `count` requests, as long as `goes_on`; those under way then come to their end. The memory they
/// leave is that of the functional model. Also gives how many requests there were.
pub fn simulate(
    model: MemoryModel,
    config: &MemoryConfig,
    trace: &Trace,
    count: usize,
    goes_on: &dyn Fn() -> bool,
    on_cycle: &mut dyn FnMut(u64),
) -> Result<(CacheStats, usize), CacheError> {
    let mut taken = 0;
    let requests = trace.records.iter().take(count).take_while(|_| goes_on()).copied();
    let bench = Bench::new(config, trace.layout(), Flushes::default());
    let outcome = bench.run(&mut Subsystem::new(vec![model]), &mut requests.inspect(|_| taken += 1), on_cycle)?;
    image(&trace.layout(), &outcome.memory, &Functional::run(trace, taken))?;
    Ok((outcome.stats, taken))
}

/// The same with output merges as clients, and a picture of what they painted.
fn draw(args: &TraceArgs, config: &Config, trace: &Trace, path: &Path) -> Result<(), CliError> {
    let failed = |source: CacheError| CliError::Cache { file: args.trace.display().to_string(), source };
    let layout = trace.layout();
    let wave = Wave::asked(&args.wave);
    let mut models = Subsystem::new(vec![engine::memory(args.engine, config.model, wave.as_ref())?]);
    let (mut progress, mut cycles) = (Progress::new(), 0);
    let painted = Painter::new(&config.memory, layout.clone(), cleared(&layout), Merge::of(trace))
        .run(&mut models, &mut fragments(trace), &mut |cycle| {
            cycles = cycle;
            progress.at(cycle, "cycles");
            wave.iter().for_each(|wave| wave.at(cycle));
        })
        .map_err(failed)?;
    drop((progress, models));
    wave.map_or(Ok(()), |wave| wave.verdict(cycles))?;
    image(&layout, &painted.memory, &fragment::painted(trace)).map_err(failed)?;
    let picture = Picture::of(&trace.header, &layout, &painted.memory);
    picture::write(path, &picture)?;
    let (scene, fragments) = (&trace.header.scene, fragments(trace).count());
    let size = format!("{}x{} pixels in {}", picture.width, picture.height, path.display());
    outln!("{scene}: {fragments} fragments in {} cycles; memory as painted without timing; {size}", painted.cycles);
    Ok(())
}

/// The configuration chosen with the options of the command line over it.
fn config(args: &TraceArgs) -> Result<Config, CliError> {
    let mut config = Config::chosen(args.config.as_deref())?;
    args.cache.apply(&mut config);
    let memory = &mut config.memory;
    if let Some(latency) = args.memory_latency {
        memory.read_latency = latency;
        memory.write_latency = latency;
    }
    args.weather.apply(&mut memory.back_pressure, &mut memory.seed, &mut memory.max_cycles);
    config.validate()?;
    Ok(config)
}

fn print(args: &TraceArgs, config: &Config, prices: &Prices, trace: &Trace, stats: &CacheStats, ended: Ended) {
    let estimate = prices.of_cache(config.model, stats);
    if args.stats.json {
        let (file, scene, engine) = (args.trace.display().to_string(), &trace.header.scene, value_name(&args.engine));
        let subject = schema::Subject { trace: &file, scene, engine, config, ended };
        let json = serde_json::to_string_pretty(&schema::Results::new(subject, stats, prices.summary(&estimate)))
            .expect("every key is a string");
        return outln!("{json}");
    }
    if args.stats.stats {
        outln!("{stats}\n{estimate}");
        let each = 1e3 * estimate.own_nj() / stats.total_requests().max(1) as f64;
        outln!("{:<28}{each:>12.1} pJ in the caches\n", "a request, estimated");
    }
    outln!(
        "{}: {} requests in {} cycles, {:.3} per cycle; memory as the functional model has it",
        trace.header.scene,
        stats.total_requests(),
        stats.cycles,
        stats.rate()
    );
}
