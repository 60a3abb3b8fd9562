//! `Block`, `Values`, `Init`, `Default` and `Module`.

use super::field::{hardware, BlockField, DIRTY};
use crate::names::snake_case;
use proc_macro2::TokenStream;
use quote::{format_ident, quote, ToTokens};
use syn::{Expr, Ident, ItemStruct};

/// rust-hdl's own trait: connection, stock update loop, probe visits.
pub fn block(item: &ItemStruct, fields: &[BlockField]) -> TokenStream {
    let name = &item.ident;
    let (generics, arguments, bounds) = item.generics.split_for_impl();
    let fields = hardware(fields);
    let labels: Vec<String> = fields.iter().map(|f| f.to_string()).collect();
    quote! {
        #[automatically_derived]
        impl #generics ::tessera_hdl::rust_hdl::block::Block for #name #arguments #bounds {
            fn connect_all(&mut self) {
                ::tessera_hdl::rust_hdl::logic::Logic::connect(self);
                #(::tessera_hdl::rust_hdl::block::Block::connect_all(&mut self.#fields);)*
            }
            fn update_all(&mut self) {
                ::tessera_hdl::rust_hdl::logic::Logic::update(self);
                #(::tessera_hdl::rust_hdl::block::Block::update_all(&mut self.#fields);)*
            }
            fn has_changed(&self) -> bool {
                false #(|| ::tessera_hdl::rust_hdl::block::Block::has_changed(&self.#fields))*
            }
            fn accept(&self, name: &str, probe: &mut dyn ::tessera_hdl::rust_hdl::probe::Probe) {
                probe.visit_start_scope(name, self);
                #(::tessera_hdl::rust_hdl::block::Block::accept(&self.#fields, #labels, probe);)*
                probe.visit_end_scope(name, self);
            }
        }
    }
}

/// The values of its signals, in the order in which `accept` visits them.
pub fn values(item: &ItemStruct, fields: &[BlockField]) -> TokenStream {
    let name = &item.ident;
    let (generics, arguments, bounds) = item.generics.split_for_impl();
    let (names, types): (Vec<_>, Vec<_>) = fields.iter().filter(|f| f.hardware).map(|f| (&f.name, &f.ty)).unzip();
    let read = values_of(&names, &types);
    quote! {
        #[automatically_derived]
        impl #generics ::tessera_hdl::values::Values for #name #arguments #bounds { #read }
    }
}

/// The body of `Values` for a struct with these fields.
pub fn values_of<N: ToTokens, T: ToTokens>(names: &[N], types: &[T]) -> TokenStream {
    quote! {
        const COUNT: usize = 0 #(+ <#types as ::tessera_hdl::values::Values>::COUNT)*;
        fn read(&self, reader: &mut ::tessera_hdl::values::Reader) {
            if !reader.passes(Self::COUNT) {
                #(::tessera_hdl::values::Values::read(&self.#names, reader);)*
            }
        }
    }
}

/// Power-up state.
pub fn init(item: &ItemStruct, fields: &[BlockField], leaf: bool, require: Option<&Expr>) -> TokenStream {
    let name = &item.ident;
    let (generics, arguments, bounds) = item.generics.split_for_impl();
    let build = fields.iter().map(|field| {
        let name = &field.name;
        match (&field.value, field.hardware) {
            (Some(value), _) => quote!(#name: ::tessera_hdl::init::InitWith::init_with(#value)),
            (None, true) => quote!(#name: ::tessera_hdl::init::Init::init()),
            (None, false) => quote!(#name: ::core::default::Default::default()),
        }
    });
    let dirty = format_ident!("{DIRTY}");
    let require = require.map(|condition| {
        let message = format!("{name} requires {}", quote!(#condition));
        quote!(const { ::core::assert!(#condition, #message) })
    });
    let dirty = (!leaf).then(|| quote!(#dirty: ::core::default::Default::default()));
    quote! {
        #[automatically_derived]
        impl #generics ::tessera_hdl::init::Init for #name #arguments #bounds {
            fn init() -> Self {
                #require
                Self { #(#build,)* #dirty }
            }
        }
        #[automatically_derived]
        impl #generics ::core::default::Default for #name #arguments #bounds {
            fn default() -> Self {
                ::tessera_hdl::init::Init::init()
            }
        }
    }
}

/// Exported name, summary and source file. The name ends with what `suffix` gives, or with every parameter.
pub fn module(item: &ItemStruct, parameters: &[Ident], suffix: Option<&Expr>, contract: &str) -> TokenStream {
    let name = &item.ident;
    let (generics, arguments, bounds) = item.generics.split_for_impl();
    let base = format!("tessera_{}", snake_case(&name.to_string()));
    let full_name = match suffix {
        Some(text) => {
            let pattern = base + "{}";
            quote!(::std::format!(#pattern, #text))
        }
        None => {
            let ending = |parameter: &Ident| format!("_{}{{}}", snake_case(&parameter.to_string()));
            let pattern = base + &parameters.iter().map(ending).collect::<String>();
            quote!(::std::format!(#pattern #(, #parameters)*))
        }
    };
    let summary = purpose(&item.attrs);
    let parameter_names = parameters.iter().map(Ident::to_string);
    let ports: Vec<_> = item.fields.iter().filter(|field| super::pins::is_port(&field.ty)).collect();
    let names = ports.iter().map(|port| port.ident.as_ref().expect("named field").to_string());
    let types = ports.iter().map(|port| &port.ty);
    let texts = ports.iter().map(|port| purpose(&port.attrs));
    quote! {
        #[automatically_derived]
        impl #generics ::tessera_hdl::meta::Module for #name #arguments #bounds {
            fn module_name() -> ::std::string::String {
                #full_name
            }
            fn parameters() -> ::std::vec::Vec<(::std::string::String, ::std::string::String)> {
                ::std::vec![#((#parameter_names.into(), ::std::format!("{}", #parameters))),*]
            }
            const SUMMARY: &'static str = #summary;
            const FILE: &'static str = ::core::file!();
            const CONTRACT: &'static str = #contract;
            fn purposes() -> ::std::vec::Vec<(::std::string::String, ::std::string::String)> {
                let mut list = ::std::vec::Vec::new();
                #(<#types as ::tessera_hdl::bundle::Purposes>::purposes(#names, #texts, &mut list);)*
                list
            }
        }
    }
}

/// First paragraph of the documentation, joined to one line.
fn purpose(attributes: &[syn::Attribute]) -> String {
    let mut words = Vec::new();
    for attribute in attributes.iter().filter(|a| a.path().is_ident("doc")) {
        let syn::Meta::NameValue(pair) = &attribute.meta else {
            continue;
        };
        let Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) = &pair.value else {
            continue;
        };
        let line = text.value().trim().to_string();
        if line.is_empty() && !words.is_empty() {
            break;
        }
        words.push(line);
    }
    words.join(" ").trim().to_string()
}
