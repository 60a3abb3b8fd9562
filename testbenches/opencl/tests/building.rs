//! Programs from source, SPIR-V and objects: built, compiled and linked apart, and what they say of themselves.

#![allow(clippy::macro_metavars_in_unsafe)] // see the macro

#[macro_use]
mod common;

use std::ffi::{c_char, CStr};
use std::ptr::{null, null_mut};

use common::{answer, made, ok, text, Session};
use opencl_sys::*;

const TWICE: &str = "kernel void twice(global int *y) { y[get_global_id(0)] *= 2; }";

fn build(program: cl_program, options: &CStr) -> cl_int {
    cl!(clBuildProgram(program, 0, null(), options.as_ptr(), None, null_mut()))
}

fn compile(program: cl_program, headers: &[(cl_program, &CStr)]) -> cl_int {
    let programs: Vec<cl_program> = headers.iter().map(|header| header.0).collect();
    let mut names: Vec<*const c_char> = headers.iter().map(|header| header.1.as_ptr()).collect();
    let (list, names) = if headers.is_empty() { (null(), null_mut()) } else { (programs.as_ptr(), names.as_mut_ptr()) };
    cl!(clCompileProgram(program, 0, null(), null(), headers.len() as u32, list, names, None, null_mut()))
}

fn link(session: &Session, programs: &[cl_program], options: &CStr) -> (cl_program, cl_int) {
    let (count, mut status) = (programs.len() as u32, 1);
    let (list, options) = (programs.as_ptr(), options.as_ptr());
    let linked = cl!(clLinkProgram(session.context, 0, null(), options, count, list, None, null_mut(), &mut status));
    assert_eq!(linked.is_null(), status != CL_SUCCESS);
    (linked, status)
}

fn log(session: &Session, program: cl_program) -> String {
    text(|size, value, needed| cl!(clGetProgramBuildInfo(program, session.device, CL_PROGRAM_BUILD_LOG, size, value, needed)))
}

fn kind(session: &Session, program: cl_program) -> u32 {
    answer(|size, value| cl!(clGetProgramBuildInfo(program, session.device, CL_PROGRAM_BINARY_TYPE, size, value, null_mut())))
}

fn binary(program: cl_program) -> Vec<u8> {
    let size: usize = answer(|size, value| cl!(clGetProgramInfo(program, CL_PROGRAM_BINARY_SIZES, size, value, null_mut())));
    let mut bytes = vec![0u8; size];
    let mut place = bytes.as_mut_ptr();
    let to = std::ptr::from_mut(&mut place).cast();
    ok(cl!(clGetProgramInfo(program, CL_PROGRAM_BINARIES, size_of::<usize>(), to, null_mut())));
    bytes
}

fn from_binary(session: &Session, bytes: &[u8]) -> cl_program {
    let (length, mut pointer, mut of_binary) = (bytes.len(), bytes.as_ptr(), 1);
    let program = made(|status| {
        cl!(clCreateProgramWithBinary(session.context, 1, &session.device, &length, &mut pointer, &mut of_binary, status))
    });
    ok(of_binary);
    program
}

fn from_il(session: &Session, bytes: &[u8]) -> (cl_program, cl_int) {
    let mut status = 1;
    let program = cl!(clCreateProgramWithIL(session.context, bytes.as_ptr().cast(), bytes.len(), &mut status));
    (program, status)
}

/// What the compiler writes of a source as an object, which is SPIR-V.
fn spirv(session: &Session, source: &str) -> Vec<u8> {
    let program = session.source(source);
    ok(compile(program, &[]));
    binary(program)
}

#[test]
fn a_program_that_is_wrong_says_why() {
    let session = Session::new();
    let program = session.source("kernel void wrong(global int *y) { y[0] = nothing; }");
    assert_eq!(build(program, c""), CL_BUILD_PROGRAM_FAILURE);
    assert!(log(&session, program).contains("undeclared identifier 'nothing'"), "{}", log(&session, program));
    let mut status = 1;
    assert!(cl!(clCreateKernel(program, c"wrong".as_ptr(), &mut status)).is_null());
    assert_eq!((status, kind(&session, program)), (CL_INVALID_PROGRAM_EXECUTABLE, CL_PROGRAM_BINARY_TYPE_NONE));
    // Options reach the compiler, so the same program may be right.
    ok(build(program, c"-D nothing=7"));
    assert_eq!(session.applied(session.kernel_of(program, c"wrong"), &[1]), [7]);
}

#[test]
fn a_program_from_spirv_does_what_its_source_does() {
    let session = Session::new();
    let mut bytes = spirv(&session, TWICE);
    assert_eq!(bytes[..4], 0x0723_0203u32.to_le_bytes());
    let versions = text(|size, value, needed| cl!(clGetDeviceInfo(session.device, CL_DEVICE_IL_VERSION, size, value, needed)));
    assert!(versions.starts_with("SPIR-V_1.0 "), "{versions}");
    for minor in versions.split(' ').map(|version| version.strip_prefix("SPIR-V_1.").expect("a version")) {
        bytes[5] = minor.parse().expect("a number");
        let (program, status) = from_il(&session, &bytes);
        ok(status);
        ok(build(program, c""));
        assert_eq!(session.applied(session.kernel_of(program, c"twice"), &[1, -4, 7]), [2, -8, 14], "1.{minor}");
        let mut back = vec![0u8; bytes.len()];
        ok(cl!(clGetProgramInfo(program, CL_PROGRAM_IL, back.len(), back.as_mut_ptr().cast(), null_mut())));
        assert_eq!(back, bytes);
    }
    // What only begins as SPIR-V is for the compiler to refuse.
    assert_eq!(from_il(&session, b"no SPIR-V").1, CL_INVALID_VALUE);
    assert_eq!(from_il(&session, &bytes[..3]).1, CL_INVALID_VALUE);
    let (program, status) = from_il(&session, &[&bytes[..4], &[0xA5; 64]].concat());
    ok(status);
    assert_eq!(build(program, c""), CL_BUILD_PROGRAM_FAILURE);
    assert!(!log(&session, program).is_empty());
}

#[test]
fn what_is_compiled_apart_is_linked_to_one_program() {
    let session = Session::new();
    // Each has a function and a macro of the same name, which are its own.
    let caller = session.source(
        "#include \"inc/thrice.h\"\n#define STEP 1\nstatic int own(int x) { return x + STEP; }\n\
         kernel void both(global int *y) { size_t i = get_global_id(0); y[i] = own(thrice(y[i])); }",
    );
    let header = session.source("int thrice(int x);\n");
    let callee = session.source("static int own(int x) { return 3 * x; }\n#define STEP 9\nint thrice(int x) { return own(x); }");
    assert_eq!(compile(caller, &[]), CL_COMPILE_PROGRAM_FAILURE);
    assert!(log(&session, caller).contains("inc/thrice.h"), "{}", log(&session, caller));
    ok(compile(caller, &[(header, c"inc/thrice.h")]));
    assert_eq!(kind(&session, caller), CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT);
    let mut status = 1;
    assert!(cl!(clCreateKernel(caller, c"both".as_ptr(), &mut status)).is_null());
    assert_eq!(status, CL_INVALID_PROGRAM_EXECUTABLE);

    // Something is missing: not compiled yet, not there at all, there twice.
    assert_eq!(link(&session, &[caller, callee], c"").1, CL_INVALID_OPERATION);
    ok(compile(callee, &[]));
    assert_eq!(link(&session, &[caller], c"").1, CL_LINK_PROGRAM_FAILURE);
    assert_eq!(link(&session, &[caller, callee, callee], c"").1, CL_LINK_PROGRAM_FAILURE);
    assert_eq!(link(&session, &[], c"").1, CL_INVALID_VALUE);

    let (linked, status) = link(&session, &[caller, callee], c"");
    ok(status);
    assert_eq!(kind(&session, linked), CL_PROGRAM_BINARY_TYPE_EXECUTABLE);
    let kernel = session.kernel_of(linked, c"both");
    assert_eq!(session.applied(kernel, &[1, 2, -3]), [4, 7, -8]);
    let name = text(|size, value, needed| cl!(clGetKernelArgInfo(kernel, 0, CL_KERNEL_ARG_NAME, size, value, needed)));
    assert_eq!(name, "y");
    assert_eq!(build(linked, c""), CL_INVALID_OPERATION);

    // By way of a library, and of binaries that a program has kept.
    let (library, status) = link(&session, &[callee], c"-create-library");
    ok(status);
    assert_eq!(kind(&session, library), CL_PROGRAM_BINARY_TYPE_LIBRARY);
    let kept = [caller, library].map(|program| from_binary(&session, &binary(program)));
    let kinds = kept.map(|program| kind(&session, program));
    assert_eq!(kinds, [CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT, CL_PROGRAM_BINARY_TYPE_LIBRARY]);
    let (linked, status) = link(&session, &kept, c"");
    ok(status);
    assert_eq!(session.applied(session.kernel_of(linked, c"both"), &[5]), [16]);
    let again = from_binary(&session, &binary(linked));
    ok(build(again, c""));
    assert_eq!(session.applied(session.kernel_of(again, c"both"), &[6]), [19]);
}

#[test]
fn a_program_with_kernels_is_not_built_again() {
    let session = Session::new();
    let program = session.source(TWICE);
    ok(build(program, c""));
    let kernel = session.kernel_of(program, c"twice");
    assert_eq!(build(program, c""), CL_INVALID_OPERATION);
    ok(cl!(clReleaseKernel(kernel)));
    ok(build(program, c""));
}

#[test]
fn arguments_are_as_the_source_declares_them() {
    let session = Session::new();
    let program = session.source(
        "kernel void many(global const float4 *restrict from, local int *room, constant volatile uint *table,\n\
         read_only image2d_t picture, sampler_t sampler, short number) {}",
    );
    ok(build(program, c""));
    let kernel = session.kernel_of(program, c"many");
    let name = |index, what| text(|size, value, needed| cl!(clGetKernelArgInfo(kernel, index, what, size, value, needed)));
    let number =
        |index, what| -> u32 { answer(|size, value| cl!(clGetKernelArgInfo(kernel, index, what, size, value, null_mut()))) };
    let names: Vec<String> = (0..6).map(|index| name(index, CL_KERNEL_ARG_NAME)).collect();
    assert_eq!(names, ["from", "room", "table", "picture", "sampler", "number"]);
    let types: Vec<String> = (0..6).map(|index| name(index, CL_KERNEL_ARG_TYPE_NAME)).collect();
    assert_eq!(types, ["float4*", "int*", "uint*", "image2d_t", "sampler_t", "short"]);
    let spaces: Vec<u32> = (0..4).map(|index| number(index, CL_KERNEL_ARG_ADDRESS_QUALIFIER)).collect();
    let (global, local) = (CL_KERNEL_ARG_ADDRESS_GLOBAL, CL_KERNEL_ARG_ADDRESS_LOCAL);
    assert_eq!(spaces, [global, local, CL_KERNEL_ARG_ADDRESS_CONSTANT, global]);
    let access: Vec<u32> = [0, 3].map(|index| number(index, CL_KERNEL_ARG_ACCESS_QUALIFIER)).to_vec();
    assert_eq!(access, [CL_KERNEL_ARG_ACCESS_NONE, CL_KERNEL_ARG_ACCESS_READ_ONLY]);
    let qualifiers = |index| -> u64 {
        answer(|size, value| cl!(clGetKernelArgInfo(kernel, index, CL_KERNEL_ARG_TYPE_QUALIFIER, size, value, null_mut())))
    };
    assert_eq!(qualifiers(0), u64::from(CL_KERNEL_ARG_TYPE_CONST | CL_KERNEL_ARG_TYPE_RESTRICT));
    assert_eq!(qualifiers(2), u64::from(CL_KERNEL_ARG_TYPE_CONST | CL_KERNEL_ARG_TYPE_VOLATILE));
    assert_eq!(cl!(clGetKernelArgInfo(kernel, 6, CL_KERNEL_ARG_NAME, 0, null_mut(), null_mut())), CL_INVALID_ARG_INDEX);
}
