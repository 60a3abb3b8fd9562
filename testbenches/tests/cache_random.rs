//! Random records with random latency, back-pressure, flushes, invalidates and failing reads, under the scoreboard.

use tessera_golden::cache::memory_subsystem::MemorySubsystem;
use tessera_lockstep::cache::{Flushes, Subsystem};
use tessera_lockstep::model::GoldenModel;
use tessera_ports::cache::config::{MemoryConfig, NAMES};
use tessera_tests::cache::run_random;

fn golden<'a>() -> Subsystem<'a> {
    Subsystem::new(vec![Box::new(GoldenModel(MemorySubsystem::default()))])
}

/// A named configuration in rough weather.
fn rough(name: &str, seed: u64) -> MemoryConfig {
    let config = MemoryConfig::named(name).unwrap_or_else(|e| panic!("{e}"));
    let stall = [0, 10, 40, 70][seed as usize % 4];
    MemoryConfig {
        read_latency: [1, 80],
        write_latency: [1, 60],
        back_pressure: stall,
        errors: 10,
        client_latency: 1 + seed as u32 % 5,
        seed,
        ..config
    }
}

#[test]
fn nothing_is_lost_in_any_configuration() {
    for name in NAMES {
        for seed in 0..4 {
            let flushes = Flushes { every: 3_000, invalidate: true };
            let outcome = run_random(&mut golden(), &rough(name, seed), flushes, 50_000);
            let stats = outcome.unwrap_or_else(|e| panic!("{name}, seed {seed}: {e}")).stats;
            assert_eq!(stats.total_requests(), 50_000);
            println!("{name} seed {seed}: {} cycles, longest wait {}", stats.cycles, stats.oldest);
        }
    }
}
