//! Events that meet in one cycle, for the cover counters.

use super::{Events, MissQueue, Shown};

/// What meets in a cycle.
#[derive(Debug, Clone, Copy, Default)]
pub struct Moment {
    /// A chain grows while its last request is served.
    pub link_meets_last_pop: bool,
    /// A chain grows while it drains.
    pub link_in_drain: bool,
    /// A chain grows in the cycle that would free it.
    pub link_in_freeing_cycle: bool,
    /// Several chains could be served.
    pub compete: bool,
    /// One chain grows while another is served.
    pub push_meets_pop: bool,
    /// A refused head has requests behind it.
    pub refused_with_followers: bool,
    /// A request joins one of another kind.
    pub mixed_link: bool,
}

impl MissQueue {
    /// The chain that grows loses its last request in the same cycle.
    fn last_of(&self, linked: Option<u8>, served: bool) -> bool {
        let Shown::Head(head, node) = self.shown else { return false };
        served && Some(head.slot) == linked && self.tail[usize::from(head.slot)] == node
    }

    pub(crate) fn moment(&self, events: &Events) -> Moment {
        let linked = events.linked();
        let is = |flags: u16| linked.is_some_and(|c| flags >> c & 1 == 1);
        let refused = if let Shown::Refused(chain) = self.shown { Some(usize::from(chain)) } else { None };
        let served = self.serve().filter(|_| events.served);
        let ready = self.live & self.pend & !(self.busy | self.want | self.sent);
        let grows = |c: u8| {
            let tail = self.requests[usize::from(self.tail[usize::from(c)])];
            events.push.is_some_and(|p| p.request.op != tail.op)
        };
        Moment {
            link_meets_last_pop: self.last_of(linked, events.served),
            link_in_drain: is(self.busy | self.filled),
            link_in_freeing_cycle: is(self.done() & (self.present | !self.dirty | self.error)),
            compete: ready.count_ones() > 1,
            push_meets_pop: linked.is_some() && served.is_some_and(|head| Some(head.slot) != linked),
            refused_with_followers: refused.is_some_and(|c| self.head[c] != self.tail[c]),
            mixed_link: linked.is_some_and(grows),
        }
    }

    /// Chains that wait for their write back, picked or not.
    pub(crate) fn finished(&self) -> u16 {
        let whole = self.filled | self.covered;
        self.done() & !self.present & self.dirty & !self.error & whole & !self.leaving & !self.back.bit()
    }
}
