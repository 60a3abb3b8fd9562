//! The branch unit alone: its traces, every row of the operation table, waking.

use tessera_golden::je::Je;
use tessera_golden::Golden;
use tessera_ports::bundle::eu::{BranchIssue, Event};
use tessera_ports::je::{JeIn, JeOut};

const IP: u64 = 0x1000;
const JIP: u64 = 0x200;
const UIP: u64 = 0x300;

/// A branch of 8 channels; `op` with bit 28 has BranchCtrl.
fn branch(op: u64) -> BranchIssue {
    let (branch, op) = (op >> 28 & 1, op & 0x7F);
    BranchIssue { valid: 1, slot: 3, ip: IP, op, branch, size: 3, uip: UIP, jip: JIP, pred: 0xFFFF_FFFF, ..Default::default() }
}

/// Issues and returns the result, which comes after three cycles and one for each of the `groups` of the
/// thread.
fn run_with(je: &mut Je, groups: u64, issue: BranchIssue) -> JeOut {
    assert_eq!(je.step(&JeIn { issue, ..JeIn::default() }).issue.ready, 1);
    for cycle in 1..3 + groups {
        let o = je.step(&JeIn::default());
        assert_eq!(o, JeOut::default(), "cycle {cycle}: neither ready nor a result");
    }
    let o = je.step(&JeIn::default());
    assert_eq!((o.branch.valid, o.issue.ready, o.branch.slot), (1, 1, 3));
    o
}

/// Of a thread without parked channels.
fn run(je: &mut Je, issue: BranchIssue) -> JeOut {
    run_with(je, 0, issue)
}

#[test]
fn back_to_back_operations_take_three_cycles_each() {
    let mut je = Je::default();
    let nop = BranchIssue { act: 0xFF, ..branch(0x7E) };
    let mut results = Vec::new();
    for cycle in 0..10 {
        let issue = BranchIssue { valid: u64::from(cycle % 3 == 0), ip: 0x10 * cycle, slot: cycle % 7, ..nop };
        let o = je.step(&JeIn { issue, ..JeIn::default() });
        assert_eq!(o.issue.ready, u64::from(cycle % 3 == 0), "cycle {cycle}");
        if o.branch.valid == 1 {
            results.push((cycle, o.ret.ip, o.branch.target));
        }
    }
    assert_eq!(results, [(3, 0, 0x10), (6, 0x30, 0x40), (9, 0x60, 0x70)]);
}

/// Opcode word bits, active channels, predicate -> next, active afterwards.
#[test]
fn operation_table() {
    const FALL: u64 = IP + 16;
    const J: u64 = IP + JIP;
    const U: u64 = IP + UIP;
    const B: u64 = 1 << 28;
    let rows: [(&str, u64, u64, u64, u64); 19] = [
        ("if, some", 0x22, 0x0F, FALL, 0x0F),
        ("if, none", 0x22, 0x00, J, 0xFF),
        ("if, all", 0x22, 0xFF, FALL, 0xFF),
        ("else, nobody waits", 0x24, 0xFF, J, 0),
        ("endif", 0x25, 0xFF, FALL, 0xFF),
        ("join", 0x2F, 0xFF, FALL, 0xFF),
        ("while, some", 0x27, 0x0F, J, 0x0F),
        ("while, none", 0x27, 0x00, FALL, 0xFF),
        ("break, some", 0x28, 0x0F, FALL, 0xF0),
        ("break, all", 0x28, 0xFF, J, 0),
        ("break, none", 0x28, 0x00, FALL, 0xFF),
        ("goto, some stay", 0x2E, 0x0F, FALL, 0x0F),
        ("goto, all go", 0x2E, 0x00, J, 0),
        ("goto.b, some go", 0x2E | B, 0x0F, U, 0x0F),
        ("goto.b, none go", 0x2E | B, 0x00, J, 0),
        ("jmpi taken", 0x20, 0x01, FALL + JIP, 0xFF),
        ("jmpi not taken", 0x20, 0xFE, FALL, 0xFF),
        ("nop", 0x7E, 0xFF, FALL, 0xFF),
        ("unknown opcode", 0x26, 0xFF, FALL, 0xFF),
    ];
    for (name, op, pred, next, active) in rows {
        let o = run(&mut Je::default(), BranchIssue { act: 0xFF, pred, ..branch(op) });
        assert_eq!((o.branch.target, o.branch.act), (next, active), "{name}");
        assert_eq!((o.ret.ip, o.ret.op, o.ret.mask), (IP, op & 0x7F, 0xFF), "{name}");
    }
}

#[test]
fn channels_that_left_are_woken_at_the_smallest_address_ahead() {
    let mut je = Je::default();
    // break: 3 channels leave to UIP + 16.
    let o = run(&mut je, BranchIssue { act: 0xFF, pred: 0x07, ..branch(0x28) });
    assert_eq!((o.branch.act, o.branch.wake_valid, o.branch.wake), (0xF8, 1, IP + UIP + 16));
    // if: two more wait nearer by.
    let o = run_with(&mut je, 1, BranchIssue { ip: 0x1010, act: 0xF8, pred: 0xE0, ..branch(0x22) });
    assert_eq!((o.branch.act, o.branch.wake), (0xE0, 0x1210));
    // The sync there picks them up; it does not execute the instruction.
    let sync = BranchIssue { ip: 0x1210, act: 0xE0, sync: 1, pred: 0, ..branch(0) };
    let o = run_with(&mut je, 2, sync);
    assert_eq!((o.branch.sync, o.branch.target, o.branch.act, o.ret.mask, o.ret.op), (1, 0x1210, 0xF8, 0xF8, 0));
    assert_eq!((o.branch.wake_valid, o.branch.wake), (1, IP + UIP + 16));
    // A branch at a wake address joins by itself.
    let o = run_with(&mut je, 1, BranchIssue { ip: IP + UIP + 16, act: 0xF8, ..branch(0x25) });
    assert_eq!((o.ret.mask, o.branch.act, o.branch.wake_valid, o.branch.wake), (0xFF, 0xFF, 0, 0));
}

#[test]
fn channels_with_one_address_are_one_group() {
    let mut je = Je::default();
    // Three times goto: channels 7, 6 and 5 leave to the same join.
    for (groups, k) in [0, 1, 1].into_iter().zip(0u64..) {
        let ip = IP + 16 * k;
        let o = run_with(&mut je, groups, BranchIssue { ip, act: 0xFF >> k, pred: 0x7F >> k, uip: UIP - 16 * k, ..branch(0x2E) });
        assert_eq!((o.branch.act, o.branch.wake), (0x7F >> k, IP + UIP));
    }
    let o = run_with(&mut je, 1, BranchIssue { ip: IP + UIP, act: 0x1F, ..branch(0x2F) });
    assert_eq!((o.ret.mask, o.branch.wake_valid), (0xFF, 0));
}

#[test]
fn channels_behind_do_not_wake_until_the_thread_comes_back() {
    let mut je = Je::default();
    // while: channel 0 goes back, channel 1 waits behind the loop; then the loop ends at a higher address.
    let back = BranchIssue { act: 0x3, pred: 0x1, jip: 0xFFFF_FF00, ..branch(0x27) };
    let o = run(&mut je, back);
    assert_eq!((o.branch.target, o.branch.act, o.branch.wake), (IP - 0x100, 1, IP + 16));
    let ahead = BranchIssue { ip: IP - 0x100, act: 1, jip: 0x1000, ..branch(0x20) };
    let o = run_with(&mut je, 1, ahead);
    assert_eq!((o.branch.target, o.branch.wake_valid, o.branch.wake), (IP + 0xF10, 0, 0));
    // A jump right to where it waits takes it along.
    let home = BranchIssue { ip: IP + 0xF10, act: 1, jip: 0u64.wrapping_sub(0xF10) & 0xFFFF_FFFF, ..branch(0x20) };
    let o = run_with(&mut je, 1, home);
    assert_eq!((o.branch.target, o.branch.act, o.branch.wake_valid), (IP + 16, 3, 0));
}

#[test]
fn else_goes_on_only_for_channels_that_waited_before() {
    let mut je = Je::default();
    // if with JIP to behind the else at IP + 0x40.
    let jump = 0x50u64;
    run(&mut je, BranchIssue { act: 0xFF, pred: 0x0F, jip: jump, ..branch(0x22) });
    // 5 + 2 * 1 cycles.
    let o = run_with(&mut je, 4, BranchIssue { ip: IP + 0x40, act: 0x0F, ..branch(0x24) });
    assert_eq!((o.branch.target, o.branch.act), (IP + 0x50, 0xF0));
    assert_eq!(o.branch.wake, IP + 0x40 + UIP);
}

#[test]
fn an_else_finds_its_channels_behind_a_nearer_group() {
    let mut je = Je::default();
    run(&mut je, BranchIssue { act: 0xFF, pred: 0x0F, jip: 0x50, ..branch(0x22) });
    // Channels 2 and 3 wait inside the else.
    run_with(&mut je, 1, BranchIssue { ip: IP + 16, act: 0x0F, pred: 0x3, uip: 0x38, ..branch(0x2E) });
    let o = run_with(&mut je, 6, BranchIssue { ip: IP + 0x40, act: 0x03, ..branch(0x24) });
    assert_eq!((o.ret.mask, o.branch.target, o.branch.act), (0x03, IP + 0x50, 0xF0));
    assert_eq!(o.branch.wake, IP + 0x40 + UIP);
}

#[test]
fn an_else_that_joins_is_a_cycle_shorter() {
    let mut je = Je::default();
    run(&mut je, BranchIssue { act: 0xFF, pred: 0x0F, jip: 0x50, ..branch(0x22) });
    // Channels 2 and 3 wait at the else itself.
    run_with(&mut je, 1, BranchIssue { ip: IP + 16, act: 0x0F, pred: 0x3, uip: 0x30, ..branch(0x2E) });
    // 5 + 2 * 2 - 1 cycles.
    let o = run_with(&mut je, 5, BranchIssue { ip: IP + 0x40, act: 0x03, ..branch(0x24) });
    assert_eq!((o.ret.mask, o.branch.target, o.branch.act), (0x0F, IP + 0x50, 0xF0));
    assert_eq!(o.branch.wake, IP + 0x40 + UIP);
}

#[test]
fn channels_outside_the_exec_size_follow() {
    // if (4|M4): channels 0..4 follow the instruction pointer.
    let narrow = BranchIssue { act: 0xFF, pred: 0x30, size: 2, group: 1, ..branch(0x22) };
    let o = run(&mut Je::default(), narrow);
    assert_eq!((o.branch.target, o.branch.act), (IP + 16, 0x3F));
    let o = run(&mut Je::default(), BranchIssue { pred: 0x0F, ..narrow });
    assert_eq!((o.branch.target, o.branch.act), (IP + JIP, 0xFF));
}

#[test]
fn a_compacted_nop_is_eight_bytes_long() {
    let o = run(&mut Je::default(), BranchIssue { act: 1, len8: 1, ..branch(0x7E) });
    assert_eq!(o.branch.target, IP + 8);
}

#[test]
fn a_start_forgets_the_groups_of_its_slot_alone() {
    let mut je = Je::default();
    for slot in [3, 4] {
        let issue = BranchIssue { act: 0xFF, pred: 0x0F, slot, ..branch(0x22) };
        je.tick(&JeIn { issue, ..JeIn::default() });
        (1..3).for_each(|_| je.tick(&JeIn::default()));
    }
    je.tick(&JeIn { start: Event { valid: 1, slot: 4 }, ..JeIn::default() });
    run_with(&mut je, 1, BranchIssue { ip: IP + 16, act: 0x0F, ..branch(0x7E) });
    je.tick(&JeIn { issue: BranchIssue { slot: 4, ..branch(0x7E) }, ..JeIn::default() });
    (1..3).for_each(|_| je.tick(&JeIn::default()));
    let o = je.eval(&JeIn::default());
    assert_eq!((o.branch.valid, o.branch.slot, o.branch.wake_valid), (1, 4, 0));
}

#[test]
fn reset_drops_the_operation() {
    let mut je = Je::default();
    je.tick(&JeIn { issue: branch(0x7E), ..JeIn::default() });
    je.tick(&JeIn { reset: 1, ..JeIn::default() });
    for _ in 0..6 {
        assert_eq!(je.step(&JeIn::default()), JeOut { issue: true.into(), ..JeOut::default() });
    }
}
