//! Surfaces: what a binding-table index stands for.
//!
//! A surface is kept parsed, not as surface-state dwords: the functional data
//! port needs the facts, and the compiled-in templates hold only a type that
//! the launcher must overwrite anyway.

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

/// A 2D image, rows from the top without padding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ImageSurface {
    /// Which region of memory it lies in.
    pub region: usize,
    /// Address of its first texel.
    pub base: u64,
    /// In texels.
    pub width: u32,
    /// In texels.
    pub height: u32,
    /// Bytes from one row to the next.
    pub pitch: u32,
    /// Format of a texel.
    pub format: ImageFormat,
    /// The kernel may write it.
    pub writeable: bool,
}

impl ImageSurface {
    /// Offset of a texel inside the surface, if it exists.
    pub fn texel_offset(&self, x: i64, y: i64) -> Option<u64> {
        let inside = (0..i64::from(self.width)).contains(&x) && (0..i64::from(self.height)).contains(&y);
        inside.then(|| {
            let column = x as u64 * u64::from(self.format.texel_bytes());
            y as u64 * u64::from(self.pitch) + column
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
