//! Handles: which objects live, and how often the program has retained each.
//!
//! A handle is the address of a header that holds the dispatch table, as the loader wants it. What the program
//! passes is looked up here and never followed, so that a handle which is null, released or of another kind is an
//! error. An object lives as long as the program retains it or another object needs it. Headers are never given
//! back to the allocator, because the loader reads them first; the oldest are used again.

use std::any::Any;
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError, Weak};

use opencl_sys::cl_icd::cl_icd_dispatch;

use crate::ffi::entry::Made;
use crate::ffi::{Code, Outcome};

/// Headers that rest before one is used again.
const RESTING: usize = 65_536;

type Anything = dyn Any + Send + Sync;

/// What the loader finds behind a handle.
#[repr(C)]
struct Header {
    dispatch: *const cl_icd_dispatch,
}

/// A kind of object.
pub trait Object: Any + Send + Sync {
    /// The error for a handle that is none of this kind.
    const INVALID: Code;
    /// Its handle.
    fn handle(&self) -> &Handle;
}

/// The handle of one object, which it holds; with the object the handle ends.
#[derive(Debug)]
pub struct Handle(usize);

struct Entry {
    references: u32,
    strong: Option<Arc<Anything>>,
    weak: Weak<Anything>,
}

#[derive(Default)]
struct Registry {
    live: HashMap<usize, Entry>,
    resting: VecDeque<usize>,
}

fn registry() -> MutexGuard<'static, Registry> {
    static REGISTRY: LazyLock<Mutex<Registry>> = LazyLock::new(Mutex::default);
    REGISTRY.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Handle {
    /// As a number.
    pub fn address(&self) -> usize {
        self.0
    }

    fn new() -> Handle {
        let rested = {
            let mut registry = registry();
            if registry.resting.len() > RESTING {
                registry.resting.pop_front()
            } else {
                None
            }
        };
        Handle(rested.unwrap_or_else(|| Box::into_raw(Box::new(Header { dispatch: &crate::api::DISPATCH })) as usize))
    }
}

impl Drop for Handle {
    fn drop(&mut self) {
        let mut registry = registry();
        let entry = registry.live.remove(&self.0);
        registry.resting.push_back(self.0);
        drop(registry);
        drop(entry);
    }
}

/// Makes an object that the program has not seen yet.
pub fn make<T: Object>(build: impl FnOnce(Handle) -> T) -> Arc<T> {
    let object = Arc::new(build(Handle::new()));
    let anything: Arc<Anything> = object.clone();
    let entry = Entry { references: 0, strong: None, weak: Arc::downgrade(&anything) };
    registry().live.insert(object.handle().0, entry);
    object
}

/// Makes an object and hands it to the program.
pub fn create<T: Object>(build: impl FnOnce(Handle) -> T) -> Outcome<Made> {
    Ok(Made(give(&make(build))))
}

/// Hands an object to the program, which then has one reference more.
pub fn give<T: Object>(object: &Arc<T>) -> usize {
    let address = object.handle().0;
    if let Some(entry) = registry().live.get_mut(&address) {
        entry.references += 1;
        entry.strong = Some(object.clone());
    }
    address
}

/// The object of a handle.
pub fn get<T: Object>(address: usize) -> Outcome<Arc<T>> {
    let found = registry().live.get(&address).and_then(|entry| entry.weak.upgrade());
    found.and_then(|object| object.downcast().ok()).ok_or(T::INVALID)
}

/// One reference more.
pub fn retain<T: Object>(address: usize) -> Outcome<()> {
    give(&get::<T>(address)?);
    Ok(())
}

/// One reference less.
pub fn release<T: Object>(address: usize) -> Outcome<()> {
    let object = get::<T>(address)?;
    let mut registry = registry();
    let entry = registry.live.get_mut(&address).filter(|entry| entry.references > 0).ok_or(T::INVALID)?;
    entry.references -= 1;
    let last = if entry.references == 0 { entry.strong.take() } else { None };
    drop(registry);
    drop(last);
    drop(object);
    Ok(())
}

/// References that the program has.
pub fn references<T: Object>(object: &T) -> u32 {
    registry().live.get(&object.handle().0).map_or(0, |entry| entry.references)
}
