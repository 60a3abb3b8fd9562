//! The waveform a command was asked for: its window, its file, and what became of that file.

use std::cell::{Cell, RefCell};
use std::fs::{self, File};
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::Path;
use std::rc::Rc;

use tessera_export::gtkwave::{Layout, View, FOLDER};
use tessera_hdl::init::Init;
use tessera_hdl::rust_hdl::block::Block;
use tessera_hdl::sim::Sim;
use tessera_hdl::step::Step;
use tessera_lockstep::waveform::{Format, Window};

use crate::args::WaveArgs;
use crate::error::CliError;
use crate::views::unwritable;

/// The first error of a file.
type Fate = Rc<RefCell<Option<io::Error>>>;

/// Recorded cycles after which the size of a waveform is estimated.
const MEASURED: u64 = 1000;
/// Cycles that the estimate is for, where `--vcd-cycles` does not say how many there will be.
const OUTLOOK: u64 = 100_000;
/// A cycle of 1 ns as GTKWave counts it, whatever the unit of the file: in picoseconds.
const CYCLE: u64 = 1000;
/// Bytes that are worth a word.
const BIG: u64 = 1_000_000_000;

/// A waveform to be written.
pub struct Wave<'a> {
    args: &'a WaveArgs,
    path: &'a Path,
    fate: Fate,
    written: Rc<Cell<u64>>,
    /// Scope of the top, and what a layout shows of it.
    shown: RefCell<Option<(String, Layout)>>,
}

impl<'a> Wave<'a> {
    /// What the options ask for, if anything.
    pub fn asked(args: &'a WaveArgs) -> Option<Self> {
        let path = args.vcd.as_deref()?;
        Some(Wave { args, path, fate: Fate::default(), written: Rc::default(), shown: RefCell::default() })
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
        let out = BufWriter::new(File::create(self.path)?);
        Ok(WaveFile { out, fate: self.fate.clone(), written: self.written.clone() })
    }

    /// Remembers what a layout shows of the block that is recorded, if there is to be one.
    pub fn show<B: Block + Step + Init>(&self, top: &str) {
        if self.args.layout.is_some() {
            let layout = Layout::new(Sim::<B>::new().block(), &self.args.vcd_scope, tessera_registry::words);
            *self.shown.borrow_mut() = layout.map(|layout| (top.to_string(), layout));
        }
    }

    /// In the cycle in which enough is recorded, says how big a big waveform will be. An FST keeps its changes back
    /// for longer than that.
    pub fn at(&self, cycle: u64) {
        if cycle.checked_sub(self.args.vcd_from) != Some(MEASURED) {
            return;
        }
        let megabytes = |cycles: u64| self.written.get() * cycles / MEASURED / 1_000_000;
        let cycles = self.args.vcd_cycles.unwrap_or(OUTLOOK);
        if megabytes(cycles) >= BIG / 1_000_000 {
            eprintln!(
                "{}: {} MB in its first {MEASURED} cycles, so about {} MB in {cycles}; --vcd-scope and --vcd-cycles \
                 record less, a file called .fst is a tenth",
                self.path.display(),
                megabytes(MEASURED),
                megabytes(cycles)
            );
        }
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
        self.args.layout.as_deref().map_or(Ok(()), |path| self.lay_out(path, cycles))
    }

    /// Writes the layout and the translate files that it needs.
    fn lay_out(&self, path: &Path, cycles: u64) -> Result<(), CliError> {
        let shown = self.shown.borrow();
        let Some((top, layout)) = &*shown else { return Ok(()) };
        let from = self.args.vcd_from;
        let recorded = cycles.saturating_sub(from).min(self.args.vcd_cycles.unwrap_or(u64::MAX));
        let file = path.file_name().unwrap_or_default().to_string_lossy();
        let about = format!("Cycles {from} to {} in {}", from + recorded.saturating_sub(1), self.path.display());
        let zoom = View::zoom(recorded * CYCLE);
        let text = layout.text(&View { top, about: &about, file: &file, from: from * CYCLE, zoom })?;
        let folder = path.with_file_name(FOLDER);
        let write = |path: &Path, text: &str| fs::write(path, text).map_err(|e| unwritable(path, &e));
        write(path, &text)?;
        fs::create_dir_all(&folder).map_err(|e| unwritable(&folder, &e))?;
        layout.codes().iter().try_for_each(|(name, words)| write(&folder.join(name), words))
    }
}

/// A buffered file that remembers why it could not be written.
pub struct WaveFile {
    out: BufWriter<File>,
    fate: Fate,
    written: Rc<Cell<u64>>,
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
        self.written.set(self.written.get() + bytes.len() as u64);
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
