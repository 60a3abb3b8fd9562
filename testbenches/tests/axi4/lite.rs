//! The same rules on AXI4-Lite: the control block is the slave, its processor the master.

use tessera_golden::cache::axi4_lite_control::Axi4LiteControl;
use tessera_golden::Golden;
use tessera_ports::cache::axi4_lite_control::{Axi4LiteControlIn as In, Axi4LiteControlOut as Out};
use tessera_testbenches::axi4::checker::{Breach, Seen};
use tessera_testbenches::axi4::memory::Bound;
use tessera_testbenches::stimuli::{cache::axi4_lite_control as stimuli, Stimulus};
use tessera_testkit::{grouped, here, Random};

/// Spoils inputs (the master) or outputs (the slave) of a cycle; the bus as it was in the one before.
type Bug = fn(&(In, Out), &mut In, &mut Out);

/// Runs processor and control block with one bug between them.
fn run(bug: Bug, cycles: u64, seed: u64) -> Result<Seen, Breach> {
    let mut stimulus = stimuli::Axi4LiteControl::new(Random::new(seed), 40);
    let mut control = Axi4LiteControl::default();
    let mut before = (In::default(), Out::default());
    for _ in 0..cycles {
        let mut input = stimulus.drive();
        let mut asked = control.eval(&input);
        // What the master does not see in this cycle shall not depend on it.
        bug(&before, &mut input, &mut asked);
        stimulus.answer(&mut input, &asked);
        let mut output = control.eval(&input);
        bug(&before, &mut input, &mut output);
        stimulus.try_edge(&input, &output)?;
        control.tick(&input);
        before = (input, output);
    }
    Ok(stimulus.checker.seen)
}

/// The first rule that a bug breaks.
fn broken(bug: Bug) -> String {
    run(bug, 20_000, 1).expect_err("a broken rule must be reported").rule
}

#[test]
fn processor_and_control_block_keep_the_rules() {
    let mut all = Seen::default();
    let seeds = here!().each_seed(1..=4, |seed| {
        let seen = run(|_, _, _| (), 20_000, seed).unwrap_or_else(|breach| panic!("{breach}"));
        all = Seen { writes: all.writes + seen.writes, reads: all.reads + seen.reads, mixed: all.mixed + seen.mixed };
    });
    let Seen { writes, reads, mixed } = all;
    assert!(writes > 1_000 && reads > 1_000 && mixed == 0, "{all:?}");
    here!().evidence(&format!("{} writes, {} reads, {seeds}", grouped(writes), grouped(reads)));
}

#[test]
fn what_waits_stays_as_it_is() {
    let aw: Bug = |(i, o), now, _| now.aw.addr ^= 4 * u64::from(i.aw.valid > o.aw.ready);
    let ar: Bug = |(i, o), now, _| now.ar.addr ^= u64::from(i.ar.valid > o.ar.ready);
    let strobe: Bug = |(i, o), now, _| now.w.strb ^= u64::from(i.w.valid > o.w.ready);
    let data: Bug = |(i, o), now, _| now.w.data ^= u64::from(i.w.valid > o.w.ready);
    let names = ["AWADDR", "ARADDR", "WSTRB", "WDATA"].map(|name| format!("AXI4_ERRM_{name}_STABLE"));
    assert_eq!([aw, ar, strobe, data].map(broken), names);
    let b: Bug = |(i, o), _, now| now.b.valid &= u64::from(o.b.valid <= i.b.ready);
    let end: Bug = |(i, o), _, now| now.b.resp ^= 2 * u64::from(o.b.valid > i.b.ready);
    let r: Bug = |(i, o), _, now| now.r.valid &= u64::from(o.r.valid <= i.r.ready);
    let found: Bug = |(i, o), _, now| now.r.data ^= u64::from(o.r.valid > i.r.ready);
    let names = ["BVALID", "BRESP", "RVALID", "RDATA"].map(|name| format!("AXI4_ERRS_{name}_STABLE"));
    assert_eq!([b, end, r, found].map(broken), names);
}

#[test]
fn answers_follow_what_was_asked() {
    // In the cycle after a reset too, and before the other half of a write has come.
    let b: Bug = |(i, _), now, o| (o.b.valid, o.b.resp) = (now.reset | i.reset, 0);
    let r: Bug = |(i, _), now, o| (o.r.valid, o.r.resp) = (now.reset | i.reset, 0);
    assert_eq!([b, r].map(broken), ["AXI4_ERRS_BVALID_RESET", "AXI4_ERRS_RVALID_RESET"]);
    let b: Bug = |(i, _), now, o| o.b.valid |= 1 - (i.reset | now.reset);
    let r: Bug = |(i, _), now, o| o.r.valid |= 1 - (i.reset | now.reset);
    assert_eq!([b, r].map(broken), ["AXI4_ERRS_BRESP_AW", "AXI4_ERRS_RID"]);
    // The address has been taken, the data have not, and are not in this cycle.
    let early: Bug = |_, now, o| {
        if o.w.ready > o.aw.ready && now.reset == 0 {
            (o.w.ready, o.b.valid) = (0, 1);
        }
    };
    assert_eq!(broken(early), "AXI4_ERRS_BRESP_WLAST");
    let b: Bug = |_, _, o| o.b.resp = o.b.valid;
    let r: Bug = |_, _, o| o.r.resp = o.r.valid;
    assert_eq!([b, r].map(broken), ["AXI4LITE_ERRS_BRESP_EXOKAY", "AXI4LITE_ERRS_RRESP_EXOKAY"]);
}
