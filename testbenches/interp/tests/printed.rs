//! What kernels print, with and without optimisation, against the C library's text.

use std::path::Path;
use std::sync::Arc;

use tessera_interp::{run, RunOptions};
use tessera_launch::printf::{Printed, BUFFER_BYTES};
use tessera_launch::{corpus, Launch};

fn printed(launch: &Launch) -> Printed {
    let mut memory = launch.memory();
    run(launch, &mut memory, &RunOptions::default()).unwrap_or_else(|error| panic!("{error}"));
    launch.verdict(&launch.check(&memory)).unwrap_or_else(|error| panic!("{error}"));
    launch.printed(&memory).unwrap_or_else(|error| panic!("{error}"))
}

fn expected() -> String {
    std::fs::read_to_string(corpus::folder("printed").join("printed.expect.txt")).expect("the text")
}

/// The launch with other text or another program.
fn changed(edit: impl Fn(&str) -> String) -> Launch {
    let file = corpus::launch_file("printed");
    let text = edit(&std::fs::read_to_string(&file).expect("a launch file"));
    let files = |path: &Path| {
        let bytes = std::fs::read(corpus::folder("printed").join(path));
        bytes.map(Arc::from).map_err(|error| error.to_string())
    };
    Launch::load_with("launch.toml", &text, &files).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn every_kind_of_value_prints_as_in_c() {
    assert_eq!(printed(&corpus::launch("printed")), Printed { text: expected(), lost: 0 });
}

/// In another order: which side of an `if` runs first is the compiler's choice.
#[test]
fn unoptimised_code_prints_the_same_lines() {
    fn sorted(text: &str) -> Vec<&str> {
        let mut lines: Vec<&str> = text.lines().collect();
        lines.sort_unstable();
        lines
    }
    let launch = changed(|text| text.replace("kernel.bin", "../opt_disable/printed.bin"));
    let output = printed(&launch);
    assert_eq!((sorted(&output.text), output.lost), (sorted(&expected()), 0));
}

#[test]
fn kernels_that_do_not_print_print_nothing() {
    assert_eq!(printed(&corpus::launch("saxpy")), Printed::default());
}

/// More output than the buffer holds: what fits is there, the rest is counted.
#[test]
fn output_that_does_not_fit_is_counted() {
    let items = 20_000;
    let launch = changed(|text| {
        let text = text.replace("global = [6]", &format!("global = [{items}]")).replace("local = [4]", "local = [100]");
        let text = text.replace("buffer = \"f.bin\"", &format!("zeros = {}", 4 * items));
        text.replace("zeros = 24\nexpect = \"out.expect.bin\"", &format!("zeros = {}", 4 * items))
    });
    let output = printed(&launch);
    let lines = output.text.lines().count();
    assert!(output.lost > 0 && lines > 40_000 && lines < 6 * items, "{lines} lines, {} bytes lost", output.lost);
    let record = (BUFFER_BYTES + u64::from(output.lost)) as f64 / (6 * items) as f64;
    assert!((20.0..100.0).contains(&record), "{record} bytes a record");
}
