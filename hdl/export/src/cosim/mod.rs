//! An exported design as a callable model: Verilator, a C++ compiler and a
//! shared object that is loaded into this process.
//!
//! One call per clock cycle, one `u64` per port. A model is built once per
//! distinct text and kept in a cache (`TESSERA_COSIM_DIR`, else `cosim/` in the
//! Cargo target directory); Verilator's own runtime is compiled once per
//! machine. Shared objects stay loaded until the process ends. A process that ends in the
//! middle of a build should call [`abandon`].
//!
//! ```no_run
//! # fn demo(design: &tessera_export::Design) -> tessera_export::Result<()> {
//! use tessera_export::cosim::{Model, Options};
//! let mut model = Model::build(design, &Options::default())?;
//! let inputs = vec![0; model.inputs().len()];
//! let mut outputs = vec![0; model.outputs().len()];
//! model.cycle(&inputs, &mut outputs);
//! # Ok(()) }
//! ```

mod apart;
mod build;
mod model;
mod workspace;

pub use model::{Model, Object};
pub use workspace::abandon;

/// How a model is built and started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Compile waveform dumping in ([`Model::trace_to`]); costs some speed even while off.
    pub trace: bool,
    /// Whether the C++ compiler optimises what runs each cycle. If not, a model is built in about half of
    /// the time and runs slower, which is less in all for some ten thousand cycles.
    pub optimize: bool,
    /// What registers and memories without an initial value start as: zeros, or
    /// random bits from this seed (the proof that reset really resets).
    pub random_start: Option<u32>,
}

impl Default for Options {
    fn default() -> Self {
        Options { trace: false, optimize: true, random_start: None }
    }
}
