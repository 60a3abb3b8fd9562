//! `TcOnes`: a number of lanes, less one, as so many ones.
//!
//! ```text
//!  code --> ones
//! ```
//!
//! Combinational. Widths and execution sizes are powers of two, up to 32, and `code` is which: shifted left by
//! strides and sizes, the ones are where the last lane begins. Codes above 5, which other rules refuse, are
//! taken for 5. Invariant: `is_the_number_less_one`.

use tessera_hdl::prelude::*;

/// `2^code - 1`, at most 31.
#[block]
pub struct TcOnes {
    pub code: Signal<In, U<3>>,
    pub ones: Signal<Out, U<5>>,
}

impl Logic for TcOnes {
    #[hdl]
    fn update(&mut self) {
        self.ones.next = 0.into();
        for i in 0..5 {
            self.ones.next = self.ones.val().replace_bit(i, self.code.val() > i.to_bits::<3>());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_the_number_less_one() {
        let mut sim = Sim::<TcOnes>::new();
        for code in 0..8u64 {
            sim.code.next = code.into();
            sim.eval();
            assert_eq!(sim.ones.val().raw(), (1 << code.min(5)) - 1);
        }
    }
}
