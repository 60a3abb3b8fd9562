//! Commands that move bytes: between the program and memory objects, and among these. All of them are one copy of
//! a box of bytes; a buffer is a box of one row, an image one of texels.

use std::ffi::c_void;
use std::sync::Arc;

use opencl_sys::*;
use tessera_launch::extent::ImageKind;

use crate::ffi::{Host, In, Live, Out, Outcome};
use crate::memory::Memory;
use crate::queue::{Done, Queue, Work};

/// What an enqueued command gives to [`crate::ffi::entry::enqueue`].
type Enqueued = Outcome<(Live<Queue>, Work)>;

/// Where a box lies.
#[derive(Clone)]
enum Place {
    Memory(Arc<Memory>),
    Host(Host),
}

impl Place {
    fn read(&self, offset: usize, out: &mut [u8]) {
        match self {
            Place::Memory(memory) => memory.read(offset, out),
            Place::Host(host) => host.read(offset, out),
        }
    }

    fn write(&self, offset: usize, bytes: &[u8]) {
        match self {
            Place::Memory(memory) => memory.write(offset, bytes),
            Place::Host(host) => host.write(offset, bytes),
        }
    }
}

/// Bytes that are on their way at once. They stay in a cache, and the system has no pages to clear for them:
/// a program moves half a gigabyte with one call.
const PIECE: usize = 1 << 16;

/// A box: its first byte, and how far rows and planes are apart.
#[derive(Clone)]
struct Box3 {
    place: Place,
    offset: usize,
    row: usize,
    slice: usize,
}

/// Bytes of a row, rows, planes.
type Region = [usize; 3];

impl Box3 {
    fn line(place: Place, offset: usize) -> Box3 {
        Box3 { place, offset, row: 0, slice: 0 }
    }

    /// Where its rows begin, in order.
    fn rows(&self, [_, height, depth]: Region) -> impl Iterator<Item = usize> + '_ {
        (0..depth).flat_map(move |z| (0..height).map(move |y| self.offset + z * self.slice + y * self.row))
    }

    /// Repeats a pattern of which a row has a whole number.
    fn fill(&self, region: Region, pattern: &[u8]) {
        let piece = pattern.repeat((PIECE / pattern.len()).min(region[0] / pattern.len()));
        for row in self.rows(region) {
            for start in (0..region[0]).step_by(piece.len()) {
                self.place.write(row + start, &piece[..piece.len().min(region[0] - start)]);
            }
        }
    }

    /// Its first byte and the one behind its last, unless these are no numbers.
    fn span(&self, [width, height, depth]: Region) -> Option<(usize, usize)> {
        let planes = self.slice.checked_mul(depth.checked_sub(1)?)?;
        let rows = self.row.checked_mul(height.checked_sub(1)?)?;
        let end = self.offset.checked_add(planes)?.checked_add(rows)?.checked_add(width)?;
        (width > 0).then_some((self.offset, end))
    }

    /// The region lies in the memory object.
    fn fits(&self, region: Region) -> Outcome<()> {
        let Place::Memory(memory) = &self.place else { return Ok(()) };
        match self.span(region) {
            Some((_, end)) if end <= memory.size => Ok(()),
            _ => Err(CL_INVALID_VALUE),
        }
    }
}

fn copy(command: u32, from: Box3, to: Box3, region: Region) -> Work {
    Work::new(command, move || {
        let mut piece = vec![0; region[0].min(PIECE)];
        for (source, target) in from.rows(region).zip(to.rows(region)) {
            for start in (0..region[0]).step_by(PIECE) {
                let part = &mut piece[..PIECE.min(region[0] - start)];
                from.place.read(source + start, part);
                to.place.write(target + start, part);
            }
        }
        Ok(Done::default())
    })
}

/// An object of the queue's context.
fn here(queue: &Queue, memory: &Memory) -> Outcome<()> {
    if Arc::ptr_eq(&queue.context, &memory.context) {
        Ok(())
    } else {
        Err(CL_INVALID_CONTEXT)
    }
}

fn of_buffer(queue: &Queue, buffer: &Live<Memory>, offset: usize) -> Outcome<Box3> {
    here(queue, buffer)?;
    Ok(Box3::line(Place::Memory(buffer.buffer()?.clone()), offset))
}

fn of_host(host: Host) -> Outcome<Place> {
    if host.is_null() {
        Err(CL_INVALID_VALUE)
    } else {
        Ok(Place::Host(host))
    }
}

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

/// Two boxes of one store that touch the same bytes, row for row.
fn overlap(from: (&Live<Memory>, &Box3), to: (&Live<Memory>, &Box3), region: Region) -> bool {
    if !Arc::ptr_eq(&from.0.store, &to.0.store) {
        return false;
    }
    let rows = |side: (&Live<Memory>, &Box3)| {
        let offset = side.0.offset;
        let mut starts: Vec<usize> = side.1.rows(region).map(|row| offset + row).collect();
        starts.sort_unstable();
        starts
    };
    let (from, to) = (rows(from), rows(to));
    from.iter().any(|&start| {
        let after = to.partition_point(|&other| other + region[0] <= start);
        to.get(after).is_some_and(|&other| other < start + region[0])
    })
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

fn triple(list: In<usize>) -> Outcome<[usize; 3]> {
    let list = list.list(3).ok_or(CL_INVALID_VALUE)?;
    Ok([list[0], list[1], list[2]])
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

/// Of a region with something in it.
fn region(list: In<usize>) -> Outcome<Region> {
    triple(list).and_then(|region| if region.contains(&0) { Err(CL_INVALID_VALUE) } else { Ok(region) })
}

/// Which way a command goes between the program and a memory object.
fn directed(write: bool, commands: [u32; 2], memory: Box3, host: Box3, region: Region) -> Work {
    match write {
        true => copy(commands[1], host, memory, region),
        false => copy(commands[0], memory, host, region),
    }
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

/// A box of texels, and how large it is in bytes.
fn of_image(queue: &Queue, image: &Live<Memory>, origin: In<usize>, size: In<usize>) -> Outcome<(Box3, Region)> {
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
