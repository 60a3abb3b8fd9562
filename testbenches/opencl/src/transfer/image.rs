//! Commands on images: read, write, copy, fill.

use std::ffi::c_void;

use opencl_sys::*;
use tessera_launch::extent::ImageKind;

use super::{copy, directed, here, of_buffer, of_host, overlap, region, triple, Box3, Enqueued, Place, Region};
use crate::ffi::{In, Live, Out, Outcome};
use crate::memory::Memory;
use crate::queue::{Done, Queue, Work};

/// A box of texels, and how large it is in bytes.
pub(super) fn of_image(queue: &Queue, image: &Live<Memory>, origin: In<usize>, size: In<usize>) -> Outcome<(Box3, Region)> {
    here(queue, image)?;
    let picture = image.image()?;
    let (origin, size) = (triple(origin)?, region(size)?);
    let fits = |axis: usize| origin[axis].checked_add(size[axis]).is_some_and(|end| end <= picture.sides()[axis]);
    if !(0..3).all(fits) {
        return Err(CL_INVALID_VALUE);
    }
    let texel = picture.format.texel_bytes() as usize;
    let offset = origin[2] * picture.slice + origin[1] * picture.row + origin[0] * texel;
    let texels = Box3 { place: Place::Memory(image.0.clone()), offset, row: picture.row, slice: picture.slice };
    Ok((texels, [size[0] * texel, size[1], size[2]]))
}

macro_rules! image {
    ($(#[$doc:meta])* $name:ident, $write:expr, $pointer:ty) => {
        $(#[$doc])*
        pub fn $name(
            queue: Live<Queue>,
            image: Live<Memory>,
            blocking: u32,
            origin: In<usize>,
            size: In<usize>,
            row: usize,
            slice: usize,
            host: $pointer,
        ) -> Enqueued {
            let (texels, size) = of_image(&queue, &image, origin, size)?;
            let row = if row == 0 { size[0] } else { row };
            // The layers of an array of one dimension are slices, and lie along the second coordinate.
            let layers = image.image()?.extent.kind == ImageKind::D1Array;
            let row = if layers && slice != 0 { slice } else { row };
            let slice = if slice == 0 || layers { row.checked_mul(size[1]).ok_or(CL_INVALID_VALUE)? } else { slice };
            if row < size[0] || size[1].checked_mul(row).is_none_or(|least| slice < least) {
                return Err(CL_INVALID_VALUE);
            }
            let host = Box3 { place: of_host(host.host())?, offset: 0, row, slice };
            image.host_may($write)?;
            let commands = [CL_COMMAND_READ_IMAGE, CL_COMMAND_WRITE_IMAGE];
            Ok((queue, directed($write, commands, texels, host, size).blocking(blocking)))
        }
    };
}

image!(
    /// `clEnqueueReadImage`
    read_image, false, Out<c_void>
);
image!(
    /// `clEnqueueWriteImage`
    write_image, true, In<c_void>
);

/// `clEnqueueCopyImage`
pub fn copy_image(
    queue: Live<Queue>,
    from: Live<Memory>,
    to: Live<Memory>,
    origin: In<usize>,
    target_origin: In<usize>,
    size: In<usize>,
) -> Enqueued {
    let (source, bytes) = of_image(&queue, &from, origin, size)?;
    let (target, _) = of_image(&queue, &to, target_origin, size)?;
    let format = |memory: &Live<Memory>| memory.image().map(|picture| picture.format);
    if format(&from)? != format(&to)? {
        return Err(CL_IMAGE_FORMAT_MISMATCH);
    }
    if overlap((&from, &source), (&to, &target), bytes) {
        return Err(CL_MEM_COPY_OVERLAP);
    }
    Ok((queue, copy(CL_COMMAND_COPY_IMAGE, source, target, bytes)))
}

fn packed(place: Place, offset: usize, size: Region) -> Outcome<Box3> {
    let slice = size[0].checked_mul(size[1]).ok_or(CL_INVALID_VALUE)?;
    let dense = Box3 { place, offset, row: size[0], slice };
    dense.fits(size)?;
    Ok(dense)
}

/// `clEnqueueCopyImageToBuffer`
pub fn copy_image_to_buffer(
    queue: Live<Queue>,
    from: Live<Memory>,
    to: Live<Memory>,
    origin: In<usize>,
    size: In<usize>,
    offset: usize,
) -> Enqueued {
    let (source, bytes) = of_image(&queue, &from, origin, size)?;
    let target = packed(of_buffer(&queue, &to, 0)?.place, offset, bytes)?;
    Ok((queue, copy(CL_COMMAND_COPY_IMAGE_TO_BUFFER, source, target, bytes)))
}

/// `clEnqueueCopyBufferToImage`
pub fn copy_buffer_to_image(
    queue: Live<Queue>,
    from: Live<Memory>,
    to: Live<Memory>,
    offset: usize,
    origin: In<usize>,
    size: In<usize>,
) -> Enqueued {
    let (target, bytes) = of_image(&queue, &to, origin, size)?;
    let source = packed(of_buffer(&queue, &from, 0)?.place, offset, bytes)?;
    Ok((queue, copy(CL_COMMAND_COPY_BUFFER_TO_IMAGE, source, target, bytes)))
}

/// `clEnqueueFillImage`: four numbers as a kernel would write them.
pub fn fill_image(queue: Live<Queue>, image: Live<Memory>, colour: In<c_void>, origin: In<usize>, size: In<usize>) -> Enqueued {
    let (texels, bytes) = of_image(&queue, &image, origin, size)?;
    let colour = colour.bytes(16).ok_or(CL_INVALID_VALUE)?;
    let format = image.image()?.format;
    let dword = |i: usize| u32::from_ne_bytes(std::array::from_fn(|b| colour[4 * i + b]));
    let mut texel = vec![0; format.texel_bytes() as usize];
    format.encode(std::array::from_fn(dword), &mut texel);
    let job = move || {
        texels.fill(bytes, &texel);
        Ok(Done::default())
    };
    Ok((queue, Work::new(CL_COMMAND_FILL_IMAGE, job)))
}
