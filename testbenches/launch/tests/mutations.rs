//! 20,000 damaged programs and launch files: each gives a launch or a one-line
//! error, never a panic. What loads is also laid out and dispatched.
//!
//! The seed is fixed and printed; `TESSERA_SEED` replaces it.

mod common;

use common::{kernel_names, Case};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use tessera_launch::program::Program;
use tessera_testkit::{here, runner, Test};

/// Values that sit on the edges of sizes, offsets and counts.
const EDGES: [u32; 14] = [0, 1, 2, 7, 8, 31, 32, 255, 256, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFE, 0xFFFF_FFFF, 0x494E_5443];

#[derive(Debug, Clone)]
enum Edit {
    Flip { at: usize, bit: u8 },
    Word { at: usize, value: u32 },
    Truncate { at: usize },
    Remove { at: usize, count: usize },
    Insert { at: usize, bytes: Vec<u8> },
    Repeat { at: usize, count: usize },
}

impl Edit {
    /// Applies the edit; positions are taken modulo the length.
    fn apply(&self, bytes: &mut Vec<u8>) {
        let length = bytes.len().max(1);
        match self {
            Edit::Flip { at, bit } => {
                if let Some(byte) = bytes.get_mut(at % length) {
                    *byte ^= 1 << bit;
                }
            }
            Edit::Word { at, value } => {
                // Fields are dword aligned in the container.
                let at = (at % length) & !3;
                if let Some(word) = bytes.get_mut(at..at + 4) {
                    word.copy_from_slice(&value.to_le_bytes());
                }
            }
            Edit::Truncate { at } => bytes.truncate(at % length),
            Edit::Remove { at, count } => {
                let start = (at % length).min(bytes.len());
                let end = (start + count).min(bytes.len());
                bytes.drain(start..end);
            }
            Edit::Insert { at, bytes: new } => {
                let at = (at % length).min(bytes.len());
                bytes.splice(at..at, new.iter().copied());
            }
            Edit::Repeat { at, count } => {
                let start = (at % length).min(bytes.len());
                let end = (start + count).min(bytes.len());
                let copy = bytes[start..end].to_vec();
                bytes.splice(start..start, copy);
            }
        }
    }
}

fn edit() -> impl Strategy<Value = Edit> {
    let at = any::<usize>();
    prop_oneof![
        2 => (at, 0..8u8).prop_map(|(at, bit)| Edit::Flip { at, bit }),
        4 => (at, prop_oneof![any::<u32>(), prop::sample::select(EDGES.to_vec()), 0..4096u32])
            .prop_map(|(at, value)| Edit::Word { at, value }),
        1 => at.prop_map(|at| Edit::Truncate { at }),
        1 => (at, 1..64usize).prop_map(|(at, count)| Edit::Remove { at, count }),
        1 => (at, prop::collection::vec(any::<u8>(), 1..16)).prop_map(|(at, bytes)| Edit::Insert { at, bytes }),
        1 => (at, 1..64usize).prop_map(|(at, count)| Edit::Repeat { at, count }),
    ]
}

/// Loads a case and, where that works, everything up to the registers.
/// Returns whether it loaded.
fn exercise(case: &Case) -> bool {
    match case.load() {
        Err(error) => {
            let text = error.to_string();
            assert_eq!(text.lines().count(), 1, "{text:?}");
            assert!(error.is_user_error());
            false
        }
        Ok(launch) => {
            for group in launch.groups().take(3) {
                for thread in &group.threads {
                    assert!(thread.payload(63).len() <= 128);
                    assert_ne!(thread.dispatch_mask, 0);
                }
            }
            assert!(launch.slm_bytes() <= 65536);
            true
        }
    }
}

/// Edits as many inputs as `count`, spread over the kernels.
fn run(test: Test, count: usize, mut mutate: impl FnMut(&mut Case, &[Edit])) -> usize {
    let cases: Vec<Case> = kernel_names().iter().map(|name| Case::read(name)).collect();
    let mut runner = runner(test, 1);
    let edits = prop::collection::vec(edit(), 1..5);
    let mut loaded = 0;
    for index in 0..count {
        let mut case = cases[index % cases.len()].clone();
        let edits = edits.new_tree(&mut runner).unwrap().current();
        mutate(&mut case, &edits);
        let outcome = std::panic::catch_unwind(|| exercise(&case));
        match outcome {
            Ok(ok) => loaded += usize::from(ok),
            Err(_) => panic!("kernel {} of the sorted set, {edits:?}", index % cases.len()),
        }
    }
    println!("{loaded} of {count} still load");
    loaded
}

/// Where in a program damage is interesting: everything but the instructions,
/// which nobody here interprets, and the wrapper's SPIR-V.
fn interesting(binary: &[u8]) -> Vec<usize> {
    let start = binary.windows(4).position(|window| window == b"CTNI").unwrap();
    let program = Program::parse("kernel.bin", binary).unwrap();
    let mut positions: Vec<usize> = (0..64).chain(start..start + 28).collect();
    let sections = u64::from_le_bytes(binary[0x28..0x30].try_into().unwrap()) as usize;
    positions.extend(sections..binary.len());
    let mut at = start;
    for kernel in &program.kernels {
        let code = binary[at..].windows(kernel.isa.len()).position(|window| window == kernel.isa).unwrap();
        positions.extend(at..at + code);
        at += code + kernel.isa.len();
    }
    // The last kernel's heaps and tokens; those of the others precede a code.
    positions.extend(at..sections);
    positions
}

#[test]
fn damaged_programs() {
    let mut positions = std::collections::BTreeMap::new();
    let loaded = run(here!(), 14_000, |case, edits| {
        let mut binary = case.binary().to_vec();
        let places = positions.entry(binary.len()).or_insert_with(|| interesting(&binary));
        for edit in edits {
            let mut edit = edit.clone();
            match &mut edit {
                Edit::Flip { at, .. }
                | Edit::Word { at, .. }
                | Edit::Truncate { at }
                | Edit::Remove { at, .. }
                | Edit::Insert { at, .. }
                | Edit::Repeat { at, .. } => *at = places[*at % places.len()],
            }
            edit.apply(&mut binary);
        }
        case.set("kernel.bin", binary);
    });
    assert!((1_000..13_000).contains(&loaded), "{loaded}: the damage is too mild or too heavy");
}

#[test]
fn damaged_launch_files() {
    let loaded = run(here!(), 6_000, |case, edits| {
        let mut text = std::mem::take(&mut case.text).into_bytes();
        for edit in edits {
            // A number where one stands now says more than four raw bytes.
            match edit {
                Edit::Word { at, value } => replace_number(&mut text, *at, *value),
                edit => edit.apply(&mut text),
            }
        }
        case.text = String::from_utf8_lossy(&text).into_owned();
    });
    assert!((100..5_000).contains(&loaded), "{loaded}: the damage is too mild or too heavy");
}

/// Replaces the first run of digits at or after a position.
fn replace_number(text: &mut Vec<u8>, at: usize, value: u32) {
    let at = at % text.len().max(1);
    let Some(start) = text[at..].iter().position(u8::is_ascii_digit) else {
        return;
    };
    let start = at + start;
    let digits = text[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    text.splice(start..start + digits, value.to_string().into_bytes());
}

#[test]
fn random_bytes_are_no_program() {
    let mut runner = runner(here!(), 1);
    let bytes = prop::collection::vec(any::<u8>(), 0..300);
    for _ in 0..2_000 {
        let mut bytes = bytes.new_tree(&mut runner).unwrap().current();
        let magic: &[u8] = [&b""[..], b"\x7fELF\x02", b"!<arch>\n", b"CTNI\x39\x04\0\0\x0c\0\0\0\x08\0\0\0"][bytes.len() % 4];
        bytes.splice(0..0, magic.iter().copied());
        if let Err(error) = Program::parse("kernel.bin", &bytes) {
            assert_eq!(error.to_string().lines().count(), 1);
        }
    }
}
