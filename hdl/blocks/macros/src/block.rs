//! `#[block]`: struct -> `Block`, `Init`, `Default`, `Module`, `Step`.

use crate::names::{is_reserved, snake_case};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::{parenthesized, Error, Expr, Field, Fields, GenericParam, Ident, ItemStruct, Result, Token};

/// Name of the hidden field that holds the dirty flags.
const DIRTY: &str = "_dirty";

/// Expands the attribute.
pub fn expand(arguments: TokenStream, item: TokenStream) -> Result<TokenStream> {
    let Options { leaf, require } = syn::parse2(arguments)?;
    let mut item: ItemStruct = syn::parse2(item)?;
    let parameters = const_parameters(&item)?;
    let mut fields = Vec::new();
    match &mut item.fields {
        Fields::Named(named) => {
            for field in &mut named.named {
                fields.push(BlockField::take(field)?);
            }
        }
        _ => return Err(Error::new_spanned(&item.ident, "a block is a struct with named fields")),
    }
    if !leaf {
        if let Fields::Named(named) = &mut item.fields {
            let dirty = format_ident!("{DIRTY}");
            named.named.push(syn::parse_quote!(#dirty: ::tessera_hdl::step::Dirty));
        }
    }
    let block = block_impl(&item, &fields);
    let init = init_impl(&item, &fields, leaf, require.as_ref());
    let module = module_impl(&item, &parameters)?;
    let step = if leaf { TokenStream::new() } else { step_impl(&item, &fields) };
    let pins = pins_impl(&item);
    Ok(quote!(#item #block #init #module #step #pins))
}

/// Arguments of the attribute.
#[derive(Default)]
struct Options {
    /// `leaf`: the author writes `Step`.
    leaf: bool,
    /// `require(condition)`: checked at compile time for every instance.
    require: Option<Expr>,
}

impl Parse for Options {
    fn parse(input: ParseStream) -> Result<Self> {
        let mut options = Options::default();
        while !input.is_empty() {
            let word: Ident = input.parse()?;
            if word == "leaf" {
                options.leaf = true;
            } else if word == "require" {
                let condition;
                parenthesized!(condition in input);
                options.require = Some(condition.parse()?);
            } else {
                return Err(Error::new(word.span(), "#[block] takes `leaf` and `require(condition)`"));
            }
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        Ok(options)
    }
}

/// A field with what its attributes say.
struct BlockField {
    name: Ident,
    value: Option<Expr>,
    hardware: bool,
}

impl BlockField {
    fn take(field: &mut Field) -> Result<Self> {
        let name = field.ident.clone().expect("named field");
        let text = name.to_string();
        if is_reserved(&text) {
            return Err(Error::new_spanned(&name, format!("`{text}` is a Verilog keyword; choose another field name")));
        }
        if text == DIRTY {
            return Err(Error::new_spanned(&name, "`_dirty` is used by #[block] itself; choose another field name"));
        }
        if text.ends_with('_') || text.contains("__") {
            return Err(Error::new_spanned(&name, "a double or trailing `_` would clash with flattened Verilog names"));
        }
        let mut value = None;
        let mut kept = Vec::new();
        for attribute in field.attrs.drain(..) {
            if attribute.path().is_ident("reset_value") || attribute.path().is_ident("value") {
                value = Some(attribute.parse_args()?);
            } else {
                kept.push(attribute);
            }
        }
        field.attrs = kept;
        Ok(BlockField { hardware: !text.starts_with('_'), name, value })
    }
}

fn const_parameters(item: &ItemStruct) -> Result<Vec<Ident>> {
    item.generics
        .params
        .iter()
        .map(|parameter| match parameter {
            GenericParam::Const(constant) => Ok(constant.ident.clone()),
            other => Err(Error::new_spanned(other, "a block takes const parameters only: its module name must be printable")),
        })
        .collect()
}

fn hardware(fields: &[BlockField]) -> Vec<&Ident> {
    fields.iter().filter(|f| f.hardware).map(|f| &f.name).collect()
}

fn block_impl(item: &ItemStruct, fields: &[BlockField]) -> TokenStream {
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

fn init_impl(item: &ItemStruct, fields: &[BlockField], leaf: bool, require: Option<&Expr>) -> TokenStream {
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

fn module_impl(item: &ItemStruct, parameters: &[Ident]) -> Result<TokenStream> {
    let name = &item.ident;
    let (generics, arguments, bounds) = item.generics.split_for_impl();
    let mut pattern = format!("tessera_{}", snake_case(&name.to_string()));
    for parameter in parameters {
        pattern.push_str(&format!("_{}{{}}", snake_case(&parameter.to_string())));
    }
    let summary = summary(item);
    Ok(quote! {
        #[automatically_derived]
        impl #generics ::tessera_hdl::meta::Module for #name #arguments #bounds {
            fn module_name() -> ::std::string::String {
                ::std::format!(#pattern #(, #parameters)*)
            }
            const SUMMARY: &'static str = #summary;
            const FILE: &'static str = ::core::file!();
        }
    })
}

/// First paragraph of the documentation, joined to one line.
fn summary(item: &ItemStruct) -> String {
    let mut words = Vec::new();
    for attribute in item.attrs.iter().filter(|a| a.path().is_ident("doc")) {
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

fn step_impl(item: &ItemStruct, fields: &[BlockField]) -> TokenStream {
    let name = &item.ident;
    let label = name.to_string();
    let (generics, arguments, bounds) = item.generics.split_for_impl();
    let fields = hardware(fields);
    let dirty = format_ident!("{DIRTY}");
    quote! {
        #[automatically_derived]
        impl #generics ::tessera_hdl::step::Step for #name #arguments #bounds {
            fn eval(&mut self) -> bool {
                let mut run = self.#dirty.own();
                #(run |= ::tessera_hdl::step::Step::latch(&mut self.#fields);)*
                if !run && !self.#dirty.inside() {
                    return false;
                }
                let mut guard = ::tessera_hdl::step::SettleGuard::default();
                loop {
                    if run {
                        ::tessera_hdl::rust_hdl::logic::Logic::update(self);
                    }
                    run = false;
                    #(run |= ::tessera_hdl::step::Step::eval(&mut self.#fields);)*
                    if !run {
                        break;
                    }
                    guard.pass(#label);
                }
                self.#dirty.clear();
                let mut moved = false;
                #(moved |= ::tessera_hdl::step::Step::publish(&mut self.#fields);)*
                moved
            }
            fn tick(&mut self) -> ::tessera_hdl::step::Moved {
                let mut moved = ::tessera_hdl::step::Moved::default();
                #(moved = moved.or(::tessera_hdl::step::Step::tick(&mut self.#fields));)*
                self.#dirty.edge(moved)
            }
        }
    }
}

/// True for `Signal<In, _>`, `Signal<Out, _>` and arrays of them.
fn is_port(ty: &syn::Type) -> bool {
    match ty {
        syn::Type::Array(array) => is_port(&array.elem),
        syn::Type::Path(path) => path.path.segments.last().is_some_and(|last| {
            let syn::PathArguments::AngleBracketed(arguments) = &last.arguments else {
                return false;
            };
            let direction = arguments.args.first().map(|a| quote!(#a).to_string());
            last.ident == "Signal" && matches!(direction.as_deref(), Some("In" | "Out"))
        }),
        _ => false,
    }
}

fn pins_impl(item: &ItemStruct) -> TokenStream {
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
