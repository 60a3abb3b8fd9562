//! Single instructions as native words.

/// The native word of one instruction: `word!(mov(8, dst, src).pred(flag))`, a call of the assembler and its
/// options.
macro_rules! word {
    ($($instruction:tt)+) => {{
        let mut code = tessera_isa::asm::Builder::new();
        code.$($instruction)+;
        let bytes = code.finish().expect("the instruction assembles");
        u128::from_le_bytes(bytes.try_into().expect("one native instruction"))
    }};
}

/// Low and high port word.
#[allow(dead_code)] // not every test that builds words has ports
pub fn halves(word: u128) -> (u64, u64) {
    (word as u64, (word >> 64) as u64)
}
