//! The few C functions that follow no pattern.

use std::ffi::{c_char, c_void};

use opencl_sys::{cl_context, cl_platform_id, cl_svm_mem_flags};

use super::entry::address;
use super::In;

/// `clGetExtensionFunctionAddress`: `cl_khr_icd` is the one extension with a function.
///
/// # Safety
/// `name` is null or a text that ends with a zero.
pub unsafe extern "C" fn get_extension_function_address(name: *const c_char) -> *mut c_void {
    address(|| {
        Ok(match In(name).text().as_deref() {
            Some("clIcdGetPlatformIDsKHR") => crate::clIcdGetPlatformIDsKHR as *const () as usize,
            _ => 0,
        })
    })
}

/// `clGetExtensionFunctionAddressForPlatform`
///
/// # Safety
/// As for [`get_extension_function_address`].
pub unsafe extern "C" fn get_extension_function_address_for_platform(_: cl_platform_id, name: *const c_char) -> *mut c_void {
    // SAFETY: the argument of this call.
    unsafe { get_extension_function_address(name) }
}

/// `clSVMAlloc`: there is no shared virtual memory, and null says so.
pub extern "C" fn svm_alloc(_: cl_context, _: cl_svm_mem_flags, _: usize, _: u32) -> *mut c_void {
    std::ptr::null_mut()
}

/// `clSVMFree`: of null, as nothing else was given.
pub extern "C" fn svm_free(_: cl_context, _: *mut c_void) {}

/// The three symbols that the loader looks up by name.
#[allow(non_snake_case)] // the loader's names
pub mod exported {
    use std::ffi::{c_char, c_void};

    use opencl_sys::{cl_int, cl_platform_id, cl_platform_info, CL_INVALID_OPERATION};

    use crate::api::DISPATCH;

    /// The platforms of this driver.
    ///
    /// # Safety
    /// As the standard says of `clGetPlatformIDs`.
    #[no_mangle]
    pub unsafe extern "C" fn clIcdGetPlatformIDsKHR(entries: u32, platforms: *mut cl_platform_id, count: *mut u32) -> cl_int {
        // SAFETY: the arguments of this call.
        DISPATCH.clGetPlatformIDs.map_or(CL_INVALID_OPERATION, |call| unsafe { call(entries, platforms, count) })
    }

    /// As the table's.
    ///
    /// # Safety
    /// As the standard says.
    #[no_mangle]
    pub unsafe extern "C" fn clGetPlatformInfo(
        platform: cl_platform_id,
        name: cl_platform_info,
        size: usize,
        value: *mut c_void,
        size_ret: *mut usize,
    ) -> cl_int {
        // SAFETY: the arguments of this call.
        DISPATCH.clGetPlatformInfo.map_or(CL_INVALID_OPERATION, |call| unsafe { call(platform, name, size, value, size_ret) })
    }

    /// As the table's.
    ///
    /// # Safety
    /// As the standard says.
    #[no_mangle]
    pub unsafe extern "C" fn clGetExtensionFunctionAddress(name: *const c_char) -> *mut c_void {
        // SAFETY: the argument of this call.
        unsafe { super::get_extension_function_address(name) }
    }
}
