//! Functions of the program itself as commands.

use std::ffi::c_void;

use opencl_sys::*;

use crate::ffi::{Callback, In, Live, NativeKernel, Out, Outcome, Reads};
use crate::memory::Memory;
use crate::queue::{Done, Queue, Work};
use crate::registry;

/// `clEnqueueNativeKernel`: a function of the program, with addresses where it names memory objects.
pub fn native_kernel(
    queue: Live<Queue>,
    function: Option<NativeKernel>,
    arguments: Out<c_void>,
    size: usize,
    count: u32,
    objects: In<cl_mem>,
    places: Reads<*const c_void>,
) -> Outcome<(Live<Queue>, Work)> {
    let function = function.ok_or(CL_INVALID_VALUE)?;
    let mut bytes = match (arguments.is_null(), size) {
        (true, 0) if count == 0 => Vec::new(),
        (true, _) | (_, 0) => return Err(CL_INVALID_VALUE),
        _ => In::at(arguments.host().pointer().cast_const()).list(size).ok_or(CL_INVALID_VALUE)?,
    };
    let (objects, places) = (objects.list(count as usize), places.0.list(count as usize));
    let pairs: Vec<_> = match (count, objects, places) {
        (0, None, None) => Vec::new(),
        (0, ..) | (_, None, _) | (_, _, None) => return Err(CL_INVALID_VALUE),
        (_, Some(objects), Some(places)) => objects.into_iter().zip(places).collect(),
    };
    let mut kept = Vec::new();
    for (object, place) in pairs {
        let memory = registry::get::<Memory>(object as usize)?;
        let at = (place as usize).wrapping_sub(arguments.host().pointer() as usize);
        let room = at.checked_add(size_of::<usize>()).filter(|&end| end <= size).ok_or(CL_INVALID_VALUE)?;
        let address = memory.store.host().pointer().wrapping_add(memory.offset) as usize;
        bytes[at..room].copy_from_slice(&address.to_ne_bytes());
        kept.push(memory);
    }
    let job = move || {
        let mut bytes = bytes;
        let room = if bytes.is_empty() { std::ptr::null_mut() } else { bytes.as_mut_ptr() };
        Callback::of(Some(function), Out::at(room.cast())).into_iter().for_each(Callback::<NativeKernel>::call);
        drop(kept);
        Ok(Done::default())
    };
    Ok((queue, Work::new(CL_COMMAND_NATIVE_KERNEL, job)))
}
