//! A file in the JSON trace-event format, event by event.

use std::fmt::Display;
use std::io::{self, Write};

use serde_json::Value;

/// The file; what cannot be written is given up.
pub struct Events<W> {
    out: W,
    error: io::Result<()>,
    first: bool,
}

impl<W: Write> Events<W> {
    /// No event yet.
    pub fn new(mut out: W) -> Self {
        let error = writeln!(out, "{{\"displayTimeUnit\":\"ns\",\"traceEvents\":[");
        Events { out, error, first: true }
    }

    /// One event: its kind, name, track, and further fields. Processes and tracks count from 0 on.
    pub fn put(&mut self, kind: &str, name: &str, (process, track): (usize, usize), fields: impl Display) {
        let comma = if std::mem::take(&mut self.first) { "" } else { ",\n" };
        let (name, process) = (Value::from(name), process + 1);
        if self.error.is_ok() {
            self.error =
                write!(self.out, "{comma}{{\"ph\":\"{kind}\",\"name\":{name},\"pid\":{process},\"tid\":{},{fields}}}", track + 1);
        }
    }

    /// The last event has been put.
    pub fn close(&mut self) {
        if self.error.is_ok() {
            self.error = writeln!(self.out, "\n]}}");
        }
    }

    /// Whether all of it could be written.
    pub fn finish(mut self) -> io::Result<()> {
        self.error?;
        self.out.flush()
    }
}

/// The field `args` with one entry.
pub fn args(key: &str, value: impl Into<Value>) -> String {
    let value: Value = value.into();
    format!("\"args\":{{\"{key}\":{value}}}")
}

/// Cycles, as the format's microseconds.
pub struct Time(pub u64);

impl Display for Time {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{:03}", self.0 / 1000, self.0 % 1000)
    }
}
