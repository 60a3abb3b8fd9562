//! GA against a plain memory.

mod common;

use common::Bench;
use proptest::array::{uniform2, uniform3};
use proptest::prelude::*;
use tessera_eu::ga::Ga;
use tessera_ports::bundle::eu::{PayloadWrite, RowRead, RowWrite};
use tessera_ports::ga::{GaIn, GaOut};

type GaBench = Bench<Ga, GaIn, GaOut>;

/// A few rows, so that reads meet writes of earlier cycles. In one cycle reads go to the even and writes to the
/// odd ones, or the reverse.
fn row(odd: u64) -> impl Strategy<Value = u64> {
    prop_oneof![0u64..2, 510u64..512].prop_map(move |row| 2 * row + odd)
}

prop_compose! {
    fn read(odd: u64)(valid in 0u64..2, row in row(odd)) -> RowRead {
        RowRead { valid, row }
    }
}

prop_compose! {
    fn write(odd: u64)(valid in prop::bool::weighted(0.4), row in row(odd), be in 0u64..1 << 32, data in any::<[u64; 4]>()) -> RowWrite {
        RowWrite { valid: valid.into(), row, be, data }
    }
}

prop_compose! {
    fn inputs()(odd in 0u64..2)(
        reset in prop::bool::weighted(0.03),
        alu_rd in uniform2(uniform3(read(odd))),
        me_rd in read(odd),
        alu_wb in uniform2(write(1 - odd)),
        me_wb in write(1 - odd),
        payload in write(1 - odd),
    ) -> GaIn {
        let dp_wb = PayloadWrite { valid: payload.valid, row: payload.row, data: payload.data };
        GaIn { reset: reset.into(), alu_rd, me_rd, alu_wb, me_wb, dp_wb }
    }
}

/// What asks for the write port: ALU0, ALU1, ME, dispatch.
fn writes(i: &GaIn) -> [RowWrite; 4] {
    let PayloadWrite { valid, row, data } = i.dp_wb;
    [i.alu_wb[0], i.alu_wb[1], i.me_wb, RowWrite { valid, row, be: 0xffff_ffff, data }]
}

/// Their grants.
fn served(o: &GaOut) -> [u64; 4] {
    [o.alu_wb[0].gnt, o.alu_wb[1].gnt, o.me_wb.gnt, o.dp_wb.gnt]
}

struct Memory {
    rows: Vec<[u8; 32]>,
    shown: [[u8; 32]; 3],
    passed: u32,
}

fn bytes(words: [u64; 4]) -> [u8; 32] {
    let mut out = [0; 32];
    for (chunk, word) in out.chunks_mut(8).zip(words) {
        chunk.copy_from_slice(&word.to_le_bytes());
    }
    out
}

impl Memory {
    fn check(&self, i: &GaIn, o: &GaOut) {
        assert_eq!(o.rd_data.map(bytes), self.shown);
        for p in 0..3 {
            let me = p == 2 && i.me_rd.valid == 1;
            let [asked, granted] = [i.alu_rd.map(|alu| alu[p].valid == 1), o.alu_rd.map(|alu| alu[p].gnt == 1)];
            assert_eq!(granted, [asked[0] && !me, asked[1] && !asked[0] && !me], "port {p}");
        }
        assert_eq!(o.me_rd.gnt, i.me_rd.valid);
        let (asked, served) = (writes(i).map(|write| write.valid), served(o));
        let order = if self.passed == 31 && asked[2..] != [0, 0] { [3, 2, 0, 1] } else { [0, 1, 2, 3] };
        let first = order.into_iter().find(|&k| asked[k] == 1);
        assert!((0..4).all(|k| (served[k] == 1) == (first == Some(k))), "write grants {served:?} for {asked:?}");
    }

    fn tick(&mut self, i: &GaIn, o: &GaOut) {
        if i.reset == 1 {
            self.passed = 0;
            return;
        }
        let refused = i.me_wb.valid + i.dp_wb.valid > 0 && o.me_wb.gnt + o.dp_wb.gnt == 0;
        self.passed = if refused { self.passed + 1 } else { 0 };
        for p in 0..3 {
            let row = match o.alu_rd.map(|alu| alu[p].gnt) {
                [1, _] => i.alu_rd[0][p].row,
                [_, 1] => i.alu_rd[1][p].row,
                _ if p == 2 && o.me_rd.gnt == 1 => i.me_rd.row,
                _ => continue,
            };
            self.shown[p] = self.rows[row as usize];
        }
        let Some(k) = served(o).into_iter().position(|gnt| gnt == 1) else { return };
        let RowWrite { row, be, data, .. } = writes(i)[k];
        let data = bytes(data);
        for b in (0..32).filter(|b| be >> b & 1 == 1) {
            self.rows[row as usize][b] = data[b];
        }
    }
}

proptest! {
    #![proptest_config(tessera_testkit::cases!(20))]

    #[test]
    fn follows_a_plain_memory(stimuli in prop::collection::vec(inputs(), 300)) {
        let mut ga = GaBench::new();
        let mut memory = Memory { rows: vec![[0; 32]; 1024], shown: [[0; 32]; 3], passed: 0 };
        for i in &stimuli {
            let o = ga.cycle(i);
            memory.check(i, &o);
            memory.tick(i, &o);
        }
    }
}

#[test]
fn reset_touches_nothing() {
    let mut ga = GaBench::new();
    let dp_wb = PayloadWrite { valid: 1, row: 7, data: [1, 2, 3, 4] };
    let write = GaIn { dp_wb, ..GaIn::default() };
    let mut read = GaIn::default();
    read.alu_rd[1][1] = RowRead { valid: 1, row: 7 };
    ga.cycle(&write);
    ga.cycle(&read);
    let mut reset = GaIn { reset: 1, dp_wb: PayloadWrite { data: [9; 4], ..dp_wb }, ..write };
    reset.alu_rd[1][1].valid = 1;
    assert_eq!(ga.cycle(&reset).rd_data[1], [1, 2, 3, 4]);
    assert_eq!(ga.cycle(&read).rd_data[1], [1, 2, 3, 4], "reset read a row");
    assert_eq!(ga.cycle(&GaIn::default()).rd_data[1], [1, 2, 3, 4], "reset wrote a row");
}

#[test]
#[should_panic = "row 7 is read in the cycle of its write"]
fn a_row_that_is_written_cannot_be_read() {
    let dp_wb = PayloadWrite { valid: 1, row: 7, data: [0; 4] };
    GaBench::new().cycle(&GaIn { me_rd: RowRead { valid: 1, row: 7 }, dp_wb, ..GaIn::default() });
}

#[test]
fn nobody_starves_at_the_write_port() {
    let mut ga = GaBench::new();
    let write = RowWrite { valid: 1, ..RowWrite::default() };
    let dp_wb = PayloadWrite { valid: 1, ..PayloadWrite::default() };
    let all = GaIn { alu_wb: [write; 2], me_wb: write, dp_wb, ..GaIn::default() };
    let no_payload = GaIn { dp_wb: PayloadWrite::default(), ..all };
    let alus = GaIn { me_wb: RowWrite::default(), ..no_payload };
    let mut expected = vec![[1, 0, 0, 0]; 32];
    for (asking, late) in [(all, [0, 0, 0, 1]), (no_payload, [0, 0, 1, 0]), (alus, [1, 0, 0, 0])] {
        expected[31] = late;
        assert_eq!((0..32).map(|_| served(&ga.cycle(&asking))).collect::<Vec<_>>(), expected);
    }
}
