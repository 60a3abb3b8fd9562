//! Bugs in the rust-hdl source.

use std::any::Any;
use std::panic::{catch_unwind, AssertUnwindSafe};

use tessera_hdl::mutant::{self, Site};

use crate::block::Block;
use crate::blocks::BLOCKS;
use crate::report::{Bug, Side};

/// The bugs in what the block's own test answers for: not in a block inside it that has a test.
pub fn bugs(block: &Block) -> Vec<(Bug, &'static Site)> {
    let design = block.design();
    let inside = |other: &&Block| block.leaves_to(other, &design.modules);
    let elsewhere: Vec<&Site> = BLOCKS.iter().filter(inside).flat_map(|other| mutant::sites(other.settle)).collect();
    let mut sites = mutant::sites(block.settle);
    sites.retain(|site| !elsewhere.iter().any(|other| std::ptr::eq(*other, *site)));
    let bug = |site: &'static Site| Bug {
        block: block.name,
        side: Side::Rtl,
        kind: site.kind.to_string(),
        place: site.file.to_string(),
        line: site.line,
        within: site.within.to_string(),
        original: site.original.to_string(),
        mutated: site.mutated.to_string(),
    };
    sites.into_iter().map(|site| (bug(site), site)).collect()
}

/// What the block's test notices while this bug is in it.
pub fn noticed(block: &Block, site: &'static Site) -> Option<String> {
    // A simulation may stop by itself: a value that does not fit, a loop that does not settle.
    let result = catch_unwind(AssertUnwindSafe(|| mutant::with(site, block.try_rtl)));
    result.unwrap_or_else(|panic| Some(format!("stopped: {}", message(&*panic))))
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().cloned();
    text.or_else(|| panic.downcast_ref::<&str>().map(|s| s.to_string())).unwrap_or_default()
}
