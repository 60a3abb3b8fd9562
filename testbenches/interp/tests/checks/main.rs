//! What `--check` has to find in small kernels, and what it must not find in their twins and in all other kernels.

mod corpus;

use std::path::Path;
use std::sync::Arc;

use tessera_interp::{run_checked, Checker, Finding, FindingKind, InterpError, Retired, RunOptions, Watch};
use tessera_launch::Launch;

use FindingKind::{Barrier, Bounds, Race, Undefined};

struct Quiet;

impl Watch for Quiet {
    const TRACES: bool = false;
    fn retired(&mut self, _: [u32; 3], _: usize, _: &dyn Fn() -> String, _: &Retired) {}
    fn progress(&mut self, _: u64, _: u64) {}
}

/// Runs a launch with checks; its findings, and the error that it ended with.
pub fn check(launch: &Launch) -> (Vec<Finding>, Option<InterpError>) {
    let mut memory = launch.memory();
    let mut checker = Checker::new(launch, &memory);
    let result = run_checked(launch, &mut memory, &RunOptions::default(), &mut Quiet, &mut checker);
    (checker.findings().to_vec(), result.err())
}

/// Two groups of 64 work-items of a kernel of `kernels.cl` with these arguments.
fn found(kernel: &str, arguments: &[&str]) -> Vec<Finding> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/checks");
    let tables: Vec<_> = arguments.iter().map(|argument| format!("[[arg]]\n{argument}\n")).collect();
    let head = format!("binary = \"kernels.bin\"\nkernel = \"{kernel}\"\nglobal = [128]\nlocal = [64]\n");
    let files = |name: &Path| std::fs::read(folder.join(name)).map(Arc::from).map_err(|e| e.to_string());
    let launch = Launch::load_with("launch.toml", &(head + &tables.join("")), &files).unwrap_or_else(|e| panic!("{kernel}: {e}"));
    let (findings, error) = check(&launch);
    assert_eq!(error, None, "{kernel}");
    findings
}

/// A range of 128 numbers; bytes nobody has written; local memory for a group.
const X: &str = "range = { type = \"i32\", count = 128 }";
const RAW: &str = "undefined = 512";
const LOCAL: &str = "local = 256";

fn clean(kernel: &str, arguments: &[&str]) {
    let findings = found(kernel, arguments);
    assert!(findings.is_empty(), "{kernel}: {}", lines(&findings));
}

/// Exactly one kind of finding, the first of which says all of `parts`.
fn finds(kind: FindingKind, kernel: &str, arguments: &[&str], parts: &[&str]) -> Vec<Finding> {
    let findings = found(kernel, arguments);
    let text = lines(&findings);
    assert!(!findings.is_empty() && findings.iter().all(|finding| finding.kind == kind), "{kernel}: {text}");
    let first = findings[0].to_string();
    for part in parts {
        assert!(first.contains(part), "{kernel}: `{part}` is missing in {text}");
    }
    assert!(text.lines().count() == findings.len(), "a line each: {text}");
    findings
}

fn lines(findings: &[Finding]) -> String {
    findings.iter().map(|finding| format!("{finding}\n")).collect()
}

fn scalar(value: i32) -> String {
    format!("scalar = {{ i32 = {value} }}")
}

#[test]
fn work_items_race_in_global_memory() {
    let parts = [
        "race: shift_race 0x",
        " (kernels.cl:9) `sends (16|M0) null:w",
        "lane 1 (work-item 1,0,0) writes arg[0] x bytes 0x4 to 0x7",
    ];
    let text = lines(&finds(Race, "shift_race", &[X], &parts));
    let threads =
        "group 0,0,0 thread 1 lane 0 (work-item 32,0,0) writes arg[0] x bytes 0x80 to 0x83, which group 0,0,0 thread 0 \
                   lane 31 (work-item 31,0,0) read at 0x";
    let groups = "group 1,0,0 thread 1 lane 31 (work-item 127,0,0) reads arg[0] x bytes 0x0 to 0x3, which group 0,0,0 thread 0";
    assert!(text.contains(threads) && text.contains(groups), "{text}");
    clean("shift", &[X, RAW]);
}

#[test]
fn a_barrier_orders_a_group_and_no_two_groups() {
    clean("neighbours", &[RAW, RAW, &scalar(0)]);
    let parts = ["arg[0] x", "group 0,0,0", "nothing orders the two"];
    finds(Race, "neighbours", &[X, RAW, &scalar(1)], &parts);
}

#[test]
fn work_items_race_in_local_memory() {
    let parts = ["reads local memory bytes 0x", "wrote at 0x"];
    let findings = found("local_race", &[X, LOCAL]);
    // The other thread has not written yet when the first reads.
    assert!(findings.iter().all(|finding| matches!(finding.kind, Race | Undefined)), "{}", lines(&findings));
    let race = findings.iter().find(|finding| finding.kind == Race).expect("a race").to_string();
    assert!(parts.iter().all(|part| race.contains(part)) || race.contains("writes local memory"), "{race}");
    clean("local_exchange", &[X, LOCAL]);
}

#[test]
fn lanes_of_one_thread_may_have_met() {
    finds(Race, "subgroup_exchange", &[X, LOCAL], &["lanes of one thread, which may have met at a sub_group_barrier"]);
}

#[test]
fn a_race_of_equal_values_says_so() {
    finds(Race, "same_value", &["zeros = 4", X], &["writes arg[0] flag bytes 0x0 to 0x3", "both write the same value"]);
}

#[test]
fn atomics_do_not_race_unless_others_read() {
    clean("counter", &["zeros = 4", RAW]);
    finds(Race, "counter_read", &["zeros = 4", RAW], &["thread 1 atomically changes arg[0] count", "read at"]);
}

#[test]
fn memory_that_nobody_wrote_is_undefined() {
    clean("half_written", &[RAW, LOCAL, &scalar(64)]);
    let parts =
        ["lane 0 (work-item 0,0,0) writes an undefined value to arg[0] x bytes 0x0 to 0x3, from local memory bytes 0xfc to 0xff"];
    finds(Undefined, "half_written", &[RAW, LOCAL, &scalar(32)], &parts);
    // One group has written what the other one reads: that is no initialisation, for each has its own.
    let wrong: u64 = found("half_written", &[RAW, LOCAL, &scalar(32)]).iter().map(|finding| finding.count).sum();
    assert_eq!(wrong, 64);
    finds(Undefined, "shift", &[RAW, RAW], &["from arg[0] x bytes 0x4 to 0x7, read at 0x"]);
    finds(Undefined, "counter", &["undefined = 4", RAW], &["atomically changes arg[0] count", "from arg[0] count"]);
}

#[test]
fn undefined_values_may_not_decide() {
    let sends = found("decides", &[RAW, "zeros = 512"]);
    assert!(!sends.is_empty() && sends.iter().all(|finding| finding.kind == Undefined), "{}", lines(&sends));
    assert!(lines(&sends).contains("by an undefined flag, from arg[0] x bytes"), "{}", lines(&sends));
    let findings = found("addresses", &[RAW, "zeros = 512"]);
    let undefined = "lane 0 (work-item 0,0,0) writes memory at an undefined address, from arg[0] x bytes 0x0 to 0x3";
    assert!(lines(&findings).contains(undefined), "{}", lines(&findings));
}

#[test]
fn what_math_makes_of_undefined_values_is_undefined() {
    clean("decides_by_math", &[X, "zeros = 512", &scalar(7)]);
    let findings = finds(Undefined, "decides_by_math", &[RAW, "zeros = 512", &scalar(7)], &["arg[0] x"]);
    // The root and the remainder, each of two threads' lanes at least.
    let places: std::collections::BTreeSet<_> = findings.iter().filter_map(|finding| finding.line.clone()).collect();
    assert!(places.len() >= 2, "{}", lines(&findings));
}

#[test]
fn registers_that_nothing_wrote_are_undefined() {
    let arguments = |written, from| [X.to_string(), scalar(written), scalar(from)];
    for kernel in ["sum_of_some", "sum_of_many"] {
        let run = |[x, written, from]: [String; 3]| found(kernel, &[&x, &written, &from]);
        let undefined = |findings: &[Finding]| findings.iter().any(|finding| finding.kind == Undefined);
        // Every work-item writes x and reads the first of it, so these race.
        assert!(!undefined(&run(arguments(8, 7))), "{kernel}: {}", lines(&run(arguments(8, 7))));
        let text = lines(&run(arguments(8, 60)));
        let origin = if kernel == "sum_of_some" { ":ud, which nothing wrote" } else { "from scratch bytes 0x" };
        assert!(text.contains("writes an undefined value to arg[0] x bytes 0x0 to 0x3, from") && text.contains(origin), "{text}");
    }
}

#[test]
fn all_of_a_group_meet_at_one_barrier() {
    for kernel in ["some_threads", "some_lanes"] {
        clean(kernel, &[X, &scalar(1)]);
    }
    let parts = ["waits at a barrier that 1 of 2 threads never reach: thread 1 has ended", "2 times"];
    finds(Barrier, "some_threads", &[X, &scalar(0)], &parts);
    let parts = ["waits at a barrier without 16 of its work-items, such as 0,0,0", "4 times"];
    finds(Barrier, "some_lanes", &[X, &scalar(0)], &parts);
    finds(Barrier, "two_barriers", &[X], &["waits at a barrier while thread 1 waits at another one"]);
}

#[test]
fn accesses_outside_are_named() {
    clean("outside", &[RAW, X, &scalar(0)]);
    let findings = finds(Bounds, "outside", &[RAW, X, &scalar(8)], &["reads outside: arg[1] y, byte 0x200 of 0x200"]);
    assert!(lines(&findings).contains("writes outside: arg[0] x, byte 0x200 of 0x200"), "{}", lines(&findings));
    clean("outside_local", &[RAW, LOCAL, &scalar(0)]);
    finds(Bounds, "outside_local", &[RAW, LOCAL, &scalar(1024)], &["outside: byte 0x1000 of 0x400 of local memory"]);
}
