//! Where in a body a sub-block is settled: after which statement, and what has been read of it before.
//!
//! Whether `connect!` has fields that come back is not visible here; what depends on that asks the types, and
//! the compiler keeps one answer.

use super::access::{Accesses, Path};
use super::model::{Copied, Place, Segment, Statement, StatementKind};
use super::report::Drivers;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeMap;

/// Under which condition on types a statement does something, and what it uses.
pub fn conditional(statement: &Statement) -> (TokenStream, Accesses) {
    (comes_back(statement).unwrap_or(quote!(true)), Accesses::of(statement))
}

/// A statement that uses a field, under which condition on types it does, and what of the field.
pub type Use<'a> = (usize, &'a TokenStream, &'a Path);

/// Statements that use what is inside a field, in order.
#[derive(Default)]
pub struct Uses<'a> {
    written: Vec<Use<'a>>,
    read: Vec<Use<'a>>,
}

/// Settles a field before a statement.
pub struct Call<'a> {
    pub place: usize,
    /// The types choose this one.
    pub chosen: TokenStream,
    /// What statements before it have read of the field.
    pub early: Vec<Use<'a>>,
}

impl<'a> Uses<'a> {
    /// Inputs that several statements drive, all of one unit, each once.
    pub fn driven_together(&self, drivers: &Drivers) -> Vec<(usize, &'a Path)> {
        let mut found: Vec<(usize, &Path)> = Vec::new();
        for &(unit, _, path) in &self.written {
            if !drivers.is_alone(path) && found.iter().all(|(_, other)| other.fields != path.fields) {
                found.push((unit, path));
            }
        }
        found
    }

    /// Those that the types choose from, in a body of so many units.
    pub fn calls(&self, end: usize) -> Vec<Call<'a>> {
        let is_sure = |condition: &TokenStream| condition.to_string() == "true";
        let sure = self.written.iter().rev().find(|(_, condition, _)| is_sure(condition)).map(|&(index, ..)| index);
        let maybe: Vec<&Use> = self.written.iter().filter(|&&(index, ..)| sure.is_none_or(|sure| index > sure)).collect();
        // The last statement that drives an input: the sure one, or one of those behind it.
        let mut lasts = vec![(sure, quote!(true))];
        lasts.extend(maybe.iter().map(|&&(index, condition, _)| (Some(index), condition.clone())));
        let mut calls: Vec<Call> = Vec::new();
        for (last, is_driven) in lasts {
            let is_before = |index: usize| last.is_some_and(|last| index <= last);
            let later = maybe.iter().filter(|(index, ..)| !is_before(*index)).map(|(_, later, _)| later);
            let chosen = quote!(#is_driven #(& !#later)*);
            let place = self.read.iter().map(|&(index, ..)| index).find(|&index| !is_before(index)).unwrap_or(end);
            let mut early: Vec<Use> = Vec::new();
            for &(index, condition, path) in self.read.iter().filter(|(index, ..)| is_before(*index)) {
                let same = |other: &Use| other.2.fields == path.fields && other.1.to_string() == condition.to_string();
                if !early.iter().any(same) {
                    early.push((index, condition, path));
                }
            }
            match calls.last_mut() {
                Some(call) if call.place == place && call.early.len() == early.len() => {
                    let other = &call.chosen;
                    call.chosen = quote!((#other) | (#chosen));
                }
                _ => calls.push(Call { place, chosen, early }),
            }
        }
        calls
    }
}

/// Every field that has fields of its own, in the order of its last inputs.
pub fn uses(units: &[Vec<(TokenStream, Accesses)>]) -> Vec<(Ident, Uses<'_>)> {
    let mut found: BTreeMap<&str, Uses> = BTreeMap::new();
    let accesses = units.iter().enumerate().flat_map(|(index, unit)| unit.iter().map(move |used| (index, used)));
    for (index, (condition, Accesses { reads, writes, .. })) in accesses {
        for path in reads.iter().filter(|path| path.is_inside()) {
            found.entry(path.root()).or_default().read.push((index, condition, path));
        }
        for path in writes.iter().filter(|path| path.is_inside()) {
            found.entry(path.root()).or_default().written.push((index, condition, path));
        }
    }
    let mut found: Vec<_> = found.into_iter().collect();
    found.sort_by_key(|(_, uses)| uses.written.last().map(|&(index, ..)| index));
    found.into_iter().map(|(root, uses)| (format_ident!("{root}"), uses)).collect()
}

/// Of what comes back of a `connect!`, alone, or alone in a loop or a branch: whether there is something.
fn comes_back(statement: &Statement) -> Option<TokenStream> {
    match &statement.kind {
        StatementKind::Connect { source, what: Copied::Back, .. } => Some(goes_back(source)),
        StatementKind::For { body, .. } => match body.as_slice() {
            [only] => comes_back(only),
            _ => None,
        },
        StatementKind::If { then, otherwise, .. } => match (then.as_slice(), otherwise.as_slice()) {
            ([only], []) | ([], [only]) => comes_back(only),
            _ => None,
        },
        _ => None,
    }
}

/// Whether the type of a place has fields that go back: any element of an array tells.
fn goes_back(place: &Place) -> TokenStream {
    let first = |segment: &Segment| {
        let indices = segment.indices.iter().map(|_| syn::parse_quote!(0)).collect();
        Segment { field: segment.field.clone(), indices }
    };
    let place = Place { receiver: place.receiver.clone(), segments: place.segments.iter().map(first).collect() };
    let fields = place.fields();
    quote!(::tessera_hdl::bundle::goes_back(|__block: &Self| &__block #fields))
}
