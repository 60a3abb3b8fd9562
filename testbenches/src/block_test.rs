//! The test every block undergoes: golden, rust-hdl and Verilated export under the same random stimulus, all output ports
//! compared every cycle. That it notices bugs inside a block is shown in `testbenches/mutants`.

use tessera_export::cosim::Options;
use tessera_golden::Golden;
use tessera_hdl::init::Init;
use tessera_hdl::rust_hdl::block::Block;
use tessera_hdl::step::Step;
use tessera_hdl::wires::Pins;
use tessera_lockstep::compare::{Lockstep, Wrong};
use tessera_lockstep::model::{GoldenModel, Model, RtlModel};
use tessera_lockstep::verilog::VerilogModel;
use tessera_ports::{Interface, Ports};
use tessera_testkit::Random;

use crate::stimuli::Stimulus;

/// The three models of a block, in the order golden, rtl, verilator.
pub fn models<G, B, I, O>() -> Vec<Box<dyn Model<I, O>>>
where
    G: Golden<In = I, Out = O> + Default + 'static,
    B: Block + Step + Init + Pins + 'static,
    I: Ports + 'static,
    O: Ports + 'static,
{
    let verilog = VerilogModel::build::<B, I, O>(&Options { random_start: Some(1), ..Options::default() });
    vec![
        Box::new(GoldenModel(G::default())),
        Box::new(RtlModel::<B>::new::<I, O>()),
        Box::new(verilog.unwrap_or_else(|e| panic!("the Verilog model cannot be built: {e}"))),
    ]
}

/// Runs `models` for `cycles` cycles. Returns how many cycles had each output port at a value other than zero.
pub fn run<S, I, O>(models: Vec<Box<dyn Model<I, O>>>, seed: u64, stall: u32, cycles: u64) -> Result<Vec<u64>, Wrong>
where
    S: Stimulus<In = I, Out = O>,
    I: Interface<Out = O>,
    O: Ports,
{
    let mut stimulus = S::new(Random::new(seed), stall);
    let mut lockstep = Lockstep::new(models);
    let mut active = vec![0; O::flat().len()];
    let mut words = Vec::new();
    for _ in 0..cycles {
        let mut input = stimulus.drive();
        // Before the answers the outputs need not agree: they are not yet those of the cycle.
        let asked = lockstep.settle(&input);
        stimulus.answer(&mut input, &asked);
        let output = lockstep.step(&input)?;
        stimulus.edge(&input, &output);
        words.clear();
        output.store(&mut words);
        active.iter_mut().zip(&words).for_each(|(n, w)| *n += (*w != 0) as u64);
    }
    Ok(active)
}

/// Ports that never left zero: the stimulus does not exercise them.
pub fn idle_ports<O: Ports>(active: &[u64]) -> Vec<String> {
    O::flat().into_iter().zip(active).filter(|(_, n)| **n == 0).map(|(port, _)| port.0).collect()
}

/// The tests of one block: stimulus, golden model, hardware. For a unit of the EU the names of module and block say the
/// three.
#[macro_export]
macro_rules! block_lockstep {
    ($module:ident, $block:ident) => {
        $crate::block_lockstep!(
            tessera_tests::stimuli::$module::$block,
            tessera_golden::$module::$block,
            tessera_eu::$module::$block
        );
    };
    ($stimulus:ty, $golden:ty, $hardware:ty) => {
        use proptest::prelude::*;
        use tessera_tests::block_test::{idle_ports, models, run};

        type Stimulus = $stimulus;

        type In = <Stimulus as tessera_tests::stimuli::Stimulus>::In;
        type Out = <Stimulus as tessera_tests::stimuli::Stimulus>::Out;

        fn all() -> Vec<Box<dyn tessera_lockstep::model::Model<In, Out>>> {
            models::<$golden, $hardware, In, Out>()
        }

        proptest! {
            #![proptest_config(ProptestConfig { cases: 12, max_shrink_iters: 0, failure_persistence: None, ..ProptestConfig::default() })]
            #[test]
            fn all_models_agree(seed in any::<u64>(), stall in 0u32..80) {
                let result = run::<Stimulus, In, Out>(all(), seed, stall, 3_000);
                prop_assert!(result.is_ok(), "seed {} stall {}: {}", seed, stall, result.unwrap_err());
            }
        }

        #[test]
        fn a_long_run_moves_every_port() {
            let active = run::<Stimulus, In, Out>(all(), 1, 10, 30_000).unwrap_or_else(|e| panic!("{e}"));
            assert_eq!(idle_ports::<Out>(&active), Vec::<String>::new());
        }
    };
}
