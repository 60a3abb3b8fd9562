//! Expressions of an `#[hdl]` body.

use super::model::Expression;
use super::pack;
use super::path::is_named;
use super::recipe::Recipe;
use super::statement::Parser;
use proc_macro2::TokenStream;
use quote::{format_ident, quote, ToTokens};
use syn::{BinOp, Expr, ExprCall, ExprMethodCall, GenericArgument, Lit, UnOp};

impl Parser {
    /// Parses an expression; what does not translate is reported and gives `None`.
    pub fn expression(&mut self, expression: &Expr) -> Option<Expression> {
        let ast = self.ast(expression)?;
        Some(Expression { rust: pack::rust(expression), ast })
    }

    /// The steps that leave the expression as an operand.
    pub fn ast(&mut self, expression: &Expr) -> Option<Recipe> {
        match expression {
            Expr::Lit(literal) => self.literal(literal),
            Expr::Path(path) if path.path.is_ident("self") => self.refuse(expression, "a whole block is not a value"),
            _ if self.is_static(expression) => Some(constant(expression)),
            // What a macro_rules fragment arrives in.
            Expr::Group(inner) => self.ast(&inner.expr),
            Expr::Paren(inner) => Some(self.ast(&inner.expr)?.known(quote!(Paren))),
            Expr::Unary(unary) => match unary.op {
                UnOp::Not(_) => self.unary(&unary.expr, "Not"),
                UnOp::Neg(_) => self.refuse(expression, "values are unsigned; write `!x + 1` or `0 - x` as `bits::<N>(0) - x`"),
                _ => self.refuse(expression, "references do not translate"),
            },
            Expr::Binary(both) => {
                let operator = self.operator(&both.op)?;
                let left = self.ast(&both.left);
                let right = self.ast(&both.right);
                Some(binary(left?, operator, right?))
            }
            Expr::MethodCall(call) => self.method(call),
            Expr::Call(call) => self.call(call),
            Expr::Field(field) if is_named(&field.member, "next") => {
                self.refuse(expression, "`.next` cannot be read; use `.val()`")
            }
            Expr::Field(_) | Expr::Index(_) => {
                self.refuse(expression, "a signal is read with `.val()`; fields of struct values are not supported")
            }
            Expr::If(_) | Expr::Match(_) | Expr::Block(_) => {
                self.refuse(expression, "`if`, `match` and blocks are statements here; assign inside the branches")
            }
            Expr::Cast(_) => self.refuse(expression, "`as` does not translate; use `bit_cast::<M, N>(x)`"),
            Expr::Macro(call) if call.mac.path.is_ident("pack") => self.pack(call),
            Expr::Macro(_) => self.refuse(expression, "macros do not translate inside an expression"),
            Expr::Reference(_) => self.refuse(expression, "references do not translate"),
            Expr::Closure(_) => self.refuse(expression, "closures do not translate"),
            _ => self.refuse(expression, "this expression does not translate to hardware"),
        }
    }

    fn literal(&mut self, literal: &syn::ExprLit) -> Option<Recipe> {
        match &literal.lit {
            Lit::Int(number) => match number.base10_parse::<u64>() {
                Ok(value) => Some(Recipe::default().known(quote!(Number(#value)))),
                Err(_) => self.refuse(literal, "a constant has at most 64 bits"),
            },
            Lit::Bool(bit) => Some(Recipe::default().known(quote!(Flag(#bit)))),
            _ => self.refuse(literal, "only integers and booleans exist in hardware"),
        }
    }

    fn operator(&mut self, operator: &BinOp) -> Option<&'static str> {
        Some(match operator {
            BinOp::Add(_) => "Add",
            BinOp::Sub(_) => "Sub",
            BinOp::Mul(_) => "Mul",
            BinOp::And(_) => "LogicalAnd",
            BinOp::Or(_) => "LogicalOr",
            BinOp::BitXor(_) => "BitXor",
            BinOp::BitAnd(_) => "BitAnd",
            BinOp::BitOr(_) => "BitOr",
            BinOp::Shl(_) => "Shl",
            BinOp::Shr(_) => "Shr",
            BinOp::Eq(_) => "Eq",
            BinOp::Lt(_) => "Lt",
            BinOp::Le(_) => "Le",
            BinOp::Ne(_) => "Ne",
            BinOp::Ge(_) => "Ge",
            BinOp::Gt(_) => "Gt",
            BinOp::Div(_) | BinOp::Rem(_) => {
                return self.refuse(operator, "division has no single-cycle hardware here; build a divider")
            }
            _ => return self.refuse(operator, "compound assignment is not an expression"),
        })
    }

    fn method(&mut self, call: &ExprMethodCall) -> Option<Recipe> {
        let name = call.method.to_string();
        let arguments: Vec<&Expr> = call.args.iter().collect();
        match (name.as_str(), arguments.as_slice()) {
            ("val", []) => {
                let place = self.read(&call.receiver)?;
                Some(Recipe::default().signal(&place))
            }
            ("into" | "index", []) => self.ast(&call.receiver),
            ("to_bits", []) => {
                let inner = self.ast(&call.receiver)?;
                let width = self.widths(call, call.turbofish.as_ref(), 1)?.remove(0);
                Some(cast(inner, &width))
            }
            ("field", [part]) => {
                let inner = self.ast(&call.receiver)?;
                if !matches!(part, Expr::Path(_)) {
                    return self.refuse(part, "a field is named by a constant");
                }
                Some(inner.computed(quote!(part(::tessera_hdl::word::selection(#part)))))
            }
            ("get_bit", [index]) => {
                let inner = self.ast(&call.receiver);
                let index = self.ast(index);
                let (inner, index) = inner.zip(index)?;
                Some(inner.then(index).known(quote!(Bit)))
            }
            ("get_bits", [offset]) => {
                let inner = self.ast(&call.receiver);
                let offset = self.ast(offset);
                let width = self.widths(call, call.turbofish.as_ref(), 1)?.remove(0);
                let (inner, offset) = inner.zip(offset)?;
                Some(inner.then(offset).known(quote!(Slice(#width))))
            }
            ("replace_bit", [index, bit]) => {
                let inner = self.ast(&call.receiver);
                let index = self.ast(index);
                let bit = self.ast(bit);
                let ((inner, index), bit) = inner.zip(index).zip(bit)?;
                Some(inner.then(index).then(bit).known(quote!(ReplaceBit)))
            }
            ("all", []) => self.unary(&call.receiver, "All"),
            ("any", []) => self.unary(&call.receiver, "Any"),
            ("xor", []) => self.unary(&call.receiver, "Xor"),
            _ => self.refuse(
                &call.method,
                "unknown method: hardware has val, into, index, to_bits, field, get_bit, get_bits, replace_bit, all, any, xor",
            ),
        }
    }

    fn unary(&mut self, inner: &Expr, operator: &str) -> Option<Recipe> {
        let operator = format_ident!("{operator}");
        Some(self.ast(inner)?.known(quote!(Unary(::tessera_hdl::rust_hdl::ast::VerilogOpUnary::#operator))))
    }

    fn call(&mut self, call: &ExprCall) -> Option<Recipe> {
        let Expr::Path(function) = &*call.func else {
            return self.refuse(call, "only named functions can be called");
        };
        let last = function.path.segments.last()?;
        let name = last.ident.to_string();
        let plain = function.path.segments.len() == 1;
        let turbofish = match &last.arguments {
            syn::PathArguments::AngleBracketed(arguments) => Some(arguments),
            _ => None,
        };
        let arguments: Vec<&Expr> = call.args.iter().collect();
        match (name.as_str(), arguments.as_slice()) {
            ("bits", [value]) if plain => {
                if !self.is_static(value) {
                    return self.refuse(value, "`bits` takes a constant; use `bit_cast::<M, N>(x)` for a value");
                }
                let width = self.widths(call, turbofish, 1)?.remove(0);
                let typed = quote!({ let __value: u64 = #value; __value });
                Some(cast(constant(typed), &width))
            }
            ("bit_cast", [value]) if plain => {
                let inner = self.ast(value)?;
                let width = self.widths(call, turbofish, 2)?.remove(0);
                Some(cast(inner, &width))
            }
            ("sign_extend", [value]) if plain => {
                let inner = self.ast(value)?;
                let width = self.widths(call, turbofish, 2)?.remove(0);
                Some(cast(signed(inner), &width))
            }
            ("signed_lt", [a, b]) if plain => {
                let (a, b) = (self.ast(a), self.ast(b));
                Some(binary(signed(a?), "Lt", signed(b?)))
            }
            ("shift_right_signed", [value, by]) if plain => {
                let (value, by) = (self.ast(value), self.ast(by));
                Some(binary(signed(value?), "Shr", by?))
            }
            _ => self.refuse(
                &call.func,
                "function calls do not translate; hardware has bits, bit_cast, sign_extend, signed_lt, shift_right_signed",
            ),
        }
    }

    /// The explicit widths of `f::<A, B>`, which the AST needs.
    fn widths(
        &mut self,
        call: impl ToTokens,
        turbofish: Option<&syn::AngleBracketedGenericArguments>,
        count: usize,
    ) -> Option<Vec<TokenStream>> {
        let widths: Vec<TokenStream> = turbofish
            .into_iter()
            .flat_map(|t| &t.args)
            .filter_map(|argument| match argument {
                GenericArgument::Const(width) => Some(quote!(#width)),
                GenericArgument::Type(syn::Type::Path(width)) => Some(quote!(#width)),
                _ => None,
            })
            .collect();
        if widths.len() == count {
            Some(widths)
        } else if count == 1 {
            self.refuse(call, "the width must be written out: `::<N>`")
        } else {
            self.refuse(call, "both widths must be written out: `::<TO, FROM>`")
        }
    }
}

/// A constant of Rust as an operand.
pub fn constant(value: impl ToTokens) -> Recipe {
    Recipe::default().computed(quote!(constant(::tessera_hdl::literal::Literal::expression(#value))))
}

/// An operand at another width.
pub fn cast(inner: Recipe, width: &TokenStream) -> Recipe {
    inner.known(quote!(Cast(#width)))
}

fn signed(inner: Recipe) -> Recipe {
    inner.known(quote!(Signed))
}

/// Two operands, joined by an operator of `VerilogOp`.
pub fn binary(left: Recipe, operator: &str, right: Recipe) -> Recipe {
    let operator = format_ident!("{operator}");
    left.then(right).known(quote!(Binary(::tessera_hdl::rust_hdl::ast::VerilogOp::#operator)))
}
