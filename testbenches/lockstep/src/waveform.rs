//! VCD files: a window of cycles, of the ports of any engine or of every signal inside a rust-hdl block.
//!
//! One cycle is 10 ns; `clock` rises at its start. Values are those settled before the edge that ends the
//! cycle.

use std::cell::RefCell;
use std::collections::HashMap;
use std::io::{self, Write};
use std::rc::Rc;

use tessera_hdl::meta::{self, Role};
use tessera_hdl::rust_hdl::prelude::{Atom, AtomKind, Block, Probe};
use tessera_hdl::rust_hdl::synth::VCDValue;
use tessera_ports::Ports;
use vcd::{IdCode, TimescaleUnit, Value, Writer};

/// Which cycles and which part of the design a waveform holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Window {
    /// First cycle.
    pub from: u64,
    /// Number of cycles.
    pub cycles: u64,
    /// Dotted instance path from the top, such as `tc` or `alu1.fetch`; empty for all.
    pub scope: String,
}

impl Default for Window {
    fn default() -> Self {
        Window { from: 0, cycles: u64::MAX, scope: String::new() }
    }
}

impl Window {
    /// True if the cycle is recorded.
    pub fn holds(&self, cycle: u64) -> bool {
        cycle >= self.from && cycle - self.from < self.cycles
    }

    /// True for the scope itself, everything inside it, and the ancestors one has to pass to get there.
    fn enters(&self, path: &[String]) -> bool {
        self.scope.split('.').filter(|s| !s.is_empty()).zip(path).all(|(wanted, have)| wanted == have)
    }

    fn records(&self, path: &[String]) -> bool {
        self.enters(path) && path.len() >= self.depth()
    }

    fn is_root(&self, path: &[String]) -> bool {
        path.len() == self.depth()
    }

    fn depth(&self) -> usize {
        self.scope.split('.').filter(|s| !s.is_empty()).count()
    }
}

const PERIOD: u64 = 10;

fn open<W: Write>(writer: W) -> (Sink<W>, Writer<Sink<W>>) {
    let shared = Rc::new(RefCell::new(writer));
    (Sink(shared.clone()), Writer::new(Sink(shared)))
}

/// The sink, kept within reach behind the VCD writer so that it can be flushed.
struct Sink<W>(Rc<RefCell<W>>);

impl<W: Write> Write for Sink<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }
    fn flush(&mut self) -> io::Result<()> {
        self.0.borrow_mut().flush()
    }
}

/// Writes changes only.
struct Changes<W: Write> {
    sink: Sink<W>,
    writer: Writer<Sink<W>>,
    clock: IdCode,
    last: Vec<Option<u64>>,
    codes: Vec<(IdCode, u32)>,
}

impl<W: Write> Changes<W> {
    fn put(&mut self, index: usize, value: u64) -> io::Result<()> {
        if self.last[index] == Some(value) {
            return Ok(());
        }
        self.last[index] = Some(value);
        let (code, width) = self.codes[index];
        match width {
            1 => self.writer.change_scalar(code, value & 1 != 0),
            _ => {
                let bits: Vec<Value> = (0..width).rev().map(|b| (value >> b & 1 != 0).into()).collect();
                self.writer.change_vector(code, &bits)
            }
        }
    }

    fn edges(&mut self, cycle: u64, values: impl FnOnce(&mut Self) -> io::Result<()>) -> io::Result<()> {
        self.writer.timestamp(cycle * PERIOD)?;
        self.writer.change_scalar(self.clock, true)?;
        values(self)?;
        self.writer.timestamp(cycle * PERIOD + PERIOD / 2)?;
        self.writer.change_scalar(self.clock, false)
    }
}

/// The ports of one block.
pub struct PortWaveform<W: Write> {
    changes: Changes<W>,
    words: Vec<u64>,
}

impl<W: Write> PortWaveform<W> {
    /// Declares the ports of a block called `top`.
    pub fn new<I: Ports, O: Ports>(top: &str, writer: W) -> io::Result<Self> {
        let (sink, mut writer) = open(writer);
        writer.timescale(1, TimescaleUnit::NS)?;
        writer.add_module(top)?;
        let clock = writer.add_wire(1, "clock")?;
        let mut codes = Vec::new();
        for (name, width) in I::flat().into_iter().chain(O::flat()) {
            codes.push((writer.add_wire(width, &name)?, width));
        }
        writer.upscope()?;
        writer.enddefinitions()?;
        let last = vec![None; codes.len()];
        Ok(PortWaveform { changes: Changes { sink, writer, clock, last, codes }, words: Vec::new() })
    }

    /// Records one cycle.
    pub fn cycle<I: Ports, O: Ports>(&mut self, cycle: u64, input: &I, output: &O) -> io::Result<()> {
        self.words.clear();
        input.store(&mut self.words);
        output.store(&mut self.words);
        let words = &self.words;
        self.changes.edges(cycle, |c| words.iter().enumerate().try_for_each(|(i, w)| c.put(i, *w)))
    }

    /// Writes what is still buffered.
    pub fn finish(&mut self) -> io::Result<()> {
        self.changes.sink.flush()
    }
}

/// Every signal inside a rust-hdl block, registers under their own name.
pub struct BlockWaveform<W: Write> {
    changes: Changes<W>,
    by_id: HashMap<usize, usize>,
}

impl<W: Write> BlockWaveform<W> {
    /// Declares the signals of `block` that `window` asks for. Their number is zero when the scope names
    /// nothing.
    pub fn new(top: &str, block: &dyn Block, window: &Window, writer: W) -> io::Result<(Self, usize)> {
        let (sink, mut writer) = open(writer);
        writer.timescale(1, TimescaleUnit::NS)?;
        writer.add_module(top)?;
        let clock = writer.add_wire(1, "clock")?;
        let mut declare =
            Declare { writer, window, path: Vec::new(), register: None, names: Vec::new(), found: Vec::new(), error: None };
        block.accept("", &mut declare);
        if let Some(error) = declare.error {
            return Err(error);
        }
        let (mut writer, found) = (declare.writer, declare.found);
        writer.upscope()?;
        writer.enddefinitions()?;
        let codes: Vec<_> = found.iter().map(|f| (f.1, f.2)).collect();
        let by_id = found.iter().enumerate().map(|(i, f)| (f.0, i)).collect();
        let count = codes.len();
        Ok((BlockWaveform { changes: Changes { sink, writer, clock, last: vec![None; count], codes }, by_id }, count))
    }

    /// Records one cycle.
    pub fn cycle(&mut self, cycle: u64, block: &dyn Block) -> io::Result<()> {
        let by_id = &self.by_id;
        self.changes.edges(cycle, |changes| {
            let mut dump = Dump { changes, by_id, error: None };
            block.accept("", &mut dump);
            dump.error.map_or(Ok(()), Err)
        })
    }

    /// Writes what is still buffered.
    pub fn finish(&mut self) -> io::Result<()> {
        self.changes.sink.flush()
    }
}

/// First visit: declares variables.
struct Declare<'a, W: Write> {
    writer: Writer<Sink<W>>,
    window: &'a Window,
    /// Instance names below the top.
    path: Vec<String>,
    /// Name of the register being visited.
    register: Option<String>,
    names: Vec<bool>,
    /// Atom id, code, width.
    found: Vec<(usize, IdCode, u32)>,
    error: Option<io::Error>,
}

impl<W: Write> Declare<'_, W> {
    fn keep(&mut self, result: io::Result<()>) {
        if let Err(error) = result {
            self.error.get_or_insert(error);
        }
    }
}

impl<W: Write> Probe for Declare<'_, W> {
    fn visit_start_scope(&mut self, name: &str, node: &dyn Block) {
        let register = meta::of(node).is_some_and(|m| m.role == Role::Register);
        self.names.push(!register && !name.is_empty());
        if register {
            self.register = Some(name.to_string());
        } else if !name.is_empty() {
            self.path.push(name.replace('$', "_"));
            if self.window.enters(&self.path) {
                let result = self.writer.add_module(&name.replace('$', "_"));
                self.keep(result);
            }
        }
    }
    fn visit_atom(&mut self, name: &str, signal: &dyn Atom) {
        let hidden = signal.kind() == AtomKind::Constant || name == "clock" || signal.bits() > 64;
        // An input of a sub-block shows what another recorded signal shows, unless that lies outside the
        // scope.
        let repeated = signal.kind() == AtomKind::InputParameter && !self.window.is_root(&self.path);
        let shown = match &self.register {
            Some(register) if name == "q" => register.replace('$', "_"),
            Some(_) => return,
            None => name.replace('$', "_"),
        };
        if !hidden && !repeated && self.window.records(&self.path) {
            match self.writer.add_wire(signal.bits() as u32, &shown) {
                Ok(code) => self.found.push((signal.id(), code, signal.bits() as u32)),
                Err(error) => self.keep(Err(error)),
            }
        }
    }
    fn visit_end_scope(&mut self, _: &str, _: &dyn Block) {
        self.register = None;
        if self.names.pop() == Some(true) {
            if self.window.enters(&self.path) {
                let result = self.writer.upscope();
                self.keep(result);
            }
            self.path.pop();
        }
    }
}

/// Every cycle: writes what changed.
struct Dump<'a, W: Write> {
    changes: &'a mut Changes<W>,
    by_id: &'a HashMap<usize, usize>,
    error: Option<io::Error>,
}

impl<W: Write> Probe for Dump<'_, W> {
    fn visit_atom(&mut self, _: &str, signal: &dyn Atom) {
        if let Some(&index) = self.by_id.get(&signal.id()) {
            if let Err(error) = self.changes.put(index, number(&signal.vcd())) {
                self.error.get_or_insert(error);
            }
        }
    }
}

/// The value of a signal; an undriven one reads zero, as the stepping engine does.
fn number(value: &VCDValue) -> u64 {
    match value {
        VCDValue::Single(bit) => (*bit == Value::V1) as u64,
        VCDValue::Vector(bits) => bits.iter().fold(0, |n, bit| n << 1 | (*bit == Value::V1) as u64),
        VCDValue::String(_) | VCDValue::Composite(_) => 0,
    }
}
