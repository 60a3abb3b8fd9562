//! Commands that do nothing but wait: markers and barriers.

use std::sync::Arc;

use opencl_sys::*;

use super::{Done, Queue, Work};
use crate::ffi::entry;
use crate::ffi::{In, Live, Out, Outcome};
use crate::registry;

fn nothing(command: cl_command_type) -> Work {
    Work { waits_for_all: true, ..Work::new(command, || Ok(Done::default())) }
}

/// `clEnqueueMarkerWithWaitList`
pub fn marker(queue: Live<Queue>) -> Outcome<(Live<Queue>, Work)> {
    Ok((queue, nothing(CL_COMMAND_MARKER)))
}

/// `clEnqueueBarrierWithWaitList`
pub fn barrier(queue: Live<Queue>) -> Outcome<(Live<Queue>, Work)> {
    Ok((queue, Work { barrier: true, ..nothing(CL_COMMAND_BARRIER) }))
}

/// `clEnqueueMarker`
pub fn old_marker(queue: Live<Queue>, event: Out<cl_event>) -> Outcome<()> {
    if event.is_null() {
        return Err(CL_INVALID_VALUE);
    }
    let marker = queue.submit(nothing(CL_COMMAND_MARKER), Vec::new());
    event.put(registry::give(&marker) as cl_event);
    Ok(())
}

/// `clEnqueueBarrier`
pub fn old_barrier(queue: Live<Queue>) -> Outcome<()> {
    queue.submit(Work { barrier: true, ..nothing(CL_COMMAND_BARRIER) }, Vec::new());
    Ok(())
}

/// `clEnqueueWaitForEvents`
pub fn wait_for_events(queue: Live<Queue>, count: u32, list: In<cl_event>) -> Outcome<()> {
    if count == 0 || list.is_null() {
        return Err(CL_INVALID_VALUE);
    }
    let waits = entry::waits(count, list).or(Err(CL_INVALID_EVENT))?;
    if waits.iter().any(|wait| !Arc::ptr_eq(&wait.context, &queue.context)) {
        return Err(CL_INVALID_CONTEXT);
    }
    queue.submit(Work { barrier: true, ..nothing(CL_COMMAND_BARRIER) }, waits);
    Ok(())
}
