//! What a kernel and its arguments say of themselves.

use std::ffi::c_void;

use opencl_sys::*;

use super::{Kernel, Value};
use crate::device::{self, Device};
use crate::ffi::{In, Live, Outcome};
use crate::info::Answer;
use crate::registry::{self, Object};

/// `clGetKernelInfo`
pub fn get_kernel_info(kernel: Live<Kernel>, name: u32) -> Outcome<Answer> {
    match name {
        CL_KERNEL_FUNCTION_NAME => Answer::text(&kernel.facts().name),
        CL_KERNEL_NUM_ARGS => Answer::number(kernel.facts().arguments.len() as u32),
        CL_KERNEL_REFERENCE_COUNT => Answer::number(registry::references(&**kernel)),
        CL_KERNEL_CONTEXT => Answer::number(kernel.program.context.handle().address()),
        CL_KERNEL_PROGRAM => Answer::number(kernel.program.handle().address()),
        CL_KERNEL_ATTRIBUTES => Answer::text(kernel.facts().attributes.trim_end_matches('\0')),
        _ => Answer::unknown(),
    }
}

/// `clGetKernelWorkGroupInfo`
pub fn get_kernel_work_group_info(kernel: Live<Kernel>, _: Option<Live<Device>>, name: u32) -> Outcome<Answer> {
    let facts = kernel.facts();
    match name {
        CL_KERNEL_WORK_GROUP_SIZE => Answer::number(device::GROUP),
        CL_KERNEL_COMPILE_WORK_GROUP_SIZE => Answer::list(&facts.required_local.unwrap_or([0; 3]).map(|size| size as usize)),
        CL_KERNEL_LOCAL_MEM_SIZE => {
            let given = kernel
                .values()
                .iter()
                .flatten()
                .map(|value| if let Value::Local(bytes) = value { *bytes } else { 0 })
                .sum::<u32>();
            Answer::number(u64::from(facts.static_slm_bytes + given))
        }
        CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE => Answer::number(facts.simd as usize),
        CL_KERNEL_PRIVATE_MEM_SIZE => {
            let private = facts.private.map_or(0, |private| private.bytes_per_thread);
            Answer::number(u64::from((private + facts.scratch_bytes) / facts.simd.max(1)))
        }
        // Of custom devices and kernels that are built in.
        _ => Answer::unknown(),
    }
}

/// `clGetKernelSubGroupInfo`
pub fn get_kernel_sub_group_info(
    kernel: Live<Kernel>,
    _: Option<Live<Device>>,
    name: u32,
    input_size: usize,
    input: In<c_void>,
) -> Outcome<Answer> {
    let simd = kernel.facts().simd as usize;
    let sizes = || -> Outcome<Vec<usize>> {
        let bytes = input.bytes(input_size).filter(|bytes| (8..=24).contains(&bytes.len()) && bytes.len() % 8 == 0);
        let bytes = bytes.ok_or(CL_INVALID_VALUE)?;
        Ok(bytes.chunks_exact(8).map(|word| usize::from_ne_bytes(std::array::from_fn(|i| word[i]))).collect())
    };
    match name {
        CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE => sizes().and_then(|_| Answer::number(simd)),
        CL_KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE => {
            let items = sizes()?.iter().fold(1usize, |items, size| items.saturating_mul(*size));
            Answer::number(items.div_ceil(simd))
        }
        CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT => {
            let bytes = input.bytes(input_size).filter(|bytes| bytes.len() == 8).ok_or(CL_INVALID_VALUE)?;
            let items = usize::from_ne_bytes(std::array::from_fn(|i| bytes[i])).saturating_mul(simd);
            Answer::list(&if items <= device::GROUP { [items, 1, 1] } else { [0; 3] })
        }
        CL_KERNEL_MAX_NUM_SUB_GROUPS => Answer::number(device::GROUP / simd),
        CL_KERNEL_COMPILE_NUM_SUB_GROUPS => Answer::number(0usize),
        _ => Answer::unknown(),
    }
}

/// `clGetKernelArgInfo`
pub fn get_kernel_arg_info(kernel: Live<Kernel>, index: u32, name: u32) -> Outcome<Answer> {
    let info = kernel.argument(index)?.info.as_ref().ok_or(CL_KERNEL_ARG_INFO_NOT_AVAILABLE)?;
    let says = |word: &str| info.qualifiers.split(' ').any(|part| part == word);
    match name {
        CL_KERNEL_ARG_ADDRESS_QUALIFIER => Answer::number(match info.address_space.trim_start_matches('_') {
            "global" => CL_KERNEL_ARG_ADDRESS_GLOBAL,
            "local" => CL_KERNEL_ARG_ADDRESS_LOCAL,
            "constant" => CL_KERNEL_ARG_ADDRESS_CONSTANT,
            _ => CL_KERNEL_ARG_ADDRESS_PRIVATE,
        }),
        CL_KERNEL_ARG_ACCESS_QUALIFIER => Answer::number(match info.access.trim_start_matches('_') {
            "read_only" => CL_KERNEL_ARG_ACCESS_READ_ONLY,
            "write_only" => CL_KERNEL_ARG_ACCESS_WRITE_ONLY,
            "read_write" => CL_KERNEL_ARG_ACCESS_READ_WRITE,
            _ => CL_KERNEL_ARG_ACCESS_NONE,
        }),
        CL_KERNEL_ARG_TYPE_NAME => Answer::text(&info.type_name),
        CL_KERNEL_ARG_TYPE_QUALIFIER => {
            let flag = |word: &str, flag: u32| if says(word) { flag } else { 0 };
            let constant = if info.address_space.ends_with("constant") { CL_KERNEL_ARG_TYPE_CONST } else { 0 };
            let all = constant
                | flag("const", CL_KERNEL_ARG_TYPE_CONST)
                | flag("restrict", CL_KERNEL_ARG_TYPE_RESTRICT)
                | flag("volatile", CL_KERNEL_ARG_TYPE_VOLATILE);
            Answer::number(u64::from(all))
        }
        CL_KERNEL_ARG_NAME => Answer::text(&info.name),
        _ => Answer::unknown(),
    }
}
