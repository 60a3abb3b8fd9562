//! What the device says of itself.

use opencl_sys::*;

use super::{buffer, kind, Device, ALIGNMENT, CLOCK, GROUP, IMAGE_SIDE, LOCAL};
use crate::ffi::{Live, Outcome};
use crate::info::Answer;
use crate::platform;
use crate::registry::Object;
use crate::settings::settings;

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

/// What the compiler takes beside OpenCL C; it writes the last one itself.
const SPIRV: [(&str, u32); 5] = [
    ("SPIR-V", platform::version(1, 0)),
    ("SPIR-V", platform::version(1, 1)),
    ("SPIR-V", platform::version(1, 2)),
    ("SPIR-V", platform::version(1, 3)),
    ("SPIR-V", platform::version(1, 4)),
];

/// `clGetDeviceInfo`
pub fn get_device_info(_: Live<Device>, name: u32) -> Outcome<Answer> {
    match name {
        CL_DEVICE_TYPE => Answer::number(kind()),
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
        CL_DEVICE_IL_VERSION => {
            Answer::text(&SPIRV.map(|(name, version)| format!("{name}_1.{}", version >> 12 & 0x3FF)).join(" "))
        }
        CL_DEVICE_ILS_WITH_VERSION => platform::name_versions(&SPIRV),
        CL_DEVICE_BUILT_IN_KERNELS_WITH_VERSION => Answer::bytes(Vec::new()),
        CL_DEVICE_BUILT_IN_KERNELS | CL_DEVICE_LATEST_CONFORMANCE_VERSION_PASSED => Answer::text(""),
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
        CL_DEVICE_GLOBAL_MEM_SIZE => Answer::number(settings().memory),
        CL_DEVICE_MAX_MEM_ALLOC_SIZE | CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE => Answer::number(buffer()),
        CL_DEVICE_MAX_GLOBAL_VARIABLE_SIZE | CL_DEVICE_GLOBAL_VARIABLE_PREFERRED_TOTAL_SIZE => Answer::number(0usize),
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
