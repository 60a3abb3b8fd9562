//! Kernel-scope patch tokens as typed values, one variant per fact the loader
//! uses. Layouts: `gen9-kernel-abi.md` sec. 2.2 to 2.6.
//!
//! Unknown ids are skipped, as the format asks; ids that are known to need a
//! run-time service nobody here offers become [`KernelToken::Unsupported`].

use super::tokens::Token;
use crate::error::LaunchError;

/// What a cross-thread field is to be filled with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CrossThreadKind {
    /// An argument by value.
    ArgumentValue,
    /// Work-items of the group.
    LocalSize,
    /// Work-items of the launch.
    GlobalSize,
    /// Groups of the launch.
    GroupCount,
    /// Number of axes.
    WorkDimensions,
    /// Offset of a local-memory argument.
    LocalPointer,
    /// Width of an image argument.
    ImageWidth,
    /// Height of an image argument.
    ImageHeight,
    /// Depth of an image argument.
    ImageDepth,
    /// Channel type of an image argument.
    ImageChannelType,
    /// Channel order of an image argument.
    ImageChannelOrder,
    /// Address mode of a sampler argument.
    SamplerAddressMode,
    /// Whether a sampler argument takes normalised coordinates.
    SamplerNormalized,
    /// First work-item of the launch.
    GlobalOffset,
    /// Layers of an image argument.
    ImageArraySize,
    /// Samples of an image argument.
    ImageSamples,
    /// Whether a sampler argument needs coordinates moved.
    SamplerSnapWorkaround,
    /// Levels of an image argument.
    ImageMipLevels,
    /// Work-items of a full group.
    EnqueuedLocalSize,
    /// Most work-items of a group.
    MaxGroupSize,
    /// What group sizes should be a multiple of.
    PreferredMultiple,
    /// Channels of a thread.
    SimdSize,
    /// Offset of a buffer argument in its surface.
    BufferOffset,
    /// A flag about the argument; its slot must not be written.
    PurelyStateful,
    /// Anything else, by its code.
    Other(u32),
}

impl CrossThreadKind {
    fn from_code(code: u32) -> Self {
        use CrossThreadKind::*;
        match code {
            1 => ArgumentValue,
            2 => LocalSize,
            3 => GlobalSize,
            4 => GroupCount,
            5 => WorkDimensions,
            8 => LocalPointer,
            9 => ImageWidth,
            10 => ImageHeight,
            11 => ImageDepth,
            12 => ImageChannelType,
            13 => ImageChannelOrder,
            14 => SamplerAddressMode,
            15 => SamplerNormalized,
            16 => GlobalOffset,
            18 => ImageArraySize,
            20 => ImageSamples,
            21 => SamplerSnapWorkaround,
            27 => ImageMipLevels,
            28 => EnqueuedLocalSize,
            29 => MaxGroupSize,
            30 => PreferredMultiple,
            34 => SimdSize,
            42 => BufferOffset,
            43 => PurelyStateful,
            other => Other(other),
        }
    }

    /// True when the field describes one kernel argument.
    pub fn belongs_to_argument(self) -> bool {
        use CrossThreadKind::*;
        !matches!(
            self,
            LocalSize
                | GlobalSize
                | GroupCount
                | WorkDimensions
                | GlobalOffset
                | EnqueuedLocalSize
                | MaxGroupSize
                | PreferredMultiple
                | SimdSize
                | Other(_)
        )
    }
}

/// Token 17: one field of the cross-thread data.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CrossThreadField {
    /// What it holds.
    pub kind: CrossThreadKind,
    /// Which argument it belongs to.
    pub argument: u32,
    /// Byte offset in the cross-thread data.
    pub offset: u32,
    /// Bytes.
    pub size: u32,
    /// Axis (0, 4, 8), byte inside the argument, or alignment, by kind.
    pub source: u32,
}

/// Token 26: how the source declares an argument.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArgumentInfo {
    /// As in the source.
    pub name: String,
    /// OpenCL C type name, such as `float4*`.
    pub type_name: String,
    /// Bytes of the argument itself (8 for a pointer), if the token says.
    pub type_size: Option<u32>,
    /// As OpenCL spells it.
    pub address_space: String,
    /// As OpenCL spells it.
    pub access: String,
    /// `const`, `restrict`, `volatile`, with blanks between them; `NONE` for none.
    pub qualifiers: String,
}

/// Token 22, the part that occurs: are local ids delivered, or a dummy register?
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ThreadPayload {
    pub local_ids: [bool; 3],
    pub unused_register: bool,
}

/// Token 23, the fields the launcher uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ExecutionEnvironment {
    pub required_local: [u32; 3],
    pub simd: u32,
    pub uses_barrier: bool,
    pub device_enqueue: bool,
    pub registers: u32,
    pub walk_order: u32,
    pub bindless: bool,
}

/// Where an implicit or explicit pointer goes: surface template and data slot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SurfaceSlot {
    pub surface_offset: u32,
    pub data_offset: u32,
    pub pointer_size: u32,
}

/// One kernel-scope token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum KernelToken {
    SamplerTable { offset: u32, count: u32 },
    BindingTable { offset: u32, count: u32 },
    Image { argument: u32, image_type: u32, surface_offset: u32, writeable: bool },
    StaticLocal { bytes: u32 },
    Sampler { argument: u32, state_offset: u32 },
    CrossThread(CrossThreadField),
    Scratch { bytes: u32 },
    Payload(ThreadPayload),
    Environment(ExecutionEnvironment),
    CrossThreadSize { bytes: u32 },
    ArgumentInfo { argument: u32, info: ArgumentInfo },
    Attributes(String),
    Pointer { argument: u32, constant: bool, slot: SurfaceSlot },
    PrintfBuffer(SurfaceSlot),
    PrintfString { index: u32, text: String },
    PrivateMemory { slot: SurfaceSlot, bytes: u32, per_work_item: bool },
    ProgramGlobals(SurfaceSlot),
    ProgramConstants(SurfaceSlot),
    Unsupported(&'static str),
    Ignored,
}

/// Reads a 32-bit field of a token, naming both in an error.
struct Fields<'a>(Token<'a>);

impl Fields<'_> {
    fn word(&mut self, field: &str) -> Result<u32, LaunchError> {
        let name = format!("patch token {}: {field}", self.0.id);
        self.0.body.u32(&name)
    }

    fn skip(&mut self, words: u64) -> Result<(), LaunchError> {
        let name = format!("patch token {}", self.0.id);
        self.0.body.take(4 * words, &name).map(drop)
    }

    fn text(&mut self, size: u32, field: &str) -> Result<String, LaunchError> {
        let name = format!("patch token {}: {field}", self.0.id);
        self.0.body.text(u64::from(size), &name)
    }

    fn slot(&mut self) -> Result<SurfaceSlot, LaunchError> {
        Ok(SurfaceSlot {
            surface_offset: self.word("surface-state offset")?,
            data_offset: self.word("cross-thread offset")?,
            pointer_size: self.word("pointer size")?,
        })
    }

    fn argument_info(&mut self) -> Result<KernelToken, LaunchError> {
        let argument = self.word("argument number")?;
        let mut sizes = [0; 5];
        for size in &mut sizes {
            *size = self.word("string length")?;
        }
        let address_space = self.text(sizes[0], "address qualifier")?;
        let access = self.text(sizes[1], "access qualifier")?;
        let name = self.text(sizes[2], "name")?;
        let declared = self.text(sizes[3], "type")?;
        let qualifiers = self.text(sizes[4], "type qualifier")?;
        let (type_name, size) = declared.split_once(';').unwrap_or((&declared, ""));
        Ok(KernelToken::ArgumentInfo {
            argument,
            info: ArgumentInfo {
                name,
                type_name: type_name.to_string(),
                type_size: size.parse().ok(),
                address_space,
                access,
                qualifiers,
            },
        })
    }

    fn environment(&mut self) -> Result<KernelToken, LaunchError> {
        let required_local = [self.word("required size x")?, self.word("required size y")?, self.word("required size z")?];
        let simd = self.word("SIMD size")?;
        self.skip(1)?;
        let uses_barrier = self.word("uses barrier")? != 0;
        self.skip(4)?;
        let device_enqueue = self.word("device enqueue")? != 0;
        self.skip(9)?;
        let registers = self.word("registers used")?;
        let walk_order = self.word("walk order")?;
        self.skip(6)?;
        Ok(KernelToken::Environment(ExecutionEnvironment {
            required_local,
            simd,
            uses_barrier,
            device_enqueue,
            registers,
            walk_order,
            bindless: self.word("bindless")? != 0,
        }))
    }

    fn payload(&mut self) -> Result<KernelToken, LaunchError> {
        self.skip(1)?;
        let local_ids = [self.word("local id x")? != 0, self.word("local id y")? != 0, self.word("local id z")? != 0];
        self.skip(2)?;
        Ok(KernelToken::Payload(ThreadPayload { local_ids, unused_register: self.word("unused per-thread register")? != 0 }))
    }
}

impl KernelToken {
    /// Types one raw token.
    pub fn decode(token: Token<'_>) -> Result<KernelToken, LaunchError> {
        let mut f = Fields(token);
        Ok(match token.id {
            5 => KernelToken::SamplerTable { offset: f.word("table offset")?, count: f.word("sampler count")? },
            8 => KernelToken::BindingTable { offset: f.word("table offset")?, count: f.word("entry count")? },
            12 => {
                let argument = f.word("argument number")?;
                let image_type = f.word("image type")?;
                let surface_offset = f.word("surface-state offset")?;
                f.skip(2)?;
                KernelToken::Image { argument, image_type, surface_offset, writeable: f.word("writeable")? != 0 }
            }
            15 => {
                f.skip(1)?;
                KernelToken::StaticLocal { bytes: f.word("static local bytes")? }
            }
            16 => {
                let argument = f.word("argument number")?;
                f.skip(1)?;
                KernelToken::Sampler { argument, state_offset: f.word("sampler-state offset")? }
            }
            17 => KernelToken::CrossThread(CrossThreadField {
                kind: CrossThreadKind::from_code(f.word("type")?),
                argument: f.word("argument number")?,
                offset: f.word("cross-thread offset")?,
                size: f.word("data size")?,
                source: f.word("source offset")?,
            }),
            18 => {
                f.skip(1)?;
                KernelToken::Scratch { bytes: f.word("scratch bytes")? }
            }
            22 => f.payload()?,
            23 => f.environment()?,
            25 => KernelToken::CrossThreadSize { bytes: f.word("cross-thread size")? },
            26 => f.argument_info()?,
            27 => {
                let size = f.word("text length")?;
                KernelToken::Attributes(f.text(size, "attributes")?)
            }
            28 => {
                let index = f.word("string index")?;
                let size = f.word("text length")?;
                KernelToken::PrintfString { index, text: f.text(size, "printf string")? }
            }
            30 | 31 => KernelToken::Pointer { argument: f.word("argument number")?, constant: token.id == 31, slot: f.slot()? },
            33 => {
                f.skip(1)?;
                KernelToken::PrintfBuffer(f.slot()?)
            }
            38 => KernelToken::PrivateMemory {
                slot: f.slot()?,
                bytes: f.word("private bytes")?,
                per_work_item: f.word("per work-item")? != 0,
            },
            43 | 44 => {
                f.skip(1)?;
                let slot = f.slot()?;
                if token.id == 43 {
                    KernelToken::ProgramGlobals(slot)
                } else {
                    KernelToken::ProgramConstants(slot)
                }
            }
            11 => KernelToken::Unsupported("a pointer argument without a 64-bit slot (token 11)"),
            36 => KernelToken::Unsupported("an event pool (token 36)"),
            45 | 46 => KernelToken::Unsupported("a device queue (tokens 45, 46)"),
            50 => KernelToken::Unsupported("inline VME (token 50)"),
            54 => KernelToken::Unsupported("relocation of its code (token 54)"),
            55 => KernelToken::Unsupported("a second scratch slot (token 55)"),
            56 => KernelToken::Unsupported("a sync buffer (token 56)"),
            58 => KernelToken::Unsupported("ray tracing (token 58)"),
            _ => KernelToken::Ignored,
        })
    }
}
