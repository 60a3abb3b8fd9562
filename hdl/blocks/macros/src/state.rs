//! `#[derive(LogicState)]`: a field-less enum as the type of a state register.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Error, Result};

/// Expands the derive.
pub fn expand(item: TokenStream) -> Result<TokenStream> {
    let input: DeriveInput = syn::parse2(item)?;
    let Data::Enum(data) = &input.data else {
        return Err(Error::new_spanned(&input.ident, "LogicState needs an enum"));
    };
    if data.variants.len() < 2 {
        return Err(Error::new_spanned(&input.ident, "LogicState needs at least two variants"));
    }
    for variant in &data.variants {
        if !variant.fields.is_empty() || variant.discriminant.is_some() {
            return Err(Error::new_spanned(variant, "a state has neither fields nor an explicit discriminant"));
        }
    }
    let name = &input.ident;
    let variants: Vec<_> = data.variants.iter().map(|v| &v.ident).collect();
    let first = variants[0];
    let short: Vec<String> = variants.iter().map(|v| v.to_string()).collect();
    let full: Vec<String> = short.iter().map(|v| format!("{name}::{v}")).collect();
    let canonical: Vec<String> = short.iter().map(|v| format!("{name}${v}")).collect();
    let codes = 0..variants.len() as u64;
    let bits = usize::BITS as usize - (variants.len() - 1).leading_zeros() as usize;
    Ok(quote! {
        #[automatically_derived]
        impl ::core::default::Default for #name {
            fn default() -> Self {
                #name::#first
            }
        }
        #[automatically_derived]
        impl ::tessera_hdl::rust_hdl::synth::Synth for #name {
            const BITS: usize = #bits;
            fn descriptor() -> ::tessera_hdl::rust_hdl::type_descriptor::TypeDescriptor {
                ::tessera_hdl::rust_hdl::type_descriptor::TypeDescriptor {
                    name: ::std::stringify!(#name).into(),
                    kind: ::tessera_hdl::rust_hdl::type_descriptor::TypeKind::Enum(
                        ::std::vec![#(#full.into()),*],
                    ),
                }
            }
            fn vcd(self) -> ::tessera_hdl::rust_hdl::synth::VCDValue {
                ::tessera_hdl::rust_hdl::synth::VCDValue::String(
                    match self { #(#name::#variants => #short),* }.into(),
                )
            }
            fn verilog(self) -> ::tessera_hdl::rust_hdl::ast::VerilogLiteral {
                ::tessera_hdl::rust_hdl::synth::Synth::verilog(
                    ::tessera_hdl::U::<#bits>::from(match self { #(#name::#variants => #codes),* }),
                )
            }
        }
        #[automatically_derived]
        impl ::tessera_hdl::literal::State for #name {
            fn condition(self) -> ::std::string::String {
                match self { #(#name::#variants => #canonical),* }.into()
            }
        }
        #[automatically_derived]
        impl ::tessera_hdl::literal::Literal for #name {
            fn expression(self) -> ::tessera_hdl::rust_hdl::ast::VerilogExpression {
                ::tessera_hdl::rust_hdl::ast::VerilogExpression::Signal(
                    ::tessera_hdl::literal::State::condition(self),
                )
            }
        }
    })
}
