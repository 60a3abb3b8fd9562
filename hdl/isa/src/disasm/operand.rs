//! Text of operands.

use super::float;
use crate::instruction::JumpTarget;
use crate::math::{MacroOperand, MacroSelect};
use crate::message::{Desc, ExDesc, Message};
use crate::operands::{Dst, Immediate, RegSrc, Src};
use crate::region::Region;
use crate::registers::{Arf, Location, Register};
use crate::ternary::{TernaryDst, TernarySrc};
use crate::types::{DataType, ImmType};

/// `r10.0<1>:d`
pub(super) fn dst(dst: &Dst) -> String {
    format!("{}<{}>{}", location(dst.loc, dst.ty), dst.hstride.elements(), data_type(dst.ty))
}

/// `r6.2:ud`, the return state of a call: `:d` and stride 1 go without saying.
pub(super) fn return_state(dst: &Dst) -> String {
    let stride = match dst.hstride.elements() {
        1 => String::new(),
        elements => format!("<{elements}>"),
    };
    format!("{}{stride}{}", location(dst.loc, dst.ty), jump_type(dst.ty))
}

/// Register or immediate source; `bitwise` turns the negation into a NOT.
pub(super) fn src(src: &Src, bitwise: bool) -> String {
    match src {
        Src::Reg(reg) => format!(
            "{}{}{}{}",
            modifiers(reg.abs, reg.neg, bitwise),
            location(reg.loc, reg.ty),
            region(reg.region),
            data_type(reg.ty)
        ),
        Src::Imm(imm) => format!("{}:{}", immediate(imm), imm.ty.name()),
    }
}

/// `r5.2`, the target of a jump: `:d` goes without saying.
pub(super) fn jump_register(src: &RegSrc) -> String {
    format!("{}{}", location(src.loc, src.ty), jump_type(src.ty))
}

fn jump_type(ty: DataType) -> String {
    Some(ty).filter(|ty| *ty != DataType::D).map(data_type).unwrap_or_default()
}

/// Offsets, or the register that holds them.
pub(super) fn jump_target(target: &JumpTarget) -> Vec<String> {
    match target {
        JumpTarget::Imm { jip, uip } => {
            let mut parts = vec![jip.to_string()];
            parts.extend(uip.map(|uip| uip.to_string()));
            parts
        }
        JumpTarget::Reg(src) => vec![jump_register(src)],
    }
}

/// `-r6.nomme:f`
pub(super) fn macro_operand(operand: &MacroOperand) -> String {
    format!(
        "{}{}.{}{}",
        modifiers(operand.abs, operand.neg, false),
        register(operand.reg),
        selector(Some(operand.mme)),
        data_type(operand.ty)
    )
}

/// `r10.0<1>:f`, or `r10.mme1:f` in a macro step; of a scalar instruction the
/// element it writes.
pub(super) fn ternary_dst(operand: &TernaryDst, scalar_lane: Option<usize>, is_macro: bool) -> String {
    if is_macro {
        let ty = data_type(operand.ty.data_type());
        format!("r{}.{}{ty}", operand.reg, selector(operand.mme()))
    } else {
        let skipped = scalar_lane.unwrap_or(0) * operand.ty.data_type().size();
        dst(&TernaryDst { subreg: operand.subreg + skipped as u8, ..*operand }.as_dst())
    }
}

/// Source `index`; the last one's region has a single stride.
pub(super) fn ternary_src(operand: &TernarySrc, index: usize, is_macro: bool) -> String {
    let prefix = modifiers(operand.abs, operand.neg, false);
    let ty = operand.ty.data_type();
    if is_macro {
        let mme = selector(operand.mme());
        return format!("{prefix}r{}.{mme}{}", operand.reg, data_type(ty));
    }
    let region = match (operand.region() == Region::SCALAR, index) {
        (false, 0 | 1) => "<2;1>",
        (false, _) => "<1>",
        (true, 0 | 1) => "<0;0>",
        (true, _) => "<0>",
    };
    format!("{prefix}{}{region}{}", location(operand.as_reg_src().loc, ty), data_type(ty))
}

/// Message register, with its type where one is to be shown.
pub(super) fn payload(reg: Register, ty: Option<DataType>) -> String {
    format!("{}{}", register(reg), ty.map(data_type).unwrap_or_default())
}

/// Extended descriptor with SFID and end of thread, or where it is.
pub(super) fn ex_desc(message: &Message) -> String {
    match (message.ex_desc, message.ex_desc_bits()) {
        (ExDesc::A0(dword), _) => format!("a0.{dword}"),
        (_, bits) => format!("0x{:X}", bits.unwrap_or_default()),
    }
}

/// Descriptor, or where it is.
pub(super) fn desc(desc: Desc) -> String {
    match desc {
        Desc::Imm(bits) => format!("0x{bits:08X}"),
        Desc::A0(subreg) => format!("a0.{}", subreg / 4),
    }
}

/// `:ud`
pub(super) fn data_type(ty: DataType) -> String {
    format!(":{}", ty.name())
}

fn modifiers(abs: bool, neg: bool, bitwise: bool) -> &'static str {
    match (neg, abs) {
        (false, false) => "",
        (false, true) => "(abs)",
        (true, false) if bitwise => "~",
        (true, false) => "-",
        (true, true) => "-(abs)",
    }
}

fn region(region: Region) -> String {
    let (width, hstride) = (region.width(), region.hstride());
    match region.vstride() {
        Some(vstride) => format!("<{vstride};{width},{hstride}>"),
        None => format!("<{width},{hstride}>"),
    }
}

fn location(loc: Location, ty: DataType) -> String {
    match loc {
        Location::Direct { reg, subreg } => format!("{}{}", register(reg), subregister(reg, subreg, ty)),
        Location::Indirect { a0, offset: 0 } => format!("r[a0.{a0}]"),
        Location::Indirect { a0, offset } => format!("r[a0.{a0},{offset}]"),
    }
}

/// Counts elements of the operand's type, except in registers that listings
/// treat as untyped; of those, some are shown without a zero.
fn subregister(reg: Register, subreg: u8, ty: DataType) -> String {
    let elements = usize::from(subreg) / ty.size();
    match reg {
        Register::Arf(Arf::Null | Arf::ChannelEnable | Arf::InstructionPointer) if subreg == 0 => String::new(),
        Register::Arf(Arf::ChannelEnable | Arf::InstructionPointer | Arf::MessageControl(_) | Arf::FlowControl(_)) => {
            format!(".{subreg}")
        }
        _ => format!(".{elements}"),
    }
}

fn register(reg: Register) -> String {
    match reg {
        Register::Grf(number) => format!("r{number}"),
        Register::Arf(arf) => match arf {
            Arf::Null => "null".into(),
            Arf::Address => "a0".into(),
            Arf::Accumulator(index) => format!("acc{index}"),
            Arf::MacroExtension(index) => format!("mme{index}"),
            Arf::Flag(index) => format!("f{index}"),
            Arf::ChannelEnable => "ce".into(),
            Arf::MessageControl(index) => format!("msg{index}"),
            Arf::StackPointer => "sp".into(),
            Arf::State(index) => format!("sr{index}"),
            Arf::Control => "cr0".into(),
            Arf::Notification => "n0".into(),
            Arf::InstructionPointer => "ip".into(),
            Arf::ThreadDependency => "tdr0".into(),
            Arf::Timestamp => "tm0".into(),
            Arf::FlowControl(index) => format!("fc{index}"),
            Arf::Debug => "dbg0".into(),
        },
    }
}

/// Unassigned selectors cannot be decoded; they only get a visible text.
fn selector(mme: Option<MacroSelect>) -> String {
    match mme {
        Some(MacroSelect::Mme(index)) => format!("mme{index}"),
        Some(MacroSelect::None) => "nomme".into(),
        None => "mme?".into(),
    }
}

fn immediate(imm: &Immediate) -> String {
    let low = imm.bits as u32;
    match imm.ty {
        ImmType::Ud => format!("0x{low:X}"),
        ImmType::D => (low as i32).to_string(),
        ImmType::Uw => format!("0x{:X}", low as u16),
        ImmType::W => (low as i16).to_string(),
        ImmType::Uv | ImmType::V | ImmType::Vf => format!("0x{low:X}"),
        ImmType::Uq => format!("0x{:X}", imm.bits),
        ImmType::Q => (imm.bits as i64).to_string(),
        ImmType::F => float::f(low),
        ImmType::Df => float::df(imm.bits),
        ImmType::Hf => float::hf(low as u16),
    }
}
