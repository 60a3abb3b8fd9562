//! The test bench around one or more EUs: instruction memories, data port, dispatchers, and the loop that
//! runs a workload to its end.

use tessera_ports::config::EuConfig;
use tessera_ports::eu::{EuIn, EuOut};
use tessera_ports::uop::THREADS;

use crate::activity::Program;
use crate::compare::{Lockstep, Wrong};
use crate::dispatch::{Dispatcher, ThreadStart, Workload};
use crate::lines::LineMemory;
use crate::messages::{DataPort, Left, Message, MessagePort};
use crate::notify::Notifier;
use crate::place::Place;
use crate::stats::{Stats, STALLS};
use tessera_testkit::Random;

/// Cycles of reset before the first dispatch.
const RESET_CYCLES: u64 = 2;

/// Cycles without a retired instruction after which a run counts as hung; far above any latency the
/// configuration allows.
const HANG_CYCLES: u64 = 1_000_000;

/// Why a run ended early.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)] // the messages say what each field is
pub enum RunError {
    #[error("{}{wrong}", unit(*.eu))]
    Wrong {
        wrong: Wrong,
        eu: usize,
        /// Address of the instruction that retired last.
        ip: u32,
    },
    #[error("thread {place} met an instruction the EU does not execute at address {ip:#x} (cycle {cycle})")]
    Unsupported { place: Place, ip: u32, cycle: u64 },
    #[error("message at address {ip:#x} of thread {place} (cycle {cycle}): {reason}")]
    Message { place: Place, ip: u32, cycle: u64, reason: String },
    #[error("cycle {cycle}: {reason}")]
    Follower { cycle: u64, ip: u32, reason: String },
    #[error("no instruction retired from cycle {since} to cycle {cycle}; running: {slots}")]
    Hang { since: u64, cycle: u64, slots: String },
    #[error("not finished after {0} cycles (max_cycles)")]
    TooLong(u64),
    /// A watcher asked for it.
    #[error("stopped in cycle {0}")]
    Stopped(u64),
}

/// Which EU, if it is not the one that most runs have.
fn unit(eu: usize) -> String {
    match eu {
        0 => String::new(),
        eu => format!("EU {eu}, "),
    }
}

/// One cycle of one EU as a watcher sees it, before the clock edge.
pub struct Cycle<'a> {
    /// Which EU.
    pub eu: usize,
    /// Counted from the end of reset.
    pub number: u64,
    /// Inputs of the EU.
    pub input: &'a EuIn,
    /// Its outputs, settled.
    pub output: &'a EuOut,
    /// A message that left the EU completely in this cycle (already executed).
    pub message: Option<&'a Message>,
    /// Or that left, and will be refused.
    pub refused: Option<&'a Message>,
    /// A thread that starts at the end of this cycle.
    pub started: Option<&'a (Place, ThreadStart)>,
}

/// Everything a run needs from outside the EUs: threads and memory.
pub trait Host: Workload + DataPort {}

impl<T: Workload + DataPort> Host for T {}

/// Looks at every cycle of a run.
pub trait Watch {
    /// Sees one cycle; an error ends the run.
    fn cycle(&mut self, cycle: &Cycle) -> Result<(), RunError>;
}

/// What surrounds one EU.
struct Around {
    lines: LineMemory,
    port: MessagePort,
    dispatcher: Dispatcher,
    notifier: Notifier,
    /// Slots that run.
    busy: u64,
}

impl Around {
    fn new(eu: usize, config: &EuConfig, code: &[u8]) -> Self {
        Around {
            lines: LineMemory::new(code, config),
            port: MessagePort::new(eu, config),
            dispatcher: Dispatcher::new(eu, config.threads),
            notifier: Notifier::new(config),
            busy: 0,
        }
    }

    fn drive(&mut self, cycle: u64, random: &mut Random, stall: u32, host: &mut dyn Host, input: &mut EuIn) {
        self.lines.drive(cycle, random, stall, input);
        self.port.drive(cycle, random, stall, input);
        self.dispatcher.drive(host, input);
        self.notifier.drive(cycle, input);
    }

    /// After a fault: nothing will happen any more. Threads with a fault wait for ever, and so do those that
    /// wait for them at a barrier.
    fn stands(&self, output: &EuOut) -> bool {
        let waits =
            |slot: usize| output.busy >> slot & 1 == 0 || matches!(STALLS[output.stall[slot] as usize], "idle" | "barrier");
        self.port.quiet() && self.notifier.quiet() && self.dispatcher.rests() && (0..THREADS).all(waits)
    }
}

/// The environment of one run.
pub struct Bench {
    config: EuConfig,
    random: Random,
    code: Vec<u8>,
    program: Program,
    around: Vec<Around>,
    stats: Stats,
    cycle: u64,
    last_retired: (u64, u32),
    /// The first thing that stopped a thread; the others run on.
    fault: Option<RunError>,
}

impl Bench {
    /// `config` must be valid.
    pub fn new(config: &EuConfig, code: &[u8]) -> Self {
        Bench {
            random: Random::new(config.seed),
            code: code.to_vec(),
            program: Program::new(code),
            around: Vec::new(),
            stats: Stats::new(0),
            cycle: 0,
            last_retired: (0, 0),
            fault: None,
            config: config.clone(),
        }
    }

    /// Runs on these EUs until every thread has ended, or has met a fault, which is then the error; `on_cycle`
    /// sees the number of each finished cycle (progress display).
    pub fn run(
        mut self,
        eus: &mut [Lockstep<EuIn>],
        host: &mut dyn Host,
        watchers: &mut [&mut dyn Watch],
        on_cycle: &mut dyn FnMut(u64),
    ) -> Result<Stats, RunError> {
        self.drive(eus, host, watchers, on_cycle)?;
        Ok(self.stats())
    }

    /// As [`Bench::run`], for whoever wants the statistics of a run that did not end as well.
    pub fn drive(
        &mut self,
        eus: &mut [Lockstep<EuIn>],
        host: &mut dyn Host,
        watchers: &mut [&mut dyn Watch],
        on_cycle: &mut dyn FnMut(u64),
    ) -> Result<(), RunError> {
        self.around = (0..eus.len()).map(|eu| Around::new(eu, &self.config, &self.code)).collect();
        self.stats = Stats::new(eus.len());
        while self.cycle <= RESET_CYCLES || !self.finished(host) {
            self.step(eus, host, watchers)?;
            on_cycle(self.cycle);
            if self.cycle >= self.config.max_cycles {
                return Err(RunError::TooLong(self.config.max_cycles));
            }
        }
        self.fault.take().map_or(Ok(()), Err)
    }

    /// What has been counted so far.
    pub fn stats(&self) -> Stats {
        let mut stats = self.stats.clone();
        for around in &self.around {
            stats.threads += around.dispatcher.threads;
            stats.messages += around.port.messages;
            stats.line_requests += around.lines.requests;
        }
        stats
    }

    fn finished(&self, host: &mut dyn Host) -> bool {
        host.exhausted() && self.around.iter().all(|a| a.dispatcher.quiet() && a.port.quiet())
    }

    fn step(&mut self, eus: &mut [Lockstep<EuIn>], host: &mut dyn Host, watchers: &mut [&mut dyn Watch]) -> Result<(), RunError> {
        let mut stand = true;
        for (eu, engines) in eus.iter_mut().enumerate() {
            stand &= self.step_one(eu, engines, host, watchers)?;
        }
        if let Some(fault) = self.fault.take_if(|_| stand) {
            return Err(fault);
        }
        while let Some(place) = host.notified() {
            self.around[place.eu].notifier.send(self.cycle, &mut self.random, place.slot);
        }
        if self.cycle >= RESET_CYCLES {
            self.stats.cycles += 1;
            self.watch_progress()?;
        }
        self.cycle += 1;
        Ok(())
    }

    /// A cycle of one EU; whether after a fault it will stay as it is for ever.
    fn step_one(
        &mut self,
        eu: usize,
        engines: &mut Lockstep<EuIn>,
        host: &mut dyn Host,
        watchers: &mut [&mut dyn Watch],
    ) -> Result<bool, RunError> {
        let (number, several) = (self.cycle, self.around.len() > 1);
        let around = &mut self.around[eu];
        let mut input = EuIn::default();
        if number < RESET_CYCLES {
            input.reset = 1;
        } else {
            around.drive(number, &mut self.random, self.config.back_pressure, host, &mut input);
        }
        let output = engines.eval(&input).map_err(|wrong| RunError::Wrong { wrong, eu, ip: self.last_retired.1 })?;
        if input.reset != 0 {
            // What hardware shows before its first edge under reset means nothing.
            engines.tick(&input);
            return Ok(false);
        }
        if output.fault.valid != 0 {
            let place = Place { eu, slot: output.fault.slot as usize };
            let unsupported = || RunError::Unsupported { place, ip: output.fault.ip as u32, cycle: number };
            self.fault.get_or_insert_with(unsupported);
        }
        around.lines.edge(number, &mut self.random, &input, output);
        let (message, refused) = match around.port.edge(number, &mut self.random, &input, output, host) {
            None => (None, None),
            Some(Left::Executed(message)) => (Some(message), None),
            Some(Left::Refused(message, reason)) => {
                let (place, ip) = (message.place, message.ip);
                self.fault.get_or_insert(RunError::Message { place, ip, cycle: number, reason });
                (None, Some(message))
            }
        };
        around.dispatcher.edge(host, &input, output);
        self.stats.eu_cycle(eu, output);
        self.program.count(&mut self.stats.activity[eu], &input, output);
        let started = around.dispatcher.started();
        let (message, refused) = (message.as_ref(), refused.as_ref());
        let seen = Cycle { eu, number, input: &input, output, message, refused, started: started.as_ref() };
        watchers.iter_mut().try_for_each(|w| w.cycle(&seen))?;
        if let Some(retired) = output.ret.iter().find(|ret| ret.valid != 0) {
            self.last_retired = (number, retired.ip as u32);
        }
        around.busy = output.busy;
        // Nobody asks before a fault, which of several EUs another may meet in this cycle.
        let stands = (several || self.fault.is_some()) && around.stands(output);
        engines.tick(&input);
        Ok(stands)
    }

    fn watch_progress(&self) -> Result<(), RunError> {
        let since = self.last_retired.0;
        if self.cycle - since > HANG_CYCLES && self.around.iter().any(|around| around.busy != 0) {
            let running = |(eu, around): (usize, &Around)| {
                let busy = around.busy;
                (0..THREADS).filter(move |slot| busy >> slot & 1 != 0).map(move |slot| Place { eu, slot }.to_string())
            };
            let slots: Vec<_> = self.around.iter().enumerate().flat_map(running).collect();
            return Err(RunError::Hang { since, cycle: self.cycle, slots: slots.join(", ") });
        }
        Ok(())
    }
}
