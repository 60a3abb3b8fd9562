//! Waveforms as a user asks for them: the layout that belongs to one, and what is said about a big one.

mod common;

use common::{refused, root, run, scratch, stderr, tessera, SAXPY};

#[test]
fn a_layout_opens_at_the_recorded_cycles_with_the_words_for_its_codes() {
    let folder = scratch("layout");
    let path = |name: &str| folder.join(name).to_str().expect("a printable path").to_string();
    let (wave, layout) = (path("tc.vcd"), path("tc.gtkw"));
    for (engine, scope, top) in [("rtl", "tc", "tessera_eu.tc"), ("golden", "", "tessera_eu"), ("rtl", "", "tessera_eu")] {
        let scope: &[&str] = if scope.is_empty() { &[] } else { &["--vcd-scope", scope] };
        let window = ["--vcd-from", "300", "--vcd-cycles", "200", "--layout", &layout];
        run(&[&["run", SAXPY, "--engine", engine, "--wave", &wave], &window[..], scope].concat());
        let text = std::fs::read_to_string(&layout).expect("the layout");
        assert!(text.contains("Cycles 300 to 499 in "), "{text}");
        assert!(text.contains("\n[timestart] 300000\n"), "picoseconds: {text}");
        let zoom = text.lines().find_map(|line| line.strip_prefix('*')).expect("a zoom");
        let zoom: f64 = zoom.split(' ').next().expect("a number").parse().expect("a number");
        // Of 200 pixels there are five beside the names.
        let screen = 5.0 * (-zoom).exp2();
        assert!((150_000.0..200_000.0).contains(&screen), "{screen} ps");
        assert!(text.contains(&format!("^1 /tree/codes/stall.txt\n@2022\n{top}.stall_0[3:0]\n")), "{text}");
        let recorded = std::fs::read_to_string(&wave).expect("the waveform");
        let names: Vec<_> = recorded.lines().filter_map(|line| line.strip_prefix("$var wire ")?.split(' ').nth(2)).collect();
        let shown = text.lines().filter_map(|line| line.strip_prefix(top)?.strip_prefix('.'));
        let shown: Vec<_> = shown.map(|name| name.split('[').next().expect("a name")).filter(|name| *name != "clock").collect();
        assert!(shown.len() > 50, "{} signals", shown.len());
        let missing: Vec<_> = shown.iter().filter(|name| !names.contains(name)).collect();
        assert!(missing.is_empty(), "not in the waveform of {engine}: {missing:?}");
        let words = std::fs::read_to_string(folder.join("codes/stall.txt")).expect("the words");
        assert!(words.contains("\n7 pipe busy\n"), "{words}");
    }
    let committed = std::fs::read_to_string(root().join("generated/codes/stall.txt")).expect("the committed words");
    assert_eq!(std::fs::read_to_string(folder.join("codes/stall.txt")).expect("the words"), committed);
}

#[test]
fn a_layout_that_cannot_be_had_is_refused() {
    let folder = scratch("layout_refused");
    let wave = folder.join("w.vcd").to_str().expect("a printable path").to_string();
    refused(&["run", SAXPY, "--wave", &wave, "--layout", "/no/such/folder/x.gtkw"], &["/no/such/folder/x.gtkw", "writable"]);
    let alone = tessera(&["run", SAXPY, "--layout", "x.gtkw"]);
    assert!(alone.status.code() == Some(2) && stderr(&alone).contains("--vcd"), "{}", stderr(&alone));
}

#[test]
fn a_big_recording_is_announced_and_a_small_one_is_not() {
    let folder = scratch("announced");
    let wave = folder.join("w.vcd").to_str().expect("a printable path").to_string();
    let said = |more: &[&str]| {
        let output = tessera(&[&["run", SAXPY, "--engine", "rtl", "--wave", &wave], more].concat());
        assert!(output.status.success());
        stderr(&output)
    };
    let big = said(&[]);
    assert!(big.contains("MB in its first 1000 cycles, so about ") && big.lines().count() == 1, "{big}");
    // What was measured is what there is: both runs record the same 1,000 cycles.
    let first: u64 = big.split("w.vcd: ").nth(1).and_then(|text| text.split(' ').next()).expect("a figure").parse().expect("MB");
    assert_eq!(said(&["--vcd-cycles", "1000"]), "", "a thousand cycles are no big recording");
    let size = std::fs::metadata(&wave).expect("the waveform").len() / 1_000_000;
    assert!(first.abs_diff(size) <= 1, "{first} MB said, {size} MB there");
    assert_eq!(said(&["--vcd-scope", "ga"]).lines().count(), 0);
}
