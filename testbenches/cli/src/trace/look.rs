//! A trace that is run to be looked at: every request followed by the ports of the memory subsystem.

use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;

use tessera_ports::cache::memory_subsystem::{MemorySubsystemIn, MemorySubsystemOut};
use tessera_traces::Trace;
use tessera_views::cache::curves::Curves;
use tessera_views::cache::page::{self, Subject};
use tessera_views::cache::{Follow, Observed, Sink};

use super::simulate;
use crate::args::{value_name, Engine, ReportArgs};
use crate::config::Config;
use crate::engine::{self, MemoryModel};
use crate::error::CliError;
use crate::progress::Progress;
use crate::views::unwritable;

/// What sees the requests of a run, inside the model that runs and outside of it.
pub struct Watched<S>(Rc<RefCell<Option<Follow<S>>>>);

impl<S: Sink + 'static> Watched<S> {
    /// Before the first cycle.
    pub fn new(sink: S) -> Self {
        Watched(Rc::new(RefCell::new(Some(Follow::new(sink)))))
    }

    /// The model, whose cycles are seen.
    pub fn model(&self, model: MemoryModel) -> MemoryModel {
        let follow = self.0.clone();
        Box::new(Observed::new(model, move |input: &MemorySubsystemIn, output: &MemorySubsystemOut| {
            if let Some(follow) = &mut *follow.borrow_mut() {
                follow.cycle(input, output);
            }
        }))
    }

    /// After the last cycle; whoever asks first gets the sink.
    pub fn finish(self) -> Option<S> {
        self.0.take().map(Follow::finish)
    }
}

/// Whether a file is a trace, by its name.
pub fn is_trace(path: &Path) -> bool {
    let name = path.to_string_lossy();
    [".rtrc", ".rtrc.gz"].iter().any(|ending| name.ends_with(ending))
}

/// `tessera report` of a trace.
pub fn report(args: &ReportArgs) -> Result<(), CliError> {
    let (file, how) = (&args.file, &args.how);
    if how.engine == Engine::Interp {
        let reason = "interp executes kernels, not traces, expected golden, rtl or verilator".into();
        return Err(CliError::Option { option: "--engine", reason });
    }
    let bench = &how.bench;
    let of_eus = [
        ("--step", how.step.step.is_some()),
        ("--threads", bench.threads.is_some()),
        ("--shape", bench.shape.is_some()),
        ("--eus", bench.eus.is_some()),
        ("--line-latency", bench.line_latency.is_some()),
        ("--message-latency", bench.message_latency.is_some()),
    ];
    if let Some((option, _)) = of_eus.into_iter().find(|(_, given)| *given) {
        let reason = "a trace has no execution units, expected a launch file".into();
        return Err(CliError::Option { option, reason });
    }
    let mut config = Config::chosen(bench.config.as_deref())?;
    let memory = &mut config.memory;
    bench.weather.apply(&mut memory.back_pressure, &mut memory.seed, &mut memory.max_cycles);
    config.validate()?;
    let trace = Trace::load(file)?;
    let watched = Watched::new(Curves::new());
    let model = watched.model(engine::memory(how.engine, config.model, None)?);
    let mut progress = Progress::new();
    let all = trace.records.len();
    let result = simulate(model, &config.memory, &trace, all, &|| true, &mut |cycle| progress.at(cycle, "cycles"));
    drop(progress);
    let (stats, _) = result.map_err(|source| CliError::Cache { file: file.display().to_string(), source })?;
    let curves = watched.finish().unwrap_or_default();
    let subject = Subject {
        scene: trace.header.scene.clone(),
        trace: file.display().to_string(),
        engine: value_name(&how.engine),
        model: value_name(&config.model),
        seed: config.memory.seed,
    };
    let page = page::page(&subject, &stats, &curves).map_err(|reason| CliError::File { path: args.out.clone(), reason })?;
    std::fs::write(&args.out, &page).map_err(|e| unwritable(&args.out, &e))?;
    outln!("{} bytes in {}", page.len(), args.out.display());
    Ok(())
}
