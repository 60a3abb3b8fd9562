//! Speed of the interpreter on the shared kernels, one thread: `cargo bench -p tessera-interp [-- KERNEL..]`.
//!
//! Prints instructions and lane operations per second; the goal is 20 M lane operations per second on
//! mandelbrot_simd16. A benchmark, not a test: it asserts nothing about time.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use tessera_interp::{run, RunOptions};
use tessera_launch::Launch;

/// Each kernel is repeated for at least this long.
const MEASURE: Duration = Duration::from_millis(1500);

fn main() {
    let named: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
    let kernels = if named.is_empty() {
        ["mandelbrot_simd8", "mandelbrot_simd16", "mandelbrot_simd32", "sgemm_tiled", "int_arith", "fp64_half"]
            .map(String::from)
            .to_vec()
    } else {
        named
    };
    println!("{:24} {:>14} {:>14} {:>12}", "kernel", "instructions/s", "lane ops/s", "run");
    for name in kernels {
        match measure(&name) {
            Ok(line) => println!("{line}"),
            Err(error) => println!("{name}: {error}"),
        }
    }
}

fn measure(name: &str) -> Result<String, Box<dyn std::error::Error>> {
    let kernels = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/kernels");
    let launch = Launch::load(PathBuf::from(kernels).join(name).join("launch.toml"))?;
    let (mut instructions, mut lane_ops, mut runs) = (0, 0, 0u32);
    let mut spent = Duration::ZERO;
    while spent < MEASURE {
        let mut memory = launch.memory();
        let start = Instant::now();
        let report = run(&launch, &mut memory, &RunOptions::default())?;
        spent += start.elapsed();
        launch.verdict(&launch.check(&memory))?;
        instructions += report.instructions;
        lane_ops += report.lane_ops;
        runs += 1;
    }
    let per_second = |count: u64| count as f64 / spent.as_secs_f64() / 1e6;
    Ok(format!(
        "{name:24} {:12.2} M {:12.2} M {:9.2} ms",
        per_second(instructions),
        per_second(lane_ops),
        spent.as_secs_f64() * 1e3 / f64::from(runs)
    ))
}
