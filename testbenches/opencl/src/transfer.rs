//! Commands that move bytes: between the program and memory objects, and among these. All of them are one copy of
//! a box of bytes; a buffer is a box of one row, an image one of texels.

use std::sync::Arc;

use opencl_sys::*;

use crate::ffi::{Host, In, Live, Outcome};
use crate::memory::Memory;
use crate::queue::{Done, Queue, Work};

pub mod buffer;
pub mod image;
pub mod map;

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

fn triple(list: In<usize>) -> Outcome<[usize; 3]> {
    let list = list.list(3).ok_or(CL_INVALID_VALUE)?;
    Ok([list[0], list[1], list[2]])
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
