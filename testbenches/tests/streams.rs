//! The rules of streams under every block's stimulus: models and stimuli keep them, and whoever breaks one is
//! named.

use tessera_golden::cache as golden;
use tessera_golden::{alu::Alu, ga::Ga, je::Je, me::Me, tc::Tc, Golden};
use tessera_lockstep::compare::Wrong;
use tessera_lockstep::model::{GoldenModel, Model};
use tessera_ports::bundle::eu::{MessageBeat, MessageIssue};
use tessera_ports::me::{MeIn, MeOut};
use tessera_ports::{Broken, Interface, Rule};
use tessera_testbenches::block_test::{agree, run, Models};
use tessera_testbenches::stimuli::{self, cache, Stimulus};
use tessera_testkit::{here, Random};

const CYCLES: u64 = 20_000;

/// Two models: one alone runs faster, but unchecked.
fn twice<I, O, M: Model<I, O> + 'static>(model: impl Fn() -> M) -> Vec<Box<dyn Model<I, O>>> {
    vec![Box::new(model()), Box::new(model())]
}

fn keeps<S, G>()
where
    G: Golden + Default + 'static,
    G::In: Interface<Out = G::Out>,
    S: Stimulus<In = G::In, Out = G::Out>,
{
    for stall in [0, 20, 70] {
        run::<S, _, _>(twice(|| GoldenModel(G::default())), stall.into(), stall, CYCLES)
            .unwrap_or_else(|e| panic!("{}: {e}", G::In::BLOCK));
    }
}

#[test]
fn the_units_of_the_eu_and_their_stimuli_keep_the_rules() {
    keeps::<stimuli::alu::Alu, Alu>();
    keeps::<stimuli::ga::Ga, Ga>();
    keeps::<stimuli::je::Je, Je>();
    keeps::<stimuli::me::Me, Me>();
    keeps::<stimuli::tc::Tc, Tc>();
}

#[test]
fn the_blocks_of_the_cache_and_their_stimuli_keep_the_rules() {
    keeps::<cache::store_fill_buffer::StoreFillBuffer, golden::store_fill_buffer::StoreFillBuffer>();
    keeps::<cache::write_out::WriteOut, golden::write_out::WriteOut>();
    keeps::<cache::render_cache::RenderCache, golden::render_cache::RenderCache>();
    keeps::<cache::memory_subsystem::MemorySubsystem, golden::memory_subsystem::MemorySubsystem>();
    keeps::<cache::output_merge::OutputMerge, golden::output_merge::OutputMerge>();
    keeps::<cache::axi4_bridge::Axi4Bridge, golden::axi4_bridge::Axi4Bridge>();
    keeps::<cache::axi4_lite_control::Axi4LiteControl, golden::axi4_lite_control::Axi4LiteControl>();
    keeps::<cache::axi4_bridge::Axi4BridgeBus64, golden::axi4_bridge::Axi4BridgeBus64>();
    keeps::<cache::memory_subsystem_axi4::MemorySubsystemAxi4Bus128, golden::memory_subsystem_axi4::MemorySubsystemAxi4Bus128>();
    keeps::<
        cache::render_cache_peripheral::RenderCachePeripheralBus64,
        golden::render_cache_peripheral::RenderCachePeripheralBus64,
    >();
}

/// ME that spoils the beat it has on offer.
struct Restless {
    me: Me,
    waits: bool,
    spoil: fn(&mut MessageBeat),
}

impl Model<MeIn, MeOut> for Restless {
    fn name(&self) -> &'static str {
        "restless"
    }
    fn eval(&mut self, input: &MeIn, output: &mut MeOut) {
        *output = self.me.eval(input);
        if self.waits {
            (self.spoil)(&mut output.mo);
        }
    }
    fn tick(&mut self, input: &MeIn) {
        self.waits = self.me.step(input).mo.valid > input.mo.ready;
    }
}

/// What is said about such models.
fn restless(spoil: fn(&mut MessageBeat)) -> Wrong {
    let models = twice(|| Restless { me: Me::default(), waits: false, spoil });
    run::<stimuli::me::Me, _, _>(models, 1, 40, CYCLES).expect_err("a broken rule must be reported")
}

fn names(wrong: &Wrong, port: &'static str, rule: Rule, engines: &str) {
    let Wrong::Rule { cycle, engines: found, broken } = wrong else { panic!("{wrong}") };
    assert_eq!((found.as_str(), *broken), (engines, Broken { port, rule }));
    assert_eq!(wrong.to_string(), format!("cycle {cycle}: {engines}: stream `{port}`: {rule}"));
}

#[test]
fn a_model_that_withdraws_or_changes_an_offer_is_named() {
    let withdrawn = |beat: &mut MessageBeat| *beat = MessageBeat::default();
    names(&restless(withdrawn), "mo", Rule::Withdrawn, "restless, restless");
    names(&restless(|beat| beat.data[3] ^= 1), "mo", Rule::Changed, "restless, restless");
}

/// The stimulus of ME, but an instruction is offered for one cycle only.
struct Hasty(stimuli::me::Me, bool);

impl Stimulus for Hasty {
    type In = MeIn;
    type Out = MeOut;
    fn new(random: Random, stall: u32) -> Self {
        Hasty(stimuli::me::Me::new(random, stall), false)
    }
    fn drive(&mut self) -> MeIn {
        let input = self.0.drive();
        let issue = if self.1 { MessageIssue::default() } else { input.issue };
        MeIn { issue, ..input }
    }
    fn answer(&mut self, input: &mut MeIn, output: &MeOut) {
        self.0.answer(input, output);
    }
    fn edge(&mut self, input: &MeIn, output: &MeOut) {
        self.1 = input.issue.valid > output.issue.ready;
        self.0.edge(input, output);
    }
}

#[test]
fn a_stimulus_that_withdraws_an_offer_is_named() {
    let wrong = run::<Hasty, _, _>(twice(|| GoldenModel(Me::default())), 1, 40, CYCLES);
    names(&wrong.expect_err("a broken rule must be reported"), "issue", Rule::Withdrawn, "golden, golden");
}

/// Golden, and a model that spoils its beats.
fn spoilt(_: u64) -> Models<MeIn, MeOut> {
    let restless = Restless { me: Me::default(), waits: false, spoil: |beat| beat.data[3] ^= 1 };
    vec![Box::new(GoldenModel(Me::default())), Box::new(restless)]
}

#[test]
fn a_failure_leaves_its_seed_and_waveforms() {
    let test = here!();
    let panic = std::panic::catch_unwind(|| agree::<stimuli::me::Me, _, _>(test, spoilt)).expect_err("the models differ");
    let text = panic.downcast_ref::<String>().expect("a message");
    assert!(text.starts_with("seed ") && text.contains("port `mo_data_3`"), "{text}");
    for model in ["golden", "restless"] {
        let file = test.output("failures", &format!("{model}.vcd"));
        assert!(text.contains(&file.display().to_string()), "{text}");
        let waveform = std::fs::read_to_string(&file).expect("the waveform");
        assert!(waveform.contains("mo_data_3") && waveform.lines().count() > 100, "{}", file.display());
    }
}
