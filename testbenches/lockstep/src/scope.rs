//! Scopes of a design: the dotted instance paths a waveform can be limited to.

use tessera_hdl::meta::{self, Role};
use tessera_hdl::rust_hdl::prelude::{Block, Probe};
use thiserror::Error;

/// A scope that names no signal, with the instances there are where the path leaves the design.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{scope}` names no signal, expected an instance path that begins with one of: {}", known.join(", "))]
pub struct UnknownScope {
    /// As it was given.
    pub scope: String,
    /// Instances directly inside the top.
    pub known: Vec<String>,
}

impl UnknownScope {
    pub(crate) fn new(block: &dyn Block, scope: &str) -> Self {
        let mut instances = Instances::default();
        block.accept("", &mut instances);
        UnknownScope { scope: scope.to_string(), known: instances.found }
    }
}

/// Collects the instances directly inside the top, registers left out.
#[derive(Default)]
struct Instances {
    /// Scopes entered; the top itself is the first.
    depth: usize,
    found: Vec<String>,
}

impl Probe for Instances {
    fn visit_start_scope(&mut self, name: &str, node: &dyn Block) {
        if self.depth == 1 && meta::of(node).is_some_and(|m| m.role != Role::Register) {
            self.found.push(name.replace('$', "_"));
        }
        self.depth += 1;
    }
    fn visit_end_scope(&mut self, _: &str, _: &dyn Block) {
        self.depth -= 1;
    }
}
