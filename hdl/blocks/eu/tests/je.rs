//! JE against a per-channel model of the branch rules.

mod common;

use common::Bench;
use proptest::prelude::*;
use tessera_eu::je::Je;
use tessera_eu::opcode;
use tessera_hdl::U;
use tessera_ports::bundle::eu::{Branch, BranchIssue, DispatchMask, Retire};
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

/// A branch of eight channels.
fn simd8(op: U<7>, jip: u64, uip: u64) -> BranchIssue {
    BranchIssue { op: op.raw(), size: 3, jip, uip, ..BranchIssue::default() }
}

/// The rules of the contract, one channel at a time.
fn branch(thread: &mut Thread, i: &BranchIssue) -> JeOut {
    let (ip, pred) = (i.ip as u32, i.pred as u32);
    let d = thread.dispatched;
    let p = thread.parked;
    let n = ip.wrapping_add(if i.len8 == 1 { 8 } else { 16 });
    let imm = i.jip as u32;
    let (j, u) = (ip.wrapping_add(imm), ip.wrapping_add(i.uip as u32));
    let act = i.act as u32 | set(|c| d >> c & 1 == 1 && p[c] == ip);
    let off = 4 * i.group;
    let size = 1u64 << i.size;
    let range = set(|c| (off..off + size).contains(&(c as u64)));
    let en = act & range;
    let (t, f) = (en & pred, en & !pred);
    let op = U::new(i.op);
    let goto_b = i.branch == 1;
    let pick = |test: bool, yes: u32, no: u32| if test { yes } else { no };
    let (to_t, to_f, next) = match op {
        opcode::IF => (Some(n), Some(j), pick(t != 0, n, j)),
        opcode::ELSE => (Some(u), Some(u), pick(bits(range & d & !act).any(|c| p[c] == n), n, j)),
        opcode::ENDIF | opcode::JOIN => (Some(n), Some(n), pick(en != 0, n, j)),
        opcode::WHILE => (Some(j), Some(n), pick(t != 0, j, n)),
        opcode::BREAK => (Some(u.wrapping_add(16)), Some(n), pick(f != 0, n, j)),
        opcode::GOTO if goto_b => (Some(u), Some(n), pick(t != 0, u, j)),
        opcode::GOTO => (Some(n), Some(u), pick(t != 0, n, j)),
        opcode::JMPI => (None, None, pick(pred >> off & 1 == 1, n.wrapping_add(imm), n)),
        _ => (None, None, if i.sync == 1 { ip } else { n }),
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
    let remain = set(|c| if act >> c & 1 == 1 { q(c) == next } else { d >> c & 1 == 1 && p[c] == next });
    for c in bits(act & !remain) {
        thread.parked[c] = q(c);
    }
    let wake = bits(d & !remain).map(|c| thread.parked[c]).filter(|&a| a > next).min();
    JeOut {
        issue: true.into(),
        branch: Branch {
            valid: 1,
            slot: i.slot,
            sync: i.sync,
            target: next.into(),
            act: remain.into(),
            wake_valid: wake.is_some().into(),
            wake: wake.unwrap_or(0).into(),
        },
        ret: Retire { valid: 1, slot: i.slot, ip: ip.into(), op: op.raw(), mask: act.into() },
    }
}

fn start(je: &mut JeBench, slot: u64, mask: u64) {
    je.cycle(&JeIn { start: DispatchMask { valid: 1, slot, mask }, ..JeIn::default() });
}

/// Issues one operation and returns its result cycle; in between JE is busy and silent.
fn run(je: &mut JeBench, issue: BranchIssue) -> JeOut {
    // A start that is not valid means nothing.
    let start = DispatchMask { valid: 0, slot: issue.slot, mask: 0x5a5a_5a5a };
    let offer = |issue: BranchIssue| JeIn { start, issue: BranchIssue { valid: 1, ..issue }, ..JeIn::default() };
    assert_eq!(je.cycle(&offer(issue)).issue.ready, 1);
    for _ in 0..3 {
        // What is offered while JE is busy is not taken.
        assert_eq!(je.cycle(&offer(BranchIssue { ip: 0x1234, ..BranchIssue::default() })), JeOut::default());
    }
    je.cycle(&JeIn::default())
}

/// Addresses and offsets from a small grid, so that channels meet.
fn near() -> impl Strategy<Value = u64> {
    prop_oneof![8 => (0u64..8).prop_map(|k| k * 16), 1 => any::<u32>().prop_map(u64::from)]
}

prop_compose! {
    fn operation()(
        slot in 0u64..3,
        ip in near(),
        op in prop::sample::select(vec![
            opcode::JMPI, opcode::IF, opcode::ELSE, opcode::ENDIF, opcode::WHILE,
            opcode::BREAK, opcode::GOTO, opcode::JOIN, opcode::NOP, opcode::SEND,
        ]),
        form in (0u64..8, 0u64..6, any::<bool>(), 0u64..2),
        offsets in (near(), near(), any::<bool>()),
        sync in prop::bool::weighted(0.2),
        masks in (any::<u32>(), any::<u32>(), any::<u32>()),
        restart in prop::bool::weighted(0.1),
    ) -> (BranchIssue, u32, bool) {
        let (group, size, branch, len8) = form;
        let back = |x: u64| if offsets.2 { (x as u32).wrapping_neg() as u64 } else { x };
        let op = if sync { 0 } else { op.raw() };
        let issue = BranchIssue {
            valid: 0, slot, ip, len8, op, branch: branch.into(), group, size,
            jip: back(offsets.0), uip: offsets.1, sync: sync.into(),
            act: (masks.0 & masks.1).into(), pred: masks.2.into(),
        };
        (issue, masks.0, restart)
    }
}

proptest! {
    #![proptest_config(tessera_testkit::cases!(40))]

    #[test]
    fn branches_like_the_model(operations in prop::collection::vec(operation(), 60)) {
        let mut je = JeBench::new();
        let mut threads = [Thread::default(); 7];
        let mut active = [0u32; 7];
        for (i, dispatched, restart) in operations {
            let slot = i.slot as usize;
            if restart || threads[slot].dispatched == 0 {
                start(&mut je, i.slot, dispatched.into());
                threads[slot].dispatched = dispatched;
                active[slot] = dispatched;
            }
            // Mostly what TC would say, now and then any subset.
            let act = if i.act & 1 == 1 { i.act } else { active[slot].into() };
            let i = BranchIssue { act, ..i };
            let want = branch(&mut threads[slot], &i);
            prop_assert_eq!(run(&mut je, i), want);
            prop_assert_eq!(want.branch.act as u32 & !(threads[slot].dispatched | want.ret.mask as u32), 0);
            active[slot] = want.branch.act as u32;
        }
    }
}

#[test]
fn divergence_joins_at_the_endif_through_a_sync() {
    let mut je = JeBench::new();
    start(&mut je, 2, 0xff);
    // if at 0x100: JIP = UIP = +0x40; channels 4..7 are refused and wait at 0x140.
    let i = BranchIssue { slot: 2, ip: 0x100, act: 0xff, pred: 0x0f, ..simd8(opcode::IF, 0x40, 0x40) };
    let want = Branch { valid: 1, slot: 2, sync: 0, target: 0x110, act: 0x0f, wake_valid: 1, wake: 0x140 };
    assert_eq!(run(&mut je, i).branch, want);
    let sync = BranchIssue { ip: 0x140, sync: 1, op: 0, act: 0x0f, pred: 0xff, ..i };
    let out = run(&mut je, sync);
    assert_eq!(out.branch, Branch { valid: 1, slot: 2, sync: 1, target: 0x140, act: 0xff, wake_valid: 0, wake: 0 });
    assert_eq!(out.ret, Retire { valid: 1, slot: 2, ip: 0x140, op: 0, mask: 0xff });
}

#[test]
fn reset_forgets_parked_channels() {
    let mut je = JeBench::new();
    start(&mut je, 0, 3);
    let goto = BranchIssue { ip: 0x20, act: 3, pred: 1, ..simd8(opcode::GOTO, 0x80, 0x80) };
    assert_eq!(run(&mut je, goto).branch.wake, 0xa0);
    je.cycle(&JeIn { reset: 1, ..JeIn::default() });
    start(&mut je, 0, 3);
    let nop = BranchIssue { op: opcode::NOP.raw(), ip: 0x90, act: 1, ..BranchIssue::default() };
    assert_eq!(run(&mut je, nop).branch.wake_valid, 0);
}
