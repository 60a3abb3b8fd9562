//! `Step`: settle with dirty flags, then take the edge.

use super::field::{hardware, BlockField, DIRTY};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::ItemStruct;

/// Writes `eval` and `tick`.
pub fn step(item: &ItemStruct, fields: &[BlockField]) -> TokenStream {
    let name = &item.ident;
    let label = name.to_string();
    let (generics, arguments, bounds) = item.generics.split_for_impl();
    let fields = hardware(fields);
    let dirty = format_ident!("{DIRTY}");
    quote! {
        #[automatically_derived]
        impl #generics ::tessera_hdl::step::Step for #name #arguments #bounds {
            const MARKED: bool = true;
            #[inline(always)]
            fn mark(&mut self, moved: bool) {
                self.#dirty.mark(moved);
            }
            fn receive(&mut self) {
                #(let moved = ::tessera_hdl::step::Step::latch(&mut self.#fields); self.#dirty.mark(moved);)*
            }
            fn eval(&mut self) -> bool {
                let mut run = self.#dirty.own() | self.#dirty.begin();
                if !run {
                    return false;
                }
                let mut guard = ::tessera_hdl::step::SettleGuard::default();
                while run {
                    guard.pass(#label);
                    ::tessera_hdl::rust_hdl::logic::Logic::update(self);
                    run = match self.#dirty.outcome() {
                        Some(again) => again,
                        None => {
                            let mut moved = false;
                            #(
                                ::tessera_hdl::step::Step::receive(&mut self.#fields);
                                moved |= ::tessera_hdl::step::Step::eval(&mut self.#fields);
                            )*
                            moved
                        }
                    };
                }
                self.#dirty.clear();
                let mut moved = false;
                #(moved |= ::tessera_hdl::step::Step::publish(&mut self.#fields);)*
                moved
            }
            fn tick(&mut self) -> ::tessera_hdl::step::Moved {
                if !self.#dirty.settled_anew() {
                    return ::tessera_hdl::step::Moved::default();
                }
                let mut moved = ::tessera_hdl::step::Moved::default();
                #(moved = moved.or(::tessera_hdl::step::Step::tick(&mut self.#fields));)*
                self.#dirty.edge(moved)
            }
        }
    }
}
