//! The test every block undergoes: golden, rust-hdl and Verilated export under the same random stimulus, all
//! output ports compared every cycle. That it notices bugs inside a block is shown in `testbenches/mutants`.

use tessera_export::cosim::Options;
use tessera_golden::Golden;
use tessera_hdl::init::Init;
use tessera_hdl::rust_hdl::block::Block;
use tessera_hdl::step::Step;
use tessera_hdl::wires::Pins;
use tessera_lockstep::compare::{Lockstep, Wrong};
use tessera_lockstep::model::{GoldenModel, Model, RtlModel};
use tessera_lockstep::verilog::VerilogModel;
use tessera_ports::eu::{EuIn, EuOut};
use tessera_ports::{Interface, Ports};
use tessera_testkit::{grouped, Random, Test};

use crate::coverage::Coverage;
use crate::failure;
use crate::stimuli::Stimulus;

/// The models of one block.
pub type Models<I, O> = Vec<Box<dyn Model<I, O>>>;

/// Cycles of one seed.
const SHORT: u64 = 3_000;

/// The three models of a block, in the order golden, rtl, verilator. What no reset sets has in Verilog a value
/// that `start` decides: each run takes another.
pub fn models<G, B, I, O>(start: u64) -> Models<I, O>
where
    G: Golden<In = I, Out = O> + Default + 'static,
    B: Block + Step + Init + Pins + 'static,
    I: Ports + 'static,
    O: Ports + 'static,
{
    models_of::<B, G, I, O>(G::default(), start)
}

/// The same with this golden model.
pub fn models_of<B, G, I, O>(golden: G, start: u64) -> Models<I, O>
where
    G: Golden<In = I, Out = O> + 'static,
    B: Block + Step + Init + Pins + 'static,
    I: Ports + 'static,
    O: Ports + 'static,
{
    // Unoptimised: to compile the model of a large block for speed takes longer than its short runs save.
    optimized::<B, G, I, O>(golden, start, false)
}

/// The same of a whole EU, optimised as the command has it, so that whoever comes second finds it built.
pub fn eu_models<G, B>(start: u64) -> Models<EuIn, EuOut>
where
    G: Golden<In = EuIn, Out = EuOut> + Default + 'static,
    B: Block + Step + Init + Pins + 'static,
{
    optimized::<B, G, EuIn, EuOut>(G::default(), start, Options::default().optimize)
}

/// The same with the Verilated model optimised or not.
pub fn optimized<B, G, I, O>(golden: G, start: u64, optimize: bool) -> Models<I, O>
where
    G: Golden<In = I, Out = O> + 'static,
    B: Block + Step + Init + Pins + 'static,
    I: Ports + 'static,
    O: Ports + 'static,
{
    let mut models = golden_and_verilog::<B, G, I, O>(golden, start, optimize);
    models.insert(1, Box::new(RtlModel::<B>::new::<I, O>()));
    models
}

/// The two that are fast enough for long runs.
pub fn golden_and_verilog<B, G, I, O>(golden: G, start: u64, optimize: bool) -> Models<I, O>
where
    G: Golden<In = I, Out = O> + 'static,
    B: Block + Step + Init + 'static,
    I: Ports + 'static,
    O: Ports + 'static,
{
    let options = Options { random_start: Some(start as u32), optimize, ..Options::default() };
    let verilog = VerilogModel::build::<B, I, O>(&options);
    vec![Box::new(GoldenModel(golden)), Box::new(verilog.unwrap_or_else(|e| panic!("the Verilog model cannot be built: {e}")))]
}

/// Runs `models` for `cycles` cycles. Returns what the outputs showed.
pub fn run<S, I, O>(models: Models<I, O>, seed: u64, stall: u32, cycles: u64) -> Result<Coverage, Wrong>
where
    S: Stimulus<In = I, Out = O>,
    I: Interface<Out = O>,
    O: Ports,
{
    drive::<S, I, O>(&mut Lockstep::new(models), seed, stall, cycles)
}

fn drive<S, I, O>(lockstep: &mut Lockstep<I>, seed: u64, stall: u32, cycles: u64) -> Result<Coverage, Wrong>
where
    S: Stimulus<In = I, Out = O>,
    I: Interface<Out = O>,
    O: Ports,
{
    let mut stimulus = S::new(Random::new(seed), stall);
    let mut coverage = Coverage::new::<O>();
    for cycle in 0..cycles {
        let mut input = stimulus.drive();
        // Before the answers the outputs need not agree: they are not yet those of the cycle.
        let asked = lockstep.settle(&input);
        stimulus.answer(&mut input, &asked);
        let output = lockstep.step(&input)?;
        stimulus.edge(&input, &output);
        if cycle > 0 {
            coverage.see(&output);
        }
    }
    Ok(coverage)
}

/// As [`run`], but a failure ends the test, with waveforms of the failing run.
fn must_agree<S, I, O>(test: Test, models: fn(u64) -> Models<I, O>, seed: u64, stall: u32, cycles: u64) -> Coverage
where
    S: Stimulus<In = I, Out = O>,
    I: Interface<Out = O> + 'static,
    O: Ports,
{
    run::<S, I, O>(models(seed), seed, stall, cycles).unwrap_or_else(|wrong| {
        let mut again = Lockstep::new(models(seed));
        let where_ = failure::record(&test, &mut again);
        let repeated = drive::<S, I, O>(&mut again, seed, stall, cycles).err();
        assert_eq!(repeated, Some(wrong.clone()), "the same seed fails in the same way");
        panic!("seed {seed}, stall {stall}: {wrong}\n{where_}")
    })
}

/// Runs the models with one seed after the other, each with its own share of stalls.
pub fn agree<S, I, O>(test: Test, models: fn(u64) -> Models<I, O>)
where
    S: Stimulus<In = I, Out = O>,
    I: Interface<Out = O> + 'static,
    O: Ports,
{
    let (mut cycles, mut comparisons, mut stalls) = (0, 0, Vec::new());
    let seeds = test.each_seed(1..=11, |seed| {
        let stall = Random::new(!seed).below(80) as u32;
        let coverage = must_agree::<S, I, O>(test, models, seed, stall, SHORT);
        cycles += coverage.cycles;
        comparisons += coverage.cycles * coverage.ports();
        stalls.push(stall);
    });
    let stalls = stalls.iter().fold([u32::MAX, 0], |[lo, hi], &s| [lo.min(s), hi.max(s)]);
    evidence::<I>(test, models(1).len(), cycles, comparisons, &format!("{seeds}, {} to {} % stalls", stalls[0], stalls[1]));
}

/// A long run, in which every output bit has to take both values but for those listed. Its seed is fixed,
/// because what one run meets by chance the next may miss.
pub fn cover<S, I, O>(test: Test, models: fn(u64) -> Models<I, O>)
where
    S: Stimulus<In = I, Out = O>,
    I: Interface<Out = O> + 'static,
    O: Ports,
{
    let seed = test.fixed_seed(1);
    let coverage = must_agree::<S, I, O>(test, models, seed, 10, S::LONG);
    assert_eq!(coverage.faults(S::STILL), Vec::<String>::new());
    let [moved, of] = coverage.moved(S::STILL).map(grouped);
    let still = O::flat().iter().map(|p| u64::from(p.1)).sum::<u64>() - coverage.moved(S::STILL)[1];
    let bits = format!("seed {seed}, both values seen of {moved} of {of} output bits ({still} constant by contract)");
    evidence::<I>(test, models(seed).len(), coverage.cycles, coverage.cycles * coverage.ports(), &bits);
}

/// One line about a run; `compared` port values of each model after the first were compared with those of the
/// first.
fn evidence<I: Interface>(test: Test, models: usize, cycles: u64, compared: u64, rest: &str) {
    let (cycles, comparisons) = (grouped(cycles), grouped(compared * (models as u64 - 1)));
    test.evidence(&format!("{}: {cycles} cycles, {models} models, {comparisons} port comparisons, {rest}", I::BLOCK));
}

/// The tests of one block: stimulus, golden model, hardware. For a unit of the EU the names of module and
/// block say the three.
#[macro_export]
macro_rules! block_lockstep {
    ($module:ident, $block:ident) => {
        $crate::block_lockstep!($module, $block, $block);
    };
    // A variant has the stimulus of the block.
    ($module:ident, $block:ident, $variant:ident) => {
        $crate::block_lockstep!(
            tessera_testbenches::stimuli::$module::$block,
            tessera_golden::$module::$variant,
            tessera_eu::$module::$variant
        );
    };
    ($stimulus:ty, $golden:ty, $hardware:ty) => {
        use tessera_testbenches::block_test::{agree, cover, models};

        type Stimulus = $stimulus;

        type In = <Stimulus as tessera_testbenches::stimuli::Stimulus>::In;
        type Out = <Stimulus as tessera_testbenches::stimuli::Stimulus>::Out;

        #[test]
        fn all_models_agree() {
            agree::<Stimulus, In, Out>(tessera_testkit::here!(), models::<$golden, $hardware, In, Out>);
        }

        #[test]
        fn every_output_bit_takes_both_values() {
            cover::<Stimulus, In, Out>(tessera_testkit::here!(), models::<$golden, $hardware, In, Out>);
        }
    };
}
