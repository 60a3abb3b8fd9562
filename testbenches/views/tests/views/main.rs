//! Views of runs on the golden models: read back by strict readers, held against the statistics of the run and
//! against the timing sections of the contract.

mod cache;
mod kanata;
mod konata;
mod perfetto;
mod profile;

use tessera_golden::eu::{Eu, EuCompact, EuLite};
use tessera_golden::Golden;
use tessera_launch::{corpus, Launch};
use tessera_lockstep::bench::{Bench, RunError, Watch};
use tessera_lockstep::compare::Lockstep;
use tessera_lockstep::kernel::{eus, KernelRun};
use tessera_lockstep::model::GoldenModel;
use tessera_lockstep::stats::Stats;
use tessera_ports::config::EuConfig;
use tessera_ports::eu::{EuIn, EuOut};
use tessera_views::event::Sink;
use tessera_views::listing::Listing;
use tessera_views::pipeline::Pipeline;

/// A kernel of the repository.
fn launch(name: &str) -> Launch {
    corpus::launch(name)
}

/// Runs it in a shape of the EU; what the sink has seen, and what the bench counted.
fn watched<G, S: Sink>(launch: &Launch, config: &EuConfig, listing: &Listing, sink: S) -> (S, Result<Stats, RunError>)
where
    G: Golden<In = EuIn, Out = EuOut> + Default + 'static,
{
    let unit = |_| Lockstep::new(vec![Box::new(GoldenModel(G::default())) as _]);
    let mut units: Vec<_> = (0..eus(launch, config)).map(unit).collect();
    let mut views = Pipeline::new(listing, sink);
    let watchers: &mut [&mut dyn Watch] = &mut [&mut views];
    let stats = Bench::new(config, &launch.kernel().isa).run(&mut units, &mut KernelRun::new(launch), watchers, &mut |_| {});
    (views.finish(), stats)
}

/// The same by the name of the shape.
fn run<S: Sink>(launch: &Launch, shape: &str, config: &EuConfig, listing: &Listing, sink: S) -> (S, Result<Stats, RunError>) {
    match shape {
        "gen9" => watched::<Eu, S>(launch, config, listing, sink),
        "compact" => watched::<EuCompact, S>(launch, config, listing, sink),
        _ => watched::<EuLite, S>(launch, config, listing, sink),
    }
}

/// Settings under which the tests run kernels: those that bring up every stall, in every shape.
fn settings() -> Vec<(&'static str, &'static str, EuConfig)> {
    let config = EuConfig::default;
    vec![
        ("saxpy", "gen9", EuConfig { threads: 3, ..config() }),
        ("uneven_3d", "gen9", EuConfig { back_pressure: 40, seed: 5, ..config() }),
        ("calls", "compact", EuConfig { line_latency: [3, 40], ..config() }),
        ("group_phases", "gen9", config()),
        ("relaxed_sqrt64", "lite", config()),
    ]
}
