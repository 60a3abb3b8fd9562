//! Bundles of the render cache and its clients.

mod block;
mod client;
mod draw;
mod pipeline;

pub use block::*;
pub use client::*;
pub use draw::*;
pub use pipeline::*;
