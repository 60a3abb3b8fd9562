//! What an image says of itself.

use opencl_sys::*;

use crate::ffi::{Live, Outcome};
use crate::info::Answer;
use crate::memory::Memory;

/// `clGetImageInfo`
pub fn get_image_info(memory: Live<Memory>, name: u32) -> Outcome<Answer> {
    let picture = memory.image()?;
    let side = |key| picture.extent.side(key) as usize;
    match name {
        CL_IMAGE_FORMAT => Answer::list(&[picture.given.image_channel_order, picture.given.image_channel_data_type]),
        CL_IMAGE_ELEMENT_SIZE => Answer::number(picture.format.texel_bytes() as usize),
        CL_IMAGE_ROW_PITCH => Answer::number(picture.row),
        CL_IMAGE_SLICE_PITCH => Answer::number(picture.slice),
        CL_IMAGE_WIDTH => Answer::number(side("width")),
        CL_IMAGE_HEIGHT => Answer::number(side("height")),
        CL_IMAGE_DEPTH => Answer::number(side("depth")),
        CL_IMAGE_ARRAY_SIZE => Answer::number(side("layers")),
        CL_IMAGE_BUFFER => Answer::number(memory.whole_address()),
        CL_IMAGE_NUM_MIP_LEVELS | CL_IMAGE_NUM_SAMPLES => Answer::number(0u32),
        _ => Answer::unknown(),
    }
}
