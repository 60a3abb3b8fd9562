//! Blocks, and the data that requests write.
//!
//! A trace says where and in what order, not what. So that a lost, repeated, reordered or stale update always
//! shows, data is chosen by formula: a write stores a hash of (record index, pixel), a read-modify-write
//! mixes that hash into the old value so that the order of any two updates matters, and memory starts as a
//! hash of (address, pixel).

/// Pixels (or samples) of a block.
pub const PIXELS: usize = 16;

/// Contents of a block, pixel by pixel.
pub type Block = [u32; PIXELS];

/// A block as eight words of 64 bits, pixel `p` in half `p % 2` of word `p / 2`.
pub type Pixels = [u64; PIXELS / 2];

/// The pixels of a block.
#[inline]
pub fn to_pixels(block: &Block) -> Pixels {
    std::array::from_fn(|w| u64::from(block[2 * w]) | u64::from(block[2 * w + 1]) << 32)
}

/// The block that pixels make, two in a word.
#[inline]
pub fn from_pixels(words: &[u64]) -> Block {
    std::array::from_fn(|p| (words[p / 2] >> (32 * (p % 2))) as u32)
}

/// Hash of a number and a pixel; cheap, because it runs for every pixel of every request.
#[inline]
fn hash(number: u32, pixel: usize) -> u32 {
    let mut h = (number.wrapping_mul(0x9E37_79B1)).wrapping_add((pixel as u32).wrapping_mul(0x85EB_CA77));
    h = (h ^ h >> 15).wrapping_mul(0x2C1B_3C6D);
    h = (h ^ h >> 12).wrapping_mul(0x297A_2D39);
    h ^ h >> 15
}

/// Contents of memory before the first record.
#[inline]
pub fn initial(address: u32) -> Block {
    std::array::from_fn(|p| hash(!address, p))
}

/// What record `index` writes when it needs no old content.
#[inline]
pub fn written(index: u32) -> Block {
    std::array::from_fn(|p| hash(index, p))
}

/// What record `index` makes of old content.
#[inline]
pub fn modified(old: &Block, index: u32) -> Block {
    std::array::from_fn(|p| old[p].wrapping_mul(0x9E37_79B1).rotate_left(11) ^ hash(index, p))
}

/// `new` where the mask is set, else `old`.
#[inline]
pub fn merge(old: &Block, new: &Block, mask: u16) -> Block {
    if mask == u16::MAX {
        return *new;
    }
    std::array::from_fn(|p| if mask >> p & 1 != 0 { new[p] } else { old[p] })
}

/// First pixel of `mask` in which two blocks differ.
#[inline]
pub fn difference(a: &Block, b: &Block, mask: u16) -> Option<usize> {
    (0..PIXELS).find(|&p| mask >> p & 1 != 0 && a[p] != b[p])
}
