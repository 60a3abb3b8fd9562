//! The Verilated export of a block as a model.

use tessera_export::cosim::{self, Options};
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

impl VerilogModel {
    /// Exports block `B` and builds its model, or takes it from the cache.
    ///
    /// # Panics
    /// When the exported ports are not those of `I` and `O` in name, width and order.
    pub fn build<B: Block + Step + Init, I: Ports, O: Ports>(options: &Options) -> Result<Self, ExportError> {
        let design = export(Sim::<B>::new().block())?;
        let model = cosim::Model::build(&design, options)?;
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
