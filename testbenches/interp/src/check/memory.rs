//! Undefined bits of memory, in pages that exist only where they differ from the rest.

use std::collections::HashMap;

const PAGE: u64 = 4096;

/// Undefined bits of a region or of local memory.
#[derive(Debug)]
pub(super) struct Bits {
    /// Of every byte that nobody has written.
    rest: u8,
    pages: HashMap<u64, Box<[u8; PAGE as usize]>>,
}

impl Bits {
    pub fn new(defined: bool) -> Bits {
        Bits { rest: if defined { 0 } else { 0xFF }, pages: HashMap::new() }
    }

    pub fn get(&self, at: u64) -> u8 {
        self.pages.get(&(at / PAGE)).map_or(self.rest, |page| page[(at % PAGE) as usize])
    }

    pub fn set(&mut self, at: u64, bits: u8) {
        if bits == self.rest && !self.pages.contains_key(&(at / PAGE)) {
            return;
        }
        let rest = self.rest;
        let page = self.pages.entry(at / PAGE).or_insert_with(|| Box::new([rest; PAGE as usize]));
        page[(at % PAGE) as usize] = bits;
    }

    /// As if nobody had written there.
    pub fn forget(&mut self, from: u64, bytes: u64) {
        let rest = self.rest;
        for at in from..from + bytes {
            if self.pages.contains_key(&(at / PAGE)) {
                self.set(at, rest);
            }
        }
    }
}
