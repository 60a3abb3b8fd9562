//! JE against a per-channel model of the branch rules.

mod common;

use common::Bench;
use proptest::prelude::*;
use std::collections::BTreeSet;
use tessera_eu::je::Je;
use tessera_eu::opcode;
use tessera_hdl::U;
use tessera_ports::bundle::eu::{Branch, BranchIssue, Event, Retire, RowRead, RowWrite, Writer};
use tessera_ports::je::{JeIn, JeOut};

type JeBench = Bench<Je, JeIn, JeOut>;

/// One address a channel, as section 7.1 of the reference has it.
#[derive(Clone, Copy, Default)]
struct Thread {
    dispatched: u32,
    active: u32,
    /// Of the channels that are not active.
    parked: [u32; 32],
    target: u32,
    wake: Option<u32>,
}

impl Thread {
    fn new(dispatched: u32) -> Self {
        Thread { dispatched, active: dispatched, ..Thread::default() }
    }

    /// Addresses at which channels wait.
    fn groups(&self) -> BTreeSet<u32> {
        bits(self.dispatched & !self.active).map(|c| self.parked[c]).collect()
    }
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

/// Result of an operation.
struct Want {
    out: JeOut,
    /// Cycles to it if the ports are free at once.
    latency: usize,
    /// What a call writes.
    state: Option<[u32; 2]>,
}

/// The rules of the contract, one channel at a time; `i` with its targets in place.
fn branch(thread: &mut Thread, i: &BranchIssue) -> Want {
    let groups = thread.groups().len();
    let (ip, pred) = (i.ip as u32, i.pred as u32);
    let d = thread.dispatched;
    let p = thread.parked;
    let n = ip.wrapping_add(if i.len8 == 1 { 8 } else { 16 });
    let imm = i.jip as u32;
    let op = U::new(i.op);
    let absolute = op == opcode::CALLA || op == opcode::RET;
    let j = if absolute { imm } else { ip.wrapping_add(imm) };
    let u = ip.wrapping_add(i.uip as u32);
    let act = thread.active | set(|c| (d & !thread.active) >> c & 1 == 1 && p[c] == ip);
    let joins = act != thread.active;
    let off = 4 * i.group;
    let size = 1u64 << i.size;
    let range = set(|c| (off..off + size).contains(&(c as u64)));
    let en = act & range;
    let (t, f) = (en & pred, en & !pred);
    let goto_b = i.branch == 1;
    let pick = |test: bool, yes: u32, no: u32| if test { yes } else { no };
    let (to_t, to_f, next) = match op {
        opcode::IF => (Some(n), Some(j), pick(t != 0, n, j)),
        opcode::ELSE => (Some(u), Some(u), pick(bits(range & d & !act).any(|c| p[c] == n), n, j)),
        opcode::ENDIF | opcode::JOIN => (Some(n), Some(n), pick(en != 0, n, j)),
        opcode::WHILE => (Some(j), Some(n), pick(t != 0, j, n)),
        opcode::BREAK => (Some(u.wrapping_add(16)), Some(n), pick(f != 0, n, j)),
        opcode::CONT | opcode::HALT | opcode::BRC => (Some(u), Some(n), pick(f != 0, n, j)),
        opcode::BRD | opcode::RET => (Some(j), Some(n), pick(f != 0, n, j)),
        opcode::CALL | opcode::CALLA => (Some(j), Some(n), pick(t != 0, j, n)),
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
    thread.active = remain;
    thread.target = next;
    thread.wake = thread.groups().into_iter().find(|&a| a > next);
    let wake = thread.wake;
    let latency = match op {
        opcode::ELSE if groups > 0 => 5 + 2 * groups - usize::from(joins),
        _ => 3 + groups,
    };
    let out = JeOut {
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
        ..JeOut::default()
    };
    let reads = if op == opcode::BRC { 3 } else { 2 };
    let state = (op == opcode::CALL || op == opcode::CALLA).then_some([n, t]);
    Want { out, latency: latency + i.reg as usize * reads + usize::from(state.is_some()), state }
}

fn start(je: &mut JeBench, slot: u64) {
    je.cycle(&JeIn { start: Event { valid: 1, slot }, ..JeIn::default() });
}

/// Issues one operation and returns its result, which comes `latency` cycles later; until then JE is busy and
/// silent.
fn run(je: &mut JeBench, issue: BranchIssue, latency: usize) -> JeOut {
    run_with(je, issue, latency, &Registers::default())
}

/// What GA does: the row that JE reads, cycles until each grant, the write it expects.
#[derive(Clone, Copy, Debug, Default)]
struct Registers {
    row: [u64; 4],
    waits: [usize; 3],
    state: Option<[u32; 2]>,
}

/// The same, with registers.
fn run_with(je: &mut JeBench, issue: BranchIssue, latency: usize, registers: &Registers) -> JeOut {
    // A start that is not valid means nothing, and what is offered while JE is busy is not taken.
    let start = Event { valid: 0, slot: issue.slot };
    let offer = |issue: BranchIssue| JeIn { start, issue: BranchIssue { valid: 1, ..issue }, ..JeIn::default() };
    let other = offer(BranchIssue { ip: 0x1234, ..BranchIssue::default() });
    assert_eq!(je.cycle(&offer(issue)).issue.ready, 1);
    let reads = if issue.reg == 0 { 0 } else { 1 + usize::from(issue.op == opcode::BRC.raw()) };
    let source = if [opcode::BRD, opcode::BRC, opcode::RET].contains(&U::new(issue.op)) { issue.uip } else { issue.jip };
    let (mut grants, mut waited, mut arrives, mut wrote, mut cycles) = (0, 0, false, false, 1);
    loop {
        let asked = je.eval(&other);
        if asked.branch.valid == 1 {
            assert_eq!((cycles, grants), (latency, reads + usize::from(registers.state.is_some())));
            return je.cycle(&JeIn::default());
        }
        let asks = asked.rd.valid == 1 || asked.wb.valid == 1;
        let granted = asks && waited == registers.waits[grants];
        let mut expected = JeOut::default();
        if wrote {
            expected.writer = Writer { slot: issue.slot, ip: issue.ip };
        }
        if asks && grants < reads {
            expected.rd = RowRead { valid: 1, row: issue.slot << 7 | source >> 5 & 0x7f };
        } else if let (true, Some(state)) = (asks, registers.state) {
            let at = issue.dst_sub as usize;
            let mut pair = state.map(u64::from);
            pair.rotate_left(at % 2);
            let data = [pair[1] << 32 | pair[0]; 4];
            expected.wb = RowWrite { valid: 1, row: issue.slot << 7 | issue.dst, be: 0xff << (4 * at), data };
        }
        assert_eq!(asked, expected, "cycle {cycles}");
        let mut i = other;
        (i.rd.gnt, i.wb.gnt) = ((granted && asked.rd.valid == 1).into(), (granted && asked.wb.valid == 1).into());
        i.rd_data = if arrives { registers.row } else { [0x5a5a_5a5a_5a5a_5a5a; 4] };
        je.cycle(&i);
        arrives = granted && asked.rd.valid == 1;
        wrote = granted && asked.wb.valid == 1;
        (grants, waited) = if granted { (grants + 1, 0) } else { (grants, waited + usize::from(asks)) };
        cycles += 1;
    }
}

/// Addresses and offsets from a small grid, so that channels meet.
fn near() -> impl Strategy<Value = u64> {
    prop_oneof![8 => (0u64..8).prop_map(|k| k * 16), 1 => any::<u32>().prop_map(u64::from)]
}

#[derive(Clone, Copy, Debug)]
struct Operation {
    issue: BranchIssue,
    /// How far straight-line code has run on since the last result.
    run_on: u32,
    /// The thread starts anew with these channels.
    restart: Option<u32>,
    /// The target is in a register.
    by_register: bool,
    /// Register and dword of it, and of the return state.
    places: [(u64, u64); 2],
    waits: [usize; 3],
    row: [u64; 4],
}

prop_compose! {
    fn operation()(
        slot in 0u64..3,
        run_on in prop_oneof![3 => Just(0), 1 => (0u32..16).prop_map(|k| k * 8), 2 => Just(u32::MAX)],
        op in prop::sample::select(vec![
            opcode::JMPI, opcode::IF, opcode::ELSE, opcode::ENDIF, opcode::WHILE,
            opcode::BREAK, opcode::GOTO, opcode::JOIN, opcode::NOP, opcode::SEND, opcode::CONT, opcode::HALT,
            opcode::BRD, opcode::BRC, opcode::CALL, opcode::CALLA, opcode::RET,
        ]),
        form in (0u64..8, 0u64..6, any::<bool>(), 0u64..2),
        offsets in (near(), near(), any::<bool>()),
        sync in prop::bool::weighted(0.2),
        pred in any::<u32>(),
        restart in prop::option::weighted(0.05, any::<u32>()),
        by_register in any::<bool>(),
        places in any::<[(u8, u8); 2]>(),
        waits in any::<[u8; 3]>(),
        row in any::<[u64; 4]>(),
    ) -> Operation {
        let (group, size, branch, len8) = form;
        let back = |x: u64| if offsets.2 { (x as u32).wrapping_neg() as u64 } else { x };
        let op = if sync { 0 } else { op.raw() };
        let issue = BranchIssue {
            slot, len8, op, branch: branch.into(), group, size,
            jip: back(offsets.0), uip: offsets.1, sync: sync.into(), pred: pred.into(), ..BranchIssue::default()
        };
        let places = places.map(|(register, dword)| (u64::from(register & 0x7f), u64::from(dword % 7)));
        let waits = waits.map(|w| usize::from(w.saturating_sub(250)));
        Operation { issue, run_on, restart, by_register, places, waits, row }
    }
}

proptest! {
    #![proptest_config(tessera_testkit::cases!(60))]

    #[test]
    fn branches_like_the_model(operations in prop::collection::vec(operation(), 100)) {
        let mut je = JeBench::new();
        let mut threads = [Thread::default(); 7];
        for Operation { issue, run_on, restart, by_register, places, waits, mut row } in operations {
            let thread = &mut threads[issue.slot as usize];
            if restart.is_some() || thread.dispatched == 0 {
                start(&mut je, issue.slot);
                *thread = Thread::new(restart.unwrap_or(u32::MAX));
            }
            // Straight-line code stops at the wake address, or where addresses end (rule 4).
            let target = u64::from(thread.target);
            let ahead = if thread.wake.is_some() { run_on } else { run_on % 128 };
            let ip = (target + u64::from(ahead)).min(thread.wake.unwrap_or(u32::MAX).into());
            let i = BranchIssue { act: thread.active.into(), ip, ..issue };
            let op = U::new(i.op);
            let by_src0 = op == opcode::BRD || op == opcode::BRC;
            let by_src1 = op == opcode::JMPI || op == opcode::CALL || op == opcode::CALLA;
            let reg = (op == opcode::RET || by_register && (by_src0 || by_src1)).into();
            let i = BranchIssue { reg, dst: places[1].0, dst_sub: places[1].1, ..i };
            let Want { out: want, latency, state } = branch(thread, &i);
            // The targets move into the register; what names it takes their place.
            let mut asked = i;
            if reg == 1 {
                let mut put = |at: u64, value: u64| {
                    let (word, high) = ((at / 2) as usize, 32 * (at % 2));
                    row[word] = row[word] & !(0xffff_ffff << high) | value << high;
                };
                let (register, dword) = places[0];
                put(dword, i.jip);
                let name = register << 5 | dword << 2 | (i.pred & 0xffff_e003);
                if op == opcode::BRC {
                    put(dword + 1, i.uip);
                }
                if by_src0 || op == opcode::RET { asked.uip = name } else { asked.jip = name }
            }
            let latency = latency + used(&i, state.is_some(), waits);
            prop_assert_eq!(run_with(&mut je, asked, latency, &Registers { row, waits, state }), want);
            prop_assert_eq!(thread.active & !thread.dispatched, 0);
        }
    }
}

/// Cycles that the operation waits for its grants.
fn used(i: &BranchIssue, writes: bool, waits: [usize; 3]) -> usize {
    let reads = if i.reg == 0 { 0 } else { 1 + usize::from(i.op == opcode::BRC.raw()) };
    waits[..reads + usize::from(writes)].iter().sum()
}

#[test]
fn every_channel_parks_alone() {
    let mut je = JeBench::new();
    let mut thread = Thread::new(u32::MAX);
    start(&mut je, 5);
    // goto: the lowest active channel leaves to an address of its own, the last one too.
    for c in 0..32u64 {
        let code = BranchIssue { slot: 5, size: 5, jip: 16, uip: 0x1000 - 32 * c, ..simd8(opcode::GOTO, 0, 0) };
        let i = BranchIssue { ip: 16 * c, act: thread.active.into(), pred: (0xffff_fffe << c) & 0xffff_ffff, ..code };
        let Want { out: want, latency, .. } = branch(&mut thread, &i);
        assert_eq!(latency, 3 + c as usize);
        assert_eq!(run(&mut je, i, latency), want);
    }
    assert_eq!((thread.active, thread.groups().len()), (0, 32));
    // An else at which one of 32 groups joins, which is the longest operation.
    let ip = thread.wake.map_or(0, u64::from);
    let i = BranchIssue { slot: 5, size: 5, ip, act: 0, ..simd8(opcode::ELSE, 0x10, 0x2000) };
    let Want { out: want, latency, .. } = branch(&mut thread, &i);
    assert_eq!(latency, 68);
    assert_eq!(run(&mut je, i, latency), want);
    // All others, one sync after the other.
    while let Some(wake) = thread.wake {
        let i = BranchIssue { slot: 5, ip: wake.into(), sync: 1, act: thread.active.into(), ..BranchIssue::default() };
        let Want { out: want, latency, .. } = branch(&mut thread, &i);
        assert_eq!(run(&mut je, i, latency), want);
    }
    assert_eq!(thread.active, u32::MAX);
}

#[test]
fn divergence_joins_at_the_endif_through_a_sync() {
    let mut je = JeBench::new();
    start(&mut je, 2);
    // if at 0x100: JIP = UIP = +0x40; channels 4..7 are refused and wait at 0x140.
    let i = BranchIssue { slot: 2, ip: 0x100, act: 0xff, pred: 0x0f, ..simd8(opcode::IF, 0x40, 0x40) };
    let want = Branch { valid: 1, slot: 2, sync: 0, target: 0x110, act: 0x0f, wake_valid: 1, wake: 0x140 };
    assert_eq!(run(&mut je, i, 3).branch, want);
    let sync = BranchIssue { ip: 0x140, sync: 1, op: 0, act: 0x0f, pred: 0xff, ..i };
    let out = run(&mut je, sync, 4);
    assert_eq!(out.branch, Branch { valid: 1, slot: 2, sync: 1, target: 0x140, act: 0xff, wake_valid: 0, wake: 0 });
    assert_eq!(out.ret, Retire { valid: 1, slot: 2, ip: 0x140, op: 0, mask: 0xff });
}

#[test]
fn reset_and_a_start_forget_parked_channels() {
    let goto = BranchIssue { ip: 0x20, act: 3, pred: 1, ..simd8(opcode::GOTO, 0x80, 0x80) };
    let nop = BranchIssue { op: opcode::NOP.raw(), ip: 0x90, act: 1, ..BranchIssue::default() };
    for forget in [JeIn { reset: 1, ..JeIn::default() }, JeIn { start: Event { valid: 1, slot: 0 }, ..JeIn::default() }] {
        let mut je = JeBench::new();
        assert_eq!(run(&mut je, goto, 3).branch.wake, 0xa0);
        je.cycle(&forget);
        assert_eq!(run(&mut je, nop, 3).branch.wake_valid, 0);
    }
}
