//! What Yosys makes of the exported Verilog is still the block: its netlist of ECP5 cells under the block's own
//! stimuli, compared with golden on all output ports in every cycle; and a wrong look-up table is noticed.
//!
//! The small blocks run. `TESSERA_NETLIST=all` takes all of them, `TESSERA_NETLIST=tc,em` these,
//! `TESSERA_SHARD=I/N` a part.

use std::path::Path;

use tessera_mutants::block::Block;
use tessera_mutants::blocks::named;
use tessera_mutants::netlist::{netlist, Mapping, Netlist, BUGS};
use tessera_mutants::work::each;
use tessera_testkit::{Shard, Test};

/// Blocks that synthesize in seconds; block RAM, memories of LUTs and multipliers are among their cells.
const SMALL: [&str; 8] =
    ["em", "intdiv", "me", "tag_ram", "data_ram", "screen_partition", "axi4_bridge_bus64", "axi4_lite_control"];

/// Of those with multipliers and block RAMs, and without.
const TIMED: [&str; 2] = ["em", "me"];

/// Wrong look-up tables that a block's stimulus may leave unnoticed: one in five may hold what nothing can see.
const UNNOTICED: usize = 1;

/// What is wrong with a block's netlist, and how many of its bugs were noticed.
fn tried(block: &Block, mapping: Mapping) -> Result<usize, String> {
    let folder = match mapping {
        Mapping::Exported => "netlist",
        Mapping::Timed => "netlist_timed",
    };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(folder).join(block.name);
    let Netlist { design, tables } = netlist(block.design(), &folder, mapping);
    let mut unnoticed: Vec<(&String, u64)> = tables.iter().zip(1..).collect();
    // Most blocks need no more than the first of these.
    for attempt in [block.try_verilog, block.try_longer] {
        if unnoticed.len() <= UNNOTICED {
            break;
        }
        if let Some(wrong) = attempt(&design, 0) {
            return Err(format!("{}: {wrong} (`verilator` is the netlist)", block.name));
        }
        unnoticed.retain(|&(_, bug)| attempt(&design, bug).is_none());
    }
    let noticed = BUGS - unnoticed.len();
    if unnoticed.len() > UNNOTICED {
        let lines: Vec<&str> = unnoticed.iter().map(|(table, _)| table.as_str()).collect();
        let (name, least, lines) = (block.name, BUGS - UNNOTICED, lines.join("\n  "));
        return Err(format!(
            "{name}: {noticed} of {BUGS} wrong look-up tables noticed, expected {least} at least; not:\n  {lines}"
        ));
    }
    Ok(noticed)
}

/// Those of a list; without bugs in it nothing would be said of the comparison.
fn all_agree(test: &Test, names: &[&'static str], mapping: Mapping, how: &str) {
    let shard = Shard::asked();
    let blocks: Vec<&Block> = shard.of(named("TESSERA_NETLIST", names)).collect();
    let count = blocks.len();
    let noticed: usize = each(blocks, |block| tried(block, mapping)).into_iter().sum();
    test.counts(shard, &[("netlists", count as u64), ("tables", (BUGS * count) as u64), ("noticed", noticed as u64)]);
    test.evidence(&format!(
        "{count} netlists of ECP5 cells{how}, all output ports against golden; {noticed} of {} wrong look-up tables noticed",
        BUGS * count
    ));
}

#[test]
fn the_netlists_of_the_blocks_agree_with_golden() {
    all_agree(&tessera_testkit::here!(), &SMALL, Mapping::Exported, "");
}

#[test]
fn so_do_those_mapped_by_delays() {
    all_agree(&tessera_testkit::here!(), &TIMED, Mapping::Timed, " mapped by delays");
}
