//! `tessera new-launch`: a launch file to start from, out of what a kernel binary says of its arguments.

use std::io::Write;
use std::path::Path;

use tessera_launch::element::OpenClType;
use tessera_launch::extent::ImageKind;
use tessera_launch::program::{Argument, ArgumentKind, Program};
use tessera_launch::Kernel;

use crate::args::NewLaunchArgs;
use crate::error::CliError;

/// Work-items of the skeleton; buffers hold an element for each.
const ITEMS: usize = 1024;

/// Bytes behind a local pointer: elements of every type fit.
const LOCAL: usize = 1024;

/// Texels along each side of an image.
const IMAGE_SIDE: usize = 32;

pub fn new_launch(args: &NewLaunchArgs) -> Result<(), CliError> {
    let file = |reason: String| CliError::File { path: args.file.clone(), reason };
    let bytes = std::fs::read(&args.file).map_err(|e| file(format!("{e}, expected a kernel binary")))?;
    let program = Program::parse(&args.file.display().to_string(), &bytes)?;
    let kernel = match &args.kernel {
        Some(name) => program.kernel(name)?,
        None => program.kernels.first().ok_or_else(|| file("no kernel in it, expected one".into()))?,
    };
    let text = skeleton(&binary(args), &program, kernel);
    let Some(out) = &args.out else {
        out!("{text}");
        return Ok(());
    };
    let unwritable = |e: std::io::Error| {
        let expected = if out.exists() { "a name that is free" } else { "a writable file" };
        CliError::File { path: out.clone(), reason: format!("{e}, expected {expected}") }
    };
    let mut created = std::fs::File::create_new(out).map_err(unwritable)?;
    created.write_all(text.as_bytes()).map_err(|e| {
        // Half a launch file is worse than none.
        let _ = std::fs::remove_file(out);
        unwritable(e)
    })
}

/// The binary as the launch file names it: by its name alone in the same folder, otherwise by its whole path.
fn binary(args: &NewLaunchArgs) -> String {
    let folder =
        |path: &Path| path.parent().and_then(|f| if f == Path::new("") { Path::new(".") } else { f }.canonicalize().ok());
    let beside = args.out.as_deref().is_none_or(|out| folder(out) == folder(&args.file));
    let name = match args.file.file_name() {
        Some(name) if beside => Path::new(name).to_path_buf(),
        _ => std::path::absolute(&args.file).unwrap_or_else(|_| args.file.clone()),
    };
    name.display().to_string()
}

/// As a string of TOML.
fn quoted(text: &str) -> String {
    toml::Value::from(text).to_string()
}

/// A comment cannot leave its line.
fn comment(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

fn skeleton(binary: &str, program: &Program, kernel: &Kernel) -> String {
    let mut text = String::from("# To be filled in; every key is described in hdl/docs/src/howto/kernel.md.\n");
    text += &format!("binary = {}\n", quoted(binary));
    let others: Vec<_> = program.kernels.iter().map(|k| k.name.as_str()).filter(|name| *name != kernel.name).collect();
    if !others.is_empty() {
        text += &format!("# The binary also holds: {}\n", comment(&others.join(", ")));
    }
    text += &format!("kernel = {}\n", quoted(&kernel.name));
    let barriers = if kernel.uses_barrier { ", whose threads meet at barriers" } else { "" };
    match kernel.required_local {
        Some([x, y, z]) => {
            let items = [x.max(ITEMS as u32).next_multiple_of(x), y, z];
            text += &format!("# The kernel requires groups of {x} x {y} x {z} work-items{barriers}.\n");
            text += &format!("global = {items:?}\nlocal = [{x}, {y}, {z}]\n");
        }
        None => {
            text += &format!("global = [{ITEMS}]\n");
            text += &format!("# Work-items of a group{barriers}; a thread has {}. Chosen when left out.\n", kernel.simd);
            text += "# local = [64]\n";
        }
    }
    kernel.arguments.iter().enumerate().for_each(|(index, argument)| text += &table(index, argument));
    text
}

fn table(index: usize, argument: &Argument) -> String {
    let declared = match &argument.info {
        Some(info) => format!("{} {}, {}", info.type_name, info.name, argument.kind.describe()),
        None => argument.kind.describe().to_string(),
    };
    format!("\n# {index}: {}\n[[arg]]\n{}", comment(&declared), value(index, argument))
}

fn value(index: usize, argument: &Argument) -> String {
    let info = argument.info.as_ref();
    let declared = info.and_then(|info| OpenClType::parse(&info.type_name));
    let name = info.map_or_else(|| format!("arg{index}"), |info| info.name.clone());
    match &argument.kind {
        ArgumentKind::Pointer { .. } => {
            let (bytes, element) = declared.map_or((8, "u8"), |t| (t.size(), t.element.name()));
            let count = ITEMS * bytes / declared.map_or(1, |t| t.element.size());
            let file = |end: &str| quoted(&format!("{name}{end}"));
            format!(
                "zeros = {}\n# or: buffer = {}   (bytes, or .npy)\n\
                 # or: fill = {{ type = \"{element}\", count = {count}, value = 1 }}\n\
                 # or: range = {{ type = \"{element}\", count = {count}, start = 0, step = 1 }}\n\
                 # or: random = {{ type = \"{element}\", count = {count}, seed = 1, min = 0, max = 100 }}\n\
                 # or: null = true\n# expect = {}\n# compare = {{ kind = \"exact\" }}\n",
                ITEMS * bytes,
                comment(&file(".bin")),
                comment(&file(".expect.bin")),
            )
        }
        ArgumentKind::Scalar { pieces } => {
            let read = pieces.iter().map(|piece| piece.source + piece.size).max().unwrap_or(1);
            let size = info.and_then(|info| info.type_size).unwrap_or(read).max(read);
            match declared {
                Some(OpenClType { element, lanes: 1 }) => format!("scalar = {{ {} = 0 }}\n", element.name()),
                Some(OpenClType { element, lanes }) => format!("scalar = {{ {} = {:?} }}\n", element.name(), vec![0; lanes]),
                None => format!(
                    "# a struct of {size} bytes: its fields, or its bytes as scalar = {{ u8 = [..] }}\n\
                     struct = [\n    {{ name = \"first\", type = \"u8\", offset = 0, value = 0 }},\n]\n"
                ),
            }
        }
        ArgumentKind::Local { .. } => format!("# bytes\nlocal = {LOCAL}\n"),
        ArgumentKind::Image { image_type, .. } => {
            let file = quoted(&format!("{name}.bin"));
            let keys = ImageKind::from_abi(*image_type).map_or(&["width"][..], ImageKind::keys);
            let sides: String = keys.iter().map(|key| format!("{key} = {IMAGE_SIDE}, ")).collect();
            format!("image = {{ file = {file}, {sides}format = \"rgba8unorm\" }}\n")
        }
        ArgumentKind::Sampler { .. } => {
            "sampler = { filter = \"nearest\", address = \"clamp_to_edge\", normalized = true }\n".into()
        }
    }
}
