//! A kernel's code in a rounding mode.
//!
//! OpenCL C cannot say how `a + b` rounds, so the compiler's code is changed in two places, as the compiler
//! itself would where it knew of a mode (gen9-eu-isa.md sec. 6.5):
//!
//! * The prologue's `or` to cr0, which asks for denormals, asks for the mode too.
//! * In the sequences of division and square root, all steps but the last round to nearest: cr0 is switched
//!   before the first `madm` of each and back before the one that delivers, which has no mme selector.

use tessera_isa::{decode, disasm, encode, Instruction, IsaError, MacroSelect, Opcode, Operands};

use crate::function::{FpuError, Rounding};

/// How the compiler begins: keep denormals.
const PROLOGUE: &str = "or (1|M0) cr0.0<1>:ud cr0.0<0;1,0>:ud 0x4C0:uw";

/// An instruction with the bytes it was in; none for one that is new.
struct Item<'a> {
    inst: Instruction,
    from: Option<(usize, &'a [u8])>,
}

/// `isa`, whose first `used` bytes are instructions, in this mode. `kernel` names it in an error.
pub fn in_mode(kernel: &str, isa: &[u8], used: usize, rounding: Rounding) -> Result<Vec<u8>, FpuError> {
    if rounding == Rounding::NearEven {
        return Ok(isa.to_vec());
    }
    let mut items = items(isa, used)?;
    let prologue = items.iter_mut().find(|item| disasm(&item.inst).contains(PROLOGUE));
    let prologue = prologue.ok_or_else(|| FpuError::Prologue { kernel: kernel.into() })?;
    let switch = mode_instruction(&prologue.inst, Opcode::Xor, 0, rounding)?;
    prologue.inst = mode_instruction(&prologue.inst, Opcode::Or, 0x4C0, rounding)?;
    prologue.from = prologue.from.map(|(at, _)| (at, &[] as &[u8]));
    let mut out: Vec<Item> = Vec::new();
    let mut nearest = false;
    for item in items {
        if let Some(last) = last_step(&item.inst) {
            if nearest == last {
                out.push(Item { inst: switch, from: None });
                nearest = !nearest;
            }
        }
        out.push(item);
    }
    let mut code = assemble(&out);
    code.extend_from_slice(&isa[used..]);
    Ok(code)
}

/// All instructions, in order.
fn items(isa: &[u8], used: usize) -> Result<Vec<Item<'_>>, IsaError> {
    let mut items = Vec::new();
    let mut ip = 0;
    while ip < used {
        let decoded = decode(&isa[ip..])?;
        items.push(Item { inst: decoded.inst, from: Some((ip, &isa[ip..ip + decoded.size])) });
        ip += decoded.size;
    }
    Ok(items)
}

/// Whether a `madm` is the last step of its sequence; `None` for other instructions.
fn last_step(inst: &Instruction) -> Option<bool> {
    let Operands::Ternary { dst, .. } = inst.operands else { return None };
    (inst.opcode == Opcode::Madm).then(|| dst.mme() == Some(MacroSelect::None))
}

/// The prologue with another operation and the mode in its immediate, which is the upper 16 bits of the word
/// and, in compiled code, their copy.
fn mode_instruction(prologue: &Instruction, opcode: Opcode, base: u16, rounding: Rounding) -> Result<Instruction, IsaError> {
    let immediate = u128::from(base | u16::from(rounding.control()) << 4);
    let word = encode(prologue) & !(0xFFFF_FFFF << 96 | 0x7F);
    let word = word | immediate << 96 | immediate << 112 | u128::from(opcode.code());
    Ok(decode(&word.to_le_bytes())?.inst)
}

/// Bytes of the instructions; branches reach what they reached.
fn assemble(items: &[Item]) -> Vec<u8> {
    let size = |item: &Item| item.from.map_or(16, |(_, raw)| if raw.is_empty() { 16 } else { raw.len() });
    let mut at = 0;
    let mut moved = Vec::new();
    // A branch to an instruction before which another was put reaches the new one.
    let mut start = 0;
    for item in items {
        if let Some((old, _)) = item.from {
            moved.push((old as i64, start));
            at += size(item) as i64;
            start = at;
        } else {
            at += size(item) as i64;
        }
    }
    let target = |old: i64| moved.iter().find(|(from, _)| *from == old).map_or(old, |(_, to)| *to);
    let mut code = Vec::new();
    for item in items {
        let here = code.len() as i64;
        let mut inst = item.inst;
        match (&mut inst.operands, item.from) {
            (Operands::Branch { jip, uip }, Some((old, _))) => {
                let relocate = |offset: &mut i32| *offset = (target(old as i64 + i64::from(*offset)) - here) as i32;
                relocate(jip);
                uip.iter_mut().for_each(relocate);
                code.extend_from_slice(&encode(&inst).to_le_bytes());
            }
            (_, Some((_, raw))) if !raw.is_empty() => code.extend_from_slice(raw),
            _ => code.extend_from_slice(&encode(&inst).to_le_bytes()),
        }
    }
    code
}
