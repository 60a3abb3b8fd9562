//! A program that calls the driver with whatever comes: objects of other kinds, released ones, null, sizes and
//! numbers that make no sense. It keeps its word about memory alone, as the standard wants: what is not null leads to
//! as much as the call says. Nothing may crash, and no call may hang.
//!
//! There are two such programs. One knows the functions and has objects to play with; the other knows the types of
//! their arguments alone, and calls every function that there is. `TESSERA_CALLS=1000000` has each make that many.

// The macro of the calls puts its arguments into `unsafe`; here they are calls and numbers of the test itself.
#![allow(clippy::macro_metavars_in_unsafe)]

#[macro_use]
#[path = "../common/mod.rs"]
mod common;
mod calls;
mod dice;
mod program;
mod slots;

use std::any::Any;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, Once};

use common::ok;
use opencl_sys::*;
use program::Program;
use tessera_testkit::{grouped, here, setting};

/// Calls of an ordinary run.
const CALLS: u64 = 20_000;

/// Panics in the driver, which makes errors of them: bugs all the same.
static PANICS: AtomicUsize = AtomicUsize::new(0);

/// Memory of programs that have ended. Commands may be under way that nobody can wait for any more, of queues
/// that were released; the word about memory is kept to them, too.
static LASTING: Mutex<Vec<Box<dyn Any + Send>>> = Mutex::new(Vec::new());

fn lasts(memory: impl Any + Send) {
    LASTING.lock().expect("nobody panics with it").push(Box::new(memory));
}

fn count_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            PANICS.fetch_add(1, Ordering::Relaxed);
            usual(panic);
        }));
    });
}

fn assert_none() {
    assert_eq!(PANICS.load(Ordering::Relaxed), 0, "panics");
}

#[test]
fn no_call_crashes_or_hangs() {
    let test = here!();
    count_panics();
    let calls = setting("TESSERA_CALLS", CALLS);
    let mut program = Program::new(test.seed(0x6d69_7375));
    for _ in 0..calls {
        match program.random.below(20) {
            0..=3 => program.create(),
            4..=7 => program.count(),
            8..=10 => program.ask(),
            11..=12 => program.argue(),
            13..=17 => program.enqueue(),
            18 => program.wait(),
            _ => program.other(),
        }
    }
    program.unblock();
    ok(cl!(clFinish(program.session.queue)));
    assert_none();
    // The driver still does what it should.
    let object = program.session.buffer(&mut [5; 16]);
    assert_eq!(program.session.contents(object, 16), [5; 16]);
    let fine = program.statuses.get(&CL_SUCCESS).copied().unwrap_or(0);
    assert!(
        program.statuses.keys().all(|&status| (-80..=0).contains(&status) || (-1200..=-1000).contains(&status)),
        "{:?}",
        program.statuses
    );
    let few = calls < CALLS;
    assert!(few || (fine > calls / 4 && program.statuses.len() > 15), "{:?}", program.statuses);
    let kinds = program.statuses.len() - 1;
    test.evidence(&format!(
        "{} calls, {} fine, {kinds} kinds of errors, {} objects",
        grouped(calls),
        grouped(fine),
        program.made
    ));
}

#[test]
fn no_function_crashes_on_what_its_types_allow() {
    let test = here!();
    count_panics();
    let functions = slots::all();
    let places: Vec<usize> = functions.iter().map(|function| function.0).collect();
    let table: Vec<usize> = (0..common::slots()).map(|slot| slot * size_of::<usize>()).collect();
    assert_eq!(places, table, "a function of the table is not called");
    let each = setting("TESSERA_CALLS", CALLS).div_ceil(functions.len() as u64);
    let mut dice = dice::Dice::new(test.seed(0x736c_6f74), each);
    for _ in 0..each {
        functions.iter().for_each(|function| function.1(&mut dice));
    }
    ok(cl!(clFinish(dice.session.queue)));
    assert_none();
    let object = dice.session.buffer(&mut [5; 16]);
    assert_eq!(dice.session.contents(object, 16), [5; 16]);
    let calls = each * functions.len() as u64;
    let few = calls < CALLS;
    assert!(
        few || (dice.content() > 30 && dice.fine > calls / 20),
        "{} functions, {} calls of {calls}",
        dice.content(),
        dice.fine
    );
    let (all, content) = (functions.len(), dice.content());
    test.evidence(&format!("{} calls of all {all} functions, {} fine, of {content}", grouped(calls), grouped(dice.fine)));
}
