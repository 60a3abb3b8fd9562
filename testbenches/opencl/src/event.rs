//! Events: the state of a command, who waits for it, who is called when it changes.

pub mod user;

use std::sync::{mpsc, Arc, Condvar, LazyLock, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Instant;

use opencl_sys::*;

use crate::context::Context;
use crate::ffi::{Callback, Code, EventNotify, In, Live, Out, Outcome};
use crate::info::Answer;
use crate::queue::Queue;
use crate::registry::{self, Handle, Object};

/// The state of a command, or of something the program itself does.
pub struct Event {
    handle: Handle,
    /// Where it belongs.
    pub context: Arc<Context>,
    queue: Option<Arc<Queue>>,
    command: cl_command_type,
    /// Events that the program made it wait for.
    wanted: Vec<Weak<Event>>,
    state: Mutex<State>,
}

struct State {
    status: cl_int,
    /// When it was queued, submitted, running, complete.
    times: [u64; 4],
    callbacks: Vec<(cl_int, Callback<EventNotify>)>,
}

impl Object for Event {
    const INVALID: Code = CL_INVALID_EVENT;
    fn handle(&self) -> &Handle {
        &self.handle
    }
}

/// Nanoseconds since the driver was first asked.
pub fn now() -> u64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed().as_nanos() as u64
}

/// Rings whenever anything has changed that somebody may wait for.
struct Bell {
    lock: Mutex<()>,
    rung: Condvar,
}

static BELL: Bell = Bell { lock: Mutex::new(()), rung: Condvar::new() };

/// Something has changed.
pub fn ring() {
    let _held = BELL.lock.lock().unwrap_or_else(PoisonError::into_inner);
    BELL.rung.notify_all();
}

/// Returns what `ready` gives, as soon as it gives something.
pub fn when<T>(mut ready: impl FnMut() -> Option<T>) -> T {
    let mut held = BELL.lock.lock().unwrap_or_else(PoisonError::into_inner);
    loop {
        if let Some(value) = ready() {
            return value;
        }
        held = BELL.rung.wait(held).unwrap_or_else(PoisonError::into_inner);
    }
}

/// A call that is due, made on a thread of its own: it may take its time and call the driver itself.
type Due = Box<dyn FnOnce() + Send>;

/// Has it called, in order.
pub fn call_later(due: Due) {
    static CALLS: LazyLock<Mutex<mpsc::Sender<Due>>> = LazyLock::new(|| {
        let (sender, receiver) = mpsc::channel::<Due>();
        std::thread::spawn(move || receiver.iter().for_each(|due| due()));
        Mutex::new(sender)
    });
    let _ = CALLS.lock().unwrap_or_else(PoisonError::into_inner).send(due);
}

impl Event {
    /// That of a command that has just been enqueued.
    pub fn queued(queue: &Arc<Queue>, command: cl_command_type, wanted: &[Arc<Event>]) -> Arc<Event> {
        registry::make(|handle| {
            let context = queue.context.clone();
            let wanted = wanted.iter().map(Arc::downgrade).collect();
            Event { handle, context, queue: Some(queue.clone()), command, wanted, state: State::new(CL_QUEUED) }
        })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// As the standard counts: 3 queued, down to 0 complete; negative after an error.
    pub fn status(&self) -> cl_int {
        self.state().status
    }

    /// It will not change any more.
    pub fn ended(&self) -> bool {
        self.status() <= CL_COMPLETE
    }

    /// The program put it on the wait list of this one.
    pub fn is_wanted_by(self: &Arc<Event>, other: &Event) -> bool {
        other.wanted.iter().any(|wanted| std::ptr::eq(wanted.as_ptr(), Arc::as_ptr(self)))
    }

    /// The command has come this far, at this time.
    pub fn advance(self: &Arc<Event>, status: cl_int, time: u64) {
        self.change(self.state(), status, time);
    }

    /// Ends it, unless it has ended: of two threads that try, one does.
    fn end(self: &Arc<Event>, status: cl_int) -> bool {
        let state = self.state();
        let open = state.status > CL_COMPLETE;
        if open {
            self.change(state, status, now());
        }
        open
    }

    /// Its callbacks are due before anybody can see the change: those of what waits for it come after them.
    fn change(self: &Arc<Event>, mut state: MutexGuard<'_, State>, status: cl_int, time: u64) {
        let reached = status.max(CL_COMPLETE);
        state.status = status;
        (reached..=CL_SUBMITTED).for_each(|step| {
            let at = &mut state.times[(CL_QUEUED - step) as usize];
            *at = if *at == 0 { time } else { *at };
        });
        let (due, later) = std::mem::take(&mut state.callbacks).into_iter().partition(|callback| callback.0 >= reached);
        state.callbacks = later;
        self.notify(due, status);
        drop(state);
        ring();
    }

    fn notify(self: &Arc<Event>, due: Vec<(cl_int, Callback<EventNotify>)>, status: cl_int) {
        for (wanted, callback) in due {
            let event = self.clone();
            let status = if status < 0 { status } else { wanted };
            call_later(Box::new(move || callback.call(event.handle.address(), status)));
        }
    }
}

impl State {
    fn new(status: cl_int) -> Mutex<State> {
        Mutex::new(State { status, times: [now(), 0, 0, 0], callbacks: Vec::new() })
    }
}

/// Returns once all of them have ended; an error if one of them did with one.
pub fn wait(events: &[Arc<Event>]) -> Outcome<()> {
    when(|| events.iter().all(|event| event.ended()).then_some(()));
    match events.iter().any(|event| event.status() < 0) {
        true => Err(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST),
        false => Ok(()),
    }
}

/// `clWaitForEvents`
pub fn wait_for_events(count: u32, list: In<cl_event>) -> Outcome<()> {
    let list = list.list(count as usize).filter(|list| !list.is_empty()).ok_or(CL_INVALID_VALUE)?;
    let events = list.iter().map(|event| registry::get::<Event>(*event as usize)).collect::<Outcome<Vec<_>>>()?;
    if events.iter().any(|event| !Arc::ptr_eq(&event.context, &events[0].context)) {
        return Err(CL_INVALID_CONTEXT);
    }
    wait(&events)
}

/// `clSetEventCallback`
pub fn set_event_callback(
    event: Live<Event>,
    status: i32,
    notify: Option<EventNotify>,
    data: Out<std::ffi::c_void>,
) -> Outcome<()> {
    let callback = Callback::of(notify, data).ok_or(CL_INVALID_VALUE)?;
    if ![CL_COMPLETE, CL_RUNNING, CL_SUBMITTED].contains(&status) {
        return Err(CL_INVALID_VALUE);
    }
    let mut state = event.state();
    let now = state.status;
    if now.max(CL_COMPLETE) > status {
        state.callbacks.push((status, callback));
    } else {
        event.notify(vec![(status, callback)], now);
    }
    Ok(())
}

/// `clGetEventInfo`
pub fn get_event_info(event: Live<Event>, name: u32) -> Outcome<Answer> {
    match name {
        CL_EVENT_COMMAND_QUEUE => Answer::number(event.queue.as_ref().map_or(0, |queue| queue.handle().address())),
        CL_EVENT_CONTEXT => Answer::number(event.context.handle().address()),
        CL_EVENT_COMMAND_TYPE => Answer::number(event.command),
        CL_EVENT_COMMAND_EXECUTION_STATUS => Answer::number(event.status()),
        CL_EVENT_REFERENCE_COUNT => Answer::number(registry::references(&**event)),
        _ => Answer::unknown(),
    }
}

/// `clGetEventProfilingInfo`
pub fn get_event_profiling_info(event: Live<Event>, name: u32) -> Outcome<Answer> {
    let profiled = event.queue.as_ref().is_some_and(|queue| queue.profiles());
    let state = event.state();
    if !profiled || state.status != CL_COMPLETE {
        return Err(CL_PROFILING_INFO_NOT_AVAILABLE);
    }
    match name {
        CL_PROFILING_COMMAND_QUEUED => Answer::number(state.times[0]),
        CL_PROFILING_COMMAND_SUBMIT => Answer::number(state.times[1]),
        CL_PROFILING_COMMAND_START => Answer::number(state.times[2]),
        CL_PROFILING_COMMAND_END | CL_PROFILING_COMMAND_COMPLETE => Answer::number(state.times[3]),
        _ => Answer::unknown(),
    }
}
