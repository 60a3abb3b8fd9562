//! The calls that it makes, of each kind of function.

use std::ffi::c_void;
use std::ptr::{null, null_mut};

use opencl_sys::*;

use crate::common::ok;
use crate::program::{Program, CONTEXT, EVENT, KEPT, KERNEL, KINDS, MEMORY, PROGRAM, QUEUE, SAMPLER};

unsafe extern "C" fn notified(_: *mut c_void, _: *mut c_void) {}

unsafe extern "C" fn told(_: *mut c_void, _: cl_int, _: *mut c_void) {}

impl Program {
    pub fn create(&mut self) {
        let (context, mut status) = (self.object(CONTEXT), 1);
        let (flags, host) = (self.flags(), self.host());
        match self.random.below(7) {
            0..=2 => {
                let size = self.number();
                let host = if flags & CL_MEM_COPY_HOST_PTR != 0 && size < 1 << 16 { host } else { null_mut() };
                let object = cl!(clCreateBuffer(context, flags, size, host, &mut status));
                self.keep(MEMORY, object, status);
            }
            3 => {
                let format = cl_image_format {
                    image_channel_order: CL_R + self.random.below(8) as u32,
                    image_channel_data_type: CL_SNORM_INT8 + self.random.below(16) as u32,
                };
                let desc = cl_image_desc {
                    image_type: CL_MEM_OBJECT_BUFFER + self.random.below(9) as u32,
                    image_width: self.small(),
                    image_height: self.small(),
                    image_depth: self.small(),
                    image_array_size: self.small(),
                    image_row_pitch: if self.random.chance(80) { 0 } else { self.number() },
                    image_slice_pitch: if self.random.chance(80) { 0 } else { self.number() },
                    num_mip_levels: 0,
                    num_samples: self.random.one_in(20).into(),
                    buffer: if self.random.chance(30) { self.object(MEMORY) } else { null_mut() },
                };
                let object = cl!(clCreateImage(context, flags & !CL_MEM_COPY_HOST_PTR, &format, &desc, null_mut(), &mut status));
                self.keep(MEMORY, object, status);
            }
            4 => {
                let [a, b, c] =
                    [CL_TRUE, CL_ADDRESS_CLAMP, CL_FILTER_NEAREST].map(|usual| usual.wrapping_add(self.random.below(3) as u32));
                let object = cl!(clCreateSampler(context, a, b, c, &mut status));
                self.keep(SAMPLER, object, status);
            }
            5 => {
                let object = cl!(clCreateUserEvent(context, &mut status));
                self.keep(EVENT, object, status);
                if !object.is_null() {
                    (0..KEPT).for_each(|_| ok(cl!(clRetainEvent(object))));
                    self.open.push(object as usize);
                }
            }
            _ => {
                let program = self.object(PROGRAM);
                let name = if self.random.chance(80) { c"saxpy" } else { c"daxpy" };
                let object = cl!(clCreateKernel(program, name.as_ptr(), &mut status));
                self.keep(KERNEL, object, status);
            }
        }
    }

    pub fn count(&mut self) {
        let kind = self.random.index(KINDS);
        let object = self.object(kind);
        let retain = self.random.chance(40);
        let status = match (kind, retain) {
            (CONTEXT, true) => cl!(clRetainContext(object)),
            (CONTEXT, false) => cl!(clReleaseContext(object)),
            (QUEUE, true) => cl!(clRetainCommandQueue(object)),
            (QUEUE, false) => cl!(clReleaseCommandQueue(object)),
            (MEMORY, true) => cl!(clRetainMemObject(object)),
            (MEMORY, false) => cl!(clReleaseMemObject(object)),
            (PROGRAM, true) => cl!(clRetainProgram(object)),
            (PROGRAM, false) => cl!(clReleaseProgram(object)),
            (KERNEL, true) => cl!(clRetainKernel(object)),
            (KERNEL, false) => cl!(clReleaseKernel(object)),
            (EVENT, true) => cl!(clRetainEvent(object)),
            (EVENT, false) => cl!(clReleaseEvent(object)),
            (_, true) => cl!(clRetainSampler(object)),
            (_, false) => cl!(clReleaseSampler(object)),
        };
        self.see(status);
        // The session's own must last as long as the test.
        if status == CL_SUCCESS && !retain {
            let [context, queue, program] = [self.session.context, self.session.queue, self.program];
            match object {
                it if it == context => ok(cl!(clRetainContext(it))),
                it if it == queue => ok(cl!(clRetainCommandQueue(it))),
                it if it == program => ok(cl!(clRetainProgram(it))),
                it if kind == EVENT => self.keep_user_event(it),
                _ => {}
            }
        }
    }

    /// The hidden references to user events stay.
    fn keep_user_event(&mut self, event: *mut c_void) {
        if self.open.contains(&(event as usize)) {
            ok(cl!(clRetainEvent(event)));
        }
    }

    pub fn ask(&mut self) {
        let (name, size) = (self.random.below(80) as u32, self.random.index(128));
        let (host, mut needed) = (self.host(), 0);
        let out = &mut needed;
        let kind = self.random.index(KINDS);
        let object = self.object(kind);
        let status = match kind {
            CONTEXT => cl!(clGetContextInfo(object, CL_CONTEXT_REFERENCE_COUNT - 2 + name % 8, size, host, out)),
            QUEUE => cl!(clGetCommandQueueInfo(object, CL_QUEUE_CONTEXT - 1 + name % 10, size, host, out)),
            MEMORY if name < 40 => cl!(clGetMemObjectInfo(object, CL_MEM_TYPE - 1 + name % 14, size, host, out)),
            MEMORY => cl!(clGetImageInfo(object, CL_IMAGE_FORMAT - 1 + name % 14, size, host, out)),
            PROGRAM => cl!(clGetProgramInfo(
                object,
                CL_PROGRAM_REFERENCE_COUNT + [0, 1, 2, 3, 4, 7, 8, 9][name as usize % 8],
                size,
                host,
                out
            )),
            KERNEL if name < 40 => cl!(clGetKernelInfo(object, CL_KERNEL_FUNCTION_NAME - 1 + name % 8, size, host, out)),
            KERNEL => cl!(clGetKernelArgInfo(object, name % 5, CL_KERNEL_ARG_ADDRESS_QUALIFIER - 1 + name % 7, size, host, out)),
            EVENT if name < 40 => cl!(clGetEventInfo(object, CL_EVENT_COMMAND_QUEUE - 1 + name % 7, size, host, out)),
            EVENT => cl!(clGetEventProfilingInfo(object, CL_PROFILING_COMMAND_QUEUED - 1 + name % 7, size, host, out)),
            _ => cl!(clGetSamplerInfo(object, CL_SAMPLER_REFERENCE_COUNT - 1 + name % 8, size, host, out)),
        };
        self.see(status);
    }

    pub fn argue(&mut self) {
        let (kernel, index) = (self.object(KERNEL), self.random.below(5) as u32);
        let kind = if self.random.chance(80) { MEMORY } else { SAMPLER };
        let object = self.object(kind);
        let size = if self.random.chance(70) { 8 } else { self.small() };
        let room = [object as usize, 0, 0, 0, 0, 0];
        let value: *const c_void = if self.random.chance(90) { room.as_ptr().cast() } else { null() };
        let size = if index == 2 && self.random.chance(70) { 4 } else { size };
        let status = cl!(clSetKernelArg(kernel, index, size, value));
        self.see(status);
    }

    /// Commands; none of them waits.
    pub fn enqueue(&mut self) {
        let (queue, a, b) = (self.object(QUEUE), self.object(MEMORY), self.object(MEMORY));
        let (n, list) = self.events();
        let (mut event, host) = (null_mut(), self.host());
        let [at, to, size] = [self.number(), self.number(), self.number()];
        let [origin, region] = [4, 9].map(|most| self.three(most));
        // Also where memory of the program begins, which must be there.
        let target: [usize; 3] = std::array::from_fn(|_| self.random.index(4));
        let [x, y, z] = [&origin, &target, &region].map(|list| list.as_ptr());
        let no = CL_FALSE;
        let e = &mut event;
        let status = match self.random.below(16) {
            0 => cl!(clEnqueueReadBuffer(queue, a, no, at, size, host, n, list, e)),
            1 => cl!(clEnqueueWriteBuffer(queue, a, no, at, size, host, n, list, e)),
            2 => cl!(clEnqueueCopyBuffer(queue, a, b, at, to, size, n, list, e)),
            3 => {
                let pattern = 1 << self.random.below(9);
                cl!(clEnqueueFillBuffer(queue, a, host, pattern, at, size, n, list, e))
            }
            4 => cl!(clEnqueueReadBufferRect(queue, a, no, x, y, z, 0, 0, 0, 0, host, n, list, e)),
            5 => cl!(clEnqueueWriteBufferRect(queue, a, no, x, y, z, 16, 256, 16, 256, host, n, list, e)),
            6 => cl!(clEnqueueCopyBufferRect(queue, a, b, x, y, z, at % 64, to % 512, 0, 0, n, list, e)),
            7 => cl!(clEnqueueReadImage(queue, a, no, x, z, 0, 0, host, n, list, e)),
            8 => cl!(clEnqueueWriteImage(queue, a, no, x, z, 0, 0, host, n, list, e)),
            9 => cl!(clEnqueueCopyImage(queue, a, b, x, y, z, n, list, e)),
            10 => cl!(clEnqueueCopyImageToBuffer(queue, a, b, x, z, at, n, list, e)),
            11 => cl!(clEnqueueCopyBufferToImage(queue, a, b, at, x, z, n, list, e)),
            12 => cl!(clEnqueueFillImage(queue, a, host, x, z, n, list, e)),
            13 => cl!(clEnqueueMarkerWithWaitList(queue, n, list, e)),
            14 => {
                let address = self.bytes.as_mut_ptr().cast();
                cl!(clEnqueueUnmapMemObject(queue, a, address, n, list, e))
            }
            _ => {
                let kernel = self.object(KERNEL);
                let (global, local) = (self.three(40), self.three(40));
                let local = if self.random.chance(50) { null() } else { local.as_ptr() };
                let dimensions = self.random.below(5) as u32;
                cl!(clEnqueueNDRangeKernel(queue, kernel, dimensions, null(), global.as_ptr(), local, n, list, e))
            }
        };
        self.done(status, event);
    }

    pub fn wait(&mut self) {
        self.unblock();
        let queue = self.object(QUEUE);
        let (n, list) = self.events();
        let status = match self.random.below(4) {
            0 => cl!(clFinish(queue)),
            1 => cl!(clFlush(queue)),
            2 => cl!(clWaitForEvents(n, list)),
            _ => {
                let memory = self.object(MEMORY);
                let size = self.small();
                let to = self.bytes.as_mut_ptr().cast();
                cl!(clEnqueueReadBuffer(queue, memory, CL_TRUE, 0, size, to, 0, null(), null_mut()))
            }
        };
        self.see(status);
    }

    pub fn other(&mut self) {
        let (event, memory, context) = (self.object(EVENT), self.object(MEMORY), self.object(CONTEXT));
        let mut status = 1;
        match self.random.below(6) {
            0 => {
                let status = self.random.below(5) as i32 - 1;
                let status = cl!(clSetEventCallback(event, status, Some(told), null_mut()));
                self.see(status);
            }
            1 => {
                let status = cl!(clSetMemObjectDestructorCallback(memory, Some(notified), null_mut()));
                self.see(status);
            }
            2 => {
                let status = cl!(clSetUserEventStatus(event, self.random.below(4) as i32 - 2));
                if status == CL_SUCCESS {
                    self.open.retain(|open| *open != event as usize);
                }
                self.see(status);
            }
            3 => {
                let region = cl_buffer_region { origin: self.number(), size: self.number() };
                let region: *const c_void = std::ptr::from_ref(&region).cast();
                let flags = self.flags();
                let part = cl!(clCreateSubBuffer(memory, flags, CL_BUFFER_CREATE_TYPE_REGION, region, &mut status));
                self.keep(MEMORY, part, status);
            }
            4 => {
                let mut count = 0;
                let kind = CL_MEM_OBJECT_BUFFER + self.random.below(9) as u32;
                let formats = self.bytes.as_mut_ptr().cast();
                let status = cl!(clGetSupportedImageFormats(context, 0, kind, self.random.below(99) as u32, formats, &mut count));
                self.see(status);
            }
            _ => {
                let device = if self.random.chance(80) { self.session.device } else { self.object(KERNEL) };
                let queue = cl!(clCreateCommandQueue(context, device, self.random.below(9), &mut status));
                self.keep(QUEUE, queue, status);
                // A queue has a thread; there are not too many of them, and the session's stays among them.
                if status == CL_SUCCESS && self.objects[QUEUE].len() > 8 {
                    let oldest = self.objects[QUEUE].remove(1);
                    let _may_be_released = cl!(clReleaseCommandQueue(oldest as *mut c_void));
                }
            }
        }
    }
}
