//! The language in which `tessera-ports` declares ports and bundles, parsed once for everybody who reads it:
//! `tessera-ports-macros` makes the plain structs of the models from it, `tessera-hdl-macros` the fields of
//! blocks.
//!
//! ```text
//! bundles! {
//!     eu_math_bundles;
//!     /// What travels together.
//!     bundle RowRead {
//!         /// A row is wanted.
//!         valid: 1,
//!         /// The row.
//!         row: 10,
//!         /// The row is read at this edge.
//!         back gnt: 1,
//!     }
//!     /// `stream` adds `valid`, `back ready` and the rule that an offer stays as it is until it is taken.
//!     stream Start {
//!         /// Thread slot.
//!         slot: 3,
//!     }
//! }
//!
//! ports! {
//!     /// What the block is.
//!     tc => TcIn, TcOut {
//!         clock,
//!         /// Synchronous reset, active high.
//!         in reset: 1,
//!         /// A thread to start.
//!         in start: duplex Start,
//!         /// Why each thread waits.
//!         out stall: [3; 7],
//!     }
//! }
//! ```
//!
//! A shape is a width in bits (1 to 64), the name of a bundle, `duplex` and the name of a bundle with fields
//! that go back, or an array of shapes. A block with parameters, `miss_queue<A = 4, N = 16> => ..`, may use
//! them as widths, and models are made for the values given there; or as lengths of arrays, and then the structs
//! of the models have the same parameter. Every port and every field carries a purpose:
//! the first line of its documentation.

mod bundle;
mod port;
mod shape;

pub use bundle::{Bundle, Bundles, Field};
pub use port::{Direction, Port, Ports};
pub use shape::{Length, Shape, Width};

use syn::{Attribute, Error, Expr, Ident, Lit, Meta, Result};

/// The documentation of a declaration, lines joined by spaces.
pub fn purpose(attributes: &[Attribute]) -> String {
    let lines = attributes.iter().filter_map(|attribute| match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            Expr::Lit(syn::ExprLit { lit: Lit::Str(text), .. }) => Some(text.value().trim().to_string()),
            _ => None,
        },
        _ => None,
    });
    lines.collect::<Vec<_>>().join(" ").trim().to_string()
}

/// Refuses a declaration without a purpose.
fn documented(name: &Ident, attributes: &[Attribute]) -> Result<()> {
    match purpose(attributes).is_empty() {
        true => Err(Error::new(name.span(), format!("`{name}` has no purpose line: expected `/// what it is for` above it"))),
        false => Ok(()),
    }
}
