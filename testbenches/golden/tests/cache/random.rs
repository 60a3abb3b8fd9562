//! Random numbers that are the same on every machine.

pub use tessera_testkit::Random;
