//! `ports!`: the structs of a block's inputs and outputs, and the rules between them.

use super::bundle::word_type;
use super::hand_on;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Ident, Result};
use tessera_ports_syntax::{purpose, Direction, Port, Ports, Shape};

pub fn expand(input: TokenStream) -> Result<TokenStream> {
    let ports: Ports = syn::parse2(input.clone())?;
    let macro_ = hand_on(&format_ident!("{}_ports", ports.name), &input);
    let block = format!("`{}`: {}", ports.name, purpose(&ports.attributes));
    let inputs = side(&ports, &ports.inputs, Direction::In, &format!("Inputs of {block}"));
    let outputs = side(&ports, &ports.outputs, Direction::Out, &format!("Outputs of {block}"));
    let interface = interface(&ports);
    Ok(quote!(#inputs #outputs #interface #macro_))
}

/// The struct of one direction: its ports whole or, of duplex ports that face the other way, what goes back.
fn side(ports: &Ports, name: &Ident, direction: Direction, doc: &str) -> TokenStream {
    let own: Vec<&Port> = ports.ports.iter().filter(|port| port.direction == direction || port.shape.is_duplex()).collect();
    let names: Vec<_> = own.iter().map(|port| &port.name).collect();
    let docs = own.iter().map(|port| &port.attributes);
    let types = own.iter().map(|port| match port.direction == direction {
        true => word_type(&port.shape),
        false => back_type(&port.shape),
    });
    let labels: Vec<String> = own.iter().map(|port| port.name.to_string()).collect();
    let widths: Vec<u32> = own.iter().map(|port| ports.width(&port.shape)).collect();
    let Parameters { declared, generics, arguments } = parameters(ports);
    let values = own.iter().map(|port| initial(&port.shape));
    quote! {
        #[doc = #doc]
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct #name #declared { #(#(#docs)* pub #names: #types,)* }

        impl #generics ::std::default::Default for #name #arguments {
            fn default() -> Self {
                #name { #(#names: #values,)* }
            }
        }

        impl #generics ::tessera_ports::Ports for #name #arguments {
            fn store(&self, words: &mut ::std::vec::Vec<u64>) {
                #(::tessera_ports::Group::store(&self.#names, words);)*
            }
            fn load(&mut self, words: &[u64]) {
                let mut words = words.iter();
                #(::tessera_ports::Group::load(&mut self.#names, &mut words);)*
                assert!(words.next().is_none(), "more words than ports");
            }
            fn flat() -> ::std::vec::Vec<(::std::string::String, u32)> {
                let mut words = ::std::vec::Vec::new();
                let ports = Self::default();
                #(::tessera_ports::Group::list(&ports.#names, #labels, #widths, &mut words);)*
                words
            }
        }
    }
}

/// Lengths of arrays that the structs have as parameters.
struct Parameters {
    /// `<const K: usize = 8>`
    declared: TokenStream,
    /// `<const K: usize>`
    generics: TokenStream,
    /// `<K>`
    arguments: TokenStream,
}

fn parameters(ports: &Ports) -> Parameters {
    let lengths = ports.lengths();
    if lengths.is_empty() {
        return Parameters { declared: quote!(), generics: quote!(), arguments: quote!() };
    }
    let names: Vec<_> = lengths.iter().map(|(name, _)| name).collect();
    let values = lengths.iter().map(|(_, value)| *value as usize);
    Parameters {
        declared: quote!(<#(const #names: usize = #values),*>),
        generics: quote!(<#(const #names: usize),*>),
        arguments: quote!(<#(#names),*>),
    }
}

/// The default of a shape: that of arrays whose length is a parameter does not exist.
fn initial(shape: &Shape) -> TokenStream {
    match shape {
        Shape::Array(element, _) => {
            let element = initial(element);
            quote!(::std::array::from_fn(|_| #element))
        }
        _ => quote!(::std::default::Default::default()),
    }
}

fn back_type(shape: &Shape) -> TokenStream {
    shape.map(&|leaf| match leaf {
        Shape::Bundle { name, .. } => quote!(<#name as ::tessera_ports::Duplex>::Back),
        _ => quote!(u64),
    })
}

fn interface(ports: &Ports) -> TokenStream {
    let Ports { name, inputs, outputs, .. } = ports;
    let name = name.to_string();
    let Parameters { generics, arguments, .. } = parameters(ports);
    let rules = format_ident!("{inputs}Rules");
    let doc = format!("What the rules of the streams of [`{inputs}`] and [`{outputs}`] remember from cycle to cycle.");
    let duplex: Vec<&Port> = ports.ports.iter().filter(|port| port.shape.is_duplex()).collect();
    let fields: Vec<_> = duplex.iter().map(|port| &port.name).collect();
    let types: Vec<_> = duplex.iter().map(|port| word_type(&port.shape)).collect();
    let labels: Vec<String> = fields.iter().map(|field| field.to_string()).collect();
    let checks = duplex.iter().zip(&types).zip(&labels).map(|((port, ty), label)| {
        let field = &port.name;
        let (forward, back, driven) = match port.direction {
            Direction::In => (quote!(self), quote!(output), false),
            Direction::Out => (quote!(output), quote!(self), true),
        };
        quote! {
            let phase = ::tessera_ports::Phase { reset, silent: silent && #driven };
            <#ty as ::tessera_ports::Duplex>::check(&#forward.#field, &#back.#field, &mut rules.#field, phase)
                .map_err(|rule| ::tessera_ports::Broken { port: #label, rule })?;
        }
    });
    let reset = match ports.ports.iter().any(|port| port.name == "reset") {
        true => quote!(self.reset != 0),
        false => quote!(false),
    };
    let rows = ports.ports.iter().map(|port| {
        let (label, width, text) = (port.name.to_string(), ports.width(&port.shape), purpose(&port.attributes));
        let ty = word_type(&port.shape);
        let input = port.direction == Direction::In;
        quote! {
            let mut rows = ::std::vec::Vec::new();
            <#ty as ::tessera_ports::Described>::describe(#label, #width, #input, #text, &mut rows);
            groups.push(::tessera_ports::PortGroup { name: #label, purpose: #text, rows });
        }
    });
    quote! {
        #[doc = #doc]
        #[derive(Debug, Clone)]
        pub struct #rules { reset: bool, #(#fields: <#types as ::tessera_ports::Duplex>::Held,)* }

        impl ::std::default::Default for #rules {
            fn default() -> Self {
                #rules { reset: false, #(#fields: <#types as ::tessera_ports::Duplex>::idle(),)* }
            }
        }

        impl #generics ::tessera_ports::Interface for #inputs #arguments {
            const BLOCK: &'static str = #name;
            type Out = #outputs #arguments;
            type Rules = #rules;
            #[inline]
            fn check(&self, output: &#outputs #arguments, rules: &mut #rules) -> ::std::result::Result<(), ::tessera_ports::Broken> {
                let reset = #reset;
                let silent = reset && rules.reset;
                rules.reset = reset;
                let _ = (output, silent);
                #(#checks)*
                Ok(())
            }
            fn table() -> ::std::vec::Vec<::tessera_ports::PortGroup> {
                let mut groups = ::std::vec::Vec::new();
                #(#rows)*
                groups
            }
        }
    }
}
