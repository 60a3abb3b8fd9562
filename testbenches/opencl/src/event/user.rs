//! Events that the program itself ends.

use opencl_sys::*;

use super::{Event, State};
use crate::context::Context;
use crate::ffi::entry::Made;
use crate::ffi::{Live, Outcome};
use crate::registry;

/// `clCreateUserEvent`
pub fn create_user_event(context: Live<Context>) -> Outcome<Made> {
    registry::create(|handle| Event {
        handle,
        context: context.0,
        queue: None,
        command: CL_COMMAND_USER,
        wanted: Vec::new(),
        state: State::new(CL_SUBMITTED),
    })
}

/// `clSetUserEventStatus`
pub fn set_user_event_status(event: Live<Event>, status: i32) -> Outcome<()> {
    if event.command != CL_COMMAND_USER {
        return Err(CL_INVALID_EVENT);
    }
    if status > CL_COMPLETE {
        return Err(CL_INVALID_VALUE);
    }
    match event.end(status) {
        true => Ok(()),
        false => Err(CL_INVALID_OPERATION),
    }
}
