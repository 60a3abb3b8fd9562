//! Random valid instructions: every value `decode` can return, so also what no EU of this project executes;
//! the instructions of the subset are `tessera_testbenches::stimuli::instruction`.

use proptest::prelude::*;
use proptest::sample::select;
use tessera_isa::{
    AccessMode, Arf, CondMod, DataType, Desc, Dst, ExDesc, ExecSize, FlagRef, Form, HorzStride, ImmType, Immediate, Instruction,
    JumpTarget, Location, MacroOperand, MacroSelect, MathFunction, Message, Opcode, Operands, PredCtrl, Predicate, RegSrc,
    Region, Register, SecondPayload, Sfid, Src, TernaryDst, TernarySrc, TernaryType, ThreadCtrl,
};

/// Any instruction, native.
pub fn instruction() -> impl Strategy<Value = Instruction> {
    select(Opcode::ALL)
        .prop_flat_map(|opcode| (Just(opcode), operands(opcode), header()))
        .prop_map(|(opcode, operands, header)| with_header(opcode, operands, header))
}

#[derive(Clone, Debug)]
struct Header {
    exec_size: ExecSize,
    channel_offset: u8,
    predicate: Option<(u8, bool)>,
    flag: FlagRef,
    cond_mod: Option<CondMod>,
    thread_ctrl: ThreadCtrl,
    bits: [bool; 6],
}

fn header() -> impl Strategy<Value = Header> {
    (
        select(&ExecSize::ALL[..]),
        0_u8..8,
        prop::option::of((0_u8..13, any::<bool>())),
        (0_u8..2, 0_u8..2),
        prop::option::of(select(&CondMod::ALL[..])),
        select(vec![ThreadCtrl::Normal, ThreadCtrl::Atomic, ThreadCtrl::Switch]),
        any::<[bool; 6]>(),
    )
        .prop_map(|(exec_size, nibble, predicate, (reg, subreg), cond_mod, thread_ctrl, bits)| Header {
            exec_size,
            channel_offset: nibble * 4 % (33 - exec_size.lanes() as u8),
            predicate,
            flag: FlagRef::new(reg, subreg),
            cond_mod,
            thread_ctrl,
            bits,
        })
}

fn with_header(opcode: Opcode, operands: Operands, header: Header) -> Instruction {
    let base = Instruction::new(opcode, header.exec_size, operands);
    let align16 = base.access_mode == AccessMode::Align16;
    let [no_mask, saturate, bit28, no_dd_clr, no_dd_chk, debug_ctrl] = header.bits;
    let mut inst = Instruction {
        channel_offset: header.channel_offset / 4 * 4,
        no_mask,
        predicate: header.predicate.map(|(pick, inverted)| Predicate { ctrl: pred_ctrl(pick, align16), inverted }),
        flag: header.flag,
        cond_mod: header.cond_mod,
        saturate,
        acc_wr_en: bit28 && !opcode.is_branch(),
        branch_ctrl: bit28 && opcode.is_branch(),
        thread_ctrl: header.thread_ctrl,
        no_dd_clr,
        no_dd_chk,
        debug_ctrl,
        ..base
    };
    if !matches!(opcode.form(), Form::Unary | Form::Binary | Form::Ternary) {
        inst.cond_mod = None;
    }
    if opcode.form() == Form::Ternary {
        inst.exec_size = match inst.operands {
            Operands::Ternary { dst, .. } if opcode != Opcode::Madm && dst.chan_en != TernaryDst::ALL_CHANNELS => {
                TernaryDst::scalar_size(dst.ty)
            }
            _ => inst.exec_size.clamp(ExecSize::E2, ExecSize::E16),
        };
        inst.channel_offset = inst.channel_offset.min(16);
    }
    inst
}

fn pred_ctrl(pick: u8, align16: bool) -> PredCtrl {
    let align1 = [
        PredCtrl::Sequential,
        PredCtrl::AnyV,
        PredCtrl::AllV,
        PredCtrl::Any(2),
        PredCtrl::All(2),
        PredCtrl::Any(4),
        PredCtrl::All(4),
        PredCtrl::Any(8),
        PredCtrl::All(8),
        PredCtrl::Any(16),
        PredCtrl::All(16),
        PredCtrl::Any(32),
        PredCtrl::All(32),
    ];
    match (align16, pick % 7) {
        (false, _) => align1[usize::from(pick)],
        (true, 0) => PredCtrl::Sequential,
        (true, channel @ 1..=4) => PredCtrl::Replicate(channel - 1),
        (true, 5) => PredCtrl::Any(4),
        (true, _) => PredCtrl::All(4),
    }
}

fn operands(opcode: Opcode) -> BoxedStrategy<Operands> {
    match opcode.form() {
        Form::Bare => Just(Operands::None).boxed(),
        Form::Unary => (dst(), prop_oneof![reg_src().prop_map(Src::Reg), imm(true)])
            .prop_map(|(dst, src0)| Operands::Unary { dst, src0 })
            .boxed(),
        Form::Binary => (dst(), reg_src(), second_src())
            .prop_map(|(dst, src0, src1)| Operands::Binary { dst, src0: Src::Reg(src0), src1 })
            .boxed(),
        Form::Math => math(),
        Form::Ternary => ternary(opcode == Opcode::Madm).boxed(),
        Form::Send => message(false).prop_map(Operands::Send).boxed(),
        Form::SplitSend => message(true).prop_map(Operands::Send).boxed(),
        Form::Branch => any::<i32>().prop_map(|jip| Operands::Branch { jip, uip: None }).boxed(),
        Form::TwoTargetBranch => any::<(i32, i32)>().prop_map(|(jip, uip)| Operands::Branch { jip, uip: Some(uip) }).boxed(),
        Form::Jump => target(opcode == Opcode::Brc)
            .prop_map(move |target| {
                Operands::Jump(match target {
                    JumpTarget::Reg(src) if opcode == Opcode::Jmpi => JumpTarget::Reg(as_dword(src)),
                    other => other,
                })
            })
            .boxed(),
        Form::Call => (dst(), target(false)).prop_map(|(dst, target)| Operands::Call { dst, target }).boxed(),
        Form::Ret => grf_src().prop_map(Operands::Ret).boxed(),
    }
}

fn data_type() -> impl Strategy<Value = DataType> {
    select(&DataType::ALL[..])
}

fn arf() -> impl Strategy<Value = Arf> {
    any::<u8>().prop_filter_map("unassigned", Arf::from_number)
}

fn register() -> impl Strategy<Value = Register> {
    prop_oneof![
        4 => (0_u8..128).prop_map(Register::Grf),
        1 => arf().prop_map(Register::Arf),
    ]
}

fn indirect() -> impl Strategy<Value = Location> {
    (0_u8..16, -512_i16..512).prop_map(|(a0, offset)| Location::Indirect { a0, offset })
}

fn direct(reg: impl Strategy<Value = Register>, ty: DataType) -> impl Strategy<Value = Location> {
    let elements = (32 / ty.size()) as u8;
    (reg, 0..elements).prop_map(move |(reg, element)| Location::Direct { reg, subreg: element * ty.size() as u8 })
}

fn dst() -> impl Strategy<Value = Dst> {
    prop_oneof![
        3 => dst_in(register().boxed()),
        1 => (indirect(), data_type(), hstride()).prop_map(|(loc, ty, hstride)| Dst { loc, ty, hstride }),
    ]
}

/// Directly addressed.
fn dst_in(reg: BoxedStrategy<Register>) -> impl Strategy<Value = Dst> {
    (data_type(), hstride())
        .prop_flat_map(move |(ty, hstride)| direct(reg.clone(), ty).prop_map(move |loc| Dst { loc, ty, hstride }))
}

fn hstride() -> impl Strategy<Value = HorzStride> {
    select(&HorzStride::ALL[..])
}

fn grf() -> BoxedStrategy<Register> {
    (0_u8..128).prop_map(Register::Grf).boxed()
}

fn region() -> impl Strategy<Value = Region> {
    (0_u8..7, 0_u8..5, 0_u8..4).prop_filter_map("unassigned", |(v, w, h)| Region::from_codes(v, w, h))
}

fn reg_src() -> impl Strategy<Value = RegSrc> {
    prop_oneof![3 => reg_src_in(register().boxed()), 1 => indirect_src()]
}

fn grf_src() -> impl Strategy<Value = RegSrc> {
    prop_oneof![3 => reg_src_in(grf()), 1 => indirect_src()]
}

/// Directly addressed.
fn reg_src_in(reg: BoxedStrategy<Register>) -> impl Strategy<Value = RegSrc> {
    (data_type(), region(), any::<(bool, bool)>()).prop_flat_map(move |(ty, region, (abs, neg))| {
        direct(reg.clone(), ty).prop_map(move |loc| RegSrc { loc, ty, region, abs, neg })
    })
}

fn indirect_src() -> impl Strategy<Value = RegSrc> {
    let per_row = (0_u8..5, 0_u8..4).prop_filter_map("unassigned", |(w, h)| Region::from_codes(15, w, h));
    (indirect(), data_type(), prop_oneof![region(), per_row], any::<(bool, bool)>())
        .prop_map(|(loc, ty, region, (abs, neg))| RegSrc { loc, ty, region, abs, neg })
}

fn imm(wide: bool) -> impl Strategy<Value = Src> {
    (select(&ImmType::ALL[..]), any::<u64>())
        .prop_filter("64 bits in the second slot", move |(ty, _)| wide || !ty.is_64_bit())
        .prop_map(|(ty, value)| Src::Imm(Immediate::new(ty, value)))
}

fn second_src() -> impl Strategy<Value = Src> {
    prop_oneof![grf_src().prop_map(Src::Reg), imm(false)]
}

fn math() -> BoxedStrategy<Operands> {
    select(&MathFunction::ALL[..])
        .prop_flat_map(|function| if function.is_macro() { math_macro(function) } else { math_plain(function) })
        .boxed()
}

fn math_plain(function: MathFunction) -> BoxedStrategy<Operands> {
    let unused = reg_src_in(Just(Register::NULL).boxed()).prop_map(Src::Reg);
    let used = prop_oneof![reg_src_in(grf()).prop_map(Src::Reg), imm(false)];
    let src1 = if function.is_binary() { used.boxed() } else { unused.boxed() };
    let registers = (reg_src_in(grf()).prop_map(Src::Reg), src1).boxed();
    let constant = imm(true).prop_map(|src0| (src0, Operands::NO_SOURCE)).boxed();
    let sources = if function.is_binary() { registers } else { prop_oneof![3 => registers, 1 => constant].boxed() };
    (dst_in(grf()), sources).prop_map(move |(dst, (src0, src1))| Operands::Math { function, dst, src0, src1 }).boxed()
}

fn math_macro(function: MathFunction) -> BoxedStrategy<Operands> {
    let dst = macro_operand(grf()).prop_map(|operand| MacroOperand { abs: false, neg: false, ..operand });
    let second = if function.is_binary() { grf() } else { Just(Register::NULL).boxed() };
    (dst, macro_operand(grf()), macro_operand(second))
        .prop_map(move |(dst, src0, src1)| Operands::MathMacro { function, dst, src0, src1 })
        .boxed()
}

fn selector() -> impl Strategy<Value = MacroSelect> {
    (0_u8..9).prop_filter_map("unassigned", MacroSelect::from_code)
}

fn macro_operand(reg: BoxedStrategy<Register>) -> BoxedStrategy<MacroOperand> {
    (reg, select(vec![DataType::F, DataType::Df]), selector(), any::<(bool, bool)>())
        .prop_map(|(reg, ty, mme, (abs, neg))| MacroOperand { reg, ty, mme, abs, neg })
        .boxed()
}

fn ternary(is_macro: bool) -> impl Strategy<Value = Operands> {
    let float = select(vec![TernaryType::F, TernaryType::Hf]);
    let same = select(&TernaryType::ALL[1..4]).prop_map(|ty| [ty; 3]);
    let types = prop_oneof![[float.clone(), float.clone(), float], same];
    let dst = select(&TernaryType::ALL[..]).prop_flat_map(move |ty| {
        let step = ty.data_type().size().max(4) as u8;
        let lanes = TernaryDst::scalar_size(ty).lanes();
        let scalar = (0..lanes).prop_map(move |lane| TernaryDst::scalar_enables(ty, lane));
        let chan_en = if is_macro { (0_u8..9).boxed() } else { prop_oneof![Just(TernaryDst::ALL_CHANNELS), scalar].boxed() };
        let elements = if is_macro { 1 } else { 32 / step };
        (0_u8..128, 0..elements, chan_en).prop_map(move |(reg, element, chan_en)| TernaryDst {
            reg,
            subreg: element * step,
            ty,
            chan_en,
        })
    });
    let src = types.prop_flat_map(move |types| types.map(|ty| ternary_src(ty, is_macro)));
    (dst, src).prop_map(|(dst, src)| Operands::Ternary { dst, src })
}

fn ternary_src(ty: TernaryType, is_macro: bool) -> BoxedStrategy<TernarySrc> {
    let step = ty.data_type().size() as u8;
    let modifiers = any::<(bool, bool)>();
    let shape = if is_macro {
        (Just(false), 0_u8..9, Just(0)).boxed()
    } else {
        let plain = (any::<bool>(), Just(TernarySrc::IDENTITY), 0..32 / step);
        let broadcast = (Just(false), select(vec![TernarySrc::FIRST_DF, TernarySrc::SECOND_DF]), select(vec![0_u8, 2]));
        if ty == TernaryType::Df {
            prop_oneof![plain, broadcast].boxed()
        } else {
            plain.boxed()
        }
    };
    (0_u8..128, shape, modifiers)
        .prop_map(move |(reg, (replicate, swizzle, element), (abs, neg))| TernarySrc {
            reg,
            subreg: element * step,
            ty,
            replicate,
            swizzle,
            abs,
            neg,
        })
        .boxed()
}

fn message(split: bool) -> impl Strategy<Value = Message> {
    let grf_or_null = || prop_oneof![4 => grf(), 1 => Just(Register::NULL)];
    let imm_desc = (0_u32..1 << 31).prop_map(Desc::Imm);
    let (desc, src0, ex_desc, src0_ty) = if split {
        (
            prop_oneof![3 => imm_desc, 1 => Just(Desc::A0(0))].boxed(),
            grf().boxed(),
            prop_oneof![
                3 => (0_u8..16, any::<u16>())
                    .prop_map(|(src1_len, function)| ExDesc::Imm { src1_len, function }),
                1 => (0_u8..8).prop_map(ExDesc::A0),
            ]
            .boxed(),
            Just(DataType::Ud).boxed(),
        )
    } else {
        (
            prop_oneof![3 => imm_desc, 1 => (0_u8..32).prop_map(Desc::A0)].boxed(),
            grf_or_null().boxed(),
            any::<u16>().prop_map(|function| ExDesc::Imm { src1_len: 0, function }).boxed(),
            data_type().boxed(),
        )
    };
    (select(&Sfid::ALL[..]), (grf_or_null(), data_type()), (src0, src0_ty), grf_or_null(), (desc, ex_desc), any::<bool>())
        .prop_map(move |(sfid, (dst, dst_ty), (src0, src0_ty), src1, (desc, ex_desc), eot)| Message {
            sfid,
            dst,
            dst_ty,
            src0,
            src0_ty,
            src1: split.then_some(SecondPayload { reg: src1 }),
            desc,
            ex_desc,
            eot,
        })
}

fn target(two: bool) -> impl Strategy<Value = JumpTarget> {
    prop_oneof![
        any::<(i32, i32)>().prop_map(move |(jip, uip)| JumpTarget::Imm { jip, uip: two.then_some(uip) }),
        grf_src().prop_map(JumpTarget::Reg),
    ]
}

/// The same register as `:d`.
fn as_dword(src: RegSrc) -> RegSrc {
    let loc = match src.loc {
        Location::Direct { reg, subreg } => Location::Direct { reg, subreg: subreg / 4 * 4 },
        indirect => indirect,
    };
    RegSrc { loc, ty: DataType::D, ..src }
}
