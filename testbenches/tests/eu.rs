//! The whole EU: golden = rust-hdl = exported Verilog on every port every cycle, the interpreter beside them,
//! on compiled kernels, on random programs and on the project's own benchmarks.

use tessera_eu::eu::Eu;
use tessera_launch::corpus;
use tessera_lockstep::bench::{Bench, Cycle, RunError, Watch};
use tessera_lockstep::compare::Lockstep;
use tessera_lockstep::follow::Follower;
use tessera_lockstep::kernel::KernelRun;
use tessera_lockstep::model::Model;
use tessera_lockstep::plant::Planted;
use tessera_lockstep::stats::Stats;
use tessera_ports::config::EuConfig;
use tessera_ports::eu::{EuIn, EuOut};
use tessera_testbenches::block_test::models;
use tessera_testbenches::failure;
use tessera_testbenches::programs::{four_pipes, mad_loop, random_program, ProgramAnswers, ProgramRun};
use tessera_testkit::{grouped, here, Random};

const MAD: u64 = 0x5B;

type Models = Vec<Box<dyn Model<EuIn, EuOut>>>;

fn engines() -> Models {
    models::<tessera_golden::eu::Eu, Eu, EuIn, EuOut>()
}

/// Runs a launch on `engines` with the interpreter following; the buffers must hold what they should.
fn run_kernel(kernel: &str, engines: Models, config: &EuConfig) -> Result<Stats, RunError> {
    let launch = corpus::launch(kernel);
    let mut host = KernelRun::new(&launch);
    let mut follower = Follower::new(&launch);
    let bench = Bench::new(config, &launch.kernel().isa);
    let stats = bench.run(&mut Lockstep::new(engines), &mut host, &mut [&mut follower], &mut |_| ())?;
    assert_eq!(follower.followed, stats.instructions(), "every instruction was followed");
    let report = launch.check(host.memory());
    assert!(!report.buffers.is_empty() && report.passed(), "{kernel}: {report}");
    Ok(stats)
}

fn kernel(name: &str) {
    run_kernel(name, engines(), &EuConfig::default()).unwrap_or_else(|e| panic!("{name}: {e}"));
}

#[test]
fn saxpy() {
    kernel("saxpy");
}

#[test]
fn mandelbrot_simd8() {
    kernel("mandelbrot_simd8");
}

#[test]
fn mandelbrot_simd16() {
    kernel("mandelbrot_simd16");
}

#[test]
fn mandelbrot_simd32() {
    kernel("mandelbrot_simd32");
}

#[test]
fn every_engine_runs_alone() {
    let cycles: Vec<u64> = (0..3)
        .map(|i| vec![engines().swap_remove(i)])
        .map(|alone| run_kernel("saxpy", alone, &EuConfig::default()).unwrap_or_else(|e| panic!("{e}")).cycles)
        .collect();
    assert!(cycles.iter().all(|&c| c == cycles[0]), "{cycles:?}");
}

#[test]
fn saxpy_under_every_kind_of_pressure() {
    for seed in 0..6 {
        let pressure = EuConfig {
            threads: 1 + seed as usize,
            line_latency: [1, 1 + 7 * seed as u32],
            message_latency: [1, 1 + 150 * (seed as u32 % 3)],
            back_pressure: 15 * seed as u32,
            seed,
            ..EuConfig::default()
        };
        run_kernel("saxpy", engines(), &pressure).unwrap_or_else(|e| panic!("{pressure:?}: {e}"));
    }
}

#[test]
fn the_interpreter_catches_a_bug_that_all_engines_share() {
    for port in ["wb_data_0", "ret_1_mask", "fl_0_val", "br_act"] {
        let model = engines().remove(0);
        let kernel = if port == "wb_data_0" { "saxpy" } else { "mandelbrot_simd8" };
        match run_kernel(kernel, vec![Box::new(Planted::new(model, port, 5))], &EuConfig::default()) {
            Err(RunError::Follower { .. }) => (),
            other => panic!("the bug on {port} was not caught: {other:?}"),
        }
    }
}

#[test]
fn an_unsupported_instruction_stops_every_engine_alike() {
    // Its first math instruction is outside the subset.
    match run_kernel("nbody", engines(), &EuConfig::default()) {
        Err(RunError::Unsupported { ip, .. }) => assert!(ip > 0),
        other => panic!("expected a stop at an unsupported instruction: {other:?}"),
    }
}

/// Counts multiply-add FLOP between the first and the last one that retires.
#[derive(Default)]
struct Flops {
    flops: u64,
    first: Option<u64>,
    last: u64,
}

impl Watch for Flops {
    fn cycle(&mut self, cycle: &Cycle) -> Result<(), RunError> {
        let out = cycle.output;
        for alu in (0..2).filter(|&a| out.ret[a].valid != 0 && out.ret[a].op == MAD) {
            self.flops += 2 * u64::from(out.ret[alu].mask.count_ones());
            self.first.get_or_insert(cycle.number);
            self.last = cycle.number;
        }
        Ok(())
    }
}

/// FLOP per cycle of `threads` threads that run the multiply-add loop, on all engines in lockstep.
fn flops_per_cycle(threads: usize, lanes: usize, body: u8, rotation: u8) -> f64 {
    let code = mad_loop(lanes, body, rotation);
    let mut run = ProgramRun::new((0..threads).map(|_| (0, 0xFFFF, Vec::new())));
    let mut flops = Flops::default();
    let bench = Bench::new(&EuConfig::default(), &code);
    bench.run(&mut Lockstep::new(engines()), &mut run, &mut [&mut flops], &mut |_| ()).unwrap_or_else(|e| panic!("{e}"));
    flops.flops as f64 / (flops.last - flops.first.expect("multiply-adds retire") + 1) as f64
}

#[test]
fn seven_threads_of_multiply_adds_reach_fifteen_flop_a_cycle() {
    // Lanes, multiply-adds in the loop, destinations in turn, and the rate: even a short loop body reaches
    // fifteen.
    for (lanes, body, rotation, wanted) in [(8, 32, 8, 15.0), (8, 64, 8, 15.4), (8, 64, 12, 15.4), (16, 32, 8, 15.7)] {
        let rate = flops_per_cycle(7, lanes, body, rotation);
        println!("SIMD{lanes}, {body} multiply-adds, {rotation} destinations: {rate:.2} FLOP a cycle of 16");
        assert!((wanted..=16.0).contains(&rate), "SIMD{lanes}, body {body}, rotation {rotation}: {rate:.3} FLOP a cycle");
    }
}

#[test]
fn one_thread_alone_cannot_fill_the_lanes() {
    // Guards the measurement itself: a lone thread waits for its own operand reads and scoreboard.
    let rate = flops_per_cycle(1, 8, 32, 8);
    assert!(rate < 8.0, "{rate:.3} FLOP a cycle");
}

#[test]
fn four_pipes_take_an_instruction_in_one_cycle() {
    let (code, mut threads) = four_pipes();
    // Some pressure, so that the loops meet in every phase.
    let bench = Bench::new(&EuConfig { back_pressure: 10, ..EuConfig::default() }, &code);
    let stats = bench.run(&mut Lockstep::new(engines()), &mut threads, &mut [], &mut |_| ()).unwrap_or_else(|e| panic!("{e}"));
    assert!(stats.issue_width[4] > 0, "{stats}");
}

#[test]
fn random_programs_agree() {
    let test = here!();
    let (mut cycles, mut followed) = (0, 0);
    let seeds = test.each_seed(1..=11, |seed| {
        let (code, threads) = random_program(&mut Random::new(seed));
        let back_pressure = Random::new(!seed).below(70) as u32;
        let config = EuConfig { back_pressure, seed, message_latency: [1, 30], ..EuConfig::default() };
        let run = |lockstep: &mut Lockstep<EuIn>| {
            let mut threads = threads.clone();
            let mut follower = Follower::over(&code, ProgramAnswers);
            let stats = Bench::new(&config, &code).run(lockstep, &mut threads, &mut [&mut follower], &mut |_| ())?;
            assert_eq!(follower.followed, stats.instructions(), "every instruction was followed");
            Ok::<Stats, RunError>(stats)
        };
        let stats = run(&mut Lockstep::new(engines())).unwrap_or_else(|error| {
            let mut again = Lockstep::new(engines());
            let waveforms = failure::record(&test, &mut again);
            let repeated = run(&mut again).map(|_| ()).map_err(|e| e.to_string());
            assert_eq!(repeated, Err(error.to_string()), "the same seed fails in the same way");
            panic!("seed {seed}, back-pressure {back_pressure}: {error}\n{waveforms}")
        });
        cycles += stats.cycles;
        followed += stats.instructions();
    });
    let (cycles, followed) = (grouped(cycles), grouped(followed));
    test.evidence(&format!("eu: {cycles} cycles, 3 models, {followed} instructions compared with the interpreter, {seeds}"));
}
