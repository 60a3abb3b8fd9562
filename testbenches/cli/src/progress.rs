//! One line on stderr for what takes longer than a second, when stderr is a terminal.

use std::io::IsTerminal;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// Calls between looks at the clock.
const STRIDE: u64 = 4096;

pub struct Progress {
    started: Instant,
    bar: Option<ProgressBar>,
    terminal: bool,
    calls: u64,
}

impl Progress {
    pub fn new() -> Self {
        Progress { started: Instant::now(), bar: None, terminal: std::io::stderr().is_terminal(), calls: 0 }
    }

    /// `done` of `unit` so far.
    #[inline]
    pub fn at(&mut self, done: u64, unit: &str) {
        self.calls += 1;
        if self.terminal && self.calls.is_multiple_of(STRIDE) {
            self.show(done, unit);
        }
    }

    #[cold]
    fn show(&mut self, done: u64, unit: &str) {
        let elapsed = self.started.elapsed();
        if elapsed < Duration::from_secs(1) {
            return;
        }
        let bar = self.bar.get_or_insert_with(|| {
            let bar = ProgressBar::new_spinner();
            bar.set_style(ProgressStyle::default_spinner());
            bar
        });
        let rate = done as f64 / elapsed.as_secs_f64() / 1000.0;
        bar.set_message(format!("{done} {unit}, {rate:.0} k/s"));
        bar.tick();
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

/// Says what the command is busy with, and for how long already, from the second second on until dropped.
pub struct Busy(Option<(mpsc::Sender<()>, JoinHandle<()>)>);

impl Busy {
    pub fn with(what: String) -> Self {
        if !std::io::stderr().is_terminal() {
            return Busy(None);
        }
        let (sender, over) = mpsc::channel();
        let show = move || {
            // Ends at once when the sender is gone.
            if over.recv_timeout(Duration::from_secs(1)) != Err(RecvTimeoutError::Timeout) {
                return;
            }
            let style = ProgressStyle::with_template("{spinner} {msg}: {elapsed}").expect("a valid template");
            let bar = ProgressBar::new_spinner().with_style(style).with_message(what);
            bar.enable_steady_tick(Duration::from_millis(200));
            let _ = over.recv();
            bar.finish_and_clear();
        };
        Busy(Some((sender, std::thread::spawn(show))))
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        if let Some((sender, shown)) = self.0.take() {
            drop(sender);
            let _ = shown.join();
        }
    }
}
