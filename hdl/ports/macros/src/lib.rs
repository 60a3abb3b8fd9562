//! `ports!` and `bundles!`: the plain structs that models and tests fill, out of one declaration each.
//!
//! Both also export the declaration itself as a macro (`tc_ports!`, `eu_math_bundles!`), which hands its
//! tokens to any other macro: that is how `#[block(ports = tessera_ports::tc)]` gets the same ports without a
//! second list. The language is that of `tessera_ports_syntax`.

mod bundle;
mod port;

use proc_macro2::TokenStream;
use quote::quote;
use syn::Ident;

/// Declares bundles: see `tessera_ports_syntax`.
#[proc_macro]
pub fn bundles(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    bundle::expand(input.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Declares the ports of a block: see `tessera_ports_syntax`.
#[proc_macro]
pub fn ports(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    port::expand(input.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// The macro `name!` that calls another one: `name! { [path::of::macro] tokens }` becomes
/// `path::of::macro! { { tokens } { declaration } }`.
fn hand_on(name: &Ident, declaration: &TokenStream) -> TokenStream {
    quote! {
        #[doc = "Hands the declaration of the same name to another macro."]
        #[macro_export]
        macro_rules! #name {
            ([$($callback:tt)*] $($tokens:tt)*) => { $($callback)* ! { { $($tokens)* } { #declaration } } };
        }
    }
}
