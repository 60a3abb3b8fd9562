//! Memory of the program.

/// Memory of the program, from this address on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Host(usize);

impl Host {
    /// No memory.
    pub fn is_null(self) -> bool {
        self.0 == 0
    }

    /// As a pointer.
    pub fn pointer(self) -> *mut u8 {
        self.0 as *mut u8
    }

    /// Memory of the program that a pointer leads to.
    pub fn at(pointer: *mut u8) -> Host {
        Host(pointer as usize)
    }

    /// Bytes from it.
    pub fn read(self, offset: usize, out: &mut [u8]) {
        // SAFETY: by the caller's word the memory lasts until its command has ended, and is as large as the
        // region that the command names; `out` is the driver's own.
        unsafe { std::ptr::copy_nonoverlapping((self.0 as *const u8).add(offset), out.as_mut_ptr(), out.len()) }
    }

    /// Bytes into it.
    pub fn write(self, offset: usize, bytes: &[u8]) {
        // SAFETY: as for `read`.
        unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), (self.0 as *mut u8).add(offset), bytes.len()) }
    }
}
