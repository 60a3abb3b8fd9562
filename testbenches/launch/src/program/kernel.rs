//! What a loaded kernel is: its code, its payload layout and its arguments.

use std::collections::BTreeMap;

use super::kernel_tokens::{ArgumentInfo, CrossThreadField};
use super::lines::SourceLine;

/// A pointer the launcher provides: data slot and, if any, surface.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PointerSlot {
    /// Byte offset of the pointer in the cross-thread data.
    pub data_offset: u32,
    /// Bytes of the pointer; 0 when the kernel takes no pointer.
    pub size: u32,
    /// Binding-table index of the surface, if the kernel uses one.
    pub binding: Option<u8>,
}

/// A piece of a by-value argument.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScalarPiece {
    /// Where it lies in the cross-thread data.
    pub data_offset: u32,
    /// Bytes.
    pub size: u32,
    /// First byte inside the argument.
    pub source: u32,
}

/// What an argument is, as far as launching it goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ArgumentKind {
    /// `__global` or `__constant` pointer.
    Pointer {
        /// In constant memory.
        constant: bool,
        /// Where its address goes.
        slot: PointerSlot,
    },
    /// Passed by value; no pieces when the kernel never reads it.
    Scalar {
        /// Where its bytes go.
        pieces: Vec<ScalarPiece>,
    },
    /// `__local` pointer: a 32-bit offset into shared local memory.
    Local {
        /// Where its offset lies in the cross-thread data.
        data_offset: u32,
        /// In bytes.
        alignment: u32,
    },
    /// An image.
    Image {
        /// Dimensions, as the compiler codes them.
        image_type: u32,
        /// Index in the binding table.
        binding: u8,
        /// The kernel may write it.
        writeable: bool,
    },
    /// A sampler.
    Sampler {
        /// Index in the sampler table.
        index: u8,
    },
}

impl ArgumentKind {
    /// How a message calls it.
    pub fn describe(&self) -> &'static str {
        match self {
            ArgumentKind::Pointer { constant: false, .. } => "a global pointer",
            ArgumentKind::Pointer { constant: true, .. } => "a constant pointer",
            ArgumentKind::Scalar { .. } => "a value",
            ArgumentKind::Local { .. } => "a local pointer",
            ArgumentKind::Image { .. } => "an image",
            ArgumentKind::Sampler { .. } => "a sampler",
        }
    }
}

/// One kernel argument.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Argument {
    /// What it is.
    pub kind: ArgumentKind,
    /// Source-level declaration, when the program carries it.
    pub info: Option<ArgumentInfo>,
    /// Image and sampler facts the kernel reads from its cross-thread data.
    pub metadata: Vec<CrossThreadField>,
}

/// A surface the launcher adds without an argument for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ImplicitSurface {
    /// Program-scope constants.
    ProgramConstants(PointerSlot),
    /// Program-scope variables.
    ProgramGlobals(PointerSlot),
    /// The buffer of printf.
    Printf(PointerSlot),
}

/// Private arrays that live in a surface of their own (not in scratch).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PrivateMemory {
    /// Where its address goes.
    pub slot: PointerSlot,
    /// Size of a thread's share.
    pub bytes_per_thread: u32,
}

/// A kernel ready to be bound to arguments.
#[derive(Debug, Clone, PartialEq)]
pub struct Kernel {
    /// As in the source.
    pub name: String,
    /// Instructions from the entry point on, zero padding included.
    pub isa: Vec<u8>,
    /// Bytes of `isa` that are real instructions.
    pub isa_bytes: usize,
    /// Channels of one hardware thread: 8, 16 or 32.
    pub simd: u32,
    /// Group size the source asks for.
    pub required_local: Option<[u32; 3]>,
    /// A group's threads meet at barriers.
    pub uses_barrier: bool,
    /// Axes from the fastest to the slowest in local-id order.
    pub walk_order: [usize; 3],
    /// Local-id axes the payload carries.
    pub local_ids: [bool; 3],
    /// Registers between r0 and the cross-thread data.
    pub per_thread_registers: u32,
    /// Size of the cross-thread data, a multiple of 32.
    pub cross_thread_bytes: u32,
    /// `__local` variables declared in the kernel.
    pub static_slm_bytes: u32,
    /// Scratch one hardware thread needs (0: none), before rounding.
    pub scratch_bytes: u32,
    /// Private memory outside scratch.
    pub private: Option<PrivateMemory>,
    /// Its arguments, in order.
    pub arguments: Vec<Argument>,
    /// Fields that describe the launch, not an argument.
    pub fields: Vec<CrossThreadField>,
    /// Surfaces it uses beside its arguments.
    pub surfaces: Vec<ImplicitSurface>,
    /// Entries of the binding table.
    pub bindings: u32,
    /// Where its binding table begins in the surface heap.
    pub binding_table_offset: u32,
    /// Sampler table as compiled in; argument samplers are overwritten.
    pub samplers: Vec<[u32; 4]>,
    /// Where its sampler table begins in the dynamic heap.
    pub sampler_table_offset: u32,
    /// `reqd_work_group_size(..)` and the like, as text.
    pub attributes: String,
    /// What its `printf` calls name by number, control characters as such.
    pub printf_strings: BTreeMap<u32, String>,
    /// Lines of the source by ascending address; none unless compiled with `-g`.
    pub lines: Vec<SourceLine>,
    /// Set when the kernel can be read but not run.
    pub unsupported: Option<&'static str>,
}

impl Kernel {
    /// `kernel.cl:12`: where the instruction at an address comes from, as far as the program says.
    pub fn source_line(&self, address: u32) -> Option<String> {
        let after = self.lines.partition_point(|line| line.address <= address);
        let SourceLine { file, line, .. } = self.lines.get(after.checked_sub(1)?)?;
        (*line != 0).then(|| format!("{file}:{line}"))
    }

    /// Register the cross-thread data starts in.
    pub fn cross_thread_register(&self) -> u32 {
        1 + self.per_thread_registers
    }

    /// Scratch of one thread as allocated: a power of two from 1 KiB, or 0.
    pub fn scratch_stride(&self) -> u32 {
        match self.scratch_bytes {
            0 => 0,
            bytes => bytes.max(1024).next_power_of_two(),
        }
    }
}
