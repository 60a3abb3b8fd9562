//! Files that show a run: which are asked for, and what became of them.

use std::fs::File;
use std::io::{self, BufWriter};
use std::path::Path;

use tessera_views::konata::Konata;
use tessera_views::listing::Listing;
use tessera_views::perfetto::Perfetto;
use tessera_views::pipeline::Pipeline;

use crate::args::ViewArgs;
use crate::error::CliError;

type Out = BufWriter<File>;

/// What writes the files while the run goes on.
pub type Views<'a> = Pipeline<'a, (Option<Konata<'a, Out>>, Option<Perfetto<'a, Out>>)>;

/// What the options ask for, if anything. Creates the files, so it comes after everything that may refuse the
/// run.
pub fn create<'a>(args: &ViewArgs, listing: &'a Listing) -> Result<Option<Views<'a>>, CliError> {
    if args.konata.is_none() && args.perfetto.is_none() {
        return Ok(None);
    }
    let (konata, perfetto) = (args.konata.as_deref().map(out).transpose()?, args.perfetto.as_deref().map(out).transpose()?);
    let sinks = (konata.map(|out| Konata::new(listing, out)), perfetto.map(|out| Perfetto::new(listing, out)));
    Ok(Some(Pipeline::new(listing, sinks)))
}

/// After the run, however it ended: the files are complete.
pub fn finish(views: Views, args: &ViewArgs) -> Result<(), CliError> {
    let (konata, perfetto) = views.finish();
    written(args.konata.as_deref(), konata.map(Konata::finish))?;
    written(args.perfetto.as_deref(), perfetto.map(Perfetto::finish))
}

/// The interpreter shows nothing.
pub fn none(args: &ViewArgs) -> Result<(), CliError> {
    for (option, path) in [("--konata", &args.konata), ("--perfetto", &args.perfetto)] {
        if path.is_some() {
            let reason = "the interpreter has no cycles, expected --engine golden, rtl or verilator".into();
            return Err(CliError::Option { option, reason });
        }
    }
    Ok(())
}

fn written(path: Option<&Path>, result: Option<io::Result<()>>) -> Result<(), CliError> {
    match (path, result) {
        (Some(path), Some(Err(error))) => Err(unwritable(path, &error)),
        _ => Ok(()),
    }
}

/// Creates a file.
pub fn out(path: &Path) -> Result<Out, CliError> {
    File::create(path).map(BufWriter::new).map_err(|e| unwritable(path, &e))
}

/// The file cannot be written, for that reason.
pub fn unwritable(path: &Path, error: &io::Error) -> CliError {
    CliError::File { path: path.to_path_buf(), reason: format!("{error}, expected a writable file") }
}
