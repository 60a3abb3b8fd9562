//! Images: their formats and sizes. Their texels lie in a memory object, rows from the top.

use std::ffi::c_void;

use opencl_sys::*;
use tessera_launch::image::{ChannelOrder, ChannelType, ImageFormat};

use crate::context::Context;
use crate::device;
use crate::ffi::entry::Made;
use crate::ffi::{In, Live, Out, Outcome};
use crate::info::Answer;
use crate::memory::{self, Memory, Parts};

/// What an image is.
#[derive(Clone)]
pub struct Picture {
    /// `CL_MEM_OBJECT_IMAGE2D`: what kernels take as yet.
    pub kind: cl_mem_object_type,
    /// As the program gave it.
    pub given: cl_image_format,
    /// Its texels.
    pub format: ImageFormat,
    /// Texels on each axis; 1 on those it does not have.
    pub sides: [usize; 3],
    /// Bytes from a row to the next.
    pub row: usize,
    /// Bytes from a plane to the next.
    pub slice: usize,
}

impl Picture {
    /// Bytes of the texels of a row.
    pub fn dense(&self) -> usize {
        self.sides[0] * self.format.texel_bytes() as usize
    }
}

const ORDERS: [(u32, ChannelOrder); 5] = [
    (CL_RGBA, ChannelOrder::Rgba),
    (CL_BGRA, ChannelOrder::Bgra),
    (CL_RG, ChannelOrder::Rg),
    (CL_R, ChannelOrder::R),
    (CL_A, ChannelOrder::A),
];

const TYPES: [(u32, ChannelType); 12] = [
    (CL_FLOAT, ChannelType::Float32),
    (CL_HALF_FLOAT, ChannelType::Float16),
    (CL_SIGNED_INT32, ChannelType::Int32),
    (CL_UNSIGNED_INT32, ChannelType::Uint32),
    (CL_SIGNED_INT16, ChannelType::Int16),
    (CL_UNSIGNED_INT16, ChannelType::Uint16),
    (CL_SIGNED_INT8, ChannelType::Int8),
    (CL_UNSIGNED_INT8, ChannelType::Uint8),
    (CL_UNORM_INT16, ChannelType::Unorm16),
    (CL_SNORM_INT16, ChannelType::Snorm16),
    (CL_UNORM_INT8, ChannelType::Unorm8),
    (CL_SNORM_INT8, ChannelType::Snorm8),
];

/// The format of these two numbers, if it is offered.
fn format(given: cl_image_format) -> Outcome<ImageFormat> {
    let order = ORDERS.iter().find(|order| order.0 == given.image_channel_order);
    let channel = TYPES.iter().find(|channel| channel.0 == given.image_channel_data_type);
    let (Some(&(_, order)), Some(&(_, channel))) = (order, channel) else {
        return Err(CL_IMAGE_FORMAT_NOT_SUPPORTED);
    };
    let bytes_only = matches!(order, ChannelOrder::Bgra | ChannelOrder::A);
    match !bytes_only || channel == ChannelType::Unorm8 {
        true => Ok(ImageFormat { order, channel }),
        false => Err(CL_IMAGE_FORMAT_NOT_SUPPORTED),
    }
}

/// `clGetSupportedImageFormats`
pub fn get_supported_image_formats(
    _: Live<Context>,
    _: u64,
    kind: u32,
    entries: u32,
    formats: Out<cl_image_format>,
    count: Out<u32>,
) -> Outcome<()> {
    let kinds = CL_MEM_OBJECT_IMAGE2D..=CL_MEM_OBJECT_IMAGE1D_BUFFER;
    if !kinds.contains(&kind) || (entries == 0 && !formats.is_null()) {
        return Err(CL_INVALID_VALUE);
    }
    let each = |order: u32| TYPES.map(|t| cl_image_format { image_channel_order: order, image_channel_data_type: t.0 });
    let mut all: Vec<_> = ORDERS.iter().flat_map(|order| each(order.0)).filter(|given| format(*given).is_ok()).collect();
    if kind != CL_MEM_OBJECT_IMAGE2D {
        all.clear();
    }
    all.iter().take(entries as usize).enumerate().for_each(|(index, format)| formats.put_at(index, *format));
    count.put(all.len() as u32);
    Ok(())
}

fn picture(given: Option<cl_image_format>, desc: &cl_image_desc, host: bool) -> Outcome<Picture> {
    let given = given.ok_or(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR)?;
    let cl_image_desc { image_type: kind, image_width: width, image_height: height, .. } = *desc;
    let format = format(given)?;
    if kind != CL_MEM_OBJECT_IMAGE2D || !desc.buffer.is_null() || desc.num_mip_levels != 0 || desc.num_samples != 0 {
        let known = (CL_MEM_OBJECT_IMAGE2D..=CL_MEM_OBJECT_IMAGE1D_BUFFER).contains(&kind);
        return Err(if known { CL_IMAGE_FORMAT_NOT_SUPPORTED } else { CL_INVALID_IMAGE_DESCRIPTOR });
    }
    let sides = 1..=device::IMAGE_SIDE;
    if !sides.contains(&width) || !sides.contains(&height) {
        return Err(CL_INVALID_IMAGE_SIZE);
    }
    let (texel, pitch) = (format.texel_bytes() as usize, desc.image_row_pitch);
    let dense = width * texel;
    let row = match (host, pitch) {
        (_, 0) => dense,
        (true, pitch) if pitch >= dense && pitch % texel == 0 => pitch,
        _ => return Err(CL_INVALID_IMAGE_DESCRIPTOR),
    };
    Ok(Picture { kind, given, format, sides: [width, height, 1], row, slice: 0 })
}

fn create(
    context: Live<Context>,
    wanted: u64,
    given: Option<cl_image_format>,
    desc: &cl_image_desc,
    host: Out<c_void>,
    asked: Option<Vec<u64>>,
) -> Outcome<Made> {
    let flags = memory::flags(wanted, host.host())?;
    let picture = picture(given, desc, !host.is_null())?;
    let size = picture.row * picture.sides[1];
    if size as u64 > device::BUFFER {
        return Err(CL_INVALID_IMAGE_SIZE);
    }
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
    let desc = cl_image_desc {
        image_type: CL_MEM_OBJECT_IMAGE2D,
        image_width: width,
        image_height: height,
        image_depth: 0,
        image_array_size: 0,
        image_row_pitch: row,
        image_slice_pitch: 0,
        num_mip_levels: 0,
        num_samples: 0,
        buffer: std::ptr::null_mut(),
    };
    create(context, flags, format.first(), &desc, host, None)
}

/// `clGetImageInfo`
pub fn get_image_info(memory: Live<Memory>, name: u32) -> Outcome<Answer> {
    let picture = memory.image()?;
    match name {
        CL_IMAGE_FORMAT => Answer::list(&[picture.given.image_channel_order, picture.given.image_channel_data_type]),
        CL_IMAGE_ELEMENT_SIZE => Answer::number(picture.format.texel_bytes() as usize),
        CL_IMAGE_ROW_PITCH => Answer::number(picture.row),
        CL_IMAGE_SLICE_PITCH => Answer::number(picture.slice),
        CL_IMAGE_WIDTH => Answer::number(picture.sides[0]),
        CL_IMAGE_HEIGHT => Answer::number(picture.sides[1]),
        CL_IMAGE_DEPTH | CL_IMAGE_ARRAY_SIZE | CL_IMAGE_BUFFER => Answer::number(0usize),
        CL_IMAGE_NUM_MIP_LEVELS | CL_IMAGE_NUM_SAMPLES => Answer::number(0u32),
        _ => Answer::unknown(),
    }
}
