//! Models that write a waveform of the cycles in a window while they run.

use std::io;

use tessera_hdl::init::Init;
use tessera_hdl::rust_hdl::block::Block;
use tessera_hdl::step::Step;
use tessera_hdl::values::Values;
use tessera_hdl::wires::Pins;
use tessera_ports::Ports;

use crate::model::{Model, RtlModel};
use crate::scope::UnknownScope;
use crate::waveform::{BlockWaveform, Format, Out, PortWaveform, Window};

/// A rust-hdl block with every signal inside the window's scope.
pub struct TracedRtl<B> {
    model: RtlModel<B>,
    waveform: BlockWaveform,
    window: Window,
    cycle: u64,
}

impl<B: Block + Step + Init + Pins> TracedRtl<B> {
    /// Declares the signals of the window's scope, in what `open` opens. Nothing is opened for a scope that
    /// names no signal.
    pub fn new<W: Out>(
        model: RtlModel<B>,
        top: &str,
        window: Window,
        format: Format,
        open: impl FnOnce() -> io::Result<W>,
    ) -> io::Result<Result<Self, UnknownScope>> {
        if !BlockWaveform::finds(model.block(), &window) {
            return Ok(Err(UnknownScope::new(model.block(), &window.scope)));
        }
        let waveform = BlockWaveform::new(format, top, model.block(), &window, open()?)?;
        Ok(Ok(TracedRtl { model, waveform, window, cycle: 0 }))
    }
}

impl<B: Block + Step + Pins + Values, I: Ports, O: Ports> Model<I, O> for TracedRtl<B> {
    fn name(&self) -> &'static str {
        Model::<I, O>::name(&self.model)
    }
    fn eval(&mut self, input: &I, output: &mut O) {
        self.model.eval(input, output);
    }
    fn tick(&mut self, input: &I) {
        if self.window.holds(self.cycle) {
            let written = self.waveform.cycle(self.cycle, self.model.block());
            stop_on_error(&mut self.window, written);
        }
        Model::<I, O>::tick(&mut self.model, input);
        self.cycle += 1;
    }
}

/// Any model with its ports.
pub struct TracedPorts<M> {
    model: M,
    waveform: PortWaveform,
    window: Window,
    cycle: u64,
}

impl<M> TracedPorts<M> {
    /// Declares the ports, in what `open` opens.
    pub fn new<I: Ports, O: Ports, W: Out>(
        model: M,
        top: &str,
        window: Window,
        format: Format,
        open: impl FnOnce() -> io::Result<W>,
    ) -> io::Result<Self> {
        Ok(TracedPorts { model, waveform: PortWaveform::new::<I, O>(format, top, open()?)?, window, cycle: 0 })
    }
}

impl<M: Model<I, O>, I: Ports, O: Ports> Model<I, O> for TracedPorts<M> {
    fn name(&self) -> &'static str {
        self.model.name()
    }
    fn eval(&mut self, input: &I, output: &mut O) {
        self.model.eval(input, output);
    }
    fn tick(&mut self, input: &I) {
        if self.window.holds(self.cycle) {
            let mut output = O::default();
            self.model.eval(input, &mut output);
            let written = self.waveform.cycle(self.cycle, input, &output);
            stop_on_error(&mut self.window, written);
        }
        self.model.tick(input);
        self.cycle += 1;
    }
}

impl<B> Drop for TracedRtl<B> {
    fn drop(&mut self) {
        stop_on_error(&mut self.window, self.waveform.finish());
    }
}

impl<M> Drop for TracedPorts<M> {
    fn drop(&mut self) {
        stop_on_error(&mut self.window, self.waveform.finish());
    }
}

/// A waveform that cannot be written is given up; the run goes on, and whoever gave the writer has seen its
/// error.
fn stop_on_error(window: &mut Window, written: io::Result<()>) {
    if written.is_err() {
        window.cycles = 0;
    }
}
