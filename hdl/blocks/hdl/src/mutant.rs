//! Bugs in the blocks that can be switched on one at a time, to see whether a test notices.
//!
//! With feature `mutants` every `#[hdl]` body carries a table of its [`Site`]s. [`sites`] finds those of a
//! block and of all blocks inside it, [`with`] runs something while one of them is wrong. Both concern the
//! calling thread only. The exported Verilog is that of the healthy block in any case.

use std::cell::{Cell, RefCell};
use std::ptr;

/// One place in an `update`, and how it can be wrong.
#[derive(Debug, PartialEq, Eq)]
pub struct Site {
    /// Source file.
    pub file: &'static str,
    /// Line of the statement.
    pub line: u32,
    /// The operator or the kind of statement, for sampling.
    pub kind: &'static str,
    /// The statement.
    pub within: &'static str,
    /// What is written there.
    pub original: &'static str,
    /// What runs instead.
    pub mutated: &'static str,
}

thread_local! {
    static ACTIVE: Cell<*const Site> = const { Cell::new(ptr::null()) };
    static MET: RefCell<Option<Vec<&'static [Site]>>> = const { RefCell::new(None) };
}

/// Stands for "none, but list what runs".
static LISTING: Site = Site { file: "", line: 0, kind: "", within: "", original: "", mutated: "" };

/// True while this mutant is switched on.
#[inline(always)]
pub fn on(site: &'static Site) -> bool {
    ACTIVE.with(|active| ptr::eq(active.get(), site))
}

/// Every `update` shows its table here.
#[inline(always)]
pub fn meet(table: &'static [Site]) {
    if on(&LISTING) {
        list(table);
    }
}

#[cold]
fn list(table: &'static [Site]) {
    MET.with_borrow_mut(|met| {
        if let Some(tables) = met.as_mut().filter(|tables| !tables.iter().any(|other| ptr::eq(*other, table))) {
            tables.push(table);
        }
    });
}

/// The mutants of all `update`s that `run` calls.
pub fn sites(run: impl FnOnce()) -> Vec<&'static Site> {
    MET.set(Some(Vec::new()));
    with(&LISTING, run);
    MET.take().into_iter().flatten().flatten().collect()
}

/// Runs with one mutant switched on. A block has to be built inside: it keeps what it has settled.
pub fn with<T>(site: &'static Site, run: impl FnOnce() -> T) -> T {
    struct Healthy;
    impl Drop for Healthy {
        fn drop(&mut self) {
            ACTIVE.set(ptr::null());
        }
    }
    let _at_the_end = Healthy;
    ACTIVE.set(site);
    run()
}
