//! Speed of the interpreter on the kernels of `testbenches/kernels`, one thread: `cargo bench -p
//! tessera-interp [-- KERNEL..]`.
//!
//! Prints instructions and lane operations per second for each kernel, and the time all of them take together
//! when each runs once, loading and comparison included. The goals: 20 M lane operations per second on
//! mandelbrot_simd16, 60 s for the whole set. A benchmark, not a test: it asserts results, nothing about
//! time.

use std::time::{Duration, Instant};

use tessera_interp::{run, RunOptions};
use tessera_launch::{corpus, Launch};

/// Each kernel is repeated for at least this long.
const MEASURE: Duration = Duration::from_millis(500);

type Error = Box<dyn std::error::Error>;

fn main() -> Result<(), Error> {
    let named: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
    let kernels = if named.is_empty() { corpus::names() } else { named };
    println!("{:24} {:>16} {:>16} {:>12}", "kernel", "instructions/s", "lane ops/s", "run");
    let mut together = Duration::ZERO;
    for name in &kernels {
        let start = Instant::now();
        once(&load(name)?)?;
        together += start.elapsed();
        println!("{}", measure(name)?);
    }
    println!("{} kernels, each loaded, run and compared once: {:.2} s", kernels.len(), together.as_secs_f64());
    Ok(())
}

fn load(name: &str) -> Result<Launch, Error> {
    Ok(Launch::load(corpus::launch_file(name))?)
}

/// Runs and compares; instructions, lane operations and the time of the run alone.
fn once(launch: &Launch) -> Result<(u64, u64, Duration), Error> {
    let mut memory = launch.memory();
    let start = Instant::now();
    let report = run(launch, &mut memory, &RunOptions::default())?;
    let spent = start.elapsed();
    launch.verdict(&launch.check(&memory))?;
    Ok((report.instructions, report.lane_ops, spent))
}

fn measure(name: &str) -> Result<String, Error> {
    let launch = load(name)?;
    let (mut instructions, mut lane_ops, mut runs, mut spent) = (0, 0, 0u32, Duration::ZERO);
    while spent < MEASURE {
        let (more_instructions, more_lane_ops, time) = once(&launch)?;
        instructions += more_instructions;
        lane_ops += more_lane_ops;
        spent += time;
        runs += 1;
    }
    let per_second = |count: u64| count as f64 / spent.as_secs_f64() / 1e6;
    Ok(format!(
        "{name:24} {:14.2} M {:14.2} M {:9.2} ms",
        per_second(instructions),
        per_second(lane_ops),
        spent.as_secs_f64() * 1e3 / f64::from(runs)
    ))
}
