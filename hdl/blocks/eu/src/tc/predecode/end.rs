//! `TcEnd`: in which register an operand ends.
//!
//! ```text
//!  term[2] --> carry into bit 5, bits above --> second, beyond
//! ```
//!
//! Combinational. The last byte is the sum of the two terms; asked is only whether it lies in the second of
//! two registers of 32 bytes, or behind both. No sum is made for that: above the two registers anything that
//! is set in a term, or carried there, is behind both. The sum has no more bits than the terms. Invariant:
//! `says_where_the_sum_lies`.

use crate::word::operand_end;
use tessera_hdl::prelude::*;

/// Compares the last byte of an operand with its registers.
#[block]
pub struct TcEnd {
    pub term: [Signal<In, U<14>>; 2],
    /// The last byte is in the second register.
    pub second: Signal<Out, Bit>,
    /// It is behind the second.
    pub beyond: Signal<Out, Bit>,
    /// Both terms have the bit, one has it or both.
    both: Signal<Local, U<14>>,
    some: Signal<Local, U<14>>,
    carry: Signal<Local, U<7>>,
}

impl Logic for TcEnd {
    #[hdl]
    fn update(&mut self) {
        self.both.next = self.term[0].val() & self.term[1].val();
        self.some.next = self.term[0].val() | self.term[1].val();
        self.carry.next = 0.into();
        for i in 0..6 {
            self.carry.next = self
                .carry
                .val()
                .replace_bit(i + 1, self.both.val().get_bit(i) | (self.some.val().get_bit(i) & self.carry.val().get_bit(i)));
        }
        self.second.next = (self.some.val() & !self.both.val()).field(operand_end::SECOND) ^ self.carry.val().get_bit(5);
        self.beyond.next = self.some.val().field(operand_end::BEYOND).any() | self.carry.val().get_bit(6);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alu::testing::{here, Random};

    /// Terms that meet at the ends of the registers, small ones, any.
    #[test]
    fn says_where_the_sum_lies() {
        let mut random = Random::new(here!().seed(0x656e_6473));
        let mut sim = Sim::<TcEnd>::new();
        for i in 0..40_000 {
            let near = random.below(1 << [3, 7, 13][i % 3]);
            let other = if random.below(2) == 0 { (32 << random.below(3)) + random.below(3) - 1 } else { random.below(96) };
            let terms = [near, other.saturating_sub(if random.below(2) == 0 { near } else { 0 })];
            for (port, term) in sim.term.iter_mut().zip(terms) {
                port.next = term.into();
            }
            sim.eval();
            let sum = terms[0] + terms[1];
            assert_eq!(sim.beyond.val(), sum >= 64, "{terms:?}");
            assert_eq!(sim.second.val(), sum & 32 != 0, "{terms:?}");
        }
    }
}
