//! One point of a sweep: its name, which says all of its inputs, and the file of its results.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::{json, Number, Value};
use sha2::{Digest, Sha256};

use super::workload::{hex, Workload};
use crate::args::Engine;
use crate::config::Config;
use crate::error::CliError;

/// The commit that the models are of.
pub const COMMIT: &str = env!("TESSERA_COMMIT");

/// Digits of a name.
const DIGITS: usize = 16;

/// What is run.
pub struct Point {
    /// Number of the workload in the plan.
    pub workload: usize,
    pub engine: Engine,
    pub engine_name: &'static str,
    /// What the configuration was derived from.
    pub base: String,
    pub config: Config,
    /// Value of each axis.
    pub settings: BTreeMap<String, Value>,
}

/// What came out, with what went in: the file of a point.
#[derive(Serialize, Deserialize)]
pub struct Record {
    pub point: String,
    pub workload: String,
    pub engine: String,
    pub configuration: String,
    pub axes: BTreeMap<String, Value>,
    /// The whole configuration, to be repeated.
    pub config: Config,
    /// Requests of a trace.
    pub requests: Option<usize>,
    pub seed: u64,
    pub commit: String,
    pub results: BTreeMap<String, Number>,
}

impl Point {
    /// A hash of everything the results depend on.
    pub fn name(&self, workload: &Workload) -> String {
        let inputs = json!({
            "commit": COMMIT,
            "workload": workload.hash,
            "requests": workload.requests(),
            "engine": self.engine_name,
            "config": self.config,
        });
        hex(Sha256::new_with_prefix(inputs.to_string()))[..DIGITS].to_string()
    }

    /// The record of these results.
    pub fn record(&self, workload: &Workload, results: BTreeMap<String, Number>) -> Record {
        let seed = if workload.requests().is_some() { self.config.memory.seed } else { self.config.eu.seed };
        Record {
            point: self.name(workload),
            workload: workload.name.clone(),
            engine: self.engine_name.into(),
            configuration: self.base.clone(),
            axes: self.settings.clone(),
            config: self.config.clone(),
            requests: workload.requests(),
            seed,
            commit: COMMIT.into(),
            results,
        }
    }
}

/// The file of the point called `name`.
pub fn file(out: &Path, name: &str) -> PathBuf {
    out.join("points").join(format!("{name}.json"))
}

impl Record {
    /// What an earlier run has left of the point called `name`; nothing if that is no record of it.
    pub fn read(out: &Path, name: &str) -> Option<Record> {
        let text = std::fs::read_to_string(file(out, name)).ok()?;
        serde_json::from_str(&text).ok().filter(|record: &Record| record.point == name)
    }

    pub fn write(&self, out: &Path) -> Result<(), CliError> {
        let text = serde_json::to_string_pretty(self).expect("numbers and names always serialise");
        write(&file(out, &self.point), (text + "\n").as_bytes())
    }
}

/// Writes a file that appears when it is complete, and its folder.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), CliError> {
    let failed =
        |e: std::io::Error| CliError::File { path: path.to_path_buf(), reason: format!("{e}, expected a writable file") };
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(failed)?;
    }
    let unfinished = path.with_extension(format!("unfinished-{}", std::process::id()));
    let written = std::fs::File::create(&unfinished)
        .and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()))
        .and_then(|()| std::fs::rename(&unfinished, path));
    written.map_err(|e| {
        let _ = std::fs::remove_file(&unfinished);
        failed(e)
    })
}
