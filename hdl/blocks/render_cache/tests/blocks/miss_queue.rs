//! Miss queue: order, coverage, one fetch per chain, nothing lost, under a random environment.

use crate::common::Bench;
use proptest::prelude::*;
use std::collections::{BTreeMap, VecDeque};
use tessera_ports::cache::miss_queue::{MissQueueIn, MissQueueOut};
use tessera_render_cache::miss_queue::MissQueue;

type QueueBench = Bench<MissQueue<16, 4>, MissQueueIn, MissQueueOut>;

/// What the model knows of one chain; its key is the slot.
#[derive(Default)]
struct Chain {
    block: u64,
    present: bool,
    /// Requests that wait: tag, op, mask.
    waiting: VecDeque<(u64, u64, u64)>,
    owed: bool,
    asked: bool,
    fetched: bool,
    filled: bool,
    error: bool,
    leaving: bool,
    written_back: bool,
    cover: u64,
}

impl Chain {
    fn unfinished(&self) -> bool {
        let to_write = self.cover != 0 && !self.present && !self.error && !self.written_back;
        !self.waiting.is_empty() || self.owed || self.asked || self.leaving || to_write
    }
}

/// Environment: one random word a cycle decides everything.
struct Run {
    queue: QueueBench,
    chains: BTreeMap<u64, Chain>,
    cfg_nodes: u64,
    /// Block of the request that has been looked up.
    looked: Option<u64>,
    tag: u64,
    served: u64,
    oldest: BTreeMap<u64, u64>,
    cycle: u64,
}

impl Run {
    fn new(nodes: u32) -> Self {
        let (queue, chains, oldest) = (QueueBench::new(), BTreeMap::new(), BTreeMap::new());
        Run { queue, chains, cfg_nodes: (1 << nodes) - 1, looked: None, tag: 0, served: 0, oldest, cycle: 0 }
    }

    fn pick(&self, word: u64, which: fn(&Chain) -> bool) -> Option<u64> {
        let slots: Vec<u64> = self.chains.iter().filter(|(_, c)| which(c)).map(|(s, _)| *s).collect();
        (!slots.is_empty()).then(|| slots[word as usize % slots.len()])
    }

    fn step(&mut self, word: u64, push: bool, eager: bool) -> Result<(), TestCaseError> {
        let chance = |shift: u32, of: u64| eager || word >> shift & 7 < of;
        let mut i = MissQueueIn {
            cfg_nodes: self.cfg_nodes,
            r_block: word >> 3 & 7,
            l_block: self.looked.unwrap_or(word >> 18 & 7),
            w_room: chance(6, 7).into(),
            ..MissQueueIn::default()
        };
        i.push_op = 1 + (word >> 9) % 3;
        i.push_mask = if word >> 11 & 1 == 1 { 0xffff } else { (word >> 12 & 0xffff).max(1) };
        i.push_tag = self.tag & 255;
        if let (true, Some(slot)) = (chance(28, 5), self.pick(word, |c| c.owed)) {
            (i.result, i.result_slot, i.result_mask) = (1, slot, word >> 31 & 0xffff);
        }
        if let (true, Some(slot)) = (chance(34, 3), self.pick(word >> 5, |c| c.asked)) {
            (i.fill, i.fill_slot, i.fill_error) = (1, slot, u64::from(word >> 37 & 15 == 0));
        }
        if let (true, Some(slot)) = (chance(41, 5), self.pick(word, |c| c.leaving)) {
            (i.w_free, i.w_free_slot) = (1, slot);
        }
        let o = self.queue.eval(&i);
        let known = self.chains.iter().find(|(_, c)| c.block == i.l_block && c.unfinished()).map(|(s, _)| *s);
        if let Some(slot) = known.filter(|_| self.looked.is_some()) {
            prop_assert_eq!((o.l_match, o.l_slot), (1, slot), "a chain with work left is found");
        }
        i.push = u64::from(self.looked.is_some() && push && o.l_full == 0 && o.l_leaving == 0 && word & 3 != 0);
        // A request may also be gone without a node, as a reader that hits.
        let gone = i.push == 1 || o.l_leaving == 0 && word >> 56 & 7 == 0;
        i.r_take = u64::from((self.looked.is_none() || gone) && chance(59, 6));
        i.push_present = u64::from(o.l_match == 0 && i.push_op & 2 != 0 && word >> 44 & 3 == 0);
        i.s_take = o.s_valid & u64::from(chance(46, 6));
        i.f_take = o.f_valid & u64::from(chance(49, 5));
        i.f_hold = o.f_valid & (1 - i.f_take) & (word >> 52 & 1);
        i.w_take = o.w_valid & u64::from(chance(53, 5));
        let o = self.queue.cycle(&i);
        self.check(&i, &o)?;
        self.looked = if i.r_take == 1 { Some(i.r_block) } else { self.looked.filter(|_| !gone) };
        self.cycle += 1;
        for (tag, since) in &self.oldest {
            prop_assert!(self.cycle - since < 600, "request {} starves", tag);
        }
        Ok(())
    }

    fn check(&mut self, i: &MissQueueIn, o: &MissQueueOut) -> Result<(), TestCaseError> {
        if i.s_take == 1 {
            let chain = self.chains.get_mut(&o.s_slot).expect("only chains are served");
            let (tag, op, mask) = chain.waiting.pop_front().expect("only waiting requests are served");
            prop_assert_eq!((o.s_tag, o.s_op, o.s_present), (tag & 255, op, u64::from(chain.present)));
            prop_assert!(!chain.owed, "one request of a chain with the client at a time");
            if op & 1 == 1 && o.s_error == 0 {
                prop_assert_eq!(mask & !o.s_pixels, 0, "every pixel that is read is known");
                let known = if chain.present || chain.filled { 0xffff } else { chain.cover };
                prop_assert_eq!(o.s_pixels, known);
            }
            chain.owed = op & 2 != 0;
            self.oldest.remove(&tag);
            self.served += 1;
        }
        if i.result == 1 {
            let chain = self.chains.get_mut(&i.result_slot).expect("a chain owes it");
            prop_assert_eq!(o.result_present, u64::from(chain.present));
            chain.owed = false;
            chain.cover |= i.result_mask;
        }
        if i.fill == 1 {
            let chain = self.chains.get_mut(&i.fill_slot).expect("a chain asked for it");
            (chain.asked, chain.filled, chain.error) = (false, true, i.fill_error == 1);
        }
        if i.f_take == 1 {
            let chain = self.chains.get_mut(&o.f_slot).expect("only chains fetch");
            prop_assert!(!chain.fetched && !chain.present && o.f_block == chain.block, "one fetch in a chain's life");
            (chain.asked, chain.fetched) = (true, true);
        }
        if i.w_free == 1 {
            let chain = self.chains.get_mut(&i.w_free_slot).expect("it was leaving");
            (chain.leaving, chain.written_back) = (false, true);
        }
        if i.w_take == 1 {
            let chain = self.chains.get_mut(&o.w_slot).expect("only chains leave");
            prop_assert!(chain.waiting.is_empty() && !chain.owed && o.w_block == chain.block);
            prop_assert!(chain.cover == 0xffff || chain.filled, "the row is whole");
            chain.leaving = true;
        }
        if i.push == 1 {
            let slot = if o.l_match == 1 { o.l_slot } else { o.push_slot };
            if o.l_match == 0 {
                let before =
                    self.chains.insert(slot, Chain { block: i.l_block, present: i.push_present == 1, ..Chain::default() });
                prop_assert!(before.is_none_or(|c| !c.unfinished()), "a slot is taken while its chain works");
                prop_assert!(self.cfg_nodes >> slot & 1 == 1);
            }
            let chain = self.chains.get_mut(&slot).expect("just made");
            prop_assert_eq!(chain.block, i.l_block);
            if o.l_match == 0 && i.push_present == 1 {
                chain.owed = true;
            } else {
                chain.waiting.push_back((self.tag, i.push_op, i.push_mask));
                self.oldest.insert(self.tag, self.cycle);
            }
            self.tag += 1;
        }
        Ok(())
    }
}

proptest! {
    #![proptest_config(tessera_testkit::cases!(24))]

    #[test]
    fn rotation_serves_everybody(nodes in 1u32..17, words in prop::collection::vec(any::<u64>(), 1500)) {
        let mut run = Run::new(nodes);
        for word in &words {
            run.step(*word, true, false)?;
        }
        for word in words.iter().take(400) {
            run.step(*word, false, true)?;
        }
        let idle = run.queue.eval(&MissQueueIn { cfg_nodes: run.cfg_nodes, ..MissQueueIn::default() }).idle;
        prop_assert!(idle == 1 && run.oldest.is_empty() && run.chains.values().all(|c| !c.unfinished()));
        prop_assert!(run.served > 50, "{} served", run.served);
    }
}

/// A write covers two pixels, then the fill comes: it must leave them alone, and the reader behind gets
/// everything.
#[test]
fn fills_leave_covered_pixels_alone() {
    let mut queue = QueueBench::new();
    let idle = MissQueueIn { cfg_nodes: 0xffff, w_room: 1, l_block: 9, ..MissQueueIn::default() };
    let coming = MissQueueIn { r_take: 1, r_block: 9, ..idle };
    queue.cycle(&coming);
    queue.cycle(&MissQueueIn { push: 1, push_op: 2, push_mask: 3, push_tag: 1, ..coming });
    queue.cycle(&MissQueueIn { push: 1, push_op: 1, push_mask: 7, push_tag: 2, ..idle });
    queue.cycle(&idle);
    let served = queue.cycle(&MissQueueIn { s_take: 1, ..idle });
    assert_eq!((served.s_valid, served.s_tag, served.s_pixels), (1, 1, 0), "the write needs nothing from memory");
    queue.cycle(&MissQueueIn { result: 1, result_mask: 3, ..idle });
    let fetch = (0..8).find(|_| {
        queue.eval(&idle).f_valid == 1 || {
            queue.tick();
            false
        }
    });
    assert!(fetch.is_some(), "the reader of an uncovered pixel fetches");
    queue.cycle(&MissQueueIn { f_take: 1, ..idle });
    let fill = queue.cycle(&MissQueueIn { fill: 1, ..idle });
    assert_eq!(fill.fill_cover, 3);
    queue.cycle(&idle);
    queue.cycle(&idle);
    let served = queue.cycle(&MissQueueIn { s_take: 1, ..idle });
    assert_eq!((served.s_valid, served.s_tag, served.s_pixels), (1, 2, 0xffff));
}
