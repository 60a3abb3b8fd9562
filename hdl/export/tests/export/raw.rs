//! A block whose ports and body are given as data: for bodies that `#[hdl]`
//! would refuse, and for generated ones.

use rust_hdl_core::ast::{Verilog, VerilogExpression, VerilogLiteral, VerilogStatement};
use rust_hdl_core::prelude::{
    Atom, AtomKind, Block, Logic, PinConstraint, Probe, TimingInfo, TypeDescriptor, TypeKind, VCDValue,
};
use tessera_hdl::meta::{Meta, Role};

/// A signal of any kind and width.
pub struct RawAtom {
    pub name: String,
    pub kind: AtomKind,
    pub width: usize,
}

/// A block made of its parts.
pub struct RawBlock {
    pub module: String,
    pub atoms: Vec<RawAtom>,
    /// Sub-blocks and their instance names.
    pub children: Vec<(String, Box<dyn Block>)>,
    pub body: Vec<VerilogStatement>,
}

impl RawBlock {
    /// A block with an 8-bit input `a`, an 8-bit input `b`, an 8-bit output `y`
    /// and one assignment to `y`.
    pub fn assigning_y(value: VerilogExpression) -> Self {
        RawBlock {
            module: "tessera_raw".into(),
            atoms: vec![input("a", 8), input("b", 8), output("y", 8)],
            children: Vec::new(),
            body: vec![assign("y", value)],
        }
    }
}

pub fn input(name: &str, width: usize) -> RawAtom {
    RawAtom { name: name.into(), kind: AtomKind::InputParameter, width }
}

pub fn output(name: &str, width: usize) -> RawAtom {
    RawAtom { name: name.into(), kind: AtomKind::OutputParameter, width }
}

/// `target = value`, the target without its `$next`.
pub fn assign(target: &str, value: VerilogExpression) -> VerilogStatement {
    VerilogStatement::Assignment(signal(&format!("{target}$next")), value)
}

pub fn signal(name: &str) -> VerilogExpression {
    VerilogExpression::Signal(name.into())
}

pub fn literal(value: u64) -> VerilogExpression {
    VerilogExpression::Literal(value.into())
}

impl Atom for RawAtom {
    fn bits(&self) -> usize {
        self.width
    }
    fn connected(&self) -> bool {
        true
    }
    fn changed(&self) -> bool {
        false
    }
    fn kind(&self) -> AtomKind {
        self.kind
    }
    fn descriptor(&self) -> TypeDescriptor {
        TypeDescriptor { name: format!("U::<{}>", self.width), kind: TypeKind::Bits(self.width) }
    }
    fn vcd(&self) -> VCDValue {
        false.into()
    }
    fn id(&self) -> usize {
        0
    }
    fn verilog(&self) -> VerilogLiteral {
        0_u64.into()
    }
    fn constraints(&self) -> Vec<PinConstraint> {
        Vec::new()
    }
}

impl Logic for RawBlock {
    fn update(&mut self) {}
    fn hdl(&self) -> Verilog {
        Verilog::Combinatorial(self.body.clone())
    }
    fn timing(&self) -> Vec<TimingInfo> {
        let meta = Meta {
            role: Role::Module,
            module: self.module.clone(),
            parameters: Vec::new(),
            file: file!().into(),
            contract: String::new(),
            summary: "A block made of its parts.".into(),
            purposes: Vec::new(),
        };
        meta.records()
    }
}

impl Block for RawBlock {
    fn connect_all(&mut self) {}
    fn update_all(&mut self) {}
    fn has_changed(&self) -> bool {
        false
    }
    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        probe.visit_start_scope(name, self);
        for atom in &self.atoms {
            probe.visit_atom(&atom.name, atom);
        }
        for (name, child) in &self.children {
            child.accept(name, probe);
        }
        probe.visit_end_scope(name, self);
    }
}
