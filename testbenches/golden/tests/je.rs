//! The branch unit alone: the four-cycle trace, every row of the operation table, waking.

use tessera_golden::je::Je;
use tessera_golden::Golden;
use tessera_ports::je::{JeIn, JeOut};

const IP: u64 = 0x1000;
const JIP: u64 = 0x200;
const UIP: u64 = 0x300;

/// Branch word: opcode, exec size code 3 (8 lanes), JIP and UIP.
fn branch(op: u64) -> JeIn {
    JeIn { i_valid: 1, i_slot: 3, i_ip: IP, i_lo: op | 3 << 21, i_hi: JIP << 32 | UIP, i_pred: 0xFFFF_FFFF, ..JeIn::default() }
}

/// A unit with channels `mask` dispatched in slot 3.
fn started(mask: u64) -> Je {
    let mut je = Je::default();
    je.tick(&JeIn { start_valid: 1, start_slot: 3, start_mask: mask, ..JeIn::default() });
    je
}

/// Issues and returns the result, which comes four cycles later.
fn run(je: &mut Je, issue: &JeIn) -> JeOut {
    assert_eq!(je.step(issue).i_ready, 1);
    for cycle in 1..4 {
        let o = je.step(&JeIn::default());
        assert_eq!(o, JeOut::default(), "cycle {cycle}: neither ready nor a result");
    }
    let o = je.step(&JeIn::default());
    assert_eq!((o.r_valid, o.i_ready, o.r_slot), (1, 1, 3));
    o
}

#[test]
fn back_to_back_operations_take_four_cycles_each() {
    let mut je = started(0xFF);
    let nop = JeIn { i_act: 0xFF, ..branch(0x7E) };
    let mut results = Vec::new();
    for cycle in 0..13 {
        let issue = JeIn { i_valid: u64::from(cycle % 4 == 0), i_ip: 0x10 * cycle, ..nop };
        let o = je.step(&issue);
        assert_eq!(o.i_ready, u64::from(cycle % 4 == 0), "cycle {cycle}");
        if o.r_valid == 1 {
            results.push((cycle, o.r_ip, o.r_next));
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
        let o = run(&mut started(0xFF), &JeIn { i_act: 0xFF, i_pred: pred, ..branch(op) });
        assert_eq!((o.r_next, o.r_act), (next, active), "{name}");
        assert_eq!((o.r_ip, o.r_op, o.r_mask), (IP, op & 0x7F, 0xFF), "{name}");
    }
}

#[test]
fn channels_that_left_are_woken_at_the_smallest_address_ahead() {
    let mut je = started(0xFF);
    // break: 3 channels leave to UIP + 16.
    let o = run(&mut je, &JeIn { i_act: 0xFF, i_pred: 0x07, ..branch(0x28) });
    assert_eq!((o.r_act, o.r_wake_valid, o.r_wake), (0xF8, 1, IP + UIP + 16));
    // if: two more wait nearer by.
    let o = run(&mut je, &JeIn { i_ip: 0x1010, i_act: 0xF8, i_pred: 0xE0, ..branch(0x22) });
    assert_eq!((o.r_act, o.r_wake), (0xE0, 0x1210));
    // The sync there picks them up; it does not execute the instruction.
    let sync = JeIn { i_ip: 0x1210, i_act: 0xE0, i_sync: 1, i_pred: 0, ..branch(0x22) };
    let o = run(&mut je, &sync);
    assert_eq!((o.r_sync, o.r_next, o.r_act, o.r_mask, o.r_op), (1, 0x1210, 0xF8, 0xF8, 0));
    assert_eq!((o.r_wake_valid, o.r_wake), (1, IP + UIP + 16));
    // A branch at a wake address joins by itself.
    let o = run(&mut je, &JeIn { i_ip: IP + UIP + 16, i_act: 0xF8, ..branch(0x25) });
    assert_eq!((o.r_mask, o.r_act, o.r_wake_valid, o.r_wake), (0xFF, 0xFF, 0, 0));
}

#[test]
fn channels_behind_do_not_wake() {
    let mut je = started(0x3);
    // while: channel 0 goes back, channel 1 waits behind the loop; then the loop ends at a higher address.
    let back = JeIn { i_act: 0x3, i_pred: 0x1, i_hi: 0xFFFF_FF00 << 32, ..branch(0x27) };
    let o = run(&mut je, &back);
    assert_eq!((o.r_next, o.r_act, o.r_wake), (IP - 0x100, 1, IP + 16));
    let o = run(&mut je, &JeIn { i_ip: 0x8000, i_act: 1, ..branch(0x7E) });
    assert_eq!((o.r_wake_valid, o.r_wake), (0, 0));
}

#[test]
fn else_goes_on_only_for_channels_that_waited_before() {
    let mut je = started(0xFF);
    // if with JIP to behind the else at IP + 0x40.
    let jump = 0x50u64;
    run(&mut je, &JeIn { i_act: 0xFF, i_pred: 0x0F, i_hi: jump << 32 | UIP, ..branch(0x22) });
    let o = run(&mut je, &JeIn { i_ip: IP + 0x40, i_act: 0x0F, ..branch(0x24) });
    assert_eq!((o.r_next, o.r_act), (IP + 0x50, 0xF0));
    assert_eq!(o.r_wake, IP + 0x40 + UIP);
}

#[test]
fn channels_outside_the_exec_size_follow() {
    // if (4|M4): channels 0..4 follow the instruction pointer.
    let narrow = JeIn { i_act: 0xFF, i_pred: 0x30, i_lo: 0x22 | 2 << 21 | 1 << 11, ..branch(0) };
    let o = run(&mut started(0xFF), &narrow);
    assert_eq!((o.r_next, o.r_act), (IP + 16, 0x3F));
    let o = run(&mut started(0xFF), &JeIn { i_pred: 0x0F, ..narrow });
    assert_eq!((o.r_next, o.r_act), (IP + JIP, 0xFF));
}

#[test]
fn a_compacted_nop_is_eight_bytes_long() {
    let o = run(&mut started(1), &JeIn { i_act: 1, i_len8: 1, ..branch(0x7E) });
    assert_eq!(o.r_next, IP + 8);
}

#[test]
fn a_start_in_the_issue_cycle_counts() {
    let mut je = Je::default();
    let issue = JeIn { start_valid: 1, start_slot: 3, start_mask: 0x1, i_ip: 0, i_act: 0, ..branch(0x7E) };
    // Channel 0 is parked at address 0 by reset, so the join finds it.
    assert_eq!(run(&mut je, &issue).r_mask, 1);
}

#[test]
fn reset_drops_the_operation() {
    let mut je = started(0xFF);
    je.tick(&branch(0x7E));
    je.tick(&JeIn { reset: 1, ..JeIn::default() });
    for _ in 0..6 {
        assert_eq!(je.step(&JeIn::default()), JeOut { i_ready: 1, ..JeOut::default() });
    }
}
