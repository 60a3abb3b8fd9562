//! Boxes of bytes and texels on their way, against what the standard's formulas say of each byte.

#![allow(clippy::macro_metavars_in_unsafe)] // see the macro

#[macro_use]
mod common;

use std::ptr::{null, null_mut};

use common::{ok, Session};
use opencl_sys::*;
use tessera_launch::extent::{Extent, ImageKind};
use tessera_launch::image::ImageFormat;
use tessera_testkit::{here, Random};

/// Bytes of a buffer, in which every box of the tests fits.
const SIZE: usize = 8192;

/// A box as the standard describes it; the pitches may be 0, which means as small as can be.
#[derive(Debug, Clone, Copy)]
struct Pitched {
    origin: [usize; 3],
    row: usize,
    slice: usize,
}

impl Pitched {
    fn dice(random: &mut Random, region: [usize; 3]) -> Pitched {
        let origin = std::array::from_fn(|_| random.index(4));
        let row = if random.chance(30) { 0 } else { region[0] + random.index(9) };
        let least = row.max(region[0]);
        let slice = if random.chance(30) { 0 } else { least * (region[1] + random.index(3)) };
        Pitched { origin, row, slice }
    }

    /// Where byte (x, y, z) of the region lies.
    fn at(&self, region: [usize; 3], [x, y, z]: [usize; 3]) -> usize {
        let row = if self.row == 0 { region[0] } else { self.row };
        let slice = if self.slice == 0 { row * region[1] } else { self.slice };
        (self.origin[2] + z) * slice + (self.origin[1] + y) * row + self.origin[0] + x
    }
}

fn places(region: [usize; 3]) -> impl Iterator<Item = [usize; 3]> {
    let [width, height, depth] = region;
    (0..depth).flat_map(move |z| (0..height).flat_map(move |y| (0..width).map(move |x| [x, y, z])))
}

fn noise(random: &mut Random, size: usize) -> Vec<u8> {
    (0..size).map(|_| random.word() as u8).collect()
}

#[test]
fn boxes_of_bytes_go_where_the_standard_says() {
    let (test, session) = (here!(), Session::new());
    let queue = session.queue;
    let mut random = Random::new(test.seed(0x7265_6374));
    for case in 0..300 {
        let region = [8, 5, 4].map(|most| 1 + random.index(most));
        let (a, b) = (Pitched::dice(&mut random, region), Pitched::dice(&mut random, region));
        let (mut device, mut host) = (noise(&mut random, SIZE), noise(&mut random, SIZE));
        let buffer = session.buffer(&mut device);
        let [x, y, z] = [a.origin.as_ptr(), b.origin.as_ptr(), region.as_ptr()];
        let (mut target, now) = (host.clone(), CL_TRUE);
        let to = host.as_mut_ptr().cast();
        let none = null_mut();
        let (from_bytes, to_bytes) = match case % 3 {
            0 => {
                let (p, q, r, s) = (a.row, a.slice, b.row, b.slice);
                ok(cl!(clEnqueueReadBufferRect(queue, buffer, now, x, y, z, p, q, r, s, to, 0, null(), none)));
                (device.clone(), host.clone())
            }
            1 => {
                let from = host.as_ptr().cast();
                let (p, q, r, s) = (b.row, b.slice, a.row, a.slice);
                ok(cl!(clEnqueueWriteBufferRect(queue, buffer, now, y, x, z, p, q, r, s, from, 0, null(), none)));
                target = device.clone();
                (host.clone(), session.contents(buffer, SIZE))
            }
            _ => {
                let other = session.buffer(&mut host);
                let (p, q, r, s) = (a.row, a.slice, b.row, b.slice);
                ok(cl!(clEnqueueCopyBufferRect(queue, buffer, other, x, y, z, p, q, r, s, 0, null(), none)));
                (device.clone(), session.contents(other, SIZE))
            }
        };
        for place in places(region) {
            target[b.at(region, place)] = from_bytes[a.at(region, place)];
        }
        assert!(to_bytes == target, "case {case}: {a:?} to {b:?}, region {region:?}");
    }
    test.evidence("300 boxes of bytes read, written and copied");
}

#[test]
fn boxes_that_do_not_fit_are_refused() {
    let session = Session::new();
    let buffer = session.buffer(&mut [0; 64]);
    let mut host = [0u8; 64];
    let to = host.as_mut_ptr().cast();
    let zero = [0usize; 3];
    let (none, queue) = (null_mut(), session.queue);
    let read = |origin: [usize; 3], region: [usize; 3], row, slice| {
        let (x, y, z) = (origin.as_ptr(), zero.as_ptr(), region.as_ptr());
        cl!(clEnqueueReadBufferRect(queue, buffer, CL_TRUE, x, y, z, row, slice, 0, 0, to, 0, null(), none))
    };
    ok(read([0; 3], [4, 4, 4], 0, 0));
    assert_eq!(read([1, 0, 0], [4, 4, 4], 0, 0), CL_INVALID_VALUE);
    assert_eq!(read([0; 3], [4, 4, 0], 0, 0), CL_INVALID_VALUE);
    assert_eq!(read([0; 3], [4, 2, 2], 3, 0), CL_INVALID_VALUE);
    assert_eq!(read([0; 3], [4, 2, 2], 8, 12), CL_INVALID_VALUE);
    assert_eq!(read([0, usize::MAX, 0], [4, 2, 2], 8, 16), CL_INVALID_VALUE);
    let copy = |from: [usize; 3], to: [usize; 3], region: [usize; 3]| {
        let (x, y, z) = (from.as_ptr(), to.as_ptr(), region.as_ptr());
        cl!(clEnqueueCopyBufferRect(queue, buffer, buffer, x, y, z, 8, 0, 8, 0, 0, null(), none))
    };
    // Boxes that interleave without touching may be copied.
    ok(copy([0; 3], [4, 0, 0], [4, 8, 1]));
    assert_eq!(copy([0; 3], [3, 0, 0], [4, 8, 1]), CL_MEM_COPY_OVERLAP);
}

/// A kind of image, texels of a box in it, and where the box begins.
fn cases() -> [(Extent, [usize; 3], [usize; 3]); 5] {
    let extent = |kind, sides| Extent { kind, sides };
    [
        (extent(ImageKind::D1, [19, 1, 1]), [3, 0, 0], [11, 1, 1]),
        (extent(ImageKind::D1Array, [7, 5, 1]), [1, 2, 0], [5, 3, 1]),
        (extent(ImageKind::D2, [9, 6, 1]), [2, 1, 0], [6, 4, 1]),
        (extent(ImageKind::D2Array, [5, 4, 3]), [1, 1, 1], [3, 2, 2]),
        (extent(ImageKind::D3, [6, 5, 4]), [1, 2, 1], [4, 3, 3]),
    ]
}

/// Where texel (x, y, z) of a dense image lies.
fn dense(extent: Extent, origin: [usize; 3], [x, y, z]: [usize; 3], texel: usize) -> usize {
    let [width, height, _] = extent.sides.map(|side| side as usize);
    (((origin[2] + z) * height + origin[1] + y) * width + origin[0] + x) * texel
}

#[test]
fn boxes_of_texels_go_where_the_standard_says() {
    let (test, session) = (here!(), Session::new());
    let (queue, none) = (session.queue, null_mut());
    let mut random = Random::new(test.seed(0x696d_6167));
    let mut done = 0;
    for format in ImageFormat::all() {
        let texel = format.texel_bytes() as usize;
        for (extent, origin, region) in cases() {
            let count: usize = extent.sides.iter().map(|side| *side as usize).product();
            let box_bytes = region.iter().product::<usize>() * texel;
            let mut old = noise(&mut random, count * texel);
            let (image, other) = (session.image(&mut old, extent, format), session.image(&mut old, extent, format));
            let (x, z, zero) = (origin.as_ptr(), region.as_ptr(), [0usize; 3]);

            // Written with what a box of bytes holds, then read back with a pitch, then all of it.
            let new = noise(&mut random, box_bytes);
            let from = new.as_ptr().cast();
            ok(cl!(clEnqueueWriteImage(queue, image, CL_TRUE, x, z, 0, 0, from, 0, null(), none)));
            let mut expected = old.clone();
            for (index, place) in places(region).enumerate() {
                let at = dense(extent, origin, place, texel);
                expected[at..at + texel].copy_from_slice(&new[index * texel..(index + 1) * texel]);
            }
            assert!(session.texels(image, extent, old.len()) == expected, "write: {extent:?} {}", format.name());
            let row = region[0] * texel + 24;
            let layers = extent.kind == ImageKind::D1Array;
            let (pitch, slice) = if layers { (0, row) } else { (row, 0) };
            let mut wide = vec![0xEE; row * region[1] * region[2]];
            let to = wide.as_mut_ptr().cast();
            ok(cl!(clEnqueueReadImage(queue, image, CL_TRUE, x, z, pitch, slice, to, 0, null(), none)));
            for (index, line) in wide.chunks_exact(row).enumerate() {
                let (texels, between) = line.split_at(region[0] * texel);
                assert!(texels == &new[index * texels.len()..][..texels.len()], "read: {extent:?} {}", format.name());
                assert!(between.iter().all(|byte| *byte == 0xEE));
            }

            // By way of a buffer into the other image, and from image to image.
            let buffer = session.buffer(&mut vec![0; box_bytes + 16]);
            ok(cl!(clEnqueueCopyImageToBuffer(queue, image, buffer, x, z, 16, 0, null(), none)));
            assert!(session.contents(buffer, box_bytes + 16)[16..] == new[..], "to a buffer: {extent:?} {}", format.name());
            ok(cl!(clEnqueueCopyBufferToImage(queue, buffer, other, 16, x, z, 0, null(), none)));
            assert!(session.texels(other, extent, old.len()) == expected, "of a buffer: {extent:?} {}", format.name());
            let third = session.image(&mut vec![0; old.len()], extent, format);
            ok(cl!(clEnqueueCopyImage(queue, image, third, x, zero.as_ptr(), z, 0, null(), none)));
            let mut expected = vec![0; old.len()];
            for (index, place) in places(region).enumerate() {
                let at = dense(extent, [0; 3], place, texel);
                expected[at..at + texel].copy_from_slice(&new[index * texel..(index + 1) * texel]);
            }
            assert!(session.texels(third, extent, old.len()) == expected, "copy: {extent:?} {}", format.name());
            for object in [image, other, third, buffer] {
                ok(cl!(clReleaseMemObject(object)));
            }
            done += 1;
        }
    }
    test.evidence(&format!("{done} kinds and formats of images written, read and copied in part"));
}

#[test]
fn an_image_is_filled_and_mapped() {
    let session = Session::new();
    let (queue, none) = (session.queue, null_mut());
    let format = ImageFormat::all().find(|format| format.name() == "rgba8unorm").expect("an offered format");
    let extent = Extent { kind: ImageKind::D2, sides: [6, 4, 1] };
    let image = session.image(&mut [0; 96], extent, format);
    let colour = [1.0f32, 0.5, 0.0, 0.25];
    let (origin, region) = ([1usize, 2, 0], [3usize, 2, 1]);
    let from = colour.as_ptr().cast();
    ok(cl!(clEnqueueFillImage(queue, image, from, origin.as_ptr(), region.as_ptr(), 0, null(), none)));
    let (mut row, mut slice, mut status) = (0, 0, 1);
    let (x, z, flags) = (origin.as_ptr(), region.as_ptr(), CL_MAP_READ | CL_MAP_WRITE);
    let mapped = cl!(clEnqueueMapImage(queue, image, CL_TRUE, flags, x, z, &mut row, &mut slice, 0, null(), none, &mut status));
    ok(status);
    // SAFETY: three texels of four bytes are mapped there.
    let texels = unsafe { std::slice::from_raw_parts_mut(mapped.cast::<u8>(), 12) };
    // 127.5 goes to the even one.
    assert_eq!(texels, [255, 128, 0, 64].repeat(3));
    texels[0] = 9;
    ok(cl!(clEnqueueUnmapMemObject(queue, image, mapped, 0, null(), none)));
    let bytes = session.texels(image, extent, 96);
    assert_eq!((row, bytes[(2 * 6 + 1) * 4], bytes[(2 * 6) * 4]), (24, 9, 0));
    assert_eq!(cl!(clEnqueueUnmapMemObject(queue, image, mapped, 0, null(), none)), CL_INVALID_VALUE);
}
