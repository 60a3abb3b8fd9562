//! One block into one Verilog module: names, statements, registers, instances.
//!
//! A module is assembled without its name, so that two blocks with the same
//! body are recognised as one module before either is named.

use std::collections::{BTreeMap, BTreeSet};

use rust_hdl_core::ast::Verilog;
use rust_hdl_core::prelude::{AtomKind, TypeKind};
use serde::Serialize;
use tessera_hdl::meta::{Meta, Role};

use crate::dataflow::{self, Group};
use crate::emit::{literal, range, unread, Emitter, TEMPORARY};
use crate::error::{ExportError, Result, Site};
use crate::ir::{mask, Action, Expr, Node, MAX_WIDTH};
use crate::lower;
use crate::names;
use crate::scope::{Scope, Signal, SignalId, SignalKind};
use crate::walk::{AtomRecord, BlockNode};
use crate::MAX_PORT_WIDTH;

/// The wire that takes every bit no one else reads; Verilator knows by its
/// name that this is meant.
const UNUSED: &str = "unused_ok";

/// Which way a port faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    Input,
    Output,
}

/// One port of a module.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Port {
    /// Verilog name.
    pub name: String,
    pub direction: Direction,
    pub width: usize,
    /// Whether its type is `Clock`.
    pub clock: bool,
}

/// A sub-block as its parent sees it.
pub struct Child<'a> {
    pub node: &'a BlockNode,
    pub kind: ChildKind,
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
    pub name: String,
    pub summary: String,
    pub source: String,
    pub header: Vec<String>,
    pub ports: Vec<String>,
    pub localparams: Vec<String>,
    pub declarations: Vec<String>,
    pub registers: Vec<RegisterGroup>,
    pub instances: Vec<Instance>,
    pub assigns: Vec<Assign>,
    pub processes: Vec<String>,
    pub unused: Vec<String>,
    pub custom: String,
}

/// Registers of one clock and one reset.
#[derive(Debug, Serialize)]
pub struct RegisterGroup {
    clock: String,
    reset: String,
    registers: Vec<RegisterView>,
}

#[derive(Debug, Serialize)]
pub struct RegisterView {
    q: String,
    d: String,
    reset_value: String,
}

#[derive(Debug, Serialize)]
pub struct Instance {
    module: String,
    name: String,
    connections: Vec<(String, String)>,
}

#[derive(Debug, Serialize)]
pub struct Assign {
    comments: Vec<String>,
    target: String,
    value: String,
}

/// The record every exportable block carries.
pub fn meta_of<'a>(node: &'a BlockNode, path: &str) -> Result<&'a Meta> {
    node.meta.as_ref().ok_or_else(|| unsupported(path, "a block without a name", "a block made with #[block]"))
}

fn unsupported(path: &str, what: impl Into<String>, expected: &'static str) -> ExportError {
    ExportError::Unsupported { site: Site::block(path), what: what.into(), expected }
}

/// Ports in declaration order.
pub fn ports(node: &BlockNode) -> Vec<Port> {
    let direction = |atom: &AtomRecord| match atom.kind {
        AtomKind::InputParameter => Some(Direction::Input),
        AtomKind::OutputParameter => Some(Direction::Output),
        _ => None,
    };
    node.atoms
        .iter()
        .filter_map(|atom| {
            Some(Port {
                name: names::identifier(&atom.path),
                direction: direction(atom)?,
                width: atom.width,
                clock: atom.descriptor.name == "clock",
            })
        })
        .collect()
}

/// The value of a constant, as rust-hdl prints it (`8'h3c`).
pub fn constant(atom: &AtomRecord, path: &str) -> Result<u128> {
    atom.value.split_once("'h").and_then(|(_, digits)| u128::from_str_radix(digits, 16).ok()).ok_or_else(|| {
        unsupported(path, format!("the constant {} of `{}`", atom.value, atom.path), "an unsigned value of at most 128 bits")
    })
}

/// Assembles the module of `node`, whose sub-blocks are already modules.
pub fn assemble(path: &str, node: &BlockNode, children: &[Child]) -> Result<ModuleView> {
    let meta = meta_of(node, path)?;
    let mut view = ModuleView { summary: meta.summary.clone(), source: meta.file.clone(), ..ModuleView::default() };
    let scope = scope(path, node, children)?;
    let driven_by_process = match (&node.body, meta.role) {
        (Verilog::Combinatorial(block), Role::Module) => {
            let body = lower::body(&scope, block)?;
            Assembly::new(&scope, &mut view).run(body, children)?
        }
        (Verilog::Custom(text), Role::Memory) => {
            custom(&scope, text, &mut view);
            BTreeSet::new()
        }
        _ => return Err(unsupported(path, "its hdl()", "a body under #[hdl], or the Verilog text of a memory")),
    };
    for port in ports(node) {
        let kind = match port.direction {
            Direction::Input => "input  wire",
            Direction::Output if driven_by_process.contains(&port.name) => "output reg ",
            Direction::Output => "output wire",
        };
        view.ports.push(format!("{kind} {}{}", range(port.width), port.name));
        let direction = match port.direction {
            Direction::Input => "in",
            Direction::Output => "out",
        };
        view.header.push(format!("{direction:<3} {:>3}  {}", port.width, port.name));
    }
    Ok(view)
}

/// Every name the block may use, checked for clashes in Verilog.
fn scope(path: &str, node: &BlockNode, children: &[Child]) -> Result<Scope> {
    let mut scope = Scope::new(path);
    for atom in &node.atoms {
        let kind = match atom.kind {
            AtomKind::InputParameter => SignalKind::Input,
            AtomKind::OutputParameter => SignalKind::Output,
            AtomKind::LocalSignal => SignalKind::Local,
            AtomKind::Constant => SignalKind::Constant(constant(atom, path)?),
            _ => {
                return Err(unsupported(
                    path,
                    format!("the bidirectional signal `{}`", atom.path),
                    "an input, an output or a local signal",
                ))
            }
        };
        declare(&mut scope, atom, atom.path.clone(), names::identifier(&atom.path), kind)?;
    }
    for child in children {
        let instance = &child.node.instance;
        for atom in &child.node.atoms {
            let kind = match atom.kind {
                AtomKind::InputParameter => SignalKind::ChildInput,
                AtomKind::OutputParameter => SignalKind::ChildOutput,
                _ => continue,
            };
            let name = match child.kind {
                ChildKind::Instance(_) => names::child_port(instance, &atom.path),
                ChildKind::Register(_) => names::register_port(instance, &atom.path),
            };
            declare(&mut scope, atom, format!("{instance}${}", atom.path), name, kind)?;
        }
    }
    check_names(&scope, children)?;
    Ok(scope)
}

fn declare(scope: &mut Scope, atom: &AtomRecord, path: String, name: String, kind: SignalKind) -> Result<()> {
    if matches!(atom.descriptor.kind, TypeKind::Signed(_)) {
        return Err(unsupported(
            &scope.block,
            format!("the signed type of `{}`", names::rust_path(&path)),
            "U<N>; sign_extend, signed_lt and shift_right_signed cover signed arithmetic",
        ));
    }
    let port = !matches!(kind, SignalKind::Local | SignalKind::Constant(_));
    let limit = if port { MAX_PORT_WIDTH } else { MAX_WIDTH };
    if atom.width == 0 || atom.width > limit {
        return Err(ExportError::PortTooWide {
            site: Site::block(&scope.block),
            port: names::rust_path(&path),
            width: atom.width,
        });
    }
    scope.add_enums(&atom.descriptor)?;
    scope.declare(Signal { path, name, width: atom.width, kind })?;
    Ok(())
}

/// No two names of the module may meet, nor be words of the language.
fn check_names(scope: &Scope, children: &[Child]) -> Result<()> {
    let site = || Site::block(&scope.block);
    let mut owners: BTreeMap<String, String> = BTreeMap::new();
    let instances = children.iter().filter_map(|child| match child.kind {
        ChildKind::Instance(_) => Some(&child.node.instance),
        ChildKind::Register(_) => None,
    });
    let all = scope
        .signals()
        .map(|(_, signal)| (signal.name.clone(), signal.rust_path()))
        .chain(instances.map(|path| (names::identifier(path), names::rust_path(path))))
        .chain(scope.variants().map(|(path, v)| (v.name.clone(), path.replace('$', "::"))));
    for (name, owner) in all {
        let temporary = name.strip_prefix(TEMPORARY).is_some_and(|n| n.bytes().all(|b| b.is_ascii_digit()));
        if names::is_reserved(&name) || name == UNUSED || temporary {
            return Err(ExportError::ReservedName { site: site(), name });
        }
        if let Some(first) = owners.insert(name.clone(), owner.clone()) {
            return Err(ExportError::NameClash { site: site(), first, second: owner, name });
        }
    }
    Ok(())
}

/// The hand-written text of a memory, whose outputs are all wires.
fn custom(scope: &Scope, text: &str, view: &mut ModuleView) {
    for (_, signal) in scope.signals() {
        if let SignalKind::Constant(value) = signal.kind {
            view.localparams.push(format!("{}{} = {}", range(signal.width), signal.name, literal(signal.width, value)));
        }
    }
    view.custom = text.lines().map(|line| if line.is_empty() { "\n".into() } else { format!("  {line}\n") }).collect();
}

/// The pieces of one module while they come together.
struct Assembly<'a, 'v> {
    scope: &'a Scope,
    emitter: Emitter<'a>,
    view: &'v mut ModuleView,
    /// Inputs of sub-blocks connected to an expression instead of a wire.
    direct: BTreeMap<SignalId, String>,
    /// Signals that a process drives.
    variables: BTreeSet<SignalId>,
    written: BTreeSet<SignalId>,
}

impl<'a, 'v> Assembly<'a, 'v> {
    fn new(scope: &'a Scope, view: &'v mut ModuleView) -> Self {
        Assembly {
            scope,
            emitter: Emitter::new(scope),
            view,
            direct: BTreeMap::new(),
            variables: BTreeSet::new(),
            written: BTreeSet::new(),
        }
    }

    /// Fills the view; returns the outputs that processes drive.
    fn run(mut self, body: Vec<crate::ir::Statement>, children: &[Child]) -> Result<BTreeSet<String>> {
        dataflow::check_reads(self.scope, &body)?;
        dataflow::check_driven(self.scope, &body)?;
        for group in dataflow::split(body) {
            dataflow::check_assigned(self.scope, &group)?;
            self.group(&group);
        }
        self.children(children);
        self.declarations();
        self.unused();
        Ok(self.variables.iter().map(|id| self.scope.signal(*id).name.clone()).collect())
    }

    fn group(&mut self, group: &Group) {
        for statement in group {
            statement.for_each_write(&mut |id, _| {
                self.written.insert(id);
            });
        }
        if is_continuous(group) {
            for statement in group {
                if let Action::Assign { target, offset, value } = &statement.action {
                    self.assign(&statement.comments, *target, *offset, value);
                }
            }
        } else {
            for statement in group {
                statement.for_each_write(&mut |id, _| {
                    self.variables.insert(id);
                });
            }
            let text = self.emitter.process(group);
            self.view.processes.push(text);
        }
    }

    fn assign(&mut self, comments: &[String], target: SignalId, offset: usize, value: &Expr) {
        let text = self.emitter.expression(value);
        let signal = self.scope.signal(target);
        let simple = matches!(value.node, Node::Signal(_) | Node::Literal(_) | Node::Variant { .. });
        if simple && signal.kind == SignalKind::ChildInput && value.width == signal.width {
            self.direct.insert(target, text);
            return;
        }
        self.view.assigns.push(Assign {
            comments: comments.to_vec(),
            target: self.emitter.target(target, offset, value.width),
            value: text,
        });
    }

    /// What a sub-block's port is connected to.
    fn connection(&mut self, instance: &str, port: &str) -> String {
        let id = self.scope.lookup(&format!("{instance}${port}")).expect("the scope declares every port of every sub-block");
        self.direct.get(&id).cloned().unwrap_or_else(|| self.scope.signal(id).name.clone())
    }

    fn children(&mut self, children: &[Child]) {
        let mut registers: BTreeMap<(String, String), Vec<RegisterView>> = BTreeMap::new();
        for child in children {
            let instance = &child.node.instance;
            match &child.kind {
                ChildKind::Register(reset_value) => {
                    let wire = |a: &mut Self, port| a.connection(instance, port);
                    let key = (wire(self, "clock"), wire(self, "reset"));
                    let q = self.scope.lookup(&format!("{instance}$q"));
                    let width = q.map_or(1, |id| self.scope.signal(id).width);
                    self.variables.extend(q);
                    let register =
                        RegisterView { q: wire(self, "q"), d: wire(self, "d"), reset_value: literal(width, *reset_value) };
                    registers.entry(key).or_default().push(register);
                }
                ChildKind::Instance(module) => {
                    let connections = ports(child.node)
                        .into_iter()
                        .zip(port_paths(child.node))
                        .map(|(port, path)| (port.name, self.connection(instance, path)))
                        .collect();
                    self.view.instances.push(Instance { module: module.clone(), name: names::identifier(instance), connections });
                }
            }
        }
        for ((clock, reset), registers) in registers {
            self.view.registers.push(RegisterGroup { clock, reset, registers });
        }
    }

    fn declarations(&mut self) {
        for (id, signal) in self.scope.signals() {
            let needed = match signal.kind {
                SignalKind::Local => self.written.contains(&id),
                SignalKind::ChildInput => !self.direct.contains_key(&id),
                SignalKind::ChildOutput => true,
                _ => false,
            };
            if needed {
                let kind = self.net(self.variables.contains(&id));
                self.view.declarations.push(format!("{kind} {}{};", range(signal.width), signal.name));
            }
        }
        for temporary in self.emitter.temporaries() {
            let kind = self.net(temporary.driver.is_none());
            let driver = match &temporary.driver {
                Some(text) => format!(" = {text}"),
                None => String::new(),
            };
            self.view.declarations.push(format!("{kind} {}{}{driver};", range(temporary.width), temporary.name));
        }
        for (_, variant) in self.scope.variants() {
            if self.emitter.variants().contains(&variant.name) {
                self.view.localparams.push(format!(
                    "{}{} = {}",
                    range(variant.width),
                    variant.name,
                    literal(variant.width, variant.value)
                ));
            }
        }
    }

    fn net(&self, variable: bool) -> &'static str {
        if variable {
            "reg "
        } else {
            "wire"
        }
    }

    fn unused(&mut self) {
        for (id, signal) in self.scope.signals() {
            let readable = match signal.kind {
                SignalKind::Input | SignalKind::ChildOutput => true,
                SignalKind::Local => self.written.contains(&id),
                _ => false,
            };
            if readable {
                let used = self.emitter.used(id) & mask(signal.width);
                self.view.unused.extend(unread(&signal.name, signal.width, used));
            }
        }
        for temporary in self.emitter.temporaries() {
            self.view.unused.extend(temporary.unused());
        }
    }
}

/// Paths of the ports, in the order of [`ports`].
fn port_paths(node: &BlockNode) -> impl Iterator<Item = &str> {
    node.atoms
        .iter()
        .filter(|atom| matches!(atom.kind, AtomKind::InputParameter | AtomKind::OutputParameter))
        .map(|atom| atom.path.as_str())
}

/// Whether a group is nothing but assignments of separate bits, which need no process.
fn is_continuous(group: &Group) -> bool {
    let mut assigned: BTreeMap<SignalId, u128> = BTreeMap::new();
    let mut separate = true;
    for statement in group {
        let Action::Assign { target, offset, value } = &statement.action else {
            return false;
        };
        let bits = mask(value.width) << offset;
        let earlier = assigned.entry(*target).or_default();
        separate &= *earlier & bits == 0;
        *earlier |= bits;
    }
    group.iter().for_each(|statement| statement.for_each_read(&mut |id, _| separate &= !assigned.contains_key(&id)));
    separate
}
