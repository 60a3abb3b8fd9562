//! Memories: the only primitives besides the register with hand-written Verilog.
//!
//! What lives here: storage that FPGA tools must recognise as block RAM ([`Ram1r1w`], [`rom!`](crate::rom))
//! or LUT RAM ([`LutRam`], [`MultiReadRam`]). What must not: anything that can be written as registers and
//! logic.
//!
//! Rules of the text that `hdl()` returns: it is the body of a module whose
//! ports the exporter declares; array ports are called `name_0`, `name_1`, ..;
//! every output is driven by an `assign`, so all outputs are wires; contents
//! start as zero, as in Rust.

mod lut_ram;
mod multi_read_ram;
mod ram1r1w;
mod rom;
mod rows;

pub use lut_ram::LutRam;
pub use multi_read_ram::MultiReadRam;
pub use ram1r1w::Ram1r1w;
pub use rom::table;
