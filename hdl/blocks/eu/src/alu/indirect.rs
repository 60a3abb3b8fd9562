//! `AluIndirection`, `AluIndirect`: find the address of an indirect operand, a word of a0 plus an offset.
//!
//! ```text
//!  lo, hi, size            ->+-------------+-> found: which operand, word of a0, offset
//!  ternary                 ->| indirection |      (kept by fetch)
//!                            +-------------+
//!  operand                 ->+----------+-> wanted, base: the word of a0 to read
//!  load, pass, lanes       ->|          |-> known, finds, grf, sub
//!  granted, word, row_done ->| indirect |-> own, more
//!                            +----------+
//! ```
//!
//! Rules 41 to 45 of `tessera_ports::alu`. One address is at hand: that of the operand, or, of a source each
//! of whose rows has its own, that of the row of lanes `own`; with `more` rows in the pass `row_done` begins
//! another search instead of ending the pass.
//!
//! ```text
//! cycle      0        1        2        3
//! seek       0        1        2        3
//! wanted     1        0        0        0
//! word                a0.k
//! address                      a0.k
//! finds, grf, sub              a0.k + imm
//! ```
//!
//! Invariant: `random_instructions_match_the_model`. Stall: the grant of GA. Deadlock: none.

use crate::bundle::*;
use crate::word::{file, hi, lane_size, lo, operand, BY_ROW};
use tessera_hdl::prelude::*;

tessera_hdl::words! {
    /// An address in the general registers of a thread.
    address: 11..0 {
        /// Byte of the register.
        SUB: 4..0,
        /// Register.
        REGISTER: 11..5,
    }
    /// A row of lanes, counted over the passes.
    lane_row: 4..0 {
        /// As the words of a0 are counted.
        WORD: 3..0,
    }
}

/// The fields of an instruction that tell of an indirect operand.
#[block]
pub struct AluIndirection {
    pub lo: Signal<In, U<64>>,
    pub hi: Signal<In, U<64>>,
    /// It has three sources, none of them indirect.
    pub ternary: Signal<In, Bit>,
    /// Bytes of an element of src0 and of dst: `word::lane_size`.
    pub size: [Signal<In, U<2>>; 2],
    pub found: Indirection<Out>,
    source: Signal<Local, Bit>,
    dst: Signal<Local, Bit>,
}

impl Logic for AluIndirection {
    #[hdl]
    fn update(&mut self) {
        self.dst.next = self.lo.val().field(lo::DST_INDIRECT) & !self.ternary.val();
        self.source.next = (self.lo.val().field(lo::SRC0_FILE) == file::GRF)
            & self.hi.val().field(hi::SRC0).field(operand::INDIRECT)
            & !self.ternary.val();
        self.found.by_row.next = self.source.val() & (self.hi.val().field(hi::SRC0).field(operand::VSTRIDE) == BY_ROW);
        self.found.width.next = self.hi.val().field(hi::SRC0).field(operand::WIDTH);
        self.found.number.next = self.hi.val().field(hi::SRC0_ADDRESS_WORD);
        self.found.offset.next = bit_cast::<10, 9>(self.hi.val().field(hi::SRC0_OFFSET))
            | (bit_cast::<10, 1>(self.hi.val().field(hi::SRC0_OFFSET_TOP).into()) << 9);
        self.found.bytes.next = self.size[0].val();
        if self.dst.val() {
            self.found.number.next = self.lo.val().field(lo::DST_ADDRESS_WORD);
            self.found.offset.next = bit_cast::<10, 9>(self.lo.val().field(lo::DST_OFFSET))
                | (bit_cast::<10, 1>(self.lo.val().field(lo::DST_OFFSET_TOP).into()) << 9);
            self.found.bytes.next = self.size[1].val();
        }
        connect!(self.source => self.found.source, self.dst => self.found.dst);
    }
}

/// Address of an indirect operand.
#[block]
pub struct AluIndirect {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub operand: Indirection<In>,
    /// Lanes and passes are those of elements of eight bytes.
    pub wide: Signal<In, Bit>,
    /// An instruction enters fetch.
    pub load: Signal<In, Bit>,
    pub pass: Signal<In, U<2>>,
    /// Lanes of the pass that take part.
    pub lanes: Signal<In, U<8>>,
    /// The word of a0 is read at this edge; it comes in the next cycle.
    pub granted: Signal<In, Bit>,
    pub word: Signal<In, U<12>>,
    /// All operands of the lanes at hand are in.
    pub row_done: Signal<In, Bit>,
    pub wanted: Signal<Out, Bit>,
    /// Byte of the word in a0.
    pub base: Signal<Out, U<5>>,
    /// The address, if there is one, is at hand.
    pub known: Signal<Out, Bit>,
    /// It will be from the next cycle on: `grf` and `sub`.
    pub finds: Signal<Out, Bit>,
    pub grf: Signal<Out, U<7>>,
    pub sub: Signal<Out, U<5>>,
    /// Lanes of src0 that it holds for.
    pub own: Signal<Out, U<8>>,
    /// Others of this pass have another.
    pub more: Signal<Out, Bit>,
    seek: Reg<U<2>>,
    address: Reg<U<12>>,
    lane: Reg<U<3>>,
    /// Some operand is indirect.
    some: Signal<Local, Bit>,
    /// The word of a0 and the offset; that, at the size of an element.
    sum: Signal<Local, U<12>>,
    aligned: Signal<Local, U<12>>,
    /// Lanes of the pass that have the address at hand.
    at_hand: Signal<Local, U<8>>,
    next_lane: Signal<Local, U<4>>,
    row: Signal<Local, U<5>>,
}

impl Logic for AluIndirect {
    #[hdl]
    fn update(&mut self) {
        registers!(self, seek, address, lane);
        comment!("its word of a0, of a source by rows that of the row at hand");
        self.row.next =
            ((bit_cast::<5, 2>(self.pass.val()) << 3) | bit_cast::<5, 3>(self.lane.q.val())) >> self.operand.width.val();
        if self.wide.val() {
            self.row.next =
                ((bit_cast::<5, 2>(self.pass.val()) << 2) | bit_cast::<5, 3>(self.lane.q.val())) >> self.operand.width.val();
        }
        self.base.next = bit_cast::<5, 4>(self.operand.number.val()) << 1;
        if self.operand.by_row.val() {
            self.base.next = bit_cast::<5, 4>(self.operand.number.val() + self.row.val().field(lane_row::WORD)) << 1;
        }
        self.some.next = self.operand.source.val() | self.operand.dst.val();
        self.wanted.next = self.some.val() & !self.seek.q.val().any();
        self.known.next = !self.some.val() | self.seek.q.val().all();

        comment!("lanes at hand, and those behind them");
        self.next_lane.next = bit_cast::<4, 3>(self.lane.q.val()) + (bits::<4>(1) << self.operand.width.val());
        self.at_hand.next = 0xff.into();
        self.more.next = false;
        if self.operand.by_row.val() & (self.operand.width.val() < 3) {
            self.at_hand.next = ((bits::<8>(1) << (bits::<4>(1) << self.operand.width.val())) - 1) << self.lane.q.val();
            self.more.next = (self.lanes.val() >> self.next_lane.val()).get_bit(0);
        }
        self.own.next = self.at_hand.val();
        if self.wide.val() {
            comment!("element j: lanes 2 j and 2 j + 1");
            for k in 0..8 {
                self.own.next = self.own.val().replace_bit(k, self.at_hand.val().get_bit(k / 2));
            }
        }

        comment!("the address");
        self.sum.next = self.address.q.val() + bit_cast::<12, 10>(self.operand.offset.val());
        if self.operand.offset.val().get_bit(9) {
            self.sum.next = self.address.q.val() + (bit_cast::<12, 10>(self.operand.offset.val()) | bits::<12>(0xc00));
        }
        self.aligned.next = self.sum.val();
        if self.operand.bytes.val() == lane_size::WORD {
            self.aligned.next = self.sum.val() & bits::<12>(0xffe);
        } else if self.operand.bytes.val() == lane_size::DWORD {
            self.aligned.next = self.sum.val() & bits::<12>(0xffc);
        } else if self.operand.bytes.val() == lane_size::QWORD {
            self.aligned.next = self.sum.val() & bits::<12>(0xff8);
        }
        self.finds.next = self.seek.q.val() == 2;
        self.grf.next = self.aligned.val().field(address::REGISTER);
        self.sub.next = self.aligned.val().field(address::SUB);

        comment!("search");
        if self.seek.q.val() == 1 {
            self.seek.d.next = 2.into();
            self.address.d.next = self.word.val();
        } else if self.seek.q.val() == 2 {
            self.seek.d.next = 3.into();
        } else if self.granted.val() {
            self.seek.d.next = 1.into();
        }
        if self.operand.by_row.val() & self.row_done.val() {
            self.seek.d.next = 0.into();
            self.lane.d.next = 0.into();
            if self.more.val() {
                self.lane.d.next = bit_cast::<3, 4>(self.next_lane.val());
            }
        }
        if self.load.val() {
            self.seek.d.next = 0.into();
            self.lane.d.next = 0.into();
        }
    }
}
