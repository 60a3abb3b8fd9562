//! What the environment says: the driver has no other way to be told.

use std::path::PathBuf;
use std::sync::OnceLock;

use crate::engine::Engine;

/// Which engine runs kernels.
pub const ENGINE: &str = "TESSERA_ENGINE";
/// Folder for launches and their table.
pub const OUT: &str = "TESSERA_OPENCL_OUT";
/// Folder of compiled programs.
pub const CACHE: &str = "TESSERA_OPENCL_CACHE";
/// Instructions (interp) or cycles of a launch before it is given up.
pub const LIMIT: &str = "TESSERA_OPENCL_LIMIT";

/// All of it.
pub struct Settings {
    /// Engine.
    pub engine: Engine,
    /// Where launches are written, if they are.
    pub out: Option<PathBuf>,
    /// Where compiled programs are kept.
    pub cache: PathBuf,
    /// Instructions or cycles of a launch, if limited otherwise than by default.
    pub limit: Option<u64>,
}

/// Read once. What makes no sense is reported once, in one line, and its default taken.
pub fn settings() -> &'static Settings {
    static SETTINGS: OnceLock<Settings> = OnceLock::new();
    SETTINGS.get_or_init(|| Settings {
        engine: parsed(ENGINE, "interp, golden, rtl or verilator", Engine::parse).unwrap_or(Engine::Interp),
        out: path(OUT),
        cache: path(CACHE).unwrap_or_else(default_cache),
        limit: parsed(LIMIT, "a number above 0", |text| text.parse().ok().filter(|&limit| limit > 0)),
    })
}

fn path(name: &str) -> Option<PathBuf> {
    std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from)
}

fn parsed<T>(name: &str, expected: &str, parse: impl Fn(&str) -> Option<T>) -> Option<T> {
    let text = std::env::var(name).ok().filter(|text| !text.is_empty())?;
    let value = parse(&text);
    if value.is_none() {
        eprintln!("tessera-opencl: {name}: `{}`, expected {expected}", text.escape_debug());
    }
    value
}

fn default_cache() -> PathBuf {
    let base = path("XDG_CACHE_HOME").or_else(|| path("HOME").map(|home| home.join(".cache")));
    base.unwrap_or_else(std::env::temp_dir).join("tessera/opencl")
}
