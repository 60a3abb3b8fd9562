//! Typed reads and writes of images (DC1 types 0x05, 0x0D): eight lanes,
//! signed texel coordinates, values as the format's class has them.
//!
//! ```text
//! payload   U, V, R, as many as the image has, one register each; write: enabled components behind them
//! response  read: enabled components packed
//! ```
//! The slot group says which eight message lanes act. A texel outside the image
//! reads as 0 and is not written. Limits: no SIMD4x2.

use std::fmt;

use super::family::{Bits, Family, Invalid, Lengths};
use super::port::{Outcome, Payload, Port};
use super::touch::{Behalf, Bytes, Does};
use super::Response;

const LANES: usize = 8;
const COORDINATES: std::ops::RangeInclusive<u32> = 1..=3;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Typed {
    pub write: bool,
    /// First message lane: 0 or 8.
    pub first_lane: u32,
    /// Enabled components, bit 0 for red.
    pub components: u32,
    pub binding: u8,
    /// Coordinates sent.
    coordinates: u32,
}

impl Typed {
    pub fn decode(bits: Bits, write: bool, lengths: Lengths) -> Result<Self, Invalid> {
        let first_lane = match bits.field(13, 12) {
            1 => 0,
            2 => 8,
            other => return Err(Invalid(format!("slot group {other}, expected 1 or 2"))),
        };
        let components = !bits.field(11, 8) & 0xF;
        if components == 0 {
            return Err(Invalid("no component enabled".into()));
        }
        let data = if write { components.count_ones() } else { 0 };
        let coordinates = lengths.payload.saturating_sub(data);
        if !COORDINATES.contains(&coordinates) {
            return Err(Invalid(format!("{coordinates} registers of coordinates, expected 1 to 3")));
        }
        Ok(Typed { write, first_lane, components, binding: bits.binding(), coordinates })
    }
}

impl Family for Typed {
    fn payload_registers(&self) -> u32 {
        let data = if self.write { self.components.count_ones() } else { 0 };
        self.coordinates + data
    }

    fn response_registers(&self) -> u32 {
        if self.write {
            0
        } else {
            self.components.count_ones()
        }
    }

    fn execute(&self, port: &mut Port<'_>, payload: &Payload<'_>, response: &mut Response) -> Outcome {
        let image = port.memory.image(self.binding)?;
        let coordinates = self.coordinates as usize;
        image.takes(coordinates)?;
        let components = (0..4).filter(|c| self.components >> c & 1 != 0);
        let components: Vec<usize> = components.collect();
        let group = Payload { lanes: payload.lanes >> self.first_lane, ..*payload };
        for lane in group.active(LANES) {
            let coordinate = |axis: usize| i64::from(payload.dword(axis * LANES + lane) as i32);
            let at = [0, 1, 2].map(|axis| if axis < coordinates { coordinate(axis) } else { 0 });
            let values = payload.position(coordinates * LANES + lane);
            port.acts(|| Behalf {
                lane: Some(self.first_lane as usize + lane),
                does: if self.write { Does::Write } else { Does::Read },
                address: Bytes::runs(payload.position(lane), 4, coordinates, 4 * LANES),
                sent: Bytes::runs(values, 4, components.len(), 4 * LANES),
                returned: Bytes::runs(4 * lane, 4, components.len(), 4 * LANES),
            });
            if !self.write {
                let texel = port.texel(&image, at)?.unwrap_or([0; 4]);
                for (position, &component) in components.iter().enumerate() {
                    response.set_dword(position * LANES + lane, texel[component]);
                }
                continue;
            }
            // Components the message leaves out keep their value.
            let mut texel = match image.texel_offset(at) {
                Some(_) => port.texel(&image, at)?.unwrap_or([0; 4]),
                None => [0; 4],
            };
            for (position, &component) in components.iter().enumerate() {
                let register = coordinates + position;
                texel[component] = payload.dword(register * LANES + lane);
            }
            port.set_texel(&image, at, texel)?;
        }
        Ok(())
    }
}

impl fmt::Display for Typed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = if self.write { "write" } else { "read" };
        let (first, last) = (self.first_lane, self.first_lane + 7);
        write!(out, "typed {verb} lanes {first}-{last} .")?;
        for (bit, name) in "rgba".chars().enumerate() {
            if self.components >> bit & 1 != 0 {
                write!(out, "{name}")?;
            }
        }
        write!(out, " surface {}", self.binding)
    }
}
