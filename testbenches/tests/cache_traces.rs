//! Every shared trace on the memory subsystem: the final memory is that of the functional model.

use tessera_golden::cache::memory_subsystem::MemorySubsystem;
use tessera_lockstep::cache::scoreboard::image;
use tessera_lockstep::cache::Subsystem;
use tessera_lockstep::model::GoldenModel;
use tessera_ports::cache::config::{MemoryConfig, NAMES};
use tessera_tests::cache::{run_trace, trace, TRACES};
use tessera_traces::Functional;

fn golden<'a>() -> Subsystem<'a> {
    Subsystem::new(vec![Box::new(GoldenModel(MemorySubsystem::default()))])
}

fn check(config: &MemoryConfig, name: &str, count: usize) {
    let trace = trace(name);
    let outcome = run_trace(&mut golden(), config, &trace, count).unwrap_or_else(|e| panic!("{name}: {e}"));
    image(&trace.layout(), &outcome.memory, &Functional::run(&trace, count)).unwrap_or_else(|e| panic!("{name}: {e}"));
    assert_eq!(outcome.stats.total_requests(), trace.records.len().min(count) as u64, "{name}");
}

#[test]
fn golden_leaves_the_right_memory_after_every_trace() {
    for name in TRACES {
        check(&MemoryConfig::default(), name, usize::MAX);
    }
}

#[test]
fn golden_leaves_the_right_memory_in_every_configuration() {
    for configuration in NAMES {
        let config = MemoryConfig::named(configuration).unwrap_or_else(|e| panic!("{e}"));
        for name in TRACES {
            check(&config, name, 5_000);
        }
    }
}
