//! Waveforms of a run that failed: `target/failures/<test>.<model>.vcd`, the ports of each model up to the
//! failure.

use std::fs::File;
use std::io::BufWriter;

use tessera_lockstep::compare::Lockstep;
use tessera_lockstep::waveform::{Format, PortWaveform};
use tessera_ports::Interface;
use tessera_testkit::Test;

/// Records every model of `lockstep` from here on. Returns the sentence that says where.
///
/// # Panics
/// When a file cannot be written.
pub fn record<I: Interface + 'static>(test: &Test, lockstep: &mut Lockstep<I>) -> String {
    let mut files = Vec::new();
    let mut waves = Vec::new();
    for model in lockstep.names() {
        let path = test.output("failures", &format!("{model}.vcd"));
        let file = File::create(&path).unwrap_or_else(|e| panic!("{}: {e}, expected a writable file", path.display()));
        waves.push(PortWaveform::new::<I, I::Out>(Format::Vcd, I::BLOCK, BufWriter::new(file)).expect("the header is written"));
        files.push(path.display().to_string());
    }
    lockstep.tap(Box::new(move |cycle, input, outputs| {
        for (wave, output) in waves.iter_mut().zip(outputs) {
            wave.cycle(cycle, input, output).expect("the waveform is written");
        }
    }));
    format!("waveforms of its ports: {}", files.join(" "))
}
