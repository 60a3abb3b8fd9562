//! Golden model of the AXI4-Lite control block (`tessera_ports::cache::axi4_lite_control`).

mod registers;

use crate::Golden;
use registers::{get, put, Effect, Held};
use tessera_ports::bundle::cache::{AxiLiteRead, AxiLiteWrite, AxiLiteWritten, AxiPlace, CacheConfig, Flush};
use tessera_ports::cache::axi4_lite_control::{Axi4LiteControlIn, Axi4LiteControlOut};
use tessera_ports::cache::control_registers::{base_high, base_low, cache, control, event, pitch};

const COUNTERS: usize = 12;
const SLVERR: u64 = 2;

/// The way of a flush.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Flushing {
    No,
    Offered { forgets: bool },
    Busy,
}

/// Set-up, start, flush, counters and faults of a cache as registers.
#[derive(Debug, Clone)]
pub struct Axi4LiteControl {
    /// Halves of a write that have been taken.
    address: Option<u64>,
    data: Option<AxiLiteWrite>,
    /// Answers; their payload outlives them.
    written: AxiLiteWritten,
    found: AxiLiteRead,
    run: bool,
    stopping: bool,
    flushing: Flushing,
    event: u32,
    held: Held,
    counters: [u32; COUNTERS],
}

impl Default for Axi4LiteControl {
    fn default() -> Self {
        Axi4LiteControl {
            address: None,
            data: None,
            written: AxiLiteWritten::default(),
            found: AxiLiteRead::default(),
            run: false,
            stopping: false,
            flushing: Flushing::No,
            event: 0,
            held: Held::default(),
            counters: [0; COUNTERS],
        }
    }
}

impl Axi4LiteControl {
    /// The write that is done or refused in this cycle.
    fn go(&self) -> Option<(u64, AxiLiteWrite)> {
        self.address.zip(self.data)
    }

    fn flush_ends(&self, i: &Axi4LiteControlIn) -> bool {
        self.flushing == Flushing::Busy && i.flush_done != 0
    }

    /// The channels move; what waits is what the cycle has shown.
    fn clock_channels(&mut self, i: &Axi4LiteControlIn, refused: Option<bool>) {
        let Axi4LiteControlOut { aw, w, ar, .. } = self.eval(i);
        if i.b.ready != 0 {
            self.written.valid = 0;
        }
        if i.r.ready != 0 {
            self.found.valid = 0;
        }
        if let Some(refused) = refused {
            (self.address, self.data) = (None, None);
            self.written = AxiLiteWritten { valid: 1, resp: if refused { SLVERR } else { 0 } };
        }
        if i.aw.valid & aw.ready != 0 {
            self.address = Some(i.aw.addr);
        }
        if i.w.valid & w.ready != 0 {
            self.data = Some(i.w);
        }
        if i.ar.valid & ar.ready != 0 {
            let word = self.read(i.ar.addr, i);
            let resp = if word.is_some() { 0 } else { SLVERR };
            self.found = AxiLiteRead { valid: 1, data: word.unwrap_or(0).into(), resp };
        }
    }

    fn clock_run(&mut self, i: &Axi4LiteControlIn, actions: u32) {
        let acts = |field| get(actions, field) != 0;
        if self.stopping && i.idle != 0 && self.flushing == Flushing::No {
            (self.run, self.stopping) = (false, false);
        } else if self.run {
            self.stopping |= acts(control::STOP);
        } else {
            self.run = acts(control::START);
        }
        self.flushing = match self.flushing {
            Flushing::No if acts(control::FLUSH) => Flushing::Offered { forgets: acts(control::DROP) },
            Flushing::Offered { .. } if i.flush.ready != 0 => Flushing::Busy,
            Flushing::Busy if i.flush_done != 0 => Flushing::No,
            same => same,
        };
    }

    fn count(&mut self, i: &Axi4LiteControlIn) {
        let (ev, traffic) = (&i.ev, &i.traffic);
        let happens = [
            traffic.request,
            ev.present,
            ev.link,
            ev.miss,
            traffic.read,
            traffic.write,
            ev.read,
            ev.victim,
            ev.result,
            ev.alloc,
            ev.fill_error,
            (i.stall >= 2).into(),
        ];
        self.counters.iter_mut().zip(happens).for_each(|(count, happens)| *count = count.wrapping_add(happens as u32));
    }
}

impl Golden for Axi4LiteControl {
    type In = Axi4LiteControlIn;
    type Out = Axi4LiteControlOut;

    fn eval(&self, i: &Axi4LiteControlIn) -> Axi4LiteControlOut {
        let Held { enable, cache: word, base_low: low, base_high: high, pitch: shift } = self.held;
        let answered = self.written.valid != 0;
        let base = get(high, base_high::ADDRESS) << 26 | get(low, base_low::ADDRESS);
        Axi4LiteControlOut {
            aw: (self.address.is_none() && !answered).into(),
            w: (self.data.is_none() && !answered).into(),
            b: if i.reset == 0 { self.written } else { AxiLiteWritten { valid: 0, ..self.written } },
            ar: (self.found.valid == 0).into(),
            r: if i.reset == 0 { self.found } else { AxiLiteRead { valid: 0, ..self.found } },
            irq: (self.event & enable != 0).into(),
            core_reset: (i.reset != 0 || !self.run).into(),
            accept: (self.run && !self.stopping).into(),
            cfg: CacheConfig {
                nodes: get(word, cache::NODES),
                ways: get(word, cache::WAYS),
                set_mask: get(word, cache::SET_MASK),
                hash: get(word, cache::HASH),
                part: get(word, cache::PART),
            },
            axi: AxiPlace { base, pitch: get(shift, pitch::SHIFT) },
            flush: match self.flushing {
                Flushing::Offered { forgets } => Flush { valid: 1, drop: forgets.into() },
                _ => Flush::default(),
            },
        }
    }

    fn tick(&mut self, i: &Axi4LiteControlIn) {
        if i.reset != 0 {
            *self = Axi4LiteControl::default();
            return;
        }
        let effect = self.go().map(|(address, write)| (self.effect(address, write), write.data as u32));
        let happened = put(self.flush_ends(i), event::FLUSHED)
            | put(i.fault.read, event::READ_FAULT)
            | put(i.fault.write, event::WRITE_FAULT);
        self.clock_channels(i, effect.as_ref().map(|(effect, _)| matches!(effect, Effect::Refused)));
        if self.run {
            self.count(i);
        }
        let mut actions = 0;
        match effect {
            Some((Effect::Act(data), _)) => actions = data,
            Some((Effect::Clear(bits), _)) => self.event &= !bits,
            Some((Effect::Keep(at, mask), data)) => {
                let word = at(&mut self.held);
                *word = *word & !mask | data & mask;
            }
            Some((Effect::Refused, _)) | None => {}
        }
        self.event |= happened;
        if get(actions, control::CLEAR) != 0 {
            self.counters = [0; COUNTERS];
        }
        self.clock_run(i, actions);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_ports::bundle::cache::AxiLiteAddress;

    fn address(offset: u64) -> AxiLiteAddress {
        AxiLiteAddress { valid: 1, addr: offset }
    }

    fn data(data: u64) -> AxiLiteWrite {
        AxiLiteWrite { valid: 1, data, strb: 15 }
    }

    fn all_ready() -> Axi4LiteControlIn {
        Axi4LiteControlIn { b: true.into(), r: true.into(), ..Default::default() }
    }

    /// A write from its offer to its answer.
    fn write(control: &mut Axi4LiteControl, offset: u64, word: u64) -> u64 {
        control.step(&Axi4LiteControlIn { aw: address(offset), w: data(word), ..all_ready() });
        control.step(&all_ready());
        let b = control.step(&all_ready()).b;
        assert_eq!(b.valid, 1);
        b.resp
    }

    /// The trace of the contract.
    #[test]
    fn timing_of_a_flush() {
        let mut control = Axi4LiteControl::default();
        assert_eq!(write(&mut control, control::OFFSET, 1), 0);
        let seen: Vec<_> = (0..=42)
            .map(|cycle| {
                let mut input = all_ready();
                match cycle {
                    0 => input.w = data(4),
                    2 => input.aw = address(control::OFFSET),
                    5 => input.flush = true.into(),
                    40 => input.flush_done = 1,
                    41 => input.ar = address(event::OFFSET),
                    _ => {}
                }
                control.step(&input)
            })
            .collect();
        let cycles = |shows: fn(&Axi4LiteControlOut) -> bool| (0..seen.len()).filter(|c| shows(&seen[*c])).collect::<Vec<_>>();
        assert_eq!(cycles(|o| o.w.ready == 0), [1, 2, 3, 4]);
        assert_eq!(cycles(|o| o.aw.ready == 0), [3, 4]);
        assert_eq!(cycles(|o| o.b.valid != 0), [4]);
        assert_eq!(cycles(|o| o.flush.valid != 0), [4, 5]);
        assert_eq!(cycles(|o| o.r.valid != 0), [42]);
        assert_eq!((seen[42].r.data, seen[42].r.resp), (1, 0));
    }

    #[test]
    fn what_cannot_be_done_is_refused_and_changes_nothing() {
        let mut control = Axi4LiteControl::default();
        assert_eq!(write(&mut control, control::OFFSET, 4 | 1), SLVERR, "a flush while stopped, and so no start");
        assert_eq!(control.eval(&all_ready()).core_reset, 1);
        assert_eq!(write(&mut control, pitch::OFFSET, 0xFF), 0);
        assert_eq!(write(&mut control, control::OFFSET, 1), 0);
        assert_eq!(write(&mut control, pitch::OFFSET, 2), SLVERR, "the cache runs");
        assert_eq!(write(&mut control, 0x070, 2), SLVERR, "behind the counters");
        let out = control.eval(&all_ready());
        assert_eq!((out.core_reset, out.axi.pitch), (0, 7));
    }
}
