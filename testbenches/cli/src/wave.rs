//! The waveform a command was asked for: its window, its file, and what became of that file.

use std::cell::RefCell;
use std::fs::File;
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::Path;
use std::rc::Rc;

use tessera_lockstep::waveform::{Format, Window};

use crate::args::WaveArgs;
use crate::error::CliError;

/// The first error of a file.
type Fate = Rc<RefCell<Option<io::Error>>>;

/// A waveform to be written.
pub struct Wave<'a> {
    args: &'a WaveArgs,
    path: &'a Path,
    fate: Fate,
}

impl<'a> Wave<'a> {
    /// What the options ask for, if anything.
    pub fn asked(args: &'a WaveArgs) -> Option<Self> {
        let path = args.vcd.as_deref()?;
        Some(Wave { args, path, fate: Fate::default() })
    }

    /// The cycles and the part of the design it holds.
    pub fn window(&self) -> Window {
        let args = self.args;
        Window { from: args.vcd_from, cycles: args.vcd_cycles.unwrap_or(u64::MAX), scope: args.vcd_scope.clone() }
    }

    /// VCD, or FST if the file is called so.
    pub fn format(&self) -> Format {
        Format::of(self.path)
    }

    /// Creates the file. Comes after everything that may refuse the run, so that a refused one leaves no
    /// file.
    pub fn create(&self) -> io::Result<WaveFile> {
        Ok(WaveFile { out: BufWriter::new(File::create(self.path)?), fate: self.fate.clone() })
    }

    /// This file cannot be written, for that reason.
    pub fn error(&self, error: &io::Error) -> CliError {
        CliError::File { path: self.path.to_path_buf(), reason: format!("{error}, expected a writable file") }
    }

    /// Whether all of it was written; to be asked once the model that wrote it is gone, which ran for that many
    /// cycles.
    pub fn verdict(self, cycles: u64) -> Result<(), CliError> {
        if let Some(error) = &*self.fate.borrow() {
            return Err(self.error(error));
        }
        let from = self.args.vcd_from;
        if from >= cycles {
            let path = self.path.display();
            eprintln!("{path}: holds no cycle: --vcd-from is {from}, the run has cycles 0 to {}", cycles.saturating_sub(1));
        }
        Ok(())
    }
}

/// A buffered file that remembers why it could not be written.
pub struct WaveFile {
    out: BufWriter<File>,
    fate: Fate,
}

impl WaveFile {
    fn keep<T>(&self, result: io::Result<T>) -> io::Result<T> {
        result.inspect_err(|error| {
            let copy = error.raw_os_error().map_or_else(|| error.kind().into(), io::Error::from_raw_os_error);
            self.fate.borrow_mut().get_or_insert(copy);
        })
    }
}

impl Write for WaveFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.out.write(bytes);
        self.keep(written)
    }
    fn flush(&mut self) -> io::Result<()> {
        let flushed = self.out.flush();
        self.keep(flushed)
    }
}

impl Seek for WaveFile {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let found = self.out.seek(to);
        self.keep(found)
    }
}
