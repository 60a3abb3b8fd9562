//! From checked statements to the four methods of `impl Logic`.

use super::model::{Statement, StatementKind};
use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::ItemFn;

/// `update`, `connect`, `hdl` and `timing`.
pub fn methods(function: &ItemFn, statements: &[Statement]) -> TokenStream {
    let attributes = &function.attrs;
    let visibility = &function.vis;
    let signature = &function.sig;
    let update = each(statements, update);
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
fn range(from: &syn::Expr, to: &syn::Expr) -> TokenStream {
    quote!(::tessera_hdl::literal::indices(#from, #to))
}

/// The statement as Rust runs it.
fn update(statement: &Statement) -> TokenStream {
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
                match pattern {
                    Some(path) => quote!(#path => { #body }),
                    None => quote!(_ => { #body }),
                }
            });
            quote!(match #test { #(#arms)* })
        }
        StatementKind::For { index, from, to, body } => {
            let body = each(body, update);
            let range = range(from, to);
            quote!(for #index in #range { #body })
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
        StatementKind::If { .. } => {
            let conditional = conditional(statement);
            quote!(__ast::VerilogStatement::If(#conditional))
        }
        StatementKind::Match { test, arms } => {
            let test = &test.ast;
            let cases = arms.iter().map(|(pattern, body)| {
                let condition = match pattern {
                    Some(path) => quote!(::tessera_hdl::literal::State::condition(#path)),
                    None => quote!(::std::string::String::from("default")),
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
    let line = quote_spanned!(statement.span=> ::core::line!());
    quote! {
        __body.push(__ast::VerilogStatement::Comment(
            ::std::format!("@src {}:{}", ::core::file!(), #line)));
        __body.push(#node);
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
