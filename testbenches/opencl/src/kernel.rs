//! Kernels and their arguments.

pub mod info;

use std::ffi::{c_char, c_void};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use opencl_sys::*;
use tessera_launch::extent::ImageKind;
use tessera_launch::image::Sampler as SamplerFacts;
use tessera_launch::program::{Argument, ArgumentKind, Program as Container};
use tessera_launch::Kernel as Facts;

use crate::device;
use crate::ffi::entry::Made;
use crate::ffi::{Code, In, Live, Out, Outcome};
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
