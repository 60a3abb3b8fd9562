//! One face for a golden model, a rust-hdl block and its Verilated export.

use tessera_golden::Golden;
use tessera_hdl::init::Init;
use tessera_hdl::rust_hdl::block::Block;
use tessera_hdl::sim::Sim;
use tessera_hdl::step::Step;
use tessera_hdl::wires::Pins;
use tessera_pipeline::Pipeline;
use tessera_ports::cache::render_cache::{RenderCacheIn, RenderCacheOut};
use tessera_ports::Ports;

/// A cycle-exact model with the port structs `I` and `O`.
///
/// One cycle: `eval` settles the outputs for the inputs of the cycle, `tick` is the clock edge that ends it.
pub trait Model<I, O> {
    /// `golden`, `rtl` or `verilator`, for reports.
    fn name(&self) -> &'static str;
    /// Settles the outputs for these inputs.
    fn eval(&mut self, input: &I, output: &mut O);
    /// Ends the cycle whose inputs `eval` saw last; `input` are those.
    fn tick(&mut self, input: &I);
    /// Both at once, for models that do not need to settle twice.
    fn step(&mut self, input: &I, output: &mut O) {
        self.eval(input, output);
        self.tick(input);
    }
}

/// A golden model.
pub struct GoldenModel<G>(pub G);

impl<G: Golden> Model<G::In, G::Out> for GoldenModel<G> {
    fn name(&self) -> &'static str {
        "golden"
    }
    fn eval(&mut self, input: &G::In, output: &mut G::Out) {
        self.0.settle(input, output);
    }
    fn tick(&mut self, input: &G::In) {
        self.0.tick(input);
    }
    fn step(&mut self, input: &G::In, output: &mut G::Out) {
        *output = self.0.step(input);
    }
}

/// A rust-hdl block, stepped in this thread.
pub struct RtlModel<B> {
    sim: Sim<B>,
    words: Vec<u64>,
}

impl<B: Block + Step + Init + Pins> RtlModel<B> {
    /// Builds the block.
    ///
    /// # Panics
    /// When its ports are not those of `I` and `O` in name, width and order: the two models would not mean
    /// the same wires.
    pub fn new<I: Ports, O: Ports>() -> Self {
        let pins = B::pins();
        let side = |input: bool| -> Vec<(String, u32)> {
            pins.iter().filter(|p| p.2 == input && p.0 != "clock").map(|p| (p.0.clone(), p.1)).collect()
        };
        assert_eq!(side(true), I::flat(), "input ports of the block against its port struct");
        assert_eq!(side(false), O::flat(), "output ports of the block against its port struct");
        RtlModel { sim: Sim::new(), words: Vec::new() }
    }
}

impl<B: Block + Step> RtlModel<B> {
    /// The block, for probes and waveforms.
    pub fn block(&self) -> &B {
        self.sim.block()
    }
}

impl<B: Block + Step + Pins, I: Ports, O: Ports> Model<I, O> for RtlModel<B> {
    fn name(&self) -> &'static str {
        "rtl"
    }
    fn eval(&mut self, input: &I, output: &mut O) {
        self.words.clear();
        input.store(&mut self.words);
        Pins::drive(&mut *self.sim, &self.words);
        self.sim.eval();
        self.words.clear();
        Pins::sample(&*self.sim, &mut self.words);
        output.load(&self.words);
    }
    fn tick(&mut self, _: &I) {
        self.sim.tick();
    }
}

/// Any model of the render cache runs between the client and the memory of `tessera-pipeline`.
impl Pipeline for Box<dyn Model<RenderCacheIn, RenderCacheOut>> {
    fn show(&mut self, i: &RenderCacheIn) -> RenderCacheOut {
        let mut o = RenderCacheOut::default();
        self.eval(i, &mut o);
        o
    }
    fn cycle(&mut self, i: &RenderCacheIn) -> RenderCacheOut {
        let mut o = RenderCacheOut::default();
        self.step(i, &mut o);
        o
    }
}
