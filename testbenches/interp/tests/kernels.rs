//! Every kernel of `testbenches/kernels` computes what its launch file expects.

use tessera_interp::{run, run_watched, Retired, RunOptions, Watch};
use tessera_launch::corpus;

/// Far above the largest of them.
const OPTIONS: RunOptions = RunOptions { step_limit: 5_000_000 };

fn check(name: &str) {
    let launch = corpus::launch(name);
    let mut memory = launch.memory();
    let report = run(&launch, &mut memory, &OPTIONS);
    let report = report.unwrap_or_else(|error| panic!("{name}: {error}"));
    assert!(report.instructions > 0 && report.lane_ops > report.instructions);
    let comparison = launch.check(&memory);
    if let Err(error) = launch.verdict(&comparison) {
        panic!("{error}\n{comparison:#?}");
    }
}

macro_rules! kernels {
    ($($name:ident)*) => {
        $(
            #[test]
            fn $name() {
                check(stringify!($name));
            }
        )*

        /// Fails for a folder without a line below.
        #[test]
        fn no_kernel_is_left_out() {
            assert_eq!(corpus::names(), [$(stringify!($name)),*]);
        }
    };
}

kernels! {
    atomics_64
    atomics_float
    bit_tricks
    bitonic_sort
    byte_vectors
    calls
    control_private
    cr_convert
    crc_xorshift
    fft_radix2
    fp64_half
    generic_pointers
    group_phases
    half_math
    histogram_atomics
    image_blocks
    image_border
    image_layers
    image_sample
    image_sampler
    image_volume
    image_write
    int_arith
    int_division
    long_math
    mandelbrot_simd16
    mandelbrot_simd32
    mandelbrot_simd8
    mixed_division
    native_math
    nbody
    printed
    private_heap
    program_scope
    reduce_scan
    register_spill
    relaxed_sqrt64
    rounding_modes
    saxpy
    sgemm_subgroup
    sgemm_tiled
    sobel_u8
    stencil3d_offset
    subgroup_io
    surface_bounds
    uneven_3d
    uniform_mad
    vadd_types
}

/// Counts what it is shown.
#[derive(Default)]
struct Tally {
    retired: u64,
    lane_ops: u64,
    ended: u64,
    last_text: String,
    progress: (u64, u64),
}

impl Watch for Tally {
    const TRACES: bool = true;

    fn retired(&mut self, _: [u32; 3], _: usize, text: &dyn Fn() -> String, retired: &Retired) {
        self.retired += 1;
        self.lane_ops += u64::from(retired.channels.count_ones());
        if retired.event == tessera_interp::Event::EndOfThread {
            self.ended += 1;
            self.last_text = text();
        }
    }

    fn progress(&mut self, groups: u64, instructions: u64) {
        self.progress = (groups, instructions);
    }
}

#[test]
fn a_watched_run_sees_every_instruction_and_changes_nothing() {
    let launch = corpus::launch("mandelbrot_simd16");
    let (mut silent, mut watched) = (launch.memory(), launch.memory());
    let expected = run(&launch, &mut silent, &RunOptions::default()).expect("runs");
    let mut tally = Tally::default();
    let report = run_watched(&launch, &mut watched, &RunOptions::default(), &mut tally).expect("runs");
    assert_eq!(report, expected);
    assert_eq!(watched, silent);
    assert_eq!((tally.retired, tally.lane_ops, tally.ended), (report.instructions, report.lane_ops, report.threads));
    assert_eq!(report.opcodes.values().sum::<u64>(), report.instructions);
    assert_eq!(tally.progress, (report.groups, report.instructions));
    assert!(tally.last_text.contains("{EOT}"), "{}", tally.last_text);
}

#[test]
fn the_step_limit_applies_to_the_whole_launch() {
    let launch = corpus::launch("saxpy");
    let error = run(&launch, &mut launch.memory(), &RunOptions { step_limit: 100 }).expect_err("the limit");
    let text = error.to_string();
    assert!(text.starts_with("step limit of 100 instructions reached") && !text.contains('\n'), "{text}");
}

#[test]
fn accesses_outside_surfaces_are_counted() {
    let launch = corpus::launch("surface_bounds");
    let mut memory = launch.memory();
    run(&launch, &mut memory, &OPTIONS).expect("runs");
    // 64 work-items: half of `in[2 i]` and of `in[i + 32]`, all of `bytes[i + 64]`; half of `out[i]` and of
    // `bytes[2 i]`.
    assert_eq!(memory.counters.reads_out_of_bounds, 32 + 32 + 64);
    assert_eq!(memory.counters.writes_out_of_bounds, 32 + 32);
}
