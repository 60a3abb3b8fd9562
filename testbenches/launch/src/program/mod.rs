//! Compiled programs: from the bytes of a compiler output file to kernels with
//! typed facts (instructions, SIMD width, arguments, surfaces, payload layout).
//!
//! * `elf` peels the `ar` and ELF wrappers;
//! * `container` splits the patch-token program into kernels;
//! * `tokens` walks patch lists, `kernel_tokens` types them;
//! * `lines` reads line tables, where the program was compiled with `-g`;
//! * `assemble` puts one kernel together and checks every offset in it.
//!
//! Contract: any byte string gives a [`Program`] or a one-line error with file,
//! field and offset; never a panic, and never an allocation larger than the
//! input itself. The format is `gen9-kernel-abi.md` sec. 1 and 2.

mod arguments;
mod assemble;
mod container;
mod elf;
mod kernel;
mod kernel_tokens;
mod lines;
mod reader;
mod tokens;

pub use container::{FixUp, Program, ProgramSurface};
pub use kernel::{Argument, ArgumentKind, ImplicitSurface, Kernel, PointerSlot, PrivateMemory, ScalarPiece};
pub use kernel_tokens::{ArgumentInfo, CrossThreadField, CrossThreadKind};
pub use lines::SourceLine;

/// Value of an offset field that means "there is none".
pub(crate) const NO_OFFSET: u32 = 0xFFFF_FFFF;

/// Bytes of one general register.
pub const REGISTER_BYTES: u32 = 32;

/// General registers of one hardware thread.
pub const REGISTERS: u32 = 128;
