//! `bundles!`: one struct for what goes with the port, one for what goes back.

use super::hand_on;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Ident, Result};
use tessera_ports_syntax::{purpose, Bundle, Bundles, Field, Shape};

pub fn expand(input: TokenStream) -> Result<TokenStream> {
    let bundles: Bundles = syn::parse2(input.clone())?;
    let structs = bundles.bundles.iter().map(bundle);
    let macro_ = hand_on(&bundles.name, &input);
    Ok(quote!(#(#structs)* #macro_))
}

fn bundle(bundle: &Bundle) -> TokenStream {
    let Bundle { attributes, name, .. } = bundle;
    let forward: Vec<&Field> = bundle.side(false).collect();
    let struct_ = plain(quote!(#(#attributes)*), name, &forward);
    let rows = rows(bundle);
    let duplex = bundle.is_duplex().then(|| duplex(bundle));
    quote! {
        #struct_
        impl ::tessera_ports::Described for #name {
            fn describe(name: &str, _: u32, input: bool, _: &str, rows: &mut ::std::vec::Vec<::tessera_ports::PortRow>) {
                #rows
            }
        }
        #duplex
    }
}

/// A struct of words, and how they become a list and back.
pub fn plain(attributes: TokenStream, name: &Ident, fields: &[&Field]) -> TokenStream {
    let names: Vec<_> = fields.iter().map(|field| &field.name).collect();
    let docs = fields.iter().map(|field| &field.attributes);
    let types = fields.iter().map(|field| word_type(&field.shape));
    let labels = fields.iter().map(|field| format!("_{}", field.name));
    let widths = fields.iter().map(|field| field.shape.width(&|_| 0));
    quote! {
        #attributes
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
        pub struct #name { #(#(#docs)* pub #names: #types,)* }

        impl ::tessera_ports::Group for #name {
            #[inline]
            fn store(&self, words: &mut ::std::vec::Vec<u64>) {
                #(::tessera_ports::Group::store(&self.#names, words);)*
            }
            #[inline]
            fn load(&mut self, words: &mut ::std::slice::Iter<'_, u64>) {
                #(::tessera_ports::Group::load(&mut self.#names, words);)*
            }
            fn list(&self, name: &str, _: u32, words: &mut ::std::vec::Vec<(::std::string::String, u32)>) {
                #(::tessera_ports::Group::list(&self.#names, &(name.to_string() + #labels), #widths, words);)*
            }
        }
    }
}

/// `u64`, or the bundle, in its arrays.
pub fn word_type(shape: &Shape) -> TokenStream {
    shape.map(&|leaf| match leaf {
        Shape::Bundle { name, .. } => quote!(#name),
        _ => quote!(u64),
    })
}

fn rows(bundle: &Bundle) -> TokenStream {
    bundle
        .fields
        .iter()
        .map(|field| {
            let (label, width, text) = (format!("_{}", field.name), field.shape.width(&|_| 0), purpose(&field.attributes));
            let ty = word_type(&field.shape);
            let input = if field.back { quote!(!input) } else { quote!(input) };
            quote!(<#ty as ::tessera_ports::Described>::describe(
                &(name.to_string() + #label), #width, #input, #text, rows);)
        })
        .collect()
}

/// The struct of what goes back (streams share one), and the rule of a stream.
fn duplex(bundle: &Bundle) -> TokenStream {
    let name = &bundle.name;
    if bundle.stream {
        return quote! {
            impl ::tessera_ports::Duplex for #name {
                type Back = ::tessera_ports::Ready;
                type Held = ::std::option::Option<Self>;
                fn idle() -> Self::Held {
                    ::std::option::Option::None
                }
                #[inline]
                fn check(
                    &self,
                    back: &::tessera_ports::Ready,
                    held: &mut Self::Held,
                    phase: ::tessera_ports::Phase,
                ) -> ::std::result::Result<(), ::tessera_ports::Rule> {
                    phase.stream(self.valid != 0, back.ready != 0, self, held)
                }
            }
        };
    }
    let back = format_ident!("{name}Back");
    let fields: Vec<&Field> = bundle.side(true).collect();
    let doc = format!("What goes back through a port of [`{name}`].");
    let struct_ = plain(quote!(#[doc = #doc]), &back, &fields);
    quote! {
        #struct_
        impl ::tessera_ports::Duplex for #name {
            type Back = #back;
            type Held = ();
            fn idle() {}
            #[inline]
            fn check(&self, _: &#back, _: &mut (), _: ::tessera_ports::Phase) -> ::std::result::Result<(), ::tessera_ports::Rule> {
                ::std::result::Result::Ok(())
            }
        }
    }
}
