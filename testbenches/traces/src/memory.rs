//! Memory by block address, in pages that exist only when touched: a trace of scattered blocks on a huge
//! surface costs what it touches. Every block starts as [`crate::block::initial`] says, or cleared to a value
//! per surface.

use crate::block::{initial, Block, PIXELS};
use crate::surface::{Layout, SURFACES};

/// Blocks of a page.
const PAGE: usize = 64;

/// The blocks of a layout.
#[derive(Debug, Clone)]
pub struct Memory {
    pages: Vec<Option<Box<[Block; PAGE]>>>,
    start: Start,
}

/// Contents of a block that nobody has touched.
#[derive(Debug, Clone)]
enum Start {
    Noise,
    Cleared(Layout, [u32; SURFACES as usize]),
}

impl Start {
    fn block(&self, address: u32) -> Block {
        match self {
            // The last page reaches beyond the last surface.
            Start::Cleared(layout, values) if address < layout.blocks() => [values[layout.tile(address).0 as usize]; PIXELS],
            _ => initial(address),
        }
    }
}

impl Memory {
    /// Room for addresses below `blocks`.
    pub fn new(blocks: u32) -> Self {
        Memory { pages: vec![None; (blocks as usize).div_ceil(PAGE)], start: Start::Noise }
    }

    /// All surfaces of a layout, every pixel of surface `s` holding `values[s]`.
    pub fn cleared(layout: &Layout, values: [u32; SURFACES as usize]) -> Self {
        Memory { start: Start::Cleared(layout.clone(), values), ..Memory::new(layout.blocks()) }
    }

    /// A block that exists, whether or not it was touched.
    #[inline]
    pub fn get(&self, address: u32) -> Block {
        let (page, at) = split(address);
        self.pages[page].as_ref().map_or_else(|| self.start.block(address), |p| p[at])
    }

    /// A block, to change it.
    #[inline]
    pub fn block(&mut self, address: u32) -> &mut Block {
        let (page, at) = split(address);
        &mut self.pages[page].get_or_insert_with(|| fresh(page, &self.start))[at]
    }

    /// Address and contents of every block that differs, in order of address: (address, here, there).
    ///
    /// # Panics
    /// When the memories have different sizes: they cannot belong to one layout.
    pub fn differences<'a>(&'a self, other: &'a Memory) -> impl Iterator<Item = (u32, Block, Block)> + 'a {
        assert_eq!(self.pages.len(), other.pages.len(), "memories of one layout");
        let touched = |page: &usize| self.pages[*page].is_some() || other.pages[*page].is_some();
        let addresses = (0..self.pages.len()).filter(touched).flat_map(|page| (0..PAGE).map(move |at| (page * PAGE + at) as u32));
        addresses.map(|a| (a, self.get(a), other.get(a))).filter(|(_, here, there)| here != there)
    }
}

#[inline]
fn split(address: u32) -> (usize, usize) {
    (address as usize / PAGE, address as usize % PAGE)
}

#[cold]
fn fresh(page: usize, start: &Start) -> Box<[Block; PAGE]> {
    let mut blocks = Box::new([[0; PIXELS]; PAGE]);
    blocks.iter_mut().enumerate().for_each(|(at, block)| *block = start.block((page * PAGE + at) as u32));
    blocks
}
