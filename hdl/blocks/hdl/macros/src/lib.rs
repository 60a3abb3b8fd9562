//! The macros behind `tessera-hdl`; use them through that crate.
//!
//! * [`macro@block`]: struct of ports, registers and sub-blocks -> block;
//! * [`macro@hdl`]: `fn update` -> simulation, port connection and AST for the exporter;
//! * [`macro@bundles`], [`macro@bundle`]: signals that travel together;
//! * [`macro@LogicState`]: plain enum -> type of a state register.
//!
//! What lives here: syntax only. The traits that the generated code implements
//! live in `tessera-hdl`.

mod block;
mod bundle;
mod hdl;
mod names;
mod state;

use proc_macro::TokenStream;

/// Turns a struct into a block.
///
/// ```text
/// /// One line that becomes the header of the exported module.
/// #[block]
/// pub struct Name<const DEPTH: usize> {
///     pub clock: Signal<In, Clock>,
///     pub reset: Signal<In, Bit>,
///     pub data: Signal<Out, U<8>>,
///     #[reset_value(U::new(7))]
///     count: Reg<U<8>>,
///     #[value(U::new(1))]
///     step: Constant<U<8>>,
///     _contents: Vec<u64>, // leading underscore: plain Rust state, not hardware
/// }
/// ```
///
/// Writes `Block`, `Init`, `Default`, `Module` (the exported name
/// `tessera_name_depth8`) and `Step`. `#[block(leaf)]` leaves `Step` to the
/// author: only memories need it. `#[block(require(DEPTH == 1 << A))]` checks a
/// condition on the parameters when an instance is compiled.
/// `#[block(suffix(text))]` ends the module name with a text made of the parameters instead of their values:
/// `#[block(suffix(if ADDERS == 0 { "_compact" } else { "" }))]`.
/// `#[block(ports = tessera_ports::tc)]` takes clock and ports from the
/// declaration in that crate; the bundles it names must be in scope.
#[proc_macro_attribute]
pub fn block(arguments: TokenStream, item: TokenStream) -> TokenStream {
    block::expand(arguments.into(), item.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// What the declaration named by `#[block(ports = ..)]` calls with itself.
#[doc(hidden)]
#[proc_macro]
pub fn __block_with_ports(answer: TokenStream) -> TokenStream {
    block::expand_with_ports(answer.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// `bundles!(tessera_ports::eu_math_bundles)`: the bundles of a declaration as structs of signals.
#[proc_macro]
pub fn bundles(path: TokenStream) -> TokenStream {
    bundle::import(path.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// What the declaration named by `bundles!` calls with itself.
#[doc(hidden)]
#[proc_macro]
pub fn __bundles(answer: TokenStream) -> TokenStream {
    bundle::imported(answer.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Bundles of a crate's own: `bundle! { /// Doc. \n bundle Name { /// Doc. \n field: 8, } }`, see
/// `tessera_ports_syntax`.
#[proc_macro]
pub fn bundle(declaration: TokenStream) -> TokenStream {
    bundle::local(declaration.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Turns `fn update(&mut self)` of an `impl Logic` into all four methods of the trait.
///
/// The body is checked against the subset that means the same in Rust and in
/// Verilog; everything else is a compile error at its own place. See the
/// crate documentation of `tessera-hdl` for the subset.
#[proc_macro_attribute]
pub fn hdl(arguments: TokenStream, item: TokenStream) -> TokenStream {
    hdl::expand(arguments.into(), item.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Makes a field-less enum the type of a state register; the first variant is
/// the default and encodes as 0, the others count up.
#[proc_macro_derive(LogicState)]
pub fn logic_state(item: TokenStream) -> TokenStream {
    state::expand(item.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}
