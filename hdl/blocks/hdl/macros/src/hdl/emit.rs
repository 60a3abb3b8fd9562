//! From checked statements to the four methods of `impl Logic`.

use super::model::{Copied, Statement, StatementKind};
use super::{mutate, settle};
use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::ItemFn;

/// `update`, `connect`, `hdl` and `timing`.
pub fn methods(function: &ItemFn, statements: &[Statement]) -> TokenStream {
    let attributes = &function.attrs;
    let visibility = &function.vis;
    let signature = &function.sig;
    let update = if cfg!(feature = "mutants") { mutate::update(statements) } else { settle::update(statements) };
    let connect = each(statements, connect);
    let hdl = each(statements, hdl);
    quote! {
        #(#attributes)*
        #visibility #signature { #update }

        fn connect(&mut self) { #connect }

        fn hdl(&self) -> ::tessera_hdl::rust_hdl::ast::Verilog {
            use ::tessera_hdl::rust_hdl::ast as __ast;
            let mut __body: ::std::vec::Vec<__ast::VerilogStatement> = ::std::vec::Vec::new();
            #hdl
            __ast::Verilog::Combinatorial(__body)
        }

        fn timing(&self) -> ::std::vec::Vec<::tessera_hdl::rust_hdl::timing::TimingInfo> {
            ::tessera_hdl::meta::record::<Self>(::tessera_hdl::meta::Role::Module)
        }
    }
}

fn each(statements: &[Statement], emit: fn(&Statement) -> TokenStream) -> TokenStream {
    statements.iter().map(emit).collect()
}

/// A loop range with its type written out, so that `i.to_bits::<3>()` is never ambiguous.
pub fn range(from: &syn::Expr, to: &syn::Expr) -> TokenStream {
    quote!(::tessera_hdl::literal::indices(#from, #to))
}

/// The statement as Rust runs it.
pub fn update(statement: &Statement) -> TokenStream {
    let span = statement.span;
    match &statement.kind {
        StatementKind::Assign { target, value } => {
            let target = target.rust();
            let value = &value.rust;
            quote_spanned!(span=> #target.next = #value;)
        }
        StatementKind::If { test, then, otherwise } => {
            let test = &test.rust;
            let then = each(then, update);
            let otherwise = (!otherwise.is_empty()).then(|| {
                let otherwise = each(otherwise, update);
                quote!(else { #otherwise })
            });
            quote!(if #test { #then } #otherwise)
        }
        StatementKind::Match { test, arms } => {
            let test = &test.rust;
            let arms = arms.iter().map(|(pattern, body)| {
                let body = each(body, update);
                match pattern.as_slice() {
                    [] => quote!(_ => { #body }),
                    paths => quote!(#(#paths)|* => { #body }),
                }
            });
            quote!(match #test { #(#arms)* })
        }
        StatementKind::For { index, from, to, body } => {
            let body = each(body, update);
            let range = range(from, to);
            // Taken apart, a loop may have a part that does not mention the index.
            quote!(for #index in #range { let _ = #index; #body })
        }
        StatementKind::Connect { source, sink, what } => {
            let (source, sink) = (source.rust(), sink.rust());
            let read = if *what == Copied::Take { quote!(Stream::item) } else { quote!(Conduct::forward) };
            let write = if *what == Copied::Offer { quote!(Stream::set_item) } else { quote!(Conduct::set_forward) };
            // Through values: the two sides may lie in one array, which cannot be borrowed twice. Clippy: the
            // value of a bundle in which nothing goes that way is `()`, and whether it is, only its type knows.
            let back = matches!(what, Copied::All | Copied::Back).then(|| {
                quote_spanned! {span=>
                    #[allow(clippy::let_unit_value)]
                    let __backward = ::tessera_hdl::bundle::Conduct::backward(&#sink);
                    ::tessera_hdl::bundle::Conduct::set_backward(&mut #source, __backward);
                }
            });
            let forward = (*what != Copied::Back).then(|| {
                quote_spanned! {span=>
                    #[allow(clippy::let_unit_value)]
                    let __forward = ::tessera_hdl::bundle::#read(&#source);
                    ::tessera_hdl::bundle::#write(&mut #sink, __forward);
                }
            });
            quote!(#forward #back)
        }
        StatementKind::Stage { stage, clock, reset } => {
            let (stage, clock, reset) = (stage.rust(), clock.rust(), reset.rust());
            quote_spanned! {span=>
                let (__clock, __reset) = (#clock.val(), #reset.val());
                ::tessera_hdl::bundle::Stage::attach(&mut #stage, __clock, __reset);
            }
        }
        StatementKind::Comment(_) => TokenStream::new(),
    }
}

/// Marks every assigned signal as driven, whatever the conditions around it.
fn connect(statement: &Statement) -> TokenStream {
    match &statement.kind {
        StatementKind::Assign { target, .. } => {
            let fields = target.fields();
            quote!(::tessera_hdl::rust_hdl::logic::Logic::connect(&mut self #fields);)
        }
        StatementKind::If { then, otherwise, .. } => {
            let then = each(then, connect);
            let otherwise = each(otherwise, connect);
            quote!(#then #otherwise)
        }
        StatementKind::Match { arms, .. } => arms.iter().map(|(_, body)| each(body, connect)).collect(),
        StatementKind::Connect { source, sink, what } => {
            let (source, sink) = (source.fields(), sink.fields());
            match what {
                Copied::All => quote! {
                    ::tessera_hdl::bundle::Conduct::claim_forward(&mut self #sink);
                    ::tessera_hdl::bundle::Conduct::claim_backward(&mut self #source);
                },
                Copied::Back => quote!(::tessera_hdl::bundle::Conduct::claim_backward(&mut self #source);),
                Copied::Offer => quote!(::tessera_hdl::bundle::Stream::claim_item(&mut self #sink);),
                Copied::Forward | Copied::Take => quote!(::tessera_hdl::bundle::Conduct::claim_forward(&mut self #sink);),
            }
        }
        StatementKind::Stage { stage, .. } => {
            let stage = stage.fields();
            quote!(::tessera_hdl::bundle::Stage::claim(&mut self #stage);)
        }
        StatementKind::For { index, from, to, body } => {
            let body = each(body, connect);
            let range = range(from, to);
            // Targets need not mention the index.
            quote!(for #index in #range { let _ = #index; #body })
        }
        StatementKind::Comment(_) => TokenStream::new(),
    }
}

/// Pushes the statement onto `__body`, loops unrolled.
fn hdl(statement: &Statement) -> TokenStream {
    let node = match &statement.kind {
        StatementKind::Comment(text) => return quote!(__body.push(__ast::VerilogStatement::Comment(#text.into()));),
        StatementKind::For { index, from, to, body } => {
            let body = each(body, hdl);
            let range = range(from, to);
            return quote!(for #index in #range { #body });
        }
        StatementKind::Assign { target, value } => {
            let target = target.name("$next");
            let value = &value.ast;
            quote!(__ast::VerilogStatement::Assignment(
                __ast::VerilogExpression::Signal(#target), #value))
        }
        StatementKind::Stage { stage, .. } => {
            let line = line(statement);
            let (fields, name) = (stage.fields(), stage.name(""));
            return quote! {
                #line
                __body.extend(::tessera_hdl::bundle::attachments(&self #fields, &#name));
            };
        }
        StatementKind::Connect { source, sink, what } => {
            let wires = match what {
                Copied::All | Copied::Back => quote!(connections),
                Copied::Forward => quote!(forwards),
                Copied::Take => quote!(takes),
                Copied::Offer => quote!(offers),
            };
            let line = line(statement);
            let (from, to) = (source.fields(), sink.fields());
            let (source, sink) = (source.name(""), sink.name(""));
            return quote! {
                #line
                __body.extend(::tessera_hdl::bundle::#wires(&self #from, &#source, &self #to, &#sink));
            };
        }
        StatementKind::If { .. } => {
            let conditional = conditional(statement);
            quote!(__ast::VerilogStatement::If(#conditional))
        }
        StatementKind::Match { test, arms } => {
            let test = &test.ast;
            let cases = arms.iter().map(|(pattern, body)| {
                let condition = match pattern.as_slice() {
                    [] => quote!(::std::string::String::from("default")),
                    paths => quote!([#(::tessera_hdl::literal::State::condition(#paths)),*].join(",")),
                };
                let block = block(body);
                quote!(__ast::VerilogCase { condition: #condition, block: #block })
            });
            quote!(__ast::VerilogStatement::Match(__ast::VerilogMatch {
                test: #test,
                cases: ::std::vec![#(#cases),*],
            }))
        }
    };
    let line = line(statement);
    quote! {
        #line
        __body.push(#node);
    }
}

/// The comment that leads a message of the exporter back to the source.
fn line(statement: &Statement) -> TokenStream {
    let line = quote_spanned!(statement.span=> ::core::line!());
    quote! {
        __body.push(__ast::VerilogStatement::Comment(
            ::std::format!("@src {}:{}", ::core::file!(), #line)));
    }
}

fn conditional(statement: &Statement) -> TokenStream {
    let StatementKind::If { test, then, otherwise } = &statement.kind else {
        return TokenStream::new();
    };
    let test = &test.ast;
    let then = block(then);
    let otherwise = match otherwise.as_slice() {
        [] => quote!(__ast::VerilogBlockOrConditional::None),
        [next] if matches!(next.kind, StatementKind::If { .. }) => {
            let next = conditional(next);
            quote!(__ast::VerilogBlockOrConditional::Conditional(
                ::std::boxed::Box::new(__ast::VerilogStatement::If(#next))))
        }
        statements => {
            let statements = block(statements);
            quote!(__ast::VerilogBlockOrConditional::Block(#statements))
        }
    };
    quote!(__ast::VerilogConditional { test: #test, then: #then, otherwise: #otherwise })
}

fn block(statements: &[Statement]) -> TokenStream {
    let statements = each(statements, hdl);
    quote!({
        let mut __body: ::std::vec::Vec<__ast::VerilogStatement> = ::std::vec::Vec::new();
        #statements
        __body
    })
}
