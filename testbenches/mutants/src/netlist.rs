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

/// How look-up tables are mapped.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mapping {
    /// As the exported script (`tessera_BLOCK.ys`) does.
    Exported,
    /// By the delays of the device, in rounds: `scripts/place.py --timed --rounds`.
    Timed,
}

/// Behind the synthesis: cells as what they do, all in one module.
fn behaviour(top: &str) -> String {
    format!(
        "read_verilog -overwrite +/ecp5/cells_sim.v\nread_verilog -overwrite cells.v\nhierarchy -check -top {top}\n\
         proc\nflatten\nopt_clean -purge\ncheck -assert\nwrite_verilog -noattr netlist.v\n"
    )
}

/// Standard output of a tool in a folder.
fn run(tool: &str, arguments: &[&str], folder: &Path) -> String {
    let done = Command::new(tool).args(arguments).current_dir(folder).output();
    let done = done.unwrap_or_else(|e| panic!("{tool}: {e}, expected it on PATH (scripts/setup.sh)"));
    assert!(done.status.success(), "{tool} {arguments:?}: {}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8_lossy(&done.stdout).into_owned()
}

/// The netlist's text.
fn synthesize(design: &Design, folder: &Path, mapping: Mapping) -> String {
    create(folder);
    for Module { name, text } in &design.modules {
        write(&folder.join(format!("{name}.v")), text);
    }
    write(&folder.join("cells.v"), CELLS);
    let yosys = |name: &str, script: &str| {
        write(&folder.join(name), script);
        run("yosys", &["-q", "-l", "netlist.log", "-s", name], folder);
    };
    let top = &design.name;
    let reads: String = design.modules.iter().map(|module| format!("read_verilog {}.v\n", module.name)).collect();
    let begin = format!("{reads}hierarchy -check -top {top}\nproc\n");
    let synth = format!("synth_ecp5 -nowidelut -top {top}");
    if mapping == Mapping::Timed {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/delays.py");
        let script = script.to_str().expect("a path in UTF-8");
        let first = run("python3", &[script, "--first", ".", &synth], folder);
        yosys("first.ys", &format!("{begin}{first}"));
        let second = run("python3", &[script, "--rounds", ".", &synth], folder);
        // ABC9 leaves cells without behaviour under the names that cells with parameters get.
        yosys("netlist.ys", &format!("{second}delete =$paramod*\n{}", behaviour(top)));
    } else {
        yosys("netlist.ys", &format!("{begin}{synth}\n{}", behaviour(top)));
    }
    let netlist = folder.join("netlist.v");
    std::fs::read_to_string(&netlist).unwrap_or_else(|e| panic!("{}: {e}", netlist.display()))
}

/// The line of a look-up table that looks at its last input: `x ? 8'hxx : 8'hxx`.
fn is_table(line: &str) -> bool {
    let chooses = line.contains(".s3  = ") && line.contains(" ? 8'h");
    chooses && !line.contains("= 1'h")
}

/// Half of table number 1 to [`BUGS`], spread over the netlist, is inverted where `SELECT` says its number; and the lines
/// of these tables as they were.
fn with_bugs(text: &str) -> (String, Vec<String>) {
    let tables: Vec<usize> = text.lines().enumerate().filter(|(_, line)| is_table(line)).map(|(at, _)| at).collect();
    let mut lines: Vec<String> = text.lines().map(String::from).collect();
    let mut chosen = Vec::new();
    for k in 0..BUGS {
        let line = &mut lines[tables[(2 * k + 1) * tables.len() / (2 * BUGS)]];
        chosen.push(line.trim().to_string());
        let (head, half) = line.rsplit_once(" : ").expect("a table has two halves");
        let half = half.trim_end_matches(';');
        *line = format!("{head} : ({SELECT} == {WIDTH}'d{} ? ~{half} : {half});", k + 1);
    }
    (lines.join("\n") + "\n", chosen)
}

/// What [`netlist`] makes of a design.
pub struct Netlist {
    /// It with one more input, that says which of its bugs is in, 0 for none.
    pub design: Design,
    /// The Verilog line of each table that can be made wrong: the signal that it ends in is in its name.
    pub tables: Vec<String>,
}

/// The netlist of a design.
///
/// # Panics
/// When Yosys is not there, does not take the design, or leaves something undriven.
pub fn netlist(design: &Design, folder: &Path, mapping: Mapping) -> Netlist {
    let (text, tables) = with_bugs(&synthesize(design, folder, mapping));
    let head = format!("module {}(", design.name);
    let text = text.replacen(&head, &format!("{head}{SELECT}, "), 1);
    let text = text.replacen(");\n", &format!(");\n  input [{}:0] {SELECT};\n", WIDTH - 1), 1);
    let mut design = design.clone();
    design.modules = vec![Module { name: design.name.clone(), text }];
    design.ports.push(Port { name: SELECT.into(), direction: Direction::Input, width: WIDTH, clock: false });
    Netlist { design, tables }
}
