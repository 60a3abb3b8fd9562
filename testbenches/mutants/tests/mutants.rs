//! Bugs inside the blocks, in the rust-hdl source and in the exported Verilog: the tests of the blocks must
//! notice them.
//!
//! A sample runs, the same each time (`TESSERA_SEED` takes another). `TESSERA_MUTANTS=40` tries so many of
//! each block and text, `TESSERA_MUTANTS=all` all of them, `TESSERA_MUTANTS_BLOCK=tc` one block alone,
//! `TESSERA_SHARD=I/N` a part of those. The table is left in `target/evidence/mutants.txt`.

use std::path::Path;
use std::time::Instant;

use rayon::prelude::*;
use tessera_mutants::block::Block;
use tessera_mutants::blocks::BLOCKS;
use tessera_mutants::report::{complaints, summary, table, Bug, Outcome, Side};
use tessera_mutants::sample::sample;
use tessera_mutants::survivors::SURVIVORS;
use tessera_mutants::{rtl, verilog};
use tessera_testkit::Shard;

/// Bugs of a block that run: in rust-hdl, in Verilog.
const COUNT: [usize; 2] = [20, 10];

/// Every block has at least so many in the two texts together.
const LEAST: usize = 5;

/// Of the sample.
const SEED: u64 = 8;

/// How many of a block, when the environment says so.
fn wanted() -> Option<usize> {
    match std::env::var("TESSERA_MUTANTS").ok()?.as_str() {
        "all" => Some(usize::MAX),
        number => Some(number.parse().expect("TESSERA_MUTANTS: expected a number or `all`")),
    }
}

/// A sample, and the survivors that are accounted for; of one in every element of an array, an element.
fn chosen<T: Clone>(bugs: Vec<(Bug, T)>, count: usize, seed: u64) -> Vec<(Bug, T)> {
    let known: Vec<_> = bugs.iter().filter(|(bug, _)| bug.known().is_some()).cloned().collect();
    let kind = |(bug, _): &(Bug, T)| bug.kind.clone();
    let mut chosen = sample(bugs, kind, |(bug, _)| bug.name(), wanted().unwrap_or(count), seed);
    for (bug, place) in known {
        let survivor = bug.known().filter(|survivor| survivor.is_of_array());
        let same = |other: &Bug| *other == bug || survivor.is_some_and(|s| other.known().is_some_and(|o| std::ptr::eq(o, s)));
        if !chosen.iter().any(|(other, _)| same(other)) {
            chosen.push((bug, place));
        }
    }
    chosen
}

/// The bugs chosen, in all shards together, and what became of those of this one.
type Tried = (Vec<Bug>, Vec<Outcome>);

/// This shard's part of what is chosen, and the names of all.
fn part<T>(bugs: Vec<(Bug, T)>, shard: Shard) -> (Vec<Bug>, Vec<(Bug, T)>) {
    (bugs.iter().map(|(bug, _)| bug.clone()).collect(), shard.of(bugs).collect())
}

fn of_rtl(block: &Block, seed: u64, shard: Shard) -> Tried {
    let (all, bugs) = part(chosen(rtl::bugs(block), COUNT[0], seed), shard);
    if bugs.is_empty() {
        return (all, Vec::new());
    }
    let healthy = (block.try_rtl)();
    assert_eq!(healthy, None, "{}: the block with no bug switched on must agree with golden", block.name);
    (all, bugs.into_iter().map(|(bug, site)| Outcome { bug, noticed: rtl::noticed(block, site) }).collect())
}

fn of_verilog(block: &Block, seed: u64, shard: Shard) -> Tried {
    let (all, bugs) = part(chosen(verilog::bugs(block), COUNT[1], seed), shard);
    let design = verilog::with_bugs(block.design().clone(), bugs.iter().map(|(_, place)| place));
    let healthy = (block.try_verilog)(&design, 0);
    assert_eq!(healthy, None, "{}: the Verilog without any bug must agree with golden", block.name);
    let tried = bugs.into_iter().enumerate();
    (all, tried.map(|(i, (bug, _))| Outcome { bug, noticed: (block.try_verilog)(&design, i as u64 + 1) }).collect())
}

/// Exported for a proof of its own (`scripts/formal.sh`, which plants its own bugs).
const PROVED: &str = "tessera_miss_queue_n4_a2";

#[test]
fn every_exported_block_has_bugs() {
    let mut tops: Vec<String> = BLOCKS.iter().map(|b| b.design().modules.last().expect("a top").name.clone()).collect();
    let mut exported: Vec<&str> = tessera_registry::BLOCKS.iter().map(|b| b.name).filter(|n| *n != PROVED).collect();
    tops.sort();
    exported.sort();
    assert_eq!(tops, exported);
}

#[test]
fn the_exported_verilog_knows_nothing_of_bugs() {
    let generated = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../generated/modules");
    for block in &BLOCKS {
        for module in &block.design().modules {
            let committed = std::fs::read_to_string(generated.join(format!("{}.v", module.name))).expect("a committed module");
            assert!(committed == module.text, "{}: {} differs from the committed text", block.name, module.name);
        }
    }
}

#[test]
fn the_tests_of_the_blocks_notice_bugs_inside_them() {
    let test = tessera_testkit::here!();
    let (seed, shard) = (test.fixed_seed(SEED), Shard::asked());
    let only = std::env::var("TESSERA_MUTANTS_BLOCK").ok();
    let selected = |block: &&Block| only.as_deref().is_none_or(|name| name == block.name);
    // Big ones last in the list, first in the work.
    let work: Vec<(&Block, Side)> =
        BLOCKS.iter().rev().filter(selected).flat_map(|b| [(b, Side::Verilog), (b, Side::Rtl)]).collect();
    let tried = |&(block, side): &(&Block, Side)| {
        let begin = Instant::now();
        let result = match side {
            Side::Rtl => of_rtl(block, seed, shard),
            Side::Verilog => of_verilog(block, seed, shard),
        };
        println!("{} {side:?}: {} bugs in {:.1} s", block.name, result.1.len(), begin.elapsed().as_secs_f32());
        result
    };
    let (bugs, outcomes): (Vec<_>, Vec<_>) = work.par_iter().with_max_len(1).map(tried).unzip();
    let (bugs, mut outcomes) = (bugs.concat(), outcomes.into_iter().flatten().collect::<Vec<Outcome>>());
    outcomes.sort_by_key(|o| BLOCKS.iter().position(|b| b.name == o.bug.block));
    let table = table(&outcomes);
    println!("{table}");
    let file = test.output("evidence", "txt").with_file_name(format!("mutants{}.txt", shard.suffix()));
    std::fs::write(&file, table).unwrap_or_else(|e| panic!("{}: {e}, expected a writable file", file.display()));

    let mut wrong = complaints(&outcomes);
    for block in BLOCKS.iter().filter(selected) {
        let count = bugs.iter().filter(|bug| bug.block == block.name).count();
        if count < LEAST {
            wrong.push(format!("{}: {count} bugs, expected at least {LEAST}", block.name));
        }
    }
    for survivor in SURVIVORS.iter().filter(|s| only.as_deref().is_none_or(|name| name == s.block)) {
        if !bugs.iter().any(|bug| bug.known().is_some_and(|known| std::ptr::eq(known, survivor))) {
            wrong.push(format!("survivors.rs: {}: `{}`: there is no such place", survivor.block, survivor.slip[1]));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    let noticed = outcomes.iter().filter(|outcome| outcome.noticed.is_some()).count() as u64;
    test.counts(shard, &[("bugs", outcomes.len() as u64), ("noticed", noticed)]);
    test.evidence(&format!("{}, table in {}", summary(&outcomes), file.display()));
}
