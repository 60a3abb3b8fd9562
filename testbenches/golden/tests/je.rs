//! The branch unit alone: the four-cycle trace, every row of the operation table, waking.

use tessera_golden::je::Je;
use tessera_golden::Golden;
use tessera_ports::bundle::eu::{BranchIssue, DispatchMask};
use tessera_ports::je::{JeIn, JeOut};

const IP: u64 = 0x1000;
const JIP: u64 = 0x200;
const UIP: u64 = 0x300;

/// Branch word: opcode, exec size code 3 (8 lanes), JIP and UIP.
fn branch(op: u64) -> BranchIssue {
    let (lo, hi) = (op | 3 << 21, JIP << 32 | UIP);
    BranchIssue { valid: 1, slot: 3, ip: IP, lo, hi, pred: 0xFFFF_FFFF, ..Default::default() }
}

/// A unit with channels `mask` dispatched in slot 3.
fn started(mask: u64) -> Je {
    let mut je = Je::default();
    je.tick(&JeIn { start: DispatchMask { valid: 1, slot: 3, mask }, ..JeIn::default() });
    je
}

/// Issues and returns the result, which comes four cycles later.
fn run(je: &mut Je, issue: BranchIssue) -> JeOut {
    assert_eq!(je.step(&JeIn { issue, ..JeIn::default() }).issue.ready, 1);
    for cycle in 1..4 {
        let o = je.step(&JeIn::default());
        assert_eq!(o, JeOut::default(), "cycle {cycle}: neither ready nor a result");
    }
    let o = je.step(&JeIn::default());
    assert_eq!((o.branch.valid, o.issue.ready, o.branch.slot), (1, 1, 3));
    o
}

#[test]
fn back_to_back_operations_take_four_cycles_each() {
    let mut je = started(0xFF);
    let nop = BranchIssue { act: 0xFF, ..branch(0x7E) };
    let mut results = Vec::new();
    for cycle in 0..13 {
        let issue = BranchIssue { valid: u64::from(cycle % 4 == 0), ip: 0x10 * cycle, ..nop };
        let o = je.step(&JeIn { issue, ..JeIn::default() });
        assert_eq!(o.issue.ready, u64::from(cycle % 4 == 0), "cycle {cycle}");
        if o.branch.valid == 1 {
            results.push((cycle, o.ret.ip, o.branch.target));
        }
    }
    assert_eq!(results, [(4, 0, 0x10), (8, 0x40, 0x50), (12, 0x80, 0x90)]);
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
        ("unknown opcode", 0x2D, 0xFF, FALL, 0xFF),
    ];
    for (name, op, pred, next, active) in rows {
        let o = run(&mut started(0xFF), BranchIssue { act: 0xFF, pred, ..branch(op) });
        assert_eq!((o.branch.target, o.branch.act), (next, active), "{name}");
        assert_eq!((o.ret.ip, o.ret.op, o.ret.mask), (IP, op & 0x7F, 0xFF), "{name}");
    }
}

#[test]
fn channels_that_left_are_woken_at_the_smallest_address_ahead() {
    let mut je = started(0xFF);
    // break: 3 channels leave to UIP + 16.
    let o = run(&mut je, BranchIssue { act: 0xFF, pred: 0x07, ..branch(0x28) });
    assert_eq!((o.branch.act, o.branch.wake_valid, o.branch.wake), (0xF8, 1, IP + UIP + 16));
    // if: two more wait nearer by.
    let o = run(&mut je, BranchIssue { ip: 0x1010, act: 0xF8, pred: 0xE0, ..branch(0x22) });
    assert_eq!((o.branch.act, o.branch.wake), (0xE0, 0x1210));
    // The sync there picks them up; it does not execute the instruction.
    let sync = BranchIssue { ip: 0x1210, act: 0xE0, sync: 1, pred: 0, ..branch(0x22) };
    let o = run(&mut je, sync);
    assert_eq!((o.branch.sync, o.branch.target, o.branch.act, o.ret.mask, o.ret.op), (1, 0x1210, 0xF8, 0xF8, 0));
    assert_eq!((o.branch.wake_valid, o.branch.wake), (1, IP + UIP + 16));
    // A branch at a wake address joins by itself.
    let o = run(&mut je, BranchIssue { ip: IP + UIP + 16, act: 0xF8, ..branch(0x25) });
    assert_eq!((o.ret.mask, o.branch.act, o.branch.wake_valid, o.branch.wake), (0xFF, 0xFF, 0, 0));
}

#[test]
fn channels_behind_do_not_wake() {
    let mut je = started(0x3);
    // while: channel 0 goes back, channel 1 waits behind the loop; then the loop ends at a higher address.
    let back = BranchIssue { act: 0x3, pred: 0x1, hi: 0xFFFF_FF00 << 32, ..branch(0x27) };
    let o = run(&mut je, back);
    assert_eq!((o.branch.target, o.branch.act, o.branch.wake), (IP - 0x100, 1, IP + 16));
    let o = run(&mut je, BranchIssue { ip: 0x8000, act: 1, ..branch(0x7E) });
    assert_eq!((o.branch.wake_valid, o.branch.wake), (0, 0));
}

#[test]
fn else_goes_on_only_for_channels_that_waited_before() {
    let mut je = started(0xFF);
    // if with JIP to behind the else at IP + 0x40.
    let jump = 0x50u64;
    run(&mut je, BranchIssue { act: 0xFF, pred: 0x0F, hi: jump << 32 | UIP, ..branch(0x22) });
    let o = run(&mut je, BranchIssue { ip: IP + 0x40, act: 0x0F, ..branch(0x24) });
    assert_eq!((o.branch.target, o.branch.act), (IP + 0x50, 0xF0));
    assert_eq!(o.branch.wake, IP + 0x40 + UIP);
}

#[test]
fn channels_outside_the_exec_size_follow() {
    // if (4|M4): channels 0..4 follow the instruction pointer.
    let narrow = BranchIssue { act: 0xFF, pred: 0x30, lo: 0x22 | 2 << 21 | 1 << 11, ..branch(0) };
    let o = run(&mut started(0xFF), narrow);
    assert_eq!((o.branch.target, o.branch.act), (IP + 16, 0x3F));
    let o = run(&mut started(0xFF), BranchIssue { pred: 0x0F, ..narrow });
    assert_eq!((o.branch.target, o.branch.act), (IP + JIP, 0xFF));
}

#[test]
fn a_compacted_nop_is_eight_bytes_long() {
    let o = run(&mut started(1), BranchIssue { act: 1, len8: 1, ..branch(0x7E) });
    assert_eq!(o.branch.target, IP + 8);
}

#[test]
fn a_start_in_the_issue_cycle_counts() {
    let mut je = Je::default();
    let issue = BranchIssue { ip: 0, ..branch(0x7E) };
    je.tick(&JeIn { start: DispatchMask { valid: 1, slot: 3, mask: 1 }, issue, ..JeIn::default() });
    (1..4).for_each(|_| je.tick(&JeIn::default()));
    // Channel 0 is parked at address 0 by reset, so the join finds it.
    assert_eq!(je.eval(&JeIn::default()).ret.mask, 1);
}

#[test]
fn reset_drops_the_operation() {
    let mut je = started(0xFF);
    je.tick(&JeIn { issue: branch(0x7E), ..JeIn::default() });
    je.tick(&JeIn { reset: 1, ..JeIn::default() });
    for _ in 0..6 {
        assert_eq!(je.step(&JeIn::default()), JeOut { issue: true.into(), ..JeOut::default() });
    }
}
