//! The shared workload set, as the tests see it.

use std::path::PathBuf;

use tessera_launch::Launch;

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
