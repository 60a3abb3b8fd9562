//! Bit ranges of the compacted format (gen9-eu-isa.md sec. 3.1, 3.2) and the
//! native ranges that table entries spread over.

use crate::fields::Field;

const fn field(name: &'static str, hi: usize, lo: usize) -> Field {
    Field { name, hi, lo }
}

/// A compacted field and the native field it is copied to.
pub(super) struct Copied {
    pub compact: Field,
    pub native: Field,
}

const fn copied(name: &'static str, (chi, clo): (usize, usize), (nhi, nlo): (usize, usize)) -> Copied {
    Copied { compact: field(name, chi, clo), native: field(name, nhi, nlo) }
}

/// A compacted index, its table, and the native ranges of an entry from its
/// most to its least significant bits.
pub(super) struct Indexed {
    pub compact: Field,
    pub table: &'static [u64],
    pub native: &'static [Field],
}

/// One- and two-source layout.
pub(super) mod basic {
    use super::super::tables::{CONTROL, DATA_TYPE, SOURCE, SUBREG};
    use super::{copied, field, Copied, Field, Indexed};

    /// Bits 12:8 of a compacted immediate; the index of the second source
    /// otherwise.
    pub const IMM_HIGH: Field = field("SRC1_INDEX", 39, 35);
    /// Bits 7:0 of a compacted immediate; the second source register otherwise.
    pub const IMM_LOW: Field = field("SRC1_REG", 63, 56);

    pub const COPIED: [Copied; 6] = [
        copied("OPCODE", (6, 0), (6, 0)),
        copied("DEBUG_CTRL", (7, 7), (30, 30)),
        copied("ACC_WR_EN", (23, 23), (28, 28)),
        copied("COND_MOD", (27, 24), (27, 24)),
        copied("DST_REG", (47, 40), (60, 53)),
        copied("SRC0_REG", (55, 48), (76, 69)),
    ];

    pub const INDEXED: [Indexed; 4] = [
        Indexed {
            compact: field("CONTROL_INDEX", 12, 8),
            table: &CONTROL,
            native: &[
                field("SATURATE_FLAG", 33, 31),
                field("EXEC_PRED_THREAD_QTR", 23, 12),
                field("NO_DD", 10, 9),
                field("MASK_CTRL", 34, 34),
                field("ACCESS_MODE", 8, 8),
            ],
        },
        Indexed {
            compact: field("DATA_TYPE_INDEX", 17, 13),
            table: &DATA_TYPE,
            native: &[field("DST_HSTRIDE_MODE", 63, 61), field("SRC1_TYPE_FILE", 94, 89), field("SRC0_DST_TYPE_FILE", 46, 35)],
        },
        Indexed { compact: field("SUBREG_INDEX", 22, 18), table: &SUBREG, native: &[SRC1_SUBREG, SRC0_SUBREG, DST_SUBREG] },
        Indexed { compact: field("SRC0_INDEX", 34, 30), table: &SOURCE, native: &[field("SRC0_REGION", 88, 77)] },
    ];

    /// Used when the last source is a register.
    pub const SRC1_INDEXED: Indexed = Indexed { compact: IMM_HIGH, table: &SOURCE, native: &[field("SRC1_REGION", 120, 109)] };

    /// Used when the last source is a register.
    pub const SRC1_COPIED: Copied = copied("SRC1_REG", (63, 56), (108, 101));

    const SRC1_SUBREG: Field = field("SRC1_SUBREG", 100, 96);
    const SRC0_SUBREG: Field = field("SRC0_SUBREG", 68, 64);
    const DST_SUBREG: Field = field("DST_SUBREG", 52, 48);
}

/// Three-source layout.
pub(super) mod ternary {
    use super::super::tables::{TERNARY_CONTROL, TERNARY_SOURCE};
    use super::{copied, field, Copied, Indexed};

    pub const COPIED: [Copied; 13] = [
        copied("OPCODE", (6, 0), (6, 0)),
        // Registers have seven bits here, eight in the native word.
        copied("DST_REG", (18, 12), (62, 56)),
        copied("SRC0_REP", (28, 28), (64, 64)),
        copied("SRC1_REP", (32, 32), (85, 85)),
        copied("SRC2_REP", (33, 33), (106, 106)),
        copied("DEBUG_CTRL", (30, 30), (30, 30)),
        copied("SATURATE", (31, 31), (31, 31)),
        copied("SRC0_SUBREG", (36, 34), (75, 73)),
        copied("SRC1_SUBREG", (39, 37), (96, 94)),
        copied("SRC2_SUBREG", (42, 40), (117, 115)),
        copied("SRC0_REG", (49, 43), (82, 76)),
        copied("SRC1_REG", (56, 50), (103, 97)),
        copied("SRC2_REG", (63, 57), (124, 118)),
    ];

    pub const INDEXED: [Indexed; 2] = [
        Indexed {
            compact: field("CONTROL_INDEX", 9, 8),
            table: &TERNARY_CONTROL,
            native: &[field("HF_SELECT", 36, 35), field("MASK_FLAG", 34, 32), field("HEADER", 28, 8)],
        },
        Indexed {
            compact: field("SOURCE_INDEX", 11, 10),
            table: &TERNARY_SOURCE,
            native: &[
                field("SRC2_SUBREG_WORD", 126, 125),
                field("SRC1_SUBREG_WORD", 105, 104),
                field("SRC0_SUBREG_WORD", 84, 83),
                field("SRC2_SWIZZLE", 114, 107),
                field("SRC1_SWIZZLE", 93, 86),
                field("SRC0_SWIZZLE", 72, 65),
                field("DST_TYPES_MODIFIERS", 55, 37),
            ],
        },
    ];
}
