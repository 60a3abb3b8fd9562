//! Work on many blocks at once.

use std::time::Instant;

use rayon::prelude::*;

use crate::block::Block;

/// What `of` says of each block, the last in the list first, on all cores.
///
/// # Panics
/// With all that is wrong, when it says so of any.
pub fn each(blocks: Vec<&Block>, of: impl Fn(&Block) -> Result<usize, String> + Sync) -> Vec<usize> {
    let timed = |block: &Block| {
        let begin = Instant::now();
        let result = of(block);
        println!("{}: {result:?} in {:.1} s", block.name, begin.elapsed().as_secs_f32());
        result
    };
    let results: Vec<Result<usize, String>> = blocks.into_par_iter().rev().with_max_len(1).map(timed).collect();
    let wrong: Vec<&String> = results.iter().filter_map(|result| result.as_ref().err()).collect();
    assert!(wrong.is_empty(), "\n{wrong:#?}");
    results.into_iter().flatten().collect()
}
