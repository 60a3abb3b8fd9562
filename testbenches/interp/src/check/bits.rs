//! What becomes of undefined bits in arithmetic, as Valgrind's memcheck has it: a set bit in a shadow value says
//! that the bit of the value is undefined.
//!
//! Moves, logic, shifts and bit fields are exact; sums and products spoil the bits from the lowest undefined one
//! on; a float, and what has no rule here, is undefined as a whole if anything in it is.

use tessera_isa::{CondMod, Opcode};

use crate::lanes::{map1, map2, Lanes};

/// Values and undefined bits of the sources of an instruction.
pub(super) struct Sources<'a> {
    pub n: usize,
    /// As the operation sees them, modifiers applied.
    pub values: &'a dyn Fn(usize) -> Lanes<u64>,
    pub undefined: &'a dyn Fn(usize) -> Lanes<u64>,
    /// Bits of the first source.
    pub width: u32,
    /// Bits that a shift count is cut to.
    pub counted: u64,
}

/// All if any.
pub(super) fn whole(bits: u64) -> u64 {
    if bits != 0 {
        u64::MAX
    } else {
        0
    }
}

/// From the lowest on.
pub(super) fn upward(bits: u64) -> u64 {
    bits | bits.wrapping_neg()
}

/// Any of the first `count` sources, lane by lane.
pub(super) fn union(sources: &Sources, count: usize) -> Lanes<u64> {
    (0..count).fold([0; 32], |all, i| map2(sources.n, &all, &(sources.undefined)(i), |a, b| a | b))
}

/// Undefined bits of the result of an integer operation with `count` sources.
pub(super) fn integer(opcode: Opcode, sources: &Sources, count: usize) -> Lanes<u64> {
    let n = sources.n;
    let (value, undefined) = (sources.values, sources.undefined);
    match opcode {
        Opcode::Mov | Opcode::Movi | Opcode::Smov | Opcode::Not => undefined(0),
        // Defined where either is a defined zero (one).
        Opcode::And | Opcode::Or => {
            let decides = |value: u64| if opcode == Opcode::And { value } else { !value };
            let (va, vb, ua, ub) = (value(0), value(1), undefined(0), undefined(1));
            lanes(n, |i| (ua[i] & ub[i]) | (ua[i] & decides(vb[i])) | (ub[i] & decides(va[i])))
        }
        Opcode::Xor => union(sources, 2),
        Opcode::Shl | Opcode::Shr | Opcode::Asr => {
            let (ua, ub, counts) = (undefined(0), undefined(1), value(1));
            let mask = u64::MAX >> (64 - sources.width);
            lanes(n, |i| {
                let by = counts[i] & sources.counted;
                match opcode {
                    _ if ub[i] & sources.counted != 0 => whole(ua[i] | ub[i]),
                    Opcode::Shl => ua[i] << by,
                    Opcode::Shr => (ua[i] & mask) >> by,
                    _ => ((ua[i] as i64) >> by) as u64,
                }
            })
        }
        Opcode::Bfe => {
            let (sizes, offsets, bits) = (value(0), value(1), undefined(2));
            let controls = map2(n, &undefined(0), &undefined(1), |a, b| a | b);
            lanes(n, |i| {
                let field = bits[i] >> (offsets[i] & 31) & ((1 << (sizes[i] & 31)) - 1);
                // A signed field fills the rest with its upmost bit.
                whole(controls[i]) | upward(field)
            })
        }
        Opcode::Bfi2 => {
            let (mask, controls, insert, base) = (value(0), undefined(0), undefined(1), undefined(2));
            lanes(n, |i| controls[i] | (mask[i] & insert[i]) | (!mask[i] & base[i]))
        }
        Opcode::Add | Opcode::Addc | Opcode::Subb | Opcode::Mul | Opcode::Mad | Opcode::Avg => {
            map1(n, &union(sources, count), upward)
        }
        _ => map1(n, &union(sources, count), whole),
    }
}

/// Lanes whose comparison is undefined: with an equality, not those that differ in a defined bit.
pub(super) fn compared(condition: Option<CondMod>, sources: &Sources, integers: bool) -> u32 {
    let any = union(sources, 2);
    let equality = integers && matches!(condition, Some(CondMod::Eq | CondMod::Ne));
    let differing = match equality {
        true => map2(sources.n, &(sources.values)(0), &(sources.values)(1), |a, b| a ^ b),
        false => [0; 32],
    };
    mask(&lanes(sources.n, |i| if differing[i] & !any[i] != 0 { 0 } else { any[i] }))
}

/// Lanes with any bit set.
pub(super) fn mask(lanes: &Lanes<u64>) -> u32 {
    lanes.iter().enumerate().filter(|(_, &bits)| bits != 0).fold(0, |mask, (lane, _)| mask | 1 << lane)
}

fn lanes(n: usize, of: impl Fn(usize) -> u64) -> Lanes<u64> {
    std::array::from_fn(|lane| if lane < n { of(lane) } else { 0 })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One lane: values and undefined bits of up to three sources.
    fn of(opcode: Opcode, values: [u64; 3], undefined: [u64; 3]) -> u64 {
        let (values, undefined) = (|i: usize| [values[i]; 32], |i: usize| [undefined[i]; 32]);
        let sources = Sources { n: 1, values: &values, undefined: &undefined, width: 32, counted: 31 };
        integer(opcode, &sources, 2)[0]
    }

    #[test]
    fn logic_with_a_constant_defines_what_it_decides() {
        assert_eq!(of(Opcode::And, [0, 0xF0, 0], [0xFF, 0, 0]), 0xF0);
        assert_eq!(of(Opcode::Or, [0, 0xF0, 0], [0xFF, 0, 0]), 0x0F);
        assert_eq!(of(Opcode::Xor, [0, 0xF0, 0], [0xFF, 0, 0]), 0xFF);
    }

    #[test]
    fn shifts_move_and_sums_carry_upward() {
        assert_eq!(of(Opcode::Shl, [0, 4, 0], [0xF, 0, 0]), 0xF0);
        assert_eq!(of(Opcode::Shr, [0, 4, 0], [0xF0, 0, 0]), 0xF);
        assert_eq!(of(Opcode::Shr, [0, 4, 0], [0, 1, 0]), u64::MAX);
        assert_eq!(of(Opcode::Add, [0, 4, 0], [0x10, 0, 0]), !0xF);
        assert_eq!(of(Opcode::Bfi2, [0xF0, 0, 0], [0, 0xFF, 0]), 0xF0);
    }

    #[test]
    fn an_equality_is_defined_once_a_defined_bit_differs() {
        let compared = |condition, a: u64, b: u64, undefined: u64| {
            let (values, undefined) = (move |i: usize| [[a, b][i]; 32], move |i: usize| [[undefined, 0][i]; 32]);
            let sources = Sources { n: 1, values: &values, undefined: &undefined, width: 32, counted: 31 };
            compared(Some(condition), &sources, true)
        };
        assert_eq!(compared(CondMod::Eq, 0x10, 0x20, 0x0F), 0);
        assert_eq!(compared(CondMod::Eq, 0x10, 0x10, 0x0F), 1);
        assert_eq!(compared(CondMod::Lt, 0x10, 0x20, 0x0F), 1);
    }
}
