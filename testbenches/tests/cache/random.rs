//! Random records with random latency, back-pressure, flushes, invalidates and failing reads, under the
//! scoreboard; and the scoreboard itself with planted bugs.

use tessera_lockstep::cache::{CacheError, CacheStats};
use tessera_lockstep::plant::Planted;
use tessera_ports::cache::config::NAMES;
use tessera_testbenches::cache::{golden, rough, rtl, run_random, verilated, SubsystemModel, FLUSHES};

fn check(models: Vec<SubsystemModel>, name: &str, seed: u64, count: usize) -> CacheStats {
    let stats = run_random(models, &rough(name, seed), FLUSHES, count).unwrap_or_else(|e| panic!("{name}, seed {seed}: {e}"));
    assert_eq!(stats.total_requests(), count as u64);
    stats
}

#[test]
fn nothing_is_lost_in_any_configuration() {
    for name in NAMES {
        for seed in 0..4 {
            let stats = check(vec![golden()], name, seed, 50_000);
            println!("{name}, seed {seed}: {} cycles, longest wait {}", stats.cycles, stats.oldest);
            let everywhere = |counts: [u64; 4]| counts.iter().all(|&count| count > 0);
            // A chain of one node is never joined.
            let joined = everywhere(stats.pending) || name == "one-entry";
            let met = [stats.present, stats.misses, stats.failed_fetches, stats.bus_reads, stats.bus_writes].map(everywhere);
            assert_eq!((joined, met), (true, [true; 5]), "{name}, seed {seed}: joined; present, missed, failed, read, written");
            assert!(stats.flushes > 5 && stats.invalidates > 5, "{name}, seed {seed}");
        }
    }
}

#[test]
fn hardware_and_verilog_agree_with_golden_in_every_configuration() {
    for name in NAMES {
        for seed in 4..8 {
            check(vec![golden(), verilated()], name, seed, 40_000);
            check(vec![golden(), rtl()], name, seed, 4_000);
        }
    }
}

/// The golden subsystem with one output port that goes wrong for good after a while.
fn planted(port: &str) -> Result<CacheStats, CacheError> {
    run_random(vec![Box::new(Planted::new(golden(), port, 10))], &rough("default", 1), FLUSHES, 20_000)
}

#[test]
fn the_scoreboard_sees_wrong_responses() {
    for port in ["resp_1_data_1", "resp_1_tag", "resp_2_slot", "resp_3_write", "resp_0_error", "resp_1_valid"] {
        let error = planted(port).expect_err(port);
        assert!(matches!(error, CacheError::Violation { .. }), "{port}: {error}");
    }
}

#[test]
fn the_scoreboard_sees_wrong_memory_traffic() {
    for port in ["mr_0_block", "mr_1_id", "mw_2_block", "mw_3_id", "mw_2_data_1", "mr_1_valid", "mw_2_valid"] {
        let error = planted(port).expect_err(port);
        let seen = matches!(error, CacheError::Violation { .. } | CacheError::Image { .. } | CacheError::Hang { .. });
        assert!(seen, "{port}: {error}");
    }
}

#[test]
fn lost_requests_and_results_are_seen() {
    for port in ["req_0_ready", "result_1_ready", "md_2_ready"] {
        assert!(planted(port).is_err(), "{port}");
    }
}
