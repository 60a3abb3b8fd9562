//! Every shared trace on the memory subsystem: the final memory is that of the functional model, and the engines agree on every
//! port in every cycle.

use tessera_ports::cache::config::{MemoryConfig, NAMES};
use tessera_tests::cache::{golden, rtl, run_trace, trace, verilated, SubsystemModel, TRACES};

fn check(models: Vec<SubsystemModel>, configuration: &str, name: &str, count: usize) {
    let config = MemoryConfig::named(configuration).unwrap_or_else(|e| panic!("{e}"));
    let trace = trace(name);
    let stats = run_trace(models, &config, &trace, count).unwrap_or_else(|e| panic!("{name}, {configuration}: {e}"));
    assert_eq!(stats.total_requests(), trace.records.len().min(count) as u64, "{name}");
}

#[test]
fn golden_and_verilog_run_every_trace_to_its_end() {
    for name in TRACES {
        check(vec![golden(), verilated()], "default", name, usize::MAX);
    }
}

#[test]
fn hardware_runs_the_start_of_every_trace() {
    for name in TRACES {
        check(vec![golden(), rtl()], "default", name, 5_000);
    }
}

#[test]
fn all_engines_run_the_start_of_every_trace_in_every_configuration() {
    for configuration in NAMES {
        for name in TRACES {
            check(vec![golden(), verilated()], configuration, name, 5_000);
            check(vec![golden(), rtl()], configuration, name, 500);
        }
    }
}
