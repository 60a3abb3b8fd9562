//! Every shared kernel computes what its launch file expects.

use std::path::PathBuf;

use tessera_interp::{run, run_watched, Retired, RunOptions, Watch};
use tessera_launch::Launch;

fn launch_file(name: &str) -> PathBuf {
    let kernels = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/kernels");
    PathBuf::from(kernels).join(name).join("launch.toml")
}

fn check(name: &str) {
    let launch = Launch::load(launch_file(name)).unwrap_or_else(|error| panic!("{error}"));
    let mut memory = launch.memory();
    let report = run(&launch, &mut memory, &RunOptions::default());
    let report = report.unwrap_or_else(|error| panic!("{name}: {error}"));
    assert!(report.instructions > 0 && report.lane_ops > report.instructions);
    let comparison = launch.check(&memory);
    if let Err(error) = launch.verdict(&comparison) {
        panic!("{error}\n{comparison:#?}");
    }
}

macro_rules! kernels {
    ($($name:ident)*) => {$(
        #[test]
        fn $name() {
            check(stringify!($name));
        }
    )*};
}

kernels! {
    bitonic_sort
    control_private
    cr_convert
    crc_xorshift
    fft_radix2
    fp64_half
    histogram_atomics
    image_sample
    int_arith
    mandelbrot_simd16
    mandelbrot_simd32
    mandelbrot_simd8
    nbody
    reduce_scan
    saxpy
    sgemm_subgroup
    sgemm_tiled
    sobel_u8
    stencil3d_offset
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
    let launch = Launch::load(launch_file("mandelbrot_simd16")).expect("a shared kernel");
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
    let launch = Launch::load(launch_file("saxpy")).expect("a shared kernel");
    let error = run(&launch, &mut launch.memory(), &RunOptions { step_limit: 100 }).expect_err("the limit");
    let text = error.to_string();
    assert!(text.starts_with("step limit of 100 instructions reached") && !text.contains('\n'), "{text}");
}
