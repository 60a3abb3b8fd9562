//! `#[hdl]`: `fn update(&mut self)` -> `update`, `connect`, `hdl` and `timing`.
//!
//! The body is parsed once into [`model`] statements. Parsing accepts exactly
//! the subset that means the same in Rust and in Verilog, so that translation
//! and lint cannot disagree: what is not understood is an error at its place,
//! and nothing is skipped. [`emit`] then writes the three methods.
//!
//! Field kinds are not visible here, but one rule needs none: a port behind a
//! sub-block that the body assigns is an input of that sub-block, so reading it
//! is refused. What cannot be seen from one function is left to the exporter:
//! widths, literals that do not fit, latches, reads before writes, and inputs of
//! sub-blocks that nobody drives (`tessera_hdl::connected` reports those when
//! a simulation is built).

mod access;
mod calls;
mod emit;
mod expression;
mod gate;
mod model;
mod mutate;
mod order;
mod pack;
mod path;
mod recipe;
mod registers;
mod report;
mod settle;
mod shown;
mod statement;
#[cfg(test)]
mod tests;
mod units;
mod wired;
mod wiring;

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Error, ItemFn, Result};

/// Expands the attribute.
pub fn expand(arguments: TokenStream, item: TokenStream) -> Result<TokenStream> {
    if !arguments.is_empty() {
        return Err(Error::new_spanned(arguments, "#[hdl] takes no arguments"));
    }
    let function: ItemFn = syn::parse2(item)?;
    Ok(match parse(&function) {
        Ok(statements) => emit::methods(&function, &statements),
        Err(error) => {
            // The empty body keeps rustc from also complaining about a missing `update`.
            let error = error.into_compile_error();
            let signature = &function.sig;
            quote!(#error #signature {})
        }
    })
}

/// Parses and checks the whole body; all errors are reported together.
fn parse(function: &ItemFn) -> Result<Vec<model::Statement>> {
    let signature = &function.sig;
    let wanted = signature.ident == "update"
        && signature.inputs.len() == 1
        && matches!(signature.inputs.first(), Some(syn::FnArg::Receiver(r)) if r.mutability.is_some())
        && matches!(signature.output, syn::ReturnType::Default);
    if !wanted {
        return Err(Error::new_spanned(signature, "#[hdl] goes on `fn update(&mut self)` of an `impl Logic`"));
    }
    let mut parser = statement::Parser::default();
    let statements = parser.block(&function.block);
    parser.check_subblock_inputs();
    match parser.into_error() {
        None => Ok(statements),
        Some(error) => Err(error),
    }
}
