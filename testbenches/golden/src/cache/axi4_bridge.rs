//! Golden model of the AXI4 bridge (`tessera_ports::cache::axi4_bridge`), for `K` words in a beat.

use std::collections::VecDeque;

use super::Block;
use crate::Golden;
use tessera_ports::bundle::cache::{AxiAddress, AxiFault, AxiPlace, AxiWrite, BlockData, WriteAck};
use tessera_ports::cache::axi4_bridge::{Axi4BridgeIn, Axi4BridgeOut};
use tessera_ports::cache::NODES;

/// A read as far as its beats have come.
#[derive(Debug, Clone, Copy, Default)]
struct Read {
    words: Block,
    beats: usize,
    failed: bool,
}

/// The write on offer as far as it has gone.
#[derive(Debug, Clone, Copy, Default)]
struct Write {
    address: bool,
    beats: usize,
}

/// A read that is complete.
#[derive(Debug, Clone, Copy)]
struct Complete {
    id: u8,
    error: bool,
}

/// The memory port of a cache on a bus.
#[derive(Debug, Clone, Default)]
pub struct Axi4Bridge<const K: usize = 8> {
    reads: [Read; NODES],
    complete: VecDeque<Complete>,
    offered: Option<Complete>,
    /// Data of the block offered last.
    shown: Block,
    write: Write,
}

/// The bridge on a bus of 128 bits.
pub type Axi4BridgeBus128 = Axi4Bridge<2>;
/// The bridge on a bus of 64 bits.
pub type Axi4BridgeBus64 = Axi4Bridge<1>;

/// Address of a block in memory.
fn address(place: AxiPlace, block: u64) -> u64 {
    let (row, x) = (block >> 12, block & 0xFFF);
    let offset = (row << 12) >> place.pitch | x;
    (place.base | offset) << 6
}

impl<const K: usize> Axi4Bridge<K> {
    const BEATS: usize = 8 / K;

    fn burst(valid: bool, id: u64, place: AxiPlace, block: u64) -> AxiAddress {
        AxiAddress {
            valid: valid.into(),
            id,
            addr: address(place, block),
            len: Self::BEATS as u64 - 1,
            size: (8 * K).trailing_zeros().into(),
            burst: 1,
            lock: 0,
            cache: 3,
            prot: 0,
            qos: 0,
        }
    }

    /// Data have gone as a whole.
    fn data_gone(&self) -> bool {
        self.write.beats == Self::BEATS
    }

    /// The beat on show, after the last the first again.
    fn beat(&self) -> usize {
        self.write.beats % Self::BEATS
    }

    /// The write on offer leaves in this cycle.
    fn write_ends(&self, i: &Axi4BridgeIn<K>) -> bool {
        let data = self.data_gone() || i.w.ready != 0 && self.beat() + 1 == Self::BEATS;
        (self.write.address || i.aw.ready != 0) && data
    }

    /// The beat that comes in, if it is its read's last: what the read is then.
    fn completes(&self, i: &Axi4BridgeIn<K>) -> Option<Complete> {
        let read = &self.reads[i.r.id as usize];
        let ends = i.reset == 0 && i.r.valid != 0 && i.r.last != 0;
        ends.then_some(Complete { id: i.r.id as u8, error: read.failed || i.r.resp != 0 })
    }

    fn clock_reads(&mut self, i: &Axi4BridgeIn<K>) {
        let complete = self.completes(i);
        if self.offered.is_none() || i.md.ready != 0 {
            self.offered = self.complete.pop_front();
            if let Some(Complete { id, .. }) = self.offered {
                self.shown = self.reads[usize::from(id)].words;
            }
        }
        if i.r.valid != 0 {
            let read = &mut self.reads[i.r.id as usize];
            read.words[K * read.beats..][..K].copy_from_slice(&i.r_data);
            *read = Read { beats: read.beats + 1, failed: read.failed || i.r.resp != 0, ..*read };
            if i.r.last != 0 {
                *read = Read { beats: 0, failed: false, ..*read };
            }
        }
        self.complete.extend(complete);
    }

    fn clock_write(&mut self, i: &Axi4BridgeIn<K>) {
        if self.write_ends(i) {
            self.write = Write::default();
        } else if i.mw.valid != 0 {
            let sends = !self.data_gone() && i.w.ready != 0;
            self.write = Write { address: self.write.address || i.aw.ready != 0, beats: self.write.beats + usize::from(sends) };
        }
    }
}

impl<const K: usize> Golden for Axi4Bridge<K> {
    type In = Axi4BridgeIn<K>;
    type Out = Axi4BridgeOut<K>;

    fn eval(&self, i: &Axi4BridgeIn<K>) -> Axi4BridgeOut<K> {
        let runs = i.reset == 0;
        let idle = BlockData { data: self.shown, ..BlockData::default() };
        let beat = self.beat();
        Axi4BridgeOut {
            mr: i.ar,
            md: self.offered.map_or(idle, |c| BlockData { valid: 1, id: c.id.into(), error: c.error.into(), ..idle }),
            mw: self.write_ends(i).into(),
            ack: WriteAck { valid: (runs && i.b.valid != 0).into(), id: i.b.id },
            aw: Self::burst(runs && i.mw.valid != 0 && !self.write.address, i.mw.id, i.cfg, i.mw.block),
            w: AxiWrite { valid: (runs && i.mw.valid != 0 && !self.data_gone()).into(), last: (beat + 1 == Self::BEATS).into() },
            w_data: std::array::from_fn(|k| i.mw.data[K * beat + k]),
            w_strb: [0xFF; K],
            b: runs.into(),
            ar: Self::burst(runs && i.mr.valid != 0, i.mr.id, i.cfg, i.mr.block),
            r: runs.into(),
            fault: AxiFault {
                read: self.completes(i).is_some_and(|c| c.error).into(),
                write: (runs && i.b.valid != 0 && i.b.resp != 0).into(),
            },
        }
    }

    fn tick(&mut self, i: &Axi4BridgeIn<K>) {
        if i.reset != 0 {
            // Rows and the output register keep what they hold.
            self.reads.iter_mut().for_each(|read| (read.beats, read.failed) = (0, false));
            self.complete.clear();
            (self.offered, self.write) = (None, Write::default());
            return;
        }
        self.clock_reads(i);
        self.clock_write(i);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_ports::bundle::cache::{AxiRead, BlockWrite};

    #[test]
    fn rows_of_tiles_follow_one_another() {
        let place = AxiPlace { base: 1 << 33, pitch: 3 };
        // 512 tiles a row; surface 1 begins behind 4096 rows.
        assert_eq!(address(place, 5), (1 << 39) + 5 * 64);
        assert_eq!(address(place, 1 << 12 | 5), (1 << 39) + (512 + 5) * 64);
        assert_eq!(address(place, 1 << 24), (1 << 39) + 4096 * 512 * 64);
    }

    /// The write of the contract's trace: beats and handshakes of six cycles.
    #[test]
    fn timing_of_a_write() {
        let mut bridge = Axi4BridgeBus128::default();
        let seen: Vec<_> = [(0, 1), (1, 1), (1, 0), (1, 1), (1, 1), (1, 1)]
            .into_iter()
            .enumerate()
            .map(|(cycle, (aw, w))| {
                let mw = BlockWrite { valid: (cycle < 5).into(), id: 1, block: 0, data: std::array::from_fn(|word| word as u64) };
                let input = Axi4BridgeIn { mw, aw: (aw != 0).into(), w: (w != 0).into(), ..Default::default() };
                let out = bridge.step(&input);
                (out.aw.valid, out.w.valid, out.w_data[0], out.w.last, out.mw.ready)
            })
            .collect();
        assert_eq!(seen[..5], [(1, 1, 0, 0, 0), (1, 1, 2, 0, 0), (0, 1, 4, 0, 0), (0, 1, 4, 0, 0), (0, 1, 6, 1, 1)]);
        assert_eq!((seen[5].0, seen[5].1), (0, 0));
    }

    /// Two reads whose beats mix; the first beat of one fails.
    #[test]
    fn mixed_beats_end_in_the_order_of_the_last_ones() {
        let mut bridge = Axi4BridgeBus128::default();
        let mut blocks = Vec::new();
        let beats = [(1, 0), (2, 2), (1, 0), (2, 0), (2, 0), (2, 0), (1, 0), (1, 0)];
        let mut count = [0u64; 3];
        for cycle in 0..12 {
            let mut input = Axi4BridgeIn::<2> { md: true.into(), ..Default::default() };
            if let Some(&(id, resp)) = beats.get(cycle) {
                count[id as usize] += 1;
                let n = count[id as usize];
                input.r = AxiRead { valid: 1, id, resp, last: (n == 4).into() };
                input.r_data = [10 * id + n, 0];
            }
            let md = bridge.step(&input).md;
            if md.valid != 0 {
                blocks.push((cycle, md.id, md.error, [md.data[0], md.data[2], md.data[4], md.data[6]]));
            }
        }
        assert_eq!(blocks, [(7, 2, 1, [21, 22, 23, 24]), (9, 1, 0, [11, 12, 13, 14])]);
    }
}
