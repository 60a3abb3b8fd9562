//! What the points of a sweep run: a launch or a trace, read once for all of them.

use std::cell::RefCell;
use std::path::Path;
use std::sync::Arc;

use sha2::{Digest, Sha256};
use tessera_launch::Launch;
use tessera_traces::Trace;

use crate::error::CliError;

/// A launch or a trace.
pub struct Workload {
    /// Name of its column: the file's, or the folder's of a `launch.toml`.
    pub name: String,
    /// Hash of everything it consists of.
    pub hash: String,
    pub kind: Kind,
}

pub enum Kind {
    Launch(Box<Launch>),
    Trace {
        trace: Trace,
        /// Requests that are run.
        count: usize,
    },
}

impl Workload {
    pub fn launch(path: &Path) -> Result<Workload, CliError> {
        let launch = Launch::load(path)?;
        // Once more for the hash: every file it reads is part of what is run.
        let text = read(path)?;
        let hasher = RefCell::new(Sha256::new_with_prefix(&text));
        let folder = path.parent().unwrap_or(Path::new("."));
        Launch::load_with(&path.display().to_string(), &String::from_utf8_lossy(&text), &|name| {
            let bytes = std::fs::read(folder.join(name)).map_err(|e| format!("cannot read `{}`: {e}", name.display()))?;
            hasher.borrow_mut().update(&bytes);
            Ok(Arc::from(bytes))
        })?;
        let in_folder = path.file_name().is_some_and(|name| name == "launch.toml");
        let named = path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
        let name = if in_folder { named.parent().unwrap_or(&named).file_name() } else { named.file_stem() };
        let name = name.unwrap_or_default().to_string_lossy().into_owned();
        Ok(Workload { name, hash: hex(hasher.into_inner()), kind: Kind::Launch(Box::new(launch)) })
    }

    pub fn trace(path: &Path, requests: Option<usize>) -> Result<Workload, CliError> {
        let trace = Trace::load(path)?;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let name = name.trim_end_matches(".gz").trim_end_matches(".rtrc").to_string();
        let count = requests.unwrap_or(usize::MAX).min(trace.records.len());
        Ok(Workload { name, hash: hex(Sha256::new_with_prefix(read(path)?)), kind: Kind::Trace { trace, count } })
    }

    /// Requests that are run, of a trace.
    pub fn requests(&self) -> Option<usize> {
        match &self.kind {
            Kind::Trace { count, .. } => Some(*count),
            Kind::Launch(_) => None,
        }
    }
}

fn read(path: &Path) -> Result<Vec<u8>, CliError> {
    std::fs::read(path).map_err(|e| CliError::File { path: path.to_path_buf(), reason: e.to_string() })
}

/// A hash as text.
pub fn hex(hasher: Sha256) -> String {
    hasher.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}
