//! Commands on buffers: read, write, copy, fill, as a line or as a box.

use std::ffi::c_void;

use opencl_sys::*;

use super::{copy, directed, of_buffer, of_host, overlap, region, triple, Box3, Enqueued, Place, Region};
use crate::ffi::{In, Live, Out, Outcome};
use crate::memory::Memory;
use crate::queue::{Done, Queue, Work};

/// `clEnqueueReadBuffer`
pub fn read_buffer(
    queue: Live<Queue>,
    buffer: Live<Memory>,
    blocking: u32,
    offset: usize,
    size: usize,
    to: Out<c_void>,
) -> Enqueued {
    let from = of_buffer(&queue, &buffer, offset)?;
    let (to, region) = (Box3::line(of_host(to.host())?, 0), [size, 1, 1]);
    from.fits(region)?;
    buffer.host_may(false)?;
    Ok((queue, copy(CL_COMMAND_READ_BUFFER, from, to, region).blocking(blocking)))
}

/// `clEnqueueWriteBuffer`
pub fn write_buffer(
    queue: Live<Queue>,
    buffer: Live<Memory>,
    blocking: u32,
    offset: usize,
    size: usize,
    from: In<c_void>,
) -> Enqueued {
    let to = of_buffer(&queue, &buffer, offset)?;
    let (from, region) = (Box3::line(of_host(from.host())?, 0), [size, 1, 1]);
    to.fits(region)?;
    buffer.host_may(true)?;
    Ok((queue, copy(CL_COMMAND_WRITE_BUFFER, from, to, region).blocking(blocking)))
}

/// `clEnqueueCopyBuffer`
pub fn copy_buffer(queue: Live<Queue>, from: Live<Memory>, to: Live<Memory>, at: usize, into: usize, size: usize) -> Enqueued {
    let (source, target) = (of_buffer(&queue, &from, at)?, of_buffer(&queue, &to, into)?);
    let region = [size, 1, 1];
    source.fits(region)?;
    target.fits(region)?;
    if overlap((&from, &source), (&to, &target), region) {
        return Err(CL_MEM_COPY_OVERLAP);
    }
    Ok((queue, copy(CL_COMMAND_COPY_BUFFER, source, target, region)))
}

/// A box inside another one with these distances, which are as small as can be where they are 0.
fn inside(place: Place, origin: In<usize>, region: Region, row: usize, slice: usize) -> Outcome<Box3> {
    let [x, y, z] = triple(origin)?;
    let row = if row == 0 { region[0] } else { row };
    let dense = row.checked_mul(region[1]).ok_or(CL_INVALID_VALUE)?;
    let slice = if slice == 0 { dense } else { slice };
    if row < region[0] || slice < dense || !slice.is_multiple_of(row.max(1)) {
        return Err(CL_INVALID_VALUE);
    }
    let offset = z.checked_mul(slice).and_then(|z| y.checked_mul(row)?.checked_add(z)?.checked_add(x));
    Ok(Box3 { place, offset: offset.ok_or(CL_INVALID_VALUE)?, row, slice })
}

macro_rules! rect {
    ($(#[$doc:meta])* $name:ident, $write:expr, $pointer:ty) => {
        $(#[$doc])*
        pub fn $name(
            queue: Live<Queue>,
            buffer: Live<Memory>,
            blocking: u32,
            origin: In<usize>,
            host_origin: In<usize>,
            size: In<usize>,
            row: usize,
            slice: usize,
            host_row: usize,
            host_slice: usize,
            host: $pointer,
        ) -> Enqueued {
            let size = region(size)?;
            let place = of_buffer(&queue, &buffer, 0)?.place;
            let memory = inside(place, origin, size, row, slice)?;
            let host = inside(of_host(host.host())?, host_origin, size, host_row, host_slice)?;
            memory.fits(size)?;
            buffer.host_may($write)?;
            let commands = [CL_COMMAND_READ_BUFFER_RECT, CL_COMMAND_WRITE_BUFFER_RECT];
            Ok((queue, directed($write, commands, memory, host, size).blocking(blocking)))
        }
    };
}

rect!(
    /// `clEnqueueReadBufferRect`
    read_buffer_rect, false, Out<c_void>
);
rect!(
    /// `clEnqueueWriteBufferRect`
    write_buffer_rect, true, In<c_void>
);

/// `clEnqueueCopyBufferRect`
pub fn copy_buffer_rect(
    queue: Live<Queue>,
    from: Live<Memory>,
    to: Live<Memory>,
    origin: In<usize>,
    target_origin: In<usize>,
    size: In<usize>,
    row: usize,
    slice: usize,
    target_row: usize,
    target_slice: usize,
) -> Enqueued {
    let size = region(size)?;
    let place = |memory: &Live<Memory>| of_buffer(&queue, memory, 0).map(|line| line.place);
    let source = inside(place(&from)?, origin, size, row, slice)?;
    let target = inside(place(&to)?, target_origin, size, target_row, target_slice)?;
    source.fits(size)?;
    target.fits(size)?;
    if overlap((&from, &source), (&to, &target), size) {
        return Err(CL_MEM_COPY_OVERLAP);
    }
    Ok((queue, copy(CL_COMMAND_COPY_BUFFER_RECT, source, target, size)))
}

/// `clEnqueueFillBuffer`
pub fn fill_buffer(
    queue: Live<Queue>,
    buffer: Live<Memory>,
    pattern: In<c_void>,
    size: usize,
    offset: usize,
    length: usize,
) -> Enqueued {
    let to = of_buffer(&queue, &buffer, offset)?;
    let known = size.is_power_of_two() && size <= 128;
    if !known || !offset.is_multiple_of(size) || !length.is_multiple_of(size) {
        return Err(CL_INVALID_VALUE);
    }
    let pattern = pattern.bytes(size).ok_or(CL_INVALID_VALUE)?;
    to.fits([length, 1, 1])?;
    let job = move || {
        to.fill([length, 1, 1], &pattern);
        Ok(Done::default())
    };
    Ok((queue, Work::new(CL_COMMAND_FILL_BUFFER, job)))
}
