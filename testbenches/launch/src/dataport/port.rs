//! What the message families share: the payload's fields and access to memory
//! by binding-table index.

use super::touch::{Behalf, Bytes, Log, Place};
use crate::dispatch::Register;
use crate::memory::{Access, Fault, Memory, Slm, Space};
use crate::surface::ImageSurface;
use crate::texel::{Texel, MAX_BYTES};

/// Result of executing (a part of) a message.
pub type Outcome<T = ()> = Result<T, Fault>;

/// A payload whose length has been checked against its descriptor.
#[derive(Debug, Clone, Copy)]
pub struct Payload<'a> {
    pub lanes: u32,
    pub header: Option<&'a Register>,
    /// Everything behind the header.
    pub data: &'a [Register],
}

impl Payload<'_> {
    /// Dword `index`, counted through all data registers.
    pub fn dword(&self, index: usize) -> u32 {
        self.data[index / 8][index % 8]
    }

    pub fn qword(&self, index: usize) -> u64 {
        let (low, high) = (self.dword(2 * index), self.dword(2 * index + 1));
        u64::from(low) | u64::from(high) << 32
    }

    /// Where `count` dwords from `index` on are in the payload, as bytes.
    pub fn bytes(&self, index: usize, count: usize) -> Bytes {
        Bytes::run(self.position(index), 4 * count)
    }

    /// The byte of the payload that dword `index` of the data registers begins with.
    pub fn position(&self, index: usize) -> usize {
        4 * (index + self.header.map_or(0, |header| header.len()))
    }

    /// The lanes below `count` that act, ascending. Dword 7 of a header, where
    /// there is one, narrows them.
    pub fn active(&self, count: usize) -> impl Iterator<Item = usize> {
        let header_mask = self.header.map_or(u32::MAX, |header| header[7] & 0xFFFF);
        enabled(self.lanes & header_mask, count)
    }

    /// Like [`Payload::active`], for messages whose header holds no mask.
    pub fn active_lanes(&self, count: usize) -> impl Iterator<Item = usize> {
        enabled(self.lanes, count)
    }

    /// Dword `index` of the header; 0 if there is none.
    pub fn header_dword(&self, index: usize) -> u32 {
        self.header.map_or(0, |header| header[index])
    }
}

fn enabled(lanes: u32, count: usize) -> impl Iterator<Item = usize> {
    (0..count).filter(move |&lane| lanes >> lane & 1 != 0)
}

/// What a binding-table index or an address form leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    Memory(Space),
    Slm,
}

impl Target {
    /// Meaning of a data-port binding-table index.
    pub fn from_binding(index: u8) -> Target {
        match index {
            0xFE => Target::Slm,
            0xFD | 0xFF => Target::Memory(Space::Stateless),
            surface => Target::Memory(Space::Surface(surface)),
        }
    }

    pub const FLAT: Target = Target::Memory(Space::Flat);
}

impl std::fmt::Display for Target {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Target::Slm => out.write_str("slm"),
            Target::Memory(Space::Flat) => out.write_str("a64"),
            Target::Memory(Space::Stateless) => out.write_str("stateless"),
            Target::Memory(Space::Surface(index)) => write!(out, "surface {index}"),
        }
    }
}

/// Everything a message can touch.
pub struct Port<'a> {
    pub memory: &'a mut Memory,
    pub slm: &'a mut Slm,
    /// Where touches are noted, if anyone wants to know.
    pub log: Option<&'a mut Log>,
}

impl Port<'_> {
    /// Says on whose behalf the next elements are read or written.
    #[inline(always)]
    pub fn acts(&mut self, behalf: impl FnOnce() -> Behalf) {
        if let Some(log) = &mut self.log {
            log.behalf = behalf();
        }
    }

    /// Where an element lies.
    fn place(&self, target: Target, address: u64, bytes: usize) -> Outcome<Place> {
        match target {
            Target::Memory(space) => self.memory.place(space, address, bytes),
            Target::Slm => Ok(self.slm.place(address, bytes)),
        }
    }

    /// An access outside an image: counted, and noted where that is wanted.
    pub fn outside(&mut self, image: &ImageSurface, read: bool, at: [i64; 3]) {
        match read {
            true => self.memory.counters.reads_out_of_bounds += 1,
            false => self.memory.counters.writes_out_of_bounds += 1,
        }
        if let Some(log) = &mut self.log {
            let at = image.texel_text(at);
            log.note(
                read,
                image.format.texel_bytes() as usize,
                false,
                Ok(Place::Outside { region: Some(image.region), offset: None, at }),
            );
        }
    }

    /// Reads one element; 0 out of bounds.
    pub fn load(&mut self, target: Target, address: u64, out: &mut [u8]) -> Outcome<Access> {
        if self.log.is_some() {
            let place = self.place(target, address, out.len());
            if let Some(log) = &mut self.log {
                log.note(true, out.len(), false, place);
            }
        }
        match target {
            Target::Memory(space) => self.memory.load(space, address, out),
            Target::Slm => {
                let access = self.slm.load(address, out);
                if access == Access::OutOfBounds {
                    self.memory.counters.reads_out_of_bounds += 1;
                }
                Ok(access)
            }
        }
    }

    /// Writes one element; dropped out of bounds.
    pub fn store(&mut self, target: Target, address: u64, bytes: &[u8]) -> Outcome<Access> {
        if self.log.is_some() {
            let place = self.place(target, address, bytes.len());
            let same = match &place {
                Ok(Place::Region(region, at)) => self.memory.holds(*region, *at, bytes),
                Ok(Place::Slm(at)) => self.slm.bytes()[*at as usize..].starts_with(bytes),
                _ => false,
            };
            if let Some(log) = &mut self.log {
                log.note(false, bytes.len(), same, place);
            }
        }
        match target {
            Target::Memory(space) => self.memory.store(space, address, bytes),
            Target::Slm => {
                let access = self.slm.store(address, bytes);
                if access == Access::OutOfBounds {
                    self.memory.counters.writes_out_of_bounds += 1;
                }
                Ok(access)
            }
        }
    }

    /// Reads `bytes` (1, 2, 4 or 8) as a zero-extended number.
    pub fn load_number(&mut self, target: Target, address: u64, bytes: usize) -> Outcome<u64> {
        let mut word = [0; 8];
        self.load(target, address, &mut word[..bytes])?;
        Ok(u64::from_le_bytes(word))
    }

    /// Writes the low `bytes` (1, 2, 4 or 8) of a number.
    pub fn store_number(&mut self, target: Target, address: u64, bytes: usize, value: u64) -> Outcome<Access> {
        self.store(target, address, &value.to_le_bytes()[..bytes])
    }
}

impl Port<'_> {
    /// The texel at integer coordinates, `None` outside the image.
    pub fn texel(&mut self, image: &ImageSurface, at: [i64; 3]) -> Outcome<Option<Texel>> {
        let Some(offset) = image.texel_offset(at) else {
            self.outside(image, true, at);
            return Ok(None);
        };
        let mut bytes = [0; MAX_BYTES];
        let bytes = &mut bytes[..image.format.texel_bytes() as usize];
        self.load(Target::FLAT, image.base + offset, bytes)?;
        Ok(Some(image.format.decode(bytes)))
    }

    /// Replaces the texel at integer coordinates; dropped outside the image.
    pub fn set_texel(&mut self, image: &ImageSurface, at: [i64; 3], texel: Texel) -> Outcome {
        let Some(offset) = image.texel_offset(at) else {
            self.outside(image, false, at);
            return Ok(());
        };
        let mut bytes = [0; MAX_BYTES];
        let bytes = &mut bytes[..image.format.texel_bytes() as usize];
        image.format.encode(texel, bytes);
        self.store(Target::FLAT, image.base + offset, bytes)?;
        Ok(())
    }
}

/// A fault when `address` is not a multiple of `alignment`.
pub fn aligned(lane: usize, address: u64, alignment: u64) -> Outcome {
    if address.is_multiple_of(alignment) {
        return Ok(());
    }
    Err(Fault(format!("lane {lane} has address {address:#x}, expected a multiple of {alignment}")))
}
