//! Codes, bit ranges and compaction tables against the machine-readable twin
//! of the reference, gen9-eu-isa.json.

use std::collections::BTreeMap;
use std::fs;

use serde_json::Value;
use tessera_isa::fields::{branch, common, dst, imm, send, split_send, src0, src1, ternary, Field};
use tessera_isa::{expand, DataType, Form, ImmType, MathFunction, Opcode, Sfid, TernaryType};

fn reference() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/reference/gen9-eu-isa.json");
    let text = fs::read_to_string(path).unwrap_or_else(|e| panic!("{path}: {e}"));
    serde_json::from_str(&text).unwrap()
}

#[test]
fn opcodes() {
    let json = reference();
    let listed = json["opcodes"].as_array().unwrap();
    assert_eq!(listed.len(), Opcode::ALL.len());
    for entry in listed {
        let op = Opcode::from_code(entry["opcode"].as_u64().unwrap() as u8).unwrap();
        assert_eq!(op.mnemonic(), entry["mn"]);
        let form = match op.form() {
            Form::Bare => "none",
            Form::Unary => "basic1",
            Form::Binary => "basic2",
            Form::Math => "math",
            Form::Ternary => "ternary",
            Form::Send => "send",
            Form::SplitSend => "sends",
            Form::Branch => "br1",
            Form::TwoTargetBranch => "br2",
            // The reference sorts the two register jumps by their targets.
            Form::Jump => match op {
                Opcode::Brd => "br1",
                Opcode::Brc => "br2",
                _ => "jmpi",
            },
            Form::Call => "call",
            Form::Ret => "ret",
        };
        assert_eq!(form, entry["format"], "{op:?}");
    }
}

#[test]
fn type_and_function_codes() {
    let json = reference();
    let names = |key: &str| -> Vec<String> {
        let list = json["enc"][key].as_array().unwrap();
        list.iter().map(|name| name.as_str().unwrap().into()).collect()
    };
    assert_eq!(DataType::ALL.map(DataType::name).as_slice(), names("reg_type"));
    assert_eq!(ImmType::ALL.map(ImmType::name).as_slice(), names("imm_type"));
    assert_eq!(TernaryType::ALL.map(|ty| ty.data_type().name()).as_slice(), names("ternary_type"));
    for ty in DataType::ALL {
        assert_eq!(json["enc"]["type_bytes"][ty.name()], ty.size());
    }
    let functions = json["enc"]["math_fc"].as_object().unwrap();
    assert_eq!(functions.len(), MathFunction::ALL.len());
    for function in MathFunction::ALL {
        assert_eq!(functions[&function.code().to_string()], function.name());
    }
    let sfids: Vec<u8> = json["enc"]["sfid"].as_object().unwrap().keys().map(|code| code.parse().unwrap()).collect();
    assert_eq!(sfids.len(), Sfid::ALL.len());
    assert!(sfids.into_iter().all(|code| Sfid::from_code(code).is_some()));
}

/// Reference name to our field, per layout.
fn ours() -> BTreeMap<&'static str, Vec<(&'static str, Field)>> {
    let header = vec![
        ("opcode", common::OPCODE),
        ("access_mode", common::ACCESS_MODE),
        ("no_dd_clr", common::NO_DD_CLR),
        ("no_dd_chk", common::NO_DD_CHK),
        ("nib_ctrl", common::NIB_CTRL),
        ("qtr_ctrl", common::QTR_CTRL),
        ("thread_ctrl", common::THREAD_CTRL),
        ("pred_ctrl", common::PRED_CTRL),
        ("pred_inv", common::PRED_INV),
        ("exec_size", common::EXEC_SIZE),
        ("cond_mod", common::COND_MOD),
        ("acc_wr", common::ACC_WR_EN),
        ("cmpt", common::CMPT_CTRL),
        ("debug", common::DEBUG_CTRL),
        ("saturate", common::SATURATE),
        ("flag_subreg", common::FLAG_SUBREG),
        ("flag_reg", common::FLAG_REG),
        ("mask_ctrl", common::MASK_CTRL),
    ];
    let basic = [
        ("dst_file", dst::FILE),
        ("dst_type", dst::TYPE),
        ("dst_subreg", dst::SUBREG),
        ("dst_reg", dst::REG),
        ("dst_hstride", dst::HSTRIDE),
        ("dst_addr_mode", dst::ADDR_MODE),
        ("dst_ind_imm_8_0", dst::IND_OFFSET_LOW),
        ("dst_ind_imm_9", dst::IND_OFFSET_SIGN),
        ("dst_ind_a0sub", dst::IND_A0),
        ("dst_a16_chanen", dst::A16_MME),
        ("src0_file", src0::FILE),
        ("src0_type", src0::TYPE),
        ("src0_subreg", src0::SUBREG),
        ("src0_reg", src0::REG),
        ("src0_abs", src0::ABS),
        ("src0_neg", src0::NEG),
        ("src0_addr_mode", src0::ADDR_MODE),
        ("src0_hstride", src0::HSTRIDE),
        ("src0_width", src0::WIDTH),
        ("src0_vstride", src0::VSTRIDE),
        ("src0_ind_imm_8_0", src0::IND_OFFSET_LOW),
        ("src0_ind_imm_9", src0::IND_OFFSET_SIGN),
        ("src0_ind_a0sub", src0::IND_A0),
        ("src0_a16_chansel_lo", src0::A16_MME),
        ("src1_file", src1::FILE),
        ("src1_type", src1::TYPE),
        ("src1_subreg", src1::SUBREG),
        ("src1_reg", src1::REG),
        ("src1_abs", src1::ABS),
        ("src1_neg", src1::NEG),
        ("src1_addr_mode", src1::ADDR_MODE),
        ("src1_hstride", src1::HSTRIDE),
        ("src1_width", src1::WIDTH),
        ("src1_vstride", src1::VSTRIDE),
        ("src1_ind_imm_8_0", src1::IND_OFFSET_LOW),
        ("src1_ind_imm_9", src1::IND_OFFSET_SIGN),
        ("src1_ind_a0sub", src1::IND_A0),
        ("src1_a16_chansel_lo", src1::A16_MME),
        ("imm32", imm::IMM32),
        ("imm64", imm::IMM64),
    ];
    let three = [
        ("src2_hf_f_sel", ternary::SRC2_HF),
        ("src1_hf_f_sel", ternary::SRC1_HF),
        ("src_type", ternary::SRC_TYPE),
        ("dst_type", ternary::DST_TYPE),
        ("dst_chanen", ternary::DST_CHAN_EN),
        ("dst_subreg_4_2", ternary::DST_SUBREG),
        ("dst_reg", ternary::DST_REG),
        ("src0_abs", ternary::SRC0_ABS),
        ("src0_neg", ternary::SRC0_NEG),
        ("src0_rep", ternary::SRC0_REP),
        ("src0_swz", ternary::SRC0_SWIZZLE),
        ("src0_subreg_4_2", ternary::SRC0_SUBREG_DWORD),
        ("src0_reg", ternary::SRC0_REG),
        ("src0_subreg_1", ternary::SRC0_SUBREG_WORD),
        ("src1_abs", ternary::SRC1_ABS),
        ("src1_neg", ternary::SRC1_NEG),
        ("src1_rep", ternary::SRC1_REP),
        ("src1_swz", ternary::SRC1_SWIZZLE),
        ("src1_subreg_4_2", ternary::SRC1_SUBREG_DWORD),
        ("src1_reg", ternary::SRC1_REG),
        ("src1_subreg_1", ternary::SRC1_SUBREG_WORD),
        ("src2_abs", ternary::SRC2_ABS),
        ("src2_neg", ternary::SRC2_NEG),
        ("src2_rep", ternary::SRC2_REP),
        ("src2_swz", ternary::SRC2_SWIZZLE),
        ("src2_subreg_4_2", ternary::SRC2_SUBREG_DWORD),
        ("src2_reg", ternary::SRC2_REG),
        ("src2_subreg_1", ternary::SRC2_SUBREG_WORD),
    ];
    let one_payload = [
        ("exdesc_19_16", send::EX_DESC_19_16),
        ("exdesc_23_20", send::EX_DESC_23_20),
        ("exdesc_27_24", send::EX_DESC_27_24),
        ("exdesc_31_28", send::EX_DESC_31_28),
        ("desc_imm", send::DESC),
        ("eot", send::EOT),
    ];
    let two_payloads = [
        ("dst_file", split_send::DST_IS_GRF),
        ("src1_file", split_send::SRC1_IS_GRF),
        ("src1_reg", split_send::SRC1_REG),
        ("exdesc_is_reg", split_send::EX_DESC_IS_REG),
        ("exdesc_9_6", split_send::EX_DESC_9_6),
        ("desc_is_reg", split_send::DESC_IS_REG),
        ("exdesc_31_16", split_send::EX_DESC_31_16),
        ("exdesc_a0sub", split_send::EX_DESC_A0),
    ];
    let targets = [("uip", branch::UIP), ("jip", branch::JIP)];
    let with_header = |fields: &[(&'static str, Field)]| [header.as_slice(), fields].concat();
    BTreeMap::from([
        ("basic", with_header(&basic)),
        ("ternary", with_header(&three)),
        ("send", one_payload.to_vec()),
        ("sends", two_payloads.to_vec()),
        ("branch", targets.to_vec()),
    ])
}

#[test]
fn bit_ranges() {
    let json = reference();
    for (layout, fields) in ours() {
        for (name, field) in fields {
            let range = &json["fields"][layout][name];
            assert_eq!(*range, serde_json::json!([field.hi, field.lo]), "{layout}.{name}");
        }
    }
}

/// Expands one word per table row, with the other indices at row 0, and looks
/// for the row's bits at the native ranges the reference gives.
#[test]
fn compaction_tables() {
    let json = reference();
    let compact = &json["compact"];
    for (opcode, fields, expand_to, tables) in [
        (
            Opcode::Add,
            "fields_12src",
            "expand_12src",
            vec![
                ("control_index", "control", "control"),
                ("datatype_index", "datatype", "datatype"),
                ("subreg_index", "subreg", "subreg"),
                ("src0_index", "src0", "src"),
                ("src1_index", "src1", "src"),
            ],
        ),
        (
            Opcode::Mad,
            "fields_3src",
            "expand_3src",
            vec![("control_index", "control", "control_3src"), ("source_index", "source", "source_3src")],
        ),
    ] {
        for (index, native, table) in tables {
            let low = compact[fields][index][1].as_u64().unwrap();
            for (row, entry) in compact["tables"][table].as_array().unwrap().iter().enumerate() {
                let word = u64::from(opcode.code()) | 1 << 29 | (row as u64) << low;
                let expanded = expand(word).unwrap();
                let ranges = compact[expand_to][native].as_array().unwrap();
                let found = ranges.iter().fold(0, |bits, range| {
                    let (hi, lo) = (range[0].as_u64().unwrap(), range[1].as_u64().unwrap());
                    let width = hi - lo + 1;
                    bits << width | (expanded >> lo) as u64 & ((1 << width) - 1)
                });
                assert_eq!(Some(found), entry.as_u64(), "{table} row {row}");
            }
        }
    }
}
