//! The requests of a run for ui.perfetto.dev: a process for each pipeline, a slice for each request with what it
//! waited for, and counters. A cycle is 1 ns.

use std::io::{self, Write};

use serde_json::json;
use tessera_ports::cache::PIPELINES;
use tessera_ports::codes;

use super::{Moves, Request, Sink, Way};
use crate::events::{args, Events, Time};

/// Cycles of one value of a counter.
const WINDOW: u64 = 64;

/// What the counters of a pipeline count.
#[derive(Clone, Copy, Default)]
struct Count {
    moves: Moves,
    waiting: u64,
    answered: u64,
    hits: u64,
}

/// Writes the trace as the run goes on.
pub struct Perfetto<W> {
    events: Events<W>,
    counts: [Count; PIPELINES],
}

impl<W: Write> Perfetto<W> {
    /// A trace without a request.
    pub fn new(out: W) -> Self {
        let mut events = Events::new(out);
        for pipeline in 0..PIPELINES {
            events.put("M", "process_name", (pipeline, 0), args("name", format!("pipeline {pipeline}")));
            events.put("M", "thread_name", (pipeline, 0), args("name", "requests"));
        }
        Perfetto { events, counts: Default::default() }
    }

    /// Whether all of it could be written.
    pub fn finish(self) -> io::Result<()> {
        self.events.finish()
    }

    /// One end of an asynchronous slice; those of one request nest.
    fn end_of_slice(&mut self, kind: &str, name: &str, request: &Request, time: u64, args: &str) {
        let fields = format!("\"cat\":\"request\",\"id\":{},\"ts\":{}{args}", request.id, Time(time));
        self.events.put(kind, name, (request.pipeline, 0), fields);
    }

    fn counters(&mut self, from: u64, cycles: u64) {
        for (pipeline, count) in self.counts.iter_mut().enumerate() {
            let count = std::mem::take(count);
            let per_cycle = |n: u64| n as f64 / cycles as f64;
            // Without an answer in these cycles the last value stays.
            let hits = (count.answered > 0).then(|| 100.0 * count.hits as f64 / count.answered as f64);
            let values = [
                ("requests waiting", Some(per_cycle(count.waiting))),
                ("requests per cycle", Some(per_cycle(count.moves.requests))),
                ("bus bytes per cycle", Some(per_cycle(count.moves.bus))),
                ("hits, % of answers", hits),
            ];
            for (name, value) in values {
                let Some(value) = value else { continue };
                let fields = format!("\"ts\":{},\"args\":{}", Time(from), json!({ "value": value }));
                self.events.put("C", name, (pipeline, 0), fields);
            }
        }
    }
}

impl<W: Write> Sink for Perfetto<W> {
    fn request(&mut self, request: &Request) {
        let count = &mut self.counts[request.pipeline];
        count.answered += 1;
        count.hits += u64::from(request.way == Way::Hit);
        let (name, end) = (super::name(request.way), request.answered + 1);
        let op = codes::of("op", 2).map_or("", |codes| codes.words[request.op as usize]);
        let (surface, y, x) = (request.block >> 24, request.block >> 12 & 0xfff, request.block & 0xfff);
        let about = json!({ "op": op, "surface": surface, "tile": format!("{x}, {y}") });
        self.end_of_slice("b", name, request, request.accepted, &format!(",\"args\":{about}"));
        if let Some((since, filled)) = request.fetch {
            let since = since.max(request.accepted);
            let parts = [("queue", request.accepted, since), ("memory", since, filled), ("answer", filled, end)];
            for (part, from, to) in parts.into_iter().filter(|(_, from, to)| from < to) {
                self.end_of_slice("b", part, request, from, "");
                self.end_of_slice("e", part, request, to, "");
            }
        }
        self.end_of_slice("e", name, request, end, "");
    }

    fn cycle(&mut self, number: u64, moves: &[Moves; PIPELINES]) {
        for (count, moves) in self.counts.iter_mut().zip(moves) {
            count.moves.requests += moves.requests;
            count.moves.bus += moves.bus;
            count.waiting += moves.waiting;
        }
        if (number + 1).is_multiple_of(WINDOW) {
            self.counters(number + 1 - WINDOW, WINDOW);
        }
    }

    fn end(&mut self, cycles: u64) {
        if !cycles.is_multiple_of(WINDOW) {
            self.counters(cycles / WINDOW * WINDOW, cycles % WINDOW);
        }
        self.events.close();
    }
}
