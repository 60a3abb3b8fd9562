//! When sub-blocks are settled inside `update`.
//!
//! A body runs again when an output of a sub-block moves that it has already read. Settling all sub-blocks
//! only behind the body would take a run for every wire from one to the next. So each is settled within the
//! body, once: behind the last statement that drives one of its inputs, and before the next one that reads an
//! output of it. Then only those outputs count that an earlier statement has read; after an edge these
//! sub-blocks are settled before the body, too, so that what their registers show is there from the start.
//!
//! All this follows from names. Whether a field is a sub-block is not visible here, and need not be: signals,
//! bundles and registers have nothing to settle, and the call for them is empty. Neither is visible whether
//! `connect!` has fields that come back; what depends on that asks the types, and the compiler keeps one
//! answer.

use super::access::{Accesses, Path};
use super::emit;
use super::model::{Copied, Place, Segment, Statement, StatementKind};
use super::order::order;
use super::report::{any, compare, Drivers};
use crate::block::DIRTY;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeMap;

/// The body with the calls that settle sub-blocks in it.
pub fn update(statements: &[Statement]) -> TokenStream {
    let Some(receiver) = statements.iter().find_map(receiver) else {
        return TokenStream::new();
    };
    let dirty = format_ident!("{DIRTY}", span = receiver.span());
    let statements = order(statements);
    let drivers = Drivers::of(&statements);
    let has_resets = statements.iter().any(|statement| wiring(statement, &drivers) == Some(Wiring::Reset));
    let mut calls: Vec<TokenStream> = vec![TokenStream::new(); statements.len() + 1];
    let mut first = TokenStream::new();
    let condition = |statement: &Statement| comes_back(statement).unwrap_or(quote!(true));
    let accesses: Vec<_> = statements.iter().map(|statement| (condition(statement), Accesses::of(statement))).collect();
    for (field, uses) in uses(&accesses) {
        let settle = quote!(::tessera_hdl::step::Step::eval(&mut #receiver.#field));
        let together = uses.driven_together(&drivers).into_iter().map(|path| compare(&quote!(#receiver), path));
        let compared: TokenStream = together.collect();
        for Call { place, chosen, early } in uses.calls(statements.len()) {
            let (reads, shown): (Vec<_>, Vec<_>) =
                early.iter().map(|&(_, condition, path)| (condition, moved(&quote!(#receiver), &path.fields))).unzip();
            first.extend(quote!(if #chosen & (false #(| #reads)*) { #settle; }));
            calls[place].extend(quote!(if #chosen && { #compared #settle } {
                #receiver.#dirty.moves(false #(|| #reads && #shown)*);
            }));
        }
    }
    let mut body = quote!(if #receiver.#dirty.takes_inside() { #first });
    for (index, call) in calls.into_iter().enumerate() {
        if !call.is_empty() {
            body.extend(quote!(if #receiver.#dirty.steps() { #call }));
        }
        body.extend(statements.get(index).map(|statement| run(statement, &quote!(#receiver.#dirty), &drivers)));
    }
    let resets = has_resets.then(|| quote!(let __resets = #receiver.#dirty.resets(#receiver.reset.val());));
    quote!(#resets #body #receiver.#dirty.has_settled();)
}

/// What a statement drives that hardly ever moves.
#[derive(Clone, Copy, PartialEq)]
enum Wiring {
    /// A clock, or a reset that is none: only rust-hdl's own loop needs it.
    Still,
    /// The reset of the block.
    Reset,
}

impl Wiring {
    /// Whether it is to be driven.
    fn is_due(self, dirty: &TokenStream) -> TokenStream {
        match self {
            Wiring::Still => quote!(!#dirty.steps()),
            Wiring::Reset => quote!(__resets),
        }
    }
}

/// Of a statement for clock or reset of one field, alone or alone in a loop, or of a stage; nothing if others
/// drive that, too.
fn wiring(statement: &Statement, drivers: &Drivers) -> Option<Wiring> {
    match &statement.kind {
        StatementKind::For { body, .. } => match body.as_slice() {
            [only] => wiring(only, drivers),
            _ => None,
        },
        StatementKind::Assign { target, value } => {
            let path = Path::of(target, None);
            let own = format_ident!("{}", path.last());
            let receiver = &target.receiver;
            let is_own = value.rust.to_string() == quote!(#receiver.#own.val()).to_string() && drivers.spare(path.last());
            match path.last() {
                _ if !drivers.is_alone(&path) => None,
                "clock" if is_own => Some(Wiring::Still),
                "reset" if is_own => Some(Wiring::Reset),
                "reset" if value.rust.to_string() == "false" => Some(Wiring::Still),
                _ => None,
            }
        }
        StatementKind::Stage { reset: None, .. } => Some(Wiring::Still),
        StatementKind::Stage { reset: Some(reset), .. } => drivers.spare(Path::of(reset, None).root()).then_some(Wiring::Reset),
        _ => None,
    }
}

/// The statement as it is run.
fn run(statement: &Statement, dirty: &TokenStream, drivers: &Drivers) -> TokenStream {
    let due = wiring(statement, drivers).map(|wiring| wiring.is_due(dirty));
    match (&statement.kind, due) {
        (StatementKind::Stage { stage, clock, reset }, Some(due)) => {
            let attach = emit::attach(statement.span, stage, clock, reset.as_ref());
            let hold = emit::hold(statement.span, stage);
            quote!(if #due { #attach } #hold)
        }
        (_, due) => {
            let statement = emit::update(statement, drivers);
            due.map_or_else(|| statement.clone(), |due| quote!(if #due { #statement }))
        }
    }
}

/// A statement that uses a field, under which condition on types it does, and what of the field.
type Use<'a> = (usize, &'a TokenStream, &'a Path);

/// Statements that use what is inside a field, in order.
#[derive(Default)]
struct Uses<'a> {
    written: Vec<Use<'a>>,
    read: Vec<Use<'a>>,
}

/// Settles a field before a statement.
struct Call<'a> {
    place: usize,
    /// The types choose this one.
    chosen: TokenStream,
    /// What statements before it have read of the field.
    early: Vec<Use<'a>>,
}

impl<'a> Uses<'a> {
    /// Inputs that several statements drive, each once.
    fn driven_together(&self, drivers: &Drivers) -> Vec<&'a Path> {
        let mut found: Vec<&Path> = Vec::new();
        for (.., path) in &self.written {
            if !drivers.is_alone(path) && found.iter().all(|other| other.fields != path.fields) {
                found.push(path);
            }
        }
        found
    }

    fn calls(&self, end: usize) -> Vec<Call<'a>> {
        let is_sure = |condition: &TokenStream| condition.to_string() == "true";
        let sure = self.written.iter().rev().find(|(_, condition, _)| is_sure(condition)).map(|&(index, ..)| index);
        let maybe: Vec<&Use> = self.written.iter().filter(|&&(index, ..)| sure.is_none_or(|sure| index > sure)).collect();
        // The last statement that drives an input: the sure one, or one of those behind it.
        let mut lasts = vec![(sure, quote!(true))];
        lasts.extend(maybe.iter().map(|&&(index, condition, _)| (Some(index), condition.clone())));
        let calls = lasts.into_iter().map(|(last, is_driven)| {
            let is_before = |index: usize| last.is_some_and(|last| index <= last);
            let later = maybe.iter().filter(|(index, ..)| !is_before(*index)).map(|(_, later, _)| later);
            let chosen = quote!(#is_driven #(& !#later)*);
            let place = self.read.iter().map(|&(index, ..)| index).find(|&index| !is_before(index)).unwrap_or(end);
            let early = self.read.iter().filter(|&&(index, ..)| is_before(index)).copied().collect();
            Call { place, chosen, early }
        });
        calls.collect()
    }
}

/// What the last call of `settle` moved there.
fn moved(base: &TokenStream, fields: &[(String, usize)]) -> TokenStream {
    any(base, fields, "iter", &|output| quote!(::tessera_hdl::step::Step::moved(&#output)))
}

/// Every field that has fields of its own, in the order of its last inputs.
fn uses(accesses: &[(TokenStream, Accesses)]) -> Vec<(Ident, Uses<'_>)> {
    let mut found: BTreeMap<&str, Uses> = BTreeMap::new();
    for (index, (condition, Accesses { reads, writes })) in accesses.iter().enumerate() {
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

/// Of what comes back of a `connect!`, alone or alone in a loop: whether there is something.
fn comes_back(statement: &Statement) -> Option<TokenStream> {
    match &statement.kind {
        StatementKind::Connect { source, what: Copied::Back, .. } => Some(goes_back(source)),
        StatementKind::For { body, .. } => match body.as_slice() {
            [only] => comes_back(only),
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

/// The author's own `self`.
fn receiver(statement: &Statement) -> Option<Ident> {
    match &statement.kind {
        StatementKind::Assign { target, .. } => Some(target.receiver.clone()),
        StatementKind::Connect { source, .. } => Some(source.receiver.clone()),
        StatementKind::Stage { stage, .. } => Some(stage.receiver.clone()),
        StatementKind::If { then, otherwise, .. } => then.iter().chain(otherwise).find_map(receiver),
        StatementKind::Match { arms, .. } => arms.iter().flat_map(|(_, body)| body).find_map(receiver),
        StatementKind::For { body, .. } => body.iter().find_map(receiver),
        StatementKind::Comment(_) => None,
    }
}
