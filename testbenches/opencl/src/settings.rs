//! What the environment says: the driver has no other way to be told.

use std::path::PathBuf;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use tessera_ports::config::{EuConfig, EuShape};

use crate::engine::Engine;

/// Which engine runs kernels.
pub const ENGINE: &str = "TESSERA_ENGINE";
/// Which engine runs every launch once more, to compare.
pub const VERIFY: &str = "TESSERA_OPENCL_VERIFY";
/// Whether launches are checked: `1`.
pub const CHECK: &str = "TESSERA_OPENCL_CHECK";
/// A named shape of the execution unit, or [`Surroundings`] as JSON.
pub const CONFIG: &str = "TESSERA_OPENCL_CONFIG";
/// Folder for launches and their table.
pub const OUT: &str = "TESSERA_OPENCL_OUT";
/// Folder of compiled programs.
pub const CACHE: &str = "TESSERA_OPENCL_CACHE";
/// Instructions (interp) or cycles of a launch before it is given up.
pub const LIMIT: &str = "TESSERA_OPENCL_LIMIT";
/// What kind of device programs find: `gpu` or `cpu`.
pub const DEVICE: &str = "TESSERA_OPENCL_DEVICE";
/// KiB of memory that they find.
pub const MEMORY: &str = "TESSERA_OPENCL_MEMORY";
/// Most of them.
pub const MOST_MEMORY: u64 = tessera_launch::bind::TOTAL_LIMIT >> 10;

/// The execution units of engines with cycles, and what is around them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Surroundings {
    /// Their structure.
    pub shape: EuShape,
    /// Threads, latencies, back-pressure, seed.
    pub eu: EuConfig,
}

impl Surroundings {
    fn parse(text: &str) -> Option<Surroundings> {
        let named = EuShape::named(text).map(|shape| Surroundings { shape, ..Surroundings::default() });
        let read = named.ok().or_else(|| serde_json::from_str::<Surroundings>(text).ok())?;
        (read.shape.validate().is_ok() && read.eu.validate().is_ok()).then_some(read)
    }
}

/// All of it.
pub struct Settings {
    /// Engine.
    pub engine: Engine,
    /// The engine that runs every launch once more.
    pub verify: Option<Engine>,
    /// Launches are checked for races, undefined values, missed barriers and accesses out of bounds.
    pub check: bool,
    /// What engines with cycles are like.
    pub surroundings: Surroundings,
    /// Where launches are written, if they are.
    pub out: Option<PathBuf>,
    /// Where compiled programs are kept.
    pub cache: PathBuf,
    /// Instructions or cycles of a launch, if limited otherwise than by default.
    pub limit: Option<u64>,
    /// The device says that it is a processor, for programs that are content with less work then.
    pub cpu: bool,
    /// Bytes of memory that the device says it has, for programs that choose their sizes by them.
    pub memory: u64,
}

/// Read once. What makes no sense is reported once, in one line, and its default taken.
pub fn settings() -> &'static Settings {
    static SETTINGS: OnceLock<Settings> = OnceLock::new();
    let engines = "interp, golden, rtl or verilator";
    SETTINGS.get_or_init(|| Settings {
        engine: parsed(ENGINE, engines, Engine::parse).unwrap_or(Engine::Interp),
        verify: parsed(VERIFY, engines, Engine::parse),
        check: parsed(CHECK, "1, or nothing", |text| (text == "1").then_some(())).is_some(),
        surroundings: parsed(CONFIG, "gen9, compact, lite, or JSON as `tessera opencl --config` makes it", Surroundings::parse)
            .unwrap_or_default(),
        out: path(OUT),
        cache: path(CACHE).unwrap_or_else(default_cache),
        limit: parsed(LIMIT, "a number above 0", |text| text.parse().ok().filter(|&limit| limit > 0)),
        cpu: parsed(DEVICE, "gpu or cpu", |text| ["gpu", "cpu"].iter().position(|kind| *kind == text)) == Some(1),
        memory: parsed(MEMORY, &format!("KiB, 1 to {MOST_MEMORY}"), kibibytes).unwrap_or(MOST_MEMORY) << 10,
    })
}

fn kibibytes(text: &str) -> Option<u64> {
    text.parse().ok().filter(|kib| (1..=MOST_MEMORY).contains(kib))
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
