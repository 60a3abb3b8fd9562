//! The border to C: what a caller's numbers and pointers become, and back. All `unsafe` of the driver is here
//! and in [`crate::store`]; the compiler refuses it elsewhere.
//!
//! A function of the driver is written with arguments of types that check themselves ([`FromC`]); from its type
//! alone [`entry`] makes the C function of the dispatch table. What no driver can check, it takes the
//! caller's word for, as the specification does: that a pointer which is not null leads to as many elements as
//! the call says.

pub mod callback;
pub mod entry;
pub mod host;
pub mod icd;
pub mod references;
pub mod refuse;

use std::ffi::{c_char, c_void, CStr};
use std::sync::Arc;

use opencl_sys::*;

use crate::registry::{self, Object};

pub use callback::{Callback, ContextNotify, EventNotify, NativeKernel, Notify};
pub use host::Host;

/// An error code of the standard.
pub type Code = cl_int;

/// What a call gives.
pub type Outcome<T> = Result<T, Code>;

/// What a number of the standard means, by a table of them.
pub fn meaning<T: Copy>(table: &[(u32, T)], number: u32) -> Option<T> {
    table.iter().find(|row| row.0 == number).map(|row| row.1)
}

/// An argument made out of what C passes.
pub trait FromC: Sized {
    /// As C passes it.
    type Raw: Copy;
    /// Checks it.
    ///
    /// # Safety
    /// `raw` is an argument of a call whose caller keeps the specification's word about pointers.
    unsafe fn from_c(raw: Self::Raw) -> Outcome<Self>;
}

macro_rules! plain {
    ($($number:ty)*) => {$(
        impl FromC for $number {
            type Raw = $number;
            unsafe fn from_c(raw: $number) -> Outcome<Self> {
                Ok(raw)
            }
        }
    )*};
}

plain!(u32 i32 u64 usize isize);

/// An object that lives.
pub struct Live<T>(pub Arc<T>);

impl<T> std::ops::Deref for Live<T> {
    type Target = Arc<T>;
    fn deref(&self) -> &Arc<T> {
        &self.0
    }
}

impl<T: Object> FromC for Live<T> {
    type Raw = *mut c_void;
    unsafe fn from_c(raw: *mut c_void) -> Outcome<Self> {
        registry::get(raw as usize).map(Live)
    }
}

/// An object, or null.
impl<T: Object> FromC for Option<Live<T>> {
    type Raw = *mut c_void;
    unsafe fn from_c(raw: *mut c_void) -> Outcome<Self> {
        if raw.is_null() {
            return Ok(None);
        }
        registry::get(raw as usize).map(Live).map(Some)
    }
}

/// Where a caller's values lie.
pub struct In<T>(*const T);

impl<T> Clone for In<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for In<T> {}

impl<T> FromC for In<T> {
    type Raw = *const T;
    unsafe fn from_c(raw: *const T) -> Outcome<Self> {
        Ok(In(raw))
    }
}

impl<T: Copy> In<T> {
    /// What a pointer leads to that the caller has handed over in a list.
    pub fn at(pointer: *const T) -> In<T> {
        In(pointer)
    }

    /// The first value, unless the pointer is null.
    pub fn first(self) -> Option<T> {
        self.list(1).map(|list| list[0])
    }

    /// That many values, unless the pointer is null.
    pub fn list(self, count: usize) -> Option<Vec<T>> {
        if self.0.is_null() {
            return None;
        }
        // SAFETY: not null, so it leads to `count` values by the caller's word; they are copied out one by one
        // without assuming alignment.
        Some((0..count).map(|i| unsafe { self.0.add(i).read_unaligned() }).collect())
    }

    /// The values up to the one that ends a list; nothing for a null pointer.
    pub fn until(self, is_end: impl Fn(&T) -> bool) -> Vec<T> {
        let one = |i| In(self.0.wrapping_add(i)).first();
        (0..).map_while(one).take_while(|value| !is_end(value)).collect()
    }
}

impl<T> In<T> {
    /// No pointer at all.
    pub fn is_null(self) -> bool {
        self.0.is_null()
    }
}

impl In<c_char> {
    /// A text that ends with a zero, as far as it is UTF-8.
    pub fn text(self) -> Option<String> {
        if self.0.is_null() {
            return None;
        }
        // SAFETY: not null, so it is a text that ends with a zero by the caller's word.
        Some(unsafe { CStr::from_ptr(self.0) }.to_string_lossy().into_owned())
    }
}

impl In<c_char> {
    /// A text of that many bytes.
    pub fn text_of(self, length: usize) -> Option<String> {
        let bytes: Vec<u8> = self.list(length)?.into_iter().map(|c| c as u8).collect();
        Some(String::from_utf8_lossy(&bytes).into_owned())
    }
}

impl In<c_void> {
    /// That many bytes, unless the pointer is null.
    pub fn bytes(self, count: usize) -> Option<Vec<u8>> {
        In(self.0.cast::<u8>()).list(count)
    }

    /// Its address.
    pub fn host(self) -> Host {
        Host::at(self.0 as *mut u8)
    }
}

/// A list that C declares as writeable but only reads.
pub struct Reads<T>(pub In<T>);

impl<T> FromC for Reads<T> {
    type Raw = *mut T;
    unsafe fn from_c(raw: *mut T) -> Outcome<Self> {
        Ok(Reads(In(raw)))
    }
}

/// Where a caller wants a value, or null.
pub struct Out<T>(*mut T);

impl<T> Clone for Out<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Out<T> {}

impl<T> FromC for Out<T> {
    type Raw = *mut T;
    unsafe fn from_c(raw: *mut T) -> Outcome<Self> {
        Ok(Out(raw))
    }
}

impl<T> Out<T> {
    /// A place of the driver's own.
    pub fn at(place: *mut T) -> Out<T> {
        Out(place)
    }

    /// Nobody wants it.
    pub fn is_null(self) -> bool {
        self.0.is_null()
    }

    /// Stores the value if it is wanted.
    pub fn put(self, value: T) {
        self.put_at(0, value);
    }

    /// Stores an element of a list if it is wanted.
    pub fn put_at(self, index: usize, value: T) {
        if !self.0.is_null() {
            // SAFETY: not null, so there is room for the list by the caller's word.
            unsafe { self.0.add(index).write_unaligned(value) }
        }
    }
}

impl Out<c_void> {
    /// Its address.
    pub fn host(self) -> Host {
        Host::at(self.0 as *mut u8)
    }
}
