//! Contexts.

use std::ffi::c_void;
use std::sync::{Mutex, PoisonError};

use opencl_sys::*;

use crate::device::{self, device};
use crate::ffi::entry::Made;
use crate::ffi::{Callback, Code, ContextNotify, In, Live, Notify, Out, Outcome};
use crate::info::Answer;
use crate::platform::Platform;
use crate::registry::{self, Handle, Object};

/// A context, whose one device is [`device`].
pub struct Context {
    handle: Handle,
    properties: Vec<isize>,
    at_end: AtEnd,
}

/// Functions to be called when an object ends, the last one given first.
#[derive(Default)]
pub struct AtEnd(Mutex<Vec<Callback<Notify>>>);

impl AtEnd {
    /// One more.
    pub fn add(&self, callback: Callback<Notify>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(callback);
    }

    /// The object ends.
    pub fn call(&mut self, object: usize) {
        let calls = std::mem::take(self.0.get_mut().unwrap_or_else(PoisonError::into_inner));
        calls.into_iter().rev().for_each(|callback| callback.call(object));
    }
}

impl Object for Context {
    const INVALID: Code = CL_INVALID_CONTEXT;
    fn handle(&self) -> &Handle {
        &self.handle
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        self.at_end.call(self.handle.address());
    }
}

/// The list as given, if every name in it is known.
fn properties(list: In<isize>) -> Outcome<Vec<isize>> {
    let mut given = Vec::new();
    let place = std::cell::Cell::new(0usize);
    let values = list.until(|value| {
        let at = place.replace(place.get() + 1);
        at.is_multiple_of(2) && *value == 0
    });
    for pair in values.chunks(2) {
        match pair {
            [CL_CONTEXT_PLATFORM, platform] => drop(registry::get::<Platform>(*platform as usize)?),
            [CL_CONTEXT_INTEROP_USER_SYNC, 0 | 1] => {}
            _ => return Err(CL_INVALID_PROPERTY),
        }
        given.extend(pair);
    }
    if !list.is_null() {
        given.push(0);
    }
    Ok(given)
}

fn create(list: In<isize>) -> Outcome<Made> {
    let properties = properties(list)?;
    registry::create(|handle| Context { handle, properties, at_end: AtEnd::default() })
}

/// `clCreateContext`
pub fn create_context(
    list: In<isize>,
    count: u32,
    devices: In<cl_device_id>,
    notify: Option<ContextNotify>,
    data: Out<c_void>,
) -> Outcome<Made> {
    device::devices(count, devices)?;
    if notify.is_none() && !data.is_null() {
        return Err(CL_INVALID_VALUE);
    }
    create(list)
}

/// `clCreateContextFromType`
pub fn create_context_from_type(list: In<isize>, wanted: u64, notify: Option<ContextNotify>, data: Out<c_void>) -> Outcome<Made> {
    if notify.is_none() && !data.is_null() {
        return Err(CL_INVALID_VALUE);
    }
    if !device::of_type(wanted)? {
        return Err(CL_DEVICE_NOT_FOUND);
    }
    create(list)
}

/// `clGetContextInfo`
pub fn get_context_info(context: Live<Context>, name: u32) -> Outcome<Answer> {
    match name {
        CL_CONTEXT_REFERENCE_COUNT => Answer::number(registry::references(&**context)),
        CL_CONTEXT_NUM_DEVICES => Answer::number(1u32),
        CL_CONTEXT_DEVICES => Answer::list(&[device().handle().address()]),
        CL_CONTEXT_PROPERTIES => Answer::list(&context.properties),
        _ => Answer::unknown(),
    }
}

/// `clSetContextDestructorCallback`
pub fn set_context_destructor_callback(context: Live<Context>, notify: Option<Notify>, data: Out<c_void>) -> Outcome<()> {
    context.at_end.add(Callback::of(notify, data).ok_or(CL_INVALID_VALUE)?);
    Ok(())
}
