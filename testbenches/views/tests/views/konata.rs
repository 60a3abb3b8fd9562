//! The pipeline log.

use std::collections::BTreeMap;

use tessera_isa::asm::{grf, imm_d, imm_uw, Builder};
use tessera_isa::{CondMod, FlagRef};
use tessera_launch::Launch;
use tessera_lockstep::stats::Stats;
use tessera_ports::config::EuConfig;
use tessera_views::konata::Konata;
use tessera_views::listing::Listing;

use crate::kanata::{read, Row};
use crate::{launch, run, settings};

/// The rows of a run's log, and its statistics if it came to its end.
fn log(name: &str, shape: &str, config: &EuConfig) -> (Vec<Row>, Option<Stats>) {
    log_of(&launch(name), shape, config)
}

fn log_of(launch: &Launch, shape: &str, config: &EuConfig) -> (Vec<Row>, Option<Stats>) {
    let listing = Listing::new(&launch.kernel().isa);
    let mut text = Vec::new();
    let (log, stats) = run(launch, shape, config, &listing, Konata::new(&listing, &mut text));
    log.finish().expect("nothing goes wrong in memory");
    let rows =
        read(&String::from_utf8(text).expect("a text")).unwrap_or_else(|error| panic!("{} in {shape}: {error}", launch.file()));
    (rows, stats.ok())
}

fn shown(rows: &[Row], names: &[&str]) -> u64 {
    rows.iter().map(|row| names.iter().map(|name| row.cycles(name)).sum::<u64>()).sum()
}

#[test]
fn every_stall_and_every_instruction_of_the_statistics_is_in_the_log() {
    let mut seen: BTreeMap<&str, u64> = BTreeMap::new();
    for (name, shape, config) in settings() {
        let (rows, stats) = log(name, shape, &config);
        let stats = stats.expect("the run comes to its end");
        assert!(rows.iter().all(|row| row.finished), "{name} in {shape}");
        assert_eq!(rows.len() as u64, stats.instructions(), "{name} in {shape}: rows");
        assert_eq!(shown(&rows, &["I"]), stats.instructions(), "{name} in {shape}: issues");
        for (code, names) in [(4, &["F", "D"][..]), (5, &["wd"]), (6, &["wr"]), (7, &["wp"]), (8, &["wb"])] {
            let cycles = shown(&rows, names);
            assert_eq!(cycles, stats.thread_cycles()[code], "{name} in {shape}: {names:?}");
            *seen.entry(names[0]).or_default() += cycles;
        }
        for pipe in 0..4 {
            let retired = rows.iter().filter(|row| row.detail.contains(tessera_lockstep::stats::PIPES[pipe])).count();
            assert_eq!(retired as u64, stats.retired[pipe], "{name} in {shape}: pipe {pipe}");
        }
        for other in ["wo", "R", "X", "S", "M", "W"] {
            *seen.entry(other).or_default() += shown(&rows, &[other]);
        }
    }
    assert!(seen.values().all(|&cycles| cycles > 0), "{seen:?}");
}

/// One thread, nobody in its way: what the timing sections of the contract pages of EU, ALU, JE and ME say.
#[test]
fn stages_are_as_long_as_the_contract_says() {
    let config = EuConfig { threads: 1, message_latency: [30, 30], line_latency: [9, 9], ..EuConfig::default() };
    let (rows, _) = log("group_phases", "gen9", &config);
    // Cycles from issue to the first row, of instructions of one pass that have no operand of math's.
    let (mut alu, mut branches, mut messages) = (BTreeMap::<u64, u64>::new(), 0, 0);
    for row in &rows {
        let issue = row.start("I").expect("it was issued");
        if row.detail.contains("ALU") && row.cycles("R") == 1 && row.mnemonic() == "add" {
            if let Some(write) = row.start("W").filter(|_| row.cycles("W") == 1) {
                *alu.entry(write - issue).or_default() += 1;
            }
            assert_eq!(row.start("X"), Some(issue + 2), "{row:?}");
        }
        if row.detail.contains("JE") {
            // One for each group of parked channels more, of which there are at most 32; else twice.
            assert!((3..=68).contains(&row.cycles("X")), "{row:?}");
            branches += usize::from(row.cycles("X") == 3);
        }
        if row.cycles("M") > 0 {
            assert_eq!(row.start("S"), Some(issue + 3), "{row:?}");
            // The latency, and more if an ALU takes the write port.
            assert!((30..40).contains(&row.cycles("M")), "{row:?}");
            messages += usize::from(row.cycles("M") == 30);
        }
    }
    // One beat of an instruction of one lane, two of one of eight.
    let [scalar, eight] = [9, 10].map(|cycles| alu.get(&cycles).copied().unwrap_or(0));
    assert!(alu.keys().next() == Some(&9) && scalar > 5 && eight > 5, "{alu:?}");
    assert!(branches > 5 && messages > 3, "{branches} {messages}");
    // The first instruction: three cycles until its line is asked for, its latency and both halves of it,
    // then five of decoding.
    let first: Vec<_> = rows[0].stages.iter().take(3).map(|(name, from, to)| (name.as_str(), to - from)).collect();
    assert_eq!(first, [("F", 13), ("D", 5), ("I", 1)], "{:?}", rows[0]);
}

/// Channels that wait at an ordinary instruction: a join is issued for it, then it itself.
#[test]
fn a_join_is_a_stage_of_the_instruction_that_waits_for_it() {
    let mut code = Builder::new();
    let target = code.label();
    code.cmp(8, grf(1).uw(), imm_uw(4)).cond(CondMod::Lt, FlagRef::F0_0);
    code.goto(8, target, target).pred(FlagRef::F0_0);
    code.add(8, grf(20).d(), grf(20).d(), imm_d(5));
    code.place(target);
    code.add(8, grf(20).d(), grf(20).d(), imm_d(1));
    code.eot(127);
    let launch = launch("saxpy").with_code(code.finish().expect("the program assembles"));
    let (rows, stats) = log_of(&launch, "gen9", &EuConfig::default());
    let stats = stats.expect("the run comes to its end");
    let joined: Vec<_> = rows.iter().filter(|row| row.cycles("J") > 0).collect();
    let joins = stats.issued[2] - stats.retired[2];
    // Of the two threads of a work-group the first has local ids below 4, and others.
    assert!(2 * joins == stats.threads && joined.len() as u64 == joins, "{joins} joins, {} rows", joined.len());
    for row in joined {
        // The result comes 3 cycles after the issue and one more for the group (rule 19 of JE); both ends count.
        assert_eq!((row.cycles("J"), row.cycles("I"), row.mnemonic()), (5, 1, "add"), "{row:?}");
    }
}

/// What had not ended is thrown away, the log complete.
#[test]
fn a_run_that_is_given_up_leaves_a_complete_log() {
    let (rows, stats) = log("saxpy", "gen9", &EuConfig { max_cycles: 200, ..EuConfig::default() });
    assert!(stats.is_none());
    assert!(rows.iter().any(|row| !row.finished) && rows.iter().any(|row| row.finished), "{} rows", rows.len());
}

/// Nothing is kept of what is written: a disk that is full ends the log, not the run.
#[test]
fn a_log_that_cannot_be_written_is_an_error() {
    struct Full;
    impl std::io::Write for Full {
        fn write(&mut self, _: &[u8]) -> std::io::Result<usize> {
            Err(std::io::ErrorKind::StorageFull.into())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let launch = launch("saxpy");
    let listing = Listing::new(&launch.kernel().isa);
    let (log, stats) = run(&launch, "gen9", &EuConfig::default(), &listing, Konata::new(&listing, Full));
    assert!(stats.is_ok() && log.finish().is_err());
}
