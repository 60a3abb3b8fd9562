//! Builds the engines a command asks for.

use std::fs::File;
use std::io::BufWriter;
use std::path::Path;

use tessera_export::cosim::Options;
use tessera_golden::Golden;
use tessera_hdl::init::Init;
use tessera_hdl::rust_hdl::block::Block;
use tessera_hdl::step::Step;
use tessera_hdl::wires::Pins;
use tessera_lockstep::model::{GoldenModel, Model, RtlModel};
use tessera_lockstep::traced::{TracedPorts, TracedRtl};
use tessera_lockstep::verilog::VerilogModel;
use tessera_lockstep::waveform::Window;
use tessera_ports::cache::memory_subsystem::{MemorySubsystemIn, MemorySubsystemOut};
use tessera_ports::eu::{EuIn, EuOut};
use tessera_ports::Ports;

use crate::args::{Engine, WaveArgs};
use crate::error::CliError;

pub type EuModel = Box<dyn Model<EuIn, EuOut>>;
pub type MemoryModel = Box<dyn Model<MemorySubsystemIn, MemorySubsystemOut>>;

/// The execution unit.
pub fn eu(engine: Engine, wave: Option<&WaveArgs>) -> Result<EuModel, CliError> {
    build::<tessera_golden::eu::Eu, tessera_eu::eu::Eu, EuIn, EuOut>("tessera_eu", engine, wave)
}

/// The memory subsystem.
pub fn memory(engine: Engine, wave: Option<&WaveArgs>) -> Result<MemoryModel, CliError> {
    type Reference = tessera_golden::cache::memory_subsystem::MemorySubsystem;
    type Hardware = tessera_memory::memory_subsystem::MemorySubsystem;
    build::<Reference, Hardware, _, _>("tessera_memory_subsystem", engine, wave)
}

/// The engine, writing the waveform if one is given. `G` and `B` are the golden model and the block of one contract.
fn build<G, B, I, O>(top: &str, engine: Engine, wave: Option<&WaveArgs>) -> Result<Box<dyn Model<I, O>>, CliError>
where
    G: Golden<In = I, Out = O> + Default + 'static,
    B: Block + Step + Init + Pins + 'static,
    I: Ports + 'static,
    O: Ports + 'static,
{
    let golden = || GoldenModel(G::default());
    let verilated = || VerilogModel::build::<B, I, O>(&Options { random_start: Some(1), ..Options::default() });
    let wave = wave.and_then(|w| w.vcd.as_ref().map(|path| (w, path)));
    let Some((args, path)) = wave else {
        return Ok(match engine {
            Engine::Rtl => Box::new(RtlModel::<B>::new::<I, O>()),
            Engine::Verilator => Box::new(verilated()?),
            Engine::Golden | Engine::Interp => Box::new(golden()),
        });
    };
    let window = Window { from: args.vcd_from, cycles: args.vcd_cycles.unwrap_or(u64::MAX), scope: args.vcd_scope.clone() };
    if !window.scope.is_empty() && engine != Engine::Rtl {
        let reason = "only the rtl engine has an inside, expected --engine rtl or no scope".into();
        return Err(CliError::Option { option: "--vcd-scope", reason });
    }
    let io = |e: std::io::Error| CliError::File { path: path.to_path_buf(), reason: format!("{e}, expected a writable file") };
    let writer = create(path)?;
    Ok(match engine {
        Engine::Rtl => {
            let scope = window.scope.clone();
            let traced = TracedRtl::new(RtlModel::<B>::new::<I, O>(), top, window, writer).map_err(io)?;
            let reason = format!("`{scope}` names no signal, expected an instance path such as tc or alu0");
            Box::new(traced.ok_or(CliError::Option { option: "--vcd-scope", reason })?)
        }
        Engine::Verilator => Box::new(TracedPorts::new::<I, O>(verilated()?, top, window, writer).map_err(io)?),
        Engine::Golden | Engine::Interp => Box::new(TracedPorts::new::<I, O>(golden(), top, window, writer).map_err(io)?),
    })
}

fn create(path: &Path) -> Result<BufWriter<File>, CliError> {
    let io = |e: std::io::Error| CliError::File { path: path.to_path_buf(), reason: format!("{e}, expected a writable file") };
    Ok(BufWriter::new(File::create(path).map_err(io)?))
}
