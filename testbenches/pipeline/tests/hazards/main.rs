//! Every hazard of the design page: it comes up (cover counter of the golden model), golden model and
//! exported Verilog handle it, and exported Verilog that handles it wrongly ends in exactly the failure that
//! the table says.

mod planted;
mod scenarios;
mod table;

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use planted::Verilog;
use scenarios::{Scenario, ALL};
use table::{Row, TABLE};
use tessera_golden::cache::render_cache::cover::{Cover, Hazard};
use tessera_golden::cache::render_cache::RenderCache;
use tessera_golden::Golden;
use tessera_lockstep::model::{Model, RtlModel};
use tessera_pipeline::Pipeline;
use tessera_ports::cache::render_cache::{RenderCacheIn, RenderCacheOut};
use tessera_ports::Ports;
use tessera_render_cache::render_cache::RenderCache as Block;

/// The golden model, and what it meets.
#[derive(Default)]
struct Covered {
    pipeline: RenderCache,
    cover: Cover,
}

impl Pipeline for Covered {
    fn show(&mut self, i: &RenderCacheIn) -> RenderCacheOut {
        self.pipeline.eval(i)
    }
    fn cycle(&mut self, i: &RenderCacheIn) -> RenderCacheOut {
        let cover = &mut self.cover;
        self.pipeline.run(i, |pipeline, plan| {
            cover.see(pipeline, i, plan);
            pipeline.show(i, plan)
        })
    }
}

/// Remembers what a model showed in every cycle.
struct Watched<P> {
    model: P,
    shown: DefaultHasher,
}

impl<P: Pipeline> Pipeline for Watched<P> {
    fn show(&mut self, i: &RenderCacheIn) -> RenderCacheOut {
        self.model.show(i)
    }
    fn cycle(&mut self, i: &RenderCacheIn) -> RenderCacheOut {
        let o = self.model.cycle(i);
        // Under reset registers may still hold anything.
        if i.reset == 0 {
            let mut words = Vec::new();
            o.store(&mut words);
            words.hash(&mut self.shown);
        }
        o
    }
}

/// Runs a scenario on a healthy model: the model, and a fingerprint of all that its ports showed.
fn healthy<P: Pipeline>(name: &str, scenario: Scenario, model: P) -> (P, u64) {
    let mut watched = Watched { model, shown: DefaultHasher::new() };
    scenario(&mut watched).unwrap_or_else(|failure| panic!("{name}: {failure}"));
    (watched.model, watched.shown.finish())
}

/// What a scenario brings up; golden model and exported Verilog handle it, and show the same in every cycle.
fn cover(scenario: Scenario) -> Cover {
    let (golden, expected) = healthy("golden", scenario, Covered::default());
    // Memories of the Verilog forget a row that is read while it is written.
    let (_, found) = healthy("exported Verilog", scenario, Verilog::new(0));
    assert_eq!(found, expected, "golden model and exported Verilog show different things");
    golden.cover
}

/// The test of one row of the table.
fn check(name: &str) {
    let index = TABLE.iter().position(|row| row.name == name).expect("a row of the table");
    let Row { hazard, scenario, plant, ends_in, .. } = &TABLE[index];
    assert!(cover(*scenario).count(*hazard) > 0, "the hazard never came up");
    let failure = scenario(&mut Verilog::new(index + 1)).expect_err("the planted bug survives");
    println!("{name}: `{}` instead of `{}` in tessera_{}: {failure}", plant.bad, plant.good, plant.module);
    assert_eq!(failure.kind(), *ends_in, "{failure}");
}

/// The memories may answer a read of a row that is being written as they like: it never happens.
#[test]
fn no_read_meets_a_write_of_its_row() {
    let mut both = 0;
    for (name, scenario) in ALL {
        let cover = cover(scenario);
        both += cover.count(Hazard::ReadDuringWrite);
        assert_eq!(cover.row_conflicts, 0, "{name}");
    }
    assert!(both > 1000, "{both}");
}

#[test]
fn the_rust_hdl_block_survives_every_scenario() {
    for (name, scenario) in ALL {
        let rtl: Box<dyn Model<_, _>> = Box::new(RtlModel::<Block>::new::<RenderCacheIn, RenderCacheOut>());
        let (_, found) = healthy(name, scenario, rtl);
        let (_, expected) = healthy(name, scenario, RenderCache::default());
        assert_eq!(found, expected, "{name}: golden model and rust-hdl block show different things");
    }
}
