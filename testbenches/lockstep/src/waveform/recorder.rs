//! A waveform file behind one face, whatever its format.

use std::io::{self, Seek, Write};
use std::path::Path;

use super::fst::Fst;
use super::vcd::Vcd;

/// Where a waveform goes; FST comes back to its header at the end.
pub trait Out: Write + Seek + 'static {}

impl<T: Write + Seek + 'static> Out for T {}

/// How a waveform is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Format {
    /// Text that every viewer reads.
    #[default]
    Vcd,
    /// GTKWave's binary format: a tenth of the size. Surfer reads it, too.
    Fst,
}

impl Format {
    /// As the name of the file says: `.fst`, or VCD.
    pub fn of(path: &Path) -> Format {
        match path.extension() {
            Some(ending) if ending.eq_ignore_ascii_case("fst") => Format::Fst,
            _ => Format::Vcd,
        }
    }
}

/// A hundred picoseconds are the unit of time, so that a cycle of 1 ns has a falling edge in its middle.
pub(super) const UNIT: i8 = -10;
/// Units of a cycle.
const PERIOD: u64 = 10;

/// What a format has to write. Wires are numbered in the order in which they are declared.
pub(super) trait Backend {
    fn scope(&mut self, name: &str) -> io::Result<()>;
    fn up(&mut self) -> io::Result<()>;
    fn wire(&mut self, name: &str, width: u32) -> io::Result<()>;
    /// After the declarations.
    fn begin(&mut self) -> io::Result<()>;
    /// A later time than the one before.
    fn time(&mut self, time: u64) -> io::Result<()>;
    /// The bits of a wire from now on, `0` and `1`, highest first.
    fn change(&mut self, wire: usize, bits: &[u8]) -> io::Result<()>;
    fn finish(&mut self) -> io::Result<()>;
}

/// Declares scopes and wires inside a top module with a clock, then takes their values cycle by cycle and writes
/// those that have changed.
pub struct Recorder {
    backend: Box<dyn Backend>,
    /// Width and last value of each wire; the clock is not among them.
    wires: Vec<(u32, Option<u64>)>,
}

impl Recorder {
    /// A module called `top`; what follows is declared in it.
    pub fn new(format: Format, top: &str, out: impl Out) -> io::Result<Recorder> {
        let mut backend: Box<dyn Backend> = match format {
            Format::Vcd => Box::new(Vcd::new(out)?),
            Format::Fst => Box::new(Fst::new(out)?),
        };
        backend.scope(top)?;
        backend.wire("clock", 1)?;
        Ok(Recorder { backend, wires: Vec::new() })
    }

    pub fn scope(&mut self, name: &str) -> io::Result<()> {
        self.backend.scope(name)
    }

    pub fn up(&mut self) -> io::Result<()> {
        self.backend.up()
    }

    /// The number of the wire, from 0 on.
    pub fn wire(&mut self, name: &str, width: u32) -> io::Result<usize> {
        self.backend.wire(name, width)?;
        self.wires.push((width, None));
        Ok(self.wires.len() - 1)
    }

    /// Ends the top module and the declarations.
    pub fn begin(&mut self) -> io::Result<()> {
        self.backend.up()?;
        self.backend.begin()
    }

    /// A cycle and the values of all wires in it.
    pub fn cycle(&mut self, cycle: u64, words: &[u64]) -> io::Result<()> {
        self.backend.time(cycle * PERIOD)?;
        self.backend.change(0, b"1")?;
        words.iter().enumerate().try_for_each(|(wire, word)| self.put(wire, *word))?;
        self.backend.time(cycle * PERIOD + PERIOD / 2)?;
        self.backend.change(0, b"0")
    }

    /// The value of a wire in this cycle.
    fn put(&mut self, wire: usize, value: u64) -> io::Result<()> {
        let (width, last) = &mut self.wires[wire];
        if *last == Some(value) {
            return Ok(());
        }
        *last = Some(value);
        let width = *width as usize;
        let bits: [u8; 64] = std::array::from_fn(|bit| b'0' + (value >> (63 - bit) & 1) as u8);
        self.backend.change(1 + wire, &bits[64 - width..])
    }

    /// Writes what is still kept; the file is whole then.
    pub fn finish(&mut self) -> io::Result<()> {
        self.backend.finish()
    }
}
