//! Seeded exploration shared by the lockstep tests of the primitives.

use proptest::strategy::Strategy;
use proptest::test_runner::{TestCaseError, TestError};
pub use tessera_testkit::here;
use tessera_testkit::{runner, Test};

/// Runs `check` on generated stimuli; a failure comes back shrunk.
pub fn explore<S: Strategy>(
    test: Test,
    stimuli: S,
    check: impl Fn(S::Value) -> Result<(), String>,
) -> Result<(), TestError<S::Value>> {
    runner(test, 64).run(&stimuli, |value| check(value).map_err(TestCaseError::fail))
}

/// `Ok` when block and model agree on one port, else one line naming cycle and port.
pub fn same<T: PartialEq + std::fmt::Debug>(cycle: usize, port: &str, block: T, model: T) -> Result<(), String> {
    if block == model {
        Ok(())
    } else {
        Err(format!("cycle {cycle}, port {port}: block {block:?}, model {model:?}"))
    }
}
