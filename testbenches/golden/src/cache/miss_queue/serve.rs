//! Serving: the head of the picked chain comes on show, is taken, and its list popped.

use super::{MissQueue, Serve, ALL_PIXELS};

/// The stage behind the pick of S.
#[derive(Debug, Clone, Copy, Default)]
pub(super) enum Shown {
    #[default]
    Nothing,
    /// A head that waits to be taken, and its node.
    Head(Serve, u8),
    /// The head of this chain cannot be served without its fetch.
    Refused(u8),
}

impl Shown {
    /// The chain as a set.
    pub fn bit(&self) -> u16 {
        match self {
            Shown::Nothing => 0,
            Shown::Head(head, _) => 1 << head.slot,
            Shown::Refused(chain) => 1 << chain,
        }
    }
}

impl MissQueue {
    /// The head on show.
    pub fn serve(&self) -> Option<Serve> {
        match self.shown {
            Shown::Head(head, _) => Some(head),
            Shown::Nothing | Shown::Refused(_) => None,
        }
    }

    /// What the picked chain brings on show.
    fn bring(&self) -> Shown {
        let Some(slot) = self.serve.chain else { return Shown::Nothing };
        let (c, bit) = (usize::from(slot), 1 << slot);
        let node = self.head[c];
        let request = self.requests[usize::from(node)];
        let is = |flags: u16| flags & bit != 0;
        let whole = is(self.present | self.filled);
        if request.reads() && !whole && request.mask & !self.cover[c] != 0 {
            return Shown::Refused(slot);
        }
        let pixels = match request.reads() && !is(self.error) {
            false => 0,
            true if whole => ALL_PIXELS,
            true => self.cover[c],
        };
        Shown::Head(Serve { slot, request, present: is(self.present), row: self.row(slot), pixels, error: is(self.error) }, node)
    }

    /// Brings the picked head on show and picks again; pops what was served.
    pub(super) fn pick_serve(&mut self, chains: u16, served: bool) {
        let popped = match self.shown {
            Shown::Head(head, node) if served => Some((head.slot, node)),
            Shown::Head(..) => {
                // The place on show is taken; a pick may still wait for it.
                if self.serve.chain.is_none() {
                    self.serve.chain = self.serve.rotation.pick(chains);
                }
                return;
            }
            Shown::Nothing | Shown::Refused(_) => None,
        };
        self.shown = self.bring();
        self.serve.chain = self.serve.rotation.pick(chains);
        if let Some((chain, node)) = popped {
            self.pop(chain, node);
        }
    }

    fn pop(&mut self, chain: u8, head: u8) {
        let (c, bit) = (usize::from(chain), 1u16 << chain);
        if head != chain {
            self.used &= !(1 << head);
        }
        if self.requests[usize::from(head)].writes() {
            self.busy |= bit;
        }
        if head == self.tail[c] {
            self.pend &= !bit;
        } else {
            self.head[c] = self.next[usize::from(head)];
        }
    }
}
