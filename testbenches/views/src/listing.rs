//! The instructions of a kernel by their address: text, length, and the pipe that takes them.

use tessera_isa::{decode, disasm, expand, DataType, Instruction, Opcode, Operands, TernaryType, COMPACT_BYTES};

/// Who executes an instruction (rule 17 of the contract page of TC).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Class {
    /// One of the ALUs.
    Alu,
    /// The branch unit.
    Branch,
    /// The message unit.
    Message,
    /// The same; the thread ends.
    End,
}

/// One instruction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Its address.
    pub ip: u32,
    /// Its bytes: 8 or 16.
    pub size: u32,
    /// Its disassembly.
    pub text: String,
    /// Who executes it.
    pub class: Class,
    /// Float operations of a lane: add and mul one, mad two.
    pub flops: u64,
}

/// A kernel's instructions.
pub struct Listing {
    lines: Vec<Line>,
    /// Index into `lines` of what starts at each 8-byte boundary.
    at: Vec<Option<usize>>,
}

impl Listing {
    /// Decodes the code, which starts at address 0, up to the padding behind its end.
    pub fn new(isa: &[u8]) -> Self {
        let end = isa.iter().rposition(|&b| b != 0).map_or(0, |last| last + 1);
        let mut listing = Listing { lines: Vec::new(), at: vec![None; end.div_ceil(COMPACT_BYTES)] };
        let mut ip = 0;
        while ip < end {
            let line = line(ip, &isa[ip..]);
            listing.at[ip / COMPACT_BYTES] = Some(listing.lines.len());
            ip += line.size as usize;
            listing.lines.push(line);
        }
        listing
    }

    /// All of them, by address.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Position in [`Listing::lines`] of what starts at `ip`.
    pub fn index(&self, ip: u32) -> Option<usize> {
        let at = *self.at.get(ip as usize / COMPACT_BYTES)?;
        at.filter(|_| (ip as usize).is_multiple_of(COMPACT_BYTES))
    }

    /// What starts at `ip`: a line of its own where the program has jumped to what is none.
    pub fn line(&self, ip: u32) -> Line {
        let none = || Line { ip, size: 16, text: "// no instruction".into(), class: Class::Alu, flops: 0 };
        self.index(ip).map_or_else(none, |i| self.lines[i].clone())
    }
}

fn line(ip: usize, code: &[u8]) -> Line {
    let ip = ip as u32;
    match decode(code) {
        Ok(decoded) => {
            let text = disasm(&decoded.inst).split_whitespace().collect::<Vec<_>>().join(" ");
            let class = class(decoded.inst.opcode.code(), || ends(code, decoded.size));
            Line { ip, size: decoded.size as u32, text, class, flops: flops(&decoded.inst) }
        }
        Err(error) => Line { ip, size: COMPACT_BYTES as u32, text: format!("// {error}"), class: Class::Alu, flops: 0 },
    }
}

fn class(opcode: u8, ends: impl Fn() -> bool) -> Class {
    match opcode {
        0x20..=0x25 | 0x27..=0x30 | 0x7e => Class::Branch,
        0x31 | 0x33 if ends() => Class::End,
        0x31 | 0x33 => Class::Message,
        _ => Class::Alu,
    }
}

fn flops(inst: &Instruction) -> u64 {
    let float = |ty| matches!(ty, DataType::F | DataType::Hf | DataType::Df);
    match (inst.opcode, &inst.operands) {
        (Opcode::Add | Opcode::Mul, Operands::Binary { dst, .. }) if float(dst.ty) => 1,
        (Opcode::Mad, Operands::Ternary { dst, .. }) if matches!(dst.ty, TernaryType::F | TernaryType::Hf | TernaryType::Df) => 2,
        _ => 0,
    }
}

/// Bit 127 of the native word.
fn ends(code: &[u8], size: usize) -> bool {
    let word = |bytes: &[u8]| bytes.iter().rev().fold(0u128, |word, &byte| word << 8 | u128::from(byte));
    let native = match size {
        COMPACT_BYTES => expand(word(&code[..COMPACT_BYTES]) as u64).unwrap_or(0),
        _ => word(&code[..size]),
    };
    native >> 127 != 0
}
