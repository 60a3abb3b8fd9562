//! Instructions in executable form: operands resolved, targets absolute, the kind of arithmetic chosen.

use tessera_isa::{
    Arf, DataType, Dst, HorzStride, Instruction, JumpTarget, Location, MacroOperand, MacroSelect, MathFunction, Message, Opcode,
    Operands, RegSrc, Region, Register, Src, TernaryDst, TernarySrc,
};

use crate::flow::{Rule, Targets};
use crate::operand::{Dest, Place, Source};
use crate::state::Thread;

/// One instruction of a [`crate::Code`].
#[derive(Debug, Clone)]
pub(crate) struct Op {
    pub ip: u32,
    /// Address of the following instruction.
    pub next: u32,
    pub inst: Instruction,
    pub lanes: usize,
    /// Channels it can write: all it covers, except for a scalar three-source instruction.
    pub channels: u32,
    pub action: Action,
}

impl Op {
    /// Disassembly on one line.
    pub(crate) fn text(&self) -> String {
        let text = tessera_isa::disasm(&self.inst);
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

/// What an instruction does.
#[derive(Debug, Clone)]
pub(crate) enum Action {
    Alu(Alu),
    Math {
        function: MathFunction,
        dest: Dest,
        src: [Source; 2],
    },
    Seed {
        function: MathFunction,
        dest: Extended,
        src: [Extended; 2],
    },
    Madm {
        dest: Extended,
        src: [Extended; 3],
    },
    Branch(Rule, Targets),
    /// `jmpi`: the whole thread goes to `ip + size + offset`.
    Jump(Target),
    /// `brd` and `brc` by register: resolved when executed.
    DivergeIndirect {
        loc: Location,
        uip: bool,
    },
    Call {
        dest: Dest,
        target: Target,
    },
    Return(Location),
    /// `wait`: index of the notification counter.
    Wait(usize),
    Send(Message),
    Nop,
    /// Outside this engine, and why.
    Unsupported(&'static str),
}

/// A jump destination: absolute, or an offset in a register added to `base`.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Target {
    Address(u32),
    Register { loc: Location, base: u32 },
}

/// Operands and arithmetic class of a one- to three-source instruction.
#[derive(Debug, Clone)]
pub(crate) struct Alu {
    pub dest: Dest,
    /// The sources there are, padded with copies of the first.
    pub src: [Source; 3],
    pub class: Class,
    /// Any operand is 64 bits wide.
    pub any_64: bool,
}

/// The arithmetic an instruction is executed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Class {
    Integer,
    /// The execution type: hf, f or df.
    Float(DataType),
}

/// Operand of an IEEE macro step.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Extended {
    pub low: Source,
    pub dest: Dest,
    pub mme: Option<usize>,
}

/// Resolves an instruction at `ip` that is `size` bytes long.
pub(crate) fn lower(inst: Instruction, ip: u32, size: u32) -> Op {
    let next = ip.wrapping_add(size);
    let lanes = inst.exec_size.lanes();
    let action = action(&inst, ip, next, lanes).unwrap_or_else(Action::Unsupported);
    let offset = usize::from(inst.channel_offset);
    let channels = match (inst.scalar_lane(), inst.operands) {
        (Some(lane), _) => 1 << (offset + lane),
        // The lanes of smov are known where their mask is an immediate.
        (_, Operands::Binary { src1: Src::Imm(mask), .. }) if inst.opcode == Opcode::Smov => {
            inst.channel_mask() & (mask.lane_bits(0, 4) as u32) << offset
        }
        _ => inst.channel_mask(),
    };
    Op { ip, next, inst, lanes, channels, action }
}

fn action(inst: &Instruction, ip: u32, next: u32, lanes: usize) -> Result<Action, &'static str> {
    Ok(match inst.operands {
        Operands::None if inst.opcode == Opcode::Nop => Action::Nop,
        Operands::None => return Err("illegal instruction executed"),
        Operands::Unary { src0, .. } if inst.opcode == Opcode::Wait => wait(src0)?,
        Operands::Unary { dst, src0 } => alu(inst.opcode, dst, [src0; 3], 1, lanes)?,
        Operands::Binary { dst, src0, src1 } => alu(inst.opcode, dst, [src0, src1, src0], 2, lanes)?,
        Operands::Ternary { dst, src } if inst.opcode == Opcode::Madm => Action::Madm {
            dest: extended_dest(dst)?,
            src: [extended_source(src[0], lanes)?, extended_source(src[1], lanes)?, extended_source(src[2], lanes)?],
        },
        Operands::Ternary { dst, src } => {
            let enables_known = dst.chan_en == TernaryDst::ALL_CHANNELS || inst.scalar_lane().is_some();
            if !enables_known || src.iter().any(has_swizzle) {
                return Err("Align16 swizzles other than identity and channel enables of some elements are not implemented");
            }
            let sources = src.map(|s| Src::Reg(s.as_reg_src()));
            alu(inst.opcode, dst.as_dst(), sources, 3, lanes)?
        }
        Operands::Math { function, dst, src0, src1 } => {
            check(dst, &[src0, src1])?;
            let src = [src0, src1].map(|src| Source::new(src, lanes, dst.stride()));
            Action::Math { function, dest: Dest::new(dst), src }
        }
        Operands::MathMacro { function, dst, src0, src1 } => {
            Action::Seed { function, dest: extended(dst, lanes), src: [extended(src0, lanes), extended(src1, lanes)] }
        }
        Operands::Send(message) => Action::Send(message),
        Operands::Branch { jip, uip } => branch(inst, ip, next, jip, uip)?,
        Operands::Jump(target) => jump(inst.opcode, ip, next, target)?,
        Operands::Call { dst, target } => {
            let base = if inst.opcode == Opcode::Calla { 0 } else { ip };
            Action::Call { dest: Dest::new(dst), target: resolve(target, base) }
        }
        Operands::Ret(src) => Action::Return(src.loc),
    })
}

fn wait(src: Src) -> Result<Action, &'static str> {
    match src {
        Src::Reg(reg) => match reg.loc {
            Location::Direct { reg: Register::Arf(Arf::Notification), subreg } if subreg < 12 => {
                Ok(Action::Wait(usize::from(subreg) / 4))
            }
            _ => Err("wait takes a notification counter n0.0 to n0.2"),
        },
        Src::Imm(_) => Err("wait takes a notification counter n0.0 to n0.2"),
    }
}

/// Reorders elements, beyond what [`TernarySrc::region`] describes.
fn has_swizzle(src: &TernarySrc) -> bool {
    src.region() != Region::SCALAR && src.swizzle != TernarySrc::IDENTITY
}

fn alu(opcode: Opcode, dst: Dst, src: [Src; 3], count: usize, lanes: usize) -> Result<Action, &'static str> {
    check(dst, &src[..count])?;
    let dest = Dest::new(dst);
    let mut src = src.map(|s| Source::new(s, lanes, dst.stride()));
    if opcode == Opcode::Movi {
        src[0] = src[0].with_address_per_lane().ok_or("movi takes a register-indirect source")?;
    }
    let multiplies = matches!(opcode, Opcode::Mul | Opcode::Mac | Opcode::Mach | Opcode::Avg);
    if multiplies && src[..count].iter().any(|s| s.ty.size() == 8 && !s.ty.is_float()) {
        return Err("this operation takes no 64-bit integer sources");
    }
    let any_64 = dst.ty.size() == 8 || src[..count].iter().any(|s| s.ty.size() == 8);
    // The lane mask of smov is not an arithmetic operand.
    let operands = if opcode == Opcode::Smov { &src[..1] } else { &src[..count] };
    Ok(Action::Alu(Alu { dest, src, class: class(opcode, operands, dst.ty), any_64 }))
}

/// Execution type (gen9-eu-isa.md sec. 5.1): the widest float among the sources; for arithmetic a float
/// destination counts as well, so that half and single may mix.
fn class(opcode: Opcode, sources: &[Source], dst: DataType) -> Class {
    let moves = matches!(opcode, Opcode::Mov | Opcode::Smov | Opcode::Movi | Opcode::Cmp | Opcode::Cmpn);
    let widest = sources.iter().map(|s| s.ty).filter(|ty| ty.is_float()).max_by_key(|ty| ty.size());
    match widest {
        None => Class::Integer,
        Some(ty) if !moves && dst.is_float() && dst.size() > ty.size() => Class::Float(dst),
        Some(ty) => Class::Float(ty),
    }
}

/// Refuses architecture registers the thread state does not have.
fn check(dst: Dst, sources: &[Src]) -> Result<(), &'static str> {
    if let Place::Arf(arf, _) = Dest::new(dst).place {
        if !Thread::arf_is_writable(arf) {
            return Err("this architecture register is not implemented as a destination");
        }
    }
    for source in sources {
        if let Some(Place::Arf(arf, _)) = Source::new(*source, 1, dst.stride()).place() {
            if !Thread::arf_is_readable(arf) {
                return Err("this architecture register is not implemented as a source");
            }
        }
    }
    Ok(())
}

fn mme(select: Option<MacroSelect>) -> Result<Option<usize>, &'static str> {
    match select {
        Some(MacroSelect::Mme(index)) => Ok(Some(usize::from(index) % 8)),
        Some(MacroSelect::None) => Ok(None),
        None => Err("extension selectors 9 to 15 are reserved"),
    }
}

fn extended_dest(dst: TernaryDst) -> Result<Extended, &'static str> {
    let source = TernarySrc {
        reg: dst.reg,
        subreg: dst.subreg,
        ty: dst.ty,
        replicate: false,
        swizzle: TernarySrc::IDENTITY,
        abs: false,
        neg: false,
    };
    Ok(Extended { low: Source::register(source.as_reg_src(), 1), dest: Dest::new(dst.as_dst()), mme: mme(dst.mme())? })
}

fn extended_source(src: TernarySrc, lanes: usize) -> Result<Extended, &'static str> {
    let as_dst = TernaryDst { reg: src.reg, subreg: src.subreg, ty: src.ty, chan_en: TernaryDst::ALL_CHANNELS };
    Ok(Extended { low: Source::register(src.as_reg_src(), lanes), dest: Dest::new(as_dst.as_dst()), mme: mme(src.mme())? })
}

fn extended(operand: MacroOperand, lanes: usize) -> Extended {
    let loc = Location::Direct { reg: operand.reg, subreg: 0 };
    let low = RegSrc { loc, ty: operand.ty, region: Region::PACKED, abs: operand.abs, neg: operand.neg };
    let dest = Dst { loc, ty: operand.ty, hstride: HorzStride::S1 };
    Extended {
        low: Source::register(low, lanes),
        dest: Dest::new(dest),
        mme: match operand.mme {
            MacroSelect::Mme(index) => Some(usize::from(index) % 8),
            MacroSelect::None => None,
        },
    }
}

fn branch(inst: &Instruction, ip: u32, next: u32, jip: i32, uip: Option<i32>) -> Result<Action, &'static str> {
    let rule = match (inst.opcode, inst.branch_ctrl) {
        (Opcode::If, false) => Rule::If,
        (Opcode::Else, false) => Rule::Else,
        (Opcode::Endif | Opcode::Join, _) => Rule::Converge,
        (Opcode::While, _) => Rule::While,
        (Opcode::Break, _) => Rule::Break,
        (Opcode::Cont | Opcode::Halt, _) => Rule::Leave,
        (Opcode::Goto, false) => Rule::Goto,
        (Opcode::Goto, true) => Rule::GotoTrue,
        _ => return Err("if.b and else.b are not implemented"),
    };
    let uip = ip.wrapping_add_signed(uip.unwrap_or(jip));
    Ok(Action::Branch(rule, Targets { next, jip: ip.wrapping_add_signed(jip), uip, after_uip: uip }))
}

fn jump(opcode: Opcode, ip: u32, next: u32, target: JumpTarget) -> Result<Action, &'static str> {
    if opcode == Opcode::Jmpi {
        return Ok(Action::Jump(resolve(target, next)));
    }
    match target {
        JumpTarget::Imm { jip, uip } => {
            let to = Targets {
                next,
                jip: ip.wrapping_add_signed(jip),
                uip: ip.wrapping_add_signed(uip.unwrap_or(jip)),
                after_uip: next,
            };
            Ok(Action::Branch(diverging_rule(opcode), to))
        }
        JumpTarget::Reg(src) => Ok(Action::DivergeIndirect { loc: src.loc, uip: opcode == Opcode::Brc }),
    }
}

/// `brd` sends lanes to JIP; `brc` lets them wait at UIP as `halt` does.
pub(crate) fn diverging_rule(opcode: Opcode) -> Rule {
    match opcode {
        Opcode::Brc => Rule::Leave,
        _ => Rule::Diverge,
    }
}

fn resolve(target: JumpTarget, base: u32) -> Target {
    match target {
        JumpTarget::Imm { jip, .. } => Target::Address(base.wrapping_add_signed(jip)),
        JumpTarget::Reg(src) => Target::Register { loc: src.loc, base },
    }
}
