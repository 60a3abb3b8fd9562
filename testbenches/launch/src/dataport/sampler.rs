//! Sampler messages (SFID 2): `sample_lz`, `sample_l`, `sample_d` and `ld_lz`. Images have one mip level, so
//! level and gradients change nothing.
//!
//! ```text
//! header    dword 2 bits 15:12 disable R, G, B, A of the response
//! payload   sample_lz u, v, r   ld_lz u, v, r (signed)   sample_l lod, u, v, r
//!           sample_d u, du/dx, du/dy, v, dv/dx, dv/dy, r, ..; as many coordinates as the image has
//! response  enabled channels packed in RGBA order, dwords of one lane each; with
//!           16-bit returns one register each, lane k a half at byte 2 k
//! ```
//! Filtering follows the OpenCL rules in f32: nearest takes texel floor(u),
//! linear weights the texels around (u - 0.5, v - 0.5, r - 0.5). A layer is the nearest integer, in the image in any
//! case. The border colour,
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
use crate::extent::Extent;
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
    /// (parameter of u, from a coordinate to the next)
    fn places(self) -> (usize, usize) {
        match self {
            Method::SampleLevelZero | Method::LoadLevelZero => (0, 1),
            Method::SampleLevel => (1, 1),
            Method::SampleGradient => (0, 3),
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
    /// Coordinates sent.
    coordinates: usize,
    payload: u32,
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
        let (first, step) = method.places();
        let parameters = lengths.payload as usize * 8 / lanes;
        let coordinates = parameters.saturating_sub(first).div_ceil(step);
        if !(1..=3).contains(&coordinates) || !(lengths.payload as usize).is_multiple_of(lanes / 8) {
            return Err(Invalid(format!("{} registers of parameters, expected 1 to 3 coordinates", lengths.payload)));
        }
        let Lengths { payload, response } = lengths;
        Ok(Sample { method, lanes, binding: bits.binding(), sampler, half, coordinates, payload, response })
    }

    fn texel(&self, port: &mut Port<'_>, image: &ImageSurface, sampler: Option<Sampler>, given: [u32; 3]) -> Outcome<Texel> {
        let Some(sampler) = sampler else {
            let at = given.map(|coordinate| i64::from(coordinate as i32));
            return Ok(port.texel(image, at)?.unwrap_or(image.format.border()));
        };
        let Extent { kind, sides } = image.extent;
        let scaled = |axis: usize| {
            let coordinate = f32::from_bits(given[axis]);
            match kind.layer() == Some(axis) {
                true => coordinate.round_ties_even().clamp(0.0, sides[axis] as f32 - 1.0),
                false if sampler.normalized => coordinate * sides[axis] as f32,
                false => coordinate,
            }
        };
        let at = [0, 1, 2].map(scaled);
        match sampler.filter {
            Filter::Nearest => addressed(port, image, sampler.address, at.map(|at| at.floor() as i64)),
            Filter::Linear if image.format.is_integer() => {
                Err(Fault("linear filtering of an integer image, expected a float or normalised format".into()))
            }
            Filter::Linear => linear(port, image, sampler.address, at),
        }
    }
}

/// The texel an address mode makes of integer coordinates.
fn addressed(port: &mut Port<'_>, image: &ImageSurface, mode: AddressMode, at: [i64; 3]) -> Outcome<Texel> {
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
    let at = [0, 1, 2].map(|axis| fold(at[axis], image.extent.sides[axis]));
    if image.texel_offset(at).is_none() {
        // The border is part of the image as far as the counters go.
        return Ok(image.format.border());
    }
    Ok(port.texel(image, at)?.unwrap_or(image.format.border()))
}

/// Weighted mean of the texels around a point: two along each coordinate that is filtered.
fn linear(port: &mut Port<'_>, image: &ImageSurface, mode: AddressMode, at: [f32; 3]) -> Outcome<Texel> {
    let kind = image.extent.kind;
    let filtered = [0, 1, 2].map(|axis| axis < kind.coordinates() && kind.layer() != Some(axis));
    let first = [0, 1, 2].map(|axis| if filtered[axis] { (at[axis] - 0.5).floor() } else { at[axis] });
    let part = [0, 1, 2].map(|axis| at[axis] - 0.5 - first[axis]);
    let mut sum = [0f32; 4];
    for corner in 0..8 {
        let far = [0, 1, 2].map(|axis| corner >> axis & 1 == 1);
        if [0, 1, 2].into_iter().any(|axis| far[axis] && !filtered[axis]) {
            continue;
        }
        let weight = |axis: usize| if far[axis] { part[axis] } else { 1.0 - part[axis] };
        let weight: f32 = [0, 1, 2].into_iter().filter(|&axis| filtered[axis]).map(weight).product();
        let texel = addressed(port, image, mode, [0, 1, 2].map(|axis| (first[axis] as i64).saturating_add(far[axis].into())))?;
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
        self.payload
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
        image.takes(self.coordinates)?;
        let (first, step) = self.method.places();
        for lane in payload.active_lanes(self.lanes) {
            let coordinate = |axis: usize| payload.dword((first + axis * step) * self.lanes + lane);
            let given = [0, 1, 2].map(|axis| if axis < self.coordinates { coordinate(axis) } else { 0 });
            let (each, apart) = if self.half { (2, 32) } else { (4, 4 * self.lanes) };
            port.acts(|| Behalf {
                lane: Some(lane),
                does: Does::Read,
                address: Bytes::runs(payload.position(first * self.lanes + lane), 4, self.coordinates, 4 * self.lanes * step),
                sent: Bytes::default(),
                returned: Bytes::runs(each * lane, each, channels.len(), apart),
            });
            let texel = self.texel(port, &image, sampler, given)?;
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
