//! An exported design: its modules, its companions, and their files.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::error::{ExportError, Result};
use crate::module::Port;
use crate::template::{Templates, COMPANIONS};

/// One Verilog module, in a file of its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Module {
    pub name: String,
    pub text: String,
}

/// Everything one top block exports to.
#[derive(Clone, Debug)]
pub struct Design {
    /// Name of the top module.
    pub name: String,
    /// Ports of the top module, in declaration order.
    pub ports: Vec<Port>,
    /// Modules, leaves first, the top last.
    pub modules: Vec<Module>,
    companions: BTreeMap<String, String>,
}

/// How a folder differs from what the design exports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// The file is not there.
    Missing(String),
    /// The file is there, but the design has none of that name.
    Extra(String),
    /// The first differing line, counted from 1.
    Changed { file: String, line: usize },
}

impl std::fmt::Display for Difference {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Difference::Missing(file) => write!(f, "{file}: missing; expected an exported file"),
            Difference::Extra(file) => write!(f, "{file}: not part of the export"),
            Difference::Changed { file, line } => {
                write!(f, "{file}:{line}: differs from the export")
            }
        }
    }
}

impl Design {
    pub(crate) fn new(name: String, ports: Vec<Port>, modules: Vec<Module>, templates: &Templates) -> Result<Self> {
        #[derive(Serialize)]
        struct View<'a> {
            top: &'a str,
            ports: &'a [Port],
            modules: &'a [Module],
            clock: &'a str,
        }
        let clock = ports.iter().find(|port| port.clock);
        let view = View { top: &name, ports: &ports, modules: &modules, clock: clock.map_or("", |port| &port.name) };
        let mut companions = BTreeMap::new();
        for (template, file) in COMPANIONS {
            companions.insert(file.replace("{}", &name), templates.render(template, &view)?);
        }
        Ok(Design { name, ports, modules, companions })
    }

    /// Every file of the design by name: `<module>.v` and the companions.
    pub fn files(&self) -> BTreeMap<String, &str> {
        let modules = self.modules.iter().map(|module| (format!("{}.v", module.name), module.text.as_str()));
        let companions = self.companions.iter().map(|(name, text)| (name.clone(), text.as_str()));
        modules.chain(companions).collect()
    }

    /// All modules in one text, for tools that take a single file.
    pub fn verilog(&self) -> String {
        let texts: Vec<&str> = self.modules.iter().map(|m| m.text.as_str()).collect();
        texts.join("\n")
    }

    /// Writes all files into `dir`, which afterwards holds nothing else.
    ///
    /// The files are written beside `dir` first and take its place by renaming,
    /// so that an error leaves the old content as it was.
    pub fn write_to(&self, dir: &Path) -> Result<()> {
        let new = beside(dir, "new");
        let old = beside(dir, "old");
        for leftover in [&new, &old] {
            if leftover.exists() {
                fs::remove_dir_all(leftover).map_err(ExportError::io(leftover))?;
            }
        }
        fs::create_dir_all(&new).map_err(ExportError::io(&new))?;
        for (name, text) in self.files() {
            let path = new.join(name);
            if let Err(error) = fs::write(&path, text) {
                // The write error is the one to report; a failed clean-up only
                // leaves the temporary folder, which the next run removes.
                let _ = fs::remove_dir_all(&new);
                return Err(ExportError::io(path)(error));
            }
        }
        if dir.exists() {
            fs::rename(dir, &old).map_err(ExportError::io(dir))?;
        }
        fs::rename(&new, dir).map_err(ExportError::io(dir))?;
        if old.exists() {
            fs::remove_dir_all(&old).map_err(ExportError::io(&old))?;
        }
        Ok(())
    }

    /// Compares the files in `dir` with what [`Design::write_to`] would leave
    /// there. Folders inside it are the tools' business (`build/`).
    pub fn check(&self, dir: &Path) -> Result<Vec<Difference>> {
        let mut found = BTreeMap::new();
        if dir.exists() {
            for entry in fs::read_dir(dir).map_err(ExportError::io(dir))? {
                let path = entry.map_err(ExportError::io(dir))?.path();
                if path.is_dir() {
                    continue;
                }
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                found.insert(name.into_owned(), path.clone());
            }
        }
        let mut differences = Vec::new();
        for (file, text) in self.files() {
            match found.remove(&file) {
                None => differences.push(Difference::Missing(file)),
                Some(path) => {
                    let bytes = fs::read(&path).map_err(ExportError::io(path))?;
                    if bytes != text.as_bytes() {
                        let line = first_difference(&bytes, text.as_bytes());
                        differences.push(Difference::Changed { file, line });
                    }
                }
            }
        }
        differences.extend(found.into_keys().map(Difference::Extra));
        Ok(differences)
    }
}

/// A sibling of `dir` for work in progress.
fn beside(dir: &Path, what: &str) -> PathBuf {
    let name = dir.file_name().unwrap_or_default().to_string_lossy();
    dir.with_file_name(format!(".{name}.{what}"))
}

fn first_difference(a: &[u8], b: &[u8]) -> usize {
    let same = a.iter().zip(b).take_while(|(x, y)| x == y);
    1 + same.filter(|(x, _)| **x == b'\n').count()
}
