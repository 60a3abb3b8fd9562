//! Puts the threads of a workload onto the EU's slots through the dispatch port.

use std::collections::VecDeque;

use tessera_ports::bundle::eu::Dispatch;
use tessera_ports::eu::{EuIn, EuOut};

use crate::messages::Row;
use crate::place::Place;

/// A thread as the dispatch port wants it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ThreadStart {
    /// Registers in ascending order from r0.
    pub payload: Vec<Row>,
    /// Address of its first instruction.
    pub ip: u32,
    /// Channels enabled.
    pub mask: u32,
    /// Work-group, by order of start.
    pub group: u64,
}

/// Where threads come from.
pub trait Workload {
    /// The next thread for a free slot, or `None` while none may start.
    fn next(&mut self, place: Place) -> Option<ThreadStart>;
    /// The thread of this slot has ended.
    fn ended(&mut self, place: Place);
    /// True when every thread has been handed out.
    fn exhausted(&mut self) -> bool;
}

/// Work on the dispatch port: the beats still to be sent for one slot.
struct Sending {
    slot: usize,
    start: ThreadStart,
    beat: usize,
}

/// The port model.
pub struct Dispatcher {
    eu: usize,
    slots: usize,
    /// Slots in use, as bits.
    used: u32,
    sending: Option<Sending>,
    /// Threads whose start beat was accepted in the last edge, for followers.
    started: VecDeque<(Place, ThreadStart)>,
    /// Threads started so far.
    pub threads: u64,
}

impl Dispatcher {
    /// A dispatcher for that many thread slots of this EU.
    pub fn new(eu: usize, slots: usize) -> Self {
        Dispatcher { eu, slots, used: 0, sending: None, started: VecDeque::new(), threads: 0 }
    }

    /// Drives the port for this cycle.
    pub fn drive(&mut self, workload: &mut dyn Workload, input: &mut EuIn) {
        if self.sending.is_none() {
            let slot = self.used.trailing_ones() as usize;
            if slot < self.slots {
                if let Some(start) = workload.next(Place { eu: self.eu, slot }) {
                    self.used |= 1 << slot;
                    self.sending = Some(Sending { slot, start, beat: 0 });
                }
            }
        }
        if let Some(Sending { slot, start, beat }) = &self.sending {
            let slot = *slot as u64;
            input.disp = match start.payload.get(*beat) {
                Some(row) => Dispatch { valid: 1, start: 0, slot, reg: *beat as u64, data: *row },
                None => {
                    let data = [start.ip as u64 | (start.mask as u64) << 32, 0, 0, 0];
                    Dispatch { valid: 1, start: 1, slot, reg: 0, data }
                }
            };
        }
    }

    /// Takes note of what was accepted in this cycle.
    pub fn edge(&mut self, workload: &mut dyn Workload, input: &EuIn, output: &EuOut) {
        if input.disp.valid & output.disp.ready != 0 {
            let sending = self.sending.as_mut().expect("a beat was offered");
            sending.beat += 1;
            if input.disp.start != 0 {
                let sending = self.sending.take().expect("a beat was offered");
                self.threads += 1;
                self.started.push_back((Place { eu: self.eu, slot: sending.slot }, sending.start));
            }
        }
        if output.eot.valid & input.eot.ready != 0 {
            let slot = output.eot.slot as usize;
            self.used &= !(1 << slot);
            workload.ended(Place { eu: self.eu, slot });
        }
    }

    /// A thread that started since the last call.
    pub fn started(&mut self) -> Option<(Place, ThreadStart)> {
        self.started.pop_front()
    }

    /// True when no payload is on its way.
    pub fn rests(&self) -> bool {
        self.sending.is_none()
    }

    /// True when no slot is in use.
    pub fn quiet(&self) -> bool {
        self.used == 0
    }
}
