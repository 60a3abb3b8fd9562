//! What Yosys makes of the exported Verilog is still the block: its netlist of ECP5 cells under the block's own
//! stimuli, compared with golden on all output ports in every cycle; and a wrong look-up table is noticed.
//!
//! The small blocks run. `TESSERA_NETLIST=all` takes all of them, `TESSERA_NETLIST=tc,em` these,
//! `TESSERA_SHARD=I/N` a part.

use std::path::Path;
use std::time::Instant;

use rayon::prelude::*;
use tessera_mutants::block::Block;
use tessera_mutants::blocks::BLOCKS;
use tessera_mutants::netlist::{netlist, BUGS};
use tessera_testkit::Shard;

/// Blocks that synthesize in seconds; block RAM, memories of LUTs and multipliers are among their cells.
const SMALL: [&str; 8] =
    ["em", "intdiv", "me", "tag_ram", "data_ram", "screen_partition", "axi4_bridge_bus64", "axi4_lite_control"];

/// Wrong look-up tables of a block that are noticed at least; some hold what nothing can see, as the upper bits of a
/// counter that never comes so far.
const LEAST: usize = 3;

fn wanted() -> Vec<&'static Block> {
    let asked = std::env::var("TESSERA_NETLIST").ok();
    let names: Vec<&str> = match asked.as_deref() {
        None => SMALL.to_vec(),
        Some("all") => BLOCKS.iter().map(|block| block.name).collect(),
        Some(names) => names.split(',').collect(),
    };
    let block = |name| {
        let found = BLOCKS.iter().find(|block| block.name == name);
        found.unwrap_or_else(|| panic!("TESSERA_NETLIST: `{name}`, expected `all` or names as `tc,em`"))
    };
    names.into_iter().map(block).collect()
}

/// What is wrong with a block's netlist, and how many of its bugs were noticed.
fn tried(block: &Block) -> Result<usize, String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("netlist").join(block.name);
    let design = netlist(block.design(), &folder);
    if let Some(wrong) = (block.try_verilog)(&design, 0) {
        return Err(format!("{}: {wrong} (`verilator` is the netlist)", block.name));
    }
    let noticed = (1..=BUGS).filter(|&bug| (block.try_verilog)(&design, bug as u64).is_some()).count();
    if noticed < LEAST {
        return Err(format!("{}: {noticed} of {BUGS} wrong look-up tables noticed, expected {LEAST} at least", block.name));
    }
    Ok(noticed)
}

fn timed(block: &Block) -> Result<usize, String> {
    let begin = Instant::now();
    let result = tried(block);
    println!("{}: {result:?} in {:.1} s", block.name, begin.elapsed().as_secs_f32());
    result
}

#[test]
fn the_netlists_of_the_blocks_agree_with_golden() {
    let test = tessera_testkit::here!();
    let shard = Shard::asked();
    let blocks: Vec<&Block> = shard.of(wanted()).collect();
    let count = blocks.len();
    let results: Vec<Result<usize, String>> = blocks.into_par_iter().rev().with_max_len(1).map(timed).collect();
    let wrong: Vec<&String> = results.iter().filter_map(|result| result.as_ref().err()).collect();
    assert!(wrong.is_empty(), "\n{wrong:#?}");
    let noticed: usize = results.iter().flatten().sum();
    test.counts(shard, &[("netlists", count as u64), ("tables", (BUGS * count) as u64), ("noticed", noticed as u64)]);
    test.evidence(&format!(
        "{count} netlists of ECP5 cells, all output ports against golden; {noticed} of {} wrong look-up tables noticed",
        BUGS * count
    ));
}
