//! Ctrl-C, a hang-up, or a request to end: while a launch runs it only stops the run, which then shows what it
//! has and closes its files. At any other time, and the second time, it ends the command.

use std::sync::atomic::{AtomicBool, Ordering};

use tessera_lockstep::bench::{Cycle, RunError, Watch};

/// What a shell expects of a command that Ctrl-C ended; also what a hang-up or a request to end gives.
pub const INTERRUPTED: u8 = 130;

static RUNNING: AtomicBool = AtomicBool::new(false);
static ASKED: AtomicBool = AtomicBool::new(false);
static ENDING: AtomicBool = AtomicBool::new(false);

/// To be called once, before anything else.
pub fn install() {
    // Without a handler a signal ends the command as well; it only leaves half a model in the cache.
    let _ = ctrlc::set_handler(|| {
        if RUNNING.load(Ordering::SeqCst) && !ASKED.swap(true, Ordering::SeqCst) {
            return;
        }
        ENDING.store(true, Ordering::SeqCst);
        tessera_export::cosim::abandon();
        std::process::exit(INTERRUPTED.into())
    });
}

/// Returns unless the handler is about to end the process: an error of a build whose folder it takes away is no
/// news.
pub fn wait_if_ending() {
    while ENDING.load(Ordering::SeqCst) {
        std::thread::park();
    }
}

/// A run that stops when it is asked to; as long as this lives.
pub struct Stoppable(());

impl Stoppable {
    /// From here on.
    pub fn begin() -> Self {
        RUNNING.store(true, Ordering::SeqCst);
        Stoppable(())
    }

    /// Somebody wants it to stop.
    #[inline]
    pub fn asked(&self) -> bool {
        ASKED.load(Ordering::Relaxed)
    }
}

impl Drop for Stoppable {
    fn drop(&mut self) {
        RUNNING.store(false, Ordering::SeqCst);
    }
}

impl Watch for Stoppable {
    fn cycle(&mut self, cycle: &Cycle) -> Result<(), RunError> {
        match self.asked() {
            true => Err(RunError::Stopped(cycle.number)),
            false => Ok(()),
        }
    }
}
