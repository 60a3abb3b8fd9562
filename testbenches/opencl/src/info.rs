//! Answers to the `clGet..Info` questions.

use std::ffi::c_void;
use std::sync::Arc;

use opencl_sys::CL_INVALID_VALUE;

use crate::ffi::{Host, Out, Outcome};

/// The bytes of an answer.
pub struct Answer {
    bytes: Vec<u8>,
    /// Bytes that go where the first pointer of the caller's room leads.
    behind: Option<Arc<[u8]>>,
}

/// A number as C stores it.
pub trait Number: Copy {
    /// Its bytes.
    fn bytes(self) -> Vec<u8>;
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl Number for $number {
            fn bytes(self) -> Vec<u8> {
                self.to_ne_bytes().to_vec()
            }
        }
    )*};
}

numbers!(u8 u32 i32 u64 usize isize);

impl Answer {
    /// A number, a handle, or a set of flags.
    pub fn number(number: impl Number) -> Outcome<Answer> {
        Answer::bytes(number.bytes())
    }

    /// True or false.
    pub fn truth(truth: bool) -> Outcome<Answer> {
        Answer::number(u32::from(truth))
    }

    /// A list of numbers.
    pub fn list<T: Number>(list: &[T]) -> Outcome<Answer> {
        Answer::bytes(list.iter().flat_map(|number| number.bytes()).collect())
    }

    /// A text.
    pub fn text(text: &str) -> Outcome<Answer> {
        Answer::bytes([text.as_bytes(), &[0]].concat())
    }

    /// Bytes as they are.
    pub fn bytes(bytes: Vec<u8>) -> Outcome<Answer> {
        Ok(Answer { bytes, behind: None })
    }

    /// Bytes where a pointer leads that the caller has put into its room.
    pub fn behind_pointer(bytes: Arc<[u8]>) -> Outcome<Answer> {
        Ok(Answer { bytes: vec![0; size_of::<usize>()], behind: Some(bytes) })
    }

    /// The question is not one of those there are.
    pub fn unknown() -> Outcome<Answer> {
        Err(CL_INVALID_VALUE)
    }

    /// Gives the caller what it has room for.
    pub fn deliver(self, size: usize, value: Out<c_void>, size_ret: Out<usize>) -> Outcome<()> {
        if !value.is_null() {
            if size < self.bytes.len() {
                return Err(CL_INVALID_VALUE);
            }
            match self.behind {
                None => value.host().write(0, &self.bytes),
                Some(bytes) => {
                    let mut pointer = [0; size_of::<usize>()];
                    value.host().read(0, &mut pointer);
                    let to = Host::at(usize::from_ne_bytes(pointer) as *mut u8);
                    if !to.is_null() {
                        to.write(0, &bytes);
                    }
                }
            }
        }
        size_ret.put(self.bytes.len());
        Ok(())
    }
}
