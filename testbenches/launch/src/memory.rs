//! The memory a launch runs against: regions at fixed 64-bit addresses, the
//! binding table over them, and shared local memory windows.
//!
//! Contract:
//! * Surfaces have bounds. An element with any byte outside reads as 0, or is
//!   not written; both are counted in [`AccessCounters`], neither is an error.
//! * Flat addresses (stateless and 64-bit ones) have no bounds to test. An
//!   address no region holds is a [`Fault`], as a page fault would be. Regions
//!   are mapped in whole pages with an unmapped page between any two.
//! * Everything starts defined, so that runs are reproducible: bytes nobody
//!   initialises are 0.

use std::sync::Arc;

use crate::dataport::Place;
use crate::image::Sampler;
use crate::surface::{ImageSurface, Surface};

/// Granularity of mapping.
pub const PAGE: u64 = 4096;

/// An access no region can serve.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault(pub String);

/// What became of an access that is not a fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// Within its surface.
    Done,
    /// Outside a surface: 0 was read, or nothing was written.
    OutOfBounds,
}

/// Accesses outside the bounds of a surface or window so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AccessCounters {
    /// Reads outside their surface; they gave 0.
    pub reads_out_of_bounds: u64,
    /// Writes outside their surface; they were dropped.
    pub writes_out_of_bounds: u64,
}

/// How an address is to be understood.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Space {
    /// Byte offset into a binding-table entry.
    Surface(u8),
    /// 32-bit offset from General State Base.
    Stateless,
    /// 64-bit address.
    Flat,
}

/// The bytes of a region. Those that were given are shared until one of them is written: most buffers of a
/// launch are only read, and programs have some of a hundred megabytes.
#[derive(Debug, Clone)]
pub(crate) enum Bytes {
    /// As given; what the mapping has more is 0.
    Given(Arc<[u8]>),
    /// The whole mapping.
    Own(Vec<u8>),
}

impl Bytes {
    fn known(&self) -> &[u8] {
        match self {
            Bytes::Given(bytes) => bytes,
            Bytes::Own(bytes) => bytes,
        }
    }

    /// Bytes within the mapping.
    fn read(&self, at: usize, out: &mut [u8]) {
        let known = self.known();
        match known.get(at..at + out.len()) {
            Some(bytes) => out.copy_from_slice(bytes),
            None => {
                let rest = known.get(at..).unwrap_or(&[]);
                out[..rest.len()].copy_from_slice(rest);
                out[rest.len()..].fill(0);
            }
        }
    }

    /// Bytes into a mapping of this size.
    fn write(&mut self, mapped: usize, at: usize, bytes: &[u8]) {
        if let Bytes::Given(given) = self {
            let mut own = Vec::with_capacity(mapped);
            own.extend_from_slice(given);
            own.resize(mapped, 0);
            *self = Bytes::Own(own);
        }
        if let Bytes::Own(own) = self {
            own[at..at + bytes.len()].copy_from_slice(bytes);
        }
    }
}

impl PartialEq for Bytes {
    fn eq(&self, other: &Bytes) -> bool {
        let (a, b) = (self.known(), other.known());
        let both = a.len().min(b.len());
        a[..both] == b[..both] && a[both..].iter().chain(&b[both..]).all(|&byte| byte == 0)
    }
}

/// One mapped allocation.
#[derive(Debug, Clone, PartialEq)]
pub struct Region {
    /// What it is for, in words.
    pub name: String,
    /// Address of its first byte.
    pub base: u64,
    /// Bytes asked for; the mapping is rounded up to whole pages.
    pub size: u64,
    /// Its bytes mean something before anything is written.
    pub defined: bool,
    /// Bytes of it that belong to each hardware thread, where no thread may touch another one's.
    pub share: Option<u64>,
    pub(crate) bytes: Bytes,
}

impl Region {
    /// Bytes of its mapping.
    fn mapped(&self) -> usize {
        self.size.next_multiple_of(PAGE) as usize
    }
}

/// Memory contents and surface table of one launch.
#[derive(Debug, Clone, PartialEq)]
pub struct Memory {
    /// By ascending base address.
    regions: Vec<Region>,
    surfaces: Vec<Surface>,
    samplers: Vec<Sampler>,
    general_base: u64,
    /// Accesses outside surfaces so far.
    pub counters: AccessCounters,
}

impl Memory {
    /// `regions` must be ascending and disjoint; surfaces name them by index.
    pub(crate) fn new(regions: Vec<Region>, surfaces: Vec<Surface>, samplers: Vec<Sampler>, general_base: u64) -> Self {
        debug_assert!(regions.windows(2).all(|pair| pair[0].base + pair[0].mapped() as u64 <= pair[1].base));
        Memory { regions, surfaces, samplers, general_base, counters: AccessCounters::default() }
    }

    /// What lies at which address.
    pub fn regions(&self) -> &[Region] {
        &self.regions
    }

    /// Contents of a region, without the padding of its mapping: the very bytes that were given, if none was
    /// written.
    pub fn contents(&self, region: usize) -> &[u8] {
        let region = &self.regions[region];
        &region.bytes.known()[..region.size as usize]
    }

    /// The binding table's surfaces, in order.
    pub fn surfaces(&self) -> &[Surface] {
        &self.surfaces
    }

    /// The sampler table, in order.
    pub fn samplers(&self) -> &[Sampler] {
        &self.samplers
    }

    /// The image behind a binding-table index.
    pub fn image(&self, index: u8) -> Result<ImageSurface, Fault> {
        match self.surfaces.get(usize::from(index)) {
            Some(Surface::Image(image)) => Ok(*image),
            _ => Err(Fault(format!("binding-table entry {index} is no image"))),
        }
    }

    /// The sampler of an index.
    pub fn sampler(&self, index: u8) -> Result<Sampler, Fault> {
        let samplers = self.samplers.len();
        self.samplers
            .get(usize::from(index))
            .copied()
            .ok_or_else(|| Fault(format!("sampler {index} of {samplers} does not exist")))
    }

    /// Base of 32-bit stateless addresses.
    pub fn general_base(&self) -> u64 {
        self.general_base
    }

    /// Reads one element.
    pub fn load(&mut self, space: Space, address: u64, out: &mut [u8]) -> Result<Access, Fault> {
        match self.locate(space, address, out.len())? {
            Some((region, at)) => {
                self.regions[region].bytes.read(at, out);
                Ok(Access::Done)
            }
            None => {
                out.fill(0);
                self.counters.reads_out_of_bounds += 1;
                Ok(Access::OutOfBounds)
            }
        }
    }

    /// Writes one element.
    pub fn store(&mut self, space: Space, address: u64, bytes: &[u8]) -> Result<Access, Fault> {
        match self.locate(space, address, bytes.len())? {
            Some((region, at)) => {
                let region = &mut self.regions[region];
                region.bytes.write(region.mapped(), at, bytes);
                Ok(Access::Done)
            }
            None => {
                self.counters.writes_out_of_bounds += 1;
                Ok(Access::OutOfBounds)
            }
        }
    }

    /// Where an element lies.
    pub(crate) fn place(&self, space: Space, address: u64, length: usize) -> Result<Place, Fault> {
        Ok(match (self.locate(space, address, length)?, space) {
            (Some((region, at)), _) => Place::Region(region, at as u64),
            (None, Space::Surface(index)) => match self.surfaces.get(usize::from(index)) {
                Some(Surface::Buffer(buffer)) => {
                    let size = self.regions[buffer.region].size;
                    let at = format!("byte {address:#x} of {size:#x}");
                    Place::Outside { region: Some(buffer.region), offset: Some(address), at }
                }
                _ => Place::Outside {
                    region: None,
                    offset: Some(address),
                    at: format!("byte {address:#x} of surface {index}, which is null"),
                },
            },
            (None, _) => Place::Outside { region: None, offset: None, at: format!("address {address:#x}") },
        })
    }

    /// Whether a region holds these bytes there.
    pub(crate) fn holds(&self, region: usize, at: u64, bytes: &[u8]) -> bool {
        let known = self.regions[region].bytes.known();
        bytes.iter().zip(at as usize..).all(|(&byte, at)| known.get(at).copied().unwrap_or(0) == byte)
    }

    /// Region and offset of an element; `None` when it is out of bounds.
    fn locate(&self, space: Space, address: u64, length: usize) -> Result<Option<(usize, usize)>, Fault> {
        match space {
            Space::Surface(index) => match self.surfaces.get(usize::from(index)) {
                Some(Surface::Buffer(buffer)) => {
                    let end = address.saturating_add(length as u64);
                    Ok((end <= buffer.size).then_some((buffer.region, address as usize)))
                }
                Some(Surface::Null) => Ok(None),
                Some(Surface::Image(_)) => Err(Fault(format!("binding-table entry {index} is an image, expected a buffer"))),
                None => Err(Fault(format!("binding-table entry {index} does not exist, the table has {}", self.surfaces.len()))),
            },
            Space::Stateless => {
                let flat = self.general_base.wrapping_add(address);
                self.locate_flat(flat, length).map(Some)
            }
            Space::Flat => self.locate_flat(address, length).map(Some),
        }
    }

    fn locate_flat(&self, address: u64, length: usize) -> Result<(usize, usize), Fault> {
        let after = self.regions.partition_point(|r| r.base <= address);
        let found = after.checked_sub(1).and_then(|index| {
            let region = &self.regions[index];
            let at = (address - region.base) as usize;
            let end = at.checked_add(length)?;
            (end <= region.mapped()).then_some((index, at))
        });
        found.ok_or_else(|| Fault(format!("{length} bytes at address {address:#x} belong to no buffer of the launch")))
    }
}

/// Shared local memory of one work-group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slm {
    bytes: Vec<u8>,
}

impl Slm {
    /// A zeroed window of `bytes` (0: the kernel uses none).
    pub fn new(bytes: u32) -> Self {
        Slm { bytes: vec![0; bytes as usize] }
    }

    /// Contents.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Only 16 bits address the window; compilers leave tag bits above them.
    fn range(&self, address: u64, length: usize) -> Option<std::ops::Range<usize>> {
        let start = (address & 0xFFFF) as usize;
        let end = start + length;
        (end <= self.bytes.len()).then_some(start..end)
    }

    /// Where an element lies.
    pub(crate) fn place(&self, address: u64, length: usize) -> Place {
        match self.range(address, length) {
            Some(range) => Place::Slm(range.start as u64),
            None => {
                let (start, size) = (address & 0xFFFF, self.bytes.len());
                let at = format!("byte {start:#x} of {size:#x} of local memory");
                Place::Outside { region: None, offset: Some(start), at }
            }
        }
    }

    /// Reads one element; 0 outside the window.
    pub fn load(&self, address: u64, out: &mut [u8]) -> Access {
        match self.range(address, out.len()) {
            Some(range) => {
                out.copy_from_slice(&self.bytes[range]);
                Access::Done
            }
            None => {
                out.fill(0);
                Access::OutOfBounds
            }
        }
    }

    /// Writes one element; nothing happens outside the window.
    pub fn store(&mut self, address: u64, bytes: &[u8]) -> Access {
        match self.range(address, bytes.len()) {
            Some(range) => {
                self.bytes[range].copy_from_slice(bytes);
                Access::Done
            }
            None => Access::OutOfBounds,
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::surface::BufferSurface;

    /// Two regions: bytes 0, 1, 2, .. behind entry 0 (size 60 of 64) and zeros
    /// behind entry 1; entry 2 is null. General base lies 0x1000 below the
    /// second region.
    pub(crate) fn sample() -> Memory {
        let region = |name: &str, base: u64, size: u64, bytes: Vec<u8>| Region {
            name: name.into(),
            base,
            size,
            defined: true,
            share: None,
            bytes: Bytes::Own(bytes),
        };
        let counting = (0..PAGE).map(|i| i as u8).collect();
        let regions = vec![region("a", 0x10_0000, 60, counting), region("b", 0x20_0000, PAGE, vec![0; PAGE as usize])];
        let buffer = |region: usize, base: u64, size: u64| Surface::Buffer(BufferSurface { region, base, size });
        let surfaces = vec![buffer(0, 0x10_0000, 60), buffer(1, 0x20_0000, PAGE), Surface::Null];
        Memory::new(regions, surfaces, Vec::new(), 0x20_0000 - 0x1000)
    }

    #[test]
    fn surfaces_have_bounds_and_count_what_leaves_them() {
        let mut memory = sample();
        let mut out = [0xFF; 4];
        assert_eq!(memory.load(Space::Surface(0), 56, &mut out), Ok(Access::Done));
        assert_eq!(out, [56, 57, 58, 59]);
        for address in [57, 60, 0xFFFF_FFFC, u64::MAX] {
            out = [0xFF; 4];
            let access = memory.load(Space::Surface(0), address, &mut out);
            assert_eq!(access, Ok(Access::OutOfBounds));
            assert_eq!(out, [0; 4]);
        }
        assert_eq!(memory.counters.reads_out_of_bounds, 4);
        let before = memory.contents(0).to_vec();
        let access = memory.store(Space::Surface(0), 58, &[1; 4]);
        assert_eq!(access, Ok(Access::OutOfBounds));
        assert_eq!(memory.store(Space::Surface(2), 0, &[1]), Ok(Access::OutOfBounds));
        assert_eq!(memory.contents(0), before);
        assert_eq!(memory.counters.writes_out_of_bounds, 2);
        assert!(memory.load(Space::Surface(3), 0, &mut out).is_err());
    }

    #[test]
    fn given_bytes_are_shared_until_one_is_written() {
        let given: Arc<[u8]> = (1..=60).collect();
        let mut memory = sample();
        memory.regions[0].bytes = Bytes::Given(given.clone());
        let untouched = memory.clone();
        let mut out = [0xFF; 8];
        // The mapping goes on behind what was given, up to its page.
        for (at, expect) in [(56, [57, 58, 59, 60, 0, 0, 0, 0]), (60, [0; 8]), (PAGE - 8, [0; 8])] {
            memory.load(Space::Flat, 0x10_0000 + at, &mut out).unwrap();
            assert_eq!(out, expect);
        }
        assert!(memory.load(Space::Flat, 0x10_0000 + PAGE - 7, &mut out).is_err());
        assert!(memory.holds(0, 58, &[59, 60, 0]) && !memory.holds(0, 58, &[59, 60, 1]));
        assert!(std::ptr::eq(memory.contents(0), &*given));
        memory.store(Space::Flat, 0x10_0000 + 60, &[9]).unwrap();
        assert!(!std::ptr::eq(memory.contents(0), &*given) && memory.contents(0) == &*given);
        memory.load(Space::Flat, 0x10_0000 + 56, &mut out).unwrap();
        assert_eq!(out, [57, 58, 59, 60, 9, 0, 0, 0]);
        assert!(memory != untouched && untouched.contents(0) == &*given);
        memory.store(Space::Flat, 0x10_0000 + 60, &[0]).unwrap();
        assert!(memory == untouched);
    }

    #[test]
    fn flat_addresses_reach_regions_or_fault() {
        let mut memory = sample();
        let mut out = [0; 2];
        memory.load(Space::Flat, 0x10_0000 + 7, &mut out).unwrap();
        assert_eq!(out, [7, 8]);
        memory.store(Space::Stateless, 0x1000, &[9, 8]).unwrap();
        memory.load(Space::Flat, 0x20_0000, &mut out).unwrap();
        assert_eq!(out, [9, 8]);
        for address in [0, 0xF_FFFF, 0x10_0FFF, 0x10_1000, 0x20_1000, u64::MAX] {
            let fault = memory.load(Space::Flat, address, &mut out).unwrap_err();
            assert!(fault.0.contains(&format!("{address:#x}")), "{}", fault.0);
        }
    }

    #[test]
    fn local_memory_ignores_upper_address_bits() {
        let mut slm = Slm::new(1024);
        assert_eq!(slm.store(0x1000_0010, &[1, 2]), Access::Done);
        let mut out = [0; 2];
        assert_eq!(slm.load(0x10, &mut out), Access::Done);
        assert_eq!(out, [1, 2]);
        assert_eq!(slm.load(1023, &mut out), Access::OutOfBounds);
        assert_eq!(out, [0, 0]);
        assert_eq!(slm.store(0xFFFF, &[1]), Access::OutOfBounds);
    }
}
