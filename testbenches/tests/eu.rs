//! The whole EU: golden = rust-hdl = exported Verilog on every port every cycle, the interpreter beside them,
//! on compiled kernels and on the project's own benchmarks. Random programs: `random_programs.rs`.

use tessera_eu::eu::{Eu, EuCompact, EuLite};
use tessera_eu::opcode::BFE;
use tessera_golden::{Golden, Shaped};
use tessera_hdl::init::Init;
use tessera_hdl::rust_hdl::block::Block;
use tessera_hdl::step::Step;
use tessera_isa::asm::{grf, Builder};
use tessera_isa::MathFunction;
use tessera_launch::corpus;
use tessera_lockstep::bench::{Bench, Cycle, RunError, Watch};
use tessera_lockstep::compare::Lockstep;
use tessera_lockstep::follow::Follower;
use tessera_lockstep::kernel::{eus, KernelRun};
use tessera_lockstep::model::{GoldenModel, Model};
use tessera_lockstep::plant::Planted;
use tessera_lockstep::stats::Stats;
use tessera_ports::config::{EuConfig, EuShape, LongPipe};
use tessera_ports::eu::{EuIn, EuOut};
use tessera_testbenches::block_test::{eu_models, golden_and_verilog};
use tessera_testbenches::programs::{four_pipes, mad_loop, ProgramAnswers, ProgramRun};
use tessera_testkit::{grouped, here, Test};

const MAD: u64 = 0x5B;

type Models = Vec<Box<dyn Model<EuIn, EuOut>>>;

fn engines() -> Models {
    eu_models::<tessera_golden::eu::Eu, Eu>(1)
}

/// The same in the shape for a small FPGA.
fn compact() -> Models {
    eu_models::<tessera_golden::eu::EuCompact, EuCompact>(1)
}

/// With one ALU.
fn lite() -> Models {
    eu_models::<tessera_golden::eu::EuLite, EuLite>(1)
}

/// Runs a launch on `engines` with the interpreter following; the buffers must hold what they should.
fn run_kernel(kernel: &str, engines: impl FnMut() -> Models, config: &EuConfig) -> Result<Stats, RunError> {
    run_compared(kernel, engines, config, u64::MAX)
}

/// The same; after this many cycles the first of the engines goes on alone.
fn run_compared(kernel: &str, mut engines: impl FnMut() -> Models, config: &EuConfig, cycles: u64) -> Result<Stats, RunError> {
    let launch = corpus::launch(kernel);
    let mut host = KernelRun::new(&launch);
    let mut follower = Follower::new(&launch);
    let bench = Bench::new(config, &launch.kernel().isa);
    let mut units: Vec<_> = (0..eus(&launch, config)).map(|_| Lockstep::new(engines()).compared(cycles)).collect();
    let stats = bench.run(&mut units, &mut host, &mut [&mut follower], &mut |_| ())?;
    assert_eq!(follower.followed, stats.instructions(), "every instruction was followed");
    let report = launch.check(host.memory());
    assert!(!report.buffers.is_empty() && report.passed(), "{kernel}: {report}");
    Ok(stats)
}

fn kernel(name: &str) {
    run_kernel(name, engines, &EuConfig::default()).unwrap_or_else(|e| panic!("{name}: {e}"));
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
        .map(|i| run_kernel("saxpy", || vec![engines().swap_remove(i)], &EuConfig::default()))
        .map(|stats| stats.unwrap_or_else(|e| panic!("{e}")).cycles)
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
        run_kernel("saxpy", engines, &pressure).unwrap_or_else(|e| panic!("{pressure:?}: {e}"));
    }
}

#[test]
fn the_interpreter_catches_a_bug_that_all_engines_share() {
    for port in ["wb_0_data_0", "ret_1_mask", "fl_0_val", "br_act"] {
        let planted = || -> Models { vec![Box::new(Planted::new(engines().remove(0), port, 5))] };
        let kernel = if port == "wb_0_data_0" { "saxpy" } else { "mandelbrot_simd8" };
        match run_kernel(kernel, planted, &EuConfig::default()) {
            Err(RunError::Follower { .. }) => (),
            other => panic!("the bug on {port} was not caught: {other:?}"),
        }
    }
}

/// An EU that shows results of the instruction at ip 0 that are off by so many units in the last place.
struct Off(GoldenModel<tessera_golden::eu::Eu>, u64);

impl Model<EuIn, EuOut> for Off {
    fn name(&self) -> &'static str {
        self.0.name()
    }
    fn eval(&mut self, input: &EuIn, output: &mut EuOut) {
        self.0.eval(input, output);
        for wb in output.wb.iter_mut().filter(|wb| wb.valid == 1 && wb.pipe == 1 && wb.ip == 0) {
            wb.data[0] += self.1;
        }
    }
    fn tick(&mut self, input: &EuIn) {
        self.0.tick(input);
    }
}

#[test]
fn the_follower_takes_over_approximations_within_their_bounds() {
    let mut code = Builder::new();
    code.math(MathFunction::Exp, 8, grf(10).f(), grf(2).f());
    code.mov(8, grf(11).ud(), grf(10).ud());
    code.eot(127);
    let code = code.finish().expect("a program");
    let run = |off| {
        let row = |value: f32| [u64::from(value.to_bits()) << 32 | u64::from(value.to_bits()); 4];
        let mut threads = ProgramRun::new([(0, 0xFF, vec![row(0.0), row(0.0), row(1.37)])]);
        let mut follower = Follower::over(&code, ProgramAnswers);
        let model: Models = vec![Box::new(Off(GoldenModel(tessera_golden::eu::Eu::default()), off))];
        let bench = Bench::new(&EuConfig::default(), &code);
        bench.run(&mut [Lockstep::new(model)], &mut threads, &mut [&mut follower], &mut |_| ()).map(|_| ())
    };
    run(0).unwrap_or_else(|e| panic!("{e}"));
    let stopped_at = |off| match run(off) {
        Err(RunError::Follower { ip, .. }) => ip,
        other => panic!("{other:?}"),
    };
    // The next instruction sees what the EU really has, and the interpreter what it was shown.
    assert_eq!(stopped_at(1), 16);
    assert_eq!(stopped_at(8), 0);
}

#[test]
fn an_unsupported_instruction_stops_every_engine_alike() {
    let mut builder = Builder::new();
    builder.mov(8, grf(2).f(), grf(3).f());
    builder.mad(8, grf(10).f(), [grf(2).f(), grf(4).f(), grf(6).f()]);
    builder.eot(127);
    let mut code = builder.finish().expect("legal instructions");
    // bfe has the layout of mad, but takes no floats.
    code[16] = BFE.raw() as u8;
    let mut run = ProgramRun::new([(0, 0xFF, Vec::new())]);
    let bench = Bench::new(&EuConfig::default(), &code);
    match bench.run(&mut [Lockstep::new(engines())], &mut run, &mut [], &mut |_| ()) {
        Err(RunError::Unsupported { ip, .. }) => assert_eq!(ip, 16),
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

/// FLOP per cycle of `threads` threads that run the multiply-add loop, on all of `engines` in lockstep.
fn flops_per_cycle(engines: Models, threads: usize, lanes: usize, body: u8, rotation: u8) -> f64 {
    let code = mad_loop(lanes, body, rotation);
    let mut run = ProgramRun::new((0..threads).map(|_| (0, 0xFFFF, Vec::new())));
    let mut flops = Flops::default();
    let bench = Bench::new(&EuConfig::default(), &code);
    bench.run(&mut [Lockstep::new(engines)], &mut run, &mut [&mut flops], &mut |_| ()).unwrap_or_else(|e| panic!("{e}"));
    flops.flops as f64 / (flops.last - flops.first.expect("multiply-adds retire") + 1) as f64
}

#[test]
fn seven_threads_of_multiply_adds_reach_fifteen_flop_a_cycle() {
    // Lanes, multiply-adds in the loop, destinations in turn, and the rate: even a short loop body reaches
    // fifteen.
    for (lanes, body, rotation, wanted) in [(8, 32, 8, 15.0), (8, 64, 8, 15.4), (8, 64, 12, 15.4), (16, 32, 8, 15.7)] {
        let rate = flops_per_cycle(engines(), 7, lanes, body, rotation);
        println!("SIMD{lanes}, {body} multiply-adds, {rotation} destinations: {rate:.2} FLOP a cycle of 16");
        assert!((wanted..=16.0).contains(&rate), "SIMD{lanes}, body {body}, rotation {rotation}: {rate:.3} FLOP a cycle");
    }
}

#[test]
fn the_compact_shape_loses_no_flop_but_for_its_eighth_stage() {
    let seven = EuShape { long_pipe: LongPipe::Seven, ..EuShape::COMPACT };
    for (lanes, wanted, with_eight) in [(8, 15.0, 14.95), (16, 15.7, 15.7)] {
        let golden = || -> Models { vec![Box::new(GoldenModel(tessera_golden::eu::Eu::shaped(&seven)))] };
        for (engines, stages, wanted) in [(golden(), 7, wanted), (compact(), 8, with_eight)] {
            let rate = flops_per_cycle(engines, 7, lanes, 32, 8);
            println!("SIMD{lanes}, two bundles, {stages} stages: {rate:.2} FLOP a cycle of 16");
            assert!((wanted..=16.0).contains(&rate), "SIMD{lanes}, {stages} stages: {rate:.3} FLOP a cycle");
        }
    }
    let rate = flops_per_cycle(compact(), 7, 8, 64, 8);
    println!("SIMD8, 64 multiply-adds, two bundles: {rate:.2} FLOP a cycle of 16");
    assert!((15.4..=16.0).contains(&rate), "SIMD8, 64 multiply-adds: {rate:.3} FLOP a cycle");
}

#[test]
fn one_alu_loses_no_flop_of_eight() {
    for (lanes, wanted) in [(8, 7.5), (16, 7.8)] {
        let rate = flops_per_cycle(lite(), 7, lanes, 32, 8);
        println!("SIMD{lanes}, one ALU: {rate:.2} FLOP a cycle of 8");
        assert!((wanted..=8.0).contains(&rate), "SIMD{lanes}: {rate:.3} FLOP a cycle");
    }
}

#[test]
fn sgemm_subgroup_is_faster_than_one_row_write_a_cycle_allows() {
    let launch = corpus::launch("sgemm_subgroup");
    let (stats, flops) = tessera_testbenches::flops::run(&launch).unwrap_or_else(|e| panic!("{e}"));
    let (all, full, main) = (flops.all(), flops.full(), flops.main());
    println!("{} cycles, FLOP a cycle of 16: {:.2}, {:.2} with all threads", stats.cycles, all.rate(), full.rate());
    println!("{:.3} in {} cycles of the main phase, {:.4} rows a cycle", main.rate(), main.cycles, main.rows_per_cycle());
    assert_eq!(all.cycles, stats.cycles);
    assert_eq!(all.flops, 2 * 128 * 128 * 128);
    assert!(2 * main.cycles > all.cycles, "{main:?} of {all:?}");
    // Of 1249 rows that an iteration writes 1024 are of multiply-adds: with one a cycle 13.12.
    assert!(main.rate() > 14.4 && main.rows_per_cycle() > 1.02, "{main:?}");
}

/// Kernels that the EU executes; sgemm_tiled on three of them.
const EXECUTED: [&str; 48] = [
    "atomics_64",
    "atomics_float",
    "bit_tricks",
    "bitonic_sort",
    "byte_vectors",
    "calls",
    "control_private",
    "cr_convert",
    "crc_xorshift",
    "fft_radix2",
    "fp64_half",
    "generic_pointers",
    "group_phases",
    "half_math",
    "histogram_atomics",
    "image_blocks",
    "image_border",
    "image_layers",
    "image_sample",
    "image_sampler",
    "image_volume",
    "image_write",
    "int_arith",
    "int_division",
    "long_math",
    "mandelbrot_simd16",
    "mandelbrot_simd32",
    "mandelbrot_simd8",
    "mixed_division",
    "native_math",
    "nbody",
    "printed",
    "private_heap",
    "program_scope",
    "reduce_scan",
    "register_spill",
    "relaxed_sqrt64",
    "rounding_modes",
    "saxpy",
    "sgemm_subgroup",
    "sgemm_tiled",
    "sobel_u8",
    "stencil3d_offset",
    "subgroup_io",
    "surface_bounds",
    "uneven_3d",
    "uniform_mad",
    "vadd_types",
];

/// Golden and the exported Verilog of `B`, without the rust-hdl block: many kernels are long.
fn fast<G, B>() -> Models
where
    G: Golden<In = EuIn, Out = EuOut> + Default + 'static,
    B: Block + Step + Init + 'static,
{
    golden_and_verilog::<B, G, EuIn, EuOut>(G::default(), 1, true)
}

/// Golden = exported Verilog in the first `compared` cycles of each kernel, the interpreter beside them, the
/// buffers as expected.
fn verilog_runs_kernels(test: Test, shape: &str, engines: fn() -> Models, compared: u64) {
    let cycles = EXECUTED.map(|name| {
        let stats = run_compared(name, engines, &EuConfig::default(), compared);
        stats.unwrap_or_else(|e| panic!("{name}: {e}")).cycles
    });
    let whole = cycles.iter().filter(|&&cycles| cycles <= compared).count();
    let same: u64 = cycles.iter().map(|&cycles| cycles.min(compared)).sum();
    let (kernels, all) = (EXECUTED.len(), cycles.iter().sum());
    assert!(whole >= 30, "{whole} kernels are compared to their end");
    test.evidence(&format!(
        "{shape}: {kernels} kernels, {} cycles on golden, {} of them = Verilog: {whole} kernels to their end",
        grouped(all),
        grouped(same)
    ));
}

#[test]
fn kernels_run_in_verilog() {
    verilog_runs_kernels(here!(), "gen9", fast::<tessera_golden::eu::Eu, Eu>, u64::MAX);
}

#[test]
fn kernels_run_in_verilog_of_the_compact_shape() {
    verilog_runs_kernels(here!(), "compact", fast::<tessera_golden::eu::EuCompact, EuCompact>, u64::MAX);
}

/// Cycles of a kernel after which the lite shape is left to golden: the longest take minutes in Verilog.
const LONG: u64 = 400_000;

#[test]
fn kernels_run_on_the_lite_shape() {
    verilog_runs_kernels(here!(), "lite", fast::<tessera_golden::eu::EuLite, EuLite>, LONG);
}

/// Results of an instruction wait while its operands are read, so queues that are too short would hold it up for
/// ever, and all models alike.
#[test]
fn no_kernel_waits_for_itself_with_the_shortest_queues() {
    let shape = EuShape { results: 4, ..EuShape::COMPACT };
    for name in EXECUTED {
        let golden = || -> Models { vec![Box::new(GoldenModel(tessera_golden::eu::Eu::shaped(&shape)))] };
        run_kernel(name, golden, &EuConfig::default()).unwrap_or_else(|e| panic!("{name}: {e}"));
    }
}

#[test]
fn small_kernels_run_on_every_engine() {
    for name in ["image_blocks", "image_border", "image_layers", "image_volume", "image_write", "surface_bounds", "uneven_3d"] {
        kernel(name);
    }
}

#[test]
fn the_eu_executes_all_kernels() {
    assert_eq!(EXECUTED.to_vec(), corpus::names());
}

#[test]
fn the_compact_shape_issues_two_a_cycle_at_most() {
    for name in ["saxpy", "mandelbrot_simd8"] {
        let stats = run_kernel(name, compact, &EuConfig::default()).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert_eq!(stats.issue_width[3..], [0, 0], "{name}: {stats}");
    }
}

#[test]
fn one_thread_alone_cannot_fill_the_lanes() {
    // Guards the measurement itself: a lone thread waits for its own operand reads and scoreboard.
    let rate = flops_per_cycle(engines(), 1, 8, 32, 8);
    assert!(rate < 8.0, "{rate:.3} FLOP a cycle");
}

#[test]
fn four_pipes_take_an_instruction_in_one_cycle() {
    let (code, mut threads) = four_pipes();
    // Some pressure, so that the loops meet in every phase.
    let bench = Bench::new(&EuConfig { back_pressure: 10, ..EuConfig::default() }, &code);
    let stats = bench.run(&mut [Lockstep::new(engines())], &mut threads, &mut [], &mut |_| ()).unwrap_or_else(|e| panic!("{e}"));
    assert!(stats.issue_width[4] > 0, "{stats}");
}
