//! Fields of a block and their attributes.

use crate::names::is_reserved;
use syn::{Error, Expr, Field, Ident, Result, Type};

/// Name of the hidden field that holds the dirty flags.
pub const DIRTY: &str = "_dirty";

/// A field with what its attributes say.
pub struct BlockField {
    pub name: Ident,
    pub ty: Type,
    /// `#[reset_value(..)]` or `#[value(..)]`.
    pub value: Option<Expr>,
    /// False for plain Rust state, whose name starts with `_`.
    pub hardware: bool,
}

impl BlockField {
    /// Checks the field and removes the attributes that only this macro knows.
    pub fn take(field: &mut Field) -> Result<Self> {
        let name = field.ident.clone().expect("named field");
        let text = name.to_string();
        if is_reserved(&text) {
            return Err(Error::new_spanned(&name, format!("`{text}` is a Verilog keyword; choose another field name")));
        }
        if text == DIRTY {
            return Err(Error::new_spanned(&name, "`_dirty` is used by #[block] itself; choose another field name"));
        }
        if text.ends_with('_') || text.contains("__") {
            return Err(Error::new_spanned(&name, "a double or trailing `_` would clash with flattened Verilog names"));
        }
        let mut value = None;
        let mut kept = Vec::new();
        for attribute in field.attrs.drain(..) {
            if attribute.path().is_ident("reset_value") || attribute.path().is_ident("value") {
                value = Some(attribute.parse_args()?);
            } else {
                kept.push(attribute);
            }
        }
        field.attrs = kept;
        Ok(BlockField { hardware: !text.starts_with('_'), name, ty: field.ty.clone(), value })
    }
}

/// Names of the fields that are hardware.
pub fn hardware(fields: &[BlockField]) -> Vec<&Ident> {
    fields.iter().filter(|f| f.hardware).map(|f| &f.name).collect()
}
