//! The one device: execution units on which kernels run, on the engine that the environment names.

pub mod info;

use std::sync::{Arc, OnceLock};

use opencl_sys::*;

use crate::event;
use crate::ffi::{Code, In, Live, Out, Outcome};
use crate::platform::Platform;
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
/// Bytes of local memory.
pub const LOCAL: u64 = 65536;
/// Megahertz at which cycles are counted.
pub const CLOCK: u32 = 1000;
/// Alignment of sub-buffers, in bits.
pub const ALIGNMENT: u32 = 1024;

/// Largest buffer.
pub fn buffer() -> u64 {
    (settings().memory / 2).min(tessera_launch::bind::BUFFER_LIMIT)
}

/// What it says it is.
pub fn kind() -> u64 {
    if settings().cpu {
        CL_DEVICE_TYPE_CPU
    } else {
        CL_DEVICE_TYPE_GPU
    }
}

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
        wanted => Ok(wanted & (CL_DEVICE_TYPE_DEFAULT | kind()) != 0),
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
