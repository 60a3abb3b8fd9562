//! Every bit range of the native format, named once (gen9-eu-isa.md
//! sec. 2.1-2.7); decoding and encoding both go through these names.

use bitvec::field::BitField;
use bitvec::order::Lsb0;
use bitvec::{array::BitArray, BitArr};

/// Bits `hi..=lo` of an instruction word, bit 0 the least significant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// As this crate spells it, with the layout it belongs to.
    pub name: &'static str,
    /// Highest bit.
    pub hi: usize,
    /// Lowest bit.
    pub lo: usize,
}

/// A 128-bit instruction word with access by field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word(BitArr!(for 128, in u64, Lsb0));

impl Word {
    /// The word of `bits`.
    pub fn new(bits: u128) -> Self {
        Word(BitArray::new([bits as u64, (bits >> 64) as u64]))
    }

    /// All 128 bits.
    pub fn bits(&self) -> u128 {
        let [low, high] = self.0.into_inner();
        u128::from(high) << 64 | u128::from(low)
    }

    /// Value of a field.
    pub fn get(&self, field: Field) -> u64 {
        self.0[field.lo..=field.hi].load_le()
    }

    /// Value of a field of at most eight bits.
    pub fn get_u8(&self, field: Field) -> u8 {
        self.0[field.lo..=field.hi].load_le()
    }

    /// Value of a one-bit field.
    pub fn flag(&self, field: Field) -> bool {
        self.0[field.lo]
    }

    /// Replaces a field; bits of `value` beyond its width are dropped.
    pub fn set(&mut self, field: Field, value: impl Into<u64>) {
        self.0[field.lo..=field.hi].store_le(value.into());
    }
}

macro_rules! fields {
    ($prefix:literal: $($name:ident $hi:literal : $lo:literal $(, $doc:literal)?;)*) => {
        $(
            $(#[doc = $doc])?
            #[doc = concat!("Bits ", $hi, ":", $lo, ".")]
            pub const $name: Field = Field { name: concat!($prefix, stringify!($name)), hi: $hi, lo: $lo };
        )*
    };
}

/// Fields that every native instruction has (sec. 2.1).
pub mod common {
    use super::Field;

    fields! {
        "":
        OPCODE 6:0;
        ACCESS_MODE 8:8;
        NO_DD_CLR 9:9;
        NO_DD_CHK 10:10;
        NIB_CTRL 11:11;
        QTR_CTRL 13:12;
        THREAD_CTRL 15:14;
        PRED_CTRL 19:16;
        PRED_INV 20:20;
        EXEC_SIZE 23:21;
        COND_MOD 27:24, "Also the math function and the SFID.";
        ACC_WR_EN 28:28, "BranchCtrl in `if`, `else` and `goto`.";
        CMPT_CTRL 29:29;
        DEBUG_CTRL 30:30;
        SATURATE 31:31;
        FLAG_SUBREG 32:32;
        FLAG_REG 33:33;
        MASK_CTRL 34:34;
    }
}

/// Destination of one- and two-source instructions (sec. 2.2).
pub mod dst {
    use super::Field;

    fields! {
        "DST_":
        FILE 36:35;
        TYPE 40:37;
        SUBREG 52:48;
        REG 60:53;
        HSTRIDE 62:61;
        ADDR_MODE 63:63;
        IND_OFFSET_LOW 56:48, "Indirect immediate, bits 8:0.";
        IND_OFFSET_SIGN 47:47, "Indirect immediate, bit 9.";
        IND_A0 60:57;
        A16_MME 51:48, "Channel enables in Align16; extension selector in the math macros.";
    }
}

/// One source slot of one- and two-source instructions (sec. 2.2).
#[derive(Clone, Copy, Debug)]
pub struct SrcFields {
    /// Register file.
    pub file: Field,
    /// Type.
    pub ty: Field,
    /// Sub-register, in bytes.
    pub subreg: Field,
    /// Register number.
    pub reg: Field,
    /// Absolute value.
    pub abs: Field,
    /// Negation.
    pub neg: Field,
    /// Direct or indirect.
    pub addr_mode: Field,
    /// Horizontal stride.
    pub hstride: Field,
    /// Width.
    pub width: Field,
    /// Vertical stride.
    pub vstride: Field,
    /// Indirect: bits 8:0 of the offset.
    pub ind_offset_low: Field,
    /// Indirect: bit 9 of the offset.
    pub ind_offset_sign: Field,
    /// Indirect: which address sub-register.
    pub ind_a0: Field,
    /// Low nibble of the Align16 channel select; extension selector in the
    /// math macros.
    pub a16_mme: Field,
}

/// First source slot.
pub mod src0 {
    use super::{Field, SrcFields};

    fields! {
        "SRC0_":
        FILE 42:41;
        TYPE 46:43;
        SUBREG 68:64;
        REG 76:69;
        ABS 77:77;
        NEG 78:78;
        ADDR_MODE 79:79;
        HSTRIDE 81:80;
        WIDTH 84:82;
        VSTRIDE 88:85;
        IND_OFFSET_LOW 72:64;
        IND_OFFSET_SIGN 95:95;
        IND_A0 76:73;
        A16_MME 67:64;
    }

    /// The slot as one value.
    pub const ALL: SrcFields = SrcFields {
        file: FILE,
        ty: TYPE,
        subreg: SUBREG,
        reg: REG,
        abs: ABS,
        neg: NEG,
        addr_mode: ADDR_MODE,
        hstride: HSTRIDE,
        width: WIDTH,
        vstride: VSTRIDE,
        ind_offset_low: IND_OFFSET_LOW,
        ind_offset_sign: IND_OFFSET_SIGN,
        ind_a0: IND_A0,
        a16_mme: A16_MME,
    };
}

/// Second source slot.
pub mod src1 {
    use super::{Field, SrcFields};

    fields! {
        "SRC1_":
        FILE 90:89;
        TYPE 94:91;
        SUBREG 100:96;
        REG 108:101;
        ABS 109:109;
        NEG 110:110;
        ADDR_MODE 111:111;
        HSTRIDE 113:112;
        WIDTH 116:114;
        VSTRIDE 120:117;
        IND_OFFSET_LOW 104:96;
        IND_OFFSET_SIGN 121:121;
        IND_A0 108:105;
        A16_MME 99:96;
    }

    /// The slot as one value.
    pub const ALL: SrcFields = SrcFields {
        file: FILE,
        ty: TYPE,
        subreg: SUBREG,
        reg: REG,
        abs: ABS,
        neg: NEG,
        addr_mode: ADDR_MODE,
        hstride: HSTRIDE,
        width: WIDTH,
        vstride: VSTRIDE,
        ind_offset_low: IND_OFFSET_LOW,
        ind_offset_sign: IND_OFFSET_SIGN,
        ind_a0: IND_A0,
        a16_mme: A16_MME,
    };
}

/// Immediates (sec. 2.2); they overlay the second source slot.
pub mod imm {
    use super::Field;

    fields! {
        "":
        IMM32 127:96;
        IMM64 127:64;
    }
}

/// Three-source instructions (sec. 2.4).
pub mod ternary {
    use super::Field;

    /// One source slot.
    #[derive(Clone, Copy, Debug)]
    pub struct TernarySrcFields {
        /// Absolute value.
        pub abs: Field,
        /// Negation.
        pub neg: Field,
        /// One element for all channels.
        pub replicate: Field,
        /// Which of four channels each channel reads.
        pub swizzle: Field,
        /// Sub-register bits 4:2.
        pub subreg_dword: Field,
        /// Sub-register bit 1.
        pub subreg_word: Field,
        /// Register number.
        pub reg: Field,
    }

    fields! {
        "":
        SRC2_HF 35:35;
        SRC1_HF 36:36;
        SRC_TYPE 45:43;
        DST_TYPE 48:46;
        DST_CHAN_EN 52:49;
        DST_SUBREG 55:53, "Sub-register bits 4:2.";
        DST_REG 63:56;

        SRC0_ABS 37:37;
        SRC0_NEG 38:38;
        SRC0_REP 64:64;
        SRC0_SWIZZLE 72:65;
        SRC0_SUBREG_DWORD 75:73;
        SRC0_REG 83:76;
        SRC0_SUBREG_WORD 84:84;

        SRC1_ABS 39:39;
        SRC1_NEG 40:40;
        SRC1_REP 85:85;
        SRC1_SWIZZLE 93:86;
        SRC1_SUBREG_DWORD 96:94;
        SRC1_REG 104:97;
        SRC1_SUBREG_WORD 105:105;

        SRC2_ABS 41:41;
        SRC2_NEG 42:42;
        SRC2_REP 106:106;
        SRC2_SWIZZLE 114:107;
        SRC2_SUBREG_DWORD 117:115;
        SRC2_REG 125:118;
        SRC2_SUBREG_WORD 126:126;
    }

    /// The three source slots.
    pub const SRC: [TernarySrcFields; 3] = [
        TernarySrcFields {
            abs: SRC0_ABS,
            neg: SRC0_NEG,
            replicate: SRC0_REP,
            swizzle: SRC0_SWIZZLE,
            subreg_dword: SRC0_SUBREG_DWORD,
            subreg_word: SRC0_SUBREG_WORD,
            reg: SRC0_REG,
        },
        TernarySrcFields {
            abs: SRC1_ABS,
            neg: SRC1_NEG,
            replicate: SRC1_REP,
            swizzle: SRC1_SWIZZLE,
            subreg_dword: SRC1_SUBREG_DWORD,
            subreg_word: SRC1_SUBREG_WORD,
            reg: SRC1_REG,
        },
        TernarySrcFields {
            abs: SRC2_ABS,
            neg: SRC2_NEG,
            replicate: SRC2_REP,
            swizzle: SRC2_SWIZZLE,
            subreg_dword: SRC2_SUBREG_DWORD,
            subreg_word: SRC2_SUBREG_WORD,
            reg: SRC2_REG,
        },
    ];
}

/// `send`, `sendc` (sec. 2.5); registers are in the basic slots.
pub mod send {
    use super::Field;

    fields! {
        "":
        EX_DESC_19_16 67:64;
        EX_DESC_23_20 83:80;
        EX_DESC_27_24 88:85;
        EX_DESC_31_28 94:91;
        DESC 126:96;
        EOT 127:127;
    }
}

/// `sends`, `sendsc` (sec. 2.6).
pub mod split_send {
    use super::Field;

    fields! {
        "":
        DST_IS_GRF 35:35;
        SRC1_IS_GRF 36:36;
        SRC1_REG 51:44;
        EX_DESC_IS_REG 61:61;
        EX_DESC_9_6 67:64, "Length of the second payload.";
        DESC_IS_REG 77:77;
        EX_DESC_31_16 95:80;
        EX_DESC_A0 82:80, "`a0` dword that holds the extended descriptor.";
    }
}

/// Branch offsets (sec. 2.7).
pub mod branch {
    use super::Field;

    fields! {
        "":
        UIP 95:64;
        JIP 127:96;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_cross_the_64_bit_boundary() {
        let straddling = Field { name: "straddling", hi: 70, lo: 60 };
        let mut word = Word::new(0);
        word.set(straddling, 0x5A5_u64);
        assert_eq!(word.bits(), 0x5A5 << 60);
        assert_eq!(word.get(straddling), 0x5A5);
    }

    #[test]
    fn set_drops_bits_beyond_the_field_and_keeps_the_rest() {
        let mut word = Word::new(u128::MAX);
        word.set(common::EXEC_SIZE, 0x18_u64);
        assert_eq!(word.bits(), !(7 << 21));
        word.set(imm::IMM32, 0xDEAD_BEEF_u64);
        assert_eq!((word.bits() >> 96) as u32, 0xDEAD_BEEF);
    }
}
