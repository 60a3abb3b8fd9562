//! Programs are built, compiled and linked.

use std::ffi::{c_char, c_void};
use std::sync::Arc;

use opencl_sys::*;
use tessera_launch::program::Program as Container;

use super::{unbuilt, Origin, Program};
use crate::compiler::{compile, Failure, Goal, Input};
use crate::context::Context;
use crate::device;
use crate::event::call_later;
use crate::ffi::entry::Made;
use crate::ffi::{Callback, Code, In, Live, Notify, Out, Outcome, Reads};
use crate::registry;

/// Options of a link that make a library of it.
const LIBRARY: [&str; 2] = ["-create-library", "-enable-link-options"];

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
    /// Compiles it into something of this kind; `failure` is the error where the compiler refuses.
    fn translate(&self, options: String, headers: &[(String, String)], kind: u32, failure: Code) -> Outcome<()> {
        let mut state = self.state();
        if state.container.as_ref().is_some_and(|container| Arc::strong_count(container) > 1) {
            return Err(CL_INVALID_OPERATION);
        }
        let one;
        let input = match &self.origin {
            Origin::Source(text) => Input::Source(text, headers),
            Origin::Linked(objects) => Input::Objects(objects),
            Origin::Spirv(object) | Origin::Object(object) => {
                one = [object.clone()];
                Input::Objects(&one)
            }
            Origin::Binary => {
                state.status = CL_BUILD_SUCCESS;
                state.options = options;
                return Ok(());
            }
        };
        let executable = kind == CL_PROGRAM_BINARY_TYPE_EXECUTABLE;
        let words: Vec<_> = options.split_whitespace().filter(|word| !LIBRARY.contains(word)).collect();
        let compiled = compile(&input, &words.join(" "), if executable { Goal::Executable } else { Goal::Object });
        let mut log = compiled.log;
        let written = compiled.output.map_err(|why| match why {
            Failure::Missing => CL_COMPILER_NOT_AVAILABLE,
            Failure::Refused => failure,
        });
        let parsed = written.and_then(|binary| match executable.then(|| kernels(&binary, failure)).transpose() {
            Ok(container) => Ok((binary, container)),
            Err(reason) => {
                log += &format!("{reason}\n");
                Err(failure)
            }
        });
        state.log = log;
        state.options = options;
        match parsed {
            Ok((binary, container)) => {
                state.status = CL_BUILD_SUCCESS;
                state.kind = kind;
                state.binary = binary.into();
                state.container = container.map(Arc::new);
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

    /// What is to be linked of it.
    fn object(&self) -> Outcome<Arc<[u8]>> {
        let state = self.state();
        let objects = [CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT, CL_PROGRAM_BINARY_TYPE_LIBRARY];
        objects.contains(&state.kind).then(|| state.binary.clone()).ok_or(CL_INVALID_OPERATION)
    }
}

/// The kernels of a binary. The linker lets functions pass that nobody defines; the binary then waits for their
/// addresses.
fn kernels(binary: &[u8], failure: Code) -> Result<Container, String> {
    let container = Container::parse("program", binary).map_err(|error| error.to_string())?;
    let waits = |feature: &str| failure == CL_LINK_PROGRAM_FAILURE && feature.contains("relocation");
    match container.kernels.iter().find(|kernel| kernel.unsupported.is_some_and(waits)) {
        Some(kernel) => Err(format!("kernel `{}` calls a function that no object defines", kernel.name.escape_debug())),
        None => Ok(container),
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
    if let Origin::Linked(_) = program.origin {
        return Err(CL_INVALID_OPERATION);
    }
    let kind = CL_PROGRAM_BINARY_TYPE_EXECUTABLE;
    let outcome = program.translate(options.text().unwrap_or_default(), &[], kind, CL_BUILD_PROGRAM_FAILURE);
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
    if !matches!(program.origin, Origin::Source(_) | Origin::Spirv(_)) {
        return Err(CL_INVALID_OPERATION);
    }
    let kind = CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT;
    let outcome = program.translate(options.text().unwrap_or_default(), &given, kind, CL_COMPILE_PROGRAM_FAILURE);
    tell(&program, callback);
    outcome
}

/// `clLinkProgram`
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
    let object = |program: &cl_program| registry::get::<Program>(*program as usize)?.object();
    let objects = programs.iter().map(object).collect::<Outcome<Vec<_>>>()?;
    let options = options.text().unwrap_or_default();
    let kind = match options.split_whitespace().any(|word| word == LIBRARY[0]) {
        true => CL_PROGRAM_BINARY_TYPE_LIBRARY,
        false => CL_PROGRAM_BINARY_TYPE_EXECUTABLE,
    };
    let linked =
        registry::make(|handle| Program { handle, context: context.0, origin: Origin::Linked(objects), state: unbuilt().into() });
    let outcome = linked.translate(options, &[], kind, CL_LINK_PROGRAM_FAILURE);
    tell(&linked, callback);
    outcome?;
    Ok(Made(registry::give(&linked)))
}
