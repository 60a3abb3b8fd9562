//! Golden model of the write-out buffer (`tessera_ports::cache::write_out`).

use super::Block;
use crate::Golden;
use tessera_ports::bundle::cache::BlockWrite;
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
    /// Name of the write, for its acknowledgement.
    pub id: u8,
    /// Block number.
    pub block: u32,
}

fn after(index: u8) -> u8 {
    (index + 1) % WRITE_OUT as u8
}

impl WriteOut {
    /// Free entries.
    pub fn free(&self) -> u8 {
        WRITE_OUT as u8 - self.count
    }

    /// Nothing is on its way.
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

    /// The write on offer in this cycle.
    pub fn offer(&self) -> Option<Offer> {
        self.offered.map(|id| Offer { id, block: self.slots[usize::from(id)].block })
    }

    /// The port to memory; the data stays when nothing is offered.
    pub fn port(&self) -> BlockWrite {
        let idle = BlockWrite { data: self.shown, ..BlockWrite::default() };
        self.offer().map_or(idle, |Offer { id, block }| BlockWrite { valid: 1, id: id.into(), block: block.into(), ..idle })
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
        WriteOutOut {
            free: self.free().into(),
            empty: self.is_empty().into(),
            probe_hit: self.holds(i.probe_block as u32).into(),
            mw: self.port(),
        }
    }

    fn tick(&mut self, i: &WriteOutIn) {
        if i.reset != 0 {
            return self.reset();
        }
        let push = (i.push.valid != 0).then_some((i.push.block as u32, &i.push.data));
        self.clock(push, i.mw.ready != 0, (i.ack.valid != 0).then_some(i.ack.id as u8));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_ports::bundle::cache::{Victim, WriteAck};

    fn push(block: u64) -> WriteOutIn {
        WriteOutIn { push: Victim { valid: 1, block, data: [block; 8] }, ..Default::default() }
    }
    fn ready() -> WriteOutIn {
        WriteOutIn { mw: true.into(), ..Default::default() }
    }
    fn ack(id: u64) -> WriteOutIn {
        WriteOutIn { ack: WriteAck { valid: 1, id }, ..ready() }
    }
    fn idle(out: &mut WriteOut, cycles: usize) {
        for _ in 0..cycles {
            out.step(&ready());
        }
    }

    /// The trace of the contract: push in 0, offered in 2, acknowledged in 9, free again in 11.
    #[test]
    fn timing_of_one_write() {
        let mut out = WriteOut::default();
        let mut seen = Vec::new();
        for cycle in 0..12 {
            let input = match cycle {
                0 => push(4),
                9 => ack(0),
                _ => ready(),
            };
            let output = out.step(&WriteOutIn { probe_block: 4, ..input });
            seen.push((output.free, output.mw.valid, output.probe_hit));
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
        out.step(&WriteOutIn { mw: true.into(), ..push(4) });
        assert_eq!(out.step(&ready()).mw.id, 0);
        for _ in 0..5 {
            assert_eq!(out.step(&ready()).mw.valid, 0);
        }
        out.step(&ack(0));
        out.step(&ready());
        let second = out.step(&ready());
        assert_eq!((second.mw.valid, second.mw.id), (1, 1));
    }

    #[test]
    fn acknowledgements_out_of_order_retire_in_order() {
        let mut out = WriteOut::default();
        for block in 1..=16 {
            out.step(&WriteOutIn { mw: true.into(), ..push(block) });
        }
        idle(&mut out, 15);
        out.step(&ack(1));
        out.step(&ready());
        assert_eq!(out.eval(&WriteOutIn { probe_block: 2, ..Default::default() }).probe_hit, 0);
        assert_eq!(out.free(), 0);
        out.step(&ack(0));
        idle(&mut out, 2);
        assert_eq!(out.free(), 2);
    }
}
