//! Programs: from source, from SPIR-V, from binaries; what they say of themselves.

pub mod build;

use std::ffi::{c_char, c_uchar, c_void};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use opencl_sys::*;
use tessera_launch::program::Program as Container;

use crate::compiler::Kind;
use crate::context::Context;
use crate::device::{self, device, Device};
use crate::ffi::entry::Made;
use crate::ffi::{Code, In, Live, Out, Outcome, Reads};
use crate::info::Answer;
use crate::registry::{self, Handle, Object};

/// A program.
pub struct Program {
    handle: Handle,
    /// Where it belongs.
    pub context: Arc<Context>,
    origin: Origin,
    state: Mutex<State>,
}

enum Origin {
    Source(String),
    Spirv(Arc<[u8]>),
    /// A binary with kernels.
    Binary,
    /// A binary that is an object yet.
    Object(Arc<[u8]>),
    /// Other programs.
    Linked(Vec<Arc<[u8]>>),
}

#[derive(Default)]
struct State {
    status: cl_build_status,
    options: String,
    log: String,
    kind: cl_program_binary_type,
    /// What the compiler wrote: kernels, or an object.
    binary: Arc<[u8]>,
    container: Option<Arc<Container>>,
}

impl Object for Program {
    const INVALID: Code = CL_INVALID_PROGRAM;
    fn handle(&self) -> &Handle {
        &self.handle
    }
}

fn make(context: Arc<Context>, origin: Origin, state: State) -> Outcome<Made> {
    registry::create(|handle| Program { handle, context, origin, state: Mutex::new(state) })
}

fn unbuilt() -> State {
    State { status: CL_BUILD_NONE, ..State::default() }
}

/// `clCreateProgramWithSource`
pub fn create_with_source(
    context: Live<Context>,
    count: u32,
    strings: Reads<*const c_char>,
    lengths: In<usize>,
) -> Outcome<Made> {
    let strings = strings.0.list(count as usize).filter(|list| !list.is_empty()).ok_or(CL_INVALID_VALUE)?;
    let lengths = lengths.list(count as usize).unwrap_or(vec![0; count as usize]);
    let mut source = String::new();
    for (string, length) in strings.into_iter().zip(lengths) {
        let part = In::at(string);
        source += &match length {
            0 => part.text(),
            length => part.text_of(length),
        }
        .ok_or(CL_INVALID_VALUE)?;
    }
    make(context.0, Origin::Source(source), unbuilt())
}

/// `clCreateProgramWithIL`
pub fn create_with_il(context: Live<Context>, il: In<c_void>, length: usize) -> Outcome<Made> {
    let bytes = il.bytes(length).filter(|bytes| Kind::of(bytes) == Some(Kind::Spirv)).ok_or(CL_INVALID_VALUE)?;
    make(context.0, Origin::Spirv(bytes.into()), unbuilt())
}

/// `clCreateProgramWithBinary`
pub fn create_with_binary(
    context: Live<Context>,
    count: u32,
    devices: In<cl_device_id>,
    lengths: In<usize>,
    binaries: Reads<*const c_uchar>,
    status: Out<i32>,
) -> Outcome<Made> {
    device::devices(count, devices)?;
    let lengths = lengths.list(count as usize).ok_or(CL_INVALID_VALUE)?;
    let binaries = binaries.0.list(count as usize).ok_or(CL_INVALID_VALUE)?;
    let bytes = In::at(binaries[0]).list(lengths[0]).filter(|bytes| !bytes.is_empty());
    let read = bytes.ok_or(CL_INVALID_VALUE).and_then(binary);
    status.put(read.as_ref().err().copied().unwrap_or(CL_SUCCESS));
    let (origin, state) = read?;
    make(context.0, origin, state)
}

/// What bytes are that a program gives back.
fn binary(bytes: Vec<u8>) -> Outcome<(Origin, State)> {
    let kind = match Kind::of(&bytes) {
        None => CL_PROGRAM_BINARY_TYPE_EXECUTABLE,
        Some(Kind::Spirv) => CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT,
        Some(Kind::Bitcode) => CL_PROGRAM_BINARY_TYPE_LIBRARY,
    };
    let binary: Arc<[u8]> = bytes.into();
    if kind != CL_PROGRAM_BINARY_TYPE_EXECUTABLE {
        return Ok((Origin::Object(binary.clone()), State { kind, binary, ..unbuilt() }));
    }
    match Container::parse("binary", &binary) {
        Ok(container) => Ok((Origin::Binary, State { kind, binary, container: Some(Arc::new(container)), ..unbuilt() })),
        Err(error) => {
            eprintln!("tessera-opencl: clCreateProgramWithBinary: {error}");
            Err(CL_INVALID_BINARY)
        }
    }
}

/// `clCreateProgramWithBuiltInKernels`: there are none.
pub fn create_with_built_in_kernels(_: Live<Context>, count: u32, devices: In<cl_device_id>, _: In<c_char>) -> Outcome<Made> {
    device::devices(count, devices)?;
    Err(CL_INVALID_VALUE)
}

impl Program {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// As the compiler wrote it; empty if it has not been built. It stays as it is while there are kernels of it.
    pub fn binary(&self) -> Arc<[u8]> {
        self.state().binary.clone()
    }

    /// Its kernels, if it has been built.
    pub fn container(&self) -> Outcome<Arc<Container>> {
        let state = self.state();
        match (state.status, &state.container) {
            (CL_BUILD_SUCCESS, Some(container)) => Ok(container.clone()),
            _ => Err(CL_INVALID_PROGRAM_EXECUTABLE),
        }
    }
}

/// `clGetProgramInfo`
pub fn get_program_info(program: Live<Program>, name: u32) -> Outcome<Answer> {
    let names = |container: Arc<Container>| container.kernels.iter().map(|k| k.name.clone()).collect::<Vec<_>>();
    match name {
        CL_PROGRAM_REFERENCE_COUNT => Answer::number(registry::references(&**program)),
        CL_PROGRAM_CONTEXT => Answer::number(program.context.handle().address()),
        CL_PROGRAM_NUM_DEVICES => Answer::number(1u32),
        CL_PROGRAM_DEVICES => Answer::list(&[device().handle().address()]),
        CL_PROGRAM_SOURCE => match &program.origin {
            Origin::Source(text) => Answer::text(text),
            _ => Answer::text(""),
        },
        CL_PROGRAM_IL => match &program.origin {
            Origin::Spirv(bytes) => Answer::bytes(bytes.to_vec()),
            _ => Answer::bytes(Vec::new()),
        },
        CL_PROGRAM_BINARY_SIZES => Answer::list(&[program.state().binary.len()]),
        CL_PROGRAM_BINARIES => Answer::behind_pointer(program.state().binary.clone()),
        CL_PROGRAM_NUM_KERNELS => Answer::number(names(program.container()?).len()),
        CL_PROGRAM_KERNEL_NAMES => Answer::text(&names(program.container()?).join(";")),
        CL_PROGRAM_SCOPE_GLOBAL_CTORS_PRESENT | CL_PROGRAM_SCOPE_GLOBAL_DTORS_PRESENT => Answer::truth(false),
        _ => Answer::unknown(),
    }
}

/// `clGetProgramBuildInfo`
pub fn get_program_build_info(program: Live<Program>, _: Live<Device>, name: u32) -> Outcome<Answer> {
    let state = program.state();
    match name {
        CL_PROGRAM_BUILD_STATUS => Answer::number(state.status),
        CL_PROGRAM_BUILD_OPTIONS => Answer::text(&state.options),
        CL_PROGRAM_BUILD_LOG => Answer::text(&state.log),
        CL_PROGRAM_BINARY_TYPE => Answer::number(state.kind),
        CL_PROGRAM_BUILD_GLOBAL_VARIABLE_TOTAL_SIZE => Answer::number(0usize),
        _ => Answer::unknown(),
    }
}
