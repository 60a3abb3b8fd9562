//! Single instructions as native words.

use tessera_isa::asm::Builder;

/// The one instruction that `build` appends.
pub fn word(build: impl FnOnce(&mut Builder)) -> u128 {
    let mut code = Builder::new();
    build(&mut code);
    let bytes = code.finish().expect("the instruction assembles");
    u128::from_le_bytes(bytes.try_into().expect("one native instruction"))
}

/// Low and high port word.
pub fn halves(word: u128) -> (u64, u64) {
    (word as u64, (word >> 64) as u64)
}
