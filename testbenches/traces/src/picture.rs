//! The colour surface as a picture. With MSAA a pixel is the mean of its four samples.

use crate::format::Header;
use crate::memory::Memory;
use crate::surface::{tile_edge, Layout};

const COLOUR: u8 = 0;

/// Rows of red, green and blue bytes, from the top.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// In pixels.
    pub width: u32,
    /// In pixels.
    pub height: u32,
    /// Rows from the top, three bytes a pixel.
    pub rgb: Vec<u8>,
}

impl Picture {
    /// The colour surface as memory holds it.
    pub fn of(header: &Header, layout: &Layout, memory: &Memory) -> Self {
        let (width, height) = (u32::from(header.width), u32::from(header.height));
        let edge = tile_edge(header, COLOUR);
        // 16 values of a tile: one per pixel, or four per pixel of a quad.
        let samples = 16 / (edge * edge);
        let mut rgb = Vec::with_capacity((3 * width * height) as usize);
        for (y, x) in (0..height).flat_map(|y| (0..width).map(move |x| (y, x))) {
            let block = memory.get(layout.address(COLOUR, (x / edge) as u16, (y / edge) as u16));
            let first = (((y % edge) * edge + x % edge) * samples) as usize;
            let values = &block[first..first + samples as usize];
            rgb.extend([0, 8, 16].map(|at| (values.iter().map(|v| v >> at & 255).sum::<u32>() / samples) as u8));
        }
        Picture { width, height, rgb }
    }
}
