//! ME: beats, timing and completion under random grants and back-pressure.

mod common;

use common::Bench;
use proptest::prelude::*;
use tessera_eu::me::Me;
use tessera_ports::me::{MeIn, MeOut};

type MeBench = Bench<Me, MeIn, MeOut>;

/// Contents of a register row: different for every row.
fn row_data(row: u64) -> [u64; 4] {
    [row, row << 20, !row, row * 0x0101_0101]
}

struct Message {
    lo: u64,
    hi: u64,
    rows: Vec<u64>,
    rlen: u64,
    exdesc: u64,
}

const SLOT: u64 = 5;

fn message(split: bool, null_dst: bool, mlen: u64, xlen: u64, function: u64) -> Message {
    let (src0, src1, dst, rlen) = (20, 60, 0x55, 9);
    let desc = mlen << 25 | rlen << 20 | 0x2345;
    let xlen = if split { xlen } else { 0 };
    let lo = if split {
        0x33 | 0xc << 24 | u64::from(!null_dst) << 35 | u64::from(xlen > 0) << 36 | src1 << 44 | dst << 53
    } else {
        0x31 | 0xc << 24 | u64::from(!null_dst) << 35 | dst << 53
    };
    let hi = desc << 32
        | src0 << 5
        | if split {
            xlen | function << 16
        } else {
            (function & 15) | (function >> 4 & 15) << 16 | (function >> 8 & 15) << 21 | (function >> 12) << 27
        };
    let rows = (0..mlen).map(|k| SLOT * 128 + src0 + k).chain((0..xlen).map(|k| SLOT * 128 + src1 + k)).collect();
    Message { lo, hi, rows, rlen: if null_dst { 0 } else { rlen }, exdesc: 0xc | xlen << 6 | function << 16 }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn streams_like_the_model(
        form in (any::<bool>(), any::<bool>(), 1u64..16, 1u64..16, any::<u16>()),
        noise in prop::collection::vec((prop::bool::weighted(0.7), prop::bool::weighted(0.6), any::<u64>()), 400),
    ) {
        let m = message(form.0, form.1, form.2, form.3, form.4.into());
        let mut me = MeBench::new();
        let issue = MeIn { i_valid: 1, i_slot: SLOT, i_ip: 0x40, i_lo: m.lo, i_hi: m.hi, i_emask: 0xff0, i_sb: 2, ..MeIn::default() };
        prop_assert_eq!(me.cycle(&issue), MeOut { i_ready: 1, ..MeOut::default() });
        let (mut requested, mut left, mut flight) = (0, 0, None);
        for (grant, ready, junk) in noise {
            let ask = me.eval(&MeIn::default());
            let i = MeIn {
                rd_gnt: ask.rd_valid & u64::from(grant),
                rd_data: flight.map_or([junk; 4], row_data),
                mo_ready: ready.into(),
                ..MeIn::default()
            };
            let o = me.cycle(&i);
            flight = None;
            if o.rd_valid == 1 {
                prop_assert_eq!(o.rd_row, m.rows[requested]);
                if i.rd_gnt == 1 {
                    flight = Some(o.rd_row);
                    requested += 1;
                }
            }
            prop_assert!(requested - left <= 4);
            if o.mo_valid == 1 {
                let last = left + 1 == m.rows.len();
                let header = (o.mo_slot, o.mo_sb, o.mo_ip, o.mo_mask, o.mo_dst, o.mo_rlen, o.mo_desc, o.mo_exdesc);
                prop_assert_eq!(header, (SLOT, 2, 0x40, 0xff0, 0x55, m.rlen, m.hi >> 32, m.exdesc));
                prop_assert_eq!((o.mo_first, o.mo_last), ((left == 0).into(), last.into()));
                prop_assert_eq!(o.mo_data, row_data(m.rows[left]));
                let done = u64::from(ready && last);
                prop_assert_eq!((o.fetched_valid, o.ret_valid, o.ret_slot), (done, done, done * SLOT));
                left += usize::from(ready);
                if done == 1 {
                    prop_assert_eq!(me.cycle(&MeIn::default()), MeOut { i_ready: 1, ..MeOut::default() });
                    return Ok(());
                }
            } else {
                prop_assert_eq!((o.fetched_valid, o.ret_valid, o.mo_slot, o.mo_data), (0, 0, 0, [0; 4]));
            }
            prop_assert_eq!(o.i_ready, 0);
        }
        prop_assert!(false, "message never finished: {} of {} beats", left, m.rows.len());
    }

    #[test]
    fn a_response_passes_through(slot in 0u64..7, sb in 0u64..4, reg in 0u64..128, be in any::<u32>(), data in any::<[u64; 4]>(), flags in 0u64..8) {
        let (rs_valid, wb_gnt, rs_last) = (flags & 1, flags >> 1 & 1, flags >> 2);
        let mut me = MeBench::new();
        let i = MeIn { rs_valid, rs_slot: slot, rs_sb: sb, rs_reg: reg, rs_be: be.into(), rs_data: data, rs_last, wb_gnt, ..MeIn::default() };
        let mut want = MeOut { i_ready: 1, rs_ready: wb_gnt, ..MeOut::default() };
        if rs_valid == 1 {
            (want.wb_valid, want.wb_row, want.wb_be, want.wb_data) = (1, slot * 128 + reg, be.into(), data);
            if wb_gnt & rs_last == 1 {
                (want.rs_done, want.rs_done_slot, want.rs_done_sb) = (1, slot, sb);
            }
        }
        prop_assert_eq!(me.cycle(&i), want);
    }
}

#[test]
fn full_speed_takes_one_beat_a_cycle() {
    let m = message(false, false, 8, 0, 0);
    let mut me = MeBench::new();
    me.cycle(&MeIn { i_valid: 1, i_slot: SLOT, i_lo: m.lo, i_hi: m.hi, ..MeIn::default() });
    let valid: Vec<u64> = (0..12).map(|_| me.cycle(&MeIn { rd_gnt: 1, mo_ready: 1, ..MeIn::default() }).mo_valid).collect();
    assert_eq!(valid, [0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0]);
}

#[test]
fn end_of_thread_waits_for_the_spawner_and_reads_nothing() {
    let mut me = MeBench::new();
    let hi = 1 << 63 | 2 << 57 | 127 << 5;
    me.cycle(&MeIn { i_valid: 1, i_slot: 3, i_ip: 0x80, i_lo: 0x31 | 7 << 24, i_hi: hi, i_emask: 1, ..MeIn::default() });
    let waiting = MeOut { eot_valid: 1, eot_slot: 3, ..MeOut::default() };
    for _ in 0..3 {
        assert_eq!(me.cycle(&MeIn { rd_gnt: 1, mo_ready: 1, ..MeIn::default() }), waiting);
    }
    let ended = MeOut { eot_done: 1, ret_valid: 1, ret_slot: 3, ret_ip: 0x80, ret_op: 0x31, ret_mask: 1, ..waiting };
    assert_eq!(me.cycle(&MeIn { eot_ready: 1, ..MeIn::default() }), ended);
    assert_eq!(me.cycle(&MeIn::default()), MeOut { i_ready: 1, ..MeOut::default() });
}
