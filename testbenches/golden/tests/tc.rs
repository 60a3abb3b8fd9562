//! Thread control alone, through its ports: fetch, line filter, decode timing, issue rules, faults.

use tessera_golden::tc::Tc;
use tessera_golden::Golden;
use tessera_isa::asm::{grf, imm_d, Builder};
use tessera_ports::tc::{TcIn, TcOut};

/// TC with instruction memory; pipes are ready unless told otherwise.
struct Bench {
    tc: Tc,
    code: Vec<u8>,
    cycle: u64,
    /// Lines on their way and when they arrive.
    lines: Vec<(u64, u64)>,
    requested: Vec<(u64, u64)>,
    ready: [u64; 4],
}

const LATENCY: u64 = 2;

impl Bench {
    fn new(build: impl FnOnce(&mut Builder)) -> Bench {
        let mut code = Builder::new();
        build(&mut code);
        let code = code.finish().expect("the code assembles");
        Bench { tc: Tc::default(), code, cycle: 0, lines: vec![], requested: vec![], ready: [1; 4] }
    }

    fn step(&mut self, extra: TcIn) -> TcOut {
        let [i0_ready, i1_ready, ij_ready, im_ready] = self.ready;
        let mut i = TcIn { if_req_ready: 1, i0_ready, i1_ready, ij_ready, im_ready, ..extra };
        if let Some(&(at, line)) = self.lines.first() {
            if at <= self.cycle {
                (i.if_rsp_valid, i.if_rsp_line) = (1, line);
                for (k, word) in i.if_rsp_data.iter_mut().enumerate() {
                    let at = line as usize * 64 + 8 * k;
                    *word = self.code.get(at..at + 8).map_or(0, |b| u64::from_le_bytes(b.try_into().expect("eight bytes")));
                }
            }
        }
        let o = self.tc.step(&i);
        if i.if_rsp_valid == 1 && o.if_rsp_ready == 1 {
            self.lines.remove(0);
        }
        if o.if_req_valid == 1 {
            self.requested.push((self.cycle, o.if_req_line));
            self.lines.push((self.cycle + LATENCY, o.if_req_line));
        }
        self.cycle += 1;
        o
    }

    fn start(&mut self, slot: u64) -> TcOut {
        self.step(TcIn { st_valid: 1, st_slot: slot, st_mask: 0xFF, ..TcIn::default() })
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
    let (cycle, o) = bench.until(|o| o.i0_valid == 1);
    // 1 want, 2 asks, 3 request, 5 response, 6 fill, 7 pick, 8 D1, 9 D2, 10 issue.
    assert_eq!(bench.requested[0], (3, 0));
    assert_eq!(cycle, 10);
    let first = u128::from_le_bytes(bench.code[..16].try_into().expect("one instruction"));
    assert_eq!((o.i0_slot, o.i0_ip, (o.i0_lo, o.i0_hi)), (1, 0, (first as u64, (first >> 64) as u64)));
    assert_eq!((o.i0_emask, o.i0_pmask, o.i0_mode, o.i0_sb), (0xFF, 0xFFFF_FFFF, 4, 0));
    assert_eq!((o.stall[1], o.stall[0], o.busy), (1, 0, 2));
    // Operands are being read until `fetched`.
    for _ in 0..3 {
        assert_eq!(bench.step(TcIn::default()).stall[1], 3);
    }
    bench.step(TcIn { f0_valid: 1, f0_slot: 1, ..TcIn::default() });
    let o = bench.step(TcIn::default());
    assert_eq!((o.i0_valid, o.i0_ip, o.i0_sb), (1, 16, 1), "the second scoreboard entry");
}

#[test]
fn one_request_a_line_however_many_threads_want_it() {
    let mut bench = Bench::new(|code| adds(code, 8));
    for slot in 0..7 {
        bench.start(slot);
    }
    for _ in 0..60 {
        let o = bench.step(TcIn::default());
        let fetched =
            TcIn { f0_valid: o.i0_valid, f0_slot: o.i0_slot, f1_valid: o.i1_valid, f1_slot: o.i1_slot, ..TcIn::default() };
        bench.step(fetched);
    }
    // Slots that start later than the first response ask again; all of them joined one of two requests.
    let first = bench.requested.iter().filter(|&&(_, line)| line == 0).count();
    assert!((1..=2).contains(&first), "{:?}", bench.requested);
    assert!(bench.requested.len() <= 4, "{:?}", bench.requested);
}

#[test]
fn a_line_that_has_just_arrived_is_not_asked_for_again() {
    let mut bench = Bench::new(|code| adds(code, 4));
    bench.start(0);
    for _ in 1..4 {
        bench.step(TcIn::default());
    }
    // Slot 1 wants line 0 in the first cycle in which it is in the fill register.
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
    bench.until(|o| o.i0_valid == 1);
    bench.step(TcIn { f0_valid: 1, ..TcIn::default() });
    for _ in 0..5 {
        assert_eq!(bench.step(TcIn::default()).stall[0], 6);
    }
    bench.step(TcIn { d0_valid: 1, ..TcIn::default() });
    assert_eq!(bench.step(TcIn::default()).i0_ip, 16);
}

#[test]
fn four_instructions_in_flight_fill_the_scoreboard() {
    let mut bench = Bench::new(|code| adds(code, 8));
    bench.start(0);
    for expected in 0..4 {
        let (_, o) = bench.until(|o| o.i0_valid == 1);
        assert_eq!(o.i0_sb, expected);
        bench.step(TcIn { f0_valid: 1, ..TcIn::default() });
    }
    assert_eq!(bench.step(TcIn::default()).stall[0], 6);
    bench.step(TcIn { d1_valid: 1, d1_sb: 2, ..TcIn::default() });
    assert_eq!(bench.step(TcIn::default()).i0_sb, 2);
}

#[test]
fn switch_drains() {
    let mut bench = Bench::new(|code| {
        code.add(8, grf(20).d(), grf(2).d(), imm_d(1)).switch();
        code.add(8, grf(21).d(), grf(2).d(), imm_d(1));
    });
    bench.start(0);
    bench.until(|o| o.i0_valid == 1);
    bench.step(TcIn { f0_valid: 1, ..TcIn::default() });
    assert_eq!(bench.step(TcIn::default()).stall[0], 5);
    bench.step(TcIn { d0_valid: 1, ..TcIn::default() });
    assert_eq!(bench.step(TcIn::default()).stall[0], 1);
}

#[test]
fn alus_take_the_first_and_the_second_thread() {
    let mut bench = Bench::new(|code| adds(code, 4));
    bench.ready = [0, 0, 1, 1];
    for slot in [2, 4, 6] {
        bench.start(slot);
    }
    for _ in 0..60 {
        bench.step(TcIn::default());
    }
    bench.ready = [1, 1, 1, 1];
    let o = bench.step(TcIn::default());
    assert_eq!((o.i0_valid, o.i0_slot, o.i1_valid, o.i1_slot), (1, 2, 1, 4));
    assert_eq!(o.stall, [0, 0, 1, 0, 1, 0, 7]);
    // The pointer stands behind slot 4; with one ALU ready that one gets the first in turn.
    bench.ready = [0, 1, 1, 1];
    let o = bench.step(TcIn { f0_valid: 1, f0_slot: 2, ..TcIn::default() });
    assert_eq!((o.i0_valid, o.i1_valid, o.i1_slot), (0, 1, 6));
    let o = bench.step(TcIn::default());
    assert_eq!((o.i1_valid, o.i1_slot), (1, 2));
}

#[test]
fn nothing_is_decoded_behind_a_branch() {
    let mut bench = Bench::new(|code| {
        code.nop();
        adds(code, 1);
    });
    bench.start(0);
    let (_, o) = bench.until(|o| o.ij_valid == 1);
    assert_eq!((o.ij_ip, o.ij_act, o.ij_sync, o.ij_len8), (0, 0xFF, 0, 0));
    for _ in 0..10 {
        assert_eq!(bench.step(TcIn::default()).stall[0], 2);
    }
    bench.step(TcIn { r_valid: 1, r_next: 16, r_act: 0x0F, ..TcIn::default() });
    let (_, o) = bench.until(|o| o.i0_valid == 1);
    assert_eq!((o.i0_ip, o.i0_emask), (16, 0x0F));
}

#[test]
fn a_wake_address_is_met_by_a_sync() {
    let mut bench = Bench::new(|code| {
        code.nop();
        adds(code, 2);
    });
    bench.start(0);
    bench.until(|o| o.ij_valid == 1);
    bench.step(TcIn { r_valid: 1, r_next: 16, r_act: 0x0F, r_wake_valid: 1, r_wake: 32, ..TcIn::default() });
    bench.until(|o| o.i0_valid == 1);
    bench.step(TcIn { f0_valid: 1, ..TcIn::default() });
    let (_, o) = bench.until(|o| o.ij_valid == 1);
    assert_eq!((o.ij_ip, o.ij_sync), (32, 1));
    bench.step(TcIn { r_valid: 1, r_sync: 1, r_next: 32, r_act: 0xFF, ..TcIn::default() });
    let o = bench.step(TcIn::default());
    assert_eq!((o.i0_valid, o.i0_ip, o.i0_emask), (1, 32, 0xFF), "the instruction itself follows the sync");
}

#[test]
fn an_unsupported_instruction_stops_its_thread() {
    let mut bench = Bench::new(|code| {
        adds(code, 1);
        code.add(8, grf(21).q(), grf(2).q(), grf(3).q());
    });
    bench.start(3);
    bench.until(|o| o.i0_valid == 1);
    bench.step(TcIn { f0_valid: 1, f0_slot: 3, ..TcIn::default() });
    for _ in 0..5 {
        let o = bench.step(TcIn::default());
        assert_eq!((o.fault_valid, o.stall[3]), (0, 5), "older instructions complete first");
    }
    bench.step(TcIn { d0_valid: 1, d0_slot: 3, ..TcIn::default() });
    assert_eq!(bench.step(TcIn::default()).stall[3], 7);
    let o = bench.step(TcIn::default());
    assert_eq!((o.fault_valid, o.fault_slot, o.fault_ip, o.stall[3], o.busy), (1, 3, 16, 0, 8));
}

#[test]
fn start_takes_a_free_slot_only_and_clears_it() {
    let mut bench = Bench::new(|code| adds(code, 1));
    assert_eq!(bench.start(5).st_ready, 1);
    assert_eq!(bench.start(5).st_ready, 0);
    bench.until(|o| o.i0_valid == 1);
    let arf =
        TcIn { d0_valid: 1, d0_slot: 5, d0_arf_we: 1, d0_arf_sel: 1, d0_arf_be: 0xF, d0_arf_val: 0xFFFF, ..TcIn::default() };
    bench.step(arf);
    assert_eq!(bench.tc.arf(5), [0xFFFF, 0, 0]);
    bench.step(TcIn { eot_done: 1, eot_slot: 5, ..TcIn::default() });
    assert_eq!(bench.start(5).st_ready, 1);
    assert_eq!(bench.tc.arf(5), [0; 3]);
}
