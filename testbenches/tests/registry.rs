//! Every block that is exported is compared with its golden model, and the other way round. The lockstep
//! tests live in binaries of their own, so their list is read out of their text.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use tessera_registry::BLOCKS;

/// Exported blocks without a lockstep test, and where they are proven instead.
const ELSEWHERE: [(&str, &str); 1] = [("tessera_render_cache::miss_queue::MissQueue<4, 2>", "scripts/formal.sh")];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of tests") {
        let path = entry.expect("readable").path();
        match path.is_dir() {
            true => sources(&path, found),
            false => found.push(path),
        }
    }
}

/// The hardware type an invocation names: of `block_lockstep!(alu, Alu)` and `block_lockstep!(alu, Alu,
/// AluCompact)`, of `block!(.., hardware::tag_ram::TagRam)` and of `eu_models::<golden, Eu>()`.
fn hardware(line: &str) -> Option<String> {
    let arguments = |name: &str| Some(line.trim().strip_prefix(name)?.split(',').map(str::trim).collect::<Vec<_>>());
    let lockstep = arguments("tessera_testbenches::block_lockstep!(");
    if let Some(unit) = lockstep.filter(|a| a[0].chars().all(|c| c.is_lowercase() || c == '_')) {
        return Some(format!("tessera_eu::{}::{}", unit[0], unit.last()?.trim_end_matches(");")));
    }
    if let Some(path) = line.trim().strip_prefix("block!(").and_then(|a| a.strip_suffix(");")) {
        let (prefix, rest) = path.split_once("hardware::").map(|(_, r)| ("tessera_render_cache", r)).or_else(|| {
            let in_crate = |name: &str, krate| Some((krate, &path[path.rfind(name)? + name.len()..]));
            in_crate(" memory::", "tessera_memory").or_else(|| in_crate(" board::", "tessera_board"))
        })?;
        return Some(format!("{prefix}::{rest}"));
    }
    let eu = arguments("eu_models::<tessera_golden::eu::Eu")?;
    Some(format!("tessera_eu::eu::{}", eu[1].split_once('>')?.0))
}

#[test]
fn every_exported_block_has_its_lockstep_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    sources(&root.join("testbenches/tests"), &mut files);
    // An invocation that is too long for a line stands in several.
    let whole = |text: String| text.replace("block!(\n    ", "block!(").replace(",\n    ", ", ").replace("\n);", ");");
    let text = |path: &PathBuf| whole(std::fs::read_to_string(path).expect("a test"));
    let mut tested: BTreeSet<String> =
        files.iter().map(text).flat_map(|t| t.lines().filter_map(hardware).collect::<Vec<_>>()).collect();
    for (block, place) in ELSEWHERE {
        assert!(root.join(place).is_file(), "{place}, which proves {block}");
        assert!(tested.insert(block.to_string()), "{block} has a lockstep test as well");
    }
    let exported: BTreeSet<String> =
        BLOCKS.iter().map(|block| block.hardware.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    assert_eq!(exported, tested);
}
