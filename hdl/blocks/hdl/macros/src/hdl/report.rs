//! Who tells a sub-block that an input of it moved.
//!
//! A block does not look at its inputs, so that one that stands still costs nothing: its owner marks it. Where
//! one statement alone drives an input, that statement compares as it writes. Where several do, a default and
//! what overrides it, what is there in between means nothing; such an input is compared behind the last of
//! them, before the sub-block is settled ([`compare`]).
//!
//! Whether a field is a sub-block is not visible here: signals, bundles and registers are not marked, and the
//! compiler drops the comparison whose result nobody takes.

use super::access::{Path, Way};
use super::model::{Place, Statement};
use super::registers::Registers;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

/// What the statements of a body drive, one path for each statement that does.
#[derive(Default)]
pub struct Drivers(Vec<Path>);

impl Drivers {
    /// Those of a body, as it is run.
    pub fn of(units: &[Vec<Statement>], registers: &Registers) -> Drivers {
        Drivers(units.iter().flatten().flat_map(|statement| registers.accesses(statement).writes).collect())
    }

    /// One statement alone drives it, and it is inside a field.
    pub fn is_alone(&self, path: &Path) -> bool {
        path.is_inside() && self.0.iter().filter(|other| other.overlaps(path)).count() == 1
    }

    /// Nothing drives the field of the block.
    pub fn spare(&self, root: &str) -> bool {
        self.0.iter().all(|path| path.root() != root)
    }

    /// Behind a statement that drives a place and knows whether it `__moved`; nothing if others drive it, too.
    pub fn report(&self, place: &Place, way: Option<Way>) -> Option<TokenStream> {
        let owner = Place { receiver: place.receiver.clone(), segments: vec![place.segments.first()?.clone()] }.rust();
        let path = Path::of(place, way);
        self.is_alone(&path).then(|| mark(&owner, &path))
    }
}

/// Tells a sub-block whether the input in its field, where the path goes, `__moved`.
fn mark(block: &TokenStream, path: &Path) -> TokenStream {
    let port = path.fields.get(1).map_or("", |(name, _)| name);
    quote!(::tessera_hdl::step::Step::mark::<{ ::tessera_hdl::step::number(#port) }>(&mut #block, __moved);)
}

/// Compares an input of the sub-block in the field `root` of `receiver`, of each of them in an array.
pub fn compare(receiver: &TokenStream, path: &Path) -> TokenStream {
    let Some(((root, indices), rest)) = path.fields.split_first() else { return TokenStream::new() };
    let field = format_ident!("{root}");
    let field = quote!(#receiver.#field);
    let child = if *indices == 0 { field.clone() } else { quote!((*__child)) };
    let moved = any(&child, rest, "iter_mut", &|input| quote!(::tessera_hdl::step::Step::latch(&mut #input)));
    let mark = mark(&child, path);
    let one = quote! {
        let __moved = ::tessera_hdl::step::is_marked(&#child) && #moved;
        #mark
    };
    (1..=*indices).fold(one, |inner, level| {
        let array = if level == *indices { &field } else { &child };
        quote!(for __child in #array.iter_mut() { #inner })
    })
}

/// `ask` of what is there, or of any element of arrays: none is left out. `each` is how an array gives them.
pub fn any(base: &TokenStream, fields: &[(String, usize)], each: &str, ask: &dyn Fn(&TokenStream) -> TokenStream) -> TokenStream {
    let Some(((name, indices), rest)) = fields.split_first() else { return ask(base) };
    let (field, each_element) = (format_ident!("{name}"), format_ident!("{each}"));
    let field = quote!(#base.#field);
    let element = if *indices == 0 { field.clone() } else { quote!((*__element)) };
    (1..=*indices).fold(any(&element, rest, each, ask), |inner, level| {
        let array = if level == *indices { &field } else { &element };
        quote!(#array.#each_element().fold(false, |__any, __element| #inner | __any))
    })
}

#[cfg(test)]
mod tests {
    use super::super::{emit, order, parse};
    use super::{Drivers, Registers};

    /// The body as it is run, without spaces.
    fn run(body: &str) -> String {
        let function = syn::parse_str(&format!("fn update(&mut self) {{ {body} }}")).expect("test body must be Rust");
        let statements = parse(&function).expect("test body is accepted");
        let registers = Registers::of(&statements);
        let statements = order::order(&statements, &registers);
        let drivers = Drivers::of(&statements, &registers);
        let run: String = statements.iter().flatten().map(|statement| emit::update(statement, &drivers).to_string()).collect();
        run.replace(' ', "")
    }

    #[test]
    fn the_only_driver_of_an_input_reports() {
        let alone = run("for i in 0..2 { self.child[i].x.next = self.a.val(); } connect!(self.b => self.child2.b);");
        assert!(alone.contains("number(\"x\")}>(&mutself.child[i],__moved)"), "{alone}");
        assert!(alone.contains("number(\"b\")}>(&mutself.child2,__moved)"), "{alone}");
        assert!(!alone.contains("&mutself.b,__moved"), "a port of the block itself: {alone}");
    }

    #[test]
    fn of_several_drivers_none_reports() {
        for body in [
            "self.child.x.next = false; if self.a.val() { self.child.x.next = true; }",
            "for i in 0..2 { self.child[i].x.next = false; } self.child[1].x.next = true;",
            "forward!(self.b => self.child.b); self.child.b.ready.next = true;",
        ] {
            assert!(!run(body).contains("Step::mark"), "{body}");
        }
    }
}
