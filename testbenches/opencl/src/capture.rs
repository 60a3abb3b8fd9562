//! Launches that are kept: each as a folder that `tessera run` takes, and a table of all.
//!
//! Several programs may write into one folder: a launch takes the first number that is free.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use tessera_launch::{Launch, Memory};

use crate::engine::Engine;

/// The table.
pub const TABLE: &str = "launches.csv";

/// Its columns.
const COLUMNS: [&str; 8] = ["launch", "kernel", "global", "local", "engine", "instructions", "cycles", "verdict"];

/// How a launch ended.
pub struct Ending<'a> {
    /// What ran it.
    pub engine: Engine,
    /// What it left, if it got so far.
    pub memory: Option<&'a Memory>,
    /// Instructions and cycles; or why it did not end as it should.
    pub outcome: Result<(u64, Option<u64>), &'a str>,
}

/// Keeps a launch and its line of the table.
pub fn keep(folder: &Path, launch: &Launch, binary: &[u8], ending: &Ending) -> io::Result<()> {
    // What a launch that failed has left is nothing to expect.
    let after = ending.memory.filter(|_| ending.outcome.is_ok());
    let place = place(folder, &launch.kernel().name)?;
    for (name, bytes) in launch.written(binary, after) {
        fs::write(place.join(name), bytes)?;
    }
    let name = place.file_name().unwrap_or_default().to_string_lossy().into_owned();
    line(folder, &name, launch, ending)
}

/// A new folder with the next number: `0007-saxpy`.
fn place(folder: &Path, kernel: &str) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let plain: String = kernel.chars().take(60).map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    let taken = |name: &str| name.split_once('-').and_then(|(number, _)| number.parse::<u64>().ok());
    let names = fs::read_dir(folder)?.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let last = names.filter_map(|name| taken(&name)).max().unwrap_or(0);
    let mut number = last + 1;
    loop {
        // The number alone is what two programs at a time must not share.
        let path = folder.join(format!("{number:04}-{plain}"));
        match fs::create_dir(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            made => return made.map(|()| path),
        }
    }
}

/// One line, written at once.
fn line(folder: &Path, name: &str, launch: &Launch, ending: &Ending) -> io::Result<()> {
    let mut file = OpenOptions::new().create(true).append(true).open(folder.join(TABLE))?;
    let mut table = csv::Writer::from_writer(Vec::new());
    if file.metadata()?.len() == 0 {
        table.write_record(COLUMNS)?;
    }
    let range = launch.range();
    let sizes = |sizes: [u32; 3]| sizes.iter().take(range.dimensions as usize).map(u32::to_string).collect::<Vec<_>>().join("x");
    let (instructions, cycles, verdict) = match ending.outcome {
        Ok((instructions, cycles)) => {
            (instructions.to_string(), cycles.map_or(String::new(), |cycles| cycles.to_string()), "ok".to_string())
        }
        Err(reason) => (String::new(), String::new(), reason.replace('\n', "; ")),
    };
    let kernel = launch.kernel().name.as_str();
    let (global, local) = (sizes(range.global), sizes(range.local));
    table.write_record([name, kernel, &global, &local, ending.engine.name(), &instructions, &cycles, &verdict])?;
    let bytes = table.into_inner().map_err(|error| io::Error::other(error.to_string()))?;
    io::Write::write_all(&mut file, &bytes)
}
