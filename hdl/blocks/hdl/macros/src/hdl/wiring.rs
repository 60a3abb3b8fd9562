//! Statement macros of an `#[hdl]` body: clock and reset wiring, comments.

use super::model::{Copied, Expression, Place, Segment, Statement, StatementKind};
use super::recipe::Recipe;
use super::statement::Parser;
use proc_macro2::Span;
use quote::{format_ident, quote};
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Expr, Ident, LitStr, Macro, Result, Token};

/// `self, a, b[16], c[4][8]`
struct Wired {
    receiver: Ident,
    fields: Vec<(Ident, Vec<Expr>)>,
}

impl Parse for Wired {
    fn parse(input: ParseStream) -> Result<Self> {
        let (receiver, fields) = listed(input, |input| Ok((input.parse()?, lengths(input)?)))?;
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
            "connect" | "forward" | "take" | "offer" => call.parse_body::<Connections>().map(|connections| {
                for (source, sink) in connections.0 {
                    let span = source.span();
                    let (source, sink) = (self.place(&source), self.place(&sink));
                    let what = match name.as_str() {
                        "connect" => Copied::All,
                        "forward" => Copied::Forward,
                        "take" => Copied::Take,
                        _ => Copied::Offer,
                    };
                    let kind = source.zip(sink).map(|(source, sink)| StatementKind::Connect { source, sink, what });
                    out.extend(kind.map(|kind| Statement { span, kind }));
                }
            }),
            "later" => call.parse_body::<Delays>().map(|delays| {
                for delay in &delays.0 {
                    let statements = self.later(delay);
                    out.extend(statements.into_iter().flatten());
                }
            }),
            "stages" | "data" => call.parse_body::<Wired>().map(|wired| {
                let span = call.path.segments[0].ident.span();
                let place = |name: &str| Place { receiver: wired.receiver.clone(), segments: vec![own(name, span)] };
                for (field, _) in &wired.fields {
                    let stage = Place {
                        receiver: wired.receiver.clone(),
                        segments: vec![Segment { field: field.clone(), indices: Vec::new() }],
                    };
                    let reset = (name == "stages").then(|| place("reset"));
                    let kind = StatementKind::Stage { stage, clock: place("clock"), reset };
                    out.push(Statement { span, kind });
                }
            }),
            "carry" | "carry_data" => call.parse_body::<Carried>().map(|carried| {
                let span = call.path.segments[0].ident.span();
                for (field, length, value) in &carried.fields {
                    let statements = self.carry(&name, &carried.receiver, field, length, value, span);
                    out.extend(statements.into_iter().flatten());
                }
            }),
            "outputs" => call.parse_body::<Outputs>().map(|outputs| {
                for (output, lengths, register) in &outputs.fields {
                    out.push(show(&outputs.receiver, output, lengths, register));
                }
            }),
            "comment" => call.parse_body::<LitStr>().map(|text| {
                out.push(Statement { span: text.span(), kind: StatementKind::Comment(text.value().replace(['\n', '\r'], " ")) })
            }),
            _ => {
                self.refuse::<()>(call, "unknown macro: `update` may use `registers!`, `stages!`, `data!`, `carry!`, `carry_data!`, `outputs!`, `subblocks!`, `memories!`, `connect!`, `forward!`, `take!`, `offer!`, `later!` and `comment!`");
                return;
            }
        };
        if let Err(error) = parsed {
            let expected = match name.as_str() {
                "connect" | "forward" | "take" | "offer" => "self.source => self.sink, ..",
                "carry" | "carry_data" => "self, field[stages] = value, ..",
                "later" => "self.source => self.registers[stages] => self.sink, ..",
                "outputs" => "self, output = register, ..",
                _ => "self, field, array[length]",
            };
            self.refuse::<()>(&call.tokens, &format!("{name}!: {error}; expected `{expected}`"));
        }
    }

    fn wire(&mut self, macro_name: &str, receiver: &Ident, field: &Ident, lengths: &[Expr], span: Span) -> Vec<Statement> {
        let counters: Vec<Ident> = (0..lengths.len()).map(|i| format_ident!("__element{i}", span = span)).collect();
        let element = Segment { field: field.clone(), indices: counters.iter().map(|i| syn::parse_quote!(#i)).collect() };
        let port = |name: &str| Place { receiver: receiver.clone(), segments: vec![element.clone(), own(name, span)] };
        let wire = |input: &str| Place { receiver: receiver.clone(), segments: vec![own(input, span)] };
        let mut pairs = vec![(port("clock"), Some(value_of(&wire("clock"))))];
        match macro_name {
            "memories" => {}
            "carry_data" => pairs.push((port("reset"), self.expression(&syn::parse_quote!(false)))),
            _ => pairs.push((port("reset"), Some(value_of(&wire("reset"))))),
        }
        if macro_name == "registers" {
            pairs.push((port("d"), Some(value_of(&port("q")))));
        }
        let mut statements: Vec<Statement> = pairs
            .into_iter()
            .filter_map(|(target, value)| {
                self.written.insert(target.shape());
                Some(Statement { span, kind: StatementKind::Assign { target, value: value? } })
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

/// `self.a => self.b, ..`
struct Connections(Vec<(Expr, Expr)>);

impl Parse for Connections {
    fn parse(input: ParseStream) -> Result<Self> {
        let connection = |input: ParseStream| {
            let source = input.parse()?;
            input.parse::<Token![=>]>()?;
            Ok((source, input.parse()?))
        };
        Ok(Connections(items(input, connection)?))
    }
}

/// `self.source => self.registers[stages] => self.sink`
struct Delay {
    source: Expr,
    registers: Expr,
    stages: Expr,
    sink: Expr,
}

struct Delays(Vec<Delay>);

impl Parse for Delays {
    fn parse(input: ParseStream) -> Result<Self> {
        let delay = |input: ParseStream| {
            let source = input.parse()?;
            input.parse::<Token![=>]>()?;
            let through: syn::ExprIndex = input.parse()?;
            input.parse::<Token![=>]>()?;
            Ok(Delay { source, registers: *through.expr, stages: *through.index, sink: input.parse()? })
        };
        Ok(Delays(items(input, delay)?))
    }
}

/// `self, field[stages] = value, ..`
struct Carried {
    receiver: Ident,
    fields: Vec<(Ident, Expr, Expr)>,
}

impl Parse for Carried {
    fn parse(input: ParseStream) -> Result<Self> {
        let carried = |input: ParseStream| {
            let field = input.parse()?;
            let stages = bracketed(input)?;
            input.parse::<Token![=]>()?;
            Ok((field, stages, input.parse()?))
        };
        let (receiver, fields) = listed(input, carried)?;
        Ok(Carried { receiver, fields })
    }
}

/// `self, output = register, array[length] = registers, ..`
struct Outputs {
    receiver: Ident,
    fields: Vec<(Ident, Option<Expr>, Ident)>,
}

impl Parse for Outputs {
    fn parse(input: ParseStream) -> Result<Self> {
        let output = |input: ParseStream| {
            let output = input.parse()?;
            let count = if input.peek(syn::token::Bracket) { Some(bracketed(input)?) } else { None };
            input.parse::<Token![=]>()?;
            Ok((output, count, input.parse()?))
        };
        let (receiver, fields) = listed(input, output)?;
        Ok(Outputs { receiver, fields })
    }
}

/// `item, ..`
fn items<T>(input: ParseStream, item: fn(ParseStream) -> Result<T>) -> Result<Vec<T>> {
    Ok(Punctuated::<T, Token![,]>::parse_terminated_with(input, item)?.into_iter().collect())
}

/// `self, item, ..`
fn listed<T>(input: ParseStream, item: fn(ParseStream) -> Result<T>) -> Result<(Ident, Vec<T>)> {
    let receiver = receiver(input)?;
    if !input.is_empty() {
        input.parse::<Token![,]>()?;
    }
    Ok((receiver, items(input, item)?))
}

/// `[length]`
fn bracketed(input: ParseStream) -> Result<Expr> {
    let length;
    syn::bracketed!(length in input);
    length.parse()
}

/// `[length]..`
fn lengths(input: ParseStream) -> Result<Vec<Expr>> {
    let mut lengths = Vec::new();
    while input.peek(syn::token::Bracket) {
        lengths.push(bracketed(input)?);
    }
    Ok(lengths)
}

fn receiver(input: ParseStream) -> Result<Ident> {
    let receiver = input.call(Ident::parse_any)?;
    match receiver == "self" {
        true => Ok(receiver),
        false => Err(syn::Error::new(receiver.span(), "expected `self`")),
    }
}

impl Parser {
    /// From the source to the sink through that many registers, or at once. The last statement for a place counts:
    /// each register takes the source, but where there is one before it; the sink shows the last.
    fn later(&mut self, Delay { source, registers, stages, sink }: &Delay) -> Option<Vec<Statement>> {
        let span = source.span();
        let stage = format_ident!("__stage", span = span);
        let here: Expr = syn::parse_quote!(#registers[#stage]);
        let before: Expr = syn::parse_quote!(#registers[#stage - 1]);
        let mut joined = |source: &Expr, sink: &Expr| {
            let (source, sink) = self.place(source).zip(self.place(sink))?;
            Some(Statement { span, kind: StatementKind::Connect { source, sink, what: Copied::All } })
        };
        let at_once = joined(source, sink)?;
        let first = [joined(source, &here)?, joined(&here, sink)?];
        let rest = joined(&before, &here)?;
        let each = |from: Expr, body: Vec<Statement>| Statement {
            span,
            kind: StatementKind::For { index: stage.clone(), from: Box::new(from), to: Box::new(stages.clone()), body },
        };
        Some(vec![at_once, each(syn::parse_quote!(0), first.into()), each(syn::parse_quote!(1), vec![rest])])
    }

    /// Clock and reset of all stages; stage 0 takes the value, the others that of the stage before.
    fn carry(
        &mut self,
        macro_name: &str,
        receiver: &Ident,
        field: &Ident,
        stages: &Expr,
        value: &Expr,
        span: Span,
    ) -> Option<Vec<Statement>> {
        let value = self.expression(value)?;
        let mut statements = self.wire(macro_name, receiver, field, std::slice::from_ref(stages), span);
        let port = |index: Expr, name: &str| Place {
            receiver: receiver.clone(),
            segments: vec![Segment { field: field.clone(), indices: vec![index] }, own(name, span)],
        };
        let first = port(syn::parse_quote!(0), "d");
        self.written.insert(first.shape());
        statements.push(Statement { span, kind: StatementKind::Assign { target: first, value } });
        let stage = format_ident!("__stage", span = span);
        let before = value_of(&port(syn::parse_quote!(#stage - 1), "q"));
        let step = StatementKind::Assign { target: port(syn::parse_quote!(#stage), "d"), value: before };
        statements.push(Statement {
            span,
            kind: StatementKind::For {
                index: stage,
                from: Box::new(syn::parse_quote!(1)),
                to: Box::new(stages.clone()),
                body: vec![Statement { span, kind: step }],
            },
        });
        Some(statements)
    }
}

/// An output, or each element of an array, shows its register.
fn show(receiver: &Ident, output: &Ident, length: &Option<Expr>, register: &Ident) -> Statement {
    let span = output.span();
    let index = format_ident!("__element", span = span);
    let indices = || length.iter().map(|_| syn::parse_quote!(#index)).collect();
    let place = |segments| Place { receiver: receiver.clone(), segments };
    let target = place(vec![Segment { field: output.clone(), indices: indices() }]);
    let source = place(vec![Segment { field: register.clone(), indices: indices() }, own("q", span)]);
    let copy = Statement { span, kind: StatementKind::Assign { target, value: value_of(&source) } };
    match length {
        None => copy,
        Some(length) => Statement {
            span,
            kind: StatementKind::For {
                index,
                from: Box::new(syn::parse_quote!(0)),
                to: Box::new(length.clone()),
                body: vec![copy],
            },
        },
    }
}

fn own(name: &str, span: Span) -> Segment {
    Segment { field: Ident::new(name, span), indices: Vec::new() }
}

fn value_of(place: &Place) -> Expression {
    let rust = place.rust();
    Expression { rust: quote!(#rust.val()), ast: Recipe::default().signal(place) }
}
