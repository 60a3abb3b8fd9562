//! Programs: from source, from SPIR-V, from binaries.

use std::ffi::{c_char, c_uchar, c_void};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use opencl_sys::*;
use tessera_launch::program::Program as Container;

use crate::compiler::{compile, Failure, Input};
use crate::context::Context;
use crate::device::{self, device, Device};
use crate::event::call_later;
use crate::ffi::entry::Made;
use crate::ffi::{Callback, Code, In, Live, Notify, Out, Outcome, Reads};
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
    Spirv(Vec<u8>),
    Binary,
}

#[derive(Default)]
struct State {
    status: cl_build_status,
    options: String,
    log: String,
    /// Headers it was compiled with.
    headers: Vec<(String, String)>,
    kind: cl_program_binary_type,
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
    const MAGIC: [[u8; 4]; 2] = [0x0723_0203u32.to_le_bytes(), 0x0723_0203u32.to_be_bytes()];
    let bytes = il.bytes(length).filter(|bytes| bytes.len() >= 4).ok_or(CL_INVALID_VALUE)?;
    if !MAGIC.iter().any(|magic| bytes.starts_with(magic)) {
        return Err(CL_INVALID_VALUE);
    }
    make(context.0, Origin::Spirv(bytes), unbuilt())
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
    let checked = bytes.ok_or(CL_INVALID_VALUE).and_then(|bytes| match Container::parse("binary", &bytes) {
        Ok(container) => Ok((bytes, container)),
        Err(error) => {
            eprintln!("tessera-opencl: clCreateProgramWithBinary: {error}");
            Err(CL_INVALID_BINARY)
        }
    });
    status.put(checked.as_ref().err().copied().unwrap_or(CL_SUCCESS));
    let (bytes, container) = checked?;
    let kind = CL_PROGRAM_BINARY_TYPE_EXECUTABLE;
    make(context.0, Origin::Binary, State { kind, binary: bytes.into(), container: Some(Arc::new(container)), ..unbuilt() })
}

/// `clCreateProgramWithBuiltInKernels`: there are none.
pub fn create_with_built_in_kernels(_: Live<Context>, count: u32, devices: In<cl_device_id>, _: In<c_char>) -> Outcome<Made> {
    device::devices(count, devices)?;
    Err(CL_INVALID_VALUE)
}

fn callback(notify: Option<Notify>, data: Out<c_void>) -> Outcome<Option<Callback<Notify>>> {
    match (notify, data.is_null()) {
        (None, false) => Err(CL_INVALID_VALUE),
        _ => Ok(Callback::of(notify, data)),
    }
}

/// The caller hears of it on another thread; the program lives at least until then.
fn tell(program: &Arc<Program>, callback: Option<Callback<Notify>>) {
    if let Some(callback) = callback {
        let program = program.clone();
        call_later(Box::new(move || callback.call(program.handle.address())));
    }
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

    /// Compiles it into something of this kind; `failure` is the error where the compiler refuses.
    fn translate(&self, options: String, headers: Vec<(String, String)>, kind: u32, failure: Code) -> Outcome<()> {
        let mut state = self.state();
        if state.container.as_ref().is_some_and(|container| Arc::strong_count(container) > 1) {
            return Err(CL_INVALID_OPERATION);
        }
        let input = match &self.origin {
            Origin::Source(text) => Input::Source(text, &headers),
            Origin::Spirv(bytes) => Input::Spirv(bytes),
            Origin::Binary => {
                state.status = CL_BUILD_SUCCESS;
                state.options = options;
                return Ok(());
            }
        };
        let compiled = compile(&input, &options);
        let parsed = compiled.binary.map_err(|why| match why {
            Failure::Missing => CL_COMPILER_NOT_AVAILABLE,
            Failure::Refused => failure,
        });
        let mut log = compiled.log;
        let parsed = parsed.and_then(|binary| match Container::parse("program", &binary) {
            Ok(container) => Ok((binary, container)),
            Err(error) => {
                log += &format!("{error}\n");
                Err(failure)
            }
        });
        state.log = log;
        state.options = options;
        state.headers = headers;
        match parsed {
            Ok((binary, container)) => {
                state.status = CL_BUILD_SUCCESS;
                state.kind = kind;
                state.binary = binary.into();
                state.container = (kind == CL_PROGRAM_BINARY_TYPE_EXECUTABLE).then(|| Arc::new(container));
                Ok(())
            }
            Err(code) => {
                state.status = CL_BUILD_ERROR;
                state.kind = CL_PROGRAM_BINARY_TYPE_NONE;
                state.container = None;
                Err(code)
            }
        }
    }
}

/// `clBuildProgram`
pub fn build(
    program: Live<Program>,
    count: u32,
    devices: In<cl_device_id>,
    options: In<c_char>,
    notify: Option<Notify>,
    data: Out<c_void>,
) -> Outcome<()> {
    device::devices_or_all(count, devices)?;
    let callback = callback(notify, data)?;
    let kind = CL_PROGRAM_BINARY_TYPE_EXECUTABLE;
    let outcome = program.translate(options.text().unwrap_or_default(), Vec::new(), kind, CL_BUILD_PROGRAM_FAILURE);
    tell(&program, callback);
    outcome
}

/// `clCompileProgram`
pub fn compile_program(
    program: Live<Program>,
    count: u32,
    devices: In<cl_device_id>,
    options: In<c_char>,
    headers: u32,
    header_programs: In<cl_program>,
    names: Reads<*const c_char>,
    notify: Option<Notify>,
    data: Out<c_void>,
) -> Outcome<()> {
    device::devices_or_all(count, devices)?;
    let callback = callback(notify, data)?;
    let (programs, names) = (header_programs.list(headers as usize), names.0.list(headers as usize));
    let lists = match (headers, programs, names) {
        (0, None, None) => Vec::new(),
        (0, ..) | (_, None, _) | (_, _, None) => return Err(CL_INVALID_VALUE),
        (_, Some(programs), Some(names)) => programs.into_iter().zip(names).collect(),
    };
    let mut given = Vec::new();
    for (header, name) in lists {
        let header = registry::get::<Program>(header as usize)?;
        let Origin::Source(text) = &header.origin else { return Err(CL_INVALID_OPERATION) };
        given.push((In::at(name).text().ok_or(CL_INVALID_VALUE)?, text.clone()));
    }
    if let Origin::Binary = program.origin {
        return Err(CL_INVALID_OPERATION);
    }
    let kind = CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT;
    let outcome = program.translate(options.text().unwrap_or_default(), given, kind, CL_COMPILE_PROGRAM_FAILURE);
    tell(&program, callback);
    outcome
}

/// `clLinkProgram`: the compiler has no linker, so what was compiled apart is compiled again as one text.
pub fn link(
    context: Live<Context>,
    count: u32,
    devices: In<cl_device_id>,
    options: In<c_char>,
    inputs: u32,
    programs: In<cl_program>,
    notify: Option<Notify>,
    data: Out<c_void>,
) -> Outcome<Made> {
    device::devices_or_all(count, devices)?;
    let callback = callback(notify, data)?;
    let programs = programs.list(inputs as usize).filter(|list| !list.is_empty()).ok_or(CL_INVALID_VALUE)?;
    let (mut text, mut headers, mut flags) = (String::new(), Vec::new(), options.text().unwrap_or_default());
    for program in programs {
        let program = registry::get::<Program>(program as usize)?;
        let state = program.state();
        let Origin::Source(part) = &program.origin else { return Err(CL_INVALID_OPERATION) };
        if state.status != CL_BUILD_SUCCESS {
            return Err(CL_INVALID_OPERATION);
        }
        text += &format!("{part}\n");
        headers.extend(state.headers.iter().cloned());
        if !flags.contains(&state.options) {
            flags = format!("{flags} {}", state.options);
        }
    }
    let linked = registry::make(|handle| Program {
        handle,
        context: context.0,
        origin: Origin::Source(text),
        state: Mutex::new(unbuilt()),
    });
    let outcome = linked.translate(flags, headers, CL_PROGRAM_BINARY_TYPE_EXECUTABLE, CL_LINK_PROGRAM_FAILURE);
    tell(&linked, callback);
    outcome?;
    Ok(Made(registry::give(&linked)))
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
            Origin::Spirv(bytes) => Answer::bytes(bytes.clone()),
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
