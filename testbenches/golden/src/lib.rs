//! Cycle-exact golden models of the execution unit: the reference of the lockstep tests and the fast engine.
//!
//! One module per block of `tessera-ports`, written from the contract in that crate's module docs alone;
//! never from the hardware description, so that a slip in one cannot hide in the other. What lives here:
//! state, outputs and next state of each block, exact arithmetic. What must not: `tessera-hdl`, `tessera-eu`,
//! memory behind the ports, files.
//!
//! Every block has two faces. [`Golden`] is the port face: all outputs as a function of state and inputs, for
//! the lockstep. The methods below it (`reads`, `issue`, `clock`, ...) are the direct face that [`eu::Eu`]
//! calls, without packing a struct of port words for each wire; the port face is a thin layer over it, so
//! both are the same model.
//!
//! * [`arith`]: exact f32 and integer arithmetic; [`lane`], [`lanes`]: what the lanes of a pass compute
//! * [`opcodes`]: what is known about each opcode; [`codes`]: other codes of the word, by name
//! * [`plan`], [`operand`]: an ALU instruction and its element addresses, sliced out of the native word;
//!   [`asks`]: the rows that these are in
//! * [`em`], [`intdiv`], [`intdiv_pipe`]: the math functions of an ALU
//! * [`cache`]: the render cache and its four pipelines; [`board`]: one of them on an FPGA board
//! * [`tc`], [`ga`], [`alu`], [`je`], [`me`]: the units; [`eu`]: all of them wired together

pub mod alu;
pub mod arith;
pub mod asks;
pub mod bits;
pub mod board;
pub mod cache;
pub mod codes;
pub mod em;
pub mod eu;
pub mod ga;
pub mod ieee;
pub mod intdiv;
pub mod intdiv_pipe;
pub mod je;
pub mod lane;
pub mod lanes;
pub mod math;
pub mod me;
pub mod opcodes;
pub mod operand;
pub mod plan;
pub mod rounds;
mod shape;
pub mod tc;

use tessera_ports::bundle::eu::Retire;
use tessera_ports::Ports;

/// A block as the lockstep sees it.
pub trait Golden {
    /// Its input ports.
    type In: Ports;
    /// Its output ports.
    type Out: Ports;

    /// All outputs of this cycle: a function of the state and of this cycle's inputs; changes nothing.
    fn eval(&self, inputs: &Self::In) -> Self::Out;

    /// The clock edge that ends the cycle in which the block saw `inputs`.
    fn tick(&mut self, inputs: &Self::In);

    /// [`Golden::eval`] for a caller that goes on with [`Golden::tick`] for the same inputs, or settles
    /// again: a model may keep what it has worked out. `outputs` may hold anything before.
    fn settle(&mut self, inputs: &Self::In, outputs: &mut Self::Out) {
        *outputs = self.eval(inputs);
    }

    /// One whole cycle.
    fn step(&mut self, inputs: &Self::In) -> Self::Out {
        let mut outputs = Self::Out::default();
        self.settle(inputs, &mut outputs);
        self.tick(inputs);
        outputs
    }
}

pub use shape::{Compact, Lite, Shaped, Small};

/// A register: 32 bytes as little-endian words, the shape it has on every port.
pub type Row = [u64; 4];

/// An instruction on the retire port.
pub(crate) fn retire(slot: u8, ip: u32, op: u8, mask: u32) -> Retire {
    Retire { valid: 1, slot: slot.into(), ip: ip.into(), op: op.into(), mask: mask.into() }
}
