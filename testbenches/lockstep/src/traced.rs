//! Models that write a waveform of the cycles in a window while they run.

use std::io::{self, Write};

use tessera_hdl::init::Init;
use tessera_hdl::rust_hdl::block::Block;
use tessera_hdl::step::Step;
use tessera_hdl::wires::Pins;
use tessera_ports::Ports;

use crate::model::{Model, RtlModel};
use crate::scope::UnknownScope;
use crate::waveform::{BlockWaveform, PortWaveform, Window};

/// A rust-hdl block with every signal inside the window's scope.
pub struct TracedRtl<B, W: Write> {
    model: RtlModel<B>,
    waveform: BlockWaveform<W>,
    window: Window,
    cycle: u64,
}

impl<B: Block + Step + Init + Pins, W: Write> TracedRtl<B, W> {
    /// Declares the signals of the window's scope, in what `open` opens. Nothing is opened for a scope that
    /// names no signal.
    pub fn new(
        model: RtlModel<B>,
        top: &str,
        window: Window,
        open: impl FnOnce() -> io::Result<W>,
    ) -> io::Result<Result<Self, UnknownScope>> {
        let (_, signals) = BlockWaveform::new(top, model.block(), &window, io::sink())?;
        if signals == 0 {
            return Ok(Err(UnknownScope::new(model.block(), &window.scope)));
        }
        let (waveform, _) = BlockWaveform::new(top, model.block(), &window, open()?)?;
        Ok(Ok(TracedRtl { model, waveform, window, cycle: 0 }))
    }
}

impl<B: Block + Step + Pins, W: Write, I: Ports, O: Ports> Model<I, O> for TracedRtl<B, W> {
    fn name(&self) -> &'static str {
        Model::<I, O>::name(&self.model)
    }
    fn eval(&mut self, input: &I, output: &mut O) {
        self.model.eval(input, output);
    }
    fn tick(&mut self, input: &I) {
        if self.window.holds(self.cycle) {
            self.model.latch_locals();
            let written = self.waveform.cycle(self.cycle, self.model.block());
            stop_on_error(&mut self.window, written);
        }
        Model::<I, O>::tick(&mut self.model, input);
        self.cycle += 1;
    }
}

/// Any model with its ports.
pub struct TracedPorts<M, W: Write> {
    model: M,
    waveform: PortWaveform<W>,
    window: Window,
    cycle: u64,
}

impl<M, W: Write> TracedPorts<M, W> {
    /// Declares the ports, in what `open` opens.
    pub fn new<I: Ports, O: Ports>(
        model: M,
        top: &str,
        window: Window,
        open: impl FnOnce() -> io::Result<W>,
    ) -> io::Result<Self> {
        Ok(TracedPorts { model, waveform: PortWaveform::new::<I, O>(top, open()?)?, window, cycle: 0 })
    }
}

impl<M: Model<I, O>, W: Write, I: Ports, O: Ports> Model<I, O> for TracedPorts<M, W> {
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

impl<B, W: Write> Drop for TracedRtl<B, W> {
    fn drop(&mut self) {
        stop_on_error(&mut self.window, self.waveform.finish());
    }
}

impl<M, W: Write> Drop for TracedPorts<M, W> {
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
