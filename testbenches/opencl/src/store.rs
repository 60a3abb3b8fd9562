//! Bytes at an address that never changes: what is behind a buffer or an image, and what the program sees when it
//! maps one.

use std::alloc::{alloc_zeroed, dealloc, Layout};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::ffi::Host;

/// Alignment of what the driver allocates.
const ALIGNMENT: usize = 4096;

/// That many bytes, of the driver or of the program.
pub struct Store {
    at: Host,
    size: usize,
    own: Option<Layout>,
    /// Somebody may have written to them.
    defined: AtomicBool,
    /// Held while the driver touches them. What the program does through a mapping is its own affair.
    lock: Mutex<()>,
}

impl Store {
    /// Zeros of its own; nothing if there is no room.
    pub fn new(size: usize) -> Option<Store> {
        let layout = Layout::from_size_align(size.max(1), ALIGNMENT).ok()?;
        // SAFETY: the layout has at least one byte.
        let at = unsafe { alloc_zeroed(layout) };
        (!at.is_null()).then_some(Store {
            at: Host::at(at),
            size,
            own: Some(layout),
            defined: AtomicBool::new(false),
            lock: Mutex::new(()),
        })
    }

    /// The program's memory, which by its word lasts as long as the object.
    pub fn of(at: Host, size: usize) -> Store {
        Store { at, size, own: None, defined: AtomicBool::new(true), lock: Mutex::new(()) }
    }

    /// Bytes.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Where they are.
    pub fn host(&self) -> Host {
        self.at
    }

    /// Somebody may have written to them: nobody has told where, so all of them count as initialised.
    pub fn define(&self) {
        self.defined.store(true, Ordering::Relaxed);
    }

    /// Whether somebody may have.
    pub fn is_defined(&self) -> bool {
        self.defined.load(Ordering::Relaxed)
    }

    /// Bytes from it.
    ///
    /// # Panics
    /// Outside its size.
    pub fn read(&self, offset: usize, out: &mut [u8]) {
        self.check(offset, out.len());
        let _held = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        self.at.read(offset, out);
    }

    /// Bytes into it.
    ///
    /// # Panics
    /// Outside its size.
    pub fn write(&self, offset: usize, bytes: &[u8]) {
        self.check(offset, bytes.len());
        self.define();
        let _held = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        self.at.write(offset, bytes);
    }

    fn check(&self, offset: usize, length: usize) {
        let end = offset.checked_add(length);
        assert!(end.is_some_and(|end| end <= self.size), "{length} bytes at {offset} of {}", self.size);
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        if let Some(layout) = self.own {
            // SAFETY: allocated by `new` with this layout, and nobody has it any more.
            unsafe { dealloc(self.at.pointer(), layout) }
        }
    }
}
