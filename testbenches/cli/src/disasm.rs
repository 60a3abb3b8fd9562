//! `tessera disasm`: the instructions of a kernel binary, with their addresses, or those that the EU refuses.

use std::io::Write;

use tessera_golden::tc::decode::Decoded;
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
    let mut refused = 0;
    for kernel in kernels {
        out += &format!("// {} (SIMD{})\n", kernel.name, kernel.simd);
        for line in lines(&kernel.isa) {
            refused += usize::from(line.refused);
            if line.refused || !args.refused {
                out += &format!("{:#06x}  {}\n", line.ip, line.text);
            }
        }
    }
    if args.refused {
        out += &format!("// not executed by the EU: {refused}\n");
    }
    // A closed pipe (`| head`) is no error worth a message.
    let _ = std::io::stdout().write_all(out.as_bytes());
    if args.refused && refused > 0 {
        return Err(CliError::Refused { path: args.file.clone(), refused });
    }
    Ok(())
}

/// One instruction of a listing.
struct Line {
    ip: usize,
    text: String,
    /// The EU stops a thread at it.
    refused: bool,
}

/// All instructions up to the end of the thread; what follows is padding.
fn lines(isa: &[u8]) -> Vec<Line> {
    let mut out = Vec::new();
    let mut ip = 0;
    while isa.iter().skip(ip).any(|&b| b != 0) {
        let code = &isa[ip..];
        let (size, line) = match decode(code) {
            Ok(decoded) => {
                (decoded.size, Line { ip, text: text(&decoded.inst).trim_end().to_owned(), refused: refuses(code, decoded.size) })
            }
            Err(error) => (8, Line { ip, text: format!("// {error}"), refused: true }),
        };
        out.push(line);
        ip += size;
    }
    out
}

/// Whether the EU stops at the instruction of `size` bytes with which `code` begins, whatever came before it.
fn refuses(code: &[u8], size: usize) -> bool {
    let word = code.iter().take(16).rev().fold(0u128, |word, &byte| word << 8 | u128::from(byte));
    Decoded::of_raw(word, size == 8).unsupported
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_isa::asm::{grf, Builder};
    use tessera_isa::Opcode;

    #[test]
    fn what_the_eu_refuses_is_marked() {
        let mut code = Builder::new();
        code.mov(8, grf(2).f(), grf(3).f());
        code.binary(Opcode::Sad2, 8, grf(2).uw(), grf(3).ub(), grf(4).ub());
        code.eot(127);
        let lines = lines(&code.finish().expect("legal instructions"));
        let refused = lines.iter().filter(|line| line.refused).map(|line| line.text.split(' ').next()).collect::<Vec<_>>();
        assert_eq!((lines.len(), refused), (3, vec![Some("sad2")]));
    }
}
