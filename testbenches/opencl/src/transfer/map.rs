//! Memory objects in the program's own address space.

use std::ffi::c_void;

use opencl_sys::*;

use super::image::of_image;
use super::{here, of_buffer, Enqueued};
use crate::ffi::{Host, In, Live, Out, Outcome};
use crate::memory::Memory;
use crate::queue::{Done, Queue, Work};

/// A mapping shows the bytes themselves, so that there is nothing to be moved.
fn mapped(command: u32) -> Work {
    Work::new(command, || Ok(Done::default()))
}

fn map_flags(memory: &Memory, flags: u64) -> Outcome<()> {
    let known = CL_MAP_READ | CL_MAP_WRITE | CL_MAP_WRITE_INVALIDATE_REGION;
    let clash = flags & CL_MAP_WRITE_INVALIDATE_REGION != 0 && flags & (CL_MAP_READ | CL_MAP_WRITE) != 0;
    if flags & !known != 0 || clash {
        return Err(CL_INVALID_VALUE);
    }
    if flags & CL_MAP_READ != 0 {
        memory.host_may(false)?;
    }
    if flags & (CL_MAP_WRITE | CL_MAP_WRITE_INVALIDATE_REGION) != 0 {
        memory.host_may(true)?;
    }
    Ok(())
}

/// `clEnqueueMapBuffer`
pub fn map_buffer(
    queue: Live<Queue>,
    buffer: Live<Memory>,
    blocking: u32,
    flags: u64,
    offset: usize,
    size: usize,
) -> Outcome<(Live<Queue>, Work, Host)> {
    of_buffer(&queue, &buffer, offset)?.fits([size, 1, 1])?;
    map_flags(&buffer, flags)?;
    let host = buffer.map(offset);
    Ok((queue, mapped(CL_COMMAND_MAP_BUFFER).blocking(blocking), host))
}

/// `clEnqueueMapImage`
pub fn map_image(
    queue: Live<Queue>,
    image: Live<Memory>,
    blocking: u32,
    flags: u64,
    origin: In<usize>,
    size: In<usize>,
    row: Out<usize>,
    slice: Out<usize>,
) -> Outcome<(Live<Queue>, Work, Host)> {
    let (texels, _) = of_image(&queue, &image, origin, size)?;
    if row.is_null() {
        return Err(CL_INVALID_VALUE);
    }
    map_flags(&image, flags)?;
    row.put(texels.row);
    slice.put(texels.slice);
    let host = image.map(texels.offset);
    Ok((queue, mapped(CL_COMMAND_MAP_IMAGE).blocking(blocking), host))
}

/// `clEnqueueUnmapMemObject`
pub fn unmap(queue: Live<Queue>, memory: Live<Memory>, address: Out<c_void>) -> Enqueued {
    here(&queue, &memory)?;
    memory.unmap(address.host().pointer() as usize)?;
    Ok((queue, mapped(CL_COMMAND_UNMAP_MEM_OBJECT)))
}

/// `clEnqueueMigrateMemObjects`: there is nowhere to go.
pub fn migrate(queue: Live<Queue>, count: u32, list: In<cl_mem>, flags: u64) -> Enqueued {
    let list = list.list(count as usize).filter(|list| !list.is_empty()).ok_or(CL_INVALID_VALUE)?;
    for memory in list {
        here(&queue, &*crate::registry::get::<Memory>(memory as usize)?)?;
    }
    if flags & !(CL_MIGRATE_MEM_OBJECT_HOST | CL_MIGRATE_MEM_OBJECT_CONTENT_UNDEFINED) != 0 {
        return Err(CL_INVALID_VALUE);
    }
    Ok((queue, mapped(CL_COMMAND_MIGRATE_MEM_OBJECTS)))
}
