//! Builds the shared object of a design, or finds it in the cache.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use serde::Serialize;

use super::workspace::{build_once, wait_if_abandoned};
use super::{apart, Options};
use crate::design::Design;
use crate::error::{ExportError, Result};
use crate::module::{Direction, Port};
use crate::template::Templates;

/// Flags of everything that ends in a shared object. Unique symbols would be
/// shared between the models of one process, hence `-fno-gnu-unique` and
/// hidden visibility.
const CXX_FLAGS: &[&str] = &["-std=c++17", "-fPIC", "-fno-gnu-unique", "-fvisibility=hidden", "-pthread"];

/// Flags of Verilator. Without its -O3, which makes one module of all: that takes twice as long to compile and
/// runs a tenth slower, as it does not fit the caches so well.
const VERILATOR_FLAGS: &[&str] = &[
    "--cc",
    // The exported text is linted with `-Wall` and no waiver by `scripts/lint.sh`. Here tests also build texts
    // with faults planted on purpose, and those must run to be noticed.
    "-Wno-lint",
    "-Wno-fatal",
    // An x in an expression is whatever is fastest; registers start as `Options::random_start` says.
    "--x-assign",
    "fast",
    "--x-initial",
    "unique",
];

/// Path of the shared object of `design`, built if it is not in the cache.
pub fn shared_object(design: &Design, options: &Options) -> Result<PathBuf> {
    let verilator = Verilator::find()?;
    let wrapper = wrapper(design, options)?;
    let verilog = design.verilog();
    let apart = apart::configuration(design);
    // For size: a cycle runs through nearly all of the text, many times what a first-level cache holds, and
    // most of it once.
    let level = if options.optimize { "-Os" } else { "-O0" };
    let flags = (VERILATOR_FLAGS, CXX_FLAGS, level);
    let key = hash(&(&verilog, &apart, &wrapper, options.trace, flags, &verilator.version));
    let dir = cache().join(format!("{}_{key:016x}", design.name));
    let object = dir.join("model.so");
    if object.exists() {
        return Ok(object);
    }
    let runtime = runtime(verilator, options.trace)?;
    build_once(&dir, |work| {
        write(&work.join("design.v"), &verilog)?;
        write(&work.join("wrapper.cpp"), &wrapper)?;
        let mut verilate = Command::new("verilator");
        verilate.args(VERILATOR_FLAGS);
        if options.trace {
            verilate.arg("--trace");
        }
        verilate.args(["--top-module", &design.name]);
        verilate.args(["--prefix", "Vmodel", "-Mdir", "."]);
        if !apart.is_empty() {
            write(&work.join("apart.vlt"), &apart)?;
            verilate.arg("apart.vlt");
        }
        run(verilate.arg("design.v").current_dir(work))?;
        let [once, mut each_cycle] = units(work)?;
        if follow_on_demand(work)? {
            each_cycle.insert_str(0, "#define FOLLOW_ON_DEMAND\n");
        }
        let parts = [("once", once, "-O0"), ("each_cycle", each_cycle, level)];
        let mut link = cxx(verilator, options.trace);
        link.args(["-shared", "-Wl,-Bsymbolic"]);
        for (part, sources, level) in parts {
            let (text, object) = (format!("{part}.cpp"), format!("{part}.o"));
            write(&work.join(&text), &sources)?;
            let mut compile = cxx(verilator, options.trace);
            compile.args([level, "-I.", "-c", &text, "-o", &object]);
            run(compile.current_dir(work))?;
            link.arg(object);
        }
        link.args(objects(&runtime)?);
        run(link.args(["-o", "model.so"]).current_dir(work))
    })?;
    Ok(object)
}

/// How the names of the files end with what runs only while a model is made. A list of the public ports is in
/// it.
const ONCE: [&str; 2] = ["__Slow.cpp", "__Syms.cpp"];

/// What Verilator wrote, as two translation units, so that each header is read twice at most: first what runs
/// only while a model is made, as Verilator's file names tell (nearly half of the text; not worth an
/// optimization), then the rest with the wrapper.
fn units(work: &Path) -> Result<[String; 2]> {
    let sources = sources(work)?;
    let (once, each_cycle): (Vec<_>, Vec<_>) = sources.iter().partition(|name| ONCE.iter().any(|end| name.ends_with(end)));
    Ok([once, each_cycle].map(|names| names.iter().map(|name| format!("#include \"{name}\"\n")).collect()))
}

/// Names of the C++ files in a folder.
fn sources(work: &Path) -> Result<Vec<String>> {
    let mut sources: Vec<String> = fs::read_dir(work)
        .map_err(ExportError::io(work))?
        .filter_map(|entry| Some(entry.ok()?.file_name().to_string_lossy().into_owned()))
        .filter(|name| name.ends_with(".cpp"))
        .collect();
    sources.sort();
    Ok(sources)
}

/// Begins the count of rounds in which an evaluation follows the inputs; with one behind it, it does not.
const NO_ROUND_YET: &str = "vlSelf->__VicoIterCount = 0U;";

/// Leaves that count to the wrapper, which knows whether an input has changed: never at a clock edge, and in
/// an EU that calculates in one cycle of four. False if this version of Verilator writes something else; its
/// code then follows the inputs in each evaluation.
///
/// The clock is an input too, but one that no logic reads.
fn follow_on_demand(work: &Path) -> Result<bool> {
    let mut found = Vec::new();
    for path in sources(work)?.iter().map(|name| work.join(name)) {
        let text = fs::read_to_string(&path).map_err(ExportError::io(&path))?;
        found.extend(text.contains(NO_ROUND_YET).then_some((path, text)));
    }
    let [(path, text)] = found.as_slice() else {
        return Ok(false);
    };
    write(path, &text.replace(NO_ROUND_YET, ""))?;
    Ok(true)
}

fn wrapper(design: &Design, options: &Options) -> Result<String> {
    #[derive(Serialize)]
    struct Slot {
        name: String,
        mask: String,
    }
    #[derive(Serialize)]
    struct View<'a> {
        top: &'a str,
        clock: Option<String>,
        inputs: Vec<Slot>,
        outputs: Vec<Slot>,
        trace: bool,
    }
    let slots = |direction: Direction| -> Vec<Slot> {
        super::model::slots(design, direction)
            .map(|port| Slot { name: member(port), mask: format!("{:#x}", u64::MAX >> (64 - port.width)) })
            .collect()
    };
    let view = View {
        top: &design.name,
        clock: design.ports.iter().find(|port| port.clock).map(member),
        inputs: slots(Direction::Input),
        outputs: slots(Direction::Output),
        trace: options.trace,
    };
    Templates::new()?.render("wrapper.cpp.tera", &view)
}

/// Name of a port's C++ member: Verilator escapes double underscores.
fn member(port: &Port) -> String {
    port.name.replace("__", "___05F")
}

struct Verilator {
    version: String,
    include: PathBuf,
}

impl Verilator {
    fn find() -> Result<&'static Verilator> {
        static FOUND: OnceLock<Verilator> = OnceLock::new();
        if let Some(found) = FOUND.get() {
            return Ok(found);
        }
        let version = run(Command::new("verilator").arg("--version"))?;
        let root = run(Command::new("verilator").args(["--getenv", "VERILATOR_ROOT"]))?;
        Ok(FOUND
            .get_or_init(|| Verilator { version: version.trim().to_string(), include: Path::new(root.trim()).join("include") }))
    }
}

/// A C++ compiler call with everything that runtime and models share.
fn cxx(verilator: &Verilator, trace: bool) -> Command {
    let mut command = Command::new(std::env::var("CXX").unwrap_or_else(|_| "g++".into()));
    command.args(CXX_FLAGS);
    if trace {
        command.args(["-DVM_TRACE=1", "-DVM_TRACE_VCD=1"]);
    }
    command.arg("-I").arg(&verilator.include);
    command.arg("-I").arg(verilator.include.join("vltstd"));
    command
}

/// Folder with the compiled runtime of this Verilator.
fn runtime(verilator: &Verilator, trace: bool) -> Result<PathBuf> {
    let key = hash(&(&verilator.version, trace, CXX_FLAGS));
    let dir = cache().join(format!("runtime_{key:016x}"));
    if !dir.exists() {
        build_once(&dir, |work| {
            let mut sources = vec!["verilated.cpp", "verilated_threads.cpp"];
            if trace {
                sources.push("verilated_vcd_c.cpp");
            }
            let mut compile = cxx(verilator, trace);
            compile.args(["-O2", "-c"]);
            compile.args(sources.iter().map(|name| verilator.include.join(name)));
            run(compile.current_dir(work))
        })?;
    }
    Ok(dir)
}

fn objects(runtime: &Path) -> Result<Vec<PathBuf>> {
    let mut objects: Vec<PathBuf> = fs::read_dir(runtime)
        .map_err(ExportError::io(runtime))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "o"))
        .collect();
    objects.sort();
    Ok(objects)
}

fn write(path: &Path, text: &str) -> Result<()> {
    fs::write(path, text).map_err(ExportError::io(path))
}

/// Runs a tool and returns its standard output.
fn run(command: &mut Command) -> Result<String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let directory = match command.get_current_dir() {
        Some(dir) => dir.to_path_buf(),
        None => PathBuf::from("."),
    };
    let output = command.output().map_err(|source| ExportError::ToolMissing { command: name.clone(), source })?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    wait_if_abandoned();
    let stderr = String::from_utf8_lossy(&output.stderr);
    let first = stderr.lines().find(|line| line.contains("rror")).or_else(|| stderr.lines().next());
    Err(ExportError::ToolFailed { command: name, directory, message: first.unwrap_or("no message").to_string() })
}

/// Where models are kept between runs.
fn cache() -> PathBuf {
    if let Some(dir) = std::env::var_os("TESSERA_COSIM_DIR") {
        return PathBuf::from(dir);
    }
    let target = std::env::var_os("CARGO_TARGET_DIR")
        .map(PathBuf::from)
        .unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target"));
    target.join("cosim")
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
