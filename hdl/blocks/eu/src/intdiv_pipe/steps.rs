//! `DivideSteps`: steps `FROM` to `TO - 1` of a restoring division, one behind the other.
//!
//! Combinational. Before step `k` the rest is below 2^k, so that a divisor with a bit from `k + 1` up has the
//! digit 0, and otherwise `k + 1` bits decide; synthesis drops the rest of the subtractor. Invariant:
//! `pipelined_divisions_are_exact` (test file `tests/intdiv.rs`). Stalls, deadlock: none, no state.

use tessera_hdl::prelude::*;

/// The bits that step `k` looks at.
const SEEN: [u64; 32] = low_bits(0);
/// The bits of the divisor above them.
const ABOVE: [u64; 32] = low_bits(0xFFFF_FFFF);

/// Of `k`: the `k + 1` lowest bits, against `flipped`.
const fn low_bits(flipped: u64) -> [u64; 32] {
    let mut seen = [0; 32];
    let mut k = 0;
    while k < 32 {
        seen[k] = ((1 << (k + 1)) - 1) ^ flipped;
        k += 1;
    }
    seen
}

tessera_hdl::words! {
    /// Digits of the numerator above those of the quotient.
    digits: 31..0 {
        /// The next one of the numerator.
        NEXT: 31,
    }
}

/// Some steps of a division.
#[block]
pub struct DivideSteps<const FROM: usize, const TO: usize> {
    pub rest: Signal<In, U<32>>,
    pub digits: Signal<In, U<32>>,
    pub divisor: Signal<In, U<32>>,
    pub next_rest: Signal<Out, U<32>>,
    pub next_digits: Signal<Out, U<32>>,
    left: Signal<Local, U<33>>,
    found: Signal<Local, U<32>>,
    trial: Signal<Local, U<33>>,
    difference: Signal<Local, U<33>>,
    borrow: Signal<Local, Bit>,
}

impl<const FROM: usize, const TO: usize> Logic for DivideSteps<FROM, TO> {
    #[hdl]
    fn update(&mut self) {
        self.left.next = bit_cast::<33, 32>(self.rest.val());
        self.found.next = self.digits.val();
        for k in FROM..TO {
            self.trial.next = ((self.left.val() << 1) | bit_cast::<33, 1>(self.found.val().field(digits::NEXT).into())) & SEEN[k];
            self.difference.next = self.trial.val() - (bit_cast::<33, 32>(self.divisor.val()) & SEEN[k]);
            self.borrow.next = self.difference.val().get_bit(k + 1) | (self.divisor.val() & ABOVE[k]).any();
            self.found.next = (self.found.val() << 1) | bit_cast::<32, 1>((!self.borrow.val()).into());
            self.left.next = self.difference.val() & SEEN[k];
            if self.borrow.val() {
                self.left.next = self.trial.val();
            }
        }
        self.next_rest.next = bit_cast::<32, 33>(self.left.val());
        self.next_digits.next = self.found.val();
    }
}
