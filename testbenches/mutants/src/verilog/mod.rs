//! Bugs in the exported Verilog.
//!
//! One build holds all bugs of a block: a further input of the top, handed down to every module, says which
//! one is in.

mod select;
mod slip;
mod statement;

pub use select::{bugs, gates, with_bugs, Place};
pub(crate) use select::{SELECT, WIDTH};

use tessera_export::cosim::{self, Options};
use tessera_export::Design;
use tessera_lockstep::model::Model;
use tessera_ports::Ports;

/// A Verilated design with bugs, one of them switched on.
pub struct Mutant {
    model: cosim::Model,
    number: u64,
    inputs: Vec<u64>,
    outputs: Vec<u64>,
}

/// Builds a design, or takes it from the cache; registers begin with anything. Not optimised: most runs end
/// early, with a bug that is noticed.
///
/// # Panics
/// When it cannot be built.
pub(crate) fn verilated(design: &Design) -> cosim::Model {
    let options = Options { random_start: Some(1), optimize: false, ..Options::default() };
    cosim::Model::build(design, &options).unwrap_or_else(|e| panic!("the Verilog model cannot be built: {e}"))
}

impl Mutant {
    /// Builds the design, or takes it from the cache. Bug 0 is none.
    pub fn build(design: &Design, number: u64) -> Self {
        let model = verilated(design);
        let outputs = vec![0; model.outputs().len()];
        Mutant { model, number, inputs: Vec::new(), outputs }
    }
}

impl<I: Ports, O: Ports> Model<I, O> for Mutant {
    fn name(&self) -> &'static str {
        "verilator"
    }
    fn eval(&mut self, input: &I, output: &mut O) {
        self.inputs.clear();
        input.store(&mut self.inputs);
        self.inputs.push(self.number);
        self.model.eval(&self.inputs, &mut self.outputs);
        output.load(&self.outputs);
    }
    fn tick(&mut self, _: &I) {
        self.model.edge();
    }
}
