//! Surfaces and block addresses.
//!
//! A surface is rows of tiles, a tile is one block of 64 bytes: 4x4 pixels, or, with MSAA on surfaces 0 and
//! 1, a quad of 2x2 pixels with four samples. Surfaces 0 (colour) and 1 (depth) have the size of the screen,
//! extra targets (2 and up) twice that in both directions. Tiles at the right and lower edge are whole blocks
//! even where the surface ends inside them.
//!
//! [`Layout`] places surface after surface from address 0, each row-major, without gaps: addresses count blocks, the byte
//! address is 64 times as large. Blocks of two surfaces are never the same.

use crate::format::{Header, Record};

/// Surface numbers are 0 .. `SURFACES` - 1: they travel in three bits.
pub const SURFACES: u8 = 8;

/// First of the extra targets.
const EXTRA: u8 = 2;

/// Edge of a tile in pixels: 2 for an MSAA quad, else 4.
pub fn tile_edge(header: &Header, surface: u8) -> u32 {
    match header.msaa && surface < EXTRA {
        true => 2,
        false => 4,
    }
}

/// Size of a surface in pixels; `None` when there is no such surface.
pub fn pixels(header: &Header, surface: u8) -> Option<(u32, u32)> {
    let scale = match surface {
        0..EXTRA => 1,
        EXTRA..SURFACES => 2,
        _ => return None,
    };
    Some((scale * u32::from(header.width), scale * u32::from(header.height)))
}

/// Size of a surface in tiles; `None` when there is no such surface.
pub fn tiles(header: &Header, surface: u8) -> Option<(u32, u32)> {
    let edge = tile_edge(header, surface);
    pixels(header, surface).map(|(w, h)| (w.div_ceil(edge), h.div_ceil(edge)))
}

/// Where every block of a trace lies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layout {
    /// First block of each surface and its tiles per row.
    surfaces: [(u32, u32); SURFACES as usize],
    blocks: u32,
}

impl Layout {
    /// The surfaces of a trace.
    pub fn new(header: &Header) -> Self {
        let mut next = 0;
        let surfaces = std::array::from_fn(|surface| {
            // Every number below SURFACES names a surface.
            let (columns, rows) = tiles(header, surface as u8).unwrap_or((0, 0));
            let base = next;
            next += columns * rows;
            (base, columns)
        });
        Layout { surfaces, blocks: next }
    }

    /// Number of blocks; addresses are below it.
    pub fn blocks(&self) -> u32 {
        self.blocks
    }

    /// Address of a tile that lies inside its surface.
    #[inline]
    pub fn address(&self, surface: u8, x: u16, y: u16) -> u32 {
        let (base, columns) = self.surfaces[surface as usize];
        base + u32::from(y) * columns + u32::from(x)
    }

    /// Address of a record's block.
    #[inline]
    pub fn of(&self, record: &Record) -> u32 {
        self.address(record.surface, record.x, record.y)
    }

    /// The tile at an address below [`Layout::blocks`]: surface, x, y.
    pub fn tile(&self, address: u32) -> (u8, u16, u16) {
        let surface = self.surfaces.partition_point(|&(base, _)| base <= address) - 1;
        let (base, columns) = self.surfaces[surface];
        let offset = address - base;
        (surface as u8, (offset % columns) as u16, (offset / columns) as u16)
    }
}
