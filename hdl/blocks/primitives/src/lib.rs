//! Foundation of every Tessera block: values, registers, memories, stepping.
//!
//! What lives here: the value type [`U`], the macros that turn a struct and an
//! `update` function into a block ([`block`], [`hdl`]), the register and memory
//! primitives, small reusable blocks (FIFO, arbiter), the stepping engine
//! ([`step`]) and its driver ([`sim::Sim`]). What must not: anything that knows
//! about GPUs, and any Verilog outside the register and memory primitives.
//!
//! # Writing a block
//!
//! ```
//! use tessera_hdl::prelude::*;
//!
//! /// Remembers the last accepted word.
//! #[block]
//! pub struct Latest {
//!     pub clock: Signal<In, Clock>,
//!     pub reset: Signal<In, Bit>,
//!     pub valid: Signal<In, Bit>,
//!     pub data: Signal<In, U<32>>,
//!     pub latest: Signal<Out, U<32>>,
//!     #[reset_value(U::new(0x55))]
//!     word: Reg<U<32>>,
//! }
//!
//! impl Logic for Latest {
//!     #[hdl]
//!     fn update(&mut self) {
//!         registers!(self, word);
//!         if self.valid.val() {
//!             self.word.d.next = self.data.val();
//!         }
//!         self.latest.next = self.word.q.val();
//!     }
//! }
//! ```
//!
//! Inside `#[hdl]` three statement macros wire the clock and the reset; an
//! array of `N` fields is written `name[N]`:
//!
//! * `registers!(self, a, b[16])`: clock, reset, and `d` defaults to `q`;
//! * `subblocks!(self, fifo, arbiter)`: clock and reset;
//! * `memories!(self, ram)`: clock only.
//!
//! `comment!("text")` leaves a comment in the exported module.
//!
//! # How a block presents itself to a `Probe`
//!
//! See [`meta`]: [`meta::of`] gives role, module name, source file and summary
//! of any `&dyn Block`. `#[hdl]` unrolls loops, so the AST holds neither
//! `Loop` nor `Macro` nor `Link`; names look like `child[3]$port` for reads and
//! `child[3]$port$next` for targets; before each statement stands a comment
//! `@src <file>:<line>` ([`meta::source_position`]). Constants arrive as
//! `Literal` without a meaningful width, or wrapped in `Cast` when they have one.
//! The signed functions arrive as: `sign_extend::<M, N>(x)` =
//! `Cast(Signed(x), M)`; `signed_lt(a, b)` = `Binary(Signed(a), Lt, Signed(b))`;
//! `shift_right_signed(a, b)` = `Binary(Signed(a), Shr, b)`.

// The macros name this crate by its absolute path, also from inside it.
extern crate self as tessera_hdl;

pub mod connected;
mod fifo;
pub mod init;
pub mod literal;
pub mod memory;
pub mod meta;
mod pipeline_register;
pub mod prelude;
mod reg;
mod round_robin;
pub mod sim;
mod skid_buffer;
pub mod step;
pub mod value;
pub mod wires;

pub use prelude::*;
pub use rust_hdl_core as rust_hdl;
