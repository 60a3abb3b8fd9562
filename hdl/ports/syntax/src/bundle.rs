//! `bundles!`: groups of signals that travel together.

use super::{documented, Shape, Width};
use syn::parse::{Parse, ParseStream};
use syn::{braced, parse_quote, Attribute, Error, Ident, Result, Token};

/// All bundles of one declaration.
#[derive(Debug)]
pub struct Bundles {
    /// Name of the macro that hands the declaration on.
    pub name: Ident,
    /// The bundles, in the order of the source.
    pub bundles: Vec<Bundle>,
}

/// One bundle.
#[derive(Debug)]
pub struct Bundle {
    /// Documentation and other attributes.
    pub attributes: Vec<Attribute>,
    /// Name of its type.
    pub name: Ident,
    /// An offer stays as it is until it is taken: `valid` and `ready` are its first and last field.
    pub stream: bool,
    /// Its fields, in the order of their ports.
    pub fields: Vec<Field>,
}

/// One field of a bundle.
#[derive(Debug)]
pub struct Field {
    /// Documentation.
    pub attributes: Vec<Attribute>,
    /// It goes against the direction of the port.
    pub back: bool,
    /// Name.
    pub name: Ident,
    /// What it carries.
    pub shape: Shape,
}

impl Bundle {
    /// Fields that go with the port (`false`) or against it (`true`).
    pub fn side(&self, back: bool) -> impl Iterator<Item = &Field> {
        self.fields.iter().filter(move |field| field.back == back)
    }

    /// Some fields go against the direction of the port.
    pub fn is_duplex(&self) -> bool {
        self.fields.iter().any(|field| field.back)
    }
}

impl Parse for Bundles {
    fn parse(input: ParseStream) -> Result<Self> {
        let name = input.parse()?;
        input.parse::<Token![;]>()?;
        let mut bundles = Vec::new();
        while !input.is_empty() {
            bundles.push(input.parse()?);
        }
        Ok(Bundles { name, bundles })
    }
}

impl Parse for Bundle {
    fn parse(input: ParseStream) -> Result<Self> {
        let attributes = input.call(Attribute::parse_outer)?;
        let kind: Ident = input.parse()?;
        let stream = match kind.to_string().as_str() {
            "stream" => true,
            "bundle" => false,
            _ => return Err(Error::new(kind.span(), "expected `bundle` or `stream`")),
        };
        let name: Ident = input.parse()?;
        documented(&name, &attributes)?;
        let body;
        braced!(body in input);
        let written = body.parse_terminated(Field::parse, Token![,])?;
        let mut fields: Vec<Field> = written.into_iter().collect();
        if stream {
            if let Some(field) = fields.iter().find(|field| field.back || field.name == "valid") {
                return Err(Error::new(field.name.span(), "a stream declares its payload only; `valid` and `ready` are added"));
            }
            let valid = parse_quote!(#[doc = "An item is on offer."]);
            fields.insert(
                0,
                Field { attributes: vec![valid], back: false, name: parse_quote!(valid), shape: Shape::Word(Width::Number(1)) },
            );
            let ready = parse_quote!(#[doc = "The item, if there is one, is taken at this edge."]);
            fields.push(Field {
                attributes: vec![ready],
                back: true,
                name: parse_quote!(ready),
                shape: Shape::Word(Width::Number(1)),
            });
        }
        Ok(Bundle { attributes, name, stream, fields })
    }
}

impl Parse for Field {
    fn parse(input: ParseStream) -> Result<Self> {
        let attributes = input.call(Attribute::parse_outer)?;
        let mut name: Ident = input.parse()?;
        let back = name == "back" && !input.peek(Token![:]);
        if back {
            name = input.parse()?;
        }
        documented(&name, &attributes)?;
        input.parse::<Token![:]>()?;
        let shape: Shape = input.parse()?;
        if let Some(parameter) = shape.parameter().or(shape.lengths().first().copied()) {
            return Err(Error::new(parameter.span(), "a bundle has no parameters"));
        }
        if shape.is_duplex() {
            return Err(Error::new(name.span(), "a field of a bundle goes one way only"));
        }
        Ok(Field { attributes, back, name, shape })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_begins_with_valid_and_ends_with_ready() {
        let text = "eu; /// A. \n stream A { /// S. \n slot: 3 }";
        let bundles: Bundles = syn::parse_str(text).expect("legal");
        let fields: Vec<_> = bundles.bundles[0].fields.iter().map(|f| (f.name.to_string(), f.back)).collect();
        assert_eq!(fields, [("valid".into(), false), ("slot".into(), false), ("ready".into(), true)]);
    }

    #[test]
    fn refusals_say_what_was_expected() {
        for (text, reason) in [
            ("eu; bundle A { }", "`A` has no purpose line"),
            ("eu; /// A. \n bundle A { x: 1 }", "`x` has no purpose line"),
            ("eu; /// A. \n struct A { }", "expected"),
            ("eu; /// A. \n group A { }", "expected `bundle` or `stream`"),
            ("eu; /// A. \n stream A { /// X. \n back x: 1 }", "declares its payload only"),
            ("eu; /// A. \n bundle A { /// X. \n x: 65 }", "1 to 64 bits"),
            ("eu; /// A. \n bundle A { /// X. \n x: [1; 0] }", "at least one element"),
            ("eu; /// A. \n bundle A { /// X. \n x: duplex B }", "one way only"),
            ("eu; /// A. \n bundle A { /// X. \n x: [1; N] }", "no parameters"),
        ] {
            let error = syn::parse_str::<Bundles>(text).expect_err(text).to_string();
            assert!(error.contains(reason), "{text}: {error}");
        }
    }
}
