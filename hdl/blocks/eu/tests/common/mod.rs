//! Drives a block through the port structs of its contract.

use std::marker::PhantomData;
use tessera_hdl::init::Init;
use tessera_hdl::prelude::*;
use tessera_hdl::wires::Pins;
use tessera_ports::Ports;

/// A block bound to its `XIn` and `XOut`.
pub struct Bench<B, I, O> {
    sim: Sim<B>,
    words: Vec<u64>,
    ports: PhantomData<(I, O)>,
}

impl<B: Block + Step + Init + Pins, I: Ports, O: Ports> Bench<B, I, O> {
    /// Builds the block and checks that names, widths and order of its ports are those of the contract.
    pub fn new() -> Self {
        let (inputs, outputs): (Vec<_>, Vec<_>) = B::pins().into_iter().partition(|pin| pin.2);
        let strip = |pins: Vec<(String, u32, bool)>| pins.into_iter().map(|p| (p.0, p.1)).collect::<Vec<_>>();
        assert_eq!(strip(inputs), I::flat(), "input ports");
        assert_eq!(strip(outputs), O::flat(), "output ports");
        Bench { sim: Sim::new(), words: Vec::new(), ports: PhantomData }
    }

    /// Settles one cycle's inputs and returns its outputs; no clock edge.
    pub fn eval(&mut self, inputs: &I) -> O {
        self.words.clear();
        inputs.store(&mut self.words);
        self.sim.drive(&self.words);
        self.sim.eval();
        self.words.clear();
        self.sim.sample(&mut self.words);
        let mut outputs = O::default();
        outputs.load(&self.words);
        outputs
    }

    /// Takes the clock edge.
    pub fn tick(&mut self) {
        self.sim.tick();
    }

    /// `eval`, then `tick`.
    pub fn cycle(&mut self, inputs: &I) -> O {
        let outputs = self.eval(inputs);
        self.tick();
        outputs
    }
}
