//! D2, first half: 8-byte instructions become native 16-byte ones.
//!
//! ```text
//!  raw_lo, len8 --> six tables --> field placement --> lo, hi
//!  raw_hi       ------------------ 16-byte form -----^
//! ```
//!
//! Field positions are those of gen9-eu-isa.md sec. 3.1 and 3.2; the opcode says
//! which of the two layouts applies. Native bit 29 (the length bit) is 0.
//! Combinational, so no stalls. Invariant: equal to the reference expansion for
//! every compacted word (test `expands_like_the_reference`).

mod tables;

use crate::opcode::TABLE;
use crate::word::lo;
use tables::{ControlTable, DatatypeTable, SourceTable, SubregTable, TernaryControlTable, TernarySourceTable};
use tessera_hdl::prelude::*;

/// Expansion of compacted instructions.
#[block]
pub struct TcExpand {
    pub raw_lo: Signal<In, U<64>>,
    pub raw_hi: Signal<In, U<64>>,
    pub len8: Signal<In, Bit>,
    pub lo: Signal<Out, U<64>>,
    pub hi: Signal<Out, U<64>>,
    control: ControlTable,
    datatype: DatatypeTable,
    subreg: SubregTable,
    source: [SourceTable; 2],
    ternary_control: TernaryControlTable,
    ternary_source: TernarySourceTable,
    c: Signal<Local, U<19>>,
    d: Signal<Local, U<21>>,
    s: Signal<Local, U<15>>,
    tc: Signal<Local, U<26>>,
    ts: Signal<Local, U<49>>,
    ternary: Signal<Local, Bit>,
    immediate: Signal<Local, U<32>>,
    basic_lo: Signal<Local, U<64>>,
    basic_hi: Signal<Local, U<64>>,
    ternary_lo: Signal<Local, U<64>>,
    ternary_hi: Signal<Local, U<64>>,
}

impl Logic for TcExpand {
    #[hdl]
    fn update(&mut self) {
        self.control.index.next = self.raw_lo.val().get_bits::<5>(8);
        self.datatype.index.next = self.raw_lo.val().get_bits::<5>(13);
        self.subreg.index.next = self.raw_lo.val().get_bits::<5>(18);
        self.source[0].index.next = self.raw_lo.val().get_bits::<5>(30);
        self.source[1].index.next = self.raw_lo.val().get_bits::<5>(35);
        self.ternary_control.index.next = self.raw_lo.val().get_bits::<2>(8);
        self.ternary_source.index.next = self.raw_lo.val().get_bits::<2>(10);
        self.c.next = self.control.value.val();
        self.d.next = self.datatype.value.val();
        self.s.next = self.subreg.value.val();
        self.tc.next = self.ternary_control.value.val();
        self.ts.next = self.ternary_source.value.val();

        comment!("one and two sources, bits 63:0");
        self.basic_lo.next = bit_cast::<64, 7>(self.raw_lo.val().get_bits::<7>(0))
            | (bit_cast::<64, 1>(self.c.val().get_bits::<1>(0)) << 8)
            | (bit_cast::<64, 2>(self.c.val().get_bits::<2>(2)) << 9)
            | (bit_cast::<64, 12>(self.c.val().get_bits::<12>(4)) << 12)
            | (bit_cast::<64, 4>(self.raw_lo.val().get_bits::<4>(24)) << 24)
            | (bit_cast::<64, 1>(self.raw_lo.val().get_bits::<1>(23)) << 28)
            | (bit_cast::<64, 1>(self.raw_lo.val().get_bits::<1>(7)) << 30)
            | (bit_cast::<64, 3>(self.c.val().get_bits::<3>(16)) << 31)
            | (bit_cast::<64, 1>(self.c.val().get_bits::<1>(1)) << 34)
            | (bit_cast::<64, 12>(self.d.val().get_bits::<12>(0)) << 35)
            | (bit_cast::<64, 5>(self.s.val().get_bits::<5>(0)) << 48)
            | (bit_cast::<64, 8>(self.raw_lo.val().get_bits::<8>(40)) << 53)
            | (bit_cast::<64, 3>(self.d.val().get_bits::<3>(18)) << 61);

        comment!("bits 127:64; an immediate takes the place of src1");
        self.immediate.next = sign_extend::<32, 13>(
            (bit_cast::<13, 5>(self.raw_lo.val().get_bits::<5>(35)) << 8)
                | bit_cast::<13, 8>(self.raw_lo.val().get_bits::<8>(56)),
        );
        self.basic_hi.next = bit_cast::<64, 5>(self.s.val().get_bits::<5>(5))
            | (bit_cast::<64, 8>(self.raw_lo.val().get_bits::<8>(48)) << 5)
            | (bit_cast::<64, 12>(self.source[0].value.val()) << 13)
            | (bit_cast::<64, 6>(self.d.val().get_bits::<6>(12)) << 25);
        if self.d.val().get_bits::<2>(6).all() | self.d.val().get_bits::<2>(12).all() {
            self.basic_hi.next = self.basic_hi.val() | (bit_cast::<64, 32>(self.immediate.val()) << 32);
        } else {
            self.basic_hi.next = self.basic_hi.val()
                | (bit_cast::<64, 5>(self.s.val().get_bits::<5>(10)) << 32)
                | (bit_cast::<64, 8>(self.raw_lo.val().get_bits::<8>(56)) << 37)
                | (bit_cast::<64, 12>(self.source[1].value.val()) << 45);
        }

        comment!("three sources");
        self.ternary_lo.next = bit_cast::<64, 7>(self.raw_lo.val().get_bits::<7>(0))
            | (bit_cast::<64, 21>(self.tc.val().get_bits::<21>(0)) << 8)
            | (bit_cast::<64, 2>(self.raw_lo.val().get_bits::<2>(30)) << 30)
            | (bit_cast::<64, 3>(self.tc.val().get_bits::<3>(21)) << 32)
            | (bit_cast::<64, 2>(self.tc.val().get_bits::<2>(24)) << 35)
            | (bit_cast::<64, 19>(self.ts.val().get_bits::<19>(0)) << 37)
            | (bit_cast::<64, 7>(self.raw_lo.val().get_bits::<7>(12)) << 56);
        self.ternary_hi.next = bit_cast::<64, 1>(self.raw_lo.val().get_bits::<1>(28))
            | (bit_cast::<64, 8>(self.ts.val().get_bits::<8>(19)) << 1)
            | (bit_cast::<64, 3>(self.raw_lo.val().get_bits::<3>(34)) << 9)
            | (bit_cast::<64, 7>(self.raw_lo.val().get_bits::<7>(43)) << 12)
            | (bit_cast::<64, 2>(self.ts.val().get_bits::<2>(43)) << 19)
            | (bit_cast::<64, 1>(self.raw_lo.val().get_bits::<1>(32)) << 21)
            | (bit_cast::<64, 8>(self.ts.val().get_bits::<8>(27)) << 22)
            | (bit_cast::<64, 3>(self.raw_lo.val().get_bits::<3>(37)) << 30)
            | (bit_cast::<64, 7>(self.raw_lo.val().get_bits::<7>(50)) << 33)
            | (bit_cast::<64, 2>(self.ts.val().get_bits::<2>(45)) << 40)
            | (bit_cast::<64, 1>(self.raw_lo.val().get_bits::<1>(33)) << 42)
            | (bit_cast::<64, 8>(self.ts.val().get_bits::<8>(35)) << 43)
            | (bit_cast::<64, 3>(self.raw_lo.val().get_bits::<3>(40)) << 51)
            | (bit_cast::<64, 7>(self.raw_lo.val().get_bits::<7>(57)) << 54)
            | (bit_cast::<64, 2>(self.ts.val().get_bits::<2>(47)) << 61);

        comment!("choice");
        self.ternary.next = false;
        for i in 0..TABLE.len() {
            if self.raw_lo.val().field(lo::OPCODE) == TABLE[i].opcode {
                self.ternary.next = TABLE[i].three_sources;
            }
        }
        self.lo.next = self.raw_lo.val();
        self.hi.next = self.raw_hi.val();
        if self.len8.val() {
            self.lo.next = self.basic_lo.val();
            self.hi.next = self.basic_hi.val();
            if self.ternary.val() {
                self.lo.next = self.ternary_lo.val();
                self.hi.next = self.ternary_hi.val();
            }
        }
    }
}
