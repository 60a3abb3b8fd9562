//! A kernel launch as the EU's surroundings see it: its threads, its memory, its local memory windows.

use std::collections::VecDeque;

use tessera_launch::dataport::{self, sfid};
use tessera_launch::dispatch::{Group, Groups, Register, Slot, ENTRY_IP};
use tessera_launch::{Launch, Memory, Slm, Thread};

use crate::dispatch::{ThreadStart, Workload};
use crate::messages::{DataPort, Message, Response, Row};
use crate::place::{Place, EUS};
use tessera_ports::config::EuConfig;
use tessera_ports::uop::THREADS;

/// Sub-function of the gateway: a thread has reached its barrier.
const BARRIER: u32 = 4;

/// Barriers of a subslice.
const BARRIERS: usize = 16;

/// EUs that a launch needs: as many as hold a work-group, if its threads meet at barriers.
pub fn eus(launch: &Launch, config: &EuConfig) -> usize {
    match launch.kernel().uses_barrier {
        true => (launch.group_threads() as usize).div_ceil(config.threads),
        false => 1,
    }
}

/// A launch while it runs.
pub struct KernelRun<'a> {
    groups: std::iter::Peekable<Groups<'a>>,
    slm: SlmSource<'a>,
    /// Threads of the current group not yet started, the group's local memory, and its number.
    waiting: VecDeque<Thread>,
    window: usize,
    started: u64,
    windows: Vec<Option<Window>>,
    /// Groups have barriers.
    barriers: bool,
    /// Local memory window of the thread in each slot.
    slots: [Option<usize>; EUS * THREADS],
    /// Threads to be notified.
    notified: VecDeque<Place>,
    memory: Memory,
}

/// Makes local memory windows.
struct SlmSource<'a>(&'a Launch);

/// Local memory and barrier of a live group.
struct Window {
    slm: Slm,
    /// Threads that have not ended, started or not.
    threads: usize,
    /// Those that have reached the barrier.
    arrived: usize,
}

impl<'a> KernelRun<'a> {
    /// A run of this launch from its start.
    pub fn new(launch: &'a Launch) -> Self {
        KernelRun {
            groups: launch.groups().peekable(),
            slm: SlmSource(launch),
            waiting: VecDeque::new(),
            window: 0,
            started: 0,
            windows: Vec::new(),
            barriers: launch.kernel().uses_barrier,
            slots: [None; EUS * THREADS],
            notified: VecDeque::new(),
            memory: launch.memory(),
        }
    }

    /// Memory as the run left it.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    /// Work-groups started so far.
    pub fn groups(&self) -> u64 {
        self.started
    }

    fn enter(&mut self, group: Group) {
        let window = Window { slm: self.slm.0.slm(), threads: group.threads.len(), arrived: 0 };
        self.window = match self.windows.iter().position(Option::is_none) {
            Some(free) => free,
            None => {
                self.windows.push(None);
                self.windows.len() - 1
            }
        };
        self.windows[self.window] = Some(window);
        self.started += 1;
        self.waiting.extend(group.threads);
    }

    /// Once all threads of the group that live have reached the barrier, they are notified.
    fn release(&mut self, window: usize) {
        let Some(live) = &mut self.windows[window] else { return };
        if live.arrived > 0 && live.arrived == live.threads {
            live.arrived = 0;
            let members = (0..self.slots.len()).filter(|&n| self.slots[n] == Some(window));
            self.notified.extend(members.map(Place::of));
        }
    }
}

impl Workload for KernelRun<'_> {
    fn next(&mut self, place: Place) -> Option<ThreadStart> {
        if self.waiting.is_empty() {
            if self.barriers && self.windows.iter().flatten().count() == BARRIERS {
                return None;
            }
            let group = self.groups.next()?;
            self.enter(group);
        }
        let thread = self.waiting.pop_front()?;
        self.slots[place.number()] = Some(self.window);
        let payload =
            thread.payload(Slot { fftid: place.number() as u32, barrier: self.window as u32 }).iter().map(row).collect();
        Some(ThreadStart { payload, ip: ENTRY_IP, mask: thread.dispatch_mask, group: self.started })
    }

    fn ended(&mut self, place: Place) {
        let Some(window) = self.slots[place.number()].take() else { return };
        if let Some(live) = &mut self.windows[window] {
            live.threads -= 1;
            if live.threads == 0 {
                self.windows[window] = None;
            }
        }
        self.release(window);
    }

    fn exhausted(&mut self) -> bool {
        self.waiting.is_empty() && self.groups.peek().is_none()
    }
}

impl DataPort for KernelRun<'_> {
    fn execute(&mut self, message: &Message) -> Result<Vec<Response>, String> {
        let function = (message.exdesc & 15) as u8;
        let number = self.slots[message.place.number()].ok_or("no thread runs in that slot")?;
        let window = self.windows[number].as_mut().ok_or("no thread runs in that slot")?;
        if function == sfid::GATEWAY {
            let subfunction = message.desc & 7;
            if subfunction != BARRIER {
                return Err(format!("message gateway sub-function {subfunction}, expected {BARRIER} (barrier)"));
            }
            window.arrived += 1;
            self.release(number);
            return Ok(Vec::new());
        }
        let payload: Vec<Register> = message.payload.iter().map(register).collect();
        let request = dataport::Message {
            sfid: function,
            desc: message.desc,
            ex_desc: message.exdesc,
            lanes: message.mask,
            payload: &payload,
        };
        let response = dataport::execute(&mut self.memory, &mut window.slm, &request).map_err(|e| e.to_string())?;
        let rows = response.registers.iter().zip(&response.enables).take(message.response);
        Ok(rows.map(|(data, &bytes)| Response { data: row(data), bytes }).collect())
    }

    fn notified(&mut self) -> Option<Place> {
        self.notified.pop_front()
    }
}

/// A register of dwords as it travels on the ports.
pub fn row(register: &Register) -> Row {
    std::array::from_fn(|i| register[2 * i] as u64 | (register[2 * i + 1] as u64) << 32)
}

/// The reverse of [`row`].
pub fn register(row: &Row) -> Register {
    std::array::from_fn(|i| (row[i / 2] >> (32 * (i % 2))) as u32)
}
