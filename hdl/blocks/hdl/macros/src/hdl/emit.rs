//! From checked statements to the four methods of `impl Logic`.

use super::access::Way;
use super::model::{Copied, Expression, Place, Statement, StatementKind};
use super::recipe::Recipe;
use super::report::Drivers;
use super::{mutate, settle};
use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::ItemFn;

/// `update`, `connect`, `hdl` and `timing`.
pub fn methods(function: &ItemFn, statements: &[Statement]) -> TokenStream {
    let attributes = &function.attrs;
    let visibility = &function.vis;
    let signature = &function.sig;
    let update = if cfg!(feature = "mutants") { mutate::update(statements) } else { settle::update(statements) };
    let connect = connects(statements);
    let hdl = recipe(statements);
    quote! {
        #(#attributes)*
        #visibility #signature { #update }

        fn connect(&mut self) { #connect }

        fn hdl(&self) -> ::tessera_hdl::rust_hdl::ast::Verilog {
            let mut __tree = ::tessera_hdl::tree::Tree::default();
            #hdl
            __tree.finish()
        }

        fn timing(&self) -> ::std::vec::Vec<::tessera_hdl::rust_hdl::timing::TimingInfo> {
            ::tessera_hdl::meta::record::<Self>(::tessera_hdl::meta::Role::Module)
        }
    }
}

/// A loop range with its type written out, so that `i.to_bits::<3>()` is never ambiguous.
pub fn range(from: &syn::Expr, to: &syn::Expr) -> TokenStream {
    quote!(::tessera_hdl::literal::indices(#from, #to))
}

/// The statement as Rust runs it: where it alone drives an input of a sub-block, with the report of it.
pub fn update(statement: &Statement, drivers: &Drivers) -> TokenStream {
    let span = statement.span;
    let all =
        |statements: &[Statement]| -> TokenStream { statements.iter().map(|statement| update(statement, drivers)).collect() };
    match &statement.kind {
        StatementKind::Assign { target, value } => {
            let (place, value) = (target.rust(), &value.rust);
            match drivers.report(target, None) {
                Some(report) => quote_spanned!(span=> { let __value = #value; let __moved = #place.write(__value); #report }),
                None => quote_spanned!(span=> #place.next = #value;),
            }
        }
        StatementKind::If { test, then, otherwise } => {
            let test = &test.rust;
            let then = all(then);
            let otherwise = (!otherwise.is_empty()).then(|| {
                let otherwise = all(otherwise);
                quote!(else { #otherwise })
            });
            quote!(if #test { #then } #otherwise)
        }
        StatementKind::Match { test, arms } => {
            let test = &test.rust;
            let arms = arms.iter().map(|(pattern, body)| {
                let body = all(body);
                match pattern.as_slice() {
                    [] => quote!(_ => { #body }),
                    paths => quote!(#(#paths)|* => { #body }),
                }
            });
            quote!(match #test { #(#arms)* })
        }
        StatementKind::For { index, from, to, body } => {
            let body = all(body);
            let range = range(from, to);
            // Taken apart, a loop may have a part that does not mention the index.
            quote!(for #index in #range { let _ = #index; #body })
        }
        StatementKind::Connect { source, sink, what } => {
            let (from, to) = (source.rust(), sink.rust());
            let read = if *what == Copied::Take { quote!(Stream::item) } else { quote!(Conduct::forward) };
            let write = if *what == Copied::Offer { quote!(Stream::set_item) } else { quote!(Conduct::set_forward) };
            // Through values: the two sides may lie in one array, which cannot be borrowed twice. Clippy: the
            // value of a bundle in which nothing goes that way is `()`, and whether it is, only its type knows.
            let back = matches!(what, Copied::All | Copied::Back).then(|| {
                let report = drivers.report(source, Some(Way::Back));
                quote_spanned! {span=> {
                    #[allow(clippy::let_unit_value)]
                    let __values = ::tessera_hdl::bundle::Conduct::backward(&#to);
                    let __moved = ::tessera_hdl::bundle::Conduct::set_backward(&mut #from, __values);
                    #report
                }}
            });
            let forward = (*what != Copied::Back).then(|| {
                let report = drivers.report(sink, Some(Way::Forward));
                quote_spanned! {span=> {
                    #[allow(clippy::let_unit_value)]
                    let __values = ::tessera_hdl::bundle::#read(&#from);
                    let __moved = ::tessera_hdl::bundle::#write(&mut #to, __values);
                    #report
                }}
            });
            quote!(#forward #back)
        }
        StatementKind::Stage { stage, clock, reset } => {
            let (attach, hold) = (attach(span, stage, clock, reset.as_ref()), hold(span, stage));
            quote!(#attach #hold)
        }
        StatementKind::Comment(_) => TokenStream::new(),
    }
}

/// Clock and reset of a `stages!` or `data!`.
pub fn attach(span: Span, stage: &Place, clock: &Place, reset: Option<&Place>) -> TokenStream {
    let (stage, clock) = (stage.rust(), clock.rust());
    let reset = match reset.map(Place::rust) {
        Some(reset) => quote!(#reset.val()),
        None => quote!(false),
    };
    quote_spanned! {span=>
        let (__clock, __reset) = (#clock.val(), #reset);
        ::tessera_hdl::bundle::Stage::attach(&mut #stage, __clock, __reset);
    }
}

/// What such a stage keeps until a later statement says otherwise.
pub fn hold(span: Span, stage: &Place) -> TokenStream {
    let stage = stage.rust();
    quote_spanned!(span=> ::tessera_hdl::bundle::Stage::hold(&mut #stage);)
}

fn connects(statements: &[Statement]) -> TokenStream {
    statements.iter().map(connect).collect()
}

/// Marks every assigned signal as driven, whatever the conditions around it.
fn connect(statement: &Statement) -> TokenStream {
    match &statement.kind {
        StatementKind::Assign { target, .. } => {
            let fields = target.fields();
            quote!(::tessera_hdl::rust_hdl::logic::Logic::connect(&mut self #fields);)
        }
        StatementKind::If { then, otherwise, .. } => {
            let then = connects(then);
            let otherwise = connects(otherwise);
            quote!(#then #otherwise)
        }
        StatementKind::Match { arms, .. } => arms.iter().map(|(_, body)| connects(body)).collect(),
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
            let body = connects(body);
            let range = range(from, to);
            // Targets need not mention the index.
            quote!(for #index in #range { let _ = #index; #body })
        }
        StatementKind::Comment(_) => TokenStream::new(),
    }
}

/// The steps of a body.
fn recipe(statements: &[Statement]) -> Recipe {
    statements.iter().map(hdl).fold(Recipe::default(), Recipe::then)
}

/// The steps that add the statement to the tree, loops unrolled.
fn hdl(statement: &Statement) -> Recipe {
    let line = quote_spanned!(statement.span=> ::core::line!());
    let led = || Recipe::default().known(quote!(Line(::core::file!(), #line)));
    match &statement.kind {
        StatementKind::Comment(text) => Recipe::default().known(quote!(Comment(#text))),
        StatementKind::For { index, from, to, body } => {
            let body = recipe(body);
            let range = range(from, to);
            Recipe::default().statement(quote!(for #index in #range { #body }))
        }
        StatementKind::Assign { target, value } => led().then(value.ast.clone()).assign(target),
        StatementKind::Stage { stage, reset, .. } => {
            let (fields, name, resets) = (stage.fields(), stage.arguments(""), reset.is_some());
            led().statement(quote!(::tessera_hdl::bundle::attachments(&mut __tree, &self #fields, #name, #resets);))
        }
        StatementKind::Connect { source, sink, what } => {
            let wires = match what {
                Copied::All | Copied::Back => quote!(connections),
                Copied::Forward => quote!(forwards),
                Copied::Take => quote!(takes),
                Copied::Offer => quote!(offers),
            };
            let (from, to) = (source.fields(), sink.fields());
            let (source, sink) = (source.arguments(""), sink.arguments(""));
            led().statement(quote!(::tessera_hdl::bundle::#wires(&mut __tree, &self #from, #source, &self #to, #sink);))
        }
        StatementKind::If { test, then, otherwise } => led().then(conditional(test, then, otherwise)),
        StatementKind::Match { test, arms } => {
            let count = arms.len();
            let arm = |steps: Recipe, (pattern, body): &(Vec<syn::Path>, Vec<Statement>)| {
                let steps = steps.known(quote!(Open)).then(recipe(body));
                let when = |path| quote!(when(::tessera_hdl::literal::State::condition(#path)));
                pattern.iter().map(when).fold(steps, Recipe::computed).known(quote!(Arm))
            };
            arms.iter().fold(led().then(test.ast.clone()), arm).known(quote!(Choose(#count)))
        }
    }
}

fn conditional(test: &Expression, then: &[Statement], otherwise: &[Statement]) -> Recipe {
    let steps = test.ast.clone().known(quote!(Open)).then(recipe(then));
    let (steps, what) = match otherwise {
        [] => (steps, quote!(Nothing)),
        [Statement { kind: StatementKind::If { test, then, otherwise }, .. }] => {
            (steps.known(quote!(Open)).then(conditional(test, then, otherwise)), quote!(If))
        }
        statements => (steps.known(quote!(Open)).then(recipe(statements)), quote!(Block)),
    };
    steps.known(quote!(Branch(::tessera_hdl::tree::Otherwise::#what)))
}
