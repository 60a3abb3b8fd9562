//! The test bench around an EU: instruction memory, data port, dispatcher, and the loop that runs a workload
//! to its end.

use tessera_ports::config::EuConfig;
use tessera_ports::eu::{EuIn, EuOut};

use crate::compare::{Lockstep, Wrong};
use crate::dispatch::{Dispatcher, ThreadStart, Workload};
use crate::lines::LineMemory;
use crate::messages::{DataPort, Message, MessagePort};
use crate::stats::Stats;
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
    #[error("{wrong}")]
    Wrong {
        wrong: Wrong,
        /// Address of the instruction that retired last.
        ip: u32,
    },
    #[error("thread slot {slot} met an instruction the EU does not execute at address {ip:#x} (cycle {cycle})")]
    Unsupported { slot: usize, ip: u32, cycle: u64 },
    #[error("message at address {ip:#x} of thread slot {slot} (cycle {cycle}): {reason}")]
    Message { slot: usize, ip: u32, cycle: u64, reason: String },
    #[error("cycle {cycle}: {reason}")]
    Follower { cycle: u64, ip: u32, reason: String },
    #[error("no instruction retired from cycle {since} to cycle {cycle}; running slots: {slots}")]
    Hang { since: u64, cycle: u64, slots: String },
    #[error("not finished after {0} cycles (max_cycles)")]
    TooLong(u64),
}

/// One cycle as a watcher sees it, before the clock edge.
pub struct Cycle<'a> {
    /// Counted from the end of reset.
    pub number: u64,
    /// Inputs of the EU.
    pub input: &'a EuIn,
    /// Its outputs, settled.
    pub output: &'a EuOut,
    /// A message that left the EU completely in this cycle (already executed).
    pub message: Option<&'a Message>,
    /// A thread that starts at the end of this cycle.
    pub started: Option<&'a (usize, ThreadStart)>,
}

/// Everything a run needs from outside the EU: threads and memory.
pub trait Host: Workload + DataPort {}

impl<T: Workload + DataPort> Host for T {}

/// Looks at every cycle of a run.
pub trait Watch {
    /// Sees one cycle; an error ends the run.
    fn cycle(&mut self, cycle: &Cycle) -> Result<(), RunError>;
}

/// The environment of one run.
pub struct Bench {
    config: EuConfig,
    random: Random,
    lines: LineMemory,
    port: MessagePort,
    dispatcher: Dispatcher,
    stats: Stats,
    cycle: u64,
    last_retired: (u64, u32),
}

impl Bench {
    /// `config` must be valid.
    pub fn new(config: &EuConfig, code: &[u8]) -> Self {
        Bench {
            random: Random::new(config.seed),
            lines: LineMemory::new(code, config),
            port: MessagePort::new(config),
            dispatcher: Dispatcher::new(config.threads),
            stats: Stats::default(),
            cycle: 0,
            last_retired: (0, 0),
            config: config.clone(),
        }
    }

    /// Runs until every thread has ended; `on_cycle` sees the number of each finished cycle (progress
    /// display).
    pub fn run(
        mut self,
        eu: &mut Lockstep<EuIn>,
        host: &mut dyn Host,
        watchers: &mut [&mut dyn Watch],
        on_cycle: &mut dyn FnMut(u64),
    ) -> Result<Stats, RunError> {
        while self.cycle <= RESET_CYCLES || !self.finished(host) {
            self.step(eu, host, watchers)?;
            on_cycle(self.cycle);
            if self.cycle >= self.config.max_cycles {
                return Err(RunError::TooLong(self.config.max_cycles));
            }
        }
        self.stats.threads = self.dispatcher.threads;
        self.stats.messages = self.port.messages;
        self.stats.line_requests = self.lines.requests;
        Ok(self.stats)
    }

    fn finished(&self, host: &mut dyn Host) -> bool {
        host.exhausted() && self.dispatcher.quiet() && self.port.quiet()
    }

    fn step(&mut self, eu: &mut Lockstep<EuIn>, host: &mut dyn Host, watchers: &mut [&mut dyn Watch]) -> Result<(), RunError> {
        let number = self.cycle;
        let input = self.input(host);
        let output = eu.eval(&input).map_err(|wrong| RunError::Wrong { wrong, ip: self.last_retired.1 })?;
        if input.reset != 0 {
            // What hardware shows before its first edge under reset means nothing.
            eu.tick(&input);
            self.cycle += 1;
            return Ok(());
        }
        if output.fault.valid != 0 {
            let (slot, ip) = (output.fault.slot as usize, output.fault.ip as u32);
            return Err(RunError::Unsupported { slot, ip, cycle: number });
        }
        self.lines.edge(number, &mut self.random, &input, &output);
        let (slot, ip) = (output.mo.slot as usize, output.mo.ip as u32);
        let message = self.port.edge(number, &mut self.random, &input, &output, host).map_err(|reason| RunError::Message {
            slot,
            ip,
            cycle: number,
            reason,
        })?;
        self.dispatcher.edge(host, &input, &output);
        self.stats.cycle(&output);
        let started = self.dispatcher.started();
        let seen = Cycle { number, input: &input, output: &output, message: message.as_ref(), started: started.as_ref() };
        watchers.iter_mut().try_for_each(|w| w.cycle(&seen))?;
        self.watch_progress(&output)?;
        eu.tick(&input);
        self.cycle += 1;
        Ok(())
    }

    fn input(&mut self, host: &mut dyn Host) -> EuIn {
        let mut input = EuIn::default();
        if self.cycle < RESET_CYCLES {
            input.reset = 1;
            return input;
        }
        let (cycle, stall) = (self.cycle, self.config.back_pressure);
        self.lines.drive(cycle, &mut self.random, stall, &mut input);
        self.port.drive(cycle, &mut self.random, stall, &mut input);
        self.dispatcher.drive(host, &mut input);
        input.eot = (!self.random.chance(stall)).into();
        input
    }

    fn watch_progress(&mut self, output: &EuOut) -> Result<(), RunError> {
        if let Some(retired) = output.ret.iter().find(|ret| ret.valid != 0) {
            self.last_retired = (self.cycle, retired.ip as u32);
        }
        let since = self.last_retired.0;
        if output.busy != 0 && self.cycle - since > HANG_CYCLES {
            let slots: Vec<_> = (0..7).filter(|s| output.busy >> s & 1 != 0).map(|s: u64| s.to_string()).collect();
            return Err(RunError::Hang { since, cycle: self.cycle, slots: slots.join(" ") });
        }
        Ok(())
    }
}
