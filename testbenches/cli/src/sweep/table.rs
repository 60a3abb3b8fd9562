//! The results of all points as one CSV file with named columns.

use super::measure;
use super::point::Record;

/// Columns in front of the axes, behind them, and of the results.
const FRONT: [&str; 4] = ["point", "workload", "engine", "configuration"];
const BEHIND: [&str; 2] = ["seed", "commit"];

/// Names that no axis may have.
pub fn names() -> Vec<String> {
    let results = measure::columns().iter().map(|column| column.0.clone());
    FRONT.iter().chain(&BEHIND).map(|name| name.to_string()).chain(results).collect()
}

/// The value of an axis, as text.
pub fn text(value: &serde_json::Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_string)
}

/// The table: a line for each point, in the order of the grid. A result that no point has gets no column.
pub fn csv(axes: &[String], records: &[Record]) -> Vec<u8> {
    let there = |name: &str| records.iter().any(|record| record.results.contains_key(name));
    let results: Vec<&str> = measure::columns().iter().map(|column| column.0.as_str()).filter(|name| there(name)).collect();
    let mut writer = csv::Writer::from_writer(Vec::new());
    let front = FRONT.into_iter().chain(axes.iter().map(String::as_str)).chain(BEHIND);
    writer.write_record(front.chain(results.iter().copied())).expect("memory is writable");
    for record in records {
        let front = [&record.point, &record.workload, &record.engine, &record.configuration];
        let mut line: Vec<String> = front.into_iter().cloned().collect();
        line.extend(axes.iter().map(|axis| record.axes.get(axis).map(text).unwrap_or_default()));
        line.extend([record.seed.to_string(), record.commit.clone()]);
        line.extend(results.iter().map(|name| record.results.get(*name).map(ToString::to_string).unwrap_or_default()));
        writer.write_record(&line).expect("memory is writable");
    }
    writer.into_inner().expect("memory is writable")
}
