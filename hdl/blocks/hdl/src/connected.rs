//! Finds ports and signals that nobody drives.
//!
//! A register left out of `registers!` would still step in Rust, with a
//! forgotten reset; this check catches it when the simulation is built, long
//! before the exporter refuses it.

use rust_hdl_core::prelude::{Atom, AtomKind, Block, Probe};

/// Every undriven signal below `block`, as `child.port`. The inputs of
/// `block` itself are driven from outside. Call after `connect_all`.
pub fn undriven(block: &dyn Block) -> Vec<String> {
    let mut walk = Walk::default();
    block.accept("top", &mut walk);
    walk.found
}

#[derive(Default)]
struct Walk {
    path: Vec<String>,
    found: Vec<String>,
}

impl Probe for Walk {
    fn visit_start_scope(&mut self, name: &str, _: &dyn Block) {
        self.path.push(name.replace('$', "."));
    }

    fn visit_atom(&mut self, name: &str, signal: &dyn Atom) {
        let from_outside = self.path.len() == 1 && signal.kind() == AtomKind::InputParameter;
        if !signal.connected() && !from_outside {
            let path = self.path.join(".");
            self.found.push(format!("{path}.{}", name.replace('$', ".")));
        }
    }

    fn visit_end_scope(&mut self, _: &str, _: &dyn Block) {
        self.path.pop();
    }
}
