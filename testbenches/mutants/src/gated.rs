//! A block exported with a clock enable, in the place of the block: between two edges that count stand some that do
//! not, with other inputs.

use tessera_export::cosim;
use tessera_export::{Design, Direction};
use tessera_lockstep::model::Model;
use tessera_ports::Ports;
use tessera_testkit::Random;

use crate::verilog::{verilated, SELECT};

/// The input that says which edges count.
const CLOCK_ENABLE: &str = "clock_enable";

/// A Verilated design whose clock enable is low at some edges.
pub struct Gated {
    model: cosim::Model,
    /// Which input is the clock enable.
    at: usize,
    bug: u64,
    /// Bits of the block's own inputs.
    widths: Vec<usize>,
    inputs: Vec<u64>,
    outputs: Vec<u64>,
    random: Random,
}

impl Gated {
    /// Builds the design, or takes it from the cache; its last input says which of its bugs is in, 0 for none.
    pub fn build(design: &Design, bug: u64) -> Self {
        let model = verilated(design);
        let inputs = design.ports.iter().filter(|port| port.direction == Direction::Input && !port.clock);
        let at = inputs.clone().position(|port| port.name == CLOCK_ENABLE).expect("exported with a clock enable");
        let own = inputs.filter(|port| ![CLOCK_ENABLE, SELECT].contains(&&*port.name));
        let widths = own.map(|port| port.width).collect();
        let outputs = vec![0; model.outputs().len()];
        Gated { model, at, bug, widths, inputs: Vec::new(), outputs, random: Random::new(bug + 1) }
    }

    /// The inputs, the clock enable among them, and the number of the bug.
    fn set(&mut self, enable: u64) {
        self.inputs.insert(self.at, enable);
        self.inputs.push(self.bug);
        self.model.eval(&self.inputs, &mut self.outputs);
    }

    fn enabled<I: Ports>(&mut self, input: &I) {
        self.inputs.clear();
        input.store(&mut self.inputs);
        self.set(1);
    }
}

impl<I: Ports, O: Ports> Model<I, O> for Gated {
    fn name(&self) -> &'static str {
        "verilator"
    }
    fn eval(&mut self, input: &I, output: &mut O) {
        self.enabled(input);
        output.load(&self.outputs);
    }
    fn tick(&mut self, input: &I) {
        for _ in 0..self.random.below(3) {
            self.inputs.clear();
            self.inputs.extend(self.widths.iter().map(|width| self.random.word() >> (64 - width)));
            self.set(0);
            self.model.edge();
        }
        self.enabled(input);
        self.model.edge();
    }
}
