//! The surroundings of the memory subsystem: requests from a trace or a generator, four clients that execute
//! them, memory with random bounded latency, and a scoreboard that knows what every response must hold.
//!
//! ```text
//! records -> front end -> 4 queues -> clients -> | memory   | <-> memory port <-> blocks
//!            (partition)              execute <- | subsystem|
//!                                        \---- scoreboard ----/
//! ```
//!
//! | module | role |
//! |---|---|
//! | [`front_end`] | one stream onto four queues, in order, up to four records a cycle |
//! | [`client`] | request, response and result channel of one pipeline; the execute stage |
//! | [`memory_port`] | read and write channel of one pipeline; late, unordered, failing answers |
//! | [`scoreboard`] | nothing lost, nothing twice, order inside a block, the newest data, age |
//! | [`surroundings`] | clock, memory, reset, flush, watch |
//! | [`bench`] | the loop |
//! | [`painter`] | the same with output merges as clients |
//! | [`activity`] | how often each unit was used |
//! | [`stats`] | what a run is worth |

pub mod activity;
pub mod bench;
pub mod client;
pub mod error;
pub mod front_end;
pub mod memory_port;
pub mod painter;
pub mod scoreboard;
pub mod stats;
pub mod surroundings;

pub use bench::{Bench, Flushes, Outcome};
pub use error::CacheError;
pub use stats::CacheStats;

use crate::compare::Lockstep;
use tessera_ports::cache::memory_subsystem::MemorySubsystemIn;

/// One or more models of the subsystem.
pub type Subsystem<'a> = Lockstep<'a, MemorySubsystemIn>;
