//! `FloatSaturate`: clamps a binary32 value to 0..1 on request.
//!
//! ```text
//!  value 32 ->+----------+
//!  enable   ->| saturate |-> result 32
//!             +----------+
//! ```
//!
//! Combinational. NaN and everything with a sign become +0, above 1 becomes 1.
//! Invariant: `saturate_clamps`. Stalls, deadlock: none, no state.

use crate::word::pattern;
use tessera_hdl::prelude::*;

/// Clamps a binary32 value to 0..1 when enabled.
#[block]
pub struct FloatSaturate {
    pub value: Signal<In, U<32>>,
    pub enable: Signal<In, Bit>,
    pub result: Signal<Out, U<32>>,
}

impl Logic for FloatSaturate {
    #[hdl]
    fn update(&mut self) {
        self.result.next = self.value.val();
        if self.enable.val() {
            if self.value.val() > pattern::INFINITE {
                comment!("a sign or NaN");
                self.result.next = 0.into();
            } else if self.value.val() > pattern::ONE {
                self.result.next = pattern::ONE;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn saturate_clamps() {
        let mut sim = Sim::<FloatSaturate>::new();
        let cases = [
            (0.5f32.to_bits(), 0.5f32.to_bits()),
            (1.0f32.to_bits(), 1.0f32.to_bits()),
            (1.5f32.to_bits(), 1.0f32.to_bits()),
            (f32::INFINITY.to_bits(), 1.0f32.to_bits()),
            ((-0.0f32).to_bits(), 0),
            (f32::NEG_INFINITY.to_bits(), 0),
            (0x7fc0_0000, 0),
            (0x7f80_0001, 0),
            (1, 1),
        ];
        for enable in [false, true] {
            for (value, clamped) in cases {
                sim.enable.next = enable;
                sim.value.next = u64::from(value).into();
                sim.eval();
                assert_eq!(sim.result.val(), u64::from(if enable { clamped } else { value }), "{value:#x}");
            }
        }
    }
}
