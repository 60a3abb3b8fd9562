//! Which general registers an instruction reads, for those who print traces.

use tessera_isa::message::desc;
use tessera_isa::{ExDesc, Instruction, Location, MacroOperand, Operands, RegSrc, Register, Src, GRF_BYTES};

/// Rows of the directly addressed register sources, ascending and without repetition. Indirect sources depend
/// on `a0` and are left out; of a message, the first register of each payload is named with the following
/// ones its descriptor asks for.
pub(crate) fn source_rows(inst: &Instruction) -> Vec<u8> {
    let lanes = inst.exec_size.lanes();
    let mut rows = Vec::new();
    let mut reg = |src: RegSrc| {
        if let Location::Direct { reg: Register::Grf(first), subreg } = src.loc {
            let last = (subreg as usize + src.region.span(lanes, src.ty.size()) - 1) / GRF_BYTES;
            rows.extend((0..=last as u8).map(|i| first.saturating_add(i)));
        }
    };
    let mut src = |src: Src| {
        if let Src::Reg(source) = src {
            reg(source);
        }
    };
    match inst.operands {
        Operands::Unary { src0, .. } => src(src0),
        Operands::Binary { src0, src1, .. } | Operands::Math { src0, src1, .. } => [src0, src1].into_iter().for_each(src),
        Operands::Ternary { src, .. } => src.iter().for_each(|s| reg(s.as_reg_src())),
        Operands::Ret(source) => reg(source),
        Operands::MathMacro { src0, src1, .. } => rows.extend([src0, src1].iter().filter_map(first_row)),
        Operands::Send(message) => {
            let payload = |first: Register, count: u8| first.grf().into_iter().flat_map(move |r| r..r.saturating_add(count));
            // A descriptor in a0 is not known here.
            rows.extend(payload(message.src0, message.desc.imm().map_or(1, desc::message_len)));
            if let (Some(second), ExDesc::Imm { src1_len, .. }) = (message.src1, message.ex_desc) {
                rows.extend(payload(second.reg, src1_len));
            }
        }
        Operands::None | Operands::Branch { .. } | Operands::Jump(_) | Operands::Call { .. } => (),
    }
    rows.retain(|&r| r < 128);
    rows.sort_unstable();
    rows.dedup();
    rows
}

fn first_row(operand: &MacroOperand) -> Option<u8> {
    operand.reg.grf()
}

#[cfg(test)]
mod tests {
    use tessera_isa::asm::{grf, imm_d, Builder};
    use tessera_isa::decode;

    use super::*;

    fn rows(build: impl Fn(&mut Builder)) -> Vec<u8> {
        let mut code = Builder::new();
        build(&mut code);
        source_rows(&decode(&code.finish().expect("assembles")).expect("decodes").inst)
    }

    #[test]
    fn regions_span_registers() {
        let wide = rows(|c| {
            c.add(16, grf(2).d(), grf(4).d(), imm_d(1));
        });
        assert_eq!(wide, [4, 5]);
        let scalar = rows(|c| {
            c.add(8, grf(2).d(), grf(9).d().scalar(), grf(3).d());
        });
        assert_eq!(scalar, [3, 9]);
        let ternary = rows(|c| {
            c.mad(8, grf(2).f(), [grf(7).f(), grf(6).f(), grf(7).f()]);
        });
        assert_eq!(ternary, [6, 7]);
    }

    #[test]
    fn messages_read_their_payload() {
        let send = rows(|c| {
            c.send(8, tessera_isa::Sfid::DataPort1, Register::NULL, 5, 0x0400_0000);
        });
        assert_eq!(send, [5, 6]);
    }
}
