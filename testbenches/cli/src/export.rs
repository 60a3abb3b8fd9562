//! `tessera export` and `tessera list`.

use crate::args::ExportArgs;
use crate::config::Config;
use crate::error::CliError;
use crate::tailor;
use tessera_export::{Exporter, Library};
use tessera_registry::{BlockEntry, BLOCKS};

pub fn list() -> Result<(), CliError> {
    for block in BLOCKS {
        outln!("{:<12}  {}", block.name, block.role);
    }
    Ok(())
}

/// Writes or checks the folder. It is one library: the blocks that it has already are exported along, so that
/// the modules it shares among them are those of all.
pub fn export(args: &ExportArgs) -> Result<(), CliError> {
    let configured = args.config.as_deref().map(|config| configured(&args.blocks, config)).transpose()?;
    let chosen = match &configured {
        Some(block) => vec![block.name],
        None => chosen(&args.blocks)?,
    };
    let folder = |block: &BlockEntry| args.out.join(format!("{}_{}", args.prefix, short(block.name)));
    let mut exporter = Exporter::with_prefix(&args.prefix)?.with_words(tessera_registry::words);
    if args.clock_enable {
        exporter = exporter.with_clock_enable();
    }
    let mut designs = Vec::new();
    let more = configured.filter(|block| BLOCKS.iter().all(|known| known.name != block.name));
    for block in BLOCKS.iter().chain(more) {
        if chosen.contains(&block.name) || folder(block).is_dir() {
            designs.push((block.design)(&mut exporter)?);
        }
    }
    let library = Library::new(designs)?;
    let differences = match args.check {
        true => library.check(&args.out)?,
        false => library.write_to(&args.out).map(|()| Vec::new())?,
    };
    for design in library.designs() {
        let lines = design.verilog().lines().count();
        outln!("{:<12}  {:>3} modules  {lines:>6} lines", design.name, design.modules.len());
    }
    match differences.first() {
        None => Ok(()),
        Some(first) => Err(CliError::Outdated { dir: args.out.clone(), count: differences.len(), first: first.to_string() }),
    }
}

/// The execution unit of the shape that a configuration names or describes.
fn configured(blocks: &[String], config: &str) -> Result<&'static BlockEntry, CliError> {
    if blocks.len() != 1 || short(&blocks[0]) != "eu" {
        let reason = format!("`{}`, expected the block tessera_eu: no other has a shape", blocks.join(" "));
        return Err(CliError::Option { option: "--config", reason });
    }
    let config = Config::chosen(Some(config))?;
    let name = tessera_eu::eu::name(&config.shape);
    let known = BLOCKS.iter().find(|block| short(block.name) == name);
    known.map_or_else(|| Ok(&tailor::hardware(&config.shape)?.block), Ok)
}

/// Name of a block without this project's prefix.
fn short(name: &str) -> &str {
    name.strip_prefix("tessera_").unwrap_or(name)
}

/// Full names of the blocks meant by `names`; all when there are none.
fn chosen(names: &[String]) -> Result<Vec<&'static str>, CliError> {
    if names.is_empty() {
        return Ok(BLOCKS.iter().map(|block| block.name).collect());
    }
    let find = |name: &String| {
        BLOCKS.iter().map(|block| block.name).find(|known| short(known) == short(name)).ok_or_else(|| CliError::UnknownBlock {
            name: name.clone(),
            known: BLOCKS.iter().map(|b| b.name).collect::<Vec<_>>().join(", "),
        })
    };
    names.iter().map(find).collect()
}
