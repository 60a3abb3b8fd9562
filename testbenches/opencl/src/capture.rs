//! Launches that are kept: each as a folder that `tessera run` takes, and a table of all.
//!
//! Several programs may write into one folder at a time: whoever writes holds the table's lock.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::Path;

use tessera_launch::{Launch, Memory};

use crate::engine::{Counts, Engine};

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
    pub outcome: Result<Counts, &'a str>,
    /// What it is said to be if it did.
    pub verdict: &'a str,
}

/// Keeps a launch and its line of the table.
pub fn keep(folder: &Path, launch: &Launch, binary: &[u8], ending: &Ending) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let table = OpenOptions::new().create(true).append(true).open(folder.join(TABLE))?;
    // Until it is closed; other programs, and other queues of this one, wait.
    table.lock()?;
    let name = free_name(folder, &launch.kernel().name)?;
    let place = folder.join(&name);
    fs::create_dir(&place)?;
    // What a launch that failed has left is nothing to expect.
    let after = ending.memory.filter(|_| ending.outcome.is_ok());
    for (file, bytes) in launch.written(binary, after) {
        fs::write(place.join(file), bytes)?;
    }
    line(table, &name, launch, ending)
}

/// Number behind the largest that is there, and kernel: `0007-saxpy`.
fn free_name(folder: &Path, kernel: &str) -> io::Result<String> {
    let plain: String = kernel.chars().take(60).map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    let taken = |name: &str| name.split_once('-').and_then(|(number, _)| number.parse::<u64>().ok());
    let names = fs::read_dir(folder)?.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let last = names.filter_map(|name| taken(&name)).max().unwrap_or(0);
    Ok(format!("{:04}-{plain}", last + 1))
}

/// One line, written at once.
fn line(mut file: File, name: &str, launch: &Launch, ending: &Ending) -> io::Result<()> {
    let mut table = csv::Writer::from_writer(Vec::new());
    if file.metadata()?.len() == 0 {
        table.write_record(COLUMNS)?;
    }
    let range = launch.range();
    let sizes = |sizes: [u32; 3]| sizes.iter().take(range.dimensions as usize).map(u32::to_string).collect::<Vec<_>>().join("x");
    let (instructions, cycles, verdict) = match ending.outcome {
        Ok(Counts { instructions, cycles }) => {
            (instructions.to_string(), cycles.map_or(String::new(), |cycles| cycles.to_string()), ending.verdict.to_string())
        }
        Err(reason) => (String::new(), String::new(), reason.replace('\n', "; ")),
    };
    let kernel = launch.kernel().name.as_str();
    let (global, local) = (sizes(range.global), sizes(range.local));
    table.write_record([name, kernel, &global, &local, ending.engine.name(), &instructions, &cycles, &verdict])?;
    let bytes = table.into_inner().map_err(|error| io::Error::other(error.to_string()))?;
    io::Write::write_all(&mut file, &bytes)
}
