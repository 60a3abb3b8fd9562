//! Every trace in every named configuration: the final memory is that of the functional model, and the models
//! agree on every port in every cycle. The exported Verilog runs the traces to their end, the rust-hdl block
//! their first 5,000 requests.

use tessera_ports::cache::config::MemoryConfig;
use tessera_testbenches::cache::{golden, rtl, run_trace, verilated, SubsystemModel};
use tessera_traces::scenes;

fn check(models: Vec<SubsystemModel>, configuration: &str, name: &str, count: usize) {
    let config = MemoryConfig::named(configuration).unwrap_or_else(|e| panic!("{e}"));
    let trace = scenes::load(name);
    let stats = run_trace(models, &config, &trace, count).unwrap_or_else(|e| panic!("{name}, {configuration}: {e}"));
    assert_eq!(stats.total_requests(), trace.records.len().min(count) as u64, "{name}");
}

macro_rules! tests {
    ($($test:ident $name:literal |$config:ident| $change:expr;)*) => {$(
        #[test]
        fn $test() {
            for trace in scenes::NAMES {
                check(vec![golden(), verilated()], $name, trace, usize::MAX);
                check(vec![golden(), rtl()], $name, trace, 5_000);
            }
        }
    )*};
}

tessera_ports::memory_configurations!(tests);
