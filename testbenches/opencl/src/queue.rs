//! Command queues. Each has a thread that carries out its commands, so that no call waits for a launch unless it
//! asks to.

pub mod marker;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use opencl_sys::*;

use crate::context::Context;
use crate::device::Device;
use crate::event::{self, Event};
use crate::ffi::entry::Made;
use crate::ffi::{Code, In, Live, Outcome};
use crate::info::Answer;
use crate::registry::{self, Handle, Object};

/// Stack of a queue's thread: the models are built on it.
const STACK: usize = 64 << 20;

/// What a command does: gives when it ended, if that is not now, or its error.
pub type Job = Box<dyn FnOnce() -> Result<Done, Code> + Send>;

/// How a command ended.
#[derive(Default)]
pub struct Done {
    /// Nanoseconds it took on the device, where that is known.
    pub nanoseconds: Option<u64>,
}

/// A command.
pub struct Work {
    /// What it is.
    pub command: cl_command_type,
    /// The call returns once it has ended.
    pub blocking: bool,
    /// Its wait list, if empty, means everything enqueued so far.
    pub waits_for_all: bool,
    /// Everything enqueued later waits for it.
    pub barrier: bool,
    /// It.
    pub job: Job,
}

impl Work {
    /// A command that does this.
    pub fn new(command: cl_command_type, job: impl FnOnce() -> Result<Done, Code> + Send + 'static) -> Work {
        Work { command, blocking: false, waits_for_all: false, barrier: false, job: Box::new(job) }
    }

    /// As the caller wants it.
    pub fn blocking(mut self, blocking: u32) -> Work {
        self.blocking = blocking != 0;
        self
    }
}

struct Command {
    event: Arc<Event>,
    waits: Vec<Arc<Event>>,
    job: Job,
}

#[derive(Default)]
struct State {
    waiting: Vec<Command>,
    /// Ends, like the commands before it, before anything that is enqueued later begins.
    barrier: Option<Arc<Event>>,
    /// Events of commands that have not ended.
    open: Vec<Arc<Event>>,
    closed: bool,
}

type Shared = Arc<Mutex<State>>;

/// A command queue.
pub struct Queue {
    handle: Handle,
    /// Where it belongs.
    pub context: Arc<Context>,
    device: Arc<Device>,
    properties: u64,
    asked: Option<Vec<u64>>,
    state: Shared,
}

impl Object for Queue {
    const INVALID: Code = CL_INVALID_COMMAND_QUEUE;
    fn handle(&self) -> &Handle {
        &self.handle
    }
}

impl Drop for Queue {
    fn drop(&mut self) {
        lock(&self.state).closed = true;
        event::ring();
    }
}

fn lock(state: &Shared) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

const KNOWN: u64 = CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE | CL_QUEUE_PROFILING_ENABLE;

fn create(context: Live<Context>, device: Live<Device>, properties: u64, asked: Option<Vec<u64>>) -> Outcome<Made> {
    if properties & !KNOWN != 0 {
        let known = properties & !(KNOWN | CL_QUEUE_ON_DEVICE | CL_QUEUE_ON_DEVICE_DEFAULT) == 0;
        return Err(if known { CL_INVALID_QUEUE_PROPERTIES } else { CL_INVALID_VALUE });
    }
    let state = Shared::default();
    let theirs = state.clone();
    std::thread::Builder::new()
        .name("tessera queue".into())
        .stack_size(STACK)
        .spawn(move || carry_out(&theirs))
        .map_err(|_| CL_OUT_OF_HOST_MEMORY)?;
    registry::create(|handle| Queue { handle, context: context.0, device: device.0, properties, asked, state })
}

/// `clCreateCommandQueue`
pub fn create_command_queue(context: Live<Context>, device: Live<Device>, properties: u64) -> Outcome<Made> {
    create(context, device, properties, None)
}

/// `clCreateCommandQueueWithProperties`
pub fn create_command_queue_with_properties(context: Live<Context>, device: Live<Device>, list: In<u64>) -> Outcome<Made> {
    let pairs = pairs(list);
    let mut properties = 0;
    for pair in pairs.chunks(2) {
        match pair {
            [name, value] if *name == u64::from(CL_QUEUE_PROPERTIES) => properties = *value,
            _ => return Err(CL_INVALID_VALUE),
        }
    }
    let asked = if list.is_null() { Vec::new() } else { [pairs, vec![0]].concat() };
    create(context, device, properties, Some(asked))
}

/// Names and values up to a name of zero.
pub fn pairs(list: In<u64>) -> Vec<u64> {
    let place = std::cell::Cell::new(0u64);
    list.until(|value| {
        let at = place.replace(place.get() + 1);
        at.is_multiple_of(2) && *value == 0
    })
}

/// The loop of a queue's thread: takes whatever may begin. An in-order queue made each command wait for the one
/// before.
fn carry_out(state: &Shared) {
    let next = || {
        event::when(|| {
            let mut state = lock(state);
            let ready = state.waiting.iter().position(|command| command.waits.iter().all(|event| event.ended()));
            match ready {
                Some(ready) => Some(Some(state.waiting.remove(ready))),
                None => (state.closed && state.waiting.is_empty()).then_some(None),
            }
        })
    };
    while let Some(Command { event, waits, job }) = next() {
        event.advance(CL_SUBMITTED, event::now());
        // A command that failed does not stop those behind it unless they say that they wait for it.
        let failed = waits.iter().any(|wait| wait.status() < 0 && wait.is_wanted_by(&event));
        let started = event::now();
        let outcome = if failed {
            Err(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST)
        } else {
            event.advance(CL_RUNNING, started);
            std::panic::catch_unwind(std::panic::AssertUnwindSafe(job)).unwrap_or(Err(CL_OUT_OF_RESOURCES))
        };
        lock(state).open.retain(|open| !Arc::ptr_eq(open, &event));
        match outcome {
            Ok(Done { nanoseconds }) => event.advance(CL_COMPLETE, nanoseconds.map_or_else(event::now, |ns| started + ns)),
            Err(code) => event.advance(code, event::now()),
        }
    }
}

impl Queue {
    /// Commands have their times taken.
    pub fn profiles(&self) -> bool {
        self.properties & CL_QUEUE_PROFILING_ENABLE != 0
    }

    fn in_order(&self) -> bool {
        self.properties & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE == 0
    }

    /// Puts a command behind those it has to wait for.
    pub fn submit(self: &Arc<Queue>, work: Work, wanted: Vec<Arc<Event>>) -> Arc<Event> {
        let event = Event::queued(self, work.command, &wanted);
        {
            let mut state = lock(&self.state);
            let mut waits = wanted;
            let all = work.waits_for_all && waits.is_empty();
            match (all, self.in_order()) {
                (true, _) => waits.extend(state.open.iter().cloned()),
                (false, true) => waits.extend(state.open.last().cloned()),
                (false, false) => {}
            }
            waits.extend(state.barrier.clone().filter(|barrier| !barrier.ended()));
            if work.barrier {
                state.barrier = Some(event.clone());
            }
            state.open.push(event.clone());
            state.waiting.push(Command { event: event.clone(), waits, job: work.job });
        }
        event::ring();
        event
    }
}

/// `clFinish`
pub fn finish(queue: Live<Queue>) -> Outcome<()> {
    let open = lock(&queue.state).open.clone();
    let _ = event::wait(&open);
    Ok(())
}

/// `clFlush`: every command is on its way from the moment it is enqueued.
pub fn flush(_: Live<Queue>) -> Outcome<()> {
    Ok(())
}

/// `clGetCommandQueueInfo`
pub fn get_command_queue_info(queue: Live<Queue>, name: u32) -> Outcome<Answer> {
    match name {
        CL_QUEUE_CONTEXT => Answer::number(queue.context.handle().address()),
        CL_QUEUE_DEVICE => Answer::number(queue.device.handle().address()),
        CL_QUEUE_REFERENCE_COUNT => Answer::number(registry::references(&**queue)),
        CL_QUEUE_PROPERTIES => Answer::number(queue.properties),
        CL_QUEUE_PROPERTIES_ARRAY => Answer::list(queue.asked.as_deref().unwrap_or(&[])),
        CL_QUEUE_DEVICE_DEFAULT => Answer::number(0usize),
        _ => Answer::unknown(),
    }
}
