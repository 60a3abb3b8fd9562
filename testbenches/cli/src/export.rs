//! `tessera export` and `tessera list`.

use crate::args::ExportArgs;
use crate::blocks::{BlockEntry, BLOCKS};
use crate::error::CliError;

pub fn list() -> Result<(), CliError> {
    for block in BLOCKS {
        outln!("{:<12}  {}", block.name, block.role);
    }
    Ok(())
}

pub fn export(args: &ExportArgs) -> Result<(), CliError> {
    let chosen = chosen(&args.blocks)?;
    let designs = chosen.iter().map(|b| (b.design)()).collect::<Result<Vec<_>, _>>()?;
    let mut differences = Vec::new();
    for design in &designs {
        let dir = args.out.join(&design.name);
        if args.check {
            differences.extend(design.check(&dir)?.iter().map(|d| format!("{}/{d}", design.name)));
        } else {
            design.write_to(&dir)?;
        }
        let lines = design.verilog().lines().count();
        outln!("{:<12}  {:>3} modules  {lines:>6} lines", design.name, design.modules.len());
    }
    match differences.first() {
        None => Ok(()),
        Some(first) => Err(CliError::Outdated { dir: args.out.clone(), count: differences.len(), first: first.clone() }),
    }
}

fn chosen(names: &[String]) -> Result<Vec<&'static BlockEntry>, CliError> {
    if names.is_empty() {
        return Ok(BLOCKS.iter().collect());
    }
    let find = |name: &String| {
        let full = format!("tessera_{}", name.trim_start_matches("tessera_"));
        BLOCKS.iter().find(|b| b.name == full).ok_or_else(|| CliError::UnknownBlock {
            name: name.clone(),
            known: BLOCKS.iter().map(|b| b.name).collect::<Vec<_>>().join(", "),
        })
    };
    names.iter().map(find).collect()
}
