//! One line on stderr for runs that take longer than a second, when stderr is a terminal.

use std::io::IsTerminal;
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
