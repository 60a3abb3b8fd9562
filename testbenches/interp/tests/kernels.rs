//! Every shared kernel computes what its launch file expects.

use std::path::PathBuf;

use tessera_interp::{run, RunOptions};
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
