//! What an `#[hdl]` body consists of, after checking.

use super::recipe::Recipe;
use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::Ident;

/// A statement with the place it was written at.
#[derive(Clone)]
pub struct Statement {
    pub span: Span,
    pub kind: StatementKind,
}

#[derive(Clone)]
pub enum StatementKind {
    /// `target.next = value;`
    Assign {
        target: Place,
        value: Expression,
    },
    If {
        test: Expression,
        then: Vec<Statement>,
        otherwise: Vec<Statement>,
    },
    /// `match` over states or constants, several in one arm; none is the `_` arm.
    Match {
        test: Expression,
        arms: Vec<(Vec<syn::Path>, Vec<Statement>)>,
    },
    /// `for index in from..to`, unrolled by `hdl()`.
    For {
        index: Ident,
        from: Box<syn::Expr>,
        to: Box<syn::Expr>,
        body: Vec<Statement>,
    },
    /// `connect!(self.source => self.sink)` and its kin.
    Connect {
        source: Place,
        sink: Place,
        what: Copied,
    },
    /// `stages!(self, stage)`; without a reset `data!(self, stage)`.
    Stage {
        stage: Place,
        clock: Place,
        reset: Option<Place>,
    },
    Comment(String),
}

/// What of two bundles is connected.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Copied {
    /// `connect!`: all fields, each in its direction.
    All,
    /// `forward!`: the forward fields.
    Forward,
    /// Of `connect!`, taken apart to be run: the fields that go back.
    Back,
    /// `take!`: the payload of a stream, to a bundle.
    Take,
    /// `offer!`: a bundle, to the payload of a stream.
    Offer,
}

/// A signal: `self.a`, `self.child.port`, `self.array[i].port`.
#[derive(Clone)]
pub struct Place {
    /// `self` as the author wrote it, so that macro hygiene holds.
    pub receiver: Ident,
    pub segments: Vec<Segment>,
}

/// One field of a [`Place`], with its array indices.
#[derive(Clone)]
pub struct Segment {
    pub field: Ident,
    pub indices: Vec<syn::Expr>,
}

impl Place {
    /// The Rust expression, below the author's own `self`.
    pub fn rust(&self) -> TokenStream {
        let receiver = &self.receiver;
        let fields = self.fields();
        quote!(#receiver #fields)
    }

    /// `.child[i].port`, to be put behind any receiver.
    pub fn fields(&self) -> TokenStream {
        self.segments.iter().map(|Segment { field, indices }| quote!(.#field #([#indices])*)).collect()
    }

    /// Tokens of the name in the AST, `child[3]$port`, with something behind it: `fmt::Arguments`, indices evaluated.
    pub fn arguments(&self, suffix: &str) -> TokenStream {
        let (pattern, values) = self.text(suffix);
        quote!(::core::format_args!(#pattern #(, #values)*))
    }

    /// The name with something behind it, if it has no index.
    pub fn constant_name(&self, suffix: &str) -> Option<String> {
        let (pattern, values) = self.text(suffix);
        values.is_empty().then_some(pattern)
    }

    /// The name with something behind it, `{}` for each index, and the indices.
    fn text(&self, suffix: &str) -> (String, Vec<&syn::Expr>) {
        let mut pattern = String::new();
        let mut values = Vec::new();
        for (i, segment) in self.segments.iter().enumerate() {
            if i > 0 {
                pattern.push('$');
            }
            pattern.push_str(&segment.field.to_string());
            for index in &segment.indices {
                pattern.push_str("[{}]");
                values.push(index);
            }
        }
        pattern.push_str(suffix);
        (pattern, values)
    }

    /// The name with indices left out: equal for all elements of an array.
    pub fn shape(&self) -> String {
        let mut shape = String::new();
        for (i, segment) in self.segments.iter().enumerate() {
            if i > 0 {
                shape.push('.');
            }
            shape.push_str(&segment.field.to_string());
            shape.push_str(&"[_]".repeat(segment.indices.len()));
        }
        shape
    }
}

/// An expression: the Rust tokens for `update`, and the steps of `hdl` that leave it as an operand.
#[derive(Clone)]
pub struct Expression {
    pub rust: TokenStream,
    pub ast: Recipe,
}
