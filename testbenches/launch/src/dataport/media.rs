//! Media block reads and writes (DC1 types 0x04, 0x0A): a rectangle of an
//! image as raw bytes, whatever the format; lanes are ignored.
//!
//! ```text
//! header    dword 0: X in bytes, dword 1: Y in rows, both signed
//!           dword 2: (rows - 1) << 16 | (bytes of a row - 1)
//! data      row r starts at byte r * pitch; the pitch is the row's size
//!           rounded up to a power of two, at least 4
//! ```
//! Outside the image a read repeats the nearest texel of the edge and a write
//! is dropped (`gen9-kernel-abi.md` sec. 6.3); either is counted once a row.
//!
//! Limits: 2D images, rows of at most 64 bytes, no vertical stride override.

use std::fmt;

use super::family::{Bits, Family, Invalid, Lengths};
use super::port::{Outcome, Payload, Port, Target};
use super::touch::{Behalf, Bytes, Does};
use super::Response;
use crate::extent::ImageKind;
use crate::memory::Fault;
use crate::surface::ImageSurface;

const REGISTER_BYTES: usize = 32;
const WIDEST: usize = 64;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MediaBlock {
    pub write: bool,
    pub binding: u8,
    /// Data registers sent or returned; the header decides how many it takes.
    registers: u32,
}

/// The rectangle a header asks for.
struct Rectangle {
    x: i64,
    y: i64,
    width: usize,
    rows: usize,
    pitch: usize,
}

impl Rectangle {
    fn new(payload: &Payload<'_>, registers: usize) -> Outcome<Rectangle> {
        let signed = |dword: usize| i64::from(payload.header_dword(dword) as i32);
        let size = payload.header_dword(2) as usize;
        let (width, rows) = ((size & 0xFFFF) + 1, (size >> 16) + 1);
        if width > WIDEST {
            return Err(Fault(format!("rows of {width} bytes, expected at most {WIDEST}")));
        }
        let pitch = width.max(4).next_power_of_two();
        let needed = (pitch * rows).div_ceil(REGISTER_BYTES);
        if needed != registers {
            return Err(Fault(format!("{registers} data registers, {rows} rows of {width} bytes take {needed}")));
        }
        Ok(Rectangle { x: signed(0), y: signed(1), width, rows, pitch })
    }
}

impl MediaBlock {
    pub fn decode(bits: Bits, write: bool, lengths: Lengths) -> Result<Self, Invalid> {
        if bits.field(10, 8) != 0 {
            return Err(Invalid("vertical stride override is not implemented".into()));
        }
        let registers = if write { lengths.payload } else { lengths.response };
        Ok(MediaBlock { write, binding: bits.binding(), registers })
    }
}

/// Address of byte `x` of row `y`, and whether it lies in the image or is the
/// one of the edge that stands for it.
fn address(image: &ImageSurface, x: i64, y: i64) -> (u64, bool) {
    let texel_bytes = i64::from(image.format.texel_bytes());
    let column = x.div_euclid(texel_bytes);
    let [width, height, _] = image.extent.sides.map(i64::from);
    let nearest = (column.clamp(0, width - 1), y.clamp(0, height - 1));
    let texel = (nearest.1 * width + nearest.0) * texel_bytes;
    (image.base + texel as u64 + x.rem_euclid(texel_bytes) as u64, nearest == (column, y))
}

impl Family for MediaBlock {
    fn needs_header(&self) -> bool {
        true
    }

    fn payload_registers(&self) -> u32 {
        if self.write {
            self.registers
        } else {
            0
        }
    }

    fn response_registers(&self) -> u32 {
        if self.write {
            0
        } else {
            self.registers
        }
    }

    fn execute(&self, port: &mut Port<'_>, payload: &Payload<'_>, response: &mut Response) -> Outcome {
        let image = port.memory.image(self.binding)?;
        if image.extent.kind != ImageKind::D2 {
            return Err(Fault(format!("a block of an {}, expected an image2d_t", image.extent.kind.name())));
        }
        let block = Rectangle::new(payload, self.registers as usize)?;
        for row in 0..block.rows {
            let mut left_the_image = false;
            for column in 0..block.width {
                let (address, inside) = address(&image, block.x + column as i64, block.y + row as i64);
                let at = row * block.pitch + column;
                left_the_image |= !inside;
                port.acts(|| Behalf {
                    lane: None,
                    does: if self.write { Does::Write } else { Does::Read },
                    address: Bytes::run(0, 8),
                    sent: Bytes::run(payload.position(0) + at, 1),
                    returned: Bytes::run(at, 1),
                });
                if !self.write {
                    let mut byte = [0];
                    port.load(Target::FLAT, address, &mut byte)?;
                    response.set_byte(at, byte[0]);
                } else if inside {
                    let byte = (payload.dword(at / 4) >> (8 * (at % 4))) as u8;
                    port.store(Target::FLAT, address, &[byte])?;
                }
            }
            if left_the_image {
                let first = block.x.div_euclid(i64::from(image.format.texel_bytes()));
                port.outside(&image, !self.write, [first, block.y + row as i64, 0]);
            }
        }
        Ok(())
    }
}

impl fmt::Display for MediaBlock {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = if self.write { "write" } else { "read" };
        write!(out, "media block {verb} {} registers surface {}", self.registers, self.binding)
    }
}
