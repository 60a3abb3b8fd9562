//! The one device: execution units on which kernels run, on the engine that the environment names.

use std::sync::{Arc, OnceLock};

use opencl_sys::*;

use crate::event;
use crate::ffi::{Code, In, Live, Out, Outcome};
use crate::info::Answer;
use crate::platform::{self, Platform};
use crate::registry::{self, Handle, Object};
use crate::settings::settings;

/// The device.
pub struct Device {
    handle: Handle,
}

impl Object for Device {
    const INVALID: Code = CL_INVALID_DEVICE;
    fn handle(&self) -> &Handle {
        &self.handle
    }
}

/// Most work-items of a group.
pub const GROUP: usize = 256;
/// Largest side of an image.
pub const IMAGE_SIDE: usize = 16384;
/// Largest buffer.
pub const BUFFER: u64 = tessera_launch::bind::BUFFER_LIMIT;
/// Bytes of local memory.
pub const LOCAL: u64 = 65536;
/// Megahertz at which cycles are counted.
pub const CLOCK: u32 = 1000;
/// Alignment of sub-buffers, in bits.
pub const ALIGNMENT: u32 = 1024;

/// The device there is.
pub fn device() -> Arc<Device> {
    static DEVICE: OnceLock<Arc<Device>> = OnceLock::new();
    DEVICE.get_or_init(|| registry::make(|handle| Device { handle })).clone()
}

/// The devices of a list, which has at least one.
pub fn devices(count: u32, list: In<cl_device_id>) -> Outcome<()> {
    let list = list.list(count as usize).filter(|list| !list.is_empty()).ok_or(CL_INVALID_VALUE)?;
    list.iter().try_for_each(|device| registry::get::<Device>(*device as usize).map(drop))
}

/// The devices of a list that may be left out.
pub fn devices_or_all(count: u32, list: In<cl_device_id>) -> Outcome<()> {
    match (count, list.is_null()) {
        (0, true) => Ok(()),
        _ => devices(count, list),
    }
}

/// A set of device types that has this one in it, or is one that holds nothing; other numbers are no types.
pub fn of_type(wanted: u64) -> Outcome<bool> {
    let known =
        CL_DEVICE_TYPE_DEFAULT | CL_DEVICE_TYPE_CPU | CL_DEVICE_TYPE_GPU | CL_DEVICE_TYPE_ACCELERATOR | CL_DEVICE_TYPE_CUSTOM;
    match wanted {
        CL_DEVICE_TYPE_ALL => Ok(true),
        wanted if wanted == 0 || wanted & !known != 0 => Err(CL_INVALID_DEVICE_TYPE),
        wanted => Ok(wanted & (CL_DEVICE_TYPE_DEFAULT | CL_DEVICE_TYPE_GPU) != 0),
    }
}

/// `clGetDeviceIDs`
pub fn get_device_ids(
    _: Option<Live<Platform>>,
    wanted: u64,
    entries: u32,
    devices: Out<cl_device_id>,
    count: Out<u32>,
) -> Outcome<()> {
    if (entries == 0) != devices.is_null() || (devices.is_null() && count.is_null()) {
        return Err(CL_INVALID_VALUE);
    }
    if !of_type(wanted)? {
        count.put(0);
        return Err(CL_DEVICE_NOT_FOUND);
    }
    devices.put(device().handle.address() as cl_device_id);
    count.put(1);
    Ok(())
}

/// `clRetainDevice`, `clReleaseDevice`: a root device is not counted.
pub fn keep_device(_: Live<Device>) -> Outcome<()> {
    Ok(())
}

/// `clCreateSubDevices`
pub fn create_sub_devices(_: Live<Device>, _: In<isize>, _: u32, _: Out<cl_device_id>, _: Out<u32>) -> Outcome<()> {
    Err(CL_INVALID_VALUE)
}

/// `clGetDeviceAndHostTimer`
pub fn get_device_and_host_timer(_: Live<Device>, device: Out<u64>, host: Out<u64>) -> Outcome<()> {
    if device.is_null() || host.is_null() {
        return Err(CL_INVALID_VALUE);
    }
    let now = event::now();
    device.put(now);
    host.put(now);
    Ok(())
}

/// `clGetHostTimer`
pub fn get_host_timer(_: Live<Device>, host: Out<u64>) -> Outcome<()> {
    if host.is_null() {
        return Err(CL_INVALID_VALUE);
    }
    host.put(event::now());
    Ok(())
}

const ROUNDING: u64 =
    CL_FP_DENORM | CL_FP_INF_NAN | CL_FP_ROUND_TO_NEAREST | CL_FP_ROUND_TO_ZERO | CL_FP_ROUND_TO_INF | CL_FP_FMA;

const C_VERSIONS: [(&str, u32); 4] = [
    ("OpenCL C", platform::version(1, 0)),
    ("OpenCL C", platform::version(1, 1)),
    ("OpenCL C", platform::version(1, 2)),
    ("OpenCL C", platform::version(3, 0)),
];

const C_FEATURES: [(&str, u32); 4] = [
    ("__opencl_c_fp64", platform::version(3, 0)),
    ("__opencl_c_int64", platform::version(3, 0)),
    ("__opencl_c_images", platform::version(3, 0)),
    ("__opencl_c_subgroups", platform::version(3, 0)),
];

/// `clGetDeviceInfo`
pub fn get_device_info(_: Live<Device>, name: u32) -> Outcome<Answer> {
    match name {
        CL_DEVICE_TYPE => Answer::number(CL_DEVICE_TYPE_GPU),
        CL_DEVICE_VENDOR_ID => Answer::number(0x7E55u32),
        CL_DEVICE_NAME => Answer::text(&format!("Tessera Gen9 execution unit ({})", settings().engine.name())),
        CL_DEVICE_VENDOR => Answer::text("Tessera"),
        CL_DRIVER_VERSION => Answer::text(env!("CARGO_PKG_VERSION")),
        CL_DEVICE_PROFILE => Answer::text("FULL_PROFILE"),
        CL_DEVICE_VERSION => Answer::text(platform::VERSION),
        CL_DEVICE_NUMERIC_VERSION => Answer::number(platform::version(3, 0)),
        CL_DEVICE_OPENCL_C_VERSION => Answer::text("OpenCL C 1.2 Tessera"),
        CL_DEVICE_OPENCL_C_ALL_VERSIONS => platform::name_versions(&C_VERSIONS),
        CL_DEVICE_OPENCL_C_FEATURES => platform::name_versions(&C_FEATURES),
        CL_DEVICE_EXTENSIONS => Answer::text(&platform::extension_names()),
        CL_DEVICE_EXTENSIONS_WITH_VERSION => platform::name_versions(&platform::EXTENSIONS),
        CL_DEVICE_ILS_WITH_VERSION | CL_DEVICE_BUILT_IN_KERNELS_WITH_VERSION => Answer::bytes(Vec::new()),
        CL_DEVICE_IL_VERSION | CL_DEVICE_BUILT_IN_KERNELS | CL_DEVICE_LATEST_CONFORMANCE_VERSION_PASSED => Answer::text(""),
        CL_DEVICE_PLATFORM => Answer::number(platform::platform().handle().address()),
        CL_DEVICE_REFERENCE_COUNT | CL_DEVICE_MAX_COMPUTE_UNITS | CL_DEVICE_PARTITION_MAX_SUB_DEVICES => {
            Answer::number(u32::from(name != CL_DEVICE_PARTITION_MAX_SUB_DEVICES))
        }
        CL_DEVICE_PARENT_DEVICE => Answer::number(0usize),
        CL_DEVICE_PARTITION_PROPERTIES | CL_DEVICE_PARTITION_TYPE => Answer::number(0isize),
        CL_DEVICE_PARTITION_AFFINITY_DOMAIN => Answer::number(0u64),
        CL_DEVICE_AVAILABLE | CL_DEVICE_COMPILER_AVAILABLE | CL_DEVICE_LINKER_AVAILABLE | CL_DEVICE_ENDIAN_LITTLE => {
            Answer::truth(true)
        }
        CL_DEVICE_IMAGE_SUPPORT | CL_DEVICE_PREFERRED_INTEROP_USER_SYNC | CL_DEVICE_HOST_UNIFIED_MEMORY => Answer::truth(true),
        CL_DEVICE_ERROR_CORRECTION_SUPPORT | CL_DEVICE_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS => Answer::truth(false),
        CL_DEVICE_NON_UNIFORM_WORK_GROUP_SUPPORT => Answer::truth(true),
        CL_DEVICE_WORK_GROUP_COLLECTIVE_FUNCTIONS_SUPPORT | CL_DEVICE_GENERIC_ADDRESS_SPACE_SUPPORT | CL_DEVICE_PIPE_SUPPORT => {
            Answer::truth(false)
        }
        CL_DEVICE_MAX_CLOCK_FREQUENCY => Answer::number(CLOCK),
        CL_DEVICE_ADDRESS_BITS => Answer::number(64u32),
        CL_DEVICE_MAX_WORK_ITEM_DIMENSIONS => Answer::number(3u32),
        CL_DEVICE_MAX_WORK_ITEM_SIZES => Answer::list(&[GROUP; 3]),
        CL_DEVICE_MAX_WORK_GROUP_SIZE => Answer::number(GROUP),
        CL_DEVICE_PREFERRED_WORK_GROUP_SIZE_MULTIPLE => Answer::number(16usize),
        CL_DEVICE_SUB_GROUP_SIZES_INTEL => Answer::list(&[8usize, 16, 32]),
        CL_DEVICE_MAX_NUM_SUB_GROUPS => Answer::number(32u32),
        CL_DEVICE_PREFERRED_VECTOR_WIDTH_CHAR | CL_DEVICE_NATIVE_VECTOR_WIDTH_CHAR => Answer::number(16u32),
        CL_DEVICE_PREFERRED_VECTOR_WIDTH_SHORT | CL_DEVICE_NATIVE_VECTOR_WIDTH_SHORT => Answer::number(8u32),
        CL_DEVICE_PREFERRED_VECTOR_WIDTH_HALF | CL_DEVICE_NATIVE_VECTOR_WIDTH_HALF => Answer::number(8u32),
        CL_DEVICE_PREFERRED_VECTOR_WIDTH_INT | CL_DEVICE_NATIVE_VECTOR_WIDTH_INT => Answer::number(4u32),
        CL_DEVICE_PREFERRED_VECTOR_WIDTH_FLOAT | CL_DEVICE_NATIVE_VECTOR_WIDTH_FLOAT => Answer::number(1u32),
        CL_DEVICE_PREFERRED_VECTOR_WIDTH_LONG | CL_DEVICE_NATIVE_VECTOR_WIDTH_LONG => Answer::number(1u32),
        CL_DEVICE_PREFERRED_VECTOR_WIDTH_DOUBLE | CL_DEVICE_NATIVE_VECTOR_WIDTH_DOUBLE => Answer::number(1u32),
        CL_DEVICE_MAX_READ_IMAGE_ARGS | CL_DEVICE_MAX_WRITE_IMAGE_ARGS => Answer::number(128u32),
        CL_DEVICE_MAX_READ_WRITE_IMAGE_ARGS => Answer::number(0u32),
        CL_DEVICE_IMAGE2D_MAX_WIDTH | CL_DEVICE_IMAGE2D_MAX_HEIGHT => Answer::number(IMAGE_SIDE),
        CL_DEVICE_IMAGE3D_MAX_WIDTH | CL_DEVICE_IMAGE3D_MAX_HEIGHT | CL_DEVICE_IMAGE3D_MAX_DEPTH => Answer::number(2048usize),
        CL_DEVICE_IMAGE_MAX_BUFFER_SIZE => Answer::number(65536usize),
        CL_DEVICE_IMAGE_MAX_ARRAY_SIZE => Answer::number(2048usize),
        CL_DEVICE_IMAGE_PITCH_ALIGNMENT | CL_DEVICE_IMAGE_BASE_ADDRESS_ALIGNMENT => Answer::number(0u32),
        CL_DEVICE_MAX_SAMPLERS => Answer::number(16u32),
        CL_DEVICE_MAX_PARAMETER_SIZE => Answer::number(1024usize),
        CL_DEVICE_MEM_BASE_ADDR_ALIGN => Answer::number(ALIGNMENT),
        CL_DEVICE_MIN_DATA_TYPE_ALIGN_SIZE => Answer::number(128u32),
        CL_DEVICE_SINGLE_FP_CONFIG | CL_DEVICE_DOUBLE_FP_CONFIG | CL_DEVICE_HALF_FP_CONFIG => Answer::number(ROUNDING),
        CL_DEVICE_GLOBAL_MEM_CACHE_TYPE => Answer::number(CL_NONE),
        CL_DEVICE_GLOBAL_MEM_CACHELINE_SIZE => Answer::number(64u32),
        CL_DEVICE_GLOBAL_MEM_CACHE_SIZE => Answer::number(0u64),
        CL_DEVICE_GLOBAL_MEM_SIZE => Answer::number(tessera_launch::bind::TOTAL_LIMIT),
        CL_DEVICE_MAX_MEM_ALLOC_SIZE => Answer::number(BUFFER),
        CL_DEVICE_MAX_GLOBAL_VARIABLE_SIZE | CL_DEVICE_GLOBAL_VARIABLE_PREFERRED_TOTAL_SIZE => Answer::number(0usize),
        CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE => Answer::number(BUFFER),
        CL_DEVICE_MAX_CONSTANT_ARGS => Answer::number(8u32),
        CL_DEVICE_LOCAL_MEM_TYPE => Answer::number(CL_LOCAL),
        CL_DEVICE_LOCAL_MEM_SIZE => Answer::number(LOCAL),
        CL_DEVICE_PROFILING_TIMER_RESOLUTION => Answer::number(1usize),
        CL_DEVICE_PRINTF_BUFFER_SIZE => Answer::number(tessera_launch::printf::BUFFER_BYTES as usize),
        CL_DEVICE_EXECUTION_CAPABILITIES => Answer::number(CL_EXEC_KERNEL | CL_EXEC_NATIVE_KERNEL),
        CL_DEVICE_QUEUE_ON_HOST_PROPERTIES => Answer::number(CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE | CL_QUEUE_PROFILING_ENABLE),
        CL_DEVICE_QUEUE_ON_DEVICE_PROPERTIES | CL_DEVICE_SVM_CAPABILITIES | CL_DEVICE_DEVICE_ENQUEUE_CAPABILITIES => {
            Answer::number(0u64)
        }
        CL_DEVICE_ATOMIC_MEMORY_CAPABILITIES => {
            Answer::number(CL_DEVICE_ATOMIC_ORDER_RELAXED | CL_DEVICE_ATOMIC_SCOPE_WORK_GROUP)
        }
        CL_DEVICE_ATOMIC_FENCE_CAPABILITIES => {
            Answer::number(CL_DEVICE_ATOMIC_ORDER_RELAXED | CL_DEVICE_ATOMIC_ORDER_ACQ_REL | CL_DEVICE_ATOMIC_SCOPE_WORK_GROUP)
        }
        CL_DEVICE_QUEUE_ON_DEVICE_PREFERRED_SIZE
        | CL_DEVICE_QUEUE_ON_DEVICE_MAX_SIZE
        | CL_DEVICE_MAX_ON_DEVICE_QUEUES
        | CL_DEVICE_MAX_ON_DEVICE_EVENTS
        | CL_DEVICE_MAX_PIPE_ARGS
        | CL_DEVICE_PIPE_MAX_ACTIVE_RESERVATIONS
        | CL_DEVICE_PIPE_MAX_PACKET_SIZE
        | CL_DEVICE_PREFERRED_PLATFORM_ATOMIC_ALIGNMENT
        | CL_DEVICE_PREFERRED_GLOBAL_ATOMIC_ALIGNMENT
        | CL_DEVICE_PREFERRED_LOCAL_ATOMIC_ALIGNMENT => Answer::number(0u32),
        _ => Answer::unknown(),
    }
}
