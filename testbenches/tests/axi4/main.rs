//! The checker of AXI4's rules names whoever breaks one: each rule is broken once, by a bridge or a slave with
//! a bug, and found under its name.

use tessera_golden::cache::axi4_bridge::Axi4Bridge;
use tessera_golden::Golden;
use tessera_ports::cache::axi4_bridge::{Axi4BridgeIn, Axi4BridgeOut};
use tessera_testbenches::axi4::checker::{Breach, Seen};
use tessera_testbenches::axi4::memory::Bound;
use tessera_testbenches::stimuli::{cache::axi4_bridge as stimuli, Stimulus};
use tessera_testkit::{grouped, here, Random};

mod lite;
mod subsystem;

type In = Axi4BridgeIn<1>;
type Out = Axi4BridgeOut<1>;

/// What a bug looks at: the bus in the cycle before.
struct Before {
    input: In,
    output: Out,
}

impl Before {
    fn aw_waits(&self) -> bool {
        self.output.aw.valid > self.input.aw.ready
    }
    fn ar_waits(&self) -> bool {
        self.output.ar.valid > self.input.ar.ready
    }
    fn w_waits(&self) -> bool {
        self.output.w.valid > self.input.w.ready
    }
}

/// Spoils inputs (a slave) or outputs (a master) of a cycle.
type Bug = fn(&Before, &mut In, &mut Out);

/// Runs bridge, cache and slave with one bug between them.
fn run(bug: Bug, cycles: u64, seed: u64) -> Result<Seen, Breach> {
    let mut stimulus = stimuli::Axi4BridgeBus64::new(Random::new(seed), 40);
    let mut bridge = Axi4Bridge::<1>::default();
    let mut before = Before { input: In::default(), output: Out::default() };
    for _ in 0..cycles {
        let show = |bridge: &Axi4Bridge<1>, mut input: In| {
            let mut output = bridge.eval(&input);
            bug(&before, &mut input, &mut output);
            (input, output)
        };
        let mut input = stimulus.drive();
        let (_, asked) = show(&bridge, input);
        stimulus.answer(&mut input, &asked);
        let (input, output) = show(&bridge, input);
        stimulus.try_edge(&input, &output)?;
        bridge.tick(&input);
        before = Before { input, output };
    }
    Ok(stimulus.checker.seen)
}

/// The first rule that a bug breaks.
fn broken(bug: Bug) -> String {
    run(bug, 20_000, 1).expect_err("a broken rule must be reported").rule
}

/// A change of a field of an address that waits.
macro_rules! changed {
    ($field:ident) => {
        [
            broken(|before, _, o| o.aw.$field ^= u64::from(before.aw_waits())),
            broken(|before, _, o| o.ar.$field ^= u64::from(before.ar_waits())),
        ]
    };
}

/// Both address channels with the same bug.
fn addresses(rule: &str, aw: Bug, ar: Bug) {
    assert_eq!([broken(aw), broken(ar)], [format!("AXI4_ERRM_AW{rule}"), format!("AXI4_ERRM_AR{rule}")]);
}

#[test]
fn nobody_breaks_a_rule_without_a_bug() {
    let mut all = Seen::default();
    let seeds = here!().each_seed(1..=8, |seed| {
        let seen = run(|_, _, _| (), 20_000, seed).unwrap_or_else(|breach| panic!("{breach}"));
        all = Seen { writes: all.writes + seen.writes, reads: all.reads + seen.reads, mixed: all.mixed + seen.mixed };
    });
    let Seen { writes, reads, mixed } = all;
    assert!(writes > 1_000 && reads > 1_000 && mixed > 100, "{all:?}");
    let counts = [writes, reads, mixed].map(grouped);
    here!().evidence(&format!("{} writes, {} reads ({} with others in between), {seeds}", counts[0], counts[1], counts[2]));
}

#[test]
fn an_address_that_waits_stays_as_it_is() {
    let names = |field: &str| [format!("AXI4_ERRM_AW{field}_STABLE"), format!("AXI4_ERRM_AR{field}_STABLE")];
    assert_eq!(changed!(id), names("ID"));
    assert_eq!(changed!(addr), names("ADDR"));
    assert_eq!(changed!(len), names("LEN"));
    assert_eq!(changed!(size), names("SIZE"));
    assert_eq!(changed!(burst), names("BURST"));
    assert_eq!(changed!(lock), names("LOCK"));
    assert_eq!(changed!(cache), names("CACHE"));
    assert_eq!(changed!(prot), names("PROT"));
    assert_eq!(changed!(qos), names("QOS"));
    addresses(
        "VALID_STABLE",
        |before, _, o| o.aw.valid &= u64::from(!before.aw_waits()),
        |before, _, o| o.ar.valid &= u64::from(!before.ar_waits()),
    );
}

#[test]
fn a_beat_that_waits_stays_as_it_is() {
    assert_eq!(broken(|before, _, o| o.w.valid &= u64::from(!before.w_waits())), "AXI4_ERRM_WVALID_STABLE");
    assert_eq!(broken(|before, _, o| o.w_data[0] ^= u64::from(before.w_waits())), "AXI4_ERRM_WDATA_STABLE");
    assert_eq!(broken(|before, _, o| o.w_strb[0] ^= u64::from(before.w_waits())), "AXI4_ERRM_WSTRB_STABLE");
    assert_eq!(broken(|before, _, o| o.w.last ^= u64::from(before.w_waits())), "AXI4_ERRM_WLAST_STABLE");
}

#[test]
fn nothing_is_valid_in_reset() {
    addresses("VALID_RESET", |_, i, o| o.aw.valid |= i.reset, |_, i, o| o.ar.valid |= i.reset);
    assert_eq!(broken(|_, i, o| o.w.valid |= i.reset), "AXI4_ERRM_WVALID_RESET");
    // In the first cycle after it as well.
    addresses("VALID_RESET", |before, _, o| o.aw.valid |= before.input.reset, |before, _, o| o.ar.valid |= before.input.reset);
}

#[test]
fn bursts_are_what_axi4_allows() {
    fn in_both(rule: &str, spoil: [Bug; 2]) {
        addresses(rule, spoil[0], spoil[1]);
    }
    in_both("SIZE", [|_, _, o| o.aw.size = 4, |_, _, o| o.ar.size = 4]);
    in_both("BURST", [|_, _, o| o.aw.burst = 3, |_, _, o| o.ar.burst = 3]);
    in_both("CACHE", [|_, _, o| o.aw.cache = 4, |_, _, o| o.ar.cache = 8]);
    in_both("ADDR_BOUNDARY", [|_, _, o| o.aw.addr |= 0xFF8, |_, _, o| o.ar.addr |= 0xFF8]);
    in_both("ADDR_BOUNDARY", [|_, _, o| o.aw.len |= 0xFF, |_, _, o| o.ar.len |= 0xFF]);
}

#[test]
fn data_have_as_many_beats_as_their_address_says() {
    assert_eq!(broken(|_, _, o| o.w.last = 0), "AXI4_ERRM_WDATA_NUM");
    assert_eq!(broken(|_, _, o| o.w.last = 1), "AXI4_ERRM_WDATA_NUM");
    assert_eq!(broken(|_, _, o| o.aw.len = 6), "AXI4_ERRM_WDATA_NUM");
    // Beats of four bytes may not write eight.
    assert_eq!(broken(|_, _, o| o.aw.size = 2), "AXI4_ERRM_WSTRB");
}

#[test]
fn no_output_answers_an_input_in_its_cycle() {
    for bug in [
        // Valid waits for ready; the address changes with it; ready waits for valid.
        (|_, i, o| o.aw.valid &= i.aw.ready) as Bug,
        |_, i, o| o.ar.valid &= i.ar.ready,
        |_, i, o| o.w.valid &= i.w.ready,
        |_, i, o| o.ar.id ^= i.ar.ready,
        |_, i, o| o.r.ready &= i.r.valid,
        |_, i, o| o.b.ready &= i.b.valid,
    ] {
        assert_eq!(broken(bug), "IHI 0022, A3.1.1");
    }
}

#[test]
fn a_wrong_slave_is_named_too() {
    assert_eq!(broken(|before, i, _| (i.b.valid, i.b.resp) = (1 - (i.reset | before.input.reset), 1)), "AXI4_ERRS_BRESP_EXOKAY");
    assert_eq!(broken(|before, i, _| (i.r.valid, i.r.resp) = (1 - (i.reset | before.input.reset), 1)), "AXI4_ERRS_RRESP_EXOKAY");
    assert_eq!(broken(|_, i, _| i.b.id ^= i.b.valid), "AXI4_ERRS_BRESP_AW");
    assert_eq!(broken(|_, i, _| i.r.id ^= i.r.valid), "AXI4_ERRS_RID");
    assert_eq!(broken(|_, i, _| i.r.last = i.r.valid), "AXI4_ERRS_RDATA_NUM");
    assert_eq!(broken(|_, i, _| i.r.last = 0), "AXI4_ERRS_RDATA_NUM");
    // The end of a write whose address has just been taken, before its data.
    let early: Bug = |before, i, _| {
        if before.output.aw.valid & before.input.aw.ready != 0 {
            (i.b.valid, i.b.id, i.b.resp) = (1, before.output.aw.id, 0);
        }
    };
    assert_eq!(broken(early), "AXI4_ERRS_BRESP_WLAST");
    assert_eq!(broken(|before, i, _| i.b.valid |= before.input.reset), "AXI4_ERRS_BVALID_RESET");
    assert_eq!(broken(|before, i, _| i.r.valid |= before.input.reset), "AXI4_ERRS_RVALID_RESET");
}

/// The bridge never lets a slave wait; here it does.
#[test]
fn an_answer_that_waits_stays_as_it_is() {
    fn waits(before: &Before, o: &mut Out) -> u64 {
        o.r.ready = 0;
        u64::from(before.input.r.valid > before.output.r.ready)
    }
    fn b_waits(before: &Before, o: &mut Out) -> u64 {
        o.b.ready = 0;
        u64::from(before.input.b.valid > before.output.b.ready)
    }
    assert_eq!(broken(|before, i, o| i.r.valid &= 1 - waits(before, o)), "AXI4_ERRS_RVALID_STABLE");
    assert_eq!(broken(|before, i, o| i.r.id ^= waits(before, o)), "AXI4_ERRS_RID_STABLE");
    assert_eq!(broken(|before, i, o| i.r_data[0] ^= waits(before, o)), "AXI4_ERRS_RDATA_STABLE");
    assert_eq!(broken(|before, i, o| i.r.resp ^= 2 * waits(before, o)), "AXI4_ERRS_RRESP_STABLE");
    assert_eq!(broken(|before, i, o| i.r.last ^= waits(before, o)), "AXI4_ERRS_RLAST_STABLE");
    assert_eq!(broken(|before, i, o| i.b.valid &= 1 - b_waits(before, o)), "AXI4_ERRS_BVALID_STABLE");
    assert_eq!(broken(|before, i, o| i.b.id ^= b_waits(before, o)), "AXI4_ERRS_BID_STABLE");
    assert_eq!(broken(|before, i, o| i.b.resp ^= 2 * b_waits(before, o)), "AXI4_ERRS_BRESP_STABLE");
}
