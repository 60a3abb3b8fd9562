//! `Pins`: the ports as a flat word list.

use proc_macro2::TokenStream;
use quote::quote;
use syn::ItemStruct;

/// Writes `drive`, `sample` and `pins`.
pub fn pins(item: &ItemStruct) -> TokenStream {
    let name = &item.ident;
    let (generics, arguments, bounds) = item.generics.split_for_impl();
    let ports: Vec<_> = item.fields.iter().filter(|f| is_port(&f.ty)).collect();
    let names: Vec<_> = ports.iter().map(|f| f.ident.as_ref().expect("named field")).collect();
    let types: Vec<_> = ports.iter().map(|f| &f.ty).collect();
    let labels: Vec<String> = names.iter().map(|n| n.to_string()).collect();
    quote! {
        #[automatically_derived]
        impl #generics ::tessera_hdl::wires::Pins for #name #arguments #bounds {
            fn drive(&mut self, words: &[u64]) {
                let mut words = words.iter();
                #(::tessera_hdl::wires::Wires::drive(&mut self.#names, &mut words);)*
                assert!(words.next().is_none(), "more words than input ports");
            }
            fn sample(&self, words: &mut ::std::vec::Vec<u64>) {
                #(::tessera_hdl::wires::Wires::sample(&self.#names, words);)*
            }
            fn pins() -> ::std::vec::Vec<(::std::string::String, u32, bool)> {
                let mut ports = ::std::vec::Vec::new();
                #(<#types as ::tessera_hdl::wires::Wires>::list(#labels, &mut ports);)*
                ports
            }
        }
    }
}

/// True for `Signal<In, _>`, `Signal<Out, _>`, bundles of these directions, and arrays of them.
pub fn is_port(ty: &syn::Type) -> bool {
    match ty {
        syn::Type::Array(array) => is_port(&array.elem),
        syn::Type::Path(path) => path.path.segments.last().is_some_and(|last| {
            let syn::PathArguments::AngleBracketed(arguments) = &last.arguments else {
                return false;
            };
            matches!(arguments.args.first(), Some(syn::GenericArgument::Type(syn::Type::Path(direction)))
                if direction.path.segments.last().is_some_and(|name| name.ident == "In" || name.ident == "Out"))
        }),
        _ => false,
    }
}
