//! The message unit alone: beats, buffer, end of thread, responses.

#[macro_use]
#[path = "common/word.rs"]
mod word;

use tessera_golden::me::{Me, Message};
use tessera_golden::Golden;
use tessera_isa::{Register, Sfid};
use tessera_ports::bundle::eu::{Done, MessageIssue, MessageResponse, RowReadBack, RowWrite, RowWriteBack};
use tessera_ports::me::{MeIn, MeOut};

/// mlen 6, rlen 2.
const DESC: u32 = 6 << 25 | 2 << 20 | 0x5E02;

fn issue(word: u128) -> MeIn {
    let message = Message::decode(word);
    let issue = MessageIssue {
        valid: 1,
        slot: 5,
        ip: 0x80,
        op: message.op.into(),
        eot: message.end_of_thread.into(),
        src0: message.payload.0.into(),
        mlen: message.payload.1.into(),
        src1: message.extra.0.into(),
        xlen: message.extra.1.into(),
        dst: u64::from(message.response.0 & 0x7F),
        rlen: message.response.1.into(),
        sfid: message.function.into(),
        desc: message.descriptor.into(),
        by_a0: message.by_address.into(),
        extra: message.rest.into(),
        emask: 0xABCD,
        sb: 2,
    };
    MeIn { issue, ..MeIn::default() }
}

fn send() -> MeIn {
    issue(word!(send(16, Sfid::DataPort1, Register::Grf(40), 10, DESC)))
}

/// Runs with every read granted; row `r` arrives as `[r; 4]`.
fn run(me: &mut Me, first: &MeIn, cycles: usize, ready: impl Fn(usize) -> bool) -> Vec<MeOut> {
    let mut arriving = 0;
    (0..cycles)
        .map(|t| {
            let mut i = if t == 0 { *first } else { MeIn::default() };
            i.mo = ready(t).into();
            i.rd.gnt = me.eval(&i).rd.valid;
            i.rd_data = [arriving; 4];
            let o = me.step(&i);
            arriving = if i.rd.gnt == 1 { o.rd.row } else { 0xDEAD };
            o
        })
        .collect()
}

fn when(trace: &[MeOut], condition: impl Fn(&MeOut) -> bool) -> Vec<usize> {
    (0..trace.len()).filter(|&t| condition(&trace[t])).collect()
}

/// a0 is read in 1, its row comes in 2; what it says is known in 3.
#[test]
fn a_descriptor_in_a0_is_read_first() {
    let word = word!(send(16, Sfid::DataPort1, Register::Grf(40), 10, DESC));
    let by_address = issue(word & !(3 << 89 | 0x7FFF_FFFF << 96) | 0x10 << 101);
    assert_eq!((by_address.issue.by_a0, by_address.issue.rlen), (1, 0x1F));
    let a0 = 896 + 5 * 16 + 15;
    for (descriptor, beats, response) in [(0x8420_5E02u32, 2, 2), (0x0010_0000, 1, 1)] {
        let mut me = Me::default();
        let mut rows = Vec::new();
        let (mut arriving, mut finished) = (0, None);
        for t in 0..12 {
            let mut i = if t == 0 { by_address } else { MeIn::default() };
            i.mo = true.into();
            i.rd.gnt = me.eval(&i).rd.valid;
            i.rd_data = [arriving; 4];
            let o = me.step(&i);
            rows.extend((o.rd.valid == 1).then_some((t, o.rd.row)));
            arriving = if o.rd.row == a0 { 0xFFFF_FFFF << 32 | u64::from(descriptor) } else { o.rd.row };
            if o.mo.valid == 1 {
                assert_eq!((o.mo.desc, o.mo.rlen, o.mo.data[0]), (descriptor.into(), response, 5 * 128 + 10 + o.mo.data[0] % 2));
                finished = finished.or((o.fetched.valid == 1).then_some(t));
            }
        }
        let payload = (0..beats).map(|k| (3 + k, 5 * 128 + 10 + k));
        assert_eq!(rows, [(1, a0)].into_iter().chain(payload).collect::<Vec<_>>());
        assert_eq!(finished, Some(4 + beats));
    }
}

#[test]
fn one_register_a_beat() {
    let trace = run(&mut Me::default(), &send(), 14, |_| true);
    // Granted in 1, arriving in 2, in the buffer in 3.
    assert_eq!(when(&trace, |o| o.rd.valid == 1), [1, 2, 3, 4, 5, 6]);
    let beats = when(&trace, |o| o.mo.valid == 1);
    assert_eq!(beats, [3, 4, 5, 6, 7, 8]);
    let rows: Vec<u64> = beats.iter().map(|&t| trace[t].mo.data[0]).collect();
    assert_eq!(rows, (10..16).map(|r| 5 * 128 + r).collect::<Vec<_>>());
    for (k, &t) in beats.iter().enumerate() {
        let o = &trace[t];
        assert_eq!((o.mo.first, o.mo.last), (u64::from(k == 0), u64::from(k == 5)));
        assert_eq!((o.mo.slot, o.mo.sb, o.mo.ip, o.mo.mask), (5, 2, 0x80, 0xABCD));
        assert_eq!((o.mo.desc, o.mo.exdesc, o.mo.dst, o.mo.rlen), (DESC.into(), 0xC, 40, 2));
    }
    assert_eq!(when(&trace, |o| o.fetched.valid == 1), [8]);
    let last = &trace[8];
    assert_eq!((last.fetched.slot, last.ret.valid, last.ret.slot, last.ret.op, last.ret.mask), (5, 1, 5, 0x31, 0xABCD));
    assert_eq!(when(&trace, |o| o.issue.ready == 1), [0, 9, 10, 11, 12, 13]);
}

#[test]
fn the_buffer_holds_four_rows() {
    let trace = run(&mut Me::default(), &send(), 24, |t| t >= 12);
    assert_eq!(when(&trace, |o| o.rd.valid == 1), [1, 2, 3, 4, 13, 14]);
    assert_eq!(when(&trace, |o| o.mo.valid == 1)[..10], (3..13).collect::<Vec<_>>());
    let left: Vec<u64> = (12..18).map(|t| trace[t].mo.data[0] - 5 * 128).collect();
    assert_eq!(left, [10, 11, 12, 13, 14, 15]);
    assert_eq!(when(&trace, |o| o.fetched.valid == 1), [17]);
}

#[test]
fn split_send_continues_with_the_second_payload() {
    // sends (16) null r29 r17, 0x8C, 0x04025E00 with two more registers (gen9-eu-isa.md appendix B).
    let trace = run(&mut Me::default(), &issue(0x04025e00_000003a2_00011070_0c800033), 12, |_| true);
    let beats = when(&trace, |o| o.mo.valid == 1);
    let rows: Vec<u64> = beats.iter().map(|&t| trace[t].mo.data[0] - 5 * 128).collect();
    assert_eq!(rows, [29, 30, 17, 18]);
    let o = &trace[beats[0]];
    assert_eq!((o.mo.exdesc, o.mo.rlen, o.mo.desc), (0xC | 2 << 6, 0, 0x0402_5E00));
}

#[test]
fn extended_descriptor_of_a_send() {
    let spread = 0x8u128 << 91 | 0x7 << 85 | 0x6 << 80 | 0x5 << 64;
    let trace = run(&mut Me::default(), &issue(0x04205e01_060001a0_21e00268_0c800031 & !(0xF << 64) | spread), 6, |_| true);
    // Bits 94:91 are 0 in the base word but for the file bits 90:89.
    assert_eq!(trace[3].mo.exdesc, 0x8765_000C);
}

#[test]
fn end_of_thread_reads_nothing_and_waits_for_the_spawner() {
    let mut me = Me::default();
    me.tick(&issue(word!(eot(127))));
    for _ in 0..3 {
        let o = me.step(&MeIn { mo: true.into(), ..MeIn::default() });
        assert_eq!((o.eot.valid, o.eot.slot, o.ended.valid, o.rd.valid, o.mo.valid, o.issue.ready), (1, 5, 0, 0, 0, 0));
    }
    let o = me.step(&MeIn { eot: true.into(), ..MeIn::default() });
    assert_eq!((o.eot.valid, o.ended.valid, o.ret.valid, o.ret.slot, o.fetched.valid), (1, 1, 1, 5, 0));
    assert_eq!(me.eval(&MeIn::default()), MeOut { issue: true.into(), ..MeOut::default() });
}

#[test]
fn responses_go_straight_to_the_register_file() {
    let mut me = Me::default();
    let resp = MessageResponse { valid: 1, slot: 4, sb: 3, reg: 9, be: 0xF, data: [7; 4], last: 1 };
    let waiting = me.eval(&MeIn { resp, ..MeIn::default() });
    assert_eq!(waiting.wb, RowWrite { valid: 1, row: 4 * 128 + 9, be: 0xF, data: [7; 4] });
    assert_eq!((waiting.resp.ready, waiting.done), (0, Done::default()));
    let wb = RowWriteBack { gnt: 1 };
    let taken = me.step(&MeIn { wb, resp, ..MeIn::default() });
    assert_eq!((taken.resp.ready, taken.done), (1, Done::default()));
    // The entry is free a cycle later; a row that is not the last one frees nothing.
    let more = me.step(&MeIn { wb, resp: MessageResponse { last: 0, ..resp }, ..MeIn::default() });
    assert_eq!((more.resp.ready, more.done), (1, Done { valid: 1, slot: 4, sb: 3 }));
    assert_eq!(me.step(&MeIn::default()).done, Done::default());
}

#[test]
fn reset_drops_the_message() {
    let mut me = Me::default();
    run(&mut me, &send(), 4, |_| false);
    me.tick(&MeIn { reset: 1, ..MeIn::default() });
    for _ in 0..3 {
        assert_eq!(
            me.step(&MeIn { mo: true.into(), rd: RowReadBack { gnt: 1 }, ..MeIn::default() }),
            MeOut { issue: true.into(), ..MeOut::default() }
        );
    }
}
