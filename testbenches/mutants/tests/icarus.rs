//! The exported Verilog in a simulator with unknown values: Icarus, in which registers and memories that no reset
//! sets begin unknown. No output may ever show that, and all of them are what golden shows, in every cycle. Where a
//! block has a module around it in which arrays are vectors, that one is driven.

use std::path::Path;
use std::process::{Command, Output};

use tessera_export::Design;
use tessera_mutants::block::Block;
use tessera_mutants::blocks::BLOCKS;
use tessera_mutants::text::{create, write};
use tessera_mutants::vectors::{file, testbench, Vector};
use tessera_mutants::work::each;
use tessera_testkit::{grouped, Shard};

/// Cycles of a block, and of a whole EU, which Icarus runs at some 20 cycles a second.
const CYCLES: [usize; 2] = [2_000, 200];

fn run(command: &mut Command) -> Output {
    command.output().unwrap_or_else(|e| panic!("{command:?}: {e}, expected it on PATH (scripts/setup.sh)"))
}

/// What the testbench of these vectors says about the design within so many seconds, if it ends.
fn simulated(design: &Design, vectors: &[Vector], folder: &Path, seconds: &str) -> Option<String> {
    create(folder);
    let wrapper = design.wrapper.as_ref().map_or("", |wrapper| &wrapper.text);
    write(&folder.join("design.v"), &format!("{}{wrapper}", design.verilog()));
    write(&folder.join("tb.v"), &testbench(design, vectors.len()));
    write(&folder.join("vectors.txt"), &file(design, vectors));
    let mut compiler = Command::new("iverilog");
    let compiled = run(compiler.args(["-g2012", "-s", "tb", "-o", "tb.vvp", "tb.v", "design.v"]).current_dir(folder));
    assert!(compiled.status.success(), "{}: {}", design.name, String::from_utf8_lossy(&compiled.stderr));
    let said = run(Command::new("timeout").args([seconds, "vvp", "-n", "tb.vvp"]).current_dir(folder));
    match said.status.code() {
        Some(0) => Some(String::from_utf8_lossy(&said.stdout).into_owned()),
        Some(124) => None,
        code => panic!("{}: vvp ended with {code:?}: {}", design.name, String::from_utf8_lossy(&said.stderr)),
    }
}

fn agrees(said: &str, cycles: usize) -> bool {
    said.trim_end().ends_with(&format!("agree: {cycles} cycles"))
}

/// Cycles in which a block agrees, and its testbench notices a wrong bit in the last.
fn tried(block: &Block) -> Result<usize, String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("icarus").join(block.name);
    let mut vectors = (block.vectors)(CYCLES[usize::from(block.name.starts_with("eu"))]);
    let cycles = vectors.len();
    let simulated = |vectors: &[Vector]| simulated(block.design(), vectors, &folder, "200").unwrap_or("it never ends".into());
    let said = simulated(&vectors);
    if !agrees(&said, cycles) {
        return Err(format!("{}: {said}", block.name));
    }
    vectors[cycles - 1].outputs[0] ^= 1;
    let said = simulated(&vectors);
    let noticed = said.starts_with(&format!("cycle {}: port ", cycles - 1)) && !agrees(&said, cycles);
    noticed.then_some(cycles).ok_or_else(|| format!("{}: a wrong bit in the last cycle: {said}", block.name))
}

#[test]
fn no_output_is_ever_unknown() {
    let test = tessera_testkit::here!();
    let shard = Shard::asked();
    let blocks: Vec<&Block> = shard.of(BLOCKS.iter()).collect();
    let count = blocks.len();
    let cycles: usize = each(blocks, tried).into_iter().sum();
    test.counts(shard, &[("blocks", count as u64), ("cycles", cycles as u64)]);
    let cycles = grouped(cycles as u64);
    test.evidence(&format!("{count} blocks on Icarus, {cycles} cycles: no output unknown, all as golden"));
}
