//! The Verilated export of a block as a model.

use std::any::TypeId;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use tessera_export::cosim::{self, Object, Options};
use tessera_export::{export, ExportError};
use tessera_hdl::init::Init;
use tessera_hdl::rust_hdl::block::Block;
use tessera_hdl::sim::Sim;
use tessera_hdl::step::Step;
use tessera_ports::Ports;

use crate::model::Model;

/// Exported, built and loaded.
pub struct VerilogModel {
    model: cosim::Model,
    inputs: Vec<u64>,
    outputs: Vec<u64>,
}

/// What was exported and loaded before: the block, with waveforms or not, optimised or not.
type Loaded = HashMap<(TypeId, bool, bool), &'static Object>;

/// The object of block `B`. A test that starts the same block for each of many kernels exports it once: of an
/// execution unit that takes seconds.
fn object<B: Block + Step + Init + 'static>(options: &Options) -> Result<&'static Object, ExportError> {
    static LOADED: LazyLock<Mutex<Loaded>> = LazyLock::new(Mutex::default);
    let loaded = || LOADED.lock().unwrap_or_else(PoisonError::into_inner);
    let key = (TypeId::of::<B>(), options.trace, options.optimize);
    if let Some(object) = loaded().get(&key) {
        return Ok(object);
    }
    // Not under the lock: two threads that build different blocks do so side by side.
    let object = Object::build(&export(Sim::<B>::new().block())?, options)?;
    Ok(*loaded().entry(key).or_insert_with(|| Box::leak(Box::new(object))))
}

impl VerilogModel {
    /// Exports block `B` and builds its model, or takes it from the cache.
    ///
    /// # Panics
    /// When the exported ports are not those of `I` and `O` in name, width and order.
    pub fn build<B: Block + Step + Init + 'static, I: Ports, O: Ports>(options: &Options) -> Result<Self, ExportError> {
        let model = object::<B>(options)?.start(options.random_start)?;
        let side = |ports: &[tessera_export::Port]| -> Vec<(String, u32)> {
            ports.iter().map(|p| (p.name.clone(), p.width as u32)).collect()
        };
        assert_eq!(side(model.inputs()), I::flat(), "exported inputs against the port struct");
        assert_eq!(side(model.outputs()), O::flat(), "exported outputs against the port struct");
        let outputs = vec![0; model.outputs().len()];
        Ok(VerilogModel { model, inputs: Vec::new(), outputs })
    }

    /// The model below, for its own waveforms.
    pub fn inner(&mut self) -> &mut cosim::Model {
        &mut self.model
    }
}

impl<I: Ports, O: Ports> Model<I, O> for VerilogModel {
    fn name(&self) -> &'static str {
        "verilator"
    }
    fn eval(&mut self, input: &I, output: &mut O) {
        self.inputs.clear();
        input.store(&mut self.inputs);
        self.model.eval(&self.inputs, &mut self.outputs);
        output.load(&self.outputs);
    }
    fn tick(&mut self, _: &I) {
        self.model.edge();
    }
}
