//! A block under test, whatever the types of its ports.

use std::collections::BTreeMap;
use std::sync::{Mutex, OnceLock};

use tessera_export::{Design, Exporter, Module};
use tessera_golden::Golden;
use tessera_hdl::init::Init;
use tessera_hdl::rust_hdl::block::Block as Hardware;
use tessera_hdl::sim::Sim;
use tessera_hdl::step::Step;
use tessera_hdl::wires::Pins;
use tessera_lockstep::bench::Bench;
use tessera_lockstep::compare::Lockstep;
use tessera_lockstep::model::{GoldenModel, Model, RtlModel};
use tessera_ports::config::EuConfig;
use tessera_ports::eu::{EuIn, EuOut};
use tessera_ports::{Interface, Ports};
use tessera_testbenches::block_test;
use tessera_testbenches::programs::random_program;
use tessera_testbenches::stimuli::Stimulus;
use tessera_testkit::Random;

use crate::gated::Gated;
use crate::vectors::{Recorder, Tape, Vector};
use crate::verilog::Mutant;

/// What a healthy and a wrong model are driven with: a part of the block's lockstep test. The first difference between
/// the two, or none.
type Trial<I, O> = fn(&dyn Fn() -> Box<dyn Model<I, O>>, Part) -> Option<String>;

/// A part of a block's lockstep test.
#[derive(Clone, Copy)]
enum Part {
    /// The short runs, and [`CUT`] cycles of the long one.
    Usual,
    /// The long run to its end, if it goes on behind that.
    Rest,
}

/// Cycles of a block's long run that nearly every bug is noticed in.
const CUT: u64 = 30_000;

/// One block and its test.
pub struct Block {
    /// As its module in `hdl/ports`.
    pub name: &'static str,
    /// The variant of the block that answers for what both have; empty for a block without one.
    pub sibling: &'static str,
    /// Builds and settles the block once.
    pub settle: fn(),
    /// Exports its Verilog; see [`Block::design`].
    export: fn(Exporter) -> Design,
    /// The test with the rust-hdl block as it is at the time of the call: what was noticed.
    pub try_rtl: fn() -> Option<String>,
    /// The test with the Verilog of this design and one of its bugs, 0 for none.
    pub try_verilog: fn(&Design, u64) -> Option<String>,
    /// With the same, the test's long run to its end, if `try_verilog` has cut it off.
    pub try_longer: fn(&Design, u64) -> Option<String>,
    /// The test with the Verilog of this design, which has a clock enable, and one of its bugs, 0 for none.
    pub try_gated: fn(&Design, u64) -> Option<String>,
    /// The first cycles of the test, at most so many, as golden has them.
    pub vectors: fn(usize) -> Vec<Vector>,
}

fn exporter() -> Exporter {
    Exporter::new().unwrap_or_else(|e| panic!("no exporter: {e}"))
}

/// Seed and share of held cycles of a run, and how long it is: those of `block_lockstep!`.
fn runs(part: Part, long: u64) -> Vec<(u64, u32, u64)> {
    let long_run = |cycles| (1, 10, cycles);
    match part {
        Part::Usual => {
            let short = (1..=11).map(|seed| (seed, Random::new(!seed).below(80) as u32, 3_000));
            short.chain([long_run(CUT)]).collect()
        }
        Part::Rest => (long > CUT).then(|| long_run(long)).into_iter().collect(),
    }
}

fn stimulated<S, G, I, O>(victim: &dyn Fn() -> Box<dyn Model<I, O>>, part: Part) -> Option<String>
where
    S: Stimulus<In = I, Out = O>,
    G: Golden<In = I, Out = O> + Default + 'static,
    I: Interface<Out = O> + 'static,
    O: Ports + 'static,
{
    let run = |(seed, stall, cycles)| {
        let models: Vec<Box<dyn Model<I, O>>> = vec![Box::new(GoldenModel(G::default())), victim()];
        let wrong = block_test::run::<S, I, O>(models, seed, stall, cycles).err()?;
        Some(format!("seed {seed}: {wrong}"))
    };
    runs(part, S::LONG).into_iter().find_map(run)
}

/// The whole EU runs random programs.
fn programs<G>(victim: &dyn Fn() -> Box<dyn Model<EuIn, EuOut>>, part: Part) -> Option<String>
where
    G: Golden<In = EuIn, Out = EuOut> + Default + 'static,
{
    let run = |seed: u64| {
        let (code, mut threads) = random_program(&mut Random::new(seed));
        let back_pressure = 7 * seed as u32 % 70;
        let config = EuConfig { back_pressure, seed, message_latency: [1, 30], ..EuConfig::default() };
        let golden = Box::new(GoldenModel(G::default()));
        let mut lockstep = Lockstep::new(vec![golden, victim()]);
        let wrong =
            Bench::new(&config, &code).run(std::slice::from_mut(&mut lockstep), &mut threads, &mut [], &mut |_| ()).err()?;
        Some(format!("seed {seed}: {wrong}"))
    };
    match part {
        Part::Usual => (0..12).find_map(run),
        Part::Rest => None,
    }
}

/// Brings the types of one block together.
trait Subject {
    type In: Ports + 'static;
    type Out: Ports + 'static;
    type Golden: Golden<In = Self::In, Out = Self::Out> + Default + 'static;
    type Hardware: Hardware + Step + Init + Pins + 'static;
    const TRIAL: Trial<Self::In, Self::Out>;
}

struct Unit<S, G, B>(std::marker::PhantomData<(S, G, B)>);

impl<S, G, B, I, O> Subject for Unit<S, G, B>
where
    S: Stimulus<In = I, Out = O>,
    G: Golden<In = I, Out = O> + Default + 'static,
    B: Hardware + Step + Init + Pins + 'static,
    I: Interface<Out = O> + 'static,
    O: Ports + 'static,
{
    type In = I;
    type Out = O;
    type Golden = G;
    type Hardware = B;
    const TRIAL: Trial<I, O> = stimulated::<S, G, I, O>;
}

struct WholeEu<G, B>(std::marker::PhantomData<(G, B)>);

impl<G, B> Subject for WholeEu<G, B>
where
    G: Golden<In = EuIn, Out = EuOut> + Default + 'static,
    B: Hardware + Step + Init + Pins + 'static,
{
    type In = EuIn;
    type Out = EuOut;
    type Golden = G;
    type Hardware = B;
    const TRIAL: Trial<EuIn, EuOut> = programs::<G>;
}

impl Block {
    /// A block with a stimulus.
    pub const fn unit<S, G, B, I, O>(name: &'static str) -> Self
    where
        S: Stimulus<In = I, Out = O>,
        G: Golden<In = I, Out = O> + Default + 'static,
        B: Hardware + Step + Init + Pins + 'static,
        I: Interface<Out = O> + 'static,
        O: Ports + 'static,
    {
        Block::of::<Unit<S, G, B>>(name)
    }

    /// What the block shares with this variant is left to the variant, whose test reaches more of it.
    pub const fn beside(self, sibling: &'static str) -> Self {
        Block { sibling, ..self }
    }

    /// Its exported Verilog. Everyone who looks at a block also looks at all the others, and exporting an EU
    /// takes seconds: each is exported once.
    pub fn design(&self) -> &'static Design {
        static DESIGNS: Mutex<BTreeMap<&str, &'static OnceLock<Design>>> = Mutex::new(BTreeMap::new());
        let design = *DESIGNS.lock().expect("not poisoned").entry(self.name).or_insert_with(|| Box::leak(Box::default()));
        design.get_or_init(|| (self.export)(exporter()))
    }

    /// The same with a clock enable.
    pub fn gated_design(&self) -> Design {
        (self.export)(exporter().with_clock_enable())
    }

    /// What is inside `other`, and so inside this block, `other` answers for.
    pub fn leaves_to(&self, other: &Block, modules: &[Module]) -> bool {
        let contains = |top: &str| modules.iter().any(|module| module.name == top);
        other.name == self.sibling || other.name != self.name && contains(&other.design().name)
    }

    /// The EU.
    pub const fn eu() -> Self {
        Block::of::<WholeEu<tessera_golden::eu::Eu, tessera_eu::eu::Eu>>("eu")
    }

    /// The EU in the shape for a small FPGA.
    pub const fn eu_compact() -> Self {
        Block::of::<WholeEu<tessera_golden::eu::EuCompact, tessera_eu::eu::EuCompact>>("eu_compact")
    }

    /// The EU with one ALU.
    pub const fn eu_lite() -> Self {
        Block::of::<WholeEu<tessera_golden::eu::EuLite, tessera_eu::eu::EuLite>>("eu_lite")
    }

    const fn of<S: Subject>(name: &'static str) -> Self {
        Block {
            name,
            sibling: "",
            settle: || {
                Sim::<S::Hardware>::new().eval();
            },
            export: |mut exporter| {
                let design = exporter.export(Sim::<S::Hardware>::new().block());
                design.unwrap_or_else(|e| panic!("the block cannot be exported: {e}"))
            },
            try_rtl: || S::TRIAL(&|| Box::new(RtlModel::<S::Hardware>::new::<S::In, S::Out>()), Part::Usual),
            try_verilog: |design, mutant| S::TRIAL(&|| Box::new(Mutant::build(design, mutant)), Part::Usual),
            try_longer: |design, mutant| S::TRIAL(&|| Box::new(Mutant::build(design, mutant)), Part::Rest),
            try_gated: |design, bug| S::TRIAL(&|| Box::new(Gated::build(design, bug)), Part::Usual),
            vectors: |count| {
                let tape = Tape::new(count);
                let wrong = S::TRIAL(&|| Box::new(Recorder::<S::Golden>::new(&tape)), Part::Usual);
                assert_eq!(wrong, None, "golden agrees with itself");
                tape.vectors()
            },
        }
    }
}
