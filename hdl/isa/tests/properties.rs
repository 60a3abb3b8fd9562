//! Properties over random instructions and random words.

#[path = "common/strategy.rs"]
mod strategy;

use proptest::prelude::*;
use strategy::instruction;
use tessera_isa::{compact, decode, decode_native, disasm, encode, expand, Decoded};

proptest! {
    #![proptest_config(tessera_testkit::cases!(4096))]

    #[test]
    fn encoding_round_trips(inst in instruction()) {
        prop_assert_eq!(decode_native(encode(&inst)), Ok(inst), "{}", disasm(&inst));
    }

    #[test]
    fn native_bytes_decode_with_their_size(inst in instruction(), tail in any::<[u8; 3]>()) {
        let mut bytes = encode(&inst).to_le_bytes().to_vec();
        bytes.extend(tail);
        prop_assert_eq!(decode(&bytes), Ok(Decoded { inst, size: 16 }));
        prop_assert!(decode(&bytes[..15]).is_err());
    }

    /// Whatever expands, compacts again, to a word that expands to the same.
    #[test]
    fn expanded_words_compact(word in any::<u64>()) {
        if let Ok(native) = expand(word | 1 << 29) {
            let packed = compact(native);
            prop_assert!(packed.is_some(), "{native:032x}");
            prop_assert_eq!(expand(packed.unwrap()), Ok(native));
            let _ = decode_native(native).map(|inst| disasm(&inst));
        }
    }

    /// Any word is an instruction or an error; instructions have text, and
    /// encoding them is stable although unused bits are dropped.
    #[test]
    fn random_words_never_panic(high in any::<u64>(), low in any::<u64>(), opcode in 0_u8..128) {
        for low in [low, low & !0x7F | u64::from(opcode), low & !(1 << 29 | 0x7F) | u64::from(opcode)] {
            let word = u128::from(high) << 64 | u128::from(low);
            let _ = expand(low);
            let _ = compact(word);
            let _ = decode_native(word);
            if let Ok(Decoded { inst, size }) = decode(&word.to_le_bytes()) {
                prop_assert!(!disasm(&inst).is_empty());
                prop_assert_eq!(inst.size(), size);
                let native = tessera_isa::Instruction { compacted: false, ..inst };
                prop_assert_eq!(decode_native(encode(&inst)), Ok(native), "{}", disasm(&inst));
            }
        }
    }
}

#[test]
fn short_input_is_an_error() {
    assert_eq!(decode(&[0; 7]).unwrap_err().to_string(), "instruction needs 8 bytes, only 7 are left");
    assert_eq!(decode(&[1; 0]).unwrap_err().to_string(), "instruction needs 8 bytes, only 0 are left");
}
