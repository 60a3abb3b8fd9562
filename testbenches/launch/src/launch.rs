//! A launch: one kernel with its arguments and index space, ready to run.

use std::path::Path;
use std::sync::Arc;

use crate::bind::{bind, BoundArgument, Contents, Files, BUFFER_LIMIT};
use crate::compare::{compare, Report};
use crate::config::{LaunchFile, Locator, SequenceFile};
use crate::dispatch::{local_id, Groups};
use crate::error::{printable, LaunchError};
use crate::layout::Layout;
use crate::memory::{Memory, Slm};
use crate::ndrange::{unasked_local, NdRange};
use crate::printf::{self, Printed};
use crate::program::{Kernel, Program};

/// Largest launch file: 1 MiB.
const LAUNCH_FILE_LIMIT: u64 = 1 << 20;

/// Everything a runner needs; immutable, so that several engines can share it.
#[derive(Debug, Clone)]
pub struct Launch {
    file: String,
    kernel: Kernel,
    range: NdRange,
    arguments: Vec<BoundArgument>,
    layout: Layout,
}

impl Launch {
    /// Reads `path` and every file it names, relative to its folder.
    pub fn load(path: impl AsRef<Path>) -> Result<Launch, LaunchError> {
        load(path.as_ref(), Launch::load_with)
    }

    /// Like [`Launch::load`] for the text of a launch file; `file` is its name
    /// in errors, `files` gives the contents of the files it names.
    pub fn load_with(file: &str, text: &str, files: Files<'_>) -> Result<Launch, LaunchError> {
        let folder = Path::new(file).parent().unwrap_or(Path::new(""));
        let file = printable(file);
        let (launch, locator) = LaunchFile::parse(&file, text).map_err(|error| match SequenceFile::is(text) {
            true => {
                let at = text.find("[[step").unwrap_or(0);
                let problem = "a sequence of launches, expected one launch: arguments, kernel and size without [[step]]";
                Locator::new(&file, text).error(at, "step", problem.into())
            }
            false => error,
        })?;
        Launch::described(&launch, &locator, folder, files)
    }

    /// What a launch file, or a step of one, describes; `folder` is where it lies.
    pub(crate) fn described(
        launch: &LaunchFile,
        locator: &Locator,
        folder: &Path,
        files: Files<'_>,
    ) -> Result<Launch, LaunchError> {
        let file = locator.file().to_string();
        let missing = || locator.error(0, "binary", "missing, expected the program's file".into());
        let binary = launch.binary.as_ref().ok_or_else(missing)?;
        let (binary_at, binary) = (binary.span().start, binary.get_ref());
        let bytes = files(binary).map_err(|problem| locator.error(binary_at, "binary", problem))?;
        let binary = printable(&folder.join(binary).display().to_string());
        let program = Program::parse(&binary, &bytes)?;
        let kernel = program.kernel(launch.kernel.get_ref())?;
        if let Some(feature) = kernel.unsupported {
            return Err(LaunchError::UnsupportedKernel {
                file: binary,
                kernel: kernel.name.clone(),
                feature: feature.to_string(),
            });
        }
        let kernel_at = launch.kernel.span().start;
        let unasked = unasked_local(launch.global.get_ref(), kernel.required_local);
        let range = NdRange::new(
            launch.global.get_ref(),
            launch.local.as_ref().map_or(&unasked, |list| list.get_ref()),
            launch.offset.as_ref().map(|list| list.get_ref().as_slice()),
            kernel.simd,
            kernel.required_local,
        )
        .map_err(|problem| {
            let position = match problem.key {
                "global" => launch.global.span().start,
                "local" => launch.local.as_ref().map_or(0, |list| list.span().start),
                _ => launch.offset.as_ref().map_or(0, |list| list.span().start),
            };
            locator.error(position, problem.key, problem.text)
        })?;
        let arguments = bind(kernel, &launch.arguments, locator, files, kernel_at)?;
        let layout = Layout::new(&program, kernel, &arguments).map_err(|bytes| {
            let text = format!("the group needs {bytes} bytes of local memory, expected at most 65536");
            locator.error(kernel_at, "arg", text)
        })?;
        Ok(Launch { file, kernel: kernel.clone(), range, arguments, layout })
    }

    /// A launch without a launch file: of a kernel of `program` with arguments of the kinds that it takes; `name` is
    /// what errors call it. `Err` gives the bytes of local memory that are more than a group has.
    pub fn of(
        name: &str,
        program: &Program,
        kernel: &Kernel,
        range: NdRange,
        arguments: Vec<BoundArgument>,
    ) -> Result<Launch, u32> {
        let layout = Layout::new(program, kernel, &arguments)?;
        Ok(Launch { file: printable(name), kernel: kernel.clone(), range, arguments, layout })
    }

    /// Name of the launch file.
    pub fn file(&self) -> &str {
        &self.file
    }

    /// The kernel to be run.
    pub fn kernel(&self) -> &Kernel {
        &self.kernel
    }

    /// Under that name in errors.
    pub(crate) fn called(mut self, file: String) -> Launch {
        self.file = file;
        self
    }

    /// With other bytes in a buffer.
    pub(crate) fn set_contents(&mut self, index: usize, bytes: Arc<[u8]>) {
        if let Some(BoundArgument::Buffer { contents, .. }) = self.arguments.get_mut(index) {
            *contents = Contents::Bytes(bytes.clone());
        }
        self.layout.set_contents(index, bytes);
    }

    /// The same launch of other code, which takes the same payload.
    pub fn with_code(mut self, isa: Vec<u8>) -> Launch {
        self.kernel.isa_bytes = isa.len();
        self.kernel.isa = isa;
        self
    }

    /// Its index space.
    pub fn range(&self) -> &NdRange {
        &self.range
    }

    /// Global id of work-item number `item` of a group with `local` items on each axis, numbered as its threads
    /// carry them.
    pub fn work_item(&self, group: [u32; 3], local: [u32; 3], item: u32) -> [u32; 3] {
        [0, 1, 2].map(|axis| {
            let id = local_id(&self.kernel, local, item, axis);
            self.range.offset[axis] + group[axis] * self.range.local[axis] + id
        })
    }

    /// Hardware threads of a full work-group.
    pub fn group_threads(&self) -> u32 {
        let items: u32 = self.range.local.iter().product();
        items.div_ceil(self.kernel.simd).max(1)
    }

    /// What its arguments are bound to.
    pub fn arguments(&self) -> &[BoundArgument] {
        &self.arguments
    }

    /// All work-groups in dispatch order, made as they are asked for.
    pub fn groups(&self) -> Groups<'_> {
        Groups::new(&self.kernel, self.range, &self.layout)
    }

    /// Work-groups of the launch.
    pub fn group_count(&self) -> u64 {
        let groups = self.range.groups().map(u64::from);
        groups.iter().fold(1, |all, &n| all.saturating_mul(n))
    }

    /// A fresh copy of the memory before the launch.
    pub fn memory(&self) -> Memory {
        self.layout.memory()
    }

    /// Bytes of each group's shared local memory window; 0 for none.
    pub fn slm_bytes(&self) -> u32 {
        self.layout.slm_bytes
    }

    /// A fresh shared local memory window for one group.
    pub fn slm(&self) -> Slm {
        Slm::new(self.layout.slm_bytes)
    }

    /// Contents of a buffer or image argument in `memory`.
    pub fn argument_contents<'m>(&self, memory: &'m Memory, index: usize) -> Option<&'m [u8]> {
        let region = *self.layout.argument_regions.get(index)?;
        region.map(|region| memory.contents(region))
    }

    /// The argument whose contents a region holds; the first, where several share it.
    pub fn argument_of(&self, region: usize) -> Option<usize> {
        self.layout.argument_regions.iter().position(|&of| of == Some(region))
    }

    /// What the kernel printed, decoded from `memory`.
    pub fn printed(&self, memory: &Memory) -> Result<Printed, LaunchError> {
        let Some(region) = self.layout.printf_region else {
            return Ok(Printed::default());
        };
        printf::decode(memory.contents(region), &self.kernel.printf_strings)
            .map_err(|reason| LaunchError::Printf { file: self.file.clone(), reason: printable(&reason) })
    }

    /// Compares every buffer that has expected contents.
    pub fn check(&self, memory: &Memory) -> Report {
        let mut report = Report::default();
        for (index, (bound, region)) in self.arguments.iter().zip(&self.layout.argument_regions).enumerate() {
            let expect = match bound {
                BoundArgument::Buffer { expect, .. } | BoundArgument::Image { expect, .. } => expect,
                _ => &None,
            };
            if let (Some(expect), Some(region)) = (expect, region) {
                let name = memory.regions()[*region].name.clone();
                let got = memory.contents(*region);
                report.buffers.push(compare(index, name, got, expect));
            }
        }
        report
    }

    /// The error a failed report stands for (exit status 1).
    pub fn verdict(&self, report: &Report) -> Result<(), LaunchError> {
        match report.failed() {
            0 => Ok(()),
            failed => Err(LaunchError::Mismatch { file: self.file.clone(), failed, checked: report.buffers.len() }),
        }
    }
}

/// Reads a launch file and what it names, relative to its folder.
pub(crate) fn load<T>(path: &Path, with: fn(&str, &str, Files<'_>) -> Result<T, LaunchError>) -> Result<T, LaunchError> {
    let unreadable = |reason: String| LaunchError::Unreadable { file: printable(&path.display().to_string()), reason };
    let bytes = read_bounded(path, LAUNCH_FILE_LIMIT).map_err(unreadable)?;
    let text = String::from_utf8(bytes.to_vec()).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        unreadable(format!("not UTF-8 text at offset {at:#x}"))
    })?;
    let directory = path.parent().unwrap_or(Path::new("."));
    with(&path.display().to_string(), &text, &|name| read_bounded(&directory.join(name), BUFFER_LIMIT))
}

/// Reads a regular file of at most `limit` bytes; `Err` is the reason in words.
fn read_bounded(path: &Path, limit: u64) -> Result<Arc<[u8]>, String> {
    let name = printable(&path.display().to_string());
    let failed = |error: std::io::Error| format!("cannot read `{name}`: {error}");
    let metadata = std::fs::metadata(path).map_err(failed)?;
    if !metadata.is_file() {
        return Err(format!("`{name}` is not a file"));
    }
    if metadata.len() > limit {
        return Err(format!("`{name}` has {} bytes, expected at most {limit}", metadata.len()));
    }
    std::fs::read(path).map(Arc::from).map_err(failed)
}
