//! Every message family, listed once, and which descriptor means which (`gen9-kernel-abi.md` sec. 6, 7).
//!
//! The families know nothing of each other nor of this list; a new one is a file, a line in `families!` and
//! its codes below.

use super::a64::FlatScattered;
use super::atomic::{Atomic, Kind};
use super::block::{Addressing, Block};
use super::family::{Bits, Family, Invalid, Lengths};
use super::fence::{Fence, SamplerFlush};
use super::media::MediaBlock;
use super::sampler::Sample;
use super::scatter::ByteScattered;
use super::scratch::Scratch;
use super::sfid;
use super::typed::Typed;
use super::untyped::Untyped;

macro_rules! families {
    ($($family:ident)*) => {
        /// A message that can be executed.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(crate) enum Operation {
            $($family($family)),*
        }

        impl Operation {
            pub fn family(&self) -> &dyn Family {
                match self {
                    $(Operation::$family(it) => it),*
                }
            }
        }

        $(
            impl From<$family> for Operation {
                fn from(it: $family) -> Operation {
                    Operation::$family(it)
                }
            }
        )*
    };
}

families! {
    Untyped ByteScattered FlatScattered Atomic Block Scratch Fence Typed MediaBlock Sample SamplerFlush
}

impl Operation {
    pub fn decode(function: u8, bits: Bits, lengths: Lengths) -> Result<Operation, Invalid> {
        match function {
            sfid::DATA_CACHE_0 => Self::data_cache_0(bits),
            sfid::DATA_CACHE_1 => Self::data_cache_1(bits, lengths),
            sfid::GATEWAY | sfid::THREAD_SPAWNER => Err(Invalid("not a memory message, the runner handles it".into())),
            sfid::SAMPLER if SamplerFlush::is(bits) => Ok(SamplerFlush.into()),
            sfid::SAMPLER => Ok(Sample::decode(bits, lengths)?.into()),
            other => Err(Invalid(format!("shared function {other} is not implemented"))),
        }
    }

    fn data_cache_0(bits: Bits) -> Result<Operation, Invalid> {
        if bits.field(18, 18) == 1 {
            return Ok(Scratch::decode(bits)?.into());
        }
        let owords = Addressing::OwordOffset;
        Ok(match bits.field(17, 14) {
            0x0 => Block::decode(bits, false, owords)?.into(),
            0x1 => Block::decode(bits, false, Addressing::ByteOffset)?.into(),
            0x8 => Block::decode(bits, true, owords)?.into(),
            0x4 => ByteScattered::decode(bits, false)?.into(),
            0xC => ByteScattered::decode(bits, true)?.into(),
            0x7 => Fence::decode(bits).into(),
            other => return Err(Invalid(format!("data cache 0 type {other:#x} is not implemented"))),
        })
    }

    fn data_cache_1(bits: Bits, lengths: Lengths) -> Result<Operation, Invalid> {
        Ok(match bits.field(18, 14) {
            0x01 => Untyped::decode(bits, false, false)?.into(),
            0x09 => Untyped::decode(bits, true, false)?.into(),
            0x11 => Untyped::decode(bits, false, true)?.into(),
            0x19 => Untyped::decode(bits, true, true)?.into(),
            0x10 => FlatScattered::decode(bits, false)?.into(),
            0x1A => FlatScattered::decode(bits, true)?.into(),
            0x05 => Typed::decode(bits, false, lengths)?.into(),
            0x0D => Typed::decode(bits, true, lengths)?.into(),
            0x04 => MediaBlock::decode(bits, false, lengths)?.into(),
            0x0A => MediaBlock::decode(bits, true, lengths)?.into(),
            0x14 => Block::decode_flat(bits, false)?.into(),
            0x15 => Block::decode_flat(bits, true)?.into(),
            0x02 => Atomic::decode(bits, Kind::Integer, false)?.into(),
            0x12 => Atomic::decode(bits, Kind::Integer, true)?.into(),
            0x1B => Atomic::decode(bits, Kind::Float, false)?.into(),
            0x1D => Atomic::decode(bits, Kind::Float, true)?.into(),
            other => return Err(Invalid(format!("data cache 1 type {other:#x} is not implemented"))),
        })
    }
}
