//! `--dump ARG=FILE`: what a buffer or image holds after the run, in the form that the end of FILE asks for.

mod png;

use std::io::{self, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use tempfile::Builder;
use tessera_launch::npy::{self, Array};
use tessera_launch::view::Form;
use tessera_launch::{Launch, Memory};

use crate::error::CliError;

/// What the option says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DumpArg {
    argument: String,
    file: String,
}

/// `ARG=FILE`.
pub fn dump_arg(text: &str) -> Result<DumpArg, String> {
    match text.split_once('=') {
        Some((argument, file)) if !argument.is_empty() && !file.is_empty() => {
            Ok(DumpArg { argument: argument.to_string(), file: file.to_string() })
        }
        _ => Err("expected ARG=FILE, such as y=y.npy".into()),
    }
}

/// Where contents go, and how.
enum Target {
    /// Text, on standard output.
    Text,
    Raw(PathBuf),
    Npy(PathBuf),
    Png(PathBuf),
}

/// An argument whose contents are asked for.
struct Dump {
    argument: usize,
    form: Form,
    target: Target,
}

/// All that were asked for; none of them can be refused any more, except by the file system.
pub struct Dumps(Vec<Dump>);

impl Dumps {
    /// Checks the options against the launch. `json`: standard output is taken.
    pub fn asked(args: &[DumpArg], launch: &Launch, json: bool) -> Result<Dumps, CliError> {
        args.iter().map(|arg| Dump::asked(arg, launch, json)).collect::<Result<_, _>>().map(Dumps)
    }

    /// Writes what the arguments hold in `memory`.
    pub fn write(&self, launch: &Launch, memory: &Memory) -> Result<(), CliError> {
        self.0.iter().try_for_each(|dump| dump.write(launch, memory))
    }
}

impl Dump {
    fn asked(arg: &DumpArg, launch: &Launch, json: bool) -> Result<Dump, CliError> {
        let DumpArg { argument: name, file } = arg;
        let wrong = |reason: String| CliError::Option { option: "--dump", reason: format!("{name}={file}: {reason}") };
        let found = launch.find_argument(name).and_then(|index| Some((index, launch.form(index)?)));
        let (argument, form) = found.ok_or_else(|| {
            let known = (0..launch.arguments().len()).filter(|&i| launch.form(i).is_some());
            let known: Vec<_> = known.map(|i| format!("{i} ({})", launch.argument_name(i))).collect();
            wrong(format!("`{name}` is no buffer or image of the kernel, expected one of: {}", known.join(", ")))
        })?;
        let path = PathBuf::from(file);
        let target = match path.extension().and_then(|e| e.to_str()) {
            _ if file == "-" && json => return Err(wrong("--json has standard output, expected a file".into())),
            _ if file == "-" => Target::Text,
            Some("npy") => Target::Npy(path),
            Some("png") => {
                png::check(&form).map_err(wrong)?;
                Target::Png(path)
            }
            _ => Target::Raw(path),
        };
        if let Target::Raw(path) | Target::Npy(path) | Target::Png(path) = &target {
            if path.is_dir() || !folder(path).is_dir() {
                return Err(unwritable(path, "no file can be there"));
            }
        }
        Ok(Dump { argument, form, target })
    }

    fn write(&self, launch: &Launch, memory: &Memory) -> Result<(), CliError> {
        let Some(contents) = launch.argument_contents(memory, self.argument) else { return Ok(()) };
        let Form { element, shape, .. } = &self.form;
        match &self.target {
            Target::Text => {
                let name = launch.argument_name(self.argument);
                let sizes: Vec<_> = shape.iter().map(u64::to_string).collect();
                outln!("# {name}: {} {}", sizes.join(" x "), element.name());
                // The last dimension on a line each, unless it is the only one.
                let columns = if shape.len() > 1 { shape[shape.len() - 1] as usize } else { 1 };
                for line in contents.chunks(columns * element.size()) {
                    outln!("{}", line.chunks(element.size()).map(|e| element.text(e)).collect::<Vec<_>>().join(" "));
                }
                Ok(())
            }
            Target::Raw(path) => whole(path, |out| out.write_all(contents)),
            Target::Npy(path) => {
                let array = Array { element: *element, shape: shape.clone(), bytes: contents };
                whole(path, |out| npy::write(out, &array))
            }
            Target::Png(path) => whole(path, |out| png::write(out, &self.form, contents)),
        }
    }
}

fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

fn unwritable(path: &Path, reason: impl std::fmt::Display) -> CliError {
    CliError::File { path: path.to_path_buf(), reason: format!("{reason}, expected a writable file") }
}

/// Writes a file as a whole or not at all: beside its place first. A device or pipe is written as it is.
pub fn whole(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<(), CliError> {
    let special = path.metadata().is_ok_and(|there| !there.is_file());
    let result = if special {
        std::fs::File::create(path).and_then(|mut out| write(&mut out))
    } else {
        let everybody = std::fs::Permissions::from_mode(0o666); // less what the umask takes
        Builder::new().prefix(".tessera").permissions(everybody).tempfile_in(folder(path)).and_then(|mut file| {
            let mut out = io::BufWriter::new(&mut file);
            write(&mut out)?;
            out.flush()?;
            drop(out);
            file.persist(path).map(drop).map_err(|e| e.error)
        })
    };
    result.map_err(|e| unwritable(path, e))
}
