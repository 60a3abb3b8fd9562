//! Instructions as text, in the notation of the offline disassembler's
//! listings: the same tokens, separated by single spaces, without the trailing
//! comment it puts behind messages.

mod float;
mod operand;

use crate::control::{CondMod, PredCtrl, ThreadCtrl};
use crate::instruction::{Instruction, JumpTarget, Operands};
use crate::message::Message;
use crate::opcode::{Form, Opcode};
use crate::types::DataType;
use operand::{data_type, dst, jump_register, jump_target, macro_operand, payload, src, ternary_dst, ternary_src};

/// One line of assembly, without a line end.
pub fn disasm(inst: &Instruction) -> String {
    let mut parts = Vec::new();
    parts.extend(execution_mask(inst));
    parts.push(mnemonic(inst));
    if prints_exec_size(inst.opcode) {
        let lanes = inst.scalar_lane().map_or(inst.exec_size.lanes(), |_| 1);
        parts.push(format!("({lanes}|M{})", inst.channel_offset));
    }
    parts.extend(condition(inst));
    parts.extend(operands(inst));
    parts.extend(options(inst));
    parts.join(" ")
}

/// `(W&~f0.1.any8h)`
fn execution_mask(inst: &Instruction) -> Option<String> {
    let predicate = inst.predicate.map(|predicate| {
        let suffix = match predicate.ctrl {
            PredCtrl::Sequential => String::new(),
            PredCtrl::AnyV => ".anyv".into(),
            PredCtrl::AllV => ".allv".into(),
            PredCtrl::Any(group) => format!(".any{group}h"),
            PredCtrl::All(group) => format!(".all{group}h"),
            PredCtrl::Replicate(channel) => {
                format!(".{}", char::from(b"xyzw"[usize::from(channel & 3)]))
            }
        };
        let not = if predicate.inverted { "~" } else { "" };
        format!("{not}{}{suffix}", flag(inst))
    });
    match (inst.no_mask, predicate) {
        (false, None) => None,
        (true, None) => Some("(W)".into()),
        (false, Some(predicate)) => Some(format!("({predicate})")),
        (true, Some(predicate)) => Some(format!("(W&{predicate})")),
    }
}

fn mnemonic(inst: &Instruction) -> String {
    let name = inst.opcode.mnemonic();
    match inst.operands {
        Operands::Math { function, .. } | Operands::MathMacro { function, .. } => {
            format!("{name}.{}", function.name())
        }
        _ if inst.branch_ctrl && inst.opcode.has_branch_ctrl() => format!("{name}.b"),
        _ => name.into(),
    }
}

/// The scalar control instructions have none in the listing.
fn prints_exec_size(opcode: Opcode) -> bool {
    opcode.form() != Form::Bare && !matches!(opcode, Opcode::Jmpi | Opcode::Wait)
}

/// `(ge)f1.0`; the macros have an implicit early-out flag instead.
fn condition(inst: &Instruction) -> Option<String> {
    let name = if matches!(inst.operands, Operands::MathMacro { .. }) {
        "eo"
    } else {
        match inst.cond_mod? {
            CondMod::Eq => "eq",
            CondMod::Ne => "ne",
            CondMod::Gt => "gt",
            CondMod::Ge => "ge",
            CondMod::Lt => "lt",
            CondMod::Le => "le",
            CondMod::Overflow => "ov",
            CondMod::Unordered => "un",
        }
    };
    Some(format!("({name}){}", flag(inst)))
}

fn flag(inst: &Instruction) -> String {
    format!("f{}.{}", inst.flag.reg, inst.flag.subreg)
}

fn operands(inst: &Instruction) -> Vec<String> {
    let saturated = |dst: String| {
        if inst.saturate {
            format!("(sat){dst}")
        } else {
            dst
        }
    };
    let bitwise = inst.opcode.negates_bitwise();
    match &inst.operands {
        Operands::None => vec![],
        Operands::Unary { src0, .. } if inst.opcode == Opcode::Wait => vec![src(src0, false)],
        Operands::Unary { dst: d, src0 } => vec![saturated(dst(d)), src(src0, bitwise)],
        Operands::Binary { dst: d, src0, src1 } => vec![saturated(dst(d)), src(src0, bitwise), src(src1, bitwise)],
        Operands::Math { function, dst: d, src0, src1 } => {
            let mut parts = vec![saturated(dst(d)), src(src0, false)];
            if function.is_binary() {
                parts.push(src(src1, false));
            }
            parts
        }
        Operands::MathMacro { function, dst: d, src0, src1 } => {
            let mut parts = vec![saturated(macro_operand(d)), macro_operand(src0)];
            if function.is_binary() {
                parts.push(macro_operand(src1));
            }
            parts
        }
        Operands::Ternary { dst: d, src } => {
            let is_macro = inst.opcode == Opcode::Madm;
            let mut parts = vec![saturated(ternary_dst(d, inst.scalar_lane(), is_macro))];
            parts.extend((0..3).map(|index| ternary_src(&src[index], index, is_macro)));
            parts
        }
        Operands::Send(message) => send_operands(message),
        Operands::Branch { jip, uip } => {
            let mut parts = vec![jip.to_string()];
            parts.extend(uip.map(|uip| uip.to_string()));
            parts
        }
        Operands::Jump(target) => jump_target(&shown_target(inst, target)),
        Operands::Call { dst: d, target } => {
            let mut parts = vec![operand::return_state(d)];
            parts.extend(jump_target(target));
            parts
        }
        Operands::Ret(src) => vec![jump_register(src)],
    }
}

/// Listings count every offset from the branch itself; `jmpi` encodes it from
/// the next instruction.
fn shown_target(inst: &Instruction, target: &JumpTarget) -> JumpTarget {
    match *target {
        JumpTarget::Imm { jip, uip } if inst.opcode == Opcode::Jmpi => {
            JumpTarget::Imm { jip: jip.wrapping_add(inst.size() as i32), uip }
        }
        other => other,
    }
}

fn send_operands(message: &Message) -> Vec<String> {
    let mut parts = match message.src1 {
        None => vec![
            payload(message.dst, Some(message.dst_ty).filter(is_not_ud)),
            payload(message.src0, Some(message.src0_ty).filter(is_not_ud)),
        ],
        Some(second) => vec![
            format!("{}{}", payload(message.dst, None), data_type(message.dst_ty)),
            payload(message.src0, None),
            payload(second.reg, None),
        ],
    };
    parts.push(operand::ex_desc(message));
    parts.push(operand::desc(message.desc));
    parts
}

fn is_not_ud(ty: &DataType) -> bool {
    *ty != DataType::Ud
}

/// `{AccWrEn,Compacted}`, in the listing's alphabetical order.
fn options(inst: &Instruction) -> Option<String> {
    let is_send = inst.opcode.is_send();
    let names: Vec<&str> = [
        ("AccWrEn", inst.acc_wr_en && !is_send),
        ("Atomic", inst.thread_ctrl == ThreadCtrl::Atomic),
        ("Breakpoint", inst.debug_ctrl),
        ("Compacted", inst.compacted),
        ("EOT", inst.is_eot()),
        ("NoDDChk", inst.no_dd_chk && !is_send),
        ("NoDDClr", inst.no_dd_clr && !is_send),
        ("NoSrcDepSet", inst.acc_wr_en && is_send),
        ("Switch", inst.thread_ctrl == ThreadCtrl::Switch),
    ]
    .into_iter()
    .filter_map(|(name, on)| on.then_some(name))
    .collect();
    (!names.is_empty()).then(|| format!("{{{}}}", names.join(",")))
}
