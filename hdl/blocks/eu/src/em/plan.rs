//! `EmPlan`: X1 of EM, what a turn computes and whether a special case decides it.
//!
//! Combinational. Invariant: `functions_agree` (test file `tests/em.rs`). Stalls, deadlock: none, no state.

use super::bundle::*;
use super::word::{beat, class, factor, kind, op, step};
use tessera_hdl::prelude::*;

/// Step, special case, sign and constants of a turn.
#[block]
pub struct EmPlanner {
    pub beat: Signal<In, U<8>>,
    /// The operand of this turn.
    pub number: EmNumber<In>,
    /// The other source, as a macro looks at it.
    pub other: EmNumber<In>,
    /// The second factor of a product.
    pub back: EmBack<In>,
    pub plan: EmPlan<Out>,
    step: Signal<Local, U<3>>,
    op: Signal<Local, U<4>>,
    turn: Signal<Local, U<2>>,
    known: Signal<Local, U<2>>,
    seed: Signal<Local, Bit>,
    last: Signal<Local, Bit>,
    sign: Signal<Local, Bit>,
    /// Below zero.
    negative: Signal<Local, Bit>,
    any_nan: Signal<Local, Bit>,
    any_zero: Signal<Local, Bit>,
    any_infinite: Signal<Local, Bit>,
    product: Signal<Local, Bit>,
    back_sign: Signal<Local, Bit>,
}

impl Logic for EmPlanner {
    #[hdl]
    fn update(&mut self) {
        self.op.next = self.beat.val().field(beat::OP);
        self.turn.next = self.beat.val().field(beat::TURN);
        self.product.next = self.turn.val() == 1;
        self.seed.next = (self.op.val() == op::INVM) | (self.op.val() == op::RSQTM);
        self.last.next = true;
        if self.op.val() == op::FDIV {
            self.last.next = self.product.val();
        } else if self.op.val() == op::POW {
            self.last.next = self.turn.val() == 2;
        }

        comment!("step");
        self.step.next = step::INV;
        match self.op.val() {
            op::LOG => self.step.next = step::LOG,
            op::POW => self.step.next = step::LOG,
            op::EXP => self.step.next = step::EXP,
            op::SQT => self.step.next = step::SQT,
            op::RSQT => self.step.next = step::RSQT,
            op::RSQTM => self.step.next = step::RSQT,
            op::COS => self.step.next = step::COS,
            op::SIN => {
                self.step.next = step::SIN;
                if self.number.field.val() < 116 {
                    self.step.next = step::MUL;
                }
            }
            _ => {}
        }
        if self.product.val() {
            self.step.next = step::MUL;
        } else if self.last.val() & (self.op.val() == op::POW) {
            self.step.next = step::EXP;
        }

        comment!("special cases");
        self.negative.next = self.number.sign.val() & !self.number.zero.val();
        self.back_sign.next = self.product.val() & self.back.bits.val().get_bit(31);
        self.any_nan.next = self.number.nan.val();
        self.any_zero.next = self.number.zero.val();
        self.any_infinite.next = self.number.infinite.val();
        if self.product.val() {
            self.any_nan.next = self.number.nan.val() | (self.back.class.val() == class::NAN);
            self.any_zero.next = self.number.zero.val() | (self.back.class.val() == class::ZERO);
            self.any_infinite.next = self.number.infinite.val() | (self.back.class.val() == class::INFINITE);
        }
        self.known.next = class::FINITE;
        self.sign.next = false;
        match self.step.val() {
            step::INV => {
                self.sign.next = self.number.sign.val();
                if self.number.zero.val() {
                    self.known.next = class::INFINITE;
                } else if self.number.infinite.val() {
                    self.known.next = class::ZERO;
                }
                if self.seed.val() {
                    if self.other.infinite.val() {
                        self.known.next = class::INFINITE;
                    } else if self.other.zero.val() {
                        self.known.next = class::ZERO;
                    }
                    if self.other.nan.val()
                        | (self.other.zero.val() & self.number.zero.val())
                        | (self.other.infinite.val() & self.number.infinite.val())
                    {
                        self.known.next = class::NAN;
                    }
                }
                if self.number.nan.val() {
                    self.known.next = class::NAN;
                }
                if self.seed.val() & (self.known.val() != class::FINITE) {
                    self.sign.next = self.number.sign.val() ^ self.other.sign.val();
                }
            }
            step::SQT => {
                self.sign.next = self.number.sign.val();
                if self.number.zero.val() {
                    self.known.next = class::ZERO;
                } else if self.number.nan.val() | self.negative.val() {
                    self.known.next = class::NAN;
                } else if self.number.infinite.val() {
                    self.known.next = class::INFINITE;
                }
            }
            step::RSQT => {
                self.sign.next = self.number.sign.val();
                if self.number.zero.val() {
                    self.known.next = class::INFINITE;
                    if self.seed.val() {
                        self.known.next = class::ZERO;
                    }
                } else if self.number.nan.val() | self.negative.val() {
                    self.known.next = class::NAN;
                } else if self.number.infinite.val() {
                    self.known.next = class::ZERO;
                    if self.seed.val() {
                        self.known.next = class::INFINITE;
                    }
                }
            }
            step::LOG => {
                self.sign.next = self.number.zero.val();
                if self.number.zero.val() {
                    self.known.next = class::INFINITE;
                } else if self.number.nan.val() | self.negative.val() {
                    self.known.next = class::NAN;
                } else if self.number.infinite.val() {
                    self.known.next = class::INFINITE;
                }
            }
            step::EXP => {
                if self.number.nan.val() {
                    self.known.next = class::NAN;
                } else if self.number.field.val() >= 135 {
                    self.known.next = class::INFINITE;
                    if self.number.sign.val() {
                        self.known.next = class::ZERO;
                    }
                }
            }
            step::MUL => {
                self.sign.next = self.number.sign.val() ^ self.back_sign.val();
                if self.any_nan.val() | (self.any_zero.val() & self.any_infinite.val()) {
                    self.known.next = class::NAN;
                } else if self.any_infinite.val() {
                    self.known.next = class::INFINITE;
                } else if self.any_zero.val() {
                    self.known.next = class::ZERO;
                }
                if self.any_zero.val() & (self.op.val() == op::POW) {
                    self.known.next = class::ZERO;
                }
            }
            _ => {
                self.sign.next = self.number.sign.val() & (self.step.val() == step::SIN);
                if self.number.nan.val() | self.number.infinite.val() {
                    self.known.next = class::NAN;
                }
            }
        }

        comment!("constants of the product");
        self.plan.factor.next = 0.into();
        self.plan.second.next = 127.into();
        if self.product.val() {
            self.plan.factor.next = bit_cast::<36, 28>(self.back.long.val()) << 8;
            self.plan.second.next = self.back.exponent.val();
        } else if self.step.val() == step::MUL {
            self.plan.factor.next = factor::ONE;
        } else if (self.step.val() == step::INV)
            | (self.step.val() == step::LOG)
            | (self.step.val() == step::SQT)
            | (self.step.val() == step::RSQT)
        {
            self.plan.factor.next = factor::DIRECT;
        }
        self.plan.far.next = ((self.step.val() == step::SIN) | (self.step.val() == step::COS)) & (self.number.field.val() >= 139);
        self.plan.negative.next = self.number.sign.val();
        self.plan.sign.next = self.sign.val();
        self.plan.kind.next = pack!(8;
            kind::STEP = self.step.val(),
            kind::CLASS = self.known.val(),
            kind::SEED = self.seed.val(),
            kind::LAST = self.last.val(),
            kind::FREE = self.seed.val() | (!self.last.val() & !self.product.val()));
    }
}
