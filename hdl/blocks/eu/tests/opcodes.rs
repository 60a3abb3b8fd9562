//! The opcode table of the hardware against that of the instruction-set crate.

use std::collections::BTreeSet;
use tessera_eu::opcode::{Family, Unit, TABLE};
use tessera_isa::{Form, Opcode};

/// Opcodes of the instruction set that the hardware does not execute, by code. TC faults on them.
const NOT_EXECUTED: [&str; 4] = ["illegal", "movi", "sad2", "sada2"];

#[test]
fn every_row_agrees_with_the_instruction_set() {
    for row in TABLE {
        let name = row.mnemonic;
        let isa = Opcode::from_code(row.opcode.raw() as u8).unwrap_or_else(|| panic!("{name}: its code is not assigned"));
        assert_eq!(name, isa.mnemonic(), "mnemonic of {:#x}", row.opcode.raw());
        let (unit, sources) = match isa.form() {
            Form::Unary if name == "wait" => (Unit::Je, 0),
            Form::Unary => (Unit::Alu, 1),
            Form::Binary | Form::Math => (Unit::Alu, 2),
            Form::Ternary => (Unit::Alu, 3),
            Form::Send | Form::SplitSend => (Unit::Me, 0),
            Form::Branch | Form::TwoTargetBranch | Form::Jump | Form::Call | Form::Ret | Form::Bare => (Unit::Je, 0),
        };
        assert_eq!(row.unit, unit, "{name}: unit");
        assert_eq!(row.sources, sources, "{name}: sources");
        assert_eq!(row.two_sources, matches!(isa.form(), Form::Binary | Form::Math), "{name}: two sources");
        assert_eq!(row.three_sources, isa.form() == Form::Ternary, "{name}: three sources");
        let flags = [row.je, row.me, row.flow, row.logic, row.fields];
        let fields = isa.form() == Form::Ternary && name.starts_with("bf");
        let expected = [row.unit == Unit::Je, isa.is_send(), isa.is_branch(), isa.negates_bitwise(), fields];
        assert_eq!(flags, expected, "{name}: je, me, flow, logic, fields");
        assert_eq!(matches!(row.family, Family::Message | Family::SplitMessage), isa.is_send(), "{name}: family");
        assert_eq!(row.split, isa.form() == Form::SplitSend, "{name}: two payloads");
        assert_eq!(row.channels, isa.form() == Form::Ternary && name != "madm", "{name}: channels");
        assert_eq!(row.family == Family::Nothing, isa.form() == Form::Bare || name == "wait", "{name}: family");
        assert_eq!(row.integer, name == "avg", "{name}: integer arithmetic");
        assert_eq!(
            row.shift,
            ["shl", "shr", "asr", "bfrev", "bfi1", "mach", "lzd", "fbh", "fbl", "cbit", "addc", "subb"].contains(&name),
            "{name}: shift"
        );
        assert_eq!(row.accumulates, ["mach", "addc", "subb"].contains(&name), "{name}: accumulator");
        assert_eq!(
            row.long,
            "mul mach mad lrp line pln mac dp4 dph dp3 dp2 madm frc rndu rndd rnde rndz".split(' ').any(|long| long == name),
            "{name}: seven stages"
        );
    }
}

#[test]
fn a_code_has_one_row() {
    let codes: BTreeSet<_> = TABLE.iter().map(|row| row.opcode).collect();
    assert_eq!(codes.len(), TABLE.len());
}

/// TC expands a compacted instruction before it knows whether it is one of the subset.
#[test]
fn every_three_source_opcode_has_a_row() {
    let ternary = |op: &&Opcode| op.form() == Form::Ternary;
    let isa: BTreeSet<_> = Opcode::ALL.iter().filter(ternary).map(|op| op.mnemonic()).collect();
    let rows: BTreeSet<_> = TABLE.iter().filter(|row| row.three_sources).map(|row| row.mnemonic).collect();
    assert_eq!(rows, isa);
}

#[test]
fn the_hardware_executes_all_opcodes_but_these() {
    let executed = |op: &Opcode| TABLE.iter().any(|row| row.opcode == u64::from(op.code()));
    let missing: Vec<&str> = Opcode::ALL.iter().filter(|op| !executed(op)).map(|op| op.mnemonic()).collect();
    assert_eq!(missing, NOT_EXECUTED);
}
