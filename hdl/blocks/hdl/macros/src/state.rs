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
    let codes: Vec<u64> = (0..variants.len() as u64).collect();
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
        #[automatically_derived]
        impl ::tessera_hdl::wires::Wire for #name {
            const WIDTH: u32 = #bits as u32;
            fn to_word(self) -> u64 {
                match self { #(#name::#variants => #codes),* }
            }
            fn from_word(word: u64) -> Self {
                match word {
                    #(#codes => #name::#variants,)*
                    _ => ::core::panic!("{word} is not a state of {}", ::core::stringify!(#name)),
                }
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::expand;
    use syn::parse_str;

    fn refused(item: &str, reason: &str) {
        let error = expand(parse_str(item).expect("test tokens")).err();
        let message = error.unwrap_or_else(|| panic!("`{item}` is accepted")).to_string();
        assert!(message.contains(reason), "`{item}`: {message}");
    }

    #[test]
    fn only_plain_enums_are_states() {
        refused("struct S {}", "needs an enum");
        refused("enum S { A }", "at least two");
        refused("enum S { A(u64), B }", "neither fields");
        refused("enum S { A = 3, B }", "explicit discriminant");
    }

    #[test]
    fn width_is_the_smallest_that_holds_all_states() {
        for (item, bits) in [("enum S { A, B }", 1), ("enum S { A, B, C }", 2), ("enum S { A, B, C, D, E }", 3)] {
            let text = expand(parse_str(item).expect("test tokens")).expect("accepted").to_string();
            assert!(text.contains(&format!("const BITS : usize = {bits}usize")), "{item}");
        }
    }
}
