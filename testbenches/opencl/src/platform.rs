//! The one platform, and what the loader asks of it.

use std::sync::{Arc, OnceLock};

use opencl_sys::*;

use crate::ffi::{Code, Live, Out, Outcome};
use crate::info::Answer;
use crate::registry::{self, Handle, Object};

/// The platform.
pub struct Platform {
    handle: Handle,
}

impl Object for Platform {
    const INVALID: Code = CL_INVALID_PLATFORM;
    fn handle(&self) -> &Handle {
        &self.handle
    }
}

/// The version of OpenCL offered.
pub const VERSION: &str = "OpenCL 3.0 Tessera";

/// Versions as numbers.
pub const fn version(major: u32, minor: u32) -> u32 {
    major << 22 | minor << 12
}

/// What the device offers beside the core, each with its version.
pub const EXTENSIONS: [(&str, u32); 14] = [
    ("cl_khr_byte_addressable_store", version(1, 0)),
    ("cl_khr_fp16", version(1, 0)),
    ("cl_khr_fp64", version(1, 0)),
    ("cl_khr_global_int32_base_atomics", version(1, 0)),
    ("cl_khr_global_int32_extended_atomics", version(1, 0)),
    ("cl_khr_icd", version(1, 0)),
    ("cl_khr_int64_base_atomics", version(1, 0)),
    ("cl_khr_int64_extended_atomics", version(1, 0)),
    ("cl_khr_local_int32_base_atomics", version(1, 0)),
    ("cl_khr_local_int32_extended_atomics", version(1, 0)),
    ("cl_khr_subgroups", version(1, 0)),
    ("cl_intel_required_subgroup_size", version(1, 0)),
    ("cl_intel_subgroups", version(1, 0)),
    ("cl_intel_subgroups_short", version(1, 0)),
];

/// Their names in one line.
pub fn extension_names() -> String {
    EXTENSIONS.map(|extension| extension.0).join(" ")
}

/// Names with versions, as `cl_name_version`.
pub fn name_versions(list: &[(&str, u32)]) -> Outcome<Answer> {
    let one = |&(name, version): &(&str, u32)| {
        let mut bytes = version.to_ne_bytes().to_vec();
        bytes.extend(name.bytes().take(63));
        bytes.resize(4 + 64, 0);
        bytes
    };
    Answer::bytes(list.iter().flat_map(one).collect())
}

/// The platform there is.
pub fn platform() -> Arc<Platform> {
    static PLATFORM: OnceLock<Arc<Platform>> = OnceLock::new();
    PLATFORM.get_or_init(|| registry::make(|handle| Platform { handle })).clone()
}

/// `clGetPlatformIDs`, `clIcdGetPlatformIDsKHR`
pub fn get_platform_ids(entries: u32, platforms: Out<cl_platform_id>, count: Out<u32>) -> Outcome<()> {
    if (entries == 0) != platforms.is_null() || (platforms.is_null() && count.is_null()) {
        return Err(CL_INVALID_VALUE);
    }
    platforms.put(platform().handle.address() as cl_platform_id);
    count.put(1);
    Ok(())
}

/// `clGetPlatformInfo`
pub fn get_platform_info(_: Live<Platform>, name: u32) -> Outcome<Answer> {
    match name {
        CL_PLATFORM_PROFILE => Answer::text("FULL_PROFILE"),
        CL_PLATFORM_VERSION => Answer::text(VERSION),
        CL_PLATFORM_NUMERIC_VERSION => Answer::number(version(3, 0)),
        CL_PLATFORM_NAME => Answer::text("Tessera"),
        CL_PLATFORM_VENDOR => Answer::text("Tessera"),
        CL_PLATFORM_EXTENSIONS => Answer::text(&extension_names()),
        CL_PLATFORM_EXTENSIONS_WITH_VERSION => name_versions(&EXTENSIONS),
        CL_PLATFORM_HOST_TIMER_RESOLUTION => Answer::number(1u64),
        CL_PLATFORM_ICD_SUFFIX_KHR => Answer::text("TESSERA"),
        _ => Answer::unknown(),
    }
}

/// `clUnloadPlatformCompiler`
pub fn unload_platform_compiler(_: Live<Platform>) -> Outcome<()> {
    Ok(())
}

/// `clUnloadCompiler`
pub fn unload_compiler() -> Outcome<()> {
    Ok(())
}
