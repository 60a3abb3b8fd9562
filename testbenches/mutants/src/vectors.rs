//! The test of a block as vectors: what goes in and what has to come out in every cycle, for simulators that know
//! nothing of Rust.

use std::cell::RefCell;
use std::fmt::Write;
use std::rc::Rc;

use tessera_export::{Design, Direction, Port};
use tessera_golden::Golden;
use tessera_lockstep::model::Model;
use tessera_ports::Ports;

/// One cycle: values of the ports of both directions in the order of their declaration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Vector {
    /// What the stimulus drives.
    pub inputs: Vec<u64>,
    /// What golden shows.
    pub outputs: Vec<u64>,
}

/// The first cycles of the first run of a test.
pub struct Tape {
    count: usize,
    vectors: Rc<RefCell<Vec<Vector>>>,
}

impl Tape {
    /// For so many cycles.
    pub fn new(count: usize) -> Self {
        Tape { count, vectors: Rc::default() }
    }

    /// What is on it.
    pub fn vectors(&self) -> Vec<Vector> {
        self.vectors.borrow().clone()
    }
}

/// Golden as a model that writes down what it is shown and what it answers.
pub struct Recorder<G: Golden> {
    golden: G,
    shown: Option<Vector>,
    /// Cycles that it still writes down, and where.
    left: usize,
    vectors: Rc<RefCell<Vec<Vector>>>,
}

impl<G: Golden + Default> Recorder<G> {
    /// One that writes on this tape if it is the first.
    pub fn new(tape: &Tape) -> Self {
        let left = if tape.vectors.borrow().is_empty() { tape.count } else { 0 };
        Recorder { golden: G::default(), shown: None, left, vectors: tape.vectors.clone() }
    }
}

fn flat<P: Ports>(ports: &P) -> Vec<u64> {
    let mut values = Vec::new();
    ports.store(&mut values);
    values
}

impl<G: Golden> Model<G::In, G::Out> for Recorder<G>
where
    G::In: Ports,
    G::Out: Ports,
{
    fn name(&self) -> &'static str {
        "recorder"
    }
    fn eval(&mut self, input: &G::In, output: &mut G::Out) {
        *output = self.golden.eval(input);
        self.shown = (self.left > 0).then(|| Vector { inputs: flat(input), outputs: flat(output) });
    }
    fn tick(&mut self, input: &G::In) {
        if let Some(vector) = self.shown.take() {
            self.vectors.borrow_mut().push(vector);
            self.left -= 1;
        }
        self.golden.tick(input);
    }
}

/// The ports of one direction but for the clock, in the order of the values, and their width together.
fn side(design: &Design, direction: Direction) -> (Vec<&Port>, usize) {
    let ports: Vec<&Port> = design.ports.iter().filter(|port| port.direction == direction && !port.clock).collect();
    let width = ports.iter().map(|port| port.width).sum();
    (ports, width)
}

/// Values of ports as binary digits, the last port first.
fn digits(out: &mut String, ports: &[&Port], values: &[u64]) {
    for (port, value) in ports.iter().zip(values).rev() {
        write!(out, "{value:0width$b}", width = port.width).expect("a string takes all");
    }
}

/// The vectors as a file for `$readmemb`: a line a cycle, inputs before outputs.
pub fn file(design: &Design, vectors: &[Vector]) -> String {
    let (inputs, outputs) = (side(design, Direction::Input).0, side(design, Direction::Output).0);
    let mut text = String::new();
    for vector in vectors {
        digits(&mut text, &inputs, &vector.inputs);
        digits(&mut text, &outputs, &vector.outputs);
        text.push('\n');
    }
    text
}

/// A testbench, `tb`, around the design's wrapper if it has one: drives what `vectors.txt` says, compares all outputs before every edge (also unknown bits), and
/// ends with `agree: N cycles` or the first difference. The first cycle of all, before any edge, is not looked at.
pub fn testbench(design: &Design, cycles: usize) -> String {
    let ((inputs, wide_in), (outputs, wide_out)) = (side(design, Direction::Input), side(design, Direction::Output));
    let clock = design.ports.iter().find(|port| port.clock).map(|port| format!("    .{}(clock)", port.name));
    let (mut binds, mut checks): (Vec<String>, String) = (clock.into_iter().collect(), String::new());
    for (bus, ports) in [("in", &inputs), ("out", &outputs)] {
        let (mut low, mut packed_low) = (0, 0);
        let direction = if bus == "in" { Direction::Input } else { Direction::Output };
        for port in design.packed.iter().filter(|port| port.parts[0].direction == direction && !port.parts[0].clock) {
            binds.push(format!("    .{}({bus}[{}:{packed_low}])", port.name, packed_low + port.width() - 1));
            packed_low += port.width();
        }
        for port in ports {
            let bits = format!("[{}:{low}]", low + port.width - 1);
            if bus == "out" {
                checks += &format!(
                    "      if (out{bits} !== want{bits}) $display(\"cycle %0d: port `{}`: golden %h icarus %h\", i, want{bits}, \
                     out{bits});\n",
                    port.name
                );
            }
            low += port.width;
        }
    }
    format!(
        "module tb;\n  reg clock = 0;\n  reg [{}:0] rows [0:{}];\n  reg [{}:0] in;\n  reg [{}:0] want;\n  wire [{}:0] out;\n  \
         integer i;\n  {} dut (\n{}\n  );\n  initial begin\n    $readmemb(\"vectors.txt\", rows);\n    \
         for (i = 0; i < {cycles}; i = i + 1) begin\n      {{in, want}} = rows[i];\n      #1;\n      \
         if (i > 0 && out !== want) begin\n{checks}        $finish;\n        i = {cycles};\n      end\n      \
         clock = 1;\n      #1;\n      clock = 0;\n      #1;\n    end\n    \
         if (i == {cycles}) $display(\"agree: {cycles} cycles\");\n  end\nendmodule\n",
        wide_in + wide_out - 1,
        cycles - 1,
        wide_in - 1,
        wide_out - 1,
        wide_out - 1,
        design.wrapper.as_ref().map_or(&design.name, |wrapper| &wrapper.name),
        binds.join(",\n")
    )
}
