//! Every function of the dispatch table, called with arguments that are made out of their types.

use std::ffi::c_void;

use opencl_sys::cl_icd::cl_icd_dispatch;
use opencl_sys::{cl_int, CL_SUCCESS};
use tessera_opencl::api::DISPATCH;

use crate::dice::{Dice, Given};

/// What a call gives.
pub trait Gives {
    fn fine(&self) -> bool;
}

impl Gives for cl_int {
    fn fine(&self) -> bool {
        assert!((-80..=0).contains(self) || (-1200..=-1000).contains(self), "{self} is no status");
        *self == CL_SUCCESS
    }
}

impl Gives for *mut c_void {
    fn fine(&self) -> bool {
        !self.is_null()
    }
}

impl Gives for () {
    fn fine(&self) -> bool {
        true
    }
}

/// A slot of the dispatch table.
pub trait Slot {
    fn call(self, place: usize, dice: &mut Dice);
}

macro_rules! slot {
    ($($arg:ident)*) => {
        impl<$($arg: Given,)* R: Gives> Slot for Option<unsafe extern "C" fn($($arg),*) -> R> {
            #[allow(non_snake_case)] // the arguments are called as their types
            fn call(self, place: usize, dice: &mut Dice) {
                let function = self.expect("a function in every slot");
                dice.begin(place);
                $(
                    let $arg = $arg::given(dice);
                    dice.place += 1;
                )*
                // SAFETY: what is not null leads to as much as the call says; see `dice`.
                let given = unsafe { function($($arg),*) };
                dice.end(given.fine());
            }
        }
    };
}

macro_rules! slots {
    ($first:ident $($arg:ident)*) => {
        slot!($first $($arg)*);
        slots!($($arg)*);
    };
    () => { slot!(); };
}

slots!(A B C D E F G H I J K L M N);

/// A function, by its place in the table.
type Function = (usize, fn(&mut Dice));

macro_rules! every {
    ($($name:ident)*) => {
        vec![$({
            const PLACE: usize = std::mem::offset_of!(cl_icd_dispatch, $name);
            (PLACE, (|dice| DISPATCH.$name.call(PLACE, dice)) as fn(&mut Dice))
        }),*]
    };
}

/// All of them, in the order of the table.
#[rustfmt::skip] // a list of names
pub fn all() -> Vec<Function> {
    every![
        clGetPlatformIDs clGetPlatformInfo clGetDeviceIDs clGetDeviceInfo clCreateContext
        clCreateContextFromType clRetainContext clReleaseContext clGetContextInfo clCreateCommandQueue
        clRetainCommandQueue clReleaseCommandQueue clGetCommandQueueInfo clSetCommandQueueProperty
        clCreateBuffer clCreateImage2D clCreateImage3D clRetainMemObject clReleaseMemObject
        clGetSupportedImageFormats clGetMemObjectInfo clGetImageInfo clCreateSampler clRetainSampler
        clReleaseSampler clGetSamplerInfo clCreateProgramWithSource clCreateProgramWithBinary
        clRetainProgram clReleaseProgram clBuildProgram clUnloadCompiler clGetProgramInfo
        clGetProgramBuildInfo clCreateKernel clCreateKernelsInProgram clRetainKernel clReleaseKernel
        clSetKernelArg clGetKernelInfo clGetKernelWorkGroupInfo clWaitForEvents clGetEventInfo clRetainEvent
        clReleaseEvent clGetEventProfilingInfo clFlush clFinish clEnqueueReadBuffer clEnqueueWriteBuffer
        clEnqueueCopyBuffer clEnqueueReadImage clEnqueueWriteImage clEnqueueCopyImage
        clEnqueueCopyImageToBuffer clEnqueueCopyBufferToImage clEnqueueMapBuffer clEnqueueMapImage
        clEnqueueUnmapMemObject clEnqueueNDRangeKernel clEnqueueTask clEnqueueNativeKernel clEnqueueMarker
        clEnqueueWaitForEvents clEnqueueBarrier clGetExtensionFunctionAddress clCreateFromGLBuffer
        clCreateFromGLTexture2D clCreateFromGLTexture3D clCreateFromGLRenderbuffer clGetGLObjectInfo
        clGetGLTextureInfo clEnqueueAcquireGLObjects clEnqueueReleaseGLObjects clGetGLContextInfoKHR
        clGetDeviceIDsFromD3D10KHR clCreateFromD3D10BufferKHR clCreateFromD3D10Texture2DKHR
        clCreateFromD3D10Texture3DKHR clEnqueueAcquireD3D10ObjectsKHR clEnqueueReleaseD3D10ObjectsKHR
        clSetEventCallback clCreateSubBuffer clSetMemObjectDestructorCallback clCreateUserEvent
        clSetUserEventStatus clEnqueueReadBufferRect clEnqueueWriteBufferRect clEnqueueCopyBufferRect
        clCreateSubDevicesEXT clRetainDeviceEXT clReleaseDeviceEXT clCreateEventFromGLsyncKHR
        clCreateSubDevices clRetainDevice clReleaseDevice clCreateImage clCreateProgramWithBuiltInKernels
        clCompileProgram clLinkProgram clUnloadPlatformCompiler clGetKernelArgInfo clEnqueueFillBuffer
        clEnqueueFillImage clEnqueueMigrateMemObjects clEnqueueMarkerWithWaitList
        clEnqueueBarrierWithWaitList clGetExtensionFunctionAddressForPlatform clCreateFromGLTexture
        clGetDeviceIDsFromD3D11KHR clCreateFromD3D11BufferKHR clCreateFromD3D11Texture2DKHR
        clCreateFromD3D11Texture3DKHR clCreateFromDX9MediaSurfaceKHR clEnqueueAcquireD3D11ObjectsKHR
        clEnqueueReleaseD3D11ObjectsKHR clGetDeviceIDsFromDX9MediaAdapterKHR
        clEnqueueAcquireDX9MediaSurfacesKHR clEnqueueReleaseDX9MediaSurfacesKHR clCreateFromEGLImageKHR
        clEnqueueAcquireEGLObjectsKHR clEnqueueReleaseEGLObjectsKHR clCreateEventFromEGLSyncKHR
        clCreateCommandQueueWithProperties clCreatePipe clGetPipeInfo clSVMAlloc clSVMFree clEnqueueSVMFree
        clEnqueueSVMMemcpy clEnqueueSVMMemFill clEnqueueSVMMap clEnqueueSVMUnmap
        clCreateSamplerWithProperties clSetKernelArgSVMPointer clSetKernelExecInfo
        clGetKernelSubGroupInfoKHR clCloneKernel clCreateProgramWithIL clEnqueueSVMMigrateMem
        clGetDeviceAndHostTimer clGetHostTimer clGetKernelSubGroupInfo clSetDefaultDeviceCommandQueue
        clSetProgramReleaseCallback clSetProgramSpecializationConstant clCreateBufferWithProperties
        clCreateImageWithProperties clSetContextDestructorCallback clGetKernelSuggestedLocalWorkSize
    ]
}
