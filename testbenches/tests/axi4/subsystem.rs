//! Each of the four buses of the memory subsystem has a checker, which says on which of them a rule was broken.

use tessera_golden::cache::memory_subsystem_axi4::MemorySubsystemAxi4;
use tessera_golden::Golden;
use tessera_ports::cache::memory_subsystem_axi4::{MemorySubsystemAxi4In, MemorySubsystemAxi4Out};
use tessera_ports::cache::PIPELINES;
use tessera_testbenches::axi4::checker::{Breach, Seen};
use tessera_testbenches::axi4::memory::Bound;
use tessera_testbenches::stimuli::{cache::memory_subsystem_axi4 as stimuli, Stimulus};
use tessera_testkit::{here, Random};

type In = MemorySubsystemAxi4In<1>;
type Out = MemorySubsystemAxi4Out<1>;

/// Runs the subsystem, its clients and slaves, the outputs spoilt by a bug.
fn run(bug: impl Fn(&In, &mut Out), cycles: u64, seed: u64) -> Result<[Seen; PIPELINES], Breach> {
    let mut stimulus = stimuli::MemorySubsystemAxi4Bus64::new(Random::new(seed), 20);
    let mut subsystem = MemorySubsystemAxi4::<1>::default();
    for _ in 0..cycles {
        let input = stimulus.drive();
        let mut output = subsystem.eval(&input);
        bug(&input, &mut output);
        stimulus.try_edge(&input, &output)?;
        subsystem.tick(&input);
    }
    Ok(stimulus.checkers.map(|checker| checker.seen))
}

#[test]
fn nobody_breaks_a_rule_on_any_of_four_buses() {
    let mut least = u64::MAX;
    let seeds = here!().each_seed(1..=2, |seed| {
        let seen = run(|_, _| (), 20_000, seed).unwrap_or_else(|breach| panic!("{breach}"));
        least = seen.iter().fold(least, |least, bus| least.min(bus.writes).min(bus.reads).min(bus.mixed));
    });
    assert!(least > 20, "{least}");
    here!().evidence(&format!("at least {least} writes, reads, and reads with others in between, on each bus, {seeds}"));
}

#[test]
fn a_rule_broken_on_one_bus_is_named_with_the_bus() {
    for p in 0..PIPELINES {
        let broken = |bug: fn(usize, &In, &mut Out)| {
            let Breach { rule, what } = run(|i, o| bug(p, i, o), 20_000, 1).expect_err("a broken rule must be reported");
            assert!(what.starts_with(&format!("bus {p}: ")), "{what}");
            rule
        };
        let reset = broken(|p, i, o| o.ar[p].valid |= i.reset);
        let beats = broken(|p, _, o| o.w[p].last ^= 1);
        let answer = broken(|p, i, o| o.aw[p].id ^= i.aw[p].ready);
        assert_eq!(
            [reset, beats, answer].map(|rule| rule.replace("AXI4_", "")),
            ["ERRM_ARVALID_RESET", "ERRM_WDATA_NUM", "ERRM_AWID_STABLE"]
        );
    }
}
