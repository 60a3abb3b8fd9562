//! `EmCount` and `EmFinish`: X6 and X7 of EM, normalise and round.
//!
//! ```text
//! bit     51 .. 35 34 ........... 0      the magnitude in its window of 52 bits
//!         0        magnitude
//!         V 24 bits | guard | ..         after the shift, which stops at the smallest exponent
//! ```
//!
//! Combinational. Invariant: `functions_agree` (test file `tests/em.rs`). Stalls, deadlock: none, no state.

use super::bundle::*;
use super::word::{beat, class, exponent, extension, kind, magnitude, sum, window};
use crate::alu::float::LeadingZeros32;
use crate::word::{binary32, float, pattern};
use tessera_hdl::prelude::*;

/// Zeros above each of the three lowest bits of a magnitude.
const LOWEST: [u64; 3] = [34, 33, 32];

/// Magnitude and leading zeros of a sum, and how far it is shifted.
#[block]
pub struct EmCount {
    pub sum: Signal<In, U<36>>,
    /// The sum may be negative.
    pub negatable: Signal<In, Bit>,
    pub sign: Signal<In, Bit>,
    pub scale: Signal<In, U<10>>,
    pub limit: EmLimits<In>,
    pub counted: EmMagnitude<Out>,
    magnitude: Signal<Local, U<35>>,
    zeros_of: LeadingZeros32,
    zeros: Signal<Local, U<6>>,
    /// With the bit at which the shift stops.
    stopped: Signal<Local, U<35>>,
    room: Signal<Local, U<10>>,
}

impl Logic for EmCount {
    #[hdl]
    fn update(&mut self) {
        self.magnitude.next = self.sum.val().field(sum::MAGNITUDE);
        self.counted.sign.next = self.sign.val();
        if self.negatable.val() & self.sum.val().field(sum::SIGN) {
            self.magnitude.next = !self.sum.val().field(sum::MAGNITUDE);
            self.counted.sign.next = true;
        }

        comment!("leading zeros");
        self.stopped.next = self.magnitude.val() | self.limit.stop.val();
        self.zeros_of.value.next = self.stopped.val().field(magnitude::UPPER);
        self.zeros.next = bit_cast::<6, 5>(self.zeros_of.count.val());
        if !self.stopped.val().field(magnitude::UPPER).any() {
            self.zeros.next = 35.into();
            for b in 0..3 {
                if self.stopped.val().get_bit(b) {
                    self.zeros.next = LOWEST[b].into();
                }
            }
        }

        comment!("17 places of the window are above the magnitude: it goes past them, and then by its zeros");
        self.counted.magnitude.next = bit_cast::<52, 35>(self.magnitude.val()) << 17;
        self.counted.shift.next = self.zeros.val();
        self.counted.scale.next = self.scale.val() - 17;
        comment!("unless the shift stops within them");
        self.room.next = self.scale.val() - 1;
        if self.limit.early.val() {
            self.counted.magnitude.next = bit_cast::<52, 35>(self.magnitude.val());
            self.counted.shift.next = self.room.val().field(exponent::DISTANCE);
            self.counted.scale.next = self.scale.val();
        }
        if self.limit.below.val() {
            self.counted.magnitude.next = 0.into();
        }
    }
}

/// How far the levels of the shift move: the first bring in zeros, so that the next have less to choose.
const DISTANCE: [u64; 6] = [32, 16, 8, 4, 2, 1];

/// Shifts, rounds and packs; also what the next turn takes.
#[block]
pub struct EmFinish {
    pub counted: EmMagnitude<In>,
    pub kind: Signal<In, U<8>>,
    pub beat: Signal<In, U<8>>,
    pub back: EmBack<Out>,
    pub extension: Signal<Out, U<10>>,
    pub eo: Signal<Out, Bit>,
    level: [Signal<Local, U<52>>; 7],
    window: Signal<Local, U<52>>,
    top: Signal<Local, Bit>,
    biased: Signal<Local, U<10>>,
    above: Signal<Local, Bit>,
    code: Signal<Local, U<10>>,
    field: Signal<Local, U<8>>,
    guard: Signal<Local, Bit>,
    rounded: Signal<Local, U<31>>,
    known: Signal<Local, U<2>>,
    last: Signal<Local, Bit>,
    seed: Signal<Local, Bit>,
    free: Signal<Local, Bit>,
    saturate: Signal<Local, Bit>,
    sign: Signal<Local, Bit>,
    magnitude: Signal<Local, U<31>>,
}

impl Logic for EmFinish {
    #[hdl]
    fn update(&mut self) {
        self.last.next = self.kind.val().field(kind::LAST);
        self.seed.next = self.kind.val().field(kind::SEED);
        self.free.next = self.kind.val().field(kind::FREE);
        self.saturate.next = self.beat.val().field(beat::SATURATE) & self.last.val();
        self.sign.next = self.counted.sign.val();

        comment!("normalise");
        self.level[0].next = self.counted.magnitude.val();
        for i in 0..6 {
            self.level[i + 1].next = self.level[i].val();
            if self.counted.shift.val().get_bit(5 - i) {
                self.level[i + 1].next = self.level[i].val() << DISTANCE[i];
            }
        }
        self.window.next = self.level[6].val();
        self.top.next = self.window.val().field(window::TOP);
        self.biased.next = self.counted.scale.val() - bit_cast::<10, 6>(self.counted.shift.val());
        self.above.next = !self.biased.val().field(exponent::NEGATIVE)
            & (self.biased.val().field(exponent::LARGE) | self.biased.val().field(exponent::FIELD).all());

        comment!("exponent code of a seed: beyond the normal range one further out");
        self.code.next = self.biased.val();
        if self.above.val() {
            self.code.next = self.biased.val() + 1;
        } else if self.biased.val().field(exponent::NEGATIVE) | !self.biased.val().any() {
            self.code.next = self.biased.val() - 1;
        }

        comment!("round");
        self.field.next = 0.into();
        if self.top.val() {
            self.field.next = self.biased.val().field(exponent::FIELD);
        }
        self.guard.next = self.window.val().field(window::GUARD) & self.last.val();
        self.rounded.next = (bit_cast::<31, 8>(self.field.val()) << 23)
            + bit_cast::<31, 23>(self.window.val().field(window::FRACTION))
            + bit_cast::<31, 1>(self.guard.val().into());

        comment!("what is not rounded");
        self.known.next = self.kind.val().field(kind::CLASS);
        if self.known.val() == class::FINITE {
            if !self.top.val() & (!self.last.val() | self.beat.val().field(beat::FLUSH)) {
                self.known.next = class::ZERO;
            }
            if self.top.val() & self.above.val() & !self.free.val() {
                self.known.next = class::INFINITE;
            }
        }
        self.extension.next = 0.into();
        self.eo.next = self.seed.val() & (self.known.val() != class::FINITE);
        self.magnitude.next = self.rounded.val();
        match self.known.val() {
            class::NAN => {
                self.magnitude.next = binary32::NAN;
                self.sign.next = false;
            }
            class::INFINITE => self.magnitude.next = binary32::INFINITE,
            class::ZERO => self.magnitude.next = 0.into(),
            _ => {
                if self.seed.val() {
                    self.magnitude.next = (bit_cast::<31, 8>(self.code.val().field(exponent::FIELD)) << 23)
                        | bit_cast::<31, 23>(self.window.val().field(window::FRACTION));
                    self.extension.next = pack!(10;
                        extension::CODE = self.code.val().field(exponent::BEYOND),
                        extension::FRACTION = self.window.val().field(window::FURTHER));
                }
            }
        }

        comment!("clamp");
        self.back.bits.next = pack!(32; float::SIGN = self.sign.val(), float::MAGNITUDE = self.magnitude.val());
        if self.saturate.val() {
            if self.sign.val() | (self.known.val() == class::NAN) | (self.known.val() == class::ZERO) {
                self.back.bits.next = 0.into();
            } else if (self.known.val() == class::INFINITE) | (self.top.val() & (self.biased.val() >= 127)) {
                self.back.bits.next = pattern::ONE;
            }
        }
        self.back.long.next = self.window.val().field(window::LONG);
        self.back.exponent.next = self.biased.val();
        self.back.class.next = self.known.val();
    }
}
