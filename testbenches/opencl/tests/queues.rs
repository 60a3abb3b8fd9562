//! Commands in and out of order, native kernels, and calls from several threads.

#![allow(clippy::macro_metavars_in_unsafe)] // see the macro

#[macro_use]
mod common;

use std::ffi::c_void;
use std::ptr::{null, null_mut};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use common::{answer, argument, fill, made, ok, progress, user_event, Session};
use opencl_sys::*;

/// Long enough that a command which may begin has begun.
const MOMENT: Duration = Duration::from_millis(30);

fn out_of_order(session: &Session) -> cl_command_queue {
    let properties = CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE;
    made(|status| cl!(clCreateCommandQueue(session.context, session.device, properties, status)))
}

#[test]
fn out_of_order_a_command_passes_those_that_wait() {
    let session = Session::new();
    let (queue, buffer, user) = (out_of_order(&session), session.buffer(&mut [0; 16]), user_event(&session));
    let held = fill(queue, buffer, 1, &[user]);
    let free = fill(queue, buffer, 2, &[]);
    ok(cl!(clWaitForEvents(1, &free)));
    assert_eq!((progress(free), progress(held)), (CL_COMPLETE, CL_QUEUED));
    ok(cl!(clSetUserEventStatus(user, CL_COMPLETE)));
    ok(cl!(clFinish(queue)));
    assert_eq!(session.contents(buffer, 16), [1; 16]);
}

#[test]
fn in_order_a_command_waits_for_the_one_before() {
    let session = Session::new();
    let (buffer, user) = (session.buffer(&mut [0; 16]), user_event(&session));
    let held = fill(session.queue, buffer, 1, &[user]);
    let behind = fill(session.queue, buffer, 2, &[]);
    std::thread::sleep(MOMENT);
    assert_eq!((progress(held), progress(behind)), (CL_QUEUED, CL_QUEUED));
    ok(cl!(clSetUserEventStatus(user, CL_COMPLETE)));
    assert_eq!(session.contents(buffer, 16), [2; 16]);
}

#[test]
fn markers_and_barriers_hold_what_they_should() {
    let session = Session::new();
    let (queue, buffer, user) = (out_of_order(&session), session.buffer(&mut [0; 16]), user_event(&session));
    let held = fill(queue, buffer, 1, &[user]);
    let (mut after_all, mut after_none, mut barrier) = (null_mut(), null_mut(), null_mut());
    ok(cl!(clEnqueueMarkerWithWaitList(queue, 0, null(), &mut after_all)));
    let ended = fill(queue, session.buffer(&mut [0; 16]), 1, &[]);
    ok(cl!(clEnqueueMarkerWithWaitList(queue, 1, &ended, &mut after_none)));
    // A marker holds nothing up, and one with a list waits for that alone.
    ok(cl!(clWaitForEvents(1, &after_none)));
    ok(cl!(clEnqueueBarrierWithWaitList(queue, 0, null(), &mut barrier)));
    let behind = fill(queue, buffer, 2, &[]);
    std::thread::sleep(MOMENT);
    for event in [held, after_all, barrier, behind] {
        assert_eq!(progress(event), CL_QUEUED);
    }
    ok(cl!(clSetUserEventStatus(user, CL_COMPLETE)));
    ok(cl!(clWaitForEvents(1, &behind)));
    for event in [held, after_all, barrier] {
        assert_eq!(progress(event), CL_COMPLETE);
    }
    assert_eq!(session.contents(buffer, 16), [2; 16]);
}

#[test]
fn a_long_launch_holds_up_no_call_that_does_not_wait_for_it() {
    let session = Session::new();
    let program = session.source(
        "kernel void count(global int *y) {\n\
         for (int i = 0; i < 300000; i++) y[0] = y[0] * 5 + i; }",
    );
    ok(cl!(clBuildProgram(program, 0, null(), c"".as_ptr(), None, null_mut())));
    let (kernel, buffer) = (session.kernel_of(program, c"count"), session.buffer(&mut [0; 4]));
    ok(argument(kernel, 0, &buffer));
    let long = session.launch(session.queue, kernel, 1);
    ok(cl!(clFlush(session.queue)));
    let other = out_of_order(&session);
    let short = fill(other, session.buffer(&mut [0; 16]), 1, &[]);
    ok(cl!(clWaitForEvents(1, &short)));
    let behind = session.launch(session.queue, kernel, 1);
    ok(cl!(clFlush(session.queue)));
    assert!(progress(long) > CL_COMPLETE && progress(behind) > CL_COMPLETE, "the launch is too short for this test");
    ok(cl!(clFinish(session.queue)));
    let once = |start: i32| (0..300_000).fold(start, |y: i32, i| y.wrapping_mul(5).wrapping_add(i));
    assert_eq!(session.contents(buffer, 4), once(once(0)).to_le_bytes());
    let time = |name| -> u64 { answer(|size, value| cl!(clGetEventProfilingInfo(long, name, size, value, null_mut()))) };
    let times = [CL_PROFILING_COMMAND_QUEUED, CL_PROFILING_COMMAND_SUBMIT, CL_PROFILING_COMMAND_START, CL_PROFILING_COMMAND_END];
    assert!(times.map(time).is_sorted(), "{:?}", times.map(time));
}

/// What a native kernel is given: memory objects as addresses, and how many numbers are there.
#[repr(C)]
struct Given {
    from: *const i32,
    to: *mut i32,
    count: usize,
}

unsafe extern "C" fn negate(given: *mut c_void) {
    // SAFETY: the driver gives a copy of what the test has given, with addresses in their places.
    let Given { from, to, count } = unsafe { given.cast::<Given>().read_unaligned() };
    for index in 0..count {
        // SAFETY: both buffers have so many numbers.
        unsafe { to.add(index).write(-from.add(index).read()) }
    }
}

#[test]
fn a_native_kernel_works_on_memory_objects() {
    let session = Session::new();
    let mut numbers: Vec<u8> = (1..=4i32).flat_map(i32::to_le_bytes).collect();
    let (from, to) = (session.buffer(&mut numbers), session.buffer(&mut [0; 16]));
    let mut given = Given { from: null(), to: null_mut(), count: 4 };
    let size = size_of::<Given>();
    let places: [*const c_void; 2] = [std::ptr::from_ref(&given.from).cast(), std::ptr::from_ref(&given.to).cast()];
    let enqueue = |function, count, size, arguments: *mut Given, places: &[*const c_void; 2]| {
        let (objects, mut places) = ([from, to], *places);
        let (objects, places) = (objects.as_ptr(), places.as_mut_ptr());
        let queue = session.queue;
        cl!(clEnqueueNativeKernel(queue, function, arguments.cast(), size, count, objects, places, 0, null(), null_mut()))
    };
    ok(enqueue(Some(negate), 2, size, &mut given, &places));
    given.count = 0; // it has a copy
    let negated: Vec<u8> = (1..=4i32).flat_map(|number| (-number).to_le_bytes()).collect();
    assert_eq!(session.contents(to, 16), negated);
    assert_eq!(enqueue(None, 2, size, &mut given, &places), CL_INVALID_VALUE);
    assert_eq!(enqueue(Some(negate), 2, 0, &mut given, &places), CL_INVALID_VALUE);
    assert_eq!(enqueue(Some(negate), 2, size, null_mut(), &places), CL_INVALID_VALUE);
    // A place outside of what is given.
    let outside = [places[0], std::ptr::from_ref(&given).wrapping_add(1).cast()];
    assert_eq!(enqueue(Some(negate), 2, size, &mut given, &outside), CL_INVALID_VALUE);
}

/// Handles may go to any thread.
#[derive(Clone, Copy)]
struct Shared(*mut c_void);
// SAFETY: the standard says that its functions may be called from any thread.
unsafe impl Send for Shared {}

#[test]
fn calls_come_from_several_threads() {
    const THREADS: usize = 4;
    const EACH: usize = 50;
    let session = Session::new();
    let (one, many) = (session.queue, session.context);
    let buffer = session.buffer(&mut [0; 4 * THREADS * EACH]);
    let (sender, receiver) = mpsc::channel();
    let stop = AtomicBool::new(false);
    let (one, many, device, buffer_of_all) = (Shared(one), Shared(many), Shared(session.device), Shared(buffer));
    std::thread::scope(|scope| {
        for thread in 0..THREADS {
            let sender = sender.clone();
            scope.spawn(move || {
                let (one, context, device, buffer) = (one, many, device, buffer_of_all);
                for index in 0..EACH {
                    let place = 4 * (thread * EACH + index);
                    let value = (place as u32).to_le_bytes();
                    // Of the queue that all share, and of one of its own, beside objects that come and go.
                    let own = made(|status| cl!(clCreateCommandQueue(context.0, device.0, 0, status)));
                    let queue = if index % 2 == 0 { one.0 } else { own };
                    let from = value.as_ptr().cast();
                    ok(cl!(clEnqueueWriteBuffer(queue, buffer.0, CL_TRUE, place, 4, from, 0, null(), null_mut())));
                    ok(cl!(clReleaseCommandQueue(own)));
                }
                sender.send(thread).expect("the test listens");
            });
        }
        // And one that asks all the time.
        let stop = &stop;
        scope.spawn(move || {
            let session = one;
            while !stop.load(Ordering::Relaxed) {
                ok(cl!(clFlush(session.0)));
                let _references: u32 = answer(|size, value| {
                    cl!(clGetCommandQueueInfo(session.0, CL_QUEUE_REFERENCE_COUNT, size, value, null_mut()))
                });
            }
        });
        let ended = receiver.iter().take(THREADS).count();
        stop.store(true, Ordering::Relaxed);
        assert_eq!(ended, THREADS);
    });
    let expected: Vec<u8> = (0..THREADS * EACH).flat_map(|index| (4 * index as u32).to_le_bytes()).collect();
    assert_eq!(session.contents(buffer, expected.len()), expected);
}
