//! The register-file arbiter alone: priorities, read latency, byte enables.

use proptest::prelude::*;
use tessera_golden::ga::{Ga, GaCompact};
use tessera_golden::Golden;
use tessera_ports::bundle::eu::{LaneRead, LaneWrite, PayloadWrite, RowRead, RowWrite, RowWritten};
use tessera_ports::ga::{GaIn, GaOut};

/// A row as it is.
const RAW: [u64; 3] = [4, 8, 16];

fn read(row: u64) -> LaneRead {
    LaneRead { valid: 1, row, step: RAW, ..LaneRead::default() }
}

fn write(row: u64, data: u64) -> LaneWrite {
    LaneWrite { valid: 1, row, step: RAW, size: 2, mask: 0xFF, data: [data; 4], ..LaneWrite::default() }
}

/// A response.
fn response(row: u64, be: u64) -> RowWrite {
    RowWrite { valid: 1, row, be, data: [u64::MAX; 4] }
}

/// Everyone wants something.
fn crowd() -> GaIn {
    GaIn {
        reset: 0,
        alu_rd: [[11, 12, 13], [21, 22, 23]].map(|rows| rows.map(read)),
        me_rd: RowRead { valid: 1, row: 31 },
        alu_wb: [write(10, 0xA0), write(20, 0xA1)],
        me_wb: response(30, 0x0000_00F0),
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
fn an_even_and_an_odd_row_are_written_at_once() {
    let i = GaIn { me_wb: response(31, u64::MAX), ..crowd() };
    let (mut ga, mut compact) = (Ga::default(), GaCompact::default());
    assert_eq!(writes(&ga.step(&i)), [1, 0, 1, 0]);
    assert_eq!(writes(&compact.step(&i)), [1, 0, 0, 0]);
    let by = |o: GaOut| o.written.map(|written| (written.valid, written.by, written.row));
    assert_eq!(by(ga.step(&GaIn::default())), [(1, 0, 10), (1, 3, 31)]);
    assert_eq!(by(compact.step(&GaIn { alu_wb: Default::default(), ..i })), [(1, 0, 10), (0, 0, 0)]);
    assert_eq!(by(compact.step(&GaIn::default())), [(1, 3, 31), (0, 0, 0)]);
    assert_eq!((ga.row(10), ga.row(31)), (&[0xA0; 4], &[u64::MAX; 4]));
    // A payload passes a response of the other parity, and so do the ALUs each other.
    let i = GaIn { dp_wb: PayloadWrite { row: 41, ..crowd().dp_wb }, ..crowd() };
    assert_eq!(writes(&ga.eval(&i)), [1, 0, 0, 1]);
    let i = GaIn { alu_wb: [write(10, 0), write(21, 0)], ..crowd() };
    assert_eq!(writes(&ga.eval(&i)), [1, 1, 0, 0]);
}

#[test]
fn who_was_refused_reads_first() {
    let mut ga = Ga::default();
    let i = GaIn { me_rd: RowRead::default(), ..crowd() };
    let turns: Vec<_> = (0..4).map(|_| reads(&ga.step(&i)).1).collect();
    assert_eq!(turns, [[[1; 3], [0; 3]], [[0; 3], [1; 3]], [[1; 3], [0; 3]], [[0; 3], [1; 3]]]);
    // ME takes port 2 from both.
    ga.tick(&crowd());
    assert_eq!(reads(&ga.eval(&i)).1, [[1; 3], [0; 3]]);
}

#[test]
fn a_read_shows_in_the_next_cycle_and_stays() {
    let mut ga = Ga::default();
    let idle = GaIn::default();
    let writes = |data| GaIn { alu_wb: [write(10, data), LaneWrite::default()], ..idle };
    let reads = GaIn { alu_rd: [[LaneRead::default(); 3], [read(10), LaneRead::default(), LaneRead::default()]], ..idle };
    ga.tick(&writes(1));
    ga.tick(&idle);
    ga.tick(&reads);
    assert_eq!(ga.eval(&idle).rd_data[0], [1; 4]);
    ga.tick(&writes(2));
    ga.tick(&idle);
    assert_eq!(ga.eval(&idle).rd_data[0], [1; 4], "without a grant the data stay");
    ga.tick(&reads);
    assert_eq!(ga.eval(&idle).rd_data[0], [2; 4]);
}

#[test]
fn lanes_of_both_rows() {
    // mov (8) r0.3<2>:w r0.6<8;4,2>:w, its source in rows 4 and 5, its destination in 6 and 7.
    let mut ga = Ga::default();
    for row in [4, 5] {
        let data = std::array::from_fn(|i| 0x0003_0002_0001_0000 + 0x0004_0004_0004_0004 * i as u64 + 0x100 * row);
        ga.tick(&GaIn { dp_wb: PayloadWrite { valid: 1, row, data }, ..GaIn::default() });
    }
    ga.tick(&GaIn::default());
    // Elements 3, 5, .. 15 and element 1 of the next row.
    let mut i = GaIn::default();
    i.alu_rd[0][0] = LaneRead { valid: 1, row: 4, second: 0, base: 6, step: [4, 8, 16] };
    ga.tick(&i);
    let o = ga.eval(&GaIn::default());
    assert_eq!(o.rd_mask[0], 0x7F);
    let lane = |o: &GaOut, k: usize| o.rd_data[0][k / 2] >> (32 * (k % 2)) & 0xFFFF;
    assert_eq!((0..7).map(|k| lane(&o, k)).collect::<Vec<_>>(), [3, 5, 7, 9, 11, 13, 15]);
    (i.alu_rd[0][0].row, i.alu_rd[0][0].second) = (5, 1);
    ga.tick(&i);
    let o = ga.eval(&GaIn::default());
    assert_eq!((o.rd_mask[0], lane(&o, 7)), (0x80, 1));

    let data = [0xBBBB_0001_AAAA_0000, 0xDDDD_0003_CCCC_0002, 5 << 32 | 4, 7 << 32 | 6];
    let low = LaneWrite { valid: 1, row: 6, second: 0, base: 6, step: [4, 8, 16], size: 1, mask: 0xFD, data };
    ga.tick(&GaIn { alu_wb: [low, LaneWrite::default()], ..GaIn::default() });
    let written = ga.eval(&GaIn::default()).written[0];
    // Lane 0 at byte 6, lane 1 (off) at 10, lane 2 at 14, and so on up to lane 6 at 30.
    let data = [0, 2 << 48, 4 << 48 | 3 << 16, 6 << 48 | 5 << 16];
    assert_eq!(written, RowWritten { valid: 1, by: 0, row: 6, be: 0xCCCC_C0C0, data });
}

#[test]
#[should_panic = "row 10 is read in the cycle of its write"]
fn a_row_that_is_written_cannot_be_read() {
    let mut ga = Ga::default();
    ga.tick(&GaIn { alu_wb: [write(10, 1), LaneWrite::default()], ..GaIn::default() });
    let reads = [read(10), LaneRead::default(), LaneRead::default()];
    ga.tick(&GaIn { alu_rd: [reads, Default::default()], ..GaIn::default() });
}

#[test]
fn byte_enables_of_a_response() {
    let mut ga = Ga::default();
    ga.tick(&GaIn { alu_wb: Default::default(), ..crowd() });
    ga.tick(&GaIn::default());
    assert_eq!(ga.row(30), &[0xFFFF_FFFF_0000_0000, 0, 0, 0]);
}

#[test]
fn reset_touches_no_row() {
    let mut ga = Ga::default();
    ga.tick(&GaIn { alu_wb: [write(12, 5 << 32 | 6), LaneWrite::default()], ..GaIn::default() });
    ga.tick(&GaIn::default());
    ga.tick(&crowd());
    assert_eq!(ga.eval(&GaIn::default()).rd_data[1], [5 << 32 | 6; 4]);
    ga.tick(&GaIn { reset: 1, ..crowd() });
    assert_eq!(ga.eval(&GaIn::default()).rd_data[1], [6 << 32 | 6; 4], "every lane is the first dword of the even row");
    ga.tick(&GaIn::default());
    assert_eq!(ga.row(10), &[0; 4], "what was granted before reset is not written");
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

    /// Every read port serves exactly one requester when there is one, the write ports an even and an odd row.
    #[test]
    fn one_grant_a_port(
        alu in any::<[[bool; 3]; 2]>(), me in any::<bool>(), wb in any::<[bool; 4]>(), odd in any::<[bool; 4]>(),
    ) {
        let row = |writer: usize| u64::from(odd[writer]);
        let asks = |valid: bool| LaneRead { valid: valid.into(), ..LaneRead::default() };
        let writes_lanes = |writer| LaneWrite { valid: u64::from(wb[writer]), row: row(writer), ..LaneWrite::default() };
        let i = GaIn {
            reset: 0,
            alu_rd: alu.map(|sources| sources.map(asks)),
            me_rd: RowRead { valid: me.into(), row: 0 },
            alu_wb: [0, 1].map(writes_lanes),
            me_wb: RowWrite { valid: wb[2].into(), row: row(2), ..RowWrite::default() },
            dp_wb: PayloadWrite { valid: wb[3].into(), row: row(3), ..PayloadWrite::default() },
        };
        let o = Ga::default().eval(&i);
        let (me_granted, granted) = reads(&o);
        for port in 0..3 {
            let me_here = port == 2 && me;
            let granted = granted[0][port] + granted[1][port] + if port == 2 { me_granted } else { 0 };
            prop_assert_eq!(granted, u64::from(alu[0][port] || alu[1][port] || me_here));
        }
        let rows = [false, true].map(|parity| u64::from((0..4).any(|writer| wb[writer] && odd[writer] == parity)));
        prop_assert_eq!(writes(&o).iter().sum::<u64>(), rows[0] + rows[1]);
        prop_assert_eq!(writes(&GaCompact::default().eval(&i)).iter().sum::<u64>(), u64::from(wb.contains(&true)));
    }
}
