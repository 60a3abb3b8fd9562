//! Arguments made out of their types: handles where the first two are pointers to nothing in particular; behind all
//! other pointers is memory.

use std::collections::BTreeMap;
use std::ffi::{c_char, c_uchar, c_void};
use std::ptr::{null, null_mut};

use opencl_sys::*;
use tessera_testkit::Random;

use crate::common::{made, ok, Session};

/// Elements of every list: the largest number that counts anything is smaller.
const ROOM: usize = if cfg!(miri) { 1 << 14 } else { 1 << 17 };

/// Largest size; images of three such sides have their texels within the room.
const SIZE: usize = 24;

/// What arguments are made of.
pub struct Dice {
    random: Random,
    /// How many arguments the call has so far.
    pub place: usize,
    pub session: Session,
    handles: Vec<*mut c_void>,
    /// Small numbers, many of them zeros, so that every list and text ends.
    small: Vec<usize>,
    /// What calls write to, and commands at any time.
    out: Vec<usize>,
    /// What calls alone write to: no command has memory before its sixth argument.
    answers: Vec<usize>,
    listed: Vec<*mut c_void>,
    texts: Vec<*const c_void>,
    /// For each function the first two handles with which it was content.
    liked: BTreeMap<usize, [*mut c_void; 2]>,
    function: usize,
    first: [*mut c_void; 2],
    pub fine: u64,
}

impl Drop for Dice {
    fn drop(&mut self) {
        crate::lasts([std::mem::take(&mut self.small), std::mem::take(&mut self.out)]);
    }
}

impl Dice {
    /// With objects that survive so many releases.
    pub fn new(seed: u64, releases: u64) -> Dice {
        let (mut random, session) = (Random::new(seed), Session::new());
        let (program, kernel) = session.kernel("saxpy", "saxpy");
        let (buffer, context) = (session.buffer(&mut [1; 64]), session.context);
        let event = made(|status| cl!(clCreateUserEvent(context, status)));
        ok(cl!(clSetUserEventStatus(event, CL_COMPLETE)));
        let (no, clamp, nearest) = (CL_FALSE, CL_ADDRESS_CLAMP, CL_FILTER_NEAREST);
        let sampler = made(|status| cl!(clCreateSampler(context, no, clamp, nearest, status)));
        for _ in 0..releases {
            ok(cl!(clRetainContext(context)));
            ok(cl!(clRetainCommandQueue(session.queue)));
            ok(cl!(clRetainMemObject(buffer)));
            ok(cl!(clRetainProgram(program)));
            ok(cl!(clRetainKernel(kernel)));
            ok(cl!(clRetainEvent(event)));
            ok(cl!(clRetainSampler(sampler)));
        }
        let mut platform = null_mut();
        ok(cl!(clGetPlatformIDs(1, &mut platform, null_mut())));
        let handles = vec![platform, session.device, context, session.queue, buffer, program, kernel, event, sampler];
        let small: Vec<usize> = (0..ROOM).map(|_| random.index(SIZE).saturating_sub(4)).collect();
        let listed = (0..ROOM).map(|_| if random.chance(90) { random.pick(&handles) } else { null_mut() }).collect();
        let texts = (0..ROOM).map(|_| small[random.index(ROOM / 2)..].as_ptr().cast()).collect();
        Dice {
            random,
            place: 0,
            session,
            handles,
            small,
            out: vec![0; ROOM],
            answers: vec![0; ROOM],
            listed,
            texts,
            liked: BTreeMap::new(),
            function: 0,
            first: [null_mut(); 2],
            fine: 0,
        }
    }

    /// A pointer to something, or null.
    fn may<T>(&mut self, pointer: *const T) -> *const T {
        if self.random.chance(80) {
            pointer
        } else {
            null()
        }
    }

    fn read<T>(&mut self) -> *const T {
        let at = self.random.index(ROOM / 2);
        let pointer = self.small[at..].as_ptr().cast();
        self.may(pointer)
    }

    /// A call of this function: what answers are written to begins with a zero, because a binary goes where an address
    /// there leads.
    pub fn begin(&mut self, function: usize) {
        (self.place, self.function, self.answers[0]) = (0, function, 0);
    }

    /// How the call has ended.
    pub fn end(&mut self, fine: bool) {
        if fine {
            self.fine += 1;
            self.liked.insert(self.function, self.first);
        }
    }

    /// Functions that were content with a call.
    pub fn content(&self) -> usize {
        self.liked.len()
    }

    fn handle(&mut self) -> *mut c_void {
        let handle = match (self.random.below(10), self.liked.get(&self.function)) {
            (0, _) => null_mut(),
            (1, _) => self.random.word() as *mut c_void,
            (2..7, Some(liked)) => liked[self.place],
            _ => self.random.pick(&self.handles),
        };
        self.first[self.place] = handle;
        handle
    }

    fn texts<T>(&mut self) -> *mut *const T {
        let list: *mut *const T = self.texts.as_mut_ptr().cast();
        self.may(list).cast_mut()
    }

    fn write<T>(&mut self) -> *mut T {
        let pointer: *mut T = self.out.as_mut_ptr().cast();
        self.may(pointer).cast_mut()
    }
}

/// A type of arguments.
pub trait Given {
    fn given(dice: &mut Dice) -> Self;
}

macro_rules! given {
    ($($type:ty => |$dice:ident| $value:expr;)*) => {$(
        impl Given for $type {
            fn given($dice: &mut Dice) -> Self {
                $value
            }
        }
    )*};
}

given! {
    // Counts, flags, and the names of what is asked.
    u32 => |dice| match dice.random.below(4) {
        0 => 0x1000 + dice.random.below(0x2A0) as u32,
        1 => dice.random.below(2) as u32,
        _ => dice.random.below(6) as u32,
    };
    i32 => |dice| dice.random.below(8) as i32 - 3;
    u64 => |dice| match dice.random.below(3) {
        0 => 0,
        1 => 1 << dice.random.below(12),
        _ => dice.random.below(16),
    };
    usize => |dice| dice.random.index(SIZE);
    *mut c_void => |dice| match (dice.place, dice.random.below(10)) {
        (0 | 1, _) => dice.handle(),
        (_, 0) => null_mut(),
        (2..5, _) => dice.answers.as_mut_ptr().cast(),
        _ => dice.write(),
    };
    *const c_void => |dice| dice.read();
    *const c_char => |dice| dice.read();
    *const usize => |dice| dice.read();
    *const isize => |dice| dice.read();
    *const u64 => |dice| dice.read();
    *const cl_image_format => |dice| dice.read();
    *const cl_image_desc => |dice| dice.read();
    *const *mut c_void => |dice| {
        let list = dice.listed.as_ptr();
        dice.may(list)
    };
    *mut *const c_char => |dice| dice.texts();
    *mut *const c_uchar => |dice| dice.texts();
    *mut *const c_void => |dice| dice.texts();
    *mut *mut c_void => |dice| dice.write();
    *mut i32 => |dice| dice.write();
    *mut u32 => |dice| dice.write();
    *mut u64 => |dice| dice.write();
    *mut usize => |dice| dice.write();
    *mut cl_image_format => |dice| dice.write();
}

macro_rules! functions {
    ($(fn($($arg:ty),*);)*) => {$(
        impl Given for Option<unsafe extern "C" fn($($arg),*)> {
            fn given(dice: &mut Dice) -> Self {
                unsafe extern "C" fn called($(_: $arg),*) {}
                dice.random.chance(80).then_some(called)
            }
        }
    )*};
}

functions! {
    fn(*mut c_void);
    fn(*mut c_void, *mut c_void);
    fn(*mut c_void, i32, *mut c_void);
    fn(*const c_char, *const c_void, usize, *mut c_void);
    fn(*mut c_void, u32, *mut *mut c_void, *mut c_void);
}
