//! How often the units of an execution unit were used, from its ports and from what the instructions on them are:
//! the same on every engine.
//!
//! Rows that are written, messages, lines and retired instructions stand on the ports. Which lanes an ALU gathers
//! does not; that is taken from the instruction: every enabled lane takes one element of each register operand.
//! What is computed in a lane is a product (`mul`, `mad` and their like), a function of EM, a quotient or
//! remainder of INTDIV, or something else.

use tessera_isa::{decode, Instruction, Location, MathFunction, Opcode, Operands, Register, Src, COMPACT_BYTES};
use tessera_ports::eu::{EuIn, EuOut};

use crate::energy::EuAccesses;
use crate::stats::DISPATCH;

/// Retire ports and write events: ALU1 comes behind ALU0, then JE.
const ALU1: usize = 1;
const JE: usize = 2;

/// What a lane computes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Product,
    Function,
    Quotient,
    Other,
}

/// What an instruction asks of an ALU.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Work {
    kind: Kind,
    /// Register operands.
    sources: u64,
}

/// The instructions of a program by their address.
#[derive(Debug, Clone, Default)]
pub struct Program {
    /// What starts at each 8-byte boundary.
    at: Vec<Work>,
}

impl Program {
    /// Of this code, which starts at address 0. What is no instruction retires nowhere.
    pub fn new(code: &[u8]) -> Self {
        let work = |ip: usize| decode(&code[ip..]).map_or(Work { kind: Kind::Other, sources: 0 }, |decoded| work(&decoded.inst));
        Program { at: (0..code.len()).step_by(COMPACT_BYTES).map(work).collect() }
    }

    fn of(&self, ip: u64) -> Work {
        let none = Work { kind: Kind::Other, sources: 0 };
        self.at.get(ip as usize / COMPACT_BYTES).copied().unwrap_or(none)
    }

    /// Counts one cycle of an EU that runs the program.
    pub fn count(&self, counts: &mut EuAccesses<u64>, input: &EuIn, output: &EuOut) {
        counts.lines_fetched += input.if_rsp.valid & output.if_rsp.ready;
        for written in output.wb.iter().filter(|wb| wb.valid != 0) {
            *match written.pipe as usize {
                0..=ALU1 => &mut counts.alu_rows_written,
                JE => &mut counts.call_rows_written,
                pipe if pipe as u64 == DISPATCH => &mut counts.dispatch_rows_written,
                _ => &mut counts.response_rows_written,
            } += 1;
        }
        for (alu, retired) in output.ret[..JE].iter().enumerate().filter(|(_, retired)| retired.valid != 0) {
            let (lanes, work) = (u64::from(retired.mask.count_ones()), self.of(retired.ip));
            counts.operand_lanes += lanes * work.sources;
            *match (work.kind, alu) {
                (Kind::Product, 0) => &mut counts.alu0_products,
                (Kind::Product, _) => &mut counts.alu1_products,
                (Kind::Function, _) => &mut counts.em_lanes,
                (Kind::Quotient, _) => &mut counts.intdiv_lanes,
                (Kind::Other, 0) => &mut counts.alu0_others,
                (Kind::Other, _) => &mut counts.alu1_others,
            } += lanes;
        }
        counts.branches += output.ret[JE].valid;
        let beat = output.mo.valid & input.mo.ready;
        counts.message_rows_read += beat;
        counts.messages += beat & output.mo.last;
    }
}

fn work(instruction: &Instruction) -> Work {
    let kind = match (instruction.opcode, &instruction.operands) {
        (_, Operands::Math { function: MathFunction::Idiv | MathFunction::Iqot | MathFunction::Irem, .. }) => Kind::Quotient,
        (_, Operands::Math { .. } | Operands::MathMacro { .. }) => Kind::Function,
        (Opcode::Mul | Opcode::Mac | Opcode::Mach | Opcode::Mad | Opcode::Madm | Opcode::Lrp, _) => Kind::Product,
        (Opcode::Dp4 | Opcode::Dph | Opcode::Dp3 | Opcode::Dp2 | Opcode::Line | Opcode::Pln, _) => Kind::Product,
        _ => Kind::Other,
    };
    let sources = match &instruction.operands {
        Operands::Unary { src0, .. } => u64::from(is_gathered(src0)),
        Operands::Binary { src0, src1, .. } | Operands::Math { src0, src1, .. } => {
            u64::from(is_gathered(src0)) + u64::from(is_gathered(src1))
        }
        Operands::MathMacro { src0, src1, .. } => [src0, src1].map(|src| u64::from(is_general(src.reg))).iter().sum(),
        Operands::Ternary { .. } => 3,
        _ => 0,
    };
    Work { kind, sources }
}

fn is_gathered(source: &Src) -> bool {
    match source {
        Src::Reg(reg) => match reg.loc {
            Location::Direct { reg, .. } => is_general(reg),
            Location::Indirect { .. } => true,
        },
        Src::Imm(_) => false,
    }
}

fn is_general(register: Register) -> bool {
    matches!(register, Register::Grf(_))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_isa::{encode, DataType, Dst, ExecSize, HorzStride, ImmType, Immediate, RegSrc, Region};

    fn instruction(opcode: Opcode, operands: Operands) -> Instruction {
        Instruction::new(opcode, ExecSize::E8, operands)
    }

    #[test]
    fn operands_are_counted_in_registers_only() {
        let dst = Dst { loc: Location::Direct { reg: Register::Grf(8), subreg: 0 }, ty: DataType::Ud, hstride: HorzStride::S1 };
        let of = |loc| Src::Reg(RegSrc { loc, ty: DataType::Ud, region: Region::PACKED, abs: false, neg: false });
        let grf = of(Location::Direct { reg: Register::Grf(4), subreg: 0 });
        let null = of(Location::Direct { reg: Register::NULL, subreg: 0 });
        let three = Src::Imm(Immediate::new(ImmType::Ud, 3));
        let is = |opcode, operands, kind, sources| {
            assert_eq!(work(&instruction(opcode, operands)), Work { kind, sources }, "{opcode:?} {operands:?}");
        };
        is(Opcode::Mov, Operands::Unary { dst, src0: three }, Kind::Other, 0);
        is(Opcode::Mov, Operands::Unary { dst, src0: of(Location::Indirect { a0: 0, offset: 0 }) }, Kind::Other, 1);
        is(Opcode::Add, Operands::Binary { dst, src0: grf, src1: three }, Kind::Other, 1);
        is(Opcode::Mul, Operands::Binary { dst, src0: grf, src1: grf }, Kind::Product, 2);
        let math = |function, src1| Operands::Math { function, dst, src0: grf, src1 };
        is(Opcode::Math, math(MathFunction::Inv, null), Kind::Function, 1);
        is(Opcode::Math, math(MathFunction::Irem, grf), Kind::Quotient, 2);
    }

    #[test]
    fn a_cycle_is_counted_once_in_each_unit() {
        let dst = Dst { loc: Location::Direct { reg: Register::Grf(8), subreg: 0 }, ty: DataType::F, hstride: HorzStride::S1 };
        let reg = Register::Grf(4);
        let region = Region::PACKED;
        let src = Src::Reg(RegSrc { loc: Location::Direct { reg, subreg: 0 }, ty: DataType::F, region, abs: false, neg: false });
        let code = |opcode| encode(&instruction(opcode, Operands::Binary { dst, src0: src, src1: src })).to_le_bytes();
        let program = Program::new(&[code(Opcode::Mul), code(Opcode::Add)].concat());
        let (mut input, mut output) = (EuIn::default(), EuOut::default());
        (input.if_rsp.valid, output.if_rsp.ready) = (1, 1);
        (output.mo.valid, output.mo.last, input.mo.ready) = (1, 1, 1);
        (output.ret[0].valid, output.ret[0].mask, output.ret[0].ip) = (1, 0xFF, 0);
        (output.ret[1].valid, output.ret[1].mask, output.ret[1].ip) = (1, 0x0F, 16);
        output.ret[2].valid = 1;
        (output.wb[0].valid, output.wb[0].pipe) = (1, 0);
        (output.wb[1].valid, output.wb[1].pipe) = (1, DISPATCH);
        let mut counts = EuAccesses::default();
        program.count(&mut counts, &input, &output);
        input.mo.ready = 0;
        output.wb[0].pipe = 3;
        program.count(&mut counts, &input, &output);
        let expected = EuAccesses {
            lines_fetched: 2,
            operand_lanes: 2 * 2 * (8 + 4),
            alu0_products: 2 * 8,
            alu1_others: 2 * 4,
            alu_rows_written: 1,
            response_rows_written: 1,
            dispatch_rows_written: 2,
            branches: 2,
            message_rows_read: 1,
            messages: 1,
            ..EuAccesses::default()
        };
        assert_eq!(counts, expected);
    }
}
