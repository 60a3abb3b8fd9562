//! Back-fill: a block on its way into the data RAM, first choosing a line, then moving.

use super::miss::State;
use super::plan::Plan;
use super::{Baseline, Policy};
use crate::cache::Block;
use tessera_ports::cache::render_cache::RenderCacheIn;

/// A block that needs a line, and the line once there is one.
#[derive(Debug, Clone, Copy)]
pub struct Filling {
    pub miss: u8,
    data: Block,
    chosen: Option<Line>,
}

#[derive(Debug, Clone, Copy)]
struct Line {
    row: u8,
    /// Dirty block that leaves.
    victim: Option<(u32, Block)>,
}

impl Filling {
    /// The data RAM is written in this cycle.
    pub fn moves(&self) -> bool {
        self.chosen.is_some()
    }
}

impl<P: Policy> Baseline<P> {
    /// The row for the block that waits for one; the tag port and, for a dirty victim, the data port are
    /// used.
    pub(super) fn choose_line(&self, i: &RenderCacheIn) -> Option<u8> {
        let filling = self.filling.as_ref().filter(|f| f.chosen.is_none())?;
        let set = self.misses.get(filling.miss)?.set;
        let busy = (0..4u8).filter(|way| self.owes(set << 2 | way)).fold(self.misses.pinned(set), |ways, way| ways | 1 << way);
        let row = self.lines.victim(set, i.cfg.ways as u8 & !busy)?;
        (!self.lines.dirty(row) || self.out.free() > 0).then_some(row)
    }

    /// The victim that enters write-out at this edge.
    pub(super) fn advance_fill(&mut self, plan: &Plan) -> Option<(u32, Block)> {
        let mut filling = self.filling.take()?;
        if let Some(line) = filling.chosen {
            let block = self.misses.get(filling.miss).map(|m| m.block)?;
            self.lines.fill(line.row, block, &filling.data);
            self.misses.set_state(filling.miss, State::Filled(line.row));
            return line.victim;
        }
        if let Some(row) = plan.line {
            let victim = self.lines.dirty(row).then(|| (self.lines.block(row), *self.lines.data(row)));
            self.lines.remove(row);
            filling.chosen = Some(Line { row, victim });
        }
        self.filling = Some(filling);
        None
    }

    /// Takes what memory returns, or a covered block.
    pub(super) fn start_fill(&mut self, i: &RenderCacheIn, plan: &Plan) {
        if plan.md_ready {
            let miss = i.md.id as u8;
            if i.md.error != 0 {
                self.misses.set_state(miss, State::Failed);
                return;
            }
            self.misses.set_state(miss, State::Filling);
            self.filling = Some(Filling { miss, data: i.md.data, chosen: None });
        } else if let Some(miss) = plan.covered {
            self.misses.set_state(miss, State::Filling);
            self.filling = Some(Filling { miss, data: [0; 8], chosen: None });
        }
    }
}
