//! JE against a per-channel model of the branch rules.

mod common;

use common::Bench;
use proptest::prelude::*;
use tessera_eu::je::Je;
use tessera_ports::je::{JeIn, JeOut};

type JeBench = Bench<Je, JeIn, JeOut>;

#[derive(Clone, Copy, Default)]
struct Thread {
    dispatched: u32,
    parked: [u32; 32],
}

fn bits(set: u32) -> impl Iterator<Item = usize> {
    (0..32).filter(move |c| set >> c & 1 == 1)
}

fn set(f: impl Fn(usize) -> bool) -> u32 {
    (0..32).filter(|&c| f(c)).fold(0, |s, c| s | 1 << c)
}

/// The rules of the contract, one channel at a time.
fn branch(thread: &mut Thread, i: &JeIn) -> JeOut {
    let (ip, pred) = (i.i_ip as u32, i.i_pred as u32);
    let d = thread.dispatched;
    let p = thread.parked;
    let n = ip.wrapping_add(if i.i_len8 == 1 { 8 } else { 16 });
    let imm = (i.i_hi >> 32) as u32;
    let (j, u) = (ip.wrapping_add(imm), ip.wrapping_add(i.i_hi as u32));
    let act = i.i_act as u32 | set(|c| d >> c & 1 == 1 && p[c] == ip);
    let off = (i.i_lo >> 12 & 3) * 8 + (i.i_lo >> 11 & 1) * 4;
    let size = 1u64 << (i.i_lo >> 21 & 7);
    let range = set(|c| (off..off + size).contains(&(c as u64)));
    let en = act & range;
    let (t, f) = (en & pred, en & !pred);
    let op = if i.i_sync == 1 { 0 } else { i.i_lo & 0x7f };
    let goto_b = i.i_lo >> 28 & 1 == 1;
    let pick = |test: bool, yes: u32, no: u32| if test { yes } else { no };
    let (to_t, to_f, next) = match op {
        0x22 => (Some(n), Some(j), pick(t != 0, n, j)),
        0x24 => (Some(u), Some(u), pick(bits(range & d & !act).any(|c| p[c] == n), n, j)),
        0x25 | 0x2f => (Some(n), Some(n), pick(en != 0, n, j)),
        0x27 => (Some(j), Some(n), pick(t != 0, j, n)),
        0x28 => (Some(u.wrapping_add(16)), Some(n), pick(f != 0, n, j)),
        0x2e if goto_b => (Some(u), Some(n), pick(t != 0, u, j)),
        0x2e => (Some(n), Some(u), pick(t != 0, n, j)),
        0x20 => (None, None, pick(pred >> off & 1 == 1, n.wrapping_add(imm), n)),
        _ => (None, None, if i.i_sync == 1 { ip } else { n }),
    };
    let q = |c: usize| {
        let target = if t >> c & 1 == 1 {
            to_t
        } else if f >> c & 1 == 1 {
            to_f
        } else {
            None
        };
        target.unwrap_or(next)
    };
    let r_act = set(|c| if act >> c & 1 == 1 { q(c) == next } else { d >> c & 1 == 1 && p[c] == next });
    for c in bits(act & !r_act) {
        thread.parked[c] = q(c);
    }
    let wake = bits(d & !r_act).map(|c| thread.parked[c]).filter(|&a| a > next).min();
    JeOut {
        i_ready: 1,
        r_valid: 1,
        r_slot: i.i_slot,
        r_sync: i.i_sync,
        r_next: next.into(),
        r_act: r_act.into(),
        r_wake_valid: wake.is_some().into(),
        r_wake: wake.unwrap_or(0).into(),
        r_ip: ip.into(),
        r_op: op,
        r_mask: act.into(),
    }
}

/// Issues one operation and returns its result cycle; in between JE is busy and silent.
fn run(je: &mut JeBench, i: &JeIn) -> JeOut {
    assert_eq!(je.cycle(&JeIn { i_valid: 1, ..*i }).i_ready, 1);
    for _ in 0..3 {
        // A bundle offered while JE is busy is not taken.
        assert_eq!(je.cycle(&JeIn { i_valid: 1, i_ip: 0x1234, ..JeIn::default() }), JeOut::default());
    }
    let out = je.eval(&JeIn::default());
    je.tick();
    out
}

/// Addresses and offsets from a small grid, so that channels meet.
fn near() -> impl Strategy<Value = u64> {
    prop_oneof![8 => (0u64..8).prop_map(|k| k * 16), 1 => any::<u32>().prop_map(u64::from)]
}

prop_compose! {
    fn operation()(
        slot in 0u64..3,
        ip in near(),
        op in prop::sample::select(vec![0x20u64, 0x22, 0x24, 0x25, 0x27, 0x28, 0x2e, 0x2f, 0x7e, 0x31]),
        form in (0u64..4, 0u64..2, 0u64..6, 0u64..2, 0u64..2),
        offsets in (near(), near(), any::<bool>()),
        sync in prop::bool::weighted(0.2),
        masks in (any::<u32>(), any::<u32>(), any::<u32>()),
        restart in prop::bool::weighted(0.1),
    ) -> (JeIn, bool) {
        let (quarter, nibble, size, branch, len8) = form;
        let back = |x: u64| if offsets.2 { (x as u32).wrapping_neg() as u64 } else { x };
        (JeIn {
            start_slot: slot, start_mask: masks.0.into(),
            i_slot: slot, i_ip: ip,
            i_lo: op | nibble << 11 | quarter << 12 | size << 21 | branch << 28,
            i_hi: back(offsets.0) << 32 | offsets.1,
            i_len8: len8, i_sync: sync.into(), i_act: (masks.0 & masks.1).into(), i_pred: masks.2.into(),
            ..JeIn::default()
        }, restart)
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn branches_like_the_model(operations in prop::collection::vec(operation(), 60)) {
        let mut je = JeBench::new();
        let mut threads = [Thread::default(); 7];
        let mut active = [0u32; 7];
        for (i, restart) in operations {
            let slot = i.i_slot as usize;
            if restart || threads[slot].dispatched == 0 {
                je.cycle(&JeIn { start_valid: 1, start_slot: i.start_slot, start_mask: i.start_mask, ..JeIn::default() });
                threads[slot].dispatched = i.start_mask as u32;
                active[slot] = i.start_mask as u32;
            }
            // Mostly what TC would say, now and then any subset.
            let act = if i.i_act & 1 == 1 { i.i_act } else { active[slot].into() };
            let i = JeIn { i_act: act, ..i };
            let want = branch(&mut threads[slot], &i);
            prop_assert_eq!(run(&mut je, &i), want);
            prop_assert_eq!(want.r_act as u32 & !(threads[slot].dispatched | want.r_mask as u32), 0);
            active[slot] = want.r_act as u32;
        }
    }
}

#[test]
fn divergence_joins_at_the_endif_through_a_sync() {
    let mut je = JeBench::new();
    let start = JeIn { start_valid: 1, start_slot: 2, start_mask: 0xff, ..JeIn::default() };
    je.cycle(&start);
    let simd8 = 3 << 21;
    // if at 0x100: JIP = UIP = +0x40; channels 4..7 are refused and wait at 0x140.
    let i = JeIn {
        i_slot: 2,
        i_ip: 0x100,
        i_lo: 0x22 | simd8,
        i_hi: 0x40 << 32 | 0x40,
        i_act: 0xff,
        i_pred: 0x0f,
        ..JeIn::default()
    };
    let out = run(&mut je, &i);
    assert_eq!((out.r_next, out.r_act, out.r_wake_valid, out.r_wake), (0x110, 0x0f, 1, 0x140));
    let sync = JeIn { i_slot: 2, i_ip: 0x140, i_sync: 1, i_lo: 0x40, i_act: 0x0f, i_pred: 0xff, ..JeIn::default() };
    let out = run(&mut je, &sync);
    assert_eq!((out.r_next, out.r_act, out.r_wake_valid, out.r_op, out.r_mask), (0x140, 0xff, 0, 0, 0xff));
}

#[test]
fn reset_forgets_parked_channels() {
    let mut je = JeBench::new();
    let start = JeIn { start_valid: 1, start_mask: 3, ..JeIn::default() };
    je.cycle(&start);
    let goto = JeIn { i_lo: 0x2e | 3 << 21, i_ip: 0x20, i_hi: 0x80 << 32 | 0x80, i_act: 3, i_pred: 1, ..JeIn::default() };
    assert_eq!(run(&mut je, &goto).r_wake, 0xa0);
    je.cycle(&JeIn { reset: 1, ..JeIn::default() });
    je.cycle(&start);
    let nop = JeIn { i_lo: 0x7e, i_ip: 0x90, i_act: 1, ..JeIn::default() };
    assert_eq!(run(&mut je, &nop).r_wake_valid, 0);
}
