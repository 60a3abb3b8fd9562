//! Random programs for the whole EU: golden = rust-hdl = exported Verilog on every port every cycle, the
//! interpreter behind every instruction. A program that fails is shrunk to the instructions it takes.

use std::collections::BTreeSet;
use std::mem::discriminant;

use tessera_eu::eu::{Eu, EuCompact, EuLite};
use tessera_eu::opcode::{BRC, BRD, BREAK, CALL, CALLA, CONT, ELSE, ENDIF, GOTO, HALT, IF, JMPI, JOIN, MATH, RET, XOR};
use tessera_eu::word::{file, hi, lo, Native};
use tessera_golden::Golden;
use tessera_hdl::U;
use tessera_lockstep::bench::{Bench, Cycle, RunError, Watch};
use tessera_lockstep::compare::Lockstep;
use tessera_lockstep::follow::Follower;
use tessera_lockstep::model::{GoldenModel, Model};
use tessera_lockstep::stats::Stats;
use tessera_ports::config::EuConfig;
use tessera_ports::eu::{EuIn, EuOut};
use tessera_testbenches::block_test::{eu_models, Models};
use tessera_testbenches::failure;
use tessera_testbenches::programs::{random_program, ProgramAnswers, ProgramRun};
use tessera_testbenches::shrink::shrink;
use tessera_testkit::{grouped, here, setting, Random, Shard, Test};

/// Retire port of the branch unit.
const JE: usize = 2;

/// Programs of one shape on golden, if `TESSERA_PROGRAMS` says nothing else.
const GOLDEN_PROGRAMS: u64 = 1000;

/// Cycles in which a program of this length ends: a shrunk one that does not is none.
const MAX_CYCLES: u64 = 1 << 20;

/// Engines for a program: the choice of what no reset sets, and the code.
type Engines = fn(u64, &[u8]) -> Models<EuIn, EuOut>;

fn golden<G: Golden<In = EuIn, Out = EuOut> + Default + 'static>(_: u64, _: &[u8]) -> Models<EuIn, EuOut> {
    vec![Box::new(GoldenModel(G::default()))]
}

#[test]
fn three_models_agree() {
    programs(here!(), "eu, 3 models", 1..=11, |start, _| eu_models::<tessera_golden::eu::Eu, Eu>(start));
}

#[test]
fn three_models_agree_on_the_compact_shape() {
    let engines = |start, _: &[u8]| eu_models::<tessera_golden::eu::EuCompact, EuCompact>(start);
    programs(here!(), "eu compact, 3 models", 1..=4, engines);
}

#[test]
fn three_models_agree_on_the_lite_shape() {
    let engines = |start, _: &[u8]| eu_models::<tessera_golden::eu::EuLite, EuLite>(start);
    programs(here!(), "eu lite, 3 models", 1..=3, engines);
}

#[test]
fn golden_does_what_the_interpreter_does() {
    sharded(here!(), "eu, golden", golden::<tessera_golden::eu::Eu>);
}

#[test]
fn golden_does_what_the_interpreter_does_on_the_compact_shape() {
    sharded(here!(), "eu compact, golden", golden::<tessera_golden::eu::EuCompact>);
}

/// The many programs, or this machine's part of them.
fn sharded(test: Test, name: &str, engines: Engines) {
    let shard = Shard::asked();
    let seeds = shard.of(1..=setting("TESSERA_PROGRAMS", GOLDEN_PROGRAMS));
    test.counts(shard, &programs(test, name, seeds, engines));
}

/// Golden, but for the results of `xor`.
struct WrongXor(GoldenModel<tessera_golden::eu::Eu>, Vec<u8>);

impl Model<EuIn, EuOut> for WrongXor {
    fn name(&self) -> &'static str {
        self.0.name()
    }
    fn eval(&mut self, input: &EuIn, output: &mut EuOut) {
        self.0.eval(input, output);
        for wb in output.wb.iter_mut().filter(|wb| wb.valid == 1) {
            if u64::from(self.1[wb.ip as usize] & 0x7F) == XOR.raw() {
                wb.data.iter_mut().for_each(|word| *word = !*word);
            }
        }
    }
    fn tick(&mut self, input: &EuIn) {
        self.0.tick(input);
    }
}

#[test]
#[should_panic(expected = "shrunk to 2 of")]
fn a_failure_is_shrunk_to_what_it_takes() {
    programs(here!(), "eu, a wrong xor", 1..=20, |_, code| {
        vec![Box::new(WrongXor(GoldenModel(tessera_golden::eu::Eu::default()), code.to_vec()))]
    });
}

/// Opcodes of the branch unit, and whether the target was in a register; predicates of all instructions;
/// functions of math.
struct Retired<'a> {
    code: &'a [u8],
    functions: BTreeSet<u64>,
    branches: BTreeSet<(u64, bool)>,
    predicates: BTreeSet<u64>,
}

impl Watch for Retired<'_> {
    fn cycle(&mut self, cycle: &Cycle) -> Result<(), RunError> {
        for (pipe, ret) in cycle.output.ret.iter().enumerate().filter(|(_, ret)| ret.valid != 0 && ret.op != 0) {
            let bytes = self.code[ret.ip as usize..][..16].try_into().expect("programs are of 16-byte instructions");
            let word = Native(u128::from_le_bytes(bytes));
            self.predicates.insert(word.low(lo::PRED_CTRL));
            if MATH == word.low(lo::OPCODE) {
                self.functions.insert(word.low(lo::CONDITION));
            }
            if pipe == JE {
                let [src0, src1] = [word.low(lo::SRC0_FILE), word.high(hi::SRC1_FILE)].map(|from| file::GRF == from);
                self.branches.insert((ret.op, if matches!(U::new(ret.op), JMPI | CALL | CALLA) { src1 } else { src0 }));
            }
        }
        Ok(())
    }
}

#[test]
fn they_execute_all_flow_control_all_predicates_and_all_math() {
    let (mut branches, mut predicates, mut functions) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for seed in 1..=80 {
        let (code, mut threads) = random_program(&mut Random::new(seed));
        let mut retired = Retired { code: &code, functions, branches, predicates };
        let bench = Bench::new(&EuConfig::default(), &code);
        bench
            .run(
                &mut [Lockstep::new(golden::<tessera_golden::eu::Eu>(seed, &code))],
                &mut threads,
                &mut [&mut retired],
                &mut |_| (),
            )
            .unwrap_or_else(|e| panic!("{e}"));
        (branches, predicates, functions) = (retired.branches, retired.predicates, retired.functions);
    }
    let immediate = [JMPI, BRD, IF, BRC, ELSE, ENDIF, BREAK, CONT, HALT, CALLA, CALL, GOTO, JOIN].map(|op| (op.raw(), false));
    let register = [JMPI, BRD, BRC, CALLA, CALL, RET].map(|op| (op.raw(), true));
    let missing: Vec<_> = immediate.iter().chain(&register).filter(|branch| !branches.contains(branch)).collect();
    assert!(missing.is_empty(), "not executed: {missing:x?}");
    assert_eq!(predicates, (0..=13).collect());
    assert_eq!(functions, (1..=7).chain([9, 10, 12, 13]).collect());
}

/// Runs one program with the interpreter beside it.
fn run(config: &EuConfig, lockstep: &mut Lockstep<EuIn>, code: &[u8], threads: &ProgramRun) -> Result<Stats, RunError> {
    let mut follower = Follower::over(code, ProgramAnswers);
    let stats =
        Bench::new(config, code).run(std::slice::from_mut(lockstep), &mut threads.clone(), &mut [&mut follower], &mut |_| ())?;
    assert_eq!(follower.followed, stats.instructions(), "every instruction was followed");
    Ok(stats)
}

/// Random programs, the interpreter beside them; how many, and what they did.
fn programs(test: Test, name: &str, seeds: impl IntoIterator<Item = u64>, engines: Engines) -> [(&'static str, u64); 3] {
    let (mut cycles, mut followed) = (0, 0);
    let seeds = test.each_seed(seeds, |seed| {
        let (code, threads) = random_program(&mut Random::new(seed));
        let back_pressure = Random::new(!seed).below(70) as u32;
        let latency = [1, 30];
        let config = EuConfig { back_pressure, seed, message_latency: latency, max_cycles: MAX_CYCLES, ..EuConfig::default() };
        let start = |code: &[u8]| Lockstep::new(engines(seed, code));
        let stats = run(&config, &mut start(&code), &code, &threads).unwrap_or_else(|error| {
            let mut again = start(&code);
            let waveforms = failure::record(&test, &mut again);
            let repeated = run(&config, &mut again, &code, &threads).map(|_| ()).map_err(|e| e.to_string());
            assert_eq!(repeated, Err(error.to_string()), "the same seed fails in the same way");
            // Fewer instructions may fail for a reason of their own.
            let same = |other: RunError| discriminant(&other) == discriminant(&error);
            let shrunk = shrink(&code, &threads, |code, threads| run(&config, &mut start(code), code, threads).is_err_and(same));
            panic!("seed {seed}, back-pressure {back_pressure}: {error}\n{waveforms}\n{shrunk}")
        });
        cycles += stats.cycles;
        followed += stats.instructions();
    });
    let counts = [("programs", seeds.all().count() as u64), ("cycles", cycles), ("instructions", followed)];
    let (cycles, followed) = (grouped(cycles), grouped(followed));
    test.evidence(&format!("{name}: {cycles} cycles, {followed} instructions compared with the interpreter, {seeds}"));
    counts
}
