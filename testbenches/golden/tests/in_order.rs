//! Random straight-line code on all threads against the same code executed one instruction at a time:
//! whatever the pipes overlap, the scoreboard must make it look sequential. It makes its own words, because
//! golden shares no declaration with the RTL, from which the lockstep stimuli take theirs.

mod common;
#[macro_use]
#[path = "common/word.rs"]
mod word;

use common::Rig;
use proptest::prelude::*;
use tessera_golden::arith::Mode;
use tessera_golden::lane;
use tessera_golden::me::Message;
use tessera_golden::operand::Place;
use tessera_golden::plan::Plan;
use tessera_golden::tc::subset::unsupported;
use tessera_isa::asm::{acc, grf, imm_ud, Builder, Reg};
use tessera_isa::{Register, Sfid};

const THREADS: usize = 7;
/// Registers 1..=REGISTERS are used: few, so that instructions depend on each other.
const REGISTERS: u128 = 9;
/// Rows of them, those of products included.
const ACCUMULATORS: usize = 11;
/// Denormals flushed, nearest even: cr0 after dispatch.
const MODE: u8 = 28;

/// Random choices that one instruction is made of.
type Dice = [u8; 16];

/// A word of the subset, or nothing when the dice ask for something outside it.
fn instruction(dice: &Dice) -> Option<u128> {
    const OPCODES: [u128; 22] =
        [1, 2, 2, 4, 5, 6, 7, 8, 9, 0xC, 0x10, 0x12, 0x40, 0x40, 0x41, 0x42, 0x43, 0x5B, 0x5B, 0x5C, 0x38, 0x38];
    const FUNCTIONS: [u128; 6] = [1, 4, 9, 0xA, 0xC, 0xD];
    const SIZES: [u128; 4] = [0, 3, 3, 4];
    const TYPES: [u128; 10] = [0, 1, 2, 3, 7, 7, 7, 8, 9, 10];
    // VertStride, Width, HorzStride: scalar, packed, strided, rows of four.
    const REGIONS: [u128; 4] = [0, 4 << 5 | 3 << 2 | 1, 4 << 5 | 2 << 2 | 2, 3 << 5 | 2 << 2];
    if dice[0] >= 230 {
        return Some(send(dice));
    }
    let pick = |i: usize, list: &[u128]| list[usize::from(dice[i]) % list.len()];
    let register = |i: usize| 1 + u128::from(dice[i]) % REGISTERS;
    let opcode = pick(0, &OPCODES);
    let mask = u128::from(dice[1]);
    let mut word = opcode | pick(2, &SIZES) << 21 | (mask & 1) << 34 | (mask >> 1 & 3) << 32;
    word |= (mask >> 3 & 1 & mask >> 4) << 16 | (mask >> 5 & 1) << 20;
    word |= match opcode {
        0x38 => pick(3, &FUNCTIONS),
        _ if dice[3] < 100 || matches!(opcode, 0x10 | 0x12) => 1 + u128::from(dice[3]) % 6,
        _ => 0,
    } << 24;
    word |= u128::from(dice[4] < 40) << 31;
    if matches!(opcode, 0x12 | 0x5B | 0x5C) {
        word |= 1 << 8 | 0xF << 49 | register(5) << 56 | u128::from(dice[6] & 0x3F) << 37;
        for s in 0..3u32 {
            let base = 64 + 21 * s;
            let repeat = u128::from(dice[7 + s as usize] >> 7);
            let sub = if repeat == 1 { u128::from(dice[7 + s as usize] >> 4 & 7) } else { 0 };
            word |= repeat << base | 0xE4 << (base + 1) | sub << (base + 9) | register(7 + s as usize) << (base + 12);
        }
    } else {
        // Mostly one type for everything, so that most instructions are legal.
        let ty = pick(6, &TYPES);
        let dst = if dice[12] < 60 { pick(12, &TYPES) } else { ty };
        let number = |i, file: u128| if file == 0 { 0x20 } else { register(i) };
        let (file, to) = match dice[13] {
            0..30 => (0, 0x20),
            // tm0, which is nothing.
            30..38 => (0, 0xC0),
            _ => (1, register(5)),
        };
        let sub = |i: usize| u128::from(dice[i] >> 4) % 4 * 4;
        word |= file << 35 | dst << 37 | sub(14) << 48 | to << 53 | 1 << 61;
        word |= 1 << 41 | ty << 43 | sub(7) << 64 | register(7) << 69 | u128::from(dice[10] & 3) << 77;
        word |= pick(8, &REGIONS) << 80;
        if dice[11] < 80 {
            // Of some, the packed type of the same elements: uv of uw, v of w, vf of f. hf has another code.
            let ty = match ty {
                2 if dice[9] >= 128 => 4,
                3 if dice[9] >= 128 => 6,
                7 if dice[9] >= 128 => 5,
                10 => 11,
                ty => ty,
            };
            if opcode == 0x38 && word >> 24 & 0xF < 8 {
                // The only source.
                word = word & !(0x3F << 41) | 3 << 41 | ty << 43;
            }
            word |= 3 << 89 | ty << 91 | u128::from(dice[9]) << 96 | u128::from(dice[15]) << 116;
        } else {
            let file = u128::from(dice[11] < 230);
            word |= file << 89 | ty << 91 | sub(9) << 96 | number(9, file) << 101 | u128::from(dice[10] >> 2 & 3) << 109;
            word |= pick(15, &REGIONS) << 112;
        }
    }
    (!unsupported(word, false)).then_some(word)
}

/// An instruction; of some dice a product of two instructions, or a sum with its carry, and the accumulator
/// after it.
fn instructions(dice: &Dice) -> Vec<u128> {
    if !dice[15].is_multiple_of(8) {
        return instruction(dice).into_iter().collect();
    }
    let register = |i: usize| 1 + dice[i] % REGISTERS as u8;
    let [dst, copy, a, b] = [2, 3, 7, 9].map(|i| grf(register(i)));
    let signed = dice[6] % 2 == 1;
    let ty = |operand: Reg| if signed { operand.d() } else { operand.ud() };
    let masked = u128::from(dice[1] & 1) << 34 | u128::from(dice[14] % 4) << 21;
    let words = match dice[4] % 4 {
        0 | 1 => vec![
            word!(mul(8, ty(acc(0)), ty(a), b.uw().region(2, 1, 0)).no_mask()),
            with_accumulator(0x49, word!(mul(8, ty(dst), ty(a), ty(b)))) & !(7 << 21) | masked,
        ],
        2 => vec![with_accumulator(0x4E, word!(add(8, dst.ud(), a.ud(), b.ud()))) & !(7 << 21) | masked],
        _ => vec![with_accumulator(0x4F, word!(add(8, dst.ud(), a.ud(), imm_ud(dice[8].into())))) & !(7 << 21) | masked],
    };
    let after = word!(mov(8, copy.ud(), acc(0).ud()));
    let words: Vec<u128> = words.into_iter().chain([after]).collect();
    assert!(words.iter().all(|&word| !unsupported(word, false)), "{words:x?}");
    words
}

/// The same operands with an opcode that writes the accumulator as well.
fn with_accumulator(opcode: u128, word: u128) -> u128 {
    // The assembler repeats in regions of one lane what all sizes may have: <1;1,0> is packed.
    let packed = |base: u32| ((1u128 << 21) << base, (0x1FFu128 << 16) << base);
    let (value, mask) = packed(64);
    let word = word & !0x7F | opcode | 1 << 28;
    let word = word & !mask | value;
    if word >> 89 & 3 == 3 {
        return word;
    }
    let (value, mask) = packed(96);
    word & !mask | value
}

/// A send of one or two registers with a response of none to two.
fn send(dice: &Dice) -> u128 {
    let register = |i: usize| 1 + dice[i] % REGISTERS as u8;
    let (payload, response) = (u32::from(1 + dice[3] % 2), u32::from(dice[4] % 3));
    let dst = if response == 0 { Register::NULL } else { Register::Grf(register(1)) };
    // Nobody waits for anything, so sendc is send.
    let conditional = u128::from(dice[5].is_multiple_of(2)) * (0x31 ^ 0x32);
    word!(send(8, Sfid::DataPort1, dst, register(2), payload << 25 | response << 20)) ^ conditional
}

/// Architectural state of one thread.
#[derive(Clone, PartialEq, Debug)]
struct State {
    grf: Vec<u8>,
    acc: Vec<u8>,
    flags: [u32; 2],
}

impl State {
    fn file(&mut self, place: Place) -> (&mut Vec<u8>, usize) {
        match place {
            Place::Grf(number) => (&mut self.grf, 32 * usize::from(number)),
            Place::Acc(index) => (&mut self.acc, 32 * usize::from(index)),
            place => panic!("{place:?} is not generated"),
        }
    }

    fn load(&mut self, place: Place, byte: u32, size: u32) -> u64 {
        let (file, base) = self.file(place);
        let at = base + byte as usize;
        (0..size as usize).fold(0, |bits, i| bits | u64::from(file[at + i]) << (8 * i))
    }

    fn store(&mut self, place: Place, byte: u32, size: u32, bits: u64) {
        let (file, base) = self.file(place);
        let at = base + byte as usize;
        (0..size as usize).for_each(|i| file[at + i] = (bits >> (8 * i)) as u8);
    }

    /// What the rig answers: the sum of the first words of the payload, plus the number of the beat.
    fn exchange(&mut self, message: &Message) {
        let first = |r: u8| 32 * usize::from(r);
        let payload = (0..message.payload.1).map(|k| first(message.payload.0 + k));
        let words = payload.map(|at| u64::from_le_bytes(self.grf[at..at + 8].try_into().expect("eight bytes")));
        let sum = words.fold(0u64, u64::wrapping_add);
        for k in 0..message.response.1 {
            let row = [sum.wrapping_add(k.into()); 4].map(u64::to_le_bytes).concat();
            self.grf[first(message.response.0 + k)..][..32].copy_from_slice(&row);
        }
    }

    /// All sources are read before anything is written.
    fn execute(&mut self, word: u128, active: u32) {
        if matches!(word & 0x7F, 0x31 | 0x32) {
            return self.exchange(&Message::decode(word));
        }
        let plan = Plan::decode(word).expect("generated words are in the subset");
        let bit = |index: u32| word >> index & 1 == 1;
        let flag = self.flags[usize::from(plan.flag)] >> plan.flag_bit;
        let predicate = match (plan.predicated, bit(20)) {
            (false, _) => u32::MAX,
            (true, inverted) => {
                if inverted {
                    !flag
                } else {
                    flag
                }
            }
        };
        let base = if bit(34) { u32::MAX } else { active };
        let enabled = if word & 0x7F == 2 { base } else { base & predicate };
        let mut results = Vec::new();
        for i in (0..plan.lanes).filter(|i| enabled >> i & 1 == 1) {
            let mut src = [0; 3];
            for (value, source) in src.iter_mut().zip(&plan.src) {
                *value = match source.place {
                    Place::Null => 0,
                    Place::Immediate(values) => source.ty.pattern(values[i as usize % 8]),
                    place => self.load(place, source.span.byte(i), source.ty.size()),
                };
            }
            let second = plan.second().map(|to| (to, lane::second(&plan, src)));
            results.push((i, lane::execute(&plan, src, predicate >> i & 1 == 1, Mode::from_bits(MODE)), second));
        }
        for (i, result, second) in results {
            if plan.dst.place != Place::Null {
                self.store(plan.dst.place, plan.dst.span.byte(i), plan.dst.ty.size(), result.bits);
            }
            if let Some((to, bits)) = second {
                self.store(to.place, to.span.byte(i), to.span.size, bits);
            }
            if plan.writes_flag() {
                let at = plan.flag_bit + i;
                let flag = &mut self.flags[usize::from(plan.flag)];
                *flag = *flag & !(1 << at) | u32::from(result.flag) << at;
            }
        }
    }
}

/// Contents of register `r` of thread `t` at the start.
fn initial(seed: u64, t: usize, r: u128) -> [u64; 4] {
    std::array::from_fn(|i| {
        let mixed = (seed ^ (t as u64) << 40 ^ (r as u64) << 8 ^ i as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        // Half of the registers hold moderate floats, so that sums are not all overflow.
        if r.is_multiple_of(2) {
            mixed & 0x83FF_FFFF_83FF_FFFF | 0x3C00_0000_3C00_0000
        } else {
            mixed >> 20
        }
    })
}

proptest! {
    #![proptest_config(tessera_testkit::cases!(300))]

    #[test]
    fn looks_sequential(dice in prop::collection::vec(any::<Dice>(), 20..120), seed in any::<u64>(), mask in 1u64..0x1_0000, hesitate in any::<bool>()) {
        let words: Vec<u128> = dice.iter().flat_map(instructions).collect();
        let mut end = Builder::new();
        end.eot(127);
        let mut code: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        code.extend(end.finish().expect("an end of thread assembles"));
        let mut rig = Rig::new(code);
        if hesitate {
            rig = rig.hesitating(seed);
        }
        let mut expected = Vec::new();
        for t in 0..THREADS {
            let mut state = State { grf: vec![0; 4096], acc: vec![0; 32 * ACCUMULATORS], flags: [0; 2] };
            for r in 0..=REGISTERS + 1 {
                let row = initial(seed, t, r);
                rig.payload(t as u64, r as u64, row);
                state.grf[32 * r as usize..][..32].copy_from_slice(&row.map(u64::to_le_bytes).concat());
            }
            words.iter().for_each(|&word| state.execute(word, mask as u32));
            expected.push(state);
        }
        (0..THREADS).for_each(|t| rig.start(t as u64, 0, mask));
        rig.run(100_000, |_| {});
        for (t, expected) in expected.iter().enumerate() {
            let grf = (0..128).flat_map(|r| rig.eu.grf(t, r).map(u64::to_le_bytes).concat()).collect();
            let acc = (0..ACCUMULATORS).flat_map(|k| rig.eu.accumulator(t, k).map(u64::to_le_bytes).concat()).collect();
            let [f0, f1, _] = rig.eu.arf(t);
            prop_assert_eq!(&State { grf, acc, flags: [f0, f1] }, expected, "thread {}", t);
        }
    }
}

/// The generator is worth something: most dice give an instruction, of every opcode.
#[test]
fn generator_covers_the_opcodes() {
    let mut seen = std::collections::BTreeSet::new();
    let mut made = 0;
    for seed in 0..4000u64 {
        let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        let dice: Dice = std::array::from_fn(|_| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 24) as u8
        });
        if let Some(word) = instruction(&dice) {
            made += 1;
            seen.insert(word as u8 & 0x7F);
        }
    }
    assert!(made > 1000, "{made} of 4000");
    assert_eq!(seen.len(), 20, "{seen:x?}");
}
