//! The pictures of handshakes on the contract pages are those of the blocks' tests, as golden has them.
//! `TESSERA_TRACES=write` draws them anew.

use std::fs;

use tessera_docs::{interface, ports};
use tessera_mutants::block::Block;
use tessera_mutants::blocks::BLOCKS;
use tessera_mutants::trace::svg;
use tessera_mutants::work::each;

/// Cycles of a test out of which a picture is chosen.
const CYCLES: usize = 1_000;

fn drawn(block: &Block) -> Result<usize, String> {
    let path = interface::trace(block.name);
    let picture = svg(block.design(), &(block.vectors)(CYCLES));
    match std::env::var("TESSERA_TRACES") {
        Ok(what) if what == "write" => fs::write(&path, &picture).map_err(|e| format!("{}: {e}", path.display()))?,
        Ok(what) => return Err(format!("TESSERA_TRACES: `{what}`, expected `write`")),
        Err(_) if fs::read_to_string(&path).is_ok_and(|there| there == picture) => {}
        Err(_) => return Err(format!("{}: not what the test shows; TESSERA_TRACES=write draws it", path.display())),
    }
    Ok(picture.matches("<rect").count())
}

#[test]
fn pages_show_handshakes_of_the_test() {
    let blocks: Vec<&Block> = BLOCKS.iter().filter(|block| ports::names().any(|name| name == block.name)).collect();
    assert_eq!(blocks.len(), ports::names().count(), "every block with a page has a test");
    let count = blocks.len();
    let shown: usize = each(blocks, drawn).into_iter().sum();
    assert!(shown > 100, "{shown} transfers");
    tessera_testkit::here!().evidence(&format!("{count} pictures with {shown} transfers"));
}
