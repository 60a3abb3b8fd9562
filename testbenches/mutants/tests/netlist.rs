//! What Yosys makes of the exported Verilog is still the block: its netlist of ECP5 cells under the block's own
//! stimuli, compared with golden on all output ports in every cycle; and a wrong look-up table is noticed.
//!
//! The small blocks run. `TESSERA_NETLIST=all` takes all of them, `TESSERA_NETLIST=tc,em` these,
//! `TESSERA_SHARD=I/N` a part.

use std::path::Path;

use tessera_mutants::block::Block;
use tessera_mutants::blocks::named;
use tessera_mutants::netlist::{netlist, BUGS};
use tessera_mutants::work::each;
use tessera_testkit::Shard;

/// Blocks that synthesize in seconds; block RAM, memories of LUTs and multipliers are among their cells.
const SMALL: [&str; 8] =
    ["em", "intdiv", "me", "tag_ram", "data_ram", "screen_partition", "axi4_bridge_bus64", "axi4_lite_control"];

/// Wrong look-up tables that a block's stimulus may leave unnoticed: one in five may hold what nothing can see. Of the
/// others named here it is open why there are more.
const UNNOTICED: usize = 1;
const MORE: [(&str, usize); 1] = [("render_cache_peripheral", 2)];

/// What is wrong with a block's netlist, and how many of its bugs were noticed.
fn tried(block: &Block) -> Result<usize, String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("netlist").join(block.name);
    let design = netlist(block.design(), &folder);
    if let Some(wrong) = (block.try_verilog)(&design, 0) {
        return Err(format!("{}: {wrong} (`verilator` is the netlist)", block.name));
    }
    let noticed = (1..=BUGS).filter(|&bug| (block.try_verilog)(&design, bug as u64).is_some()).count();
    let unnoticed = MORE.iter().find(|(name, _)| *name == block.name).map_or(UNNOTICED, |(_, count)| *count);
    if noticed + unnoticed < BUGS {
        let least = BUGS - unnoticed;
        return Err(format!("{}: {noticed} of {BUGS} wrong look-up tables noticed, expected {least} at least", block.name));
    }
    Ok(noticed)
}

#[test]
fn the_netlists_of_the_blocks_agree_with_golden() {
    let test = tessera_testkit::here!();
    let shard = Shard::asked();
    let blocks: Vec<&Block> = shard.of(named("TESSERA_NETLIST", &SMALL)).collect();
    let count = blocks.len();
    let noticed: usize = each(blocks, tried).into_iter().sum();
    test.counts(shard, &[("netlists", count as u64), ("tables", (BUGS * count) as u64), ("noticed", noticed as u64)]);
    test.evidence(&format!(
        "{count} netlists of ECP5 cells, all output ports against golden; {noticed} of {} wrong look-up tables noticed",
        BUGS * count
    ));
}
