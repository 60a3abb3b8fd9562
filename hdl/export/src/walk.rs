//! Collects the block tree that a `Probe` walks past, before any judgement.

use rust_hdl_core::ast::Verilog;
use rust_hdl_core::prelude::{Atom, AtomKind, Block, Probe, TypeDescriptor};
use tessera_hdl::meta::{self, Meta};

/// One block instance with everything it says about itself.
pub struct BlockNode {
    pub instance: String,
    pub meta: Option<Meta>,
    pub body: Verilog,
    pub atoms: Vec<AtomRecord>,
    pub children: Vec<BlockNode>,
}

/// One signal or constant of a block.
pub struct AtomRecord {
    /// Path inside the block, interfaces included: `req$data`.
    pub path: String,
    pub kind: AtomKind,
    pub width: usize,
    pub descriptor: TypeDescriptor,
    /// Current value as rust-hdl prints it; what a constant is worth.
    pub value: String,
}

/// The tree under `top`; `None` when `top` presents no scope of its own.
pub fn collect(top: &dyn Block, name: &str) -> Option<BlockNode> {
    let mut collector = Collector::default();
    top.accept(name, &mut collector);
    collector.root
}

#[derive(Default)]
struct Collector {
    open: Vec<BlockNode>,
    interfaces: Vec<String>,
    root: Option<BlockNode>,
}

impl Probe for Collector {
    fn visit_start_scope(&mut self, name: &str, node: &dyn Block) {
        self.open.push(BlockNode {
            instance: name.to_string(),
            meta: meta::of(node),
            body: node.hdl(),
            atoms: Vec::new(),
            children: Vec::new(),
        });
    }

    fn visit_start_namespace(&mut self, name: &str, _node: &dyn Block) {
        self.interfaces.push(name.to_string());
    }

    fn visit_atom(&mut self, name: &str, signal: &dyn Atom) {
        let mut path = self.interfaces.clone();
        path.push(name.to_string());
        if let Some(block) = self.open.last_mut() {
            block.atoms.push(AtomRecord {
                path: path.join("$"),
                kind: signal.kind(),
                width: signal.bits(),
                descriptor: signal.descriptor(),
                value: format!("{:x}", signal.verilog()),
            });
        }
    }

    fn visit_end_namespace(&mut self, _name: &str, _node: &dyn Block) {
        self.interfaces.pop();
    }

    fn visit_end_scope(&mut self, _name: &str, _node: &dyn Block) {
        if let Some(done) = self.open.pop() {
            match self.open.last_mut() {
                Some(parent) => parent.children.push(done),
                None => self.root = Some(done),
            }
        }
    }
}
