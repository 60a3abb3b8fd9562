//! What Yosys makes of an exported block: the netlist of ECP5 cells as a design, so that the block's own test can
//! run it in the place of the Verilog.

use std::path::Path;
use std::process::Command;

use tessera_export::{Design, Direction, Module, Port};

use crate::text::{create, write};
use crate::verilog::{SELECT, WIDTH};

/// The cells of which Yosys has no behaviour.
const CELLS: &str = include_str!("../netlist/ecp5.v");

/// Look-up tables that can be made wrong.
pub const BUGS: usize = 5;

/// The synthesis of the exported script (`tessera_BLOCK.ys`), then cells as what they do, all in one module.
fn script(design: &Design) -> String {
    let reads: String = design.modules.iter().map(|module| format!("read_verilog {}.v\n", module.name)).collect();
    let top = &design.name;
    format!(
        "{reads}hierarchy -check -top {top}\nproc\nsynth_ecp5 -nowidelut -top {top}\n\
         read_verilog -overwrite +/ecp5/cells_sim.v\nread_verilog -overwrite cells.v\nhierarchy -check -top {top}\n\
         proc\nflatten\nopt_clean -purge\ncheck -assert\nwrite_verilog -noattr netlist.v\n"
    )
}

/// The netlist's text.
fn synthesize(design: &Design, folder: &Path) -> String {
    create(folder);
    for Module { name, text } in &design.modules {
        write(&folder.join(format!("{name}.v")), text);
    }
    write(&folder.join("cells.v"), CELLS);
    write(&folder.join("netlist.ys"), &script(design));
    let done = Command::new("yosys").args(["-q", "-l", "netlist.log", "-s", "netlist.ys"]).current_dir(folder).output();
    let done = done.unwrap_or_else(|e| panic!("yosys: {e}, expected it on PATH (scripts/setup.sh)"));
    assert!(done.status.success(), "{}: {}", design.name, String::from_utf8_lossy(&done.stderr));
    let netlist = folder.join("netlist.v");
    std::fs::read_to_string(&netlist).unwrap_or_else(|e| panic!("{}: {e}", netlist.display()))
}

/// The line of a look-up table that looks at its last input: `x ? 8'hxx : 8'hxx`.
fn is_table(line: &str) -> bool {
    let chooses = line.contains(".s3  = ") && line.contains(" ? 8'h");
    chooses && !line.contains("= 1'h")
}

/// Half of table number 1 to [`BUGS`], spread over the netlist, is inverted where `SELECT` says its number.
fn with_bugs(text: &str) -> String {
    let tables: Vec<usize> = text.lines().enumerate().filter(|(_, line)| is_table(line)).map(|(at, _)| at).collect();
    let chosen: Vec<usize> = (0..BUGS).map(|k| tables[(2 * k + 1) * tables.len() / (2 * BUGS)]).collect();
    let mut out = String::with_capacity(text.len() + 1000);
    for (at, line) in text.lines().enumerate() {
        match chosen.iter().position(|&table| table == at) {
            Some(k) => {
                let (head, half) = line.rsplit_once(" : ").expect("a table has two halves");
                let half = half.trim_end_matches(';');
                out.push_str(&format!("{head} : ({SELECT} == {WIDTH}'d{} ? ~{half} : {half});\n", k + 1));
            }
            None => {
                out.push_str(line);
                out.push('\n');
            }
        }
    }
    out
}

/// The netlist of a design as a design, with one more input that says which of its bugs is in, 0 for none.
///
/// # Panics
/// When Yosys is not there, does not take the design, or leaves something undriven.
pub fn netlist(design: &Design, folder: &Path) -> Design {
    let text = with_bugs(&synthesize(design, folder));
    let head = format!("module {}(", design.name);
    let text = text.replacen(&head, &format!("{head}{SELECT}, "), 1);
    let text = text.replacen(");\n", &format!(");\n  input [{}:0] {SELECT};\n", WIDTH - 1), 1);
    let mut design = design.clone();
    design.modules = vec![Module { name: design.name.clone(), text }];
    design.ports.push(Port { name: SELECT.into(), direction: Direction::Input, width: WIDTH, clock: false });
    design
}
