//! Which shape: the parameters of `Eu`, as `tessera` gives them in `TESSERA_EU`; without, those of `gen9`.

use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-env-changed=TESSERA_EU");
    let parameters = env::var("TESSERA_EU").unwrap_or_default();
    let folder = env::var_os("OUT_DIR").expect("Cargo gives build scripts a folder");
    let unit = format!("/// The execution unit.\ntype Eu = tessera_eu::eu::Eu<{parameters}>;\n");
    fs::write(Path::new(&folder).join("eu.rs"), unit).expect("that can be written to");
}
