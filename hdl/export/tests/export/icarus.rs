//! Vectors through Icarus Verilog: a second reading of the language, with
//! unknown values, beside Verilator's.

use std::fmt::Write as _;
use std::fs;

use tessera_export::{Design, Direction, Port};

use crate::tools::{run, written};

/// Applies every vector to a combinational design and compares all outputs.
///
/// Inputs and outputs are in the order of the ports.
pub fn agrees(design: &Design, test: &str, vectors: &[Vec<u64>], expected: &[Vec<u64>]) {
    let dir = written(design, test).join("bench");
    fs::create_dir_all(&dir).expect("writable");
    let side = |direction| design.ports.iter().filter(move |p| p.direction == direction);
    let inputs: Vec<&Port> = side(Direction::Input).collect();
    let outputs: Vec<&Port> = side(Direction::Output).collect();
    fs::write(dir.join("stimuli.mem"), bits(&inputs, vectors)).expect("writable");
    fs::write(dir.join("expected.mem"), bits(&outputs, expected)).expect("writable");
    fs::write(dir.join("bench.v"), bench(design, &inputs, &outputs, vectors.len())).expect("writable");
    let mut arguments = vec!["-g2001", "-o", "bench.vvp", "bench.v"];
    let sources: Vec<String> = design.modules.iter().map(|m| format!("../../modules/{}.v", m.name)).collect();
    arguments.extend(sources.iter().map(String::as_str));
    run(&dir, "iverilog", &arguments);
    let said = run(&dir, "vvp", &["-n", "bench.vvp"]);
    let verdict = format!("0 of {} wrong", vectors.len());
    assert!(said.lines().any(|line| line == verdict), "Icarus on {test}: {said}");
}

/// One line per vector, the first port in the highest bits.
fn bits(ports: &[&Port], vectors: &[Vec<u64>]) -> String {
    let mut text = String::new();
    for vector in vectors {
        for (port, value) in ports.iter().zip(vector) {
            let width = port.width;
            write!(text, "{value:0width$b}").expect("a string takes all text");
        }
        text.push('\n');
    }
    text
}

fn bench(design: &Design, inputs: &[&Port], outputs: &[&Port], count: usize) -> String {
    let width = |ports: &[&Port]| -> usize { ports.iter().map(|port| port.width).sum() };
    let mut connections = Vec::new();
    for (ports, bus) in [(inputs, "in"), (outputs, "out")] {
        let mut low = width(ports);
        for port in ports {
            low -= port.width;
            connections.push(format!(".{}({bus}[{low} +: {}])", port.name, port.width));
        }
    }
    format!(
        "module bench;
  reg [{0}:0] stimuli [0:{2}];
  reg [{1}:0] expected [0:{2}];
  reg [{0}:0] in;
  wire [{1}:0] out;
  integer i, wrong;
  {3} dut ({4});
  initial begin
    $readmemb(\"stimuli.mem\", stimuli);
    $readmemb(\"expected.mem\", expected);
    wrong = 0;
    for (i = 0; i <= {2}; i = i + 1) begin
      in = stimuli[i];
      #1;
      if (out !== expected[i]) begin
        wrong = wrong + 1;
        $display(\"vector %0d differs in bits %b\", i, out ^ expected[i]);
      end
    end
    $display(\"%0d of %0d wrong\", wrong, i);
    $finish;
  end
endmodule
",
        width(inputs) - 1,
        width(outputs) - 1,
        count - 1,
        design.name,
        connections.join(", ")
    )
}
