//! One block into one Verilog module: names, statements, registers, instances.
//!
//! A module is assembled without its name, so that two blocks with the same
//! body are recognised as one module before either is named.

mod assembly;
mod clocked;
mod declare;
mod header;
pub mod memory;

use std::collections::BTreeSet;

use rust_hdl_core::ast::Verilog;
use rust_hdl_core::prelude::AtomKind;
use serde::Serialize;
use tessera_hdl::meta::{Meta, Role};

use crate::design::Module;
use crate::error::{ExportError, Result, Site};
use crate::feed_through::{self, FeedThrough};
use crate::lower;
use crate::names;
use crate::scope::{Scope, SignalKind};
use crate::text::{literal, range};
use crate::walk::{AtomRecord, BlockNode};
use assembly::Assembly;

/// Which way a port faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// Driven from outside.
    Input,
    /// Driven by the module.
    Output,
}

/// One port of a module.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Port {
    /// Verilog name.
    pub name: String,
    /// Who drives it.
    pub direction: Direction,
    /// Bits.
    pub width: usize,
    /// Whether its type is `Clock`.
    pub clock: bool,
}

/// A sub-block as its parent sees it.
pub struct Child<'a> {
    pub node: &'a BlockNode,
    pub kind: ChildKind,
    pub outside: Outside,
}

/// What whoever instantiates a module has to know of it.
pub struct Outside {
    /// It has an input [`CLOCK_ENABLE`].
    pub enabled: bool,
    /// By the paths of its ports.
    pub feed_through: FeedThrough<String>,
}

pub enum ChildKind {
    /// An instance of the module of this name.
    Instance(String),
    /// A register, written into the parent; its reset value.
    Register(u128),
}

/// What the module template prints, in the order of the fields.
#[derive(Debug, Default, Serialize)]
pub struct ModuleView {
    /// There is a clock enable.
    pub enabled: bool,
    pub name: String,
    pub summary: String,
    pub source: String,
    /// Lines about the ports, the reset and the handshake.
    pub header: Vec<String>,
    pub ports: Vec<String>,
    pub localparams: Vec<String>,
    pub declarations: Vec<String>,
    pub edges: Vec<Edge>,
    pub instances: Vec<Instance>,
    pub assigns: Vec<Assign>,
    pub processes: Vec<String>,
    pub unused: Vec<String>,
    pub custom: String,
}

/// What happens at the edges of a clock.
#[derive(Debug, Serialize)]
pub struct Edge {
    clock: String,
    text: String,
}

#[derive(Debug, Serialize)]
pub struct Instance {
    module: String,
    /// `.W(64)`
    parameters: Vec<String>,
    name: String,
    connections: Vec<Connection>,
}

#[derive(Debug, Serialize)]
pub struct Connection {
    comments: Vec<String>,
    port: String,
    value: String,
}

#[derive(Debug, Serialize)]
pub struct Assign {
    comments: Vec<String>,
    target: String,
    value: String,
}

/// The input without which an edge of the clock is none.
pub const CLOCK_ENABLE: &str = "clock_enable";

/// The record every exportable block carries.
pub fn meta_of<'a>(node: &'a BlockNode, path: &str) -> Result<&'a Meta> {
    node.meta.as_ref().ok_or_else(|| unsupported(path, "a block without a name", "a block made with #[block]"))
}

fn unsupported(path: &str, what: impl Into<String>, expected: &'static str) -> ExportError {
    ExportError::Unsupported { site: Site::block(path), what: what.into(), expected }
}

/// Ports in declaration order, behind clock and reset the clock enable.
pub fn ports(node: &BlockNode, enabled: bool) -> Vec<Port> {
    paths(node, enabled).into_iter().map(|(port, _)| port).collect()
}

/// The same with the paths of their signals.
pub fn paths(node: &BlockNode, enabled: bool) -> Vec<(Port, String)> {
    let mut ports: Vec<(Port, String)> = port_atoms(node).map(|(port, atom)| (port, atom.path.clone())).collect();
    if enabled {
        let at = ports.iter().rposition(|(port, _)| port.clock || port.name == header::RESET).map_or(0, |last| last + 1);
        ports.insert(at, (clock_enable(), CLOCK_ENABLE.into()));
    }
    ports
}

fn clock_enable() -> Port {
    Port { name: CLOCK_ENABLE.into(), direction: Direction::Input, width: 1, clock: false }
}

/// Whether an edge of the clock does anything here.
pub fn has_state(node: &BlockNode, children: &[Child]) -> bool {
    let inside = children.iter().any(|child| child.outside.enabled);
    inside || matches!(&node.body, Verilog::Custom(text) if text.contains(memory::EDGE))
}

/// Ports with what the block says about each, in declaration order.
fn port_atoms(node: &BlockNode) -> impl Iterator<Item = (Port, &AtomRecord)> {
    node.atoms.iter().filter_map(|atom| Some((port(atom)?, atom)))
}

/// The port that a signal is, if it is one.
pub fn port(atom: &AtomRecord) -> Option<Port> {
    let direction = match atom.kind {
        AtomKind::InputParameter => Direction::Input,
        AtomKind::OutputParameter => Direction::Output,
        _ => return None,
    };
    let clock = atom.descriptor.name == "clock";
    Some(Port { name: names::identifier(&atom.path), direction, width: atom.width, clock })
}

/// The value of a constant, as rust-hdl prints it (`8'h3c`).
pub fn constant(atom: &AtomRecord, path: &str) -> Result<u128> {
    atom.value.split_once("'h").and_then(|(_, digits)| u128::from_str_radix(digits, 16).ok()).ok_or_else(|| {
        unsupported(path, format!("the constant {} of `{}`", atom.value, atom.path), "an unsigned value of at most 128 bits")
    })
}

/// Assembles the module of `node`, whose sub-blocks are already modules, and says which of its outputs answer which
/// inputs at once.
pub fn assemble(path: &str, node: &BlockNode, children: &[Child], enabled: bool) -> Result<(ModuleView, FeedThrough<String>)> {
    let meta = meta_of(node, path)?;
    let mut view = ModuleView {
        summary: meta.summary.clone(),
        source: meta.file.clone(),
        enabled,
        header: header::lines(node, meta, enabled),
        ..ModuleView::default()
    };
    let scope = declare::scope(path, node, children)?;
    let (driven_by_process, feed_through) = match (&node.body, meta.role) {
        (Verilog::Combinatorial(block), Role::Module) => {
            let body = lower::body(&scope, block)?;
            Assembly::new(&scope, &mut view).run(body, children)?
        }
        (Verilog::Custom(text), Role::Memory) => {
            custom(&scope, text, &mut view);
            (BTreeSet::new(), feed_through::of_memory(&scope, text))
        }
        _ => return Err(unsupported(path, "its hdl()", "a body under #[hdl], or the Verilog text of a memory")),
    };
    view.ports = declarations(node, enabled, &driven_by_process);
    Ok((view, feed_through))
}

/// The ports of a module, those that `variables` names driven by processes.
fn declarations(node: &BlockNode, enabled: bool, variables: &BTreeSet<String>) -> Vec<String> {
    let declaration = |port: Port| {
        let kind = match port.direction {
            Direction::Input => "input  wire",
            Direction::Output if variables.contains(&port.name) => "output reg ",
            Direction::Output => "output wire",
        };
        format!("{kind} {}{}", range(port.width), port.name)
    };
    ports(node, enabled).into_iter().map(declaration).collect()
}

/// A module around `memory`, with the ports of `node`: a memory as a top of its own.
pub fn around(node: &BlockNode, path: &str, memory: String, enabled: bool) -> Result<ModuleView> {
    let meta = meta_of(node, path)?;
    let single = paths(node, enabled).into_iter().map(|(port, path)| {
        let value = port.name.clone();
        (path, Connection { comments: Vec::new(), port: port.name, value })
    });
    let instance = Instance {
        module: memory,
        parameters: memory::text(node).map(|text| memory::parameters(text, meta)).unwrap_or_default(),
        name: "memory".into(),
        connections: memory::connections(single),
    };
    Ok(ModuleView {
        summary: meta.summary.clone(),
        source: meta.file.clone(),
        enabled,
        header: header::lines(node, meta, enabled),
        ports: declarations(node, enabled, &BTreeSet::new()),
        instances: vec![instance],
        ..ModuleView::default()
    })
}

/// The module of a memory that is written as a whole, for the design whose modules are called `prefix_..`.
pub fn whole(
    node: &BlockNode,
    path: &str,
    from: &str,
    prefix: &str,
    enabled: bool,
) -> Result<Option<(Module, FeedThrough<String>)>> {
    let Some(text) = memory::text(node) else { return Ok(None) };
    let scope = declare::scope(path, node, &[])?;
    Ok(Some((memory::module(text, from, prefix, enabled), feed_through::of_memory(&scope, text))))
}

/// The hand-written text of a memory, whose outputs are all wires.
fn custom(scope: &Scope, text: &str, view: &mut ModuleView) {
    for (_, signal) in scope.signals() {
        if let SignalKind::Constant(value) = signal.kind {
            view.localparams.push(format!("{}{} = {}", range(signal.width), signal.name, literal(signal.width, value)));
        }
    }
    let text = match view.enabled {
        true => text.replace(memory::EDGE, &format!("{}if ({CLOCK_ENABLE}) ", memory::EDGE)),
        false => text.to_string(),
    };
    view.custom = text.lines().map(|line| if line.is_empty() { "\n".into() } else { format!("  {line}\n") }).collect();
}
