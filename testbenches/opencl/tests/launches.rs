//! What a kernel sees of its launch, and what of the language the device says it has: offsets, groups that are not
//! all of one size, three dimensions, local memory, sub-groups, atomics, f16, f64.

#![allow(clippy::macro_metavars_in_unsafe)] // see the macro

#[macro_use]
mod common;

use std::ffi::CStr;
use std::ptr::{null, null_mut};

use common::{argument, ok, Session};
use opencl_sys::*;

const SOURCE: &str = "
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_subgroups : enable

kernel void shape(global int *y) {
    size_t linear = get_global_linear_id();
    y[3 * linear] = get_local_size(0) * 100 + get_local_id(0);
    y[3 * linear + 1] = get_group_id(0) * 100 + get_num_groups(0);
    y[3 * linear + 2] = get_global_id(0) * 1000 + get_global_offset(0);
}
kernel void cube(global int *y) {
    size_t at = get_global_id(0) + 4 * (get_global_id(1) + 3 * get_global_id(2));
    y[at] = get_local_id(0) + 10 * get_local_id(1) + 100 * get_local_id(2) + 1000 * get_group_id(2);
}
kernel void turned(global int *y, local int *shared) {
    size_t i = get_local_id(0), n = get_local_size(0);
    shared[i] = y[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    y[get_global_id(0)] = shared[n - 1 - i];
}
kernel void sums(global int *y) {
    int x = y[get_global_id(0)];
    y[get_global_id(0)] = sub_group_reduce_add(x) * 100 + sub_group_scan_exclusive_add(1);
}
kernel void counted(global int *y) {
    local int here;
    if (get_local_id(0) == 0) here = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_add(&here, (int)get_local_id(0));
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0) { atomic_add(&y[0], here); atomic_max(&y[1], here); atomic_inc(&y[2]); }
}
kernel void halves(global int *y) {
    half x = (half)y[get_global_id(0)];
    y[get_global_id(0)] = (int)(x * (half)0.5f + (half)1.0f);
}
kernel void doubles(global int *y) {
    double x = y[get_global_id(0)];
    y[get_global_id(0)] = (int)fma(x, x, 65536.0) - (int)(65536.0 / (x + 1.0));
}
";

/// The kernels, and the session that has built them.
fn built() -> (Session, cl_program) {
    let session = Session::new();
    let program = session.source(SOURCE);
    ok(cl!(clBuildProgram(program, 0, null(), c"-cl-std=CL3.0".as_ptr(), None, null_mut())));
    (session, program)
}

/// What a kernel leaves of `y`, launched with an offset and with groups of a size (zeros: of the driver's choice).
fn left<const D: usize>(kernel: &CStr, y: &[i32], offset: [usize; D], global: [usize; D], local: [usize; D]) -> Vec<i32> {
    let (session, program) = built();
    let kernel = session.kernel_of(program, kernel);
    let mut bytes: Vec<u8> = y.iter().flat_map(|number| number.to_le_bytes()).collect();
    let buffer = session.buffer(&mut bytes);
    ok(argument(kernel, 0, &buffer));
    let mut count = 0u32;
    ok(cl!(clGetKernelInfo(kernel, CL_KERNEL_NUM_ARGS, 4, std::ptr::from_mut(&mut count).cast(), null_mut())));
    if count == 2 {
        // Local memory has a size and no value.
        ok(cl!(clSetKernelArg(kernel, 1, 4 * local[0], null())));
    }
    let groups = if local.contains(&0) { null() } else { local.as_ptr() };
    let (queue, offset, global) = (session.queue, offset.as_ptr(), global.as_ptr());
    ok(cl!(clEnqueueNDRangeKernel(queue, kernel, D as u32, offset, global, groups, 0, null(), null_mut())));
    let words = session.contents(buffer, bytes.len());
    words.chunks_exact(4).map(|word| i32::from_le_bytes(word.try_into().expect("four bytes"))).collect()
}

#[test]
fn the_last_group_is_smaller_where_the_size_does_not_divide() {
    let y = left(c"shape", &[0; 3 * 37], [0], [37], [16]);
    for (i, seen) in y.chunks_exact(3).enumerate() {
        let size = if i < 32 { 16 } else { 5 };
        let i = i as i32;
        assert_eq!(seen, [size * 100 + i % 16, i / 16 * 100 + 3, i * 1000]);
    }
}

#[test]
fn an_offset_moves_the_global_numbers_alone() {
    let y = left(c"shape", &[0; 3 * 16], [100], [16], [8]);
    for (i, seen) in (0..).zip(y.chunks_exact(3)) {
        assert_eq!(seen, [800 + i % 8, i / 8 * 100 + 2, (i + 100) * 1000 + 100]);
    }
}

#[test]
fn three_dimensions_have_groups_of_their_own() {
    let y = left(c"cube", &[-1; 4 * 3 * 4], [0; 3], [4, 3, 4], [2, 3, 2]);
    for (at, seen) in (0..).zip(y) {
        let [x, y, z] = [at % 4, at / 4 % 3, at / 12];
        assert_eq!(seen, x % 2 + 10 * y + 100 * (z % 2) + 1000 * (z / 2));
    }
}

#[test]
fn local_memory_is_that_of_the_group() {
    let numbers: Vec<i32> = (0..64).collect();
    let turned: Vec<i32> = (0..64).map(|i| i / 16 * 16 + 15 - i % 16).collect();
    assert_eq!(left(c"turned", &numbers, [0], [64], [16]), turned);
}

#[test]
fn sub_groups_add_and_scan() {
    let numbers: Vec<i32> = (1..=32).collect();
    let seen = left(c"sums", &numbers, [0], [32], [32]);
    // The compiler chooses how many work-items they have.
    let size = 1 + seen.iter().map(|x| x % 100).max().expect("some");
    assert!([8, 16, 32].contains(&size), "{size}");
    let sum = |group: i32| (1..=size).map(|i| group * size + i).sum::<i32>();
    let expected: Vec<i32> = (0..32).map(|i| sum(i / size) * 100 + i % size).collect();
    assert_eq!(seen, expected);
}

#[test]
fn atomics_lose_nothing() {
    // Three groups of 32: each adds 0 to 31.
    assert_eq!(left(c"counted", &[0; 3], [0], [96], [32]), [3 * 496, 496, 3]);
}

#[test]
fn f16_and_f64_are_what_they_say() {
    let numbers = [0, 1, 2, 3, 100, 1000, -7, 2047];
    assert_eq!(left(c"halves", &numbers, [0], [8], [0]), [1, 1, 2, 2, 51, 501, -2, 1024]);
    let expected = numbers.map(|x: i32| {
        let x = f64::from(x);
        (x * x + 65_536.0) as i32 - (65_536.0 / (x + 1.0)) as i32
    });
    assert_eq!(left(c"doubles", &numbers[1..6], [0], [5], [0]), expected[1..6]);
}
