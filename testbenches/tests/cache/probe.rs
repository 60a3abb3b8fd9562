//! The rust-hdl memory subsystem with a look at the ports of the blocks inside its pipelines, which nobody outside
//! sees: how often each is used, counted where it happens.

use std::cell::RefCell;
use std::rc::Rc;

use tessera_hdl::meta::{self, Role};
use tessera_hdl::rust_hdl::prelude::{Atom, Block, Probe};
use tessera_hdl::values::{Reader, Values};
use tessera_lockstep::energy::CacheAccesses;
use tessera_lockstep::model::{Model, RtlModel};
use tessera_memory::memory_subsystem::MemorySubsystem as Hardware;
use tessera_ports::cache::memory_subsystem::{MemorySubsystemIn, MemorySubsystemOut};
use tessera_ports::cache::PIPELINES;

/// Wires of a pipeline, in the order in which they are looked at.
const WIRES: [&str; 15] = [
    "walker.running",
    "tags.rd_en",
    "tags.wr_en",
    "data.rd_en",
    "data.wr_en",
    "buffer.rd_en",
    "buffer.fill_valid",
    "buffer.fill_ready",
    "buffer.result_valid",
    "buffer.result_ready",
    "queue.push",
    "queue.s_take",
    "out.push_valid",
    "out.mw_valid",
    "out.mw_ready",
];

/// Counts of every pipeline.
type Counts = [CacheAccesses<u64>; PIPELINES];

/// The subsystem, and what its blocks did outside of sweeps and flushes.
pub struct Probed {
    model: RtlModel<Hardware>,
    /// Places of the wires in the walk over the block, and which wires they are.
    places: Vec<usize>,
    wires: Vec<(usize, usize)>,
    words: Vec<u64>,
    counts: Rc<RefCell<Counts>>,
}

impl Probed {
    /// In its power-up state, with the counts that will be there after the run.
    pub fn new() -> (Self, Rc<RefCell<Counts>>) {
        let model = RtlModel::<Hardware>::new::<MemorySubsystemIn, MemorySubsystemOut>();
        let mut find = Find::default();
        model.block().accept("", &mut find);
        assert_eq!(find.found.len(), PIPELINES * WIRES.len(), "every wire is there once: {:?}", find.found);
        let (places, wires) = find.found.into_iter().unzip();
        let counts = Rc::<RefCell<Counts>>::default();
        (Probed { model, places, wires, words: Vec::new(), counts: counts.clone() }, counts)
    }

    fn count(&mut self) {
        self.words.clear();
        self.model.block().read(&mut Reader::new(&self.places, &mut self.words));
        let mut values = [[0; WIRES.len()]; PIPELINES];
        for (&(pipeline, wire), &word) in self.wires.iter().zip(&self.words) {
            values[pipeline][wire] = word;
        }
        for (counts, values) in self.counts.borrow_mut().iter_mut().zip(values) {
            let [running, tag_read, tag_write, data_read, data_write, buffer_read, rest @ ..] = values;
            let [fill, fill_ready, result, result_ready, push, serve, victim, sent, sent_ready] = rest;
            if running != 0 {
                counts.tag_reads += tag_read;
                counts.tag_writes += tag_write;
                counts.data_reads += data_read;
                counts.data_writes += data_write;
                counts.buffer_reads += buffer_read;
                counts.buffer_writes += (fill & fill_ready) + (result & result_ready);
                counts.queue_pushes += push;
                counts.queue_serves += serve;
                counts.out_pushes += victim;
                counts.out_sends += sent & sent_ready;
            }
        }
    }
}

impl Model<MemorySubsystemIn, MemorySubsystemOut> for Probed {
    fn name(&self) -> &'static str {
        "probed"
    }
    fn eval(&mut self, input: &MemorySubsystemIn, output: &mut MemorySubsystemOut) {
        self.model.eval(input, output);
    }
    fn tick(&mut self, input: &MemorySubsystemIn) {
        self.count();
        Model::<MemorySubsystemIn, MemorySubsystemOut>::tick(&mut self.model, input);
    }
}

/// The walk over the block: where the wires are.
#[derive(Default)]
struct Find {
    path: Vec<String>,
    /// Whether a scope is part of the path.
    scopes: Vec<bool>,
    bundles: Vec<String>,
    visited: usize,
    /// Place, pipeline and wire.
    found: Vec<(usize, (usize, usize))>,
}

impl Probe for Find {
    fn visit_start_scope(&mut self, name: &str, node: &dyn Block) {
        let named = !name.is_empty() && meta::of(node).is_none_or(|m| m.role != Role::Register);
        self.scopes.push(named);
        if named {
            self.path.push(name.replace('$', "_"));
        }
    }
    fn visit_atom(&mut self, name: &str, _: &dyn Atom) {
        let parts = self.bundles.iter().map(String::as_str).chain([name]);
        let own = parts.collect::<Vec<_>>().join("_").replace('$', "_");
        if let [cache, unit] = self.path.as_slice() {
            let pipeline = cache.strip_prefix("cache_").and_then(|p| p.parse().ok());
            let wire = WIRES.iter().position(|wire| wire.split_once('.') == Some((unit, &own)));
            if let (Some(pipeline), Some(wire)) = (pipeline, wire) {
                self.found.push((self.visited, (pipeline, wire)));
            }
        }
        self.visited += 1;
    }
    fn visit_start_namespace(&mut self, name: &str, _: &dyn Block) {
        self.bundles.push(name.to_string());
    }
    fn visit_end_namespace(&mut self, _: &str, _: &dyn Block) {
        self.bundles.pop();
    }
    fn visit_end_scope(&mut self, _: &str, _: &dyn Block) {
        if self.scopes.pop() == Some(true) {
            self.path.pop();
        }
    }
}
