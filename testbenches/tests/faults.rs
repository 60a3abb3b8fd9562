//! A thread that meets an instruction the EU does not execute, or sends a message that nobody does, shows on
//! the fault port and stops; the others run on. In every engine alike.

use tessera_eu::eu::{Eu, EuCompact};
use tessera_isa::asm::{grf, imm_d, Builder};
use tessera_isa::{CondMod, FlagRef, Register, Sfid};
use tessera_launch::MessageError;
use tessera_lockstep::bench::{Bench, Cycle, RunError, Watch};
use tessera_lockstep::compare::Lockstep;
use tessera_lockstep::dispatch::{ThreadStart, Workload};
use tessera_lockstep::follow::{Answers, Follower};
use tessera_lockstep::messages::{DataPort, Message, Response};
use tessera_lockstep::place::Place;
use tessera_ports::config::EuConfig;
use tessera_ports::eu::{EuIn, EuOut};
use tessera_testbenches::block_test::{eu_models, Models};
use tessera_testbenches::programs::{ProgramAnswers, ProgramRun};

/// An opcode that no EU of the project knows: sad2.
const UNKNOWN: u8 = 0x50;

/// The function whose messages are refused.
const NOBODY: Sfid = Sfid::VideoMotion;

/// Threads and a data port that does not execute messages to [`NOBODY`].
struct Refusing(ProgramRun);

impl Workload for Refusing {
    fn next(&mut self, place: Place) -> Option<ThreadStart> {
        self.0.next(place)
    }
    fn ended(&mut self, place: Place) {
        self.0.ended(place);
    }
    fn exhausted(&mut self) -> bool {
        self.0.exhausted()
    }
}

impl DataPort for Refusing {
    fn execute(&mut self, message: &Message) -> Result<Vec<Response>, String> {
        match (message.exdesc & 15) as u8 == NOBODY.code() {
            true => Err("nobody has this function".to_string()),
            false => self.0.execute(message),
        }
    }
    fn notified(&mut self) -> Option<Place> {
        self.0.notified()
    }
}

/// The same on the interpreter's side.
struct RefusingAnswers;

impl Answers for RefusingAnswers {
    fn start(&mut self, group: u64) {
        ProgramAnswers.start(group);
    }
    fn serve(&mut self, group: u64, message: &tessera_launch::Message) -> Result<tessera_launch::Response, MessageError> {
        if message.sfid == NOBODY.code() {
            let reason = "nobody has this function".to_string();
            return Err(MessageError { message: format!("descriptor {:#x}", message.desc), reason });
        }
        ProgramAnswers.serve(group, message)
    }
}

/// A loop of so many turns, 1 ends at once.
fn turns(code: &mut Builder, count: i32) {
    code.mov(1, grf(1).d(), imm_d(count)).no_mask();
    code.do_();
    code.add(1, grf(1).d(), grf(1).d().scalar(), imm_d(-1)).no_mask().cond(CondMod::Gt, FlagRef::F0_0);
    code.while_(1).pred(FlagRef::F0_0);
}

/// A loop, then `last`, then the end of the thread; and where `last` lies in it.
fn program(count: i32, last: impl FnOnce(&mut Builder)) -> (Vec<u8>, usize) {
    let build = |last: &mut dyn FnMut(&mut Builder)| {
        let mut code = Builder::new();
        turns(&mut code, count);
        last(&mut code);
        code.eot(127);
        code.finish().expect("legal instructions")
    };
    let mut last = Some(last);
    let end = build(&mut |_| ()).len() - 16;
    (build(&mut |code| last.take().expect("called once")(code)), end)
}

/// What the fault port has shown, and the slots whose threads have ended.
#[derive(Default)]
struct Seen {
    faults: Vec<(u64, u64)>,
    ended: Vec<u64>,
    retired_after: u64,
}

impl Watch for Seen {
    fn cycle(&mut self, cycle: &Cycle) -> Result<(), RunError> {
        let out = cycle.output;
        if out.fault.valid != 0 && self.faults.last() != Some(&(out.fault.slot, out.fault.ip)) {
            self.faults.push((out.fault.slot, out.fault.ip));
        }
        if out.eot.valid & cycle.input.eot.ready != 0 {
            self.ended.push(out.eot.slot);
        }
        self.retired_after += u64::from(!self.faults.is_empty() && out.ret.iter().any(|ret| ret.valid != 0));
        Ok(())
    }
}

/// Slot 0 comes to an unknown instruction late, slot 1 has a message refused early, slot 2 runs longest; and
/// slot 3 has its message refused when its end of thread is already on its way.
fn run(engines: Models<EuIn, EuOut>, config: &EuConfig) {
    let nothing = |code: &mut Builder| {
        code.nop();
    };
    let refused = |code: &mut Builder| {
        code.send(8, NOBODY, Register::Grf(10), 5, 0x0210_0000);
    };
    let stored = |code: &mut Builder| {
        code.send(8, NOBODY, Register::NULL, 5, 0x0200_0000);
    };
    let (mut unknown, at) = program(60, nothing);
    unknown[at] = UNKNOWN;
    let (message, sent) = program(1, refused);
    let (long, _) = program(150, nothing);
    let (last, stored_at) = program(90, stored);
    let mut code = Vec::new();
    let mut starts = Vec::new();
    for part in [&unknown, &message, &long, &last] {
        starts.push(code.len() as u32);
        code.extend(part);
    }
    let mut threads = Refusing(ProgramRun::new(starts.iter().map(|start| (*start, 0xFF, Vec::new()))));
    let mut follower = Follower::over(&code, RefusingAnswers);
    let mut seen = Seen::default();
    let result =
        Bench::new(config, &code).run(&mut [Lockstep::new(engines)], &mut threads, &mut [&mut follower, &mut seen], &mut |_| ());
    let refused_at = u64::from(starts[1]) + sent as u64;
    match result {
        Err(RunError::Message { place, ip, .. }) => assert_eq!((place.slot, u64::from(ip)), (1, refused_at)),
        other => panic!("expected the first fault, a message: {other:?}"),
    }
    let stored_at = u64::from(starts[3]) + stored_at as u64;
    assert_eq!(seen.faults[..2], [(1, refused_at), (0, at as u64)], "{:?}", seen.faults);
    assert!(seen.faults.len() == 2 && stored_at > 0, "the lowest slot is shown: {:?}", seen.faults);
    assert_eq!(seen.ended, [3, 2], "slot 3 ends when its refusal is delivered, slot 2 long after the faults");
    assert!(seen.retired_after > 300, "{} instructions after the first fault", seen.retired_after);
}

fn everywhere(engines: fn(u64) -> Models<EuIn, EuOut>) {
    for back_pressure in [0, 40] {
        run(engines(1), &EuConfig { back_pressure, message_latency: [20, 60], ..EuConfig::default() });
    }
}

#[test]
fn other_threads_run_on() {
    everywhere(eu_models::<tessera_golden::eu::Eu, Eu>);
}

#[test]
fn other_threads_run_on_in_compact() {
    everywhere(eu_models::<tessera_golden::eu::EuCompact, EuCompact>);
}
