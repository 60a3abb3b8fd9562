//! `tessera disasm`: the instructions of a kernel binary, with their addresses.

use std::io::Write;

use tessera_isa::{decode, disasm as text};
use tessera_launch::program::Program;
use tessera_launch::Kernel;

use crate::args::DisasmArgs;
use crate::error::CliError;

pub fn disasm(args: &DisasmArgs) -> Result<(), CliError> {
    let file = |reason: String| CliError::File { path: args.file.clone(), reason };
    let bytes = std::fs::read(&args.file).map_err(|e| file(format!("{e}, expected a kernel binary")))?;
    let name = args.file.display().to_string();
    let program = Program::parse(&name, &bytes)?;
    let kernels: Vec<&Kernel> = match &args.kernel {
        Some(name) => vec![program.kernel(name)?],
        None => program.kernels.iter().collect(),
    };
    let mut out = String::new();
    for kernel in kernels {
        out += &format!("// {} (SIMD{})\n", kernel.name, kernel.simd);
        out += &listing(&kernel.isa);
    }
    // A closed pipe (`| head`) is no error worth a message.
    let _ = std::io::stdout().write_all(out.as_bytes());
    Ok(())
}

/// All instructions up to the end of the thread; what follows is padding.
fn listing(isa: &[u8]) -> String {
    let mut out = String::new();
    let mut ip = 0;
    while ip < isa.len() && isa[ip..].iter().any(|&b| b != 0) {
        match decode(&isa[ip..]) {
            Ok(decoded) => {
                out += &format!("{ip:#06x}  {}\n", text(&decoded.inst).trim_end());
                ip += decoded.size;
            }
            Err(error) => {
                out += &format!("{ip:#06x}  // {error}\n");
                ip += 8;
            }
        }
    }
    out
}
