//! The ALU block alone, through its ports: the cycle traces of the contract.

#[macro_use]
#[path = "../common/word.rs"]
mod word;

mod address;
mod rounds;

use tessera_golden::alu::Alu;
use tessera_golden::Golden;
use tessera_isa::asm::{acc, flag, grf, imm_d, imm_f, imm_uw};
use tessera_isa::{CondMod, FlagRef, MathFunction};
use tessera_ports::alu::{AluIn, AluOut};
use tessera_ports::bundle::eu::{AluIssue, ArfWrite, Done, Event, FlagWrite, LaneRead, LaneReadBack, LaneWrite, Retire, Writer};
use tessera_ports::config::{Collect, EuShape, FloatAdd, Handover, LongPipe};
use word::halves;

/// Byte of two rows at which lane `k` lies.
fn place(base: u64, step: [u64; 3], k: usize) -> usize {
    (0..3).fold(base, |at, bit| at + (k as u64 >> bit & 1) * step[bit]) as usize % 64
}

/// Lanes of a row that are aligned to dwords or words, and those that lie in it.
fn gather(row: &[u64; 4], rd: &LaneRead) -> ([u64; 4], u64) {
    let (mut lanes, mut mask) = ([0; 4], 0);
    for k in 0..8 {
        let at = place(rd.base, rd.step, k);
        lanes[k / 2] |= (row[at % 32 / 8] >> (8 * (at % 8)) & 0xFFFF_FFFF) << (32 * (k % 2));
        mask |= u64::from((at / 32) as u64 == rd.second) << k;
    }
    (lanes, mask)
}

/// Bytes of a row that are written, and their values.
fn scatter(wb: &LaneWrite) -> Vec<(usize, u8)> {
    let lanes = (0..8).filter(|k| wb.mask >> k & 1 == 1);
    let places = lanes.map(|k| (place(wb.base, wb.step, k), wb.data[k / 2] >> (32 * (k % 2))));
    let here = places.filter(|(at, _)| (at / 32) as u64 == wb.second);
    here.flat_map(|(at, value)| (0..1 << wb.size).map(move |b| (at % 32 + b, (value >> (8 * b)) as u8))).collect()
}

/// Their enables.
fn enables(wb: &LaneWrite) -> u64 {
    scatter(wb).iter().fold(0, |be, (byte, _)| be | 1 << byte)
}

/// An ALU in front of a register file that answers at once, unless told otherwise.
struct Bench {
    alu: Alu,
    rows: Vec<[u64; 4]>,
    data: [[u64; 4]; 3],
    mask: [u64; 3],
    /// Cycles in which no read, or no write, is granted.
    no_read: Vec<u64>,
    no_write: Vec<u64>,
    /// The lanes of the rows granted in these cycles do not come.
    no_lanes: Vec<u64>,
    cycle: u64,
}

/// What to issue, and the lanes.
struct Work {
    word: u128,
    emask: u64,
    pmask: u64,
    /// Scoreboard entry: another for each instruction in flight.
    sb: u64,
}

fn all(lanes: u32, word: u128) -> Work {
    Work { word, emask: (1 << lanes) - 1, pmask: u64::from(u32::MAX), sb: 3 }
}

impl Bench {
    fn new() -> Bench {
        let rows =
            (0..1024).map(|r| std::array::from_fn(|i| (8 * r + 2 * i as u64 + 1) << 32 | (8 * r + 2 * i as u64))).collect();
        Bench {
            alu: Alu::default(),
            rows,
            data: [[0; 4]; 3],
            mask: [0; 3],
            no_read: vec![],
            no_write: vec![],
            no_lanes: vec![],
            cycle: 0,
        }
    }

    fn shaped(shape: &EuShape) -> Bench {
        Bench { alu: Alu::new(shape), ..Bench::new() }
    }

    fn with_math(shape: &EuShape) -> Bench {
        Bench { alu: Alu::with_math(shape), ..Bench::new() }
    }

    fn step(&mut self, work: Option<&Work>) -> AluOut {
        let mut i = AluIn { rd_data: self.data, rd_mask: self.mask, ..AluIn::default() };
        if let Some(&Work { word, emask, pmask, sb }) = work {
            let (lo, hi) = halves(word);
            i.issue = AluIssue { valid: 1, slot: 2, ip: 0x40, lo, hi, emask, pmask, sb, ..Default::default() };
        }
        let asks = self.alu.eval(&i);
        let reads = u64::from(!self.no_read.contains(&self.cycle));
        i.rd = asks.rd.map(|rd| LaneReadBack { gnt: rd.valid & reads });
        i.wb.gnt = asks.wb.valid & u64::from(!self.no_write.contains(&self.cycle));
        let o = self.alu.step(&i);
        for s in (0..3).filter(|&s| i.rd[s].gnt == 1) {
            (self.data[s], self.mask[s]) = gather(&self.rows[o.rd[s].row as usize], &o.rd[s]);
            if self.no_lanes.contains(&self.cycle) {
                self.mask[s] = 0;
            }
        }
        if i.wb.gnt == 1 {
            for (byte, value) in scatter(&o.wb) {
                let (at, shift) = (byte / 8, 8 * (byte % 8));
                let word = &mut self.rows[o.wb.row as usize][at];
                *word = *word & !(0xFF << shift) | u64::from(value) << shift;
            }
        }
        self.cycle += 1;
        o
    }

    /// Issues each piece of work as soon as the ALU is ready, then runs for `cycles` in all.
    fn run(&mut self, work: &[Work], cycles: usize) -> Vec<AluOut> {
        let mut rest = work.iter().peekable();
        (0..cycles)
            .map(|_| {
                let next = if self.alu.ready() { rest.next() } else { None };
                self.step(next)
            })
            .collect()
    }
}

/// Cycles in which `condition` holds.
fn when(trace: &[AluOut], condition: impl Fn(&AluOut) -> bool) -> Vec<usize> {
    (0..trace.len()).filter(|&t| condition(&trace[t])).collect()
}

fn mad(dst: u8) -> u128 {
    word!(mad(8, grf(dst).f(), [grf(2).f(), grf(4).f(), grf(6).f()]))
}

#[test]
fn two_results_take_two_passes() {
    // mul (8) acc0:d r2:d r4.0<2;1,0>:uw, then mach (8) r10:d r2:d r4:d.
    let product = word!(mul(8, acc(0).d(), grf(2).d(), grf(4).uw().region(2, 1, 0)).no_mask());
    let mach = word!(mul(8, grf(10).d(), grf(2).d(), grf(4).d())) & !0x7F | 0x49 | 1 << 28;
    let mut bench = Bench::new();
    let factors = [[-7, i32::MIN, i32::MAX, 123_456_789], [1_000_000_007, i32::MIN, -1, -987_654_321]];
    for (row, values) in [2, 4].into_iter().zip(factors) {
        for (i, value) in values.into_iter().enumerate() {
            bench.rows[2 * 128 + row][i] = u64::from(value as u32);
        }
    }
    // The ALU waits for nobody: that mach has its products is TC's business.
    let mut trace = bench.run(&[all(8, product)], 30);
    trace.extend(bench.run(&[Work { emask: 0x15, sb: 2, ..all(8, mach) }], 30));
    // Rows of slot 2: acc0, its upper products; r10, acc0.
    let rows: Vec<u64> = when(&trace, |o| o.wb.valid == 1).into_iter().map(|t| trace[t].wb.row).collect();
    assert_eq!(rows, [896 + 32, 896 + 32 + 10, 2 * 128 + 10, 896 + 32]);
    assert_eq!(when(&trace, |o| o.done.valid == 1).len(), 2);
    let last = when(&trace, |o| o.wb.valid == 1)[3];
    assert_eq!(enables(&trace[last].wb), 0x000C_0C0C, "upper words of lanes 0, 2 and 4");
    for (i, (a, b)) in factors[0].into_iter().zip(factors[1]).enumerate() {
        let (product, low) = (i64::from(a) * i64::from(b), i64::from(a) * i64::from(b & 0xFFFF));
        let lane = |row: usize| bench.rows[row][i] as u32;
        assert_eq!(lane(896 + 32 + 10), (low >> 16) as u32);
        if [0x15 >> (2 * i) & 1] == [1] {
            assert_eq!((lane(2 * 128 + 10), lane(896 + 32)), ((product >> 32) as u32, product as u32), "{a} * {b}");
        }
    }
}

#[test]
fn throughput_trace_of_the_contract() {
    let work = [10, 11, 12, 13, 14].map(|dst| all(8, mad(dst)));
    let trace = Bench::new().run(&work, 24);
    assert_eq!(when(&trace, |o| o.issue.ready == 0), [5]);
    assert_eq!(when(&trace, |o| o.rd.iter().all(|rd| rd.valid == 1)), [1, 2, 3, 5, 7]);
    assert_eq!(trace[1].rd.map(|rd| rd.row), [2 * 128 + 2, 2 * 128 + 4, 2 * 128 + 6]);
    assert_eq!(when(&trace, |o| o.fetched.valid == 1), [1, 2, 3, 5, 7]);
    assert_eq!(when(&trace, |o| o.wb.valid == 1), [13, 15, 17, 19, 21]);
    assert_eq!(when(&trace, |o| o.done.valid == 1), [13, 15, 17, 19, 21]);
    assert_eq!(when(&trace, |o| o.ret.valid == 1), [14, 16, 18, 20, 22]);
    assert_eq!((trace[13].wb.row, enables(&trace[13].wb)), (2 * 128 + 10, 0xFFFF_FFFF));
    assert_eq!((trace[13].fetched, trace[13].done), (Event::default(), Done { valid: 1, slot: 2, sb: 3 }));
    let o = &trace[14];
    assert_eq!(o.ret, Retire { valid: 1, slot: 2, ip: 0x40, op: 0x5B, mask: 0xFF });
    assert_eq!(o.writer, Writer { slot: 2, ip: 0x40 });
}

#[test]
fn in_turn_a_pass_is_fetched_when_the_one_before_is_in_its_last_beat() {
    let shape = EuShape { collect: Collect::InTurn, ..EuShape::GEN9 };
    let work = [10, 11, 12, 13].map(|dst| all(8, mad(dst)));
    let trace = Bench::shaped(&shape).run(&work, 24);
    assert_eq!(when(&trace, |o| o.fetched.valid == 1), [1, 3, 5, 7]);
    assert_eq!(when(&trace, |o| o.wb.valid == 1), [13, 15, 17, 19]);
    // Of one beat each.
    let work = [0, 1, 2, 3].map(|sb| Work { sb, ..all(4, word!(add(4, grf(10).d(), grf(2).d(), grf(4).d()))) });
    for collect in [Collect::InTurn, Collect::Ahead] {
        let trace = Bench::shaped(&EuShape { collect, ..EuShape::GEN9 }).run(&work, 24);
        assert_eq!(when(&trace, |o| o.wb.valid == 1), [8, 9, 10, 11], "{collect:?}");
    }
}

#[test]
fn a_port_that_is_lost_for_a_cycle_costs_the_lanes_none() {
    let lost = |collect| {
        let mut bench = Bench::shaped(&EuShape { collect, ..EuShape::GEN9 });
        bench.no_read = vec![5];
        let work = [10, 11, 12, 13, 14].map(|dst| all(8, mad(dst)));
        *when(&bench.run(&work, 30), |o| o.wb.valid == 1).last().expect("all are written")
    };
    assert_eq!([Collect::Ahead, Collect::InTurn].map(lost), [21, 22]);
}

#[test]
fn what_is_the_same_for_all_lanes_is_asked_for_once() {
    let work = [all(16, word!(add(16, grf(10).d(), grf(2).d(), grf(4).d().region(0, 1, 0))))];
    let mut bench = Bench::new();
    bench.rows[2 * 128 + 4] = [7, 0, 0, 0];
    let trace = bench.run(&work, 20);
    assert_eq!(when(&trace, |o| o.rd[0].valid == 1), [1, 2]);
    assert_eq!(when(&trace, |o| o.rd[1].valid == 1), [1]);
    let first = |row: u64| 8 * (2 * 128 + row);
    assert_eq!(bench.rows[2 * 128 + 11][0], (first(3) + 8) << 32 | (first(3) + 7));
}

#[test]
fn a_scalar_instruction_leaves_the_first_port_alone() {
    let mut bench = Bench::new();
    let trace = bench.run(&[all(1, word!(add(1, grf(10).d(), grf(2).d().region(0, 1, 0), grf(4).d().region(0, 1, 0))))], 20);
    assert_eq!(trace[1].rd.map(|rd| (rd.valid, rd.row)), [(0, 0), (1, 2 * 128 + 4), (1, 2 * 128 + 2)]);
    assert_eq!(bench.rows[2 * 128 + 10][0] as u32, 8 * (2 * 128 + 2) + 8 * (2 * 128 + 4));
}

#[test]
fn short_pipe_is_four_cycles_faster() {
    let trace = Bench::new().run(&[all(8, word!(add(8, grf(10).d(), grf(2).d(), grf(3).d())))], 12);
    assert_eq!(when(&trace, |o| o.wb.valid == 1), [9]);
}

#[test]
fn the_shape_says_where_floats_are_added() {
    let (d, a, b) = (grf(10), grf(2), grf(3));
    let first = |shape: &EuShape, word| when(&Bench::shaped(shape).run(&[all(8, word)], 16), |o| o.wb.valid == 1)[0];
    let long = EuShape { float_add: FloatAdd::Long, ..EuShape::GEN9 };
    for (word, gen9, other) in [
        (word!(add(8, d.f(), a.f(), b.f())), 9, 13),
        // By two lanes: two beats more.
        (word!(mov(8, d.f(), a.d())), 9, 15),
        (word!(mov(8, d.w(), a.f())), 9, 15),
        (word!(mov(8, d.f(), a.f())), 9, 9),
        (word!(sel(8, d.f(), a.f(), b.f()).cond(CondMod::Lt, FlagRef::F0_0)), 9, 9),
        (word!(binary(tessera_isa::Opcode::Cmp, 8, d.f(), a.d(), b.d()).cond(CondMod::Lt, FlagRef::F0_0)), 9, 9),
        (word!(add(8, d.d(), a.d(), b.d())), 9, 9),
        (word!(mul(8, d.f(), a.f(), b.f())), 13, 13),
    ] {
        assert_eq!((first(&EuShape::GEN9, word), first(&long, word)), (gen9, other), "{word:032x}");
    }
}

#[test]
fn the_shape_says_how_long_the_long_pipe_is() {
    let eight = EuShape { long_pipe: LongPipe::Eight, ..EuShape::GEN9 };
    let first = |shape: &EuShape, word| when(&Bench::shaped(shape).run(&[all(8, word)], 16), |o| o.wb.valid == 1)[0];
    let (d, a, b) = (grf(10), grf(2), grf(3));
    for (word, gen9, other) in [
        (mad(10), 13, 14),
        (word!(mul(8, d.f(), a.f(), b.f())), 13, 14),
        (word!(add(8, d.f(), a.f(), b.f())), 9, 9),
        (word!(add(8, d.d(), a.d(), b.d())), 9, 9),
    ] {
        assert_eq!((first(&EuShape::GEN9, word), first(&eight, word)), (gen9, other), "{word:032x}");
    }
}

#[test]
fn registered_handover_costs_a_cycle_on_each_way() {
    let work = || [0, 1, 2].map(|sb| Work { sb, ..all(8, word!(add(8, grf(10).d(), grf(2).d(), grf(3).d()))) });
    let trace = |handover| Bench::shaped(&EuShape { handover, ..EuShape::GEN9 }).run(&work(), 20);
    let [direct, registered] = [Handover::Direct, Handover::Registered].map(trace);
    assert_eq!(when(&direct, |o| o.issue.ready == 0), Vec::<usize>::new());
    assert_eq!(when(&registered, |o| o.issue.ready == 0), [1, 3, 5]);
    assert_eq!(when(&direct, |o| o.wb.valid == 1), [9, 11, 13]);
    assert_eq!(when(&registered, |o| o.wb.valid == 1), [10, 12, 14]);
    assert_eq!(when(&direct, |o| o.done.valid == 1), [9, 11, 13]);
    assert_eq!(when(&registered, |o| o.done.valid == 1), [11, 13, 15]);
    assert_eq!(when(&registered, |o| o.ret.valid == 1), [11, 13, 15]);
    assert!(registered.iter().all(|o| o.done.valid == 1 || o.done == Done::default()));
}

#[test]
fn one_instruction_waits_while_fetch_is_busy() {
    let mut bench = Bench::shaped(&EuShape { handover: Handover::Registered, ..EuShape::GEN9 });
    bench.no_read = (0..10).collect();
    let work = [0, 1, 2].map(|sb| Work { sb, ..all(8, mad(10)) });
    let trace = bench.run(&work, 20);
    assert_eq!(when(&trace, |o| o.issue.ready == 1), [vec![0, 2, 12], (14..20).collect()].concat());
    assert_eq!(when(&trace, |o| o.fetched.valid == 1), [10, 12, 14]);
}

#[test]
fn integer_multiply_takes_four_beats_a_pass() {
    let work = || all(8, word!(mul(8, grf(10).d(), grf(2).d(), grf(3).d())));
    let trace = Bench::new().run(&[work(), work(), work()], 26);
    assert_eq!(when(&trace, |o| o.fetched.valid == 1), [1, 2, 5]);
    assert_eq!(when(&trace, |o| o.wb.valid == 1), [15, 19, 23]);
}

fn math(function: MathFunction, dst: u8) -> Work {
    let ty = |r: u8| if matches!(function, MathFunction::Iqot | MathFunction::Irem) { grf(r).d() } else { grf(r).f() };
    all(8, word!(math2(function, 8, ty(dst), ty(2), ty(3))))
}

#[test]
fn math_is_written_when_em_or_intdiv_is_done() {
    use MathFunction::{Fdiv, Inv, Iqot, Pow};
    for (function, gen9, compact) in [(Inv, 17, 18), (Fdiv, 24, 25), (Pow, 31, 32), (Iqot, 17, 139)] {
        for (shape, expected) in [(&EuShape::GEN9, gen9), (&EuShape::COMPACT, compact)] {
            let trace = Bench::with_math(shape).run(&[math(function, 10)], 145);
            assert_eq!(when(&trace, |o| o.wb.valid == 1), [expected], "{function:?}, {shape:?}");
            let late = usize::from(shape.handover == Handover::Registered);
            assert_eq!(when(&trace, |o| o.done.valid == 1), [expected + late]);
        }
    }
}

#[test]
fn unlike_work_waits_for_what_is_under_way() {
    use MathFunction::{Inv, Iqot, Irem};
    let written = |first, second| {
        let trace = Bench::with_math(&EuShape::GEN9).run(&[math(first, 10), Work { sb: 1, ..math(second, 11) }], 60);
        when(&trace, |o| o.wb.valid == 1)
    };
    assert_eq!(written(Iqot, Iqot), [17, 21]);
    assert_eq!(written(Inv, Inv), [17, 21]);
    // The last beat is done in cycle 15.
    assert_eq!(written(Iqot, Irem), [17, 29]);
    assert_eq!(written(Inv, Iqot), [17, 29]);
    assert_eq!(written(Irem, Inv), [17, 29]);
}

#[test]
fn four_passes_of_math_stop_the_fetch() {
    let mut bench = Bench::with_math(&EuShape::GEN9);
    bench.no_write = (0..80).collect();
    let work: Vec<Work> = (0..6).map(|i| Work { sb: i, ..math(MathFunction::Inv, 10) }).collect();
    let trace = bench.run(&work, 140);
    let fetched = when(&trace, |o| o.fetched.valid == 1);
    assert_eq!((&fetched[..4], fetched[4]), (&[1, 2, 5, 9][..], 81));
    assert_eq!(when(&trace, |o| o.done.valid == 1).len(), 6);
}

#[test]
fn math_goes_first_and_the_others_do_not_wait_for_it() {
    let mut bench = Bench::with_math(&EuShape::COMPACT);
    bench.no_write = (0..40).collect();
    let short = || all(8, word!(mov(8, grf(20).d(), imm_d(1))));
    let trace = bench.run(&[math(MathFunction::Inv, 10), short(), Work { sb: 1, ..all(8, mad(11)) }], 60);
    let rows: Vec<_> = when(&trace[40..], |o| o.wb.valid == 1).into_iter().map(|t| trace[40 + t].wb.row).collect();
    assert_eq!(rows, [266, 267, 276]);
    // A quotient takes longer than all of them.
    let trace = Bench::with_math(&EuShape::COMPACT).run(&[math(MathFunction::Iqot, 10), short()], 145);
    let rows: Vec<_> = when(&trace, |o| o.wb.valid == 1).into_iter().map(|t| (t, trace[t].wb.row)).collect();
    assert_eq!(rows, [(14, 276), (139, 266)]);
}

#[test]
fn quotients_are_as_signed_as_their_destination() {
    let quotient = |word, a: u32, b: u32| {
        let mut bench = Bench::with_math(&EuShape::COMPACT);
        (bench.rows[258], bench.rows[259]) = ([u64::from(a) << 32 | u64::from(a); 4], [u64::from(b) << 32 | u64::from(b); 4]);
        bench.run(&[all(8, word)], 145);
        assert!(bench.rows[266].iter().all(|&w| w == bench.rows[266][0] && w >> 32 == w & 0xFFFF_FFFF), "all lanes alike");
        bench.rows[266][0] as u32
    };
    let (d, a, b) = (grf(10), grf(2), grf(3));
    let minus = |n: i32| -n as u32;
    use MathFunction::{Iqot, Irem};
    assert_eq!(quotient(word!(math2(Iqot, 8, d.d(), a.ud(), b.ud())), minus(7), 2), minus(3));
    assert_eq!(quotient(word!(math2(Iqot, 8, d.ud(), a.d(), b.d())), minus(7), 2), (u32::MAX - 6) / 2);
    assert_eq!(quotient(word!(math2(Irem, 8, d.d(), a.d(), b.d())), minus(7), 2), minus(1));
    assert_eq!(quotient(word!(math2(Irem, 8, d.ud(), a.d(), b.d())), minus(7), 10), (u32::MAX - 6) % 10);
    assert_eq!(quotient(word!(math2(Iqot, 8, d.d(), a.d(), b.d()).sat()), minus(7), 0), 0x8000_0000);
}

#[test]
fn functions_take_modifiers_and_saturate() {
    let result = |word| {
        let mut bench = Bench::with_math(&EuShape::GEN9);
        (bench.rows[258], bench.rows[259]) = ([0xC080_0000_C080_0000; 4], [0x4000_0000_4000_0000; 4]);
        bench.run(&[all(8, word)], 60);
        f32::from_bits(bench.rows[266][3] as u32)
    };
    let (d, a, b) = (grf(10).f(), grf(2).f(), grf(3).f());
    use MathFunction::{Fdiv, Inv, Sqt};
    assert_eq!(result(word!(math2(Fdiv, 8, d, a, b))), -2.0);
    assert_eq!(result(word!(math2(Fdiv, 8, d, a.abs(), b.neg()))), -2.0);
    assert_eq!(result(word!(math2(Fdiv, 8, d, a.neg(), b).sat())), 1.0);
    assert_eq!(result(word!(math2(Fdiv, 8, d, a, imm_f(-0.5)))), 8.0);
    assert_eq!(result(word!(math(Inv, 8, d, a))), -0.25);
    assert_eq!(result(word!(math(Inv, 8, d, imm_f(-0.25)))), -4.0);
    assert_eq!(result(word!(math(Sqt, 8, d, a.abs()))), 2.0);
}

#[test]
fn halves_of_the_math_unit_are_words() {
    let mut bench = Bench::with_math(&EuShape::GEN9);
    bench.rows[258] = [0x4200_3C00_4200_3C00; 4];
    let out = bench.run(&[all(8, word!(math(MathFunction::Inv, 8, grf(10).hf(), grf(2).hf())))], 40);
    let wb = out[when(&out, |o| o.wb.valid == 1)[0]].wb;
    assert_eq!((wb.size, wb.step, wb.mask), (1, [2, 4, 8], 0xFF));
    assert_eq!(bench.rows[266][..2], [0x3555_3C00_3555_3C00; 2]);
    let mixed = word!(math2(MathFunction::Fdiv, 4, grf(10).f(), grf(2).hf(), imm_f(2.0)));
    bench.run(&[all(4, mixed)], 40);
    let half = |value: f32| u64::from(value.to_bits());
    assert_eq!(bench.rows[266][..2], [half(1.5) << 32 | half(0.5); 2]);
}

#[test]
fn elements_of_eight_bytes_take_two_lanes() {
    let mut bench = Bench::new();
    let word = word!(add(8, grf(10).q(), grf(2).q(), grf(4).d()).cond(CondMod::Lt, FlagRef::F0_0));
    let trace = bench.run(&[Work { emask: 0b1011_0111, ..all(8, word) }], 24);
    assert_eq!(when(&trace, |o| o.rd[0].valid == 1), [1, 2]);
    let rd = |t: usize, s: usize| (trace[t].rd[s].row, trace[t].rd[s].base, trace[t].rd[s].step);
    assert_eq!([rd(1, 0), rd(2, 0)], [(258, 0, [4, 8, 16]), (259, 0, [4, 8, 16])]);
    // Dwords: lane 2j only, and the second pass in the same register.
    assert_eq!([rd(1, 1), rd(2, 1)], [(260, 0, [0, 4, 8]), (260, 16, [0, 4, 8])]);
    assert_eq!(when(&trace, |o| o.fetched.valid == 1), [2]);
    assert_eq!(when(&trace, |o| o.wb.valid == 1), [15, 19], "four beats a pass, in the long pipe");
    let wb = &trace[15].wb;
    assert_eq!((wb.row, wb.base, wb.step, wb.size, wb.mask), (266, 0, [4, 8, 16], 2, 0b0011_1111));
    assert_eq!((trace[19].wb.row, trace[19].wb.mask), (267, 0b1100_1111));
    assert_eq!(bench.rows[266][1], bench.rows[258][1] + (8 * 260 + 1));
    assert_eq!(bench.rows[267][3], bench.rows[259][3] + (8 * 260 + 7));
    assert_eq!(trace[20].fl, FlagWrite { we: 1, reg: 0, mask: 0b1011_0111, val: 0 });
}

#[test]
fn narrow_results_of_eight_bytes_take_every_other_lane() {
    let word = word!(mov(4, grf(10).w().stride(tessera_isa::HorzStride::S4), grf(2).q()));
    let mut bench = Bench::new();
    let trace = bench.run(&[all(4, word)], 20);
    let wb = &trace[15].wb;
    assert_eq!((wb.valid, wb.step, wb.size, wb.mask), (1, [4, 8, 16], 1, 0b0101_0101));
    assert_eq!(bench.rows[266][2] & 0xFFFF, 8 * 258 + 4);
}

#[test]
fn simd16_runs_two_passes() {
    let mut bench = Bench::new();
    let trace = bench.run(&[all(16, word!(add(16, grf(10).d(), grf(2).d(), imm_d(5))))], 16);
    assert_eq!(when(&trace, |o| o.rd[0].valid == 1), [1, 2]);
    assert_eq!((trace[1].rd[0].row, trace[2].rd[0].row), (258, 259));
    assert_eq!(when(&trace, |o| o.fetched.valid == 1), [2], "operands are read with the last pass");
    assert_eq!(when(&trace, |o| o.wb.valid == 1), [9, 11]);
    assert_eq!(when(&trace, |o| o.done.valid == 1), [11]);
    assert_eq!(bench.rows[267], bench.rows[259].map(|w| w + 5 + (5 << 32)));
}

#[test]
fn operands_across_two_registers_need_two_reads_and_two_writes() {
    let work = all(8, word!(mov(8, grf(10).d().at(3), grf(2).d().at(1))));
    let mut bench = Bench::new();
    bench.no_write = vec![11];
    let trace = bench.run(&[work], 16);
    assert_eq!(when(&trace, |o| o.rd[0].valid == 1), [1, 2]);
    assert_eq!((trace[1].rd[0].row, trace[2].rd[0].row), (258, 259));
    // pass_done in 2 instead of 1; the second half waits for its grant.
    assert_eq!(when(&trace, |o| o.wb.valid == 1), [10, 11, 12]);
    assert_eq!(enables(&trace[10].wb), 0xFFFF_F000);
    assert_eq!((trace[11].wb.row, enables(&trace[11].wb)), (267, 0xFFF));
    assert_eq!(when(&trace, |o| o.done.valid == 1), [12]);
    assert_eq!(when(&trace, |o| o.writer.ip == 0x40), [11, 13]);
    let element = |i: usize| (bench.rows[266 + (3 + i) / 8][(3 + i) % 8 / 2] >> (32 * ((3 + i) % 2))) as u32;
    assert_eq!((0..8).map(element).collect::<Vec<_>>(), (0..8).map(|i| 8 * 258 + 1 + i).collect::<Vec<u32>>());
}

#[test]
fn a_refused_read_keeps_its_place() {
    let mut bench = Bench::new();
    bench.no_read = vec![1, 2];
    let trace = bench.run(&[all(8, mad(10))], 18);
    assert_eq!(when(&trace, |o| o.rd.iter().all(|rd| rd.valid == 1)), [1, 2, 3]);
    assert_eq!(when(&trace, |o| o.fetched.valid == 1), [3]);
    assert_eq!(when(&trace, |o| o.wb.valid == 1), [15]);
}

#[test]
fn nothing_is_written_before_all_operands_are_read() {
    // The second pass reads what the first one writes.
    let mut bench = Bench::new();
    bench.no_read = (2..20).collect();
    let trace = bench.run(&[all(16, word!(add(16, grf(3).d(), grf(2).d(), imm_d(1))))], 40);
    assert_eq!(when(&trace, |o| o.fetched.valid == 1), [20]);
    assert_eq!(when(&trace, |o| o.wb.valid == 1), [21, 28]);
    assert_eq!(bench.rows[260][0], (8 * 259 + 2) << 32 | (8 * 259 + 1));
}

#[test]
fn the_long_queue_goes_first() {
    // The short instruction is ready in the very cycle of the long one.
    let long = all(8, mad(10));
    let short = || all(8, word!(mov(8, grf(20).d(), imm_d(1))));
    let trace = Bench::new().run(&[long, short(), short(), short()], 20);
    let rows = when(&trace, |o| o.wb.valid == 1).into_iter().map(|t| (t, trace[t].wb.row)).collect::<Vec<_>>();
    assert_eq!(rows, [(11, 276), (13, 266), (14, 276), (15, 276)]);
}

#[test]
fn sixteen_entries_fill_a_queue() {
    let mut bench = Bench::new();
    bench.no_write = (0..80).collect();
    let work: Vec<Work> = (0..20).map(|i| Work { sb: i, ..all(8, word!(mov(8, grf(20).d(), imm_d(1)))) }).collect();
    let trace = bench.run(&work, 160);
    let fetched = when(&trace, |o| o.fetched.valid == 1);
    assert_eq!(fetched[..16], [1, 2].into_iter().chain((0..14).map(|i| 3 + 2 * i)).collect::<Vec<_>>());
    // The first pop is in cycle 80; room is seen in the next one.
    assert_eq!(fetched[16], 81);
    assert_eq!(when(&trace, |o| o.done.valid == 1).len(), 20);
}

#[test]
fn flags_gather_over_the_passes_and_follow_the_channel_offset() {
    let flag = FlagRef { reg: 1, subreg: 0 };
    let compare = word!(cmp(16, grf(2).d(), imm_d(8 * 258 + 12)).cond(CondMod::Ge, flag).channels_from(16));
    let mut bench = Bench::new();
    let trace = bench.run(&[Work { word: compare, emask: 0xF0FF, pmask: u64::from(u32::MAX), sb: 0 }], 16);
    let done = when(&trace, |o| o.done.valid == 1);
    assert_eq!(done, [12], "no row is written, the entry still passes the queue");
    let o = &trace[12];
    assert_eq!((o.wb.valid, o.ret.mask), (0, 0xF0FF));
    assert_eq!(o.fl, FlagWrite { we: 1, reg: 1, mask: 0xF0FF_0000, val: 0xF000_0000 });
}

#[test]
fn done_waits_for_flags_and_for_the_done_before() {
    let (d, a, b) = (grf(10).d(), grf(2).d(), grf(3).d());
    let compare = word!(binary(tessera_isa::Opcode::Cmp, 8, d, a, b).cond(CondMod::Lt, FlagRef::F0_0));
    let add = word!(add(8, d, a, b));
    let work: Vec<Work> = [compare, add, add, add].into_iter().zip(0..).map(|(word, sb)| Work { sb, ..all(8, word) }).collect();
    let mut bench = Bench::new();
    bench.no_write = (0..20).chain([22]).collect();
    let trace = bench.run(&work, 30);
    let done: Vec<_> = when(&trace, |o| o.done.valid == 1).into_iter().map(|t| (t, trace[t].done.sb)).collect();
    // Rows are granted in cycles 20, 21, 23 and 24.
    assert_eq!(done, [(21, 0), (22, 1), (23, 2), (24, 3)]);
    assert_eq!(when(&trace, |o| o.ret.valid == 1), [21, 22, 24, 25]);
    assert_eq!(when(&trace, |o| o.fl.we == 1), [21]);
}

#[test]
fn a_flag_destination_is_an_arf_write() {
    let trace = Bench::new().run(&[all(1, word!(mov(1, flag(1).uw().at(1), imm_uw(0xBEEF))))], 12);
    let o = &trace[9];
    assert_eq!(o.arf, ArfWrite { we: 1, sel: 2, be: 0b1100, val: 0xBEEF_0000 });
    assert_eq!((o.done.valid, o.wb.valid, o.fl.we), (1, 0, 0));
}

#[test]
fn disabled_lanes_write_nothing() {
    let work = Work { word: word!(mov(8, grf(10).f(), imm_f(1.0))), emask: 0b0110, pmask: 0, sb: 0 };
    let trace = Bench::new().run(&[work], 12);
    assert_eq!((trace[9].wb.mask, trace[9].wb.data), (0b0110, [0x3F80_0000 << 32, 0x3F80_0000, 0, 0]));
}

#[test]
fn sel_by_predicate_reads_pmask() {
    let select = word!(sel(8, grf(10).d(), grf(2).d(), imm_d(-1)).pred(FlagRef::F0_0));
    let mut bench = Bench::new();
    bench.run(&[Work { word: select, emask: 0xFF, pmask: 0b0000_0101, sb: 0 }], 12);
    assert_eq!(bench.rows[266][0], 0xFFFF_FFFF_0000_0000 + 8 * 258);
    assert_eq!(bench.rows[266][3], u64::MAX);
}

#[test]
fn reset_forgets_everything() {
    let mut alu = Alu::default();
    let (lo, hi) = halves(word!(cmp(8, grf(2).d(), imm_d(0)).cond(CondMod::Eq, FlagRef::F0_0)));
    let issue = AluIn { issue: AluIssue { valid: 1, lo, hi, emask: 0xFF, ..Default::default() }, ..AluIn::default() };
    // No read is granted: one stays in fetch, one before it.
    (0..2).for_each(|_| alu.tick(&issue));
    assert_eq!(alu.eval(&AluIn::default()).issue.ready, 0);
    alu.tick(&AluIn { reset: 1, ..issue });
    for _ in 0..20 {
        assert_eq!(alu.step(&AluIn::default()), AluOut { issue: true.into(), ..AluOut::default() });
    }
}
