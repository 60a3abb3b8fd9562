//! `Step`: settle with dirty flags, then take the edge.

use super::field::{hardware, BlockField, DIRTY};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{parse_quote, ItemStruct, PathArguments, Type};

/// Writes `eval` and `tick`.
pub fn step(item: &ItemStruct, fields: &[BlockField]) -> TokenStream {
    let name = &item.ident;
    let label = name.to_string();
    let (generics, arguments, bounds) = item.generics.split_for_impl();
    let bits = bits(fields);
    let fields = hardware(fields);
    let names = fields.iter().map(|field| field.to_string());
    let dirty = format_ident!("{DIRTY}");
    quote! {
        #[automatically_derived]
        impl #generics ::tessera_hdl::step::Step for #name #arguments #bounds {
            const MARKED: bool = true;
            const FIELDS: &'static [(u64, u64)] = &[#((::tessera_hdl::step::number(#names), #bits)),*];
            #[inline(always)]
            fn mark<const PORT: u64>(&mut self, moved: bool) {
                self.#dirty.mark(const { ::tessera_hdl::step::bits::<Self>(&[PORT]) }, moved);
            }
            fn receive(&mut self) {
                #(let moved = ::tessera_hdl::step::Step::latch(&mut self.#fields); self.#dirty.mark(#bits, moved);)*
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
                match self.#dirty.clear() {
                    Some(moved) => moved,
                    None => {
                        let mut moved = false;
                        #(moved |= ::tessera_hdl::step::Step::publish(&mut self.#fields);)*
                        moved
                    }
                }
            }
            fn tick(&mut self) -> ::tessera_hdl::step::Moved {
                if !self.#dirty.settled_anew() {
                    return ::tessera_hdl::step::Moved::default();
                }
                let (mut shown, mut inside) = (0, false);
                #(
                    let moved = ::tessera_hdl::step::Step::tick(&mut self.#fields);
                    shown |= if moved.outputs { #bits } else { 0 };
                    inside |= moved.inside;
                )*
                self.#dirty.edge(shown, inside)
            }
        }
    }
}

/// The bit of each field of hardware that can move without the block's own `update`: a local has none. The
/// last bit is `tessera_hdl::step::ONCE`.
fn bits(fields: &[BlockField]) -> Vec<u64> {
    let mut count = 0;
    let bit = |field: &BlockField| {
        if is_local(&field.ty) {
            return 0;
        }
        count += 1;
        1 << ((count - 1) % 63)
    };
    fields.iter().filter(|field| field.hardware).map(bit).collect()
}

/// `Signal<Local, ..>`, in its arrays.
fn is_local(ty: &Type) -> bool {
    match ty {
        Type::Array(array) => is_local(&array.elem),
        Type::Path(path) => path.path.segments.last().is_some_and(|last| match &last.arguments {
            PathArguments::AngleBracketed(arguments) => {
                last.ident == "Signal" && arguments.args.first() == Some(&parse_quote!(Local))
            }
            _ => false,
        }),
        _ => false,
    }
}
