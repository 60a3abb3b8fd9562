//! VCD, by the crate that rust-hdl uses as well.

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

use vcd::{IdCode, TimescaleUnit, Value, Writer};

use super::recorder::{Backend, Out};

/// The output, kept within reach behind the writer so that it can be flushed.
struct Shared<W>(Rc<RefCell<W>>);

impl<W: Write> Write for Shared<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }
    fn flush(&mut self) -> io::Result<()> {
        self.0.borrow_mut().flush()
    }
}

pub struct Vcd<W: Write> {
    out: Shared<W>,
    writer: Writer<Shared<W>>,
    codes: Vec<IdCode>,
}

impl<W: Out> Vcd<W> {
    pub fn new(out: W) -> io::Result<Self> {
        let out = Rc::new(RefCell::new(out));
        let mut writer = Writer::new(Shared(out.clone()));
        writer.timescale(100, TimescaleUnit::PS)?;
        Ok(Vcd { out: Shared(out), writer, codes: Vec::new() })
    }
}

impl<W: Out> Backend for Vcd<W> {
    fn scope(&mut self, name: &str) -> io::Result<()> {
        self.writer.add_module(name)
    }
    fn up(&mut self) -> io::Result<()> {
        self.writer.upscope()
    }
    fn wire(&mut self, name: &str, width: u32) -> io::Result<()> {
        self.codes.push(self.writer.add_wire(width, name)?);
        Ok(())
    }
    fn begin(&mut self) -> io::Result<()> {
        self.writer.enddefinitions()
    }
    fn time(&mut self, time: u64) -> io::Result<()> {
        self.writer.timestamp(time)
    }
    fn change(&mut self, wire: usize, bits: &[u8]) -> io::Result<()> {
        let value = |bit: &u8| Value::from(*bit == b'1');
        match bits {
            [bit] => self.writer.change_scalar(self.codes[wire], value(bit)),
            bits => self.writer.change_vector(self.codes[wire], &bits.iter().map(value).collect::<Vec<_>>()),
        }
    }
    fn finish(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
