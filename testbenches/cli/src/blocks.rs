//! The blocks `export` and `list` know, leaves first.

use tessera_export::{export, Design, ExportError};
use tessera_hdl::sim::Sim;

/// One exportable top block.
pub struct BlockEntry {
    pub name: &'static str,
    pub role: &'static str,
    pub design: fn() -> Result<Design, ExportError>,
}

macro_rules! entry {
    ($name:literal, $block:ty, $role:literal) => {
        BlockEntry { name: $name, role: $role, design: || export(Sim::<$block>::new().block()) }
    };
}

/// All of them.
pub const BLOCKS: &[BlockEntry] = &[
    entry!("tessera_eu", tessera_eu::eu::Eu, "execution unit: the six units below wired together"),
    entry!("tessera_tc", tessera_eu::tc::Tc, "thread control: line fetch, decode, dependencies, issue"),
    entry!("tessera_ga", tessera_eu::ga::Ga, "register-file arbiter: operand fetch and write-back"),
    entry!("tessera_alu", tessera_eu::alu::Alu, "ALU0 and ALU1: operand gather, four lanes, result queues"),
    entry!("tessera_je", tessera_eu::je::Je, "branch unit: per-channel instruction pointers"),
    entry!("tessera_me", tessera_eu::me::Me, "message unit: payloads, responses, end of thread"),
];
