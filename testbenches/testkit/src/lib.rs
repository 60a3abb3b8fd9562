//! What every test needs that no model does: random numbers, seeds that can be given back, and a line of
//! evidence.
//!
//! **Seeds.** A random test names itself with [`here!`] and asks for its seeds:
//!
//! * It has fixed seeds, so that two runs of the same text do the same.
//! * One fresh seed, made from the time, joins them when `CI` or `TESSERA_FRESH` is set (to anything but
//!   nothing or `0`), as `scripts/test.sh` does. A test or property that knows one seed only takes the fresh
//!   one in its place.
//! * `TESSERA_SEED=n` (decimal, or hexadecimal after `0x`) replaces them all.
//!
//! Every run prints its seed with the command that repeats it, so a failure shows both.
//!
//! **Shards.** A long proof takes every N-th of its items, from the I-th on, with `TESSERA_SHARD=I/N`, and leaves a line
//! of counts; `scripts/shards.py` adds them up.
//!
//! **Evidence.** A test that passed says what it did in one line, [`Test::evidence`]. The test runner shows
//! no output of passing tests, so the line also goes to a file in `target/evidence`, which `scripts/test.sh`
//! prints.

mod evidence;
pub mod heap;
#[cfg(feature = "proptest")]
mod property;
mod random;
mod seeds;
mod setting;
mod shard;
mod test;
mod values;

pub use evidence::grouped;
#[cfg(feature = "proptest")]
pub use property::{config, runner};
pub use random::Random;
pub use seeds::Seeds;
pub use setting::setting;
pub use shard::Shard;
#[doc(hidden)]
pub use test::path_of;
pub use test::Test;
