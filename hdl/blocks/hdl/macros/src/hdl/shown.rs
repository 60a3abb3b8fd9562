//! What a block shows at the end of an `update`: its outputs are compared only where statements that drive
//! them have run.

use super::access::Accesses;
use super::gate::Gate;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeMap;

/// Publishes what the last statements that drive it may have moved; of anything but an output that is nothing.
pub fn shown(receiver: &Ident, units: &[Vec<Accesses>], gates: &[Gate]) -> TokenStream {
    let mut outputs: BTreeMap<&str, Gate> = BTreeMap::new();
    for (unit, gate) in units.iter().zip(gates) {
        for path in unit.iter().flat_map(|accesses| &accesses.writes) {
            let all = outputs.entry(path.root()).or_default();
            *all = all.or(gate);
        }
    }
    let mut outputs: Vec<(&str, Gate)> = outputs.into_iter().collect();
    let mut shown = TokenStream::new();
    while let Some((_, gate)) = outputs.first().cloned() {
        let (together, others) = outputs.into_iter().partition(|(_, other)| *other == gate);
        outputs = others;
        let fields: Vec<Ident> = together.iter().map(|(root, _)| format_ident!("{root}")).collect();
        let ran = gate.has_run();
        shown.extend(quote! {
            if #ran {
                #(__moved |= ::tessera_hdl::step::Step::publish(&mut #receiver.#fields);)*
            } else {
                #(::tessera_hdl::step::Step::rest(&mut #receiver.#fields);)*
            }
        });
    }
    shown
}
