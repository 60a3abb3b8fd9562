//! A sweep file, and the grid of points that it means.

use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;
use serde_json::Value;

use super::point::Point;
use super::workload::Workload;
use crate::args::Engine;
use crate::config::{set, Config};
use crate::error::CliError;

/// Most points of a sweep.
const POINTS: usize = 100_000;

/// The file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// Launch files, relative to this file.
    #[serde(default)]
    launches: Vec<String>,
    /// Traces, relative to this file.
    #[serde(default)]
    traces: Vec<String>,
    /// Only the first requests of each trace.
    requests: Option<usize>,
    #[serde(default = "golden")]
    engines: Vec<Timed>,
    /// What the points have in common: a named configuration, or a file relative to this file.
    config: Option<String>,
    #[serde(default)]
    axis: Vec<Axis>,
    plot: Option<Plot>,
}

/// An engine with cycles.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Timed {
    Golden,
    Rtl,
    Verilator,
}

fn golden() -> Vec<Timed> {
    vec![Timed::Golden]
}

impl Timed {
    fn engine(self) -> (&'static str, Engine) {
        match self {
            Timed::Golden => ("golden", Engine::Golden),
            Timed::Rtl => ("rtl", Engine::Rtl),
            Timed::Verilator => ("verilator", Engine::Verilator),
        }
    }
}

/// A parameter, and the values it takes in turn.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Axis {
    /// Name of its column.
    pub name: String,
    /// Fields of the configuration that get the value.
    pub fields: Vec<String>,
    pub values: Vec<Value>,
}

/// What is drawn.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plot {
    #[serde(default)]
    pub title: String,
    /// The axis from left to right.
    pub x: String,
    /// The column from bottom to top.
    pub y: String,
    /// The axis, or `workload` or `engine`, of which each value gets a panel. All others are lines.
    #[serde(default = "workload")]
    pub panels: String,
}

fn workload() -> String {
    "workload".into()
}

/// What a sweep does.
pub struct Plan {
    pub workloads: Vec<Workload>,
    /// Names of the axes, in the order of the file.
    pub axes: Vec<String>,
    pub points: Vec<Point>,
    pub plot: Option<Plot>,
}

impl Plan {
    /// Reads a sweep and everything it names; `requests` wins over the file's.
    pub fn load(path: &Path, requests: Option<usize>) -> Result<Plan, CliError> {
        let wrong = |reason: String| CliError::File { path: path.to_path_buf(), reason };
        let text = std::fs::read_to_string(path).map_err(|e| wrong(format!("{e}, expected a TOML file of a sweep")))?;
        let file: File = toml::from_str(&text).map_err(|e: toml::de::Error| {
            let line = e.span().map_or(1, |s| 1 + text[..s.start].matches('\n').count());
            wrong(format!("line {line}: {}", e.message().replace('\n', " ")))
        })?;
        let folder = path.parent().unwrap_or(Path::new("."));
        let base = match &file.config {
            Some(name) if Config::named(name).is_none() => Config::chosen(Some(&folder.join(name).display().to_string()))?,
            name => Config::chosen(name.as_deref())?,
        };
        let mut workloads = Vec::new();
        for name in &file.launches {
            workloads.push(Workload::launch(&folder.join(name))?);
        }
        for name in &file.traces {
            workloads.push(Workload::trace(&folder.join(name), requests.or(file.requests))?);
        }
        check(&file, &workloads).map_err(wrong)?;
        let base_name = file.config.clone().unwrap_or_else(|| "default".into());
        let grid = grid(&base, &file.axis).map_err(wrong)?;
        let mut points = Vec::new();
        for workload in 0..workloads.len() {
            for timed in &file.engines {
                let (engine_name, engine) = timed.engine();
                points.extend(grid.iter().map(|(config, settings)| Point {
                    workload,
                    engine,
                    engine_name,
                    base: base_name.clone(),
                    config: config.clone(),
                    settings: settings.clone(),
                }));
            }
        }
        Ok(Plan { workloads, axes: file.axis.into_iter().map(|axis| axis.name).collect(), points, plot: file.plot })
    }
}

/// What the values of a file cannot say by themselves; the error is a reason in words.
fn check(file: &File, workloads: &[Workload]) -> Result<(), String> {
    if workloads.is_empty() || file.engines.is_empty() {
        return Err("nothing to run, expected `traces` or `launches`, and `engines` or none for golden".into());
    }
    for (i, workload) in workloads.iter().enumerate() {
        if workloads[..i].iter().any(|other| other.name == workload.name) {
            return Err(format!("two workloads are called `{}`, expected different names", workload.name));
        }
    }
    let taken = super::table::names();
    for (i, axis) in file.axis.iter().enumerate() {
        let name = &axis.name;
        if file.axis[..i].iter().any(|other| other.name == *name) || taken.contains(name) {
            return Err(format!("axis `{name}`: a column of that name is there already, expected another"));
        }
        if axis.fields.is_empty() || axis.values.is_empty() {
            return Err(format!("axis `{name}`: expected at least one of `fields` and one of `values`"));
        }
    }
    let points = file.axis.iter().map(|a| a.values.len()).try_fold(workloads.len() * file.engines.len(), usize::checked_mul);
    if points.is_none_or(|points| points > POINTS) {
        return Err(format!("the grid has too many points, expected at most {POINTS}"));
    }
    if let Some(plot) = &file.plot {
        let axes: Vec<&str> = file.axis.iter().map(|axis| axis.name.as_str()).collect();
        let sides = [&["workload", "engine"], &axes[..]].concat();
        let columns: Vec<&str> = super::measure::columns().iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>();
        for (field, name, known) in [("x", &plot.x, &sides), ("panels", &plot.panels, &sides), ("y", &plot.y, &columns)] {
            if !known.contains(&name.as_str()) {
                return Err(format!("plot: {field} is `{name}`, expected one of: {}", known.join(", ")));
            }
        }
    }
    Ok(())
}

type Settings = BTreeMap<String, Value>;

/// Every combination of the axes' values; the last axis varies fastest.
fn grid(base: &Config, axes: &[Axis]) -> Result<Vec<(Config, Settings)>, String> {
    let mut grid = vec![(base.clone(), Settings::new())];
    for axis in axes {
        let mut wider = Vec::new();
        for (config, settings) in &grid {
            for value in &axis.values {
                let set_field = |config: Config, field: &String| set(&config, field, value);
                let config =
                    axis.fields.iter().try_fold(config.clone(), set_field).map_err(|e| format!("axis `{}`: {e}", axis.name))?;
                let mut settings = settings.clone();
                settings.insert(axis.name.clone(), value.clone());
                wider.push((config, settings));
            }
        }
        grid = wider;
    }
    Ok(grid)
}
