//! The packed words of the EU, field by field, and their codes: what the blocks and their tests name instead
//! of bit positions and numbers.
//!
//! * instructions: native ([`lo`], [`hi`] and the forms that place fields differently; a whole one is
//!   [`Native`]) and compacted ([`compact`])
//! * registers: rows, numbers of the architecture file, spans
//! * threads: what TC knows of an instruction, mode, addresses
//! * passes: what travels with a pass through an ALU
//! * kinds: of elements and immediates, families of opcodes, conditions
//! * integers, floats and doubles: the arithmetic of the lanes

mod compacted;
mod doubles;
mod floats;
mod forms;
mod instructions;
mod integers;
mod kinds;
mod native;
mod passes;
mod registers;
mod threads;

pub use compacted::*;
pub use doubles::*;
pub use floats::*;
pub use forms::*;
pub use instructions::*;
pub use integers::*;
pub use kinds::*;
pub use native::Native;
pub use passes::*;
pub use registers::*;
pub use threads::*;
