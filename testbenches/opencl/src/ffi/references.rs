//! `clRetain..` and `clRelease..` of every kind of object.

use std::ffi::c_void;
use std::marker::PhantomData;

use super::{FromC, Outcome};
use crate::registry::{self, Object};

/// A handle that is not looked up yet.
pub struct Address<T>(usize, PhantomData<T>);

impl<T: Object> FromC for Address<T> {
    type Raw = *mut c_void;
    unsafe fn from_c(raw: *mut c_void) -> Outcome<Self> {
        Ok(Address(raw as usize, PhantomData))
    }
}

/// One reference more.
pub fn retain<T: Object>(object: Address<T>) -> Outcome<()> {
    registry::retain::<T>(object.0)
}

/// One reference less.
pub fn release<T: Object>(object: Address<T>) -> Outcome<()> {
    registry::release::<T>(object.0)
}
