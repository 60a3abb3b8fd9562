//! Builds the engines a command asks for.

use std::fs::File;
use std::io::BufWriter;
use std::path::Path;

use tessera_eu::eu::Eu;
use tessera_export::cosim::Options;
use tessera_lockstep::model::{GoldenModel, Model, RtlModel};
use tessera_lockstep::traced::{TracedPorts, TracedRtl};
use tessera_lockstep::verilog::VerilogModel;
use tessera_lockstep::waveform::Window;
use tessera_ports::eu::{EuIn, EuOut};

use crate::args::{Engine, WaveArgs};
use crate::error::CliError;

pub type EuModel = Box<dyn Model<EuIn, EuOut>>;

const TOP: &str = "tessera_eu";

/// The engine, writing the waveform if one is given.
pub fn build(engine: Engine, wave: Option<&WaveArgs>) -> Result<EuModel, CliError> {
    let wave = wave.and_then(|w| w.vcd.as_ref().map(|path| (w, path)));
    let Some((args, path)) = wave else {
        return Ok(match engine {
            Engine::Rtl => Box::new(RtlModel::<Eu>::new::<EuIn, EuOut>()),
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
            let traced = TracedRtl::new(RtlModel::<Eu>::new::<EuIn, EuOut>(), TOP, window, writer).map_err(io)?;
            let reason = format!("`{scope}` names no signal, expected an instance path such as tc or alu0");
            Box::new(traced.ok_or(CliError::Option { option: "--vcd-scope", reason })?)
        }
        Engine::Verilator => Box::new(TracedPorts::new::<EuIn, EuOut>(verilated()?, TOP, window, writer).map_err(io)?),
        Engine::Golden | Engine::Interp => Box::new(TracedPorts::new::<EuIn, EuOut>(golden(), TOP, window, writer).map_err(io)?),
    })
}

fn golden() -> GoldenModel<tessera_golden::eu::Eu> {
    GoldenModel(tessera_golden::eu::Eu::default())
}

fn verilated() -> Result<VerilogModel, CliError> {
    Ok(VerilogModel::build::<Eu, EuIn, EuOut>(&Options { random_start: Some(1), ..Options::default() })?)
}

fn create(path: &Path) -> Result<BufWriter<File>, CliError> {
    let io = |e: std::io::Error| CliError::File { path: path.to_path_buf(), reason: format!("{e}, expected a writable file") };
    Ok(BufWriter::new(File::create(path).map_err(io)?))
}
