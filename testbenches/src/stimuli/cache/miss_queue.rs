//! Miss queue: lookups of a few blocks; every answer that the contract allows, at random times.

use tessera_ports::cache::miss_queue::{MissQueueIn, MissQueueOut};
use tessera_ports::cache::{READ, WRITE};
use tessera_testkit::Random;

use super::{block, mask, take, RESET};
use crate::coverage::Still;
use crate::stimuli::Stimulus;

/// Blocks in use; fewer than nodes, so that chains are long, and their sets fewer still.
const BLOCKS: u64 = 7;

/// Stimulus of the miss queue.
pub struct MissQueue {
    random: Random,
    stall: u32,
    nodes: u64,
    /// Number of the block looked up now, and of the request that has been looked up.
    ahead: u64,
    looked: Option<u64>,
    /// That request needs no node.
    done: bool,
    /// Chains whose request is with the client, whose fetch is on the bus, that are written back.
    busy: Vec<u64>,
    sent: Vec<u64>,
    leaving: Vec<u64>,
    cycle: u64,
}

/// Their sets, in which every bit is seen at 0 and at 1.
const SETS: [u64; 3] = [0b00011, 0b10101, 0b01010];

impl MissQueue {
    fn reset(&mut self) -> MissQueueIn {
        self.looked = None;
        self.busy.clear();
        self.sent.clear();
        self.leaving.clear();
        // Constant from reset to reset.
        self.nodes = self.random.pick(&[0xFFFF, 0xFFFF, 0xFFFF, 1, 3, 0xF]);
        MissQueueIn { reset: 1, cfg_nodes: self.nodes, ..MissQueueIn::default() }
    }
}

impl Stimulus for MissQueue {
    type In = MissQueueIn;
    type Out = MissQueueOut;
    const STILL: &'static [Still] = &[Still { port: "w_pick", bits: [0, 0], reason: "is 1 whenever w_valid is (rule 28)" }];

    fn new(random: Random, stall: u32) -> Self {
        let (busy, sent, leaving) = Default::default();
        MissQueue { random, stall, nodes: 0xFFFF, ahead: 0, looked: None, done: false, busy, sent, leaving, cycle: 0 }
    }

    fn drive(&mut self) -> MissQueueIn {
        if self.cycle < RESET || self.random.below(2000) == 0 {
            return self.reset();
        }
        let (stall, random) = (self.stall, &mut self.random);
        self.ahead = random.below(BLOCKS);
        let looked = self.looked.unwrap_or(random.below(BLOCKS));
        let mut input = MissQueueIn {
            cfg_nodes: self.nodes,
            r_block: block(self.ahead),
            l_block: block(looked),
            l_set: SETS[looked as usize % 3],
            push_way: random.below(4),
            push_tag: random.below(256),
            push_op: 1 + random.below(3),
            push_mask: mask(random),
            w_room: !random.chance(stall) as u64,
            result_slot: random.below(16),
            fill_slot: random.below(16),
            pin_set: random.pick(&SETS),
            ..MissQueueIn::default()
        };
        let mut event =
            |from: &mut Vec<u64>, rate| if random.chance(rate) && !random.chance(stall) { take(from, random) } else { None };
        if let Some(slot) = event(&mut self.busy, 50) {
            (input.result, input.result_slot) = (1, slot);
        }
        if let Some(slot) = event(&mut self.sent, 20) {
            (input.fill, input.fill_slot) = (1, slot);
        }
        if let Some(slot) = event(&mut self.leaving, 40) {
            (input.w_free, input.w_free_slot) = (1, slot);
        }
        input.result_mask = if random.chance(20) { 0 } else { mask(random) };
        input.fill_error = random.chance(5) as u64;
        input
    }

    fn answer(&mut self, input: &mut MissQueueIn, output: &MissQueueOut) {
        if input.reset != 0 {
            return;
        }
        let needs_none = self.random.chance(5);
        let (stall, random) = (self.stall, &mut self.random);
        let mut go = |allowed: bool| (allowed && !random.chance(stall)) as u64;
        input.push = go(self.looked.is_some() && output.l_full == 0 && output.l_leaving == 0);
        self.done = self.looked.is_some() && input.push == 0 && needs_none;
        input.s_take = go(output.s_valid != 0);
        input.f_take = go(output.f_valid != 0);
        input.f_hold = go(output.f_valid != 0 && input.f_take == 0);
        input.w_take = go(output.w_valid != 0);
        let hits = output.l_match == 0 && input.push_op & WRITE != 0;
        input.push_present = (hits && self.random.chance(30)) as u64;
        let comes = self.looked.is_none() || self.done || input.push != 0;
        input.r_take = (comes && !self.random.chance(self.stall)) as u64;
    }

    fn edge(&mut self, input: &MissQueueIn, output: &MissQueueOut) {
        if input.r_take != 0 {
            self.looked = Some(self.ahead);
        } else if self.done || input.push != 0 {
            self.looked = None;
        }
        if input.push & input.push_present != 0 {
            self.busy.push(output.push_slot);
        }
        if input.s_take != 0 && output.s_op != READ {
            self.busy.push(output.s_slot);
        }
        if input.f_take != 0 {
            self.sent.push(output.f_slot);
        }
        if input.w_take != 0 {
            self.leaving.push(output.w_slot);
        }
        self.cycle += 1;
    }
}
