//! The functions of the dispatch table that the driver does not offer: each gives the standard's error.

use opencl_sys::{cl_int, CL_INVALID_OPERATION};

/// A C function, of which there is a version that refuses.
pub trait Refuse {
    /// Gives `CL_INVALID_OPERATION`, whatever it is asked.
    const REFUSED: Self;
}

macro_rules! refuse {
    ($($arg:ident)*) => {
        impl<$($arg),*> Refuse for Option<unsafe extern "C" fn($($arg),*) -> cl_int> {
            const REFUSED: Self = {
                unsafe extern "C" fn refuse<$($arg),*>($(_: $arg),*) -> cl_int {
                    CL_INVALID_OPERATION
                }
                Some(refuse::<$($arg),*>)
            };
        }

        impl<$($arg,)* Object> Refuse for Option<unsafe extern "C" fn($($arg,)* *mut cl_int) -> *mut Object> {
            const REFUSED: Self = {
                unsafe extern "C" fn refuse<$($arg,)* Object>($(_: $arg,)* errcode: *mut cl_int) -> *mut Object {
                    super::Out(errcode).put(CL_INVALID_OPERATION);
                    std::ptr::null_mut()
                }
                Some(refuse::<$($arg,)* Object>)
            };
        }
    };
}

refuse!();
refuse!(A);
refuse!(A B);
refuse!(A B C);
refuse!(A B C D);
refuse!(A B C D E);
refuse!(A B C D E F);
refuse!(A B C D E F G);
refuse!(A B C D E F G H);
refuse!(A B C D E F G H I);
refuse!(A B C D E F G H I J);

/// The version that refuses.
pub const fn refused<T: Refuse + Copy>() -> T {
    T::REFUSED
}
