//! Output merges as clients: the subsystem renders the pixels that the same fragments give without timing.

use tessera_lockstep::cache::painter::{Painted, Painter};
use tessera_lockstep::cache::scoreboard::image;
use tessera_lockstep::cache::Subsystem;
use tessera_ports::cache::config::{MemoryConfig, NAMES};
use tessera_testbenches::cache::{golden, rtl, verilated, SubsystemModel};
use tessera_traces::fragment::{cleared, fragments, painted};
use tessera_traces::{scenes, Merge, Trace};

/// The first `count` records, as a trace of their own.
fn start(name: &str, count: usize) -> Trace {
    let mut trace = scenes::load(name);
    trace.records.truncate(count);
    trace.header.count = trace.records.len() as u32;
    trace
}

fn paint(models: Vec<SubsystemModel>, config: &MemoryConfig, trace: &Trace) -> Painted {
    let layout = trace.layout();
    let painter = Painter::new(config, layout.clone(), cleared(&layout), Merge::of(trace));
    let result = painter.run(&mut Subsystem::new(models), &mut fragments(trace), &mut |_| ());
    let painted_by_cache = result.unwrap_or_else(|e| panic!("{}: {e}", trace.header.scene));
    image(&layout, &painted_by_cache.memory, &painted(trace)).unwrap_or_else(|e| panic!("{}: {e}", trace.header.scene));
    painted_by_cache
}

#[test]
fn scenes_with_depth_blending_and_msaa_are_painted_right() {
    for name in ["effect2d_800x600", "jellyfish_800x600", "shadow_800x600_msaa4", "adv_hammer"] {
        let trace = start(name, 60_000);
        assert!(paint(vec![golden(), verilated()], &MemoryConfig::default(), &trace).cycles > 0);
    }
}

#[test]
fn every_configuration_paints_right_in_rough_weather() {
    for (seed, name) in (1..).zip(NAMES) {
        let config = MemoryConfig::named(name).unwrap_or_else(|e| panic!("{e}"));
        let config = MemoryConfig { read_latency: [1, 60], write_latency: [1, 60], back_pressure: 20, seed, ..config };
        paint(vec![golden(), rtl()], &config, &start("jellyfish_800x600", 1_500));
    }
}
