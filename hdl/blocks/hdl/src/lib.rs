//! Foundation of every Tessera block: values, registers, memories, stepping.
//!
//! What lives here: the value type [`U`], the macros that turn a struct and an
//! `update` function into a block ([`macro@block`], [`macro@hdl`]), the register and memory
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
//! # The language of `#[hdl]`
//!
//! Accepted, because it means the same in Rust and in Verilog:
//!
//! * `self.x.next = value;`, `if`, `else if`, `else`, `match` over the states of a
//!   `#[derive(LogicState)]` enum or over constants of type `U<N>`, `for i in a..b` with constant ends;
//! * `self.x.val()`, `self.child.port.val()` of outputs, `self.array[i].port.val()` with `i`
//!   made of constants and loop variables;
//! * `+ - * & | ^ << >> ! == != < <= > >= && ||`, `field` and `with` of a named field ([`word`]), `get_bit`,
//!   `get_bits::<N>`, `replace_bit`,
//!   `all`, `any`, `xor`, `index`, `into`, `to_bits::<N>`, [`bits`]`::<N>`, [`bit_cast`]`::<M, N>`,
//!   [`sign_extend`]`::<M, N>`, [`signed_lt`], [`shift_right_signed`];
//! * literals, constants of type `u64`, `usize`, `bool` or `U<N>`, const generics and
//!   elements of constant tables (`TABLE[i].mask`).
//!
//! Statement macros wire what needs no thought; an array of `N` fields is written `name[N]`:
//!
//! * `registers!(self, a, b[16])`: clock, reset, and `d` defaults to `q`;
//! * `subblocks!(self, fifo, arbiter)`: clock and reset;
//! * `memories!(self, ram)`: clock only;
//! * `carry!(self, opcode[3] = value)`: a [`Carry`], the stages that a field travels with its instruction;
//! * `outputs!(self, busy = running)`: an output that is a register;
//! * `connect!(self.tc.issue => self.alu.issue)`: a port or a bundle ([`mod@bundle`]) from where it is made
//!   to where it is used, with the fields that go back; `forward!` without them, `take!` and `offer!` the
//!   payload of a stream;
//! * `later!(self.given => self.late[N] => self.made)`: the same through `N` registers, or at once if there
//!   are none (clock and reset are wired apart);
//! * `stages!(self, fe)`: clock, reset and hold of bundles in registers;
//! * `data!(self, word, fe)`, `carry_data!(self, word[3] = value)`: the same of registers and bundles that
//!   only count beside a register with a reset, such as a `valid`. They have none themselves: on a device a
//!   reset costs wires, and what it would set is never looked at.
//!
//! `comment!("text")` leaves a comment in the exported module. Everything else is refused
//! at its own place, above all what rust-hdl would translate into something different:
//!
//! ```compile_fail
//! # use tessera_hdl::prelude::*;
//! # /// Doc.
//! # #[block]
//! # pub struct Guarded { pub a: Signal<In, Bit>, pub s: Signal<In, U<2>>, pub y: Signal<Out, Bit> }
//! impl Logic for Guarded {
//!     #[hdl]
//!     fn update(&mut self) {
//!         for i in 0..=3 { // inclusive ranges are translated wrongly
//!             self.y.next = self.s.val() == i.to_bits::<2>();
//!         }
//!     }
//! }
//! ```
//!
//! Who checks what: `#[hdl]` everything visible in one `update`, including reads of
//! sub-block inputs that it writes; the exporter widths, literals that do not fit,
//! latches and reads before writes; [`connected`] ports that nobody drives.
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

pub mod below;
pub mod bundle;
pub mod connected;
mod dirty;
mod fifo;
pub mod init;
pub mod literal;
pub mod memory;
pub mod meta;
#[cfg(feature = "mutants")]
pub mod mutant;
mod pipeline_register;
pub mod prelude;
mod reg;
mod round_robin;
mod signal;
pub mod sim;
mod skid_buffer;
pub mod step;
pub mod tree;
pub mod value;
pub mod values;
pub mod wires;
pub mod word;

pub use prelude::*;
pub use rust_hdl_core as rust_hdl;
pub use tessera_hdl_macros::{bundle, bundles};
