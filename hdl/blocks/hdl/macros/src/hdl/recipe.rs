//! How the `hdl` of a block puts its tree together: [`Recipe`], the steps, operands first.
//!
//! What a step does is mostly known where the body is written: such steps become constants, one table for
//! each row of them, which `Tree::run` goes through. A call each, they were half a megabyte of the execution
//! unit's object code. What depends on constants of Rust or on the index of a loop is computed by statements
//! in between.

use super::model::Place;
use proc_macro2::TokenStream;
use quote::{format_ident, quote, ToTokens};

/// Steps in their order.
#[derive(Clone, Default)]
pub struct Recipe(Vec<Step>);

#[derive(Clone)]
enum Step {
    /// A `Node`, as a constant expression: widths may name parameters.
    Known(TokenStream),
    /// A statement about `__tree`.
    Computed(TokenStream),
}

impl Recipe {
    /// One more step: a variant of `Node`.
    pub fn known(mut self, node: TokenStream) -> Self {
        self.0.push(Step::Known(quote!(::tessera_hdl::tree::Node::#node)));
        self
    }

    /// One more step: a call of a method of `Tree`.
    pub fn computed(self, call: TokenStream) -> Self {
        self.statement(quote!(__tree.#call;))
    }

    /// One more step: any statement.
    pub fn statement(mut self, statement: TokenStream) -> Self {
        self.0.push(Step::Computed(statement));
        self
    }

    /// The steps of another recipe behind these.
    pub fn then(mut self, next: Recipe) -> Self {
        self.0.extend(next.0);
        self
    }

    /// One more step: the signal as an operand.
    pub fn signal(self, place: &Place) -> Self {
        self.named(place, "", ("Signal", "signal"))
    }

    /// One more step: the operand goes to the signal.
    pub fn assign(self, place: &Place) -> Self {
        self.named(place, "$next", ("Assign", "assign"))
    }

    /// A signal under its name with `suffix` behind it: a node, or a call if the name has an index.
    fn named(self, place: &Place, suffix: &str, (node, method): (&str, &str)) -> Self {
        let (node, method) = (format_ident!("{node}"), format_ident!("{method}"));
        match place.constant_name(suffix) {
            Some(name) => self.known(quote!(#node(#name))),
            None => {
                let name = place.arguments(suffix);
                self.computed(quote!(#method(#name)))
            }
        }
    }
}

impl ToTokens for Recipe {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        for steps in self.0.chunk_by(|a, b| matches!((a, b), (Step::Known(_), Step::Known(_)))) {
            let texts = steps.iter().map(|step| match step {
                Step::Known(text) | Step::Computed(text) => text,
            });
            tokens.extend(match steps {
                [Step::Computed(statement)] => statement.clone(),
                _ => quote!(__tree.run(const { &[#(#texts),*] });),
            });
        }
    }
}
