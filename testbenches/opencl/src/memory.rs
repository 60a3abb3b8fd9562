//! Memory objects: buffers, parts of buffers, and images.

pub mod part;

use std::ffi::c_void;
use std::sync::{Arc, Mutex, PoisonError};

use opencl_sys::*;

use crate::context::{AtEnd, Context};
use crate::device;
use crate::ffi::entry::Made;
use crate::ffi::{Callback, Code, Host, In, Live, Notify, Out, Outcome};
use crate::image::Picture;
use crate::info::Answer;
use crate::queue::pairs;
use crate::registry::{self, Handle, Object};
use crate::store::Store;

/// A buffer, a part of one, or an image.
pub struct Memory {
    handle: Handle,
    /// Where it belongs.
    pub context: Arc<Context>,
    /// Its bytes, those of the whole buffer for a part of one.
    pub store: Arc<Store>,
    /// Where it begins in the store.
    pub offset: usize,
    /// Bytes.
    pub size: usize,
    flags: u64,
    given: Host,
    asked: Option<Vec<u64>>,
    /// The buffer of which it is a part, or which holds the image.
    whole: Option<Arc<Memory>>,
    /// What an image is.
    pub picture: Option<Picture>,
    maps: Mutex<Vec<usize>>,
    at_end: AtEnd,
}

impl Object for Memory {
    const INVALID: Code = CL_INVALID_MEM_OBJECT;
    fn handle(&self) -> &Handle {
        &self.handle
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        self.at_end.call(self.handle.address());
    }
}

const ACCESS: u64 = CL_MEM_READ_WRITE | CL_MEM_WRITE_ONLY | CL_MEM_READ_ONLY;
const HOST_POINTER: u64 = CL_MEM_USE_HOST_PTR | CL_MEM_ALLOC_HOST_PTR | CL_MEM_COPY_HOST_PTR;
const HOST_ACCESS: u64 = CL_MEM_HOST_WRITE_ONLY | CL_MEM_HOST_READ_ONLY | CL_MEM_HOST_NO_ACCESS;

/// Flags as they may stand together; what is not said of access is reading and writing.
pub fn flags(flags: u64, host: Host) -> Outcome<u64> {
    let several = |set: u64| (flags & set).count_ones() > 1;
    let known = ACCESS | HOST_POINTER | HOST_ACCESS;
    let clash = flags & CL_MEM_USE_HOST_PTR != 0 && flags & (CL_MEM_ALLOC_HOST_PTR | CL_MEM_COPY_HOST_PTR) != 0;
    if flags & !known != 0 || several(ACCESS) || several(HOST_ACCESS) || clash {
        return Err(CL_INVALID_VALUE);
    }
    if host.is_null() != (flags & (CL_MEM_USE_HOST_PTR | CL_MEM_COPY_HOST_PTR) == 0) {
        return Err(CL_INVALID_HOST_PTR);
    }
    Ok(if flags & ACCESS == 0 { flags | CL_MEM_READ_WRITE } else { flags })
}

/// Bytes for a memory object with these flags, already filled if they say so.
pub fn store(flags: u64, size: usize, host: Host) -> Outcome<Arc<Store>> {
    if flags & CL_MEM_USE_HOST_PTR != 0 {
        return Ok(Arc::new(Store::of(host, size)));
    }
    let store = Store::new(size).ok_or(CL_MEM_OBJECT_ALLOCATION_FAILURE)?;
    if flags & CL_MEM_COPY_HOST_PTR != 0 {
        let mut bytes = vec![0; size];
        host.read(0, &mut bytes);
        store.write(0, &bytes);
    }
    Ok(Arc::new(store))
}

/// What a memory object is made of.
pub struct Parts {
    /// Where it belongs.
    pub context: Arc<Context>,
    /// Checked.
    pub flags: u64,
    /// Bytes.
    pub size: usize,
    /// The program's memory, or none.
    pub host: Host,
    /// Properties that the program named.
    pub asked: Option<Vec<u64>>,
    /// What an image is.
    pub picture: Option<Picture>,
}

/// Hands a new memory object to the program.
pub fn make(parts: Parts) -> Outcome<Made> {
    let Parts { context, flags, size, host, asked, picture } = parts;
    let store = store(flags, size, host)?;
    let given = if flags & CL_MEM_USE_HOST_PTR != 0 { host } else { Host::at(std::ptr::null_mut()) };
    registry::create(|handle| Memory {
        handle,
        context,
        store,
        offset: 0,
        size,
        flags,
        given,
        asked,
        whole: None,
        picture,
        maps: Mutex::default(),
        at_end: AtEnd::default(),
    })
}

/// `clCreateBuffer`
pub fn create_buffer(context: Live<Context>, wanted: u64, size: usize, host: Out<c_void>) -> Outcome<Made> {
    buffer(context, wanted, size, host.host(), None)
}

/// `clCreateBufferWithProperties`
pub fn create_buffer_with_properties(
    context: Live<Context>,
    list: In<u64>,
    wanted: u64,
    size: usize,
    host: Out<c_void>,
) -> Outcome<Made> {
    let asked = no_properties(list)?;
    buffer(context, wanted, size, host.host(), asked)
}

/// A list of properties, of which there are none to choose from.
pub fn no_properties(list: In<u64>) -> Outcome<Option<Vec<u64>>> {
    match pairs(list).is_empty() {
        true => Ok((!list.is_null()).then(|| vec![0])),
        false => Err(CL_INVALID_PROPERTY),
    }
}

fn buffer(context: Live<Context>, wanted: u64, size: usize, host: Host, asked: Option<Vec<u64>>) -> Outcome<Made> {
    if size == 0 || size as u64 > device::buffer() {
        return Err(CL_INVALID_BUFFER_SIZE);
    }
    let flags = flags(wanted, host)?;
    make(Parts { context: context.0, flags, size, host, asked, picture: None })
}

impl Memory {
    /// A buffer or a part of one.
    pub fn buffer(self: &Arc<Memory>) -> Outcome<&Arc<Memory>> {
        if self.picture.is_none() {
            Ok(self)
        } else {
            Err(CL_INVALID_MEM_OBJECT)
        }
    }

    /// Handle of the buffer behind it, 0 for none.
    pub fn whole_address(&self) -> usize {
        self.whole.as_ref().map_or(0, |whole| whole.handle.address())
    }

    /// An image.
    pub fn image(&self) -> Outcome<&Picture> {
        self.picture.as_ref().ok_or(CL_INVALID_MEM_OBJECT)
    }

    /// The host may read it, or write it.
    pub fn host_may(&self, write: bool) -> Outcome<()> {
        let forbidden = CL_MEM_HOST_NO_ACCESS | if write { CL_MEM_HOST_READ_ONLY } else { CL_MEM_HOST_WRITE_ONLY };
        if self.flags & forbidden == 0 {
            Ok(())
        } else {
            Err(CL_INVALID_OPERATION)
        }
    }

    /// Bytes of it.
    pub fn read(&self, offset: usize, out: &mut [u8]) {
        self.store.read(self.offset + offset, out);
    }

    /// Bytes into it.
    pub fn write(&self, offset: usize, bytes: &[u8]) {
        self.store.write(self.offset + offset, bytes);
    }

    /// All of its bytes, copied once: a launch shares them.
    pub fn bytes(&self) -> Arc<[u8]> {
        let mut bytes: Arc<[u8]> = std::iter::repeat_n(0, self.size).collect();
        self.read(0, Arc::get_mut(&mut bytes).expect("nobody else has it yet"));
        bytes
    }

    /// The address of one of its bytes, mapped once more.
    pub fn map(&self, offset: usize) -> Host {
        let host = Host::at(self.store.host().pointer().wrapping_add(self.offset + offset));
        // What the program writes there it does not tell.
        self.store.define();
        self.maps.lock().unwrap_or_else(PoisonError::into_inner).push(host.pointer() as usize);
        host
    }

    /// Ends one mapping at an address.
    pub fn unmap(&self, address: usize) -> Outcome<()> {
        let mut maps = self.maps.lock().unwrap_or_else(PoisonError::into_inner);
        let found = maps.iter().position(|&map| map == address).ok_or(CL_INVALID_VALUE)?;
        maps.swap_remove(found);
        Ok(())
    }
}

/// `clSetMemObjectDestructorCallback`
pub fn set_destructor_callback(memory: Live<Memory>, notify: Option<Notify>, data: Out<c_void>) -> Outcome<()> {
    memory.at_end.add(Callback::of(notify, data).ok_or(CL_INVALID_VALUE)?);
    Ok(())
}

/// `clGetMemObjectInfo`
pub fn get_mem_object_info(memory: Live<Memory>, name: u32) -> Outcome<Answer> {
    match name {
        CL_MEM_TYPE => Answer::number(memory.picture.as_ref().map_or(CL_MEM_OBJECT_BUFFER, |picture| picture.kind)),
        CL_MEM_FLAGS => Answer::number(memory.flags),
        CL_MEM_SIZE => Answer::number(memory.size),
        CL_MEM_HOST_PTR => Answer::number(memory.given.pointer() as usize),
        CL_MEM_MAP_COUNT => Answer::number(memory.maps.lock().unwrap_or_else(PoisonError::into_inner).len() as u32),
        CL_MEM_REFERENCE_COUNT => Answer::number(registry::references(&**memory)),
        CL_MEM_CONTEXT => Answer::number(memory.context.handle().address()),
        CL_MEM_ASSOCIATED_MEMOBJECT => Answer::number(memory.whole_address()),
        CL_MEM_OFFSET => Answer::number(memory.offset),
        CL_MEM_USES_SVM_POINTER => Answer::truth(false),
        CL_MEM_PROPERTIES => Answer::list(memory.asked.as_deref().unwrap_or(&[])),
        _ => Answer::unknown(),
    }
}
