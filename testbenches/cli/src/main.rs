//! The `tessera` command: runs kernels and render-cache traces, compares engines, exports Verilog,
//! disassembles.
//!
//! Exit status: 0 done, 1 a comparison failed, 2 a wrong input, 130 interrupted; every error is one line on
//! stderr.

#[macro_use]
mod output;

mod args;
mod disasm;
mod engine;
mod error;
mod export;
mod fpu;
mod launch;
mod lockstep;
mod look;
mod picture;
mod progress;
mod replay;
mod run;
mod trace;
mod views;
mod wave;

use std::process::ExitCode;

use clap::Parser;

use args::{Cli, Command};

/// What a shell expects of a command that Ctrl-C ended; also what a hang-up or a request to end gives.
const INTERRUPTED: i32 = 130;

fn main() -> ExitCode {
    // Without a handler a signal ends the command as well; it only leaves half a model in the cache.
    let _ = ctrlc::set_handler(|| {
        tessera_export::cosim::abandon();
        std::process::exit(INTERRUPTED)
    });
    let result = match Cli::parse().command {
        Command::Run(args) => run::run(&args),
        Command::Profile(args) => look::profile(&args),
        Command::Report(args) => look::report(&args),
        Command::Lockstep(args) => lockstep::lockstep(&args),
        Command::Trace(args) => trace::trace(&args),
        Command::Export(args) => export::export(&args),
        Command::List => export::list(),
        Command::Fpu(args) => fpu::fpu(&args),
        Command::Disasm(args) => disasm::disasm(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tessera: {error}");
            ExitCode::from(error.exit_status())
        }
    }
}
