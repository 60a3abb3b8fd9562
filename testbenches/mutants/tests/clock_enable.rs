//! Blocks exported with a clock enable are still the blocks: edges at which it is low, with any inputs, change
//! nothing, memories and reset included. Golden, which knows no such edges, is the reference, and a register or
//! memory that does not look at the clock enable is noticed.
//!
//! Some blocks run. `TESSERA_CLOCK_ENABLE=all` takes all of them, `TESSERA_CLOCK_ENABLE=tc,em` these,
//! `TESSERA_SHARD=I/N` a part.

use tessera_mutants::block::Block;
use tessera_mutants::blocks::named;
use tessera_mutants::verilog::{gates, with_bugs};
use tessera_mutants::work::each;
use tessera_testkit::Shard;

/// Blocks with registers, block RAM, memories of LUTs and tables, and quickly built.
const SMALL: [&str; 5] = ["render_cache", "ga_compact", "em", "intdiv", "axi4_lite_control"];

/// Edges of a block that are made wrong, and how many of them may stay unnoticed: what the next edge overwrites
/// before anybody looks.
const BUGS: usize = 5;
const UNNOTICED: usize = 1;

/// What is wrong with a block, and how many of its bugs were noticed.
fn tried(block: &Block) -> Result<usize, String> {
    let design = block.gated_design();
    let gates = gates(&design);
    if gates.is_empty() {
        return Ok(0);
    }
    let bugs = BUGS.min(gates.len());
    let chosen: Vec<_> = (0..bugs).map(|k| gates[(2 * k + 1) * gates.len() / (2 * bugs)].clone()).collect();
    let design = with_bugs(design, &chosen);
    if let Some(wrong) = (block.try_gated)(&design, 0) {
        return Err(format!("{}: {wrong}", block.name));
    }
    let noticed = (1..=bugs).filter(|&bug| (block.try_gated)(&design, bug as u64).is_some()).count();
    match noticed + UNNOTICED < bugs {
        true => Err(format!("{}: {noticed} of {bugs} edges without a clock enable noticed", block.name)),
        false => Ok(noticed),
    }
}

#[test]
fn edges_without_clock_enable_are_none() {
    let test = tessera_testkit::here!();
    let shard = Shard::asked();
    let blocks: Vec<&Block> = shard.of(named("TESSERA_CLOCK_ENABLE", &SMALL)).collect();
    let count = blocks.len();
    let noticed: usize = each(blocks, tried).into_iter().sum();
    test.counts(shard, &[("blocks", count as u64), ("noticed", noticed as u64)]);
    test.evidence(&format!("{count} blocks with a clock enable, {noticed} edges that do not look at it noticed"));
}
