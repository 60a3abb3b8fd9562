//! What the program has at hand, and how it throws dice for an argument.

use std::collections::BTreeMap;
use std::ffi::c_void;
use std::ptr::{null, null_mut};

use crate::common::{ok, Session};
use opencl_sys::*;
use tessera_testkit::Random;

/// Kinds of objects.
pub const KINDS: usize = 7;
pub const CONTEXT: usize = 0;
pub const QUEUE: usize = 1;
pub const MEMORY: usize = 2;
pub const PROGRAM: usize = 3;
pub const KERNEL: usize = 4;
pub const EVENT: usize = 5;
pub const SAMPLER: usize = 6;

/// References to a user event that the program keeps to itself: who waits for one must be able to end it.
pub const KEPT: usize = 200;

pub struct Program {
    pub random: Random,
    pub session: Session,
    pub program: cl_program,
    /// Objects by kind, the released ones among them.
    pub objects: [Vec<usize>; KINDS],
    /// User events that have not ended.
    pub open: Vec<usize>,
    /// Memory of the program.
    pub bytes: Vec<u8>,
    /// The latest list of events; on the heap, because a call may read it while the program has its own hands on the rest.
    pub list: Vec<usize>,
    pub made: usize,
    pub statuses: BTreeMap<cl_int, u64>,
}

impl Drop for Program {
    fn drop(&mut self) {
        crate::lasts(std::mem::take(&mut self.bytes));
    }
}

impl Program {
    pub fn new(seed: u64) -> Program {
        let session = Session::new();
        let (program, kernel) = session.kernel("saxpy", "saxpy");
        let mut objects: [Vec<usize>; KINDS] = Default::default();
        for (kind, object) in [(CONTEXT, session.context), (QUEUE, session.queue), (PROGRAM, program), (KERNEL, kernel)] {
            objects[kind].push(object as usize);
        }
        // So that there is something to work with until the end.
        for _ in 0..KEPT {
            ok(cl!(clRetainContext(session.context)));
            ok(cl!(clRetainCommandQueue(session.queue)));
            ok(cl!(clRetainProgram(program)));
            ok(cl!(clRetainKernel(kernel)));
        }
        let bytes = vec![7; 1 << 20];
        Program {
            random: Random::new(seed),
            session,
            program,
            objects,
            open: Vec::new(),
            bytes,
            list: vec![0; 4],
            made: 0,
            statuses: BTreeMap::new(),
        }
    }

    /// Mostly one of the kind; it may have been released.
    pub fn object(&mut self, kind: usize) -> *mut c_void {
        let kind = if self.random.chance(90) { kind } else { self.random.index(KINDS) };
        let wild = self.random.word() as usize;
        match self.random.below(20) {
            0 => null_mut(),
            1 => wild as *mut c_void,
            _ if self.objects[kind].is_empty() => null_mut(),
            // The latest are the ones that live.
            _ => {
                let of = &self.objects[kind];
                let back = self.random.index(of.len().min(24));
                of[of.len() - 1 - back] as *mut c_void
            }
        }
    }

    pub fn number(&mut self) -> usize {
        match self.random.below(8) {
            0 => 0,
            1 => self.random.word() as usize,
            2 => usize::MAX,
            _ => self.random.index(300),
        }
    }

    pub fn small(&mut self) -> usize {
        self.random.index(40)
    }

    pub fn flags(&mut self) -> u64 {
        if self.random.chance(80) {
            CL_MEM_READ_WRITE
        } else {
            self.random.word() & 0x3FF & !CL_MEM_USE_HOST_PTR
        }
    }

    pub fn host(&mut self) -> *mut c_void {
        if self.random.chance(90) {
            self.bytes.as_mut_ptr().cast()
        } else {
            null_mut()
        }
    }

    /// A list of up to four objects, and its length, which is 0 if there is no list.
    pub fn events(&mut self) -> (u32, *const cl_event) {
        if self.random.chance(70) {
            return (0, null());
        }
        (0..4).for_each(|index| self.list[index] = self.object(EVENT) as usize);
        (self.random.below(5) as u32, self.list.as_ptr().cast())
    }

    pub fn three(&mut self, most: usize) -> [usize; 3] {
        if self.random.chance(3) {
            return std::array::from_fn(|_| self.number());
        }
        std::array::from_fn(|_| self.random.index(most))
    }

    pub fn see(&mut self, status: cl_int) {
        *self.statuses.entry(status).or_default() += 1;
    }

    /// What a call has made.
    pub fn keep(&mut self, kind: usize, object: *mut c_void, status: cl_int) {
        assert_eq!(object.is_null(), status != CL_SUCCESS, "an object or an error: {status}");
        self.see(status);
        if !object.is_null() {
            self.objects[kind].push(object as usize);
            self.made += 1;
        }
    }

    /// The event of a command.
    pub fn done(&mut self, status: cl_int, event: cl_event) {
        self.see(status);
        if status == CL_SUCCESS && !event.is_null() {
            self.objects[EVENT].push(event as usize);
        }
    }

    /// Ends what others may wait for, before a call that may wait.
    pub fn unblock(&mut self) {
        for event in std::mem::take(&mut self.open) {
            let _ended = cl!(clSetUserEventStatus(event as *mut c_void, CL_COMPLETE));
        }
    }
}
