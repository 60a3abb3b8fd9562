//! Launches: an enqueued kernel with its arguments becomes a launch of `tessera-launch`, which an engine runs.

mod bound;
pub mod native;

use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::Arc;

use opencl_sys::*;
use tessera_launch::bind::TOTAL_LIMIT;
use tessera_launch::ndrange::{unasked_local, NdRange};
use tessera_launch::Launch;

use crate::capture::{self, Ending};
use crate::device;
use crate::engine::{Engine, How, Ran};
use crate::ffi::{Code, In, Live, Out, Outcome};
use crate::kernel::{Kernel, Value};
use crate::queue::{Done, Queue, Work};
use crate::settings::{settings, Settings};
use bound::{bound, merge, Before};

/// Three numbers of a list, as the device counts them.
fn axes(list: In<usize>, dimensions: usize, wrong: Code) -> Outcome<Vec<u32>> {
    let list = list.list(dimensions).ok_or(wrong)?;
    list.into_iter().map(|size| u32::try_from(size).or(Err(wrong))).collect()
}

/// The index space of a call; nothing if it has no work-item.
fn range(kernel: &Kernel, dimensions: u32, offset: In<usize>, global: In<usize>, local: In<usize>) -> Outcome<Option<NdRange>> {
    let facts = kernel.facts();
    if !(1..=3).contains(&dimensions) {
        return Err(CL_INVALID_WORK_DIMENSION);
    }
    let dimensions = dimensions as usize;
    if global.is_null() {
        return Err(CL_INVALID_GLOBAL_WORK_SIZE);
    }
    let global = axes(global, dimensions, CL_INVALID_GLOBAL_WORK_SIZE)?;
    let offset = if offset.is_null() { vec![0; dimensions] } else { axes(offset, dimensions, CL_INVALID_GLOBAL_OFFSET)? };
    let local = match local.is_null() {
        true => unasked_local(&global, facts.required_local),
        false => axes(local, dimensions, CL_INVALID_WORK_GROUP_SIZE)?,
    };
    let group = local.iter().fold(1u64, |items, &size| items.saturating_mul(size.into()));
    if local.contains(&0) || group > device::GROUP as u64 {
        return Err(CL_INVALID_WORK_GROUP_SIZE);
    }
    if global.contains(&0) {
        return Ok(None);
    }
    NdRange::new(&global, &local, Some(&offset), facts.simd, facts.required_local).map(Some).map_err(|wrong| match wrong.key {
        "offset" => CL_INVALID_GLOBAL_OFFSET,
        // Of a kernel that requires a size.
        _ => CL_INVALID_WORK_GROUP_SIZE,
    })
}

/// `clEnqueueNDRangeKernel`
pub fn ndrange_kernel(
    queue: Live<Queue>,
    kernel: Live<Kernel>,
    dimensions: u32,
    offset: In<usize>,
    global: In<usize>,
    local: In<usize>,
) -> Outcome<(Live<Queue>, Work)> {
    if !Arc::ptr_eq(&queue.context, &kernel.program.context) {
        return Err(CL_INVALID_CONTEXT);
    }
    let arguments = kernel.arguments()?;
    let range = range(&kernel, dimensions, offset, global, local)?;
    Ok((queue, work(CL_COMMAND_NDRANGE_KERNEL, kernel.0, arguments, range)))
}

/// `clEnqueueTask`
pub fn task(queue: Live<Queue>, kernel: Live<Kernel>) -> Outcome<(Live<Queue>, Work)> {
    let one = In::at(&1usize);
    let (queue, mut work) = ndrange_kernel(queue, kernel, 1, In::at(std::ptr::null()), one, one)?;
    work.command = CL_COMMAND_TASK;
    Ok((queue, work))
}

/// `clGetKernelSuggestedLocalWorkSize`
pub fn suggested_local(
    _: Live<Queue>,
    kernel: Live<Kernel>,
    dimensions: u32,
    offset: In<usize>,
    global: In<usize>,
    local: Out<usize>,
) -> Outcome<()> {
    let range = range(&kernel, dimensions, offset, global, In::at(std::ptr::null()))?;
    let range = range.ok_or(CL_INVALID_GLOBAL_WORK_SIZE)?;
    (0..dimensions as usize).for_each(|axis| local.put_at(axis, range.local[axis] as usize));
    Ok(())
}

fn work(command: u32, kernel: Arc<Kernel>, arguments: Vec<Value>, range: Option<NdRange>) -> Work {
    Work::new(command, move || match range {
        Some(range) => run(&kernel, &arguments, range),
        None => Ok(Done::default()),
    })
}

/// A launch, by its place among those of this process, and its kernel.
struct Enqueue<'a> {
    number: u64,
    kernel: &'a Kernel,
}

impl Enqueue<'_> {
    fn new(kernel: &Kernel) -> Enqueue<'_> {
        static LAUNCHES: AtomicU64 = AtomicU64::new(1);
        Enqueue { number: LAUNCHES.fetch_add(1, Ordering::Relaxed), kernel }
    }

    /// One line about it.
    fn complain(&self, reason: &str) {
        let Enqueue { number, kernel } = self;
        let name = kernel.facts().name.escape_debug();
        eprintln!("tessera-opencl: launch {number}, kernel `{name}`: {}", reason.replace('\n', "; "));
    }

    fn refuse(&self, reason: &str) -> Result<Done, Code> {
        self.complain(reason);
        Err(CL_OUT_OF_RESOURCES)
    }
}

/// In what the memory of a launch differs from that of another engine, if it does, or why that one has none.
fn difference(launch: &Launch, memory: &tessera_launch::Memory, other: Engine, settings: &Settings) -> Option<String> {
    let how = How { limit: settings.limit, surroundings: &settings.surroundings, check: false };
    let ran = other.run(launch, &how);
    let name = other.name();
    let theirs = match (&ran.ending, &ran.memory) {
        (Ok(_), Some(theirs)) => theirs,
        (Err(reason), _) => return Some(format!("{name} does not end it: {reason}")),
        (Ok(_), None) => return Some(format!("{name} has no memory of it")),
    };
    launch.kernel().arguments.iter().enumerate().find_map(|(index, argument)| {
        let [ours, theirs] = [memory, theirs].map(|memory| launch.argument_contents(memory, index).unwrap_or_default());
        let at = ours.iter().zip(theirs).position(|(a, b)| a != b)?;
        let called = argument.info.as_ref().map_or(String::new(), |info| format!(" `{}`", info.name.escape_debug()));
        Some(format!("differs from {name}: argument {index}{called}, byte {at}: {:#04x}, {name} {:#04x}", ours[at], theirs[at]))
    })
}

/// Runs it; an error ends the event, a line says why, and the program goes on.
fn run(kernel: &Kernel, arguments: &[Value], range: NdRange) -> Result<Done, Code> {
    let facts = kernel.facts();
    let enqueue = Enqueue::new(kernel);
    if let Some(feature) = facts.unsupported {
        return enqueue.refuse(&format!("it needs {feature}, which is not supported"));
    }
    let bound: Vec<_> = (0..arguments.len()).map(|index| bound(index, arguments)).collect();
    let before: Vec<_> = bound.iter().map(Before::of).collect();
    let total: u64 = before.iter().flatten().map(Before::size).sum();
    if total > TOTAL_LIMIT {
        return enqueue.refuse(&format!("its buffers have {total} bytes, expected at most {TOTAL_LIMIT}"));
    }
    let launch = match Launch::of(&facts.name, kernel.container(), facts, range, bound) {
        Ok(launch) => launch,
        Err(bytes) => {
            return enqueue.refuse(&format!("a group needs {bytes} bytes of local memory, expected at most {}", device::LOCAL));
        }
    };
    let settings = settings();
    let how = How { limit: settings.limit, surroundings: &settings.surroundings, check: settings.check };
    let Ran { memory, ending, findings } = settings.engine.run(&launch, &how);
    findings.iter().for_each(|finding| enqueue.complain(finding));
    let ended = memory.as_ref().filter(|_| ending.is_ok());
    let differs = settings.verify.zip(ended).and_then(|(other, memory)| difference(&launch, memory, other, settings));
    if let Some(folder) = &settings.out {
        let verdict = match (&differs, findings.len()) {
            (Some(differs), _) => differs.clone(),
            (None, 0) => "ok".into(),
            (None, 1) => "1 finding".into(),
            (None, count) => format!("{count} findings"),
        };
        let outcome = ending.as_ref().copied().map_err(String::as_str);
        let ending = Ending { engine: settings.engine, memory: memory.as_ref(), outcome, verdict: &verdict };
        if let Err(error) = capture::keep(folder, &launch, &kernel.program.binary(), &ending) {
            enqueue.complain(&format!("it cannot be kept in `{}`: {error}", folder.display()));
        }
    }
    if let Some(memory) = &memory {
        show(&enqueue, &launch, memory);
        for (index, before) in before.iter().enumerate() {
            let (Some(before), Some(after)) = (before, launch.argument_contents(memory, index)) else { continue };
            match &arguments[index] {
                Value::Buffer(buffer) => {
                    merge(buffer, &[0], after.len(), before, after);
                    // It may have written what was there.
                    buffer.store.define();
                }
                Value::Image(image) => {
                    if let Some(picture) = &image.picture {
                        merge(image, &picture.rows(), picture.dense(), before, after);
                        image.store.define();
                    }
                }
                _ => {}
            }
        }
    }
    match (ending, differs) {
        (Ok(counts), None) => Ok(Done { nanoseconds: counts.cycles.map(|cycles| cycles * 1000 / u64::from(device::CLOCK)) }),
        (Ok(_), Some(reason)) | (Err(reason), _) => enqueue.refuse(&reason),
    }
}

/// What the kernel printed. A closed pipe ends the printing, not the program.
fn show(enqueue: &Enqueue, launch: &Launch, memory: &tessera_launch::Memory) {
    match launch.printed(memory) {
        Ok(printed) => {
            let mut out = std::io::stdout();
            let _ = out.write_all(printed.text.as_bytes()).and_then(|()| out.flush());
            if printed.lost > 0 {
                enqueue.complain(&format!("{} bytes of what it printed found no room", printed.lost));
            }
        }
        Err(error) => enqueue.complain(&error.to_string()),
    }
}
