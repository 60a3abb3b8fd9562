//! Bundles of the render cache and its clients.

mod axi;
mod block;
mod client;
mod draw;
mod pipeline;

pub use axi::*;
pub use block::*;
pub use client::*;
pub use draw::*;
pub use pipeline::*;
