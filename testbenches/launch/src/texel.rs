//! Texels: bytes of an image format to and from the four dwords a message
//! carries, in RGBA order.
//!
//! Float and normalised formats travel as f32, integer formats as sign- or
//! zero-extended dwords. A colour channel the format lacks reads as 0, a
//! missing alpha as 1. Writes clamp to the format's range and round to nearest
//! even; a NaN becomes 0 in a normalised format.

use crate::element::{f16_to_f64, f64_to_f16};
use crate::image::{ChannelOrder, ChannelType, ImageFormat};

/// One texel in RGBA order.
pub type Texel = [u32; 4];

/// Most bytes of a texel.
pub const MAX_BYTES: usize = 16;

impl ImageFormat {
    /// True when texels travel as integers.
    pub fn is_integer(self) -> bool {
        use ChannelType::*;
        matches!(self.channel, Int8 | Int16 | Int32 | Uint8 | Uint16 | Uint32)
    }

    /// RGBA position of each stored channel.
    fn positions(self) -> &'static [usize] {
        match self.order {
            ChannelOrder::R => &[0],
            ChannelOrder::Rg => &[0, 1],
            ChannelOrder::Rgba => &[0, 1, 2, 3],
            ChannelOrder::Bgra => &[2, 1, 0, 3],
            ChannelOrder::A => &[3],
        }
    }

    fn channel_bytes(self) -> usize {
        (self.texel_bytes() / self.channels()) as usize
    }

    /// Texel stored in `bytes`, which holds at least one texel.
    pub fn decode(self, bytes: &[u8]) -> Texel {
        let one = if self.is_integer() { 1 } else { 1f32.to_bits() };
        let mut texel = [0, 0, 0, one];
        let size = self.channel_bytes();
        for (chunk, &position) in bytes.chunks_exact(size).zip(self.positions()) {
            let mut word = [0; 4];
            word[..size].copy_from_slice(chunk);
            texel[position] = decode_channel(self.channel, u32::from_le_bytes(word));
        }
        texel
    }

    /// What is read outside the image: zero in the channels the format has.
    pub fn border(self) -> Texel {
        self.decode(&[0; MAX_BYTES][..self.texel_bytes() as usize])
    }

    /// Stores a texel in `bytes`, which holds at least one texel.
    pub fn encode(self, texel: Texel, bytes: &mut [u8]) {
        let size = self.channel_bytes();
        for (chunk, &position) in bytes.chunks_exact_mut(size).zip(self.positions()) {
            let word = encode_channel(self.channel, texel[position]).to_le_bytes();
            chunk.copy_from_slice(&word[..size]);
        }
    }
}

fn decode_channel(channel: ChannelType, raw: u32) -> u32 {
    let unorm = |max: f32| (raw as f32 / max).to_bits();
    let snorm = |value: i32, max: f32| (value as f32 / max).max(-1.0).to_bits();
    let (signed8, signed16) = (i32::from(raw as u8 as i8), i32::from(raw as u16 as i16));
    match channel {
        ChannelType::Float32 | ChannelType::Int32 | ChannelType::Uint32 => raw,
        ChannelType::Uint16 | ChannelType::Uint8 => raw,
        ChannelType::Float16 => (f16_to_f64(raw as u16) as f32).to_bits(),
        ChannelType::Unorm16 => unorm(65535.0),
        ChannelType::Unorm8 => unorm(255.0),
        ChannelType::Snorm16 => snorm(signed16, 32767.0),
        ChannelType::Snorm8 => snorm(signed8, 127.0),
        ChannelType::Int16 => signed16 as u32,
        ChannelType::Int8 => signed8 as u32,
    }
}

fn encode_channel(channel: ChannelType, value: u32) -> u32 {
    let float = f32::from_bits(value);
    let signed = value as i32;
    // Casts of floats to integers saturate and send NaN to 0.
    let unorm = |max: f32| (float.clamp(0.0, 1.0) * max).round_ties_even() as u32;
    let snorm = |max: f32| (float.clamp(-1.0, 1.0) * max).round_ties_even() as i32 as u32;
    match channel {
        ChannelType::Float32 | ChannelType::Int32 | ChannelType::Uint32 => value,
        ChannelType::Float16 => u32::from(f64_to_f16(f64::from(float))),
        ChannelType::Unorm16 => unorm(65535.0),
        ChannelType::Unorm8 => unorm(255.0),
        ChannelType::Snorm16 => snorm(32767.0),
        ChannelType::Snorm8 => snorm(127.0),
        ChannelType::Int16 => signed.clamp(-32768, 32767) as u32,
        ChannelType::Int8 => signed.clamp(-128, 127) as u32,
        ChannelType::Uint16 => value.min(65535),
        ChannelType::Uint8 => value.min(255),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn format(name: &str) -> ImageFormat {
        ImageFormat::try_from(name.to_string()).unwrap()
    }

    #[test]
    fn missing_channels_read_as_zero_and_one() {
        let one = 1f32.to_bits();
        assert_eq!(format("r8unorm").decode(&[255]), [one, 0, 0, one]);
        assert_eq!(format("rg8uint").decode(&[3, 4]), [3, 4, 0, 1]);
        assert_eq!(format("bgra8unorm").decode(&[0, 0, 255, 255]), [one, 0, 0, one]);
        assert_eq!(format("r8sint").decode(&[0xFF]), [u32::MAX, 0, 0, 1]);
    }

    #[test]
    fn the_border_is_opaque_without_alpha() {
        let one = 1f32.to_bits();
        assert_eq!(format("rg16float").border(), [0, 0, 0, one]);
        assert_eq!(format("r32uint").border(), [0, 0, 0, 1]);
        assert_eq!(format("rgba8unorm").border(), [0; 4]);
        assert_eq!(format("a8unorm").border(), [0; 4]);
    }

    #[test]
    fn writes_clamp_and_round() {
        let encode = |name: &str, value: u32| {
            let mut bytes = [0; 4];
            format(name).encode([value, 0, 0, 0], &mut bytes[..format(name).texel_bytes() as usize]);
            bytes
        };
        let f = |value: f32| value.to_bits();
        assert_eq!(encode("r8unorm", f(2.0))[0], 255);
        assert_eq!(encode("r8unorm", f(0.5))[0], 128);
        assert_eq!(encode("r8unorm", f(f32::NAN))[0], 0);
        assert_eq!(encode("r8snorm", f(-3.0))[0], (-127i8) as u8);
        assert_eq!(encode("r8sint", 300)[0], 127);
        assert_eq!(encode("r16float", f(1.0))[..2], [0x00, 0x3C]);
    }

    #[test]
    fn eight_bit_texels_survive_the_round_trip() {
        for name in ["r8unorm", "r8uint", "r8sint", "a8unorm"] {
            for value in 0..=255u8 {
                let mut bytes = [0];
                let format = format(name);
                format.encode(format.decode(&[value]), &mut bytes);
                assert_eq!(bytes[0], value, "{name}");
            }
        }
    }
}
