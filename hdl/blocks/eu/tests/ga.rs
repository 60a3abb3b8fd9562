//! GA against a plain memory.

mod common;

use common::Bench;
use proptest::prelude::*;
use tessera_eu::ga::Ga;
use tessera_ports::ga::{GaIn, GaOut};

/// A few rows, so that reads and writes meet.
fn row() -> impl Strategy<Value = u64> {
    prop_oneof![0u64..4, 1020u64..1024]
}

fn flag() -> impl Strategy<Value = u64> {
    0u64..2
}

prop_compose! {
    fn reads()(
        a0_rd_valid in [flag(), flag(), flag()],
        a0_rd_row in [row(), row(), row()],
        a1_rd_valid in [flag(), flag(), flag()],
        a1_rd_row in [row(), row(), row()],
        me_rd_valid in flag(),
        me_rd_row in row(),
        reset in prop::bool::weighted(0.03),
    ) -> GaIn {
        GaIn { reset: reset.into(), a0_rd_valid, a0_rd_row, a1_rd_valid, a1_rd_row, me_rd_valid, me_rd_row, ..GaIn::default() }
    }
}

prop_compose! {
    fn inputs()(
        base in reads(),
        valid in prop::array::uniform4(prop::bool::weighted(0.4)),
        rows in prop::array::uniform4(row()),
        enables in prop::array::uniform3(0u64..1 << 32),
        data in prop::array::uniform4(prop::array::uniform4(any::<u64>())),
    ) -> GaIn {
        GaIn {
            a0_wb_valid: valid[0].into(), a0_wb_row: rows[0], a0_wb_be: enables[0], a0_wb_data: data[0],
            a1_wb_valid: valid[1].into(), a1_wb_row: rows[1], a1_wb_be: enables[1], a1_wb_data: data[1],
            me_wb_valid: valid[2].into(), me_wb_row: rows[2], me_wb_be: enables[2], me_wb_data: data[2],
            dp_wb_valid: valid[3].into(), dp_wb_row: rows[3], dp_wb_data: data[3],
            ..base
        }
    }
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
        for (port, data) in [o.rd_data0, o.rd_data1, o.rd_data2].into_iter().enumerate() {
            assert_eq!(bytes(data), self.shown[port], "port {port}");
        }
        for p in 0..3 {
            let me = p == 2 && i.me_rd_valid == 1;
            assert_eq!(o.a0_rd_gnt[p] == 1, i.a0_rd_valid[p] == 1 && !me);
            assert_eq!(o.a1_rd_gnt[p] == 1, i.a1_rd_valid[p] == 1 && i.a0_rd_valid[p] == 0 && !me);
        }
        assert_eq!(o.me_rd_gnt, i.me_rd_valid);
        let asked = [i.a0_wb_valid, i.a1_wb_valid, i.me_wb_valid, i.dp_wb_valid];
        let served = [o.a0_wb_gnt, o.a1_wb_gnt, o.me_wb_gnt, o.dp_wb_gnt];
        let order = if self.passed == 31 && asked[2..] != [0, 0] { [3, 2, 0, 1] } else { [0, 1, 2, 3] };
        let first = order.into_iter().find(|&k| asked[k] == 1);
        assert!((0..4).all(|k| (served[k] == 1) == (first == Some(k))), "write grants {served:?} for {asked:?}");
    }

    fn tick(&mut self, i: &GaIn, o: &GaOut) {
        if i.reset == 1 {
            self.passed = 0;
            return;
        }
        let refused = i.me_wb_valid + i.dp_wb_valid > 0 && o.me_wb_gnt + o.dp_wb_gnt == 0;
        self.passed = if refused { self.passed + 1 } else { 0 };
        for p in 0..3 {
            let row = match (o.a0_rd_gnt[p], o.a1_rd_gnt[p]) {
                (1, _) => i.a0_rd_row[p],
                (_, 1) => i.a1_rd_row[p],
                _ if p == 2 && o.me_rd_gnt == 1 => i.me_rd_row,
                _ => continue,
            };
            self.shown[p] = self.rows[row as usize];
        }
        let (row, enable, data) = match (o.a0_wb_gnt, o.a1_wb_gnt, o.me_wb_gnt, o.dp_wb_gnt) {
            (1, _, _, _) => (i.a0_wb_row, i.a0_wb_be, i.a0_wb_data),
            (_, 1, _, _) => (i.a1_wb_row, i.a1_wb_be, i.a1_wb_data),
            (_, _, 1, _) => (i.me_wb_row, i.me_wb_be, i.me_wb_data),
            (_, _, _, 1) => (i.dp_wb_row, 0xffff_ffff, i.dp_wb_data),
            _ => return,
        };
        let data = bytes(data);
        for b in (0..32).filter(|b| enable >> b & 1 == 1) {
            self.rows[row as usize][b] = data[b];
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20))]

    #[test]
    fn follows_a_plain_memory(stimuli in prop::collection::vec(inputs(), 300)) {
        let mut ga = Bench::<Ga, GaIn, GaOut>::new();
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
    let mut ga = Bench::<Ga, GaIn, GaOut>::new();
    let write = GaIn { dp_wb_valid: 1, dp_wb_row: 7, dp_wb_data: [1, 2, 3, 4], ..GaIn::default() };
    let read = GaIn { a1_rd_valid: [0, 1, 0], a1_rd_row: [0, 7, 0], ..GaIn::default() };
    ga.cycle(&write);
    ga.cycle(&read);
    let reset = GaIn { reset: 1, dp_wb_data: [9; 4], a1_rd_valid: [0, 1, 0], ..write };
    assert_eq!(ga.cycle(&reset).rd_data1, [1, 2, 3, 4]);
    assert_eq!(ga.cycle(&read).rd_data1, [1, 2, 3, 4], "reset read a row");
    assert_eq!(ga.cycle(&GaIn::default()).rd_data1, [1, 2, 3, 4], "reset wrote a row");
}

#[test]
fn nobody_starves_at_the_write_port() {
    let mut ga = Bench::<Ga, GaIn, GaOut>::new();
    let all = GaIn { a0_wb_valid: 1, a1_wb_valid: 1, me_wb_valid: 1, dp_wb_valid: 1, ..GaIn::default() };
    let served = |ga: &mut Bench<Ga, GaIn, GaOut>, i: &GaIn| {
        (0..32).map(|_| ga.cycle(i)).map(|o| [o.a0_wb_gnt, o.a1_wb_gnt, o.me_wb_gnt, o.dp_wb_gnt]).collect::<Vec<_>>()
    };
    let mut expected = vec![[1, 0, 0, 0]; 31];
    expected.push([0, 0, 0, 1]);
    assert_eq!(served(&mut ga, &all), expected);
    expected[31] = [0, 0, 1, 0];
    assert_eq!(served(&mut ga, &GaIn { dp_wb_valid: 0, ..all }), expected);
    expected[31] = [1, 0, 0, 0];
    assert_eq!(served(&mut ga, &GaIn { dp_wb_valid: 0, me_wb_valid: 0, ..all }), expected);
}
