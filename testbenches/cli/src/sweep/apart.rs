//! Points whose hardware has yet to be built: a command has the hardware of one shape without a name, so each of
//! them is run by a command of its own, `tessera sweep --point`.

use std::env;
use std::process::Command;

use super::args::SweepArgs;
use super::plan::Plan;
use super::point::Point;
use crate::error::CliError;
use crate::tailor;

/// Whether it is such a point.
pub fn is_needed(plan: &Plan, point: &Point) -> bool {
    let of_eu = plan.workloads[point.workload].requests().is_none();
    of_eu && point.engine.is_hardware() && point.config.shape_name().is_none()
}

/// In the command of such a point: asks for its hardware.
pub fn hardware(plan: &Plan, point: &Point) -> Result<(), CliError> {
    match is_needed(plan, point) {
        true => tailor::hardware(&point.config.shape).map(drop),
        false => Ok(()),
    }
}

/// Runs the point of this name; what its command says when it fails is the error.
pub fn run(args: &SweepArgs, name: &str) -> Result<(), CliError> {
    let wrong = |reason| CliError::Apart { reason, status: 2 };
    let program = env::current_exe().map_err(|e| wrong(format!("{e}, expected to find this program's file")))?;
    let mut command = Command::new(program);
    command.arg("sweep").arg(&args.sweep).arg("--out").arg(&args.out).args(["--point", name]);
    command.args(args.requests.map(|n| format!("--requests={n}")));
    let ran = command.output().map_err(|e| wrong(format!("{e}, expected to run this program again")))?;
    if ran.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&ran.stderr);
    let told = said.lines().find_map(|line| line.strip_prefix("tessera: "));
    let reason = told.or(said.lines().next()).unwrap_or("ended without a reason");
    let status = ran.status.code().and_then(|status| status.try_into().ok()).unwrap_or(2);
    Err(CliError::Apart { reason: reason.into(), status })
}
