//! One memory pipeline between a client and a memory, both checked against a plain model of what every block
//! must hold.
//!
//! ```text
//! requests -> client -> | pipeline | <-> memory
//!             execute <-|          |
//!                \--- what every block must hold ---/
//! ```
//!
//! What drives it need not be a golden model: [`Pipeline`] is the whole face. Whatever goes wrong is a
//! [`Failure`], never a panic: a test of a hazard wants to know that the model failed in the way the hazard
//! says.
//!
//! | module | role |
//! |---|---|
//! | `bench` | clock, reset, flush, the loops |
//! | `client` | requests, responses and results; what they must hold |
//! | `memory` | reads and writes; late, unordered, failing answers |
//! | `request` | what a client asks for |
//! | `setting` | the weather, and what is counted |
//! | `failure` | what can go wrong |
//! | `random` | the same numbers on every machine |
//!
//! What must not live here: knowledge of how a pipeline works.

mod bench;
mod client;
mod failure;
mod memory;
mod request;
mod setting;

pub use bench::Bench;
pub use failure::{Failure, Kind};
pub use request::{random_requests, whole, Request};
pub use setting::{Counts, Setting};
pub use tessera_testkit::Random;

use tessera_golden::Golden;
use tessera_ports::cache::render_cache::{RenderCacheIn, RenderCacheOut};

/// A cache with the ports of a render cache: a golden model, or anything else that can be stepped.
pub trait Pipeline {
    /// The outputs for these inputs, without an edge.
    fn show(&mut self, i: &RenderCacheIn) -> RenderCacheOut;
    /// One whole cycle: the outputs for these inputs, then the edge.
    fn cycle(&mut self, i: &RenderCacheIn) -> RenderCacheOut;
}

impl<G: Golden<In = RenderCacheIn, Out = RenderCacheOut>> Pipeline for G {
    fn show(&mut self, i: &RenderCacheIn) -> RenderCacheOut {
        self.eval(i)
    }
    fn cycle(&mut self, i: &RenderCacheIn) -> RenderCacheOut {
        self.step(i)
    }
}

impl<'a> Pipeline for &mut (dyn Pipeline + 'a) {
    fn show(&mut self, i: &RenderCacheIn) -> RenderCacheOut {
        (**self).show(i)
    }
    fn cycle(&mut self, i: &RenderCacheIn) -> RenderCacheOut {
        (**self).cycle(i)
    }
}
