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
use super::calls::{conditional, uses, Call, Uses};
use super::gate::{bits, Gate};
use super::model::{Statement, StatementKind};
use super::order::order;
use super::registers::Registers;
use super::report::{any, compare, Drivers};
use super::shown::shown;
use super::wired::{follows, run, wire, wiring, Wiring};
use crate::block::DIRTY;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

/// A body, taken apart.
struct Body {
    receiver: Ident,
    dirty: TokenStream,
    registers: Registers,
    units: Vec<Vec<Statement>>,
    drivers: Drivers,
}

/// The body with the calls that settle sub-blocks in it, each unit subject to what its statements follow.
pub fn update(statements: &[Statement]) -> TokenStream {
    let Some(receiver) = statements.iter().find_map(receiver) else {
        return TokenStream::new();
    };
    let field = format_ident!("{DIRTY}", span = receiver.span());
    let dirty = quote!(#receiver.#field);
    let registers = Registers::of(statements);
    let units = order(&registers.without_back(statements), &registers);
    let drivers = Drivers::of(&units, &registers);
    Body { receiver, dirty, registers, units, drivers }.update()
}

impl Body {
    fn update(&self) -> TokenStream {
        let Body { receiver, dirty, registers, units, drivers } = self;
        let accesses: Vec<Vec<_>> = units.iter().map(|unit| unit.iter().map(conditional).collect()).collect();
        let fields: Vec<(Ident, Uses, Vec<Call>)> = uses(&accesses)
            .into_iter()
            .map(|(field, uses)| {
                let calls = uses.calls(units.len());
                (field, uses, calls)
            })
            .collect();
        let blocks = fields.iter().filter(|(field, ..)| !registers.contain(&field.to_string()));
        let places = blocks.map(|(field, _, calls)| (field.to_string(), calls.iter().map(|call| call.place).collect()));
        let followed = |unit: &Vec<Statement>| unit.iter().map(|part| follows(part, drivers, registers)).collect();
        let followed: Vec<Vec<Accesses>> = units.iter().map(followed).collect();
        let gates = Gate::all(&followed, &places.collect(), registers);
        let (first, settled) = self.settle(&fields, &gates);
        let body = self.gated(&gates, &settled);
        let [still, reset] = [Wiring::Still, Wiring::Reset].map(|kind| -> TokenStream {
            let wires = units.iter().flatten().filter(|statement| wiring(statement, drivers) == Some(kind));
            wires.map(|statement| wire(statement, drivers)).collect()
        });
        let reset = (!reset.is_empty()).then(|| quote!(if #dirty.resets(#receiver.reset.val()) { #reset }));
        let shown = shown(receiver, &followed, &gates);
        quote! {
            let (mut __before, mut __now) = #dirty.take();
            if !#dirty.steps() { #still }
            #reset
            if #dirty.takes_inside() { #first }
            #body
            #dirty.has_settled();
            if let Some(__ran) = #dirty.ends(__before | __now) {
                let mut __moved = false;
                #shown
                #dirty.shows(__moved);
            }
        }
    }

    /// The calls before the body, and those before each unit.
    fn settle(&self, fields: &[(Ident, Uses, Vec<Call>)], gates: &[Gate]) -> (TokenStream, Vec<TokenStream>) {
        let Body { receiver, dirty, registers, units, drivers } = self;
        let receiver = quote!(#receiver);
        let mut settled: Vec<TokenStream> = vec![TokenStream::new(); units.len() + 1];
        let mut first = TokenStream::new();
        for (field, uses, calls) in fields {
            let settle = quote!(::tessera_hdl::step::Step::eval(&mut #receiver.#field));
            let together = uses.driven_together(drivers).into_iter();
            let compared: TokenStream = together.map(|(unit, path)| gates[unit].around(&compare(&receiver, path))).collect();
            let bit = bits(&[field.to_string()]);
            for Call { place, chosen, early } in calls {
                let reads = early.iter().map(|(_, condition, _)| condition);
                let shown = early.iter().map(|(_, condition, path)| {
                    let moved = moved(&receiver, path);
                    quote!(#condition && #moved)
                });
                // What is taken for a register by its name, but is a block, has moved for all that follow it.
                let moves = if registers.contain(&field.to_string()) { quote!(mark) } else { quote!(moves) };
                if !early.is_empty() {
                    first.extend(quote!(if #chosen & (false #(| #reads)*) && #settle { __before |= #bit; __now |= #bit; }));
                }
                let again = (!early.is_empty()).then(|| quote!(#dirty.#moves(#bit, false #(|| #shown)*);));
                settled[*place].extend(quote!(if #chosen && { #compared #settle } { __now |= #bit; #again }));
            }
        }
        (first, settled)
    }

    /// The units, adjacent ones together that follow the same, between the calls.
    fn gated(&self, gates: &[Gate], settled: &[TokenStream]) -> TokenStream {
        let dirty = &self.dirty;
        let mut body = TokenStream::new();
        let mut group = (&Gate::default(), TokenStream::new());
        for (index, settled) in settled.iter().enumerate() {
            let unit = self.units.get(index).into_iter().flatten();
            let unit: TokenStream = unit.map(|statement| run(statement, &self.drivers)).collect();
            let gate = gates.get(index).filter(|_| !unit.is_empty()).unwrap_or(group.0);
            if !settled.is_empty() || gate != group.0 {
                body.extend(group.0.around(&group.1));
                group = (gate, TokenStream::new());
            }
            if !settled.is_empty() {
                body.extend(quote!(if #dirty.steps() { #settled }));
            }
            group.1.extend(unit);
        }
        body.extend(group.0.around(&group.1));
        body
    }
}

/// What the last call of `settle` moved there.
fn moved(base: &TokenStream, path: &Path) -> TokenStream {
    any(base, &path.fields, "iter", &|output| quote!(::tessera_hdl::step::Step::moved(&#output)))
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
