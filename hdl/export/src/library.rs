//! The folder that exported designs share: every module once, and a folder per top.
//!
//! ```text
//! modules/               every module in a file of its name; FuseSoC core and Bender package of them all
//! codes/                 words for codes, to which the save files for GTKWave refer
//! include/               C headers of blocks that have registers
//! <top>/                 what tools open to find the modules of <top>
//! ```
//!
//! A module stands in one file only, because two definitions of one module end a build; `ifndef` guards in a
//! copy per top would help tools that read all files in one go, but not those that read files one by one or
//! search folders (-y).

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::design::{Design, Module};
use crate::error::{ExportError, Result};
use crate::gtkwave;
use crate::header;
use crate::template::{Templates, SHARED};

/// Folder of the modules.
const MODULES: &str = "modules";

/// Designs that live in one folder.
#[derive(Clone, Debug)]
pub struct Library {
    designs: Vec<Design>,
    /// Texts by folder and name.
    files: BTreeMap<String, BTreeMap<String, String>>,
}

/// How a folder differs from what the design exports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// The file is not there.
    Missing(String),
    /// The file is there, but the design has none of that name.
    Extra(String),
    /// The first differing line, counted from 1.
    Changed {
        /// Its name.
        file: String,
        /// The first differing line, counted from 1.
        line: usize,
    },
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

impl Library {
    /// Puts designs together; a module that two of them have must be the same
    /// in both, as one [`Exporter`](crate::Exporter) makes it.
    pub fn new(designs: Vec<Design>) -> Result<Self> {
        let mut modules: BTreeMap<&str, &Module> = BTreeMap::new();
        for module in designs.iter().flat_map(|design| &design.modules) {
            let known = modules.insert(&module.name, module);
            if known.is_some_and(|known| known != module) {
                return Err(ExportError::ModuleClash { name: module.name.clone() });
            }
        }
        let prefix = designs.first().map_or("tessera", |design| &design.prefix);
        if let Some(other) = designs.iter().find(|design| design.prefix != prefix) {
            return Err(ExportError::PrefixClash { first: prefix.to_string(), second: other.prefix.clone() });
        }
        #[derive(Serialize)]
        struct View<'a> {
            prefix: &'a str,
            modules: Vec<&'a str>,
        }
        let view = View { prefix, modules: modules.keys().copied().collect() };
        let templates = Templates::new()?;
        let mut shared = BTreeMap::new();
        for (template, file) in SHARED {
            shared.insert(file.replace("{}", prefix), templates.render(template, &view)?);
        }
        shared.extend(modules.values().map(|module| (format!("{}.v", module.name), module.text.clone())));
        let mut files = BTreeMap::from([(MODULES.to_string(), shared)]);
        let codes: BTreeMap<_, _> = designs.iter().flat_map(|design| design.codes().clone()).collect();
        if !codes.is_empty() {
            files.insert(gtkwave::FOLDER.to_string(), codes);
        }
        let headers: BTreeMap<_, _> = designs.iter().flat_map(|design| design.headers.clone()).collect();
        if !headers.is_empty() {
            files.insert(header::FOLDER.to_string(), headers);
        }
        files.extend(designs.iter().map(|design| (design.name.clone(), design.companions().clone())));
        Ok(Library { designs, files })
    }

    /// The designs, in the order they were added.
    pub fn designs(&self) -> &[Design] {
        &self.designs
    }

    /// Every file of the library by its path.
    pub fn files(&self) -> BTreeMap<String, &str> {
        let folders = self.files.iter();
        folders.flat_map(|(dir, files)| files.iter().map(move |(name, text)| (format!("{dir}/{name}"), text.as_str()))).collect()
    }

    /// Writes all files into `root`. The folders of the library hold nothing
    /// else afterwards; other folders in `root` stay as they are.
    ///
    /// All folders are written beside their places first and then renamed, so
    /// that an error leaves the old content as it was.
    pub fn write_to(&self, root: &Path) -> Result<()> {
        let staged = self.files.iter().try_for_each(|(name, files)| stage(&root.join(name), files));
        if let Err(error) = staged {
            for name in self.files.keys() {
                // The write error is the one to report; a failed clean-up only
                // leaves a temporary folder, which the next run removes.
                let _ = fs::remove_dir_all(beside(&root.join(name), "new"));
            }
            return Err(error);
        }
        self.files.keys().try_for_each(|name| swap(&root.join(name)))
    }

    /// Compares the files under `root` with what [`Library::write_to`] would
    /// leave there. Folders inside those of the library are the tools' business
    /// (`build/`).
    pub fn check(&self, root: &Path) -> Result<Vec<Difference>> {
        let mut differences = Vec::new();
        for (name, files) in &self.files {
            check(&root.join(name), name, files, &mut differences)?;
        }
        Ok(differences)
    }
}

/// Writes `files` beside `dir`.
fn stage(dir: &Path, files: &BTreeMap<String, String>) -> Result<()> {
    let new = beside(dir, "new");
    for leftover in [&new, &beside(dir, "old")] {
        if leftover.exists() {
            fs::remove_dir_all(leftover).map_err(ExportError::io(leftover))?;
        }
    }
    fs::create_dir_all(&new).map_err(ExportError::io(&new))?;
    files.iter().try_for_each(|(name, text)| {
        let path = new.join(name);
        fs::write(&path, text).map_err(ExportError::io(path))
    })
}

/// Lets what was staged take the place of `dir`.
fn swap(dir: &Path) -> Result<()> {
    let old = beside(dir, "old");
    if dir.exists() {
        fs::rename(dir, &old).map_err(ExportError::io(dir))?;
    }
    fs::rename(beside(dir, "new"), dir).map_err(ExportError::io(dir))?;
    if old.exists() {
        fs::remove_dir_all(&old).map_err(ExportError::io(&old))?;
    }
    Ok(())
}

fn check(dir: &Path, shown: &str, files: &BTreeMap<String, String>, differences: &mut Vec<Difference>) -> Result<()> {
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
    for (name, text) in files {
        let file = format!("{shown}/{name}");
        match found.remove(name) {
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
    differences.extend(found.into_keys().map(|name| Difference::Extra(format!("{shown}/{name}"))));
    Ok(())
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
