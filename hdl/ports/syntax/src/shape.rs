//! What a port or a field is made of.

use proc_macro2::{Literal, TokenStream};
use quote::{quote, ToTokens};
use syn::parse::{Parse, ParseStream};
use syn::{bracketed, Error, Ident, LitInt, Result, Token};

/// A width in bits, 1 to 64.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Width {
    /// The same for every instance.
    Number(u32),
    /// A parameter of the block.
    Parameter(Ident),
}

/// Elements of an array, at least one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Length {
    /// The same for every instance.
    Number(usize),
    /// A parameter of the block.
    Parameter(Ident),
}

impl ToTokens for Length {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match self {
            Length::Number(number) => Literal::usize_unsuffixed(*number).to_tokens(tokens),
            Length::Parameter(name) => name.to_tokens(tokens),
        }
    }
}

/// The words a port carries.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shape {
    /// One word.
    Word(Width),
    /// A bundle; `duplex` when some of its fields go back.
    Bundle {
        /// Name of the bundle.
        name: Ident,
        /// Some of its fields go against the direction of the port.
        duplex: bool,
    },
    /// Equal shapes side by side.
    Array(Box<Shape>, Length),
}

impl Shape {
    /// Width of the words, parameters replaced by `value`; 0 for bundles.
    pub fn width(&self, value: &dyn Fn(&Ident) -> u32) -> u32 {
        match self {
            Shape::Word(Width::Number(width)) => *width,
            Shape::Word(Width::Parameter(name)) => value(name),
            Shape::Array(element, _) => element.width(value),
            Shape::Bundle { .. } => 0,
        }
    }

    /// The parameter that its words are wide, if there is one.
    pub fn parameter(&self) -> Option<&Ident> {
        match self {
            Shape::Word(Width::Parameter(name)) => Some(name),
            Shape::Array(element, _) => element.parameter(),
            _ => None,
        }
    }

    /// The parameters that say how long its arrays are.
    pub fn lengths(&self) -> Vec<&Ident> {
        match self {
            Shape::Word(_) | Shape::Bundle { .. } => Vec::new(),
            Shape::Array(element, Length::Number(_)) => element.lengths(),
            Shape::Array(element, Length::Parameter(name)) => [vec![name], element.lengths()].concat(),
        }
    }

    /// Fields of it go against the direction of the port.
    pub fn is_duplex(&self) -> bool {
        match self {
            Shape::Word(_) => false,
            Shape::Array(element, _) => element.is_duplex(),
            Shape::Bundle { duplex, .. } => *duplex,
        }
    }

    /// Its bundle, if it is made of one.
    pub fn bundle(&self) -> Option<&Ident> {
        match self {
            Shape::Word(_) => None,
            Shape::Array(element, _) => element.bundle(),
            Shape::Bundle { name, .. } => Some(name),
        }
    }

    /// A type of the same arrays around what `leaf` makes of word or bundle.
    pub fn map(&self, leaf: &impl Fn(&Shape) -> TokenStream) -> TokenStream {
        match self {
            Shape::Array(element, count) => {
                let element = element.map(leaf);
                quote!([#element; #count])
            }
            other => leaf(other),
        }
    }
}

impl Parse for Shape {
    fn parse(input: ParseStream) -> Result<Self> {
        if input.peek(syn::token::Bracket) {
            let inner;
            bracketed!(inner in input);
            let element = inner.parse()?;
            inner.parse::<Token![;]>()?;
            if inner.peek(Ident) {
                return Ok(Shape::Array(Box::new(element), Length::Parameter(inner.parse()?)));
            }
            let count: LitInt = inner.parse()?;
            let elements = count.base10_parse()?;
            if elements == 0 {
                return Err(Error::new(count.span(), "an array of ports has at least one element"));
            }
            return Ok(Shape::Array(Box::new(element), Length::Number(elements)));
        }
        if input.peek(LitInt) {
            let width: LitInt = input.parse()?;
            return match width.base10_parse() {
                Ok(bits @ 1..=64) => Ok(Shape::Word(Width::Number(bits))),
                _ => Err(Error::new(width.span(), format!("a port is 1 to 64 bits wide, not {width}"))),
            };
        }
        let name: Ident = input.parse()?;
        if name == "duplex" {
            return Ok(Shape::Bundle { name: input.parse()?, duplex: true });
        }
        // Types are written in camel case, parameters in capitals: `AluIssue`, `N`.
        if name.to_string().chars().all(|letter| !letter.is_lowercase()) {
            return Ok(Shape::Word(Width::Parameter(name)));
        }
        Ok(Shape::Bundle { name, duplex: false })
    }
}
