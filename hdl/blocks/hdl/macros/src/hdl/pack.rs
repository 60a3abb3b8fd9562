//! `pack!(WIDTH; field = value, ..)`: a packed word out of its named fields; what is not named is 0.

use super::expression::{binary, cast, constant};
use super::recipe::Recipe;
use super::statement::Parser;
use proc_macro2::TokenStream;
use quote::{quote, ToTokens};
use syn::parse::{Parse, ParseStream};
use syn::visit_mut::{visit_expr_mut, VisitMut};
use syn::{Expr, ExprMacro, Path, Result, Token};

struct Pack {
    width: Expr,
    fields: Vec<(Path, Expr)>,
}

impl Parse for Pack {
    fn parse(input: ParseStream) -> Result<Self> {
        let width = input.parse()?;
        input.parse::<Token![;]>()?;
        let mut fields = Vec::new();
        while !input.is_empty() {
            let field = input.parse()?;
            input.parse::<Token![=]>()?;
            fields.push((field, input.parse()?));
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        Ok(Pack { width, fields })
    }
}

impl Parser {
    /// The shifted fields, joined by or: the exporter prints a concatenation.
    pub fn pack(&mut self, call: &ExprMacro) -> Option<Recipe> {
        let pack = match call.mac.parse_body::<Pack>() {
            Ok(pack) if !pack.fields.is_empty() => pack,
            Ok(_) => return self.refuse(call, "pack!: expected at least one `field = value`"),
            Err(error) => return self.refuse(call, &format!("pack!: {error}; expected `WIDTH; field = value, ..`")),
        };
        let width = pack.width.to_token_stream();
        let mut word: Option<Recipe> = None;
        for (field, value) in &pack.fields {
            let value = cast(self.ast(value)?, &width);
            let position = constant(quote!(::tessera_hdl::word::position(#field)));
            let placed = binary(value, "Shl", position);
            word = Some(match word {
                None => placed,
                Some(word) => binary(word, "BitOr", placed),
            });
        }
        word
    }
}

/// The expression as Rust runs it: `pack!` becomes the calls it stands for.
pub fn rust(expression: &Expr) -> TokenStream {
    struct Unpack;
    impl VisitMut for Unpack {
        fn visit_expr_mut(&mut self, expression: &mut Expr) {
            visit_expr_mut(self, expression);
            if let Expr::Macro(call) = expression {
                if let Ok(Pack { width, mut fields }) = call.mac.parse_body::<Pack>() {
                    fields.iter_mut().for_each(|(_, value)| self.visit_expr_mut(value));
                    let (names, values): (Vec<_>, Vec<_>) = fields.into_iter().unzip();
                    *expression = syn::parse_quote!(::tessera_hdl::U::<{ #width }>::ZERO #(.with(#names, #values))*);
                }
            }
        }
    }
    let mut expression = expression.clone();
    Unpack.visit_expr_mut(&mut expression);
    expression.to_token_stream()
}
