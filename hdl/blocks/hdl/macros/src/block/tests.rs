//! What `#[block]` refuses, and the names it makes.

use super::{expand, expand_with_ports};
use quote::quote;
use syn::parse_str;

/// Message of the refusal, or `None` when the block is accepted.
fn refusal(arguments: &str, item: &str) -> Option<String> {
    let arguments = parse_str(arguments).expect("test tokens");
    let item = parse_str(item).expect("test tokens");
    expand(arguments, item).err().map(|error| error.to_string())
}

fn refused(arguments: &str, item: &str, reason: &str) {
    let message = refusal(arguments, item).unwrap_or_else(|| panic!("`{item}` is accepted"));
    assert!(message.contains(reason) && !message.contains('\n'), "`{item}`: {message}");
}

#[test]
fn struct_shape() {
    refused("", "struct A(u64);", "named fields");
    refused("", "struct A;", "named fields");
    refused("", "enum A { B }", "expected `struct`");
    refused("", "struct A<T> { x: Reg<T> }", "const parameters only");
    refused("", "struct A<'a> { x: &'a u64 }", "const parameters only");
    assert_eq!(refusal("", "struct A<const N: usize> { x: Reg<U<N>> }"), None);
}

#[test]
fn field_names() {
    refused("", "struct A { wire: Reg<Bit> }", "Verilog keyword");
    refused("", "struct A { logic: Reg<Bit> }", "Verilog keyword");
    refused("", "struct A { _dirty: u64 }", "used by #[block] itself");
    refused("", "struct A { a__b: Reg<Bit> }", "clash with flattened");
    refused("", "struct A { a_: Reg<Bit> }", "clash with flattened");
}

#[test]
fn arguments() {
    refused("root", "struct A {}", "takes `leaf`");
    refused("require", "struct A {}", "expected parentheses");
    assert_eq!(refusal("leaf, require(N > 1)", "struct A<const N: usize> {}"), None);
}

#[test]
fn value_attributes_are_consumed() {
    let item = quote!(
        struct A {
            #[reset_value(U::new(3))]
            r: Reg<U<4>>,
        }
    );
    let text = expand(quote!(), item).expect("accepted").to_string();
    assert!(!text.contains("reset_value"));
    assert!(text.contains("init_with (U :: new (3))"), "{text}");
}

#[test]
fn module_name_and_summary() {
    let item = quote! {
        /// First line,
        /// second line.
        ///
        /// More.
        struct RoundRobin<const N: usize, const DEPTH: usize> {}
    };
    let text = expand(quote!(), item).expect("accepted").to_string();
    assert!(text.contains("\"tessera_round_robin_n{}_depth{}\""), "{text}");
    assert!(text.contains("\"First line, second line.\""), "{text}");
}

#[test]
fn suffix_replaces_the_parameters() {
    let item = quote!(
        struct Alu<const ADDERS: usize> {}
    );
    let text = expand(quote!(suffix(name(ADDERS))), item).expect("accepted").to_string();
    assert!(text.contains("\"tessera_alu{}\" , name (ADDERS)"), "{text}");
}

#[test]
fn purposes_of_ports() {
    let item = quote! {
        struct A {
            /// A request waits. It stays
            /// until it is taken.
            pub valid: Signal<In, Bit>,
            /// Row to read.
            pub rd: [RowRead<Out>; 3],
            /// No port.
            state: Reg<Bit>,
        }
    };
    let text = expand(quote!(), item).expect("accepted").to_string();
    assert!(text.contains(r#"purposes ("valid" , "A request waits. It stays until it is taken.""#), "{text}");
    assert!(text.contains(r#"purposes ("rd" , "Row to read.""#), "{text}");
    assert!(!text.contains("No port.\" , & mut list"), "{text}");
}

#[test]
fn ports_come_from_a_declaration() {
    let request = expand(
        quote!(ports = tessera_ports::tc, leaf),
        quote!(
            struct Tc {}
        ),
    )
    .expect("accepted")
    .to_string();
    assert!(request.starts_with(":: tessera_ports :: tc_ports !"), "{request}");
    let answer = quote! {
        { [ports = tessera_ports::tc] pub struct Tc { state: Reg<Bit> } }
        { #[doc = "Doc."] tc => TcIn, TcOut { clock, #[doc = "Items."] in item: [duplex Item; 2], #[doc = "Width."] out n: 7 } }
    };
    let text = expand_with_ports(answer).expect("accepted").to_string();
    assert!(text.contains("pub item : [Item < :: tessera_hdl :: In > ; 2]"), "{text}");
    assert!(text.contains(r#"CONTRACT : & 'static str = "hdl/docs/src/contract/tc.md""#), "{text}");
}

#[test]
fn a_leaf_writes_its_own_step() {
    let item = quote!(
        struct A {
            x: Signal<In, Bit>,
        }
    );
    let composite = expand(quote!(), item.clone()).expect("accepted").to_string();
    let leaf = expand(quote!(leaf), item).expect("accepted").to_string();
    assert!(composite.contains("step :: Step for A"));
    assert!(!leaf.contains("step :: Step for A"));
}
