//! Kernels and their arguments.

use std::ffi::{c_char, c_void};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use opencl_sys::*;
use tessera_launch::extent::ImageKind;
use tessera_launch::image::Sampler as SamplerFacts;
use tessera_launch::program::{Argument, ArgumentKind, Program as Container};
use tessera_launch::Kernel as Facts;

use crate::device::{self, Device};
use crate::ffi::entry::Made;
use crate::ffi::{Code, In, Live, Out, Outcome};
use crate::info::Answer;
use crate::memory::Memory;
use crate::program::Program;
use crate::registry::{self, Handle, Object};
use crate::sampler::Sampler;

/// A kernel with the arguments given so far.
pub struct Kernel {
    handle: Handle,
    /// Where it comes from.
    pub program: Arc<Program>,
    container: Arc<Container>,
    index: usize,
    values: Mutex<Vec<Option<Value>>>,
}

/// The value of an argument.
#[derive(Clone)]
pub enum Value {
    /// A buffer, or a part of one.
    Buffer(Arc<Memory>),
    /// No buffer.
    Null,
    /// An image.
    Image(Arc<Memory>),
    /// A sampler.
    Sampler(SamplerFacts),
    /// By value.
    Bytes(Vec<u8>),
    /// Bytes of local memory.
    Local(u32),
}

impl Object for Kernel {
    const INVALID: Code = CL_INVALID_KERNEL;
    fn handle(&self) -> &Handle {
        &self.handle
    }
}

fn make(program: Arc<Program>, container: Arc<Container>, index: usize, values: Vec<Option<Value>>) -> Outcome<Made> {
    registry::create(|handle| Kernel { handle, program, container, index, values: Mutex::new(values) })
}

fn fresh(program: &Arc<Program>, container: &Arc<Container>, index: usize) -> Outcome<Made> {
    let arguments = container.kernels[index].arguments.len();
    make(program.clone(), container.clone(), index, vec![None; arguments])
}

/// `clCreateKernel`
pub fn create_kernel(program: Live<Program>, name: In<c_char>) -> Outcome<Made> {
    let container = program.container()?;
    let name = name.text().ok_or(CL_INVALID_VALUE)?;
    let index = container.kernels.iter().position(|kernel| kernel.name == name).ok_or(CL_INVALID_KERNEL_NAME)?;
    fresh(&program, &container, index)
}

/// `clCreateKernelsInProgram`
pub fn create_kernels(program: Live<Program>, room: u32, kernels: Out<cl_kernel>, count: Out<u32>) -> Outcome<()> {
    let container = program.container()?;
    let all = container.kernels.len();
    if !kernels.is_null() {
        if (room as usize) < all {
            return Err(CL_INVALID_VALUE);
        }
        for index in 0..all {
            kernels.put_at(index, fresh(&program, &container, index)?.0 as cl_kernel);
        }
    }
    count.put(all as u32);
    Ok(())
}

/// `clCloneKernel`
pub fn clone(kernel: Live<Kernel>) -> Outcome<Made> {
    let values = kernel.values().clone();
    make(kernel.program.clone(), kernel.container.clone(), kernel.index, values)
}

impl Kernel {
    /// What the program says of it.
    pub fn facts(&self) -> &Facts {
        &self.container.kernels[self.index]
    }

    /// The program it belongs to, as compiled.
    pub fn container(&self) -> &Arc<Container> {
        &self.container
    }

    fn values(&self) -> MutexGuard<'_, Vec<Option<Value>>> {
        self.values.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All arguments, once each has been given.
    pub fn arguments(&self) -> Outcome<Vec<Value>> {
        self.values().iter().cloned().collect::<Option<_>>().ok_or(CL_INVALID_KERNEL_ARGS)
    }

    fn argument(&self, index: u32) -> Outcome<&Argument> {
        self.facts().arguments.get(index as usize).ok_or(CL_INVALID_ARG_INDEX)
    }
}

/// The handle that an argument points to.
fn object(size: usize, value: In<c_void>) -> Outcome<usize> {
    if size != size_of::<usize>() {
        return Err(CL_INVALID_ARG_SIZE);
    }
    let bytes = value.bytes(size).unwrap_or(vec![0; size]);
    Ok(usize::from_ne_bytes(std::array::from_fn(|i| bytes[i])))
}

/// `clSetKernelArg`
pub fn set_kernel_arg(kernel: Live<Kernel>, index: u32, size: usize, value: In<c_void>) -> Outcome<()> {
    let argument = kernel.argument(index)?;
    let value = match &argument.kind {
        ArgumentKind::Pointer { .. } => match object(size, value)? {
            0 => Value::Null,
            address => {
                let memory = registry::get::<Memory>(address)?;
                memory.buffer()?;
                Value::Buffer(memory)
            }
        },
        ArgumentKind::Image { image_type, .. } => {
            let memory = registry::get::<Memory>(object(size, value)?)?;
            if ImageKind::from_abi(*image_type) != Some(memory.image()?.extent.kind) {
                return Err(CL_INVALID_ARG_VALUE);
            }
            Value::Image(memory)
        }
        ArgumentKind::Sampler { .. } => Value::Sampler(registry::get::<Sampler>(object(size, value)?)?.facts),
        ArgumentKind::Local { .. } => {
            if !value.is_null() {
                return Err(CL_INVALID_ARG_VALUE);
            }
            let bytes = u32::try_from(size).ok().filter(|&bytes| bytes > 0 && u64::from(bytes) <= device::LOCAL);
            Value::Local(bytes.ok_or(CL_INVALID_ARG_SIZE)?)
        }
        ArgumentKind::Scalar { pieces } => {
            // Pieces are read as whole dwords, also of a smaller value.
            let last = pieces.iter().map(|piece| piece.source as usize).max();
            let declared = argument.info.as_ref().and_then(|info| info.type_size);
            if declared.is_some_and(|declared| declared as usize != size) || last.is_some_and(|last| size <= last) {
                return Err(CL_INVALID_ARG_SIZE);
            }
            // A pointer, image or sampler that the kernel never uses is a value for the compiler.
            Value::Bytes(value.bytes(size).ok_or(CL_INVALID_ARG_VALUE)?)
        }
    };
    kernel.values()[index as usize] = Some(value);
    Ok(())
}

/// `clSetKernelArgSVMPointer`: there is no shared virtual memory.
pub fn set_kernel_arg_svm_pointer(_: Live<Kernel>, _: u32, _: In<c_void>) -> Outcome<()> {
    Err(CL_INVALID_OPERATION)
}

/// `clSetKernelExecInfo`: all of it is about shared virtual memory.
pub fn set_kernel_exec_info(_: Live<Kernel>, _: u32, _: usize, _: In<c_void>) -> Outcome<()> {
    Err(CL_INVALID_OPERATION)
}

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
