//! A launch as the files that [`Launch::load`] reads it from: for launches that did not come from a file.
//!
//! Contract: loaded again it is the same launch, with what `after` holds as the expected contents. Limit: a NaN by
//! value comes back as the ordinary one.

use std::fmt::Write;

use crate::bind::{BoundArgument, Contents};
use crate::element::{Element, OpenClType};
use crate::image::Sampler;
use crate::launch::Launch;
use crate::memory::Memory;
use crate::program::Argument;

/// Name of the launch file.
pub const LAUNCH: &str = "launch.toml";
/// Name of the kernel binary.
pub const BINARY: &str = "kernel.bin";

/// Name and bytes of a file.
pub type File = (String, Vec<u8>);

impl Launch {
    /// The files of a folder: launch file, binary, and contents of arguments before the launch and, given the memory
    /// that it left, after it.
    pub fn written(&self, binary: &[u8], after: Option<&Memory>) -> Vec<File> {
        let mut text = format!("binary = \"{BINARY}\"\nkernel = {}\n", toml::Value::from(self.kernel().name.as_str()));
        let range = self.range();
        let axes = range.dimensions as usize;
        for (key, sizes) in [("global", range.global), ("local", range.local), ("offset", range.offset)] {
            let _ = writeln!(text, "{key} = {:?}", &sizes[..axes]);
        }
        let mut files = vec![(BINARY.into(), binary.to_vec())];
        for (index, (argument, bound)) in self.kernel().arguments.iter().zip(self.arguments()).enumerate() {
            let after = after.and_then(|memory| self.argument_contents(memory, index));
            text += "\n[[arg]]";
            text += &argument.info.as_ref().map_or(String::new(), |info| format!(" # {}", info.name.escape_debug()));
            text += "\n";
            text += &written(index, argument, bound, after, &mut files);
        }
        files.push((LAUNCH.into(), text.into_bytes()));
        files
    }
}

/// The keys of an argument; what they name is put to the files.
fn written(index: usize, argument: &Argument, bound: &BoundArgument, after: Option<&[u8]>, files: &mut Vec<File>) -> String {
    match bound {
        BoundArgument::Buffer { contents, .. } => {
            let keys = match contents {
                Contents::Zeros(size) => format!("zeros = {size}\n"),
                Contents::Undefined(size) => format!("undefined = {size}\n"),
                Contents::Bytes(bytes) => format!("buffer = \"{}\"\n", file(index, "", bytes, files)),
            };
            keys + &expected(index, after, files)
        }
        BoundArgument::Image { contents, extent, format, .. } => {
            let zeros;
            let bytes = match contents {
                Contents::Bytes(bytes) => bytes,
                Contents::Zeros(size) | Contents::Undefined(size) => {
                    zeros = vec![0; *size as usize];
                    &zeros[..]
                }
            };
            let name = file(index, "", bytes, files);
            let format = format.name();
            let sides: String =
                extent.kind.keys().iter().zip(extent.sides).map(|(key, side)| format!("{key} = {side}, ")).collect();
            format!("image = {{ file = \"{name}\", {sides}format = \"{format}\" }}\n") + &expected(index, after, files)
        }
        BoundArgument::Same(other) => format!("same = {other}\n"),
        BoundArgument::Null => "null = true\n".into(),
        BoundArgument::Scalar(bytes) => scalar(argument, bytes),
        BoundArgument::Local(bytes) => format!("local = {bytes}\n"),
        BoundArgument::Sampler(Sampler { filter, address, normalized }) => {
            let (filter, address) = (filter.name(), address.name());
            format!("sampler = {{ filter = \"{filter}\", address = \"{address}\", normalized = {normalized} }}\n")
        }
    }
}

/// Puts a file; its name.
fn file(index: usize, suffix: &str, bytes: &[u8], files: &mut Vec<File>) -> String {
    let name = format!("arg{index}{suffix}.bin");
    files.push((name.clone(), bytes.to_vec()));
    name
}

fn expected(index: usize, after: Option<&[u8]>, files: &mut Vec<File>) -> String {
    after.map_or(String::new(), |bytes| format!("expect = \"{}\"\n", file(index, ".expect", bytes, files)))
}

/// A value by its declared type, else by its bytes.
fn scalar(argument: &Argument, bytes: &[u8]) -> String {
    let info = argument.info.as_ref();
    if let Some(OpenClType { element, lanes }) = info.and_then(|info| OpenClType::parse(&info.type_name)) {
        return format!("scalar = {{ {} = {} }}\n", element.name(), numbers(element, lanes, bytes));
    }
    let bytes = numbers(Element::U8, bytes.len(), bytes);
    match info {
        Some(_) => format!("struct = [{{ name = \"bytes\", type = \"u8\", offset = 0, value = {bytes} }}]\n"),
        None => format!("scalar = {{ u8 = {bytes} }}\n"),
    }
}

/// One number, or a list of several.
fn numbers(element: Element, count: usize, bytes: &[u8]) -> String {
    let numbers: Vec<_> = bytes.chunks(element.size()).take(count).map(|bytes| number(element, bytes)).collect();
    match &numbers[..] {
        [one] => one.clone(),
        several => format!("[{}]", several.join(", ")),
    }
}

/// As TOML reads it as the same value: a float has a point or an exponent, so that a zero keeps its sign.
fn number(element: Element, bytes: &[u8]) -> String {
    match element {
        Element::F32 => format!("{:?}", f32::from_bits(element.bits(bytes) as u32)).to_lowercase(),
        _ if element.is_float() => format!("{:?}", element.float(bytes)).to_lowercase(),
        _ => element.integer(bytes).to_string(),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::sync::Arc;

    use super::*;
    use crate::corpus;

    /// What a launch is read from again.
    fn again(files: &[File]) -> Launch {
        let find = |name: &Path| {
            let found = files.iter().find(|file| Path::new(&file.0) == name);
            found.map(|file| Arc::<[u8]>::from(&file.1[..])).ok_or(format!("no {}", name.display()))
        };
        let text = find(Path::new(LAUNCH)).expect("a launch file");
        let text = String::from_utf8(text.to_vec()).expect("text");
        Launch::load_with(LAUNCH, &text, &find).unwrap_or_else(|e| panic!("{e}\n{text}"))
    }

    /// The same argument, whatever it must hold afterwards.
    fn same(a: &BoundArgument, b: &BoundArgument) -> bool {
        match (a, b) {
            (BoundArgument::Buffer { contents: a, .. }, BoundArgument::Buffer { contents: b, .. }) => a == b,
            (
                BoundArgument::Image { contents: a, extent: ax, format: af, .. },
                BoundArgument::Image { contents: b, extent: bx, format: bf, .. },
            ) => (a, ax, af) == (b, bx, bf),
            _ => a == b,
        }
    }

    #[test]
    fn every_kernel_comes_back_as_the_same_launch() {
        for name in corpus::names() {
            let launch = corpus::launch(&name);
            let binary = std::fs::read(corpus::launch_file(&name).with_file_name(BINARY)).expect("its binary");
            let files = launch.written(&binary, Some(&launch.memory()));
            let back = again(&files);
            assert_eq!((back.range(), back.kernel()), (launch.range(), launch.kernel()), "{name}");
            assert_eq!(back.arguments().len(), launch.arguments().len());
            for (index, (a, b)) in launch.arguments().iter().zip(back.arguments()).enumerate() {
                assert!(same(a, b), "{name}: argument {index}: {a:?}, read again {b:?}");
            }
            // It expects what was there, so memory as it was before the launch is right.
            assert!(back.check(&back.memory()).passed(), "{name}");
            assert_eq!(back.written(&binary, Some(&launch.memory())), files, "{name}");
        }
    }

    #[test]
    fn numbers_keep_their_bits() {
        let f32s = [0.1f32, -0.0, f32::MIN_POSITIVE, f32::MAX, f32::INFINITY, 3.0, 1e-45];
        for value in f32s {
            let text = format!("x = {}", number(Element::F32, &value.to_le_bytes()));
            let table: toml::Table = text.parse().unwrap_or_else(|e| panic!("{text}: {e}"));
            assert_eq!((table["x"].as_float().expect("a float") as f32).to_bits(), value.to_bits());
        }
        assert_eq!(number(Element::F64, &f64::NAN.to_le_bytes()), "nan");
        assert_eq!(number(Element::I8, &[0x80]), "-128");
        assert_eq!(numbers(Element::U16, 3, &[1, 0, 2, 0, 3, 0, 0, 0]), "[1, 2, 3]");
    }
}
