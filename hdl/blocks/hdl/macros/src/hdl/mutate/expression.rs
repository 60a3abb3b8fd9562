//! Expressions that can be wrong.

use super::readable::readable;
use super::Mutator;
use quote::{quote, ToTokens};
use syn::spanned::Spanned;
use syn::{parse_quote, BinOp, Expr, Lit, UnOp};

impl Mutator {
    /// Replaces everything inside that can be wrong. Signals, constants and indices of arrays stay.
    pub fn expression(&mut self, expression: &mut Expr) {
        let written = expression.to_token_stream();
        let span = expression.span();
        match expression {
            Expr::Lit(literal) => {
                if let Lit::Bool(bit) = &literal.lit {
                    let inverse = !bit.value;
                    let on = self.site(span, "bool", &written, quote!(#inverse));
                    *expression = parse_quote!((#on != #written));
                }
            }
            _ if self.parser.is_static(expression) => {}
            Expr::Paren(inner) => {
                self.expression(&mut inner.expr);
                if let Expr::Paren(_) = *inner.expr {
                    *expression = (*inner.expr).clone();
                }
            }
            Expr::Group(inner) => self.expression(&mut inner.expr),
            Expr::Unary(unary) => {
                if let UnOp::Not(_) = unary.op {
                    let plain = unary.expr.to_token_stream();
                    let on = self.site(span, "!", &written, plain);
                    self.expression(&mut unary.expr);
                    let value = &unary.expr;
                    *expression = parse_quote!((match #value { __value => if #on { __value } else { !__value } }));
                }
            }
            Expr::Binary(binary) => {
                let wrong = swapped(&binary.op).map(|operator| {
                    let (left, right) = (&binary.left, &binary.right);
                    (self.site(span, &readable(binary.op), &written, quote!(#left #operator #right)), operator)
                });
                self.expression(&mut binary.left);
                self.expression(&mut binary.right);
                if let Some((on, operator)) = wrong {
                    let (left, right, right_operator) = (&binary.left, &binary.right, &binary.op);
                    *expression = parse_quote!((match (#left, #right) {
                        (__left, __right) => if #on { __left #operator __right } else { __left #right_operator __right },
                    }));
                }
            }
            Expr::MethodCall(call) if call.method != "val" => {
                let receiver = call.receiver.to_token_stream();
                self.expression(&mut call.receiver);
                call.args.iter_mut().for_each(|argument| self.expression(argument));
                let wrong = match call.method.to_string().as_str() {
                    "any" => quote!(all),
                    "all" | "xor" => quote!(any),
                    _ => return,
                };
                let on = self.site(span, &call.method.to_string(), &written, quote!(#receiver.#wrong()));
                let (value, method) = (&call.receiver, &call.method);
                *expression = parse_quote!((match #value {
                    __value => if #on { __value.#wrong() } else { __value.#method() },
                }));
            }
            Expr::Call(call) => call.args.iter_mut().for_each(|argument| self.expression(argument)),
            _ => {}
        }
    }
}

/// What a slip makes of an operator.
fn swapped(operator: &BinOp) -> Option<BinOp> {
    Some(match operator {
        BinOp::Add(_) => parse_quote!(-),
        BinOp::Sub(_) => parse_quote!(+),
        BinOp::Mul(_) => parse_quote!(+),
        BinOp::And(_) => parse_quote!(||),
        BinOp::Or(_) => parse_quote!(&&),
        BinOp::BitAnd(_) => parse_quote!(|),
        BinOp::BitOr(_) => parse_quote!(&),
        BinOp::BitXor(_) => parse_quote!(|),
        BinOp::Shl(_) => parse_quote!(>>),
        BinOp::Shr(_) => parse_quote!(<<),
        BinOp::Eq(_) => parse_quote!(!=),
        BinOp::Ne(_) => parse_quote!(==),
        BinOp::Lt(_) => parse_quote!(<=),
        BinOp::Le(_) => parse_quote!(<),
        BinOp::Gt(_) => parse_quote!(>=),
        BinOp::Ge(_) => parse_quote!(>),
        _ => return None,
    })
}
