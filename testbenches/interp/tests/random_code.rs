//! Arbitrary instruction words end in a value or a typed error: no panic, no endless run.

use proptest::prelude::*;
use proptest::sample::select;
use tessera_interp::{step, Code, InterpError, MessagePort, Step, Thread};
use tessera_isa::{
    decode_native, encode, Arf, CondMod, DataType, Dst, ExecSize, FlagRef, Form, HorzStride, ImmType, Immediate, Instruction,
    Location, MathFunction, Opcode, Operands, PredCtrl, Predicate, RegSrc, Region, Register, Src, TernaryDst, TernarySrc,
    TernaryType,
};
use tessera_launch::{Message, MessageError, Response};

/// Answers every message with zeros.
struct Zeros;

impl MessagePort for Zeros {
    fn serve(&mut self, message: &Message<'_>) -> Result<Response, MessageError> {
        let registers = (message.desc >> 20 & 0x1F) as usize;
        Ok(Response { registers: vec![[0; 8]; registers], enables: vec![u32::MAX; registers] })
    }
}

/// Runs until the code is left, something is refused or `limit` instructions are done.
fn run(bytes: &[u8], seed: u64, limit: usize) -> Result<(), InterpError> {
    let code = Code::new(bytes);
    let mut state = seed;
    let mut random = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 32) as u32
    };
    let payload: Vec<[u32; 8]> = (0..128).map(|_| std::array::from_fn(|_| random())).collect();
    let mut thread = Thread::new(0, random(), 0, &payload);
    for _ in 0..limit {
        match step(&mut thread, &code, &mut Zeros)? {
            Step::Retired(retired) => prop_holds(&retired, &thread),
            Step::Waiting => break,
        }
    }
    Ok(())
}

/// What every record promises.
fn prop_holds(retired: &tessera_interp::Retired, thread: &Thread) {
    assert_eq!(retired.next_ip, thread.flow().ip());
    assert_eq!(retired.active & !thread.flow().dispatch(), 0);
    assert!(retired.rows.windows(2).all(|pair| pair[0].reg < pair[1].reg));
    for row in &retired.rows {
        assert_ne!(row.bytes, 0);
        assert_eq!(row.data, thread.register(row.reg));
    }
    for (value, now) in retired.flags.iter().zip(thread.flags()) {
        assert_eq!(*value, now);
    }
}

fn register() -> impl Strategy<Value = Register> {
    prop_oneof![
        6 => (0u8..128).prop_map(Register::Grf),
        1 => any::<u8>().prop_map(|n| Arf::from_number(n).map_or(Register::NULL, Register::Arf)),
    ]
}

fn location() -> impl Strategy<Value = Location> {
    prop_oneof![
        5 => (register(), 0u8..32).prop_map(|(reg, subreg)| Location::Direct { reg, subreg }),
        1 => (0u8..16, -512i16..512).prop_map(|(a0, offset)| Location::Indirect { a0, offset }),
    ]
}

fn data_type() -> impl Strategy<Value = DataType> {
    select(&DataType::ALL[..])
}

fn source() -> impl Strategy<Value = Src> {
    let region = (0u8..8, 0u8..5, 0u8..4)
        .prop_map(|(v, w, h)| Region::from_codes(if v == 7 { 15 } else { v }, w, h).unwrap_or(Region::SCALAR));
    let reg = (location(), data_type(), region, any::<bool>(), any::<bool>())
        .prop_map(|(loc, ty, region, abs, neg)| Src::Reg(RegSrc { loc, ty, region, abs, neg }));
    let imm = (select(&ImmType::ALL[..]), any::<u64>()).prop_map(|(ty, value)| Src::Imm(Immediate::new(ty, value)));
    prop_oneof![4 => reg, 1 => imm]
}

fn dest() -> impl Strategy<Value = Dst> {
    let stride = (0u8..4).prop_map(HorzStride::from_code);
    (location(), data_type(), stride).prop_map(|(loc, ty, hstride)| Dst { loc, ty, hstride })
}

fn ternary() -> impl Strategy<Value = Operands> {
    let ty = || select(&TernaryType::ALL[..]);
    let source = (0u8..128, 0u8..16, any::<bool>(), 0u8..9, any::<bool>(), any::<bool>()).prop_map(
        |(reg, subreg, replicate, mme, abs, neg)| {
            let swizzle = if mme < 4 { mme } else { TernarySrc::IDENTITY };
            TernarySrc { reg, subreg: subreg * 2, ty: TernaryType::F, replicate, swizzle, abs, neg }
        },
    );
    (0u8..128, 0u8..8, ty(), ty(), [source.clone(), source.clone(), source]).prop_map(|(reg, subreg, dst, ty, src)| {
        let src = src.map(|s| TernarySrc { ty, ..s });
        Operands::Ternary { dst: TernaryDst { reg, subreg: subreg * 4, ty: dst, chan_en: 0xF }, src }
    })
}

/// Operands that fit the opcode's form, mostly legal; forms without operands of this kind get none.
fn operands(opcode: Opcode) -> BoxedStrategy<Operands> {
    match opcode.form() {
        Form::Unary => (dest(), source()).prop_map(|(dst, src0)| Operands::Unary { dst, src0 }).boxed(),
        Form::Binary => (dest(), source(), source()).prop_map(|(dst, src0, src1)| Operands::Binary { dst, src0, src1 }).boxed(),
        Form::Math => (select(&MathFunction::ALL[..12]), dest(), source(), source())
            .prop_map(|(function, dst, src0, src1)| Operands::Math { function, dst, src0, src1 })
            .boxed(),
        Form::Ternary => ternary().boxed(),
        Form::Branch => (-4i32..5).prop_map(|n| Operands::Branch { jip: n * 16, uip: None }).boxed(),
        Form::TwoTargetBranch => {
            (-4i32..5, -4i32..5).prop_map(|(jip, uip)| Operands::Branch { jip: jip * 16, uip: Some(uip * 16) }).boxed()
        }
        _ => Just(Operands::None).boxed(),
    }
}

/// A decodable instruction.
fn instruction() -> impl Strategy<Value = Instruction> {
    legal_parts().prop_filter("not decodable", |inst| decode_native(encode(inst)).is_ok())
}

/// An instruction whose parts are each legal; many combinations are.
fn legal_parts() -> impl Strategy<Value = Instruction> {
    let predicate = select(vec![
        None,
        Some(Predicate { ctrl: PredCtrl::Sequential, inverted: false }),
        Some(Predicate { ctrl: PredCtrl::Any(8), inverted: true }),
    ]);
    let cond = prop_oneof![Just(None), select(&CondMod::ALL[..]).prop_map(Some)];
    let arithmetic: Vec<Opcode> = Opcode::ALL.iter().copied().filter(|op| !op.is_branch() && !op.is_send()).collect();
    let opcode = prop_oneof![3 => select(arithmetic), 1 => select(Opcode::ALL)];
    opcode.prop_flat_map(move |opcode| {
        let parts = (select(&ExecSize::ALL[..]), 0u8..8, any::<[bool; 5]>(), predicate.clone(), cond.clone());
        (parts, operands(opcode)).prop_map(move |((size, nibble, bits, predicate, cond_mod), operands)| Instruction {
            channel_offset: nibble * 4,
            no_mask: bits[0],
            saturate: bits[1],
            acc_wr_en: bits[2] && opcode.form() == Form::Binary,
            branch_ctrl: bits[2] && opcode == Opcode::Goto,
            flag: FlagRef::new(u8::from(bits[3]), u8::from(bits[4])),
            predicate,
            cond_mod,
            ..Instruction::new(opcode, size, operands)
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { max_local_rejects: 10_000_000, ..tessera_testkit::cases!(10_000) })]

    #[test]
    fn raw_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..64), seed in any::<u64>()) {
        let _outcome = run(&bytes, seed, 50);
    }

    #[test]
    fn well_formed_instructions(insts in proptest::collection::vec(instruction(), 1..4), seed in any::<u64>()) {
        let bytes: Vec<u8> = insts.iter().flat_map(|inst| encode(inst).to_le_bytes()).collect();
        if let Err(error) = run(&bytes, seed, 50) {
            let text = error.to_string();
            prop_assert!(!text.contains('\n') && text.starts_with("ip 0x"), "{}", text);
        }
    }
}
