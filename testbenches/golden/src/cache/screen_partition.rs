//! Golden model of the screen partition (`tessera_ports::cache::screen_partition`).

use crate::Golden;
use tessera_ports::cache::screen_partition::{pipeline, ScreenPartitionIn, ScreenPartitionOut};

/// A pure function of the coordinates: no state.
#[derive(Debug, Clone, Default)]
pub struct ScreenPartition;

impl Golden for ScreenPartition {
    type In = ScreenPartitionIn;
    type Out = ScreenPartitionOut;

    fn eval(&self, i: &ScreenPartitionIn) -> ScreenPartitionOut {
        let p = pipeline(i.cfg_part, i.in_x, i.in_y);
        let mut o = ScreenPartitionOut { in_ready: i.out_ready[p as usize], pipeline: p, ..Default::default() };
        o.out_valid[p as usize] = i.in_valid;
        o
    }

    fn tick(&mut self, _: &ScreenPartitionIn) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_goes_to_its_pipeline_only() {
        let input = ScreenPartitionIn { in_valid: 1, in_x: 6, in_y: 1, out_ready: [1, 0, 1, 1], ..Default::default() };
        let output = ScreenPartition.eval(&input);
        assert_eq!((output.pipeline, output.out_valid, output.in_ready), (1, [0, 1, 0, 0], 0));
    }
}
