//! Drives an EU's notification port: one thread a cycle, after the latency of a message.

use std::collections::VecDeque;

use tessera_ports::bundle::eu::Event;
use tessera_ports::config::EuConfig;
use tessera_ports::eu::EuIn;
use tessera_testkit::Random;

/// The port model.
pub struct Notifier {
    latency: [u32; 2],
    /// Slots to be notified, and the cycle from which they may be.
    pending: VecDeque<(u64, usize)>,
}

impl Notifier {
    /// A port with nothing under way.
    pub fn new(config: &EuConfig) -> Self {
        Notifier { latency: config.message_latency, pending: VecDeque::new() }
    }

    /// The thread of this slot is to be notified.
    pub fn send(&mut self, cycle: u64, random: &mut Random, slot: usize) {
        self.pending.push_back((cycle + random.between(self.latency), slot));
    }

    /// True when no thread is still to be notified.
    pub fn quiet(&self) -> bool {
        self.pending.is_empty()
    }

    /// Drives the port for this cycle.
    pub fn drive(&mut self, cycle: u64, input: &mut EuIn) {
        if let Some((_, slot)) = self.pending.pop_front_if(|(from, _)| *from <= cycle) {
            input.nt = Event { valid: 1, slot: slot as u64 };
        }
    }
}
