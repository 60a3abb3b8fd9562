//! The `tessera` command: runs kernels and render-cache traces, compares engines, exports Verilog,
//! disassembles.
//!
//! Exit status: 0 done, 1 a comparison failed, 2 a wrong input, 130 interrupted; every error is one line on
//! stderr.

#[macro_use]
mod output;

mod args;
mod compare;
mod config;
mod disasm;
mod dump;
mod energy;
mod engine;
mod error;
mod export;
mod fpu;
mod interrupt;
mod launch;
mod lockstep;
mod look;
mod new_launch;
mod opencl;
mod picture;
mod progress;
mod replay;
mod report;
mod run;
mod sweep;
mod tailor;
mod trace;
mod views;
mod wave;

use std::process::ExitCode;

use clap::Parser;

use args::{Cli, Command};
pub use tailor::Tailored;

/// The command, with the hardware of one more shape if there is any.
pub fn main(tailored: Option<Tailored>) -> ExitCode {
    tailor::set(tailored);
    interrupt::install();
    let result = match Cli::parse().command {
        Command::Run(args) => run::run(&args),
        Command::Profile(args) => look::profile(&args),
        Command::Report(args) => look::report(&args),
        Command::Lockstep(args) => lockstep::lockstep(&args),
        Command::Trace(args) => trace::trace(&args),
        Command::Config(args) => config::command(&args),
        Command::Sweep(args) => sweep::sweep(&args),
        Command::Compare(args) => compare::compare(&args),
        Command::Export(args) => export::export(&args),
        Command::Opencl(args) => opencl::opencl(&args),
        Command::List => export::list(),
        Command::Fpu(args) => fpu::fpu(&args),
        Command::Disasm(args) => disasm::disasm(&args),
        Command::NewLaunch(args) => new_launch::new_launch(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            interrupt::wait_if_ending();
            eprintln!("tessera: {error}");
            ExitCode::from(error.exit_status())
        }
    }
}
