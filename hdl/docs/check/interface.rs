//! What stands in the book where a contract page says `<!-- ports: NAME -->`: the block's symbol, the table of its
//! ports, a stretch of its test, and what it takes of an FPGA.

use std::fs;
use std::path::PathBuf;

use crate::{pages, ports, resources, symbol};

/// The picture of a block's handshakes, which a test of `tessera-mutants` draws.
pub fn trace(name: &str) -> PathBuf {
    pages::source().join(format!("traces/{name}.svg"))
}

/// All of it for a block.
///
/// # Panics
/// When its picture is not there: it is part of the repository.
pub fn section(name: &str) -> Option<String> {
    let table = ports::table(name)?;
    let symbol = symbol::svg(name, &ports::groups(name)?);
    let path = trace(name);
    let trace = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let caption = "From the block's own test, seed 1; where something goes over is shaded:";
    Some(format!("{symbol}\n{table}\n{caption}\n\n{trace}\n{}", resources::table(name)))
}
