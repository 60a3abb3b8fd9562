//! A trace for ui.perfetto.dev, in the JSON trace-event format: what every thread does, what holds the front
//! of every pipe, messages from the first beat to the last row of the answer, and counters. A cycle is 1 ns.

use std::collections::{BTreeMap, VecDeque};
use std::io::{self, Write};

use serde_json::{json, Value};
use tessera_lockstep::bench::Cycle;
use tessera_lockstep::place::Place;
use tessera_lockstep::stats::{PIPES, STALLS};
use tessera_ports::uop::THREADS;

use crate::event::{Event, Row, Sink, Spent, Stage, What};
use crate::events::{args, Events, Time};
use crate::listing::Listing;

/// Cycles of one value of a counter.
const WINDOW: u64 = 64;

/// Number of ALU0 among the tracks of an EU; threads come first.
const FIRST_PIPE: usize = 10;

/// An instruction at the front of a pipe.
struct Front {
    row: Row,
    from: u64,
    /// The cycle in which it has made room.
    to: Option<u64>,
    pipe: Option<usize>,
}

/// One EU.
#[derive(Default)]
struct Unit {
    /// First cycle, work-group.
    lives: [Option<(u64, u64)>; THREADS],
    /// What each thread does: first cycle, the one behind the last, stall code, address.
    doing: [Option<(u64, u64, usize, u32)>; THREADS],
    /// By order of issue.
    fronts: VecDeque<Front>,
    /// The last slice of each pipe ends here.
    ends: [u64; 4],
    retired: u64,
    running: u64,
}

/// Writes the trace as the run goes on.
pub struct Perfetto<'a, W> {
    listing: &'a Listing,
    events: Events<W>,
    units: Vec<Unit>,
    /// Messages under way: row, first cycle.
    messages: BTreeMap<u64, u64>,
}

impl<'a, W: Write> Perfetto<'a, W> {
    /// A trace of this code.
    pub fn new(listing: &'a Listing, out: W) -> Self {
        Perfetto { listing, events: Events::new(out), units: Vec::new(), messages: BTreeMap::new() }
    }

    /// Whether all of it could be written.
    pub fn finish(self) -> io::Result<()> {
        self.events.finish()
    }

    fn slice(&mut self, name: &str, track: (usize, usize), from: u64, to: u64, args: &Value) {
        let fields = format!("\"ts\":{},\"dur\":{},\"args\":{args}", Time(from), Time(to - from));
        self.events.put("X", name, track, fields);
    }

    fn args(&self, ip: u32) -> Value {
        json!({ "ip": format!("{ip:#06x}"), "instruction": self.listing.line(ip).text })
    }

    /// Names the tracks of an EU.
    fn unit(&mut self, eu: usize) {
        while self.units.len() <= eu {
            let eu = self.units.len();
            self.units.push(Unit::default());
            self.events.put("M", "process_name", (eu, 0), args("name", format!("EU {eu}")));
            let threads = (0..THREADS).map(|slot| (slot, format!("thread slot {slot}")));
            let pipes = PIPES.iter().enumerate().map(|(pipe, name)| (FIRST_PIPE + pipe, name.to_string()));
            for (track, name) in threads.chain(pipes) {
                self.events.put("M", "thread_name", (eu, track), args("name", name));
                self.events.put("M", "thread_sort_index", (eu, track), args("sort_index", track));
            }
        }
    }

    /// What a thread did until now.
    fn done(&mut self, place: Place) {
        if let Some((from, to, code, ip)) = self.units[place.eu].doing[place.slot].take() {
            let args = self.args(ip);
            self.slice(STALLS[code], (place.eu, place.slot), from, to, &args);
        }
    }

    fn life(&mut self, place: Place, end: u64) {
        if let Some((from, group)) = self.units[place.eu].lives[place.slot].take() {
            self.slice(&format!("work-group {group}"), (place.eu, place.slot), from, end, &json!({ "group": group }));
        }
    }

    /// Slices of pipes whose pipe and end are known, in order of issue: in the shapes that hand over through
    /// registers one waits for the other.
    fn fronts(&mut self, eu: usize) {
        while let Some(front) = self.units[eu].fronts.pop_front_if(|front| front.pipe.is_some() && front.to.is_some()) {
            let (Some(pipe), Some(to)) = (front.pipe, front.to) else { continue };
            let from = front.from.max(std::mem::replace(&mut self.units[eu].ends[pipe], to));
            let mut args = self.args(front.row.ip);
            args["slot"] = front.row.place.slot.into();
            let text = self.listing.line(front.row.ip).text;
            let name = text.split(' ').find(|word| !word.starts_with('(')).unwrap_or_default();
            self.slice(name, (eu, FIRST_PIPE + pipe), from, to, &args);
        }
    }

    fn front(&mut self, row: Row) -> Option<&mut Front> {
        self.units[row.place.eu].fronts.iter_mut().find(|front| front.row.id == row.id)
    }

    fn counters(&mut self, eu: usize, from: u64, cycles: u64) {
        let unit = &mut self.units[eu];
        let (retired, running) = (std::mem::take(&mut unit.retired), std::mem::take(&mut unit.running));
        let per_cycle = |n: u64| n as f64 / cycles as f64;
        for (name, value) in [("IPC", per_cycle(retired)), ("threads", per_cycle(running))] {
            let fields = format!("\"ts\":{},\"args\":{}", Time(from), json!({ "value": value }));
            self.events.put("C", name, (eu, 0), fields);
        }
    }
}

impl<W: Write> Sink for Perfetto<'_, W> {
    fn event(&mut self, event: &Event) {
        let Event { cycle, row, what } = *event;
        let (eu, message) = (row.place.eu, (row.place.eu, 0));
        self.unit(eu);
        match what {
            What::Stage(Stage::Issue) => {
                self.units[eu].fronts.push_back(Front { row, from: cycle, to: None, pipe: None });
            }
            What::Stage(Stage::Execute | Stage::Write) => {
                // A branch stays at the front until it retires.
                let branch = self.listing.line(row.ip).class == crate::listing::Class::Branch;
                if let Some(front) = self.front(row).filter(|_| !branch) {
                    front.to.get_or_insert(cycle);
                }
            }
            What::Stage(Stage::Send) => {
                self.messages.insert(row.id, cycle);
                let args = self.args(row.ip);
                let fields = format!("\"cat\":\"message\",\"id\":{},\"ts\":{},\"args\":{args}", row.id, Time(cycle));
                self.events.put("b", "message", message, fields);
            }
            What::Retire { pipe, .. } => {
                if let Some(front) = self.front(row) {
                    front.pipe = Some(pipe);
                    front.to.get_or_insert(cycle + 1);
                }
                self.fronts(eu);
            }
            What::End { .. } => {
                self.units[eu].fronts.retain(|front| front.row.id != row.id || front.pipe.is_some());
                if self.messages.remove(&row.id).is_some() {
                    let fields = format!("\"cat\":\"message\",\"id\":{},\"ts\":{}", row.id, Time(cycle));
                    self.events.put("e", "message", message, fields);
                }
            }
            _ => {}
        }
    }

    fn spent(&mut self, spent: &Spent) {
        let Spent { cycle, place, ip, code, .. } = *spent;
        self.unit(place.eu);
        match &mut self.units[place.eu].doing[place.slot] {
            Some((_, to, now, at)) if (*to, *now, *at) == (cycle, code, ip) => *to += 1,
            _ => {
                self.done(place);
                self.units[place.eu].doing[place.slot] = Some((cycle, cycle + 1, code, ip));
            }
        }
    }

    fn cycle(&mut self, cycle: &Cycle) {
        self.unit(cycle.eu);
        let unit = &mut self.units[cycle.eu];
        unit.retired +=
            cycle.output.ret.iter().enumerate().filter(|(pipe, ret)| ret.valid != 0 && (*pipe != 2 || ret.op != 0)).count()
                as u64;
        unit.running += u64::from(cycle.output.busy.count_ones());
        if let Some((place, start)) = cycle.started {
            unit.lives[place.slot] = Some((cycle.number + 1, start.group));
        }
        let (input, output) = (cycle.input, cycle.output);
        if output.eot.valid & input.eot.ready != 0 {
            let place = Place { eu: cycle.eu, slot: output.eot.slot as usize };
            self.done(place);
            self.life(place, cycle.number + 1);
        }
        if (cycle.number + 1).is_multiple_of(WINDOW) {
            self.counters(cycle.eu, cycle.number + 1 - WINDOW, WINDOW);
        }
    }

    fn end(&mut self, cycles: u64) {
        for number in 0..self.units.len() * THREADS {
            self.done(Place::of(number));
            self.life(Place::of(number), cycles);
        }
        for eu in 0..self.units.len() {
            if !cycles.is_multiple_of(WINDOW) {
                self.counters(eu, cycles / WINDOW * WINDOW, cycles % WINDOW);
            }
        }
        self.events.close();
    }
}
