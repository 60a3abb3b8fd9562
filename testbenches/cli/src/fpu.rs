//! `tessera fpu`: TestFloat's vectors on an engine.

use std::io::BufRead;

use tessera_fpu::{Batch, Function, Vector};
use tessera_interp::RunOptions;
use tessera_launch::Memory;
use tessera_lockstep::bench::Bench;
use tessera_lockstep::compare::Lockstep;
use tessera_lockstep::kernel::KernelRun;
use tessera_ports::config::{EuConfig, EuShape};

use crate::args::{Engine, FpuArgs};
use crate::engine;
use crate::error::CliError;
use crate::progress::Progress;

/// Vectors of one launch.
const BATCH: usize = 1 << 14;
/// Longest line that can be a vector, with room to spare.
const LINE_LIMIT: u64 = 4096;

pub fn fpu(args: &FpuArgs) -> Result<(), CliError> {
    let function = Function::new(&args.function, args.rounding)?;
    let mut input = std::io::stdin().lock();
    let mut lines = 0;
    let (mut vectors, mut mismatches) = (0, 0);
    let mut progress = Progress::new();
    loop {
        let batch = read(&function, &mut input, &mut lines)?;
        if batch.is_empty() {
            break;
        }
        let launch = function.batch(&batch)?;
        let wrong = launch.mismatches(&execute(args.engine, &launch)?);
        vectors += batch.len() as u64;
        mismatches += wrong.len() as u64;
        wrong.iter().for_each(|m| outln!("{}", m.show(&function)));
        progress.at(vectors, "vectors");
    }
    drop(progress);
    outln!("{vectors} vectors, {mismatches} mismatches");
    match mismatches {
        0 => Ok(()),
        _ => Err(CliError::Vectors { vectors, mismatches }),
    }
}

/// The next lines, at most a batch.
fn read(function: &Function, input: &mut impl BufRead, lines: &mut u64) -> Result<Vec<Vector>, CliError> {
    let mut batch = Vec::new();
    let mut line = Vec::new();
    while batch.len() < BATCH {
        line.clear();
        let failed = |e: std::io::Error| CliError::File { path: "standard input".into(), reason: e.to_string() };
        let mut bounded = std::io::Read::take(&mut *input, LINE_LIMIT);
        if bounded.read_until(b'\n', &mut line).map_err(failed)? == 0 {
            break;
        }
        *lines += 1;
        let text = String::from_utf8_lossy(&line);
        batch.push(Vector::parse(function, *lines, text.trim_end())?);
    }
    Ok(batch)
}

/// Memory after the launch on this engine.
fn execute(engine: Engine, batch: &Batch) -> Result<Memory, CliError> {
    let launch = batch.launch();
    if engine == Engine::Interp {
        let mut memory = launch.memory();
        let run = tessera_interp::run(launch, &mut memory, &RunOptions::default());
        run.map_err(|source| CliError::Interp { file: launch.file().to_string(), source })?;
        return Ok(memory);
    }
    let mut eu = Lockstep::new(vec![engine::eu(engine, &EuShape::GEN9, None)?]);
    let mut host = KernelRun::new(launch);
    Bench::new(&EuConfig::default(), &launch.kernel().isa)
        .run(std::slice::from_mut(&mut eu), &mut host, &mut [], &mut |_| ())
        .map_err(|e| CliError::run(launch, e))?;
    Ok(host.memory().clone())
}
