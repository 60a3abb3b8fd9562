//! Bundles between the units of the EU and at its edge.

mod instruction;
mod math;
mod message;
mod register;
mod result;
mod thread;

pub use instruction::*;
pub use math::*;
pub use message::*;
pub use register::*;
pub use result::*;
pub use thread::*;
