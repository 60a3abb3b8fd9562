//! What an instruction is to TC, word by word: `TcPredecode` beside the decoder of the golden model, on words in the
//! subset and on words one or a few bits away from it.
//!
//! The lockstep of TC comes to such a word once in a while, and then the thread stands; here each rule of
//! `tessera_ports::uop` is met alone, at its edge, many times.

use tessera_eu::tc::predecode::TcPredecode;
use tessera_eu::word::{kind, lo, products, span, Native};
use tessera_golden::opcodes::Unit;
use tessera_golden::tc::decode::{Decoded, Products, Range};
use tessera_hdl::prelude::*;
use tessera_ports::config::{Divide, Doubles, EuShape, Rare};
use tessera_testbenches::stimuli::instruction;
use tessera_testkit::{grouped, here, Random};

/// Words of a seed.
const WORDS: u64 = 100_000;

/// What the parts of an instruction's kind and the other outputs say, by name.
type Said = Vec<(&'static str, u64)>;

/// Bits of the two halves that the rules look at most, for a slip in one of them: headers, types, files, regions.
const OFTEN: [(usize, usize); 6] = [(14, 24), (32, 64), (64, 96), (96, 128), (48, 64), (80, 96)];

/// A word of the subset, as the stimulus of TC has it, with up to three bits that are not its own.
fn word(random: &mut Random) -> u128 {
    let mut word = match random.below(16) {
        0..=8 => instruction::alu(random),
        9 => instruction::branch(random, 8),
        10 => instruction::message(random),
        11 => instruction::ieee(random),
        12 => {
            let words = instruction::accumulate(random);
            random.pick(&words)
        }
        13 => instruction::mach(random),
        14 => instruction::products(random),
        _ => instruction::wait(random),
    };
    if random.chance(15) {
        word = instruction::with_noise(random, word);
    }
    for _ in 0..random.below(4) {
        let (from, to) = random.pick(&OFTEN);
        word ^= 1 << if random.chance(80) { from + random.index(to - from) } else { random.index(128) };
    }
    // Who expands a compacted word says so beside it; the bit itself is looked at by nobody.
    let mut word = Native(word);
    word.set_low(lo::COMPACTED, false);
    word.0
}

/// What acc0 holds in this test, in both spellings.
const HELD: [(Products, U<2>); 3] =
    [(Products::None, products::NONE), (Products::Unsigned, products::UNSIGNED), (Products::Signed, products::SIGNED)];

fn code(products: Products) -> u64 {
    HELD.iter().find(|held| held.0 == products).expect("one of three").1.raw()
}

/// What the contract's rules say of it, by the golden model; of what nobody executes nothing else.
fn golden(decoded: &Decoded, held: Products, shape: &EuShape) -> Said {
    let unfit = decoded.needs != Products::None && decoded.needs != held;
    if decoded.unsupported || unfit || !decoded.fits(shape) {
        return vec![("unsupported", 1)];
    }
    let is = |unit| u64::from(decoded.unit == unit);
    let range = |k: usize| {
        let Range { first, last } = decoded.ranges[k];
        if decoded.ranges[k] == Range::NONE {
            0
        } else {
            1 << 16 | u64::from(first) << 8 | u64::from(last)
        }
    };
    let rare = decoded.plan.as_ref().is_some_and(|plan| plan.is_rare()) && shape.rare == Rare::Alu1;
    vec![
        ("unsupported", 0),
        ("alu", is(Unit::Alu)),
        ("je", is(Unit::Je)),
        ("me", is(Unit::Me)),
        ("end of thread", decoded.end_of_thread.into()),
        ("switch", decoded.switch.into()),
        ("takes an entry", decoded.allocates.into()),
        ("flags read", decoded.flags_read.into()),
        ("flags written", decoded.flags_written.into()),
        ("waits", decoded.waits.into()),
        ("only for ALU1", (decoded.is_math || rare).into()),
        ("dst", range(0)),
        ("src0", range(1)),
        ("src1", range(2)),
        ("src2", range(3)),
        ("makes", decoded.products.map_or(u64::MAX, code)),
    ]
}

/// The same of the block.
fn block(sim: &Sim<TcPredecode>) -> Said {
    if sim.breaks.val().any() {
        return vec![("unsupported", 1)];
    }
    let kinds = sim.needs.kind.val();
    let range = |k: usize| {
        let range = sim.needs.span[k].val();
        if range.field(span::VALID) {
            1 << 16 | range.field(span::FIRST).raw() << 8 | range.field(span::LAST).raw()
        } else {
            0
        }
    };
    vec![
        ("unsupported", 0),
        ("alu", kinds.field(kind::ALU).into()),
        ("je", kinds.field(kind::JE).into()),
        ("me", kinds.field(kind::ME).into()),
        ("end of thread", kinds.field(kind::EOT).into()),
        ("switch", kinds.field(kind::SWITCH).into()),
        ("takes an entry", kinds.field(kind::ALLOC).into()),
        ("flags read", kinds.field(kind::READS).raw()),
        ("flags written", kinds.field(kind::WRITES).raw()),
        ("waits", kinds.field(kind::WAITS).into()),
        ("only for ALU1", kinds.field(kind::MATH).into()),
        ("dst", range(0)),
        ("src0", range(1)),
        ("src1", range(2)),
        ("src2", range(3)),
        ("makes", if sim.overwrites.val() { sim.makes.val().raw() } else { u64::MAX }),
    ]
}

#[test]
fn words_near_the_subset_are_the_same_to_both_decoders() {
    let test = here!();
    let (mut words, mut stops) = (0, 0);
    test.each_seed(1..=4, |seed| {
        let mut random = Random::new(seed);
        let mut sim = Sim::<TcPredecode>::new();
        for _ in 0..WORDS {
            let (word, compacted) = (word(&mut random), random.chance(10));
            let (held, held_code) = random.pick(&HELD);
            let shape = EuShape {
                rare: random.pick(&[Rare::Both, Rare::Alu1]),
                divide: random.pick(&[Divide::Stepped, Divide::Absent]),
                doubles: random.pick(&[Doubles::Alu1, Doubles::Absent]),
                ..EuShape::GEN9
            };
            let (low, high) = Native(word).halves();
            sim.lo.next = low.into();
            sim.hi.next = high.into();
            sim.len8.next = compacted;
            sim.wakes.next = false;
            sim.products.next = held_code;
            sim.rare_is_math.next = shape.rare == Rare::Alu1;
            sim.all_is_math.next = false;
            sim.divides.next = shape.divide != Divide::Absent;
            sim.has_doubles.next = shape.doubles != Doubles::Absent;
            sim.eval();
            let expected = golden(&Decoded::new(word, compacted), held, &shape);
            assert_eq!(block(&sim), expected, "{word:#034x}, compacted {compacted}, acc0 {held:?}, {shape:?}");
            words += 1;
            stops += expected[0].1;
        }
    });
    // Neither side of the edge is rare.
    assert!((words / 5..words * 4 / 5).contains(&stops), "{stops} of {words} are unsupported");
    test.evidence(&format!("{} words, {} of them outside the subset", grouped(words), grouped(stops)));
}
