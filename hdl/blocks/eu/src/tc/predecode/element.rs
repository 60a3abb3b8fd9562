//! `TcElement`: how long an operand's elements are, and where its first one ends.
//!
//! ```text
//!  wide, eight_bytes, one_byte, start --> scale, last
//! ```
//!
//! Combinational. Elements have two bytes unless one of the three says otherwise; at most one does.

use tessera_hdl::prelude::*;

/// Length of an operand's elements.
#[block]
pub struct TcElement {
    /// Elements of four bytes.
    pub wide: Signal<In, Bit>,
    pub eight_bytes: Signal<In, Bit>,
    pub one_byte: Signal<In, Bit>,
    /// Byte of the first element in its register.
    pub start: Signal<In, U<5>>,
    /// Bytes of an element, as a power of two.
    pub scale: Signal<Out, U<2>>,
    /// Last byte of the first element.
    pub last: Signal<Out, U<6>>,
}

impl Logic for TcElement {
    #[hdl]
    fn update(&mut self) {
        self.scale.next = 1.into();
        self.last.next = bit_cast::<6, 5>(self.start.val()) + 1;
        if self.wide.val() {
            self.scale.next = 2.into();
            self.last.next = bit_cast::<6, 5>(self.start.val()) + 3;
        } else if self.eight_bytes.val() {
            self.scale.next = 3.into();
            self.last.next = bit_cast::<6, 5>(self.start.val()) + 7;
        } else if self.one_byte.val() {
            self.scale.next = 0.into();
            self.last.next = bit_cast::<6, 5>(self.start.val());
        }
    }
}
