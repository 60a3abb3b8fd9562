//! Sampler messages (SFID 2) on 2D images: `sample_lz`, `sample_l`, `sample_d`
//! and `ld_lz`. Images have one mip level, so level and gradients change
//! nothing.
//!
//! ```text
//! header    dword 2 bits 15:12 disable R, G, B, A of the response
//! payload   sample_lz u, v   ld_lz u, v (signed)   sample_l lod, u, v
//!           sample_d u, du/dx, du/dy, v, dv/dx, dv/dy
//! response  enabled channels packed in RGBA order, dwords of one lane each; with
//!           16-bit returns one register each, lane k a half at byte 2 k
//! ```
//! Filtering follows the OpenCL rules in f32: nearest takes texel floor(u),
//! linear weights the four texels around (u - 0.5, v - 0.5). The border colour,
//! also that of `ld_lz`, is zero in the channels the format has; without alpha it
//! is (0, 0, 0, 1) (gen9-eu-isa.md sec. 13.6).
//!
//! Limits: linear filtering and 16-bit returns need a float or normalised format.

use std::fmt;

use super::family::{Bits, Family, Invalid, Lengths};
use super::port::{Outcome, Payload, Port};
use super::touch::{Behalf, Bytes, Does};
use super::Response;
use crate::element::f64_to_f16;
use crate::image::{AddressMode, Filter, Sampler};
use crate::memory::Fault;
use crate::surface::ImageSurface;
use crate::texel::Texel;

/// How coordinates come and what is done with them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Method {
    SampleLevelZero,
    SampleLevel,
    SampleGradient,
    LoadLevelZero,
}

impl Method {
    /// (parameters of a 2D message, position of u, position of v)
    fn parameters(self) -> (u32, usize, usize) {
        match self {
            Method::SampleLevelZero | Method::LoadLevelZero => (2, 0, 1),
            Method::SampleLevel => (3, 1, 2),
            Method::SampleGradient => (6, 0, 3),
        }
    }

    fn name(self) -> &'static str {
        match self {
            Method::SampleLevelZero => "sample_lz",
            Method::SampleLevel => "sample_l",
            Method::SampleGradient => "sample_d",
            Method::LoadLevelZero => "ld_lz",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sample {
    pub method: Method,
    pub lanes: usize,
    pub binding: u8,
    pub sampler: u8,
    /// Results are halves.
    pub half: bool,
    response: u32,
}

impl Sample {
    pub fn decode(bits: Bits, lengths: Lengths) -> Result<Self, Invalid> {
        let method = match bits.field(16, 12) {
            0x02 => Method::SampleLevel,
            0x04 => Method::SampleGradient,
            0x18 => Method::SampleLevelZero,
            0x1A => Method::LoadLevelZero,
            other => {
                let text = format!("sampler message {other:#x} is not implemented");
                return Err(Invalid(text));
            }
        };
        let lanes = match (bits.field(29, 29), bits.field(18, 17)) {
            (0, 1) => 8,
            (0, 2) => 16,
            (high, low) => {
                let text = format!("SIMD mode {}, expected 1 or 2", high << 2 | low);
                return Err(Invalid(text));
            }
        };
        let (sampler, half) = (bits.field(11, 8) as u8, bits.field(30, 30) == 1);
        Ok(Sample { method, lanes, binding: bits.binding(), sampler, half, response: lengths.response })
    }

    fn texel(&self, port: &mut Port<'_>, image: &ImageSurface, sampler: Option<Sampler>, u: u32, v: u32) -> Outcome<Texel> {
        let Some(sampler) = sampler else {
            let (x, y) = (i64::from(u as i32), i64::from(v as i32));
            return Ok(port.texel(image, x, y)?.unwrap_or(image.format.border()));
        };
        let scale = |coordinate: u32, size: u32| {
            let coordinate = f32::from_bits(coordinate);
            if sampler.normalized {
                coordinate * size as f32
            } else {
                coordinate
            }
        };
        let (x, y) = (scale(u, image.width), scale(v, image.height));
        match sampler.filter {
            Filter::Nearest => {
                let (x, y) = (x.floor() as i64, y.floor() as i64);
                addressed(port, image, sampler.address, x, y)
            }
            Filter::Linear if image.format.is_integer() => {
                Err(Fault("linear filtering of an integer image, expected a float or normalised format".into()))
            }
            Filter::Linear => bilinear(port, image, sampler.address, x - 0.5, y - 0.5),
        }
    }
}

/// The texel an address mode makes of integer coordinates.
fn addressed(port: &mut Port<'_>, image: &ImageSurface, mode: AddressMode, x: i64, y: i64) -> Outcome<Texel> {
    let fold = |at: i64, size: u32| {
        let size = i64::from(size);
        match mode {
            AddressMode::Clamp => at,
            AddressMode::None | AddressMode::ClampToEdge => at.clamp(0, size - 1),
            AddressMode::Repeat => at.rem_euclid(size),
            AddressMode::MirroredRepeat => {
                let at = at.rem_euclid(2 * size);
                at.min(2 * size - 1 - at)
            }
        }
    };
    let (x, y) = (fold(x, image.width), fold(y, image.height));
    if image.texel_offset(x, y).is_none() {
        // The border is part of the image as far as the counters go.
        return Ok(image.format.border());
    }
    Ok(port.texel(image, x, y)?.unwrap_or(image.format.border()))
}

/// Weighted mean of the four texels around a point in texel centres.
fn bilinear(port: &mut Port<'_>, image: &ImageSurface, mode: AddressMode, x: f32, y: f32) -> Outcome<Texel> {
    let (left, top) = (x.floor(), y.floor());
    let (a, b) = (x - left, y - top);
    let (i, j) = (left as i64, top as i64);
    let mut sum = [0f32; 4];
    for (dx, dy, weight) in [(0, 0, (1.0 - a) * (1.0 - b)), (1, 0, a * (1.0 - b)), (0, 1, (1.0 - a) * b), (1, 1, a * b)] {
        let x = i.saturating_add(dx);
        let y = j.saturating_add(dy);
        let texel = addressed(port, image, mode, x, y)?;
        for (channel, value) in sum.iter_mut().zip(texel) {
            // A texel without weight must not bring in its infinity or NaN.
            if weight != 0.0 {
                *channel += weight * f32::from_bits(value);
            }
        }
    }
    Ok(sum.map(f32::to_bits))
}

impl Family for Sample {
    fn needs_header(&self) -> bool {
        true
    }

    fn payload_registers(&self) -> u32 {
        self.method.parameters().0 * self.lanes as u32 / 8
    }

    /// The header decides; execution checks it.
    fn response_registers(&self) -> u32 {
        self.response
    }

    fn execute(&self, port: &mut Port<'_>, payload: &Payload<'_>, response: &mut Response) -> Outcome {
        let image = port.memory.image(self.binding)?;
        let sampler = match self.method {
            Method::LoadLevelZero => None,
            _ => Some(port.memory.sampler(self.sampler)?),
        };
        let disabled = payload.header_dword(2) >> 12 & 0xF;
        let channels: Vec<usize> = (0..4).filter(|c| disabled >> c & 1 == 0).collect();
        let registers_each = if self.half { 1 } else { self.lanes / 8 };
        let needed = channels.len() * registers_each;
        if needed != response.registers.len() {
            return Err(Fault(format!("response of {} registers, the header enables {needed}", response.registers.len())));
        }
        if self.half && image.format.is_integer() {
            return Err(Fault("16-bit returns of an integer image, expected a float or normalised format".into()));
        }
        let (_, u, v) = self.method.parameters();
        for lane in payload.active_lanes(self.lanes) {
            let coordinate = |parameter: usize| payload.dword(parameter * self.lanes + lane);
            let (each, step) = if self.half { (2, 32) } else { (4, 4 * self.lanes) };
            port.acts(|| Behalf {
                lane: Some(lane),
                does: Does::Read,
                address: Bytes::runs(payload.position(u * self.lanes + lane), 4, 2, 4 * self.lanes * (v - u)),
                sent: Bytes::default(),
                returned: Bytes::runs(each * lane, each, channels.len(), step),
            });
            let texel = self.texel(port, &image, sampler, coordinate(u), coordinate(v))?;
            for (position, &channel) in channels.iter().enumerate() {
                if self.half {
                    let value = f64_to_f16(f64::from(f32::from_bits(texel[channel])));
                    response.set_word(16 * position + lane, value);
                } else {
                    response.set_dword(position * self.lanes + lane, texel[channel]);
                }
            }
        }
        Ok(())
    }
}

impl fmt::Display for Sample {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = if self.half { " half" } else { "" };
        write!(out, "{} simd{}{half} sampler {} surface {}", self.method.name(), self.lanes, self.sampler, self.binding)
    }
}
