//! `EmLocate`: X3 of EM, finds row and offset of the polynomial in the product.
//!
//! Combinational. Invariant: `functions_agree` (test file `tests/em.rs`). Stalls, deadlock: none, no state.

use super::bundle::*;
use super::word::{distance, exponent, fraction, product, row, step, step_bits, straight};
use tessera_hdl::prelude::*;

/// Reduces the argument, and adds up the scale of the result.
#[block]
pub struct EmLocate {
    /// Products with the lower half of the factor and with the upper: of the value's lower bits, of its upper
    /// ones.
    pub low: [Signal<In, U<36>>; 2],
    pub high: [Signal<In, U<28>>; 2],
    pub step: Signal<In, U<3>>,
    pub negative: Signal<In, Bit>,
    pub far: Signal<In, Bit>,
    /// Biased exponent of the operand.
    pub exponent: Signal<In, U<10>>,
    /// The constant part of the scale.
    pub base: Signal<In, U<10>>,
    /// Exponent of a logarithm.
    pub whole: Signal<In, U<9>>,
    /// The quarter turn is in the lower half of the circle.
    pub turned: Signal<Out, Bit>,
    pub row: Signal<Out, U<10>>,
    pub offset: EmOffset<Out>,
    product: Signal<Local, U<64>>,
    angle: Signal<Local, Bit>,
    quarter: Signal<Local, U<2>>,
    invert: Signal<Local, Bit>,
    fraction: Signal<Local, U<25>>,
    number: Signal<Local, U<3>>,
    right: Signal<Local, Bit>,
    rises: Signal<Local, Bit>,
    variable: Signal<Local, U<10>>,
    minus: Signal<Local, Bit>,
}

impl Logic for EmLocate {
    #[hdl]
    fn update(&mut self) {
        self.product.next = pack!(64; straight::LOW = self.low[0].val(), straight::HIGH = self.high[1].val())
            + (bit_cast::<64, 36>(self.low[1].val()) << 18)
            + (bit_cast::<64, 28>(self.high[0].val()) << 18);
        self.angle.next = (self.step.val() == step::SIN) | (self.step.val() == step::COS);
        self.quarter.next = self.product.val().field(product::QUARTER);
        self.fraction.next = self.product.val().field(product::FRACTION);
        if self.far.val() {
            self.quarter.next = self.product.val().field(product::LARGE_QUARTER);
            self.fraction.next = self.product.val().field(product::LARGE_FRACTION);
        }
        if self.step.val() == step::COS {
            self.quarter.next = self.quarter.val() + 1;
        }
        self.turned.next = self.angle.val() & self.quarter.val().get_bit(1);
        self.invert.next = self.angle.val() & self.quarter.val().get_bit(0);
        if self.step.val() == step::EXP {
            self.invert.next = !self.negative.val();
        }
        if self.invert.val() {
            self.fraction.next = !self.fraction.val();
        }

        comment!("row: roots of even and odd exponents have tables of their own");
        self.number.next = bit_cast::<3, 2>(self.step.val().field(step_bits::TABLE));
        if self.step.val().field(step_bits::ROOT) & (self.step.val() != step::COS) {
            self.number.next = self.step.val() | bit_cast::<3, 1>((!self.exponent.val().field(exponent::ODD)).into());
        }
        self.row.next = pack!(10; row::TABLE = self.number.val(), row::INTERVAL = self.fraction.val().field(fraction::INTERVAL));

        comment!("distance from the middle; a product has none");
        self.right.next = self.fraction.val().field(fraction::RIGHT);
        self.rises.next = self.angle.val() | (self.step.val() == step::LOG) | (self.step.val() == step::SQT);
        self.offset.right.next = self.right.val();
        self.offset.add.next = self.right.val() == self.rises.val();
        self.offset.distance.next =
            pack!(18; distance::ODD = true, distance::REST = !self.fraction.val().field(fraction::OFFSET));
        if self.right.val() {
            self.offset.distance.next =
                pack!(18; distance::ODD = true, distance::REST = self.fraction.val().field(fraction::OFFSET));
        }
        self.offset.window.next = self.product.val().field(product::WINDOW);
        if self.step.val() == step::MUL {
            self.offset.distance.next = 0.into();
            self.offset.add.next = true;
        }
        self.offset.whole.next = 0.into();
        if self.step.val() == step::LOG {
            self.offset.whole.next = self.whole.val();
        }

        comment!("scale: what is constant, plus or minus an exponent");
        self.variable.next = 0.into();
        self.minus.next = false;
        match self.step.val() {
            step::INV => {
                self.variable.next = self.exponent.val();
                self.minus.next = true;
            }
            step::MUL => self.variable.next = self.exponent.val(),
            step::SQT => self.variable.next = sign_extend::<10, 9>((self.exponent.val() + 1).field(exponent::HALF)),
            step::RSQT => {
                self.variable.next = sign_extend::<10, 9>((self.exponent.val() + 1).field(exponent::HALF));
                self.minus.next = true;
            }
            step::EXP => {
                self.variable.next = bit_cast::<10, 8>(self.product.val().field(product::INTEGER));
                self.minus.next = self.negative.val();
            }
            _ => {}
        }
        if self.minus.val() {
            self.variable.next = !self.variable.val();
        }
        self.offset.scale.next = self.base.val() + self.variable.val();
    }
}
