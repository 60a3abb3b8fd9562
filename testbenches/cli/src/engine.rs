//! Builds the engines a command asks for.

use std::io;

use tessera_export::cosim::Options;
use tessera_golden::Golden;
use tessera_hdl::init::Init;
use tessera_hdl::rust_hdl::block::Block;
use tessera_hdl::step::Step;
use tessera_hdl::wires::Pins;
use tessera_lockstep::model::{GoldenModel, Model, RtlModel};
use tessera_lockstep::traced::{TracedPorts, TracedRtl};
use tessera_lockstep::verilog::VerilogModel;
use tessera_ports::cache::memory_subsystem::{MemorySubsystemIn, MemorySubsystemOut};
use tessera_ports::eu::{EuIn, EuOut};
use tessera_ports::Ports;

use crate::args::{Engine, Shape};
use crate::error::CliError;
use crate::progress::Busy;
use crate::wave::Wave;

pub type EuModel = Box<dyn Model<EuIn, EuOut>>;
pub type MemoryModel = Box<dyn Model<MemorySubsystemIn, MemorySubsystemOut>>;

/// The execution unit.
pub fn eu(engine: Engine, shape: Option<Shape>, wave: Option<&Wave>) -> Result<EuModel, CliError> {
    use tessera_eu::eu as rtl;
    use tessera_golden::eu as golden;
    match shape.unwrap_or_default() {
        Shape::Gen9 => build::<golden::Eu, rtl::Eu, EuIn, EuOut>("tessera_eu", engine, wave),
        Shape::Compact => build::<golden::EuCompact, rtl::EuCompact, EuIn, EuOut>("tessera_eu_compact", engine, wave),
        Shape::Lite => build::<golden::EuLite, rtl::EuLite, EuIn, EuOut>("tessera_eu_lite", engine, wave),
    }
}

/// The memory subsystem.
pub fn memory(engine: Engine, wave: Option<&Wave>) -> Result<MemoryModel, CliError> {
    type Reference = tessera_golden::cache::memory_subsystem::MemorySubsystem;
    type Hardware = tessera_memory::memory_subsystem::MemorySubsystem;
    build::<Reference, Hardware, _, _>("tessera_memory_subsystem", engine, wave)
}

/// The engine, writing the waveform if one is given. `G` and `B` are the golden model and the block of one
/// contract.
fn build<G, B, I, O>(top: &str, engine: Engine, wave: Option<&Wave>) -> Result<Box<dyn Model<I, O>>, CliError>
where
    G: Golden<In = I, Out = O> + Default + 'static,
    B: Block + Step + Init + Pins + 'static,
    I: Ports + 'static,
    O: Ports + 'static,
{
    let golden = || GoldenModel(G::default());
    let rtl = || RtlModel::<B>::new::<I, O>();
    let verilated = || {
        let _busy = Busy::with(format!("building the Verilated model of {top} (once for each version of the block)"));
        VerilogModel::build::<B, I, O>(&Options { random_start: Some(1), ..Options::default() })
    };
    let Some(wave) = wave else {
        return Ok(match engine {
            Engine::Rtl => Box::new(rtl()),
            Engine::Verilator => Box::new(verilated()?),
            Engine::Golden | Engine::Interp => Box::new(golden()),
        });
    };
    let window = wave.window();
    if !window.scope.is_empty() && engine != Engine::Rtl {
        let reason = "only the rtl engine has an inside, expected --engine rtl or no scope".into();
        return Err(CliError::Option { option: "--vcd-scope", reason });
    }
    let file = |e: io::Error| wave.error(&e);
    let create = || wave.create();
    let format = wave.format();
    Ok(match engine {
        Engine::Rtl => match TracedRtl::new(rtl(), top, window, format, create).map_err(file)? {
            Ok(model) => Box::new(model),
            Err(scope) => return Err(CliError::Option { option: "--vcd-scope", reason: scope.to_string() }),
        },
        Engine::Verilator => Box::new(TracedPorts::new::<I, O, _>(verilated()?, top, window, format, create).map_err(file)?),
        Engine::Golden | Engine::Interp => {
            Box::new(TracedPorts::new::<I, O, _>(golden(), top, window, format, create).map_err(file)?)
        }
    })
}
