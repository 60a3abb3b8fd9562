//! `#[block]`: struct -> `Block`, `Init`, `Default`, `Module`, `Step`, `Pins`, `Values`.

mod field;
mod pins;
mod ports;
mod step;
#[cfg(test)]
mod tests;
mod traits;

use field::BlockField;
pub use field::DIRTY;
use ports::Answer;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::{parenthesized, Error, Expr, Fields, GenericParam, Ident, ItemStruct, Path, Result, Token};
pub use traits::values_of;

/// Expands the attribute.
pub fn expand(arguments: TokenStream, item: TokenStream) -> Result<TokenStream> {
    let options: Options = syn::parse2(arguments.clone())?;
    let item: ItemStruct = syn::parse2(item)?;
    match &options.ports {
        Some(path) => ports::request(path, &arguments, &item),
        None => implement(options, item, ""),
    }
}

/// Expands a block whose port declaration has come.
pub fn expand_with_ports(answer: TokenStream) -> Result<TokenStream> {
    let Answer { arguments, mut item, ports } = syn::parse2(answer)?;
    ports::insert(&mut item, &ports)?;
    implement(syn::parse2(arguments)?, item, &format!("hdl/docs/src/contract/{}.md", ports.name))
}

/// `contract` is the page that says what the block promises, if there is one.
fn implement(options: Options, mut item: ItemStruct, contract: &str) -> Result<TokenStream> {
    let Options { leaf, require, suffix, ports: _ } = options;
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
    let block = traits::block(&item, &fields);
    let init = traits::init(&item, &fields, leaf, require.as_ref());
    let module = traits::module(&item, &parameters, suffix.as_ref(), contract);
    let step = if leaf { TokenStream::new() } else { step::step(&item, &fields) };
    let pins = pins::pins(&item);
    let values = traits::values(&item, &fields);
    Ok(quote!(#item #block #init #module #step #pins #values))
}

/// Arguments of the attribute.
#[derive(Default)]
struct Options {
    /// `leaf`: the author writes `Step`.
    leaf: bool,
    /// `require(condition)`: checked at compile time for every instance.
    require: Option<Expr>,
    /// `suffix(text)`: the end of the module name, in place of parameters and their values.
    suffix: Option<Expr>,
    /// `ports = tessera_ports::tc`: declaration of the ports.
    ports: Option<Path>,
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
            } else if word == "suffix" {
                let text;
                parenthesized!(text in input);
                options.suffix = Some(text.parse()?);
            } else if word == "ports" {
                input.parse::<Token![=]>()?;
                options.ports = Some(input.parse()?);
            } else {
                return Err(Error::new(
                    word.span(),
                    "#[block] takes `leaf`, `ports = path`, `require(condition)` and `suffix(text)`",
                ));
            }
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        Ok(options)
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
