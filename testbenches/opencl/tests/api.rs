//! The driver through its dispatch table, as the loader calls it.

// The macro of the calls puts its arguments into `unsafe`; here they are calls and numbers of the test itself.
#![allow(clippy::macro_metavars_in_unsafe)]

#[macro_use]
mod common;

use std::ptr::{null, null_mut};

use common::{argument, made, ok, Session};
use opencl_sys::*;
use tessera_launch::bind::{BoundArgument, Contents};
use tessera_launch::corpus;
use tessera_launch::extent::{Extent, ImageKind};
use tessera_launch::image::ImageFormat;

/// The bytes that a launch file binds to an argument, before and after.
fn buffer(launch: &tessera_launch::Launch, index: usize) -> (Vec<u8>, Option<Vec<u8>>) {
    match &launch.arguments()[index] {
        BoundArgument::Buffer { contents: Contents::Bytes(bytes), expect } => {
            (bytes.to_vec(), expect.as_ref().map(|expect| expect.bytes.to_vec()))
        }
        other => panic!("argument {index}: {other:?}, expected a buffer with bytes"),
    }
}

fn r32float() -> ImageFormat {
    ImageFormat::all().find(|format| format.name() == "r32float").expect("an offered format")
}

/// Enqueues the launch of a kernel of the repository with its own buffers; gives what its buffers hold, beside what
/// they should.
fn run_corpus(session: &Session, name: &str) -> Vec<(Vec<u8>, Vec<u8>)> {
    let launch = corpus::launch(name);
    let (program, kernel) = session.kernel(name, &launch.kernel().name);
    let (mut checked, mut images) = (Vec::new(), Vec::new());
    for (index, bound) in launch.arguments().iter().enumerate() {
        let at = index as u32;
        match bound {
            BoundArgument::Scalar(bytes) => ok(cl!(clSetKernelArg(kernel, at, bytes.len(), bytes.as_ptr().cast()))),
            BoundArgument::Sampler(sampler) => {
                ok(argument(kernel, at, &session.sampler(sampler)));
            }
            BoundArgument::Image { contents: Contents::Bytes(bytes), extent, format, expect } => {
                let object = session.image(&mut bytes.to_vec(), *extent, *format);
                ok(argument(kernel, at, &object));
                images.extend(expect.as_ref().map(|expect| (object, *extent, expect.bytes.to_vec())));
            }
            BoundArgument::Local(bytes) => ok(cl!(clSetKernelArg(kernel, at, *bytes as usize, null()))),
            BoundArgument::Buffer { contents: Contents::Zeros(size), expect } => {
                let object = session.buffer(&mut vec![0; *size as usize]);
                ok(argument(kernel, at, &object));
                checked.extend(expect.as_ref().map(|expect| (object, expect.bytes.to_vec())));
            }
            _ => {
                let (mut bytes, expect) = buffer(&launch, index);
                let object = session.buffer(&mut bytes);
                ok(argument(kernel, at, &object));
                checked.extend(expect.map(|expect| (object, expect)));
            }
        }
    }
    let range = launch.range();
    let sizes = |axes: [u32; 3]| axes.map(|size| size as usize);
    let (offset, global, local) = (sizes(range.offset), sizes(range.global), sizes(range.local));
    let mut event = null_mut();
    ok(cl!(clEnqueueNDRangeKernel(
        session.queue,
        kernel,
        range.dimensions,
        offset.as_ptr(),
        global.as_ptr(),
        local.as_ptr(),
        0,
        null(),
        &mut event
    )));
    ok(cl!(clWaitForEvents(1, &event)));
    ok(cl!(clReleaseEvent(event)));
    ok(cl!(clReleaseKernel(kernel)));
    ok(cl!(clReleaseProgram(program)));
    let buffers = checked.into_iter().map(|(object, expect)| (session.contents(object, expect.len()), expect));
    let images = images.into_iter().map(|(object, extent, expect)| (session.texels(object, extent, expect.len()), expect));
    buffers.chain(images).collect()
}

#[test]
fn kernels_of_the_repository_leave_what_they_should() {
    let session = Session::new();
    for name in ["saxpy", "sgemm_tiled", "stencil3d_offset", "uneven_3d", "histogram_atomics", "program_scope"] {
        let buffers = run_corpus(&session, name);
        assert!(!buffers.is_empty(), "{name} checks no buffer");
        for (got, expect) in buffers {
            assert!(got == expect, "{name}: a buffer differs");
        }
    }
}

#[test]
fn images_of_every_kind_reach_kernels() {
    let session = Session::new();
    for name in ["image_layers", "image_volume", "image_write"] {
        for (index, (got, expect)) in run_corpus(&session, name).into_iter().enumerate() {
            // Samples have a tolerance; what is checked first are buffers, then images, all others bit for bit.
            let samples = matches!((name, index), ("image_layers", 0 | 2) | ("image_volume", 0..=2));
            assert!(got == expect || samples, "{name}: {index} differs");
        }
    }
}

#[test]
fn images_refuse_what_does_not_fit() {
    let session = Session::new();
    let desc = |kind, width, height, depth, layers| cl_image_desc {
        image_type: kind,
        image_width: width,
        image_height: height,
        image_depth: depth,
        image_array_size: layers,
        image_row_pitch: 0,
        image_slice_pitch: 0,
        num_mip_levels: 0,
        num_samples: 0,
        buffer: null_mut(),
    };
    let format = cl_image_format { image_channel_order: CL_R, image_channel_data_type: CL_FLOAT };
    let status = |desc: &cl_image_desc| {
        let mut status = 1;
        let image = cl!(clCreateImage(session.context, CL_MEM_READ_WRITE, &format, desc, null_mut(), &mut status));
        assert_eq!(image.is_null(), status != CL_SUCCESS);
        status
    };
    assert_eq!(status(&desc(CL_MEM_OBJECT_IMAGE3D, 4, 4, 0, 0)), CL_INVALID_IMAGE_SIZE);
    assert_eq!(status(&desc(CL_MEM_OBJECT_IMAGE2D_ARRAY, 4, 4, 0, 2049)), CL_INVALID_IMAGE_SIZE);
    // Only a buffer image has a buffer, and must have one.
    assert_eq!(status(&desc(CL_MEM_OBJECT_IMAGE1D_BUFFER, 4, 0, 0, 0)), CL_INVALID_IMAGE_DESCRIPTOR);
    let buffer = session.buffer(&mut [0; 64]);
    let on = |width| cl_image_desc { buffer, ..desc(CL_MEM_OBJECT_IMAGE1D_BUFFER, width, 0, 0, 0) };
    assert_eq!(status(&on(17)), CL_INVALID_IMAGE_SIZE);
    assert_eq!(status(&on(16)), CL_SUCCESS);
    // An image of another kind is no argument.
    let volume = session.image(&mut [0; 64], Extent { kind: ImageKind::D3, sides: [2, 2, 4] }, r32float());
    let (_, kernel) = session.kernel("image_layers", "image_layers");
    assert_eq!(argument(kernel, 0, &volume), CL_INVALID_ARG_VALUE);
}

#[test]
fn what_is_no_object_is_an_error() {
    let session = Session::new();
    let buffer = session.buffer(&mut [0; 64]);
    let mut never = 0u64;
    let wild = std::ptr::from_mut(&mut never).cast();
    for handle in [null_mut(), session.queue, wild] {
        assert_eq!(cl!(clRetainMemObject(handle)), CL_INVALID_MEM_OBJECT);
        assert_eq!(cl!(clReleaseMemObject(handle)), CL_INVALID_MEM_OBJECT);
    }
    ok(cl!(clRetainMemObject(buffer)));
    ok(cl!(clReleaseMemObject(buffer)));
    ok(cl!(clReleaseMemObject(buffer)));
    assert_eq!(cl!(clReleaseMemObject(buffer)), CL_INVALID_MEM_OBJECT);
    let mut byte = 0u8;
    let to = std::ptr::from_mut(&mut byte).cast();
    let read = |queue, buffer| cl!(clEnqueueReadBuffer(queue, buffer, CL_TRUE, 0, 1, to, 0, null(), null_mut()));
    assert_eq!(read(session.queue, buffer), CL_INVALID_MEM_OBJECT);
    assert_eq!(read(session.context, buffer), CL_INVALID_COMMAND_QUEUE);
}

#[test]
fn a_buffer_refuses_what_does_not_fit() {
    let session = Session::new();
    let buffer = session.buffer(&mut [7; 64]);
    let mut bytes = [0u8; 64];
    let to = bytes.as_mut_ptr().cast();
    let read = |offset, size| cl!(clEnqueueReadBuffer(session.queue, buffer, CL_TRUE, offset, size, to, 0, null(), null_mut()));
    assert_eq!(read(60, 5), CL_INVALID_VALUE);
    assert_eq!(read(usize::MAX, 2), CL_INVALID_VALUE);
    assert_eq!(read(0, 0), CL_INVALID_VALUE);
    ok(read(60, 4));
    assert_eq!(bytes[..5], [7, 7, 7, 7, 0]);
}

#[test]
fn commands_wait_for_a_user_event_and_share_its_error() {
    let session = Session::new();
    let buffer = session.buffer(&mut [1; 16]);
    let user = made(|status| cl!(clCreateUserEvent(session.context, status)));
    let mut event = null_mut();
    let pattern = 9u8;
    let from = std::ptr::from_ref(&pattern).cast();
    ok(cl!(clEnqueueFillBuffer(session.queue, buffer, from, 1, 0, 16, 1, &user, &mut event)));
    ok(cl!(clFlush(session.queue)));
    let status = |event| {
        let mut status = 1i32;
        let to = std::ptr::from_mut(&mut status).cast();
        ok(cl!(clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, 4, to, null_mut())));
        status
    };
    assert!(status(event) > CL_COMPLETE);
    ok(cl!(clSetUserEventStatus(user, -5)));
    assert_eq!(cl!(clWaitForEvents(1, &event)), CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST);
    assert_eq!(status(event), CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST);
    assert_eq!(session.contents(buffer, 16), [1; 16]);
}

#[test]
fn every_slot_holds_a_function() {
    // SAFETY: the table is made of pointers, all of its bytes are read as such.
    let table = std::ptr::from_ref(&tessera_opencl::api::DISPATCH).cast::<usize>();
    for slot in 0..common::slots() {
        // SAFETY: within the table.
        assert_ne!(unsafe { *table.add(slot) }, 0, "slot {slot}");
    }
}

/// A name against one of the page, in which `..` stands for anything.
fn is_called(name: &str, pattern: &str) -> bool {
    let mut parts = pattern.split("..");
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = name.strip_prefix(first) else { return false };
    for part in parts {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    rest.is_empty() || pattern.ends_with("..")
}

#[test]
fn the_page_lists_what_is_not_offered() {
    let (page, table) = (include_str!("../../../hdl/docs/src/howto/opencl.md"), include_str!("../src/api.rs"));
    let list = page.split("## What it does not do").nth(1).expect("its section");
    let rows = list.lines().filter_map(|line| line.strip_prefix("| `")?.split(" |").next());
    let patterns: Vec<&str> = rows.flat_map(|row| row.split(", ")).map(|name| name.trim_matches('`')).collect();
    let refused = table.lines().filter_map(|line| line.trim().strip_suffix(": refused(),"));
    let missing: Vec<&str> = refused.clone().filter(|name| !patterns.iter().any(|pattern| is_called(name, pattern))).collect();
    assert!(refused.count() > 40, "the table of calls reads otherwise");
    assert_eq!(missing, [""; 0]);
}
