//! The `tessera` command (`lib.rs`) with the hardware of the named shapes.

use std::process::ExitCode;

fn main() -> ExitCode {
    tessera_cli::main(None)
}
