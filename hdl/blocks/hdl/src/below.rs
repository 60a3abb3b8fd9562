//! The fields of a bundle, each with its own name behind that of the bundle: what the code that `bundle!` writes
//! calls once for every field.
//!
//! A call each and never inlined: joining two names in place takes 280 bytes of code for each field, in hundreds
//! of functions that run once.

use crate::bundle::{Conduct, Purposes, Stage, Way};
use crate::wires::Wires;
use rust_hdl_core::prelude::{Block, Probe};

/// [`Block::accept`] of the field `label` of `name`.
#[inline(never)]
pub fn accept<B: Block>(field: &B, name: &str, label: &str, probe: &mut dyn Probe) {
    field.accept(&join(name, label), probe);
}

/// [`Conduct::leaves`] of the field `label` of `name`.
#[inline(never)]
pub fn leaves<C: Conduct>(field: &C, name: &str, label: &str, way: Way, names: &mut Vec<String>) {
    field.leaves(&join(name, label), way, names);
}

/// [`Stage::registers`] of the field `label` of `name`.
#[inline(never)]
pub fn registers<S: Stage>(field: &S, name: &str, label: &str, names: &mut Vec<String>) {
    field.registers(&join(name, label), names);
}

/// [`Wires::list`] of the field `label` of `name`.
#[inline(never)]
pub fn list<W: Wires>(name: &str, label: &str, ports: &mut Vec<(String, u32, bool)>) {
    W::list(&join(name, label), ports);
}

/// [`Purposes::purposes`] of the field `label` at `path`.
#[inline(never)]
pub fn purposes<P: Purposes>(path: &str, label: &str, purpose: &str, list: &mut Vec<(String, String)>) {
    P::purposes(&join(path, label), purpose, list);
}

/// Not generic: compiled once.
fn join(name: &str, label: &str) -> String {
    name.to_string() + label
}
