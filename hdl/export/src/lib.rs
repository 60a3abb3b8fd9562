//! rust-hdl blocks to Verilog-2001 and the files that tools want beside it.
//!
//! What lives here: everything between a connected block and the folder that a
//! lint, synthesis or simulation tool opens, the templates of those files, and
//! the builder that turns an exported design into a callable model ([`cosim`]).
//! What must not: hardware descriptions, reference models, comparison of
//! engines.
//!
//! ```no_run
//! # fn demo(block: &dyn rust_hdl_core::prelude::Block) -> tessera_export::Result<()> {
//! let mut exporter = tessera_export::Exporter::new()?;
//! let library = tessera_export::Library::new(vec![exporter.export(block)?])?;
//! library.write_to("generated".as_ref())?;
//! assert!(library.check("generated".as_ref())?.is_empty());
//! # Ok(()) }
//! ```
//!
//! # From block to text
//!
//! 1. `walk` collects the block tree that a `Probe` sees;
//! 2. `lower` resolves names and, with `width`, gives every expression its
//!    exact width in the tree of `ir`;
//! 3. `dataflow` rejects latches and reads that Rust and Verilog would answer
//!    differently, and splits the body into independent processes;
//! 4. `module` puts registers, instances, assignments and processes together, `choose` makes
//!    assignments of short processes, `packed` a module around the top with vectors for arrays,
//!    `emit` prints expressions, `layout` breaks long lines, `template` makes the files, `library`
//!    puts them into one folder, every module once; [`gtkwave`] shows their signals, [`header`]
//!    their registers.
//!
//! # Promises
//!
//! * One module per distinct body among all blocks of one [`Exporter`], named
//!   by its type; two bodies of one name get `_v2`.
//! * Every value has the width it has in Rust; every net is unsigned.
//! * The text passes `verilator --lint-only -Wall` without a single waiver. Bits
//!   that nothing reads are gathered in a wire `unused_ok`.
//! * A register is assigned behind its clock edge; a short choice is an assignment, a longer one a process.
//! * Lines have at most 120 characters where there is a place to break them.
//! * Simulation settles from time zero on in every mode of the language, also
//!   where a testbench declares its variables with values.
//! * Registers have a synchronous reset and no initial value: before the first
//!   reset they hold anything.
//! * Same block, same bytes; on an error nothing is written.
//!
//! # Limits
//!
//! Ports are at most [`MAX_PORT_WIDTH`] bits; one `update` is one clock domain's
//! combinational logic; inputs and outputs only, no tri-state; slices are
//! assigned at constant offsets.

mod choose;
mod concat;
pub mod cosim;
mod dataflow;
mod design;
mod emit;
mod error;
mod exporter;
mod feed_through;
mod fold;
pub mod gtkwave;
pub mod header;
mod ir;
mod layout;
mod library;
mod lower;
mod module;
mod names;
mod packed;
mod render;
mod scope;
mod template;
mod text;
mod untangle;
mod walk;
mod width;

pub use design::{Design, Module};
pub use error::{ExportError, Position, Result, Site};
pub use exporter::{export, Exporter};
pub use library::{Difference, Library};
pub use module::{Direction, Port};
pub use packed::Packed;

/// Widest port: one machine word in every engine that drives a block.
pub const MAX_PORT_WIDTH: usize = 64;
