//! Runs a whole launch: work-groups, their threads, barriers.
//!
//! A few groups are in flight at a time and their threads take turns, so that a thread spinning on another's
//! result does not starve it. Order of turns is fixed: the same launch gives the same bytes.

use std::collections::BTreeMap;

use tessera_isa::Opcode;
use tessera_launch::dispatch::{ENTRY_IP, FIRST_REGISTER};
use tessera_launch::layout::HARDWARE_THREADS;
use tessera_launch::{Group, Launch, Memory, MessageError, Response, Slm, Slot};

use crate::check::{Checker, Inspect, Unchecked};
use crate::code::Code;
use crate::error::InterpError;
use crate::exec::{execute, Progress};
use crate::message::MessagePort;
use crate::observe::{Event, Recorder, Retired, Silent};
use crate::sources::source_rows;
use crate::state::Thread;

/// Instructions a thread executes before the next one gets its turn.
const TURN: u32 = 4096;

/// Work-groups in flight, if the hardware threads suffice.
const GROUPS_IN_FLIGHT: u32 = 4;

/// How to run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RunOptions {
    /// Instructions of all threads together before the run is given up.
    pub step_limit: u64,
}

impl Default for RunOptions {
    fn default() -> Self {
        Self { step_limit: 10_000_000_000 }
    }
}

/// What a run executed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RunReport {
    /// Instructions executed.
    pub instructions: u64,
    /// Write-enabled channels, summed over all instructions.
    pub lane_ops: u64,
    /// Threads run.
    pub threads: u64,
    /// Work-groups run.
    pub groups: u64,
    /// Executions per opcode, those that occurred.
    pub opcodes: BTreeMap<Opcode, u64>,
}

/// Looks on while a launch runs.
pub trait Watch {
    /// Wants [`Watch::retired`] calls, which cost time.
    const TRACES: bool;

    /// An instruction was executed by thread number `thread` of work-group `group`; `text` disassembles it.
    fn retired(&mut self, group: [u32; 3], thread: usize, text: &dyn Fn() -> String, retired: &Retired);

    /// Called now and then with the work so far.
    fn progress(&mut self, groups: u64, instructions: u64);

    /// Asked as often: true ends the run here.
    fn stops(&mut self) -> bool {
        false
    }

    /// The run is over, whatever the reason; this is what was executed.
    fn ended(&mut self, _: &RunReport) {}
}

/// Nobody looks on.
pub struct Unwatched;

impl Watch for Unwatched {
    const TRACES: bool = false;
    fn retired(&mut self, _: [u32; 3], _: usize, _: &dyn Fn() -> String, _: &Retired) {}
    fn progress(&mut self, _: u64, _: u64) {}
}

/// Runs all work-groups of `launch` on `memory`.
pub fn run(launch: &Launch, memory: &mut Memory, options: &RunOptions) -> Result<RunReport, InterpError> {
    run_watched(launch, memory, options, &mut Unwatched)
}

/// As [`run`], with someone looking on.
pub fn run_watched<W: Watch>(
    launch: &Launch,
    memory: &mut Memory,
    options: &RunOptions,
    watch: &mut W,
) -> Result<RunReport, InterpError> {
    run_inspected(launch, memory, options, watch, &mut Unchecked)
}

/// As [`run_watched`], with everything checked; `memory` is the one that `checker` was made for.
pub fn run_checked<W: Watch>(
    launch: &Launch,
    memory: &mut Memory,
    options: &RunOptions,
    watch: &mut W,
    checker: &mut Checker<'_>,
) -> Result<RunReport, InterpError> {
    run_inspected(launch, memory, options, watch, checker)
}

fn run_inspected<W: Watch, C: Inspect>(
    launch: &Launch,
    memory: &mut Memory,
    options: &RunOptions,
    watch: &mut W,
    check: &mut C,
) -> Result<RunReport, InterpError> {
    let code = Code::new(&launch.kernel().isa);
    let mut runner = Runner { code: &code, memory, options, watch, check, counts: [0; 128], instructions: 0, lane_ops: 0 };
    let mut report = RunReport::default();
    let result = runner.groups(launch, &mut report);
    report.instructions = runner.instructions;
    report.lane_ops = runner.lane_ops;
    report.opcodes = Opcode::ALL
        .iter()
        .map(|&opcode| (opcode, runner.counts[usize::from(opcode.code())]))
        .filter(|&(_, count)| count != 0)
        .collect();
    runner.watch.ended(&report);
    result.map(|()| report)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    Ready,
    /// At a `wait` whose notification has not come.
    Waiting,
    Ended,
}

struct LiveThread {
    /// In the launch, where someone checks it.
    number: u32,
    thread: Thread,
    state: State,
}

/// A work-group in flight.
struct LiveGroup {
    id: [u32; 3],
    /// Which of the groups in flight it is: decides its hardware threads and its barrier.
    place: u32,
    slm: Slm,
    threads: Vec<LiveThread>,
    /// Threads that have reached the barrier.
    arrived: usize,
}

impl LiveGroup {
    fn new(group: &Group, place: u32, share: u32, slm: Slm, first: u32) -> Self {
        let threads = group
            .threads
            .iter()
            .map(|thread| {
                let slot = Slot { fftid: place * share + thread.index, barrier: place };
                LiveThread {
                    number: first + thread.index,
                    thread: Thread::new(ENTRY_IP, thread.dispatch_mask, FIRST_REGISTER as u8, &thread.payload(slot)),
                    state: State::Ready,
                }
            })
            .collect();
        Self { id: group.id, place, slm, threads, arrived: 0 }
    }

    fn living(&self) -> usize {
        self.threads.iter().filter(|t| t.state != State::Ended).count()
    }

    /// Notifies everyone once all living threads have arrived, and says whether that is so.
    fn release_barrier(&mut self) -> bool {
        if self.arrived == 0 || self.arrived < self.living() {
            return false;
        }
        self.arrived = 0;
        for thread in self.threads.iter_mut().filter(|t| t.state != State::Ended) {
            thread.thread.notify();
            thread.state = State::Ready;
        }
        true
    }
}

/// The memory of a launch as one work-group sees it, under someone's eyes.
struct InspectedPort<'a, C> {
    memory: &'a mut Memory,
    slm: &'a mut Slm,
    check: &'a mut C,
}

impl<C: Inspect> MessagePort for InspectedPort<'_, C> {
    fn serve(&mut self, message: &tessera_launch::Message<'_>) -> Result<Response, MessageError> {
        self.check.serve(self.memory, self.slm, message)
    }
}

struct Runner<'a, W, C> {
    code: &'a Code,
    memory: &'a mut Memory,
    options: &'a RunOptions,
    watch: &'a mut W,
    check: &'a mut C,
    counts: [u64; 128],
    instructions: u64,
    lane_ops: u64,
}

impl<W: Watch, C: Inspect> Runner<'_, W, C> {
    /// All groups, a few at a time; counts them and their threads.
    fn groups(&mut self, launch: &Launch, report: &mut RunReport) -> Result<(), InterpError> {
        let share = launch.group_threads();
        let mut places: Vec<u32> = (0..(HARDWARE_THREADS / share).clamp(1, GROUPS_IN_FLIGHT)).collect();
        let mut groups = launch.groups();
        let mut live: Vec<LiveGroup> = Vec::new();
        loop {
            while let Some(place) = places.pop() {
                let Some(group) = groups.next() else {
                    break;
                };
                report.groups += 1;
                report.threads += group.threads.len() as u64;
                let first = self.check.group(&group, place, share);
                live.push(LiveGroup::new(&group, place, share, launch.slm(), first));
            }
            if live.is_empty() {
                return Ok(());
            }
            for group in &mut live {
                self.turn(group)?;
            }
            live.retain(|group| {
                if group.living() == 0 {
                    places.push(group.place);
                }
                group.living() > 0
            });
            let ended = report.groups - live.len() as u64;
            self.watch.progress(ended, self.instructions);
            if self.watch.stops() {
                return Err(InterpError::Stopped { instructions: self.instructions });
            }
        }
    }

    /// Every thread of the group that can go on does so for a while.
    fn turn(&mut self, group: &mut LiveGroup) -> Result<(), InterpError> {
        for index in 0..group.threads.len() {
            if group.threads[index].state != State::Ready {
                continue;
            }
            let left = self.options.step_limit - self.instructions;
            let budget = u64::from(TURN).min(left) as u32;
            let before = self.instructions;
            self.thread_turn(group, index, budget)?;
            let live = &group.threads[index];
            if live.state == State::Ready && self.instructions - before >= left {
                return Err(InterpError::StepLimit {
                    limit: self.options.step_limit,
                    group: group.id,
                    thread: index,
                    ip: live.thread.flow().ip(),
                });
            }
            if group.release_barrier() {
                self.check.released(group.threads[0].number);
            }
        }
        let ready = group.threads.iter().any(|t| t.state == State::Ready);
        if !ready && group.living() > 0 {
            let waiting = group.threads.iter().enumerate();
            return Err(InterpError::Deadlock {
                group: group.id,
                waiting: waiting.filter(|(_, t)| t.state == State::Waiting).map(|(i, t)| (i, t.thread.flow().ip())).collect(),
            });
        }
        Ok(())
    }

    fn thread_turn(&mut self, group: &mut LiveGroup, index: usize, budget: u32) -> Result<(), InterpError> {
        let live = &mut group.threads[index];
        for _ in 0..budget {
            let op = self.code.at(live.thread.flow.ip())?;
            if C::ON {
                self.check.before(live.number, &live.thread, op);
            }
            let mut port = InspectedPort { memory: self.memory, slm: &mut group.slm, check: self.check };
            let (progress, channels) = if W::TRACES {
                let mut recorder = Recorder::default();
                let rows = source_rows(&op.inst).into_iter();
                let sources = rows.map(|row| (row, live.thread.register(row))).collect();
                let progress = execute(&mut live.thread, op, &mut port, &mut recorder)?;
                let channels = recorder.enabled();
                if let Progress::Done(event) = progress {
                    let mut retired = recorder.finish(op.ip, op.inst.opcode, event, &live.thread);
                    retired.sources = sources;
                    self.watch.retired(group.id, index, &|| op.text(), &retired);
                }
                (progress, channels)
            } else {
                let mut silent = Silent::default();
                let progress = execute(&mut live.thread, op, &mut port, &mut silent)?;
                (progress, silent.channels)
            };
            let event = match progress {
                Progress::Waiting => {
                    live.state = State::Waiting;
                    return Ok(());
                }
                Progress::Done(event) => event,
            };
            self.counts[usize::from(op.inst.opcode.code())] += 1;
            self.instructions += 1;
            self.lane_ops += u64::from(channels.count_ones());
            match event {
                Event::None => {}
                Event::Barrier => {
                    self.check.barrier(live.number, &live.thread, op.ip);
                    group.arrived += 1;
                    // Whoever completes the barrier goes on after the notification.
                    return Ok(());
                }
                Event::EndOfThread => {
                    self.check.ended(live.number);
                    live.state = State::Ended;
                    return Ok(());
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use tessera_isa::asm::{grf, imm_ud, Builder, Operand};
    use tessera_isa::{Arf, DataType, FlagRef, Register, Sfid};

    use tessera_launch::corpus;

    use super::*;

    /// Runs a group of `threads` single-channel threads until all have ended; thread `i` has `i` in r1.0.
    fn run_group(threads: u32, options: RunOptions, build: impl Fn(&mut Builder)) -> Result<RunReport, InterpError> {
        let mut builder = Builder::new();
        build(&mut builder);
        let code = Code::new(&builder.finish().expect("the test's code assembles"));
        let mut memory = corpus::launch("saxpy").memory();
        let mut group = LiveGroup {
            id: [1, 2, 3],
            place: 0,
            slm: Slm::new(0),
            threads: (0..threads)
                .map(|i| LiveThread { number: i, thread: Thread::new(0, 1, 1, &[[i; 8]]), state: State::Ready })
                .collect(),
            arrived: 0,
        };
        let mut runner = Runner {
            code: &code,
            memory: &mut memory,
            options: &options,
            watch: &mut Unwatched,
            check: &mut Unchecked,
            counts: [0; 128],
            instructions: 0,
            lane_ops: 0,
        };
        while group.living() > 0 {
            runner.turn(&mut group)?;
        }
        Ok(RunReport { instructions: runner.instructions, ..RunReport::default() })
    }

    fn barrier(code: &mut Builder) {
        code.send(1, Sfid::Gateway, Register::NULL, 2, 0x0200_0004).no_mask();
        code.wait();
    }

    /// Thread 0 jumps over what `body` builds.
    fn all_but_thread_0(code: &mut Builder, body: impl Fn(&mut Builder)) {
        let end = code.label();
        let n0 = Operand::of(Register::Arf(Arf::Null), DataType::Ud);
        code.binary(Opcode::Cmp, 1, n0, grf(1).ud().scalar(), imm_ud(0)).cond(tessera_isa::CondMod::Eq, FlagRef::F0_0).no_mask();
        code.jmpi(end).pred(FlagRef::F0_0).no_mask();
        body(code);
        code.place(end);
    }

    #[test]
    fn a_barrier_lets_all_threads_pass() {
        let report = run_group(5, RunOptions::default(), |code| {
            barrier(code);
            barrier(code);
            code.eot(127);
        });
        assert_eq!(report.map(|r| r.instructions), Ok(25));
    }

    #[test]
    fn threads_that_ended_are_not_waited_for() {
        let report = run_group(3, RunOptions::default(), |code| {
            all_but_thread_0(code, barrier);
            code.eot(127);
        });
        assert_eq!(report.map(|r| r.instructions), Ok(3 * 3 + 2 * 2));
    }

    #[test]
    fn a_deadlock_names_every_waiting_thread_and_its_address() {
        let result = run_group(3, RunOptions::default(), |code| {
            all_but_thread_0(code, barrier);
            // Thread 0 waits for a notification that nobody causes.
            code.wait();
            code.eot(127);
        });
        let error = result.expect_err("a deadlock");
        assert_eq!(error, InterpError::Deadlock { group: [1, 2, 3], waiting: vec![(0, 0x40), (1, 0x30), (2, 0x30)] });
        let text = error.to_string();
        assert!(text.contains("thread 2 at ip 0x0030") && !text.contains('\n'), "{text}");
    }

    #[test]
    fn the_step_limit_ends_an_endless_loop() {
        let options = RunOptions { step_limit: 10_000 };
        let result = run_group(2, options, |code| {
            let top = code.here();
            code.jmpi(top).no_mask();
        });
        let error = result.expect_err("the limit");
        assert!(matches!(error, InterpError::StepLimit { limit: 10_000, ip: 0, .. }), "{error}");
    }
}
