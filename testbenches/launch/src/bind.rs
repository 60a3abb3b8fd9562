//! Matches the `[[arg]]` tables of a launch file to the kernel's arguments and
//! reads the files they name.
//!
//! Contract: whatever comes out is consistent with the kernel (number, kinds,
//! sizes) and with itself (expected contents as large as the buffer). Limits:
//! a buffer is at most [`BUFFER_LIMIT`] bytes, all of them [`TOTAL_LIMIT`].

use std::path::Path;
use std::sync::Arc;

use crate::config::{ArgumentTable, Compare, CompareKind, ImageTable, Locator};
use crate::element::{Element, OpenClType};
use crate::error::{printable, LaunchError};
use crate::extent::{Extent, ImageKind};
use crate::image::{ImageFormat, Sampler};
use crate::npy;
use crate::program::{Argument, ArgumentKind, Kernel};
use crate::scalar::ScalarValue;
use crate::structure::{self, Field};

/// Largest buffer or file: 1 GiB.
pub const BUFFER_LIMIT: u64 = 1 << 30;
/// Largest sum of all buffers: 2 GiB.
pub const TOTAL_LIMIT: u64 = 2 << 30;
/// Bytes of a struct whose size nothing else limits.
const STRUCT_LIMIT: usize = 64 * 1024;
const LOCAL_LIMIT: u32 = 64 * 1024;

/// Gives the bytes of a file a launch names, or says in words why it cannot.
pub type Files<'a> = &'a dyn Fn(&Path) -> Result<Arc<[u8]>, String>;

/// Initial bytes of an allocation.
#[derive(Debug, Clone, PartialEq)]
pub enum Contents {
    /// That many bytes of zero.
    Zeros(u64),
    /// That many bytes that nobody has initialised: zero in a run, and a checker knows.
    Undefined(u64),
    /// These bytes.
    Bytes(Arc<[u8]>),
}

impl Contents {
    /// Bytes.
    pub fn size(&self) -> u64 {
        match self {
            Contents::Zeros(size) | Contents::Undefined(size) => *size,
            Contents::Bytes(bytes) => bytes.len() as u64,
        }
    }
}

/// What a buffer has to hold after the launch.
#[derive(Debug, Clone, PartialEq)]
pub struct Expectation {
    /// Contents after the launch.
    pub bytes: Arc<[u8]>,
    /// How they are compared.
    pub kind: CompareKind,
    /// Largest accepted distance; 0 for an exact comparison.
    pub max: f64,
    /// What they are compared as.
    pub element: Element,
}

/// A kernel argument with its value.
#[derive(Debug, Clone, PartialEq)]
pub enum BoundArgument {
    /// A global buffer.
    Buffer {
        /// Initial contents.
        contents: Contents,
        /// Contents after the launch, if they are checked.
        expect: Option<Expectation>,
    },
    /// The buffer of an earlier argument.
    Same(usize),
    /// No buffer.
    Null,
    /// A value, as the kernel reads it.
    Scalar(Vec<u8>),
    /// Bytes of local memory.
    Local(u32),
    /// An image.
    Image {
        /// Initial texels.
        contents: Contents,
        /// Kind and size.
        extent: Extent,
        /// Format of a texel.
        format: ImageFormat,
        /// Texels after the launch, if they are checked.
        expect: Option<Expectation>,
    },
    /// A sampler.
    Sampler(Sampler),
}

/// Binds every table, in order.
pub fn bind(
    kernel: &Kernel,
    tables: &[toml::Spanned<ArgumentTable>],
    locator: &Locator,
    files: Files<'_>,
    kernel_position: usize,
) -> Result<Vec<BoundArgument>, LaunchError> {
    if tables.len() != kernel.arguments.len() {
        let position = tables.get(kernel.arguments.len()).map_or(kernel_position, |table| table.span().start);
        return Err(locator.error(
            position,
            "arg",
            format!("{} arguments given, kernel `{}` takes {}", tables.len(), kernel.name, kernel.arguments.len()),
        ));
    }
    let mut total = 0;
    let mut bound: Vec<BoundArgument> = Vec::new();
    for (index, (table, argument)) in tables.iter().zip(&kernel.arguments).enumerate() {
        let binder = Binder { index, argument, files, before: &bound };
        let result = binder.bind(table.get_ref()).and_then(|value| {
            total += value.bytes();
            if total > TOTAL_LIMIT {
                let text = format!("all buffers together have {total} bytes, expected at most {TOTAL_LIMIT}");
                return problem("", text);
            }
            Ok(value)
        });
        bound.push(result.map_err(|Problem { key, text }| {
            let key = match key {
                "" => format!("arg[{index}]"),
                key => format!("arg[{index}].{key}"),
            };
            locator.error(table.span().start, &key, text)
        })?);
    }
    Ok(bound)
}

impl BoundArgument {
    /// Bytes of device memory the argument takes.
    fn bytes(&self) -> u64 {
        match self {
            BoundArgument::Buffer { contents, .. } | BoundArgument::Image { contents, .. } => contents.size(),
            _ => 0,
        }
    }
}

/// A complaint about one key of an `[[arg]]` table.
struct Problem {
    key: &'static str,
    text: String,
}

fn problem<T>(key: &'static str, text: String) -> Result<T, Problem> {
    Err(Problem { key, text })
}

struct Binder<'a> {
    index: usize,
    argument: &'a Argument,
    files: Files<'a>,
    /// The arguments before it.
    before: &'a [BoundArgument],
}

impl Binder<'_> {
    fn bind(&self, table: &ArgumentTable) -> Result<BoundArgument, Problem> {
        if let Some(name) = &table.shared {
            return problem("shared", format!("`{name}` is shared by nobody, expected a step of several, and a [[buffer]]"));
        }
        if table.name.is_some() {
            return problem("name", "an argument has none, expected one of a [[buffer]]".into());
        }
        let key = self.single_kind(table)?;
        let takes_contents = matches!(key, "buffer" | "zeros" | "undefined" | "fill" | "range" | "random" | "image");
        if table.expect.is_some() && !takes_contents {
            return problem("expect", format!("{key} has no contents to check"));
        }
        if table.compare.is_some() && table.expect.is_none() {
            return problem("compare", "nothing to compare with, expected `expect`".into());
        }
        match (&self.argument.kind, table) {
            (ArgumentKind::Pointer { .. }, ArgumentTable { same: Some(other), .. }) => match self.before.get(*other) {
                Some(BoundArgument::Buffer { .. }) => Ok(BoundArgument::Same(*other)),
                _ => problem("same", format!("argument {other} is no buffer before this one, expected one that is")),
            },
            (ArgumentKind::Pointer { .. }, ArgumentTable { null: Some(true), .. }) => Ok(BoundArgument::Null),
            (ArgumentKind::Pointer { .. }, ArgumentTable { null: None, .. }) if takes_contents && key != "image" => {
                self.buffer(table)
            }
            (_, ArgumentTable { null: Some(false), .. }) => problem("null", "false, expected true or no such key".into()),
            (ArgumentKind::Scalar { pieces }, ArgumentTable { scalar: Some(value), .. }) => {
                let covered = pieces.iter().map(|piece| piece.source).max();
                self.scalar(value, covered)
            }
            (ArgumentKind::Scalar { pieces }, ArgumentTable { structure: Some(fields), .. }) => {
                let read = pieces.iter().map(|piece| piece.source + piece.size).max().unwrap_or(0);
                self.structure(fields, read as usize)
            }
            (ArgumentKind::Local { .. }, ArgumentTable { local: Some(bytes), .. }) => self.local(*bytes),
            (ArgumentKind::Image { image_type, .. }, ArgumentTable { image: Some(image), .. }) => {
                self.image(*image_type, image, table)
            }
            (ArgumentKind::Sampler { .. }, ArgumentTable { sampler: Some(sampler), .. }) => Ok(BoundArgument::Sampler(*sampler)),
            (kind, _) => problem(key, format!("the kernel's argument {} is {}", self.declaration(), kind.describe())),
        }
    }

    /// The one key that says what the argument is.
    fn single_kind(&self, table: &ArgumentTable) -> Result<&'static str, Problem> {
        let present = [
            ("buffer", table.buffer.is_some()),
            ("zeros", table.zeros.is_some()),
            ("undefined", table.undefined.is_some()),
            ("fill", table.fill.is_some()),
            ("range", table.range.is_some()),
            ("random", table.random.is_some()),
            ("same", table.same.is_some()),
            ("null", table.null.is_some()),
            ("scalar", table.scalar.is_some()),
            ("struct", table.structure.is_some()),
            ("local", table.local.is_some()),
            ("image", table.image.is_some()),
            ("sampler", table.sampler.is_some()),
        ];
        let mut keys = present.iter().filter(|(_, given)| *given);
        match (keys.next(), keys.next()) {
            (Some((key, _)), None) => Ok(key),
            (None, _) => problem("", format!("expected one of {}", present.map(|(key, _)| key).join(", "))),
            (Some((first, _)), Some((second, _))) => problem("", format!("has both {first} and {second}, expected one of them")),
        }
    }

    /// `3 (float* dst)`, or the number alone when the program does not say.
    fn declaration(&self) -> String {
        match &self.argument.info {
            Some(info) => printable(&format!("{} ({} {})", self.index, info.type_name, info.name)),
            None => self.index.to_string(),
        }
    }

    fn declared_type(&self) -> Option<OpenClType> {
        OpenClType::parse(&self.argument.info.as_ref()?.type_name)
    }

    fn read(&self, key: &'static str, path: &Path) -> Result<Arc<[u8]>, Problem> {
        (self.files)(path).or_else(|text| problem(key, text))
    }

    /// Bytes of a file, or the elements of an array of NumPy, which must have the declared type.
    fn elements(&self, key: &'static str, path: &Path) -> Result<Arc<[u8]>, Problem> {
        let bytes = self.read(key, path)?;
        if path.extension().is_none_or(|extension| extension != "npy") {
            return Ok(bytes);
        }
        let name = printable(&path.display().to_string());
        let array = npy::read(&bytes).or_else(|text| problem(key, printable(&format!("`{name}`: {text}"))))?;
        self.suits(key, array.element)?;
        Ok(array.bytes.into())
    }

    /// A described element must be what the kernel takes it for, as far as that is known.
    fn suits(&self, key: &'static str, element: Element) -> Result<(), Problem> {
        let Some(declared) = self.declared_type() else { return Ok(()) };
        if element.size() == declared.element.size() && element.is_float() == declared.element.is_float() {
            return Ok(());
        }
        let (given, expected) = (element.name(), declared.element.name());
        problem(key, format!("elements of type {given} for argument {}, expected {expected}", self.declaration()))
    }

    /// Described elements as bytes.
    fn described(
        &self,
        key: &'static str,
        element: Element,
        count: u64,
        bytes: impl FnOnce() -> Result<Vec<u8>, String>,
    ) -> Result<Contents, Problem> {
        self.suits(key, element)?;
        if count == 0 || count > BUFFER_LIMIT / element.size() as u64 {
            let most = BUFFER_LIMIT / element.size() as u64;
            return problem(key, format!("count = {count}, expected 1 to {most}"));
        }
        bytes().map(|bytes| Contents::Bytes(bytes.into())).or_else(|text| problem(key, text))
    }

    fn contents(&self, table: &ArgumentTable) -> Result<(&'static str, Contents), Problem> {
        Ok(match table {
            ArgumentTable { buffer: Some(path), .. } => ("buffer", Contents::Bytes(self.elements("buffer", path)?)),
            ArgumentTable { fill: Some(it), .. } => ("fill", self.described("fill", it.element, it.count, || it.bytes())?),
            ArgumentTable { range: Some(it), .. } => ("range", self.described("range", it.element, it.count, || it.bytes())?),
            ArgumentTable { random: Some(it), .. } => ("random", self.described("random", it.element, it.count, || it.bytes())?),
            ArgumentTable { undefined: Some(size), .. } => ("undefined", Contents::Undefined(*size)),
            _ => ("zeros", Contents::Zeros(table.zeros.unwrap_or(0))),
        })
    }

    fn buffer(&self, table: &ArgumentTable) -> Result<BoundArgument, Problem> {
        let (key, contents) = self.contents(table)?;
        let size = contents.size();
        if size == 0 || size > BUFFER_LIMIT {
            let expected = format!("expected 1 to {BUFFER_LIMIT}");
            return problem(key, format!("{size} bytes, {expected}"));
        }
        let element = self.declared_type().map_or(1, OpenClType::size) as u64;
        if !size.is_multiple_of(element) {
            return problem(key, format!("{size} bytes, expected a multiple of {element} for argument {}", self.declaration()));
        }
        let default = self.declared_type().map_or(Element::U8, |t| t.element);
        Ok(BoundArgument::Buffer { expect: self.expectation(table, size, default)?, contents })
    }

    fn expectation(&self, table: &ArgumentTable, size: u64, default: Element) -> Result<Option<Expectation>, Problem> {
        let Some(path) = &table.expect else {
            return Ok(None);
        };
        let bytes = self.elements("expect", path)?;
        if bytes.len() as u64 != size {
            return problem(
                "expect",
                format!(
                    "`{}` has {} bytes, expected {size} like the buffer",
                    printable(&path.display().to_string()),
                    bytes.len()
                ),
            );
        }
        let compare = table.compare.unwrap_or(Compare { kind: CompareKind::Exact, element: None, max: None });
        let element = compare.element.unwrap_or(default);
        if !size.is_multiple_of(element.size() as u64) {
            return problem("compare", format!("type {} does not divide {size} bytes", element.name()));
        }
        Ok(Some(Expectation { bytes, kind: compare.kind, max: tolerance(&compare)?, element }))
    }

    fn scalar(&self, value: &ScalarValue, last: Option<u32>) -> Result<BoundArgument, Problem> {
        let mut bytes = value.bytes.clone();
        if let Some(declared) = self.declared_type() {
            let same = declared.element.size() == value.element.size()
                && declared.element.is_float() == value.element.is_float()
                && declared.lanes == value.count;
            if !same {
                return problem(
                    "scalar",
                    format!(
                        "{} x {} given for argument {}, expected {} x {}",
                        value.count,
                        value.element.name(),
                        self.declaration(),
                        declared.lanes,
                        declared.element.name()
                    ),
                );
            }
            bytes.resize(declared.size(), 0);
        } else if let Some(size) = self.argument.info.as_ref().and_then(|i| i.type_size) {
            if bytes.len() as u64 != u64::from(size) {
                return problem(
                    "scalar",
                    format!("{} bytes given for argument {}, expected {size}", bytes.len(), self.declaration()),
                );
            }
        }
        match last {
            Some(last) if last as usize >= bytes.len() => problem(
                "scalar",
                format!("{} bytes given, but the kernel reads byte {last} of argument {}", bytes.len(), self.declaration()),
            ),
            _ => Ok(BoundArgument::Scalar(bytes)),
        }
    }

    /// A struct is as large as the program says, or else as far as the kernel reads it, or else as its fields are.
    fn structure(&self, fields: &[Field], read: usize) -> Result<BoundArgument, Problem> {
        if self.declared_type().is_some() {
            return problem("struct", format!("argument {} is no struct, expected scalar", self.declaration()));
        }
        let declared = self.argument.info.as_ref().and_then(|info| info.type_size);
        let size = match declared {
            Some(size) => read.max(STRUCT_LIMIT.min(size as usize)),
            None if read == 0 => structure::end(fields).min(STRUCT_LIMIT),
            None => read,
        };
        structure::bytes(fields, size).map(BoundArgument::Scalar).or_else(|text| problem("struct", text))
    }

    fn local(&self, bytes: u32) -> Result<BoundArgument, Problem> {
        if bytes == 0 || bytes > LOCAL_LIMIT {
            return problem("local", format!("{bytes} bytes, expected 1 to {LOCAL_LIMIT}"));
        }
        let element = self.declared_type().map_or(1, OpenClType::size) as u32;
        if !bytes.is_multiple_of(element) {
            return problem(
                "local",
                format!("{bytes} bytes, expected a multiple of {element} for argument {}", self.declaration()),
            );
        }
        Ok(BoundArgument::Local(bytes))
    }

    fn image(&self, image_type: u32, image: &ImageTable, table: &ArgumentTable) -> Result<BoundArgument, Problem> {
        let Some(kind) = ImageKind::from_abi(image_type) else {
            return problem(
                "image",
                format!("argument {} is an image of type {image_type}, expected 1 to 6", self.declaration()),
            );
        };
        let ImageTable { width, height, depth, layers, .. } = *image;
        let given = [("width", Some(width)), ("height", height), ("depth", depth), ("layers", layers)];
        let extent = Extent::new(kind, &given).or_else(|text| problem("image", text))?;
        let size = extent.texels() * u64::from(image.format.texel_bytes());
        if size > BUFFER_LIMIT {
            return problem("image", format!("{size} bytes, expected at most {BUFFER_LIMIT}"));
        }
        let bytes = self.read("image.file", &image.file)?;
        if bytes.len() as u64 != size {
            return problem(
                "image.file",
                format!(
                    "`{}` has {} bytes, expected {size} for {} texels",
                    printable(&image.file.display().to_string()),
                    bytes.len(),
                    extent.text()
                ),
            );
        }
        Ok(BoundArgument::Image {
            expect: self.expectation(table, size, Element::U8)?,
            contents: Contents::Bytes(bytes),
            extent,
            format: image.format,
        })
    }
}

/// The largest accepted distance of a comparison, checked for its kind.
fn tolerance(compare: &Compare) -> Result<f64, Problem> {
    let needs = |what: &str| problem("compare", format!("expected {what}"));
    match (compare.kind, compare.element, compare.max) {
        (CompareKind::Exact, _, None) => Ok(0.0),
        (CompareKind::Exact, _, Some(_)) => needs("no `max` for kind = \"exact\""),
        (_, None, _) => needs("a `type`, such as type = \"f32\""),
        (_, _, None) => needs("a `max`"),
        (_, _, Some(max)) if !(max >= 0.0 && max.is_finite()) => needs("a `max` of 0 or more"),
        (CompareKind::Ulp, Some(element), Some(max)) => {
            if !element.is_float() {
                return needs("a float `type` for kind = \"ulp\"");
            }
            if max.fract() != 0.0 {
                return needs("an integer `max` for kind = \"ulp\"");
            }
            Ok(max)
        }
        (CompareKind::Rel, Some(element), _) if !element.is_float() => needs("a float `type` for kind = \"rel\""),
        (CompareKind::Abs | CompareKind::Rel, Some(_), Some(max)) => Ok(max),
    }
}
