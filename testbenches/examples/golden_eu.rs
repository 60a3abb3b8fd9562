//! The golden execution unit as a library: runs a compiled kernel, looks at every cycle, reads registers.
//!
//! `cargo run --release -p tessera-testbenches --example golden_eu`
//!
//! The EU is a value of this program. `tessera-lockstep` surrounds it with what a kernel needs: instruction
//! memory, dispatcher, data port. A second model in the `vec!` below would be compared with it every cycle.

use std::cell::RefCell;
use std::rc::Rc;

use tessera_golden::eu::Eu;
use tessera_golden::Golden;
use tessera_launch::{corpus, Launch};
use tessera_lockstep::bench::{Bench, Cycle, RunError, Watch};
use tessera_lockstep::compare::Lockstep;
use tessera_lockstep::kernel::KernelRun;
use tessera_lockstep::model::Model;
use tessera_ports::config::EuConfig;
use tessera_ports::eu::{EuIn, EuOut};

/// An EU that the bench steps and we keep a hand on.
#[derive(Clone, Default)]
struct Shared(Rc<RefCell<Eu>>);

impl Model<EuIn, EuOut> for Shared {
    fn name(&self) -> &'static str {
        "golden"
    }
    fn eval(&mut self, input: &EuIn, output: &mut EuOut) {
        self.0.borrow_mut().settle(input, output);
    }
    fn tick(&mut self, input: &EuIn) {
        self.0.borrow_mut().tick(input);
    }
}

/// Counts the instructions that retire, and the cycles in which a thread runs.
#[derive(Default)]
struct Counter {
    retired: u64,
    busy: u64,
}

impl Watch for Counter {
    fn cycle(&mut self, cycle: &Cycle) -> Result<(), RunError> {
        self.retired += cycle.output.ret.iter().filter(|ret| ret.valid == 1).count() as u64;
        self.busy += u64::from(cycle.output.busy != 0);
        Ok(())
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // A launch of your own: `Launch::load("my/launch.toml")`.
    let launch = Launch::load(corpus::launch_file("saxpy"))?;
    let config = EuConfig { message_latency: [100, 100], ..EuConfig::default() };
    config.validate()?;

    let eu = Shared::default();
    let mut host = KernelRun::new(&launch);
    let mut counter = Counter::default();
    let stats = Bench::new(&config, &launch.kernel().isa).run(
        &mut [Lockstep::new(vec![Box::new(eu.clone())])],
        &mut host,
        &mut [&mut counter],
        &mut |_| (),
    )?;

    // Registers are as the last thread of a slot left them: r1 and r2 have the local ids of its lanes.
    let row = *eu.0.borrow().grf(0, 1);
    println!("{} instructions in {} cycles, {} of them with a thread", counter.retired, stats.cycles, counter.busy);
    println!("r1 of slot 0: {:016x}_{:016x}_{:016x}_{:016x}", row[3], row[2], row[1], row[0]);
    assert_eq!(counter.retired, stats.instructions(), "the bench counts the same");
    assert_ne!(row, [0; 4], "a thread has run in slot 0");

    // What the kernel left in memory, against the expected buffers of the launch file.
    launch.verdict(&launch.check(host.memory()))?;
    println!("all buffers are as expected");
    Ok(())
}

#[test]
fn it_runs() {
    main().expect("the example runs");
}
