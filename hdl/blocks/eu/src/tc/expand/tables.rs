//! The look-up tables of compacted instructions (gen9-eu-isa.md sec. 3.3 to 3.8).
//!
//! ```text
//!  index --> constants --> value      (combinational)
//! ```
//!
//! Every table is a module of its own: a chain of constant selects that becomes a
//! few LUTs per output bit. No state, no stalls.

use tessera_hdl::prelude::*;

/// One table: index bits, value bits, and the rows in order.
macro_rules! table {
    ($(#[$doc:meta])* $name:ident, $index:tt, $value:tt, [$($row:tt => $entry:tt),* $(,)?]) => {
        $(#[$doc])*
        #[block]
        pub struct $name {
            pub index: Signal<In, U<$index>>,
            pub value: Signal<Out, U<$value>>,
        }

        impl $name {
            /// The values of all indices.
            pub const ROWS: [u64; 1 << $index] = {
                let mut rows = [0; 1 << $index];
                $(rows[$row] = $entry;)*
                rows
            };
        }

        impl Logic for $name {
            #[hdl]
            fn update(&mut self) {
                self.value.next = 0.into();
                for i in 0..(1 << $index) {
                    if self.index.val() == i.to_bits::<$index>() {
                        self.value.next = bits::<$value>(Self::ROWS[i]);
                    }
                }
            }
        }
    };
}

table! {
    /// Control index of one- and two-source instructions.
    ControlTable, 5, 19, [
        0 => 0x2_u64, 1 => 0x4000_u64, 2 => 0x4001_u64, 3 => 0x4002_u64,
        4 => 0x4003_u64, 5 => 0x4004_u64, 6 => 0x4005_u64, 7 => 0x4007_u64,
        8 => 0x4008_u64, 9 => 0x4009_u64, 10 => 0x400d_u64, 11 => 0x6000_u64,
        12 => 0x6001_u64, 13 => 0x6002_u64, 14 => 0x6003_u64, 15 => 0x6004_u64,
        16 => 0x6005_u64, 17 => 0x6007_u64, 18 => 0x6009_u64, 19 => 0x600d_u64,
        20 => 0x6010_u64, 21 => 0x6100_u64, 22 => 0x8000_u64, 23 => 0x8002_u64,
        24 => 0x8004_u64, 25 => 0x8100_u64, 26 => 0x16000_u64, 27 => 0x16010_u64,
        28 => 0x18000_u64, 29 => 0x18100_u64, 30 => 0x28000_u64, 31 => 0x28100_u64,
    ]
}

table! {
    /// Data type index.
    DatatypeTable, 5, 21, [
        0 => 0x40001_u64, 1 => 0x40040_u64, 2 => 0x40041_u64, 3 => 0x400c1_u64,
        4 => 0x4015d_u64, 5 => 0x405dd_u64, 6 => 0x40741_u64, 7 => 0x40745_u64,
        8 => 0x4075d_u64, 9 => 0x41041_u64, 10 => 0x43040_u64, 11 => 0x43041_u64,
        12 => 0x45145_u64, 13 => 0x47144_u64, 14 => 0x47145_u64, 15 => 0x5c75d_u64,
        16 => 0x5d71d_u64, 17 => 0x5d75c_u64, 18 => 0x5d75d_u64, 19 => 0x5f75c_u64,
        20 => 0x40c_u64, 21 => 0x4005d_u64, 22 => 0x40145_u64, 23 => 0x41040_u64,
        24 => 0x45144_u64, 25 => 0x47104_u64, 26 => 0x49209_u64, 27 => 0x5775d_u64,
        28 => 0x5f75d_u64, 29 => 0x4f34c_u64, 30 => 0x49248_u64, 31 => 0x4b248_u64,
    ]
}

/// Rows of [`DatatypeTable`] whose src0 or src1 is an immediate (file 3, in bits 7:6 and 13:12): told from
/// the index alone, since what lies in the place of src1 waits for it.
pub const IMMEDIATES: [bool; 32] = {
    let mut rows = [false; 32];
    let mut i = 0;
    while i < rows.len() {
        let [src0, src1] = [DatatypeTable::ROWS[i] >> 6 & 3, DatatypeTable::ROWS[i] >> 12 & 3];
        rows[i] = src0 == 3 || src1 == 3;
        i += 1;
    }
    rows
};

table! {
    /// Sub-register index.
    SubregTable, 5, 15, [
        0 => 0x0_u64, 1 => 0x1_u64, 2 => 0x8_u64, 3 => 0xf_u64,
        4 => 0x10_u64, 5 => 0x80_u64, 6 => 0x100_u64, 7 => 0x180_u64,
        8 => 0x200_u64, 9 => 0x210_u64, 10 => 0x280_u64, 11 => 0x1000_u64,
        12 => 0x1001_u64, 13 => 0x1081_u64, 14 => 0x1082_u64, 15 => 0x1083_u64,
        16 => 0x1084_u64, 17 => 0x1087_u64, 18 => 0x1088_u64, 19 => 0x108e_u64,
        20 => 0x108f_u64, 21 => 0x1180_u64, 22 => 0x11e8_u64, 23 => 0x2000_u64,
        24 => 0x2180_u64, 25 => 0x3000_u64, 26 => 0x3c87_u64, 27 => 0x4000_u64,
        28 => 0x5000_u64, 29 => 0x6000_u64, 30 => 0x7000_u64, 31 => 0x701c_u64,
    ]
}

table! {
    /// Source index.
    SourceTable, 5, 12, [
        0 => 0x0_u64, 1 => 0x2_u64, 2 => 0x10_u64, 3 => 0x12_u64,
        4 => 0x18_u64, 5 => 0x20_u64, 6 => 0x28_u64, 7 => 0x48_u64,
        8 => 0x50_u64, 9 => 0x70_u64, 10 => 0x78_u64, 11 => 0x300_u64,
        12 => 0x302_u64, 13 => 0x308_u64, 14 => 0x310_u64, 15 => 0x312_u64,
        16 => 0x320_u64, 17 => 0x328_u64, 18 => 0x338_u64, 19 => 0x340_u64,
        20 => 0x342_u64, 21 => 0x348_u64, 22 => 0x350_u64, 23 => 0x360_u64,
        24 => 0x368_u64, 25 => 0x370_u64, 26 => 0x371_u64, 27 => 0x378_u64,
        28 => 0x468_u64, 29 => 0x469_u64, 30 => 0x46a_u64, 31 => 0x588_u64,
    ]
}

table! {
    /// Control index of three-source instructions.
    TernaryControlTable, 2, 26, [
        0 => 0x806001_u64, 1 => 0x6001_u64, 2 => 0x8001_u64, 3 => 0x8021_u64,
    ]
}

table! {
    /// Source index of three-source instructions.
    TernarySourceTable, 2, 49, [
        0 => 0x7272720f000_u64, 1 => 0x7272720f002_u64,
        2 => 0x7272720f008_u64, 3 => 0x7272720f020_u64,
    ]
}
