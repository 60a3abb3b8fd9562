//! The shared workload set, as the tests see it.
#![allow(dead_code)] // each test binary uses its own part

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tessera_launch::{Launch, LaunchError};

/// Folder of a shared kernel.
pub fn folder(name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/kernels")).join(name)
}

/// All shared kernels, sorted.
pub fn kernel_names() -> Vec<String> {
    let mut names: Vec<String> = std::fs::read_dir(folder(""))
        .expect("the shared kernels lie beside the project")
        .map(|entry| entry.unwrap())
        .filter(|entry| entry.path().join("launch.toml").is_file())
        .map(|entry| entry.file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// The launch of a shared kernel.
pub fn launch(name: &str) -> Launch {
    Launch::load(folder(name).join("launch.toml")).unwrap_or_else(|error| panic!("{error}"))
}

/// A shared kernel's files in memory, to be changed before they are loaded.
#[derive(Clone)]
pub struct Case {
    pub text: String,
    pub files: BTreeMap<PathBuf, Arc<[u8]>>,
}

impl Case {
    pub fn read(name: &str) -> Case {
        let mut files = BTreeMap::new();
        for entry in std::fs::read_dir(folder(name)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|extension| extension == "bin") {
                let bytes = std::fs::read(&path).unwrap();
                files.insert(PathBuf::from(path.file_name().unwrap()), bytes.into());
            }
        }
        let text = std::fs::read_to_string(folder(name).join("launch.toml")).unwrap();
        Case { text, files }
    }

    pub fn binary(&self) -> &[u8] {
        &self.files[Path::new("kernel.bin")]
    }

    pub fn set(&mut self, name: &str, bytes: impl Into<Arc<[u8]>>) {
        self.files.insert(PathBuf::from(name), bytes.into());
    }

    /// Replaces text that must be there.
    pub fn replace(&mut self, from: &str, to: &str) {
        assert!(self.text.contains(from), "no `{from}` in the launch file");
        self.text = self.text.replacen(from, to, 1);
    }

    pub fn load(&self) -> Result<Launch, LaunchError> {
        Launch::load_with("launch.toml", &self.text, &|path| {
            let file = self.files.get(path).cloned();
            file.ok_or_else(|| format!("cannot read `{}`: no such file", path.display()))
        })
    }
}
