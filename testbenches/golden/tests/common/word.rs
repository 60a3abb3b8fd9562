//! Single instructions as native words.

use tessera_isa::asm::Builder;

#[allow(dead_code)] // not every test with ports builds single words
/// The one instruction that `build` appends.
pub fn word(build: impl FnOnce(&mut Builder)) -> u128 {
    let mut code = Builder::new();
    build(&mut code);
    let bytes = code.finish().expect("the instruction assembles");
    u128::from_le_bytes(bytes.try_into().expect("one native instruction"))
}

/// Low and high port word.
#[allow(dead_code)] // not every test that builds words has ports
pub fn halves(word: u128) -> (u64, u64) {
    (word as u64, (word >> 64) as u64)
}
