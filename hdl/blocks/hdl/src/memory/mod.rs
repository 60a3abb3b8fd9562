//! Memories: the only primitives besides the register with hand-written Verilog.
//!
//! What lives here: storage that FPGA tools must recognise as block RAM ([`Ram1r1w`], [`rom!`](crate::rom))
//! or LUT RAM ([`LutRam`], [`MultiReadRam`]). What must not: anything that can be written as registers and
//! logic.
//!
//! What `hdl()` of a memory returns is a file of Verilog, a module for all sizes, which may be replaced as a whole
//! where a technology has memories of its own. Its parameters have the names of the block's. A port that is an
//! array in Rust is one vector, element 0 lowest; every output is driven by an `assign`, so all outputs are wires;
//! contents start as zero, as in Rust. What happens at an edge begins with `always @(posedge clock)`, and the
//! first port is the clock. Of a [`rom!`](crate::rom) the text is the body of a module of its own, whose ports
//! the exporter declares.

mod lut_ram;
mod multi_read_ram;
mod ram1r1w;
mod rom;
mod rows;

pub use lut_ram::LutRam;
pub use multi_read_ram::MultiReadRam;
pub use ram1r1w::Ram1r1w;
pub use rom::table;
