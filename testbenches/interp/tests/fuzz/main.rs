//! Damaged programs, random instruction words and damaged launch files, loaded AND run: each ends in a result
//! or in a typed error of one line. No panic, no endless run, no allocation beyond the stated limits.
//!
//! 20,000 cases by default. Another number, other cases, or one case again:
//!
//! ```text
//! TESSERA_FUZZ_CASES=1000000 TESSERA_SEED=7 cargo test -p tessera-interp --test fuzz -- --nocapture
//! TESSERA_FUZZ_FIRST=1234 TESSERA_FUZZ_CASES=1 cargo test -p tessera-interp --test fuzz -- --nocapture
//! ```

mod damage;

use std::collections::BTreeMap;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use damage::{launch_text, program, words, Places};
use tessera_interp::{run, InterpError, RunOptions};
use tessera_launch::{corpus, Launch, LaunchError};
use tessera_testkit::{heap, here, setting, Random};

#[global_allocator]
static HEAP: heap::Heap = heap::Heap;

/// Enough to reach the loops and barriers of most kernels.
const OPTIONS: RunOptions = RunOptions { step_limit: 1_500 };

/// Bytes a case may have allocated at one time: 2 GiB of buffers, private memory and scratch of 64 threads
/// with at most 2 MiB each of both, and a little for code and text.
const HEAP_LIMIT: usize = (2 << 30) + 2 * 64 * (2 << 20) + (64 << 20);

/// A launch file with the files it names.
#[derive(Clone)]
struct Case {
    text: String,
    places: Places,
    files: BTreeMap<PathBuf, Arc<[u8]>>,
}

impl Case {
    fn read(folder: &Path) -> Case {
        let text = std::fs::read_to_string(folder.join("launch.toml")).expect("a launch file");
        let entries = std::fs::read_dir(folder).expect("a kernel's folder").map(|entry| entry.expect("readable").path());
        let files = entries.filter(|path| path.extension().is_some_and(|extension| extension == "bin"));
        let files = files.map(|path| {
            let bytes = std::fs::read(&path).expect("a file of the kernel");
            (PathBuf::from(path.file_name().expect("has a name")), bytes.into())
        });
        let files: BTreeMap<PathBuf, Arc<[u8]>> = files.collect();
        let places = Places::of(&files[Path::new("kernel.bin")]);
        Case { text, places, files }
    }

    fn load(&self) -> Result<Launch, LaunchError> {
        Launch::load_with("launch.toml", &self.text, &|path| {
            self.files.get(path).cloned().ok_or_else(|| format!("no file `{}`", path.display()))
        })
    }

    fn change_program(&mut self, change: impl FnOnce(&mut Vec<u8>, &Places)) {
        let file = self.files.get_mut(Path::new("kernel.bin")).expect("every kernel has a program");
        let mut bytes = file.to_vec();
        change(&mut bytes, &self.places);
        *file = bytes.into();
    }
}

/// All kernels there are, in a fixed order.
fn cases() -> Vec<Case> {
    corpus::names().iter().map(|name| Case::read(&corpus::folder(name))).collect()
}

/// What became of a case, for the statistics.
fn exercise(case: &Case) -> &'static str {
    let one_line = |text: &str| assert_eq!(text.lines().count(), 1, "{text:?}");
    let launch = match case.load() {
        Ok(launch) => launch,
        Err(error) => {
            one_line(&error.to_string());
            assert!(error.is_user_error());
            return "refused when loaded";
        }
    };
    let mut memory = launch.memory();
    match run(&launch, &mut memory, &OPTIONS) {
        Ok(report) => {
            assert!(report.instructions <= OPTIONS.step_limit);
            match launch.verdict(&launch.check(&memory)) {
                Ok(()) => "ran, as expected",
                Err(error) => {
                    one_line(&error.to_string());
                    "ran, other results"
                }
            }
        }
        Err(error) => {
            one_line(&error.to_string());
            match error {
                InterpError::Unsupported { .. } => "stopped: outside the engine",
                InterpError::Decode { .. } => "stopped: no instruction",
                InterpError::OutsideCode { .. } => "stopped: left the code",
                InterpError::Message { .. } => "stopped: message refused",
                InterpError::Deadlock { .. } => "stopped: deadlock",
                InterpError::StepLimit { .. } => "stopped: step limit",
                _ => "stopped: other",
            }
        }
    }
}

/// Case number `index`: a function of the seed and the number alone.
fn damaged(originals: &[Case], seed: u64, index: u64) -> Case {
    let mut random = Random::new(seed ^ index.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let mut case = originals[random.index(originals.len())].clone();
    match index % 3 {
        0 => case.change_program(|bytes, places| program(bytes, places, &mut random)),
        1 => case.change_program(|bytes, places| words(bytes, places, &mut random)),
        _ => case.text = launch_text(&case.text, &mut random),
    }
    case
}

#[test]
fn damaged_inputs_are_run() {
    let (seed, first) = (here!().seed(1), setting("TESSERA_FUZZ_FIRST", 0));
    let count = setting("TESSERA_FUZZ_CASES", 20_000);
    let originals = cases();
    let mut outcomes: BTreeMap<&str, u64> = BTreeMap::new();
    for index in first..first + count {
        let case = damaged(&originals, seed, index);
        heap::reset_peak();
        let Ok(outcome) = catch_unwind(|| exercise(&case)) else {
            panic!("case {index} of seed {seed} panics; TESSERA_SEED={seed} TESSERA_FUZZ_FIRST={index} TESSERA_FUZZ_CASES=1");
        };
        assert!(heap::peak() <= HEAP_LIMIT, "case {index} of seed {seed} allocates {} bytes", heap::peak());
        *outcomes.entry(outcome).or_default() += 1;
    }
    for (outcome, cases) in &outcomes {
        println!("{cases:>9}  {outcome}");
    }
    if count >= 20_000 {
        // Damage that is too mild or too heavy tests nothing.
        let refused = outcomes["refused when loaded"];
        assert!((count / 20..count * 4 / 5).contains(&refused), "{refused} of {count} refused when loaded");
        assert!(outcomes.len() >= 7, "{outcomes:?}");
    }
}
