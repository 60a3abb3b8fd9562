//! Cycles per second of each cycle-exact engine on one kernel, on one core, and the peak memory of the
//! process.
//!
//! `cargo bench -p tessera-testbenches --bench engines [-- KERNEL [ENGINE]]`; KERNEL is a folder of
//! `testbenches/kernels`, mandelbrot_simd16 if absent. Every engine runs the launch three times; the best is
//! shown, as the others have met something else on the machine. The Verilated model is built as the command does.

use std::time::Instant;

use tessera_eu::eu::Eu;
use tessera_launch::{corpus, Launch};
use tessera_lockstep::bench::Bench;
use tessera_lockstep::compare::Lockstep;
use tessera_lockstep::kernel::KernelRun;
use tessera_ports::config::EuConfig;
use tessera_ports::eu::{EuIn, EuOut};
use tessera_testbenches::block_test::optimized;

const RUNS: usize = 3;
const ENGINES: [&str; 3] = ["golden", "rtl", "verilator"];

fn main() {
    let mut arguments = std::env::args().skip(1).filter(|a| !a.starts_with('-'));
    let kernel = arguments.next().unwrap_or_else(|| "mandelbrot_simd16".into());
    let only = arguments.next();
    let launch = Launch::load(corpus::launch_file(&kernel)).unwrap_or_else(|e| {
        eprintln!("engines: {e}");
        std::process::exit(2)
    });
    println!("{kernel}, one core, best of {RUNS}");
    for index in (0..3).filter(|&i| only.as_deref().is_none_or(|name| name == ENGINES[i])) {
        let mut best = (0, f64::MAX);
        let mut name = "";
        for _ in 0..RUNS {
            let model = optimized::<Eu, _, EuIn, EuOut>(tessera_golden::eu::Eu::default(), 1, true).swap_remove(index);
            name = model.name();
            let mut host = KernelRun::new(&launch);
            let bench = Bench::new(&EuConfig::default(), &launch.kernel().isa);
            let mut eu = Lockstep::new(vec![model]);
            let start = Instant::now();
            let stats =
                bench.run(std::slice::from_mut(&mut eu), &mut host, &mut [], &mut |_| ()).unwrap_or_else(|e| panic!("{e}"));
            let seconds = start.elapsed().as_secs_f64();
            assert!(launch.check(host.memory()).passed(), "{name} computes something else");
            if seconds < best.1 {
                best = (stats.cycles, seconds);
            }
        }
        println!("{name:<10} {:>9} cycles {:>8.3} s {:>9.0} k cycles/s", best.0, best.1, best.0 as f64 / best.1 / 1e3);
    }
    if let Some(peak) = peak_memory() {
        println!("peak memory of the process: {peak}");
    }
}

/// Largest resident size so far, as Linux tells it.
fn peak_memory() -> Option<String> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:"))?;
    Some(line.trim().to_string())
}
