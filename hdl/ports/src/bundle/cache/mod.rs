//! Bundles of the render cache and its clients.

mod axi;
mod axi_lite;
mod block;
mod client;
mod draw;
mod pipeline;

pub use axi::*;
pub use axi_lite::*;
pub use block::*;
pub use client::*;
pub use draw::*;
pub use pipeline::*;
