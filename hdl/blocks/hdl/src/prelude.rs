//! Everything a block needs in scope: `use tessera_hdl::prelude::*;`.

pub use crate::fifo::Fifo;
pub use crate::memory::{LutRam, MultiReadRam, Ram1r1w};
pub use crate::pipeline_register::PipelineRegister;
pub use crate::reg::{Carry, Reg};
pub use crate::round_robin::RoundRobin;
pub use crate::signal::Signal;
pub use crate::sim::Sim;
pub use crate::skid_buffer::SkidBuffer;
pub use crate::step::{Facing, Step};
pub use crate::value::{bit_cast, bits, shift_right_signed, sign_extend, signed_lt, ToBits, U};
pub use crate::word::{Field, Flag};
pub use rust_hdl_core::prelude::{Bit, Block, Clock, Constant, In, Local, Logic, Out};
#[doc(hidden)]
pub use tessera_hdl_macros::{__block_with_ports, __bundles};
pub use tessera_hdl_macros::{block, hdl, LogicState};
