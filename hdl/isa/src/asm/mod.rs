//! A small assembler for micro-benchmarks and tests.
//!
//! [`Builder`] has one method per instruction; each returns a [`Line`] whose
//! methods add what is optional. Structured flow control finds its own targets,
//! the rest takes [`Label`]s. Mistakes are reported once, by
//! [`Builder::finish`].
//!
//! ```
//! use tessera_isa::asm::{grf, imm_f, imm_w, Builder};
//! use tessera_isa::{CondMod, FlagRef};
//!
//! let mut code = Builder::new();
//! code.cmp(8, grf(2).d(), imm_w(0)).cond(CondMod::Gt, FlagRef::F0_0);
//! code.if_(8).pred(FlagRef::F0_0);
//! code.mul(8, grf(4).f(), grf(4).f(), imm_f(2.0));
//! code.endif(8);
//! code.eot(127);
//! assert_eq!(code.finish().unwrap().len(), 5 * 16);
//! ```
//!
//! Limits: no Align16 but ternary instructions, no descriptors in registers.

mod flow;
mod line;
mod operand;
mod ops;

pub use line::Line;
pub use operand::{a0, acc, flag, grf, imm, imm_d, imm_f, imm_ud, imm_uw, imm_w, indirect, null, Arg, Operand, Reg};

use crate::compact::compact;
use crate::control::ExecSize;
use crate::decode::{decode_native, encode};
use crate::error::IsaError;
use crate::instruction::{Instruction, JumpTarget, Operands};
use crate::opcode::Opcode;
use crate::{COMPACT_BYTES, NATIVE_BYTES};

/// A place in the code, named before or after it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label(usize);

/// Which offset of a branch a label is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Slot {
    Jip,
    Uip,
}

struct Fixup {
    index: usize,
    slot: Slot,
    label: Label,
}

/// Code being assembled.
#[derive(Default)]
pub struct Builder {
    insts: Vec<Instruction>,
    /// Index of the instruction each label stands before.
    labels: Vec<Option<usize>>,
    fixups: Vec<Fixup>,
    blocks: Vec<flow::Block>,
    /// The first mistake, reported by `finish`.
    error: Option<IsaError>,
}

impl Builder {
    /// No code.
    pub fn new() -> Self {
        Self::default()
    }

    /// A label to be placed later.
    pub fn label(&mut self) -> Label {
        self.labels.push(None);
        Label(self.labels.len() - 1)
    }

    /// Puts `label` before the next instruction.
    pub fn place(&mut self, label: Label) {
        let next = self.insts.len();
        self.labels[label.0] = Some(next);
    }

    /// A label before the next instruction.
    pub fn here(&mut self) -> Label {
        let label = self.label();
        self.place(label);
        label
    }

    /// Appends an instruction as it is.
    pub fn push(&mut self, inst: Instruction) -> Line<'_> {
        self.insts.push(inst);
        let index = self.insts.len() - 1;
        Line::new(&mut self.insts[index])
    }

    /// Native code.
    ///
    /// # Errors
    /// The first mistake made while building: an operand no encoding has, an
    /// open block, a label used but not placed.
    pub fn finish(self) -> Result<Vec<u8>, IsaError> {
        self.assemble(false)
    }

    /// Code with every instruction compacted that has a compacted form; as in
    /// compiled code, branches and messages have none.
    ///
    /// # Errors
    /// As [`Builder::finish`].
    pub fn finish_compacted(self) -> Result<Vec<u8>, IsaError> {
        self.assemble(true)
    }

    fn assemble(mut self, may_compact: bool) -> Result<Vec<u8>, IsaError> {
        if !self.blocks.is_empty() {
            self.fail("a block opened by if_ or do_ is not closed");
        }
        if let Some(error) = self.error {
            return Err(error);
        }
        // Branches stay native, so sizes do not depend on their offsets.
        let packed: Vec<Option<u64>> =
            self.insts.iter().map(|inst| may_compact.then(|| compact(encode(inst))).flatten()).collect();
        let mut offsets = vec![0];
        for word in &packed {
            let size = word.map_or(NATIVE_BYTES, |_| COMPACT_BYTES);
            offsets.push(offsets[offsets.len() - 1] + size);
        }
        for fixup in &self.fixups {
            let target = self.labels[fixup.label.0]
                .ok_or(IsaError::Assembly { index: fixup.index, what: "a label it branches to is never placed" })?;
            let distance = offsets[target] as i64 - offsets[fixup.index] as i64;
            set_offset(&mut self.insts[fixup.index], fixup.slot, distance as i32);
        }
        let mut code = Vec::with_capacity(offsets[offsets.len() - 1]);
        for (index, (inst, word)) in self.insts.iter().zip(packed).enumerate() {
            let native = encode(inst);
            match decode_native(native) {
                Ok(decoded) if decoded == *inst => {}
                Ok(_) => {
                    return Err(IsaError::Assembly { index, what: "has an operand that its encoding cannot hold" });
                }
                Err(source) => {
                    return Err(IsaError::NotEncodable { index, source: Box::new(source) });
                }
            }
            match word {
                Some(compacted) => code.extend(compacted.to_le_bytes()),
                None => code.extend(native.to_le_bytes()),
            }
        }
        Ok(code)
    }

    /// Remembers the first mistake, at the next instruction.
    fn fail(&mut self, what: &'static str) {
        let index = self.insts.len();
        self.error.get_or_insert(IsaError::Assembly { index, what });
    }

    fn exec_size(&mut self, lanes: usize) -> ExecSize {
        ExecSize::from_lanes(lanes).unwrap_or_else(|| {
            self.fail("exec size must be 1, 2, 4, 8, 16 or 32");
            ExecSize::E1
        })
    }

    fn branch_to(&mut self, slot: Slot, label: Label) {
        self.fixups.push(Fixup { index: self.insts.len(), slot, label });
    }
}

/// `distance` is from the branch itself; `jmpi` counts from its end.
fn set_offset(inst: &mut Instruction, slot: Slot, distance: i32) {
    let is_jmpi = inst.opcode == Opcode::Jmpi;
    match (&mut inst.operands, slot) {
        (Operands::Branch { jip, .. }, Slot::Jip) => *jip = distance,
        (Operands::Branch { uip, .. }, Slot::Uip) => *uip = Some(distance),
        (Operands::Jump(JumpTarget::Imm { jip, .. }) | Operands::Call { target: JumpTarget::Imm { jip, .. }, .. }, Slot::Jip) => {
            *jip = distance - if is_jmpi { NATIVE_BYTES as i32 } else { 0 };
        }
        _ => unreachable!("fixups are made with the operands they are for"),
    }
}
