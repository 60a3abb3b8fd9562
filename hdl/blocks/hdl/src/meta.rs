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
    /// A memory: `hdl()` is hand-written Verilog text, see [`memory`](crate::memory).
    Memory,
}

/// The record of one block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meta {
    /// How to export it.
    pub role: Role,
    /// Module name in the exported Verilog, parameters included.
    pub module: String,
    /// Its const parameters and their values.
    pub parameters: Vec<(String, String)>,
    /// Source file that describes it, relative to where the compiler ran.
    pub file: String,
    /// Page of the contract, relative to the repository; empty for a block without one.
    pub contract: String,
    /// First paragraph of the block's documentation, one line.
    pub summary: String,
    /// What each port is for, by its path inside the block; a bundle and its fields each have a line.
    pub purposes: Vec<(String, String)>,
}

impl Meta {
    /// What the port or bundle at `path` (`issue$0$valid`, `issue$0`) is for; empty when nobody said.
    pub fn purpose(&self, path: &str) -> &str {
        self.purposes.iter().find(|(known, _)| known == path).map_or("", |(_, purpose)| purpose)
    }
}

/// A block that knows its exported module name; `#[block]` implements it.
pub trait Module {
    /// Name in the exported Verilog: `tessera_` and the type name in snake
    /// case, then `_<parameter><value>` for every const generic.
    fn module_name() -> String;
    /// Name and value of every const generic.
    fn parameters() -> Vec<(String, String)> {
        Vec::new()
    }
    /// First paragraph of the documentation, one line.
    const SUMMARY: &'static str;
    /// Source file.
    const FILE: &'static str;
    /// Page of the contract, relative to the repository; empty for a block without one.
    const CONTRACT: &'static str = "";
    /// What each port is for, by its path inside the block; a bundle and its fields each have a line.
    fn purposes() -> Vec<(String, String)> {
        Vec::new()
    }
}

const MARK: &str = "tessera:";

/// The record that a block's `Logic::timing` returns.
pub fn record<M: Module>(role: Role) -> Vec<TimingInfo> {
    let meta = Meta {
        role,
        module: M::module_name(),
        parameters: M::parameters(),
        file: M::FILE.into(),
        contract: M::CONTRACT.into(),
        summary: M::SUMMARY.into(),
        purposes: M::purposes(),
    };
    meta.records()
}

impl Meta {
    /// The form in which `Logic::timing` returns it; [`of`] reads it back.
    pub fn records(self) -> Vec<TimingInfo> {
        let role = match self.role {
            Role::Module => "module",
            Role::Register => "register",
            Role::Memory => "memory",
        };
        let (paths, purposes) = self.purposes.into_iter().unzip();
        let parameters = self.parameters.into_iter().map(|(name, value)| format!("{name}={value}")).collect();
        let about = vec![self.file, self.contract, self.summary];
        vec![
            TimingInfo { name: format!("{MARK}{role}"), clock: self.module, inputs: about, outputs: parameters },
            TimingInfo { name: format!("{MARK}ports"), clock: String::new(), inputs: paths, outputs: purposes },
        ]
    }
}

/// Reads the record of any block; `None` for a block not made with `#[block]`.
pub fn of(block: &dyn Block) -> Option<Meta> {
    let mut records = block.timing().into_iter().filter(|info| info.name.starts_with(MARK));
    let (about, ports) = (records.next()?, records.next()?);
    let role = match about.name.strip_prefix(MARK)? {
        "module" => Role::Module,
        "register" => Role::Register,
        "memory" => Role::Memory,
        _ => return None,
    };
    let [file, contract, summary] = about.inputs.try_into().ok()?;
    let purposes = ports.inputs.into_iter().zip(ports.outputs).collect();
    let parameter = |text: &String| text.split_once('=').map(|(name, value)| (name.into(), value.into()));
    let parameters = about.outputs.iter().filter_map(parameter).collect();
    Some(Meta { role, module: about.clock, parameters, file, contract, summary, purposes })
}

/// Reads the source position out of a statement comment written by `#[hdl]`
/// (`@src <file>:<line>`); `None` for a comment of the author's own.
pub fn source_position(comment: &str) -> Option<(&str, u32)> {
    let (file, line) = comment.strip_prefix("@src ")?.rsplit_once(':')?;
    Some((file, line.parse().ok()?))
}
