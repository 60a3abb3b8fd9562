//! ME: beats, timing and completion under random grants and back-pressure.

mod common;

use common::Bench;
use proptest::prelude::*;
use tessera_eu::me::Me;
use tessera_eu::opcode;
use tessera_ports::bundle::eu::{
    Done, EndOfThread, Event, MessageBeat, MessageIssue, MessageResponse, Retire, RowReadBack, RowWrite, RowWriteBack,
};
use tessera_ports::me::{MeIn, MeOut};

type MeBench = Bench<Me, MeIn, MeOut>;

/// Contents of a register row: different for every row.
fn row_data(row: u64) -> [u64; 4] {
    [row, row << 20, !row, row * 0x0101_0101]
}

struct Message {
    header: MessageIssue,
    /// Rows of the payload, in the order of the beats.
    rows: Vec<u64>,
}

const SLOT: u64 = 5;

/// Nothing to do, and an instruction is welcome.
fn idle() -> MeOut {
    MeOut { issue: true.into(), ..MeOut::default() }
}

fn issue(me: &mut MeBench, issue: MessageIssue) {
    assert_eq!(me.cycle(&MeIn { issue: MessageIssue { valid: 1, ..issue }, ..MeIn::default() }), idle());
}

/// Whatever is asked for is granted, whatever leaves is taken.
fn open() -> MeIn {
    MeIn { rd: RowReadBack { gnt: 1 }, mo: true.into(), ..MeIn::default() }
}

fn message(null_dst: bool, mlen: u64, xlen: u64, extra: u64) -> Message {
    let (src0, src1, rlen) = (20, 60, if null_dst { 0 } else { 9 });
    let header = MessageIssue {
        slot: SLOT,
        ip: 0x40,
        op: opcode::SEND.raw(),
        src0,
        mlen,
        src1,
        xlen,
        dst: 0x55,
        rlen,
        sfid: 0xc,
        desc: mlen << 25 | 9 << 20 | 0x2345,
        extra,
        emask: 0xff0,
        sb: 2,
        ..MessageIssue::default()
    };
    let rows = (0..mlen).map(|k| SLOT * 128 + src0 + k).chain((0..xlen).map(|k| SLOT * 128 + src1 + k)).collect();
    Message { header, rows }
}

proptest! {
    #![proptest_config(tessera_testkit::cases!(60))]

    #[test]
    fn streams_like_the_model(
        form in (any::<bool>(), 1u64..16, 0u64..16, any::<u16>()),
        noise in prop::collection::vec((prop::bool::weighted(0.7), prop::bool::weighted(0.6), any::<u64>()), 400),
    ) {
        let m = message(form.0, form.1, form.2, form.3.into());
        let mut me = MeBench::new();
        issue(&mut me, m.header);
        let (mut requested, mut left, mut flight) = (0, 0, None);
        for (grant, ready, junk) in noise {
            let ask = me.eval(&MeIn::default()).rd;
            let i = MeIn {
                rd: RowReadBack { gnt: ask.valid & u64::from(grant) },
                rd_data: flight.map_or([junk; 4], row_data),
                mo: ready.into(),
                ..MeIn::default()
            };
            let o = me.cycle(&i);
            flight = None;
            if o.rd.valid == 1 {
                prop_assert_eq!(o.rd.row, m.rows[requested]);
                if i.rd.gnt == 1 {
                    flight = Some(o.rd.row);
                    requested += 1;
                }
            }
            prop_assert!(requested - left <= 4);
            let event = |valid| Event { valid, slot: valid * SLOT };
            if o.mo.valid == 1 {
                let last = left + 1 == m.rows.len();
                let beat = MessageBeat {
                    valid: 1,
                    slot: SLOT,
                    sb: 2,
                    ip: 0x40,
                    desc: m.header.desc,
                    exdesc: 0xc | m.header.xlen << 6 | m.header.extra << 16,
                    mask: 0xff0,
                    dst: 0x55,
                    rlen: m.header.rlen,
                    first: (left == 0).into(),
                    last: last.into(),
                    data: row_data(m.rows[left]),
                };
                prop_assert_eq!(o.mo, beat);
                let done = u64::from(ready && last);
                prop_assert_eq!((o.fetched, o.ret.valid, o.ret.slot), (event(done), done, done * SLOT));
                left += usize::from(ready);
                if done == 1 {
                    prop_assert_eq!(me.cycle(&MeIn::default()), idle());
                    return Ok(());
                }
            } else {
                prop_assert_eq!((o.fetched, o.ret.valid, o.mo.slot, o.mo.data), (event(0), 0, 0, [0; 4]));
            }
            prop_assert_eq!(o.issue.ready, 0);
        }
        prop_assert!(false, "message never finished: {} of {} beats", left, m.rows.len());
    }

    #[test]
    fn a_response_passes_through(slot in 0u64..7, sb in 0u64..4, reg in 0u64..128, be in any::<u32>(), data in any::<[u64; 4]>(), flags in 0u64..8) {
        let (valid, gnt, last) = (flags & 1, flags >> 1 & 1, flags >> 2);
        let be = u64::from(be);
        let mut me = MeBench::new();
        let resp = MessageResponse { valid, slot, sb, reg, be, data, last };
        let mut want = MeOut { resp: (gnt == 1).into(), ..idle() };
        if valid == 1 {
            want.wb = RowWrite { valid, row: slot * 128 + reg, be, data };
        }
        prop_assert_eq!(me.cycle(&MeIn { resp, wb: RowWriteBack { gnt }, ..MeIn::default() }), want);
        let over = valid & gnt & last == 1;
        let done = if over { Done { valid, slot, sb } } else { Done::default() };
        for want in [MeOut { done, ..idle() }, idle()] {
            prop_assert_eq!(me.cycle(&MeIn::default()), want);
        }
    }
}

/// What a0 says takes the place of descriptor and lengths; without a dst there is no response.
#[test]
fn a_descriptor_in_a0_comes_before_the_payload() {
    for (null_dst, descriptor, beats, rlen) in [(false, 0x8650_1234u64, 3, 5), (true, 0x8650_1234, 3, 0), (false, 0x10, 1, 0)] {
        let m = message(null_dst, 7, 2, 0);
        let mut me = MeBench::new();
        issue(&mut me, MessageIssue { by_a0: 1, rlen: if null_dst { 0 } else { 31 }, ..m.header });
        let a0 = 896 + 16 * SLOT + 15;
        let waits = me.cycle(&MeIn::default());
        assert_eq!((waits.rd.valid, waits.rd.row), (1, a0));
        assert_eq!(me.cycle(&open()).rd, waits.rd);
        let comes = me.cycle(&MeIn { rd_data: [u64::MAX << 32 | descriptor; 4], ..open() });
        assert_eq!(comes.rd.valid, 0);
        let outputs: Vec<MeOut> = (0..12).map(|_| me.cycle(&open())).collect();
        let asked: Vec<u64> = outputs.iter().filter(|o| o.rd.valid == 1).map(|o| o.rd.row).collect();
        let wanted = (0..beats).map(|k| SLOT * 128 + 20 + k).chain((0..2).map(|k| SLOT * 128 + 60 + k));
        assert_eq!(asked, wanted.collect::<Vec<_>>());
        let sent: Vec<_> = outputs.iter().filter(|o| o.mo.valid == 1).map(|o| (o.mo.desc, o.mo.rlen)).collect();
        assert_eq!(sent, vec![(descriptor, rlen); beats as usize + 2]);
    }
}

#[test]
fn full_speed_takes_one_beat_a_cycle() {
    let m = message(false, 8, 0, 0);
    let mut me = MeBench::new();
    issue(&mut me, m.header);
    let valid: Vec<u64> = (0..12).map(|_| me.cycle(&open()).mo.valid).collect();
    assert_eq!(valid, [0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0]);
}

#[test]
fn end_of_thread_waits_for_the_spawner_and_reads_nothing() {
    let mut me = MeBench::new();
    let end = MessageIssue { op: opcode::SEND.raw(), eot: 1, src0: 127, mlen: 1, sfid: 7, ..MessageIssue::default() };
    issue(&mut me, MessageIssue { slot: 3, ip: 0x80, emask: 1, ..end });
    let waiting = MeOut { eot: EndOfThread { valid: 1, slot: 3 }, ..MeOut::default() };
    for _ in 0..3 {
        assert_eq!(me.cycle(&open()), waiting);
    }
    let ret = Retire { valid: 1, slot: 3, ip: 0x80, op: opcode::SEND.raw(), mask: 1 };
    let ended = MeOut { ended: Event { valid: 1, slot: 3 }, ret, ..waiting };
    assert_eq!(me.cycle(&MeIn { eot: true.into(), ..MeIn::default() }), ended);
    assert_eq!(me.cycle(&MeIn::default()), idle());
}
