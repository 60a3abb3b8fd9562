//! The `tessera` command with the hardware of one more shape of the execution unit. `tessera` builds it when a
//! configuration asks for a shape that has no name, and goes on as this (`tessera-cli`, `tailor.rs`).

use std::process::ExitCode;

use tessera_cli::Tailored;

include!(concat!(env!("OUT_DIR"), "/eu.rs"));

fn main() -> ExitCode {
    tessera_cli::main(Some(Tailored::new::<Eu>(Eu::SHAPE)))
}
