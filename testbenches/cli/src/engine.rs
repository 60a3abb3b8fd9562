//! Builds the engines a command asks for.

use std::io;

use tessera_export::cosim::Options;
use tessera_golden::cache::baseline::{Blocking, Conventional, Merging};
use tessera_golden::cache::memory_subsystem::{Cache, Subsystem};
use tessera_golden::cache::render_cache::RenderCache;
use tessera_golden::{Golden, Shaped};
use tessera_hdl::init::Init;
use tessera_hdl::meta::Module;
use tessera_hdl::rust_hdl::block::Block;
use tessera_hdl::step::Step;
use tessera_hdl::values::Values;
use tessera_hdl::wires::Pins;
use tessera_lockstep::model::{GoldenModel, Model, RtlModel};
use tessera_lockstep::traced::{TracedPorts, TracedRtl};
use tessera_lockstep::verilog::VerilogModel;
use tessera_ports::cache::memory_subsystem::{MemorySubsystemIn, MemorySubsystemOut};
use tessera_ports::config::EuShape;
use tessera_ports::eu::{EuIn, EuOut};
use tessera_ports::Ports;

use crate::args::Engine;
use crate::config::CacheModel;
use crate::error::CliError;
use crate::progress::Busy;
use crate::tailor;
use crate::wave::Wave;

pub type EuModel = Box<dyn Model<EuIn, EuOut>>;
pub type MemoryModel = Box<dyn Model<MemorySubsystemIn, MemorySubsystemOut>>;

/// The execution unit. Golden is built by any shape; of the hardware there are the named ones, and what
/// [`tailor`] adds.
pub fn eu(engine: Engine, shape: &EuShape, wave: Option<&Wave>) -> Result<EuModel, CliError> {
    use tessera_eu::eu as rtl;
    match *shape {
        EuShape::COMPACT => unit::<rtl::EuCompact>(engine, shape, wave),
        EuShape::LITE => unit::<rtl::EuLite>(engine, shape, wave),
        EuShape::GEN9 => unit::<rtl::Eu>(engine, shape, wave),
        // Which hardware does not matter then.
        _ if engine == Engine::Golden => unit::<rtl::Eu>(engine, shape, wave),
        _ => (tailor::hardware(shape)?.unit)(engine, shape, wave),
    }
}

/// The execution unit that is `B` in hardware.
pub fn unit<B>(engine: Engine, shape: &EuShape, wave: Option<&Wave>) -> Result<EuModel, CliError>
where
    B: Block + Module + Step + Init + Pins + Values + 'static,
{
    build::<B, _, EuIn, EuOut>(tessera_golden::eu::Eu::shaped(shape), engine, wave)
}

/// The memory subsystem with caches of this kind. Only the render cache has hardware.
pub fn memory(engine: Engine, model: CacheModel, wave: Option<&Wave>) -> Result<MemoryModel, CliError> {
    if model != CacheModel::LinkedList && engine != Engine::Golden {
        let reason = "conventional caches are golden models alone, expected linked-list or --engine golden".into();
        return Err(CliError::Option { option: "--model", reason });
    }
    match model {
        CacheModel::LinkedList => pipelines::<RenderCache>(engine, wave),
        CacheModel::Blocking => pipelines::<Blocking>(engine, wave),
        CacheModel::Mshr => pipelines::<Conventional>(engine, wave),
        CacheModel::Merge => pipelines::<Merging>(engine, wave),
    }
}

fn pipelines<C: Cache + Default + 'static>(engine: Engine, wave: Option<&Wave>) -> Result<MemoryModel, CliError> {
    type Hardware = tessera_memory::memory_subsystem::MemorySubsystem;
    build::<Hardware, _, _, _>(Subsystem::<C>::default(), engine, wave)
}

/// The engine, writing the waveform if one is given. `golden` and `B` are the golden model and the block of
/// one contract.
fn build<B, G, I, O>(golden: G, engine: Engine, wave: Option<&Wave>) -> Result<Box<dyn Model<I, O>>, CliError>
where
    G: Golden<In = I, Out = O> + 'static,
    B: Block + Module + Step + Init + Pins + Values + 'static,
    I: Ports + 'static,
    O: Ports + 'static,
{
    let top = &B::module_name();
    let golden = || GoldenModel(golden);
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
    wave.show::<B>(top);
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
