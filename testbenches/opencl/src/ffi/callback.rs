//! Functions of the program.

use std::ffi::{c_char, c_void};

use opencl_sys::cl_int;

use super::{FromC, Out, Outcome};

/// A function of the program, with what it wants to be called with.
pub struct Callback<F> {
    function: F,
    data: usize,
}

impl<F: Copy> Callback<F> {
    /// Both, or nothing without a function.
    pub fn of(function: Option<F>, data: Out<c_void>) -> Option<Self> {
        Some(Callback { function: function?, data: data.0 as usize })
    }
}

/// `f(object, data)`
pub type Notify = unsafe extern "C" fn(*mut c_void, *mut c_void);
/// `f(event, status, data)`
pub type EventNotify = unsafe extern "C" fn(*mut c_void, cl_int, *mut c_void);
/// `f(text, info, size, data)`
pub type ContextNotify = unsafe extern "C" fn(*const c_char, *const c_void, usize, *mut c_void);
/// `f(arguments)`
pub type NativeKernel = unsafe extern "C" fn(*mut c_void);

impl Callback<Notify> {
    /// Calls it.
    pub fn call(self, object: usize) {
        // SAFETY: a function that the program gave to be called like this.
        unsafe { (self.function)(object as *mut c_void, self.data as *mut c_void) }
    }
}

impl Callback<NativeKernel> {
    /// Calls it.
    pub fn call(self) {
        // SAFETY: a function that the program gave to be called like this.
        unsafe { (self.function)(self.data as *mut c_void) }
    }
}

impl Callback<EventNotify> {
    /// Calls it.
    pub fn call(self, event: usize, status: cl_int) {
        // SAFETY: a function that the program gave to be called like this.
        unsafe { (self.function)(event as *mut c_void, status, self.data as *mut c_void) }
    }
}

macro_rules! functions {
    ($($function:ty)*) => {$(
        impl FromC for Option<$function> {
            type Raw = Option<$function>;
            unsafe fn from_c(raw: Self::Raw) -> Outcome<Self> {
                Ok(raw)
            }
        }
    )*};
}

functions!(Notify EventNotify ContextNotify NativeKernel);
