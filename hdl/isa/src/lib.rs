//! Gen9 execution-unit instruction set: decode, encode, compaction,
//! disassembly, region arithmetic and the project's design decisions.
//!
//! What lives here: everything that turns instruction bytes into plain data
//! and back, shared by the interpreter, the golden model and the tests. What
//! must not: execution, timing, memory, the kernel container.
//!
//! Start at [`decode()`] and [`Instruction`]; [`disasm()`] shows one, [`asm`]
//! writes programs, [`decisions`] says what was chosen where the reference is
//! silent.
//!
//! Bit positions and tables follow `gen9-eu-isa.md`; section numbers in the
//! module docs refer to it.

pub mod asm;
mod codec;
pub mod compact;
pub mod control;
pub mod cr0;
pub mod decisions;
mod decode;
mod disasm;
pub mod error;
pub mod fields;
pub mod instruction;
pub mod math;
pub mod message;
pub mod opcode;
pub mod operands;
pub mod region;
pub mod registers;
pub mod ternary;
pub mod types;

pub use compact::{compact, expand};
pub use control::{AccessMode, CondMod, ExecSize, FlagRef, PredCtrl, Predicate, ThreadCtrl};
pub use cr0::{Cr0, RoundingMode};
pub use decode::{decode, decode_native, encode, Decoded};
pub use disasm::disasm;
pub use error::IsaError;
pub use instruction::{Instruction, JumpTarget, Operands};
pub use math::{MacroOperand, MacroSelect, MathFunction};
pub use message::{Desc, ExDesc, Message, SecondPayload, Sfid};
pub use opcode::{Form, Opcode};
pub use operands::{Dst, Immediate, RegSrc, Src};
pub use region::{HorzStride, Region, GRF_BYTES, GRF_COUNT};
pub use registers::{Arf, Location, Register};
pub use ternary::{TernaryDst, TernarySrc};
pub use types::{DataType, ImmType, TernaryType};

/// Bytes of a native instruction.
pub const NATIVE_BYTES: usize = 16;

/// Bytes of a compacted instruction.
pub const COMPACT_BYTES: usize = 8;
