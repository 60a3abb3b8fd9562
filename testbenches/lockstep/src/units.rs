//! The execution units that have hardware of their own: those of the named shapes.

use tessera_eu::eu::{Eu, EuCompact, EuLite};
use tessera_export::cosim::Options;
use tessera_export::ExportError;
use tessera_hdl::init::Init;
use tessera_hdl::rust_hdl::block::Block;
use tessera_hdl::step::Step;
use tessera_hdl::wires::Pins;
use tessera_ports::config::EuShape;
use tessera_ports::eu::{EuIn, EuOut};

use crate::model::{Model, RtlModel};
use crate::verilog::VerilogModel;

/// A model of an execution unit.
pub type Unit = Box<dyn Model<EuIn, EuOut>>;

/// How the hardware of one shape is built.
#[derive(Clone, Copy)]
pub struct Hardware {
    /// The rust-hdl block.
    pub rtl: fn() -> Unit,
    /// Its Verilog, compiled by Verilator or taken from the cache.
    pub verilated: fn(&Options) -> Result<Unit, ExportError>,
}

impl Hardware {
    /// That of a shape, if it has a name.
    pub fn of(shape: &EuShape) -> Option<Hardware> {
        match *shape {
            EuShape::GEN9 => Some(Hardware::block::<Eu>()),
            EuShape::COMPACT => Some(Hardware::block::<EuCompact>()),
            EuShape::LITE => Some(Hardware::block::<EuLite>()),
            _ => None,
        }
    }

    fn block<B: Block + Step + Init + Pins + 'static>() -> Hardware {
        Hardware {
            rtl: || Box::new(RtlModel::<B>::new::<EuIn, EuOut>()),
            verilated: |options| Ok(Box::new(VerilogModel::build::<B, EuIn, EuOut>(options)?)),
        }
    }
}
