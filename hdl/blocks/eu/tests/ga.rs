//! GA against a plain memory, and regions of every element size through both rows of an operand.

mod common;
#[path = "common/lanes.rs"]
mod lanes;

use common::Bench;
use lanes::{gather, scatter};
use proptest::array::{uniform2, uniform3};
use proptest::prelude::*;
use tessera_eu::ga::{Ga, GaCompact};
use tessera_ports::bundle::eu::{LaneRead, LaneWrite, PayloadWrite, RowRead, RowWrite, RowWritten};
use tessera_ports::ga::{GaIn, GaOut};

type GaBench = Bench<Ga, GaIn, GaOut>;
type CompactBench = Bench<GaCompact, GaIn, GaOut>;

/// A few rows, so that reads meet writes of earlier cycles. Reads go to the lower and writes to the upper ones,
/// or the reverse.
fn row(upper: u64) -> impl Strategy<Value = u64> {
    prop_oneof![0u64..3, 509u64..512].prop_map(move |row| row + 512 * upper)
}

/// How results lie: size, base, steps, and the lanes that fit two rows.
fn layout() -> impl Strategy<Value = (u64, u64, [u64; 3], u64)> {
    (0u64..3, 0u64..4, 0u64..32, any::<bool>()).prop_map(|(size, stride, sub, wide)| {
        if wide {
            // Elements of eight bytes: two lanes each.
            let step = 8u64 << stride.min(2);
            return (2, sub / 8 * 8, [4, step % 64, 2 * step % 64], (1 << (128 / step).min(8)) - 1);
        }
        let step = (1u64 << size) << stride.min(3);
        (size, sub >> size << size, [step % 64, 2 * step % 64, 4 * step % 64], (1 << (64 / step).min(8)) - 1)
    })
}

prop_compose! {
    fn read(upper: u64)(valid in 0u64..2, row in row(upper)) -> RowRead {
        RowRead { valid, row }
    }
}

prop_compose! {
    fn lane_read(upper: u64)(
        read in read(upper), second in 0u64..2, base in 0u64..32, step in uniform3(0u64..64)
    ) -> LaneRead {
        LaneRead { valid: read.valid, row: read.row, second, base, step }
    }
}

prop_compose! {
    fn write(upper: u64)(valid in prop::bool::weighted(0.4), row in row(upper), be in 0u64..1 << 32, data in any::<[u64; 4]>()) -> RowWrite {
        RowWrite { valid: valid.into(), row, be, data }
    }
}

prop_compose! {
    fn lane_write(upper: u64)(write in write(upper), second in 0u64..2, layout in layout(), mask in 0u64..256) -> LaneWrite {
        let RowWrite { valid, row, data, .. } = write;
        let (size, base, step, fit) = layout;
        LaneWrite { valid, row, second, base, step, size, mask: mask & fit, data }
    }
}

prop_compose! {
    /// A write happens in the cycle after its grant, so that reads and writes take turns of two cycles.
    fn inputs(upper: u64)(
        reset in prop::bool::weighted(0.03),
        alu_rd in uniform2(uniform3(lane_read(upper))),
        me_rd in read(upper),
        alu_wb in uniform2(lane_write(1 - upper)),
        me_wb in write(1 - upper),
        payload in write(1 - upper),
    ) -> GaIn {
        let dp_wb = PayloadWrite { valid: payload.valid, row: payload.row, data: payload.data };
        GaIn { reset: reset.into(), alu_rd, me_rd, alu_wb, me_wb, dp_wb }
    }
}

/// Some cycles, after which the two kinds of rows change places.
fn phase(upper: u64) -> impl Strategy<Value = Vec<GaIn>> {
    prop::collection::vec(inputs(upper), 1..6).prop_map(|mut cycles| {
        cycles.push(GaIn::default());
        cycles
    })
}

/// What the writers want: ALU0, ALU1, ME, dispatch.
fn writes(i: &GaIn) -> [RowWrite; 4] {
    let PayloadWrite { valid, row, data } = i.dp_wb;
    [scatter(&i.alu_wb[0]), scatter(&i.alu_wb[1]), i.me_wb, RowWrite { valid, row, be: 0xffff_ffff, data }]
}

/// Their codes on `written`.
const BY: [u64; 4] = [0, 1, 3, 2];

/// Their grants.
fn served(o: &GaOut) -> [u64; 4] {
    [o.alu_wb[0].gnt, o.alu_wb[1].gnt, o.me_wb.gnt, o.dp_wb.gnt]
}

struct Memory {
    rows: Vec<[u8; 32]>,
    /// By port and parity.
    read: [[[u8; 32]; 2]; 3],
    from: [LaneRead; 3],
    pending: [RowWritten; 2],
    /// Cycles in which an ALU went before ME or dispatch, by write port.
    passed: [u32; 2],
    /// ALU1 reads first.
    lost: bool,
    /// Whether an even and an odd row are written at once.
    split: bool,
}

fn bytes(words: [u64; 4]) -> [u8; 32] {
    let mut out = [0; 32];
    for (chunk, word) in out.chunks_mut(8).zip(words) {
        chunk.copy_from_slice(&word.to_le_bytes());
    }
    out
}

impl Memory {
    fn new(split: bool) -> Memory {
        let from = [LaneRead::default(); 3];
        Memory {
            rows: vec![[0; 32]; 1024],
            read: [[[0; 32]; 2]; 3],
            from,
            pending: Default::default(),
            passed: [0; 2],
            lost: false,
            split,
        }
    }

    fn memory(&self, row: u64) -> usize {
        if self.split {
            (row & 1) as usize
        } else {
            0
        }
    }

    fn check(&self, i: &GaIn, o: &GaOut) {
        for p in 0..3 {
            assert_eq!(
                (o.rd_data[p], o.rd_mask[p]),
                gather(&self.read[p][self.memory(self.from[p].row)], &self.from[p]),
                "port {p}"
            );
            let me = p == 2 && i.me_rd.valid == 1;
            let [asked, granted] = [i.alu_rd.map(|alu| alu[p].valid == 1), o.alu_rd.map(|alu| alu[p].gnt == 1)];
            let mut expected = [asked[0] && !me, asked[1] && !me];
            expected[usize::from(!self.lost)] &= !asked[usize::from(self.lost)];
            assert_eq!(granted, expected, "port {p}");
        }
        assert_eq!(o.me_rd.gnt, i.me_rd.valid);
        assert_eq!(o.written, if i.reset == 1 { Default::default() } else { self.pending });
        let (asked, served) = (writes(i), served(o));
        let first = |port: usize| {
            let order = if self.passed[port] == 31 { [3, 2, 0, 1] } else { [0, 1, 2, 3] };
            order.into_iter().find(|&k| asked[k].valid == 1 && self.memory(asked[k].row) == port)
        };
        let expected = [first(0), first(1)];
        assert!((0..4).all(|k| (served[k] == 1) == expected.contains(&Some(k))), "write grants {served:?}, not {expected:?}");
    }

    fn tick(&mut self, i: &GaIn, o: &GaOut) {
        let pending = std::mem::take(&mut self.pending);
        if i.reset == 1 {
            (self.passed, self.lost) = ([0; 2], false);
            self.from = Default::default();
            return;
        }
        for port in 0..2 {
            let here = |k: usize| writes(i)[k].valid == 1 && self.memory(writes(i)[k].row) == port;
            let refused = (here(2) || here(3)) && !(2..4).any(|k| here(k) && served(o)[k] == 1);
            self.passed[port] = if refused { self.passed[port] + 1 } else { 0 };
        }
        let loses = |alu: usize| (0..3).any(|p| i.alu_rd[alu][p].valid > o.alu_rd[alu][p].gnt);
        self.lost = loses(1) && !loses(0);
        for p in 0..3 {
            let me = LaneRead { row: i.me_rd.row, step: [4, 8, 16], ..LaneRead::default() };
            let rd = match o.alu_rd.map(|alu| alu[p].gnt) {
                [1, _] => i.alu_rd[0][p],
                [_, 1] => i.alu_rd[1][p],
                _ if p == 2 && o.me_rd.gnt == 1 => me,
                _ => continue,
            };
            self.read[p][self.memory(rd.row)] = self.rows[rd.row as usize];
            self.from[p] = rd;
        }
        for RowWritten { row, be, data, .. } in pending {
            let data = bytes(data);
            for b in (0..32).filter(|b| be >> b & 1 == 1) {
                self.rows[row as usize][b] = data[b];
            }
        }
        for k in (0..4).filter(|&k| served(o)[k] == 1) {
            let RowWrite { row, be, data, .. } = writes(i)[k];
            let port = self.memory(row);
            self.pending[port] = RowWritten { valid: 1, by: BY[k], row, be, data };
        }
    }
}

proptest! {
    #![proptest_config(tessera_testkit::cases!(20))]

    #[test]
    fn follows_a_plain_memory(phases in prop::collection::vec((phase(0), phase(1)), 40)) {
        let (mut ga, mut compact) = (GaBench::new(), CompactBench::new());
        let (mut split, mut shared) = (Memory::new(true), Memory::new(false));
        for i in phases.iter().flat_map(|(lower, upper)| lower.iter().chain(upper)) {
            for (o, memory) in [(ga.cycle(i), &mut split), (compact.cycle(i), &mut shared)] {
                memory.check(i, &o);
                memory.tick(i, &o);
            }
        }
    }

    /// Elements of 1 to 8 bytes in any region that keeps to 64 bytes, read through the rows it touches.
    #[test]
    fn regions_of_every_size_arrive(
        window in any::<[u64; 8]>(), size in 0u32..4, sub in 0u64..32, codes in (0u32..7, 0u32..5, 0u32..4), half in 0u64..8,
    ) {
        let stride = |code: u32| (1u64 << code) >> 1;
        let (v, w, h) = (stride(codes.0), codes.1, stride(codes.2));
        // Eight bytes: two lanes an element, four elements a request.
        let per_request = if size == 3 { 4 } else { 8 };
        let first = per_request * half;
        let at = |i: u64| (sub >> size << size) + (((i >> w) * v + (i & ((1 << w) - 1)) * h) << size);
        let last = (first..first + per_request).map(at).max().expect("there are some");
        prop_assume!(last + (1 << size) <= 64);
        let distance = |i: u64| at(first + i) - at(first);
        let step = if size == 3 { [4, distance(1), distance(2)] } else { [1, 2, 4].map(distance) };

        let mut ga = GaBench::new();
        let bytes: Vec<u8> = window.iter().flat_map(|word| word.to_le_bytes()).collect();
        for second in 0..2u64 {
            let data = std::array::from_fn(|word| window[4 * second as usize + word]);
            ga.cycle(&GaIn { dp_wb: PayloadWrite { valid: 1, row: 20 + second, data }, ..GaIn::default() });
        }
        ga.cycle(&GaIn::default());
        let (mut lanes, mut seen) = ([0u32; 8], 0);
        let row = at(first) / 32;
        for second in 0..2 - row {
            let mut i = GaIn::default();
            i.alu_rd[1][1] = LaneRead { valid: 1, row: 20 + row + second, second, base: at(first) % 32, step };
            ga.cycle(&i);
            let o = ga.eval(&GaIn::default());
            for k in (0..8).filter(|k| o.rd_mask[1] >> k & 1 == 1) {
                lanes[k] = (o.rd_data[1][k / 2] >> (32 * (k % 2))) as u32;
                seen |= 1 << k;
            }
        }
        prop_assert_eq!(seen, 0xff);
        for i in 0..per_request {
            let want: u64 = (0..1 << size).map(|b| u64::from(bytes[at(first + i) as usize + b]) << (8 * b)).sum();
            let k = i as usize;
            let got = if size == 3 { u64::from(lanes[2 * k + 1]) << 32 | u64::from(lanes[2 * k]) } else { lanes[k].into() };
            prop_assert_eq!(got & u64::MAX >> (64 - (8 << size)), want, "element {}", i);
        }
    }
}

#[test]
fn reset_touches_nothing() {
    let mut ga = GaBench::new();
    let dp_wb = PayloadWrite { valid: 1, row: 6, data: [1, 2, 3, 4] };
    let write = GaIn { dp_wb, ..GaIn::default() };
    let mut read = GaIn::default();
    read.alu_rd[1][1] = LaneRead { valid: 1, row: 6, step: [4, 8, 16], ..LaneRead::default() };
    ga.cycle(&write);
    ga.cycle(&GaIn::default());
    ga.cycle(&read);
    ga.cycle(&GaIn { dp_wb: PayloadWrite { data: [9; 4], ..dp_wb }, ..write });
    let mut reset = GaIn { reset: 1, dp_wb: PayloadWrite { data: [8; 4], ..dp_wb }, ..write };
    reset.alu_rd[1][1].valid = 1;
    let shown = ga.cycle(&reset);
    assert_eq!((shown.rd_data[1], shown.written), ([1, 2, 3, 4], Default::default()));
    assert_eq!(ga.cycle(&read).rd_data[1], [1 << 32 | 1; 4], "the row is kept, how it is gathered is not");
    assert_eq!(ga.cycle(&GaIn::default()).rd_data[1], [1, 2, 3, 4], "reset wrote a row");
}

#[test]
#[should_panic = "row 7 is read in the cycle of its write"]
fn a_row_that_is_written_cannot_be_read() {
    let mut ga = CompactBench::new();
    ga.cycle(&GaIn { dp_wb: PayloadWrite { valid: 1, row: 7, data: [0; 4] }, ..GaIn::default() });
    ga.cycle(&GaIn { me_rd: RowRead { valid: 1, row: 7 }, ..GaIn::default() });
}

#[test]
#[should_panic = "row 3 is read in the cycle of its write"]
fn nor_one_of_the_odd_rows() {
    let mut ga = GaBench::new();
    ga.cycle(&GaIn { dp_wb: PayloadWrite { valid: 1, row: 7, data: [0; 4] }, ..GaIn::default() });
    ga.cycle(&GaIn { me_rd: RowRead { valid: 1, row: 7 }, ..GaIn::default() });
}

#[test]
fn an_alu_that_was_refused_reads_first() {
    let mut ga = GaBench::new();
    let asks = LaneRead { valid: 1, ..LaneRead::default() };
    let both = GaIn { alu_rd: [[asks; 3]; 2], ..GaIn::default() };
    let granted = |o: GaOut| o.alu_rd.map(|alu| alu[0].gnt);
    // By turns, as long as both ask.
    let turns: Vec<_> = (0..4).map(|_| granted(ga.cycle(&both))).collect();
    assert_eq!(turns, [[1, 0], [0, 1], [1, 0], [0, 1]]);
    // Where each loses a port nobody goes first.
    let mut alone = both;
    (alone.alu_rd[0][0].valid, alone.me_rd.valid) = (0, 1);
    ga.cycle(&alone);
    assert_eq!(granted(ga.cycle(&both)), [1, 0]);
}

#[test]
fn even_and_odd_rows_do_not_wait_for_each_other() {
    let write = |row| LaneWrite { valid: 1, row, ..LaneWrite::default() };
    let me_wb = RowWrite { valid: 1, row: 6, ..RowWrite::default() };
    let dp_wb = PayloadWrite { valid: 1, row: 9, ..PayloadWrite::default() };
    for (rows, expected) in [([2, 3], [1, 1, 0, 0]), ([2, 4], [1, 0, 0, 1]), ([3, 5], [1, 0, 1, 0])] {
        let i = GaIn { alu_wb: rows.map(write), me_wb, dp_wb, ..GaIn::default() };
        assert_eq!(served(&GaBench::new().cycle(&i)), expected, "{rows:?}");
        assert_eq!(served(&CompactBench::new().cycle(&i)), [1, 0, 0, 0], "{rows:?}");
    }
}

#[test]
fn nobody_starves_at_the_write_port() {
    let mut ga = GaBench::new();
    let alu = LaneWrite { valid: 1, ..LaneWrite::default() };
    let me_wb = RowWrite { valid: 1, ..RowWrite::default() };
    let dp_wb = PayloadWrite { valid: 1, ..PayloadWrite::default() };
    let all = GaIn { alu_wb: [alu; 2], me_wb, dp_wb, ..GaIn::default() };
    let no_payload = GaIn { dp_wb: PayloadWrite::default(), ..all };
    let alus = GaIn { me_wb: RowWrite::default(), ..no_payload };
    let mut expected = vec![[1, 0, 0, 0]; 32];
    for (asking, late) in [(all, [0, 0, 0, 1]), (no_payload, [0, 0, 1, 0]), (alus, [1, 0, 0, 0])] {
        expected[31] = late;
        assert_eq!((0..32).map(|_| served(&ga.cycle(&asking))).collect::<Vec<_>>(), expected);
    }
}
