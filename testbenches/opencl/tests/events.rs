//! Events of the program's own, and functions that are called when something has happened.

#![allow(clippy::macro_metavars_in_unsafe)] // see the macro

#[macro_use]
mod common;

use std::ffi::c_void;
use std::ptr::null_mut;
use std::sync::Mutex;
use std::time::Duration;

use common::{fill, made, ok, progress, user_event, Session};
use opencl_sys::*;

#[test]
fn a_user_event_is_set_once() {
    let session = Session::new();
    let user = user_event(&session);
    assert_eq!(progress(user), CL_SUBMITTED);
    assert_eq!(cl!(clSetUserEventStatus(user, CL_RUNNING)), CL_INVALID_VALUE);
    ok(cl!(clSetUserEventStatus(user, CL_COMPLETE)));
    assert_eq!(cl!(clSetUserEventStatus(user, CL_COMPLETE)), CL_INVALID_OPERATION);
    let command = fill(session.queue, session.buffer(&mut [0; 16]), 1, &[]);
    assert_eq!(cl!(clSetUserEventStatus(command, CL_COMPLETE)), CL_INVALID_EVENT);
    ok(cl!(clWaitForEvents(1, &command)));
}

/// What callbacks have told, by the number that each was given.
static TOLD: Mutex<Vec<(usize, cl_int)>> = Mutex::new(Vec::new());

unsafe extern "C" fn told(_: cl_event, status: cl_int, data: *mut c_void) {
    TOLD.lock().expect("no test has failed in it").push((data as usize, status));
}

unsafe extern "C" fn ended(_: *mut c_void, data: *mut c_void) {
    TOLD.lock().expect("no test has failed in it").push((data as usize, 0));
}

/// Those with numbers from here on, as soon as there are so many: they come from another thread.
fn wait_told(first: usize, count: usize) -> Vec<(usize, cl_int)> {
    for _ in 0..2000 {
        let all = TOLD.lock().expect("no test has failed in it").clone();
        let mine: Vec<_> = all.into_iter().filter(|told| (first..first + 10).contains(&told.0)).collect();
        if mine.len() >= count {
            return mine;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    panic!("{count} callbacks have not come");
}

#[test]
fn callbacks_come_in_the_order_of_what_they_tell() {
    let session = Session::new();
    let (buffer, user) = (session.buffer(&mut [0; 16]), user_event(&session));
    let first = fill(session.queue, buffer, 1, &[user]);
    let second = fill(session.queue, buffer, 2, &[]);
    let on = |event, number: usize, status| {
        ok(cl!(clSetEventCallback(event, status, Some(told), number as *mut c_void)));
    };
    on(second, 14, CL_COMPLETE);
    on(first, 13, CL_COMPLETE);
    on(first, 12, CL_RUNNING);
    on(first, 11, CL_SUBMITTED);
    assert_eq!(cl!(clSetEventCallback(first, CL_QUEUED, Some(told), null_mut())), CL_INVALID_VALUE);
    assert_eq!(cl!(clSetEventCallback(first, CL_COMPLETE, None, null_mut())), CL_INVALID_VALUE);
    ok(cl!(clSetUserEventStatus(user, CL_COMPLETE)));
    ok(cl!(clFinish(session.queue)));
    // One that comes too late is called at once.
    on(second, 15, CL_RUNNING);
    let expected = [(11, CL_SUBMITTED), (12, CL_RUNNING), (13, CL_COMPLETE), (14, CL_COMPLETE), (15, CL_RUNNING)];
    assert_eq!(wait_told(10, 5), expected);
}

#[test]
fn callbacks_hear_of_an_error() {
    let session = Session::new();
    let user = user_event(&session);
    let held = fill(session.queue, session.buffer(&mut [0; 16]), 1, &[user]);
    ok(cl!(clSetEventCallback(user, CL_COMPLETE, Some(told), 20 as *mut c_void)));
    ok(cl!(clSetEventCallback(held, CL_COMPLETE, Some(told), 21 as *mut c_void)));
    ok(cl!(clSetUserEventStatus(user, -99)));
    assert_eq!(wait_told(20, 2), [(20, -99), (21, CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST)]);
}

#[test]
fn an_object_ends_with_its_last_user_and_calls_in_reverse() {
    let session = Session::new();
    let (whole, user) = (session.buffer(&mut [0; 256]), user_event(&session));
    for number in [30, 31, 32] {
        ok(cl!(clSetMemObjectDestructorCallback(whole, Some(ended), number as *mut c_void)));
    }
    let region = cl_buffer_region { origin: 128, size: 16 };
    let from = std::ptr::from_ref(&region).cast();
    let part = made(|status| cl!(clCreateSubBuffer(whole, CL_MEM_READ_WRITE, CL_BUFFER_CREATE_TYPE_REGION, from, status)));
    let held = fill(session.queue, part, 1, &[user]);
    ok(cl!(clReleaseMemObject(whole)));
    ok(cl!(clReleaseMemObject(part)));
    // The command still needs both.
    std::thread::sleep(Duration::from_millis(30));
    assert!(TOLD.lock().expect("no test has failed in it").iter().all(|told| !(30..40).contains(&told.0)));
    ok(cl!(clSetUserEventStatus(user, CL_COMPLETE)));
    ok(cl!(clWaitForEvents(1, &held)));
    assert_eq!(wait_told(30, 3), [(32, 0), (31, 0), (30, 0)]);
}
