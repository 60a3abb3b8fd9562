//! Bundles in hardware: signals that travel together, and how two of them are connected.
//!
//! `tessera_hdl::bundles!(tessera_ports::eu_math_bundles)` makes one struct of signals, generic in its
//! direction, from each bundle of that declaration; `tessera_hdl::bundle! { .. }` takes a declaration of the
//! block's own. A port is then `issue: AluIssue<In>`; the fields that go back face the other way. In Verilog
//! a bundle is its fields, `issue_valid`, `issue_slot`, .., in the order of the declaration.
//!
//! `connect!(self.tc.issue[0] => self.alu.issue)` copies forward fields to the right and the others to the
//! left. The two sides must carry the same fields: anything else does not compile. `forward!` copies the
//! forward fields alone.
//!
//! A stream `AluIssue` also exists without its handshake, as `AluIssueItem`: `take!(self.issue => self.fe)`
//! copies the payload of a stream to an item, `offer!(self.message => self.mo)` an item to the payload of a
//! stream.
//!
//! `AluIssueReg` is the same bundle in registers: a pipeline stage in one field. `stages!(self, fe)` wires
//! clock and reset and lets it hold (`data!` without reset); `forward!(self.issue => self.fe)` writes it,
//! `forward!(self.fe => self.decode.issue)` and `self.fe.slot.q.val()` read it.

use crate::literal::Literal;
use crate::reg::Reg;
use crate::signal::{Signal, Watch};
use crate::step::Facing;
use crate::tree::Tree;
use rust_hdl_core::ast::{VerilogExpression, VerilogStatement};
use rust_hdl_core::prelude::{Clock, Synth};
use std::fmt::Arguments;

/// A signal, a bundle, or an array of such: what `connect!` takes.
pub trait Conduct {
    /// Values of the fields that go with the direction.
    type Forward: Copy;
    /// Values of those that go back.
    type Backward: Copy;
    /// Reads the forward fields.
    fn forward(&self) -> Self::Forward;
    /// Drives them; true if one of them moves.
    fn set_forward(&mut self, values: Self::Forward) -> bool;
    /// Reads the fields that go back.
    fn backward(&self) -> Self::Backward;
    /// Drives them; true if one of them moves.
    fn set_backward(&mut self, values: Self::Backward) -> bool;
    /// Marks the forward fields as driven.
    fn claim_forward(&mut self);
    /// Marks the fields that go back as driven.
    fn claim_backward(&mut self);
    /// Appends the names of the signals of one way, as an AST writes them.
    fn leaves(&self, name: &str, way: Way, names: &mut Vec<String>);
}

/// Whether what a block has at a place has fields that go back; only the type is looked at.
#[inline(always)]
pub fn goes_back<B, C: Conduct>(_: fn(&B) -> &C) -> bool {
    size_of::<C::Backward>() != 0
}

/// A stream: a bundle with `valid` and `ready` around its payload.
pub trait Stream {
    /// Values of the payload.
    type Item: Copy;
    /// Reads the payload.
    fn item(&self) -> Self::Item;
    /// Drives the payload; true if something of it moves.
    fn set_item(&mut self, values: Self::Item) -> bool;
    /// Marks the payload as driven.
    fn claim_item(&mut self);
    /// Appends the names of the payload's signals.
    fn item_leaves(&self, name: &str, names: &mut Vec<String>);
}

/// Which signals of a connection are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Forward fields, to be read.
    Source,
    /// Forward fields, to be driven.
    Sink,
    /// Fields that go back.
    Back,
}

impl<D: Facing, T: Synth, W: Watch<T>> Conduct for Signal<D, T, W> {
    type Forward = T;
    type Backward = ();
    #[inline(always)]
    fn forward(&self) -> T {
        self.next
    }
    #[inline(always)]
    fn set_forward(&mut self, value: T) -> bool {
        self.write(value)
    }
    #[inline(always)]
    fn backward(&self) {}
    #[inline(always)]
    fn set_backward(&mut self, _: ()) -> bool {
        false
    }
    fn claim_forward(&mut self) {
        self.connect();
    }
    fn claim_backward(&mut self) {}
    fn leaves(&self, name: &str, way: Way, names: &mut Vec<String>) {
        if way != Way::Back {
            names.push(name.to_string());
        }
    }
}

impl<T: Synth> Conduct for Reg<T> {
    type Forward = T;
    type Backward = ();
    #[inline(always)]
    fn forward(&self) -> T {
        self.q.val()
    }
    #[inline(always)]
    fn set_forward(&mut self, value: T) -> bool {
        self.d.write(value)
    }
    #[inline(always)]
    fn backward(&self) {}
    #[inline(always)]
    fn set_backward(&mut self, _: ()) -> bool {
        false
    }
    fn claim_forward(&mut self) {
        self.d.connect();
    }
    fn claim_backward(&mut self) {}
    fn leaves(&self, name: &str, way: Way, names: &mut Vec<String>) {
        match way {
            Way::Source => names.push(format!("{name}$q")),
            Way::Sink => names.push(format!("{name}$d")),
            Way::Back => {}
        }
    }
}

/// A bundle in registers, or an array of such.
pub trait Stage {
    /// Clock and reset (none: never).
    fn attach(&mut self, clock: Clock, reset: bool);
    /// Keeps what it has.
    fn hold(&mut self);
    /// Marks clock, reset and `d` as driven.
    fn claim(&mut self);
    /// Appends the names of the registers.
    fn registers(&self, name: &str, names: &mut Vec<String>);
}

impl<T: Synth> Stage for Reg<T> {
    #[inline(always)]
    fn attach(&mut self, clock: Clock, reset: bool) {
        self.clock.next = clock;
        self.reset.next = reset;
    }
    #[inline(always)]
    fn hold(&mut self) {
        self.d.next = self.q.val();
    }
    fn claim(&mut self) {
        self.clock.connect();
        self.reset.connect();
        self.d.connect();
    }
    fn registers(&self, name: &str, names: &mut Vec<String>) {
        names.push(name.to_string());
    }
}

impl<S: Stage, const N: usize> Stage for [S; N] {
    #[inline(always)]
    fn attach(&mut self, clock: Clock, reset: bool) {
        self.iter_mut().for_each(|stage| stage.attach(clock, reset));
    }
    #[inline(always)]
    fn hold(&mut self) {
        self.iter_mut().for_each(Stage::hold);
    }
    fn claim(&mut self) {
        self.iter_mut().for_each(Stage::claim);
    }
    fn registers(&self, name: &str, names: &mut Vec<String>) {
        self.iter().enumerate().for_each(|(i, stage)| stage.registers(&format!("{name}[{i}]"), names));
    }
}

/// The assignments that `stages!` stands for, or without a reset `data!`, as the next ones of `tree`.
// Never inlined, nor its kin below: they run once, and every connection of a block calls one.
#[inline(never)]
pub fn attachments<S: Stage>(tree: &mut Tree, stage: &S, name: Arguments, resets: bool) {
    let mut names = Vec::new();
    stage.registers(&name.to_string(), &mut names);
    tree.extend(attached(names, resets));
}

/// The same for registers of these names; not generic, so that it is compiled once.
fn attached(names: Vec<String>, resets: bool) -> Vec<VerilogStatement> {
    let reset = match resets {
        true => VerilogExpression::Signal("reset".into()),
        false => false.expression(),
    };
    let wire = |register: String| {
        let signal = VerilogExpression::Signal;
        [("clock", signal("clock".into())), ("reset", reset.clone()), ("d", signal(format!("{register}$q")))]
            .map(|(port, source)| drive(format!("{register}${port}"), source))
    };
    names.into_iter().flat_map(wire).collect()
}

fn drive(target: String, value: VerilogExpression) -> VerilogStatement {
    VerilogStatement::Assignment(VerilogExpression::Signal(target + "$next"), value)
}

impl<C: Conduct, const N: usize> Conduct for [C; N] {
    type Forward = [C::Forward; N];
    type Backward = [C::Backward; N];
    #[inline(always)]
    fn forward(&self) -> Self::Forward {
        std::array::from_fn(|i| self[i].forward())
    }
    #[inline(always)]
    fn set_forward(&mut self, values: Self::Forward) -> bool {
        self.iter_mut().zip(values).fold(false, |moved, (element, value)| element.set_forward(value) | moved)
    }
    #[inline(always)]
    fn backward(&self) -> Self::Backward {
        std::array::from_fn(|i| self[i].backward())
    }
    #[inline(always)]
    fn set_backward(&mut self, values: Self::Backward) -> bool {
        self.iter_mut().zip(values).fold(false, |moved, (element, value)| element.set_backward(value) | moved)
    }
    fn claim_forward(&mut self) {
        self.iter_mut().for_each(Conduct::claim_forward);
    }
    fn claim_backward(&mut self) {
        self.iter_mut().for_each(Conduct::claim_backward);
    }
    fn leaves(&self, name: &str, way: Way, names: &mut Vec<String>) {
        self.iter().enumerate().for_each(|(i, element)| element.leaves(&format!("{name}[{i}]"), way, names));
    }
}

/// The names of one way.
fn names<C: Conduct>(end: &C, name: Arguments, way: Way) -> Vec<String> {
    let mut names = Vec::new();
    end.leaves(&name.to_string(), way, &mut names);
    names
}

/// The names of a payload.
fn items<S: Stream>(end: &S, name: Arguments) -> Vec<String> {
    let mut names = Vec::new();
    end.item_leaves(&name.to_string(), &mut names);
    names
}

/// Each of `to` driven by one of `from`, as the next statements of `tree`; compiled once, too.
fn assignments(tree: &mut Tree, from: Vec<String>, to: Vec<String>) {
    let pairs = to.into_iter().zip(from);
    tree.extend(pairs.map(|(target, value)| drive(target, VerilogExpression::Signal(value))).collect());
}

/// The assignments that `forward!` stands for, as the next ones of `tree`.
#[inline(never)]
pub fn forwards<S, T>(tree: &mut Tree, source: &S, source_name: Arguments, sink: &T, sink_name: Arguments)
where
    S: Conduct,
    T: Conduct<Forward = S::Forward>,
{
    assignments(tree, names(source, source_name, Way::Source), names(sink, sink_name, Way::Sink));
}

/// The assignments that `take!` stands for, as the next ones of `tree`.
#[inline(never)]
pub fn takes<S, T>(tree: &mut Tree, source: &S, source_name: Arguments, sink: &T, sink_name: Arguments)
where
    S: Stream,
    T: Conduct<Forward = S::Item>,
{
    assignments(tree, items(source, source_name), names(sink, sink_name, Way::Sink));
}

/// The assignments that `offer!` stands for, as the next ones of `tree`.
#[inline(never)]
pub fn offers<S, T>(tree: &mut Tree, source: &S, source_name: Arguments, sink: &T, sink_name: Arguments)
where
    S: Conduct<Forward = T::Item>,
    T: Stream,
{
    assignments(tree, names(source, source_name, Way::Source), items(sink, sink_name));
}

/// The assignments that `connect!` stands for, as the next ones of `tree`.
#[inline(never)]
pub fn connections<S, T>(tree: &mut Tree, source: &S, source_name: Arguments, sink: &T, sink_name: Arguments)
where
    S: Conduct,
    T: Conduct<Forward = S::Forward, Backward = S::Backward>,
{
    forwards(tree, source, source_name, sink, sink_name);
    assignments(tree, names(sink, sink_name, Way::Back), names(source, source_name, Way::Back));
}

/// What each port is for, by its path inside the block (`issue`, `issue$0$valid`): what the exporter prints.
pub trait Purposes {
    /// Appends path and purpose of a port and of its fields.
    fn purposes(path: &str, purpose: &str, list: &mut Vec<(String, String)>);
}

impl<D: Facing, T: Synth> Purposes for Signal<D, T> {
    fn purposes(path: &str, purpose: &str, list: &mut Vec<(String, String)>) {
        list.push((path.to_string(), purpose.to_string()));
    }
}

impl<P: Purposes, const N: usize> Purposes for [P; N] {
    fn purposes(path: &str, purpose: &str, list: &mut Vec<(String, String)>) {
        (0..N).for_each(|i| P::purposes(&format!("{path}${i}"), purpose, list));
    }
}
