//! A kernel launch as the EU's surroundings see it: its threads, its memory, its local memory windows.

use std::collections::VecDeque;

use tessera_launch::dataport::{self, sfid};
use tessera_launch::dispatch::{Group, Groups, Register, ENTRY_IP};
use tessera_launch::{Launch, Memory, Slm, Thread};
use tessera_ports::uop::THREADS;

use crate::dispatch::{ThreadStart, Workload};
use crate::messages::{DataPort, Message, Response, Row};

/// A launch while it runs.
pub struct KernelRun<'a> {
    groups: std::iter::Peekable<Groups<'a>>,
    slm: SlmSource<'a>,
    /// Threads of the current group not yet started, the group's local memory, and its number.
    waiting: VecDeque<Thread>,
    window: usize,
    started: u64,
    windows: Vec<Option<Window>>,
    /// Local memory window of the thread in each slot.
    slots: [Option<usize>; THREADS],
    memory: Memory,
}

/// Makes local memory windows.
struct SlmSource<'a>(&'a Launch);

/// Local memory of a live group.
struct Window {
    slm: Slm,
    threads: usize,
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
            slots: [None; THREADS],
            memory: launch.memory(),
        }
    }

    /// Memory as the run left it.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    fn enter(&mut self, group: Group) {
        let window = Window { slm: self.slm.0.slm(), threads: group.threads.len() };
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
}

impl Workload for KernelRun<'_> {
    fn next(&mut self, slot: usize) -> Option<ThreadStart> {
        if self.waiting.is_empty() {
            let group = self.groups.next()?;
            self.enter(group);
        }
        let thread = self.waiting.pop_front()?;
        self.slots[slot] = Some(self.window);
        let payload = thread.payload(slot as u32).iter().map(row).collect();
        Some(ThreadStart { payload, ip: ENTRY_IP, mask: thread.dispatch_mask, group: self.started })
    }

    fn ended(&mut self, slot: usize) {
        let Some(window) = self.slots[slot].take() else { return };
        if let Some(live) = &mut self.windows[window] {
            live.threads -= 1;
            if live.threads == 0 {
                self.windows[window] = None;
            }
        }
    }

    fn exhausted(&mut self) -> bool {
        self.waiting.is_empty() && self.groups.peek().is_none()
    }
}

impl DataPort for KernelRun<'_> {
    fn execute(&mut self, message: &Message) -> Result<Vec<Response>, String> {
        let function = (message.exdesc & 15) as u8;
        if function == sfid::GATEWAY {
            return Err("the EU does not execute barriers yet".into());
        }
        let window = self.slots[message.slot].and_then(|w| self.windows[w].as_mut()).ok_or("no thread runs in that slot")?;
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
}

/// A register of dwords as it travels on the ports.
pub fn row(register: &Register) -> Row {
    std::array::from_fn(|i| register[2 * i] as u64 | (register[2 * i + 1] as u64) << 32)
}

/// The reverse of [`row`].
pub fn register(row: &Row) -> Register {
    std::array::from_fn(|i| (row[i / 2] >> (32 * (i % 2))) as u32)
}
