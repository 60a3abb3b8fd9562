//! Every trace: its counts are those of the table beside it, and the functional model runs through it.

use std::collections::BTreeSet;

use tessera_traces::{scenes, Functional, Trace};

/// Rows of the table "Traces": file name without suffix, records, raw bytes, op mix.
fn table() -> Vec<(String, usize, usize, String)> {
    let readme = std::fs::read_to_string(scenes::folder().join("README.md")).expect("the traces have a table");
    let rows = readme.lines().filter(|l| l.starts_with('|') && l.contains(":RW="));
    let number = |cell: &str| cell.replace(',', "").parse::<usize>().expect("a number");
    rows.map(|row| {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        (cells[1].to_string(), number(cells[2]), number(cells[3]), cells[5].to_string())
    })
    .collect()
}

#[test]
fn counts_and_operations_are_those_of_the_table() {
    let table = table();
    let listed: BTreeSet<&str> = table.iter().map(|(name, ..)| name.as_str()).collect();
    assert_eq!(listed, scenes::NAMES.into());
    for (name, records, raw, mix) in table {
        let trace = scenes::load(&name);
        assert_eq!(trace.records.len(), records, "{name}");
        assert_eq!(trace.mix().to_string(), mix, "{name}");
        assert_eq!(trace.header.msaa, name.ends_with("msaa4"), "{name}");
        let plain = trace.encode();
        assert_eq!(plain.len(), raw, "{name}");
        assert_eq!(Trace::parse("plain", &plain), Ok(trace), "{name}");
    }
}

#[test]
fn every_block_of_a_write_is_its_own() {
    let trace = scenes::load("adv_uniform");
    let layout = trace.layout();
    for record in &trace.records {
        let address = layout.of(record);
        assert!(address < layout.blocks());
        assert_eq!(layout.tile(address), (record.surface, record.x, record.y));
    }
    let touched: BTreeSet<u32> = trace.records.iter().filter(|r| r.op.writes()).map(|r| layout.of(r)).collect();
    let start = Functional::run(&trace, 0);
    let end = Functional::run(&trace, usize::MAX);
    let changed: Vec<u32> = end.differences(&start).map(|(address, ..)| address).collect();
    assert_eq!(changed, touched.into_iter().collect::<Vec<_>>());
}
