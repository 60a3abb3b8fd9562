//! The register-file arbiter alone: priorities, read latency, old data, byte enables.

use proptest::prelude::*;
use tessera_golden::ga::Ga;
use tessera_golden::Golden;
use tessera_ports::ga::GaIn;

/// Everyone wants something.
fn crowd() -> GaIn {
    GaIn {
        a0_rd_valid: [1; 3],
        a0_rd_row: [10, 11, 12],
        a1_rd_valid: [1; 3],
        a1_rd_row: [20, 21, 22],
        me_rd_valid: 1,
        me_rd_row: 30,
        a0_wb_valid: 1,
        a0_wb_row: 10,
        a0_wb_be: 0xFFFF_FFFF,
        a0_wb_data: [0xA0; 4],
        a1_wb_valid: 1,
        a1_wb_row: 20,
        a1_wb_be: 0xFFFF_FFFF,
        a1_wb_data: [0xA1; 4],
        me_wb_valid: 1,
        me_wb_row: 30,
        me_wb_be: 0x0000_00F0,
        me_wb_data: [u64::MAX; 4],
        dp_wb_valid: 1,
        dp_wb_row: 40,
        dp_wb_data: [0xD; 4],
        ..GaIn::default()
    }
}

#[test]
fn priorities() {
    let ga = Ga::default();
    let mut i = crowd();
    let o = ga.eval(&i);
    assert_eq!((o.me_rd_gnt, o.a0_rd_gnt, o.a1_rd_gnt), (1, [1, 1, 0], [0; 3]));
    assert_eq!((o.a0_wb_gnt, o.a1_wb_gnt, o.me_wb_gnt, o.dp_wb_gnt), (1, 0, 0, 0));
    (i.me_rd_valid, i.a0_rd_valid, i.a0_wb_valid) = (0, [1, 0, 1], 0);
    let o = ga.eval(&i);
    assert_eq!((o.me_rd_gnt, o.a0_rd_gnt, o.a1_rd_gnt), (0, [1, 0, 1], [0, 1, 0]));
    assert_eq!((o.a0_wb_gnt, o.a1_wb_gnt, o.me_wb_gnt, o.dp_wb_gnt), (0, 1, 0, 0));
    i.a1_wb_valid = 0;
    assert_eq!(ga.eval(&i).me_wb_gnt, 1);
    i.me_wb_valid = 0;
    assert_eq!(ga.eval(&i).dp_wb_gnt, 1);
}

#[test]
fn a_read_in_the_cycle_of_a_write_returns_the_old_row() {
    let mut ga = Ga::default();
    let write = |data| GaIn { a0_wb_valid: 1, a0_wb_row: 10, a0_wb_be: 0xFFFF_FFFF, a0_wb_data: [data; 4], ..GaIn::default() };
    ga.tick(&write(1));
    let read = GaIn { a1_rd_valid: [1, 0, 0], a1_rd_row: [10, 0, 0], ..write(2) };
    ga.tick(&read);
    assert_eq!(ga.eval(&GaIn::default()).rd_data0, [1; 4]);
    ga.tick(&GaIn::default());
    assert_eq!(ga.eval(&GaIn::default()).rd_data0, [1; 4], "without a grant the data stay");
    ga.tick(&GaIn { a0_wb_valid: 0, ..read });
    assert_eq!(ga.eval(&GaIn::default()).rd_data0, [2; 4]);
}

#[test]
fn byte_enables_of_a_response() {
    let mut ga = Ga::default();
    ga.tick(&GaIn { a0_wb_valid: 0, a1_wb_valid: 0, ..crowd() });
    assert_eq!(ga.row(30), &[0xFFFF_FFFF_0000_0000, 0, 0, 0]);
}

#[test]
fn reset_touches_neither_rows_nor_read_data() {
    let mut ga = Ga::default();
    ga.tick(&crowd());
    ga.tick(&GaIn { a0_wb_data: [5; 4], ..crowd() });
    assert_eq!(ga.eval(&GaIn::default()).rd_data0, [0xA0; 4]);
    ga.tick(&GaIn { reset: 1, a0_wb_data: [6; 4], ..crowd() });
    assert_eq!(ga.eval(&GaIn::default()).rd_data0, [0xA0; 4]);
    assert_eq!(ga.row(10), &[5; 4]);
}

#[test]
fn responses_and_payloads_come_through_under_full_load() {
    let mut ga = Ga::default();
    let winner = |o: tessera_ports::ga::GaOut| [o.a0_wb_gnt, o.a1_wb_gnt, o.me_wb_gnt, o.dp_wb_gnt].iter().position(|&g| g == 1);
    let winners: Vec<_> = (0..64).map(|n| winner(ga.step(&GaIn { dp_wb_valid: u64::from(n < 32), ..crowd() }))).collect();
    let expected = |n| Some([0, 3, 2][usize::from(n == 31) + 2 * usize::from(n == 63)]);
    assert_eq!(winners, (0..64).map(expected).collect::<Vec<_>>());
}

proptest! {
    /// Every port and the write port serve exactly one requester when there is one.
    #[test]
    fn one_grant_a_port(a0 in any::<[bool; 3]>(), a1 in any::<[bool; 3]>(), me in any::<bool>(), wb in any::<[bool; 4]>()) {
        let i = GaIn {
            a0_rd_valid: a0.map(u64::from),
            a1_rd_valid: a1.map(u64::from),
            me_rd_valid: me.into(),
            a0_wb_valid: wb[0].into(),
            a1_wb_valid: wb[1].into(),
            me_wb_valid: wb[2].into(),
            dp_wb_valid: wb[3].into(),
            ..GaIn::default()
        };
        let o = Ga::default().eval(&i);
        for port in 0..3 {
            let me_here = port == 2 && me;
            let granted = o.a0_rd_gnt[port] + o.a1_rd_gnt[port] + if port == 2 { o.me_rd_gnt } else { 0 };
            prop_assert_eq!(granted, u64::from(a0[port] || a1[port] || me_here));
        }
        let writes = o.a0_wb_gnt + o.a1_wb_gnt + o.me_wb_gnt + o.dp_wb_gnt;
        prop_assert_eq!(writes, u64::from(wb.contains(&true)));
    }
}
