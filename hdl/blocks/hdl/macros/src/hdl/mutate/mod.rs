//! `update` with bugs in it, one of which can be switched on: what feature `mutants` makes of a body.
//!
//! Every place that can be wrong in a small way becomes a choice between what was written and what a slip
//! would write: an operator swapped, a condition or a bit inverted, an assignment, an arm or a connection
//! left out. The other three methods of `impl Logic` are as ever, so the exported Verilog knows nothing of
//! it.

mod expression;
mod readable;
#[cfg(test)]
mod tests;

use super::emit;
use super::model::{Expression, Place, Statement, StatementKind};
use super::report::Drivers;
use super::statement::Parser;
use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned, ToTokens};
use readable::readable;
use syn::Expr;

/// The body of `update`, after the table of its mutants.
pub fn update(statements: &[Statement]) -> TokenStream {
    let mut mutator = Mutator::default();
    let body = mutator.all(statements);
    let (sites, count) = (mutator.sites.iter().map(Site::initialiser), mutator.sites.len());
    quote! {
        static __SITES: [::tessera_hdl::mutant::Site; #count] = [#(#sites),*];
        ::tessera_hdl::mutant::meet(&__SITES);
        #body
    }
}

/// An entry of the table.
struct Site {
    span: Span,
    kind: String,
    within: String,
    original: String,
    mutated: String,
}

impl Site {
    fn initialiser(&self) -> TokenStream {
        let Site { span, kind, within, original, mutated } = self;
        quote_spanned! {*span=>
            ::tessera_hdl::mutant::Site {
                file: ::core::file!(),
                line: ::core::line!(),
                kind: #kind,
                within: #within,
                original: #original,
                mutated: #mutated,
            }
        }
    }
}

#[derive(Default)]
struct Mutator {
    sites: Vec<Site>,
    /// The statement at hand, after the condition it is subject to.
    within: String,
    /// Conditions around it, the innermost last.
    subject: Vec<String>,
    parser: Parser,
}

impl Mutator {
    /// Enters a mutant into the table; the tokens ask whether it is the one switched on.
    fn site(&mut self, span: Span, kind: &str, original: impl ToTokens, mutated: impl ToTokens) -> TokenStream {
        let index = self.sites.len();
        let (original, mutated) = (readable(original), readable(mutated));
        let (kind, within) = (kind.to_string(), self.within.clone());
        self.sites.push(Site { span, kind, within, original, mutated });
        quote!(::tessera_hdl::mutant::on(&__SITES[#index]))
    }

    fn enter(&mut self, statement: &TokenStream) {
        let subject = self.subject.last().map_or(String::new(), |condition| format!("{condition}: "));
        self.within = subject + &readable(statement);
    }

    fn all(&mut self, statements: &[Statement]) -> TokenStream {
        statements.iter().map(|statement| self.statement(statement)).collect()
    }

    /// Statements that run under a condition.
    fn under(&mut self, condition: TokenStream, statements: &[Statement]) -> TokenStream {
        self.subject.push(readable(condition));
        let all = self.all(statements);
        self.subject.pop();
        all
    }

    fn statement(&mut self, statement: &Statement) -> TokenStream {
        let span = statement.span;
        match &statement.kind {
            StatementKind::Assign { target, value } if !is_wiring(target, value) => {
                let place = target.rust();
                let written = &value.rust;
                let whole = quote!(#place.next = #written);
                self.enter(&whole);
                let on = self.site(span, "assignment", whole, quote!(left out));
                let value = self.value(value);
                quote_spanned!(span=> if !#on { #place.next = #value; })
            }
            StatementKind::If { test, then, otherwise } => {
                let written = &test.rust;
                let whole = quote!(if #written);
                self.enter(&whole);
                let on = self.site(span, "if", whole, quote!(if not));
                let test = self.value(test);
                let then = self.under(quote!(if #written), then);
                let otherwise = self.under(quote!(else of #written), otherwise);
                quote!(if #on != (#test) { #then } else { #otherwise })
            }
            StatementKind::Match { test, arms } => {
                let on = &test.rust;
                let written = quote!(match #on);
                self.enter(&written);
                let test = self.value(test);
                let arms: Vec<TokenStream> = arms
                    .iter()
                    .map(|(paths, body)| {
                        let pattern = if paths.is_empty() { quote!(_) } else { quote!(#(#paths)|*) };
                        let first = body.first().map_or(span, |statement| statement.span);
                        self.enter(&written);
                        let on =
                            (!body.is_empty()).then(|| self.site(first, "arm", quote!(#written, #pattern), quote!(left out)));
                        let body = self.under(quote!(#written, #pattern), body);
                        match on {
                            Some(on) => quote!(#pattern => if !#on { #body }),
                            None => quote!(#pattern => {}),
                        }
                    })
                    .collect();
                quote!(match #test { #(#arms)* })
            }
            StatementKind::For { index, from, to, body } => {
                let body = self.all(body);
                let range = emit::range(from, to);
                quote!(for #index in #range { #body })
            }
            StatementKind::Connect { source, sink, .. } if !is_clocking(sink) => {
                let (source, sink) = (source.rust(), sink.rust());
                let whole = quote!(#source => #sink);
                self.enter(&whole);
                let on = self.site(span, "connection", whole, quote!(left out));
                let connection = emit::update(statement, &Drivers::default());
                quote!(if !#on { #connection })
            }
            _ => emit::update(statement, &Drivers::default()),
        }
    }

    fn value(&mut self, value: &Expression) -> TokenStream {
        match syn::parse2::<Expr>(value.rust.clone()) {
            Ok(mut expression) => {
                self.expression(&mut expression);
                expression.into_token_stream()
            }
            Err(error) => error.into_compile_error(),
        }
    }
}

/// Clock, reset, and a register that holds: what the macros wire. Without its hold a register's `d` still
/// shows what it took last, which is `q`.
fn is_wiring(target: &Place, value: &Expression) -> bool {
    let port = target.segments.last().map(|segment| segment.field.to_string());
    match port.as_deref() {
        Some("d") => {
            let mut register = target.clone();
            register.segments.pop();
            let register = register.rust();
            quote!(#register.q.val()).to_string() == value.rust.to_string()
        }
        _ => is_clocking(target),
    }
}

fn is_clocking(target: &Place) -> bool {
    target.segments.len() > 1 && target.segments.last().is_some_and(|port| port.field == "clock" || port.field == "reset")
}
