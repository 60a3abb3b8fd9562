//! Everything the command can fail with, and the exit status it means.

use std::path::PathBuf;

use tessera_export::ExportError;
use tessera_fpu::FpuError;
use tessera_interp::{instruction_text, InterpError};
use tessera_launch::{Launch, LaunchError};
use tessera_lockstep::bench::RunError;
use tessera_lockstep::cache::CacheError;
use tessera_traces::TraceError;
use thiserror::Error;

use crate::config::FieldError;
use crate::interrupt::INTERRUPTED;

#[derive(Debug, Error)]
pub enum CliError {
    #[error(transparent)]
    Launch(#[from] LaunchError),
    #[error(transparent)]
    Config(#[from] FieldError),
    #[error(transparent)]
    Export(#[from] ExportError),
    #[error(transparent)]
    Fpu(#[from] FpuError),
    #[error("standard input: {mismatches} of {vectors} vectors differ from their result")]
    Vectors { vectors: u64, mismatches: u64 },
    #[error("{file}: {source}")]
    Interp { file: String, source: InterpError },
    #[error("{file}: {reason}")]
    Run { file: String, reason: String, failed: bool },
    #[error("{file}: {reason}")]
    Interrupted { file: String, reason: String },
    #[error(transparent)]
    Trace(#[from] TraceError),
    #[error("{file}: {source}")]
    Cache { file: String, source: CacheError },
    #[error("{}: {reason}", path.display())]
    File { path: PathBuf, reason: String },
    #[error("{}: {refused} instructions that the EU does not execute, expected none", path.display())]
    Refused { path: PathBuf, refused: usize },
    #[error("unknown block `{name}`, expected one of: {known}")]
    UnknownBlock { name: String, known: String },
    #[error("{dir}: {count} differences from the export, the first: {first}; `tessera export` writes it anew", dir = dir.display())]
    Outdated { dir: PathBuf, count: usize, first: String },
    #[error("{failed} of {points} points failed, the first ({point}): {first}")]
    Sweep { failed: usize, points: usize, point: String, first: Box<CliError> },
    #[error("{reason}")]
    Apart { reason: String, status: u8 },
    #[error("{count} values differ by more than {within} %, the first: {first}")]
    Beyond { count: usize, within: f64, first: String },
    #[error("{file}: {count} findings, expected none")]
    Findings { file: String, count: usize },
    #[error("shape: {0}")]
    Shape(String),
    #[error("option {option}: {reason}")]
    Option { option: &'static str, reason: String },
}

impl CliError {
    /// 1: ran, and a comparison failed; 2: could not run as asked; 130: interrupted.
    pub fn exit_status(&self) -> u8 {
        match self {
            CliError::Launch(error) => error.exit_status(),
            CliError::Outdated { .. } | CliError::Vectors { .. } | CliError::Refused { .. } => 1,
            CliError::Interrupted { .. } => INTERRUPTED,
            CliError::Apart { status, .. } => *status,
            CliError::Beyond { .. } | CliError::Findings { .. } => 1,
            CliError::Sweep { first, .. } => first.exit_status(),
            CliError::Run { failed, .. } => 2 - *failed as u8,
            CliError::Cache { source, .. } => 2 - !matches!(source, CacheError::TooLong(_)) as u8,
            _ => 2,
        }
    }

    /// A run that ended early.
    pub fn run(launch: &Launch, error: RunError) -> Self {
        let failed = matches!(error, RunError::Wrong { .. } | RunError::Follower { .. });
        let at = match &error {
            RunError::Wrong { ip, .. } | RunError::Follower { ip, .. } => Some(("last retired", *ip)),
            RunError::Unsupported { ip, .. } | RunError::Message { ip, .. } => Some(("instruction", *ip)),
            _ => None,
        };
        let reason = match at {
            Some((what, ip)) => format!("{error}; {what} at {ip:#06x}: `{}`", instruction_text(launch, ip)),
            None => error.to_string(),
        };
        CliError::Run { file: launch.file().to_string(), reason, failed }
    }
}
