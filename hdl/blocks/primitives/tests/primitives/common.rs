//! Seeded exploration shared by the lockstep tests of the primitives.

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};

/// Seed of every exploration; `TESSERA_SEED` overrides it.
fn seed() -> u64 {
    match std::env::var("TESSERA_SEED") {
        Ok(text) => text.parse().expect("TESSERA_SEED: expected a decimal number"),
        Err(_) => 1,
    }
}

/// Runs `test` on generated stimuli; a failure comes back shrunk.
pub fn explore<S: Strategy>(stimuli: S, test: impl Fn(S::Value) -> Result<(), String>) -> Result<(), TestError<S::Value>> {
    let seed = seed();
    println!("seed {seed}");
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let config = Config { cases: 64, failure_persistence: None, ..Config::default() };
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    TestRunner::new_with_rng(config, rng).run(&stimuli, |value| test(value).map_err(TestCaseError::fail))
}

/// `Ok` when block and model agree on one port, else one line naming cycle and port.
pub fn same<T: PartialEq + std::fmt::Debug>(cycle: usize, port: &str, block: T, model: T) -> Result<(), String> {
    if block == model {
        Ok(())
    } else {
        Err(format!("cycle {cycle}, port {port}: block {block:?}, model {model:?}"))
    }
}
