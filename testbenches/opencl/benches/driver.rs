//! What the driver costs beside compilation and execution: `cargo bench -p tessera-opencl`.
//!
//! Launches a small kernel on buffers of several sizes, on the interpreter: waiting for each, and many with one wait
//! at the end; and runs the same launches without a driver. The goal: less than 1 ms of a launch. A benchmark, not a
//! test: it asserts nothing about time.

// The macro of the calls puts its arguments into `unsafe`; here they are calls and numbers of the benchmark itself.
#![allow(clippy::macro_metavars_in_unsafe)]

#[macro_use]
#[path = "../tests/common/mod.rs"]
mod common;

use std::ptr::{null, null_mut};
use std::time::{Duration, Instant};

use common::{argument, ok, Session};
use tessera_interp::{run, RunOptions};
use tessera_launch::bind::{BoundArgument, Contents};
use tessera_launch::ndrange::NdRange;
use tessera_launch::program::Program;
use tessera_launch::{corpus, Launch};

/// Launches that are timed together.
const LAUNCHES: u32 = 200;
const ITEMS: u32 = 64;
const GROUP: u32 = 16;

fn main() {
    println!("{:>12} {:>16} {:>16} {:>16}", "buffers", "waited for", "queued", "execution");
    for bytes in [4 << 10, 256 << 10, 1 << 20, 16 << 20] {
        let [waited, queued] = through_the_driver(bytes);
        let alone = alone(bytes);
        let cells = [waited, queued, alone].map(|time| format!("{:13.1} us", time.as_secs_f64() * 1e6));
        println!("{:>8} KiB {}", 2 * bytes / 1024, cells.join(" "));
    }
    if let Some(megabytes) = resident() {
        println!("peak resident memory: {megabytes} MB");
    }
}

/// Time of a launch.
fn through_the_driver(bytes: usize) -> [Duration; 2] {
    let session = Session::new();
    let (_, kernel) = session.kernel("saxpy", "saxpy");
    let (x, y) = (session.buffer(&mut vec![0; bytes]), session.buffer(&mut vec![0; bytes]));
    ok(argument(kernel, 0, &x));
    ok(argument(kernel, 1, &y));
    ok(argument(kernel, 2, &2.0f32));
    let (global, local) = (ITEMS as usize, GROUP as usize);
    let enqueue = || ok(cl!(clEnqueueNDRangeKernel(session.queue, kernel, 1, null(), &global, &local, 0, null(), null_mut())));
    let finish = || ok(cl!(clFinish(session.queue)));
    let waited = timed(|| {
        for _ in 0..LAUNCHES {
            enqueue();
            finish();
        }
    });
    let queued = timed(|| {
        (0..LAUNCHES).for_each(|_| enqueue());
        finish();
    });
    for object in [x, y] {
        ok(cl!(clReleaseMemObject(object)));
    }
    [waited, queued]
}

/// Time of a launch for the interpreter alone.
fn alone(bytes: usize) -> Duration {
    let binary = std::fs::read(corpus::folder("saxpy").join("kernel.bin")).expect("the kernel's binary");
    let program = std::sync::Arc::new(Program::parse("saxpy", &binary).expect("a binary"));
    let kernel = &program.kernels[0];
    let range = NdRange::new(&[ITEMS], &[GROUP], None, kernel.simd, kernel.required_local).expect("a range");
    let buffer = || BoundArgument::Buffer { contents: Contents::Bytes(vec![0; bytes].into()), expect: None };
    let arguments = vec![buffer(), buffer(), BoundArgument::Scalar(2.0f32.to_le_bytes().to_vec())];
    let launch = Launch::of("saxpy", &program, kernel, range, arguments).expect("room for it");
    let mut memory = launch.memory();
    timed(|| {
        for _ in 0..LAUNCHES {
            run(&launch, &mut memory, &RunOptions::default()).expect("a good end");
        }
    })
}

fn timed(what: impl FnOnce()) -> Duration {
    let start = Instant::now();
    what();
    start.elapsed() / LAUNCHES
}

/// Most memory that this process has had at one time; nothing where the system does not tell.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.trim().trim_end_matches(" kB").trim().parse::<u64>().ok()? / 1024)
}
