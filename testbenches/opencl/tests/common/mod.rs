//! The dispatch table as the tests call it.
#![allow(dead_code)] // each test binary uses its own part

use std::ffi::c_void;
use std::ptr::{null, null_mut};

use opencl_sys::*;
use tessera_launch::extent::{Extent, ImageKind};
use tessera_launch::image::{ImageFormat, Sampler};
use tessera_opencl::api::DISPATCH;
use tessera_opencl::image::KINDS;
use tessera_opencl::sampler::{ADDRESS_MODES, FILTERS};

/// Calls a slot of the dispatch table. An argument may be unsafe itself without a word of it, which clippy would have
/// said of each file that uses this: here they are calls and numbers of the tests.
#[macro_export]
macro_rules! cl {
    ($name:ident($($argument:expr),* $(,)?)) => {
        // SAFETY: the arguments are what the standard asks for, or what the driver has to refuse.
        unsafe { tessera_opencl::api::DISPATCH.$name.expect("a function in every slot")($($argument),*) }
    };
}

/// A context with an in-order queue.
pub struct Session {
    pub device: cl_device_id,
    pub context: cl_context,
    pub queue: cl_command_queue,
}

/// Expects success.
#[track_caller]
pub fn ok(status: cl_int) {
    assert_eq!(status, CL_SUCCESS);
}

/// Expects an object.
pub fn made(make: impl FnOnce(*mut cl_int) -> *mut c_void) -> *mut c_void {
    let mut status = 1;
    let object = make(&mut status);
    ok(status);
    assert!(!object.is_null());
    object
}

impl Session {
    pub fn new() -> Session {
        let (mut platform, mut device) = (null_mut(), null_mut());
        ok(cl!(clGetPlatformIDs(1, &mut platform, null_mut())));
        ok(cl!(clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &mut device, null_mut())));
        let context = made(|status| cl!(clCreateContext(null(), 1, &device, None, null_mut(), status)));
        let queue = made(|status| cl!(clCreateCommandQueue(context, device, CL_QUEUE_PROFILING_ENABLE, status)));
        Session { device, context, queue }
    }

    /// The kernel of a binary of this repository.
    pub fn kernel(&self, folder: &str, name: &str) -> (cl_program, cl_kernel) {
        let bytes = std::fs::read(tessera_launch::corpus::folder(folder).join("kernel.bin")).expect("the kernel's binary");
        let (length, mut pointer, mut of_binary) = (bytes.len(), bytes.as_ptr(), 1);
        let program = made(|status| {
            cl!(clCreateProgramWithBinary(self.context, 1, &self.device, &length, &mut pointer, &mut of_binary, status))
        });
        ok(of_binary);
        ok(cl!(clBuildProgram(program, 0, null(), null(), None, null_mut())));
        let name = std::ffi::CString::new(name).expect("a name");
        let kernel = made(|status| cl!(clCreateKernel(program, name.as_ptr(), status)));
        (program, kernel)
    }

    /// A program from source, not built yet.
    pub fn source(&self, text: &str) -> cl_program {
        let (mut string, length) = (text.as_ptr().cast(), text.len());
        made(|status| cl!(clCreateProgramWithSource(self.context, 1, &mut string, &length, status)))
    }

    /// One of its kernels, once it is built.
    pub fn kernel_of(&self, program: cl_program, name: &std::ffi::CStr) -> cl_kernel {
        made(|status| cl!(clCreateKernel(program, name.as_ptr(), status)))
    }

    /// Enqueues a kernel of one dimension; gives its event.
    pub fn launch(&self, queue: cl_command_queue, kernel: cl_kernel, global: usize) -> cl_event {
        let mut event = null_mut();
        ok(cl!(clEnqueueNDRangeKernel(queue, kernel, 1, null(), &global, null(), 0, null(), &mut event)));
        event
    }

    /// What a kernel makes of numbers, of which each work-item has one.
    pub fn applied(&self, kernel: cl_kernel, numbers: &[i32]) -> Vec<i32> {
        let mut bytes: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
        let buffer = self.buffer(&mut bytes);
        ok(argument(kernel, 0, &buffer));
        let event = self.launch(self.queue, kernel, numbers.len());
        ok(cl!(clWaitForEvents(1, &event)));
        let left = self.contents(buffer, bytes.len());
        left.chunks_exact(4).map(|word| i32::from_le_bytes(word.try_into().expect("four bytes"))).collect()
    }

    /// A buffer that holds these bytes.
    pub fn buffer(&self, bytes: &mut [u8]) -> cl_mem {
        let flags = CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR;
        made(|status| cl!(clCreateBuffer(self.context, flags, bytes.len(), bytes.as_mut_ptr().cast(), status)))
    }

    /// An image with these texels, through a buffer where its kind wants one.
    pub fn image(&self, bytes: &mut [u8], extent: Extent, format: ImageFormat) -> cl_mem {
        let [width, second, third] = extent.sides.map(|side| side as usize);
        let on_buffer = extent.kind == ImageKind::Buffer;
        let desc = cl_image_desc {
            image_type: numbered(&KINDS, extent.kind),
            image_width: width,
            image_height: second,
            image_depth: third,
            image_array_size: if extent.kind == ImageKind::D1Array { second } else { third },
            image_row_pitch: 0,
            image_slice_pitch: 0,
            num_mip_levels: 0,
            num_samples: 0,
            buffer: if on_buffer { self.buffer(bytes) } else { null_mut() },
        };
        let format =
            cl_image_format { image_channel_order: format.cl_channel_order(), image_channel_data_type: format.cl_channel_type() };
        let (flags, host) = match on_buffer {
            true => (CL_MEM_READ_WRITE, null_mut()),
            false => (CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, bytes.as_mut_ptr().cast()),
        };
        made(|status| cl!(clCreateImage(self.context, flags, &format, &desc, host, status)))
    }

    /// The texels of an image once all commands have ended.
    pub fn texels(&self, image: cl_mem, extent: Extent, size: usize) -> Vec<u8> {
        let mut bytes = vec![0u8; size];
        let to = bytes.as_mut_ptr().cast();
        let region = extent.sides.map(|side| side as usize);
        let origin = [0usize; 3].as_ptr();
        ok(cl!(clEnqueueReadImage(self.queue, image, CL_TRUE, origin, region.as_ptr(), 0, 0, to, 0, null(), null_mut())));
        bytes
    }

    /// A sampler.
    pub fn sampler(&self, sampler: &Sampler) -> cl_sampler {
        let address = numbered(&ADDRESS_MODES, sampler.address);
        let filter = numbered(&FILTERS, sampler.filter);
        made(|status| cl!(clCreateSampler(self.context, sampler.normalized.into(), address, filter, status)))
    }

    /// What a buffer holds once all commands have ended.
    pub fn contents(&self, buffer: cl_mem, size: usize) -> Vec<u8> {
        let mut bytes = vec![0u8; size];
        let to = bytes.as_mut_ptr().cast();
        ok(cl!(clEnqueueReadBuffer(self.queue, buffer, CL_TRUE, 0, size, to, 0, null(), null_mut())));
        bytes
    }
}

/// What the standard calls a fact of ours.
fn numbered<T: PartialEq>(table: &[(u32, T)], fact: T) -> u32 {
    table.iter().find(|row| row.1 == fact).expect("a row for each").0
}

/// Sets an argument.
pub fn argument<T>(kernel: cl_kernel, index: u32, value: &T) -> cl_int {
    cl!(clSetKernelArg(kernel, index, size_of::<T>(), std::ptr::from_ref(value).cast()))
}

/// An event of the program's own.
pub fn user_event(session: &Session) -> cl_event {
    made(|status| cl!(clCreateUserEvent(session.context, status)))
}

/// Fills a buffer of 16 bytes, behind these events.
pub fn fill(queue: cl_command_queue, buffer: cl_mem, byte: u8, waits: &[cl_event]) -> cl_event {
    let (from, mut event) = (std::ptr::from_ref(&byte).cast(), null_mut());
    let list = if waits.is_empty() { null() } else { waits.as_ptr() };
    ok(cl!(clEnqueueFillBuffer(queue, buffer, from, 1, 0, 16, waits.len() as u32, list, &mut event)));
    event
}

/// The answer to a question, as a number of its size.
pub fn answer<T: Default>(ask: impl FnOnce(usize, *mut c_void) -> cl_int) -> T {
    let mut value = T::default();
    ok(ask(size_of::<T>(), std::ptr::from_mut(&mut value).cast()));
    value
}

/// How far the command of an event is.
pub fn progress(event: cl_event) -> cl_int {
    answer(|size, value| cl!(clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, size, value, null_mut())))
}

/// The answer to a question, as a text.
pub fn text(ask: impl Fn(usize, *mut c_void, *mut usize) -> cl_int) -> String {
    let mut size = 0;
    ok(ask(0, null_mut(), &mut size));
    let mut bytes = vec![0u8; size];
    ok(ask(size, bytes.as_mut_ptr().cast(), null_mut()));
    String::from_utf8(bytes).expect("a text").trim_end_matches('\0').to_string()
}

/// Every slot holds a function, so that the loader finds one wherever it looks.
pub fn slots() -> usize {
    size_of_val(&DISPATCH) / size_of::<usize>()
}
