//! Operands of the message instructions (gen9-eu-isa.md sec. 2.5, 2.6, 8.1).

use crate::registers::Register;
use crate::types::DataType;

/// Shared function: the unit a message goes to (sec. 8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Sfid {
    /// No shared function.
    Null = 0,
    /// Sampler.
    Sampler = 2,
    /// Message gateway: barriers.
    Gateway = 3,
    /// Data port 2.
    DataPort2 = 4,
    /// Render cache data port.
    RenderCache = 5,
    /// Unified return buffer.
    Urb = 6,
    /// Thread spawner: end of thread.
    ThreadSpawner = 7,
    /// Video motion estimation.
    VideoMotion = 8,
    /// Read-only data port.
    ReadOnlyDataPort = 9,
    /// Data cache data port 0.
    DataPort0 = 10,
    /// Pixel interpolator.
    PixelInterpolator = 11,
    /// Data cache data port 1.
    DataPort1 = 12,
    /// Check and refinement engine.
    CheckRefine = 13,
}

impl Sfid {
    /// All shared functions, by code.
    pub const ALL: [Sfid; 13] = [
        Sfid::Null,
        Sfid::Sampler,
        Sfid::Gateway,
        Sfid::DataPort2,
        Sfid::RenderCache,
        Sfid::Urb,
        Sfid::ThreadSpawner,
        Sfid::VideoMotion,
        Sfid::ReadOnlyDataPort,
        Sfid::DataPort0,
        Sfid::PixelInterpolator,
        Sfid::DataPort1,
        Sfid::CheckRefine,
    ];

    /// The function of a four-bit code; `None` for codes 1, 14 and 15.
    pub fn from_code(code: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|f| f.code() == code)
    }

    /// Four-bit field value.
    pub const fn code(self) -> u8 {
        self as u8
    }
}

/// Message descriptor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Desc {
    /// Bits 30:0.
    Imm(u32),
    /// Byte sub-register of `a0` holding it; 0 for split sends.
    A0(u8),
}

impl Desc {
    /// The immediate, if it is one.
    pub const fn imm(self) -> Option<u32> {
        match self {
            Desc::Imm(bits) => Some(bits),
            Desc::A0(_) => None,
        }
    }
}

/// Fields of an immediate descriptor that all shared functions have in common.
pub mod desc {
    /// SFID-specific function control, bits 18:0.
    pub const fn function_control(desc: u32) -> u32 {
        desc & 0x7_FFFF
    }

    /// The payload starts with a header register, bit 19.
    pub const fn has_header(desc: u32) -> bool {
        desc >> 19 & 1 != 0
    }

    /// Registers written back, bits 24:20.
    pub const fn response_len(desc: u32) -> u8 {
        (desc >> 20 & 0x1F) as u8
    }

    /// Registers of the first payload, bits 28:25.
    pub const fn message_len(desc: u32) -> u8 {
        (desc >> 25 & 0xF) as u8
    }
}

/// Extended descriptor, without SFID and EOT.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExDesc {
    /// Length of the second payload in registers (0..=15, split sends only)
    /// and function bits 31:16.
    Imm {
        /// Registers of the second payload.
        src1_len: u8,
        /// What is left to the shared function.
        function: u16,
    },
    /// Dword sub-register of `a0` (0..=7, split sends only).
    A0(u8),
}

/// Second payload of a split send.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SecondPayload {
    /// General register or null; the length is in the extended descriptor.
    pub reg: Register,
}

/// Operands of `send`, `sendc`, `sends` and `sendsc`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Message {
    /// Who gets it.
    pub sfid: Sfid,
    /// First response register, or null.
    pub dst: Register,
    /// No architectural effect.
    pub dst_ty: DataType,
    /// First register of the payload.
    pub src0: Register,
    /// No architectural effect; not encoded (`Ud`) for split sends.
    pub src0_ty: DataType,
    /// Present exactly for split sends.
    pub src1: Option<SecondPayload>,
    /// Descriptor.
    pub desc: Desc,
    /// Extended descriptor.
    pub ex_desc: ExDesc,
    /// End of thread.
    pub eot: bool,
}

impl Message {
    /// Registers of the second payload when known from the instruction.
    pub const fn src1_len(&self) -> Option<u8> {
        match self.ex_desc {
            ExDesc::Imm { src1_len, .. } => Some(src1_len),
            ExDesc::A0(_) => None,
        }
    }

    /// The 32-bit extended descriptor; `None` when it is in `a0`.
    pub const fn ex_desc_bits(&self) -> Option<u32> {
        match self.ex_desc {
            ExDesc::Imm { src1_len, function } => {
                Some(self.sfid.code() as u32 | (self.eot as u32) << 5 | (src1_len as u32) << 6 | (function as u32) << 16)
            }
            ExDesc::A0(_) => None,
        }
    }
}
