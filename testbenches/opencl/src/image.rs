//! Images: their formats and sizes. Their texels lie in a memory object: rows from the top, then those of the next
//! slice or layer.

pub mod info;

use std::ffi::c_void;

use opencl_sys::*;
use tessera_launch::extent::{Extent, ImageKind};
use tessera_launch::image::ImageFormat;

use crate::context::Context;
use crate::device;
use crate::ffi::entry::Made;
use crate::ffi::{meaning, In, Live, Out, Outcome};
use crate::memory::{self, Memory, Parts};
use crate::registry;

/// The kinds as the standard numbers them.
pub const KINDS: [(cl_mem_object_type, ImageKind); 6] = [
    (CL_MEM_OBJECT_IMAGE1D_BUFFER, ImageKind::Buffer),
    (CL_MEM_OBJECT_IMAGE1D, ImageKind::D1),
    (CL_MEM_OBJECT_IMAGE1D_ARRAY, ImageKind::D1Array),
    (CL_MEM_OBJECT_IMAGE2D, ImageKind::D2),
    (CL_MEM_OBJECT_IMAGE2D_ARRAY, ImageKind::D2Array),
    (CL_MEM_OBJECT_IMAGE3D, ImageKind::D3),
];

/// What an image is.
#[derive(Clone)]
pub struct Picture {
    /// As the standard numbers it.
    pub kind: cl_mem_object_type,
    /// As the program gave it.
    pub given: cl_image_format,
    /// Its texels.
    pub format: ImageFormat,
    /// Kind and texels along each coordinate.
    pub extent: Extent,
    /// Bytes from a texel to the next along the second coordinate.
    pub row: usize,
    /// And along the third; of an array of one dimension as along the second, for its layers are slices.
    pub slice: usize,
}

impl Picture {
    /// Texels along each coordinate; 1 along those it does not have.
    pub fn sides(&self) -> [usize; 3] {
        self.extent.sides.map(|side| side as usize)
    }

    /// Bytes of the texels of a row.
    pub fn dense(&self) -> usize {
        self.sides()[0] * self.format.texel_bytes() as usize
    }

    /// Bytes from its first texel to the end of its last.
    fn size(&self) -> usize {
        let [_, height, depth] = self.sides();
        (depth - 1) * self.slice + height * self.row
    }

    /// Where each of its rows begins.
    pub fn rows(&self) -> Vec<usize> {
        let [_, height, depth] = self.sides();
        (0..depth).flat_map(|z| (0..height).map(move |y| z * self.slice + y * self.row)).collect()
    }
}

fn given(format: ImageFormat) -> cl_image_format {
    cl_image_format { image_channel_order: format.cl_channel_order(), image_channel_data_type: format.cl_channel_type() }
}

/// The format of these two numbers, if it is offered.
fn format(numbers: cl_image_format) -> Outcome<ImageFormat> {
    let numbers = |it: cl_image_format| {
        (it.image_channel_order, it.image_channel_data_type) == (numbers.image_channel_order, numbers.image_channel_data_type)
    };
    ImageFormat::all().find(|format| numbers(given(*format))).ok_or(CL_IMAGE_FORMAT_NOT_SUPPORTED)
}

/// `clGetSupportedImageFormats`: the same for every kind.
pub fn get_supported_image_formats(
    _: Live<Context>,
    _: u64,
    kind: u32,
    entries: u32,
    formats: Out<cl_image_format>,
    count: Out<u32>,
) -> Outcome<()> {
    if meaning(&KINDS, kind).is_none() || (entries == 0 && !formats.is_null()) {
        return Err(CL_INVALID_VALUE);
    }
    let all = || ImageFormat::all().map(given);
    all().take(entries as usize).enumerate().for_each(|(index, format)| formats.put_at(index, format));
    count.put(all().count() as u32);
    Ok(())
}

fn extent(kind: ImageKind, desc: &cl_image_desc) -> Outcome<Extent> {
    let known = [
        ("width", desc.image_width),
        ("height", desc.image_height),
        ("depth", desc.image_depth),
        ("layers", desc.image_array_size),
    ];
    // What a kind does not have, the standard ignores.
    let side =
        |(key, side): (&'static str, usize)| (key, kind.keys().contains(&key).then_some(u32::try_from(side).unwrap_or(u32::MAX)));
    Extent::new(kind, &known.map(side)).or(Err(CL_INVALID_IMAGE_SIZE))
}

/// The pitch asked for, which only texels of the program may have, or the smallest.
fn pitch(asked: usize, least: usize, unit: usize, host: bool) -> Outcome<usize> {
    match asked {
        0 => Ok(least),
        asked if host && asked >= least && asked.is_multiple_of(unit) => Ok(asked),
        _ => Err(CL_INVALID_IMAGE_DESCRIPTOR),
    }
}

fn picture(numbers: Option<cl_image_format>, desc: &cl_image_desc, host: bool) -> Outcome<Picture> {
    let given = numbers.ok_or(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR)?;
    let format = format(given)?;
    let kind = meaning(&KINDS, desc.image_type).ok_or(CL_INVALID_IMAGE_DESCRIPTOR)?;
    let on_buffer = kind == ImageKind::Buffer;
    if on_buffer == desc.buffer.is_null() || desc.num_mip_levels != 0 || desc.num_samples != 0 {
        return Err(CL_INVALID_IMAGE_DESCRIPTOR);
    }
    let extent = extent(kind, desc)?;
    let [width, height, depth] = extent.sides.map(|side| side as usize);
    let texel = format.texel_bytes() as usize;
    let row = pitch(desc.image_row_pitch, width * texel, texel, host)?;
    let (row, slice) = match kind {
        ImageKind::D1Array => {
            let layer = pitch(desc.image_slice_pitch, row, row, host)?;
            (layer, layer)
        }
        ImageKind::D2Array | ImageKind::D3 => {
            let slice = row.checked_mul(height).ok_or(CL_INVALID_IMAGE_SIZE)?;
            (row, pitch(desc.image_slice_pitch, slice, row, host)?)
        }
        _ => (row, 0),
    };
    slice.checked_mul(depth).ok_or(CL_INVALID_IMAGE_SIZE)?;
    Ok(Picture { kind: desc.image_type, given, format, extent, row, slice })
}

fn create(
    context: Live<Context>,
    wanted: u64,
    given: Option<cl_image_format>,
    desc: &cl_image_desc,
    host: Out<c_void>,
    asked: Option<Vec<u64>>,
) -> Outcome<Made> {
    let picture = picture(given, desc, !host.is_null())?;
    let size = picture.size();
    if size as u64 > device::buffer() {
        return Err(CL_INVALID_IMAGE_SIZE);
    }
    if !desc.buffer.is_null() {
        let buffer = registry::get::<Memory>(desc.buffer as usize).or(Err(CL_INVALID_IMAGE_DESCRIPTOR))?;
        return memory::part::image_on(&buffer, wanted, size, asked, picture);
    }
    let flags = memory::flags(wanted, host.host())?;
    memory::make(Parts { context: context.0, flags, size, host: host.host(), asked, picture: Some(picture) })
}

/// `clCreateImage`
pub fn create_image(
    context: Live<Context>,
    flags: u64,
    format: In<cl_image_format>,
    desc: In<cl_image_desc>,
    host: Out<c_void>,
) -> Outcome<Made> {
    create(context, flags, format.first(), &desc.first().ok_or(CL_INVALID_IMAGE_DESCRIPTOR)?, host, None)
}

/// `clCreateImageWithProperties`
pub fn create_image_with_properties(
    context: Live<Context>,
    list: In<u64>,
    flags: u64,
    format: In<cl_image_format>,
    desc: In<cl_image_desc>,
    host: Out<c_void>,
) -> Outcome<Made> {
    let asked = memory::no_properties(list)?;
    create(context, flags, format.first(), &desc.first().ok_or(CL_INVALID_IMAGE_DESCRIPTOR)?, host, asked)
}

/// An image without mip levels, samples and a buffer.
fn plain(kind: cl_mem_object_type, [width, height, depth]: [usize; 3], [row, slice]: [usize; 2]) -> cl_image_desc {
    cl_image_desc {
        image_type: kind,
        image_width: width,
        image_height: height,
        image_depth: depth,
        image_array_size: 0,
        image_row_pitch: row,
        image_slice_pitch: slice,
        num_mip_levels: 0,
        num_samples: 0,
        buffer: std::ptr::null_mut(),
    }
}

/// `clCreateImage2D`
pub fn create_image_2d(
    context: Live<Context>,
    flags: u64,
    format: In<cl_image_format>,
    width: usize,
    height: usize,
    row: usize,
    host: Out<c_void>,
) -> Outcome<Made> {
    create(context, flags, format.first(), &plain(CL_MEM_OBJECT_IMAGE2D, [width, height, 0], [row, 0]), host, None)
}

/// `clCreateImage3D`
pub fn create_image_3d(
    context: Live<Context>,
    flags: u64,
    format: In<cl_image_format>,
    width: usize,
    height: usize,
    depth: usize,
    row: usize,
    slice: usize,
    host: Out<c_void>,
) -> Outcome<Made> {
    create(context, flags, format.first(), &plain(CL_MEM_OBJECT_IMAGE3D, [width, height, depth], [row, slice]), host, None)
}
