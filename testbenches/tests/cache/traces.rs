//! Every shared trace in every named configuration: the final memory is that of the functional model, and the models agree on every
//! port in every cycle. The exported Verilog runs the traces to their end, the rust-hdl block their first 5,000 requests.

use tessera_ports::cache::config::{MemoryConfig, NAMES};
use tessera_tests::cache::{golden, rtl, run_trace, trace, verilated, SubsystemModel, TRACES};

fn check(models: Vec<SubsystemModel>, configuration: &str, name: &str, count: usize) {
    let config = MemoryConfig::named(configuration).unwrap_or_else(|e| panic!("{e}"));
    let trace = trace(name);
    let stats = run_trace(models, &config, &trace, count).unwrap_or_else(|e| panic!("{name}, {configuration}: {e}"));
    assert_eq!(stats.total_requests(), trace.records.len().min(count) as u64, "{name}");
}

macro_rules! configurations {
    ($($test:ident: $name:literal;)*) => {
        $(
            #[test]
            fn $test() {
                for trace in TRACES {
                    check(vec![golden(), verilated()], $name, trace, usize::MAX);
                    check(vec![golden(), rtl()], $name, trace, 5_000);
                }
            }
        )*

        #[test]
        fn no_configuration_is_left_out() {
            assert_eq!([$($name),*], NAMES);
        }
    };
}

configurations! {
    by_default: "default";
    with_one_entry: "one-entry";
    with_one_way: "one-way";
    with_one_set: "one-set";
    with_a_plain_index: "plain-index";
    with_multisampling: "msaa";
    partitioned_2x2: "partition-2x2";
    partitioned_in_columns: "partition-columns";
}
