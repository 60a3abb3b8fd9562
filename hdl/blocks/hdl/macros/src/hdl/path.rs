//! Signals: `self.child[i].port`, and what their indices may be.

use super::model::{Place, Segment};
use super::statement::Parser;
use syn::spanned::Spanned;
use syn::{BinOp, Expr, Ident, Lit, Member};

impl Parser {
    /// Parses `self.a[i].b`; anything else is reported and gives `None`.
    pub fn place(&mut self, expression: &Expr) -> Option<Place> {
        match expression {
            Expr::Field(field) => {
                let Member::Named(name) = &field.member else {
                    return self.refuse(expression, "tuple fields are not signals");
                };
                let mut place = match &*field.base {
                    Expr::Path(path) if path.path.is_ident("self") => {
                        Place { receiver: path.path.get_ident()?.clone(), segments: Vec::new() }
                    }
                    base => self.place(base)?,
                };
                if name.to_string().starts_with('_') {
                    return self.refuse(expression, "a field with a leading `_` is plain Rust state, not hardware");
                }
                place.segments.push(Segment { field: name.clone(), indices: Vec::new() });
                Some(place)
            }
            Expr::Index(index) => {
                let mut place = self.place(&index.expr)?;
                if !self.is_static(&index.index) {
                    return self.refuse(
                        &index.index,
                        "an array index must be made of literals, constants and loop variables; select with a loop and a compare",
                    );
                }
                place.segments.last_mut()?.indices.push((*index.index).clone());
                Some(place)
            }
            Expr::Group(inner) => self.place(&inner.expr),
            _ => self.refuse(expression, "expected a signal: `self.name`, `self.child.port` or `self.array[i]`"),
        }
    }

    /// True for arithmetic over literals, constants and loop variables.
    pub fn is_static(&self, expression: &Expr) -> bool {
        match expression {
            Expr::Lit(literal) => matches!(literal.lit, Lit::Int(_) | Lit::Bool(_)),
            Expr::Path(path) => !path.path.is_ident("self"),
            Expr::Paren(inner) => self.is_static(&inner.expr),
            // Tables: `TABLE[i]`, `TABLE[i].mask`.
            Expr::Index(index) => self.is_static(&index.expr) && self.is_static(&index.index),
            Expr::Field(field) => self.is_static(&field.base),
            Expr::MethodCall(call) => call.method == "len" && call.args.is_empty() && self.is_static(&call.receiver),
            Expr::Group(inner) => self.is_static(&inner.expr),
            Expr::Binary(binary) => {
                matches!(
                    binary.op,
                    BinOp::Add(_) | BinOp::Sub(_) | BinOp::Mul(_) | BinOp::Div(_) | BinOp::Rem(_) | BinOp::Shl(_) | BinOp::Shr(_)
                ) && self.is_static(&binary.left)
                    && self.is_static(&binary.right)
            }
            _ => false,
        }
    }

    /// Parses `place.next` as the target of an assignment.
    pub fn target(&mut self, expression: &Expr) -> Option<Place> {
        if let Expr::Field(field) = expression {
            if is_named(&field.member, "next") {
                let place = self.place(&field.base)?;
                if place.segments.len() > 1 {
                    self.written.insert(place.shape());
                }
                return Some(place);
            }
            if let Expr::Field(base) = &*field.base {
                if is_named(&base.member, "next") {
                    return self
                        .refuse(expression, "assigning one field of a struct value is not supported; use separate signals");
                }
            }
            if is_named(&field.member, "val") {
                return self.refuse(expression, "assign to `.next`; `.val()` only reads");
            }
        }
        if let Expr::Index(_) = expression {
            return self.refuse(expression, "an element is assigned as `self.array[i].next = ..`");
        }
        self.refuse(expression, "the target of an assignment must be `self.<signal>.next`")
    }

    /// Parses the receiver of `.val()`.
    pub fn read(&mut self, expression: &Expr) -> Option<Place> {
        let place = self.place(expression)?;
        if place.segments.len() > 1 {
            self.reads.push((place.shape(), expression.span()));
        }
        Some(place)
    }
}

/// True when the member has this name.
pub fn is_named(member: &Member, name: &str) -> bool {
    matches!(member, Member::Named(ident) if *ident == Ident::new(name, ident.span()))
}
