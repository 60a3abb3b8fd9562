//! Thread control alone, through its ports: fetch, line filter, decode timing, issue rules, faults.

use tessera_golden::tc::Tc;
use tessera_golden::{Golden, Shaped};
use tessera_isa::asm::{acc, grf, imm_d, Builder};
use tessera_isa::{MathFunction, Opcode};
use tessera_ports::bundle::eu::{ArfWrite, Branch, Done, Event, Start};
use tessera_ports::config::EuShape;
use tessera_ports::tc::{TcIn, TcOut};
use tessera_ports::Ready;

/// TC with instruction memory; pipes are ready unless told otherwise.
struct Bench {
    tc: Tc,
    code: Vec<u8>,
    cycle: u64,
    /// Lines on their way and when they arrive.
    lines: Vec<(u64, u64)>,
    requested: Vec<(u64, u64)>,
    ready: [bool; 4],
    /// Cycles from a request to its line.
    latency: u64,
}

impl Bench {
    fn new(build: impl FnOnce(&mut Builder)) -> Bench {
        let mut code = Builder::new();
        build(&mut code);
        let code = code.finish().expect("the code assembles");
        Bench { tc: Tc::default(), code, cycle: 0, lines: vec![], requested: vec![], ready: [true; 4], latency: 2 }
    }

    fn step(&mut self, extra: TcIn) -> TcOut {
        let [alu0, alu1, issue_je, issue_me] = self.ready.map(Ready::from);
        let mut i = TcIn { if_req: true.into(), issue: [alu0, alu1], issue_je, issue_me, ..extra };
        if let Some(&(at, line)) = self.lines.first() {
            if at <= self.cycle {
                (i.if_rsp.valid, i.if_rsp.line) = (1, line);
                for (k, word) in i.if_rsp.data.iter_mut().enumerate() {
                    let at = line as usize * 64 + 8 * k;
                    *word = self.code.get(at..at + 8).map_or(0, |b| u64::from_le_bytes(b.try_into().expect("eight bytes")));
                }
            }
        }
        let o = self.tc.step(&i);
        if i.if_rsp.valid == 1 && o.if_rsp.ready == 1 {
            self.lines.remove(0);
        }
        if o.if_req.valid == 1 {
            self.requested.push((self.cycle, o.if_req.line));
            self.lines.push((self.cycle + self.latency, o.if_req.line));
        }
        self.cycle += 1;
        o
    }

    fn start(&mut self, slot: u64) -> TcOut {
        self.step(TcIn { start: Start { valid: 1, slot, ip: 0, mask: 0xFF }, ..TcIn::default() })
    }

    /// Steps until `condition`; its cycle.
    fn until(&mut self, condition: impl Fn(&TcOut) -> bool) -> (u64, TcOut) {
        for _ in 0..200 {
            let cycle = self.cycle;
            let o = self.step(TcIn::default());
            if condition(&o) {
                return (cycle, o);
            }
        }
        panic!("it never happens");
    }

    /// Long enough for everything to be decoded that can be.
    fn settle(&mut self) {
        for _ in 0..10 {
            self.step(TcIn::default());
        }
    }
}

/// ALU0 has read the operands of `slot`.
fn fetched(slot: u64) -> TcIn {
    let mut i = TcIn::default();
    i.fetched[0] = Event { valid: 1, slot };
    i
}

fn done(alu: usize, slot: u64, sb: u64) -> TcIn {
    let mut i = TcIn::default();
    i.done[alu] = Done { valid: 1, slot, sb };
    i
}

/// A result of JE for slot 0.
fn branch(branch: Branch) -> TcIn {
    TcIn { branch: Branch { valid: 1, ..branch }, ..TcIn::default() }
}

fn adds(code: &mut Builder, count: u8) {
    for i in 0..count {
        code.add(8, grf(20 + i).d(), grf(2).d(), imm_d(i.into()));
    }
}

#[test]
fn from_start_to_issue() {
    let mut bench = Bench::new(|code| adds(code, 8));
    bench.start(1);
    let (cycle, o) = bench.until(|o| o.issue[0].valid == 1);
    // 1 lacks, 2 want, 3 request, 5 and 6 response, 7 pick, 8 to 11 D1 to D4, 12 issue.
    assert_eq!(bench.requested[0], (3, 0));
    assert_eq!(cycle, 12);
    let first = u128::from_le_bytes(bench.code[..16].try_into().expect("one instruction"));
    assert_eq!((o.issue[0].slot, o.issue[0].ip, (o.issue[0].lo, o.issue[0].hi)), (1, 0, (first as u64, (first >> 64) as u64)));
    assert_eq!((o.issue[0].emask, o.issue[0].pmask, o.issue[0].mode, o.issue[0].sb), (0xFF, 0xFFFF_FFFF, 28, 0));
    assert_eq!((o.stall[1], o.stall[0], o.busy), (1, 0, 2));
    // Operands are being read until `fetched`.
    for _ in 0..3 {
        assert_eq!(bench.step(TcIn::default()).stall[1], 3);
    }
    bench.step(fetched(1));
    let o = bench.step(TcIn::default());
    assert_eq!((o.issue[0].valid, o.issue[0].ip, o.issue[0].sb), (1, 16, 1), "the second scoreboard entry");
}

#[test]
fn one_request_a_line_however_many_threads_want_it() {
    let mut bench = Bench::new(|code| adds(code, 8));
    for slot in 0..7 {
        bench.start(slot);
    }
    for _ in 0..60 {
        let o = bench.step(TcIn::default());
        let [alu0, alu1] = o.issue.map(|issue| Event { valid: issue.valid, slot: issue.slot });
        bench.step(TcIn { fetched: [alu0, alu1, Event::default()], ..TcIn::default() });
    }
    // Slots that start later than the first response ask again; all of them joined one of two requests.
    let first = bench.requested.iter().filter(|&&(_, line)| line == 0).count();
    assert!((1..=2).contains(&first), "{:?}", bench.requested);
    assert!(bench.requested.len() <= 4, "{:?}", bench.requested);
}

#[test]
fn a_line_on_offer_is_not_asked_for_again() {
    let mut bench = Bench::new(|code| adds(code, 4));
    bench.latency = 3;
    bench.start(0);
    for _ in 1..3 {
        bench.step(TcIn::default());
    }
    // Slot 1 wants line 0 in the cycle in which slot 0 gets the first half of it.
    bench.start(1);
    for _ in 0..30 {
        bench.step(TcIn::default());
    }
    assert_eq!(bench.requested.iter().map(|r| r.1).collect::<Vec<_>>(), [0, 1]);
}

#[test]
fn two_lines_are_held_and_the_next_is_prefetched() {
    let mut bench = Bench::new(|code| adds(code, 12));
    bench.start(0);
    for _ in 0..40 {
        bench.step(TcIn::default());
    }
    // The thread waits for its first operands at line 0: line 1 is there, line 2 is not asked for.
    assert_eq!(bench.requested.iter().map(|r| r.1).collect::<Vec<_>>(), [0, 1]);
}

#[test]
fn a_dependency_waits_for_done() {
    let mut bench = Bench::new(|code| {
        code.add(8, grf(20).d(), grf(2).d(), imm_d(1));
        code.add(8, grf(21).d(), grf(20).d(), imm_d(1));
    });
    bench.start(0);
    bench.until(|o| o.issue[0].valid == 1);
    bench.step(fetched(0));
    bench.settle();
    for _ in 0..5 {
        assert_eq!(bench.step(TcIn::default()).stall[0], 6);
    }
    bench.step(done(0, 0, 0));
    assert_eq!(bench.step(TcIn::default()).issue[0].ip, 16);
}

#[test]
fn four_instructions_in_flight_fill_the_scoreboard() {
    let mut bench = Bench::new(|code| adds(code, 8));
    bench.start(0);
    for expected in 0..4 {
        let (_, o) = bench.until(|o| o.issue[0].valid == 1);
        assert_eq!(o.issue[0].sb, expected);
        bench.step(fetched(0));
    }
    bench.settle();
    assert_eq!(bench.step(TcIn::default()).stall[0], 6);
    bench.step(done(1, 0, 2));
    assert_eq!(bench.step(TcIn::default()).issue[0].sb, 2);
}

#[test]
fn switch_drains() {
    let mut bench = Bench::new(|code| {
        code.add(8, grf(20).d(), grf(2).d(), imm_d(1)).switch();
        code.add(8, grf(21).d(), grf(2).d(), imm_d(1));
    });
    bench.start(0);
    bench.until(|o| o.issue[0].valid == 1);
    bench.step(fetched(0));
    bench.settle();
    assert_eq!(bench.step(TcIn::default()).stall[0], 5);
    bench.step(done(0, 0, 0));
    assert_eq!(bench.step(TcIn::default()).stall[0], 1);
}

#[test]
fn alus_take_the_first_and_the_second_thread() {
    let mut bench = Bench::new(|code| adds(code, 4));
    bench.ready = [false, false, true, true];
    for slot in [2, 4, 6] {
        bench.start(slot);
    }
    for _ in 0..60 {
        bench.step(TcIn::default());
    }
    bench.ready = [true, true, true, true];
    let o = bench.step(TcIn::default());
    assert_eq!((o.issue[0].valid, o.issue[0].slot, o.issue[1].valid, o.issue[1].slot), (1, 2, 1, 4));
    assert_eq!(o.stall, [0, 0, 1, 0, 1, 0, 7]);
    // The pointer stands behind slot 4; with one ALU ready that one gets the first in turn.
    bench.ready = [false, true, true, true];
    let o = bench.step(fetched(2));
    assert_eq!((o.issue[0].valid, o.issue[1].valid, o.issue[1].slot), (0, 1, 6));
    let o = bench.step(TcIn::default());
    assert_eq!((o.issue[1].valid, o.issue[1].slot), (1, 2));
}

#[test]
fn math_goes_to_alu1() {
    goes_to_alu1(|code| {
        code.math(MathFunction::Inv, 8, grf(90).f(), grf(91).f());
    });
}

/// frc and lrp are math here.
#[test]
fn what_takes_two_rounds_goes_to_alu1() {
    goes_to_alu1(|code| {
        code.unary(Opcode::Frc, 8, grf(90).f(), grf(91).f());
    });
    goes_to_alu1(|code| {
        code.ternary(Opcode::Lrp, 8, grf(90).f(), [grf(91).f(), grf(92).f(), grf(93).f()]);
    });
}

fn goes_to_alu1(first: fn(&mut Builder)) {
    let mut bench = Bench::new(|code| {
        first(code);
        adds(code, 3);
    });
    bench.ready = [false, false, true, true];
    for slot in [2, 4] {
        bench.start(slot);
    }
    for _ in 0..60 {
        bench.step(TcIn::default());
    }
    let issued = |o: &TcOut| o.issue.map(|issue| (issue.valid == 1).then_some(issue.slot));
    bench.ready = [true, false, true, true];
    assert_eq!(issued(&bench.step(TcIn::default())), [None, None], "ALU0 gets no math");
    // One math a cycle: the other thread waits.
    bench.ready = [true; 4];
    assert_eq!(issued(&bench.step(TcIn::default())), [None, Some(2)]);
    bench.ready = [false, false, true, true];
    bench.step(fetched(2));
    // The first in turn is math of thread 4: the second goes to ALU0.
    bench.ready = [true; 4];
    assert_eq!(issued(&bench.step(TcIn::default())), [Some(2), Some(4)]);
    // The rotation goes on behind the second.
    bench.ready = [false, false, true, true];
    bench.step(fetched(2));
    bench.step(fetched(4));
    bench.ready = [true, false, true, true];
    assert_eq!(issued(&bench.step(TcIn::default())), [Some(4), None]);
}

#[test]
fn with_two_bundles_a_thread_is_chosen_the_cycle_before() {
    let code = |code: &mut Builder| {
        code.math(MathFunction::Inv, 8, grf(90).f(), grf(91).f());
        adds(code, 3);
    };
    let mut bench = Bench { tc: Tc::shaped(&EuShape::COMPACT), ..Bench::new(code) };
    let issued = |o: &TcOut| o.issue.map(|issue| (issue.valid == 1).then_some(issue.slot));
    bench.ready = [true, false, true, true];
    for slot in [2, 4] {
        bench.start(slot);
    }
    for _ in 0..60 {
        bench.step(TcIn::default());
    }
    assert_eq!(issued(&bench.step(TcIn::default())), [None, None], "thread 2 is chosen, and waits for ALU1");
    bench.ready = [true; 4];
    assert_eq!(issued(&bench.step(TcIn::default())), [None, Some(2)]);
    assert_eq!(issued(&bench.step(fetched(2))), [None, Some(4)], "chosen when the place became free");
    assert_eq!(issued(&bench.step(TcIn::default())), [None, None], "thread 2 is chosen now");
    assert_eq!(issued(&bench.step(TcIn::default())), [Some(2), None]);
}

#[test]
fn nothing_is_decoded_behind_a_branch() {
    let mut bench = Bench::new(|code| {
        code.nop();
        adds(code, 1);
    });
    bench.start(0);
    let (_, o) = bench.until(|o| o.issue_je.valid == 1);
    assert_eq!((o.issue_je.ip, o.issue_je.act, o.issue_je.sync, o.issue_je.len8), (0, 0xFF, 0, 0));
    for _ in 0..10 {
        assert_eq!(bench.step(TcIn::default()).stall[0], 2);
    }
    bench.step(branch(Branch { target: 16, act: 0x0F, ..Branch::default() }));
    let (_, o) = bench.until(|o| o.issue[0].valid == 1);
    assert_eq!((o.issue[0].ip, o.issue[0].emask), (16, 0x0F));
}

#[test]
fn a_wake_address_is_met_by_a_sync() {
    let mut bench = Bench::new(|code| {
        code.nop();
        adds(code, 2);
    });
    bench.start(0);
    bench.until(|o| o.issue_je.valid == 1);
    bench.step(branch(Branch { target: 16, act: 0x0F, wake_valid: 1, wake: 32, ..Branch::default() }));
    bench.until(|o| o.issue[0].valid == 1);
    bench.step(fetched(0));
    let (_, o) = bench.until(|o| o.issue_je.valid == 1);
    assert_eq!((o.issue_je.ip, o.issue_je.sync), (32, 1));
    bench.step(branch(Branch { sync: 1, target: 32, act: 0xFF, ..Branch::default() }));
    let o = bench.step(TcIn::default());
    assert_eq!((o.issue[0].valid, o.issue[0].ip, o.issue[0].emask), (1, 32, 0xFF), "the instruction itself follows the sync");
}

/// Rule 44 of the instruction page: a mach takes the products of a mul, once.
#[test]
fn mach_stops_without_products_of_its_type() {
    let word = |build: &dyn Fn(&mut Builder)| {
        let mut code = Builder::new();
        build(&mut code);
        code.finish().expect("it assembles")
    };
    let product = word(&|c| {
        c.mul(8, acc(0).d(), grf(2).d(), grf(4).uw().region(2, 1, 0)).no_mask();
    });
    let mach = |signed: bool| {
        let mut bytes = word(&|c| match signed {
            true => drop(c.mul(8, grf(10).d(), grf(2).d(), grf(4).d())),
            false => drop(c.mul(8, grf(10).ud(), grf(2).ud(), grf(4).ud())),
        });
        (bytes[0], bytes[3]) = (0x49, bytes[3] | 0x10);
        bytes
    };
    let other = word(&|c| {
        c.add(8, acc(0).d(), grf(2).d(), grf(3).d());
    });
    let sum = word(&|c| {
        c.add(8, grf(11).d(), grf(2).d(), grf(3).d());
    });
    for (name, code, stops) in [
        ("mul, mach", vec![&product, &mach(true)], None),
        ("mul, add, mach", vec![&product, &sum, &mach(true)], None),
        ("mach", vec![&mach(true)], Some(0)),
        ("mul of d, mach of ud", vec![&product, &mach(false)], Some(16)),
        ("mul, mach, mach", vec![&product, &mach(true), &mach(true)], Some(32)),
        ("mul, add into acc0, mach", vec![&product, &other, &mach(true)], Some(32)),
    ] {
        let mut bench = Bench::new(|code| adds(code, 1));
        bench.code = code.into_iter().flatten().copied().chain(std::mem::take(&mut bench.code)).collect();
        bench.start(3);
        let mut fault = None;
        for _ in 0..80 {
            let o = bench.step(TcIn::default());
            fault = fault.or((o.fault.valid == 1).then_some(o.fault.ip));
            for alu in (0..2).filter(|&alu| o.issue[alu].valid == 1) {
                let sb = o.issue[alu].sb;
                bench.step(fetched(3));
                bench.step(done(alu, 3, sb));
            }
        }
        let end = bench.code.len() as u64;
        assert_eq!(fault, Some(stops.unwrap_or(end)), "{name}: else it stops where the code ends");
    }
}

#[test]
fn an_unsupported_instruction_stops_its_thread() {
    let mut bench = Bench::new(|code| {
        adds(code, 1);
        code.binary(Opcode::Sad2, 8, grf(21).uw(), grf(2).ub(), grf(3).ub());
    });
    bench.start(3);
    bench.until(|o| o.issue[0].valid == 1);
    bench.step(fetched(3));
    bench.settle();
    for _ in 0..5 {
        let o = bench.step(TcIn::default());
        assert_eq!((o.fault.valid, o.stall[3]), (0, 5), "older instructions complete first");
    }
    bench.step(done(0, 3, 0));
    assert_eq!(bench.step(TcIn::default()).stall[3], 7);
    let o = bench.step(TcIn::default());
    assert_eq!((o.fault.valid, o.fault.slot, o.fault.ip, o.stall[3], o.busy), (1, 3, 16, 0, 8));
}

/// A notification for a slot.
fn notified(slot: u64) -> TcIn {
    TcIn { nt: Event { valid: 1, slot }, ..TcIn::default() }
}

#[test]
fn a_wait_takes_one_notification() {
    let mut bench = Bench::new(|code| {
        adds(code, 1);
        code.wait();
        code.wait();
        code.wait();
    });
    bench.start(2);
    bench.until(|o| o.issue[0].valid == 1);
    bench.step(fetched(2));
    bench.settle();
    assert_eq!(bench.step(notified(2)).stall[2], 5, "older instructions complete first");
    bench.step(done(0, 2, 0));
    // Another one comes in the cycle in which the first is taken.
    let o = bench.step(notified(2));
    assert_eq!((o.issue_je.valid, o.issue_je.slot, o.issue_je.op), (1, 2, 0x30));
    let next = |ip| branch(Branch { slot: 2, target: ip, act: 0xFF, ..Branch::default() });
    bench.step(next(32));
    assert_eq!(bench.until(|o| o.issue_je.valid == 1).1.issue_je.ip, 32);
    bench.step(next(48));
    bench.settle();
    assert_eq!(bench.step(notified(3)).stall[2], 8, "both are taken");
    assert_eq!(bench.step(TcIn::default()).stall[2], 8, "that one was for another thread");
    // n0.0 may be written: only bits 3:0, and only with byte 0.
    let write = |be, val| TcIn { arf: [ArfWrite { we: 1, sel: 3, be, val }, ArfWrite::default()], ..done(0, 2, 0) };
    for (be, val) in [(0xE, 0xFFFF_FF00), (0xF, 0x10)] {
        bench.step(write(be, val));
        assert_eq!(bench.step(TcIn::default()).stall[2], 8);
    }
    bench.step(write(1, 0xF));
    assert_eq!(bench.step(TcIn::default()).issue_je.ip, 48);
}

#[test]
fn start_takes_a_free_slot_only_and_clears_it() {
    let mut bench = Bench::new(|code| adds(code, 1));
    assert_eq!(bench.start(5).start.ready, 1);
    assert_eq!(bench.start(5).start.ready, 0);
    bench.until(|o| o.issue[0].valid == 1);
    let arf = ArfWrite { we: 1, sel: 1, be: 0xF, val: 0xFFFF };
    bench.step(TcIn { arf: [arf, ArfWrite::default()], ..done(0, 5, 0) });
    assert_eq!(bench.tc.arf(5), [0xFFFF, 0, 0]);
    bench.step(TcIn { ended: Event { valid: 1, slot: 5 }, ..TcIn::default() });
    assert_eq!(bench.start(5).start.ready, 1);
    assert_eq!(bench.tc.arf(5), [0; 3]);
}
