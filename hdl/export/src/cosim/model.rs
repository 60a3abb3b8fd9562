//! A loaded model and the calls into it.

use std::ffi::{c_char, c_void, CString};
use std::path::{Path, PathBuf};

use libloading::Library;

use super::{build, Options};
use crate::design::Design;
use crate::error::{ExportError, Result};
use crate::module::{Direction, Port};

type Call = unsafe extern "C" fn(*mut c_void, *const u64, *mut u64);

/// A Verilated design in this process: models of it cost no further export, text or load.
pub struct Object {
    library: Library,
    trace: bool,
    path: PathBuf,
    inputs: Vec<Port>,
    outputs: Vec<Port>,
}

/// One instance of a Verilated design.
pub struct Model {
    handle: *mut c_void,
    eval: Call,
    cycle: Call,
    edge: unsafe extern "C" fn(*mut c_void),
    delete: unsafe extern "C" fn(*mut c_void),
    waveform: Option<Waveform>,
    inputs: &'static [Port],
    outputs: &'static [Port],
}

#[derive(Clone, Copy)]
struct Waveform {
    open: unsafe extern "C" fn(*mut c_void, *const c_char),
    flush: unsafe extern "C" fn(*mut c_void),
}

/// Ports of one direction that have a word in the call: all but the clock.
pub(super) fn slots(design: &Design, direction: Direction) -> impl Iterator<Item = &Port> {
    design.ports.iter().filter(move |port| port.direction == direction && !port.clock)
}

impl Object {
    /// Builds the design (or takes it from the cache) and loads it. What registers start as is said for each
    /// model.
    pub fn build(design: &Design, options: &Options) -> Result<Self> {
        let path = build::shared_object(design, options)?;
        // SAFETY: the object was built from the wrapper template, and its initialisers are Verilator's.
        let library = unsafe { Library::new(&path) }.map_err(|error| not_loaded(&path, error))?;
        let ports = |direction| slots(design, direction).cloned().collect();
        let (inputs, outputs) = (ports(Direction::Input), ports(Direction::Output));
        Ok(Object { library, trace: options.trace, path, inputs, outputs })
    }

    /// Starts an instance; see [`Options::random_start`].
    pub fn start(&'static self, random_start: Option<u32>) -> Result<Model> {
        let failed = |error| not_loaded(&self.path, error);
        let (random, seed) = match random_start {
            Some(seed) => (1, u64::from(seed)),
            None => (0, 0),
        };
        // SAFETY: the wrapper template's functions have exactly these types. The object lives as long as the
        // process, so the function pointers stay valid.
        unsafe {
            let library = &self.library;
            let new: unsafe extern "C" fn(u64, u64) -> *mut c_void = *library.get(b"tessera_new").map_err(failed)?;
            let waveform = match self.trace {
                true => Some(Waveform {
                    open: *library.get(b"tessera_trace").map_err(failed)?,
                    flush: *library.get(b"tessera_flush").map_err(failed)?,
                }),
                false => None,
            };
            Ok(Model {
                eval: *library.get(b"tessera_eval").map_err(failed)?,
                cycle: *library.get(b"tessera_cycle").map_err(failed)?,
                edge: *library.get(b"tessera_edge").map_err(failed)?,
                delete: *library.get(b"tessera_delete").map_err(failed)?,
                waveform,
                inputs: &self.inputs,
                outputs: &self.outputs,
                handle: new(random, seed),
            })
        }
    }
}

fn not_loaded(path: &Path, error: libloading::Error) -> ExportError {
    ExportError::Load { path: path.to_path_buf(), message: error.to_string() }
}

impl Model {
    /// Builds the design (or takes it from the cache), loads it and starts one instance.
    pub fn build(design: &Design, options: &Options) -> Result<Self> {
        let object: &'static Object = Box::leak(Box::new(Object::build(design, options)?));
        object.start(options.random_start)
    }

    /// Inputs without the clock: the order of the words that go in.
    pub fn inputs(&self) -> &[Port] {
        self.inputs
    }

    /// Outputs: the order of the words that come out.
    pub fn outputs(&self) -> &[Port] {
        self.outputs
    }

    /// Settles the combinational logic for these inputs.
    ///
    /// # Panics
    /// When a slice is shorter than the ports it serves.
    #[inline]
    pub fn eval(&mut self, inputs: &[u64], outputs: &mut [u64]) {
        self.check(inputs, outputs);
        // SAFETY: the lengths were checked, the handle lives as long as self.
        unsafe { (self.eval)(self.handle, inputs.as_ptr(), outputs.as_mut_ptr()) }
    }

    /// One clock cycle: applies the inputs, settles, reads the outputs, then
    /// takes the rising edge. The outputs are those before the edge.
    ///
    /// # Panics
    /// When a slice is shorter than the ports it serves.
    #[inline]
    pub fn cycle(&mut self, inputs: &[u64], outputs: &mut [u64]) {
        self.check(inputs, outputs);
        // SAFETY: as in `eval`.
        unsafe { (self.cycle)(self.handle, inputs.as_ptr(), outputs.as_mut_ptr()) }
    }

    /// The rising edge alone, for inputs that [`Model::eval`] has settled: the other half of
    /// [`Model::cycle`].
    #[inline]
    pub fn edge(&mut self) {
        // SAFETY: the handle lives as long as self.
        unsafe { (self.edge)(self.handle) }
    }

    #[inline]
    fn check(&self, inputs: &[u64], outputs: &[u64]) {
        assert!(
            inputs.len() >= self.inputs.len() && outputs.len() >= self.outputs.len(),
            "the model has {} inputs and {} outputs",
            self.inputs.len(),
            self.outputs.len()
        );
    }

    /// Writes the following cycles to a VCD file, two time steps per cycle.
    /// Returns false when the model was built without [`Options::trace`].
    pub fn trace_to(&mut self, path: &Path) -> bool {
        let text = CString::new(path.to_string_lossy().as_bytes());
        match (self.waveform, text) {
            (Some(waveform), Ok(text)) => {
                // SAFETY: the handle lives as long as self, the text is a C string.
                unsafe { (waveform.open)(self.handle, text.as_ptr()) };
                true
            }
            _ => false,
        }
    }

    /// Writes out what [`Model::trace_to`] has buffered.
    pub fn flush_trace(&mut self) {
        if let Some(waveform) = self.waveform {
            // SAFETY: the handle lives as long as self.
            unsafe { (waveform.flush)(self.handle) }
        }
    }
}

impl Drop for Model {
    fn drop(&mut self) {
        // SAFETY: the handle came from tessera_new and is not used again.
        unsafe { (self.delete)(self.handle) }
    }
}
