//! `bundle!` and `bundles!`: structs of signals, generic in their direction, out of a bundle declaration.

use crate::block::values_of;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::{braced, parse_quote, Error, Path, Result};
use tessera_ports_syntax::{purpose, Bundle, Bundles, Field, Shape, Width};

/// `tessera_ports::eu_math_bundles`: asks that crate for its declaration.
pub fn import(input: TokenStream) -> Result<TokenStream> {
    let path: Path = syn::parse2(input)?;
    Ok(quote!(::#path! { [::tessera_hdl::__bundles] }))
}

/// What comes back: `{ } { declaration }`.
pub fn imported(input: TokenStream) -> Result<TokenStream> {
    struct Answer(TokenStream);
    impl Parse for Answer {
        fn parse(input: ParseStream) -> Result<Self> {
            let (nothing, declaration);
            braced!(nothing in input);
            braced!(declaration in input);
            nothing.parse::<TokenStream>()?;
            Ok(Answer(declaration.parse()?))
        }
    }
    let Answer(declaration) = syn::parse2(input)?;
    let bundles: Bundles = syn::parse2(declaration)?;
    expand_all(bundles.bundles)
}

/// All bundles, and each stream once more without its handshake.
fn expand_all(bundles: Vec<Bundle>) -> Result<TokenStream> {
    let mut tokens = TokenStream::new();
    for bundle in bundles {
        tokens.extend(expand(&bundle)?);
        if bundle.stream {
            tokens.extend(stream(&bundle));
            tokens.extend(expand(&item(bundle))?);
        }
    }
    Ok(tokens)
}

/// The payload of a stream as a bundle of its own.
fn item(stream: Bundle) -> Bundle {
    let doc = format!("Payload of [`{}`].", stream.name);
    let payload = stream.fields.into_iter().filter(|field| !field.back && field.name != "valid").collect();
    Bundle {
        attributes: vec![parse_quote!(#[doc = #doc])],
        name: format_ident!("{}Item", stream.name),
        stream: false,
        fields: payload,
    }
}

/// `Stream` for a bundle with a handshake.
fn stream(bundle: &Bundle) -> TokenStream {
    let name = &bundle.name;
    let payload: Vec<&Field> = bundle.side(false).filter(|field| field.name != "valid").collect();
    let names: Vec<_> = payload.iter().map(|field| &field.name).collect();
    let types = payload.iter().map(|field| value(&field.shape));
    let labels = names.iter().map(|name| format!("${name}"));
    quote! {
        impl<D: ::tessera_hdl::step::Facing> ::tessera_hdl::bundle::Stream for #name<D> {
            type Item = (#(#types,)*);
            #[inline(always)]
            fn item(&self) -> Self::Item {
                (#(::tessera_hdl::bundle::Conduct::forward(&self.#names),)*)
            }
            #[inline(always)]
            fn set_item(&mut self, (#(#names,)*): Self::Item) -> bool {
                false #(| ::tessera_hdl::bundle::Conduct::set_forward(&mut self.#names, #names))*
            }
            fn claim_item(&mut self) {
                #(::tessera_hdl::bundle::Conduct::claim_forward(&mut self.#names);)*
            }
            fn item_leaves(&self, name: &str, names: &mut ::std::vec::Vec<::std::string::String>) {
                let way = ::tessera_hdl::bundle::Way::Source;
                #(::tessera_hdl::below::leaves(&self.#names, name, #labels, way, names);)*
            }
        }
    }
}

/// Bundles of a block's own, declared in place.
pub fn local(input: TokenStream) -> Result<TokenStream> {
    struct Local(Vec<Bundle>);
    impl Parse for Local {
        fn parse(input: ParseStream) -> Result<Self> {
            let mut bundles = Vec::new();
            while !input.is_empty() {
                bundles.push(input.parse()?);
            }
            Ok(Local(bundles))
        }
    }
    let Local(bundles) = syn::parse2(input)?;
    expand_all(bundles)
}

/// Type of the value of a shape: `bool`, `U<7>`, in its arrays.
fn value(shape: &Shape) -> TokenStream {
    shape.map(&|leaf| match leaf {
        Shape::Word(Width::Number(1)) => quote!(bool),
        Shape::Word(width) => word(width),
        _ => quote!(),
    })
}

/// `U<7>`.
pub fn word(width: &Width) -> TokenStream {
    match width {
        Width::Number(bits) => {
            let bits = *bits as usize;
            quote!(::tessera_hdl::U<#bits>)
        }
        Width::Parameter(name) => quote!(::tessera_hdl::U<#name>),
    }
}

/// Type of a signal of a shape in a direction.
pub fn signal(shape: &Shape, direction: &TokenStream) -> TokenStream {
    shape.map(&|leaf| match leaf {
        Shape::Word(Width::Number(1)) => quote!(::tessera_hdl::Signal<#direction, ::tessera_hdl::Bit>),
        Shape::Word(width) => {
            let word = word(width);
            quote!(::tessera_hdl::Signal<#direction, #word>)
        }
        Shape::Bundle { name, .. } => quote!(#name<#direction>),
        Shape::Array(..) => quote!(),
    })
}

fn expand(bundle: &Bundle) -> Result<TokenStream> {
    for field in &bundle.fields {
        if let Some(inner) = field.shape.bundle() {
            return Err(Error::new(inner.span(), "a bundle in hardware is made of words; a bundle inside it is not supported"));
        }
        let name = field.name.to_string();
        if name == "next" {
            return Err(Error::new(
                field.name.span(),
                format!("`.{name}` of a signal means something else; choose another name"),
            ));
        }
        // A reserved word is no clash: in Verilog a field always follows the name of its port.
        if name.ends_with('_') || name.contains("__") {
            return Err(Error::new(field.name.span(), format!("`{name}` would clash in Verilog; choose another field name")));
        }
    }
    let Bundle { attributes, name, .. } = bundle;
    let types: Vec<_> =
        bundle.fields.iter().map(|field| signal(&field.shape, &if field.back { quote!(D::Back) } else { quote!(D) })).collect();
    let fields: Vec<_> = bundle.fields.iter().map(|field| &field.name).collect();
    let docs = bundle.fields.iter().map(|field| &field.attributes);
    let generic = quote!(<D: ::tessera_hdl::step::Facing>);
    let labels: Vec<String> = fields.iter().map(|field| field.to_string()).collect();
    let texts = bundle.fields.iter().map(|field| purpose(&field.attributes));
    let paths = labels.iter().map(|label| format!("${label}"));
    let wire_names = labels.iter().map(|label| format!("_{label}"));
    let (conduct, stage, values) = (conduct(bundle), stage(bundle), values_of(&fields, &types));
    Ok(quote! {
        #(#attributes)*
        pub struct #name #generic { #(#(#docs)* pub #fields: #types,)* }

        impl #generic ::tessera_hdl::init::Init for #name<D> {
            fn init() -> Self {
                Self { #(#fields: ::tessera_hdl::init::Init::init(),)* }
            }
        }
        impl #generic ::tessera_hdl::rust_hdl::block::Block for #name<D> {
            fn connect_all(&mut self) {}
            fn update_all(&mut self) {
                #(::tessera_hdl::rust_hdl::block::Block::update_all(&mut self.#fields);)*
            }
            fn has_changed(&self) -> bool {
                false #(|| ::tessera_hdl::rust_hdl::block::Block::has_changed(&self.#fields))*
            }
            fn accept(&self, name: &str, probe: &mut dyn ::tessera_hdl::rust_hdl::probe::Probe) {
                probe.visit_start_namespace(name, self);
                #(::tessera_hdl::rust_hdl::block::Block::accept(&self.#fields, #labels, probe);)*
                probe.visit_end_namespace(name, self);
            }
        }
        impl #generic ::tessera_hdl::rust_hdl::logic::Logic for #name<D> {
            fn update(&mut self) {}
        }
        impl #generic ::tessera_hdl::step::Step for #name<D> {
            #[inline(always)]
            fn latch(&mut self) -> bool {
                let mut moved = false;
                #(moved |= ::tessera_hdl::step::Step::latch(&mut self.#fields);)*
                moved
            }
            #[inline(always)]
            fn publish(&mut self) -> bool {
                let mut moved = false;
                #(moved |= ::tessera_hdl::step::Step::publish(&mut self.#fields);)*
                moved
            }
            #[inline(always)]
            fn rest(&mut self) {
                #(::tessera_hdl::step::Step::rest(&mut self.#fields);)*
            }
            #[inline(always)]
            fn moved(&self) -> bool {
                false #(| ::tessera_hdl::step::Step::moved(&self.#fields))*
            }
        }
        impl #generic ::tessera_hdl::values::Values for #name<D> { #values }
        impl #generic ::tessera_hdl::wires::Wires for #name<D> {
            #[inline(always)]
            fn drive(&mut self, words: &mut ::std::slice::Iter<'_, u64>) {
                #(::tessera_hdl::wires::Wires::drive(&mut self.#fields, words);)*
            }
            #[inline(always)]
            fn sample(&self, words: &mut ::std::vec::Vec<u64>) {
                #(::tessera_hdl::wires::Wires::sample(&self.#fields, words);)*
            }
            fn list(name: &str, ports: &mut ::std::vec::Vec<(::std::string::String, u32, bool)>) {
                #(::tessera_hdl::below::list::<#types>(name, #wire_names, ports);)*
            }
        }
        impl #generic ::tessera_hdl::bundle::Purposes for #name<D> {
            fn purposes(path: &str, purpose: &str, list: &mut ::std::vec::Vec<(::std::string::String, ::std::string::String)>) {
                list.push((path.to_string(), purpose.to_string()));
                #(::tessera_hdl::below::purposes::<#types>(path, #paths, #texts, list);)*
            }
        }
        #conduct
        #stage
    })
}

/// The bundle in registers: its forward fields.
fn stage(bundle: &Bundle) -> TokenStream {
    let name = &bundle.name;
    let stage = format_ident!("{name}Reg");
    let doc = format!("[`{name}`] in registers.");
    let fields: Vec<&Field> = bundle.side(false).collect();
    let names: Vec<_> = fields.iter().map(|field| &field.name).collect();
    let docs = fields.iter().map(|field| &field.attributes);
    let types: Vec<_> = fields
        .iter()
        .map(|field| {
            field.shape.map(&|leaf| match leaf {
                Shape::Word(Width::Number(1)) => quote!(::tessera_hdl::Reg<::tessera_hdl::Bit>),
                Shape::Word(width) => {
                    let word = word(width);
                    quote!(::tessera_hdl::Reg<#word>)
                }
                _ => quote!(),
            })
        })
        .collect();
    let inside = values_of(&names, &types);
    let labels: Vec<String> = names.iter().map(|name| format!("${name}")).collect();
    let values = fields.iter().map(|field| value(&field.shape));
    quote! {
        #[doc = #doc]
        pub struct #stage { #(#(#docs)* pub #names: #types,)* }

        impl ::tessera_hdl::init::Init for #stage {
            fn init() -> Self {
                Self { #(#names: ::tessera_hdl::init::Init::init(),)* }
            }
        }
        impl ::tessera_hdl::rust_hdl::block::Block for #stage {
            fn connect_all(&mut self) {
                #(::tessera_hdl::rust_hdl::block::Block::connect_all(&mut self.#names);)*
            }
            fn update_all(&mut self) {
                #(::tessera_hdl::rust_hdl::block::Block::update_all(&mut self.#names);)*
            }
            fn has_changed(&self) -> bool {
                false #(|| ::tessera_hdl::rust_hdl::block::Block::has_changed(&self.#names))*
            }
            fn accept(&self, name: &str, probe: &mut dyn ::tessera_hdl::rust_hdl::probe::Probe) {
                #(::tessera_hdl::below::accept(&self.#names, name, #labels, probe);)*
            }
        }
        impl ::tessera_hdl::rust_hdl::logic::Logic for #stage {
            fn update(&mut self) {}
        }
        impl ::tessera_hdl::step::Step for #stage {
            #[inline(always)]
            fn tick(&mut self) -> ::tessera_hdl::step::Moved {
                let mut moved = ::tessera_hdl::step::Moved::default();
                #(moved = moved.or(::tessera_hdl::step::Step::tick(&mut self.#names));)*
                moved
            }
        }
        impl ::tessera_hdl::values::Values for #stage { #inside }
        impl ::tessera_hdl::bundle::Stage for #stage {
            #[inline(always)]
            fn attach(&mut self, clock: ::tessera_hdl::Clock, reset: bool) {
                #(::tessera_hdl::bundle::Stage::attach(&mut self.#names, clock, reset);)*
            }
            #[inline(always)]
            fn hold(&mut self) {
                #(::tessera_hdl::bundle::Stage::hold(&mut self.#names);)*
            }
            fn claim(&mut self) {
                #(::tessera_hdl::bundle::Stage::claim(&mut self.#names);)*
            }
            fn registers(&self, name: &str, names: &mut ::std::vec::Vec<::std::string::String>) {
                #(::tessera_hdl::below::registers(&self.#names, name, #labels, names);)*
            }
        }
        impl ::tessera_hdl::bundle::Conduct for #stage {
            type Forward = (#(#values,)*);
            type Backward = ();
            #[inline(always)]
            fn forward(&self) -> Self::Forward {
                (#(::tessera_hdl::bundle::Conduct::forward(&self.#names),)*)
            }
            #[inline(always)]
            fn set_forward(&mut self, (#(#names,)*): Self::Forward) -> bool {
                false #(| ::tessera_hdl::bundle::Conduct::set_forward(&mut self.#names, #names))*
            }
            #[inline(always)]
            fn backward(&self) {}
            #[inline(always)]
            fn set_backward(&mut self, _: ()) -> bool {
                false
            }
            fn claim_forward(&mut self) {
                #(::tessera_hdl::bundle::Conduct::claim_forward(&mut self.#names);)*
            }
            fn claim_backward(&mut self) {}
            fn leaves(&self, name: &str, way: ::tessera_hdl::bundle::Way, names: &mut ::std::vec::Vec<::std::string::String>) {
                #(::tessera_hdl::below::leaves(&self.#names, name, #labels, way, names);)*
            }
        }
    }
}

fn conduct(bundle: &Bundle) -> TokenStream {
    let name = &bundle.name;
    let names = |fields: &[&Field]| fields.iter().map(|field| field.name.clone()).collect::<Vec<_>>();
    let forward: Vec<&Field> = bundle.side(false).collect();
    let backward: Vec<&Field> = bundle.side(true).collect();
    let (forward_names, backward_names) = (names(&forward), names(&backward));
    let forward_types = forward.iter().map(|field| value(&field.shape));
    let backward_types = backward.iter().map(|field| value(&field.shape));
    let leaves = |fields: &[&Field]| -> TokenStream {
        let leaf = |field: &&Field| {
            let (field, label) = (&field.name, format!("${}", field.name));
            quote!(::tessera_hdl::below::leaves(&self.#field, name, #label, way, names);)
        };
        fields.iter().map(leaf).collect()
    };
    let (forward_leaves, backward_leaves) = (leaves(&forward), leaves(&backward));
    quote! {
        #[allow(clippy::unused_unit)]
        impl<D: ::tessera_hdl::step::Facing> ::tessera_hdl::bundle::Conduct for #name<D> {
            type Forward = (#(#forward_types,)*);
            type Backward = (#(#backward_types,)*);
            #[inline(always)]
            fn forward(&self) -> Self::Forward {
                (#(::tessera_hdl::bundle::Conduct::forward(&self.#forward_names),)*)
            }
            #[inline(always)]
            fn set_forward(&mut self, (#(#forward_names,)*): Self::Forward) -> bool {
                false #(| ::tessera_hdl::bundle::Conduct::set_forward(&mut self.#forward_names, #forward_names))*
            }
            #[inline(always)]
            fn backward(&self) -> Self::Backward {
                (#(::tessera_hdl::bundle::Conduct::forward(&self.#backward_names),)*)
            }
            #[inline(always)]
            fn set_backward(&mut self, (#(#backward_names,)*): Self::Backward) -> bool {
                false #(| ::tessera_hdl::bundle::Conduct::set_forward(&mut self.#backward_names, #backward_names))*
            }
            fn claim_forward(&mut self) {
                #(::tessera_hdl::bundle::Conduct::claim_forward(&mut self.#forward_names);)*
            }
            fn claim_backward(&mut self) {
                #(::tessera_hdl::bundle::Conduct::claim_forward(&mut self.#backward_names);)*
            }
            fn leaves(&self, name: &str, way: ::tessera_hdl::bundle::Way, names: &mut ::std::vec::Vec<::std::string::String>) {
                if way == ::tessera_hdl::bundle::Way::Back {
                    // A field that goes back is a plain signal of the other direction.
                    let way = ::tessera_hdl::bundle::Way::Source;
                    #backward_leaves
                } else {
                    #forward_leaves
                }
            }
        }
    }
}
