//! One test per construct that must not reach the hardware, and the accepted subset.

use super::{emit, parse};
use syn::ItemFn;

/// All complaints about `fn update(&mut self) { body }`.
fn complaints(body: &str) -> Vec<String> {
    let text = format!("fn update(&mut self) {{ {body} }}");
    let function: ItemFn = syn::parse_str(&text).expect("test body must be Rust");
    match parse(&function) {
        Ok(_) => Vec::new(),
        Err(error) => error.into_iter().map(|e| e.to_string()).collect(),
    }
}

fn accepted(body: &str) {
    let all = complaints(body);
    assert!(all.is_empty(), "`{body}` is refused: {all:?}");
}

/// The body is refused exactly once, with a one-line message holding `reason`.
fn refused(body: &str, reason: &str) {
    let all = complaints(body);
    assert_eq!(all.len(), 1, "`{body}`: {all:?}");
    assert!(all[0].contains(reason) && !all[0].contains('\n'), "`{body}`: {all:?}");
}

fn refused_value(value: &str, reason: &str) {
    refused(&format!("self.y.next = {value};"), reason);
}

// --- silent mistranslations of rust-hdl ---------------------------------

#[test]
fn match_guard() {
    refused("match self.s.q.val() { S::A if self.x.val() => {} _ => {} }", "match guards");
}

#[test]
fn inclusive_range() {
    refused("for i in 0..=7 { self.a[i].next = true; }", "inclusive");
}

#[test]
fn function_whose_name_only_starts_like_a_cast() {
    for name in ["bits_reversed", "bit_cast_signed", "Bits", "bits2", "U::new"] {
        refused_value(&format!("{name}(self.a.val())"), "function calls");
    }
    refused_value("other::bits::<3>(1)", "function calls");
}

#[test]
fn reading_a_subblock_input_that_was_written() {
    let reason = "`child.x` is an input of a sub-block";
    refused("self.child.x.next = self.a.val(); self.y.next = self.child.x.val();", reason);
    refused("self.y.next = self.child.x.val(); self.child.x.next = self.a.val();", reason);
    accepted("self.child.x.next = self.a.val(); self.y.next = self.child.y.val();");
}

#[test]
fn reading_an_input_of_an_array_of_subblocks() {
    refused(
        "for i in 0..4 { self.lane[i].x.next = self.a.val(); } self.y.next = self.lane[2].x.val();",
        "`lane[_].x` is an input of a sub-block",
    );
}

#[test]
fn reading_the_d_of_a_register() {
    refused("registers!(self, r); self.y.next = self.r.d.val();", "`r.d` is an input of a sub-block");
}

// --- statements -----------------------------------------------------------

#[test]
fn let_binding() {
    refused("let a = self.x.val();", "`let` is not hardware");
}

#[test]
fn if_let_and_while_let() {
    refused("if let Some(x) = self.a.val() { self.y.next = x; }", "`if let`");
    refused("while self.a.val() { self.y.next = true; }", "only `for");
    refused("loop { self.y.next = true; }", "only `for");
}

#[test]
fn item_in_body() {
    refused("const A: u64 = 1;", "items do not belong");
}

#[test]
fn compound_assignment() {
    refused("self.x.next += 1;", "compound assignment");
    refused("self.x.next ^= self.a.val();", "compound assignment");
}

#[test]
fn calls_as_statements() {
    refused("helper(self.x.val());", "function call is not a statement");
    refused("Port::join(&mut self.a, &mut self.b);", "connect ports one by one");
    refused("self.x.next.set_bit(1, true);", "method call is not a statement");
}

#[test]
fn early_exit_and_bare_block() {
    refused("return;", "no early exit");
    refused("for i in 0..4 { if self.x.val() { break; } }", "no early exit");
    refused("{ self.x.next = true; }", "bare block");
}

#[test]
fn user_macro() {
    refused("my_macro!(self);", "unknown macro");
    refused("println!(\"x\");", "unknown macro");
    refused("dff_setup!(self, clock, a);", "unknown macro");
    refused_value("my_macro!(1)", "macros do not translate");
    refused_value("pack!(kind::READS = self.b.val())", "pack!: ");
    refused_value("self.x.val().field(self.y.val())", "a field is named by a constant");
}

#[test]
fn wiring_macros_check_their_arguments() {
    refused("registers!(other, a);", "expected `self`");
    refused("registers!(self, a b);", "registers!");
    refused("comment!(1);", "comment!");
    accepted(
        "registers!(self); registers!(self, a, b[4], c[N][2],); subblocks!(self, f); memories!(self, m[2]); comment!(\"text\");",
    );
}

#[test]
fn connections_join_signals() {
    refused("connect!(self.a);", "expected `self.source => self.sink, ..`");
    refused("connect!(self.a => other);", "expected a signal");
    refused("connect!(self.a => self.i[self.n.val().index()]);", "array index");
    accepted("connect!(self.tc.issue[1] => self.alu[1].issue, self.a => self.b.c,);");
    accepted("forward!(self.issue => self.fe); stages!(self, fe, x2); data!(self, word, x3);");
    accepted("for i in 0..4 { connect!(self.a[i] => self.lane[i].a); }");
}

#[test]
fn what_comes_later_names_its_registers() {
    refused("later!(self.a => self.b);", "expected `self.source => self.registers[stages] => self.sink, ..`");
    refused("later!(self.a => other[2] => self.b);", "expected a signal");
    accepted("later!(self.a => self.late[N] => self.b, self.issue => self.fe[1] => self.alu.issue,);");
}

#[test]
fn carried_fields_and_register_outputs() {
    refused("carry!(self, a = self.x.val());", "expected `self, field[stages] = value, ..`");
    refused("carry!(self, a[3] = self.x);", "read with `.val()`");
    refused("outputs!(self, a);", "expected `self, output = register, ..`");
    refused("carry_data!(self, a = self.x.val());", "expected `self, field[stages] = value, ..`");
    accepted("carry!(self, a[3] = self.x.val() & self.y.val(), b[2] = self.z.val());");
    accepted("carry_data!(self, a[3] = self.x.val());");
    accepted("outputs!(self, busy = running, stall[7] = waits);");
}

#[test]
fn loops_run_over_static_ranges_only() {
    refused("for i in (0..4).rev() { self.a[i].next = true; }", "no `.rev()`");
    refused("for i in self.list.iter() { self.y.next = true; }", "no iterators");
    refused("for i in 0.. { self.y.next = true; }", "both ends");
    refused("for i in 0..self.n.val() { self.y.next = true; }", "ends of a loop");
    refused("for (i, j) in 0..4 { self.y.next = true; }", "plain name");
    accepted("for i in 0..(N - 1) { self.a[i + 1].next = self.b[2 * i].val(); }");
}

// --- patterns ---------------------------------------------------------------

#[test]
fn patterns_are_states_or_wildcard() {
    let with = |pattern: &str| format!("match self.s.q.val() {{ {pattern} => {{}} _ => {{}} }}");
    refused(&with("S::A | 3"), "compare numbers");
    refused(&with("Idle"), "bare name");
    refused(&with("other"), "bare name");
    refused(&with("3"), "compare numbers");
    refused(&with("true"), "compare numbers");
    refused(&with("0..4"), "compare numbers");
    refused(&with("S::A(x)"), "must be `State::Name`");
    refused(&with("(S::A, S::B)"), "must be `State::Name`");
    accepted(&with("S::A"));
    accepted(&with("S::A | S::B"));
    accepted("match self.op.val() { opcode::MUL | opcode::MAD => self.y.next = true, _ => {} }");
    accepted("match self.s.q.val() { types::S::A => self.y.next = true, S::B => (), _ => {} }");
}

// --- targets ------------------------------------------------------------------

#[test]
fn targets_are_signals() {
    refused("self.x = self.a.val();", "`self.<signal>.next`");
    refused("x.next = self.a.val();", "expected a signal");
    refused("self.a[1] = true;", "self.array[i].next");
    refused("self.w.next.way = self.a.val();", "one field of a struct");
    refused("self.x.val = self.a.val();", "only reads");
    refused("self.0.next = self.a.val();", "tuple fields");
    refused("self._memory.next = self.a.val();", "plain Rust state");
}

#[test]
fn array_indices_are_static() {
    let reason = "array index";
    refused("self.a[self.i.val().index()].next = true;", reason);
    refused_value("self.a[self.i.val().index()].val()", reason);
    accepted("self.a[N - 1].b[K].next = self.c[3][1].val();");
}

// --- expressions ----------------------------------------------------------------

#[test]
fn reading_next() {
    refused_value("self.x.next", "`.next` cannot be read");
    refused_value("self.x.next.get_bit(1)", "`.next` cannot be read");
}

#[test]
fn signal_without_val() {
    refused_value("self.x", "read with `.val()`");
    refused_value("self.a[1]", "read with `.val()`");
    refused_value("self", "whole block");
    refused_value("self.x.val().field", "struct values");
}

#[test]
fn as_cast() {
    refused_value("self.x.val() as u64", "`as` does not translate");
}

#[test]
fn blocks_as_values() {
    let reason = "are statements here";
    refused_value("if self.a.val() { true } else { false }", reason);
    refused_value("match self.a.val() { S::A => true, _ => false }", reason);
    refused_value("{ true }", reason);
}

#[test]
fn values_without_hardware_meaning() {
    refused_value("Default::default()", "function calls");
    refused_value("\"text\"", "only integers and booleans");
    refused_value("1.5", "only integers and booleans");
    refused_value("18446744073709551616", "at most 64 bits");
    refused_value("&self.x.val()", "references");
    refused_value("*self.x.val()", "references");
    refused_value("|a| a", "closures");
    refused_value("(true, false)", "does not translate");
    refused_value("S { a: true }", "does not translate");
}

#[test]
fn arithmetic_without_hardware_meaning() {
    refused_value("-self.x.val()", "values are unsigned");
    refused_value("self.x.val() / 3", "division");
    refused_value("self.x.val() % 3", "division");
}

#[test]
fn signed_values_of_rust_hdl() {
    for call in ["signed_bit_cast", "signed_cast", "unsigned_cast", "signed"] {
        refused_value(&format!("{call}::<8, 8>(self.x.val())"), "function calls");
    }
    refused_value("self.x.val().to_signed_bits()", "unknown method");
}

#[test]
fn unknown_methods() {
    for method in ["raw()", "signed()", "clone()", "set_bit(1, true)", "val(1)", "get_bit()"] {
        refused_value(&format!("self.x.val().{method}"), "unknown method");
    }
}

#[test]
fn widths_must_be_written() {
    refused_value("bit_cast(self.x.val())", "::<TO, FROM>");
    refused_value("bit_cast::<8, _>(self.x.val())", "::<TO, FROM>");
    refused_value("self.x.val().get_bits(3)", "::<N>");
    refused_value("bits(3)", "::<N>");
    refused("for i in 0..4 { self.y.next = i.to_bits(); }", "::<N>");
    refused_value("bits::<8>(self.x.val())", "takes a constant");
}

#[test]
fn every_error_of_a_body_is_reported() {
    let all = complaints("let a = 1; self.x.next = self.a.val() as u64; return;");
    assert_eq!(all.len(), 3, "{all:?}");
}

#[test]
fn only_update_is_accepted() {
    for text in [
        "fn update(&self) {}",
        "fn update(&mut self, x: u64) {}",
        "fn update(&mut self) -> bool { true }",
        "fn other(&mut self) {}",
    ] {
        let function: ItemFn = syn::parse_str(text).expect("test function must be Rust");
        assert!(parse(&function).is_err(), "{text}");
    }
}

// --- the accepted subset ---------------------------------------------------------

#[test]
fn expressions_that_translate() {
    for value in [
        "0.into()",
        "0x8000_0000_u64.into()",
        "true",
        "LIMIT.into()",
        "S::Idle",
        "(self.a.val() + 1) << self.n.val()",
        "!self.a.val() & self.b.val() | self.c.val() ^ self.d.val()",
        "self.a.val() == OPCODE",
        "(self.a.val() < self.b.val()) && (self.a.val() != 3)",
        "bit_cast::<48, 24>(self.a.val()) * bit_cast::<48, 24>(self.b.val())",
        "bits::<{ W + 1 }>(MASK)",
        "sign_extend::<32, 8>(self.a.val())",
        "signed_lt(self.a.val(), self.b.val())",
        "shift_right_signed(self.a.val(), self.n.val())",
        "self.a.val().get_bits::<W>(4).any()",
        "self.a.val().get_bit(self.n.val().index())",
        "self.a.val().replace_bit(3, self.b.val().xor() ^ self.c.val().all())",
        "self.fifo[2].pop_data.val()",
        "self.kind.val().field(kind::BRANCH) & self.kind.val().field(kind::READS).any()",
        "pack!(12; kind::BRANCH = self.a.val(), kind::READS = self.b.val())",
    ] {
        accepted(&format!("self.y.next = {value};"));
    }
}

#[test]
fn constant_tables_are_constants() {
    accepted("for i in 0..4 { if self.a.val() == i.to_bits::<2>() { self.y.next = TABLE[i].into(); } }");
    accepted("self.y.next = self.a.val() & tables::ENTRIES[2 * K + 1].mask;");
    accepted("for i in 0..TABLE.len() { self.a[i].next = TABLE[i].into(); }");
    accepted("self.a[ORDER[3]].next = self.b.val();");
    refused_value("TABLE[self.a.val().index()]", "read with `.val()`");
}

/// The methods of an `update` with this body.
fn translated(body: &str) -> String {
    let function: ItemFn = syn::parse_str(&format!("fn update(&mut self) {{ {body} }}")).expect("test function must be Rust");
    let statements = parse(&function).expect("accepted");
    emit::methods(&function, &statements).to_string()
}

#[test]
fn else_if_chain_translates_to_one_conditional() {
    let text = translated(
        "if self.a.val() { self.y.next = true; } else if self.b.val() { self.y.next = false; } else { self.y.next = self.c.val(); }",
    );
    // The inner one has the last branch, and is the branch of the outer one, without a line of its own.
    let branches: Vec<&str> = text.split("Otherwise :: ").skip(1).map(|rest| &rest[..rest.find(')').unwrap_or(0)]).collect();
    assert_eq!(branches, ["Block", "If"], "{text}");
    assert_eq!(text.matches("Node :: Line").count(), 4, "{text}");
}

#[test]
fn what_is_known_of_a_body_is_one_table() {
    let known = "if self.a.val() == 3 { self.y.next = !self.b.val(); } else { self.y.next = bit_cast::<W, 4>(self.c.val()); }";
    let text = translated(known);
    assert_eq!((text.matches("__tree . run").count(), text.matches("__tree .").count()), (1, 2), "and `finish`: {text}");
    // A constant of Rust and an index are computed, with a table before and behind each.
    let text = translated(&format!("{known} for i in 0..4 {{ self.z[i].next = self.a.val() + LIMIT; }} {known}"));
    assert_eq!(text.matches("__tree . run").count(), 4, "{text}");
    assert_eq!((text.matches("__tree . constant").count(), text.matches("__tree . assign").count()), (1, 1), "{text}");
}
