//! Every hazard of the design page: it comes up (cover counter of the golden model), golden model and exported Verilog handle it,
//! and exported Verilog that handles it wrongly ends in exactly the failure that the table says.

mod planted;
mod scenarios;
mod table;

use planted::Verilog;
use scenarios::{Scenario, ALL};
use table::{Row, TABLE};
use tessera_golden::cache::render_cache::cover::{Cover, Hazard};
use tessera_golden::cache::render_cache::RenderCache;
use tessera_golden::Golden;
use tessera_lockstep::model::{Model, RtlModel};
use tessera_pipeline::Pipeline;
use tessera_ports::cache::render_cache::{RenderCacheIn, RenderCacheOut};
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

/// What the golden model meets in a scenario.
fn cover(scenario: Scenario) -> Cover {
    let mut golden = Covered::default();
    scenario(&mut golden).unwrap_or_else(|failure| panic!("golden: {failure}"));
    golden.cover
}

/// The test of one row of the table.
fn check(name: &str) {
    let index = TABLE.iter().position(|row| row.name == name).expect("a row of the table");
    let Row { hazard, scenario, plant, ends_in, .. } = &TABLE[index];
    assert!(cover(*scenario).count(*hazard) > 0, "the hazard never came up");
    scenario(&mut Verilog::new(0)).unwrap_or_else(|failure| panic!("exported Verilog: {failure}"));
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
        // Its memories forget a row that is read while it is written.
        scenario(&mut Verilog::new(0)).unwrap_or_else(|failure| panic!("exported Verilog, {name}: {failure}"));
    }
    assert!(both > 1000, "{both}");
}

#[test]
fn the_rust_hdl_block_survives_every_scenario() {
    for (name, scenario) in ALL {
        let mut rtl: Box<dyn Model<_, _>> = Box::new(RtlModel::<Block>::new::<RenderCacheIn, RenderCacheOut>());
        scenario(&mut rtl).unwrap_or_else(|failure| panic!("rust-hdl, {name}: {failure}"));
    }
}
