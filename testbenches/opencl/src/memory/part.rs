//! Memory objects whose bytes are those of a buffer: parts of it, and images.

use std::ffi::c_void;
use std::sync::{Arc, Mutex};

use opencl_sys::*;

use super::{flags, Memory, ACCESS, HOST_ACCESS, HOST_POINTER};
use crate::context::AtEnd;
use crate::device;
use crate::ffi::entry::Made;
use crate::ffi::{Host, In, Live, Outcome};
use crate::image::Picture;
use crate::registry;

/// `clCreateSubBuffer`
pub fn create_sub_buffer(buffer: Live<Memory>, wanted: u64, kind: u32, region: In<c_void>) -> Outcome<Made> {
    if buffer.picture.is_some() || buffer.whole.is_some() {
        return Err(CL_INVALID_MEM_OBJECT);
    }
    let mut own = flags(wanted & !HOST_POINTER, Host::at(std::ptr::null_mut()))?;
    let region = region.bytes(size_of::<cl_buffer_region>()).ok_or(CL_INVALID_VALUE)?;
    if kind != CL_BUFFER_CREATE_TYPE_REGION || wanted & HOST_POINTER != 0 {
        return Err(CL_INVALID_VALUE);
    }
    let word = |at: usize| usize::from_ne_bytes(std::array::from_fn(|i| region[at + i]));
    let (origin, size) = (word(0), word(size_of::<usize>()));
    let exceeds = |set: u64, all: u64, limit: u64| wanted & set != 0 && wanted & set & limit == 0 && buffer.flags & all != 0;
    let more = exceeds(ACCESS, CL_MEM_READ_ONLY, CL_MEM_READ_ONLY)
        || exceeds(ACCESS, CL_MEM_WRITE_ONLY, CL_MEM_WRITE_ONLY)
        || exceeds(HOST_ACCESS, CL_MEM_HOST_NO_ACCESS, CL_MEM_HOST_NO_ACCESS)
        || exceeds(HOST_ACCESS, CL_MEM_HOST_READ_ONLY, CL_MEM_HOST_READ_ONLY | CL_MEM_HOST_NO_ACCESS)
        || exceeds(HOST_ACCESS, CL_MEM_HOST_WRITE_ONLY, CL_MEM_HOST_WRITE_ONLY | CL_MEM_HOST_NO_ACCESS);
    if more || origin.checked_add(size).is_none_or(|end| end > buffer.size) {
        return Err(CL_INVALID_VALUE);
    }
    if size == 0 {
        return Err(CL_INVALID_BUFFER_SIZE);
    }
    if origin % (device::ALIGNMENT as usize / 8) != 0 {
        return Err(CL_MISALIGNED_SUB_BUFFER_OFFSET);
    }
    if wanted & ACCESS == 0 {
        own = own & !ACCESS | buffer.flags & ACCESS;
    }
    if wanted & HOST_ACCESS == 0 {
        own |= buffer.flags & HOST_ACCESS;
    }
    own |= buffer.flags & HOST_POINTER;
    let given = match buffer.given.is_null() {
        true => buffer.given,
        false => Host::at(buffer.given.pointer().wrapping_add(origin)),
    };
    registry::create(|handle| Memory {
        handle,
        context: buffer.context.clone(),
        store: buffer.store.clone(),
        offset: origin,
        size,
        flags: own,
        given,
        asked: None,
        whole: Some(buffer.0.clone()),
        picture: None,
        maps: Mutex::default(),
        at_end: AtEnd::default(),
    })
}

/// Hands a new image to the program whose texels are the bytes of a buffer.
pub fn image_on(buffer: &Arc<Memory>, wanted: u64, size: usize, asked: Option<Vec<u64>>, picture: Picture) -> Outcome<Made> {
    buffer.buffer().or(Err(CL_INVALID_IMAGE_DESCRIPTOR))?;
    if wanted & HOST_POINTER != 0 {
        return Err(CL_INVALID_VALUE);
    }
    let mut own = flags(wanted, Host::at(std::ptr::null_mut()))?;
    if wanted & ACCESS == 0 {
        own = own & !ACCESS | buffer.flags & ACCESS;
    }
    if size > buffer.size {
        return Err(CL_INVALID_IMAGE_SIZE);
    }
    registry::create(|handle| Memory {
        handle,
        context: buffer.context.clone(),
        store: buffer.store.clone(),
        offset: buffer.offset,
        size,
        flags: own,
        given: buffer.given,
        asked,
        whole: Some(buffer.clone()),
        picture: Some(picture),
        maps: Mutex::default(),
        at_end: AtEnd::default(),
    })
}
