//! The register-file arbiter alone: priorities, read latency, byte enables.

use proptest::prelude::*;
use tessera_golden::ga::Ga;
use tessera_golden::Golden;
use tessera_ports::bundle::eu::{PayloadWrite, RowRead, RowWrite};
use tessera_ports::ga::{GaIn, GaOut};

fn read(row: u64) -> RowRead {
    RowRead { valid: 1, row }
}

fn write(row: u64, data: u64) -> RowWrite {
    RowWrite { valid: 1, row, be: 0xFFFF_FFFF, data: [data; 4] }
}

/// Everyone wants something.
fn crowd() -> GaIn {
    GaIn {
        reset: 0,
        alu_rd: [[11, 12, 13], [21, 22, 23]].map(|rows| rows.map(read)),
        me_rd: read(31),
        alu_wb: [write(10, 0xA0), write(20, 0xA1)],
        me_wb: RowWrite { be: 0x0000_00F0, ..write(30, u64::MAX) },
        dp_wb: PayloadWrite { valid: 1, row: 40, data: [0xD; 4] },
    }
}

/// Read grants: of ME, of the ALUs.
fn reads(o: &GaOut) -> (u64, [[u64; 3]; 2]) {
    (o.me_rd.gnt, o.alu_rd.map(|alu| alu.map(|rd| rd.gnt)))
}

/// Write grants: ALU0, ALU1, response, payload.
fn writes(o: &GaOut) -> [u64; 4] {
    [o.alu_wb[0].gnt, o.alu_wb[1].gnt, o.me_wb.gnt, o.dp_wb.gnt]
}

#[test]
fn priorities() {
    let ga = Ga::default();
    let mut i = crowd();
    let o = ga.eval(&i);
    assert_eq!(reads(&o), (1, [[1, 1, 0], [0; 3]]));
    assert_eq!(writes(&o), [1, 0, 0, 0]);
    (i.me_rd.valid, i.alu_rd[0][1].valid, i.alu_wb[0].valid) = (0, 0, 0);
    let o = ga.eval(&i);
    assert_eq!(reads(&o), (0, [[1, 0, 1], [0, 1, 0]]));
    assert_eq!(writes(&o), [0, 1, 0, 0]);
    i.alu_wb[1].valid = 0;
    assert_eq!(writes(&ga.eval(&i)), [0, 0, 1, 0]);
    i.me_wb.valid = 0;
    assert_eq!(writes(&ga.eval(&i)), [0, 0, 0, 1]);
}

#[test]
fn a_read_shows_in_the_next_cycle_and_stays() {
    let mut ga = Ga::default();
    let idle = GaIn::default();
    let writes = |data| GaIn { alu_wb: [write(10, data), RowWrite::default()], ..idle };
    let reads = GaIn { alu_rd: [[RowRead::default(); 3], [read(10), RowRead::default(), RowRead::default()]], ..idle };
    ga.tick(&writes(1));
    ga.tick(&reads);
    assert_eq!(ga.eval(&idle).rd_data[0], [1; 4]);
    ga.tick(&writes(2));
    assert_eq!(ga.eval(&idle).rd_data[0], [1; 4], "without a grant the data stay");
    ga.tick(&reads);
    assert_eq!(ga.eval(&idle).rd_data[0], [2; 4]);
}

#[test]
#[should_panic = "row 10 is read in the cycle of its write"]
fn a_row_that_is_written_cannot_be_read() {
    let reads = [read(10), RowRead::default(), RowRead::default()];
    let alu_wb = [write(10, 1), RowWrite::default()];
    Ga::default().tick(&GaIn { alu_rd: [reads, Default::default()], alu_wb, ..GaIn::default() });
}

#[test]
fn byte_enables_of_a_response() {
    let mut ga = Ga::default();
    ga.tick(&GaIn { alu_wb: Default::default(), ..crowd() });
    assert_eq!(ga.row(30), &[0xFFFF_FFFF_0000_0000, 0, 0, 0]);
}

#[test]
fn reset_touches_neither_rows_nor_read_data() {
    let mut ga = Ga::default();
    ga.tick(&GaIn { alu_wb: [write(11, 5), RowWrite::default()], ..GaIn::default() });
    ga.tick(&crowd());
    assert_eq!(ga.eval(&GaIn::default()).rd_data[0], [5; 4]);
    let alu_wb = [write(10, 6), RowWrite::default()];
    ga.tick(&GaIn { reset: 1, alu_rd: [[read(10); 3]; 2], alu_wb, ..crowd() });
    assert_eq!(ga.eval(&GaIn::default()).rd_data[0], [5; 4]);
    assert_eq!(ga.row(10), &[0xA0; 4]);
}

#[test]
fn responses_and_payloads_come_through_under_full_load() {
    let mut ga = Ga::default();
    let winner = |o: GaOut| writes(&o).iter().position(|&g| g == 1);
    let payload = |n: u64| PayloadWrite { valid: u64::from(n < 32), ..crowd().dp_wb };
    let winners: Vec<_> = (0..64).map(|n| winner(ga.step(&GaIn { dp_wb: payload(n), ..crowd() }))).collect();
    let expected = |n| Some([0, 3, 2][usize::from(n == 31) + 2 * usize::from(n == 63)]);
    assert_eq!(winners, (0..64).map(expected).collect::<Vec<_>>());
}

proptest! {
    #![proptest_config(tessera_testkit::cases!(256))]

    /// Every port and the write port serve exactly one requester when there is one.
    #[test]
    fn one_grant_a_port(alu in any::<[[bool; 3]; 2]>(), me in any::<bool>(), wb in any::<[bool; 4]>()) {
        let asks = |valid: bool| RowRead { valid: valid.into(), row: 0 };
        let writes_row = |valid: bool| RowWrite { valid: valid.into(), ..RowWrite::default() };
        let i = GaIn {
            reset: 0,
            alu_rd: alu.map(|sources| sources.map(asks)),
            me_rd: asks(me),
            alu_wb: [wb[0], wb[1]].map(writes_row),
            me_wb: writes_row(wb[2]),
            dp_wb: PayloadWrite { valid: wb[3].into(), ..PayloadWrite::default() },
        };
        let o = Ga::default().eval(&i);
        let (me_granted, granted) = reads(&o);
        for port in 0..3 {
            let me_here = port == 2 && me;
            let granted = granted[0][port] + granted[1][port] + if port == 2 { me_granted } else { 0 };
            prop_assert_eq!(granted, u64::from(alu[0][port] || alu[1][port] || me_here));
        }
        prop_assert_eq!(writes(&o).iter().sum::<u64>(), u64::from(wb.contains(&true)));
    }
}
