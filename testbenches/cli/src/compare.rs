//! `tessera compare`: two JSON outputs side by side, whatever they count.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::Value;

use crate::error::CliError;

#[derive(Args)]
pub struct CompareArgs {
    /// The output of `--json`, or any other JSON of named numbers
    #[arg(value_name = "A.json")]
    pub before: PathBuf,
    /// What it is compared with
    #[arg(value_name = "B.json")]
    pub after: PathBuf,
    /// Print what is the same as well
    #[arg(long)]
    pub all: bool,
    /// Fail (status 1) if anything differs by more than this percentage of A; what is no number by anything
    #[arg(long, value_name = "PERCENT", value_parser = percentage)]
    pub within: Option<f64>,
}

fn percentage(text: &str) -> Result<f64, String> {
    let number = text.parse::<f64>().ok().filter(|n| n.is_finite() && *n >= 0.0);
    number.ok_or_else(|| "expected a percentage from 0 up".into())
}

/// A line of the table: its name, and what both files have there.
type Row<'a> = (&'a str, Option<&'a Value>, Option<&'a Value>);

pub fn compare(args: &CompareArgs) -> Result<(), CliError> {
    let (before, after) = (read(&args.before)?, read(&args.after)?);
    let names: BTreeMap<&str, ()> = before.iter().chain(&after).map(|(name, _)| (name.as_str(), ())).collect();
    let find = |list: &'_ [(String, Value)], name: &str| list.iter().position(|entry| entry.0 == name);
    let row = |name: &&'_ str| -> (usize, usize) {
        (find(&before, name).unwrap_or(usize::MAX), find(&after, name).unwrap_or(usize::MAX))
    };
    let mut order: Vec<&str> = names.into_keys().collect();
    order.sort_by_key(row);
    let rows = order.iter().map(|&name| {
        let (a, b) = row(&name);
        (name, before.get(a).map(|entry| &entry.1), after.get(b).map(|entry| &entry.1))
    });
    let different: Vec<Row> = rows.clone().filter(|(_, a, b)| a != b).collect();
    let shown: Vec<Row> = if args.all { rows.collect() } else { different.clone() };
    print(&shown);
    outln!("{} of {} values differ", different.len(), order.len());
    let Some(within) = args.within else { return Ok(()) };
    let beyond: Vec<&Row> = different.iter().filter(|(_, a, b)| percent(*a, *b).is_none_or(|p| p.abs() > within)).collect();
    match beyond.first() {
        None => Ok(()),
        Some((name, ..)) => Err(CliError::Beyond { count: beyond.len(), within, first: name.to_string() }),
    }
}

fn print(rows: &[Row]) {
    if rows.is_empty() {
        return;
    }
    let shown = |value: &Option<&Value>| value.map_or_else(|| "-".to_string(), text);
    let cells = |(name, a, b): &Row| {
        let change = match (a.and_then(Value::as_f64), b.and_then(Value::as_f64)) {
            (Some(x), Some(y)) => format!("{:+}", rounded(y - x)),
            _ => String::new(),
        };
        let percent = percent(*a, *b).map(|p| format!("{p:+.2} %")).unwrap_or_default();
        [name.to_string(), shown(a), shown(b), change, percent]
    };
    let head = ["", "A", "B", "B - A", "of A"].map(String::from);
    let table: Vec<[String; 5]> = std::iter::once(head).chain(rows.iter().map(cells)).collect();
    let width = |column: usize| table.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: [usize; 5] = std::array::from_fn(width);
    for row in table {
        let mut line = format!("{:<width$}", row[0], width = widths[0]);
        for column in 1..5 {
            line += &format!("  {:>width$}", row[column], width = widths[column]);
        }
        outln!("{}", line.trim_end());
    }
}

/// Change from `a` to `b`; none where that is no number.
fn percent(a: Option<&Value>, b: Option<&Value>) -> Option<f64> {
    let (a, b) = (a?.as_f64()?, b?.as_f64()?);
    match a {
        0.0 => None,
        _ => Some(100.0 * (b - a) / a),
    }
}

/// Without the noise of a subtraction.
fn rounded(difference: f64) -> f64 {
    (difference * 1e9).round() / 1e9
}

fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_string)
}

/// Every value of the file that is no table or list, by its path.
fn read(path: &Path) -> Result<Vec<(String, Value)>, CliError> {
    let wrong = |reason: String| CliError::File { path: path.to_path_buf(), reason };
    let text = std::fs::read_to_string(path).map_err(|e| wrong(format!("{e}, expected a JSON file")))?;
    let tree: Value = serde_json::from_str(&text).map_err(|e| wrong(format!("{e}, expected JSON")))?;
    let mut found = Vec::new();
    flatten(String::new(), &tree, &mut found);
    Ok(found)
}

fn flatten(path: String, value: &Value, found: &mut Vec<(String, Value)>) {
    let below = |name: &str| if path.is_empty() { name.to_string() } else { format!("{path}.{name}") };
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, v)| flatten(below(name), v, found)),
        Value::Array(items) => items.iter().enumerate().for_each(|(i, v)| flatten(below(&i.to_string()), v, found)),
        _ => found.push((path, value.clone())),
    }
}
