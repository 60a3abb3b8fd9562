//! Puts events in order: a stage may become known some cycles after it began.

use std::collections::BTreeMap;

use crate::event::{Event, Sink};

/// Events that an earlier one may still come before.
#[derive(Default)]
pub struct Order {
    waiting: BTreeMap<u64, Vec<Event>>,
}

impl Order {
    /// Takes an event; those of one cycle stay in the order in which they come.
    pub fn push(&mut self, event: Event) {
        self.waiting.entry(event.cycle).or_default().push(event);
    }

    /// Hands on all events before that cycle.
    pub fn release(&mut self, before: u64, sink: &mut impl Sink) {
        while let Some(first) = self.waiting.first_entry().filter(|first| *first.key() < before) {
            first.remove().iter().for_each(|event| sink.event(event));
        }
    }
}
