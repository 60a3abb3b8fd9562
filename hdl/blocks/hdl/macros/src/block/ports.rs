//! `#[block(ports = tessera_ports::tc)]`: the ports come from a declaration in another crate.
//!
//! A macro cannot look into another crate, so the declaration is asked to come here: `tc_ports!` is called
//! with the block, and answers by calling `__block_with_ports!` with the block and itself.

use crate::bundle::signal;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::{braced, parse_quote, Error, Fields, ItemStruct, Path, Result};
use tessera_ports_syntax::{Direction, Ports};

/// Asks the declaration for itself.
pub fn request(path: &Path, arguments: &TokenStream, item: &ItemStruct) -> Result<TokenStream> {
    let (Some(first), Some(last)) = (path.segments.first(), path.segments.last()) else {
        return Err(Error::new_spanned(path, "expected the module of a port declaration, such as `tessera_ports::tc`"));
    };
    let (crate_name, ports) = (&first.ident, format_ident!("{}_ports", last.ident));
    Ok(quote!(::#crate_name::#ports! { [::tessera_hdl::__block_with_ports] [#arguments] #item }))
}

/// What the declaration answers: `{ [arguments] item } { declaration }`.
pub struct Answer {
    /// Arguments of `#[block]`.
    pub arguments: TokenStream,
    /// The struct as it was written.
    pub item: ItemStruct,
    /// The ports it gets.
    pub ports: Ports,
}

impl Parse for Answer {
    fn parse(input: ParseStream) -> Result<Self> {
        let (request, declaration, arguments);
        braced!(request in input);
        braced!(declaration in input);
        syn::bracketed!(arguments in request);
        Ok(Answer { arguments: arguments.parse()?, item: request.parse()?, ports: declaration.parse()? })
    }
}

/// Puts the ports in front of the fields of the block.
pub fn insert(item: &mut ItemStruct, ports: &Ports) -> Result<()> {
    let Fields::Named(fields) = &mut item.fields else {
        return Err(Error::new_spanned(&item.ident, "a block is a struct with named fields"));
    };
    let mut all = syn::punctuated::Punctuated::new();
    if ports.clock {
        let clock: syn::FieldsNamed = parse_quote!({
            /// Clock.
            pub clock: ::tessera_hdl::Signal<::tessera_hdl::In, ::tessera_hdl::Clock>
        });
        all.extend(clock.named);
    }
    for port in &ports.ports {
        let direction = match port.direction {
            Direction::In => quote!(::tessera_hdl::In),
            Direction::Out => quote!(::tessera_hdl::Out),
        };
        let (attributes, name, ty) = (&port.attributes, &port.name, signal(&port.shape, &direction));
        let field: syn::FieldsNamed = parse_quote!({ #(#attributes)* pub #name: #ty });
        all.extend(field.named);
    }
    all.extend(std::mem::take(&mut fields.named));
    fields.named = all;
    Ok(())
}
