//! The names one block may use: its ports, locals and constants, the ports of
//! its sub-blocks, and the enum variants reachable through their types.

use std::collections::BTreeMap;

use rust_hdl_core::prelude::{TypeDescriptor, TypeKind};

use crate::error::{ExportError, Result, Site};
use crate::names;

/// Index of a signal in its [`Scope`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SignalId(pub usize);

/// What a signal is to the block that names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SignalKind {
    Input,
    Output,
    Local,
    /// A rust-hdl `Constant`: used by value.
    Constant(u128),
    ChildInput,
    ChildOutput,
}

impl SignalKind {
    /// Why a statement may not assign a signal of this kind, if it may not.
    pub fn not_assignable(&self) -> Option<&'static str> {
        match self {
            SignalKind::Input => Some("an input of this block"),
            SignalKind::Constant(_) => Some("a constant"),
            SignalKind::ChildOutput => Some("an output of a sub-block"),
            SignalKind::Output | SignalKind::Local | SignalKind::ChildInput => None,
        }
    }
}

/// One name of a block.
#[derive(Clone, Debug)]
pub struct Signal {
    /// Path as rust-hdl's tree writes it: `lanes$3$sum`.
    pub path: String,
    /// Verilog identifier.
    pub name: String,
    pub width: usize,
    pub kind: SignalKind,
}

impl Signal {
    /// Path as the Rust source writes it: `lanes[3].sum`.
    pub fn rust_path(&self) -> String {
        names::rust_path(&self.path)
    }
}

/// A variant of a `LogicState` enum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variant {
    /// Verilog localparam that holds the value.
    pub name: String,
    pub value: u128,
    pub width: usize,
    /// Number of variants of the enum: a `match` over all of them is complete.
    pub siblings: usize,
}

/// All names of one block, in declaration order.
#[derive(Clone, Debug, Default)]
pub struct Scope {
    /// Instance path, for messages.
    pub block: String,
    signals: Vec<Signal>,
    by_path: BTreeMap<String, SignalId>,
    variants: BTreeMap<String, Variant>,
}

impl Scope {
    pub fn new(block: &str) -> Self {
        Scope { block: block.to_string(), ..Scope::default() }
    }

    /// Declares a signal; a second one of the same path is a clash.
    pub fn declare(&mut self, signal: Signal) -> Result<SignalId> {
        let id = SignalId(self.signals.len());
        if self.by_path.insert(signal.path.clone(), id).is_some() {
            return Err(ExportError::NameClash {
                site: Site::block(&self.block),
                first: signal.rust_path(),
                second: signal.rust_path(),
                name: signal.name,
            });
        }
        self.signals.push(signal);
        Ok(id)
    }

    pub fn lookup(&self, path: &str) -> Option<SignalId> {
        self.by_path.get(path).copied()
    }

    pub fn signal(&self, id: SignalId) -> &Signal {
        &self.signals[id.0]
    }

    /// Signals in declaration order.
    pub fn signals(&self) -> impl Iterator<Item = (SignalId, &Signal)> {
        self.signals.iter().enumerate().map(|(i, s)| (SignalId(i), s))
    }

    pub fn variant(&self, path: &str) -> Option<&Variant> {
        self.variants.get(path)
    }

    /// Enum variants with their paths, in the order of the paths.
    pub fn variants(&self) -> impl Iterator<Item = (&str, &Variant)> {
        self.variants.iter().map(|(path, v)| (path.as_str(), v))
    }

    /// Makes the variants of every enum inside `descriptor` known.
    pub fn add_enums(&mut self, descriptor: &TypeDescriptor) -> Result<()> {
        match &descriptor.kind {
            TypeKind::Enum(variants) => {
                let width = bits_for(variants.len());
                for (value, variant) in variants.iter().enumerate() {
                    let path = variant.replace("::", "$");
                    let entry = Variant { name: path.replace('$', "_"), value: value as u128, width, siblings: variants.len() };
                    match self.variants.get(&path) {
                        Some(known) if *known != entry => {
                            return Err(ExportError::NameClash {
                                site: Site::block(&self.block),
                                first: variant.clone(),
                                second: variant.clone(),
                                name: entry.name,
                            })
                        }
                        _ => {
                            self.variants.insert(path, entry);
                        }
                    }
                }
                Ok(())
            }
            TypeKind::Composite(fields) => fields.iter().try_for_each(|field| self.add_enums(&field.kind)),
            TypeKind::Bits(_) | TypeKind::Signed(_) => Ok(()),
        }
    }
}

/// Bits that count `n` values, as rust-hdl sizes an enum of `n` variants (at least one).
pub fn bits_for(n: usize) -> usize {
    (usize::BITS - n.saturating_sub(1).leading_zeros()).max(1) as usize
}

#[cfg(test)]
mod tests {
    use super::bits_for;

    #[test]
    fn enum_widths() {
        let widths: Vec<usize> = [1, 2, 3, 4, 5, 8, 9].map(bits_for).to_vec();
        assert_eq!(widths, [1, 1, 2, 2, 3, 3, 4]);
    }
}
