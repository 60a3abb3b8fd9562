//! The C functions of the dispatch table, made from the types of the driver's own.
//!
//! | kind | C sees behind the arguments |
//! |---|---|
//! | [`status`] | nothing; gives a status |
//! | [`create`] | `errcode_ret`; gives an object |
//! | [`query`] | `param_value_size, param_value, param_value_size_ret`; gives a status |
//! | [`enqueue`] | the wait list and `event`; gives a status |
//! | [`map`] | the wait list, `event` and `errcode_ret`; gives an address |

use std::ffi::c_void;
use std::panic::{catch_unwind, AssertUnwindSafe};

use opencl_sys::*;

use super::{FromC, Host, In, Live, Out, Outcome};
use crate::event::{self, Event};
use crate::info::Answer;
use crate::queue::{Queue, Work};
use crate::registry;

/// A made object, owned by the caller.
pub struct Made(pub usize);

/// Runs a call. A panic is a bug of the driver; the program still gets an error.
fn guarded<T>(call: impl FnOnce() -> Outcome<T>) -> Outcome<T> {
    catch_unwind(AssertUnwindSafe(call)).unwrap_or_else(|_| Err(CL_OUT_OF_HOST_MEMORY))
}

fn code(outcome: Outcome<()>) -> cl_int {
    outcome.err().unwrap_or(CL_SUCCESS)
}

fn pointer(outcome: Outcome<usize>, errcode: *mut cl_int) -> *mut c_void {
    Out(errcode).put(outcome.err().unwrap_or(CL_SUCCESS));
    outcome.unwrap_or(0) as *mut c_void
}

/// The function of a type that has no other value.
fn the<F: Copy>() -> F {
    const { assert!(size_of::<F>() == 0, "a function item has no size") };
    // SAFETY: it has no bytes (asserted), and exists: `status` and its like were given one.
    unsafe { std::ptr::NonNull::<F>::dangling().read() }
}

/// The events of a wait list.
pub fn waits(count: u32, list: In<cl_event>) -> Outcome<Vec<std::sync::Arc<Event>>> {
    match (count, list.list(count as usize)) {
        (0, None) => Ok(Vec::new()),
        (0, Some(_)) | (_, None) => Err(CL_INVALID_EVENT_WAIT_LIST),
        (_, Some(list)) => list.iter().map(|event| registry::get(*event as usize).or(Err(CL_INVALID_EVENT_WAIT_LIST))).collect(),
    }
}

fn submit(queue: &Live<Queue>, work: Work, count: u32, list: *const cl_event, event: *mut cl_event) -> Outcome<()> {
    let waits = waits(count, In(list))?;
    if waits.iter().any(|wait| !std::sync::Arc::ptr_eq(&wait.context, &queue.context)) {
        return Err(CL_INVALID_CONTEXT);
    }
    let (blocking, wanted) = (work.blocking, Out(event));
    let made = queue.submit(work, waits);
    if !wanted.is_null() {
        wanted.put(registry::give(&made) as cl_event);
    }
    if blocking {
        event::wait(&[made])?;
    }
    Ok(())
}

macro_rules! kind {
    ($(#[$doc:meta])* $name:ident, $trait:ident, $given:ty,
     ($($extra:ident: $type:ty),*) -> $returns:ty, $finish:expr) => {
        /// Has a C function of this kind.
        pub trait $trait<Arguments> {
            /// Its type.
            type C;
            /// It.
            const C: Self::C;
        }

        $(#[$doc])*
        pub const fn $name<Arguments, F: $trait<Arguments> + Copy>(_: F) -> Option<F::C> {
            Some(F::C)
        }

        arities!($trait, $given, ($($extra: $type),*) -> $returns, $finish);
    };
}

macro_rules! arities {
    ($($common:tt)*) => {
        arity!(($($common)*));
        arity!(($($common)*) a: A);
        arity!(($($common)*) a: A, b: B);
        arity!(($($common)*) a: A, b: B, c: C);
        arity!(($($common)*) a: A, b: B, c: C, d: D);
        arity!(($($common)*) a: A, b: B, c: C, d: D, e: E);
        arity!(($($common)*) a: A, b: B, c: C, d: D, e: E, g: G);
        arity!(($($common)*) a: A, b: B, c: C, d: D, e: E, g: G, h: H);
        arity!(($($common)*) a: A, b: B, c: C, d: D, e: E, g: G, h: H, i: I);
        arity!(($($common)*) a: A, b: B, c: C, d: D, e: E, g: G, h: H, i: I, j: J);
        arity!(($($common)*) a: A, b: B, c: C, d: D, e: E, g: G, h: H, i: I, j: J, k: K);
        arity!(($($common)*) a: A, b: B, c: C, d: D, e: E, g: G, h: H, i: I, j: J, k: K, l: L);
    };
}

macro_rules! arity {
    (($trait:ident, $given:ty, ($($extra:ident: $type:ty),*) -> $returns:ty, $finish:expr) $($name:ident: $arg:ident),*) => {
        impl<F, $($arg: FromC),*> $trait<($($arg,)*)> for F
        where
            F: Fn($($arg),*) -> Outcome<$given> + Copy,
        {
            type C = unsafe extern "C" fn($($arg::Raw,)* $($type),*) -> $returns;
            const C: Self::C = {
                unsafe extern "C" fn call<F, $($arg: FromC),*>($($name: $arg::Raw,)* $($extra: $type),*) -> $returns
                where
                    F: Fn($($arg),*) -> Outcome<$given> + Copy,
                {
                    // SAFETY: these are the arguments of this call.
                    let given = || the::<F>()($(unsafe { $arg::from_c($name) }?),*);
                    ($finish)(&given, $($extra),*)
                }
                call::<F, $($arg),*>
            };
        }
    };
}

kind!(
    /// A function that gives a status.
    status, Status, (), () -> cl_int,
    |given: &dyn Fn() -> Outcome<()>| code(guarded(given))
);

kind!(
    /// A function that makes an object.
    create, Create, Made, (errcode: *mut cl_int) -> *mut c_void,
    |given: &dyn Fn() -> Outcome<Made>, errcode| pointer(guarded(given).map(|made| made.0), errcode)
);

kind!(
    /// A function that answers a question.
    query, Query, Answer, (size: usize, value: *mut c_void, size_ret: *mut usize) -> cl_int,
    |given: &dyn Fn() -> Outcome<Answer>, size, value, size_ret| {
        code(guarded(|| given()?.deliver(size, Out(value), Out(size_ret))))
    }
);

kind!(
    /// A function that enqueues a command.
    enqueue, Enqueue, (Live<Queue>, Work),
    (count: u32, list: *const cl_event, event: *mut cl_event) -> cl_int,
    |given: &dyn Fn() -> Outcome<(Live<Queue>, Work)>, count, list, event| {
        code(guarded(|| {
            let (queue, work) = given()?;
            submit(&queue, work, count, list, event)
        }))
    }
);

kind!(
    /// A function that enqueues a command and gives an address.
    map, Map, (Live<Queue>, Work, Host),
    (count: u32, list: *const cl_event, event: *mut cl_event, errcode: *mut cl_int) -> *mut c_void,
    |given: &dyn Fn() -> Outcome<(Live<Queue>, Work, Host)>, count, list, event, errcode| {
        let outcome = guarded(|| {
            let (queue, work, host) = given()?;
            submit(&queue, work, count, list, event)?;
            Ok(host.pointer() as usize)
        });
        pointer(outcome, errcode)
    }
);

/// For a function that gives an address and no status.
pub fn address(outcome: impl FnOnce() -> Outcome<usize>) -> *mut c_void {
    guarded(outcome).unwrap_or(0) as *mut c_void
}
