//! Bundles as signals: those between the units (`tessera_ports::bundle::eu`) and those inside them.

mod double;
mod float;
mod instruction;
mod integer;
mod pass;
mod wide;

pub use double::*;
pub use float::*;
pub use instruction::*;
pub use integer::*;
pub use pass::*;
pub use wide::*;

tessera_hdl::bundles!(tessera_ports::eu_instruction_bundles);
tessera_hdl::bundles!(tessera_ports::eu_math_bundles);
tessera_hdl::bundles!(tessera_ports::eu_message_bundles);
tessera_hdl::bundles!(tessera_ports::eu_register_bundles);
tessera_hdl::bundles!(tessera_ports::eu_result_bundles);
tessera_hdl::bundles!(tessera_ports::eu_thread_bundles);
