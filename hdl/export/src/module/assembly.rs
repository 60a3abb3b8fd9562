//! Statements, registers and instances of one module put together.

use std::collections::{BTreeMap, BTreeSet};

use super::clocked::{self, Registers};
use super::{memory, paths, Assign, Child, ChildKind, Connection, Edge, Instance, ModuleView, CLOCK_ENABLE};
use crate::choose;
use crate::dataflow::{self, is_continuous, Group};
use crate::emit::Emitter;
use crate::error::Result;
use crate::feed_through::{self, FeedThrough};
use crate::ir::{mask, Action, Expr, Node, Statement};
use crate::names;
use crate::scope::{Scope, SignalId, SignalKind};
use crate::text::{literal, range, unread};
use crate::untangle::{targets, untangle};

/// Longest choice that is an assignment.
const CHOICE: usize = 120;

/// The pieces of one module while they come together.
pub struct Assembly<'a, 'v> {
    scope: &'a Scope,
    emitter: Emitter<'a>,
    view: &'v mut ModuleView,
    /// Inputs of sub-blocks connected to an expression instead of a wire.
    direct: BTreeMap<SignalId, Direct>,
    /// Signals that a process drives.
    variables: BTreeSet<SignalId>,
    written: BTreeSet<SignalId>,
    /// Inputs of registers that have no name of their own.
    inlined: BTreeSet<SignalId>,
}

/// The pins of the instances: which answer which at once.
fn feed_through(scope: &Scope, children: &[Child]) -> FeedThrough<SignalId> {
    let pin = |child: &Child, port: &String| scope.lookup(&format!("{}${port}", child.node.instance));
    let mut pins = FeedThrough::new();
    for child in children {
        for (output, inputs) in &child.outside.feed_through {
            let inputs = inputs.iter().filter_map(|input| pin(child, input)).collect();
            pins.extend(pin(child, output).map(|output| (output, inputs)));
        }
    }
    pins
}

/// The assignment that a connection stands for.
#[derive(Clone, Default)]
struct Direct {
    comments: Vec<String>,
    value: String,
}

impl<'a, 'v> Assembly<'a, 'v> {
    pub fn new(scope: &'a Scope, view: &'v mut ModuleView) -> Self {
        Assembly {
            scope,
            emitter: Emitter::new(scope),
            view,
            direct: BTreeMap::new(),
            variables: BTreeSet::new(),
            written: BTreeSet::new(),
            inlined: BTreeSet::new(),
        }
    }

    /// Fills the view; returns the outputs that processes drive, and which outputs answer which inputs at once.
    pub fn run(mut self, body: Vec<Statement>, children: &[Child]) -> Result<(BTreeSet<String>, FeedThrough<String>)> {
        dataflow::check_reads(self.scope, &body)?;
        dataflow::check_driven(self.scope, &body)?;
        let groups = dataflow::split(body);
        groups.iter().try_for_each(|group| dataflow::check_assigned(self.scope, group))?;
        let pins = feed_through(self.scope, children);
        let groups = untangle(groups, &pins);
        let registers = self.registers(children);
        let (others, clocked) = clocked::take(&groups, &registers);
        others.iter().for_each(|group| self.group(group));
        self.instances(children);
        self.edges(children, &clocked, &registers);
        self.declarations();
        self.unused();
        let variables = self.variables.iter().map(|id| self.scope.signal(*id).name.clone()).collect();
        Ok((variables, feed_through::of(self.scope, &groups, &pins)))
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
        } else if let Some((target, comments, value)) =
            choose::value(group).filter(|(_, _, value)| self.emitter.length(value) <= CHOICE)
        {
            self.assign(&comments, target, 0, &value);
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
            self.direct.insert(target, Direct { comments: comments.to_vec(), value: text });
            return;
        }
        self.view.assigns.push(Assign {
            comments: comments.to_vec(),
            target: self.emitter.target(target, offset, value.width),
            value: text,
        });
    }

    /// What a sub-block's port is connected to.
    fn connection(&self, instance: &str, port: &str) -> Direct {
        let id = self.scope.lookup(&format!("{instance}${port}")).expect("the scope declares every port of every sub-block");
        let wire = || Direct { comments: Vec::new(), value: self.scope.signal(id).name.clone() };
        self.direct.get(&id).cloned().unwrap_or_else(wire)
    }

    /// The register children: the output of each by its input.
    fn registers(&self, children: &[Child]) -> Registers {
        let pin = |child: &Child, port: &str| self.scope.lookup(&format!("{}${port}", child.node.instance));
        let registers = children.iter().filter(|child| matches!(child.kind, ChildKind::Register(_)));
        registers.filter_map(|child| Some((pin(child, "d")?, pin(child, "q")?))).collect()
    }

    fn instances(&mut self, children: &[Child]) {
        for child in children {
            let ChildKind::Instance(module) = &child.kind else {
                continue;
            };
            let instance = &child.node.instance;
            let single = paths(child.node, false).into_iter().map(|(port, path)| {
                let Direct { comments, value } = self.connection(instance, &path);
                (path, Connection { comments, port: port.name, value })
            });
            let (parameters, mut connections) = match (memory::text(child.node), &child.node.meta) {
                (Some(text), Some(meta)) => (memory::parameters(text, meta), memory::connections(single)),
                _ => (Vec::new(), single.map(|(_, connection)| connection).collect()),
            };
            if child.outside.enabled {
                connections.push(Connection { comments: Vec::new(), port: CLOCK_ENABLE.into(), value: CLOCK_ENABLE.into() });
            }
            let name = names::identifier(instance);
            self.view.instances.push(Instance { module: module.clone(), parameters, name, connections });
        }
    }

    /// What happens at the clock edge: the registers of one clock and one reset together.
    fn edges(&mut self, children: &[Child], clocked: &[Group], registers: &Registers) {
        let mut together: BTreeMap<(String, String), Vec<(SignalId, u128)>> = BTreeMap::new();
        for child in children {
            let ChildKind::Register(reset_value) = child.kind else {
                continue;
            };
            let instance = &child.node.instance;
            let key = (self.connection(instance, "clock").value, self.connection(instance, "reset").value);
            let input = self.scope.lookup(&format!("{instance}$d")).expect("a register has an input");
            together.entry(key).or_default().push((input, reset_value));
        }
        let moved: BTreeSet<SignalId> = clocked.iter().flat_map(targets).collect();
        let mut commented = BTreeSet::new();
        for ((clock, reset), of) in together {
            let inputs: BTreeSet<SignalId> = of.iter().map(|(input, _)| *input).collect();
            let mut body: Vec<Statement> =
                clocked.iter().flat_map(|group| clocked::of(group, &inputs, registers, &mut commented)).collect();
            let width = |id| self.scope.signal(id).width;
            let named = of.iter().filter(|(input, _)| !moved.contains(input));
            body.extend(named.map(|&(input, _)| clocked::assignment(input, Expr::new(width(input), Node::Signal(input)))));
            let resets: Vec<Statement> =
                of.iter().map(|&(input, value)| clocked::assignment(input, Expr::literal(width(input), value))).collect();
            self.inlined.extend(moved.intersection(&inputs));
            self.variables.extend(inputs.iter().map(|input| registers[input]));
            let never = reset == literal(1, 0);
            let text = self.emitter.clocked(Some(&*reset).filter(|_| !never), &resets, &body, registers);
            self.view.edges.push(Edge { clock, text });
        }
    }

    fn declarations(&mut self) {
        for (id, signal) in self.scope.signals() {
            let needed = match signal.kind {
                SignalKind::Local => self.written.contains(&id),
                SignalKind::ChildInput => !self.direct.contains_key(&id) && !self.inlined.contains(&id),
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
