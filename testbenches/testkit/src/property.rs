//! The seed of a property test.

use proptest::test_runner::{Config, RngSeed, TestRunner};

use crate::Test;

/// Settings of a property of `cases` cases, for `proptest_config`; its seed is that of the test it stands in.
#[macro_export]
macro_rules! cases {
    ($cases:expr) => {
        $crate::config($crate::here!(), $cases)
    };
}

/// What [`cases!`](crate::cases) stands for.
pub fn config(test: Test, cases: u32) -> Config {
    Config { cases, failure_persistence: None, rng_seed: RngSeed::Fixed(test.seed(1)), ..Config::default() }
}

/// A runner with those settings, for tests that draw values themselves.
pub fn runner(test: Test, cases: u32) -> TestRunner {
    TestRunner::new(config(test, cases))
}
