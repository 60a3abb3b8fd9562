//! Golden model of the write-out buffer (`tessera_ports::cache::write_out`).

use super::Block;
use crate::Golden;
use tessera_ports::cache::write_out::{WriteOutIn, WriteOutOut};
use tessera_ports::cache::WRITE_OUT;

#[derive(Debug, Clone, Copy, Default)]
struct Slot {
    sent: bool,
    acked: bool,
    block: u32,
    data: Block,
}

/// Victims between the cache and memory.
#[derive(Debug, Clone, Default)]
pub struct WriteOut {
    slots: [Slot; WRITE_OUT],
    push: u8,
    send: u8,
    retire: u8,
    count: u8,
    pending: u8,
    /// Slot offered to memory.
    offered: Option<u8>,
    /// Data of the slot offered last.
    shown: Block,
}

/// A write offered to memory.
#[derive(Debug, Clone, Copy)]
pub struct Offer {
    pub id: u8,
    pub block: u32,
}

fn after(index: u8) -> u8 {
    (index + 1) % WRITE_OUT as u8
}

impl WriteOut {
    pub fn free(&self) -> u8 {
        WRITE_OUT as u8 - self.count
    }

    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    fn in_use(&self) -> impl Iterator<Item = &Slot> {
        (0..self.count).map(|i| &self.slots[usize::from(self.retire + i) % WRITE_OUT])
    }

    /// Memory may still hold an older version of `block`.
    pub fn holds(&self, block: u32) -> bool {
        self.in_use().any(|s| !s.acked && s.block == block)
    }

    pub fn offer(&self) -> Option<Offer> {
        self.offered.map(|id| Offer { id, block: self.slots[usize::from(id)].block })
    }

    /// Data on the way to memory, or that went there last.
    pub fn data(&self) -> &Block {
        &self.shown
    }

    /// Clock edge with reset: everything is forgotten, the output register stays.
    pub fn reset(&mut self) {
        *self = WriteOut { shown: self.shown, ..WriteOut::default() };
    }

    fn loads(&self, ready: bool) -> bool {
        let block = self.slots[usize::from(self.send)].block;
        (self.offered.is_none() || ready) && self.pending > 0 && !self.in_use().any(|s| s.sent && !s.acked && s.block == block)
    }

    /// Clock edge. `ready`: memory takes the offer; `ack`: slot whose write has arrived.
    pub fn clock(&mut self, push: Option<(u32, &Block)>, ready: bool, ack: Option<u8>) {
        if self.count == 0 && self.offered.is_none() && push.is_none() {
            return;
        }
        let retires = self.count > 0 && self.slots[usize::from(self.retire)].acked;
        if self.loads(ready) {
            self.offered = Some(self.send);
            let slot = &mut self.slots[usize::from(self.send)];
            slot.sent = true;
            self.shown = slot.data;
            self.send = after(self.send);
            self.pending -= 1;
        } else if ready {
            self.offered = None;
        }
        if let Some(id) = ack {
            self.slots[usize::from(id)].acked = true;
        }
        if retires {
            self.retire = after(self.retire);
            self.count -= 1;
        }
        if let Some((block, data)) = push {
            self.slots[usize::from(self.push)] = Slot { sent: false, acked: false, block, data: *data };
            self.push = after(self.push);
            self.count += 1;
            self.pending += 1;
        }
    }
}

impl Golden for WriteOut {
    type In = WriteOutIn;
    type Out = WriteOutOut;

    fn eval(&self, i: &WriteOutIn) -> WriteOutOut {
        let offer = self.offer();
        WriteOutOut {
            free: self.free().into(),
            empty: self.is_empty().into(),
            probe_hit: self.holds(i.probe_block as u32).into(),
            mw_valid: offer.is_some().into(),
            mw_id: offer.map_or(0, |o| o.id.into()),
            mw_block: offer.map_or(0, |o| o.block.into()),
            mw_data: self.shown,
        }
    }

    fn tick(&mut self, i: &WriteOutIn) {
        if i.reset != 0 {
            return self.reset();
        }
        let push = (i.push != 0).then_some((i.push_block as u32, &i.push_data));
        self.clock(push, i.mw_ready != 0, (i.ack_valid != 0).then_some(i.ack_id as u8));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn push(block: u64) -> WriteOutIn {
        WriteOutIn { push: 1, push_block: block, push_data: [block; 8], ..Default::default() }
    }
    fn idle(out: &mut WriteOut, cycles: usize) {
        for _ in 0..cycles {
            out.step(&READY);
        }
    }
    const READY: WriteOutIn = WriteOutIn { mw_ready: 1, ..EMPTY };
    const EMPTY: WriteOutIn =
        WriteOutIn { reset: 0, push: 0, push_block: 0, push_data: [0; 8], probe_block: 0, mw_ready: 0, ack_valid: 0, ack_id: 0 };

    /// The trace of the contract: push in 0, offered in 2, acknowledged in 9, free again in 11.
    #[test]
    fn timing_of_one_write() {
        let mut out = WriteOut::default();
        let mut seen = Vec::new();
        for cycle in 0..12 {
            let ack = WriteOutIn { ack_valid: 1, ..READY };
            let input = [push(4), READY, ack][if cycle == 0 { 0 } else { 1 + (cycle == 9) as usize }];
            let output = out.step(&WriteOutIn { probe_block: 4, ..input });
            seen.push((output.free, output.mw_valid, output.probe_hit));
        }
        let mut expected = vec![(16, 0, 0), (15, 0, 1), (15, 1, 1)];
        expected.extend([(15, 0, 1); 7]);
        expected.extend([(15, 0, 0), (16, 0, 0)]);
        assert_eq!(seen, expected);
    }

    #[test]
    fn two_writes_of_one_block_are_never_in_flight_together() {
        let mut out = WriteOut::default();
        out.step(&push(4));
        out.step(&WriteOutIn { mw_ready: 1, ..push(4) });
        assert_eq!(out.step(&READY).mw_id, 0);
        for _ in 0..5 {
            assert_eq!(out.step(&READY).mw_valid, 0);
        }
        out.step(&WriteOutIn { ack_valid: 1, ..READY });
        out.step(&READY);
        let second = out.step(&READY);
        assert_eq!((second.mw_valid, second.mw_id), (1, 1));
    }

    #[test]
    fn acknowledgements_out_of_order_retire_in_order() {
        let mut out = WriteOut::default();
        for block in 1..=16 {
            out.step(&WriteOutIn { mw_ready: 1, ..push(block) });
        }
        idle(&mut out, 15);
        out.step(&WriteOutIn { ack_valid: 1, ack_id: 1, ..READY });
        out.step(&READY);
        assert_eq!(out.eval(&WriteOutIn { probe_block: 2, ..EMPTY }).probe_hit, 0);
        assert_eq!(out.free(), 0);
        out.step(&WriteOutIn { ack_valid: 1, ack_id: 0, ..READY });
        idle(&mut out, 2);
        assert_eq!(out.free(), 2);
    }
}
