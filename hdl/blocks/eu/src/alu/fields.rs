//! `AluFields`: what bfe and bfi2 make of the elements of a beat.
//!
//! ```text
//!  element 32 [12]   ->+--------+
//!  value 32 [8]      ->| fields |-> src 32 [8]
//!  opcode, is_signed ->|        |-> extracts, merges
//!                      +--------+
//! ```
//!
//! Combinational, in the beat in which elements leave their collectors, so that no lane has a third operand
//! for it; of other opcodes `value` passes. Element `k` of source `s` is at `4 s + k`, sources as the ports
//! bring them: of bfe data, width, offset (rule 46 of `tessera_ports::alu`). What is above the field becomes
//! its sign, or zeros, and bfe is an asr by the offset. bfi2 takes each bit of src1 or src2 as src0 says: a
//! sel that takes the second source. Invariant: `extracts_and_merges`. Stalls, deadlock: none, no state.

use crate::opcode;
use crate::word::{dword, pattern};
use tessera_hdl::prelude::*;

/// Makes two sources of three.
#[block]
pub struct AluFields {
    pub opcode: Signal<In, U<7>>,
    /// Elements are signed.
    pub is_signed: Signal<In, Bit>,
    pub element: [Signal<In, U<32>>; 12],
    pub value: [Signal<In, U<32>>; 8],
    pub src: [Signal<Out, U<32>>; 8],
    /// It is bfe, bfi2.
    pub extracts: Signal<Out, Bit>,
    pub merges: Signal<Out, Bit>,
    extracting: Signal<Local, Bit>,
    merging: Signal<Local, Bit>,
    /// Of each lane: width and offset, so the first bit above the field.
    total: [Signal<Local, U<6>>; 4],
    /// The bits from the field's last one on; anything of a field that ends with the data.
    rest: [Signal<Local, U<33>>; 4],
    fill: [Signal<Local, Bit>; 4],
    above: [Signal<Local, U<32>>; 4],
    /// Bits of the second source that come from the third.
    other: [Signal<Local, U<32>>; 4],
}

impl Logic for AluFields {
    #[hdl]
    fn update(&mut self) {
        self.extracting.next = self.opcode.val() == opcode::BFE;
        self.merging.next = self.opcode.val() == opcode::BFI2;
        connect!(self.extracting => self.extracts, self.merging => self.merges);
        for k in 0..4 {
            comment!("bfe: a field without bits has no sign");
            self.total[k].next = bit_cast::<6, 5>(self.element[4 + k].val().field(dword::DISTANCE))
                + bit_cast::<6, 5>(self.element[8 + k].val().field(dword::DISTANCE));
            self.rest[k].next = (bit_cast::<33, 32>(self.element[k].val()) << 1) >> self.total[k].val().get_bits::<5>(0);
            self.fill[k].next =
                self.is_signed.val() & self.rest[k].val().get_bit(0) & self.element[4 + k].val().field(dword::DISTANCE).any();
            self.above[k].next = 0.into();
            if self.extracting.val() {
                self.above[k].next = pattern::ONES << self.total[k].val();
            }
            self.src[k].next = self.value[k].val() & !self.above[k].val();
            if self.fill[k].val() {
                self.src[k].next = self.value[k].val() | self.above[k].val();
            }

            comment!("bfi2; of bfe only the distance counts");
            self.other[k].next = 0.into();
            if self.merging.val() {
                self.other[k].next = !self.element[k].val();
            } else if self.extracting.val() {
                self.other[k].next = 0x1f.into();
            }
            self.src[4 + k].next =
                (self.value[4 + k].val() & !self.other[k].val()) | (self.element[8 + k].val() & self.other[k].val());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alu::testing::{here, Random};

    #[test]
    fn extracts_and_merges() {
        let mut random = Random::new(here!().seed(0x6669_656c));
        let mut sim = Sim::<AluFields>::new();
        for _ in 0..20_000 {
            let element: [u32; 12] = std::array::from_fn(|_| random.integer());
            let value: [u32; 8] = std::array::from_fn(|i| element[i]);
            let opcode = random.pick(&[opcode::BFE, opcode::BFE, opcode::BFI2, opcode::SHL]);
            let signed = random.below(2) != 0;
            sim.opcode.next = opcode;
            sim.is_signed.next = signed;
            for (port, bits) in sim.element.iter_mut().zip(element) {
                port.next = u64::from(bits).into();
            }
            for (port, bits) in sim.value.iter_mut().zip(value) {
                port.next = u64::from(bits).into();
            }
            sim.eval();
            for k in 0..4 {
                let [a, b, c] = [element[k], element[4 + k], element[8 + k]];
                let src = [sim.src[k].val().raw() as u32, sim.src[4 + k].val().raw() as u32];
                match opcode {
                    opcode::BFE => {
                        let (width, offset) = (b & 31, c & 31);
                        let data = if signed { i64::from(a as i32) } else { i64::from(a) };
                        let field = (data >> offset) & ((1 << width) - 1);
                        let sign = signed && width > 0 && field >> (width - 1) & 1 == 1;
                        let expected = field - if sign { 1 << width } else { 0 };
                        let moved = if signed { (src[0] as i32 >> (src[1] & 31)) as u32 } else { src[0] >> (src[1] & 31) };
                        assert_eq!(moved, expected as u32, "{width} from {offset} of {a:#x}, signed {signed}");
                    }
                    opcode::BFI2 => assert_eq!(src[1], a & b | !a & c, "{a:#x} {b:#x} {c:#x}"),
                    _ => assert_eq!(src, [a, b]),
                }
            }
        }
    }
}
