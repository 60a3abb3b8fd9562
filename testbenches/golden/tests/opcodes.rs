//! Every row of golden's opcode table against the table of the instruction-set crate, code by code.

use tessera_golden::opcodes::{find, Modifiers, Pipe, Row, Types, Unit, Work, TABLE};
use tessera_golden::tc::decode::Decoded;
use tessera_golden::tc::subset::unsupported;
use tessera_isa::{Form, Opcode};

/// Opcodes of the instruction set that the EU does not execute (rule 1 of the instruction page names the
/// others).
const NOT_EXECUTED: &str = "illegal movi sad2 sada2";

/// mov (8) r10.0<1>:ud r2.0<8;8,1>:ud, and as src1 r2.0<8;8,1>:ud for those that have one: legal for every
/// ALU opcode with at most two sources but cmp, cmpn and sel, which also need a condition, math, which needs a
/// function, here the quotient, and those that write the accumulator, too.
fn word(code: u8) -> u128 {
    let region = |base: u32| (4 << 21 | 3 << 18 | 1 << 16 | 2 << 5u32) << (base - 64);
    let condition = match code {
        0x02 | 0x10 | 0x11 => 4 << 24,
        0x38 => 0xC << 24,
        _ => 0,
    };
    let accumulator = if matches!(code, 0x49 | 0x4E | 0x4F) { 1 << 28 } else { 0 };
    u128::from(code)
        | 3 << 21
        | condition
        | accumulator
        | 1 << 35
        | 1 << 41
        | 1 << 61
        | 10 << 53
        | region(64) << 64
        | 1 << 89
        | region(96) << 64
}

#[test]
fn golden_executes_all_opcodes_but_these() {
    let unknown = |isa: &&Opcode| find(isa.code()).is_none();
    let missing: Vec<&str> = Opcode::ALL.iter().filter(unknown).map(|isa| isa.mnemonic()).collect();
    assert_eq!(missing, NOT_EXECUTED.split_whitespace().collect::<Vec<_>>());
}

#[test]
fn every_code_agrees_with_the_instruction_set() {
    for code in 0..0x80 {
        let isa = Opcode::from_code(code);
        let Some(row) = find(code) else {
            let ternary = isa.is_some_and(|isa| isa.form() == Form::Ternary);
            assert!(!ternary, "{code:#x}: TC expands three-source opcodes, so each needs a row");
            assert!(unsupported(word(code), false), "{code:#x} without a row");
            continue;
        };
        let isa = isa.unwrap_or_else(|| panic!("{}: code {code:#x} is not assigned", row.name));
        assert_eq!((row.name, row.code), (isa.mnemonic(), code), "name and code");
        agrees(row, isa);
    }
}

fn agrees(row: &'static Row, isa: Opcode) {
    let name = row.name;
    let (unit, sources) = match isa.form() {
        Form::Unary if name == "wait" => (Unit::Je, 0),
        Form::Unary => (Unit::Alu, 1),
        Form::Binary | Form::Math => (Unit::Alu, 2),
        Form::Ternary => (Unit::Alu, 3),
        Form::Send | Form::SplitSend => (Unit::Me, 0),
        Form::Bare | Form::Branch | Form::TwoTargetBranch | Form::Jump | Form::Call | Form::Ret => (Unit::Je, 0),
    };
    assert_eq!((row.unit(), row.sources), (unit, sources), "{name}: unit and sources");
    assert_eq!(row.is_ternary(), isa.form() == Form::Ternary, "{name}: layout");
    assert_eq!(row.work == Work::Message { split: true }, isa.form() == Form::SplitSend, "{name}: second payload");
    if let Some(lanes) = row.lanes() {
        let named = format!("{:?}", lanes.op).to_lowercase();
        assert_eq!(named, name, "{name}: operation");
        assert_eq!(lanes.modifiers == Modifiers::Invert, isa.negates_bitwise(), "{name}: what negate means");
        assert_eq!(
            lanes.pipe == Pipe::Long,
            "mul mach mad madm frc lrp line pln mac dp4 dph dp3 dp2 rndu rndd rnde rndz".split(' ').any(|long| long == name),
            "{name}: pipe"
        );
    }
    if let Some(flow) = row.flow() {
        assert_eq!(format!("{flow:?}").to_lowercase(), name, "{name}: branch");
    }
}

/// It takes no integers, which [`word`] has.
fn is_float_only(row: &Row) -> bool {
    row.lanes().is_some_and(|lanes| lanes.types == Types::Float)
}

/// The subset and TC's choice of a unit follow the table.
#[test]
fn decoding_follows_the_table() {
    for code in 0..0x80 {
        let row = find(code);
        let decoded = Decoded::new(word(code), false);
        assert_eq!(decoded.unit, row.map_or(Unit::Alu, Row::unit), "{code:#x}: unit");
        // The word has no mask of lanes.
        let legal =
            row.is_some_and(|row| row.sources < 3 && row.unit() == Unit::Alu && !is_float_only(row) && !row.has_lane_mask());
        if decoded.unit == Unit::Alu {
            assert_eq!(decoded.unsupported, !legal, "{code:#x}: supported");
        }
        if legal {
            let plan = decoded.plan.unwrap_or_else(|| panic!("{code:#x}: a supported ALU opcode has a plan"));
            assert_eq!((plan.code, Some(plan.sources().len())), (code, row.map(Row::values)), "{code:#x}");
        }
    }
}

/// Float, in the bits of the dst type; of both source types.
const FLOAT_DST: u128 = 7 << 37;
const FLOAT_SOURCES: u128 = 7 << 43 | 7 << 91;
const ABS: u128 = 1 << 77;
const NEGATE: u128 = 1 << 78;
const SATURATE: u128 = 1 << 31;

/// Rules 9 and 12 of the instruction page, by what they allow.
#[test]
fn types_and_modifiers_follow_the_contract() {
    for (what, bits, allowed) in [
        (
            "integers",
            0,
            "mov sel not and or xor shr shl asr cmp cmpn bfrev bfi1 math add mul avg mach lzd fbh fbl cbit addc subb",
        ),
        ("floats", FLOAT_DST | FLOAT_SOURCES, "mov sel cmp cmpn add mul frc rndu rndd rnde rndz mac dp4 dph dp3 dp2"),
        ("integer to float", FLOAT_DST, "mov cmp cmpn"),
        ("float to integer", FLOAT_SOURCES, "mov cmp cmpn"),
        ("abs", ABS, "mov sel cmp cmpn add mul avg"),
        ("negate", NEGATE, "mov sel not and or xor cmp cmpn add mul avg"),
        ("saturate of an integer", SATURATE, "mov math add avg"),
        ("saturate of a float", SATURATE | FLOAT_DST | FLOAT_SOURCES, "mov add mul rndu rndd rnde rndz mac dp4 dph dp3 dp2"),
    ] {
        let legal = |row: &&'static Row| row.sources < 3 && row.lanes().is_some() && !unsupported(word(row.code) | bits, false);
        let mut rows: Vec<&'static Row> = TABLE.iter().filter(legal).collect();
        rows.sort_by_key(|row| row.code);
        let names: Vec<&str> = rows.iter().map(|row| row.name).collect();
        assert_eq!(names.join(" "), allowed, "{what}");
    }
}

#[test]
fn a_code_has_one_row() {
    for row in &TABLE {
        assert_eq!(find(row.code), Some(row), "{}", row.name);
    }
}
