//! What several tests share: running the tools on an exported design.
//!
//! A missing tool fails the test that needs it; nothing is skipped.

use std::path::{Path, PathBuf};
use std::process::Command;

use tessera_export::{Design, Library};

/// Writes the design to a folder of this test run and returns the folder of its companions.
pub fn written(design: &Design, test: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let library = Library::new(vec![design.clone()]).expect("one design agrees with itself");
    library.write_to(&root).expect("the export can be written");
    root.join(&design.name)
}

/// Runs a tool and returns everything it printed; fails the test when the tool
/// is missing or reports an error.
pub fn run(dir: &Path, tool: &str, arguments: &[&str]) -> String {
    let output = Command::new(tool)
        .args(arguments)
        .current_dir(dir)
        .output()
        .unwrap_or_else(|error| panic!("`{tool}` is needed by this test and could not be started: {error}"));
    let text = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{tool} {} in {}:\n{text}", arguments.join(" "), dir.display());
    text
}

/// Verilator without waivers, Yosys without latches, Icarus in Verilog-2001 mode:
/// all three accept the design and have nothing to say about it; the first and the last of the module around it, too.
pub fn accepted_by_all_tools(design: &Design, test: &str) {
    let dir = written(design, test);
    let top = &design.name;
    let said = run(&dir, "verilator", &["--lint-only", "-F", &format!("{top}.vc")]);
    assert!(said.trim().is_empty(), "verilator on {top}: {said}");

    let sources: Vec<String> = design.modules.iter().map(|m| format!("../modules/{}.v", m.name)).collect();
    let script = format!(
        "read_verilog {}; hierarchy -check -top {top}; proc; check -assert; select -assert-none t:$dlatch t:$adlatch t:$dlatchsr",
        sources.join(" ")
    );
    let said = run(&dir, "yosys", &["-q", "-p", &script]);
    assert!(!said.contains("Warning"), "yosys on {top}: {said}");

    let list = format!("{top}.f");
    for mode in ["-g2001", "-g2005", "-g2012"] {
        let said = run(&dir, "iverilog", &[mode, "-Wall", "-tnull", "-s", top, "-c", &list]);
        assert!(said.trim().is_empty(), "iverilog {mode} on {top}: {said}");
    }
    if let Some(wrapper) = &design.wrapper {
        let file = format!("{}.v", wrapper.name);
        let (list, options) = (format!("{top}.f"), format!("{top}.vc"));
        // The options name the top; what comes later counts.
        let said = run(&dir, "verilator", &["--lint-only", "-F", &options, "--top-module", &wrapper.name, &file]);
        assert!(said.trim().is_empty(), "verilator on {file}: {said}");
        let said = run(&dir, "iverilog", &["-g2001", "-Wall", "-tnull", "-s", &wrapper.name, "-c", &list, &file]);
        assert!(said.trim().is_empty(), "iverilog on {file}: {said}");
    }
}
