//! Surfaces: what a binding-table index stands for.
//!
//! A surface is kept parsed, not as surface-state dwords: the functional data
//! port needs the facts, and the compiled-in templates hold only a type that
//! the launcher must overwrite anyway.

use crate::extent::Extent;
use crate::image::ImageFormat;

/// A linear range of bytes with bounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BufferSurface {
    /// Index of the memory region that holds the bytes, from its start.
    pub region: usize,
    /// Address of byte 0.
    pub base: u64,
    /// Bytes inside the bounds: the buffer's size rounded up to a dword, as
    /// surface state can express no other.
    pub size: u64,
}

/// An image, linear: rows from the top without padding, then the rows of the next slice or layer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ImageSurface {
    /// Which region of memory it lies in.
    pub region: usize,
    /// Address of its first texel.
    pub base: u64,
    /// Kind and size.
    pub extent: Extent,
    /// Format of a texel.
    pub format: ImageFormat,
    /// The kernel may write it.
    pub writeable: bool,
}

impl ImageSurface {
    /// Offset of a texel inside the surface, if it exists.
    pub fn texel_offset(&self, at: [i64; 3]) -> Option<u64> {
        let inside = |(at, side): (i64, u32)| (0..i64::from(side)).contains(&at);
        at.into_iter().zip(self.extent.sides).all(inside).then(|| {
            let [x, y, z] = at.map(|at| at as u64);
            let [width, height, _] = self.extent.sides.map(u64::from);
            ((z * height + y) * width + x) * u64::from(self.format.texel_bytes())
        })
    }
}

/// One binding-table entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Surface {
    /// Nothing there: reads return 0, writes are dropped.
    #[default]
    Null,
    /// Bytes.
    Buffer(BufferSurface),
    /// Texels.
    Image(ImageSurface),
}
