//! What a block tells a `Probe` about itself.
//!
//! rust-hdl hands a probe nothing but `&dyn Block`. The one free-form record
//! that every block can return is `Logic::timing()`, so the module name, the
//! source file and the role travel there, written by `#[hdl]` and by the
//! primitives and read back by [`of`]. Nothing else uses `timing()` here.

use rust_hdl_core::prelude::{Block, TimingInfo};

/// How the exporter must treat a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A module of its own; `hdl()` is a combinational body over sub-blocks.
    Module,
    /// [`Reg`](crate::Reg): ports `clock`, `reset`, `d`, `q` and the constant
    /// `reset_value`; meant to be inlined into an `always @(posedge clock)`.
    Register,
    /// A memory: a module of its own; `hdl()` is hand-written Verilog text
    /// that names the ports as the exporter flattens them (`wdata_0`).
    Memory,
}

/// The record of one block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meta {
    /// How to export it.
    pub role: Role,
    /// Module name in the exported Verilog, parameters included.
    pub module: String,
    /// Source file that describes it, relative to where the compiler ran.
    pub file: String,
    /// First paragraph of the block's documentation, one line.
    pub summary: String,
}

/// A block that knows its exported module name; `#[block]` implements it.
pub trait Module {
    /// Name in the exported Verilog: `tessera_` and the type name in snake
    /// case, then `_<parameter><value>` for every const generic.
    fn module_name() -> String;
    /// First paragraph of the documentation, one line.
    const SUMMARY: &'static str;
    /// Source file.
    const FILE: &'static str;
}

const MARK: &str = "tessera:";

/// The record that a block's `Logic::timing` returns.
pub fn record<M: Module>(role: Role) -> Vec<TimingInfo> {
    let role = match role {
        Role::Module => "module",
        Role::Register => "register",
        Role::Memory => "memory",
    };
    vec![TimingInfo {
        name: format!("{MARK}{role}"),
        clock: M::module_name(),
        inputs: vec![M::FILE.into()],
        outputs: vec![M::SUMMARY.into()],
    }]
}

/// Reads the record of any block; `None` for a block not made with `#[block]`.
pub fn of(block: &dyn Block) -> Option<Meta> {
    block.timing().into_iter().find_map(|info| {
        let role = match info.name.strip_prefix(MARK)? {
            "module" => Role::Module,
            "register" => Role::Register,
            "memory" => Role::Memory,
            _ => return None,
        };
        Some(Meta { role, module: info.clock, file: info.inputs.into_iter().next()?, summary: info.outputs.into_iter().next()? })
    })
}

/// Reads the source position out of a statement comment written by `#[hdl]`
/// (`@src <file>:<line>`); `None` for a comment of the author's own.
pub fn source_position(comment: &str) -> Option<(&str, u32)> {
    let (file, line) = comment.strip_prefix("@src ")?.rsplit_once(':')?;
    Some((file, line.parse().ok()?))
}
