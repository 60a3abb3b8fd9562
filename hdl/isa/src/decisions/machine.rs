//! Register state, addressing and memory.

use crate::cr0::Cr0;
use crate::region::{GRF_BYTES, GRF_COUNT};

/// `cr0.0` when a thread starts: round to nearest, flush all denormals. The
/// prologue ORs what the program wants into it, so bits 4 to 7 and 10 must be
/// clear (sec. 1.3); the rest is clear because nothing needs it set.
pub const DISPATCH_CR0: Cr0 = Cr0(0);

/// `f0` and `f1` when a thread starts. Code writes flags before reading them;
/// a fixed value makes runs repeatable.
pub const DISPATCH_FLAGS: u32 = 0;

/// Accumulator lanes when a thread starts; as [`DISPATCH_FLAGS`].
pub const DISPATCH_ACC: u64 = 0;

/// `a0` sub-registers when a thread starts; as [`DISPATCH_FLAGS`].
pub const DISPATCH_A0: u16 = 0;

/// Bytes of general registers behind the payload when a thread starts. Silicon
/// leaves what the previous thread left; engines clear them, so that a kernel
/// reading one is at least wrong the same way everywhere.
pub const DISPATCH_GRF: u8 = 0;

/// Element that the null register, and bytes an operand has beyond its
/// register, read as.
pub const NULL_READ: u64 = 0;

/// Byte address of an indirect operand in the general register file: wraps at
/// its end (sec. 4.3). Only in-range addresses occur in enabled lanes; disabled
/// lanes may hold anything, and wrapping makes their reads harmless.
pub const fn indirect_address(a0: u16, offset: i16) -> usize {
    let sum = (a0 as i32 + offset as i32) as usize;
    sum % (GRF_BYTES * GRF_COUNT)
}

/// Shared-local-memory byte of a message address: the low 16 bits, because the
/// compiler leaves pointer tags above them (sec. 0 item 17).
pub const fn slm_offset(address: u32) -> u16 {
    address as u16
}

/// What a read outside its surface, or outside a group's shared local memory,
/// returns; an atomic there returns this too. Surface messages are
/// bounds-checked per lane, lanes inside are served.
pub const OUT_OF_BOUNDS_READ: u32 = 0;

/// Whether a write outside its surface changes any memory: it is dropped,
/// without an error, and lanes inside are served. Robust-access rules ask for
/// it, and a checker that wants to hear about it can count.
pub const OUT_OF_BOUNDS_WRITES: bool = false;

/// Scratch-block reads write whole registers, also in dword mode: the compiler
/// issues them NoMask (sec. 8.5). Writes in dword mode honour the mask.
pub const SCRATCH_READ_IGNORES_MASK: bool = true;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indirect_addresses_wrap() {
        assert_eq!(indirect_address(0xFE0, 0x1F), 0xFFF);
        assert_eq!(indirect_address(0xFE0, 0x20), 0);
        assert_eq!(indirect_address(0, -1), 0xFFF);
        assert_eq!(indirect_address(0x10, -512), 0xE10);
        assert_eq!(indirect_address(u16::MAX, 511), 510);
    }

    #[test]
    fn pointer_tags_are_dropped() {
        assert_eq!(slm_offset(0x1000_0040), 0x40);
    }
}
