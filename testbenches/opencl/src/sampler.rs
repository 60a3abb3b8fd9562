//! Samplers.

use std::sync::Arc;

use opencl_sys::*;
use tessera_launch::image::{AddressMode, Filter, Sampler as Facts};

use crate::context::Context;
use crate::ffi::entry::Made;
use crate::ffi::{meaning, Code, In, Live, Outcome};
use crate::info::Answer;
use crate::queue::pairs;
use crate::registry::{self, Handle, Object};

/// Addressing modes as the standard numbers them.
pub const ADDRESS_MODES: [(cl_addressing_mode, AddressMode); 5] = [
    (CL_ADDRESS_NONE, AddressMode::None),
    (CL_ADDRESS_CLAMP_TO_EDGE, AddressMode::ClampToEdge),
    (CL_ADDRESS_CLAMP, AddressMode::Clamp),
    (CL_ADDRESS_REPEAT, AddressMode::Repeat),
    (CL_ADDRESS_MIRRORED_REPEAT, AddressMode::MirroredRepeat),
];

/// Filters as the standard numbers them.
pub const FILTERS: [(cl_filter_mode, Filter); 2] = [(CL_FILTER_NEAREST, Filter::Nearest), (CL_FILTER_LINEAR, Filter::Linear)];

/// A sampler.
pub struct Sampler {
    handle: Handle,
    /// Where it belongs.
    pub context: Arc<Context>,
    /// What it does.
    pub facts: Facts,
    given: [u32; 3],
    asked: Option<Vec<u64>>,
}

impl Object for Sampler {
    const INVALID: Code = CL_INVALID_SAMPLER;
    fn handle(&self) -> &Handle {
        &self.handle
    }
}

fn create(context: Live<Context>, given: [u32; 3], asked: Option<Vec<u64>>) -> Outcome<Made> {
    let [normalized, address, filter] = given;
    let address = meaning(&ADDRESS_MODES, address).ok_or(CL_INVALID_VALUE)?;
    let filter = meaning(&FILTERS, filter).ok_or(CL_INVALID_VALUE)?;
    let repeats = matches!(address, AddressMode::Repeat | AddressMode::MirroredRepeat);
    if normalized > 1 || (repeats && normalized == 0) {
        return Err(CL_INVALID_VALUE);
    }
    let facts = Facts { filter, address, normalized: normalized == 1 };
    registry::create(|handle| Sampler { handle, context: context.0, facts, given, asked })
}

/// `clCreateSampler`
pub fn create_sampler(context: Live<Context>, normalized: u32, address: u32, filter: u32) -> Outcome<Made> {
    create(context, [normalized, address, filter], None)
}

/// `clCreateSamplerWithProperties`
pub fn create_sampler_with_properties(context: Live<Context>, list: In<u64>) -> Outcome<Made> {
    let mut given = [CL_TRUE, CL_ADDRESS_CLAMP, CL_FILTER_NEAREST];
    let pairs = pairs(list);
    for pair in pairs.chunks(2) {
        let [name, value] = pair else { return Err(CL_INVALID_VALUE) };
        let place = match *name as u32 {
            CL_SAMPLER_NORMALIZED_COORDS => 0,
            CL_SAMPLER_ADDRESSING_MODE => 1,
            CL_SAMPLER_FILTER_MODE => 2,
            _ => return Err(CL_INVALID_VALUE),
        };
        given[place] = *value as u32;
    }
    let asked = if list.is_null() { Vec::new() } else { [pairs, vec![0]].concat() };
    create(context, given, Some(asked))
}

/// `clGetSamplerInfo`
pub fn get_sampler_info(sampler: Live<Sampler>, name: u32) -> Outcome<Answer> {
    match name {
        CL_SAMPLER_REFERENCE_COUNT => Answer::number(registry::references(&**sampler)),
        CL_SAMPLER_CONTEXT => Answer::number(sampler.context.handle().address()),
        CL_SAMPLER_NORMALIZED_COORDS => Answer::number(sampler.given[0]),
        CL_SAMPLER_ADDRESSING_MODE => Answer::number(sampler.given[1]),
        CL_SAMPLER_FILTER_MODE => Answer::number(sampler.given[2]),
        CL_SAMPLER_PROPERTIES => Answer::list(sampler.asked.as_deref().unwrap_or(&[])),
        _ => Answer::unknown(),
    }
}
