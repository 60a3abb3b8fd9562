//! Follows every instruction through the EU by its ports: stall codes say what a thread waits for and when it
//! issues, the retire ports which pipe took it, the write event, the message port and its answers the rest.
//!
//! What the ports do not show is left out: an instruction that is decoded behind another of its thread begins
//! only when the thread turns to it, and the row that a call writes shows as execution.

use tessera_lockstep::bench::{Cycle, RunError, Watch};
use tessera_lockstep::place::Place;
use tessera_ports::uop::THREADS;

use crate::event::{Event, Row, Sink, Spent, Stage, What};
use crate::listing::{Class, Listing};
use crate::order::Order;
use crate::thread::{code, Issued, Thread};

const JE: usize = 2;
const ME: usize = 3;

/// Opens rows, and says what happens to them.
#[derive(Default)]
pub struct Rows {
    order: Order,
    opened: u64,
}

impl Rows {
    pub(crate) fn begin(&mut self, place: Place, ip: u32, cycle: u64) -> Row {
        let row = Row { id: self.opened, place, ip };
        self.opened += 1;
        self.order.push(Event { cycle, row, what: What::Begin });
        row
    }
    pub(crate) fn stage(&mut self, row: Row, stage: Stage, cycle: u64) {
        self.order.push(Event { cycle, row, what: What::Stage(stage) });
    }
    pub(crate) fn end(&mut self, row: Row, cycle: u64, finished: bool) {
        self.order.push(Event { cycle, row, what: What::End { finished } });
    }
}

/// An instruction in a pipe.
struct Flight {
    row: Row,
    class: Class,
    stage: Stage,
    /// Scoreboard entry of the answer to its message, if it gets one.
    answer: Option<u64>,
}

impl Flight {
    fn enter(&mut self, stage: Stage, cycle: u64, rows: &mut Rows) {
        if self.stage != stage {
            self.stage = stage;
            rows.stage(self.row, stage, cycle);
        }
    }
}

/// One EU.
#[derive(Default)]
struct Unit {
    threads: [Thread; THREADS],
    /// Oldest first.
    flights: Vec<Flight>,
    /// A row of an answer was granted in the cycle before, to that message; and it was the last.
    granted: Option<(u64, bool)>,
    /// All before this cycle is known.
    known: u64,
}

/// Follows all EUs of a run, for `S`.
pub struct Pipeline<'a, S> {
    listing: &'a Listing,
    units: Vec<Unit>,
    rows: Rows,
    sink: S,
    cycles: u64,
}

impl<'a, S: Sink> Pipeline<'a, S> {
    /// A run of this code, from its start.
    pub fn new(listing: &'a Listing, sink: S) -> Self {
        Pipeline { listing, units: Vec::new(), rows: Rows::default(), sink, cycles: 0 }
    }

    /// After the run: what is still open ends here.
    pub fn finish(mut self) -> S {
        for unit in &mut self.units {
            unit.threads.iter_mut().for_each(|thread| thread.abandon(self.cycles, &mut self.rows));
            unit.flights.iter().for_each(|flight| self.rows.end(flight.row, self.cycles, false));
        }
        self.rows.order.release(u64::MAX, &mut self.sink);
        self.sink.end(self.cycles);
        self.sink
    }
}

impl<S: Sink> Watch for Pipeline<'_, S> {
    fn cycle(&mut self, cycle: &Cycle) -> Result<(), RunError> {
        self.cycles = cycle.number + 1;
        if self.units.len() <= cycle.eu {
            self.units.resize_with(cycle.eu + 1, || Unit { known: cycle.number, ..Unit::default() });
        }
        let unit = &mut self.units[cycle.eu];
        unit.cycle(cycle, self.listing, &mut self.rows, &mut self.sink);
        self.sink.cycle(cycle);
        let known = self.units.iter().map(|unit| unit.known).min().unwrap_or(0);
        self.rows.order.release(known, &mut self.sink);
        Ok(())
    }
}

impl Unit {
    fn cycle(&mut self, cycle: &Cycle, listing: &Listing, rows: &mut Rows, sink: &mut impl Sink) {
        let number = cycle.number;
        for slot in 0..THREADS {
            let place = Place { eu: cycle.eu, slot };
            self.thread(number, place, cycle.output.stall[slot] as usize, listing, rows, sink);
        }
        if cycle.input.if_rsp.valid & cycle.output.if_rsp.ready != 0 {
            let line = cycle.input.if_rsp.line as u32;
            self.threads.iter_mut().for_each(|thread| thread.line(number, line));
        }
        self.written(cycle, rows);
        self.message(cycle, rows);
        (0..4).filter(|&pipe| cycle.output.ret[pipe].valid != 0).for_each(|pipe| self.retire(cycle, pipe, rows));
        if let Some((place, start)) = cycle.started {
            self.threads[place.slot].start(start.ip);
        }
        self.known = self.threads.iter().map(|thread| thread.open(number)).min().unwrap_or(number);
    }

    /// The stall code of a thread.
    fn thread(&mut self, cycle: u64, place: Place, now: usize, listing: &Listing, rows: &mut Rows, sink: &mut impl Sink) {
        let thread = &mut self.threads[place.slot];
        let at = thread.ip();
        if let Some((join, issued)) = thread.issued(cycle, now, rows) {
            let ip = at.expect("what was issued has an address");
            sink.spent(&Spent { cycle: cycle - 1, place, ip, code: code::ISSUED, join });
            if let Some(Issued { row, class }) = issued {
                let stage = if class == Class::Branch { Stage::Execute } else { Stage::Read };
                self.flights.push(Flight { row, class, stage, answer: None });
            }
        }
        thread.cycle(cycle, place, now, listing, rows);
        let of = |flight: &&mut Flight| flight.row.place == place;
        if now != code::OPERANDS {
            // Its last instruction has its operands.
            for flight in self.flights.iter_mut().filter(of).filter(|f| f.class == Class::Alu && f.stage == Stage::Read) {
                flight.enter(Stage::Execute, cycle, rows);
            }
        }
        if now != code::IDLE && now != code::ISSUED {
            let ahead = || self.flights.iter().rev().find(|f| f.row.place == place).map(|f| f.row.ip);
            if let Some(ip) = thread.ip().or_else(ahead) {
                sink.spent(&Spent { cycle, place, ip, code: now, join: false });
            }
        }
    }

    /// Rows of registers written in this cycle.
    fn written(&mut self, cycle: &Cycle, rows: &mut Rows) {
        let number = cycle.number;
        for wb in cycle.output.wb.iter().filter(|wb| wb.valid != 0 && wb.pipe < JE as u64) {
            let of = |f: &&mut Flight| f.row.place.slot == wb.slot as usize && f.row.ip == wb.ip as u32 && f.class == Class::Alu;
            if let Some(flight) = self.flights.iter_mut().find(of) {
                flight.enter(Stage::Write, number, rows);
            }
        }
        if let Some((id, last)) = self.granted.take() {
            if let Some(at) = self.flights.iter().position(|flight| flight.row.id == id) {
                self.flights[at].enter(Stage::Write, number, rows);
                if last {
                    rows.end(self.flights.remove(at).row, number + 1, true);
                }
            }
        }
    }

    /// Beats of messages and of their answers.
    fn message(&mut self, cycle: &Cycle, rows: &mut Rows) {
        let (input, output) = (cycle.input, cycle.output);
        if output.mo.valid != 0 {
            let mo = &output.mo;
            let of =
                |f: &&mut Flight| f.row.place.slot == mo.slot as usize && f.class == Class::Message && f.stage == Stage::Read;
            if let Some(flight) = self.flights.iter_mut().find(of) {
                flight.enter(Stage::Send, cycle.number, rows);
                flight.answer = (mo.rlen != 0).then_some(mo.sb);
            }
        }
        if input.resp.valid & output.resp.ready != 0 {
            let (slot, sb) = (input.resp.slot as usize, input.resp.sb);
            let of =
                |f: &&Flight| f.row.place.slot == slot && f.answer == Some(sb) && matches!(f.stage, Stage::Answer | Stage::Write);
            self.granted = self.flights.iter().find(of).map(|flight| (flight.row.id, input.resp.last != 0));
        }
    }

    fn retire(&mut self, cycle: &Cycle, pipe: usize, rows: &mut Rows) {
        let number = cycle.number;
        let ret = &cycle.output.ret[pipe];
        if pipe == JE && ret.op == 0 {
            // A join; its instruction goes on waiting.
            return;
        }
        let here = |f: &Flight| match f.class {
            Class::Alu => pipe < JE,
            Class::Branch => pipe == JE,
            Class::Message => pipe == ME && f.stage == Stage::Send,
            Class::End => pipe == ME,
        };
        let of = |f: &Flight| f.row.place.slot == ret.slot as usize && f.row.ip == ret.ip as u32 && here(f);
        // After a refusal one instruction may retire that showed no issue.
        let Some(at) = self.flights.iter().position(of) else { return };
        let flight = &mut self.flights[at];
        rows.order.push(Event { cycle: number, row: flight.row, what: What::Retire { pipe, mask: ret.mask as u32 } });
        if flight.class == Class::Branch {
            self.threads[ret.slot as usize].branch(cycle.output.br.target as u32);
        }
        if flight.answer.is_some() {
            return flight.enter(Stage::Answer, number + 1, rows);
        }
        rows.end(self.flights.remove(at).row, number + 1, true);
    }
}
