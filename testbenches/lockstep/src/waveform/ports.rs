//! The ports of one block.

use std::io;

use tessera_ports::Ports;

use super::recorder::{Format, Out, Recorder};

/// The ports of one block.
pub struct PortWaveform {
    recorder: Recorder,
    words: Vec<u64>,
}

impl PortWaveform {
    /// Declares the ports of a block called `top`.
    pub fn new<I: Ports, O: Ports>(format: Format, top: &str, out: impl Out) -> io::Result<Self> {
        let mut recorder = Recorder::new(format, top, out)?;
        for (name, width) in I::flat().into_iter().chain(O::flat()) {
            recorder.wire(&name, width)?;
        }
        recorder.begin()?;
        Ok(PortWaveform { recorder, words: Vec::new() })
    }

    /// Records one cycle.
    pub fn cycle<I: Ports, O: Ports>(&mut self, cycle: u64, input: &I, output: &O) -> io::Result<()> {
        self.words.clear();
        input.store(&mut self.words);
        output.store(&mut self.words);
        self.recorder.cycle(cycle, &self.words)
    }

    /// Writes what is still kept.
    pub fn finish(&mut self) -> io::Result<()> {
        self.recorder.finish()
    }
}
