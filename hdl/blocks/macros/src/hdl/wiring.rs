//! Statement macros of an `#[hdl]` body: clock and reset wiring, comments.

use super::expression::signal;
use super::model::{Expression, Place, Segment, Statement, StatementKind};
use super::statement::Parser;
use proc_macro2::Span;
use quote::{format_ident, quote};
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::{Expr, Ident, LitStr, Macro, Result, Token};

/// `self, a, b[16], c[4][8]`
struct Wired {
    receiver: Ident,
    fields: Vec<(Ident, Vec<Expr>)>,
}

impl Parse for Wired {
    fn parse(input: ParseStream) -> Result<Self> {
        let receiver = input.call(Ident::parse_any)?;
        if receiver != "self" {
            return Err(syn::Error::new(receiver.span(), "expected `self`"));
        }
        let mut fields = Vec::new();
        while !input.is_empty() {
            input.parse::<Token![,]>()?;
            if input.is_empty() {
                break;
            }
            let field: Ident = input.parse()?;
            let mut lengths = Vec::new();
            while input.peek(syn::token::Bracket) {
                let length;
                syn::bracketed!(length in input);
                lengths.push(length.parse()?);
            }
            fields.push((field, lengths));
        }
        Ok(Wired { receiver, fields })
    }
}

impl Parser {
    /// Expands one macro of a body into statements.
    pub fn statement_macro(&mut self, call: &Macro, out: &mut Vec<Statement>) {
        let name = call.path.get_ident().map(Ident::to_string).unwrap_or_default();
        let parsed = match name.as_str() {
            "registers" | "subblocks" | "memories" => call.parse_body::<Wired>().map(|wired| {
                let span = call.path.segments[0].ident.span();
                for (field, lengths) in &wired.fields {
                    let wire = self.wire(&name, &wired.receiver, field, lengths, span);
                    out.extend(wire);
                }
            }),
            "comment" => call.parse_body::<LitStr>().map(|text| {
                out.push(Statement { span: text.span(), kind: StatementKind::Comment(text.value().replace(['\n', '\r'], " ")) })
            }),
            _ => {
                self.refuse::<()>(call, "unknown macro: `update` may use `registers!`, `subblocks!`, `memories!` and `comment!`");
                return;
            }
        };
        if let Err(error) = parsed {
            self.refuse::<()>(&call.tokens, &format!("{name}!: {error}; expected `self, field, array[length]`"));
        }
    }

    fn wire(&mut self, macro_name: &str, receiver: &Ident, field: &Ident, lengths: &[Expr], span: Span) -> Vec<Statement> {
        let counters: Vec<Ident> = (0..lengths.len()).map(|i| format_ident!("__element{i}", span = span)).collect();
        let element = Segment { field: field.clone(), indices: counters.iter().map(|i| syn::parse_quote!(#i)).collect() };
        let port = |name: &str| Place { receiver: receiver.clone(), segments: vec![element.clone(), own(name, span)] };
        let wire = |input: &str| Place { receiver: receiver.clone(), segments: vec![own(input, span)] };
        let mut pairs = vec![(port("clock"), wire("clock"))];
        if macro_name != "memories" {
            pairs.push((port("reset"), wire("reset")));
        }
        if macro_name == "registers" {
            pairs.push((port("d"), port("q")));
        }
        let mut statements: Vec<Statement> = pairs
            .into_iter()
            .map(|(target, source)| {
                self.written.insert(target.shape());
                Statement { span, kind: StatementKind::Assign { target, value: value_of(&source) } }
            })
            .collect();
        for (counter, length) in counters.into_iter().zip(lengths).rev() {
            statements = vec![Statement {
                span,
                kind: StatementKind::For {
                    index: counter,
                    from: Box::new(syn::parse_quote!(0)),
                    to: Box::new(length.clone()),
                    body: statements,
                },
            }];
        }
        statements
    }
}

fn own(name: &str, span: Span) -> Segment {
    Segment { field: Ident::new(name, span), indices: Vec::new() }
}

fn value_of(place: &Place) -> Expression {
    let rust = place.rust();
    Expression { rust: quote!(#rust.val()), ast: signal(place) }
}
