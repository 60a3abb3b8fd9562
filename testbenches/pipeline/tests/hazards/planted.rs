//! The exported render cache with every bug of the table in it, each asleep until its number is selected: one
//! build for all.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::OnceLock;

use tessera_export::cosim::{Model, Options};
use tessera_export::{export, Design, Direction, Port};
use tessera_hdl::sim::Sim;
use tessera_pipeline::Pipeline;
use tessera_ports::cache::render_cache::{RenderCacheIn, RenderCacheOut};
use tessera_ports::Ports;
use tessera_render_cache::render_cache::RenderCache;

use crate::table::TABLE;

const TOP: &str = "tessera_render_cache";
/// Bits of the selector.
const WIDTH: usize = 6;

/// A bug: in the module `tessera_MODULE`, behind `after`, the expression `good` becomes `bad`.
pub struct Plant {
    pub module: &'static str,
    pub after: &'static str,
    pub good: &'static str,
    pub bad: &'static str,
}

impl Plant {
    /// Where `good` stands in the text of its module.
    fn place(&self, text: &str) -> Range<usize> {
        let sought = format!("{}{}", self.after, self.good);
        let found: Vec<usize> = text.match_indices(&sought).map(|(at, _)| at).collect();
        assert_eq!(found.len(), 1, "`{sought}` occurs {} times in tessera_{}, expected once", found.len(), self.module);
        let start = found[0] + self.after.len();
        start..start + self.good.len()
    }
}

/// `text` with the plants of these numbers, all of them in one module; plants of one place stand inside each
/// other.
fn patched(text: &str, plants: &[(usize, &Plant)]) -> String {
    let mut places: BTreeMap<usize, (Range<usize>, String)> = BTreeMap::new();
    for (number, plant) in plants {
        let place = plant.place(text);
        let clear = places.values().all(|(other, _)| *other == place || other.end <= place.start || place.end <= other.start);
        assert!(clear, "plants overlap at `{}` in tessera_{}", plant.good, plant.module);
        let (_, expression) = places.entry(place.start).or_insert_with(|| (place, format!("({})", plant.good)));
        *expression = format!("({TOP}.plant == {WIDTH}'d{number} ? ({}) : {expression})", plant.bad);
    }
    let mut out = text.to_string();
    for (place, expression) in places.into_values().rev() {
        out.replace_range(place, &expression);
    }
    out
}

/// Memories whose owners promise not to look at a row that is read in the cycle of its write.
const FREE: &str = "tessera_ram1r1w";

/// The text of such a memory that keeps nothing then: it answers the complement.
fn without_promise(text: &str) -> String {
    let read = "<= stored[read_address];";
    assert_eq!(text.matches(read).count(), 1, "one read in {FREE}");
    text.replace(read, "<= stored[read_address] ^ {W{(|word_enable) & (write_address == read_address)}};")
}

/// The design with all plants of the table.
fn design() -> &'static Design {
    static DESIGN: OnceLock<Design> = OnceLock::new();
    DESIGN.get_or_init(|| {
        let mut design = export(Sim::<RenderCache>::new().block()).expect("the render cache exports");
        assert_eq!(design.name, TOP);
        for module in &mut design.modules {
            let of_module = |row: &Plant| module.name.strip_prefix("tessera_") == Some(row.module);
            let plants: Vec<_> = (1..).zip(TABLE.iter().map(|row| &row.plant)).filter(|(_, plant)| of_module(plant)).collect();
            module.text = patched(&module.text, &plants);
            if module.name == FREE {
                module.text = without_promise(&module.text);
            }
        }
        let instances = |text: &str| text.matches(&format!("\n  {FREE} #(")).count();
        let memories: usize = design.modules.iter().map(|module| instances(&module.text)).sum();
        assert_eq!(memories, 2, "data and write-out promise that");
        for row in TABLE {
            let there = design.modules.iter().any(|m| m.name.strip_prefix("tessera_") == Some(row.plant.module));
            assert!(there, "{}: no module tessera_{}", row.name, row.plant.module);
        }
        let top = design.modules.last_mut().expect("a top");
        let header = format!("module {TOP} (\n");
        assert_eq!(top.text.matches(&header).count(), 1, "one header");
        top.text = top.text.replace(&header, &format!("{header}  input wire [{}:0] plant,\n", WIDTH - 1));
        design.ports.push(Port { name: "plant".into(), direction: Direction::Input, width: WIDTH, clock: false });
        design
    })
}

/// A Verilated render cache with one plant, or none (0), awake.
pub struct Verilog {
    model: Model,
    plant: u64,
    inputs: Vec<u64>,
    outputs: Vec<u64>,
}

impl Verilog {
    /// Builds the model or takes it from the cache. Registers start at random.
    pub fn new(plant: usize) -> Self {
        let options = Options { random_start: Some(1), ..Options::default() };
        let model = Model::build(design(), &options).unwrap_or_else(|e| panic!("the planted render cache cannot be built: {e}"));
        let side = |ports: &[Port]| -> Vec<(String, u32)> { ports.iter().map(|p| (p.name.clone(), p.width as u32)).collect() };
        let mut expected = RenderCacheIn::flat();
        expected.push(("plant".into(), WIDTH as u32));
        assert_eq!(side(model.inputs()), expected, "inputs against the port struct");
        assert_eq!(side(model.outputs()), RenderCacheOut::flat(), "outputs against the port struct");
        Verilog { plant: plant as u64, inputs: Vec::new(), outputs: vec![0; model.outputs().len()], model }
    }

    fn store(&mut self, i: &RenderCacheIn) {
        self.inputs.clear();
        i.store(&mut self.inputs);
        self.inputs.push(self.plant);
    }

    fn load(&self) -> RenderCacheOut {
        let mut o = RenderCacheOut::default();
        o.load(&self.outputs);
        o
    }
}

impl Pipeline for Verilog {
    fn show(&mut self, i: &RenderCacheIn) -> RenderCacheOut {
        self.store(i);
        self.model.eval(&self.inputs, &mut self.outputs);
        self.load()
    }
    fn cycle(&mut self, i: &RenderCacheIn) -> RenderCacheOut {
        self.store(i);
        self.model.cycle(&self.inputs, &mut self.outputs);
        self.load()
    }
}

const TEXT: &str = "assign a = b & c;\nassign d = b & c;\n";

fn plant(after: &'static str, good: &'static str) -> Plant {
    Plant { module: "sample", after, good, bad: "e" }
}

#[test]
fn plants_of_one_place_stand_inside_each_other() {
    let text = patched(TEXT, &[(1, &plant("a = ", "b & c")), (2, &plant("d = b & ", "c")), (3, &plant("a = ", "b & c"))]);
    let both = "(tessera_render_cache.plant == 6'd3 ? (e) : (tessera_render_cache.plant == 6'd1 ? (e) : (b & c)))";
    let expected = format!("assign a = {both};\nassign d = b & (tessera_render_cache.plant == 6'd2 ? (e) : (c));\n");
    assert_eq!(text, expected);
}

#[test]
#[should_panic(expected = "`b & c` occurs 2 times in tessera_sample, expected once")]
fn a_plant_with_two_places_is_refused() {
    plant("", "b & c").place(TEXT);
}

#[test]
#[should_panic(expected = "plants overlap at `c` in tessera_sample")]
fn plants_that_overlap_are_refused() {
    patched(TEXT, &[(1, &plant("a = ", "b & c")), (2, &plant("a = b & ", "c"))]);
}
