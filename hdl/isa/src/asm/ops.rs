//! One method per instruction that computes or communicates.

use super::{Arg, Builder, Line, Operand};
use crate::control::ExecSize;
use crate::instruction::{Instruction, Operands};
use crate::math::{MacroSelect, MathFunction};
use crate::message::{Desc, ExDesc, Message, SecondPayload, Sfid};
use crate::opcode::{Form, Opcode};
use crate::operands::Src;
use crate::registers::{Arf, Register};
use crate::ternary::TernaryDst;
use crate::types::DataType;

macro_rules! unary {
    ($($method:ident $opcode:ident;)*) => {
        $(
            #[doc = concat!("`", stringify!($opcode), "`")]
            pub fn $method(&mut self, lanes: usize, dst: Operand, src: impl Into<Arg>) -> Line<'_> {
                self.unary(Opcode::$opcode, lanes, dst, src)
            }
        )*
    };
}

macro_rules! binary {
    ($($method:ident $opcode:ident;)*) => {
        $(
            #[doc = concat!("`", stringify!($opcode), "`")]
            pub fn $method(
                &mut self,
                lanes: usize,
                dst: Operand,
                src0: Operand,
                src1: impl Into<Arg>,
            ) -> Line<'_> {
                self.binary(Opcode::$opcode, lanes, dst, src0, src1)
            }
        )*
    };
}

impl Builder {
    unary! {
        mov Mov;
        not Not;
        rndd Rndd;
        rndu Rndu;
        rnde Rnde;
        rndz Rndz;
        frc Frc;
        lzd Lzd;
        cbit Cbit;
        bfrev Bfrev;
    }

    binary! {
        sel Sel;
        and And;
        or Or;
        xor Xor;
        shr Shr;
        shl Shl;
        asr Asr;
        smov Smov;
        add Add;
        mul Mul;
        mach Mach;
        addc Addc;
        subb Subb;
    }

    /// Any instruction with one source.
    pub fn unary(&mut self, opcode: Opcode, lanes: usize, dst: Operand, src: impl Into<Arg>) -> Line<'_> {
        self.expect_form(opcode, Form::Unary);
        let size = self.exec_size(lanes);
        self.push(Instruction::new(opcode, size, Operands::Unary { dst: dst.dst(), src0: src.into().src(size) }))
    }

    /// Any instruction with two sources.
    pub fn binary(&mut self, opcode: Opcode, lanes: usize, dst: Operand, src0: Operand, src1: impl Into<Arg>) -> Line<'_> {
        self.expect_form(opcode, Form::Binary);
        let size = self.exec_size(lanes);
        self.push(Instruction::new(
            opcode,
            size,
            Operands::Binary { dst: dst.dst(), src0: Arg::Reg(src0).src(size), src1: src1.into().src(size) },
        ))
    }

    /// Any instruction with three sources, except `madm`. One lane is encoded
    /// as the smallest instruction with the channel enables of its first
    /// element, all sources broadcast.
    pub fn ternary(&mut self, opcode: Opcode, lanes: usize, dst: Operand, src: [Operand; 3]) -> Line<'_> {
        self.expect_form(opcode, Form::Ternary);
        if lanes == 1 {
            return self.scalar_ternary(opcode, dst, src);
        }
        let size = self.exec_size(lanes);
        let operands = self.ternary_operands(size, dst, src);
        self.push(Instruction::new(opcode, size, operands))
    }

    fn scalar_ternary(&mut self, opcode: Opcode, dst: Operand, src: [Operand; 3]) -> Line<'_> {
        let mut operands = self.ternary_operands(ExecSize::E1, dst, src.map(Operand::scalar));
        let mut size = ExecSize::E4;
        if let Operands::Ternary { dst, .. } = &mut operands {
            size = TernaryDst::scalar_size(dst.ty);
            dst.chan_en = TernaryDst::scalar_enables(dst.ty, 0);
        }
        self.push(Instruction::new(opcode, size, operands))
    }

    /// `cmp` into the null register of src0's type: add the condition with
    /// [`Line::cond`].
    pub fn cmp(&mut self, lanes: usize, src0: Operand, src1: impl Into<Arg>) -> Line<'_> {
        let null = super::null().ty(src0.dst().ty);
        self.binary(Opcode::Cmp, lanes, null, src0, src1)
    }

    /// `mad`: dst = src1 * src2 + src0.
    pub fn mad(&mut self, lanes: usize, dst: Operand, src: [Operand; 3]) -> Line<'_> {
        self.ternary(Opcode::Mad, lanes, dst, src)
    }

    /// `csel`: dst = src2 against zero ? src0 : src1; add the condition with [`Line::cond`].
    pub fn csel(&mut self, lanes: usize, dst: Operand, src: [Operand; 3]) -> Line<'_> {
        self.ternary(Opcode::Csel, lanes, dst, src)
    }

    /// `madm`, with the extension of the destination and of each source.
    pub fn madm(&mut self, lanes: usize, (dst, dst_mme): (Operand, MacroSelect), src: [(Operand, MacroSelect); 3]) -> Line<'_> {
        let size = self.exec_size(lanes);
        let mut operands = self.ternary_operands(size, dst, src.map(|(operand, _)| operand));
        if let Operands::Ternary { dst, src: sources } = &mut operands {
            dst.chan_en = dst_mme.code();
            for (source, (_, mme)) in sources.iter_mut().zip(src) {
                source.swizzle = mme.code();
            }
        }
        self.push(Instruction::new(Opcode::Madm, size, operands))
    }

    /// `math`, for functions of one source.
    pub fn math(&mut self, function: MathFunction, lanes: usize, dst: Operand, src: impl Into<Arg>) -> Line<'_> {
        match src.into() {
            Arg::Reg(src) => self.math2(function, lanes, dst, src, super::null().ty(src.dst().ty).scalar()),
            Arg::Imm(value) => self.math_of(function, lanes, dst, |_| [Src::Imm(value), Operands::NO_SOURCE]),
        }
    }

    /// `math`, for functions of two sources.
    pub fn math2(&mut self, function: MathFunction, lanes: usize, dst: Operand, src0: Operand, src1: impl Into<Arg>) -> Line<'_> {
        let (src0, src1) = (Arg::Reg(src0), src1.into());
        self.math_of(function, lanes, dst, |size| [src0.src(size), src1.src(size)])
    }

    fn math_of(
        &mut self,
        function: MathFunction,
        lanes: usize,
        dst: Operand,
        sources: impl FnOnce(ExecSize) -> [Src; 2],
    ) -> Line<'_> {
        if function.is_macro() {
            self.fail("the math macros are not supported by the builder");
        }
        let size = self.exec_size(lanes);
        let [src0, src1] = sources(size);
        self.push(Instruction::new(Opcode::Math, size, Operands::Math { function, dst: dst.dst(), src0, src1 }))
    }

    /// `send` with the payload from `src0`, the response to `dst` (null for
    /// none).
    pub fn send(&mut self, lanes: usize, sfid: Sfid, dst: Register, src0: u8, desc: u32) -> Line<'_> {
        self.message(lanes, Opcode::Send, message(sfid, dst, src0, desc))
    }

    /// `sends` with `src1_len` more payload registers from `src1`.
    pub fn sends(
        &mut self,
        lanes: usize,
        sfid: Sfid,
        dst: Register,
        (src0, src1, src1_len): (u8, u8, u8),
        desc: u32,
    ) -> Line<'_> {
        let split = Message {
            src1: Some(SecondPayload { reg: Register::Grf(src1) }),
            ex_desc: ExDesc::Imm { src1_len, function: 0 },
            ..message(sfid, dst, src0, desc)
        };
        self.message(lanes, Opcode::Sends, split)
    }

    /// End of thread: the register holds the copy of the dispatch header.
    pub fn eot(&mut self, header: u8) -> Line<'_> {
        const END_OF_THREAD: u32 = 0x0200_0010;
        let last = Message { eot: true, ..message(Sfid::ThreadSpawner, Register::NULL, header, END_OF_THREAD) };
        self.message(8, Opcode::Send, last).no_mask()
    }

    /// `wait` for a notification.
    pub fn wait(&mut self) -> Line<'_> {
        let n0 = Operand::of(Register::Arf(Arf::Notification), DataType::Ud);
        self.unary(Opcode::Wait, 1, n0, n0.scalar()).no_mask()
    }

    /// `nop`
    pub fn nop(&mut self) -> Line<'_> {
        self.push(Instruction::new(Opcode::Nop, ExecSize::E1, Operands::None))
    }

    fn message(&mut self, lanes: usize, opcode: Opcode, message: Message) -> Line<'_> {
        let size = self.exec_size(lanes);
        self.push(Instruction::new(opcode, size, Operands::Send(message)))
    }

    fn ternary_operands(&mut self, size: ExecSize, dst: Operand, src: [Operand; 3]) -> Operands {
        let [a, b, c] = src.map(|operand| operand.ternary_src(size));
        match (dst.ternary_dst(), a, b, c) {
            (Some(dst), Some(a), Some(b), Some(c)) => Operands::Ternary { dst, src: [a, b, c] },
            _ => {
                self.fail("ternary operands must be packed or scalar general registers of a ternary type");
                Operands::None
            }
        }
    }

    fn expect_form(&mut self, opcode: Opcode, form: Form) {
        if opcode.form() != form {
            self.fail("the opcode does not have this number of sources");
        }
    }
}

fn message(sfid: Sfid, dst: Register, src0: u8, desc: u32) -> Message {
    Message {
        sfid,
        dst,
        dst_ty: DataType::Ud,
        src0: Register::Grf(src0),
        src0_ty: DataType::Ud,
        src1: None,
        desc: Desc::Imm(desc),
        ex_desc: ExDesc::Imm { src1_len: 0, function: 0 },
        eot: false,
    }
}
