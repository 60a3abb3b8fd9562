//! Every trace in every named configuration: the final memory is that of the functional model, and the models
//! agree on every port in every cycle. Golden runs the traces to their end; the exported Verilog does so in the
//! two configurations that the scenes were drawn for, and else their first 30,000 requests (`TESSERA_REQUESTS`
//! takes another number); the rust-hdl block their first 5,000.

use tessera_ports::cache::config::MemoryConfig;
use tessera_testbenches::cache::{golden, rtl, run_trace, verilated, SubsystemModel};
use tessera_testkit::setting;
use tessera_traces::scenes;

/// Configurations that the exported Verilog runs to the end of each trace.
const WHOLE: [&str; 2] = ["default", "msaa"];

/// Requests that it runs of a trace in the others, where most cycles go by while a request waits.
const REQUESTS: u64 = 30_000;

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
                if WHOLE.contains(&$name) {
                    check(vec![golden(), verilated()], $name, trace, usize::MAX);
                } else {
                    check(vec![golden()], $name, trace, usize::MAX);
                    check(vec![golden(), verilated()], $name, trace, setting("TESSERA_REQUESTS", REQUESTS) as usize);
                }
                check(vec![golden(), rtl()], $name, trace, 5_000);
            }
        }
    )*};
}

tessera_ports::memory_configurations!(tests);
