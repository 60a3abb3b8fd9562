//! `DivideNormalise`: stage X1 of the pipelined INTDIV.
//!
//! ```text
//!  numerator, divisor, sign ->+-----------+-> magnitude[2] 32
//!                             | normalise |-> pattern 32, plus, zeros 5
//!                             +-----------+-> signs 4
//! ```
//!
//! Combinational. `pattern + plus` is the magnitude of the divisor, moved up by `zeros` until its leading bit
//! is on top; the magnitude of a negative one would have to wait for a carry first. So its complement is
//! moved, with ones behind it, which is one less: all places below the lowest bit are ones, and the 1 goes
//! up to where it belongs. Of a power of two it may be `2^32`. The complement of -1 is 0 and has no leading
//! bit; its magnitude is put in its place. Invariant: `pipelined_divisions_are_exact` (test file
//! `tests/intdiv.rs`). Stalls, deadlock: none, no state.

use crate::alu::float::LeadingZeros32;
use crate::intdiv::signs::signs;
use crate::word::dword;
use tessera_hdl::prelude::*;

/// How far the levels of the shift move, and the ones that come in then.
const DISTANCE: [u64; 5] = [16, 8, 4, 2, 1];
const ONES: [u64; 5] = [0xFFFF, 0xFF, 0xF, 3, 1];

/// Takes a division apart.
#[block]
pub struct DivideNormalise {
    pub sign: Signal<In, Bit>,
    pub numerator: Signal<In, U<32>>,
    pub divisor: Signal<In, U<32>>,
    /// Of numerator and divisor.
    pub magnitude: [Signal<Out, U<32>>; 2],
    pub pattern: Signal<Out, U<32>>,
    pub plus: Signal<Out, Bit>,
    pub zeros: Signal<Out, U<5>>,
    pub signs: Signal<Out, U<4>>,
    less: Signal<Local, Bit>,
    below: Signal<Local, Bit>,
    /// The divisor is -1.
    one: Signal<Local, Bit>,
    flipped: Signal<Local, U<32>>,
    leading: LeadingZeros32,
    moved: [Signal<Local, U<32>>; 6],
}

impl Logic for DivideNormalise {
    #[hdl]
    fn update(&mut self) {
        self.less.next = self.sign.val() & self.numerator.val().field(dword::SIGN);
        self.below.next = self.sign.val() & self.divisor.val().field(dword::SIGN);
        self.magnitude[0].next = self.numerator.val();
        self.magnitude[1].next = self.divisor.val();
        if self.less.val() {
            self.magnitude[0].next = bits::<32>(0) - self.numerator.val();
        }
        if self.below.val() {
            self.magnitude[1].next = bits::<32>(0) - self.divisor.val();
        }
        self.signs.next = pack!(4;
            signs::MINUS = self.less.val() ^ self.below.val(),
            signs::LESS = self.less.val(),
            signs::ZERO = !self.divisor.val().any(),
            signs::SIGNED = self.sign.val());

        self.one.next = self.sign.val() & self.divisor.val().all();
        self.plus.next = self.below.val() & !self.one.val();
        self.flipped.next = self.divisor.val();
        if self.below.val() {
            self.flipped.next = !self.divisor.val();
        }
        comment!("the count does not depend on the lowest bit");
        self.leading.value.next = self.flipped.val();
        self.moved[0].next = self.flipped.val() | bit_cast::<32, 1>(self.one.val().into());
        for i in 0..5 {
            self.moved[i + 1].next = self.moved[i].val();
            if self.leading.count.val().get_bit(4 - i) {
                self.moved[i + 1].next = self.moved[i].val() << DISTANCE[i];
                if self.plus.val() {
                    self.moved[i + 1].next = (self.moved[i].val() << DISTANCE[i]) | ONES[i];
                }
            }
        }
        connect!(self.leading.count => self.zeros);
        self.pattern.next = self.moved[5].val();
    }
}
