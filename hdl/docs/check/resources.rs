//! What a block takes of an FPGA, by `generated/REPORT.json`.

use std::fs;

use serde_json::{Map, Value};

use crate::pages::root;
use crate::ports;

/// The rows of the report.
///
/// # Panics
/// When the report is not there or not JSON: it is part of the repository.
pub fn report() -> Map<String, Value> {
    let path = root().join("generated/REPORT.json");
    let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The block on whose page an exported top belongs: `tessera_alu_compact` is one of `alu`.
pub fn page_of(top: &str) -> Option<&'static str> {
    let name = top.strip_prefix("tessera_")?;
    let fits = |block: &&str| name.strip_prefix(block).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'));
    ports::names().filter(fits).max_by_key(|block| block.len())
}

/// The tops of a block that have been measured, or a sentence that none has been.
pub fn table(block: &str) -> String {
    let report = report();
    let rows: Vec<String> =
        report.iter().filter(|(top, _)| page_of(top) == Some(block)).map(|(top, row)| line(top, row)).collect();
    if rows.is_empty() {
        return "Area and clock: not in the report yet (`bash scripts/report.sh`).\n".to_string();
    }
    format!(
        "Alone on an ECP5-85F, grade 6 (`generated/REPORT.md` says how; COMB is what nextpnr counts, levels are those \
         before placement):\n\n| top | COMB | FF | MULT18 | block RAM | levels | MHz |\n|---|--:|--:|--:|--:|--:|--:|\n{}",
        rows.concat()
    )
}

fn line(top: &str, row: &Value) -> String {
    let number = |key: &str| row[key].to_string();
    let mut clocks: Vec<f64> = row["mhz"].as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    clocks.sort_by(f64::total_cmp);
    let clock = clocks.get(clocks.len() / 2).map_or(String::new(), |median| format!("{median:.1}"));
    let cells = ["comb", "ff", "dsp", "bram", "levels"].map(number).join(" | ");
    format!("| `{top}` | {cells} | {clock} |\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_top_is_on_the_page_with_the_longest_name() {
        assert_eq!(page_of("tessera_alu_math_compact"), Some("alu"));
        assert_eq!(page_of("tessera_render_cache_axi4_bus64"), Some("render_cache_axi4"));
        assert_eq!(page_of("tessera_render_cache"), Some("render_cache"));
        assert_eq!(page_of("tessera_memory_subsystem_axi4"), Some("memory_subsystem_axi4"));
        assert_eq!(page_of("tessera_aluminium"), None);
    }

    #[test]
    fn every_row_of_the_report_has_a_page() {
        let report = report();
        assert!(report.len() > 20, "{} rows", report.len());
        report.keys().for_each(|top| assert!(page_of(top).is_some(), "{top}"));
        let table = table("axi4_lite_control");
        assert!(table.contains("\n| `tessera_axi4_lite_control` | "), "{table}");
    }
}
