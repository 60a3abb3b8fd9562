//! `AluRegion`: byte address of one element of a region.
//!
//! ```text
//!  lane 5                        ->+--------+
//!  vstride, width, hstride codes ->| region |-> address 6
//!  wide, sub 5                   ->+--------+
//! ```
//!
//! Combinational. Element `i` of `<V;W,H>` lies at `sub + ((i / W) * V + (i % W) * H) * size`;
//! all three are powers of two (code 0 of a stride is stride 0), so shifts and
//! one adder do. An operand lies within 64 bytes from its first register: bit 5
//! of the address picks the register, bits 4:0 the byte. A destination is the
//! region `<H;1,0>`.
//! Invariant: `addresses_match_the_formula`. Stalls, deadlock: none, no state.

use crate::bundle::*;
use tessera_hdl::prelude::*;

/// Address of one element of a register region.
#[block]
pub struct AluRegion {
    pub lane: Signal<In, U<5>>,
    pub region: Region<In>,
    pub address: Signal<Out, U<6>>,
    down: Signal<Local, U<6>>,
    across: Signal<Local, U<6>>,
    elements: Signal<Local, U<6>>,
}

impl Logic for AluRegion {
    #[hdl]
    fn update(&mut self) {
        self.down.next = 0.into();
        if self.region.vstride.val().any() {
            self.down.next = bit_cast::<6, 5>(self.lane.val() >> self.region.width.val()) << (self.region.vstride.val() - 1);
        }
        self.across.next = 0.into();
        if self.region.hstride.val().any() {
            self.across.next = bit_cast::<6, 5>(self.lane.val() & !(bits::<5>(0x1f) << self.region.width.val()))
                << (self.region.hstride.val() - 1);
        }
        self.elements.next = (self.down.val() + self.across.val()) << 1;
        if self.region.wide.val() {
            self.elements.next = (self.down.val() + self.across.val()) << 2;
        }
        self.address.next = self.elements.val() + bit_cast::<6, 5>(self.region.sub.val());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_match_the_formula() {
        let stride = |code: u64| if code == 0 { 0 } else { 1 << (code - 1) };
        let mut sim = Sim::<AluRegion>::new();
        for v in 0..7u64 {
            for w in 0..5u64 {
                for h in 0..4u64 {
                    for lane in 0..32u64 {
                        for wide in [false, true] {
                            sim.lane.next = lane.into();
                            sim.region.vstride.next = v.into();
                            sim.region.width.next = w.into();
                            sim.region.hstride.next = h.into();
                            sim.region.wide.next = wide;
                            sim.region.sub.next = 4.into();
                            sim.eval();
                            let element = (lane >> w) * stride(v) + (lane & ((1 << w) - 1)) * stride(h);
                            let expected = 4 + element * if wide { 4 } else { 2 };
                            assert_eq!(sim.address.val(), expected % 64, "<{v};{w},{h}> codes, lane {lane}");
                        }
                    }
                }
            }
        }
    }
}
